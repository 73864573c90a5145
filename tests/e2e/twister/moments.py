"""The moments of a game that the tests look at: how to get there by taps, and their names."""

from collections.abc import Callable, Iterator
from typing import Any

from engine.core.match import Match
from engine.twister import GAME
from tests.e2e.twister.tablet import Tablet
from tests.engine.twister.story import Story
from tests.positions.twister import busy, facing, foreseeing

LONG_NAMES = ("Maksymiliana Wojciechowska", "Konstantinos P. Theodorakis")
"""Longer than most people's."""


def moments_of_play(sit_down: Callable[[Any], Tablet]) -> Iterator[tuple[str, Tablet]]:
    """One moment after the other, each on the screen when it comes."""
    tablet = sit_down(Match.start(GAME, 5, GAME.roles)).reveal()
    yield "starters", tablet
    tablet.choose("auto")
    yield "an empty list", tablet
    tablet.choose(tablet.match.pending.options[0])
    yield "a list that grows", tablet
    tablet.choose("auto")
    yield "a list to be kept", tablet

    tablet = sit_down(busy(card=0, ap=0)).reveal()
    yield "an action card", tablet
    tablet.choose("card:4")
    yield "start of a turn", tablet
    for touched, told in (
        ("yellow_acrobat", ".piece-sheet"),
        ("yellow_barbarian", ".piece-sheet"),
        ("side-1", ".about-side"),
    ):
        tablet.tap(f"select:{touched}")
        tablet.wait(told)
        yield f"{touched} is touched", tablet
        tablet.tap(f"select:{touched}")
        tablet.wait(".roster")
    tablet.touch("yellow_barbarian")
    tablet.tap("select:yellow_barbarian>blue_fire_elemental")
    tablet.wait(".fight")
    yield "an attack is aimed", tablet
    tablet.choose("attack:yellow_barbarian:blue_fire_elemental")
    yield "the Courtesan is asked", tablet
    tablet.choose("stay_out")
    yield "the attacker's pad", tablet
    tablet.peek(0)
    yield "the attacker peeks", tablet
    tablet.choose("fight:5")
    tablet.choose("fight:2")
    yield "a fight is played back", tablet
    tablet.tap("moment:last")
    tablet.wait("#table [data-act='moment:again']")
    yield "a fight is summed up", tablet

    tablet = sit_down(foreseeing()).reveal()
    yield "a Prophet looks", tablet
    tablet.touch("turn/1")
    yield "a Prophet turns the room", tablet

    story = Story(
        {"y_acrobat": "0.3", "b_acrobat": "21.3"},
        hidden={0: ["y_rope", "b_prophet"], 4: [], 2: ["y_key"]},
    )
    tablet = sit_down(story).reveal()
    tablet.touch("yellow_acrobat")
    yield "rooms to open", tablet
    tablet.choose("reveal:yellow_acrobat:0")
    yield "a room turns up", tablet
    tablet.leave_playback()
    yield "tokens to place", tablet
    tablet.choose_any("prophet")
    yield "the other places", tablet

    tablet = sit_down(busy()).reveal().sit("across")
    yield "across, a turn", tablet
    tablet.touch("yellow_barbarian")
    yield "across, a piece is touched", tablet
    tablet = sit_down(facing()).reveal().sit("across")
    yield "across, a pad", tablet
    tablet.peek(0)
    yield "across, a pad peeked at", tablet
    tablet.choose("fight:5")
    tablet.choose("fight:2")
    yield "across, a fight is played back", tablet
