"""What Twisted Cryptids tells the controller: covers, what is public, and what is played back."""

from app.games.cryptids.rewind import rewound
from app.games.cryptids.scenes import scenes_of
from app.games.policy import DRAWN, Policy
from engine.core.decision import DONE, PASS, Decision
from engine.core.view import Message, View
from engine.cryptids.data import SIGHTING_OF

TRIED = "slots_"
"""How a selection begins that holds Stacks with gaps: "slots_01-345678.0--345678*4"."""
GAP, STEP, HELD = "-", ".", "*"
"""In it: an empty slot, what comes between two arrangements, and before the lifted Sighting."""

TOLD_ON_COVERS = ("trait", "day", "night")
"""Questions of which the cover says what they are about."""


def portrait(view: View, seat: int) -> str:
    """The Cryptid of a seat, which everyone knows; "" until one is chosen."""
    return str(view.table["players"][seat]["cryptid"] or "")


def reason(decision: Decision, view: View) -> Message | None:
    """What a player is about to do."""
    if decision.kind not in TOLD_ON_COVERS:
        return None
    return Message(decision.kind, {"turn": view.table["day_turn"]})


def let_go(selection: str) -> str | None:
    """The selection before the last thing that was done to the Stacks; None for any other one.

    >>> let_go("slots_01-345678.0--345678*4"), let_go("slots_0--345678"), let_go("event")
    ('slots_01-345678.0--345678', '', None)
    """
    if selection in SIGHTING_OF:
        return ""
    if not selection.startswith(TRIED):
        return None
    steps, _, held = selection.partition(HELD)
    return steps if held else steps.rpartition(STEP)[0]


BARRING = {
    "reveals": "cryptids.undo.revealed",
    "event": "cryptids.undo.event",
    "cryptid": "cryptids.undo.dealt",
    **DRAWN,
    "discards": "cryptids.undo.discarded",
}
"""What everyone saw happen that cannot be taken back."""

POLICY = Policy(
    barring=BARRING,
    let_go=let_go,
    cover_art=portrait,
    role=portrait,
    cover_reason=reason,
    open_answers={
        "day": (PASS,),
        # Everyone can see where Hiding Spots may go; which cards a player keeps is secret.
        "night": (DONE, "place:"),
    },
    alone=frozenset(("trait", "stacks")),
    set_up=frozenset(("trait", "stacks", "hideout")),
    unexplained=frozenset(("trait", "stacks", "night")),
    played_back=scenes_of,
    before=rewound,
)
