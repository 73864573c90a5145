"""Fixtures for every test: the page served as source and as built site, and a browser.

A test fails on whatever goes wrong behind its back: an uncaught exception, an error on
the console, a request to any other origin. The browser has no network but localhost.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, sync_playwright

from tests.troubles import Troubles
from tools import browser as chromium
from tools.project import ROOT
from tools.serve import serving

SUB_PATH = "/handover/"
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


@pytest.fixture(scope="session")
def source_url() -> Iterator[str]:
    """Address of the source tree, as `make play` serves it."""
    subprocess.run([sys.executable, "-m", "tools.manifest"], cwd=ROOT, check=True)
    with serving(ROOT) as url:
        yield url


@pytest.fixture(scope="session")
def snapshot(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project's files, which nobody edits while the tests look at them."""
    folder = tmp_path_factory.mktemp("snapshot") / "project"
    copied = ("app", "art", "engine", "static", "tests", "tools")
    ignored = shutil.ignore_patterns("__pycache__", ".hypothesis")
    for name in copied:
        shutil.copytree(ROOT / name, folder / name, ignore=ignored)
    for name in ("index.html", "manifest.webmanifest", "package.json", "package-lock.json"):
        shutil.copyfile(ROOT / name, folder / name)
    (folder / "node_modules").symlink_to(ROOT / "node_modules")
    return folder


@pytest.fixture(scope="session")
def site_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The built site in a folder of its own, so that nobody rebuilds it meanwhile.

    A whole run (tools/run_tests.py) has built it already, for all its processes.
    """
    if built := os.environ.get("HANDOVER_SITE"):
        return Path(built)
    folder = tmp_path_factory.mktemp("site") / "dist"
    subprocess.run([sys.executable, "-m", "tools.build_site", str(folder)], cwd=ROOT, check=True)
    return folder


@pytest.fixture(scope="session")
def site_url(site_folder: Path) -> Iterator[str]:
    """Address of the built site below a sub-path, precompressed and cached as on a host."""
    with serving(site_folder, SUB_PATH, cached=True) as url:
        yield url


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
