"""The screens of a whole game that somebody without a plan plays, and what can be opened on them.

Nothing here needs a browser: tests/e2e/drawn.py draws these screens in one.
"""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from random import Random
from typing import NamedTuple

from app.controller import handle
from app.effects import Intent
from app.findings import Grounds
from app.i18n.text import Text, catalogue
from app.moments import events_told
from app.settings import DEFAULTS
from app.table import Table
from engine.autoplay.findings import Experiment, Standing
from engine.core.chance import Dice
from tests import anyone
from tests.app.tables import seen_on


class Stop(NamedTuple):
    """A screen of a game: what kind it is, and the table that shows it, with a match of its own."""

    kind: str
    table: Table


def tap(table: Table, act: str) -> Table:
    """The table after a tap; chance is as good as any."""
    name, _, value = act.partition(":")
    fresh = table.chance + 1
    return handle(table, Intent(name, value, table.stamp, fresh=fresh, now=1_000 + fresh)).table


def deal(game: str, seats: int, seating: str, seed: int, played_by: tuple[str, ...] = ()) -> Table:
    """A fresh game between players whom nobody named."""
    names = [Text("en")(f"seat.{game}.{seat}") for seat in range(seats)]
    wishes = {"game": game, "names": names, "seating": seating, "seed": seed, "seats": played_by}
    table = Table(settings=DEFAULTS.after("sound", "off"))  # nobody is asked about it
    return handle(table, Intent("start", wishes, fresh=seed + 1)).table


def whole_game(
    game: str, seats: int, seating: str, seed: int, played_by: tuple[str, ...] = ()
) -> Iterator[Stop]:
    """Every screen of a game that somebody without a plan plays, with what can lie over it.

    Computers at the table have no plan either.
    """
    table, dice = deal(game, seats, seating, seed, played_by), Random(seed)
    shown = set[str]()
    while True:
        seen = seen_on(table)
        kind = kind_of(table, seen["screen"])
        yield Stop(kind, kept(table))
        if seen["screen"] not in shown and table.match.choices:
            shown.add(seen["screen"])
            yield from beside(table, kind, seen["acts"])
        if table.errand and table.may_go_on:
            table = moved_by_chance(table, dice)
            continue
        act = anyone.next_tap(seen, dice)
        if not act:
            break
        table = tap(table, act)


def moved_by_chance(table: Table, dice: Random) -> Table:
    """The table after a computer has made any choice."""
    assert table.match is not None
    assert table.match.pending is not None
    option = table.match.game.at_random(table.match.pending, Dice(dice.getrandbits(32)))
    intent = Intent("computed", (table.errand, option), fresh=table.chance + 1, now=1_000)
    return handle(table, intent).table


def beside(table: Table, kind: str, ways: list[str]) -> Iterator[Stop]:
    """What can be opened from a screen: panels over it, and earlier moments of the game."""
    for way in ("panel:menu", "panel:log", "panel:legend", "panel:course"):
        if way in ways:
            yield Stop(f"{way} on {kind}", kept(found_out(tap(table, way))))
    if "replay" in ways:
        yield from replayed(tap(table, "replay"))
    for way in ways:
        if way.startswith("panel:why"):
            why = found_out(tap(table, way))
            yield Stop(f"why on {kind}", kept(why))
            yield Stop(f"why again on {kind}", kept(found_out(tap(why, f"{way}/again"))))
    if "hint" in ways:
        hinted = found_out(tap(table, "hint"))
        for step in ("hint", "hint what", "hint why"):
            yield Stop(f"{step} on {kind}", kept(hinted))
            hinted = tap(hinted, "hint")


def replayed(table: Table) -> Iterator[Stop]:
    """A replay at its beginning, in its middle through all eyes, and at its end."""
    assert table.match is not None
    assert table.moment is not None
    yield Stop("replay", kept(table))
    middle = kept(tap(table, f"moment:place:{len(table.moment.stops) // 2}"))
    yield Stop("replay with every card", tap(middle, "select:hands"))
    for seat in range(len(table.match.setup.names)):
        seen = tap(middle, f"moment:eyes:{seat}")
        yield Stop(f"replay through the eyes of {seat}", seen)
        yield Stop(f"replay with the cards of {seat}", tap(seen, "select:hands"))
    yield Stop("replay that runs", tap(middle, "moment:play"))
    yield Stop("replay at its end", tap(middle, "moment:last"))


def found_out(table: Table) -> Table:
    """The table once an inquiry has found something, with as many words as there can be."""
    inquiry, match = table.inquiry, table.match
    if inquiry is None or match is None:
        return table
    option = match.pending.options[0] if match.pending else ""
    names = [
        key for key in catalogue("en").messages if key.startswith(f"{match.game.name}.reason.")
    ]
    longest = sorted(names, key=lambda key: -len(Text("pl")(key)))
    keys = tuple(key.partition(".reason.")[2] for key in longest[:2])
    turns = [0.5, 0.7, 0.4, 0.1, 0.9, 0.0]
    seats = len(match.setup.names)
    course = [
        Standing(at, at, (mine, *[(1 - mine) / (seats - 1)] * (seats - 1)))
        for at, mine in enumerate(turns)
    ]
    data = {"again": Experiment(10, 10), "course": course, "odds": course[:1]}
    found = data.get(inquiry.kind, Grounds(option, keys, "x", 12))
    return handle(table, Intent("found", (inquiry, found), fresh=table.chance, now=1_000)).table


def kept(table: Table) -> Table:
    """The table as it is now, whatever becomes of its match."""
    assert table.match is not None
    match, moment = table.match.clone(), table.moment
    # What is played back is the last choice of the match itself.
    staged = moment._replace(match=match) if moment is not None and moment.scene else moment
    return replace(table, match=match, moment=staged)


def kind_of(table: Table, screen: str) -> str:
    """What kind of screen, by its name, a table shows: of two that are alike, one may be enough."""
    asked = table.match.pending if table.match else None
    touched = anyone.names_in(table.selection)[0].partition("_")[0] if table.selection else ""
    parts = (
        screen,
        asked.kind if asked else "",
        # Two sides differ; of many players each has the same.
        asked.player if asked and len(table.last_seen) == 2 else "",
        table.curtain.stance.value,
        "peeking" if table.curtain.peeker is not None else "",
        f"touching {touched}" if touched else "",
        "showing" if table.showing else "",
        table.panel,
        scene_of(table),
    )
    return " ".join(str(part) for part in parts if part != "")


def scene_of(table: Table) -> str:
    """Which kind of scene of a playback is shown; "" outside one."""
    moment = table.moment
    if moment is None or moment.scene is None:
        return ""
    told = events_told(moment, None)
    return f"scene {told[-1].kind if told else ''} {moment.scene.part}".strip()


def at_most(number: int, stops: Iterable[Stop]) -> list[Stop]:
    """Of each kind, those with the most to tap."""
    by_kind: dict[str, list[tuple[int, int, Stop]]] = {}
    for place, stop in enumerate(stops):
        options = len(stop.table.match.pending.options) if stop.table.match.pending else 0
        best = by_kind.setdefault(stop.kind, [])
        best.append((options, place, stop))
        best.sort(reverse=True)
        del best[number:]
    return [stop for best in by_kind.values() for _, _, stop in best]
