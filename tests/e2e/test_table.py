"""Games by taps, and everything that must not lose or show anything on the way."""

import json
import re
from datetime import datetime, timedelta
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.hands import (
    BOOT,
    HIDE,
    choose,
    deal,
    leave,
    open_file,
    open_lobby,
    play,
    play_the_end,
    reveal,
    screen,
    stamp,
    take,
    wait_for_python,
)


def test_no_cover_has_a_secret_and_a_finished_game_leads_to_the_next(own_page, site_url):
    """Where things glide and fade, as most people see it."""
    open_lobby(own_page, site_url)
    deal(own_page)
    covers = 0
    for _ in play(own_page):
        if screen(own_page).get_attribute("data-screen") == "cover":
            nothing_secret(own_page)
            covers += 1
        if covers == 5:
            break
    own_page.get_by_role("button", name="Back to the lobby").click()
    play_the_end(own_page)
    expect(own_page.get_by_text("All cards are revealed")).to_be_visible()
    own_page.get_by_role("button", name="Rematch: same seats").click()
    expect(screen(own_page)).to_have_attribute("data-screen", "cover")
    own_page.get_by_role("button", name="Back to the lobby").click()
    expect(own_page.locator("#lobby")).to_be_visible()
    expect(own_page.locator(".save")).to_have_count(3)


def test_the_source_tree_plays_too(own_page, source_url):
    open_lobby(own_page, source_url)
    deal(own_page)
    reveal(own_page)
    choose(own_page)


def test_a_reload_resumes_at_the_same_choice_under_the_cover(table):
    for tap in play(table):
        if tap == 9:
            break
    before = stamp(table)
    table.reload()
    table.locator(".save .resume").click()
    expect(screen(table)).to_have_attribute("data-screen", "cover", timeout=BOOT)
    assert stamp(table) == before
    # And it can go on from there.
    reveal(table)
    choose(table)


def test_a_resumed_game_waits_for_python_like_any_tap(table):
    table.reload()
    table.locator(".save .resume").click()
    expect(table.locator("#waiting").or_(screen(table)).first).to_be_visible()
    expect(screen(table)).to_have_attribute("data-screen", "cover", timeout=BOOT)


def nothing_secret(page):
    """Neither what is shown nor what is read aloud holds a card.

    Behind it, and in the news, is what everybody may see (tests/app/test_secrets.py).
    """
    kinds = re.compile(r"\b(ring|spoon|button_|cat)\b|_\d", re.IGNORECASE)
    shown, heard = screen(page).inner_html(), page.locator("#table").aria_snapshot()
    for line in page.locator(".news li").all_text_contents():
        shown, heard = shown.replace(line, ""), heard.replace(line, "")
    assert not kinds.search(shown)
    assert not kinds.search(heard)
    assert not kinds.search(page.title())
    assert not kinds.search(page.url)


def test_hiding_the_tab_takes_secrets_off_in_that_very_event(table):
    reveal(table)
    expect(table.locator("[data-secret]")).to_have_count(1)
    assert "data-move" not in table.evaluate(HIDE)
    expect(screen(table)).to_have_attribute("data-screen", "cover")
    nothing_secret(table)


@pytest.mark.parametrize("event", ["pagehide", "pageshow"])
def test_the_page_cache_keeps_no_secret(table, event):
    reveal(table)
    table.evaluate(f"dispatchEvent(new PageTransitionEvent('{event}', {{persisted: true}}))")
    expect(screen(table)).to_have_attribute("data-screen", "cover")
    nothing_secret(table)


def test_going_back_is_a_cover_and_never_the_lobby(table):
    reveal(table)
    for _ in range(2):
        table.go_back()
        expect(screen(table)).to_have_attribute("data-screen", "cover")
        expect(table.locator("#lobby")).to_be_hidden()
        reveal(table)


def test_a_minute_without_touch_covers(own_page, site_url):
    page = own_page
    page.clock.install()
    open_lobby(page, site_url)
    deal(page)
    reveal(page)
    page.clock.run_for(50_000)
    expect(screen(page)).to_have_attribute("data-screen", "play")
    # The clock is set back: the minute is still a minute.
    page.clock.set_system_time(datetime.now() - timedelta(hours=1))
    page.clock.run_for(12_000)
    expect(screen(page)).to_have_attribute("data-screen", "cover")
    # The tablet sleeps for an hour, and the page's own clock with it.
    reveal(page)
    page.clock.set_system_time(datetime.now())
    page.clock.run_for(1_500)
    expect(screen(page)).to_have_attribute("data-screen", "cover")


def test_before_the_minute_is_over_a_touch_anywhere_keeps_the_hand_open(own_page, site_url):
    """Whoever thinks for long is warned; the touch that answers hits nothing else."""
    page = own_page
    page.clock.install()
    open_lobby(page, site_url)
    deal(page)
    reveal(page)
    before, warning = stamp(page), page.locator(".closing-soon")
    page.clock.run_for(38_000)
    expect(warning).to_have_count(0)
    page.clock.run_for(4_000)
    expect(warning).to_contain_text("Still there?")
    expect(page.locator("p.unseen[role=status]").last).to_contain_text("Still there?")
    option = page.locator("[data-act^='choose:']").first.bounding_box()
    page.mouse.click(option["x"] + 5, option["y"] + 5)
    expect(warning).to_have_count(0)
    page.clock.run_for(30_000)
    expect(screen(page)).to_have_attribute("data-screen", "play")
    assert stamp(page) == before
    page.clock.run_for(32_000)
    expect(screen(page)).to_have_attribute("data-screen", "cover")
    expect(warning).to_have_count(0)


def test_undo_goes_back_and_says_why_it_cannot(table):
    reveal(table)
    table.locator("[data-act='choose:trade']").click()
    expect(screen(table)).to_have_attribute("data-stamp", "1")
    table.get_by_role("button", name="Undo").click()
    expect(table.locator("[data-act='choose:trade']")).to_be_visible()
    table.get_by_role("button", name="Undo").click()
    expect(table.locator(".messages")).to_contain_text("Nothing to undo yet")


def test_the_log_opens_and_escape_closes_it(table):
    reveal(table)
    table.get_by_role("button", name="Log").click()
    expect(table.locator(".sheet")).to_contain_text("You drew")
    table.keyboard.press("Escape")
    expect(table.locator(".sheet")).to_have_count(0)


def test_the_language_changes_in_the_middle_of_a_turn(table):
    reveal(table)
    choose(table, 0)
    take(table)
    before = stamp(table)
    table.get_by_role("button", name="Menu").click()
    table.get_by_role("button", name="Polski").click()
    expect(table.locator(".sheet")).to_contain_text("Wróć na stronę główną")
    assert stamp(table) == before
    table.get_by_role("button", name="Wróć na stronę główną").click()
    expect(table.locator(".brand p")).to_contain_text("Trzy gry")


def test_across_turns_the_far_players_side(page, site_url):
    open_lobby(page, site_url)
    deal(page, seating="across")
    reveal(page)
    page.locator("[data-act='peek:0']").click()
    page.locator("[data-act='choose:beg']").click()
    expect(screen(page)).to_have_attribute("data-stamp", "1")
    far = page.locator(".turned").first
    expect(far).to_be_visible()
    assert far.evaluate("(e) => getComputedStyle(e).rotate") == "180deg"


def test_everything_can_be_done_by_keyboard(page, site_url):
    open_lobby(page, site_url)
    wait_for_python(page)
    page.get_by_role("button", name="Magpies", exact=True).focus()
    page.keyboard.press("Enter")
    expect(page.locator("#setup-start")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("[data-act=reveal]")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".dock h2")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.locator("[data-act^='choose:']").first).to_be_focused()
    page.keyboard.press("Enter")
    expect(screen(page)).to_have_attribute("data-stamp", "1")


def test_a_tap_answers_before_python(table):
    reveal(table)
    pressed = table.locator("[data-act^='choose:']").first.evaluate(
        """(button) => {
            button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
            return button.classList.contains('pressed');
        }"""
    )
    assert pressed


# Taking along ------------------------------------------------------------------------------


def test_a_game_goes_to_another_device_by_link_by_file_and_by_download(
    table, new_context, site_url
):
    table.context.grant_permissions(["clipboard-read", "clipboard-write"])
    reveal(table)
    choose(table, 0)
    take(table)
    table.get_by_role("button", name="Menu").click()
    table.get_by_role("button", name="Copy a link to this game").click()
    expect(table.locator(".messages")).to_contain_text("Copied")
    link = table.evaluate("navigator.clipboard.readText()")
    assert link.startswith(site_url)
    table.get_by_role("button", name="Menu").click()
    with table.expect_download() as download:
        table.get_by_role("button", name="Download the save").click()
    file = Path(download.value.path()).read_text("utf-8")
    assert len(json.loads(file)["choices"]) == 1
    table.reload()
    with table.expect_download() as download:
        table.locator(".save .download").click()
    from_the_lobby = Path(download.value.path()).read_text("utf-8")
    other = new_context(reduced_motion="reduce").new_page()
    other.goto(link)
    same_game_under_the_cover(other)
    assert "#" not in other.url
    for content in (file, from_the_lobby):
        leave(other)
        open_file(other, content)
        same_game_under_the_cover(other)


def same_game_under_the_cover(page):
    expect(screen(page)).to_have_attribute("data-screen", "cover", timeout=BOOT)
    expect(screen(page)).to_have_attribute("data-stamp", "1")


def test_a_saved_game_can_be_deleted_by_two_taps(table):
    table.get_by_role("button", name="Back to the lobby").click()
    delete = table.get_by_role("button", name="Delete Magpies")
    delete.click()
    expect(delete).to_contain_text("Sure?")
    delete.click()
    expect(table.locator(".save")).to_have_count(0)


def test_a_copy_of_everything_on_a_cover_has_nothing_of_the_table_behind_it(table):
    behind = table.locator("#table > main[aria-hidden=true]")
    expect(behind).to_have_count(1)
    deck = behind.locator(".board dt").first.text_content()
    table.keyboard.press("ControlOrMeta+A")
    copied = table.evaluate("getSelection().toString()")
    assert "Anna" in copied
    assert deck not in copied


def test_what_is_set_up_behind_the_cover_is_out_of_sight_and_out_of_reach(page, site_url):
    open_lobby(page, site_url)
    deal(page)
    behind = page.locator("#table > main[aria-hidden=true]")
    expect(behind).to_have_count(1)
    expect(behind).to_have_css("opacity", "0")
    assert behind.locator("*").count() > 20
    assert behind.locator("[data-act], [data-key], [data-focus], [data-stamp]").count() == 0
    heard = page.locator("body").aria_snapshot()
    assert "Anna" in heard
    assert "Menu" not in heard
    for _ in range(8):
        page.keyboard.press("Tab")
        assert not behind.evaluate("(node) => node.contains(document.activeElement)")
    touched = behind.evaluate(
        """(node) => [...node.querySelectorAll("button")].filter((button) => {
            const { x, y, width, height } = button.getBoundingClientRect();
            return node.contains(document.elementFromPoint(x + width / 2, y + height / 2));
        }).length"""
    )
    assert touched == 0
    behind.evaluate("(node) => (window.behind = node)")
    reveal(page)
    expect(page.locator("#table > main")).to_have_count(1)
    assert page.locator("#table > main").evaluate("(node) => node === window.behind")
    expect(page.locator("#table > main")).to_have_css("opacity", "1")
    expect(page.get_by_role("button", name="Menu")).to_be_visible()
    assert page.locator("#table button[tabindex]").count() == 0
