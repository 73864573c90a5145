"""Nobody is ever stuck: every legal option of every question is a button on the screen."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from app.curtain import Curtain, Stance
from app.node import Node
from app.screens import render_table
from app.table import Table
from engine.core.match import Match
from engine.inbetween import GAME
from engine.inbetween.data import CARDS
from tests.scale import amount

GAMES = amount(30, 10)
PICTURES = ("", "circle")


def nodes(node: Node) -> Iterator[Node]:
    yield node
    for child in node.children:
        if isinstance(child, Node):
            yield from nodes(child)


def acts(screen: Node) -> list[str]:
    """What can be tapped."""
    return [node.attributes["data-act"] for node in nodes(screen) if "data-act" in node.attributes]


def screens_of(match: Match, **wishes: str) -> list[Node]:
    """The screens on which the pending question is asked: the seat's own, and in the open."""
    decision = match.pending
    stances = [Stance.OPEN] + ([] if decision.hush else [Stance.ASKING])
    return [
        render_table(Table(match=match, curtain=Curtain(stance, decision.player), **wishes))
        for stance in stances
    ]


def positions(seed: int) -> Iterator[Match]:
    """A random game, question by question."""
    match, dice = Match.start(GAME, seed, ("Anna", "Bartek")), Random(seed)
    while match.pending is not None:
        yield match
        match.choose(dice.choice(match.pending.options))


@pytest.mark.parametrize(
    "seed",
    [seed if seed < 6 else pytest.param(seed, marks=pytest.mark.slow) for seed in range(GAMES)],
)
def test_every_option_is_a_button(seed):
    picture = PICTURES[seed % 2]
    for match in positions(seed):
        decision = match.pending
        wanted = {f"choose:{option}" for option in decision.options}
        for screen in screens_of(match, picture=picture):
            found = [act for act in acts(screen) if act.startswith("choose:")]
            if missing := wanted - set(found):
                # Awareness abilities lie behind one more tap.
                assert "select:awareness" in acts(screen)
                (opened,) = screens_of(match, picture=picture, selection="awareness")
                found += [act for act in acts(opened) if act in missing]
            assert sorted(found) == sorted(wanted)


@pytest.mark.parametrize("seed", range(4))
def test_every_ghost_stays_while_its_person_is_touched(seed):
    for match in positions(seed):
        ghosts = [option for option in match.pending.options if ":" in option]
        for option in ghosts[:1]:
            person = option.split(":")[1]
            for screen in screens_of(match, selection=person):
                assert f"choose:{option}" in acts(screen)


@pytest.mark.parametrize("seed", range(4))
def test_nothing_is_drawn_twice(seed):
    """Keys are unique among siblings, and moving things on the whole screen."""
    for match in positions(seed):
        for screen in screens_of(match):
            moving = [node.attributes.get("data-move") for node in nodes(screen)]
            assert max(Counter(filter(None, moving)).values()) == 1
            for node in nodes(screen):
                children = [child for child in node.children if isinstance(child, Node)]
                keys = Counter(
                    (c.tag, c.attributes["key"]) for c in children if "key" in c.attributes
                )
                assert not keys or max(keys.values()) == 1, keys


@pytest.mark.parametrize("seed", range(6))
def test_in_the_open_no_hand_is_named(seed):
    """What everybody sees is the same whatever the hidden cards are, and names none of them."""
    for match in positions(seed):
        if match.pending.hush:
            continue
        asked = screens_of(match)[-1]
        public = match.view(None)
        shown = {value for node in nodes(asked) for value in node.attributes.values()}
        hidden = {
            card
            for seat in (0, 1)
            for card in match.view(seat).table["players"][seat]["known"]
            if card not in public.table["players"][seat]["known"]
        }
        assert hidden <= set(CARDS)
        assert not hidden & shown
        assert not {f"choose:{card}" for card in hidden} & shown
