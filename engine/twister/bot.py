"""A bot for Dungeon Twister: runs for the way out, fights when ahead, turns rooms.

It sees nothing but what its chair shows: an imagined world, of which it reads only what lies
open and its own cards. It looks one action ahead; what things are worth is in bot_worth.py.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import lru_cache
from typing import Any

from engine.autoplay.bots import Chair
from engine.core.chance import Dice
from engine.twister.board import (
    CORNER,
    PATTERNS,
    SIDE,
    SIDES,
    SLOT_OF,
    SQUARE,
    SQUARES,
    TWIN,
    WIDTH,
    gate_at,
    layout_of,
    turned_square,
)
from engine.twister.bot_worth import (
    POINT,
    STYLE,
    attack_worth,
    best_card,
    lead,
    nearness,
    standing,
)
from engine.twister.bot_worth import worth as worth  # for the kernel's own bots
from engine.twister.combat import STAY_OUT, participants
from engine.twister.data import GEAR, IS_PIECE, KIND, SEAT
from engine.twister.objects import push_of
from engine.twister.rooms import ROOMS
from engine.twister.setup import AUTO, CONFIRM
from engine.twister.state import Dungeon
from engine.twister.travel import Reach, Terrain, search

FAVOURITES = {
    "acrobat": 5,
    "prophet": 4,
    "telekineticist": 4,
    "water_elemental": 3,
    "fire_elemental": 3,
    "barbarian": 3,
    "magophage": 2,
    "courtesan": 1,
}
"""How many tickets a character has when starters are chosen."""
NEW_CHARACTER = 2
"""The same for one that the bot does not know."""
REVEAL_WORTH, HEAL_WORTH, SEARCH_WORTH, CHARM_WORTH = 5.0, 18.0, 3.0, 12.0
JUMP_CARD_WORTH = 2.5
OBJECT_WORTH = 0.4
LEAST = 0.02
"""Actions that bring less than this are not taken."""
STUCK = 1.0
"""If nothing brings more than that, it is time to look for a gear."""
PATIENCE = 0.75
"""What is left of a gain if it takes one more action."""
RESTLESS = 8
"""After this many quiet turns every third action is random."""
BOLDNESS = 1.2
"""How much more a fight is worth for every quiet turn before."""


class GreedyTwister:
    """Takes the action that is worth most, one after the other.

    stuck      the turn in which nothing was worth much, so that gears began to count
    looks_at   the verbs that it thinks about
    """

    def __init__(self, seed: int, looks_at: Collection[str] | None = None) -> None:
        self.dice = Dice(seed)
        self.stuck = -1
        self.looks_at = VALUES if looks_at is None else looks_at

    def choose(self, chair: Chair) -> str:
        """The answer to the question."""
        options = chair.options
        if len(options) == 1:
            return options[0]
        return THOUGHTS.get(chair.kind, GreedyTwister.anything)(self, chair, options)

    def world(self, chair: Chair) -> Dungeon:
        """A position that fits all that the player knows."""
        t: Dungeon = chair.glimpse(Dice(self.dice.next64()))
        return t

    def best(self, options: tuple[str, ...], value: Callable[[str], float]) -> str:
        """The option of most value; chance decides between equals."""
        valued = [(value(option), option) for option in options]
        top = max(valued)[0]
        return self.dice.one_of([option for worth, option in valued if worth >= top])

    def anything(self, _chair: Chair, options: tuple[str, ...]) -> str:
        """Any option: a question that is new to the bot."""
        return self.dice.one_of(options)

    # Setting up ------------------------------------------------------------------

    def starters(self, _chair: Chair, options: tuple[str, ...]) -> str:
        """A lottery among the characters, the fast ones with more tickets."""
        tickets = [
            option
            for option in options
            if option in IS_PIECE
            for _ in range(FAVOURITES.get(KIND[option], NEW_CHARACTER))
        ]
        return self.dice.one_of(tickets)

    def remove(self, _chair: Chair, options: tuple[str, ...]) -> str:
        """The character that would be chosen last."""
        people = tuple(option for option in options if option in IS_PIECE)
        return self.best(people, lambda piece: -FAVOURITES.get(KIND[piece], NEW_CHARACTER))

    def leave_to_chance(self, _chair: Chair, options: tuple[str, ...]) -> str:
        """Tokens are placed by chance."""
        return AUTO if AUTO in options else CONFIRM

    # A turn ----------------------------------------------------------------------

    def card(self, _chair: Chair, options: tuple[str, ...]) -> str:
        """The highest card that may be played; in a quarter of the turns any."""
        return max(options) if self.dice.rand(4) else self.dice.one_of(options)

    def act(self, chair: Chair, options: tuple[str, ...]) -> str:
        """The action that is worth most, or the end of the turn."""
        judge = Judge(self.world(chair), chair.player)
        quiet = judge.t.quiet
        if quiet > RESTLESS and not self.dice.rand(3):
            return self.dice.one_of(options)  # anything is better than going on like this
        best, choice = self.best_action(judge, options)
        if quiet and (best < STUCK or self.stuck == chair.turn):
            self.stuck = chair.turn  # until the turn ends, to avoid running to and fro
            judge.look_for_gears()
            if judge.pulls:
                best, choice = self.best_action(judge, options)
        return choice

    def best_action(self, judge: "Judge", options: tuple[str, ...]) -> tuple[float, str]:
        """The most that an action is worth, and that action; the end if none is worth it."""
        best, choice = LEAST, "end"
        for option in options:
            value = judge.action(option, self.looks_at)
            if value > best:
                best, choice = value, option
        return best, choice

    def onward(self, chair: Chair, options: tuple[str, ...]) -> str:
        """Where the way out is nearest."""
        judge = Judge(self.world(chair), chair.player)
        return self.best(options, lambda option: judge.stand(*option.split(":")[1:]))

    # Rooms -----------------------------------------------------------------------

    def place(self, chair: Chair, options: tuple[str, ...]) -> str:
        """Own characters near the way out, the other's far from theirs; objects anywhere."""
        judge = Judge(self.world(chair), chair.player)
        return self.best(options, lambda option: judge.put(*option.split(":")[1:]))

    def peek(self, _chair: Chair, options: tuple[str, ...]) -> str:
        """Lay the room back as it was."""
        return options[0]

    # Fights ----------------------------------------------------------------------

    def courtesan(self, _chair: Chair, _options: tuple[str, ...]) -> str:
        """She adds nothing and has much to lose."""
        return STAY_OUT

    def confusion(self, _chair: Chair, options: tuple[str, ...]) -> str:
        """Read the scroll: it is good for nothing else."""
        return options[0]

    def combat(self, chair: Chair, options: tuple[str, ...]) -> str:
        """The card that promises most; now and then another, to stay unpredictable."""
        if not self.dice.rand(4):
            return self.dice.one_of(options)
        t = self.world(chair)
        terrain = Terrain(t)
        return f"fight:{best_card(terrain, chair.player, participants(t, terrain))[1]}"


@lru_cache(maxsize=4096)
def parts_of(option: str) -> tuple[str, Sequence[str]]:
    """The verb of an action, and what it needs."""
    verb, *rest = option.split(":")
    return verb, rest


class Judge:
    """What each action would be worth to a player in one position."""

    def __init__(self, t: Dungeon, player: int) -> None:
        self.t = t
        self.player = player
        self.terrain = Terrain(t)
        self.layout = self.terrain.layout
        self._lead: float | None = None
        self._standing: dict[str, list[float]] = {}
        self._turnings: dict[tuple[int, int], float] = {}
        self.pulls: list[list[float]] = []

    def action(self, option: str, looks_at: Collection[str]) -> float:
        """What an action is worth; nothing if its verb is not looked at."""
        verb, rest = parts_of(option)
        return VALUES[verb](self, rest) if verb in looks_at else 0.0

    @property
    def lead_now(self) -> float:
        """How much better the player's pieces stand."""
        if self._lead is None:
            self._lead = lead(self.t, self.player, self.layout, self.t.at.__getitem__)
        return self._lead

    def stand(self, piece: str, square: str) -> float:
        """What it is worth to stand there: leaving is a point."""
        return self.standing(piece)[SQUARE[square]]

    def standing(self, piece: str) -> list[float]:
        """Square -> what it is worth to stand there."""
        found = self._standing.get(piece)
        if found is None:
            found = standing(self.layout, SEAT[piece], STYLE[piece], self.player)
            self._standing[piece] = found
        return found

    def put(self, token: str, square: str) -> float:
        """What it is worth that a token is put there."""
        if token in IS_PIECE:
            return self.stand(token, square)
        ours = SEAT[token] == self.player
        near = min(
            (
                abs(SQUARE[square] % 22 - at % 22) + abs(SQUARE[square] // 22 - at // 22)
                for piece, at in self.t.at.items()
                if piece in IS_PIECE and SEAT[piece] == SEAT[token]
            ),
            default=0,
        )
        return -near if ours else float(near)

    def step(self, rest: Sequence[str]) -> float:
        """Going somewhere: how much nearer the way out it is."""
        piece, square = rest
        here, there = self.t.at[piece], SQUARE[square]
        worth = self.standing(piece)
        gain = worth[there] - worth[here]
        if SEAT[piece] != self.player:
            return gain
        if there in self.terrain.contents:
            gain += self.loot(piece, there)
        for pull in self.pulls:
            gain += pull[there] - pull[here]
        return gain

    def loot(self, piece: str, square: int) -> float:
        """A little for what lies there and can be carried."""
        there = self.terrain.contents.get(square)
        if not there or self.terrain.held(piece):
            return 0.0
        return OBJECT_WORTH if there[0] not in IS_PIECE else 0.0

    def leave(self, rest: Sequence[str]) -> float:
        """The same without what is held."""
        return self.step(rest) - OBJECT_WORTH

    def jump(self, rest: Sequence[str]) -> float:
        """A jump costs a card, unless an Acrobat jumps."""
        return self.step(rest) - (0.0 if KIND[rest[0]] == "acrobat" else JUMP_CARD_WORTH)

    def swim(self, rest: Sequence[str]) -> float:
        """Swimming; a charmed Fire Elemental dies of it."""
        piece = rest[0]
        if KIND[piece] == "fire_elemental":
            return POINT
        return self.step(rest)

    def attack(self, rest: Sequence[str]) -> float:
        """A fight, with the best card."""
        piece, target = rest
        return attack_worth(self.terrain, self.player, piece, target) + BOLDNESS * self.t.quiet

    def reveal(self, _rest: Sequence[str]) -> float:
        """A room that lies ahead."""
        return REVEAL_WORTH + 0.3 * (self.t.turn % 3)

    def rotate(self, rest: Sequence[str]) -> float:
        """What all the ways are worth once the room has turned, as often as the points allow."""
        return self.turning(int(rest[1]), self.t.ap)

    def turning(self, slot: int, points: int) -> float:
        """The best that one to three quarter turns of a room bring."""
        found = self._turnings.get((slot, points))
        if found is None:
            found = self._turnings[slot, points] = self._turned(slot, points)
        return found

    def _turned(self, slot: int, points: int) -> float:
        t = self.t
        room, direction = t.rooms[slot], ROOMS[t.rooms[slot]].direction
        lying = list(self.layout.key)
        where = dict(t.at)
        best, patience = 0.0, 1.0
        for count in range(1, 1 + min(3, points)):
            turn = (t.turned[slot] + count * direction) % 4
            lying[slot] = (room, turn, t.raised[slot])
            for token, square in where.items():
                if SLOT_OF[square] == slot:
                    where[token] = turned_square(square, direction)
            after = lead(t, self.player, layout_of(tuple(lying)), where.__getitem__)
            best = max(best, patience * (after - self.lead_now))
            patience *= PATIENCE
        return best

    def look_for_gears(self) -> None:
        """Let every gear that own pieces can walk to, and that helps, pull them."""
        t, ways = self.t, self.layout.ways(self.player, "")
        own = {t.at[piece] for piece in t.team(self.player)}
        for slot, shown in enumerate(t.revealed):
            if not shown:
                continue
            row, column = divmod(PATTERNS[t.rooms[slot]][t.turned[slot]].terrain.index(GEAR), SIDE)
            gear = CORNER[slot] + row * WIDTH + column
            reach = search(ways, [gear], GEAR_STEPS, self.terrain.blocked[self.player])
            if not own & reach.came.keys():
                continue
            twin = t.rooms.index(TWIN[t.rooms[slot]])
            slots = [slot, twin] if t.revealed[twin] else [slot]
            gain = max(self.turning(one, 2) for one in slots)
            if gain > STUCK:
                self.pulls.append(pull_of(gain, reach))

    def gate(self, rest: Sequence[str]) -> float:
        """What all the ways are worth with the portcullis the other way."""
        t = self.t
        square = t.at[rest[0]]
        slot = SLOT_OF[square]
        number = gate_at(t.rooms[slot], t.turned[slot], slot, square, SIDES.index(rest[1]))
        lying = list(self.layout.key)
        lying[slot] = (t.rooms[slot], t.turned[slot], t.raised[slot] ^ 1 << number)
        layout = layout_of(tuple(lying))
        return lead(t, self.player, layout, t.at.__getitem__) - self.lead_now

    def push(self, rest: Sequence[str]) -> float:
        """Somebody is pushed nearer or farther, or to death."""
        piece, target = rest
        outcome = push_of(self.terrain, piece, target)
        assert outcome is not None
        if outcome.dies:
            return POINT
        sign = 1.0 if SEAT[target] == self.player else -1.0
        moved = nearness(self.layout, target, outcome.square)
        return sign * (moved - nearness(self.layout, target, self.t.at[target]))

    def drink(self, rest: Sequence[str]) -> float:
        """Somebody is healed: a piece more on the way."""
        if SEAT[rest[0]] != self.player:
            return 0.0
        return HEAL_WORTH + nearness(self.layout, rest[0], self.t.at[rest[0]])

    def search(self, _rest: Sequence[str]) -> float:
        """A scroll."""
        return SEARCH_WORTH

    def charm(self, _rest: Sequence[str]) -> float:
        """An enemy, for three actions."""
        return CHARM_WORTH


GEAR_STEPS = 12
"""Gears that are farther away do not count."""


def pull_of(gain: float, reach: Reach) -> list[float]:
    """Square -> what it is worth to be that near to a gear."""
    pull = [0.0] * SQUARES
    for steps, level in enumerate(reach.levels):
        for square in level:
            pull[square] = 0.6 * gain * 0.9**steps
    return pull


VALUES: Mapping[str, Callable[[Judge, Sequence[str]], float]] = {
    "move": Judge.step,
    "move_leave": Judge.leave,
    "swim": Judge.swim,
    "swim_leave": Judge.swim,
    "jump": Judge.jump,
    "jump_leave": Judge.jump,
    "fly": Judge.step,
    "fly_leave": Judge.leave,
    "attack": Judge.attack,
    "reveal": Judge.reveal,
    "rotate": Judge.rotate,
    "gate": Judge.gate,
    "push": Judge.push,
    "drink": Judge.drink,
    "search": Judge.search,
    "charm": Judge.charm,
}

THOUGHTS: Mapping[str, Callable[[GreedyTwister, Chair, tuple[str, ...]], str]] = {
    "starters": GreedyTwister.starters,
    "remove": GreedyTwister.remove,
    "plan": GreedyTwister.leave_to_chance,
    "bury": GreedyTwister.leave_to_chance,
    "card": GreedyTwister.card,
    "act": GreedyTwister.act,
    "onward": GreedyTwister.onward,
    "place": GreedyTwister.place,
    "peek": GreedyTwister.peek,
    "courtesan": GreedyTwister.courtesan,
    "confusion": GreedyTwister.confusion,
    "combat": GreedyTwister.combat,
}

BOTS: dict[str, Callable[[int], Any]] = {"greedy": GreedyTwister, "greedy-1": GreedyTwister}
