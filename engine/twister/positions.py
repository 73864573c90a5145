"""Positions of Dungeon Twister laid out by name, during a turn: for lessons and tests.

Unless something else is said, all rooms are open and lie unturned, in the order of rooms.py:

        lava_ford   1.0   furnace       6.0   canal           11.0   cistern         16.0
        library     1.5   mist_gallery  6.5   antimagic_vault 11.5   scalding_steps  16.5
"""

from collections.abc import Iterable, Mapping, Sequence

from engine.core.match import Match
from engine.core.positions import Known, begin, each_once, only, refuse
from engine.twister import GAME
from engine.twister.board import SLOTS, SQUARE
from engine.twister.data import (
    ACTION_CARDS,
    IS_PIECE,
    JUMP_CARDS,
    KIND,
    NO_SEAT,
    ROLES,
    SEAT,
    WHITE,
)
from engine.twister.state import Dungeon


def lay_out(
    at: Mapping[str, str] | None = None,
    *,
    wounded: Iterable[str] = (),
    hidden: Mapping[int, Iterable[str]] | None = None,
    closed: Iterable[int] = (),
    foreseen: Mapping[int, Iterable[int]] | None = None,
    rooms: Mapping[int, str] | None = None,
    turned: Mapping[int, int] | None = None,
    raised: Mapping[int, int] | None = None,
    gone: Iterable[str] = (),
    active: int = 0,
    card: int = max(ACTION_CARDS),
    ap: int = max(ACTION_CARDS),
    turn: int = 9,
    points: tuple[int, int] = (0, 0),
    hands: Mapping[int, Sequence[int]] | None = None,
    jumps: tuple[int, int] = (JUMP_CARDS, JUMP_CARDS),
    quiet: int = 0,
    known: Known | None = None,
    seed: int = 1,
    names: Sequence[str] = ROLES,
    options: Mapping[str, str] | None = None,
) -> Match[Dungeon]:
    """A match that begins at this point of a turn; BadPosition if no game could come to it.

    at          token -> square; characters and objects that are not named take no part
    wounded     characters that are
    hidden      slot -> tokens that lie face down on it; such a slot is face down
    closed      more slots that are face down
    foreseen    face-down slot -> seats whose Prophet has seen it as it lies now
    rooms       slot -> room, if it is another than usual; the two change places
    turned      slot -> quarter turns clockwise
    raised      slot -> open portcullises, one bit each
    gone        objects out of the game
    active      whose turn it is
    card, ap    the action card of this turn and the action points left of it; both 0 before
                the card is chosen
    turn        the number of the turn
    points, jumps       victory points and jump cards, by seat
    hands       seat -> combat cards in hand; the others are used
    quiet       how many quiet turns there were in a row
    known       hidden token or scroll -> other seats that know where it is
    seed        all later chance

    >>> match = lay_out({"yellow_acrobat": "5.1", "blue_acrobat": "6.1"}, card=4, ap=1)
    >>> "attack:yellow_acrobat:blue_acrobat" in match.pending.options
    True
    >>> lay_out({"yellow_acrobat": "5.1"}, wounded=["yellow_prophet"])
    Traceback (most recent call last):
    engine.core.errors.BadPosition: problem='wounded: yellow_prophet is not one of yellow_acrobat'
    """
    setup = GAME.check_setup(seed, names, dict(options or {}))
    t = Dungeon(setup)
    only("active", [active], range(t.seats))
    t.phase, t.first, t.active, t.turn, t.free = "play", 0, active, turn, 1
    t.card, t.ap, t.highest, t.quiet = card, ap, max(ACTION_CARDS), quiet
    if card:
        only("card", [card], t.cards[active])
        t.cards[active].remove(card)
    t.points, t.jumps = list(points), list(jumps)
    buried = {slot: list(tokens) for slot, tokens in (hidden or {}).items()}
    _lay_rooms(t, rooms or {}, turned or {}, raised or {}, {*closed, *buried})
    _lay_tokens(t, at or {}, buried, list(gone))
    t.wounded = list(wounded)
    only("wounded", t.wounded, [piece for piece in t.at if piece in IS_PIECE])
    for slot, seats in (foreseen or {}).items():
        only("foreseen", [slot], [slot for slot in range(SLOTS) if not t.revealed[slot]])
        for seat in seats:
            only(f"foreseen: slot {slot}", [seat], range(t.seats))
            t.show_room(slot, seat)
            t.foreseen[slot] |= 1 << seat
    for seat, kept in (hands or {}).items():
        only("hands", [seat], range(t.seats))
        _use_cards(t, seat, kept)
    return begin(GAME, setup, t, known)


def _lay_rooms(
    t: Dungeon,
    rooms: Mapping[int, str],
    turned: Mapping[int, int],
    raised: Mapping[int, int],
    face_down: set[int],
) -> None:
    given = {"rooms": rooms, "turned": turned, "raised": raised, "face-down slots": face_down}
    for what, slots in given.items():
        only(what, slots, range(SLOTS))
    only("rooms", rooms.values(), t.rooms)
    for slot, room in rooms.items():
        other = t.rooms.index(room)
        t.rooms[slot], t.rooms[other] = t.rooms[other], t.rooms[slot]
    for slot, turns in turned.items():
        t.turned[slot] = turns
    for slot, gates in raised.items():
        t.raised[slot] = gates
    t.revealed = [int(slot not in face_down) for slot in range(SLOTS)]
    t.learn(room for slot, room in enumerate(t.rooms) if t.revealed[slot])


def _lay_tokens(
    t: Dungeon, at: Mapping[str, str], buried: Mapping[int, list[str]], gone: list[str]
) -> None:
    places = {"the open": at, "the tokens that are gone": gone}
    for slot, tokens in buried.items():
        places[f"slot {slot}"] = tokens
    for what, named in places.items():
        only(what, named, KIND)
    each_once(places)
    only("at", at.values(), SQUARE)
    for token, square in at.items():
        t.at[token] = SQUARE[square]
    t.gone = gone
    for slot, tokens in buried.items():
        for token in tokens:
            if SEAT[token] == NO_SEAT:
                refuse(f"hidden: {token} is {WHITE} and lies in a library")
            t.hidden[slot][SEAT[token]].append(token)
            t.learn([token], SEAT[token])
    t.learn([*t.at, *gone])
    named = {*at, *gone, *(token for tokens in buried.values() for token in tokens)}
    t.scrolls = [[scroll for scroll in zone if scroll not in named] for zone in t.scrolls]
    t.bag = [[], []]
    for token in KIND:
        if token not in named and SEAT[token] != NO_SEAT:
            t.box[SEAT[token]].append(token)
            t.learn([token])


def _use_cards(t: Dungeon, seat: int, kept: Sequence[int]) -> None:
    """All combat cards of a seat but these are used."""
    t.used[seat] = t.fighting[seat]
    for value in kept:
        only(f"hands: seat {seat}", [value], t.used[seat])
        t.used[seat].remove(value)
    t.fighting[seat] = sorted(kept)
