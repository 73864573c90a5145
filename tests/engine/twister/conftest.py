"""The `story` fixture: every test that uses it runs straight and with undo."""

from collections.abc import Callable, Iterator

import pytest

from engine.twister.data import PASSIVE_TERRAINS
from tests.engine.twister.story import Story


@pytest.fixture(params=[False, True], ids=["straight", "undoing"])
def story(request: pytest.FixtureRequest) -> Iterator[Callable[..., Story]]:
    """Makes stories; what a test says it `tells` of must have taken place in one of them."""
    stories: list[Story] = []

    def make(*args: object, **position: object) -> Story:
        stories.append(Story(*args, undoing=request.param, **position))
        return stories[-1]

    yield make
    promised = set(getattr(request.function, "tells", ())) - set(PASSIVE_TERRAINS)
    used = set().union(*(one.used for one in stories))
    assert promised <= used, f"never took place: {promised - used}"
