"""Random games, question by question: nobody is stuck, nothing is drawn twice or given away."""

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
from tests.app.reading import acts, drawn_twice, nodes, seeds
from tests.scale import amount

GAMES = amount(30, 4)
PICTURES = ("", "circle")
TOUCHED = 4
"""In the first games somebody is touched, too."""


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


@pytest.mark.parametrize("seed", seeds(4, GAMES))
def test_every_option_is_a_button_and_in_the_open_no_hand_is_named(seed):
    picture = PICTURES[seed % 2]
    for match in positions(seed):
        screens = screens_of(match, picture=picture)
        for screen in screens:
            check_every_option_is_a_button(match, screen, picture)
            assert drawn_twice(screen) == []
        if seed < TOUCHED:
            check_ghosts_stay_while_their_person_is_touched(match)
        if not match.pending.hush:
            check_no_hand_is_named(match, screens[-1])


def check_every_option_is_a_button(match: Match, screen: Node, picture: str) -> None:
    wanted = {f"choose:{option}" for option in match.pending.options}
    found = [act for act in acts(screen) if act.startswith("choose:")]
    if missing := wanted - set(found):
        # Awareness abilities lie behind one more tap.
        assert "select:awareness" in acts(screen)
        (opened,) = screens_of(match, picture=picture, selection="awareness")
        found += [act for act in acts(opened) if act in missing]
    assert sorted(found) == sorted(wanted)


def check_ghosts_stay_while_their_person_is_touched(match: Match) -> None:
    ghosts = [option for option in match.pending.options if ":" in option]
    for option in ghosts[:1]:
        for screen in screens_of(match, selection=option.split(":")[1]):
            assert f"choose:{option}" in acts(screen)


def check_no_hand_is_named(match: Match, asked: Node) -> None:
    """What everybody sees is the same whatever the hidden cards are, and names none of them."""
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
