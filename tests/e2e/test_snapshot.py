"""The memory that later visits start from: used once it is on the device, never trusted blindly."""

import pytest
from playwright.sync_api import expect

from tests.e2e import anyone
from tests.e2e.hands import BOOT, open_lobby, screen, wait_for_python

RUNTIME = """() => {
    const { href } = document.querySelector('link[href*="interpreter.mjs"]');
    return import(href).then(({ transfer, started }) => started.then((python) => ({
        snapshot: transfer.snapshot,
        chance: python.runPython('import random; random.random()'),
        imported: python.runPython('import sys; "app.shell" in sys.modules'),
    })));
}"""

SPOIL = """async (spoil) => {
    const [name] = (await caches.keys()).filter((name) => name.startsWith('handover-'));
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


@pytest.fixture
def visitor(new_context, site_url):
    """A page whose site is on the device."""
    page = new_context(service_workers="allow").new_page()
    open_lobby(page, site_url)
    wait_for_python(page)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    return page


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
    for spoil in ("short", "foreign", "gone"):
        keeper.evaluate(SPOIL, spoil)
        assert start_again(visitor)["snapshot"] is False, spoil
        anyone.deal(visitor, "magpies")
        expect(screen(visitor)).to_have_attribute("data-screen", "cover", timeout=BOOT)
        keeper.evaluate("window.mend()")
    assert start_again(visitor)["snapshot"] is True
