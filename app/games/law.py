"""The law of a game: which rule speaks about a thing, and which functions of the engine decide it.

Plain data of a game (app/games/<game>/law.py): chapters by their ids, functions by their names.
`tests/app/test_law.py` holds that every event and every refusal is in it, that all functions
exist, and that they were running when the thing was told. Nothing here draws or reads a source.
"""

import importlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from types import CodeType
from typing import Any, NamedTuple

from app.games import part_of
from engine.core.event import Event
from engine.core.trail import Trail
from engine.core.view import Refusal


class Clause(NamedTuple):
    """What is to be read about something.

    chapter   the chapter of the rules; "" if it is that of the thing named by `by`
    deciders  the functions that decide, as "module:name" in engine/<game>
    by        the fact that names a thing with a clause of its own, such as a card
    """

    chapter: str
    deciders: tuple[str, ...] = ()
    by: str = ""


class Ruling(NamedTuple):
    """What the law says about one event, one refusal or one thing.

    thing  a card, a person or a place that it is about; "" if it is about none
    """

    chapter: str
    deciders: tuple[str, ...]
    thing: str = ""


SOURCE = "source"
"""As the `by` of a refusal: the card or person that asks."""


def _itself(thing: str) -> tuple[str, ...]:
    return (thing,)


@dataclass(frozen=True, kw_only=True)
class Law:
    """The law of a game.

    events   kind of event -> what is to be read about it
    reasons  reason of a refusal, without the game's name -> the same
    own      ids of cards, abilities and other things -> their own clauses
    ids      what on the table is called otherwise: "bob" -> "bob_human", "bob_creature"
    carrier  the function that carries out abilities
    carried  facts of events that name an ability; where the carrier was not running, they only
             say what something was for, and the ability has decided nothing
    """

    game: str = ""
    events: Mapping[str, Clause] = field(default_factory=dict)
    reasons: Mapping[str, Clause] = field(default_factory=dict)
    own: Mapping[str, Clause] = field(default_factory=dict)
    ids: Callable[[str], Sequence[str]] = _itself
    carrier: str = ""
    carried: frozenset[str] = frozenset()

    def of_event(self, event: Event, trail: Trail = ()) -> Ruling | None:
        """What is to be read about an event. With its trail, only what was running is named."""
        clause = self.events.get(event.kind)
        if clause is None:
            return None
        running = {step.code for step in trail}
        thing = _text(event.args.get(clause.by))
        is_idle = running and clause.by in self.carried
        has_decided = not is_idle or self.code_of(self.carrier) in running
        return self._ruling(clause, thing, self.clauses_of(thing) if has_decided else [], running)

    def of_refusal(self, refusal: Refusal, source: str = "") -> Ruling | None:
        """What is to be read about a refusal; `source` is the card or person that asks."""
        clause = self.reasons.get(refusal.reason.key.removeprefix(f"{self.game}."))
        if clause is None:
            return None
        thing = _text({SOURCE: source, **refusal.reason.args}.get(clause.by))
        return self._ruling(clause, thing, self.clauses_of(thing), set())

    def of_thing(self, thing: str) -> Ruling | None:
        """What is to be read about a card, a person or a place; None if no function is its own."""
        clauses = self.clauses_of(thing)
        return self._ruling(Clause(""), thing, clauses, set()) if clauses else None

    def clauses_of(self, thing: str) -> list[Clause]:
        """The own clauses of a thing on the table."""
        return [self.own[one] for one in self.ids(thing) if one in self.own]

    def _ruling(
        self, clause: Clause, thing: str, own: Sequence[Clause], running: set[CodeType]
    ) -> Ruling:
        """The functions of the thing's own clauses come first, then those of the clause."""
        chapters = [one.chapter for one in (clause, *own) if one.chapter]
        own_deciders = [decider for one in own for decider in one.deciders]
        deciders = [*self._at_work(own_deciders, running), *self._at_work(clause.deciders, running)]
        return Ruling(chapters[0] if chapters else "", tuple(dict.fromkeys(deciders)), thing)

    def _at_work(self, deciders: Sequence[str], running: set[CodeType]) -> Sequence[str]:
        """Those that were running; all of them if none was, or if nobody knows.

        A function that only hands over to another is not running any more when that one tells.
        """
        found = [one for one in deciders if not running.isdisjoint(within(self.code_of(one)))]
        return found or deciders

    # The functions ---------------------------------------------------------------------

    def code_of(self, decider: str) -> CodeType:
        """The very code that runs under a name."""
        return code_of(self.game, decider)

    def file_of(self, decider: str) -> str:
        """The file of a function, as the project and the page have it."""
        return f"engine/{self.game}/{decider.partition(':')[0]}.py"

    @property
    def deciders(self) -> Iterator[str]:
        """All functions that are named, each once."""
        clauses = (*self.events.values(), *self.reasons.values(), *self.own.values())
        return iter(dict.fromkeys(one for clause in clauses for one in clause.deciders))

    @property
    def files(self) -> list[str]:
        """The files of all functions: what can be read on the page."""
        return sorted({self.file_of(decider) for decider in self.deciders})


def _text(value: Any) -> str:
    return value if isinstance(value, str) else ""


def within(code: CodeType) -> set[CodeType]:
    """The code of a function and of all functions inside it."""
    inner = (within(one) for one in code.co_consts if isinstance(one, CodeType))
    return {code}.union(*inner)


@cache
def code_of(game: str, decider: str) -> CodeType:
    """The code of a function of a game, of a method or of a property."""
    module, _, name = decider.partition(":")
    found: Any = importlib.import_module(f"engine.{game}.{module}")
    for part in name.split("."):
        found = getattr(found, part)
    found = found.fget if isinstance(found, property) else found
    code: CodeType = getattr(found, "__wrapped__", found).__code__
    return code


def named(functions: Mapping[str, Callable[..., Any]], chapter: str) -> dict[str, Clause]:
    """Clauses of things that each have a function of their own: a new card gets one by itself."""
    return {
        thing: Clause(chapter, (f"{one.__module__.rpartition('.')[2]}:{one.__qualname__}",))
        for thing, one in functions.items()
    }


NO_LAW = Law()


@cache
def law_of(game: str) -> Law:
    """`LAW` of app/games/<game>/law.py; one that says nothing for a game without it."""
    return part_of(game, "law", NO_LAW)
