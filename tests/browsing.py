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
SCREENS = {
    f"{width}x{height}": {"width": width, "height": height}
    for width, height in (
        *((320, 568), (390, 844), (768, 1024)),  # phones and a tablet, upright
        *((667, 375), (740, 360), (844, 390), (932, 430)),  # phones on their side
        *((512, 384), (590, 410), (640, 480)),  # a tablet with everything twice as large
        *((1024, 768), (1180, 820), (1440, 900)),
    )
}
"""Every size at which every answer of every game is in reach of a finger."""
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
    "--font-render-hinting=none",  # without windows, letters are a little wider otherwise
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


def open_device(
    browser: Browser, viewport: str = "tablet", *, newcomer: bool = False, **options: object
) -> BrowserContext:
    """A device of its own: nothing stored, no service worker; options as for Playwright.

    Whoever uses it knows all games, and is asked neither about that nor about sound, unless it is a
    newcomer.
    """
    options = {"service_workers": "block", "locale": "en-GB", **options}
    context = browser.new_context(viewport=VIEWPORTS[viewport], **options)
    context.set_default_timeout(20_000)
    if not newcomer:
        context.add_init_script(KNOWS_ALL)
    return context


KNOWS_ALL = """try {
    localStorage['handover.known'] ??= '["inbetween", "cryptids", "twister", "magpies"]';
    localStorage['handover.settings'] ??= '{"sound": "off"}';
} catch { /* site data is blocked */ }"""
"""The device remembers that nobody is new here (static/js/learn.mjs), and wants no sound."""


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
        assert troubles.found == [], troubles.found


class Tab:
    """One tab for many tests, on a device that is like new for each of them.

    The page starts again each time, in half a second: what the browser has compiled stays. It has
    no service worker, and nothing glides or fades, so that taps need not wait for anything.
    """

    def __init__(self, browser: Browser, url: str) -> None:
        self._browser = browser
        self._nowhere = f"{url}nowhere"
        self._page: Page | None = None
        self._used_by: object = None
        self._troubles = Troubles()

    def for_one(self, test: pytest.Item) -> Page:
        """The tab for a test that expects a new device."""
        page = self._open()
        self._tidy_up(page)
        self._begin(test, test)
        return page

    def for_all_of(self, file: object, test: pytest.Item) -> Page:
        """The tab as the test before left it, if that was one of the same file."""
        page = self._open()
        if self._used_by != file:
            self._tidy_up(page)
        self._begin(file, test)
        return page

    def _begin(self, user: object, test: pytest.Item) -> None:
        self._used_by = user
        self._troubles.found.clear()
        self._may_fail = bool(test.get_closest_marker("expects_errors"))

    def end(self) -> None:
        """Fail if something went wrong on the page, unless the test expects that."""
        assert self._may_fail or self._troubles.found == [], self._troubles.found

    def _open(self) -> Page:
        if self._page is None:
            context = open_device(self._browser, reduced_motion="reduce")
            self._troubles.watch(context)
            self._page = context.new_page()
            self._page.on("crash", self._forget)
            self._page.on("close", self._forget)
            self._used_by = None
        return self._page

    def _forget(self, _: Page) -> None:
        self._page = None

    def _tidy_up(self, page: Page) -> None:
        for other in page.context.pages:
            if other != page:
                other.close()
        page.context.clear_permissions()
        page.route(self._nowhere, lambda route: route.fulfill(body=EMPTY, content_type="text/html"))
        page.goto(self._nowhere)
        page.evaluate(FORGET)
        page.unroute_all()
        page.set_viewport_size(VIEWPORTS["tablet"])


EMPTY = "<!doctype html><link rel=icon href='data:,'>"
"""A page of the same origin that asks for nothing, not even for a picture of its own."""
FORGET = """async () => {
    localStorage.clear();
    sessionStorage.clear();
    for (const { name } of await indexedDB.databases())
        await new Promise((resolve, reject) => {
            const request = indexedDB.deleteDatabase(name);
            Object.assign(request, { onsuccess: resolve, onerror: reject, onblocked: reject });
        });
}"""
"""Remove everything that the page keeps on the device."""


@pytest.fixture(scope="session")
def tab(browser: Browser, site_url: str) -> Tab:
    """What `page` and `long_evening` share."""
    return Tab(browser, site_url)


@pytest.fixture
def page(tab: Tab, request: pytest.FixtureRequest) -> Iterator[Page]:
    """A page at tablet size on a device that is like new; nothing glides or fades on it.

    A test that changes how the browser works (its clock, scripts that run first) or that needs
    motion or a service worker takes a device of its own: `new_context`.
    """
    yield tab.for_one(request.node)
    tab.end()


@pytest.fixture
def long_evening(tab: Tab, request: pytest.FixtureRequest) -> Iterator[Page]:
    """One page for all tests of a file, so that Python comes up once; nothing moves on it.

    Each test opens a position of its own.
    """
    yield tab.for_all_of(request.node.path, request.node)
    tab.end()


@pytest.fixture
def own_page(new_context: Callable[..., BrowserContext]) -> Page:
    """A page on a device of its own, where things move: for tests that change the browser."""
    return new_context().new_page()
