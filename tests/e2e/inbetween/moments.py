"""The moments of a game that the tests look at: how to get there by taps, and their names."""

from collections.abc import Callable, Iterator
from typing import Any

from engine.inbetween.data import CREATURE
from tests.e2e.inbetween.tablet import Tablet
from tests.positions.inbetween import busy, quiet, revolver

LONG_NAMES = ("Maksymiliana Wojciechowska", "Konstantinos Papadopoulos")
"""Longer than most people's."""


def moments_of_play(sit_down: Callable[[Any], Tablet]) -> Iterator[tuple[str, Tablet]]:
    """One moment after the other, each on the screen when it comes."""
    tablet = sit_down(busy()).reveal()
    yield "start of a turn", tablet
    tablet.choose("evacuation")
    yield "ghosts", tablet
    tablet.choose_any(":")
    tablet.leave_playback()
    yield "activation", tablet

    tablet = sit_down(busy(active=CREATURE)).reveal()
    yield "start of the Creature's turn", tablet
    tablet.choose("prepare")
    tablet.choose("feast_1")
    yield "discarding", tablet

    tablet = sit_down(revolver()).reveal()
    tablet.choose("activate")
    yield "asked in the open", tablet
    tablet.choose("revolver")
    yield "on the stage", tablet

    tablet = sit_down(quiet(active=CREATURE)).reveal().sit("across")
    yield "across, hands down", tablet
    tablet.open_way_to("hiding_2")
    yield "across, the far hand", tablet
    for option, moment in (("hiding_2", "ghosts"), (":", "activation")):
        tablet.choose_any(option)
        tablet.leave_playback()
        yield f"across, {moment}", tablet
