"""A table played without a browser: intents in, screens out."""

from collections.abc import Iterator
from random import Random
from typing import Any

from app.controller import handle
from app.curtain import Stance
from app.effects import Effect, Intent
from app.node import Node, to_html
from app.opponents import thought
from app.screens import render_table
from app.settings import DEFAULTS
from app.table import Table

NAMES = ("Anna", "Bartek", "Carla", "Dmitri")


class Sitting:
    """One table and everything that its intents asked for."""

    def __init__(
        self,
        seats: int = 2,
        seed: int = 7,
        recap: str = "off",
        played_by: list[str] | None = None,
        **wishes: Any,
    ) -> None:
        # Recaps come by themselves, and sound is asked about, only where a test is about them.
        self.table = Table(settings=DEFAULTS.after("recap", recap).after("sound", "off"))
        self.fresh = 100
        self.effects: tuple[Effect, ...] = ()
        self.do("developer", "yes")
        wish = {"game": "magpies", "names": NAMES[:seats], "seed": seed, "seats": played_by}
        self.do("start", wish | wishes)

    def do(self, name: str, value: Any = "", stamp: int = -1) -> tuple[Effect, ...]:
        """Send an intent; what it asks for comes back."""
        self.fresh += 1
        intent = Intent(name, value, stamp, fresh=self.fresh, now=1000 + self.fresh)
        self.table, self.effects = handle(self.table, intent)
        return self.effects

    def tap(self, act: str) -> tuple[Effect, ...]:
        """Tap what is on the screen; fails if it is not there.

        A scene of a playback may be tapped anywhere, and has a button that does the same. It goes
        on by itself, so whoever wants to tap something else need not care.
        """
        moment = self.table.moment
        if moment is not None and moment.scene is not None and not act.startswith("moment:"):
            self.leave_playback()
        found = self.screen.find(data_act=act)
        assert len(found) == 1 or (found and act.startswith("moment:")), (act, len(found))
        assert found[-1].attributes.get("aria-disabled") != "true"
        name, _, value = act.partition(":")
        return self.do(name, value, self.table.stamp)

    @property
    def screen(self) -> Node:
        return render_table(self.table)

    @property
    def html(self) -> str:
        return to_html(self.screen)

    @property
    def words(self) -> str:
        return " ".join(self.screen.texts())

    @property
    def match(self) -> Any:
        assert self.table.match is not None
        return self.table.match

    def play(self, seed: int = 1) -> Iterator[int]:
        """Random legal taps to the end of the game, stopping before each; peeks where needed."""
        dice = Random(seed)
        while self.match.pending is not None:
            yield len(self.match.choices)
            asked = self.match.pending
            if self.table.moment is not None and self.table.moment.scene is not None:
                self.leave_playback()
            elif self.table.curtain.stance is Stance.COVERED:
                self.tap("reveal")
            elif self.table.curtain.stance is Stance.PARTING:
                self.tap("hand_on")
            elif self.table.curtain.stance is Stance.WAITING:
                self.until_a_person_is_asked()
            elif asked.hush and self.table.curtain.seat_shown is None:
                self.tap(f"peek:{asked.player}")
            else:
                self.tap("choose:" + dice.choice(self.match.pending.options))

    def computer_moves(self, option: str = "") -> tuple[Effect, ...]:
        """The computer that is asked chooses; without an option, whatever it thinks of."""
        errand = self.table.errand
        assert errand is not None
        if not option:
            option = thought(self.match, errand.seat, errand.computer).option
        return self.do("computed", (errand, option))

    def until_a_person_is_asked(self) -> "Sitting":
        """Let computers move and tap what they have done away, until a person has the table."""
        while self.table.match.pending is not None and self.table.curtain.stance is Stance.WAITING:
            if self.table.showing:
                self.tap("onward")
            elif self.table.moment is not None:
                self.leave_playback()
            else:
                self.computer_moves()
        return self

    def leave_playback(self) -> None:
        """Skip what is played back, and close what sums it up."""
        if self.screen.find(data_act="moment:last"):
            self.tap("moment:last")
        self.tap("moment:")

    def play_to(self, choices: int, seed: int = 1) -> "Sitting":
        """Play until that many choices have been made."""
        for made in self.play(seed):
            if made >= choices:
                break
        return self

    def finish(self, seed: int = 1) -> "Sitting":
        """Play to the end."""
        for _ in self.play(seed):
            pass
        return self


def seen_on(table: Table) -> dict[str, Any]:
    """What `LOOK` of tests/e2e/anyone.py would find on the page."""
    screen = render_table(table)
    seen: dict[str, Any] = {"acts": [], "pieces": [], "pressed": [], "faces": {}}

    def walk(node: Node, act: str) -> None:
        facts = node.attributes
        if "data-act" in facts:
            act = facts["data-act"]
            if facts.get("aria-disabled") != "true":
                seen["acts"].append(act)
                seen["pieces"] += [act] if "aria-pressed" in facts else []
                seen["pressed"] += [act] if facts.get("aria-pressed") == "true" else []
        if "data-option" in facts:
            seen["faces"][facts["data-option"]] = act
        for child in node.children:
            if isinstance(child, Node):
                walk(child, act)

    walk(screen, "")
    seen["screen"] = screen.attributes["data-screen"]
    seen["stamp"] = table.stamp
    return seen
