"""What a scene of a fight is drawn from: only what lies open by then.

Both cards, the sums and the strengths come in one event of the rules. Here it is taken apart, so
that no picture and no word can be ahead of the scene.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from app.games.presenter import Context
from app.games.twister.rewind import combat_of, rewound
from app.games.twister.scenes import FACING, FIRST, IN_A_FIGHT, SECOND
from engine.core.event import Event
from engine.core.view import View


def staged(context: Context) -> Context:
    """The same, with a fight still on the table and of its cards only those that lie open."""
    if not context.playback or context.part not in IN_A_FIGHT:
        return context
    events = context.events
    if context.part == FACING:
        return replace(context, events=with_attack(events, context.view))
    cards = next((event for event in events if event.kind == "cards"), None)
    if cards is None:
        return context  # somebody falls outside a fight, or leaves
    if context.part in (FIRST, SECOND):
        before = events[: events.index(cards)]
        return replace(
            context,
            view=rewound(context.view, [cards]),
            events=(*before, *turned(cards, 1 if context.part == FIRST else 2)),
        )
    return replace(context, view=on_the_table(context.view, cards))


def with_attack(events: Sequence[Event], view: View) -> tuple[Event, ...]:
    """The events, and who attacks whom: that was told before the cards were chosen."""
    combat: dict[str, Any] = view.table["combat"]
    attack = Event(
        "attacks",
        {"piece": combat["attacker"], "target": combat["target"], "who": combat["by"]},
    )
    return (*(event for event in events if event.kind != "attacks"), attack)


def turned(cards: Event, count: int) -> list[Event]:
    """That many of both cards as they are turned, the attacker's first.

    The rules tell of both at once, so this kind of event is known to scenes alone.
    """
    by: int = cards.args["by"]
    return [
        Event("turns_up", {"who": seat, "card": cards.args["cards"][seat]})
        for seat in (by, 1 - by)[:count]
    ]


def on_the_table(view: View, cards: Event) -> View:
    """The view while everybody looks at a fight: it is not put away yet."""
    return view._replace(table={**view.table, "combat": combat_of(cards.args)})
