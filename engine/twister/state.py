"""The position of Dungeon Twister and the verbs that change it; every verb tells what happened.

No rule decides anything here. A square holds at most one object, one unwounded and one
wounded character, two tokens in all (golden rule 2), so what a character carries is simply
the other token on its square (R-05).
"""

from collections.abc import Iterable
from typing import Any

from engine.core.chance import Dice
from engine.core.game import Setup
from engine.core.state import State
from engine.twister.board import (
    CORNER,
    LINE_OF,
    NAME,
    SLOT_OF,
    SLOTS,
    Layout,
    layout_from,
    turned_square,
)
from engine.twister.data import (
    ACTION_CARDS,
    COMBAT_CARDS,
    DROPPED_CARDS,
    GROUND,
    IS_PIECE,
    JUMP_CARDS,
    KIND,
    LAVA,
    NO_SEAT,
    OBSTACLES,
    PIECES,
    RETURNING_CARD,
    ROLES,
    SCROLLS,
    SEAT,
    THINGS,
    WATER,
)
from engine.twister.rooms import ROOMS

MAGOPHAGES = tuple(f"{role}_magophage" for role in ROLES)

Contents = dict[int, list[str]]
"""Square -> the tokens on it; empty squares are missing."""


class Dungeon(State):
    """A position.

    phase          "starters", "placement" or "play"; `step` counts the steps of set-up
    first          who began the play, NO_SEAT before that is drawn
    rooms, turned  per slot: the room and its quarter turns clockwise
    revealed       per slot: 1 if it lies face up
    foreseen       per slot: bit mask of the seats that know how the face-down room lies
    raised         per slot: the portcullises that are open, one bit each
    hidden         per slot and seat: tokens that lie face down on the room
    bag, starters  per seat: tokens to be placed, and the characters that begin
    plan, places   per seat: tokens in the order in which they are to be placed, and the slots
    auto           per seat: 1 if the rest is placed for it
    box            per seat: characters that a handicap leaves at home
    scrolls        what lies on the two libraries, and the two that stay out of the game
    at             token -> square, for everything that lies open on the board
    wounded, fresh characters that are wounded, and those who were wounded in this turn
    dead, left, saved   characters that are out: killed, escaped, carried out wounded
    gone           objects that are out of the game
    points         per seat: victory points
    cards, jumps   per seat: action cards in hand, number of jump cards
    fighting, used per seat: combat cards in hand and used
    highest, free  the highest action card so far; 1 once the first-cycle limit is gone
    card, ap       the action card of this turn, 0 before it is played; points left
    stride         a move that may go on: [piece, steps left, start, changed, manner], or []
    passing        the piece that has traded in passing and must go on, or ""
    rings, peeked  rings and Prophets that were used in this turn
    charmed        piece -> actions left, in this turn
    charms         Scrolls of Charm that were read in this turn
    noise, quiet   1 if this turn was not quiet; how many in a row were (R-42)
    fight          the combat under way, or {}
    placing        the slot that is being revealed, NO_SEAT if none is; by whom
    loose          its tokens that are not yet placed
    peeking        the slot that a Prophet looks at, NO_SEAT if none does
    """

    __slots__ = (
        "ap",
        "at",
        "auto",
        "bag",
        "box",
        "card",
        "cards",
        "charmed",
        "charms",
        "dead",
        "fight",
        "fighting",
        "first",
        "foreseen",
        "free",
        "fresh",
        "gone",
        "hidden",
        "highest",
        "jumps",
        "left",
        "loose",
        "noise",
        "passing",
        "peeked",
        "peeking",
        "phase",
        "places",
        "placing",
        "plan",
        "points",
        "quiet",
        "raised",
        "revealed",
        "rings",
        "rooms",
        "saved",
        "scrolls",
        "starters",
        "step",
        "stride",
        "turned",
        "used",
        "wounded",
    )

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup.seed, len(setup.names), setup.options)
        self.phase = "starters"
        self.step = 0
        self.first = NO_SEAT
        self.rooms = list(ROOMS)
        self.turned = [0] * SLOTS
        self.revealed = [0] * SLOTS
        self.foreseen = [0] * SLOTS
        self.raised = [0] * SLOTS
        self.hidden: list[list[list[str]]] = [[[], []] for _ in range(SLOTS)]
        self.bag = [[*PIECES[seat], *THINGS[seat]] for seat in range(2)]
        self.starters: list[list[str]] = [[], []]
        self.plan: list[list[str]] = [[], []]
        self.places: list[list[int]] = [[], []]
        self.auto = [0, 0]
        self.box: list[list[str]] = [[], []]
        self.scrolls = [[SCROLLS[0]], [SCROLLS[1]], [SCROLLS[2], SCROLLS[3]]]
        self.at: dict[str, int] = {}
        self.wounded: list[str] = []
        self.fresh: list[str] = []
        self.dead: list[str] = []
        self.left: list[str] = []
        self.saved: list[str] = []
        self.gone: list[str] = []
        self.points = [0, 0]
        self.cards = [list(ACTION_CARDS), list(ACTION_CARDS)]
        self.jumps = [JUMP_CARDS, JUMP_CARDS]
        self.fighting = [list(COMBAT_CARDS), list(COMBAT_CARDS)]
        weaker = self.handicapped
        if weaker != NO_SEAT:
            for value in DROPPED_CARDS[self.options["handicap_cards"]]:
                self.fighting[weaker].remove(value)
        self.used: list[list[int]] = [[], []]
        self.highest = 0
        self.free = 0
        self.card = 0
        self.ap = 0
        self.stride: list[Any] = []
        self.passing = ""
        self.rings: list[str] = []
        self.peeked: list[str] = []
        self.charmed: dict[str, int] = {}
        self.charms = 0
        self.noise = 0
        self.quiet = 0
        self.fight: dict[str, Any] = {}
        self.placing = [NO_SEAT, NO_SEAT]
        self.loose: list[str] = []
        self.peeking = NO_SEAT

    def copy(self) -> "Dungeon":
        """An independent copy, one line per slot."""
        twin = super().copy()
        twin.phase = self.phase
        twin.step = self.step
        twin.first = self.first
        twin.rooms = self.rooms[:]
        twin.turned = self.turned[:]
        twin.revealed = self.revealed[:]
        twin.foreseen = self.foreseen[:]
        twin.raised = self.raised[:]
        twin.hidden = [[one[:], other[:]] for one, other in self.hidden]
        twin.bag = [self.bag[0][:], self.bag[1][:]]
        twin.starters = [self.starters[0][:], self.starters[1][:]]
        twin.plan = [self.plan[0][:], self.plan[1][:]]
        twin.places = [self.places[0][:], self.places[1][:]]
        twin.auto = self.auto[:]
        twin.box = [self.box[0][:], self.box[1][:]]
        twin.scrolls = [zone[:] for zone in self.scrolls]
        twin.at = self.at.copy()
        twin.wounded = self.wounded[:]
        twin.fresh = self.fresh[:]
        twin.dead = self.dead[:]
        twin.left = self.left[:]
        twin.saved = self.saved[:]
        twin.gone = self.gone[:]
        twin.points = self.points[:]
        twin.cards = [self.cards[0][:], self.cards[1][:]]
        twin.jumps = self.jumps[:]
        twin.fighting = [self.fighting[0][:], self.fighting[1][:]]
        twin.used = [self.used[0][:], self.used[1][:]]
        twin.highest = self.highest
        twin.free = self.free
        twin.card = self.card
        twin.ap = self.ap
        twin.stride = self.stride[:]
        twin.passing = self.passing
        twin.rings = self.rings[:]
        twin.peeked = self.peeked[:]
        twin.charmed = self.charmed.copy()
        twin.charms = self.charms
        twin.noise = self.noise
        twin.quiet = self.quiet
        # The lists within are replaced, never changed.
        twin.fight = self.fight.copy()
        twin.placing = self.placing[:]
        twin.loose = self.loose[:]
        twin.peeking = self.peeking
        return twin

    # What is hidden --------------------------------------------------------------

    def pools(self) -> Iterable[list[list[str]]]:
        """Rooms; each player's tokens that are not yet open; the neutral scrolls."""
        return [
            [self.rooms],
            *([*self.first_zones(seat), *self.later_zones(seat)] for seat in range(2)),
            self.scrolls,
        ]

    def first_zones(self, seat: int) -> list[list[str]]:
        """The hidden zones of a seat that hold nothing but characters."""
        return [self.starters[seat], self.box[seat]]

    def later_zones(self, seat: int) -> list[list[str]]:
        """The hidden zones of a seat that hold characters and objects."""
        return [self.bag[seat], self.plan[seat], *(on_slot[seat] for on_slot in self.hidden)]

    def redeal(self, player: int, dice: Dice) -> None:
        """Deal what that seat cannot know again: rooms and how they lie, tokens, scrolls, cards.

        The kernel's own re-deal could put an object on a starting line, so characters are dealt
        first to the places that only they can have.
        """
        pools = [[self.rooms], self.scrolls]
        for zones in pools:
            self._deal_anew(player, dice, zones, [])
        for slot, shown in enumerate(self.revealed):
            if not shown and not self.foreseen[slot] >> player & 1:
                self.turned[slot] = dice.rand(4)
        for seat in range(2):
            self._deal_anew(player, dice, self.first_zones(seat), self.later_zones(seat))
            if seat != player:
                self.places[seat].sort()
                dice.shuffle(self.places[seat])
        self.reseal(player, dice)

    def _deal_anew(
        self, player: int, dice: Dice, first: list[list[str]], later: list[list[str]]
    ) -> None:
        """Swap what the seat cannot know; only characters go into the first zones of a team."""
        places = self.unknown_places(player, (*first, *later))
        things = sorted(zone[index] for zone, index in places)
        if later:
            taken = sum(not self.knows(player, thing) for zone in first for thing in zone)
            people = [thing for thing in things if thing in IS_PIECE]
            dice.shuffle(people)
            rest = [*people[taken:], *(thing for thing in things if thing not in IS_PIECE)]
            dice.shuffle(rest)
            things = people[:taken] + rest
        else:
            dice.shuffle(things)
        self.put(things, places)

    # What is asked ---------------------------------------------------------------

    @property
    def handicapped(self) -> int:
        """The seat that plays with a handicap, or NO_SEAT."""
        who = self.options["handicap"]
        return NO_SEAT if who == "none" else ROLES.index(who)

    @property
    def layout(self) -> Layout:
        """How the revealed rooms lie now."""
        return layout_from(
            tuple(self.rooms), tuple(self.turned), tuple(self.revealed), tuple(self.raised)
        )

    def contents(self) -> Contents:
        """Square -> the tokens on it."""
        found: Contents = {}
        for token, square in self.at.items():
            if square in found:
                found[square].append(token)
            else:
                found[square] = [token]
        return found

    def held_by(self, piece: str) -> str:
        """The object or wounded friend that a piece has with it, "" if none.

        A wounded character that is carried has nothing itself.
        """
        square = self.at[piece]
        for token, there in self.at.items():
            if there == square and token != piece:
                return token if token not in IS_PIECE or token in self.wounded else ""
        return ""

    def carrier_of(self, token: str) -> str:
        """The unwounded character that carries it, "" if nobody does."""
        square = self.at[token]
        for other, there in self.at.items():
            if there == square and other != token and other in IS_PIECE:
                return "" if other in self.wounded else other
        return ""

    def bearer_of(self, token: str) -> str:
        """The character with which a token lies: its carrier, or a wounded one beside an object."""
        square = self.at[token]
        for other, there in self.at.items():
            if there == square and other != token and other in IS_PIECE:
                return other if token not in IS_PIECE or token in self.wounded else ""
        return ""

    def team(self, seat: int, wounded: bool = False) -> list[str]:
        """The characters of a seat on the board that are unwounded, or those that are wounded."""
        at, hurt = self.at, self.wounded
        return [piece for piece in PIECES[seat] if piece in at and (piece in hurt) == wounded]

    def dead_magic(self) -> set[int]:
        """Squares in which no magic works: the antimagic room, and around every Magophage."""
        layout = self.layout
        squares = set(layout.antimagic())
        for piece in MAGOPHAGES:
            if piece in self.at and piece not in self.wounded:
                squares.add(self.at[piece])
                squares.update(layout.near[self.at[piece]])
        return squares

    def may_lie(self, square: int, tokens: list[str]) -> bool:
        """Whether a square may hold exactly these tokens at the end of an action."""
        if not tokens:
            return True
        if len(tokens) > 2:
            return False
        wounded = self.wounded
        people = [token for token in tokens if token in IS_PIECE]
        if len(people) == 2:
            one, other = people
            if SEAT[one] != SEAT[other] or (one in wounded) == (other in wounded):
                return False
        elif not people and len(tokens) == 2:
            return False
        terrain = self.layout.terrain[square]
        if terrain in GROUND:
            return all(LINE_OF[square] in (NO_SEAT, SEAT[piece]) for piece in people)
        if terrain not in OBSTACLES:
            return False
        if any(KIND[token] == "rope" for token in tokens):
            return True
        if len(people) < len(tokens):
            return False
        if terrain == WATER:
            return all(KIND[piece] != "fire_elemental" for piece in people)
        return terrain == LAVA and len(people) == 1 and KIND[people[0]] == "fire_elemental"

    # Verbs -----------------------------------------------------------------------

    def score(self, who: int, count: int, why: str) -> None:
        """Gain victory points."""
        self.points[who] += count
        self.noise = 1
        self.tell("scores", who=who, vp=count, total=self.points[who], why=why)

    def lose_object(self, thing: str, why: str) -> None:
        """An object leaves the game."""
        self.at.pop(thing, None)
        self.gone.append(thing)
        self.noise = 1
        self.tell("out", thing=thing, why=why)

    def wound(self, piece: str) -> None:
        """An unwounded character is wounded, and not to be attacked again in this turn."""
        self.wounded.append(piece)
        self.fresh.append(piece)
        self.tell("wounded", piece=piece)

    def kill(self, piece: str, why: str) -> None:
        """A character dies: a point for its opponent. What it carried stays where it is."""
        square = self.at.pop(piece)
        if piece in self.wounded:
            self.wounded.remove(piece)
        self.charmed.pop(piece, None)
        self.dead.append(piece)
        self.tell("dies", piece=piece, square=NAME[square], why=why)
        self.score(1 - SEAT[piece], 1, "kill")

    def leave(self, piece: str, held: str) -> None:
        """A character leaves by the far line: a point; what it carries goes with it."""
        self.at.pop(piece)
        self.left.append(piece)
        self.tell("exits", piece=piece, who=SEAT[piece])
        if held in IS_PIECE:
            self.at.pop(held)
            self.wounded.remove(held)
            self.saved.append(held)
            self.tell("saved", piece=held)
        elif held:
            self.lose_object(held, "carried_out")
        self.score(SEAT[piece], 1, "exit")

    def turn_room(self, slot: int) -> None:
        """A room makes a quarter turn its own way, with everything in it."""
        direction = ROOMS[self.rooms[slot]].direction
        self.turned[slot] = (self.turned[slot] + direction) % 4
        for token, square in self.at.items():
            if SLOT_OF[square] == slot:
                self.at[token] = turned_square(square, direction)

    def swap_rooms(self, one: int, other: int) -> None:
        """Two rooms change places with everything on them; none is turned."""
        for zone in (self.turned, self.revealed, self.foreseen, self.raised):
            zone[one], zone[other] = zone[other], zone[one]
        self.rooms[one], self.rooms[other] = self.rooms[other], self.rooms[one]
        self.hidden[one], self.hidden[other] = self.hidden[other], self.hidden[one]
        shift = CORNER[other] - CORNER[one]
        for token, square in self.at.items():
            if SLOT_OF[square] == one:
                self.at[token] = square + shift
            elif SLOT_OF[square] == other:
                self.at[token] = square - shift

    def spend_card(self, who: int, value: int) -> None:
        """A combat card is used: it leaves the hand for good, but the 0 comes back."""
        if value != RETURNING_CARD:
            self.fighting[who].remove(value)
            self.used[who].append(value)
            self.noise = 1

    def show_room(self, slot: int, *players: int) -> list[str]:
        """These seats (none given: all) see a face-down room, how it lies, and its tokens.

        Looking cannot be undone, even at what was seen before: it may have been forgotten, and the
        other side may see it for the first time (R-62).
        """
        tokens = [token for team in self.hidden[slot] for token in team]
        self.learn([self.rooms[slot], *tokens], *players)
        self.make_final()
        return tokens

    def make_final(self) -> None:
        """Forbid taking the running choice back."""
        self.learned += 1

    def name_at(self, token: str) -> str:
        """The name of the square on which a token is."""
        return NAME[self.at[token]]
