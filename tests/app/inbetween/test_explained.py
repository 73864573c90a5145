"""What is this? Whatever stands on the board says its name and one sentence, in every language."""

import pytest

from app.curtain import Curtain, Stance
from app.games.presenter import Context, present
from app.i18n.text import LANGUAGES, Text
from app.node import Node
from app.screens import render_table
from app.table import Table
from engine.inbetween.data import CREATURE, SYMBOLS
from tests.app.reading import nodes
from tests.engine.inbetween.story import Story
from tests.positions.inbetween import busy

POSITIONS = {
    "a turn begins": busy,
    "a card is played": lambda: busy().play("safe_house"),
    "somebody is removed": lambda: busy().activate("evacuation"),
    "a card is put on somebody": lambda: busy(
        active=CREATURE, creature=["hiding_1"], equipment=[]
    ).activate("hiding_1"),
    "somebody is moved": lambda: busy(active=CREATURE, creature=["replacement_1"]).activate(
        "replacement_1"
    ),
    "a gap is chosen": lambda: (
        busy(active=CREATURE, creature=["replacement_1"]).activate("replacement_1").play("lift:bob")
    ),
    "the marker moves": lambda: busy(town=["roadblock"]).activate("roadblock"),
}


def presented(story: Story, language: str = "en"):
    match = story.match
    return present(Context(match.view(match.pending.player), Text(language)))


def screen_of(story: Story, picture: str = "") -> Node:
    curtain = Curtain(Stance.OPEN, story.match.pending.player)
    return render_table(Table(match=story.match, curtain=curtain, picture=picture))


@pytest.mark.parametrize("picture", ["", "circle"])
@pytest.mark.parametrize("position", POSITIONS)
def test_whatever_can_be_held_down_is_explained(position, picture):
    story = POSITIONS[position]()
    held = {node.attributes.get("data-help") for node in nodes(screen_of(story, picture))}
    touched = {
        act.removeprefix("help:")
        for node in nodes(screen_of(story, picture))
        if (act := node.attributes.get("data-act", "")).startswith("help:")
    }
    presenter = presented(story)
    things = (held | touched) - {None}
    assert {"activity_marker", "next_stop", "direction", "neighbour"} <= things | {
        # The circle has no ends.
        *(["neighbour"] if picture else [])
    }
    assert [thing for thing in sorted(things) if presenter.help(thing) is None] == []


@pytest.mark.parametrize("position", POSITIONS)
def test_every_ghost_can_be_held_down(position):
    ghosts = [
        node
        for node in nodes(screen_of(POSITIONS[position]()))
        if "ghost" in node.attributes.get("class", "").split()
    ]
    assert all(ghost.attributes["data-help"] for ghost in ghosts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_legend_names_every_sign_and_every_symbol_once(language):
    rows = presented(busy(), language).legend()
    names = [name for _, name, _ in rows]
    assert len(set(names)) == len(names) >= 20 + len(SYMBOLS)
    for drawing, name, sentence in rows:
        assert isinstance(drawing, Node)
        assert "inbetween." not in name + sentence
        assert len(sentence) > len("a word")
        # The name stands before it already: nobody wants to read "Home Home: a symbol".
        assert not sentence.startswith(f"{name}:")


@pytest.mark.parametrize(("seat", "won"), [(0, "Secured"), (1, "Devoured")])
def test_the_goal_is_the_one_of_the_side_that_looks(seat, won):
    match = busy(active=seat).match
    assert won in present(Context(match.view(seat), Text("en"))).goal()
    public = present(Context(match.view(None), Text("en")))
    assert won in public.goal(seat)
    # Where nobody in particular looks, both sides are told.
    assert all(state in public.goal() for state in ("Secured", "Devoured"))
