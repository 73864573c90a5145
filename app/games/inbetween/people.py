"""A Character's card, and the panel about one Character.

What can be done with a Character is drawn by ghosts.py. Where a card stands is up to ropes.py
and circle.py; places on the screen are the stylesheet's business.
"""

from app.games.dock import closing, with_law
from app.games.inbetween import art
from app.games.inbetween.board import Board
from app.games.inbetween.ghosts import answers_about, is_shift
from app.node import Node, h
from app.widgets import button
from engine.inbetween.data import CARDS, DEVOURED, ROLES, SECURED, SIDES, TRIGGERING

ROOM_FOR_TOKENS = 2
"""More tokens than this are drawn smaller."""


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
            "data-help": who,
            # Where that changes, the card turns over.
            "data-face": person["dimension"],
            "aria-pressed": "true" if board.selection == who else "false",
        },
        art.named(
            description(board, who),
            art.portrait(who, person["dimension"]),
            lock() if person["notch"] in (SECURED, DEVOURED) else None,
            h("span", {"class": "name", "data-fact": "name"}, board.name_of(who)),
            h("span", {"class": "state", "data-fact": "state"}, board.sentences.breakable(state)),
            symbols(board, who),
            attached(board, who),
            marker(board, who),
        ),
    )


def lock() -> Node:
    """The sign of a Character that stays where it is."""
    return h("span", {"class": "locked", "data-help": "lock"}, art.icon("lock", "lock"))


def states_of(board: Board, who: str) -> list[str]:
    """What the stylesheet needs to know about a Character's card."""
    person = board.person(who)
    found = {
        "marked": board.table["marker"] == who,
        "selected": board.selection == who,
        "offered": who in board.on_people,
        "lifted": who == board.lifted,
        "aside": bool(board.on_people) and who not in (*board.on_people, board.lifted),
        "awake": person["notch"] in TRIGGERING,
    }
    return [person["dimension"], *(name for name, holds in found.items() if holds)]


def symbols(board: Board, who: str) -> Node:
    """The symbols printed on the face that is up, and beside them the tokens."""
    printed = [art.symbol(name) for name in board.face(who)["symbols"]]
    tokens = [art.symbol(name, "coin") for name in board.person(who)["tokens"]]
    many = " many" if len(tokens) > ROOM_FOR_TOKENS else ""
    return h(
        "span",
        {"class": f"symbols{many}", "data-fact": "symbols"},
        printed,
        h("span", {"class": "coins", "data-fact": "tokens"}, tokens) if tokens else None,
    )


def attached(board: Board, who: str) -> Node | None:
    """The cards that lie on a Character."""
    cards = board.person(who)["cards"]
    if not cards:
        return None
    lying = [
        h("i", {"key": card, "data-help": CARDS[card].kind}, art.card_art(card)) for card in cards
    ]
    return h("span", {"class": "attached", "data-fact": "cards"}, lying)


def marker(board: Board, who: str) -> Node | None:
    """The Activity marker, or the ghost of it on its next two stops."""
    facing = "clockwise" if board.table["direction"] > 0 else "counter"
    walker = f"walker {facing} of-{ROLES[board.view.active]}"
    if board.table["marker"] == who:
        return h(
            "span",
            {
                "class": walker,
                "data-move": board.mover("marker"),
                "data-fact": "marker",
                "data-help": "activity_marker",
            },
            art.icon("activity"),
        )
    stops = [number for number, stop in enumerate(board.table["next_stops"], 1) if stop == who]
    if not stops:
        return None
    return h(
        "span",
        {"class": f"walker coming {facing}", "data-fact": "stop", "data-help": "next_stop"},
        art.icon("activity"),
        h("b", {}, board.say(f"stop.{stops[0]}.short")),
    )


def direction(board: Board) -> Node:
    """The Direction token: which way round the marker moves; touching it explains it."""
    way = board.sentences.direction_name(board.table["direction"])
    return button(
        "help:direction",
        art.named(
            board.say("direction", direction=way),
            art.icon("direction"),
        ),
        class_="bare wind",
        data_fact="direction",
        title=board.say("direction", direction=way),
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


# The panel about one Character -------------------------------------------------------


def about(board: Board, who: str) -> Node:
    """Both faces side by side, what lies on the Character, and what is refused about it."""
    person = board.person(who)
    # Whoever can be shifted needs no token, so why there is none is no news.
    pulled = any(is_shift(choice) for choice in board.on_people.get(who, ()))
    refused = [] if pulled else board.refusals_of(who)
    reasons = [with_law(board, refusal) for refusal in refused[:1]]
    notes = [*(f"{board.name_of(c)}: {board.sentences.ability_text(c)}" for c in person["cards"])]
    if who in board.table["next_stops"]:
        notes.append(board.say(f"stops.{board.table['next_stops'].index(who) + 1}"))
    return h(
        "div",
        {"class": "about", "key": f"about-{who}", "role": "status"},
        h(
            "div",
            {"class": "about-text"},
            h("h3", {}, board.name_of(who), " ", h("small", {}, state_line(board, who))),
            [h("p", {"class": "reason"}, reason) for reason in reasons],
            [h("p", {"class": "note"}, note) for note in notes],
        ),
        answers_about(board, who),
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
    symbols = [
        art.named_symbol(board.sentences, symbol) for symbol in person["faces"][side]["symbols"]
    ]
    printed = h("p", {"class": "printed"}, symbols)
    return art.face(board.sentences, who, side, f"face {side}{up}", printed)


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
        {
            "class": f"caption {person['dimension']}",
            "key": "caption",
            "data-help": "activity_marker",
        },
        art.icon("activity"),
        h("b", {}, board.name_of(who)),
        " ",
        h("span", {}, told),
    )
