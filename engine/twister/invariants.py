"""What must hold in every position of Dungeon Twister; the fuzzer asks after every choice."""

from collections.abc import Iterator

from engine.core.game import all_checks
from engine.twister.board import CAPACITY, LINE_OF, SLOT_OF, SLOTS
from engine.twister.data import (
    ACTION_CARDS,
    CHARACTERS,
    CHARM_ACTIONS,
    COMBAT_CARDS,
    DROPPED_CARDS,
    IS_PIECE,
    JUMP_CARDS,
    KIND,
    NO_SEAT,
    PIECES,
    QUIET_TURNS,
    RETURNING_CARD,
    SEAT,
    STARTERS,
)
from engine.twister.rooms import ROOMS
from engine.twister.state import Dungeon


def _tokens(t: Dungeon) -> Iterator[str]:
    """Each token is in exactly one place, and both players know those that lie open."""
    zones = [*t.scrolls, t.dead, t.left, t.saved, t.gone, t.loose]
    for seat in range(2):
        zones += [*t.first_zones(seat), *t.later_zones(seat)]
    everything = [*t.at, *(token for zone in zones for token in zone)]
    if sorted(everything) != sorted(KIND):
        yield f"tokens missing or twice: {sorted(everything)}"
    for token in (*t.at, *t.dead, *t.left, *t.saved, *t.gone, *t.loose):
        if not t.knows(None, token):
            yield f"{token} lies open, but not everybody knows it"
    for piece in (*t.dead, *t.left, *t.saved, *t.wounded):
        if piece not in IS_PIECE:
            yield f"{piece} is no character"
    if not set(t.wounded) <= set(t.at) or len(set(t.wounded)) != len(t.wounded):
        yield f"wounded: {t.wounded}"
    if not set(t.charmed) <= set(t.at) or any(SEAT[p] == t.active for p in t.charmed):
        yield f"charmed: {t.charmed}"
    if len(t.charmed) > t.charms:
        yield f"{len(t.charmed)} are charmed by {t.charms} scrolls"
    if any(not 0 <= left <= CHARM_ACTIONS for left in t.charmed.values()):
        yield f"actions of the charmed: {t.charmed}"
    if any(token in IS_PIECE for token in t.gone):
        yield f"gone: {t.gone}"


def _rooms(t: Dungeon) -> Iterator[str]:
    """Eight rooms; tokens lie open only where a room or a line is open."""
    if sorted(t.rooms) != sorted(ROOMS):
        yield f"rooms: {t.rooms}"
    for slot in range(SLOTS):
        on_it = [token for team in t.hidden[slot] for token in team]
        # Once in play, Inversion may bring a full room of the middle to the edge.
        if len(on_it) > (max(CAPACITY) if t.phase == "play" else CAPACITY[slot]):
            yield f"{len(on_it)} tokens on slot {slot}"
        if t.revealed[slot] and (on_it or not t.knows(None, t.rooms[slot])):
            yield f"slot {slot} is revealed, but not wholly"
        if not t.revealed[slot] and t.raised[slot]:
            yield f"slot {slot}: a portcullis was opened face down"
        if t.turned[slot] not in range(4):
            yield f"slot {slot} is turned by {t.turned[slot]}"
        for seat in range(2):
            if any(SEAT[token] != seat for token in t.hidden[slot][seat]):
                yield f"slot {slot}: {t.hidden[slot]}"
    for token, square in t.at.items():
        if SLOT_OF[square] >= 0 and not t.revealed[SLOT_OF[square]]:
            yield f"{token} is on a face-down room"


def _squares(t: Dungeon) -> Iterator[str]:
    """No square holds what it may not hold; a character in passing is on its way."""
    for square, there in t.contents().items():
        if t.passing not in there and not t.may_lie(square, there):
            yield f"{there} on square {square}"


def _cards(t: Dungeon) -> Iterator[str]:
    """Cards are in a hand or used."""
    for seat in range(2):
        cards = list(COMBAT_CARDS)
        if seat == t.handicapped:
            for value in DROPPED_CARDS[t.options["handicap_cards"]]:
                cards.remove(value)
        if sorted([*t.fighting[seat], *t.used[seat]]) != cards:
            yield f"combat cards of seat {seat}: {t.fighting[seat]} {t.used[seat]}"
        if RETURNING_CARD not in t.fighting[seat]:
            yield f"seat {seat} has lost the 0"
        if not 0 <= t.jumps[seat] <= JUMP_CARDS:
            yield f"seat {seat} has {t.jumps[seat]} jumps"
        if not set(t.cards[seat]) <= set(ACTION_CARDS) or len(set(t.cards[seat])) != len(
            t.cards[seat]
        ):
            yield f"action cards of seat {seat}: {t.cards[seat]}"


def _course(t: Dungeon) -> Iterator[str]:
    """The course of the game is within its bounds."""
    if not 0 <= t.ap <= t.card or t.card not in (0, *ACTION_CARDS):
        yield f"{t.ap} points of card {t.card}"
    if (t.phase == "play") != (t.first != NO_SEAT) or (t.turn > 0) != (t.phase == "play"):
        yield f"{t.phase}, first {t.first}, turn {t.turn}"
    if not 0 <= t.quiet <= QUIET_TURNS:
        yield f"{t.quiet} quiet turns"
    for seat, team in enumerate(PIECES):
        if len(t.starters[seat]) > STARTERS:
            yield f"seat {seat} has {len(t.starters[seat])} starters"
        scored = sum(p in t.dead for p in PIECES[1 - seat]) + sum(p in t.left for p in team)
        if not scored <= t.points[seat] <= scored + len(CHARACTERS):
            yield f"seat {seat} has {t.points[seat]} points for {scored} feats"
        if any(LINE_OF[t.at[p]] == 1 - seat for p in team if p in t.at):
            yield f"seat {seat} stands on the far line"


broken = all_checks(_tokens, _rooms, _squares, _cards, _course)
"""A sentence for everything that is not as it must be."""
