"""Hands at the page: what people do there, in the words of the tests. Knows no fixture."""

import re
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Page, expect

from app.i18n.text import catalogue
from engine.saves.record import dump
from tests.positions.magpies import almost_over

BOOT = 30_000
"""Milliseconds that Python may take to come up on a busy machine."""

HIDE = """() => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
    document.dispatchEvent(new Event('visibilitychange'));
    delete document.hidden;
    return document.querySelector('#table').innerHTML;
}"""
"""The tab is hidden and shown again; what is on the table right after it was hidden."""

SEEN = re.compile("play|recap")
"""What a player sees who has taken the tablet."""

expect.set_options(timeout=15_000)


def open_lobby(page: Page, url: str, query: str = "?dev") -> None:
    """The lobby, with Python up or not."""
    page.goto(url + query, wait_until="commit")
    expect(page.get_by_role("heading", name="Handover", exact=True)).to_be_visible()


def wait_for_python(page: Page) -> None:
    """Until intents are carried out at once."""
    expect(page.locator("#engine")).to_have_attribute("data-stage", "ready", timeout=BOOT)


def open_set_up(page: Page, game: str) -> None:
    """Open the set-up of a game; whoever is new here says that they know it."""
    page.locator(f".box[data-game={game}] .open").click()
    expect(page.locator("dialog[open]")).to_be_visible()
    if page.locator("#learn[open]").count():
        page.locator("#learn-know").click()
    expect(page.locator("#setup")).to_be_visible()


def deal(page: Page, names: tuple[str, ...] = ("Anna", "Bartek"), seating: str = "") -> None:
    """Set Magpies up and start; returns under the cover."""
    open_set_up(page, "magpies")
    if len(names) != 2:
        page.locator(".chip", has_text=str(len(names))).click()
    fields = page.locator("#setup-names input")
    expect(fields).to_have_count(len(names))
    for place, name in enumerate(names):
        fields.nth(place).fill(name)
    if seating:
        page.locator(f"#setup [value={seating}]").check()
    page.locator("#setup-start").click()
    expect(screen(page)).to_have_attribute("data-screen", "cover", timeout=BOOT)


def screen(page: Page):
    """What the table shows."""
    return page.locator("#table > main[data-screen]")


def stamp(page: Page) -> str:
    """Which screen this is: changes with every choice."""
    return screen(page).get_attribute("data-stamp") or ""


def reveal(page: Page) -> None:
    """Take the tablet, without waiting for the end of what is new."""
    page.locator("[data-act=reveal]").click()
    expect(screen(page)).to_have_attribute("data-screen", SEEN)
    if screen(page).get_attribute("data-screen") == "recap":
        page.locator("[data-act=reveal]").click()
    expect(screen(page)).to_have_attribute("data-screen", "play")


def take(page: Page) -> None:
    """Take the tablet, if it lies under its cover."""
    if screen(page).get_attribute("data-screen") == "cover":
        reveal(page)


def leave(page: Page) -> None:
    """To the lobby, from the cover or the table."""
    if screen(page).get_attribute("data-screen") == "play":
        page.locator("[data-act='panel:menu']").click()
    page.locator("[data-act=leave]").click()
    expect(page.locator("#lobby")).to_be_visible()


def open_file(page: Page, content: str | Path) -> None:
    """Open a file from the lobby, as soon as Python can read it; a large one by its path."""
    wait_for_python(page)
    if isinstance(content, str):
        save = {"name": "save.json", "mimeType": "application/json", "buffer": content.encode()}
        page.locator("#import-file").set_input_files(save)
    else:
        page.locator("#import-file").set_input_files(content)


def said(key: str, count: int) -> str:
    """What the lobby says with a number, in English."""
    return catalogue("en").messages[key].replace("{count}", str(count))


def play_the_end(page: Page) -> None:
    """Open a game of Magpies one choice before its end, and make that choice."""
    open_file(page, dump(almost_over()))
    expect(screen(page)).to_have_attribute("data-screen", "cover")
    reveal(page)
    choose(page)
    expect(screen(page)).to_have_attribute("data-screen", "over")


def choose(page: Page, option: int = 0) -> str:
    """Tap one of the legal options; its name comes back once it is carried out."""
    before = stamp(page)
    options = page.locator("[data-act^='choose:']")
    button = options.nth(option % options.count())
    act = button.get_attribute("data-act") or ""
    button.click()
    expect(screen(page)).not_to_have_attribute("data-stamp", before)
    return act.removeprefix("choose:")


def one_choice_in(page: Page, url: str) -> Page:
    """A game of Magpies after its first choice, on somebody's screen."""
    open_lobby(page, url)
    deal(page)
    reveal(page)
    choose(page)
    take(page)
    return page


def play(page: Page, taps: int = 400) -> Iterator[int]:
    """Play by taps until the end, stopping before each tap; fails if the end never comes."""
    for tap in range(taps):
        shown = screen(page).get_attribute("data-screen")
        if shown == "over":
            return
        yield tap
        if shown == "cover":
            reveal(page)
        else:
            choose(page, tap)
    raise AssertionError(f"no end after {taps} taps")


def break_python(page: Page) -> None:
    """Send Python something it cannot handle: an intent of its own with a wrong value."""
    page.locator("[data-act='panel:log']").evaluate("(b) => (b.dataset.act = 'opened:nonsense')")
    page.get_by_role("button", name="Log").click()
