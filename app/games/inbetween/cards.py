"""Town and Creature cards as they lie in the dock: faces, backs, and Awareness abilities.

A face is drawn only for a card that the view names; a back names nothing at all.
"""

from collections.abc import Iterable

from app.games.dock import with_law
from app.games.inbetween import art
from app.games.inbetween.board import Board
from app.node import Node, h
from engine.core.view import Choice
from engine.inbetween.data import AWARENESS, CARDS, ROLES

LONG, LONGEST = 84, 112
"""Texts with more letters than this are set smaller."""
ONE_LINE = 17
"""A name with more letters than this takes a second line."""
LETTERS_IN_A_LINE = 24


def length_of(board: Board, cards: Iterable[str]) -> str:
    """How much the wordiest of these cards has to say: "", "long" or "longest".

    One size of writing for a whole hand: the wordiest decides.
    """
    most = max((letters_on(board, card) for card in cards), default=0)
    return "longest" if most > LONGEST else "long" if most > LONG else ""


def letters_on(board: Board, card: str) -> int:
    """The letters of a card's text; a name of two lines takes one from it."""
    title = board.sentences.name_of(CARDS[card].kind)
    second_line = LETTERS_IN_A_LINE if len(title) > ONE_LINE else 0
    return len(board.sentences.ability_text(card)) + second_line


def face_up(board: Board, card: str, choice: Choice | None = None, more: str = "") -> Node:
    """A card with all that is printed on it.

    Touching it chooses it; the card in play goes back into the hand, and another one of the hand
    takes its place. Whatever can do neither explains itself, as every card does when held down.
    """
    facts = CARDS[card]
    told = board.sentences.ability_text(card)
    title = board.sentences.name_of(facts.kind)
    dear = choice is not None and facts.cost > board.player(board.seat)["energy"]
    states = ["play-card", ROLES[facts.owner]]
    # A card whose ability is too expensive can still be played for its symbol.
    states += ["dear"] if dear and board.kind == "act" else []
    states += [more] if more else []
    states += ["new"] if card in board.drawn else []
    act, label, state = touch(board, card, choice, more)
    states += [state] if state else []
    return h(
        "button",
        {
            "type": "button",
            "class": " ".join(states),
            "key": card,
            "data-move": card,
            "data-act": act,
            # A small screen has no room for its text.
            "data-help": facts.kind,
        },
        art.named(
            f"{label}. {told}",
            art.card_art(card),
            h("span", {"class": "cost"}, art.icon("energy"), h("b", {}, facts.cost)),
            art.symbol(facts.symbol, label=board.sentences.symbol_name(facts.symbol)),
            h("span", {"class": "title"}, board.sentences.breakable(title)),
            h("span", {"class": "text"}, told),
        ),
    )


def touch(board: Board, card: str, choice: Choice | None, more: str) -> tuple[str, str, str]:
    """What touching a card does: the act, what it is called, and how the card looks."""
    if choice is not None:
        return f"choose:{choice.id}", board.option_words(choice), ""
    name, kind = board.name_of(card), CARDS[card].kind
    if more == "played" and board.may_switch:
        return "restart", board.say("put_back", card=name), "idle"
    if more == "" and board.may_switch and card in board.player(board.seat)["known"]:
        return f"instead:{card}", board.say("instead", card=name), "idle spare"
    return f"help:{kind}", printed(board, card), "idle"


def printed(board: Board, card: str) -> str:
    """A card's name, symbol and cost in words."""
    facts = CARDS[card]
    name = board.sentences.name_of(facts.kind)
    symbol = board.sentences.symbol_name(facts.symbol)
    return board.text("inbetween.card", card=name, symbol=symbol, cost=facts.cost)


def face_down(board: Board, seat: int, count: int) -> Node:
    """A hand face down: only its number of cards is known."""
    return h(
        "div",
        {"class": f"backs {ROLES[seat]}", "key": "backs", "data-help": "hand"},
        h("span", {"class": "unseen"}, board.say("face_down", count=count)),
        [h("i", {"class": "back", "key": number}, art.card_back(seat)) for number in range(count)],
    )


def awareness_card(board: Board, level: int, choice: Choice | None) -> Node:
    """An Awareness ability; a button if it can be used now, with the reason if it cannot."""
    ability = AWARENESS[board.seat][level - 1]
    told = board.sentences.ability_text(ability)
    refused = board.refusals_of(f"awareness_{level}")
    reasons = [with_law(board, refusal, in_short=True) for refusal in refused]
    attributes: dict[str, object] = {
        "class": f"insight {ROLES[board.seat]}{'' if choice else ' closed'}",
        "key": f"insight-{level}",
    }
    if choice is not None:
        attributes |= {"type": "button", "data-act": f"choose:{choice.id}"}
    return h(
        "button" if choice is not None else "div",
        attributes,
        h("b", {"class": "level"}, board.text("inbetween.awareness.level", level=level)),
        h("span", {"class": "text"}, told),
        [h("small", {}, reason) for reason in reasons],
    )
