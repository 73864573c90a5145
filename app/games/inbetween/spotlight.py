"""The stage over the board: what a choice led to, in large pictures and few words.

A scene is about the last event told so far; which events are scenes, scenes.py says. It covers
the board, and nobody's hand is drawn on it. It is drawn as it looks in the end: all motion is the
stylesheet's (static/css/inbetween-stage.css), so without motion it is a still picture. For those
who hear the screen its words stand below it.
"""

from app.games.inbetween import art
from app.games.inbetween.board import Board
from app.games.inbetween.scenes import OVER, side_of
from app.node import Child, Node, h
from app.widgets import token
from engine.core.event import Event
from engine.inbetween.data import (
    AWARENESS,
    CARDS,
    CHARACTERS,
    CREATURE,
    DEVOURED,
    KINDS,
    ROLES,
    SECURED,
    SIDES,
    TO_WIN,
    TOP_AWARENESS,
    TOWN,
)

ENDS = {SECURED: "secured", DEVOURED: "devoured"}
"""The last notches, by the name of their state."""
SIDE_OF_END = {"secured": "human", "devoured": "creature"}
"""The dimension in which each end lies."""


def stage(board: Board) -> Node | None:
    """The scene that is on; None if nothing is played back."""
    if not board.playback or not board.events:
        return None
    event = board.events[-1]
    return h(
        "div",
        {
            "class": f"stage on-{event.kind}",
            # Each scene is a new element, so that its motion begins with it.
            "key": f"stage-{len(board.events)}",
            "aria-hidden": "true",
        },
        drawn(board, event),
    )


def drawn(board: Board, event: Event) -> list[Child]:
    """What is shown of an event."""
    match event.kind:
        case "flips":
            return crossing(board, event)
        case "shifts":
            return locked(board, event)
        case "awareness":
            return raised(board, event)
        case "cancels":
            return cancelled(board, event)
        case "removes":
            return removed(board, event)
        case "replaces":
            return replaced(board, event)
        case kind if kind == OVER:
            return decided(board, event)
    return []


# Somebody turns over -----------------------------------------------------------------


def crossing(board: Board, event: Event) -> list[Child]:
    """Both faces: the one that is left on its side, and the one that is up now on the other."""
    who, old, new = event.args["who"], side_of(event.args["old"]), side_of(event.args["new"])
    return [
        scene(
            *worlds(),
            h(
                "div",
                {"class": f"crossing into-{new}"},
                h("span", {"class": "left-behind"}, art.portrait(who, old)),
                h(
                    "span",
                    {"class": "hop"},
                    h(
                        "span",
                        {"class": "turner"},
                        h("span", {"class": "old-face"}, art.portrait(who, old)),
                        h("span", {"class": "new-face"}, art.portrait(who, new)),
                    ),
                ),
            ),
        ),
        plate(
            new,
            by(board, event.args["by"], event.args["cause"]),
            board.name_of(who),
            board.text(f"inbetween.dimension.{new}"),
        ),
    ]


def worlds() -> list[Child]:
    """The Human dimension on the left, the Creature's on the right."""
    return [h("i", {"class": "world human"}), h("i", {"class": "world creature"})]


# Somebody reaches the end ------------------------------------------------------------


def locked(board: Board, event: Event) -> list[Child]:
    """Through the lit door, or between the teeth; and how many are there now."""
    who, end = event.args["who"], ENDS[event.args["new"]]
    count = board.say("of", count=len(arrived(board, end)), all=TO_WIN)
    return [
        scene(*on_the_way(who, end)),
        plate(
            SIDE_OF_END[end],
            by(board, event.args["by"], event.args["cause"]),
            board.name_of(who),
            f"{board.sentences.state_name(end, who)} · {count}",
            places(board, end, who),
        ),
    ]


def on_the_way(who: str, end: str) -> list[Child]:
    """The picture of an end, with somebody who goes there."""
    if end == "secured":
        return [
            art.scenery("doorway"),
            h("span", {"class": "comer"}, art.portrait(who, "human")),
        ]
    return [
        h("i", {"class": "throat"}),
        h("span", {"class": "prey"}, art.portrait(who, "creature")),
        *jaws(),
    ]


def jaws() -> list[Child]:
    """Both halves of the mouth."""
    return [h("i", {"class": f"jaw {half}"}) for half in ("upper", "lower")]


def arrived(board: Board, end: str) -> list[str]:
    """Everybody who has reached an end."""
    people = board.table["people"]
    return [who for who in board.table["circle"] if people[who]["state"] == end]


def places(board: Board, end: str, newest: str) -> Node:
    """As many places as win: who has reached that end, and its sign where nobody has."""
    there = [who for who in arrived(board, end) if who != newest]
    return h(
        "ul",
        {"class": "places"},
        [
            h(
                "li",
                {"class": f"place number-{number}{' newest' if who == newest else ''}", "key": who},
                art.portrait(who, SIDE_OF_END[end]),
            )
            for number, who in enumerate([*there, newest])
        ],
        [
            h("li", {"class": "place free", "key": number}, art.icon(end))
            for number in range(len(there) + 1, TO_WIN)
        ],
    )


# Awareness ---------------------------------------------------------------------------


def raised(board: Board, event: Event) -> list[Child]:
    """The sign, the new level, and what it allows."""
    seat, level = event.args["who"], event.args["new"]
    name = board.text("inbetween.thing.awareness")
    return [
        insight(seat, level),
        plate(
            SIDES[seat],
            by(board, seat, event.args["cause"]),
            f"{name}: {board.text('inbetween.awareness.level', level=level)}",
            allowed(board, seat, level),
        ),
    ]


def insight(seat: int, level: int) -> Node:
    """The eye that opens, and the track with the level that is reached."""
    steps = [
        h(
            "li",
            {"class": f"rung number-{number} {looks_of(number, level)}", "key": number},
            number,
        )
        for number in range(1, TOP_AWARENESS + 1)
    ]
    return scene(
        h("i", {"class": f"rays of-{ROLES[seat]}"}),
        h("span", {"class": "eye"}, art.icon("awareness"), h("b", {}, level)),
        h("ol", {"class": "levels"}, steps),
    )


def looks_of(number: int, level: int) -> str:
    """How a step of the track looks when that level is reached."""
    return "newest" if number == level else "reached" if number < level else "ahead"


def allowed(board: Board, seat: int, level: int) -> str:
    """What a level of Awareness is good for now."""
    if board.player(seat)["awareness_used"]:
        return board.text("inbetween.awareness.spent")
    if board.table["options"]["edition"] == "polish":
        # From the first level on, any of the five can be used (docs/inbetween-rulings.md, E8).
        rule, price = "inbetween.phase.awareness.text", "inbetween.awareness.price"
        return (
            board.text(price, count=board.player(seat)["price"]) if level > 1 else board.text(rule)
        )
    return board.sentences.ability_text(AWARENESS[seat][level - 1])


# A card is cancelled -----------------------------------------------------------------


def cancelled(board: Board, event: Event) -> list[Child]:
    """The card, the shot, and the card crossed out."""
    card, gun = event.args["card"], event.args["by"]
    seat = CARDS[gun].owner
    return [
        scene(
            h("i", {"class": f"rays of-{ROLES[seat]}"}),
            h("span", {"class": "gun"}, art.card_art(gun)),
            h(
                "span",
                {"class": f"shot-at {ROLES[CARDS[card].owner]}"},
                art.card_art(card),
                h("b", {}, board.name_of(card)),
                art.scenery("hole"),
                art.sign("cross"),
            ),
        ),
        plate(SIDES[seat], by(board, seat, gun), board.name_of(card), board.say("stage.cancelled")),
    ]


# People leave and move ---------------------------------------------------------------


def removed(board: Board, event: Event) -> list[Child]:
    """Both faces of somebody fade; who is left, by dimension."""
    who, cause = event.args["who"], event.args["cause"]
    seat = owner_of(cause)
    return [
        scene(
            h("i", {"class": "street-at-night"}),
            # Which of them was up, nothing tells any more.
            [h("span", {"class": f"trace {side}"}, art.portrait(who, side)) for side in SIDES],
            [h("span", {"class": f"spirit {side}"}, art.portrait(who, side)) for side in SIDES],
        ),
        plate(
            SIDES[seat],
            by(board, seat, cause),
            board.name_of(who),
            board.say("stage.removed"),
            camps(board),
        ),
    ]


def camps(board: Board) -> Node:
    """Everybody who is still in the game, those in the Human dimension first."""
    return h("div", {"class": "camps"}, [camp(board, side) for side in SIDES])


def camp(board: Board, side: str) -> Node:
    """The people in one dimension, and how many they are."""
    people = board.table["people"]
    there = [who for who in board.table["circle"] if people[who]["dimension"] == side]
    return h(
        "ul",
        {"class": f"camp of-{side}", "key": side},
        h("li", {"class": "count", "key": "count"}, len(there)),
        [h("li", {"key": who}, art.portrait(who, side)) for who in there],
    )


def replaced(board: Board, event: Event) -> list[Child]:
    """Somebody comes to stand between two others."""
    who, cause = event.args["who"], event.args["cause"]
    circle, seat = board.table["circle"], owner_of(cause)
    onward = circle[(circle.index(who) + 1) % len(circle)]
    row = {"first": event.args["behind"], "between": who, "second": onward}
    return [
        scene(
            h("i", {"class": "street-at-night"}),
            [
                h(
                    "span",
                    {"class": f"neighbour {place}", "key": place},
                    art.portrait(one, board.person(one)["dimension"]),
                    h("b", {}, board.name_of(one)),
                )
                for place, one in row.items()
            ],
        ),
        plate(SIDES[seat], by(board, seat, cause), board.name_of(who), board.say("stage.replaced")),
    ]


# The game is decided -----------------------------------------------------------------


def decided(board: Board, event: Event) -> list[Child]:
    """What has ended the game, and what it came to; who has won, the end screen says."""
    ending = event.args["ending"]
    title = board.text(f"inbetween.ending.{ending}")
    if ending == "five_left":
        return [scene(*worlds(), camps(board)), plate(majority(board), None, title)]
    if ending == "awareness":
        last = latest(board, "awareness")
        seat = last.args["who"]
        level = board.text("inbetween.awareness.level", level=last.args["new"])
        name = f"{board.text('inbetween.thing.awareness')}: {level}"
        tag = by(board, seat, last.args["cause"])
        return [insight(seat, last.args["new"]), plate(SIDES[seat], tag, title, name)]
    last = latest(board, "shifts")
    who = last.args["who"]
    return [
        scene(
            *on_the_way(who, ending),
            h(
                "div",
                {"class": f"finale of-{ending}"},
                places(board, ending, who),
                jaws() if ending == "devoured" else None,
            ),
        ),
        plate(SIDE_OF_END[ending], by(board, last.args["by"], last.args["cause"]), title),
    ]


def latest(board: Board, kind: str) -> Event:
    """The last event of that kind: what has decided the game."""
    found: Event = next(event for event in reversed(board.events) if event.kind == kind)
    return found


def majority(board: Board) -> str:
    """The dimension with more people."""
    humans, others = board.table["meter"]["in_dimension"]
    return SIDES[others > humans]


# Words -------------------------------------------------------------------------------


def scene(*inside: Child) -> Node:
    """The picture above the words."""
    return h("div", {"class": "scene", "key": "scene"}, inside)


def plate(side: str, tag: Child, title: str, below: str = "", more: Child = None) -> Node:
    """The few words below a picture, in the colours of a dimension, and who did it."""
    return h(
        "div",
        {"class": f"plate of-{side}", "key": "plate"},
        tag,
        h(
            "p",
            {"class": "said"},
            h("b", {}, title),
            h("span", {}, below) if below else None,
        ),
        more,
    )


def by(board: Board, seat: int, cause: str) -> Node:
    """Who did it, and by what."""
    name = board.seat_label(seat)
    is_typed = name != board.text(f"inbetween.side.{ROLES[seat]}")
    return h(
        "p",
        {"class": f"by seat-{seat}"},
        token(seat, "inbetween"),
        h("b", {"data-typed": "yes" if is_typed else None}, name),
        picture_of(cause, seat),
        h("span", {}, board.name_of(cause)) if cause else None,
    )


def picture_of(cause: str, seat: int) -> Node | None:
    """The picture of a card, a Character or an Awareness ability by which a side does something."""
    if cause in CARDS or cause in KINDS:
        return art.kind_art(CARDS[cause].kind if cause in CARDS else cause)
    who, _, side = cause.partition("_")
    if who in CHARACTERS:
        return art.portrait(who, side or SIDES[seat])
    return art.icon("awareness") if cause else None


def owner_of(cause: str) -> int:
    """The side whose card, Character or Awareness ability that is.

    >>> owner_of("evacuation"), owner_of("abduction_2"), owner_of("max_creature")
    (0, 1, 1)
    """
    if cause in CARDS or cause in KINDS:
        return (CARDS[cause] if cause in CARDS else KINDS[cause]).owner
    name, _, rest = cause.partition("_")
    return CREATURE if "creature" in (name, rest) else TOWN
