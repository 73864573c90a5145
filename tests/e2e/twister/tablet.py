"""A page with a game of Dungeon Twister on it: what is secret, and the way to each option."""

from app.games.twister.policy import PREPARING, spelt_out
from app.games.twister.sentences import TwisterSentences
from app.games.twister.touch import mover_of
from engine.twister.board import NAME
from engine.twister.data import KIND
from tests.e2e.scan import signs_in
from tests.e2e.tablet import Tablet as AnyTablet
from tests.e2e.twister.scan import all_signs, leaks

MANNERS = ("leave", "jump", "jump_leave", "fly", "fly_leave", "walk", "walk_leave")

PLACE_OF_FACE = """(face) => {
    const cards = [...document.querySelectorAll("#table .pad-card")];
    const card = cards.find((node) => node.querySelector(".face")?.textContent.trim() === face);
    return card?.dataset.act ?? "";
}"""
"""The place on the pad at which a face lies, as what a tap on it sends."""


class Tablet(AnyTablet):
    """The page and the twin."""

    def leaks(self, text: str, seat: int | None, _since: int) -> set[str]:
        """What a text gives away that this seat (None: not everybody) may not know."""
        return leaks(text, self.match, seat)

    def names_cards(self, text: str) -> set[str]:
        """Whatever names a token or a combat card."""
        return signs_in(text, all_signs())

    def choose(self, option: str) -> None:
        """Tap an option of the question that stands; from a pad, by the place where it lies.

        What the last choice led to has been seen by then.
        """
        self.leave_playback()
        asked = self.match.pending
        assert asked is not None
        verb = option.partition(":")[0]
        if verb == "auto" and asked.kind in PREPARING:
            self.prepare_by_chance()
            return
        if asked.kind not in ("combat", "peek", "bury") or verb == "auto":
            super().choose(option)
            return
        if self.shown == "cover":
            self.reveal()
        self.looked[asked.player] = len(self.match.choices)
        self.change(f"choose:{self.place_of(option)}")
        self.match.choose(option)

    def prepare_by_chance(self) -> None:
        """Tap "choose for me": the page makes the single choices that it stands for."""
        made = spelt_out(self.match, "auto")
        self.open_way_to("auto")
        self.change("choose:auto")
        for option in made:
            self.match.choose(option)

    def place_of(self, option: str) -> str:
        """Touch the place at which an option lies face down; what choosing it sends."""
        asked = self.match.pending
        assert asked is not None
        verb, _, rest = option.partition(":")
        if verb == "turn":
            self.touch(f"turn/{rest}")
            return f"down:{rest}"
        token, _, slot = rest.partition(":")
        act = self.look_for(asked.player, token if verb == "put" else rest)
        self.tap(act)
        place = act.removeprefix("select:")
        self.wait(f"[data-act='{act}'][aria-pressed=true]")
        return f"{place}:{slot}" if slot else place

    def look_for(self, seat: int, face: str) -> str:
        """Peek at the pad until the finger knows where to go."""
        language = self.page.locator("html").get_attribute("lang") or "en"
        wanted = TwisterSentences(language).short_name(KIND[face]) if face in KIND else face
        peek = f"[data-act='peek:{seat}']"
        if self.page.locator(peek).count():
            if self.seat_shown is None:
                self.peek(seat)
            self.wait(f"{peek}[aria-pressed=true]")
        act = self.page.evaluate(PLACE_OF_FACE, wanted)
        assert act, f"no {wanted} on the pad"
        return act

    def touch(self, thing: str) -> None:
        """Touch something, and wait until it is."""
        self.leave_playback()
        act = f"select:{thing}"
        if self.page.locator(f"[data-act='{act}'][aria-pressed=true]").count() == 0:
            self.tap(act)
            self.wait(f"[data-act='{act}'][aria-pressed=true]")

    def open_way_to(self, option: str) -> None:
        """Touch the piece or the token that an option is about, and how it is to go."""
        self.leave_playback()
        super().open_way_to(option)
        act = f"choose:{option}"
        if self.has(act):
            return
        piece = mover_of(option)
        if not piece:
            self.tap(f"select:{option.split(':')[1]}")
            self.wait(f"[data-act='{act}']")
            return
        self.let_go()
        self.tap(f"select:{piece}")
        self.wait(f".stand.touched[class*='{piece.partition('_')[2]}']")
        verb, _, *rest = option.split(":")
        ways = {"throw": (f"throw/{rest[0]}",), "rotate": (f"rotate/{rest[0]}",)}.get(verb, MANNERS)
        for way in ways:
            if self.has(act):
                return
            aim = f"select:{piece}>{way}"
            if self.has(aim):
                self.tap(aim)
                # Once it is chosen, its button means the way back.
                self.page.locator(f"#table [data-act='{aim}']").first.wait_for(state="detached")
        if not self.has(act):
            self.aim_at(piece, option.split(":")[-1])
        self.wait(f"[data-act='{act}']")

    def aim_at(self, piece: str, square: str) -> None:
        """Touch whatever stands on a square: what can be done there lies behind it."""
        self.let_go()
        self.tap(f"select:{piece}")
        self.wait(f"[data-act='select:{piece}'][aria-pressed=true]")
        at = {token: NAME[place] for token, place in self.match.state.at.items()}
        for token in (token for token, place in at.items() if place == square):
            if self.has(f"select:{piece}>{token}"):
                self.tap(f"select:{piece}>{token}")
                return

    def let_go(self) -> None:
        """Let go of whatever piece is touched; again, if the screen was just changing."""
        touched = self.page.locator(".stand.touched .token-button")
        for _ in range(4):
            if not touched.count():
                return
            act = touched.first.get_attribute("data-act") or ""
            self.tap(act)
            if act.endswith(">"):
                return
            for _ in range(40):
                if not touched.count():
                    return
                self.page.wait_for_timeout(50)
