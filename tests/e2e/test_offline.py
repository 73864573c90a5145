"""After one visit the page needs no network, and an update never harms what works."""

import json
import os
import shutil
from random import Random

import pytest
from playwright.sync_api import expect

from app.i18n.text import LANGUAGES
from tests.e2e import anyone
from tests.e2e.hands import BOOT, open_lobby, screen, wait_for_python
from tests.hosts import Host
from tools import build_site
from tools.project import lobby_games

BROKEN = """async () => {
    const broken = [];
    for (const image of document.images) {
        image.loading = 'eager';  // also those that were not looked at yet
        await image.decode().catch(() => broken.push(image.src));
    }
    return broken;
}"""
VERSIONS = "caches.keys().then((names) => names.filter((name) => name.startsWith('handover-')))"


@pytest.fixture
def host(site_folder):
    """The built site, on a host that can be killed."""
    with Host(site_folder) as host:
        yield host


@pytest.fixture
def visitor(new_context):
    """A page of a browser that may keep things."""
    return new_context(service_workers="allow", reduced_motion="reduce").new_page()


def visit(page, url, query="?dev"):
    """A whole visit: until the page is on the device."""
    open_lobby(page, url, query)
    wait_for_python(page)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_timeout(200)


def version(page):
    return page.locator("html").get_attribute("data-version")


def reload(page):
    page.reload(wait_until="commit")
    wait_for_python(page)


def new_release(site, folder, change):
    """The site as it would be after a change: `change(folder)` edits the versioned folder."""
    shutil.copytree(site, folder, copy_function=os.link)
    (old,) = (path for path in folder.iterdir() if path.is_dir())
    change(old)
    version = old.rename(folder / build_site.digest_of(old))
    page = (folder / "index.html").read_text("utf-8").replace(old.name, version.name)
    for path in [*folder.glob("index.html*"), *folder.glob("sw.js*"), *version.rglob("*.br")]:
        path.unlink()
    for path in version.rglob("*.gz"):
        path.unlink()
    build_site.write_page(without_hashes(page), version)
    return folder


def without_hashes(page):
    """The page as it was before the build put hashes and a version in."""
    page = build_site.re.sub(r' integrity="[^"]*"', "", page)
    return build_site.re.sub(r'<html data-version="\w+" ', "<html ", page)


def replace(path, content):
    """Write a file of a linked copy anew."""
    path.unlink()
    path.write_text(content, encoding="utf-8")


def reword(words):
    """A change that can be seen: another tagline."""

    def change(version):
        path = version / "app/i18n/en.json"
        data = json.loads(path.read_text("utf-8"))
        data["messages"]["lobby.tagline"] = words
        replace(path, json.dumps(data))

    return change


def test_everything_works_with_the_server_killed(visitor, host):
    visit(visitor, host.url)
    host.kill()
    reload(visitor)
    dice = Random(7)
    for game in lobby_games():
        for language in LANGUAGES:
            visitor.locator(f"[data-language={language}]").click()
            expect(visitor.locator("html")).to_have_attribute("lang", language)
            anyone.deal(visitor, game)
            for number, _ in anyone.play(visitor, dice):
                if number == 12:
                    break
            before = anyone.look(visitor)["stamp"]
            reload(visitor)
            visitor.locator(".save .resume").first.click()
            expect(screen(visitor)).to_have_attribute("data-stamp", str(before))
            expect(screen(visitor)).to_have_attribute("data-screen", "cover")
            visitor.locator("[data-act=leave]").click()
    # Pictures, fonts and the rules to read have come along as well.
    assert visitor.evaluate(BROKEN) == []


def test_the_page_can_be_installed(visitor, host):
    visit(visitor, host.url)
    inspector = visitor.context.new_cdp_session(visitor)
    answer = inspector.send("Page.getInstallabilityErrors")
    # A private window, as every test has one, is never installed from.
    assert [e["errorId"] for e in answer["installabilityErrors"]] == ["in-incognito"]
    manifest = json.loads(inspector.send("Page.getAppManifest")["data"])
    assert manifest["start_url"] == manifest["scope"] == "../"


def test_the_first_visit_can_lose_its_server_too(visitor, host):
    visit(visitor, host.url)
    host.kill()
    visitor.get_by_role("button", name="Polski").click()
    expect(visitor.locator(".brand p")).to_contain_text("Trzy gry")


FILE_SOURCES = """() => {
    const folder = document.querySelector("script[src*='/static/']").src.split('/static/')[0];
    const files = performance.getEntriesByType('resource');
    const ours = files.filter(({ name }) => name.startsWith(folder));
    return [...new Set(ours.map((entry) => entry.workerFinalSourceType))];
}"""


def test_files_come_from_the_device_without_a_detour(visitor, host):
    visit(visitor, host.url)
    host.kill()
    reload(visitor)
    assert visitor.evaluate(FILE_SOURCES) == ["cache"]


def test_a_browser_that_knows_no_such_way_goes_by_the_worker(visitor, host, site_folder, tmp_path):
    host.kill()
    host.folder = shutil.copytree(site_folder, tmp_path / "site", copy_function=os.link)
    for packed in list(host.folder.glob("sw.js.*")):
        packed.unlink()
    worker = (host.folder / "sw.js").read_text("utf-8")
    replace(host.folder / "sw.js", f"delete InstallEvent.prototype.addRoutes;\n{worker}")
    host.start()
    visit(visitor, host.url)
    host.kill()
    reload(visitor)
    assert "cache" not in visitor.evaluate(FILE_SOURCES)
    anyone.deal(visitor, "magpies")


def test_an_update_waits_for_the_end_of_the_game_and_says_so(visitor, host, site_folder, tmp_path):
    visit(visitor, host.url)
    reload(visitor)
    before = version(visitor)
    anyone.deal(visitor, "magpies")
    host.kill()
    host.folder = new_release(site_folder, tmp_path / "new", reword("Newer than new."))
    host.start()
    visitor.evaluate("navigator.serviceWorker.getRegistration().then((r) => r.update())")
    expect(visitor.locator("#news")).to_contain_text("A new version", timeout=BOOT)
    # That the old one comes up meanwhile does not sweep the new one away.
    worker = "navigator.serviceWorker.controller"
    visitor.evaluate(f"(version) => {worker}.postMessage({{ ready: version }})", before)
    visitor.wait_for_timeout(300)
    assert len(visitor.evaluate(VERSIONS)) == 2
    # The game goes on, with the version it was begun with.
    for number, _ in anyone.play(visitor, Random(3)):
        if number == 6:
            break
    assert version(visitor) == before
    stamp = anyone.look(visitor)["stamp"]
    visitor.locator("[data-act='panel:menu'], [data-act=leave]").first.click()
    visitor.locator("[data-act=leave]").click()
    visitor.get_by_role("button", name="Switch now").click()
    expect(visitor.locator(".brand p")).to_have_text("Newer than new.", timeout=BOOT)
    expect(visitor.locator("#news")).to_contain_text("has been updated")
    assert version(visitor) != before
    wait_for_python(visitor)
    visitor.locator(".save .resume").click()
    expect(screen(visitor)).to_have_attribute("data-stamp", str(stamp))
    host.kill()
    reload(visitor)
    expect(visitor.locator(".brand p")).to_have_text("Newer than new.")
    visitor.wait_for_timeout(300)
    assert len(visitor.evaluate(VERSIONS)) == 1


def test_a_game_in_another_tab_holds_an_update_back(visitor, host, site_folder, tmp_path):
    visit(visitor, host.url)
    reload(visitor)
    other = visitor.context.new_page()
    open_lobby(other, host.url)
    wait_for_python(other)
    anyone.deal(other, "magpies")
    host.kill()
    host.folder = new_release(site_folder, tmp_path / "new", reword("Newer than new."))
    host.start()
    visitor.evaluate("navigator.serviceWorker.getRegistration().then((r) => r.update())")
    visitor.get_by_role("button", name="Switch now").click(timeout=BOOT)
    expect(visitor.locator("#news")).to_contain_text("open in another tab")
    other.locator("[data-act=leave]").click()
    other.get_by_role("button", name="Switch now").click()
    for page in (visitor, other):
        expect(page.locator(".brand p")).to_have_text("Newer than new.", timeout=BOOT)


def test_a_reload_in_the_lobby_brings_the_update(visitor, host, site_folder, tmp_path):
    visit(visitor, host.url)
    reload(visitor)
    host.kill()
    host.folder = new_release(site_folder, tmp_path / "new", reword("Newer than new."))
    host.start()
    visitor.evaluate("navigator.serviceWorker.getRegistration().then((r) => r.update())")
    expect(visitor.locator("#news")).to_contain_text("A new version", timeout=BOOT)
    visitor.reload(wait_until="commit")
    expect(visitor.locator(".brand p")).to_have_text("Newer than new.", timeout=BOOT)
    expect(visitor.locator("#news")).to_contain_text("has been updated")


def tear(name):
    """A release of which one file is not the one that was listed."""

    def change(folder):
        path = next(folder.glob(f"*/{name}"))
        for neighbour in path.parent.glob(path.name + ".*"):
            neighbour.unlink()
        content = path.read_bytes()
        path.unlink()
        path.write_bytes(content[:-1] + b"?")

    return change


def lose(name):
    """A release that was not uploaded to the end."""
    return lambda folder: next(folder.glob(f"*/{name}")).unlink()


@pytest.mark.expects_errors
@pytest.mark.parametrize(
    "harm", [tear("app/i18n/en.json"), lose("app/i18n/en.json")], ids=["torn", "lost"]
)
def test_a_torn_update_never_replaces_a_working_version(visitor, host, site_folder, tmp_path, harm):
    visit(visitor, host.url)
    reload(visitor)
    before = version(visitor)
    host.kill()
    host.folder = new_release(site_folder, tmp_path / "new", reword("Newer than new."))
    harm(host.folder)
    host.start()
    failed = """async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        const updated = await registration.update().catch(() => registration);
        const coming = updated.installing;
        const later = () => new Promise((done) => setTimeout(done, 50));
        while (coming?.state === 'installing') await later();
        return [coming?.state ?? 'redundant', (await caches.keys()).length];
    }"""
    # The version that works, and the notes.
    assert visitor.evaluate(failed) == ["redundant", 2]
    reload(visitor)
    assert version(visitor) == before
    anyone.deal(visitor, "magpies")


@pytest.mark.expects_errors
def test_an_update_that_does_not_start_gives_way_to_the_version_before(
    visitor, host, site_folder, tmp_path
):
    visit(visitor, host.url)
    reload(visitor)
    before = version(visitor)

    def break_it(folder):
        replace(folder / "app/main.py", "raise KeyError('no such table')\n")

    host.kill()
    host.folder = new_release(site_folder, tmp_path / "new", break_it)
    host.start()
    visitor.evaluate("navigator.serviceWorker.getRegistration().then((r) => r.update())")
    visitor.get_by_role("button", name="Switch now").click(timeout=BOOT)
    expect(visitor.locator(".failure")).to_be_visible(timeout=BOOT)
    assert version(visitor) != before
    visitor.get_by_role("button", name="Try again").click()
    wait_for_python(visitor)
    assert version(visitor) == before
    expect(visitor.locator("#news")).to_contain_text("the one before it")
    anyone.deal(visitor, "magpies")
    # And offline, too.
    host.kill()
    reload(visitor)
    assert version(visitor) == before


FILES_OF = """async (version) => {
    const cache = await caches.open(`handover-${version}`);
    const list = await cache.match(new URL('files', location.href));
    return [Boolean(list), (await cache.keys()).length];
}"""
"""Whether a version is whole on the device, and how many files it has there."""


@pytest.mark.expects_errors
def test_a_release_that_is_taken_back_leaves_the_working_version_alone(
    visitor, host, site_folder, tmp_path
):
    """The version that comes again is the one that serves: it is not loaded anew over itself."""
    visit(visitor, host.url)
    reload(visitor)
    before = version(visitor)
    whole = visitor.evaluate(FILES_OF, before)
    assert whole[0]
    host.kill()
    host.folder = new_release(site_folder, tmp_path / "new", reword("Newer than new."))
    host.start()
    visitor.evaluate("navigator.serviceWorker.getRegistration().then((r) => r.update())")
    expect(visitor.locator("#news")).to_contain_text("A new version", timeout=BOOT)
    host.kill()
    # The release before, but nothing of it can be loaded: the network is bad.
    host.folder = shutil.copytree(site_folder, tmp_path / "back", copy_function=os.link)
    shutil.rmtree(next(path for path in host.folder.iterdir() if path.is_dir()))
    host.start()
    visitor.evaluate(
        """() => navigator.serviceWorker.getRegistration().then(async (registration) => {
            const coming = (await registration.update()).installing;
            const later = () => new Promise((done) => setTimeout(done, 50));
            while (coming?.state === 'installing') await later();
        })"""
    )
    assert visitor.evaluate(FILES_OF, before) == whole
    host.kill()
    reload(visitor)
    expect(visitor.locator(".brand p")).not_to_have_text("Newer than new.")
    anyone.deal(visitor, "magpies")


def test_a_tab_of_the_version_before_keeps_its_files(visitor, host, site_folder, tmp_path):
    """A tab that came first, without a worker, and fills in a panel while another one switches."""
    visit(visitor, host.url)
    before = version(visitor)
    visitor.locator(".box[data-game=inbetween] .open").click()
    expect(visitor.locator("#setup")).to_be_visible()
    other = visitor.context.new_page()
    host.kill()
    host.folder = new_release(site_folder, tmp_path / "new", reword("Newer than new."))
    host.start()
    visitor.evaluate("navigator.serviceWorker.getRegistration().then((r) => r.update())")
    expect(visitor.locator("#news")).to_contain_text("A new version", timeout=BOOT)
    open_lobby(other, host.url)  # nobody plays, so it switches at once
    expect(other.locator(".brand p")).to_have_text("Newer than new.", timeout=BOOT)
    wait_for_python(other)
    host.kill()
    assert visitor.evaluate(FILES_OF, before)[0]
    visitor.locator("#setup-start").click()
    expect(screen(visitor)).to_have_attribute("data-screen", "cover")
    assert visitor.evaluate(BROKEN) == []
    # Back in the lobby it starts anew, as the new one.
    visitor.locator("[data-act=leave]").click()
    expect(visitor.locator(".brand p")).to_have_text("Newer than new.", timeout=BOOT)


def test_an_update_loads_only_what_has_changed(visitor, host, site_folder, tmp_path):
    visit(visitor, host.url)
    reload(visitor)
    host.kill()
    host.folder = new_release(site_folder, tmp_path / "new", reword("Newer than new."))
    # Whatever is the same as before is not even there to be loaded.
    for name in ("static/vendor/pyodide/pyodide.asm.wasm", "static/vendor/pyodide/stdlib.dat"):
        next(host.folder.glob(f"*/{name}")).unlink()
    host.start()
    visitor.evaluate("navigator.serviceWorker.getRegistration().then((r) => r.update())")
    visitor.get_by_role("button", name="Switch now").click(timeout=BOOT)
    expect(visitor.locator(".brand p")).to_have_text("Newer than new.", timeout=BOOT)
    wait_for_python(visitor)


def test_the_source_tree_is_never_kept(visitor, site_folder, source_url, tmp_path):
    # The built site was once at the address where the source tree is now.
    with Host(site_folder, "/") as host:
        visit(visitor, host.url)
        host.kill()
        host.folder = build_site.ROOT
        host.start()
        visitor.evaluate("navigator.serviceWorker.getRegistration().then((r) => r.update())")
        expect(visitor.locator("html:not([data-version])")).to_be_attached(timeout=BOOT)
        wait_for_python(visitor)
        left = "navigator.serviceWorker.getRegistrations().then((all) => all.length)"
        assert visitor.evaluate(left) == 0
        assert visitor.evaluate("caches.keys()") == []
