"""Every legal option about a Character as a ghost beside its card: a button that shows the result.

A ghost lies on the side of the card where its result would be: towards the Creature or
towards the Town. Which notch that is on the screen is the stylesheet's business.
"""

from app.games.inbetween import art
from app.games.inbetween.board import Board
from app.node import Child, Node, h
from engine.core.view import Choice
from engine.inbetween.data import CARDS, IN_BETWEEN, SIDES

ICONS = {
    "marker": "activity",
    "attach": "equipment",
    "lift": "swap-seat",
    "behind": "direction",
    "remove": "box",
    "copy": "awareness",
}
"""The sign on a ghost, by the verb of its option; shifts and tokens show more than a sign."""


def ghosts(board: Board, who: str) -> Node | None:
    """The ghosts of one Character; None if nothing can be done with it."""
    choices = board.on_people.get(who)
    if not choices:
        return None
    sides = side_of_each(choices, board.person(who)["dimension"])
    return h(
        "div",
        {"class": "ghosts", "key": "ghosts"},
        [ghost(board, choice, side) for choice, side in zip(choices, sides, strict=True)],
    )


def side_of_each(choices: list[Choice], dimension: str) -> list[str]:
    """Towards whom each ghost lies: shifts where they lead, the rest where there is room."""
    shifts = {choice.id: towards(choice) for choice in choices if choice.id.startswith("shift:")}
    # Away from one's own end there is always a notch of room.
    roomy, other = ("creature", "human") if dimension == "human" else ("human", "creature")
    free = other if roomy in shifts.values() else roomy
    return [shifts.get(choice.id, free) for choice in choices]


def towards(choice: Choice) -> str:
    """The dimension that a shift leads towards."""
    args = choice.message.args
    return SIDES[args["new"] > args["old"]]


def ghost(board: Board, choice: Choice, side: str) -> Node:
    """One ghost: the result in a word or a sign, its whole meaning as accessible name."""
    verb = choice.id.partition(":")[0]
    return h(
        "button",
        {
            "type": "button",
            "class": f"ghost by-{verb} towards-{side}",
            "key": choice.id,
            "data-act": f"choose:{choice.id}",
        },
        art.named(board.option_words(choice), face(board, choice, verb, side)),
    )


def face(board: Board, choice: Choice, verb: str, side: str) -> Child:
    """What is drawn on a ghost."""
    args = choice.message.args
    if verb == "shift":
        old, new = args["old"], args["new"]
        flips = old in IN_BETWEEN and new in IN_BETWEEN
        if flips:
            return [art.icon("swap-seat"), h("span", {"class": "outcome"}, board.say("do.flip"))]
        outcome = board.sentences.notch_name(new, args["who"])
        return [
            h("span", {"class": f"arrow to-{side}", "aria-hidden": "true"}),
            h("span", {"class": "outcome"}, board.sentences.breakable(outcome)),
        ]
    if verb == "token":
        return [
            h("b", {"class": "plus"}, "+"),
            art.symbol(board.text, args["symbol"]),
            h("span", {"class": "outcome more"}, board.sentences.symbol_name(args["symbol"])),
        ]
    source = board.question.source if board.question else ""
    name = "shield" if verb == "attach" and source in CARDS and CARDS[source].equipment else verb
    return [
        art.icon(ICONS.get(name, name)),
        h("span", {"class": "outcome"}, board.say(f"do.{verb}")),
    ]
