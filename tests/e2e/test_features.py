"""What the shell offers around any game, where the browser matters: holds, keys, focus, files."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browsing import SCREENS
from tests.e2e import layout
from tests.e2e.axe import violations
from tests.e2e.hands import (
    HIDE,
    choose,
    deal,
    open_file,
    open_lobby,
    play,
    play_the_end,
    reveal,
    said,
    screen,
    take,
    wait_for_python,
)
from tests.e2e.titles import open_position
from tests.positions.cryptids import day
from tests.positions.inbetween import busy
from tests.positions.twister import busy as dungeon


@pytest.fixture
def across(page, site_url):
    """A game of Magpies across the table, hands face down."""
    open_lobby(page, site_url)
    deal(page, seating="across")
    reveal(page)
    return page


def play_to_cover(page: Page, taps: int) -> None:
    """Go on for some taps, and then to the next cover."""
    for tap in play(page):
        if tap >= taps and screen(page).get_attribute("data-screen") == "cover":
            return


# Peeks -----------------------------------------------------------------------------------


def cards_of(page: Page, edge: str):
    return page.locator(f".edge.{edge} .card")


def test_a_hand_shows_while_it_is_held_and_no_longer(across):
    button = across.locator(".near [data-hold]")
    expect(cards_of(across, "near")).to_have_count(0)
    button.hover()
    across.mouse.down()
    expect(cards_of(across, "near").first).to_be_visible()
    expect(cards_of(across, "far")).to_have_count(0)
    across.wait_for_timeout(500)
    across.mouse.up()
    expect(cards_of(across, "near")).to_have_count(0)
    assert "data-secret" not in across.locator("#table").inner_html()


def test_a_tap_shows_it_until_the_next_one(across):
    across.locator(".near [data-hold]").click()
    expect(cards_of(across, "near").first).to_be_visible()
    across.locator(".near [data-hold]").click()
    expect(cards_of(across, "near")).to_have_count(0)


def test_a_tap_stays_a_tap_on_a_page_that_is_busy(across):
    """How long a finger rested is told by its events, not by when the page came to hear of them."""
    across.locator(".near [data-hold]").evaluate(
        """(button) => {
            const event = (kind) => new PointerEvent(kind, { bubbles: true, button: 0 });
            const lifted = event('pointerup');
            button.dispatchEvent(event('pointerdown'));
            const until = performance.now() + 500;
            while (performance.now() < until);
            button.dispatchEvent(lifted);
        }"""
    )
    expect(cards_of(across, "near").first).to_be_visible()
    across.wait_for_timeout(500)
    expect(cards_of(across, "near").first).to_be_visible()


def test_another_hand_taps_while_a_hand_is_held(across):
    """The tap counts, and is not mistaken for the end of the hold."""
    hold = across.locator(".near [data-hold]")
    hold.dispatch_event("pointerdown", {"button": 0})
    expect(cards_of(across, "near").first).to_be_visible()
    across.locator("[data-act='panel:log']").first.evaluate("(button) => button.click()")
    expect(across.locator(".sheet")).to_be_visible()


def test_a_tapped_hand_turns_over_by_itself_after_six_seconds(own_page, site_url):
    page = own_page
    page.clock.install()
    open_lobby(page, site_url)
    deal(page, seating="across")
    reveal(page)
    page.locator(".near [data-hold]").click()
    expect(cards_of(page, "near").first).to_be_visible()
    page.clock.run_for(5_000)
    expect(cards_of(page, "near").first).to_be_visible()
    page.clock.run_for(1_500)
    expect(cards_of(page, "near")).to_have_count(0)


def test_space_peeks_and_hides_again(across):
    expect(across.locator(".near h2")).to_be_focused()
    across.keyboard.press("Space")
    expect(cards_of(across, "near").first).to_be_visible()
    across.keyboard.press("Space")
    expect(cards_of(across, "near")).to_have_count(0)


def test_hiding_the_tab_turns_a_peeked_hand_over(across):
    across.locator(".near [data-hold]").click()
    expect(cards_of(across, "near").first).to_be_visible()
    assert 'class="card' not in across.evaluate(HIDE)
    expect(screen(across)).to_have_attribute("data-screen", "play")
    expect(cards_of(across, "near")).to_have_count(0)


def test_the_far_edge_stands_on_its_head_and_the_board_stays_where_it_is(across):
    turned = across.locator(".edge.far").evaluate("(edge) => getComputedStyle(edge).rotate")
    assert turned == "180deg"
    before = across.locator(".board").bounding_box()
    across.locator(".near [data-hold]").click()
    expect(cards_of(across, "near").first).to_be_visible()
    assert across.locator(".board").bounding_box() == before
    across.locator("[data-act='choose:beg']").click()
    expect(across.locator(".far.asked")).to_have_count(1)
    assert across.locator(".board").bounding_box() == before


def open_recap(page: Page) -> None:
    """Play until a recap has more than one step, and take the tablet."""
    for tap in play(page):
        if tap < 10 or screen(page).get_attribute("data-screen") != "cover":
            continue
        page.locator("[data-act=reveal]").click()
        expect(screen(page)).to_have_attribute("data-screen", "recap")
        if page.locator("[data-act='moment:next']").count():
            return
        page.locator("[data-act='moment:']").click()
        expect(screen(page)).to_have_attribute("data-screen", "cover")


# Looking back ------------------------------------------------------------------------------


def test_a_recap_plays_by_itself_and_leads_to_ones_own_turn(own_page, site_url):
    page = own_page
    open_lobby(page, site_url)
    deal(page, ("Anna", "Bartek", "Carla"))
    open_recap(page)
    assert page.locator("[data-secret]").count() == 0
    expect(screen(page)).to_have_attribute("data-screen", "play", timeout=30_000)
    assert page.locator("[data-secret]").count() == 1


def test_with_reduced_motion_a_recap_waits_for_taps(page, site_url):
    open_lobby(page, site_url)
    deal(page, ("Anna", "Bartek", "Carla"))
    open_recap(page)
    count = page.locator(".bar .count")
    expect(count).to_contain_text(re.compile(r"^1 of \d"))
    page.wait_for_timeout(1_500)  # longer than so short a step takes where it goes by itself
    expect(count).to_contain_text(re.compile(r"^1 of \d"))
    page.locator("[data-act='moment:next']").click()
    expect(count).to_contain_text(re.compile(r"^2 of \d"))


def test_a_line_of_the_log_leads_to_its_moment_and_back(table):
    play_to_cover(table, 10)
    reveal(table)
    stamp = screen(table).get_attribute("data-stamp")
    table.keyboard.press("l")
    table.locator(".line-open").first.click()
    expect(screen(table)).to_have_attribute("data-screen", "log")
    expect(table.locator("[data-act^='choose:']")).to_have_count(0)
    assert violations(table) == []
    table.keyboard.press("Escape")
    expect(screen(table)).to_have_attribute("data-screen", "play")
    assert screen(table).get_attribute("data-stamp") == stamp


def test_a_finished_game_is_watched_again(page, site_url):
    open_lobby(page, site_url)
    play_the_end(page)
    page.get_by_role("button", name="Watch it again").click()
    expect(screen(page)).to_have_attribute("data-screen", "replay")
    expect(page.locator(".slider .count")).to_contain_text("1 /")
    assert violations(page) == []
    page.get_by_role("button", name="Next turn").click()
    page.get_by_role("slider").press("End")
    expect(page.get_by_role("button", name="Next", exact=True)).to_have_attribute(
        "aria-disabled", "true"
    )
    page.get_by_role("button", name="Back to the result").click()
    expect(screen(page)).to_have_attribute("data-screen", "over")


# Keys, focus, what is heard ------------------------------------------------------------------


def test_a_sheet_takes_the_focus_and_gives_it_back(table):
    reveal(table)
    menu = table.get_by_role("button", name="Menu")
    menu.focus()
    table.keyboard.press("Enter")
    expect(table.locator(".sheet h2")).to_be_focused()
    table.keyboard.press("Escape")
    expect(table.locator(".sheet")).to_have_count(0)
    expect(menu).to_be_focused()


def test_letters_are_shortcuts_until_they_are_switched_off(table):
    reveal(table)
    table.locator("[data-act='choose:trade']").click()
    expect(screen(table)).to_have_attribute("data-stamp", "1")
    table.keyboard.press("u")
    expect(screen(table)).to_have_attribute("data-stamp", "2")
    table.keyboard.press("m")
    table.locator("[data-act='set:keys:off']").click()
    expect(table.locator("[data-act='set:keys:off']")).to_have_attribute("aria-pressed", "true")
    table.keyboard.press("Escape")
    expect(table.locator(".sheet")).to_have_count(0)
    table.keyboard.press("m")
    expect(table.locator(".sheet")).to_have_count(0)


def test_what_happened_is_said_and_gone_under_the_cover(table):
    spoken = table.locator("body > p[role=status]")
    reveal(table)
    expect(spoken).not_to_be_empty()
    choose(table, 0)
    if screen(table).get_attribute("data-screen") != "cover":
        table.keyboard.press("m")
        table.get_by_role("button", name="Cover now").click()
    expect(screen(table)).to_have_attribute("data-screen", "cover")
    expect(spoken).to_be_empty()


# Settings ------------------------------------------------------------------------------------


def text_size(page: Page) -> float:
    return page.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)")


def test_the_text_grows_and_is_remembered(table, site_url):
    reveal(table)
    sizes = [text_size(table)]
    table.keyboard.press("m")
    for name in ("Large text", "Very large text"):
        way = table.locator(".sheet").get_by_role("button", name=name, exact=True)
        way.click()
        expect(way).to_have_attribute("aria-pressed", "true")
        sizes.append(text_size(table))
    assert sizes == sorted(set(sizes))
    assert violations(table) == []
    table.goto(site_url + "?dev")
    assert text_size(table) == sizes[-1]


def read_in_larger_text(page: Page) -> None:
    """The browser is set to write everything twice as large."""
    inspector = page.context.new_cdp_session(page)
    inspector.send("Page.enable")
    inspector.send("Page.setFontSizes", {"fontSizes": {"standard": 32, "fixed": 26}})


def force_larger_text(page: Page) -> None:
    """Somebody's script writes everything twice as large, whatever the page says."""
    page.add_init_script(
        """document.addEventListener("readystatechange", () => {
            document.documentElement.style.fontSize = "200%";
        });"""
    )


@pytest.mark.parametrize(
    ("position", "enlarge"),
    [(busy, read_in_larger_text), (dungeon, force_larger_text), (day, read_in_larger_text)],
    ids=["inbetween", "twister", "cryptids"],
)
def test_a_browsers_own_larger_text_is_our_largest_and_nothing_is_cut(
    new_context, site_url, position, enlarge
):
    page = new_context(reduced_motion="reduce").new_page()
    enlarge(page)
    open_position(page, site_url, position().match).reveal()
    expect(page.locator("html")).to_have_attribute("data-size", "huge")
    sizes = ("1024x768", "768x1024", "390x844", "844x390")
    for size in sizes:
        page.set_viewport_size(SCREENS[size])
        assert text_size(page) == (21 if min(SCREENS[size].values()) > 560 else 18)
        assert page.evaluate(layout.TEXT_FAULTS) == [], size
    # What is looked for is scrolled to, so it comes last.
    for size in sizes:
        page.set_viewport_size(SCREENS[size])
        lost = layout.out_of_reach(page, may_scroll=True)
        # On a phone a room of the dungeon is brought near first.
        assert [line for line in lost if not line.startswith("select:")] == [], size


@pytest.mark.expects_errors
def test_settings_that_cannot_be_kept_are_followed_all_the_same(new_context, site_url):
    page = new_context(reduced_motion="reduce").new_page()
    page.add_init_script(
        "Object.defineProperty(window, 'localStorage', { get() { throw new Error('no') } })"
    )
    open_lobby(page, site_url)
    deal(page)
    reveal(page)
    before = text_size(page)
    page.keyboard.press("m")
    page.get_by_role("button", name="Very large text", exact=True).click()
    expect(page.locator("html")).to_have_attribute("data-size", "huge")
    assert text_size(page) > before


# Sound ---------------------------------------------------------------------------------------


WATCH_CONTEXTS = """() => {
    const Real = window.AudioContext;
    window.contexts = [];
    window.AudioContext = class extends Real {
        constructor() {
            super();
            window.contexts.push(this);
        }
    };
}"""
LOADED = """() => performance.getEntriesByType("resource")
    .filter(({ name }) => name.includes("sounds.mjs")).length"""
CONTEXTS = "window.contexts.map(({ state }) => state)"
PLAYED = """async () => {
    const { src } = document.querySelector("script[src*='lobby.mjs']");
    const { played } = await import(src.replace("lobby.mjs", "sounds.mjs"));
    return played.turn ?? 0;
}"""
"""How often a player was called; the module is the one that the page itself has loaded."""


def test_sound_is_asked_about_once_starts_with_that_tap_and_is_muted_with_another(page, site_url):
    open_lobby(page, site_url)
    page.evaluate("localStorage['handover.settings'] = '{\"hint\": \"seen\"}'")
    open_lobby(page, site_url)
    deal(page)
    page.evaluate(WATCH_CONTEXTS)
    question = page.locator(".about-sound")
    for tap in play(page):
        if question.count():
            break
        assert tap < 8, "nobody was asked"
    assert page.evaluate(LOADED) == 0
    question.get_by_role("button", name="On", exact=True).click()
    expect(question).to_have_count(0)
    wait_until(page, CONTEXTS, ["running"])
    wait_until(page, PLAYED, 1)
    take(page)
    while screen(page).get_attribute("data-screen") != "cover":
        choose(page)
    assert page.evaluate(PLAYED) == 2
    take(page)
    page.get_by_role("button", name="Mute").click()
    expect(page.get_by_role("button", name="Turn the sound on")).to_be_visible()
    wait_until(page, CONTEXTS, ["suspended"])
    while screen(page).get_attribute("data-screen") != "cover":
        choose(page)
    assert page.evaluate(PLAYED) == 2
    assert page.evaluate(CONTEXTS) == ["suspended"]
    assert question.count() == 0


# A draw, and what can be read ------------------------------------------------------------------


def test_a_draw_needs_both_and_survives_a_reload(table):
    reveal(table)
    table.keyboard.press("m")
    table.get_by_role("button", name="Offer a draw").click()
    expect(screen(table)).to_have_attribute("data-screen", "draw")
    assert table.locator("#table .card").count() == 0
    assert violations(table) == []
    table.get_by_role("button", name="Anna: I agree").click()
    table.get_by_role("button", name="Bartek: I agree").click()
    expect(screen(table)).to_have_attribute("data-screen", "over")
    expect(table.locator(".result")).to_contain_text("house rule")
    table.reload()
    expect(table.locator(".save")).to_contain_text("finished")
    table.locator(".save .resume").click()
    expect(screen(table)).to_have_attribute("data-screen", "over", timeout=30_000)


def test_rules_can_be_read_in_the_lobby_and_at_the_table(page, site_url):
    open_lobby(page, site_url, "?lang=it")
    page.locator(".box[data-game=inbetween] .open").click()
    page.locator("#setup .reading").click()
    chapters = page.locator(".rulebook details")
    expect(chapters).to_have_count(18)
    chapters.nth(0).locator("summary").click()
    expect(chapters.nth(0).locator(".reader p").first).to_be_visible()
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(page.locator(".rulebook")).to_have_count(0)
    page.locator("#setup-start").click()
    expect(screen(page)).to_have_attribute("data-screen", "cover", timeout=30_000)
    reveal(page)
    page.keyboard.press("h")
    expect(page.locator(".sheet .contents li")).to_have_count(18)
    assert violations(page) == []
    page.locator(".sheet [data-act='panel:rules:setup']").click()
    expect(page.locator(".sheet .reader")).to_be_visible()
    assert violations(page) == []
    page.locator(".sheet [data-act='panel:rules:contents']").click()
    page.locator(".sheet [data-act='panel:gallery']").click()
    for section in ("town", "creature", "people", "awareness"):
        page.locator(f"[data-act='panel:gallery:{section}']").click()
        expect(page.locator(f"[data-act='panel:gallery:{section}'][aria-current]")).to_be_visible()
        assert violations(page) == []


# Saved games -----------------------------------------------------------------------------------


def test_all_saves_go_out_in_one_file_and_come_back_elsewhere(table, new_context, site_url):
    reveal(table)
    choose(table, 0)
    table.reload()
    wait_for_python(table)
    expect(table.locator(".continue .all")).to_be_hidden()
    deal(table)
    table.reload()
    expect(table.locator(".save")).to_have_count(2)
    with table.expect_download() as download:
        table.get_by_role("button", name="Download all saves").click()
    content = Path(download.value.path()).read_text("utf-8")
    assert len(json.loads(content)["all"]) == 2
    other = new_context(reduced_motion="reduce").new_page()
    open_lobby(other, site_url)
    for taken in (2, 0):  # what is here already is not taken twice
        open_file(other, content)
        expect(other.locator("#notices")).to_contain_text(said("saves.imported", taken))
        expect(other.locator(".save")).to_have_count(2)
    other.locator(".save .resume").last.click()
    expect(screen(other)).to_have_attribute("data-screen", "cover", timeout=30_000)
    expect(screen(other)).to_have_attribute("data-stamp", "1")


# First visit -----------------------------------------------------------------------------------


def test_two_taps_lead_from_the_lobby_to_the_first_cover(page, site_url):
    open_lobby(page, site_url, "")
    page.locator(".box[data-game=inbetween] .open").click()
    page.locator("#setup-start").click()
    expect(screen(page)).to_have_attribute("data-screen", "cover", timeout=30_000)
    expect(page.locator("[data-act=reveal]")).to_be_focused()
    page.get_by_role("button", name="Got it").click()
    expect(page.locator(".newcomer")).to_have_count(0)
    reveal(page)


def wait_until(page: Page, script: str, wanted: object) -> None:
    """Until a script finds that. The page allows no strings as code, so Playwright cannot wait."""
    for _ in range(200):
        if page.evaluate(script) == wanted:
            return
        page.wait_for_timeout(50)
    assert page.evaluate(script) == wanted
