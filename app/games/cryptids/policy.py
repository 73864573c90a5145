"""What Twisted Cryptids tells the controller: what is public, and what is played back."""

from app.games.cryptids.rewind import rewound, steps_of
from app.games.policy import Policy
from engine.core.decision import DONE, PASS

POLICY = Policy(
    open_answers={
        "day": (PASS,),
        # Everyone can see where Hiding Spots may go; which cards a player keeps is secret.
        "night": (DONE, "place:"),
    },
    alone=frozenset(("trait", "stacks")),
    played_back=steps_of,
    before=rewound,
)
