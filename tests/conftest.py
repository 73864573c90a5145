"""Fixtures for every test: the page served as source and as built site, and a browser.

A test fails on whatever goes wrong behind its back: an uncaught exception, an error on
the console, a request to any other origin. The browser has no network but localhost.
"""

import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Request,
    sync_playwright,
)

from tools import browser as chromium
from tools import serve

ROOT = Path(__file__).resolve().parent.parent
SUB_PATH = "/handover/"
VIEWPORTS = {
    "tablet": {"width": 1024, "height": 768},
    "upright": {"width": 768, "height": 1024},
    "phone": {"width": 390, "height": 844},
    "desktop": {"width": 1440, "height": 900},
}
NO_NETWORK = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost"
# Software rendering in a container needs none of these, and they cost start-up time.
BROWSER_OPTIONS = [NO_NETWORK, "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]


@contextmanager
def serving(folder: Path, prefix: str = "/", *, cached: bool = False) -> Iterator[str]:
    """The address of `folder` while the block runs."""
    with serve.server_for(folder, prefix=prefix, cached=cached) as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        yield f"http://localhost:{server.server_port}{prefix}"
        server.shutdown()
        thread.join()


@pytest.fixture(scope="session")
def source_url() -> Iterator[str]:
    """Address of the source tree, as `make play` serves it."""
    subprocess.run([sys.executable, "-m", "tools.manifest"], cwd=ROOT, check=True)
    with serving(ROOT) as url:
        yield url


@pytest.fixture(scope="session")
def site_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The built site in a folder of its own, so that nobody rebuilds it meanwhile."""
    folder = tmp_path_factory.mktemp("site") / "dist"
    subprocess.run([sys.executable, "-m", "tools.build_site", str(folder)], cwd=ROOT, check=True)
    return folder


@pytest.fixture(scope="session")
def site_url(site_folder: Path) -> Iterator[str]:
    """Address of the built site below a sub-path, precompressed and cached as on a host."""
    with serving(site_folder, SUB_PATH, cached=True) as url:
        yield url


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One Chromium for the whole run, without any network but this machine."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=BROWSER_OPTIONS)
        yield browser
        browser.close()


class Troubles:
    """What a page did wrong, collected while a test runs."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def watch(self, context: BrowserContext) -> None:
        """Listen to every page of the context."""
        context.on("console", self._console)
        context.on("weberror", lambda error: self.found.append(f"uncaught: {error.error}"))
        context.on("request", self._request)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.found.append(f"console: {message.text} ({message.location.get('url')})")

    def _request(self, request: Request) -> None:
        address = urlsplit(request.url)
        if address.scheme in {"http", "https", "ws", "wss"} and address.hostname != "localhost":
            self.found.append(f"foreign request: {request.url}")


@pytest.fixture
def new_context(
    browser: Browser, request: pytest.FixtureRequest
) -> Iterator[Callable[..., BrowserContext]]:
    """Makes fresh browser contexts, all watched; options as for Playwright's `new_context`.

    Each is a device of its own: nothing stored, no service worker. `viewport` may be one
    of the names in `VIEWPORTS`.
    """
    troubles = Troubles()
    contexts: list[BrowserContext] = []

    def make(viewport: str = "tablet", **options: object) -> BrowserContext:
        options = {"service_workers": "block", "locale": "en-GB", **options}
        context = browser.new_context(viewport=VIEWPORTS[viewport], **options)
        context.set_default_timeout(20_000)
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
