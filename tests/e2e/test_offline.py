"""After one visit the page needs no network, and later visits start from memory kept on the device.

What updates do is in tests/drill/test_updates.py.
"""

import json
from random import Random

import pytest
from playwright.sync_api import expect

from app.i18n.text import LANGUAGES
from tests.browsing import open_device
from tests.e2e import anyone
from tests.e2e.hands import BOOT, open_lobby, screen, wait_for_python
from tests.e2e.visits import BROKEN, FILE_SOURCES, reload, visit
from tests.hosts import Host
from tests.scale import amount
from tests.troubles import Troubles
from tools.project import lobby_games

RUNTIME = """() => {
    const { href } = document.querySelector('link[href*="interpreter.mjs"]');
    return import(href).then(({ transfer, started }) => started.then((python) => ({
        snapshot: transfer.snapshot,
        chance: python.runPython('import random; random.random()'),
        imported: python.runPython('import sys; "app.shell" in sys.modules'),
    })));
}"""

ENGINE_FILES = """() => performance.getEntriesByType('resource')
    .map(({ name }) => name).filter((name) => name.includes('/engine/'))"""
"""What of the engine's sources has been asked for."""

SPOIL = """async (spoil) => {
    const [name] = (await caches.keys()).filter((name) => !name.endsWith(' notes'));
    const cache = await caches.open(name);
    const [request] = (await cache.keys()).filter(({ url }) => url.endsWith('/snapshot.dat'));
    const whole = await cache.match(request);
    window.mend = () => cache.put(request, whole);
    const bytes = new Uint8Array(await whole.clone().arrayBuffer());
    const foreign = bytes.map((byte, n) => (n > 20_000 && n < 90_000 ? 255 - byte : byte));
    const spoilt = { short: bytes.subarray(0, 70_000), foreign };
    const headers = { 'X-Unpacked': 'yes' };
    if (spoil === 'gone') await cache.delete(request);
    else await cache.put(request, new Response(spoilt[spoil], { headers }));
}"""
"""Damage the memory that lies on the device; `window.mend` puts it back."""


@pytest.fixture(scope="module")
def host(site_folder):
    """The built site, on a host that can be killed."""
    with Host(site_folder) as host:
        yield host


@pytest.fixture(scope="module")
def visitor(browser, host):
    """A page that has been visited once: from now on the site is on the device."""
    troubles = Troubles()
    context = open_device(browser, service_workers="allow", reduced_motion="reduce")
    troubles.watch(context)
    page = context.new_page()
    visit(page, host.url)
    yield page
    context.close()
    assert troubles.found == [], troubles.found


@pytest.fixture
def offline(visitor, host):
    """The same page while the server is gone."""
    host.kill()
    yield visitor
    host.start()


def test_the_browser_reads_how_the_page_is_installed(visitor, host):
    visit(visitor, host.url)
    answer = visitor.context.new_cdp_session(visitor).send("Page.getAppManifest")
    assert answer["errors"] == []
    manifest = json.loads(answer["data"])
    assert manifest["start_url"] == manifest["scope"] == "../"


def test_everything_works_with_the_server_killed(offline):
    offline.get_by_role("button", name="Polski").click()  # the first visit can lose its server, too
    expect(offline.locator(".brand p")).to_contain_text("Trzy gry")
    reload(offline)
    assert offline.evaluate(FILE_SOURCES) == ["cache"], "without a detour by the worker"
    dice = Random(7)
    games = lobby_games()
    for game, language in amount(
        [(game, language) for game in games for language in LANGUAGES],
        [*zip(games, LANGUAGES, strict=True)],
    ):
        offline.locator(f"[data-language={language}]").click()
        expect(offline.locator("html")).to_have_attribute("lang", language)
        anyone.deal(offline, game)
        for number, _ in anyone.play(offline, dice):
            if number == 12:
                break
        before = anyone.look(offline)["stamp"]
        reload(offline)
        offline.locator(".save .resume").first.click()
        expect(screen(offline)).to_have_attribute("data-stamp", str(before))
        expect(screen(offline)).to_have_attribute("data-screen", "cover")
        offline.locator("[data-act=leave]").click()
    # Pictures, fonts and the rules to read have come along as well.
    assert offline.evaluate(BROKEN) == []


def test_the_law_can_be_read_without_a_network_and_is_what_runs(offline):
    """The page has bytecode only. It compiles the text that it shows, and finds the same code."""
    reload(offline)
    offline.locator("[data-language=en]").click()  # whatever language the last test has left
    expect(offline.locator("html")).to_have_attribute("lang", "en")
    before = offline.evaluate(ENGINE_FILES)
    anyone.deal(offline, "inbetween")
    offline.locator("#table [data-act=reveal]").click()
    offline.locator("#table [data-act='panel:log']").click()
    offline.locator(".line-open").last.click(position={"x": 4, "y": 4})  # beside the names
    said = offline.locator(".captions .law-link").first
    words = (said.text_content() or "").partition(" Why?")[0]
    said.click()
    expect(offline.locator(".sheet .reader")).to_be_visible()
    assert offline.evaluate(ENGINE_FILES) == before == [], "nothing is fetched before the last tap"
    offline.locator(".sheet .code-way").click()
    expect(offline.locator(".sheet .verified")).to_be_visible()
    expect(offline.locator(".sheet .asked-about")).to_have_text(words)
    assert all(name.endswith(".py") for name in offline.evaluate(ENGINE_FILES))
    assert offline.locator(".passage .row").count() > 5
    offline.locator(".sheet .back-way").click()
    offline.keyboard.press("Escape")
    offline.keyboard.press("Escape")
    expect(screen(offline)).to_have_attribute("data-screen", "play")
    offline.locator("[data-act='panel:menu']").click()
    offline.locator("[data-act=leave]").click()


# The memory that later visits start from ---------------------------------------------------


def start_again(page):
    page.reload(wait_until="commit")
    wait_for_python(page)
    return page.evaluate(RUNTIME)


def test_the_first_visit_neither_fetches_nor_uses_it(page, site_url):
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    open_lobby(page, site_url)
    wait_for_python(page)
    assert page.evaluate(RUNTIME)["snapshot"] is False
    assert not [url for url in asked if "snapshot" in url]


def test_later_visits_start_from_it_and_chance_is_not_frozen(visitor):
    first, second = start_again(visitor), start_again(visitor)
    assert first["snapshot"] is second["snapshot"] is True
    assert first["imported"] is second["imported"] is True
    assert first["chance"] != second["chance"]
    seeds = []
    for _ in range(2):
        start_again(visitor)
        anyone.deal(visitor, "magpies")
        save = "handover.store.list().then(([game]) => handover.store.read(game.id))"
        seeds.append(visitor.evaluate(save)["opening"].partition('"seed":')[2][:20])
    assert seeds[0] != seeds[1]


def test_one_that_does_not_fit_is_left_out(visitor):
    keeper = visitor.context.new_page()  # has the whole one in hand until it is put back
    keeper.goto(visitor.url, wait_until="commit")
    for spoil in amount(("short", "foreign", "gone"), ("foreign",)):
        keeper.evaluate(SPOIL, spoil)
        assert start_again(visitor)["snapshot"] is False, spoil
        anyone.deal(visitor, "magpies")
        expect(screen(visitor)).to_have_attribute("data-screen", "cover", timeout=BOOT)
        keeper.evaluate("window.mend()")
    assert start_again(visitor)["snapshot"] is True
