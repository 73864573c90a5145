"""static/js/boot.mjs: the page starts from both trees, reports progress, and says why it failed."""

import os
import shutil

import pytest
from playwright.sync_api import expect

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

CAN_WAIT = """() => {
    const { href } = document.querySelector('link[href*="interpreter.mjs"]');
    const asked = "from pyodide.ffi import can_run_sync; can_run_sync()";
    const run = (python) => python.runPythonAsync(asked);
    return import(href).then(({ started }) => started).then(run);
}"""
"""Whether Python has a stack of its own, on which it could wait."""


def expect_stage(page, stage):
    expect(page.locator("html")).to_have_attribute("data-boot", stage, timeout=60_000)


def open_until(page, url, stage):
    """The stages that a page reports until it is at `stage`."""
    page.add_init_script(LISTEN + MIRROR)
    page.goto(url)
    expect_stage(page, stage)
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
    """Write a file of a linked copy anew, with its compressed neighbours gone."""
    for old in path.parent.glob(path.name + "*"):
        old.unlink()
    path.write_bytes(content)


def test_the_built_site_boots_below_a_sub_path(page, site_url):
    stages = open_until(page, site_url, "ready")
    names = [stage["stage"] for stage in stages]
    assert list(dict.fromkeys(names)) == ["runtime", "starting", "rules", "ready"]
    assert [stage["error"] for stage in stages] == [None] * len(stages)


def test_the_source_tree_boots(page, source_url):
    stages = open_until(page, source_url, "ready")
    assert stages[-1]["stage"] == "ready"


def test_bytes_are_counted_as_they_come(page, site_url, site_folder):
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


def test_who_comes_late_can_still_read_it(page, site_url):
    open_until(page, site_url, "ready")
    boot = page.evaluate("({ ...window.handoverBoot, ready: 0, fail: 0 })")
    assert boot["stage"] == "ready"
    assert boot["error"] is None
    assert boot["loaded"] == boot["total"] > 1_000_000


def test_fetch_is_given_back(page, site_url):
    open_until(page, site_url, "ready")
    assert page.evaluate("fetch.toString().includes('[native code]')")


def test_python_runs_on_the_threads_own_stack(page, site_url):
    # Chromium's sampling of allocations reads beyond the end of any other, and the tab crashes.
    open_until(page, site_url, "ready")
    assert page.evaluate(CAN_WAIT) is False


def test_the_policy_allows_no_evaluation_and_no_other_origin(page, site_url):
    policy = page.goto(site_url) and page.locator(
        'meta[http-equiv="Content-Security-Policy"]'
    ).get_attribute("content")
    assert "default-src 'none'" in policy
    assert "'unsafe-eval'" not in policy
    assert "'unsafe-inline'" not in policy
    assert "http" not in policy


def remove(folder, pattern):
    """Delete the files that fit, with their compressed neighbours."""
    for path in folder.glob(pattern):
        path.unlink()


def stages_until_failed(page, folder):
    """The stages that the site in `folder` reports until it fails."""
    with serving(folder, cached=True) as url:
        return open_until(page, url, "failed")


@pytest.mark.expects_errors
def test_a_missing_runtime_is_a_failure_with_its_reason(page, altered_site):
    folder, version = altered_site
    remove(version, "static/vendor/pyodide/pyodide.asm.wasm*")
    stages = stages_until_failed(page, folder)
    assert stages[-1]["error"] == "Error: pyodide.asm.wasm: the server answers 404"


@pytest.mark.expects_errors
def test_a_missing_archive_is_a_failure_with_its_name(page, altered_site):
    folder, version = altered_site
    remove(version, "static/vendor/pyodide/code.dat")
    assert "code.dat" in stages_until_failed(page, folder)[-1]["error"]


@pytest.mark.expects_errors
def test_an_exception_while_the_page_starts_is_a_failure_with_its_traceback(page, altered_site):
    folder, version = altered_site
    replace(version / "app/main.py", b"import engine.core\nraise KeyError('no such table')\n")
    stages = stages_until_failed(page, folder)
    assert "KeyError: 'no such table'" in stages[-1]["error"]
    assert [stage["stage"] for stage in stages][-2:] == ["rules", "failed"]
    expect(page.locator(".py-error")).to_have_count(0)


@pytest.mark.expects_errors
def test_a_missing_pyscript_is_a_failure_that_stays(page, altered_site):
    folder, version = altered_site
    remove(version, "static/vendor/pyscript/core*")
    stages_until_failed(page, folder)
    page.wait_for_timeout(3000)
    assert page.evaluate("window.handoverBoot.stage") == "failed"
    assert "pyscript/core" in page.evaluate("window.handoverBoot.error")


def hold_back(page, url, pattern, stage):
    """Open a page without what fits `pattern`; returns those requests once it is at `stage`."""
    held = []
    page.clock.install()
    page.route(pattern, lambda route: held.append(route))
    page.add_init_script(MIRROR)
    page.goto(url)
    expect_stage(page, stage)
    return held


def go_on(page, held):
    """Let time run and answer what was held back; the page must get ready."""
    page.clock.resume()
    for route in held:
        route.continue_()
    expect_stage(page, "ready")


def test_a_slow_start_can_still_come_right(page, site_url):
    held = hold_back(page, site_url, "**/pyodide.asm.wasm", "runtime")
    page.clock.run_for(61_000)
    expect_stage(page, "failed")
    go_on(page, held)
    assert page.evaluate("window.handoverBoot.error") is None


@pytest.mark.parametrize("doubt", ["silence", "rejection"])
def test_a_doubt_while_our_modules_load_can_still_come_right(page, site_url, doubt):
    """The failure that was shown meanwhile goes away, and the page works."""
    held = hold_back(page, site_url, "**/app/main.py", "rules")
    if doubt == "silence":
        page.clock.run_for(61_000)
    else:
        event = "new PromiseRejectionEvent('unhandledrejection', { promise, reason: 'a plug-in' })"
        page.evaluate(f"() => {{ const promise = Promise.resolve(); dispatchEvent({event}); }}")
    expect_stage(page, "failed")
    expect(page.locator(".failure")).to_be_visible()
    go_on(page, held)
    expect(page.locator(".failure")).to_have_count(0)


@pytest.mark.expects_errors
def test_a_runtime_that_hangs_is_a_failure_after_a_minute(page, site_url):
    hold_back(page, site_url, "**/pyodide.asm.wasm", "runtime")
    page.clock.run_for(61_000)
    expect_stage(page, "failed")
    assert page.evaluate("window.handoverBoot.error") == "no progress for 60 s"
