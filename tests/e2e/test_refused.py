"""A browser that keeps nothing, an interpreter that is gone: the page says so and stays usable."""

import pytest
from playwright.sync_api import Error, expect

from app.i18n.text import catalogue
from tests.e2e.anyone import RUN
from tests.e2e.hands import (
    choose,
    deal,
    one_choice_in,
    open_lobby,
    reveal,
    screen,
    take,
    wait_for_python,
)
from tests.e2e.test_tabs import kept

NOTHING_IS_KEPT = """
const refused = () => new DOMException("The user has blocked site data.", "SecurityError");
const refuse = () => { throw refused(); };
const reject = () => Promise.reject(refused());
IDBFactory.prototype.open = refuse;
LockManager.prototype.request = reject;
LockManager.prototype.query = reject;
ServiceWorkerContainer.prototype.register = reject;
ServiceWorkerContainer.prototype.getRegistration = reject;
for (const name of ["localStorage", "sessionStorage"])
  Object.defineProperty(window, name, { get: refuse });
"""
"""What Chromium does where somebody has blocked all site data."""


@pytest.fixture
def blocked(new_context, site_url):
    """A page in a browser that was told to keep nothing, with a game on its table."""
    context = new_context(service_workers="allow")
    context.add_init_script(f"if (isSecureContext) {{ {NOTHING_IS_KEPT} }}")
    page = context.new_page()
    open_lobby(page, site_url)
    wait_for_python(page)
    deal(page)
    return page


def test_a_browser_that_keeps_nothing_at_all_still_plays(blocked):
    expect(blocked.locator(".messages")).to_contain_text("won’t store saved games")
    reveal(blocked)
    choose(blocked)
    expect(screen(blocked)).to_have_attribute("data-stamp", "1")
    # Nothing of it is taken for a failure of the engine.
    expect(blocked.locator("#engine")).to_have_attribute("data-stage", "ready")
    expect(blocked.locator(".failure")).to_have_count(0)


def test_what_is_only_in_memory_can_be_deleted(blocked):
    blocked.locator("[data-act=leave]").click()
    away = blocked.get_by_role("button", name="Delete Magpies, Anna, Bartek")
    away.click()
    away.click()
    expect(blocked.locator("#continue")).to_be_hidden()


ANSWERS_LATE = """
const { open } = IDBFactory.prototype;
IDBFactory.prototype.open = function (...wanted) {
  const [real, late] = [open.apply(this, wanted), {}];
  const pass = (name) => (event) => { late.result = real.result; late[name]?.(event); };
  real.onupgradeneeded = pass("onupgradeneeded");
  real.onsuccess = (event) => { window.answer = () => pass("onsuccess")(event); };
  return late;
};
"""
"""A browser whose database does not answer until a test calls `answer`."""


def test_a_database_that_does_not_answer_keeps_nobody_from_playing(own_page, site_url):
    page = own_page
    page.add_init_script(ANSWERS_LATE)
    open_lobby(page, site_url)
    deal(page)
    banner = page.locator(".messages", has_text=catalogue("en").messages["storage.slow"])
    expect(banner).to_be_visible()
    reveal(page)
    choose(page)
    expect(banner).to_be_visible()
    page.evaluate("window.answer()")
    take(page)
    choose(page)
    expect(banner).to_have_count(0)
    assert len(kept(page).choices) == 2


@pytest.fixture
def table(page, site_url):
    """A game of Magpies, one choice in, on somebody's screen."""
    return one_choice_in(page, site_url)


CUT_OFF = """() => {
    const { transaction } = IDBDatabase.prototype;
    let dead = null;
    IDBDatabase.prototype.transaction = function (...wanted) {
        dead ??= this;
        if (this === dead) throw new DOMException('connection lost', 'InvalidStateError');
        return transaction.apply(this, wanted);
    };
}"""
"""What a tablet does to a tab in the background: its way to the database is gone for good."""


def test_a_way_to_the_database_that_was_cut_is_found_again(table):
    table.evaluate(CUT_OFF)
    choose(table)
    expect(table.locator(".messages .notice")).to_have_count(0)
    assert len(kept(table).choices) == 2


def test_a_game_that_the_browser_threw_away_is_written_whole_again(table):
    inspector = table.context.new_cdp_session(table)
    origin = table.evaluate("location.origin")
    wiped = {"origin": origin, "storageTypes": "indexeddb"}
    inspector.send("Storage.clearDataForOrigin", wiped)
    choose(table)
    expect(table.locator(".messages .notice")).to_have_count(0)
    assert len(kept(table).choices) == 2
    table.reload()
    wait_for_python(table)
    table.locator(".save .resume").click()
    expect(screen(table)).to_have_attribute("data-stamp", "2")


def test_a_backup_leaves_out_what_cannot_be_read_and_nothing_else(table):
    table.reload()
    wait_for_python(table)
    deal(table)
    all_of_it = (
        "() => window.handover.store.allToFile().then((text) => JSON.parse(text).all.length)"
    )
    assert table.evaluate(all_of_it) == 2
    table.evaluate(
        """() => {
            const { getAll } = IDBObjectStore.prototype;
            let first = true;
            IDBObjectStore.prototype.getAll = function (...wanted) {
                if (this.name !== 'journal' || !first) return getAll.apply(this, wanted);
                first = false;
                throw new DOMException('', 'DataError');
            };
        }"""
    )
    assert table.evaluate(all_of_it) == 1


def test_a_game_that_is_gone_lets_nobody_wait(page, site_url):
    """Another tab has deleted it, and it was tapped before Python was up."""
    open_lobby(page, site_url)
    deal(page)
    page.locator("[data-act=leave]").click()
    held = []
    page.route("**/app/main.py", lambda route: held.append(route))
    page.reload(wait_until="commit")
    page.locator(".save .resume").click()
    page.evaluate(
        "() => window.handover.store.list().then(([{ id }]) => handover.store.remove(id))"
    )
    for route in held:
        route.continue_()
    wait_for_python(page)
    expect(page.locator("#notices")).to_contain_text("no longer on this device")
    expect(page.locator("#waiting")).to_be_hidden()


@pytest.mark.expects_errors
def test_a_tap_after_the_interpreter_died_says_so_again_and_does_not_wait(page, site_url):
    open_lobby(page, site_url)
    deal(page)
    chain = "chain = None\nfor _ in range(200_000): chain = [chain]\ndel chain"
    with pytest.raises(Error, match="Maximum call stack size exceeded"):
        page.evaluate(RUN, chain)
    expect(page.locator(".failure")).to_be_visible()
    page.locator(".save .resume").click()
    expect(page.locator("#waiting")).to_be_hidden()
    expect(page.locator(".failure")).to_be_visible()
    page.get_by_role("button", name="Try again").click()
    wait_for_python(page)
    page.locator(".save .resume").click()
    expect(screen(page)).to_have_attribute("data-screen", "cover")
