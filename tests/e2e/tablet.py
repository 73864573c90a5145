"""A page with a game on it, and the same game in CPython beside it.

Whatever is tapped on the page is chosen in the twin as well, so a test always knows the
truth behind a screen. Taps go through the pointer, at a spot where nothing covers the button.
What is a secret, and what has to be tapped before an option, each game's own tablet knows.
"""

import json
import re
from contextlib import suppress
from pathlib import Path
from typing import Self

from playwright.sync_api import Page, TimeoutError, expect

from app.games.policy import policy_of
from app.storage import Kept, restore
from engine.core.match import Match
from engine.saves.link import to_link
from engine.saves.record import dump, load
from tests.e2e.anyone import RUN
from tests.e2e.hands import BOOT, open_lobby, screen, wait_for_python

FIND = """(act) => {
    const node = document.querySelector(`#table [data-act="${CSS.escape(act)}"]`);
    if (!node) return null;
    const { x, y, width, height } = node.getBoundingClientRect();
    const spots = [[1, 1], [1, 0.4], [1, 1.6], [0.4, 1], [1.6, 1]]
        .map(([right, down]) => [x + (width * right) / 2, y + (height * down) / 2]);
    const free = spots.find((spot) => node.contains(document.elementFromPoint(...spot)));
    const over = document.elementFromPoint(...spots[0]);
    return { free: free ?? null, over: over?.outerHTML.slice(0, 200) ?? "nothing: outside" };
}"""
"""A spot on the button of an act that is not covered, and what covers its middle."""

NEWEST_GAME = """async () => {
    const { store } = window.handover;
    const [header] = await store.list();
    return store.readText(header.id);
}"""

SEATING = '__import__("__main__").shell.table.seating'
BEHIND = "#table > main[aria-hidden=true]"
LOG = re.compile(r'<ol class="lines".*?</ol>', re.DOTALL)
"""The lines of the log in a document: they have no lists inside."""
ASIDE = {"set:hint:seen", "set:sound:on", "set:sound:off", "recap"}
"""What a cover may offer besides what its player decides."""
TRIES, PEEKED = 4, 5_000
"""How often a hand is tapped at most, and milliseconds until it must be up."""


def with_plain_spaces(html: str) -> str:
    """The document as if no line had to be kept together: a name is found whatever its spaces."""
    return html.replace("&nbsp;", " ")


class Tablet:
    """The page and the twin; a game brings `leaks`, `names_cards` and `open_way_to`.

    match   the twin: all that there is to know
    looked  per seat, after how many choices it last had the screen
    taps    how often a finger has touched the page
    """

    def __init__(self, page: Page, match: Match) -> None:
        self.page = page
        self.match = match
        self.looked = [0] * len(match.setup.names)
        self.taps = 0
        self._trees_seen: set[str] = set()
        self._inspector = page.context.new_cdp_session(page)
        expect(screen(page)).to_have_attribute("data-screen", "cover", timeout=BOOT)

    # What is on the screen ---------------------------------------------------------

    @property
    def shown(self) -> str:
        """Which screen it is."""
        return screen(self.page).get_attribute("data-screen") or ""

    @property
    def acts(self) -> list[str]:
        """Everything that can be tapped at the table."""
        return self.page.locator("#table [data-act]").evaluate_all(
            "(nodes) => nodes.map((node) => node.dataset.act)"
        )

    def has(self, act: str) -> bool:
        """Whether that can be tapped."""
        return self.page.locator(f'#table [data-act="{act}"]').count() > 0

    @property
    def seat_shown(self) -> int | None:
        """Whose secrets the page says it shows: a seat's, or nobody's."""
        if self.page.locator("[data-secret]").count() == 0:
            return None
        for seat in range(len(self.looked)):
            if self.page.locator(f"[data-act='peek:{seat}'][aria-pressed=true]").count():
                return seat
        assert self.match.pending is not None
        if self.shown == "parting":
            return next(
                seat
                for seat in range(len(self.looked))
                if self.page.locator(f"main.of-seat-{seat}").count()
            )
        return self.match.pending.player

    @property
    def seating(self) -> str:
        """How the tablet lies, as the page's own interpreter knows it."""
        seating: str = self.page.evaluate(RUN, SEATING)
        return seating

    def everything(self, *, tree: bool = True) -> str:
        """All that the page gives away: the document, what is read aloud, title and address."""
        given = [with_plain_spaces(self.page.content()), self.page.title(), self.page.url]
        if tree:
            heard = self._inspector.send("Accessibility.getFullAXTree")
            given.append(json.dumps(heard, ensure_ascii=False))
        return "\n".join(given)

    def behind_cover(self) -> str:
        """What is set up there, out of sight, for the look that comes next."""
        self.wait(BEHIND)
        html: str = self.page.locator(BEHIND).evaluate("(node) => node.outerHTML")
        return with_plain_spaces(html)

    @property
    def news(self) -> list[str]:
        """What the cover tells of the play since its player last looked, line by line."""
        lines = self.page.locator("#table .news li").all_text_contents()
        return [with_plain_spaces(line).replace("\xa0", " ") for line in lines]

    # What a game brings --------------------------------------------------------------

    def leaks(self, text: str, seat: int | None, since: int) -> set[str]:
        """What a text gives away that this seat (None: not everybody) may not know.

        What the log has told since that many choices is no secret.
        """
        raise NotImplementedError

    def names_cards(self, text: str) -> set[str]:
        """Whatever names a card in a text that should name none."""
        raise NotImplementedError

    @property
    def cover_acts(self) -> set[str]:
        """All that the cover may offer: what can be answered without a look, too."""
        assert self.match.pending is not None
        blind = policy_of(self.match.game.name).blind_answers(self.match.pending)
        return {"reveal", "leave", *(f"select:{option}" for option in blind)}

    @property
    def can_sit(self) -> bool:
        """Whether the tablet may lie still now: secret preparations are made in one's own hands."""
        return True

    def open_way_to(self, option: str) -> None:
        """Whatever has to be tapped until the option's own button is there."""
        assert self.match.pending is not None
        seat, act = self.match.pending.player, f"choose:{option}"
        self.leave_playback()
        if self.shown == "parting":
            self.hand_on()
        if self.shown == "cover":
            self.reveal()
        if not self.has(act) and self.has(f"peek:{seat}") and self.seat_shown is None:
            self.peek(seat)

    def check_secrets(self, *, tree: bool = True) -> None:
        """Nothing is there that whoever may look now could not know.

        What is read aloud comes from the document: it costs five times as much to look through,
        and may be left out (`tree`) on a screen of a kind that was looked at before.
        """
        shown, match = self.shown, self.match
        if shown not in self._trees_seen:
            self._trees_seen.add(shown)
            tree = True
        if shown == "cover":
            assert match.pending is not None
            behind, news = self.behind_cover(), self.news
            given = self.everything(tree=tree).replace(behind, "")
            for line in news:
                given = given.replace(line, "")
            assert self.names_cards(given) == set()
            since = self.looked[match.pending.player]
            assert self.leaks("\n".join(news), None, since) == set()
            self.check_table(behind, None)
            assert set(self.acts) - ASIDE == self.cover_acts
            assert self.seat_shown is None
        elif shown == "recap":
            assert match.pending is not None
            since = self.looked[match.pending.player]
            assert self.leaks(self.everything(tree=tree), None, since) == set()
        elif shown in ("play", "playback", "parting"):
            seat = self.seat_shown if shown != "playback" else None
            self.check_table(self.everything(tree=tree), seat)

    def check_table(self, given: str, seat: int | None) -> None:
        """Nothing of a table is a secret; the log beside it may name what is hidden again."""
        assert self.leaks(LOG.sub("", given), seat, len(self.match.choices)) == set()
        assert self.leaks("\n".join(LOG.findall(given)), seat, 0) == set()

    # What hands do -----------------------------------------------------------------

    def tap(self, act: str) -> None:
        """Put a finger on a button; fails if it is not there, or something lies over it."""
        # For a moment after a recap nothing can be hit: a finger waits until it sees the table.
        self.page.locator(".glass").wait_for(state="detached")
        found = self.page.evaluate(FIND, act)
        assert found is not None, f"{act} is not among {self.acts}"
        assert found["free"] is not None, f"{act} lies under {found['over']}"
        self.taps += 1
        self.page.mouse.click(*found["free"])

    def wait(self, selector: str) -> None:
        """Until that is on the page."""
        self.page.locator(selector).first.wait_for(state="attached")

    def peek(self, seat: int) -> None:
        """Tap until a hand is shown: on a busy machine a finger may rest too long, and lift it."""
        pressed = self.page.locator(f"[data-act='peek:{seat}'][aria-pressed=true]").first
        for _ in range(TRIES):
            self.tap(f"peek:{seat}")
            with suppress(TimeoutError):
                return pressed.wait_for(state="attached", timeout=PEEKED)
        raise AssertionError(f"the hand of seat {seat} does not stay up")

    def take(self) -> bool:
        """Say who one is; whether that shows what is new, before one's own turn."""
        self.tap("reveal")
        self.wait("#table > main:is([data-screen=play], [data-screen=recap])")
        return self.shown == "recap"

    def reveal(self) -> Self:
        """Take the tablet over, without waiting for the end of what is new."""
        if self.take():
            self.skip_recap()
        return self

    def hand_on(self) -> None:
        """Having seen the cards that were drawn, pass the tablet on."""
        self.tap("hand_on")
        self.wait("#table > main:not([data-screen=parting])")

    def skip_recap(self) -> None:
        """Go on to one's own turn. Nobody has to tap for it, so this tap does not count."""
        self.tap("reveal")
        self.taps -= 1
        self.wait("#table > main[data-screen=play]")

    def choose(self, option: str) -> None:
        """Tap an option of the question that stands, on the page and in the twin."""
        assert self.match.pending is not None
        self.open_way_to(option)
        self.looked[self.match.pending.player] = len(self.match.choices)
        self.change(f"choose:{option}")
        self.match.choose(option)

    def choose_any(self, part: str) -> None:
        """Choose the first option that has this in its name."""
        assert self.match.pending is not None
        self.choose(next(option for option in self.match.pending.options if part in option))

    def undo(self) -> None:
        """Take the last choice back, on the page and in the twin."""
        self.leave_playback()
        self.change("undo")
        self.match.undo()

    def change(self, act: str) -> None:
        """Tap what changes the game, until it has."""
        before = screen(self.page).get_attribute("data-stamp")
        self.tap(act)
        self.wait(f"#table > main:not([data-stamp='{before}'])")

    def leave_playback(self) -> None:
        """Skip what is played back, and close what sums it up. Where things move, scenes go on by
        themselves, so these taps do not count.
        """
        if self.shown != "playback":
            return
        taps = self.taps
        if self.has("moment:last"):
            self.tap("moment:last")
            self.wait("#table [data-act='moment:again']")
        self.tap("moment:")
        self.wait("#table > main:not([data-screen=playback])")
        self.taps = taps

    def sit(self, seating: str) -> Self:
        """Change how the tablet travels, by the menu."""
        self.tap("panel:menu")
        self.wait(".sheet")
        self.tap(f"seating:{seating}")
        self.wait(f"[data-act='seating:{seating}'][aria-pressed=true]")
        self.tap("panel:")
        self.page.locator(".sheet").wait_for(state="detached")
        return self

    # What is kept ------------------------------------------------------------------

    def kept(self) -> Match:
        """The game as the device has it."""
        text = self.page.evaluate(NEWEST_GAME)
        restored = restore(Kept.from_data(json.loads(text)))
        assert restored.sound
        return load(restored.record, self.match.game).match

    def export(self) -> str:
        """The save that the page itself gives away, from what it has in memory."""
        if not self.has("export"):
            self.tap("panel:menu")
            self.wait("[data-act=export]")
        with self.page.expect_download() as download:
            self.page.locator("[data-act=export]").click()
        return Path(download.value.path()).read_text("utf-8")

    def reload(self) -> None:
        """Reload the page, and go on with the game from the lobby."""
        self.page.reload(wait_until="commit")
        wait_for_python(self.page)
        self.page.locator(".save .resume").first.click()
        expect(screen(self.page)).to_have_attribute("data-screen", "cover")


def open_link(page: Page, url: str, match: Match, language: str = "en") -> None:
    """A fresh game, opened by a share link: the page's own way to a known deal."""
    enter_lobby(page, url, language)
    page.evaluate("(link) => (location.hash = link)", to_link(match))


def open_save(page: Page, url: str, match: Match, language: str = "en") -> None:
    """A game that stands at any position, opened from a save file."""
    enter_lobby(page, url, language)
    save = {"name": "save.json", "mimeType": "application/json", "buffer": dump(match).encode()}
    page.locator("#import-file").set_input_files(save)


def enter_lobby(page: Page, url: str, language: str) -> None:
    """The lobby of a new page or a used one, with Python up, in that language."""
    if page.locator("#lobby").count() == 0:
        open_lobby(page, url, "")
    back_to_lobby(page)
    wait_for_python(page)
    page.locator(f"[data-language={language}]").click()
    expect(page.locator("html")).to_have_attribute("lang", language)


def back_to_lobby(page: Page) -> None:
    """Leave the table, if somebody sits there."""
    if page.locator("#table").is_hidden():
        return
    for act in ("moment:last", "moment:"):
        if page.locator(f"button[data-act='{act}']").count():
            page.locator(f"button[data-act='{act}']").click()
    page.locator("[data-act=leave], [data-act='panel:menu']").first.wait_for()
    if page.locator("[data-act=leave]").count() == 0:
        page.locator("[data-act='panel:menu']").click()
    page.locator("[data-act=leave]").click()
    expect(page.locator("#lobby")).to_be_visible()
