"""Nobody is ever stuck: every legal option of every question is a button on the screen."""

from collections.abc import Iterator
from random import Random

import pytest

from app.curtain import Curtain, Stance
from app.games.twister.pad import lying_at
from app.node import Node
from app.screens import draw_table
from app.table import Table
from engine.core.match import Match
from engine.twister import GAME

NAMES = ("Anna", "Bartek")
GAMES = 12
CHANCE = 4711
OPTIONS = (
    {},
    {"placement": "strict"},
    {"used_cards": "list", "memory": "on"},
    {"handicap": "blue", "handicap_team": "6", "handicap_cards": "no_6"},
)
MOST_CHOICES = 260
"""A game by chance is long; so many questions of it are looked at."""


def nodes(node: Node) -> Iterator[Node]:
    yield node
    for child in node.children:
        if isinstance(child, Node):
            yield from nodes(child)


def acts(screen: Node) -> list[str]:
    """What can be tapped."""
    return [node.attributes["data-act"] for node in nodes(screen) if "data-act" in node.attributes]


def positions(seed: int, bold: bool = True, **options: str) -> Iterator[Match]:
    """A random game, question by question; bold hands act rather than end their turns."""
    match, dice = Match.start(GAME, seed, NAMES, options), Random(seed)
    while match.pending is not None and len(match.choices) < MOST_CHOICES:
        yield match
        choices = [option for option in match.pending.options if option != "end"]
        rare = [o for o in choices if o.split(":")[0] not in ("move", "move_leave", "throw")]
        match.choose(
            dice.choice(rare if bold and rare and dice.random() < 0.7 else choices or ["end"])
        )


def tables_of(match: Match, seating: str) -> list[Table]:
    """The tables at which the pending question is asked, in that seating."""
    decision = match.pending
    seat = decision.player
    plain = Table(match=match, seating=seating, chance=CHANCE)
    manner = plain.manner
    if not decision.hush:
        stance = Stance.DOWN if manner.needs_no_cover else Stance.ASKING
        curtains = [Curtain(stance, seat)]
        if seating == "pass":
            curtains.append(Curtain(Stance.OPEN, seat))
    elif manner.face_down:
        curtains = [Curtain(Stance.DOWN, seat), Curtain(Stance.DOWN, seat, seat)]
    else:
        curtains = [Curtain(Stance.OPEN, seat)]
    return [Table(match=match, seating=seating, chance=CHANCE, curtain=c) for c in curtains]


def chosen(match: Match, screen: Node) -> set[str]:
    """The options that can be chosen on a screen, those that lie face down by what they are."""
    found = set()
    for act in acts(screen):
        if not act.startswith("choose:"):
            continue
        option = act.removeprefix("choose:")
        if option.startswith("down:"):
            view = match.view(match.pending.player)
            option = lying_at(view, CHANCE, option.removeprefix("down:"))
        found.add(option)
    return found


def reachable(table: Table) -> tuple[set[str], int]:
    """All that can be chosen by touching whatever can be touched, two touches deep."""
    match = table.match
    seen, waiting = {""}, [("", 0)]
    found: set[str] = set()
    wanted = set(match.pending.options)
    while waiting and not wanted <= found:
        selection, depth = waiting.pop(0)
        shown = Table(
            match=match,
            seating=table.seating,
            chance=table.chance,
            curtain=table.curtain,
            selection=selection,
        )
        screen = draw_table(shown)
        found |= chosen(match, screen)
        if depth == 2:
            continue
        for act in acts(screen):
            touched = act.removeprefix("select:")
            if act.startswith("select:") and is_promising(touched) and touched not in seen:
                seen.add(touched)
                waiting.append((touched, depth + 1))
    return found, len(seen)


def is_promising(touched: str) -> bool:
    """Squares that only explain themselves, and rooms to look at, lead to nothing more."""
    thing, _, aim = touched.partition(">")
    return "@" not in touched and "." not in thing and "." not in aim


@pytest.mark.parametrize(
    "seed",
    [seed if seed < 4 else pytest.param(seed, marks=pytest.mark.slow) for seed in range(GAMES)],
)
@pytest.mark.parametrize("seating", ["pass", "across"])
def test_every_option_is_a_button(seed, seating):
    options = OPTIONS[seed % len(OPTIONS)]
    for number, match in enumerate(positions(seed, **options)):
        if number % 3 and match.pending.kind == "act":
            continue
        for table in tables_of(match, seating):
            found, _ = reachable(table)
            assert found == set(match.pending.options), (match.pending.kind, table.curtain)
