"""Somebody new learns a game: asked once, shown a minute, taught by lessons that are not lost."""

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browsing import VIEWPORTS
from tests.e2e.hands import BOOT, open_lobby, screen, stamp, wait_for_python

LESSON = ".lesson .lesson-words"


@pytest.fixture
def newcomer(new_context) -> Page:
    """A page on a device that nobody has played on."""
    page: Page = new_context(newcomer=True, reduced_motion="reduce").new_page()
    return page


def tap(page: Page, act: str) -> None:
    """Tap what is there; until the screen is another one."""
    before = stamp(page)
    page.locator(f"[data-act='{act}']").click()
    if act.startswith(("choose:", "step:again")):
        expect(screen(page)).not_to_have_attribute("data-stamp", before)


def say(page: Page, words: str) -> None:
    """The lesson says that."""
    expect(page.locator(LESSON)).to_contain_text(words, timeout=BOOT)


def open_tile(page: Page) -> None:
    page.locator(".box[data-game=magpies] .open").click()


def test_a_newcomer_is_asked_once_and_shown_a_minute(newcomer, site_url):
    page = newcomer
    held: list[Route] = []  # before Python is up
    page.route("**/*.wasm", lambda route: held.append(route))
    open_lobby(page, site_url)
    open_tile(page)
    expect(page.locator("#learn")).to_be_visible()
    expect(page.locator("#learn")).to_contain_text("New here?")
    expect(page.locator("#learn-lessons li")).to_have_count(2)
    page.locator("#learn-show").click()
    expect(page.locator("#waiting")).to_be_visible()
    for route in held:
        route.continue_()
    say(page, "You are a magpie")
    # With reduced motion it waits for taps, and it can stand still.
    tap(page, "step:pause")
    expect(page.locator("[data-pace]")).to_have_count(0)
    tap(page, "step:pause")
    for words in ("A ring is worth 3", "chase you away", "takes a coin", "next magpie’s turn"):
        tap(page, "step:on")
        say(page, words)
    tap(page, "step:on")
    say(page, "Now you.")
    tap(page, "set_up:magpies")
    expect(page.locator("#setup")).to_be_visible()
    page.locator("#setup .close").click()
    # Never asked again; always there.
    open_tile(page)
    expect(page.locator("#setup")).to_be_visible()
    page.get_by_role("button", name="Learn", exact=True).click()
    expect(page.locator("#learn")).to_be_visible()
    expect(page.locator("#learn-new")).to_be_hidden()
    expect(page.locator("#saves li")).to_have_count(0)


def test_a_lesson_survives_everything_and_is_ticked_at_its_end(newcomer, site_url):
    page = newcomer
    open_lobby(page, site_url)
    open_tile(page)
    page.get_by_role("button", name="Carry a treasure home").click()
    say(page, "Three cards, two coins")
    tap(page, "step:on")
    say(page, "The ring costs both of your coins")
    expect(page.locator(".hinted")).to_have_attribute("data-act", "choose:ring_1")
    # Any legal choice is accepted, and one that misses the point can be taken back.
    tap(page, "choose:beg")
    say(page, "A treasure is a treasure")
    tap(page, "step:again")
    say(page, "The ring costs both of your coins")
    # In the middle of the step: a reload, another language, another size.
    page.reload(wait_until="commit")
    wait_for_python(page)
    expect(page.locator("#saves li")).to_have_count(1)
    expect(page.locator("#saves li")).to_contain_text("Lesson: Carry a treasure home")
    expect(page.locator("#saves li")).to_contain_text("step 2 of 3")
    page.locator("[data-language=pl]").click()
    expect(page.locator("#saves li")).to_contain_text("Lekcja: Zanieś skarb do gniazda")
    page.locator(".save .resume").click()
    say(page, "Pierścień kosztuje obie monety")
    page.set_viewport_size(VIEWPORTS["phone"])
    tap(page, "panel:menu")
    tap(page, "language:en")
    tap(page, "panel:")
    say(page, "The ring costs both of your coins")
    tap(page, "choose:ring_1")
    page.locator("[data-act='choose:1'], [data-act=onward]").first.wait_for(timeout=BOOT)
    if page.locator("[data-act=onward]").count():
        tap(page, "onward")
    say(page, "take a coin from the other magpie")
    tap(page, "choose:1")
    say(page, "Well done")
    # Played on as a game of its own; the lesson is ticked.
    tap(page, "play_on")
    expect(page.locator(".lesson")).to_have_count(0)
    tap(page, "panel:menu")
    tap(page, "panel:learn")
    done = page.locator("[data-act='lesson:magpies/gather']")
    expect(done).to_contain_text("Done")
    expect(page.locator("[data-act='lesson:magpies/dusk']")).not_to_contain_text("Done")
    tap(page, "panel:")
    tap(page, "panel:menu")
    page.locator("[data-act=leave]").click()
    expect(page.locator("#saves li")).to_have_count(1)
    expect(page.locator("#saves li")).to_contain_text("Magpies")


def test_a_link_opens_a_lesson_and_one_that_is_gone_says_so(newcomer, site_url):
    page = newcomer
    open_lobby(page, site_url, "?dev#lesson=magpies/flying")
    expect(page.locator("#notices")).to_contain_text("This lesson is gone", timeout=BOOT)
    expect(page.locator("#lobby")).to_be_visible()
    assert "#" not in page.url
    page.evaluate("location.hash = 'lesson=magpies/dusk'")
    say(page, "Beg for a coin")
    assert "#" not in page.url
