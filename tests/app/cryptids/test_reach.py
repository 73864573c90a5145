"""Nobody is ever stuck: every legal option of every question is a button on the screen."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from app.curtain import Curtain, Stance
from app.games.cryptids.board import place_of
from app.node import Node
from app.screens import render_table
from app.table import Table
from engine.core.match import Match
from engine.cryptids import GAME
from engine.cryptids.data import KIND_OF, SIGHTING_OF, TRAITS
from tests.scale import amount

NAMES = ("Anna", "Bartek", "Carla", "Dmitri")
GAMES = amount(24, 6)
STILL = {2: "across", 3: "around", 4: "around"}
OPTIONS = (
    {},
    {"hands": "open"},
    {"cryptids": "chosen"},
    {"partial": "strict", "cryptids": "dealt"},
)


def nodes(node: Node) -> Iterator[Node]:
    yield node
    for child in node.children:
        if isinstance(child, Node):
            yield from nodes(child)


def acts(screen: Node) -> list[str]:
    """What can be tapped."""
    return [node.attributes["data-act"] for node in nodes(screen) if "data-act" in node.attributes]


def positions(seed: int, **options: str) -> Iterator[Match]:
    """A random game of two, three or four, question by question."""
    seats = 2 + seed % 3
    match, dice = Match.start(GAME, seed, NAMES[:seats], options), Random(seed)
    while match.pending is not None:
        yield match
        match.choose(dice.choice(match.pending.options))


def screens_of(match: Match, selection: str = "", seating: str = "pass") -> list[Node]:
    """The screens on which the pending question is asked, in that seating."""
    decision = match.pending
    seat = decision.player
    if seating == "pass":
        curtains = [Curtain(Stance.OPEN, seat)]
        curtains += [] if decision.hush else [Curtain(Stance.ASKING, seat)]
    else:
        peeker = seat if decision.hush else None
        curtains = [Curtain(Stance.DOWN, seat, peeker)]
    return [
        render_table(Table(match=match, curtain=curtain, selection=selection, seating=seating))
        for curtain in curtains
    ]


def chosen(screen: Node) -> list[str]:
    return [act.removeprefix("choose:") for act in acts(screen) if act.startswith("choose:")]


@pytest.mark.parametrize(
    "seed",
    # One game of two, of three and of four in every run.
    [seed if seed < 3 else pytest.param(seed, marks=pytest.mark.slow) for seed in range(GAMES)],
)
@pytest.mark.parametrize("still", [False, True], ids=["pass", "still"])
def test_every_option_is_a_button(seed, still):
    options = OPTIONS[seed // 6 % len(OPTIONS)]
    for match in positions(seed, **options):
        seating = STILL[len(match.setup.names)] if still else "pass"
        if still and match.pending.kind in ("trait", "stacks"):
            continue  # with the tablet in one's own hands, as when it is passed
        for number, screen in enumerate(screens_of(match, seating=seating)):
            found = chosen(screen)
            # Groups that share a way stand behind one arrow, one more tap away.
            for act in acts(screen):
                place = act.removeprefix("select:")
                if act.startswith("select:") and "/" in place:
                    opened = screens_of(match, place, seating)[number]
                    found += [o for o in chosen(opened) if ":" in o and place_of_arrow(o) == place]
            assert Counter(found) >= Counter(match.pending.options), match.pending.kind
            assert set(found) == set(match.pending.options)


def place_of_arrow(option: str) -> str:
    return "" if option.startswith(("place:", "preset:")) else place_of(option)


@pytest.mark.parametrize("seed", range(3))
def test_nothing_is_drawn_twice(seed):
    """Keys are unique among siblings, and moving things on the whole screen."""
    for match in positions(seed):
        for seating in ("pass", STILL[len(match.setup.names)]):
            if seating != "pass" and match.pending.kind in ("trait", "stacks"):
                continue
            for screen in screens_of(match, seating=seating):
                moving = [node.attributes.get("data-move") for node in nodes(screen)]
                found = Counter(filter(None, moving))
                assert not found or max(found.values()) == 1, found.most_common(2)
                for node in nodes(screen):
                    children = [child for child in node.children if isinstance(child, Node)]
                    keys = Counter(
                        (c.tag, c.attributes["key"]) for c in children if "key" in c.attributes
                    )
                    assert not keys or max(keys.values()) == 1, keys


HIDDEN = {*KIND_OF, *SIGHTING_OF, *TRAITS}


@pytest.mark.parametrize("seed", range(3))
def test_in_the_open_nothing_hidden_is_named(seed):
    """What everybody sees names no card of a hand, no Sighting of a Stack, no Trait."""
    for match in positions(seed):
        seat, seats = match.pending.player, range(len(match.setup.names))
        state = match.state
        seating = STILL[len(seats)]
        down = Curtain(Stance.DOWN, seat)
        if match.pending.kind in ("trait", "stacks"):
            continue
        open_tables = [Table(match=match, curtain=down, seating=seating)]
        if not match.pending.hush:
            open_tables.append(Table(match=match, curtain=Curtain(Stance.ASKING, seat)))
        secrets = {card for s in seats for card in state.hand[s] + state.trait[s]}
        secrets |= {card for s in seats for stack in state.stack[s] for card in stack}
        for table in open_tables:
            shown = {part for node in nodes(render_table(table)) for part in parts(node)}
            assert not secrets & shown


def parts(node: Node) -> Iterator[str]:
    """Every id that an element could give away."""
    for value in node.attributes.values():
        yield value
        yield from value.replace("/", ":").replace(".svg", ":").split(":")


@pytest.mark.parametrize("seed", range(3))
def test_one_seats_screen_names_nothing_of_another(seed):
    for match in positions(seed):
        state, seat = match.state, match.pending.player
        others = [s for s in range(len(match.setup.names)) if s != seat]
        secrets = {card for s in others for card in state.hand[s] + state.trait[s]}
        secrets |= {card for s in others for stack in state.stack[s] for card in stack}
        secrets -= {*state.trait[seat]}
        screen = screens_of(match)[0]
        shown = {part for node in nodes(screen) for part in parts(node)}
        assert not secrets & shown
