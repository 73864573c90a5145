"""Fixtures for games in the browser."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from engine.core.match import Match
from tests.browsing import VIEWPORTS, pytest_configure
from tests.e2e.hands import deal, open_lobby
from tests.e2e.tablet import Tablet
from tests.e2e.titles import open_position

__all__ = ["pytest_configure"]


@pytest.fixture
def evening(long_evening: Page, site_url: str) -> Callable[..., Tablet]:
    """Opens positions on one page, one after the other: stories, or games as they stand."""

    def sit_down(
        position: Match | Any, language: str = "en", names: tuple[str, ...] = ()
    ) -> Tablet:
        match = position if isinstance(position, Match) else position.match
        if names:
            match.setup = match.setup._replace(names=names[: len(match.setup.names)])
        long_evening.set_viewport_size(VIEWPORTS["tablet"])
        return open_position(long_evening, site_url, match, language)

    return sit_down


@pytest.fixture
def table(page: Page, site_url: str) -> Page:
    """A fresh game of Magpies for Anna and Bartek, under the cover."""
    open_lobby(page, site_url)
    deal(page)
    return page
