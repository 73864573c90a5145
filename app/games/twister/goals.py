"""What the lessons and the guide of Dungeon Twister wait for, and where they point.

A goal asks what has happened or how the table is, never which button was pressed.
"""

from collections.abc import Iterator, Sequence

from app.games.twister.places import point, slot_of
from app.lessons import Goal
from engine.core.event import USED, Event
from engine.core.view import View
from engine.twister.board import SIDE
from engine.twister.data import IS_PIECE, KIND, OBJECTS, ROLES, SCROLL, SEAT

# Where a step points ------------------------------------------------------------------


def touch(piece: str) -> tuple[str, ...]:
    """The piece itself, also on a phone that looks at one room."""
    return f"select:{piece}", f"select:{piece}@*"


def then(piece: str, *options: str) -> tuple[str, ...]:
    """What to choose with a piece; before it is touched, the piece.

    >>> then("yellow_acrobat", "jump:yellow_acrobat:*")[:2]
    ('choose:jump:yellow_acrobat:*', 'select:yellow_acrobat')
    """
    return (*(f"choose:{option}" for option in options), *touch(piece))


def by_way_of(piece: str, aim: str, option: str) -> tuple[str, ...]:
    """The same for what is aimed first: a room that is shown turned, an object to be moved."""
    return f"choose:{option}", f"select:{piece}>{aim}*", *touch(piece)


# What has happened --------------------------------------------------------------------


def by_the_learner(kind: str, **args: object) -> Goal:
    """An event of that kind, with these arguments, that a piece of the learner's has brought."""

    def is_told(view: View, events: Sequence[Event]) -> bool:
        return any(
            event.kind == kind
            and SEAT.get(event.args.get("piece", "")) == view.player
            and all(event.args.get(name) == value for name, value in args.items())
            for event in events
        )

    return is_told


def used(what: str) -> Goal:
    """The learner has made use of a terrain or of an ability."""
    return lambda view, events: any(
        event.kind == USED and (event.args["what"], event.args["who"]) == (what, view.player)
        for event in events
    )


def carried(*kinds: str) -> Goal:
    """A piece of the learner's has taken up something of these kinds."""
    return lambda view, events: any(
        event.kind in ("carries", "takes", "searches")
        and SEAT[event.args["piece"]] == view.player
        and KIND[event.args.get("thing") or event.args["scroll"]] in kinds
        for event in events
    )


SCROLLS = tuple(kind for kind, printed in OBJECTS.items() if printed.user == SCROLL)
"""Kinds of objects that only a magic user reads."""


# How the table is ---------------------------------------------------------------------


def can(verb: str) -> Goal:
    """The learner is asked, and may do that."""

    def is_offered(view: View, _: Sequence[Event]) -> bool:
        asked = view.question
        return (
            asked is not None
            and asked.player == view.player
            and any(choice.id.partition(":")[0] == verb for choice in asked.choices)
        )

    return is_offered


def can_leave(view: View, _: Sequence[Event]) -> bool:
    """A character of the learner's has points enough to leave the dungeon this turn."""
    table = view.table
    return can("end")(view, ()) and any(
        SEAT[piece] == view.player and points is not None and points <= table["ap"]
        for piece, points in table["exits"].items()
    )


def out_of_points(view: View, _: Sequence[Event]) -> bool:
    """The learner acts, and every action point is spent."""
    return can("end")(view, ()) and view.table["ap"] == 0


def one_from_winning(view: View, _: Sequence[Event]) -> bool:
    """A side needs but one point more."""
    table = view.table
    return any(player["vp"] == table["points"] - 1 for player in table["players"])


def portcullis(view: View, _: Sequence[Event]) -> bool:
    """A closed portcullis is to be seen."""
    return any("#" in "".join((*slot["right"], *slot["down"])) for slot in view.table["slots"])


def is_dead(piece: str) -> Goal:
    """That character is eliminated."""
    return lambda view, _: piece in view.table["out"]["dead"]


def lies_open(*tokens: str) -> Goal:
    """These tokens are on the board."""
    return lambda view, _: all(token in view.table["tokens"] for token in tokens)


def is_at(piece: str, *squares: str) -> Goal:
    """That character stands on one of these squares."""
    return lambda view, _: (
        piece in view.table["tokens"] and view.table["tokens"][piece]["square"] in squares
    )


def powerless(piece: str) -> Goal:
    """Magic is dead where that character stands."""
    return lambda view, _: (
        piece in view.table["tokens"]
        and view.table["tokens"][piece]["square"] in view.table["magic_dead"]
    )


def someone_on(letter: str) -> Goal:
    """A character of the learner's stands on that terrain."""
    return lambda view, _: letter in grounds_of(view)


def grounds_of(view: View) -> Iterator[str]:
    """The letters of the terrain under the learner's characters."""
    for piece, facts in view.table["tokens"].items():
        slot = slot_of(facts["square"])
        if piece in IS_PIECE and facts["color"] == view.player and slot >= 0:
            x, y = point(facts["square"])
            yield view.table["slots"][slot]["rows"][y % SIDE][(x - 1) % SIDE]


def done_with(kind: str) -> Goal:
    """Nobody is asked that any more."""
    return lambda view, _: view.question is None or view.question.kind != kind


def other_side(view: View) -> int | None:
    """The seat that the learner plays against."""
    return None if view.player is None else len(ROLES) - 1 - view.player


def their_turn(view: View, events: Sequence[Event]) -> bool:
    """The learner's turn has ended."""
    return any(e.kind == "turn" and e.args["who"] == other_side(view) for e in events)
