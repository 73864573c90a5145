"""A game under way: asks, takes answers, takes them back, looks at other moments.

The match runs the game's segments one after the other and copies the state before
each, so any moment since is that copy plus a few choices. History is kept in lists:
chains of objects kill the interpreter in the browser when they are freed.
"""

from typing import Any, Generic, NamedTuple, TypeVar, cast

from engine.core.chance import Dice
from engine.core.decision import Asking, Decision
from engine.core.errors import IllegalChoice, ImaginedMatch, UndoBarrier
from engine.core.event import Entry, Event
from engine.core.game import Game, Setup
from engine.core.state import GameOver, State
from engine.core.view import Choice, Question, Refusal, View

S = TypeVar("S", bound=State)

FORMAT = 1
"""The version of the format of records."""

AGREED = "agreed"
"""The ending of a game that its players agreed to end as a draw, and its event."""

START = "start"
"""The field of a record with the position that a match began from, if it was laid out."""

IDLE_SEGMENTS = 1000
"""This many segments in a row without a question mean that the rules run in circles."""


class Mark(NamedTuple, Generic[S]):
    """A place to go back to: the state as a segment began, and how long the lists were."""

    at: int
    state: S
    log_length: int
    turn_start: int


def _deal_the_rest(t: State, player: int, dice: Dice) -> None:
    """Deal what a seat cannot know again, and all chance to come."""
    t.redeal(player, dice)
    t.seed = dice.next64()


class Match(Generic[S]):
    """One game from its set-up on; `choose` moves it forward, `undo` takes a choice back.

    game, setup   what is played, and from which beginning
    state         the position now; screens and bots get a `view` instead
    pending       the question now, None when the game is over
    choices       every option chosen, in order
    log           what happened, as `Entry(at, event)`
    begins_at     choices before this one belong to older rules and cannot be replayed
    imported_entries
                  the first `imported_entries` entries of the log came with a save, not from
                  the rules
    laid_out      whether it began from a position that somebody laid out, not from the deal
    """

    __slots__ = (
        "_barrier",
        "_first",
        "_forgetful",
        "_marks",
        "_reason",
        "_segment",
        "_turn_start",
        "begins_at",
        "choices",
        "game",
        "imported_entries",
        "laid_out",
        "log",
        "pending",
        "setup",
        "state",
    )

    def __init__(
        self,
        game: Game[S],
        setup: Setup,
        state: S,
        choices: list[str] | None = None,
        log: list[Entry] | None = None,
        *,
        laid_out: bool = False,
    ) -> None:
        """A match that goes on from `state`, which must be the beginning of a segment."""
        self.game = game
        self.laid_out = laid_out
        self.setup = setup
        self.state = state
        self.choices: list[str] = list(choices or ())
        self.log: list[Entry] = list(log or ())
        self.imported_entries = len(self.log)
        self.pending: Decision | None = None
        self.begins_at = len(self.choices)
        self._forgetful = False
        # Events of the deal come before every place to go back to.
        self._collect_events()
        self._first = Mark(self.begins_at, state.copy(), len(self.log), self.begins_at)
        self._marks: list[Mark[S]] = []
        self._barrier = self.begins_at
        self._reason = "start"
        self._turn_start = self.begins_at
        self._begin_segment()
        if not state.ending:
            self._advance(None)

    @classmethod
    def start(
        cls,
        game: Game[S],
        seed: int,
        names: list[str] | tuple[str, ...] | None = None,
        options: dict[str, str] | None = None,
    ) -> "Match[S]":
        """A fresh game; BadSetup if it cannot begin like that."""
        setup = game.check_setup(seed, names, options)
        return cls(game, setup, game.deal(setup))

    # Going forward ---------------------------------------------------------------

    def choose(self, option: str) -> None:
        """Answer the pending question; IllegalChoice leaves everything as it was."""
        decision = self.pending
        if decision is None or option not in decision.options:
            raise IllegalChoice(option=option, offered=decision.options if decision else ())
        if self._forgetful:
            self._carry_on(option)
            return
        state = self.state
        seed, learned, turn = state.seed, state.learned, state.turn
        retractable = decision.kind in self.game.retractable
        if self.can_undo and state.chooser != decision.player:
            # What another player could still take back is final once somebody goes on from it.
            self._set_barrier("handed")
        self._carry_on(option)
        if state.turn != turn:
            self._turn_start = len(self.choices)
        if self.pending is None:
            self._set_barrier("over")
        elif state.seed != seed:
            self._set_barrier("luck")
        elif state.learned != learned:
            self._set_barrier("shown")
        elif self.pending.player != decision.player and not retractable:
            self._set_barrier("handed")

    def _carry_on(self, option: str) -> None:
        """Run the rules on with an answer to their question."""
        asked = self.pending
        assert asked is not None
        self.choices.append(option)
        self.state.chooser = asked.player
        self._advance(option)

    def _begin_segment(self) -> None:
        """Copy the state and start the game's next unit."""
        start = self.state if self._forgetful else self.state.copy()
        self._marks.append(Mark(len(self.choices), start, len(self.log), self._turn_start))
        self._segment: Asking[None] = self.game.segment(self.state)

    def _advance(self, answer: str | None) -> None:
        """Run the rules to their next question, or to the end of the game."""
        state = self.state
        for _ in range(IDLE_SEGMENTS):
            try:
                # A generator that has just begun takes None, which its type cannot say.
                self.pending = asked = self._segment.send(answer)  # type: ignore[arg-type]
                if answer is None and not self._forgetful and self._marks:
                    self._marks[-1].state.foretold = asked.options
                break
            except (StopIteration, GameOver):
                self.pending = None
            if state.ending:
                break
            self._collect_events()
            self._begin_segment()
            answer = None
        else:
            raise RuntimeError(f"{self.game.name}: no question in {IDLE_SEGMENTS} segments")
        self._collect_events()

    def _collect_events(self) -> None:
        if self._forgetful:
            self.state.events.clear()
        elif self.state.events:
            at = len(self.choices)
            self.log += [Entry(at, event) for event in self.state.events]
            self.state.events.clear()

    def agree_draw(self) -> None:
        """End the game as a draw because all players agree; no game has a rule for it.

        IllegalChoice if it is over already.
        """
        if self.pending is None:
            raise IllegalChoice(option=AGREED, offered=())
        self.pending = None
        self.state.winners = []
        self.state.ending = AGREED
        self.log.append(Entry(len(self.choices), Event(AGREED, {})))
        self._set_barrier("over")

    # Going back ------------------------------------------------------------------

    def _set_barrier(self, reason: str) -> None:
        """From now on, nothing chosen so far can be taken back."""
        self._barrier = len(self.choices)
        self._reason = reason
        while len(self._marks) > 1 and self._marks[1].at <= self._barrier:
            del self._marks[0]

    @property
    def why_not_undo(self) -> str | None:
        """None if the last choice can be taken back, else the reason.

        "start"   nothing has been chosen
        "luck"    something was drawn or rolled
        "shown"   somebody learned something hidden
        "handed"  another player decides now
        "over"    the game has ended
        """
        return self._reason if len(self.choices) == self._barrier else None

    @property
    def can_undo(self) -> bool:
        """Whether the last choice can be taken back."""
        return len(self.choices) > self._barrier

    def undo(self) -> None:
        """Take the last choice back; UndoBarrier if that would give something away."""
        self._go_back(len(self.choices) - 1)

    def restart_turn(self) -> None:
        """Take back every choice of this turn that can be; UndoBarrier if none can."""
        self._go_back(min(max(self._barrier, self._turn_start), len(self.choices) - 1))

    def _go_back(self, to: int) -> None:
        if self._forgetful:
            raise ImaginedMatch(asked="undo")
        if not self.can_undo:
            raise UndoBarrier(reason=self._reason)
        usable = [mark for mark in self._marks if mark.at <= to]
        if not usable:
            raise ImaginedMatch(asked="undo")
        mark = usable.pop()
        self._marks = usable
        self._restore(mark, self.choices[mark.at : to])

    def _restore(self, mark: Mark[S], replay: list[str]) -> None:
        """Go back to the mark, then make these choices; the barrier stays where it is."""
        barrier, reason = self._barrier, self._reason
        del self.choices[mark.at :]
        del self.log[mark.log_length :]
        self.state = mark.state.copy()
        self._turn_start = mark.turn_start
        self._begin_segment()
        self._advance(None)
        for option in replay:
            self.choose(option)
        self._barrier, self._reason = barrier, reason

    # Other moments, other worlds -------------------------------------------------

    def at(self, n: int) -> "Match[S]":
        """The match as it was after `n` choices, with its log up to then."""
        if not self.begins_at <= n <= len(self.choices):
            raise IllegalChoice(option=n, offered=(self.begins_at, len(self.choices)))
        match = Match(
            self.game,
            self.setup,
            self._first.state.copy(),
            self.choices[: self.begins_at],
            self.log[: self._first.log_length],
            laid_out=self.laid_out,
        )
        match.imported_entries = self.imported_entries
        for option in self.choices[self.begins_at : n]:
            match.choose(option)
        return match

    def clone(self) -> "Match[S]":
        """An independent match at the same moment.

        ImaginedMatch if the running segment was imagined: going back to its beginning
        would go back to the true world.
        """
        mark = self.last_mark()
        twin = self._twin(mark)
        if not mark.state.ending:
            for option in self.choices[mark.at :]:
                twin._carry_on(option)
        twin._turn_start = self._turn_start
        if self.state.ending == AGREED:
            twin.agree_draw()
        twin._barrier, twin._reason = self._barrier, self._reason
        return twin

    def _twin(self, mark: Mark[S]) -> "Match[S]":
        """An independent match at the first question of the segment that began at the mark."""
        twin: Match[S] = object.__new__(type(self))
        twin.game = self.game
        twin.setup = self.setup
        twin.choices = self.choices[: mark.at]
        twin.log = self.log[: mark.log_length]
        twin.pending = None
        twin.begins_at = self.begins_at
        twin.imported_entries = self.imported_entries
        twin.laid_out = self.laid_out
        twin._first = self._first
        twin._forgetful = False
        twin.state = mark.state.copy()
        twin._marks = self._marks[:]
        twin._segment = twin.game.segment(twin.state)
        twin._turn_start = mark.turn_start
        twin._barrier, twin._reason = mark.at, self._reason
        if not mark.state.ending:
            twin.state.foretold = mark.state.foretold
            twin._advance(None)
            twin.state.foretold = ()
        return twin

    def segment_start(self) -> "Match[S]":
        """An independent match as it was when the running segment asked its first question.

        ImaginedMatch if that was in another world.
        """
        return self._twin(self.last_mark())

    def imagine(self, player: int, dice: Dice) -> "Match[S]":
        """A world that this seat cannot tell from the true one: the hidden rest is dealt again."""
        world = self.clone()
        _deal_the_rest(world.state, player, dice)
        world._marks.clear()
        return world

    def glimpse(self, player: int, dice: Dice) -> S:
        """The position of the world that `imagine` gives, to look at: no rule runs in it."""
        t = self.state.copy()
        _deal_the_rest(t, player, dice)
        return t

    def forget_past(self) -> None:
        """Keep nothing to go back to from now on: a world that is only played on in is quicker.

        After that it can neither be cloned nor saved, and no choice can be taken back.
        """
        self._forgetful = True

    @property
    def first_player(self) -> int:
        """The seat that began."""
        return self.game.who_began(self._first.state, self.state)

    @property
    def is_imagined(self) -> bool:
        """Whether the running segment began in a world other than this one."""
        return not self._marks

    def last_mark(self) -> Mark[S]:
        """Where the running segment began: what a save keeps as its snapshot."""
        if self._forgetful or not self._marks:
            raise ImaginedMatch(asked="where this segment began")
        return self._marks[-1]

    def record(self) -> dict[str, Any]:
        """Everything needed to go on elsewhere, as plain data; `record.load` reads it."""
        mark = self.last_mark()
        # An agreement is no choice and comes after the snapshot, so it has a field of its own.
        agreed = {AGREED: True} if self.state.ending == AGREED else {}
        start = {START: self._first.state.data()} if self.laid_out else {}
        return {
            "format": FORMAT,
            "game": self.game.name,
            "rules": self.game.rules,
            "setup": {
                "seed": self.setup.seed,
                "seats": list(self.setup.names),
                "options": dict(self.setup.options),
            },
            "choices": list(self.choices),
            "base": {"at": mark.at, "state": mark.state.data(), "digest": mark.state.digest()},
            "log": [[entry.at, *entry.event] for entry in self.log],
            **agreed,
            **start,
        }

    # What is seen ----------------------------------------------------------------

    def view(self, player: int | None) -> View:
        """What that seat may know now; None is the public table. At the end everything is open."""
        state, decision = self.state, self.pending
        question: Question | None = None
        refused: tuple[Refusal, ...] = ()
        if decision is not None:
            choices: tuple[Choice, ...] = ()
            if player == decision.player or not decision.hush:
                message = self.game.message
                choices = tuple(
                    Choice(option, message(state, decision, option)) for option in decision.options
                )
                refused = tuple(self.game.refused(state, decision))
            question = Question(
                decision.player, decision.kind, decision.source, decision.hush, choices
            )
        return View(
            self.game.name,
            player,
            self.setup.names,
            state.turn,
            state.active,
            tuple(state.winners),
            state.ending,
            cast("dict[str, Any]", self.game.view(state, player)),
            question,
            refused,
        )

    def story(self, player: int | None, since: int = 0, *, own: bool = False) -> list[Entry]:
        """The log as that seat may read it, from the choice number `since` on.

        With `own`, without the entries that came with a save.
        """
        everything = bool(self.state.ending)
        return [
            entry
            for entry in (self.log[self.imported_entries :] if own else self.log)
            if entry.at >= since and (everything or entry.event.seen_by(player))
        ]

    def where(self) -> list[str]:
        """The names of the rules that are running, outermost first; for reports.

        For instance ["turn", "action_phase", "abduction", "pick"].
        """
        names: list[str] = []
        running: Any = None if self.pending is None else self._segment
        while running is not None:
            names.append(running.__name__)
            running = running.gi_yieldfrom
        return names
