"""The table as one seat may know it: everything but the hands of others and the deck."""

from typing import TypedDict

from engine.magpies.state import Magpies


class HandView(TypedDict):
    """How many cards a magpie holds, and those of them that the viewer knows."""

    count: int
    known: list[str]


class TableView(TypedDict):
    """Lists have one entry a seat, `discard` one a card; `chosen`: who has chosen a hedge."""

    round: int
    coins: list[int]
    nest: list[list[str]]
    worth: list[int]
    deck: int
    discard: list[str]
    hand: list[HandView]
    chosen: list[bool]


def table_view(t: Magpies, player: int | None) -> TableView:
    """The table as that seat may know it; None is what everybody may know."""
    over = bool(t.ending)
    return {
        "round": t.round,
        "coins": t.coins[:],
        "nest": [cards[:] for cards in t.nest],
        "worth": [t.worth(seat) for seat in range(t.seats)],
        "deck": len(t.deck),
        "discard": t.discard[:],
        "hand": [
            {
                "count": len(cards),
                "known": sorted(card for card in cards if over or t.knows(player, card)),
            }
            for cards in t.hand
        ],
        "chosen": [bool(answer) for answer in t.sealed],
    }
