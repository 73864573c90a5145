"""A Character's card, its ghosts, and the panel about one Character.

A ghost is a legal option about a Character: a button beside its card that shows the result. It
lies on the side of the card where the result would be: towards the Creature or towards the
Town. Where a card stands is up to ropes.py and circle.py; places on the screen are the
stylesheet's business.
"""

from app.games.dock import closing
from app.games.inbetween import art
from app.games.inbetween.board import Board
from app.node import Child, Node, h
from app.widgets import button
from engine.core.view import Choice
from engine.inbetween.data import (
    CARDS,
    DEVOURED,
    IN_BETWEEN,
    ROLES,
    SECURED,
    SIDES,
    TRIGGERING,
)

ICONS = {
    "marker": "activity",
    "attach": "equipment",
    "lift": "swap-seat",
    "behind": "direction",
    "remove": "box",
    "copy": "awareness",
}
"""The sign on a ghost, by the verb of its option; shifts and tokens show more than a sign."""


def character(board: Board, who: str) -> Node:
    """The card with the face that is up; touching it tells more about the Character."""
    person = board.person(who)
    state = board.sentences.state_name(person["state"], who)
    return h(
        "button",
        {
            "type": "button",
            "class": " ".join(["character", *states_of(board, who)]),
            "key": "character",
            "data-act": f"select:{who}",
            "aria-pressed": "true" if board.selection == who else "false",
        },
        art.named(
            description(board, who),
            art.portrait(who, person["dimension"]),
            art.icon("lock", "lock") if person["notch"] in (SECURED, DEVOURED) else None,
            h("span", {"class": "name"}, board.name_of(who)),
            h("span", {"class": "state"}, board.sentences.breakable(state)),
            symbols(board, who),
            attached(board, who),
            marker(board, who),
        ),
    )


def states_of(board: Board, who: str) -> list[str]:
    """What the stylesheet needs to know about a Character's card."""
    person = board.person(who)
    found = {
        "marked": board.table["marker"] == who,
        "selected": board.selection == who,
        "offered": who in board.on_people,
        "aside": bool(board.on_people) and who not in board.on_people,
        "awake": person["notch"] in TRIGGERING,
    }
    return [person["dimension"], *(name for name, holds in found.items() if holds)]


def symbols(board: Board, who: str) -> list[Node]:
    """The symbols printed on the face that is up, and beside them the tokens."""
    printed = [art.symbol(board.text, name) for name in board.face(who)["symbols"]]
    tokens = [art.symbol(board.text, name, "coin") for name in board.person(who)["tokens"]]
    return [
        h("span", {"class": "symbols"}, printed),
        *([h("span", {"class": "coins"}, tokens)] if tokens else []),
    ]


def attached(board: Board, who: str) -> Node | None:
    """The cards that lie on a Character."""
    cards = board.person(who)["cards"]
    if not cards:
        return None
    return h("span", {"class": "attached"}, [h("i", {"key": c}, art.card_art(c)) for c in cards])


def marker(board: Board, who: str) -> Node | None:
    """The Activity marker, or the ghost of it on its next two stops."""
    facing = "clockwise" if board.table["direction"] > 0 else "counter"
    walker = f"walker {facing} of-{ROLES[board.view.active]}"
    if board.table["marker"] == who:
        return h("span", {"class": walker, "data-move": "marker"}, art.icon("activity"))
    stops = [number for number, stop in enumerate(board.table["next_stops"], 1) if stop == who]
    if not stops:
        return None
    return h(
        "span",
        {"class": f"walker coming {facing}"},
        art.icon("activity"),
        h("b", {}, f"+{stops[0]}"),
    )


def description(board: Board, who: str) -> str:
    """A Character in words, for screen readers."""
    person = board.person(who)
    parts = [
        board.name_of(who),
        board.text(f"inbetween.dimension.{person['dimension']}"),
        board.sentences.notch_name(person["notch"], who),
        board.say("symbols", symbols=names_of_symbols(board, board.face(who)["symbols"])),
    ]
    if person["tokens"]:
        parts.append(board.say("tokens", symbols=names_of_symbols(board, person["tokens"])))
    parts += [board.say("lies_on", card=board.name_of(card)) for card in person["cards"]]
    if board.table["marker"] == who:
        parts.append(board.say("marked"))
    elif who in board.table["next_stops"]:
        parts.append(board.say(f"stop.{board.table['next_stops'].index(who) + 1}"))
    return ", ".join(parts)


def names_of_symbols(board: Board, symbols: list[str]) -> str:
    """Symbols in words."""
    return board.say("and").join(board.sentences.symbol_name(name) for name in symbols)


# What can be done with a Character ---------------------------------------------------


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
    """The side on which each ghost lies: shifts where they lead, the rest where there is room."""
    shifts = {choice.id: towards(choice) for choice in choices if choice.id.startswith("shift:")}
    # Away from its own end a Character always has a notch of room.
    roomy, other = ("creature", "human") if dimension == "human" else ("human", "creature")
    free = other if roomy in shifts.values() else roomy
    return [shifts.get(choice.id, free) for choice in choices]


def towards(choice: Choice) -> str:
    """The dimension that a shift leads towards."""
    args = choice.message.args
    return SIDES[args["new"] > args["old"]]


def ghost(board: Board, choice: Choice, side: str) -> Node:
    """One ghost: the result in a word or a sign, the whole sentence for screen readers."""
    verb = choice.id.partition(":")[0]
    return h(
        "button",
        {
            "type": "button",
            "class": f"ghost by-{verb} towards-{side}",
            "key": choice.id,
            "data-act": f"choose:{choice.id}",
        },
        art.named(board.option_words(choice), outcome(board, choice, verb, side)),
    )


def outcome(board: Board, choice: Choice, verb: str, side: str) -> Child:
    """What is drawn on a ghost."""
    args = choice.message.args
    if verb == "shift":
        old, new = args["old"], args["new"]
        flips = old in IN_BETWEEN and new in IN_BETWEEN
        if flips:
            return [art.icon("swap-seat"), h("span", {"class": "outcome"}, board.say("do.flip"))]
        state = board.sentences.notch_name(new, args["who"])
        return [
            h("span", {"class": f"arrow to-{side}", "aria-hidden": "true"}),
            h("span", {"class": "outcome"}, board.sentences.breakable(state)),
        ]
    if verb == "token":
        return [
            h("b", {"class": "plus"}, "+"),
            art.symbol(board.text, args["symbol"]),
            h("span", {"class": "outcome more"}, board.sentences.symbol_name(args["symbol"])),
        ]
    card = CARDS.get(board.source)
    name = "shield" if verb == "attach" and card is not None and card.equipment else verb
    return [
        art.icon(ICONS.get(name, name)),
        h("span", {"class": "outcome"}, board.say(f"do.{verb}")),
    ]


# The panel about one Character -------------------------------------------------------


def about(board: Board, who: str) -> Node:
    """Both faces side by side, what lies on the Character, and what is refused about it."""
    person = board.person(who)
    reasons = [board.sentences.refusal(refusal) for refusal in board.refusals_of(who)]
    notes = [*(f"{board.name_of(c)}: {board.sentences.ability_text(c)}" for c in person["cards"])]
    return h(
        "div",
        {"class": "about", "key": f"about-{who}", "role": "status"},
        h(
            "div",
            {"class": "about-text"},
            h("h3", {}, board.name_of(who), " ", h("small", {}, state_line(board, who))),
            [h("p", {"class": "reason"}, reason) for reason in reasons[:1]],
            [h("p", {"class": "note"}, note) for note in notes],
        ),
        [face(board, who, side) for side in SIDES],
        button(
            f"help:{who}",
            art.icon("rules"),
            class_="tool explaining",
            aria_label=board.say("explain", who=board.name_of(who)),
            key="explaining",
        ),
        closing(board, who),
    )


def state_line(board: Board, who: str) -> str:
    """Who a Character is and how it stands, in a few words."""
    role = board.text(f"inbetween.character.{who}.role")
    return f"{role} · {board.sentences.notch_name(board.person(who)['notch'], who)}"


def face(board: Board, who: str, side: str) -> Node:
    """One face of a Character with its ability."""
    person = board.person(who)
    up = " up" if side == person["dimension"] else ""
    printed = [art.symbol(board.text, symbol) for symbol in person["faces"][side]["symbols"]]
    symbols = h("span", {"class": "symbols"}, printed)
    return art.face(board.sentences, who, side, f"face {side}{up}", symbols)


def caption(board: Board) -> Node | None:
    """One line about the Character with the Activity marker: what will take place this turn.

    Once the Activity phase is over nothing will, wherever the marker was sent (ruling X6).
    """
    who = board.table["marker"]
    if who not in board.table["people"]:
        return None  # its removal has ended the game
    person = board.person(who)
    if board.table["phase"] == "movement":
        told = board.say("sleeps.movement")
    elif person["notch"] in TRIGGERING:
        told = board.sentences.ability_text(board.face(who)["ability"])
    else:
        state = board.sentences.state_name(person["state"], who)
        told = board.say(f"sleeps.{person['state']}", state=state)
    return h(
        "p",
        {"class": f"caption {person['dimension']}", "key": "caption"},
        art.icon("activity"),
        h("b", {}, board.name_of(who)),
        " ",
        h("span", {}, told),
    )
