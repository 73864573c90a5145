"""static/js/boot.mjs: the page boots from both trees, reports progress, and says why it fails."""

import os
import shutil

import pytest
from playwright.sync_api import expect

from tests.browsing import open_device
from tests.troubles import Troubles
from tools.serve import serving

LISTEN = """
window.stages = [];
document.addEventListener("handover:progress", ({ detail }) => window.stages.push(detail));
"""
# Read through the document, because the page's policy forbids evaluating text.
MIRROR = """
document.addEventListener("handover:progress", ({ detail }) => {
  document.documentElement.dataset.boot = detail.stage;
});
"""

STARTED = """() => {
    const { href } = document.querySelector('link[href*="interpreter.mjs"]');
    return import(href).then(({ started }) => started).then(() => true, () => false);
}"""
"""Until the interpreter has come up, or cannot."""

CAN_WAIT = """() => {
    const { href } = document.querySelector('link[href*="interpreter.mjs"]');
    const asked = "from pyodide.ffi import can_run_sync; can_run_sync()";
    const run = (python) => python.runPythonAsync(asked);
    return import(href).then(({ started }) => started).then(run);
}"""
"""Whether Python has a stack of its own, on which it could wait."""


def open_until(page, url, stage):
    """The stages that a page reports until it is at `stage`."""
    page.add_init_script(LISTEN + MIRROR)
    page.goto(url)
    expect(page.locator("html")).to_have_attribute("data-boot", stage, timeout=60_000)
    return page.evaluate("window.stages")


def slow_down(page, bytes_per_second):
    """Let everything come at the pace of a network."""
    session = page.context.new_cdp_session(page)
    pace = {"downloadThroughput": bytes_per_second, "uploadThroughput": -1, "latency": 10}
    session.send("Network.emulateNetworkConditions", {"offline": False, **pace})


@pytest.fixture
def altered_site(site_folder, tmp_path):
    """A copy of the site to damage: returns the folder and its versioned folder."""
    folder = tmp_path / "altered"
    shutil.copytree(site_folder, folder, copy_function=os.link)
    (version,) = (path for path in folder.iterdir() if path.is_dir())
    return folder, version


def replace(path, content):
    """Replace a file of a linked copy, with its compressed neighbours gone."""
    for old in path.parent.glob(path.name + "*"):
        old.unlink()
    path.write_bytes(content)


@pytest.fixture(scope="module")
def booted(browser, site_url):
    """A page of the built site that has come up, and the stages that it went through."""
    troubles = Troubles()
    context = open_device(browser)
    troubles.watch(context)
    page = context.new_page()
    stages = open_until(page, site_url, "ready")
    yield page, stages
    context.close()
    assert troubles.found == [], troubles.found


def test_the_built_site_boots_below_a_sub_path(booted):
    _, stages = booted
    names = [stage["stage"] for stage in stages]
    assert list(dict.fromkeys(names)) == ["runtime", "starting", "rules", "ready"]
    assert [stage["error"] for stage in stages] == [None] * len(stages)


def test_who_comes_late_can_still_read_it(booted):
    page, _ = booted
    boot = page.evaluate("({ ...window.handoverBoot, ready: 0, fail: 0 })")
    assert boot["stage"] == "ready"
    assert boot["error"] is None
    assert boot["loaded"] == boot["total"] > 1_000_000


def test_fetch_is_given_back(booted):
    page, _ = booted
    assert page.evaluate("fetch.toString().includes('[native code]')")


def test_python_runs_on_the_threads_own_stack(booted):
    # Chromium's sampling of allocations reads beyond the end of any other, and the tab crashes.
    page, _ = booted
    assert page.evaluate(CAN_WAIT) is False


def test_the_policy_allows_no_evaluation_and_no_other_origin(booted):
    page, _ = booted
    named = 'meta[http-equiv="Content-Security-Policy"]'
    policy = page.locator(named).get_attribute("content")
    assert "default-src 'none'" in policy
    assert "'unsafe-eval'" not in policy
    assert "'unsafe-inline'" not in policy
    assert "http" not in policy


def test_the_source_tree_boots(own_page, source_url):
    stages = open_until(own_page, source_url, "ready")
    assert stages[-1]["stage"] == "ready"


def test_bytes_are_counted_as_they_come(own_page, site_url, site_folder):
    page = own_page
    slow_down(page, bytes_per_second=3_000_000)
    stages = open_until(page, site_url, "ready")
    loaded = [stage["loaded"] for stage in stages]
    assert loaded == sorted(loaded)
    assert loaded[0] == 0
    assert len(set(loaded)) > 5
    # What travelled is what the host sent: the compressed runtime and the packed archives.
    runtime = next(site_folder.glob("*/static/vendor/pyodide"))
    sent = ("pyodide.asm.wasm.br", "stdlib.dat", "code.dat")
    size = sum((runtime / name).stat().st_size for name in sent)
    assert stages[-1]["loaded"] == stages[-1]["total"] == size


def boot_in_vain(page, folder):
    """The stages of a page whose start fails."""
    with serving(folder, cached=True) as url:
        return open_until(page, url, "failed")


MISSING = {
    "pyodide/pyodide.asm.wasm*": "Error: pyodide.asm.wasm: the server answers 404",
    "pyodide/code.dat": "code.dat",
    "pyscript/core*": "pyscript/core",
}
"""Files of the runtime, and what the page says without them."""


@pytest.mark.expects_errors
@pytest.mark.parametrize("files", MISSING)
def test_a_missing_part_of_the_runtime_is_a_failure_that_names_it_and_stays(
    own_page, altered_site, files
):
    page = own_page
    folder, version = altered_site
    for path in (version / "static/vendor").glob(files):
        path.unlink()
    stages = boot_in_vain(page, folder)
    assert MISSING[files] in stages[-1]["error"]
    # The interpreter may come up all the same: that makes no page that works.
    page.evaluate(STARTED)
    assert page.evaluate("window.handoverBoot.stage") == "failed"
    assert MISSING[files] in page.evaluate("window.handoverBoot.error")


@pytest.mark.expects_errors
def test_an_exception_while_the_page_starts_is_a_failure_with_its_traceback(own_page, altered_site):
    page = own_page
    folder, version = altered_site
    replace(version / "app/main.py", b"import engine.core\nraise KeyError('no such table')\n")
    stages = boot_in_vain(page, folder)
    assert "KeyError: 'no such table'" in stages[-1]["error"]
    assert [stage["stage"] for stage in stages][-2:] == ["rules", "failed"]
    expect(page.locator(".py-error")).to_have_count(0)


HELD = {"runtime": "**/pyodide.asm.wasm", "rules": "**/app/main.py"}
"""What a stage waits for."""


@pytest.mark.parametrize(
    ("stage", "doubt"), [("runtime", "silence"), ("rules", "silence"), ("rules", "rejection")]
)
def test_a_start_that_was_doubted_can_still_come_right(own_page, site_url, stage, doubt):
    """The failure that was shown meanwhile goes, and the page is up in every respect."""
    page = own_page
    held = []
    page.clock.install()
    page.route(HELD[stage], lambda route: held.append(route))
    page.add_init_script(MIRROR)
    page.goto(site_url)
    expect(page.locator("html")).to_have_attribute("data-boot", stage, timeout=60_000)
    if doubt == "silence":
        page.clock.run_for(61_000)
    else:
        event = "new PromiseRejectionEvent('unhandledrejection', { promise, reason: 'a plug-in' })"
        page.evaluate(f"() => {{ const promise = Promise.resolve(); dispatchEvent({event}); }}")
    expect(page.locator("html")).to_have_attribute("data-boot", "failed")
    expect(page.locator(".failure")).to_be_visible()
    page.clock.resume()
    for route in held:
        route.continue_()
    expect(page.locator("html")).to_have_attribute("data-boot", "ready", timeout=60_000)
    expect(page.locator(".failure")).to_have_count(0)
    assert page.evaluate("window.handoverBoot.error") is None


@pytest.mark.expects_errors
def test_a_runtime_that_hangs_is_a_failure_after_a_minute(own_page, site_url):
    page = own_page
    page.clock.install()
    page.route("**/pyodide.asm.wasm", lambda route: None)
    page.add_init_script(MIRROR)
    page.goto(site_url)
    expect(page.locator("html")).to_have_attribute("data-boot", "runtime")
    page.clock.run_for(61_000)
    expect(page.locator("html")).to_have_attribute("data-boot", "failed")
    assert page.evaluate("window.handoverBoot.error") == "no progress for 60 s"
