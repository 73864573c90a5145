"""What the guide of a first game of InBetween speaks about, the most pressing first.

Of several tips that fit one choice the first is given, so what decides the game or asks for an
answer now stands before what merely happened. Tips speak to either side: the learner may be the
Town or the Creature. The words are in app/i18n/inbetween-lessons.<language>.json.
"""

from collections.abc import Sequence

from app.lessons import Goal, Tip, asked, either, happened
from engine.core.event import Event
from engine.core.view import View
from engine.inbetween.data import DEVOURED, IN_BETWEEN, SECURED, TO_WIN, TOP_AWARENESS, TRIGGERING

TWO_FROM_THE_END = {SECURED + 2: SECURED + 3, DEVOURED - 2: DEVOURED - 3}
"""The notches two steps from an end, and the one that lies before each on the way there."""


def two_are_locked(view: View, _: Sequence[Event]) -> bool:
    """One more Secured or Devoured Character ends the game."""
    meter = view.table["meter"]
    return TO_WIN - 1 in (meter["secured"], meter["devoured"])


def last_level_is_next(view: View, _: Sequence[Event]) -> bool:
    """A side needs one more level of Awareness."""
    return TOP_AWARENESS - 1 in view.table["meter"]["awareness"]


def comes_near_an_end(_: View, events: Sequence[Event]) -> bool:
    """Somebody was pulled to two notches from an end."""
    return any(
        event.kind == "shifts" and TWO_FROM_THE_END.get(event.args["new"]) == event.args["old"]
        for event in events
    )


def shifted_to(*notches: int) -> Goal:
    """Somebody's Safety marker came to one of these notches."""
    return either(*(happened("shifts", new=notch) for notch in notches))


def may_pay(view: View, events: Sequence[Event]) -> bool:
    """The reader may pay for the ability of the card in play."""
    question = view.question
    return (
        asked("activate")(view, events)
        and question is not None
        and any(choice.id == "activate" for choice in question.choices)
    )


GUIDE = (
    Tip("revolver", asked("revolver")),
    Tip("two_locked", two_are_locked),
    Tip("last_level", last_level_is_next),
    Tip("removed", happened("removes")),
    Tip("raise", asked("raise")),
    Tip("devoured", shifted_to(DEVOURED)),
    Tip("secured", shifted_to(SECURED)),
    Tip("near", comes_near_an_end),
    Tip("flip", happened("flips")),
    Tip("in_between", shifted_to(*IN_BETWEEN)),
    Tip("equipment", happened("equips")),
    Tip("pay", may_pay),
    Tip("mark", asked("mark")),
    Tip("activity", either(*(happened("activity", notch=notch) for notch in sorted(TRIGGERING)))),
    Tip("prepare", happened("prepares")),
    Tip("rest", happened("rests")),
    Tip("shift", happened("shifts")),
    Tip("turn", asked("act")),
)
"""All tips, the most pressing first."""
