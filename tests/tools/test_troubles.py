"""The fixtures see what a page does wrong; without this, every other test proves less."""

import pytest

from tests.troubles import Troubles


@pytest.fixture
def watched(browser):
    context = browser.new_context()
    troubles = Troubles()
    troubles.watch(context)
    yield context.new_page(), troubles
    context.close()


def test_a_console_error_is_seen(watched):
    page, troubles = watched
    page.evaluate("console.error('broken')")
    page.wait_for_timeout(50)
    assert [trouble.startswith("console: broken") for trouble in troubles.found] == [True]


def test_an_uncaught_exception_is_seen(watched):
    page, troubles = watched
    page.evaluate("setTimeout(() => { throw new Error('lost') })")
    page.wait_for_timeout(50)
    assert len(troubles.found) == 1
    assert "lost" in troubles.found[0]


def test_a_request_to_another_origin_is_seen_and_goes_nowhere(watched):
    page, troubles = watched
    page.evaluate("fetch('https://example.org/').catch(() => {})")
    page.wait_for_timeout(200)
    assert "foreign request: https://example.org/" in troubles.found
    assert any("ERR_NAME_NOT_RESOLVED" in trouble for trouble in troubles.found)


def test_what_is_only_a_warning_is_no_trouble(watched):
    page, troubles = watched
    page.evaluate("console.warn('mind')")
    page.wait_for_timeout(50)
    assert troubles.found == []
