"""The dock: the player's cards, what is being played, and the verbs; the ending one bottom right.

Nothing secret is drawn for a public question: the hand lies face down.
"""

from math import ceil

from app.games.dock import (
    closing,
    ending_last,
    hand_section,
    nudge,
    open_pile,
    reasons,
    verb_button,
)
from app.games.inbetween import art
from app.games.inbetween.board import AWARENESS, DISCARD, Board
from app.games.inbetween.cards import awareness_card, face_down, face_up, length_of
from app.games.inbetween.people import about
from app.node import Child, Node, h
from app.widgets import button
from engine.core.decision import DONE, PASS
from engine.core.event import USED
from engine.core.view import Choice
from engine.inbetween.data import AWARENESS as ABILITIES
from engine.inbetween.data import CARDS, IN_BETWEEN, ROLES, TOP_AWARENESS

ROOMY = 6
"""Up to this many cards lie in the tray with their pictures, in one row."""
READABLE = 8
"""Up to this many lie in two rows with their texts; more show their names only."""
IN_TWO_ROWS = 12
"""More cards than this lie in three rows."""

ENDING = ("end", DONE, PASS)
"""Verbs that end the question; they stand bottom right."""

EVIDENT = frozenset(("pays", "plays", "prepares", "rests", "turn", USED))
"""Events that the player has just chosen in as many words."""
MOST_TOLD = 3
"""How many lines are told before a turn ends; the log has them all."""

HIGH = ("few", "many", "longest")
"""Looks of a tray that have a height of their own."""

FEW = 3
"""Up to this many cards are wide enough for a picture beside their text."""


def dock(board: Board) -> list[Node | None]:
    """What to tap, the cards, the verbs."""
    told = nudge(hint(board))
    buttons = verbs(board)
    return [
        told if buttons else None,
        h("div", {"class": tray_class(board), "key": "tray"}, tray(board), moment(board)),
        h("div", {"class": "verbs", "key": "verbs"}, buttons or told),
    ]


def hint(board: Board) -> str:
    """What to tap now, in plain words; before a turn ends, what has just happened."""
    if board.kind == "act" and board.selection == AWARENESS and board.is_open:
        return board.say(f"hint.awareness.{ROLES[board.seat]}")
    if board.kind == "act":
        # A player first peeks at a hand that lies face down; the dock says how.
        hint_of_hand = "hint.act" if board.player(board.seat)["hand"] else "hint.empty"
        return board.say(hint_of_hand) if board.is_open else ""
    if board.kind == "finish":
        return happened(board)
    if board.on_people:
        return board.say("hint.people")
    return board.say("hint.cards") if board.on_cards else ""


def happened(board: Board) -> str:
    """What the last choice led to, and whether a choice that a card offers was none."""
    kinds = [event.kind for event in board.events]
    told = [
        line
        for event in board.events
        if event.kind not in EVIDENT and (line := board.sentences.log_line(event))
    ]
    # Both in one step: nobody was asked which half of the card it is.
    settled = board.source in CARDS and CARDS[board.source].kind == "paranoia" and USED in kinds
    if settled and told:
        told.append(board.say("hint.settled"))
    return " · ".join(told[-MOST_TOLD:])


def moment(board: Board) -> Node:
    """The rule that applies now; only wide screens have room for it."""
    phase, action = board.table["phase"], board.table["cause"]
    key = f"phase.{phase}"
    if phase == "action" and board.kind != "act":
        key = f"action.{action}" if action in ("prepare", "rest") else "action.play"
    return h(
        "aside",
        {"class": "moment", "key": "moment"},
        h("h3", {}, board.text(f"inbetween.{key}")),
        h("p", {}, board.text(f"inbetween.{key}.text")),
    )


# The tray ----------------------------------------------------------------------------


def tray_class(board: Board) -> str:
    """How the tray looks: something may lie open in it, otherwise there are cards."""
    hand = board.player(board.seat)["known"] if board.is_open else []
    cards = [*hand, *(card for card in board.on_cards if card not in hand)]
    count = max(len(hand), len(board.on_cards)) + bool(board.table["playing"])
    looks = f"{tray_of(count)} {length_of(board, [*cards, *played_now(board)])}".split()
    if is_something_open(board):
        # As high as the cards that lay there: the board stays where it is.
        return " ".join(["tray", "open", *(f"as-{look}" for look in looks if look in HIGH)])
    return " ".join(looks)


def tray_of(count: int) -> str:
    """How that many cards lie: in a row, in two with their texts, or as a crowd of names.

    >>> tray_of(2), tray_of(5), tray_of(8), tray_of(20)
    ('tray few', 'tray', 'tray many columns-4', 'tray many crowd columns-7')
    """
    if count <= ROOMY:
        return "tray few" if count <= FEW else "tray"
    rows = 2 if count <= IN_TWO_ROWS else 3
    crowd = " crowd" if count > READABLE else ""
    return f"tray many{crowd} columns-{ceil(count / rows)}"


def is_something_open(board: Board) -> bool:
    """Whether the Awareness abilities, a Character or a discard pile lies in the tray."""
    abilities = board.selection == AWARENESS and board.is_open
    return bool(abilities or board.selected_person or board.selection.startswith(DISCARD))


def tray(board: Board) -> Child:
    """The cards that matter now."""
    if board.selection == AWARENESS and board.is_open:
        return insights(board)
    if board.selected_person:
        return [*played(board), about(board, board.selected_person)]
    if board.selection.startswith(DISCARD):
        return discarded(board, int(board.selection.removeprefix(DISCARD)))
    hand = board.player(board.seat)["known"] if board.is_open else []
    offered = [card for card in board.on_cards if card not in hand]
    lying = played(board)
    choices = [face_up(board, card, board.on_cards[card], "offered") for card in offered]
    if not board.is_open:
        hidden = face_down(board, board.seat, board.player(board.seat)["hand"])
        return [*lying, *choices, hidden]
    if choices:
        return [*lying, *choices]
    return [*lying, *(face_up(board, card, board.on_cards.get(card)) for card in hand)]


def played(board: Board) -> list[Node]:
    """The card that is being played, raised."""
    return [face_up(board, card, more="played") for card in played_now(board)]


def played_now(board: Board) -> list[str]:
    """The card that is being played, if one is."""
    card = board.table["playing"]
    return [card] if card in CARDS else []


def discarded(board: Board, seat: int) -> list[Node]:
    """A discard pile, the last card first, and how to close it."""
    cards = board.player(seat)["discard"]
    faces = [face_up(board, card) for card in reversed(cards)]
    return [open_pile(board, faces), closing(board, f"{DISCARD}{seat}")]


def insights(board: Board) -> list[Node]:
    """The five Awareness abilities of the side, those that can be used as buttons."""
    usable = {choice.id: choice for choice in board.verbs}
    return [
        awareness_card(board, level, usable.get(f"awareness_{level}"))
        for level in range(1, TOP_AWARENESS)
    ]


# The verbs ---------------------------------------------------------------------------


def verbs(board: Board) -> list[Node]:
    """All options that are neither cards nor ghosts, the ending verb last."""
    plain = [choice for choice in board.verbs if not choice.id.startswith("awareness_")]
    first, last = ending_last(plain, ENDING)
    opener = [awareness_opener(board)] if board.kind == "act" and board.is_open else []
    return [
        *opener,
        *(few_words(board, choice, "strong" if is_strong(choice) else "") for choice in first),
        # The ability of the played card may be too expensive.
        *reasons(board, "activate", "dear-reason", "dear"),
        *(
            few_words(board, choice, "refusing" if choice.id == PASS else "ending")
            for choice in last
        ),
    ]


def ending_looks(choice: Choice) -> str:
    """How a verb looks that ends the question: a refusal is never loud."""
    return "refusing" if choice.id == PASS else "ending"


def is_strong(choice: Choice) -> bool:
    """Whether a verb is what the player most likely wants."""
    return choice.id in ("activate", "raise")


def few_words(board: Board, choice: Choice, more: str) -> Node:
    """A button for an option: a few words to see, the whole sentence for screen readers."""
    label, below = short_words(board, choice), subtitle(board, choice)
    words = with_subtitle(label, below) if below else label
    return verb_button(choice, art.named(board.option_words(choice), words), more)


def with_subtitle(label: Child, below: str) -> Node:
    """Words on a button, and under them what they give now or what they need."""
    return h(
        "span", {"class": "words"}, h("span", {"class": "label"}, label), h("small", {}, below)
    )


def energy(amount: object) -> Node:
    """What a verb gives or costs."""
    return h("b", {"class": "gain", "data-help": "energy"}, str(amount), art.icon("energy"))


def short_words(board: Board, choice: Choice) -> Child:
    """The words on a verb's button, short enough for a phone."""
    args = choice.message.args
    match choice.id:
        case "prepare":
            return [art.icon("deck"), h("span", {}, board.text("inbetween.action.prepare"))]
        case "rest":
            return [
                h("span", {}, board.text("inbetween.action.rest")),
                energy(f"+{args['energy']}"),
            ]
        case "activate":
            return [
                h("span", {}, board.say("activate")),
                energy(args["cost"]),
            ]
        case "direction":
            return [art.icon("direction"), h("span", {}, board.option_words(choice))]
    if choice.id.startswith("symbol:"):
        return [
            art.symbol(args["symbol"]),
            h("span", {}, board.option_words(choice)),
        ]
    return h("span", {}, board.option_words(choice))


def subtitle(board: Board, choice: Choice) -> str:
    """What a verb gives now, in a few words; "" if its name says it."""
    args, side = choice.message.args, board.player(board.seat)
    match choice.id:
        case "prepare" if not args["count"]:
            return board.say("sub.prepare.full")
        case "prepare":
            return board.say("sub.prepare", full=side["hand"] + args["count"])
        case "rest":
            return board.say("sub.rest", count=side["energy"] + args["energy"])
        case "activate":
            return board.say("sub.activate", count=side["energy"] - args["cost"])
        case "end":
            return next_in_turn(board)
        case "raise" if args["level"] == TOP_AWARENESS:
            return board.say("sub.raise.win")
        case "raise" if not side["awareness_used"]:
            ability = ABILITIES[board.seat][args["level"] - 1]
            return board.say("sub.raise", ability=board.sentences.ability_text(ability))
    return ""


def next_in_turn(board: Board) -> str:
    """What the end of the action leads to: the Character with the marker is activated."""
    who = board.table["marker"]
    if board.table["phase"] != "action" or who not in board.table["people"]:
        return ""
    if board.person(who)["notch"] in IN_BETWEEN:
        return board.say("sub.end.nobody")
    return board.say("sub.end", who=board.name_of(who))


def awareness_opener(board: Board) -> Node:
    """Opens the Awareness abilities; it glows while one can be used, and says why none can."""
    usable = any(choice.id.startswith("awareness_") for choice in board.verbs)
    spent = board.player(board.seat)["awareness_used"]
    state = "ready" if usable else "used" if spent else "none"
    open_now = board.selection == AWARENESS
    label = [art.icon("awareness"), h("span", {}, board.text("inbetween.thing.awareness"))]
    return button(
        f"select:{AWARENESS}",
        with_subtitle(label, board.say(f"sub.awareness.{state}")),
        class_="verb opener glowing" if usable else "verb opener spent",
        aria_expanded="true" if open_now else "false",
        data_escape=open_now,
    )


# A hand by itself --------------------------------------------------------------------


def hand_of(board: Board, seat: int) -> Node:
    """What a seat holds, as far as the view knows it; the rest lies face down."""
    side = board.player(seat)
    hidden = side["hand"] - len(side["known"])
    cards = [face_up(board, card) for card in side["known"]]
    backs = face_down(board, seat, hidden) if hidden else None
    # Two hands lie side by side here: even few cards are narrow.
    tray = f"{tray_of(max(len(cards), FEW + 1))} {length_of(board, side['known'])}".strip()
    return hand_section(board, seat, "hand-of", h("div", {"class": tray}, cards, backs))
