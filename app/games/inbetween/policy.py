"""What InBetween tells the controller: which questions may stay unasked, and what is staged."""

from collections.abc import Sequence

from app.games.inbetween.scenes import as_then, scenes_of
from app.games.policy import DRAWN, Policy
from engine.core.decision import Decision
from engine.core.event import DREW, Event
from engine.core.view import View
from engine.inbetween.data import CARDS, CREATURE_CARDS, TOWN


def card_asked_about(decision: Decision) -> str:
    """The kind of the card that the question is about."""
    return CARDS[decision.source].kind if decision.source in CARDS else ""


def back_of(_: View, seat: int) -> str:
    """The back of a side's cards, for its cover."""
    return "back-town" if seat == TOWN else "back-creature"


def is_in_play(card: str, view: View) -> bool:
    """Whether that Equipment lies before the Town, so that it can be asked about."""
    return any(piece["card"] == card for piece in view.table["equipment"])


def draws_cards(events: Sequence[Event]) -> bool:
    """Whether cards were drawn that the seat which looks can see."""
    return any(
        event.kind == DREW and CARDS.keys() & set(event.args.get("cards", ())) for event in events
    )


POLICY = Policy(
    standing_orders={"revolver": TOWN, "walkie_talkie": TOWN},
    order_cases={"revolver": tuple(card.kind for card in CREATURE_CARDS)},
    offers_order=is_in_play,
    case_of=card_asked_about,
    cover_art=back_of,
    shows_drawn=draws_cards,
    barring={**DRAWN, "discards": "undo.random"},
    played_back=scenes_of,
    before=as_then,
)
