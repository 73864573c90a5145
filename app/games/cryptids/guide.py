"""Tips for a first game: what the guide says when something happens for the first time.

Of several tips that fit the first one is given, so what cannot wait stands before what will fit
again at the next question.
"""

from collections.abc import Sequence

from app.lessons import Goal, Tip, asked, both, either, happened
from engine.core.event import Event
from engine.core.view import View
from engine.cryptids.data import ROUNDS
from engine.cryptids.rules import POWER


def to_me(kind: str, **args: object) -> Goal:
    """An event of that kind about the seat that looks, with these arguments."""
    return lambda view, events: happened(kind, who=view.player, **args)(view, events)


def has_scored(sign: int) -> Goal:
    """A Sighting of the seat that looks has earned Myth (1) or lost some (-1)."""
    return lambda view, events: any(
        event.kind == "myth"
        and event.args["who"] == view.player
        and event.args["why"] == "sighting"
        and event.args["amount"] * sign > 0
        for event in events
    )


def is_not_met(view: View, events: Sequence[Event]) -> bool:
    """The Encounter takes place where the seat that looks has no Hiding Spot."""
    me = view.player
    # Whoever has revealed something there has taken the Hiding Spot back.
    if me is None or any(event.kind == "reveals" and event.args["who"] == me for event in events):
        return False
    sites = [event.args["site"] for event in events if event.kind == "encounter"]
    return any(not view.table["sites"][site]["hideouts"][me] for site in sites)


def is_seen_elsewhere(view: View, events: Sequence[Event]) -> bool:
    """Another seat has revealed a Sighting."""
    return any(event.kind == "reveals" and event.args["who"] != view.player for event in events)


def is_over(view: View, _: Sequence[Event]) -> bool:
    """The game has ended."""
    return bool(view.ending)


def has_drawback(view: View, _: Sequence[Event]) -> bool:
    """A Real Deal has brought a drawback on the seat that looks."""
    return view.player is not None and bool(view.table["players"][view.player]["drawback"])


def has_power(view: View, _: Sequence[Event]) -> bool:
    """The seat that looks can use its Power in this turn."""
    return view.question is not None and any(choice.id == POWER for choice in view.question.choices)


def has_crown(view: View, _: Sequence[Event]) -> bool:
    """The seat that looks would reveal something if Dusk fell now."""
    mine = view.table["mine"]
    return mine is not None and any(entry["crowned"] for entry in mine["forecast"])


def is_tied(view: View, _: Sequence[Event]) -> bool:
    """Several Sites tie for the Encounter."""
    return bool(view.table["phase"] == "day" and view.table["crown"]["tie"])


def is_second_round(view: View, _: Sequence[Event]) -> bool:
    """The first round is over."""
    return bool(view.table["round"] > 1)


GUIDE = (
    Tip("end", is_over),
    Tip("scored", has_scored(1)),
    Tip("lost", has_scored(-1)),
    Tip("unmet", is_not_met),
    Tip("last_round", happened("round", round=ROUNDS)),
    Tip("turn", asked("day")),
    Tip("arrow", asked("arrow")),
    Tip("finish", asked("finish")),
    Tip("event_choice", asked("event")),
    Tip("drawback", has_drawback),
    Tip("night", asked("night")),
    Tip("crown", both(asked("day"), has_crown)),
    Tip("tie", either(asked("encounter"), is_tied)),
    Tip("power", either(happened("power"), both(asked("day"), has_power))),
    Tip("event", happened("event")),
    Tip("rivals", is_seen_elsewhere),
    Tip("trait", both(asked("day"), is_second_round)),
    Tip("first", to_me("first_player")),
)
