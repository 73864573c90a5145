"""Fixtures for tests in a browser: a plugin of pytest, which the folders that need one load.

A test fails on whatever goes wrong behind its back: an uncaught exception, an error on
the console, a request to any other origin. The browser has no network but localhost.
"""

import sys
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, sync_playwright

from tests.troubles import Troubles
from tools import browser as chromium

VIEWPORTS = {
    "tablet": {"width": 1024, "height": 768},
    "upright": {"width": 768, "height": 1024},
    "phone": {"width": 390, "height": 844},
    "desktop": {"width": 1440, "height": 900},
}
NO_NETWORK = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost"
LEFT_OUT = (
    # Pages of the address bar, made for each new window: a third of all that a test's browser does.
    *("WebUIOmniboxPopup", "WebUIOmniboxAimPopup"),
    # What Playwright leaves out as well; of two such lists, Chromium heeds the last.
    *("AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "MediaRouter"),
    *("DialMediaRouteProvider", "GlobalMediaControls", "LensOverlay", "HttpsUpgrades", "Translate"),
    *("PaintHolding", "ThirdPartyStoragePartitioning", "OptimizationHints", "AimEnabled"),
    *("BlockOriginHeaderModificationOnRedirect", "AvoidCorsURLLoaderRestartOnRedirect"),
    "NetworkTimeServiceQuerying",
)
"""Features of Chromium that tests do without."""
# Containers have neither the rights for a sandbox, nor a graphics card, nor much shared memory.
BROWSER_OPTIONS = [
    *(NO_NETWORK, f"--disable-features={','.join(LEFT_OUT)}"),
    *("--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"),
]

# What a helper asserts is explained as well as what a test does.
pytest.register_assert_rewrite("tests.e2e.tablet")


def pytest_configure(config: pytest.Config) -> None:
    """Every folder with a browser brings this hook: the fixtures are loaded once for all of them.

    Two sets of them would be two browsers, and Playwright can be started only once in a thread.
    """
    if not config.pluginmanager.has_plugin(__name__):
        config.pluginmanager.register(sys.modules[__name__], __name__)


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    """What drives browsers."""
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """One Chromium for the whole run, without any network but this machine."""
    browser = playwright.chromium.launch(executable_path=chromium.find(), args=BROWSER_OPTIONS)
    yield browser
    browser.close()


def open_device(browser: Browser, viewport: str = "tablet", **options: object) -> BrowserContext:
    """A device of its own: nothing stored, no service worker; options as for Playwright."""
    options = {"service_workers": "block", "locale": "en-GB", **options}
    context = browser.new_context(viewport=VIEWPORTS[viewport], **options)
    context.set_default_timeout(20_000)
    return context


@pytest.fixture
def new_context(
    browser: Browser, request: pytest.FixtureRequest
) -> Iterator[Callable[..., BrowserContext]]:
    """Makes fresh browser contexts, all watched; options as for Playwright's `new_context`.

    Each is a device of its own. `viewport` may be one of the names in `VIEWPORTS`.
    """
    troubles = Troubles()
    contexts: list[BrowserContext] = []

    def make(viewport: str = "tablet", **options: object) -> BrowserContext:
        context = open_device(browser, viewport, **options)
        troubles.watch(context)
        contexts.append(context)
        return context

    yield make
    for context in contexts:
        context.close()
    if not request.node.get_closest_marker("expects_errors"):
        assert troubles.found == []


@pytest.fixture
def page(new_context: Callable[..., BrowserContext]) -> Page:
    """A page at tablet size in a fresh context; the test fails if the page reports errors."""
    return new_context().new_page()


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
    context = open_device(browser, reduced_motion="reduce")
    troubles.watch(context)
    yield context.new_page()
    context.close()
    assert troubles.found == []
