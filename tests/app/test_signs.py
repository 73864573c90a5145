"""What is this? Every sign that a game draws answers a tap or a long press, or is named beside it.

A sign is whatever is drawn instead of written, and every number that stands alone. Whole games are
looked through, as everyone sees them and as one seat does.
"""

import re
from collections.abc import Iterator
from functools import cache

import pytest

from app.games.presenter import Context, present
from app.i18n.text import Text
from app.node import Node
from app.screens import render_table
from app.table import Table
from tests.app.evenings import Stop, at_most, whole_game
from tests.app.reading import nodes
from tests.scale import amount

TABLES = [
    ("inbetween", 2, "pass"),
    ("inbetween", 2, "across"),
    ("cryptids", 4, "pass"),
    ("cryptids", 3, "around"),
    ("twister", 2, "pass"),
    ("twister", 2, "across"),
]
SEED = 4
LOOKED_AT = ("play ", "parting", "waiting")
"""Screens on which somebody plays."""
DRAWN = ("svg", "i")
"""Elements that show something instead of saying it; an `img` is a picture of what has a name."""
WORD = re.compile(r"[^\\W\\d_]{2,}")
SCENERY = {
    "ends": "the street and the maw at the ends of the ropes",
    "paths": "ways between Sites, and who has just gone there",
    "floor": "the ground of a room, whose squares are explained one by one",
    "axis": "letters and numbers along the edges: they are the names of the squares",
    "carried": "told by touching whoever carries it",
    "passed": "told by touching whoever stands over it for a moment",
}
"""What is drawn and means nothing by itself, by its class."""
ANSWERS = {
    "inbetween": {"locked": "lock", "gain": "energy", "backs": "hand"},
    "cryptids": {
        "badge": "badge",
        "crown": "crown",
        "hideout": "hideout",
        "prospect": "prospect",
        "flag": "first",
        "myth": "myth",
        "stack": "stack",
        "in-hand": "hand",
        "power-mark": "power",
        "ticks": "ticks",
        "lay": "hideout",
        "trait-row": "trait",
    },
    "twister": {
        "outlook": "outlook",
        "on-gear": "on_gear",
        "totals": "strength",
        "vps": "vp",
        "points": "ap",
        "action-card": "action_card",
    },
}
"""By its class, what a sign explains although it may lie on a button that tells something else."""
TELLING = ("select", "panel", "undo", "set", "help")
"""Buttons that tell by a tap what they stand for; their accessible name is tested elsewhere."""


@pytest.mark.parametrize(("game", "seats", "seating"), TABLES)
def test_every_sign_says_what_it_is(game, seats, seating):
    tables = tables_of(game, seats, seating)
    assert {line for table in tables for line in unexplained(table)} == set()


@pytest.mark.parametrize(("game", "seats", "seating"), TABLES[::2])
def test_a_sign_on_a_button_answers_for_itself(game, seats, seating):
    drawn = [
        node for table in tables_of(game, seats, seating) for node in nodes(render_table(table))
    ]
    answers, met = ANSWERS[game], set()
    for node in drawn:
        for kind in answers.keys() & {*node.attributes.get("class", "").split()}:
            met.add(kind)
            assert node.attributes.get("data-help") == answers[kind], kind
    assert len(met) > len(answers) // 2


@cache
def tables_of(game: str, seats: int, seating: str) -> list[Table]:
    """Tables of each kind in a whole game. Each game is played once for all tests."""
    stops = at_most(amount(6, 1), whole_game(game, seats, seating, SEED))
    return [stop.table for stop in stops if is_looked_at(stop)]


def is_looked_at(stop: Stop) -> bool:
    """Whether somebody plays there, with nothing over the table."""
    return stop.kind.startswith(LOOKED_AT) and not stop.table.panel


def unexplained(table: Table) -> Iterator[str]:
    """Signs on a screen that neither answer nor are named, each by where it stands."""
    presenter = present(Context(table.view(None), Text("en")))

    def walk(path: tuple[Node, ...], answered: bool) -> Iterator[str]:
        node = path[-1]
        facts = node.attributes
        kinds = facts.get("class", "").split()
        if SCENERY.keys() & set(kinds) or "unseen" in kinds:
            return
        if thing := facts.get("data-help"):
            assert presenter.help(thing) is not None, thing
            answered = True
        answered |= facts.get("data-act", "").partition(":")[0] in TELLING
        if node.tag in DRAWN:
            if not answered and not is_named(path[-2:]):
                yield place(path)
            return
        for child in node.children:
            if isinstance(child, Node):
                yield from walk((*path, child), answered)
            elif is_number(child) and not answered and not is_named(path[-2:]):
                yield f"{place(path)}: {child}"

    yield from walk((render_table(table),), answered=False)


def is_number(text: str) -> bool:
    """Whether a text says nothing by itself."""
    return not WORD.search(text) and any(letter.isdigit() for letter in text)


def is_named(path: tuple[Node, ...]) -> bool:
    """Whether words stand beside the last of these, in the same part of the screen."""
    return any(WORD.search(text) for text in read(path[0]))


def read(node: Node) -> Iterator[str]:
    """What is written in a part of the screen, for those who see it."""
    if "unseen" in node.attributes.get("class", "").split():
        return
    for child in node.children:
        if isinstance(child, str):
            yield child
        else:
            yield from read(child)


def place(path: tuple[Node, ...]) -> str:
    """Where something stands: itself and what it is in, by their first classes."""
    parts = [node.attributes.get("class", "").split()[:1] for node in path[-4:]]
    return " > ".join(
        f"{node.tag}.{''.join(kind)}" for node, kind in zip(path[-4:], parts, strict=True)
    )
