"""The `story` fixture: every test that uses it runs straight and with undo."""

from collections.abc import Callable, Iterator
from importlib import import_module

import pytest

from tests.engine.story import Story, promised


@pytest.fixture(params=[False, True], ids=["straight", "undoing"])
def story(request: pytest.FixtureRequest) -> Iterator[Callable[..., Story]]:
    """Makes stories of the game whose folder the test is in.

    What a test says it `tells` of must have taken place in one of them.
    """
    game = import_module(f"tests.engine.{request.path.parent.name}.story")
    stories: list[Story] = []

    def make(*args: object, **position: object) -> Story:
        stories.append(game.Story(*args, undoing=request.param, **position))
        return stories[-1]

    yield make
    used = set().union(*(one.used for one in stories))
    missing = promised(request.function, request.node.callspec.params) - used - game.Story.passive
    assert not missing, f"never took place: {sorted(missing)}"
