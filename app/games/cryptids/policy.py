"""What Twisted Cryptids tells the controller: what is public, and what is played back."""

from app.games.cryptids.rewind import rewound, steps_of
from app.games.policy import Policy
from engine.core.decision import DONE, PASS
from engine.core.view import View


def cryptid_of(view: View, seat: int) -> str:
    """The Cryptid of a seat, which everyone knows, for its cover; "" before it has one."""
    return str(view.table["players"][seat]["cryptid"] or "")


POLICY = Policy(
    open_answers={
        "day": (PASS,),
        # Everyone can see where Hiding Spots may go; which cards a player keeps is secret.
        "night": (DONE, "place:"),
    },
    alone=frozenset(("trait", "stacks")),
    cover_art=cryptid_of,
    played_back=steps_of,
    before=rewound,
)
