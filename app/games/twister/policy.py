"""What Dungeon Twister tells the controller: it is played in the open, but for a few questions.

Combat cards and hidden tokens lie face down in a fresh order for every choice, so that a finger
tells a watcher nothing. A tap names a place; `option_at` finds what lies there.
"""

from collections.abc import Sequence
from random import Random

from app.games.policy import Policy
from app.games.twister.touch import Touch, mover_of
from engine.core.decision import Decision
from engine.core.event import Event
from engine.core.view import View


def order_of(chance: int, seat: int, count: int) -> list[int]:
    """The order in which this many things lie face down before a seat.

    >>> sorted(order_of(7, 0, 9)) == list(range(9))
    True
    """
    return Random(2 * chance + seat).sample(range(count), count)


def option_at(view: View, chance: int, place: str) -> str:
    """The option that lies at a place: "3", with a slot "3:5"; "" if nothing lies there."""
    question = view.question
    number, _, slot = place.partition(":")
    if question is None or not number.isdecimal():
        return ""
    if question.kind == "peek":
        return f"turn:{number}"
    player = view.table["players"][question.player]
    things = player["hand"] if question.kind == "combat" else player["bag"]
    if int(number) >= len(things):
        return ""
    thing = things[order_of(chance, question.player, len(things))[int(number)]]
    return f"fight:{thing}" if question.kind == "combat" else f"put:{thing}:{slot}"


def still_selected(asked: Decision, selection: str, choice: str) -> str:
    """The piece that has just acted, as long as it can do more; and the room a phone shows."""
    touch = Touch.read(selection)
    piece = mover_of(choice)
    able = asked.kind == "act" and any(mover_of(option) == piece for option in asked.options)
    if piece and able:
        return str(Touch(piece, room=touch.room))
    stays = asked.kind in ("onward", "place", "act") and not choice.startswith("end")
    return str(Touch(room=touch.room if stays else ""))


def tellable(event: Event, view: View, news: Sequence[Event], is_over: bool) -> Event | None:
    """An event without what may not be looked up again: used cards and the Prophet's looks."""
    if is_over:
        return event
    if event.kind == "peeked" and view.table["memory"] == "off":
        return None
    if event.kind == "cards" and not _shows_cards(event, view, news):
        return Event(event.kind, {})
    return event


def _shows_cards(event: Event, view: View, news: Sequence[Event]) -> bool:
    """Whether the combat cards of a fight lie open: if they are listed, or it has just been.

    A moment of the past offers nothing to choose; there the cards are used ones.
    """
    asked = view.question
    now = asked is not None and bool(asked.choices)
    just_been = now and any(event is told for told in news)
    return just_been or view.table["used_cards"] == "list"


POLICY = Policy(
    plays_open=True,
    face_down=frozenset(("combat", "peek")),
    alone=frozenset(("starters", "remove", "plan", "peek")),
    open_answers={"bury": ("auto",)},
    option_at=option_at,
    still_selected=still_selected,
    tellable=tellable,
)
