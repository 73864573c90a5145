"""Fixtures for games in the browser."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from tests.conftest import VIEWPORTS
from tests.troubles import Troubles

# What a helper asserts is explained as well as what a test does.
pytest.register_assert_rewrite("tests.e2e.tablet")


@pytest.fixture
def settled(new_context: Callable[..., BrowserContext]) -> Page:
    """A page on which nothing glides or fades: taps need not wait for anything to arrive."""
    return new_context(reduced_motion="reduce").new_page()


@pytest.fixture(scope="module")
def long_evening(browser: Browser) -> Iterator[Page]:
    """One page for all tests of a file, so that Python comes up once; nothing moves on it.

    Each test opens a position of its own. The file fails if the page reports an error.
    """
    troubles = Troubles()
    context = browser.new_context(
        viewport=VIEWPORTS["tablet"],
        service_workers="block",
        locale="en-GB",
        reduced_motion="reduce",
    )
    context.set_default_timeout(20_000)
    troubles.watch(context)
    yield context.new_page()
    context.close()
    assert troubles.found == []
