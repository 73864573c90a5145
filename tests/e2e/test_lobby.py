"""The lobby: at once, before Python, in three languages, at every size."""

import json
import re

import pytest
from playwright.sync_api import expect

from app.i18n.text import catalogue
from engine.core.match import Match
from engine.games import load_game
from engine.saves.link import to_link
from tests.browsing import VIEWPORTS
from tests.e2e.hands import BOOT, deal, open_lobby, reveal, screen
from tools.project import lobby_games

FIRST_PAINT = 100_000
"""Bytes over the wire before Python: the product's budget."""


@pytest.fixture
def lone_page(new_context):
    """Makes pages on which Python never comes up: the lobby alone."""

    def make(**options):
        page = new_context(**options).new_page()
        page.route("**/static/js/boot.mjs", lambda _: None)  # never answered
        return page

    return make


@pytest.fixture
def held(own_page):
    """Holds the interpreter back; calling it lets Python come up."""
    routes = []
    own_page.route("**/*.wasm", lambda route: routes.append(route))

    def release():
        for route in routes:
            route.continue_()

    return release


def test_the_lobby_works_before_python_and_no_tap_is_lost(own_page, site_url, held):
    page = own_page
    open_lobby(page, site_url)
    expect(page.locator("#engine-words")).to_have_text(
        re.compile(r"^Rules engine \d+\.\d of \d+\.\d MB$")
    )
    page.get_by_role("button", name="Italiano").click()
    expect(page.get_by_text("Tre giochi da tavolo")).to_be_visible()
    page.get_by_role("button", name="Gazze", exact=True).click()
    page.locator("#setup-names input").first.fill("Anna")
    page.get_by_role("button", name="Distribuisci le carte").click()
    # Taken at once, and said so, though nobody can deal yet.
    expect(page.locator("#waiting")).to_be_visible()
    expect(page.locator("#waiting")).to_contain_text("Mescolo")
    assert page.evaluate("window.handoverBoot.stage") == "runtime"
    held()
    expect(page.get_by_role("button", name="Sono Anna")).to_be_visible(timeout=BOOT)
    expect(page.locator("#waiting")).to_be_hidden()


def test_a_tap_before_the_lobbys_script_is_not_lost(lone_page, site_url):
    page = lone_page()
    held = []
    page.route("**/static/js/lobby.mjs", lambda route: held.append(route))
    page.goto(f"{site_url}?dev", wait_until="commit")
    page.get_by_role("button", name="InBetween").click()
    expect(page.locator("#setup")).to_be_hidden()
    held[0].continue_()
    expect(page.locator("#setup")).to_be_visible()
    expect(page.locator("#setup-title")).to_have_text("InBetween")


def test_progress_ends_with_words(page, site_url):
    open_lobby(page, site_url)
    expect(page.locator("#engine-words")).to_have_text("Ready to play", timeout=BOOT)
    expect(page.locator("#engine-bar")).to_be_hidden()


def test_the_first_paint_is_small(own_page, site_url, held):
    page = own_page
    open_lobby(page, site_url, "")
    expect(page.locator("#engine-words")).to_contain_text("MB")
    page.evaluate("document.fonts.ready")
    sizes = page.evaluate(
        """() => [...performance.getEntriesByType('navigation'),
                  ...performance.getEntriesByType('resource')]
            .filter((e) => !/vendor|pyscript\\.toml|main\\.py/.test(e.name))
            .map((e) => [e.name.split('/').slice(-2).join('/'), e.transferSize])"""
    )
    assert len(sizes) > 12
    assert sum(size for _, size in sizes) < FIRST_PAINT, json.dumps(sizes)


def test_python_is_not_needed_to_look_around(lone_page, site_url):
    page = lone_page()
    open_lobby(page, site_url, "")
    # Every game of the shelf can be played by now; the next one that is begun cannot.
    page.evaluate("document.querySelector('[data-game=twister]').dataset.playable = 'no'")
    page.get_by_role("button", name="Dungeon Twister").click(force=True)
    expect(page.locator("#notices")).to_contain_text("Fire & Water is not playable yet")
    page.get_by_role("button", name="Close").click()
    expect(page.locator("#notices .notice")).to_have_count(0)
    page.get_by_role("button", name="About and credits").click()
    expect(page.get_by_role("dialog")).to_contain_text("unofficial")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_the_developers_game_is_hidden(lone_page, site_url):
    page = lone_page()
    open_lobby(page, site_url, "")
    expect(page.locator(".box")).to_have_count(len(lobby_games()))


@pytest.mark.parametrize(
    ("locale", "tagline"),
    [("it-IT", "Tre giochi da tavolo"), ("pl", "Trzy gry planszowe"), ("en-US", "Three board")],
)
def test_the_first_language_is_the_browsers(lone_page, site_url, locale, tagline):
    page = lone_page(locale=locale)
    page.goto(site_url, wait_until="commit")
    expect(page.locator(".brand p")).to_contain_text(tagline)
    expect(page.locator("html")).to_have_attribute("lang", locale[:2])
    expect(page.locator("#notices .notice")).to_have_count(0)


@pytest.mark.parametrize("query", ["", "?lang=klingon"])
def test_an_unknown_language_gives_english_and_says_so(lone_page, site_url, query):
    page = lone_page(locale="de-DE")
    page.goto(site_url + query, wait_until="commit")
    expect(page.locator(".brand p")).to_contain_text("Three board games")
    named = "klingon" if query else "de-DE"
    expect(page.locator("#notices")).to_contain_text(f"does not speak “{named}” yet")


# A part of the page that does not arrive ---------------------------------------------------------


def gone(route):
    """The host does not have it."""
    route.fulfill(status=404, body="")


def altered(route):
    """It is not the file whose hash the page gives."""
    route.fulfill(status=200, content_type="text/javascript", body="window.handoverBoot = {};")


SAYS = catalogue("en").messages["failure.part"]


@pytest.mark.expects_errors
@pytest.mark.parametrize("part", [pytest.param(gone, marks=pytest.mark.drill), altered])
def test_without_the_script_that_starts_python_the_lobby_says_so(own_page, site_url, part):
    page = own_page
    page.route("**/static/js/boot.mjs", part)
    open_lobby(page, site_url)
    expect(page.locator(".failure")).to_contain_text(SAYS)
    # Another tap says so again, and nobody waits.
    page.get_by_role("button", name="Magpies", exact=True).click()
    page.locator("#setup-start").click()
    expect(page.locator(".failure")).to_contain_text(SAYS)
    expect(page.locator("#waiting")).to_be_hidden()


@pytest.mark.expects_errors
def test_without_the_lobbys_script_the_page_itself_says_so(own_page, site_url):
    page = own_page
    page.route("**/static/js/lobby.mjs", gone)
    page.goto(f"{site_url}?lang=pl#magpies.1.2.7..0..abcdef", wait_until="commit")
    missing = page.locator("#missing", has_text=SAYS)
    expect(missing).to_be_visible()
    expect(page.locator("#waiting")).to_be_hidden()
    page.unroute("**/static/js/lobby.mjs")
    missing.get_by_role("button", name="Try again").click()
    expect(page.locator("#engine-words")).not_to_be_empty()
    expect(page.locator("#missing")).to_be_hidden()


@pytest.mark.expects_errors
def test_without_the_first_script_the_lobby_still_works(lone_page, site_url):
    page = lone_page()
    page.route("**/static/js/before-paint.js", gone)
    open_lobby(page, site_url)
    page.get_by_role("button", name="Magpies", exact=True).click()
    expect(page.locator("#setup-names label").first).to_have_text("Pica")
    expect(page.locator("#missing")).to_be_hidden()


RAW = re.compile(r"\b[a-z]+\.[a-z]+\b")
"""The key of a message."""


@pytest.mark.expects_errors
def test_without_a_catalogue_the_page_keeps_its_own_english(own_page, site_url):
    page = own_page
    for language in ("en", "it"):
        page.route(f"**/i18n/{language}.json", gone)
    open_lobby(page, site_url, "?lang=it")
    expect(page.locator("#missing", has_text=SAYS)).to_be_visible()
    expect(page.locator("#engine")).to_have_attribute("data-stage", "ready", timeout=BOOT)
    page.get_by_role("button", name="InBetween", exact=True).click()
    expect(page.locator("#setup")).to_be_hidden()
    expect(page.locator(".brand p")).to_have_text(catalogue("en").messages["lobby.tagline"])
    assert RAW.findall(page.locator("#lobby").inner_text()) == []


@pytest.mark.expects_errors
def test_without_its_own_catalogue_a_language_gives_way_to_english(lone_page, site_url):
    page = lone_page()
    page.route("**/i18n/*it.json", gone)
    page.route("**/i18n/inbetween.en.json", gone)
    open_lobby(page, site_url, "?lang=it")
    expect(page.locator("#notices .notice")).to_be_visible()
    assert RAW.findall(page.locator("#lobby").inner_text()) == []
    # Optional rules are offered only in words.
    page.get_by_role("button", name="InBetween", exact=True).click()
    expect(page.locator("#setup")).to_be_visible()
    expect(page.locator("#setup-variants")).to_be_hidden()


def test_a_problem_is_not_pushed_away_by_what_is_none(lone_page, site_url):
    page = lone_page()
    open_lobby(page, site_url, "?lang=xx")
    expect(page.locator("#notices")).to_contain_text("does not speak")
    for message, calm in (("A problem.", False), ("By the way.", True), ("And this.", True)):
        page.evaluate(
            "(detail) => document.dispatchEvent(new CustomEvent('handover:notice', { detail }))",
            {"message": message, "calm": calm},
        )
    expect(page.locator("#notices p")).to_have_text(["A problem.", "And this."])


def test_the_chosen_language_is_remembered(lone_page, site_url):
    page = lone_page()
    page.goto(site_url, wait_until="commit")
    page.get_by_role("button", name="Polski").click()
    expect(page.locator(".brand p")).to_contain_text("Trzy gry")
    page.reload(wait_until="commit")
    expect(page.locator(".brand p")).to_contain_text("Trzy gry")
    expect(page.get_by_role("button", name="Polski")).to_have_attribute("aria-pressed", "true")
    expect(page).to_have_title(re.compile("trzy gry"))


def test_names_are_remembered_and_never_empty(page, site_url):
    open_lobby(page, site_url)
    deal(page, ("Zoë", " "))
    expect(page.get_by_role("button", name="I am Zoë")).to_be_visible()
    page.get_by_role("button", name="Back to the lobby").click()
    page.get_by_role("button", name="Magpies", exact=True).click()
    fields = page.locator("#setup-names input")
    expect(fields.nth(0)).to_have_value("Zoë")
    expect(fields.nth(1)).to_have_value("")
    expect(page.locator("#setup-names label").nth(1)).to_have_text("Hudsonia")


def test_names_of_players_who_sit_out_are_remembered_and_sides_can_be_swapped(page, site_url):
    open_lobby(page, site_url)
    deal(page, ("Anna", "Bartek", "Carla"))
    page.get_by_role("button", name="Back to the lobby").click()
    deal(page, ("Anna", "Bartek"))
    page.get_by_role("button", name="Back to the lobby").click()
    page.get_by_role("button", name="Magpies", exact=True).click()
    page.locator(".chip", has_text="3").click()
    fields = page.locator("#setup-names input")
    expect(fields.nth(2)).to_have_value("Carla")
    expect(page.get_by_role("button", name="Swap sides")).to_be_hidden()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="InBetween", exact=True).click()
    page.get_by_label("Town").fill("Anna")
    page.get_by_role("button", name="Swap sides").click()
    expect(page.get_by_label("Town")).to_have_value("")
    expect(page.get_by_label("Creature")).to_have_value("Anna")


def test_a_game_from_a_link_names_its_sides_in_the_language_of_the_lobby(page, site_url):
    open_lobby(page, site_url, "?lang=pl")
    link = to_link(Match.start(load_game("inbetween"), 3))
    page.evaluate("(link) => (location.hash = link)", link)
    expect(page.get_by_role("button", name="To ja, Istota")).to_be_visible(timeout=BOOT)
    page.locator("[data-act=leave]").click()
    expect(page.locator(".save").first).to_contain_text("Miasto, Istota")


def test_three_can_play_but_not_across(page, site_url):
    open_lobby(page, site_url)
    page.get_by_role("button", name="Magpies", exact=True).click()
    page.locator(".chip", has_text="3").click()
    expect(page.locator("#setup-names input")).to_have_count(3)
    expect(page.locator("#setup [value=across]")).to_be_disabled()
    page.keyboard.press("Escape")
    deal(page, ("Anna", "Bartek", "Carla"))
    reveal(page)
    expect(page.locator(".mat")).to_have_count(3)


def measure(page):
    """What sticks out sideways, and every touch target that is too small."""
    return page.evaluate(
        """() => {
            const seen = (e) => e.offsetParent && getComputedStyle(e).visibility !== 'hidden';
            const area = (e) => {
                // The whole box is its button's target, the whole label its input's.
                const larger = e.closest(e.classList.contains('open') ? '.box' : 'label');
                return (larger ?? e).getBoundingClientRect();
            };
            const small = [...document.querySelectorAll('button, a, input:not(.unseen)')]
                .filter(seen)
                .map((e) => [e.textContent.trim() || e.ariaLabel || e.value, area(e)])
                .filter(([, r]) => r.width < 43.5 || r.height < 43.5)
                .map(([name, r]) => `${name} ${r.width} x ${r.height}`);
            return [document.documentElement.scrollWidth - innerWidth, small];
        }"""
    )


@pytest.mark.parametrize("language", ["en", "it", "pl"])
def test_the_lobby_fits_at_every_size_in_every_language(lone_page, site_url, language):
    page = lone_page()
    page.goto(f"{site_url}?lang={language}", wait_until="commit")
    expect(page.locator("html")).to_have_attribute("lang", language)
    for size in VIEWPORTS.values():
        page.set_viewport_size(size)
        assert measure(page) == [0, []]
        page.get_by_role("button", name="InBetween").click()
        expect(page.locator("#setup")).to_be_visible()
        assert measure(page) == [0, []]
        page.locator("#setup .close").click()


def test_the_table_fits_at_every_size(page, site_url):
    open_lobby(page, site_url)
    deal(page, ("Anna", "Bartłomiej Wierzbicki-Łąkowski"))
    for size in VIEWPORTS.values():
        page.set_viewport_size(size)
        assert measure(page) == [0, []]
        reveal(page)
        assert measure(page) == [0, []]
        page.locator("[data-act='panel:menu']").click()
        expect(page.locator(".sheet")).to_be_visible()
        assert measure(page) == [0, []]
        page.locator(".sheet [data-act=conceal]").click()
        expect(screen(page)).to_have_attribute("data-screen", "cover")


@pytest.mark.parametrize(("size", "offered"), [("tablet", True), ("phone", False)])
def test_a_phone_has_no_edge_for_each_of_four_hands(new_context, site_url, size, offered):
    page = new_context(size).new_page()
    open_lobby(page, site_url, "")
    page.get_by_role("button", name="Twisted Cryptids").click()
    page.locator("#setup-count .chip", has_text="4").click()
    expect(page.locator("[name=seating][value=around]")).to_be_visible(visible=offered)
    expect(page.locator("[name=seating][value=pass]")).to_be_checked()
