"""What must hold in every position of every game, and the fuzzer that checks it.

These checks know no game; a game adds its own invariants by `Game.broken`. A failure
comes with a save that `python -m engine replay` opens.
"""

import json
from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

from engine.core.chance import Dice
from engine.core.decision import Decision
from engine.core.decision import random_option as random_option  # tests import it from here
from engine.core.event import USED, Event
from engine.core.game import Game
from engine.core.match import Match
from engine.core.state import State
from engine.core.view import View
from engine.saves import record

LONGEST_GAME = 20_000
"""Choices after which a random game counts as endless."""


class Failure(NamedTuple):
    """A game that broke a rule of the kernel or an invariant of its own."""

    seed: int
    at: int
    problem: str
    save: str


class Report(NamedTuple):
    """The outcome of a fuzz run; `missing` are effects that no game used."""

    games: int
    choices: int
    failures: list[Failure]
    missing: list[str]
    kinds: Counter[str]
    endings: Counter[str]


class Broken(AssertionError):
    """A check that did not hold."""


def require(holds: object, problem: str) -> None:
    """Raise Broken with that problem unless it holds."""
    if not holds:
        raise Broken(problem)


def as_text(view: View) -> str:
    """A view as canonical text: two are the same if and only if their texts are."""
    return json.dumps(view, sort_keys=True, separators=(",", ":"))


def check_position(match: Match[Any]) -> None:
    """What must hold in any position; fast enough to run after every choice."""
    state, decision = match.state, match.pending
    for problem in match.game.broken(state):
        raise Broken(problem)
    if decision is None:
        require(state.ending, "nothing is asked, but the game is not over")
    else:
        require(not state.ending, "something is asked after the end")
        require(decision.options, f"{decision.kind}: nothing to choose from")
        require(
            len(set(decision.options)) == len(decision.options),
            f"{decision.kind}: an option twice: {decision.options}",
        )
        require(0 <= decision.player < state.seats, f"{decision.kind}: asks an empty seat")


class Eavesdropper(list[Event]):
    """Takes the place of `State.events` and checks each event the moment it happens.

    At the end of a choice it would be too late: a card that is shown and shuffled away within
    one choice may be named.
    """

    def __init__(self, state: State) -> None:
        super().__init__()
        self.state = state
        self.hidden = {thing for zones in state.pools() for zone in zones for thing in zone}

    def append(self, event: Event) -> None:
        """Take an event; Broken if it names something that a reader of it cannot know."""
        seats = range(self.state.seats) if event.audience is None else event.audience
        for thing in self.hidden.intersection(_texts(event.args)):
            for seat in seats:
                require(
                    self.state.ending or self.state.knows(seat, thing),
                    f"event {event.kind} tells seat {seat} of {thing}",
                )
        super().append(event)


def check_question(match: Match[Any]) -> None:
    """A question names no id that one of its readers cannot know."""
    decision, state = match.pending, match.state
    if decision is None:
        return
    readers = [decision.player] if decision.hush else range(state.seats)
    named = set(_names(decision))
    for zones in state.pools():
        for zone in zones:
            for thing in named.intersection(zone):
                for seat in readers:
                    require(
                        state.knows(seat, thing),
                        f"question {decision.kind} tells seat {seat} of {thing}",
                    )


def _texts(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for part in value.values():
            yield from _texts(part)
    elif isinstance(value, (list, tuple)):
        for part in value:
            yield from _texts(part)


def _names(decision: Decision) -> Iterator[str]:
    yield decision.source
    for option in decision.options:
        yield from option.split(":")


def check_redeal(match: Match[Any], dice: Dice) -> None:
    """The proof of secrecy: no seat can tell the true world from one that is dealt again."""
    if match.pending is None:
        return
    for player in range(match.state.seats):
        seen = as_text(match.view(player))
        # The public part of a question must not depend on anything hidden either.
        world = match.imagine(player, dice)
        require(
            seen == as_text(world.view(player)),
            f"the view of seat {player} depends on what it cannot know",
        )
        for problem in match.game.broken(world.state):
            raise Broken(f"imagined for seat {player}: {problem}")


def check_going_back(match: Match[Any]) -> None:
    """Undo and the same choice again lead to the same place; so does a clone."""
    digest, pending = match.state.digest(), match.pending
    twin = match.clone()
    require((twin.state.digest(), twin.pending) == (digest, pending), "a clone is somewhere else")
    require(match.state.copy().data() == match.state.data(), "a copy of the state differs")
    if twin.can_undo:
        last = twin.choices[-1]
        twin.undo()
        require(twin.pending is not None and last in twin.pending.options, "undo lost the question")
        twin.choose(last)
        require(
            (twin.state.digest(), twin.pending) == (digest, pending), "undo leads somewhere else"
        )


def check_barrier(before: Match[Any], after: Match[Any]) -> None:
    """A choice that can be undone has shown nobody anything; it leads from `before` to `after`."""
    if not after.can_undo:
        return
    assert before.pending is not None
    assert after.pending is not None
    chooser = before.pending.player
    handed = after.pending.player != chooser
    retractable = before.pending.kind in after.game.retractable
    require(not handed or retractable, "undo across a hand-over")
    require(after.state.seed == before.state.seed, "undo across chance")
    old, new = before.state.known_to, after.state.known_to
    for thing, mask in new.items():
        grew = mask & ~old.get(thing, 0)
        mine = old.get(thing, 0) >> chooser & 1
        require(not grew or mine, f"undo after somebody learned {thing}")


def check_record(match: Match[Any]) -> None:
    """A save leads back to the same place."""
    text = record.dump(match)
    loaded = record.load(record.parse(text), match.game)
    require(loaded.note == "", f"the save had to be {loaded.note}")
    require(loaded.match.state.digest() == match.state.digest(), "the save leads elsewhere")
    require(loaded.match.pending == match.pending, "the save asks something else")
    require(loaded.match.log == match.log, "the save tells another story")


def random_setup(game: Game[Any], dice: Dice) -> tuple[list[str], dict[str, str]]:
    """Any number of players, any options; half of the games keep the defaults."""
    seats = game.fewest + dice.rand(len(game.roles) - game.fewest + 1)
    options: dict[str, str] = {}
    if dice.rand(2):
        options = {name: dice.one_of(values) for name, values in game.options.items()}
    return list(game.roles[:seats]), options


def fuzz(game: Game[Any], games: int, seed: int = 0, thorough: int = 16) -> Report:
    """Play random games to the end and check every position on the way.

    The fast checks run after every choice, the slow ones after about one in `thorough`.
    """
    failures: list[Failure] = []
    used: set[str] = set()
    kinds: Counter[str] = Counter()
    endings: Counter[str] = Counter()
    choices = 0
    for number in range(games):
        dice = Dice(seed + number)
        names, options = random_setup(game, dice)
        match = Match.start(game, seed + number, names, options)
        try:
            for event in _play_checked(match, dice, thorough, kinds):
                if event.kind == USED:
                    used.add(event.args["what"])
            endings[match.state.ending] += 1
        except Exception as error:  # of any kind: the save shows how to repeat it
            failures.append(Failure(seed + number, len(match.choices), repr(error), _save(match)))
        choices += len(match.choices)
    missing = sorted(game.effects - used)
    return Report(games, choices, failures, missing, kinds, endings)


def _play_checked(
    match: Match[Any], dice: Dice, thorough: int, kinds: Counter[str]
) -> Iterator[Event]:
    seen = 0
    match.state.events = Eavesdropper(match.state)
    check_position(match)
    while match.pending is not None:
        require(len(match.choices) < LONGEST_GAME, "the game does not end")
        decision = match.pending
        kinds[decision.kind] += 1
        deep = not dice.rand(thorough)
        before = match.clone() if deep else None
        match.choose(match.game.at_random(decision, dice))
        check_position(match)
        check_question(match)
        if before is not None:
            check_barrier(before, match)
            check_going_back(match)
            check_redeal(match, dice)
            if not dice.rand(8):
                check_record(match)
        for entry in match.log[seen:]:
            yield entry.event
        seen = len(match.log)
    check_record(match)


def _save(match: Match[Any]) -> str:
    """The save of a broken game, as far as it can be written at all."""
    try:
        return record.dump(match)
    except Exception:  # the state itself may be broken; the choices still lead there
        return json.dumps({"game": match.game.name, "choices": match.choices})
