"""Random games, question by question: nobody is stuck, nothing is drawn twice or given away."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from app.curtain import Curtain, Stance
from app.games.cryptids.board import place_of
from app.node import Node
from app.screens import render_table
from app.table import Table
from engine.core.decision import PASS
from engine.core.match import Match
from engine.cryptids import GAME
from tests.app.cryptids.sittings import STILL
from tests.app.reading import acts, drawn_twice, nodes, seeds
from tests.scale import amount

NAMES = ("Anna", "Bartek", "Carla", "Dmitri")
GAMES = amount(24, 3)
IN_OWN_HANDS = ("trait", "stacks")
"""Questions for which the tablet is taken into one's own hands, however it lies."""
OPTIONS = (
    {},
    {"hands": "open"},
    {"cryptids": "chosen"},
    {"partial": "free", "cryptids": "dealt"},
)


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


# One game of two, of three and of four in every run.
@pytest.mark.parametrize("seed", seeds(3, GAMES))
@pytest.mark.parametrize("still", [False, True], ids=["pass", "still"])
def test_every_option_is_a_button_and_nothing_hidden_is_named(seed, still):
    for match in positions(seed, **OPTIONS[seed // 6 % len(OPTIONS)]):
        if still and match.pending.kind in IN_OWN_HANDS:
            continue
        seating = STILL[len(match.setup.names)] if still else "pass"
        screens = screens_of(match, seating=seating)
        for number, screen in enumerate(screens):
            check_every_option_is_a_button(match, screen, number, seating)
            assert drawn_twice(screen) == []
        if not still:
            check_nothing_of_others_is_named(match, screens[0])
        for screen in open_screens(match, screens, seating):
            check_nothing_hidden_is_named(match, screen)


def check_every_option_is_a_button(match: Match, screen: Node, number: int, seating: str) -> None:
    found = chosen(screen)
    # Groups that share a way stand behind one arrow, one more tap away.
    for act in acts(screen):
        place = act.removeprefix("select:")
        if act.startswith("select:") and "/" in place:
            opened = screens_of(match, place, seating)[number]
            found += [o for o in chosen(opened) if ":" in o and place_of_arrow(o) == place]
    if f"select:{PASS}" in acts(screen):  # it asks back
        found += [o for o in chosen(screens_of(match, PASS, seating)[number]) if o == PASS]
    assert Counter(found) >= Counter(match.pending.options), match.pending.kind
    assert set(found) == set(match.pending.options)


def place_of_arrow(option: str) -> str:
    return "" if option.startswith(("place:", "preset:")) else place_of(option)


def open_screens(match: Match, screens: list[Node], seating: str) -> list[Node]:
    """What everybody sees: of these screens those in the open, or all hands face down."""
    if match.pending.kind in IN_OWN_HANDS:
        return []
    if seating == "pass":
        return screens[1:]
    if not match.pending.hush:
        return screens
    down = Curtain(Stance.DOWN, match.pending.player)
    return [render_table(Table(match=match, curtain=down, seating=seating))]


def check_nothing_hidden_is_named(match: Match, screen: Node) -> None:
    """No card of a hand, no Sighting of a Stack, no Trait."""
    assert not secrets_of(match, range(len(match.setup.names))) & parts_of(screen)


def check_nothing_of_others_is_named(match: Match, screen: Node) -> None:
    """On one seat's screen, what others hold is not."""
    seat = match.pending.player
    others = [other for other in range(len(match.setup.names)) if other != seat]
    secrets = secrets_of(match, others) - {*match.state.trait[seat]}
    assert not secrets & parts_of(screen)


def secrets_of(match: Match, seats) -> set[str]:
    """What these seats keep to themselves."""
    state = match.state
    kept = {card for seat in seats for card in state.trait[seat]}
    kept |= {card for seat in seats for stack in state.stack[seat] for card in stack}
    if state.options["hands"] == "hidden":
        kept |= {card for seat in seats for card in state.hand[seat]}
    return kept


def parts_of(screen: Node) -> set[str]:
    """Every id that the screen could give away."""
    found = set()
    for node in nodes(screen):
        for value in node.attributes.values():
            found |= {value, *value.replace("/", ":").replace(".svg", ":").split(":")}
    return found
