"""The page as an app: only a browser with windows says what it would need to install it."""

import pytest
from playwright.sync_api import Playwright

from tests.browsing import BROWSER_OPTIONS, open_device
from tests.e2e.visits import visit
from tools import browser

pytestmark = pytest.mark.drill


def test_the_page_can_be_installed(playwright: Playwright, site_url: str) -> None:
    chromium = playwright.chromium.launch(
        executable_path=browser.find(windows=True), args=BROWSER_OPTIONS
    )
    page = open_device(chromium, service_workers="allow").new_page()
    visit(page, site_url)
    answer = page.context.new_cdp_session(page).send("Page.getInstallabilityErrors")
    chromium.close()
    # A private window, as every test has one, is never installed from.
    assert [error["errorId"] for error in answer["installabilityErrors"]] == ["in-incognito"]
