"""Opening and leaving a table: deal, resume, open a link or a file, leave, play again."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from app import curtain
from app.acts.preparing import prepare
from app.acts.saving import learning_in, remembered, whole_change
from app.effects import ClearLink, Intent, Read, Remember, Show, Step, Tell
from app.guide import ON, all_read
from app.i18n.names import default_names
from app.i18n.text import Text
from app.seats import SEATS_IN_LINK, from_word, read_seats, words_of
from app.settings import FIRST_GAMES
from app.storage import EMPTY_JOURNAL, Kept, Restored, new_journal, restore
from app.table import NEVER, SEATINGS, Notice, Table
from engine.core.errors import BadSetup, HandoverError, UnknownGame
from engine.core.match import Match
from engine.games import load_game
from engine.saves.link import from_link
from engine.saves.record import Loaded, load, parse

SWAP = "swap"
"""Another game in which the players change seats."""


def start(table: Table, intent: Intent) -> Step:
    """Deal a game: `value` has its name, the players, the seating, and maybe options and a seed.

    With `quick` the set-up is made for everybody; `guided` is a first game, with a guide.
    """
    wish = intent.value if isinstance(intent.value, dict) else {}
    try:
        game = load_game(str(wish.get("game", "")), developer=table.developer)
        match = Match.start(
            game, wish.get("seed", intent.fresh), wish.get("names"), wish.get("options")
        )
    except (UnknownGame, BadSetup) as error:
        return refuse(table, error, "bad.setup")
    guided = wish.get("guided") is True
    quick = guided or wish.get("quick") is True
    if quick:
        prepare(match)
    table = replace(fresh(table), quick=quick, guide=ON if guided else "")
    return deal(table, match, intent, str(wish.get("seating")), wish.get("seats"))


def deal(table: Table, match: Match[Any], intent: Intent, seating: str, seats: object) -> Step:
    """A new game, which may be one of the first that somebody plays on this device."""
    dealt = seated(table, match, intent, seating, "", seats)
    dealt = replace(dealt, quick=table.quick, guide=table.guide, told=table.told)
    begun = int(dealt.settings.games)
    if dealt.solo is None or begun >= FIRST_GAMES:
        return Step(dealt, (whole_change(dealt, intent), Show("table")))
    settings = dealt.settings.after("games", str(begun + 1))
    dealt = replace(dealt, settings=settings, coached=True)
    return Step(dealt, (whole_change(dealt, intent), Show("table"), Remember(settings)))


def sit_down(
    table: Table,
    match: Match[Any],
    intent: Intent,
    seating: str = "pass",
    note: str = "",
    seats: object = None,
) -> Step:
    """A new saved game at this table, under the cover; `seats` may come from anywhere."""
    table = seated(table, match, intent, seating, note, seats)
    return Step(table, (whole_change(table, intent), Show("table")))


def seated(
    table: Table, match: Match[Any], intent: Intent, seating: str, note: str, played_by: object
) -> Table:
    """The table with that match on it, under the cover if there is anybody to hide from."""
    seats = len(match.setup.names)
    read = read_seats(played_by, match.game.name, seats)
    note = note or ("" if read.sound else "opponent")
    dealt = replace(
        fresh(table),
        id=f"{intent.fresh:x}",
        match=match,
        created=intent.now,
        seating=seating if seats in SEATINGS.get(seating, ()) else "pass",
        # Who opens a game that was begun elsewhere is not told all of it first.
        last_seen=(len(match.choices) or NEVER,) * seats,
        chance=intent.fresh,
        began=intent.now,
        turn=match.state.turn,
        journal=new_journal(match.choices)[0],
        seats=read.seats if any(read.seats) else (),
        notice=Notice(f"note.{note}", {}, calm=True) if note else None,
    )
    return replace(dealt, curtain=curtain.begin(match.pending, dealt.manner))


def fresh(table: Table) -> Table:
    """An empty table for the same players: their settings stay, everything of the game goes."""
    return Table(language=table.language, developer=table.developer, settings=table.settings)


def resume(table: Table, intent: Intent) -> Step:
    """Read a saved game from the device."""
    return Step(table, (Read(str(intent.value)),))


def opened(table: Table, intent: Intent) -> Step:
    """Continue a game that the device has kept, under the cover; `value` is a Kept or None."""
    kept: Kept | None = intent.value
    if kept is None:
        return Step(table, (Tell(Notice("bad.gone", {})), Show("lobby")))
    try:
        restored = restore(kept)
        match, note = loaded(table, restored, str(kept.header.get("game")))
    except HandoverError as error:
        return refuse(table, error, "bad.save")
    known = remembered(kept.header, len(match.setup.names))
    created = kept.header.get("created")
    table = replace(
        seated(
            table, match, intent, str(kept.header.get("seating")), note, kept.header.get("seats")
        ),
        id=str(kept.header.get("id")),
        created=created if type(created) is int else intent.now,
        **known._asdict(),
        way_back=way_back_in(kept.header, match),
        learning=learning_in(kept.header, match),
        unkept=kept.unkept,
    )
    if not note:
        return Step(replace(table, journal=restored.journal), (Show("table"),))
    return Step(table, (whole_change(table, intent), Show("table")))


def way_back_in(kept: dict[str, Any], match: Match[Any]) -> int:
    """How far an undo reaches over what computers have chosen; as far as the header makes sense."""
    back = kept.get("way_back")
    if type(back) is not int or match.pending is None:
        return NEVER
    return back if match.begins_at <= back < len(match.choices) else NEVER


def loaded(table: Table, restored: Restored, game: str) -> Loaded:
    """The match of a restored record; its note also says if the save was damaged."""
    match, note = load(restored.record, load_game(game, developer=table.developer))
    return Loaded(match, note or ("" if restored.sound else "restored"))


def watched(table: Table, intent: Intent) -> Step:
    """Watch a game that another tab has: only what everyone may see, and nothing is written."""
    step = opened(table, intent)
    if step.table.match is None or intent.value is None:
        return step
    return Step(replace(step.table, watching=True, notice=None), (Show("table"),))


def lost(table: Table, intent: Intent) -> Step:
    """Another tab has taken this game over: from now on this tab only watches."""
    if table.match is None or table.id != intent.value:
        return Step(table)
    covered = curtain.cover(table.match.pending)
    seated = replace(
        fresh(table), id=table.id, match=table.match, seating=table.seating, seats=table.seats
    )
    return Step(replace(seated, journal=table.journal, curtain=covered, watching=True))


def follow(table: Table, intent: Intent) -> Step:
    """The tab that has this game has made a move: read it again."""
    if not table.watching or table.id != intent.value:
        return Step(table)
    return Step(table, (Read(table.id),))


def take_over(table: Table, _: Intent) -> Step:
    """Take the game over from the other tab, as it is on the device."""
    if not table.watching:
        return Step(table)
    return Step(table, (Read(table.id, over=True),))


def open_link(table: Table, intent: Intent) -> Step:
    """Open the game in a share link as a new saved game."""
    link, _, seats = str(intent.value).partition(SEATS_IN_LINK)
    try:
        match = from_link(link, partial(load_game, developer=table.developer))
    except HandoverError as error:
        step = refuse(table, error, "bad.link")
        return Step(step.table, (*step.effects, ClearLink()))
    # What was chosen before `begins_at` belongs to older rules.
    note = "upgraded" if match.begins_at else ""
    step = sit_down(table, match, intent, note=note, seats=from_word(seats))
    return Step(step.table, (*step.effects, ClearLink()))


def import_save(table: Table, intent: Intent) -> Step:
    """Open a file as a new saved game: the text of a save, or a backup made by the lobby."""
    try:
        if isinstance(intent.value, str):
            restored = Restored(parse(intent.value), EMPTY_JOURNAL, sound=True)
            seats = restored.record.get("seats")
        else:
            kept = Kept.from_data(intent.value)
            restored, seats = restore(kept), kept.header.get("seats")
        match, note = loaded(table, restored, str(restored.record["game"]))
    except HandoverError as error:
        return refuse(table, error, "bad.save")
    return sit_down(table, match, intent, note=note, seats=seats)


def refuse(table: Table, error: HandoverError, key: str) -> Step:
    """Say what is wrong, on the screen that is open; everything else stays as it was."""
    facts = {
        name: ", ".join(map(str, value)) if isinstance(value, list) else value
        for name, value in error.facts.items()
    }
    return tell(table, Notice("bad.game" if isinstance(error, UnknownGame) else key, facts))


def tell(table: Table, notice: Notice) -> Step:
    """Say something on the screen that is open."""
    if table.match is not None:
        return Step(replace(table, notice=notice), (Show("table"),))
    return Step(table, (Tell(notice), Show("lobby")))


def leave(table: Table, _: Intent) -> Step:
    """Back to the lobby; the game is on the device."""
    return Step(fresh(table), (Show("lobby"),))


def again(table: Table, intent: Intent) -> Step:
    """Deal the same game again for the same players; with "swap", each sits one seat further."""
    if table.match is None:
        return Step(table)
    setup, seats = table.match.setup, words_of(table.seats)
    names, options = setup.names, dict(setup.options)
    if intent.value == SWAP:
        names, seats = swapped_names(table, names), one_seat_on(seats)
        options = dict(table.policy.swapped(options))
    match = Match.start(table.match.game, intent.fresh, names, options)
    if table.quick:
        prepare(match)
    # The guide has said some of it, and goes on with the rest.
    table = replace(table, told=all_read(table.told))
    return deal(table, match, intent, table.seating, seats or None)


def one_seat_on(players: Sequence[str]) -> list[str]:
    """Everybody one seat further, the last one on the first seat.

    >>> one_seat_on(["Anna", "Bartek", "Carla"])
    ['Carla', 'Anna', 'Bartek']
    """
    return [*players[-1:], *players[:-1]]


def swapped_names(table: Table, names: Sequence[str]) -> tuple[str, ...]:
    """The names when everybody has moved one seat on; a seat that nobody named keeps its own."""
    text, seat = Text(table.language), f"seat.{table.game}"
    typed = [
        "" if name in default_names(f"{seat}.{number}") else name
        for number, name in enumerate(names)
    ]
    moved = enumerate(one_seat_on(typed))
    return tuple(name or text(f"{seat}.{number}") for number, name in moved)


def gone_elsewhere(table: Table, intent: Intent) -> Step:
    """Another tab has moved on with this game: leave the game to that tab."""
    step = leave(table, intent)
    return Step(step.table, (*step.effects, Tell(Notice("storage.elsewhere", {}))))
