"""The moments of a game that the tests look at: how to get there by taps, and their names."""

from collections.abc import Callable, Iterator
from typing import Any

from engine.core.match import Match
from engine.cryptids import GAME
from tests.e2e.cryptids.tablet import Tablet
from tests.engine.cryptids.story import LAKE, RIDGE
from tests.positions.cryptids import dawn, day, dusk, night, tie

LONG_NAMES = ("Maksymiliana Wojciechowska", "Konstantinos P.", "Anna-Sophie Brandt", "Zbigniew")
"""Longer than most people's."""


def card(tablet: Tablet, kind: str) -> str:
    """The copy of that kind in the hand of whoever is asked."""
    assert tablet.match.pending is not None
    hand = tablet.match.state.hand[tablet.match.pending.player]
    return next(card for card in hand if card.startswith(kind))


def touch(tablet: Tablet, act: str, shown: str) -> None:
    """Touch something that opens in the dock."""
    tablet.tap(act)
    tablet.wait(shown)


def moments_of_play(sit_down: Callable[[Any], Tablet]) -> Iterator[tuple[str, Tablet]]:
    """One moment after the other, each on the screen when it comes."""
    tablet = sit_down(Match.start(GAME, 3, GAME.roles, {"cryptids": "chosen"})).reveal()
    yield "choosing a Cryptid", tablet
    while tablet.match.pending.kind == "cryptid":
        tablet.choose(tablet.match.pending.options[0])
    tablet.reveal()
    yield "two Traits", tablet
    tablet.choose(tablet.match.pending.options[1])
    yield "empty Stacks", tablet
    tablet.choose(tablet.match.pending.options[8])
    tablet.choose(tablet.match.pending.options[0])
    yield "building Stacks", tablet
    tablet.choose("preset:bold")
    yield "Stacks to be kept", tablet

    tablet = sit_down(day()).reveal()
    yield "start of a turn", tablet
    touch(tablet, "select:stacks", ".own-stacks")
    yield "own Stacks", tablet
    touch(tablet, "select:stacks", ".tray > .action-card")
    touch(tablet, "select:seat-1", ".telling")
    yield "a player", tablet
    touch(tablet, "select:seat-1", ".tray > .action-card")
    tablet.choose(card(tablet, "lure_or_extract"))
    yield "arrows", tablet
    tablet.undo()
    tablet.choose(card(tablet, "extract_two"))
    touch(tablet, f"select:out/{RIDGE}", ".chooser")
    yield "who travels", tablet
    tablet.choose(f"extract:{RIDGE}:rest:hiker_1+hunter_1")
    yield "the end of a turn", tablet

    tablet = sit_down(night()).reveal()
    yield "Night", tablet

    tablet = sit_down(dusk())
    tablet.choose("pass")
    yield "playback of Dusk", tablet
    tablet = sit_down(tie())
    tablet.choose("pass")
    yield "a tie", tablet
    tablet = sit_down(dawn())
    tablet.choose("done")
    yield "playback of Dawn", tablet
    tablet.leave_playback()
    yield "an Event asks", tablet

    for seats, seating in ((2, "across"), (3, "around"), (4, "around")):
        tablet = sit_down(day(seats)).reveal().sit(seating)
        yield f"{seating}, {seats}, hands down", tablet
        tablet.peek(0)
        yield f"{seating}, {seats}, the near hand", tablet
        tablet.choose(card(tablet, "extract_two"))
        yield f"{seating}, {seats}, arrows", tablet
        touch(tablet, f"select:out/{LAKE}", ".chooser")
        yield f"{seating}, {seats}, who travels", tablet
        tablet.choose(f"extract:{LAKE}:rest:hiker_1+researcher_1")
        yield f"{seating}, {seats}, the end of a turn", tablet
        tablet.peek(1)
        yield f"{seating}, {seats}, another's hand", tablet
