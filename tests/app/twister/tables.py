"""Screens of Dungeon Twister without a browser: random games, and what can be tapped on them."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from app.curtain import Curtain, Stance
from app.games.twister.policy import option_at
from app.node import Node
from app.screens import render_table
from app.table import Table
from engine.core.match import Match
from engine.twister import GAME
from tests.app.reading import acts

NAMES = ("Anna", "Bartek")
CHANCE = 4711
"""How pads are shuffled here."""
DULL = ("move", "move_leave", "throw", "end")
"""What random players would do all the time if they were not bold."""


def positions(seed: int, most: int, **options: str) -> Iterator[Match]:
    """A game by bold hands, question by question: they rather do something than walk."""
    match, dice = Match.start(GAME, seed, NAMES, options), Random(seed)
    while match.pending is not None and len(match.choices) < most:
        yield match
        asked = match.pending.options
        bold = [option for option in asked if option.split(":")[0] not in DULL]
        walks = [option for option in asked if option != "end"]
        match.choose(dice.choice(bold if bold and dice.random() < 0.6 else walks or asked))


def tables_of(match: Match, seating: str) -> list[Table]:
    """The tables at which the pending question is asked, in that seating."""
    decision = match.pending
    seat = decision.player
    plain = Table(match=match, seating=seating, chance=CHANCE)
    if not decision.hush:
        stance = Stance.DOWN if plain.manner.needs_no_cover else Stance.ASKING
        curtains = [Curtain(stance, seat)]
    elif plain.manner.face_down:
        curtains = [Curtain(Stance.DOWN, seat), Curtain(Stance.DOWN, seat, seat)]
    else:
        curtains = [Curtain(Stance.OPEN, seat)]
    return [replace(plain, curtain=curtain) for curtain in curtains]


def chosen(match: Match, screen: Node) -> list[str]:
    """The options that can be chosen on a screen, those that lie face down by what they are."""
    found = []
    for act in acts(screen):
        if act.startswith("choose:"):
            option = act.removeprefix("choose:")
            if option.startswith("down:"):
                view = match.view(match.pending.player)
                option = option_at(view, CHANCE, option.removeprefix("down:"))
            found.append(option)
    return found


def touchable(screen: Node) -> Iterator[str]:
    """What can be touched and may lead to more: not the ground, nor a room to look at."""
    for act in acts(screen):
        touched = act.removeprefix("select:")
        thing, _, aim = touched.partition(">")
        if act.startswith("select:") and not any(
            "." in part or "@" in part for part in (thing, aim)
        ):
            yield touched


def reachable(table: Table, depth: int = 2) -> tuple[set[str], set[str]]:
    """All that can be chosen by that many touches and a tap, and by no touch at all."""
    match = table.match
    wanted = set(match.pending.options)
    seen, found, at_once = {""}, set(), set()
    waiting = [("", 0)]
    while waiting and not wanted <= found:
        selection, taps = waiting.pop(0)
        screen = render_table(replace(table, selection=selection))
        here = chosen(match, screen)
        found.update(here)
        if taps == 0:
            at_once.update(here)
        if taps < depth:
            new = [touched for touched in touchable(screen) if touched not in seen]
            seen.update(new)
            waiting += [(touched, taps + 1) for touched in new]
    return found, at_once
