"""Stories, for every game: begin from a position laid out by name, play, and read exactly what
was asked and told.

A story that is `undoing` takes back every choice that can be taken back and makes it again;
it must come to the same place. The fixture `story` (conftest.py) tells each story straight
and undoing. Nothing here knows any rule.
"""

from collections.abc import Callable
from functools import cache
from inspect import signature
from typing import Any, ClassVar, Generic, TypeVar

from engine.autoplay.check import check_position, check_question, check_redeal
from engine.command.text import event_line
from engine.core.chance import Dice
from engine.core.decision import Decision
from engine.core.event import USED
from engine.core.match import Match
from engine.core.state import State
from engine.core.view import Refusal, View

S = TypeVar("S", bound=State)
Test = TypeVar("Test", bound=Callable[..., None])


def tells(*effects: str, by: str = "") -> Callable[[Test], Test]:
    """Say which effects a test tells the story of; the fixture holds it to its word.

    With `by`, each case of a parametrised test tells of one: the effect that its parameter of
    that name is, or ends.
    """

    def mark(test: Test) -> Test:
        test.tells = frozenset(effects)
        test.tells_by = by
        return test

    return mark


def promised(test: Callable[..., None], parameters: dict[str, Any]) -> set[str]:
    """The effects that a test, or one case of it, says it tells of."""
    effects, by = set(getattr(test, "tells", ())), getattr(test, "tells_by", "")
    if not by:
        return effects
    case = parameters[by]
    found = {effect for effect in effects if effect == case or effect.endswith(f"_{case}")}
    assert found, f"no case of this test tells of {case}"
    return found


@cache
def parameters_of(lay_out: Callable[..., Match]) -> frozenset[str]:
    """What a position of that game is described by."""
    return frozenset(signature(lay_out).parameters)


class Story(Generic[S]):
    """A match from a laid-out position; takes what the game's `lay_out` takes.

    A keyword that `lay_out` does not know is an option of the game: `hiding="stays"`.
    """

    lay_out: ClassVar[Callable[..., Match]]
    roles: ClassVar[tuple[str, ...]]
    passive: ClassVar[frozenset[str]] = frozenset()
    """Effects that only ever prevent something, so that no event says that they took place."""

    def __init__(self, *args: Any, undoing: bool = False, **position: Any) -> None:
        known = parameters_of(self.lay_out)
        options = {name: position.pop(name) for name in list(position) if name not in known}
        options |= position.pop("options", {})
        self.undoing = undoing
        self.begin(self.lay_out(*args, **position, options=options))

    def begin(self, match: Match[S]) -> None:
        """Go on with this match."""
        self.match = match
        self.since = 0
        check_position(match)

    # Playing ---------------------------------------------------------------------

    def meant(self, option: str) -> str:
        """The option that a test means; a game may have short names."""
        return option

    def told_as(self, text: str) -> str:
        """An option or a line as a test reads it."""
        return text

    def play(self, *options: str) -> "Story[S]":
        """Make these choices; every position on the way is checked."""
        self.since = len(self.match.log)
        for name in options:
            pending = self.match.pending
            assert pending is not None, f"{name}: the game is over"
            option = self.meant(name)
            assert option in pending.options, f"{option} is not among {pending}"
            if self.undoing:
                self._choose_twice(option)
            else:
                self.match.choose(option)
                check_question(self.match)
                check_redeal(self.match, Dice(7))
            check_position(self.match)
        return self

    def _choose_twice(self, option: str) -> None:
        """Choose, take it back if that is allowed, and choose again."""
        before = self._place()
        self.match.choose(option)
        if self.match.can_undo:
            after = self._place()
            self.match.undo()
            assert self._place() == before
            self.match.choose(option)
            assert self._place() == after

    def _place(self) -> tuple[str, Decision | None]:
        return self.match.state.digest(), self.match.pending

    # Reading ---------------------------------------------------------------------

    @property
    def t(self) -> S:
        """The position."""
        return self.match.state

    @property
    def asked(self) -> tuple[int, str]:
        """Who is asked what now."""
        assert self.match.pending is not None
        return self.match.pending.player, self.match.pending.kind

    @property
    def options(self) -> tuple[str, ...]:
        """What can be chosen now."""
        assert self.match.pending is not None
        return tuple(map(self.told_as, self.match.pending.options))

    @property
    def told(self) -> list[str]:
        """What was told since the last `play` began, as lines of text."""
        return self._lines(self.since)

    def told_of(self, *kinds: str) -> list[str]:
        """The lines of `told` of these kinds."""
        return [line for line in self.told if line.split()[0] in kinds]

    def all_told_of(self, *kinds: str) -> list[str]:
        """The lines of these kinds in the whole story."""
        return [line for line in self._lines(0) if line.split()[0] in kinds]

    def _lines(self, since: int) -> list[str]:
        log = self.match.log[since:]
        return [self.told_as(event_line(entry.event, self.roles)) for entry in log]

    @property
    def used(self) -> set[str]:
        """What took place in the whole story."""
        events = [entry.event for entry in self.match.log]
        return {event.args["what"] for event in events if event.kind == USED}

    def view(self, player: int | None) -> View:
        """What a seat may know."""
        return self.match.view(player)

    def words(self) -> dict[str, str]:
        """Option -> words, for the player who is asked."""
        question = self.view(self.asked[0]).question
        assert question is not None
        return {self.told_as(one.id): self.told_as(str(one.message)) for one in question.choices}

    def refused(self) -> dict[str, tuple[str, str]]:
        """Option -> reason and rule, for the player who is asked."""
        refused = self.view(self.asked[0]).refused
        return {self.told_as(one.id): (self.reason(one), one.rule) for one in refused}

    def reason(self, refusal: Refusal) -> str:
        """Why something is refused, as text."""
        return str(refusal.reason)
