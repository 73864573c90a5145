"""Updates of a page that is on a device: they never harm what works."""

import json
import os
import shutil
from random import Random

import pytest
from playwright.sync_api import expect

from tests.e2e import anyone
from tests.e2e.hands import BOOT, open_lobby, screen, wait_for_python
from tests.e2e.visits import BROKEN, FILE_SOURCES, reload, visit
from tests.hosts import Host
from tools import build_site

pytestmark = pytest.mark.drill
NEW = "Newer than new."
"""What the lobby of the next release says."""
UPDATE = "navigator.serviceWorker.getRegistration().then((r) => r.update())"
"""Let the page look for a new release."""
VERSIONS = "caches.keys().then((names) => names.filter((name) => !name.endsWith(' notes')))"


@pytest.fixture
def host(site_folder):
    """The built site, on a host that can be killed."""
    with Host(site_folder) as host:
        yield host


@pytest.fixture
def visitor(new_context):
    """A page of a browser that may keep things."""
    return new_context(service_workers="allow", reduced_motion="reduce").new_page()


def version(page):
    return page.locator("html").get_attribute("data-version")


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


@pytest.fixture
def publish(host, site_folder, tmp_path):
    """Puts a new release on the host: the site after `change`, then harmed on its way there."""

    def put(change, harm=lambda folder: None):
        host.kill()
        host.folder = new_release(site_folder, tmp_path / "new", change)
        harm(host.folder)
        host.start()

    return put


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


def test_an_update_waits_for_the_end_of_the_game_and_says_so(visitor, host, publish):
    visit(visitor, host.url)
    reload(visitor)
    before = version(visitor)
    anyone.deal(visitor, "magpies")
    publish(reword(NEW))
    visitor.evaluate(UPDATE)
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
    visitor.get_by_role("button", name="Update now").click()
    expect(visitor.locator(".brand p")).to_have_text(NEW, timeout=BOOT)
    expect(visitor.locator("#news")).to_contain_text("has been updated")
    assert version(visitor) != before
    wait_for_python(visitor)
    visitor.locator(".save .resume").click()
    expect(screen(visitor)).to_have_attribute("data-stamp", str(stamp))
    host.kill()
    reload(visitor)
    expect(visitor.locator(".brand p")).to_have_text(NEW)
    visitor.wait_for_timeout(300)
    assert len(visitor.evaluate(VERSIONS)) == 1


def test_a_game_in_another_tab_holds_an_update_back(visitor, host, publish):
    visit(visitor, host.url)
    reload(visitor)
    other = visitor.context.new_page()
    open_lobby(other, host.url)
    wait_for_python(other)
    anyone.deal(other, "magpies")
    publish(reword(NEW))
    visitor.evaluate(UPDATE)
    visitor.get_by_role("button", name="Update now").click(timeout=BOOT)
    expect(visitor.locator("#news")).to_contain_text("open in another tab")
    other.locator("[data-act=leave]").click()
    other.get_by_role("button", name="Update now").click()
    for page in (visitor, other):
        expect(page.locator(".brand p")).to_have_text(NEW, timeout=BOOT)


def test_a_reload_in_the_lobby_brings_the_update(visitor, host, publish):
    visit(visitor, host.url)
    reload(visitor)
    publish(reword(NEW))
    visitor.evaluate(UPDATE)
    expect(visitor.locator("#news")).to_contain_text("A new version", timeout=BOOT)
    visitor.reload(wait_until="commit")
    expect(visitor.locator(".brand p")).to_have_text(NEW, timeout=BOOT)
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
def test_a_torn_update_never_replaces_a_working_version(visitor, host, publish, harm):
    visit(visitor, host.url)
    reload(visitor)
    before = version(visitor)
    publish(reword(NEW), harm)
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
def test_an_update_that_does_not_start_gives_way_to_the_version_before(visitor, host, publish):
    visit(visitor, host.url)
    reload(visitor)
    before = version(visitor)

    def break_it(folder):
        replace(folder / "app/main.py", "raise KeyError('no such table')\n")

    publish(break_it)
    visitor.evaluate(UPDATE)
    visitor.get_by_role("button", name="Update now").click(timeout=BOOT)
    expect(visitor.locator(".failure")).to_be_visible(timeout=BOOT)
    assert version(visitor) != before
    visitor.get_by_role("button", name="Try again").click()
    wait_for_python(visitor)
    assert version(visitor) == before
    expect(visitor.locator("#news")).to_contain_text("the one before")
    anyone.deal(visitor, "magpies")
    # And offline, too.
    host.kill()
    reload(visitor)
    assert version(visitor) == before


FILES_OF = """async (version) => {
    const here = new URL(".", location.href).pathname;
    const cache = await caches.open(`handover ${here} ${version}`);
    const list = await cache.match(new URL('files', location.href));
    return [Boolean(list), (await cache.keys()).length];
}"""
"""Whether a version is whole on the device, and how many files it has there."""


@pytest.mark.expects_errors
def test_a_release_that_is_taken_back_leaves_the_working_version_alone(
    visitor, host, publish, site_folder, tmp_path
):
    """The version that comes again is the one that serves: it is not loaded anew over itself."""
    visit(visitor, host.url)
    reload(visitor)
    before = version(visitor)
    whole = visitor.evaluate(FILES_OF, before)
    assert whole[0]
    publish(reword(NEW))
    visitor.evaluate(UPDATE)
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
    expect(visitor.locator(".brand p")).not_to_have_text(NEW)
    anyone.deal(visitor, "magpies")


def test_a_tab_of_the_version_before_keeps_its_files(visitor, host, publish):
    """A tab that came first, without a worker, and fills in a panel while another one switches."""
    visit(visitor, host.url)
    before = version(visitor)
    visitor.locator(".box[data-game=inbetween] .open").click()
    expect(visitor.locator("#setup")).to_be_visible()
    other = visitor.context.new_page()
    publish(reword(NEW))
    visitor.evaluate(UPDATE)
    expect(visitor.locator("#news")).to_contain_text("A new version", timeout=BOOT)
    open_lobby(other, host.url)  # nobody plays, so it switches at once
    expect(other.locator(".brand p")).to_have_text(NEW, timeout=BOOT)
    wait_for_python(other)
    host.kill()
    assert visitor.evaluate(FILES_OF, before)[0]
    visitor.locator("#setup-start").click()
    expect(screen(visitor)).to_have_attribute("data-screen", "cover")
    assert visitor.evaluate(BROKEN) == []
    # Back in the lobby it starts anew, as the new one.
    visitor.locator("[data-act=leave]").click()
    expect(visitor.locator(".brand p")).to_have_text(NEW, timeout=BOOT)


def test_an_update_loads_only_what_has_changed(visitor, host, publish):
    visit(visitor, host.url)
    reload(visitor)

    def keep_what_is_new(folder):
        # Whatever is the same as before is not even there to be loaded.
        for name in ("pyodide.asm.wasm", "stdlib.dat"):
            lose(f"static/vendor/pyodide/{name}")(folder)

    publish(reword(NEW), keep_what_is_new)
    visitor.evaluate(UPDATE)
    visitor.get_by_role("button", name="Update now").click(timeout=BOOT)
    expect(visitor.locator(".brand p")).to_have_text(NEW, timeout=BOOT)
    wait_for_python(visitor)


def test_two_copies_under_one_origin_leave_each_other_alone(visitor, site_folder, tmp_path):
    for name in ("release", "preview"):
        (tmp_path / name).symlink_to(site_folder)
    with Host(tmp_path, "/") as host:
        for name in ("release", "preview", "release"):
            visit(visitor, f"{host.url}{name}/")
        host.kill()
        for name in ("release", "preview"):
            open_lobby(visitor, f"{host.url}{name}/")
            wait_for_python(visitor)
    notes = "handover /release/ notes", "handover /preview/ notes"
    assert set(notes) < set(visitor.evaluate("caches.keys()"))
    assert len(visitor.evaluate(VERSIONS)) == 2


def test_the_source_tree_is_never_kept(visitor, site_folder, source_url, tmp_path):
    # The built site was once at the address where the source tree is now.
    with Host(site_folder, "/") as host:
        visit(visitor, host.url)
        host.kill()
        host.folder = build_site.ROOT
        host.start()
        visitor.evaluate(UPDATE)
        expect(visitor.locator("html:not([data-version])")).to_be_attached(timeout=BOOT)
        wait_for_python(visitor)
        left = "navigator.serviceWorker.getRegistrations().then((all) => all.length)"
        assert visitor.evaluate(left) == 0
        assert visitor.evaluate("caches.keys()") == []
