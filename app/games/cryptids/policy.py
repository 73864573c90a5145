"""What Twisted Cryptids tells the controller: covers, what is public, and what is played back."""

from app.games.cryptids.rewind import rewound, steps_of
from app.games.policy import Policy
from engine.core.decision import DONE, PASS, Decision
from engine.core.view import Message, View

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


POLICY = Policy(
    cover_art=portrait,
    role=portrait,
    cover_reason=reason,
    open_answers={
        "day": (PASS,),
        # Everyone can see where Hiding Spots may go; which cards a player keeps is secret.
        "night": (DONE, "place:"),
    },
    alone=frozenset(("trait", "stacks")),
    played_back=steps_of,
    before=rewound,
)
