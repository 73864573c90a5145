"""What a game tells the controller: how its questions are handled at a shared tablet.

Plain data and functions, no drawing. A game brings a `POLICY` in app/games/<game>/policy.py;
the defaults suit any game whose secrets are its hands.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, NamedTuple

from app.games import part_of
from engine.core.decision import Decision
from engine.core.event import Event
from engine.core.match import Match
from engine.core.view import Message, View

SUMMARY = "summary"
"""The part that ends a playback: what it came to. It stays until somebody closes it."""

SCENE_MILLISECONDS = 1_700
"""How long a scene stays: time to read a line and to look at the board."""


class Scene(NamedTuple):
    """A step of a playback.

    told   how many of the choice's events have happened by then; the last of them is shown
    part   which part of it, where an event takes more than one look; SUMMARY sums up all of them
    lasts  how many milliseconds it stays at the normal pace, unless its words take longer
    """

    told: int
    part: str = ""
    lasts: int = SCENE_MILLISECONDS


def _its_source(decision: Decision) -> str:
    return decision.source


def _nothing(*_: object) -> str:
    return ""


def _no_reason(*_: object) -> Message | None:
    return None


def _itself(_: Match[Any], option: str) -> Sequence[str]:
    return (option,)


def _nothing_else(*_: object) -> tuple[int, Sequence[str]]:
    return 0, ()


def _not_at_all(_: str) -> str | None:
    return None


def _always(*_: object) -> bool:
    return True


def _never(_: Sequence[Event]) -> bool:
    return False


def _from_one(turn: int) -> int:
    return turn + 1


def _no_scenes(_: Sequence[Event]) -> list[Scene]:
    return []


def _the_same_view(view: View, _: Sequence[Event]) -> View:
    return view


def _the_same_options(options: Mapping[str, str]) -> Mapping[str, str]:
    return options


def _the_same_event(event: Event, *_: object) -> Event:
    return event


DRAWN = {"draws": "undo.drawn", "reshuffles": "undo.drawn"}
"""What can be taken back no more, because cards were drawn."""


@dataclass(frozen=True, kw_only=True)
class Policy:
    """How one game is handled at a shared tablet.

    set_up           questions that prepare the game, which a quick start answers for everybody
    standing_orders  question -> the seat that is asked, which may have it passed automatically
    order_cases      question -> what it may be about, where a player may pass only some cases
    offers_order     (question, view) -> whether an order about it makes sense yet
    case_of          which of these cases a question is about
    open_answers     question -> answers that everyone may know of although the question is
                     hushed; one that ends with ":" stands for all that begin with it, and is
                     chosen on the board
    alone            questions that are answered with the tablet in one's own hands, even if it
                     usually lies still
    face_down        questions whose answers lie face down and shuffled, at any table, until
                     their owner peeks; they are chosen by place
    option_at        (view, chance, place) -> the option that lies face down at a place, or ""
    cover_art        (public view, seat) -> the drawing of static/art/<game> on its cover, or ""
    role             (public view, seat) -> the id of what a seat plays, where players choose it in
                     the game; "" if it has none
    spelt_out        (match, answer) -> the choices that an answer stands for, one by one, so that
                     each can be taken back; most answers stand for themselves
    rearranged       (view of the seat that is asked, wish) -> how many choices go back so that
                     something lies elsewhere, and the choices that are made instead
    cover_reason     (question, public view) -> why somebody has to look now, or None; a message
                     of the game, made from what everyone may know
    plays_open       whether only hushed questions hide anything, so that turns need no cover
    still_selected   (question, selection, choice) -> what stays selected after a choice
    let_go           selection -> what was selected before, where touching alone has moved
                     something on the screen, which an undo takes back first; None elsewhere
    played_back      what of a choice's events is shown to everybody, scene by scene, before the
                     next question; nothing for most choices
    before           a public view as it was before the last of these events, for a playback
    barring          kind of event -> the message that says why nothing can be taken back after it,
                     such as "cards were drawn"; the first one that has happened counts
    shows_drawn      whether one of these events, as a seat saw them, gave it cards that it should
                     see before the tablet is passed on
    unexplained      questions whose answers stay secret, so that nobody tells why they were chosen
                     before the game is over
    swapped          the options of a game as they are once everybody has moved one seat on, where
                     they are about a seat
    turn_number      the number that players give a turn; the engine counts from 0
    tellable         (event, view, news, is_over) -> the event as the log may tell it, or None;
                     `news` are the events that have just happened
    """

    set_up: frozenset[str] = frozenset()
    standing_orders: Mapping[str, int] = field(default_factory=dict)
    order_cases: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    offers_order: Callable[[str, View], bool] = _always
    case_of: Callable[[Decision], str] = _its_source
    open_answers: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    alone: frozenset[str] = frozenset()
    face_down: frozenset[str] = frozenset()
    option_at: Callable[[View, int, str], str] = _nothing
    cover_art: Callable[[View, int], str] = _nothing
    role: Callable[[View, int], str] = _nothing
    spelt_out: Callable[[Match[Any], str], Sequence[str]] = _itself
    rearranged: Callable[[View, str], tuple[int, Sequence[str]]] = _nothing_else
    cover_reason: Callable[[Decision, View], Message | None] = _no_reason
    plays_open: bool = False
    still_selected: Callable[[Decision, str, str], str] = _nothing
    let_go: Callable[[str], str | None] = _not_at_all
    played_back: Callable[[Sequence[Event]], list[Scene]] = _no_scenes
    before: Callable[[View, Sequence[Event]], View] = _the_same_view
    barring: Mapping[str, str] = field(default_factory=DRAWN.copy)
    shows_drawn: Callable[[Sequence[Event]], bool] = _never
    unexplained: frozenset[str] = frozenset()
    swapped: Callable[[Mapping[str, str]], Mapping[str, str]] = _the_same_options
    turn_number: Callable[[int], int] = _from_one
    tellable: Callable[[Event, View, Sequence[Event], bool], Event | None] = _the_same_event

    def is_open(self, kind: str, option: str) -> bool:
        """Whether everyone may know of that answer to a question of that kind.

        A question is hushed if one of its options is somebody's secret. The others, such as
        passing, can be offered on the cover and beside a hand that lies face down. Whether one
        is offered must never depend on anything hidden.
        """
        return any(
            option == name or (name.endswith(":") and option.startswith(name))
            for name in self.open_answers.get(kind, ())
        )

    def blind_answers(self, decision: Decision) -> list[str]:
        """What can be answered from the cover: open answers that need no board to choose on."""
        names = self.open_answers.get(decision.kind, ())
        return [option for option in decision.options if decision.hush and option in names]

    def as_asked(self, decision: Decision | None) -> Decision | None:
        """The question; hushed only if there is anything to hide among its options."""
        if decision is None or not decision.hush:
            return decision
        if all(self.is_open(decision.kind, option) for option in decision.options):
            return decision._replace(hush=False)
        return decision


DEFAULT = Policy()


@cache
def policy_of(game: str) -> Policy:
    """The policy of a game; the default for a game that has none, and for the lobby ("")."""
    return part_of(game, "policy", DEFAULT)
