"""Ghosts: the legal options about a Character, as buttons beside its card.

A ghost never lies on what one decides by. Shifts are large and stand outside the card, on the
side where they lead, in the colour of that side. Everything else that can be put on a Character
is a small round button at the corner of the card. Places are the stylesheet's business.
"""

from collections.abc import Callable

from app.games.inbetween import art
from app.games.inbetween.board import Board
from app.node import Child, Node, h
from engine.core.view import Choice
from engine.inbetween.data import DEVOURED, IN_BETWEEN, ROLES, SIDES

SIGNS = {
    "token": "plus",
    "attach": "plus",
    "lift": "move",
    "behind": "gap",
    "remove": "cross",
    "copy": "borrow",
}
"""The sign on a ghost, by the verb of its option; the Activity marker is drawn as itself."""

EXPLAINED = {
    "token": "plus",
    "attach": "plus",
    "marker": "activity_marker",
    "lift": "lift",
    "behind": "gap",
    "remove": "remove",
    "copy": "borrow",
}
"""What a ghost answers when it is held down."""

AT_THE_CORNER = frozenset(("token", "attach", "marker", "lift", "behind", "copy"))
"""Options that move nobody along a rope: small and round."""


def ghosts(board: Board, who: str) -> Node | None:
    """The ghosts of one Character; None if nothing can be done with it."""
    return one_for_each(board, who, "ghosts", ghost)


def one_for_each(
    board: Board, who: str, kind: str, draw: Callable[[Board, Choice, str], Node]
) -> Node | None:
    """Something drawn for each option about a Character; None if there is no option."""
    choices = board.on_people.get(who)
    if not choices:
        return None
    sides = side_of_each(choices, board.person(who)["notch"])
    return h(
        "div",
        {"class": kind, "key": kind},
        [draw(board, choice, side) for choice, side in zip(choices, sides, strict=True)],
    )


def side_of_each(choices: list[Choice], notch: int) -> list[str]:
    """The side on which each ghost lies: shifts where they lead, the rest where there is room."""
    shifts = {choice.id: towards(choice) for choice in choices if is_shift(choice)}
    # Only at the very end of a rope there is no room beyond the card.
    roomy, other = ("human", "creature") if notch == DEVOURED else ("creature", "human")
    free = other if roomy in shifts.values() else roomy
    return [shifts.get(choice.id, free) for choice in choices]


def is_shift(choice: Choice) -> bool:
    """Whether an option moves a Character along its rope, or flips it."""
    return choice.id.startswith("shift:")


def is_flip(choice: Choice) -> bool:
    """Whether an option turns a Character over without moving it along its rope."""
    args = choice.message.args
    return is_shift(choice) and args["old"] in IN_BETWEEN and args["new"] in IN_BETWEEN


def towards(choice: Choice) -> str:
    """The dimension that a shift leads towards."""
    args = choice.message.args
    return SIDES[args["new"] > args["old"]]


def manner(board: Board, choice: Choice) -> str:
    """How an option looks: by where it pulls, whom it helps, and whether it is for ever."""
    verb = choice.id.partition(":")[0]
    if verb == "remove":
        return "harmful"
    if not is_shift(choice):
        return "corner" if verb in AT_THE_CORNER else "plain"
    side = SIDES.index(towards(choice))
    against = "" if side == board.seat else " against"
    return f"{'flips' if is_flip(choice) else 'pulls'} for-{ROLES[side]}{against}"


def explained(choice: Choice) -> str:
    """The thing of the catalogue that says what a ghost does."""
    if is_flip(choice):
        return "flip"
    if is_shift(choice):
        return f"pull_{ROLES[SIDES.index(towards(choice))]}"
    return EXPLAINED[choice.id.partition(":")[0]]


def ghost(board: Board, choice: Choice, side: str) -> Node:
    """One ghost: the result in a word or a sign, the whole sentence for screen readers."""
    verb = choice.id.partition(":")[0]
    return h(
        "button",
        {
            "type": "button",
            "class": f"ghost by-{verb} towards-{side} {manner(board, choice)}",
            "key": choice.id,
            "data-act": f"choose:{choice.id}",
            "data-help": explained(choice),
        },
        art.named(board.option_words(choice), outcome(board, choice, side)),
    )


def outcome(board: Board, choice: Choice, side: str) -> Child:
    """What is drawn on a ghost: a sign, and where there is room a word."""
    verb, args = choice.id.partition(":")[0], choice.message.args
    if is_flip(choice):
        return [art.sign("flip"), h("span", {"class": "outcome"}, board.say("do.flip"))]
    if verb == "shift":
        state = board.sentences.notch_name(args["new"], args["who"])
        return [
            h("span", {"class": f"arrow to-{side}", "aria-hidden": "true"}),
            h("span", {"class": "outcome"}, board.sentences.breakable(state)),
        ]
    drawing = art.icon("activity") if verb == "marker" else art.sign(SIGNS[verb])
    if verb in AT_THE_CORNER:
        return drawing
    return [drawing, h("span", {"class": "outcome"}, board.say(f"do.{verb}"))]


# The same options in words -----------------------------------------------------------


def answers_about(board: Board, who: str) -> Node | None:
    """The options about a Character as buttons with words, for the panel about it."""
    return one_for_each(board, who, "about-answers", answer)


def answer(board: Board, choice: Choice, side: str) -> Node:
    """One option in words: what it does, and for whom."""
    verb = choice.id.partition(":")[0]
    return h(
        "button",
        {
            "type": "button",
            "class": f"answer by-{verb} {manner(board, choice)}",
            "key": choice.id,
            "data-act": f"choose:{choice.id}",
        },
        art.named(
            board.option_words(choice),
            outcome(board, choice, side)
            if is_shift(choice)
            else [drawn_beside(verb), h("span", {"class": "outcome"}, in_words(board, choice))],
            h("small", {}, board.say(f"pull.{side}")) if is_shift(choice) else None,
        ),
    )


def drawn_beside(verb: str) -> Node:
    """The sign of an option."""
    return art.icon("activity") if verb == "marker" else art.sign(SIGNS[verb])


def in_words(board: Board, choice: Choice) -> str:
    """What an option does, in a word or two: the panel says already who it is about."""
    verb = choice.id.partition(":")[0]
    if verb == "token":
        name = board.sentences.symbol_name(choice.message.args["symbol"])
        return board.say("do.token", symbol=name)
    return board.say(f"do.{verb}")
