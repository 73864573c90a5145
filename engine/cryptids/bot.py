"""A bot for Twisted Cryptids: tries every card and every arrow, and takes what is worth most.

It plays any seat and sees nothing but what its chair shows: an imagined world, of which it
reads only its own cards and what lies open. What a position is worth is in bot_worth.py.
"""

from collections.abc import Callable, Iterable
from typing import Any

from engine.autoplay.bots import Chair
from engine.core.chance import Dice
from engine.core.decision import DONE, PASS
from engine.cryptids.bot_worth import GREEDY, Outlook, Rivals, Taste, rivals_stakes
from engine.cryptids.bot_worth import worth as worth  # for the kernel's own bots
from engine.cryptids.data import (
    ACTIONS,
    EVENTS,
    FLAVORS,
    GATHER,
    KIND_OF,
    POWERS,
    ROLES,
    ROUNDS,
    Effect,
)
from engine.cryptids.dawn import EVEN, SPREAD
from engine.cryptids.rules import POWER, may_use_power
from engine.cryptids.setup import CONFIRM
from engine.cryptids.state import Wilderness
from engine.cryptids.verbs import NOTHING, arrows, card_arrows, parse_group

TRAIT_WORTH = {
    "twisted": 17.0,
    "honest": 18.0,
    "blunt": 19.0,
    "tidy": 18.0,
    "relaxed": 12.0,
    "earnest": 12.5,
    "camera_shy": 12.5,
    "sociable": 16.5,
    "daring": 16.0,
    "vain": 17.0,
}
"""About what each Trait brings to this bot; docs/cryptids-balance.md has the measurement."""
NEW_TRAIT = 16.0
"""The worth of a Trait that nobody has measured."""
Deltas = list[tuple[str, int, int]]
"""Changes of crowds: place, index of the Flavor, how many more."""


class GreedyCryptid:
    """Takes the best arrow of the best card, one turn at a time.

    taste  what it goes by
    plan   the answers that follow from the last thought, in order
    turn   the step of the game that the plan is for
    """

    def __init__(self, seed: int, taste: Taste = GREEDY) -> None:
        self.dice = Dice(seed)
        self.taste = taste
        self.plan: list[str] = []
        self.turn = -1

    def choose(self, chair: Chair) -> str:
        """The next step of the plan if there is one, else the answer that is worth most."""
        options = chair.options
        if len(options) == 1:
            return options[0]
        if self.turn == chair.turn and self.plan and self.plan[0] in options:
            return self.plan.pop(0)
        self.plan = self.think(chair)
        self.turn = chair.turn
        return self.plan.pop(0)

    def think(self, chair: Chair) -> list[str]:
        """The answer to a question, and those that follow from it."""
        return THOUGHTS.get(chair.kind, GreedyCryptid.anything)(self, chair)

    def world(self, chair: Chair) -> Wilderness:
        """A position that fits all that the player knows, to try things out on."""
        t: Wilderness = chair.imagine(Dice(self.dice.next64())).state
        return t

    def outlook(self, t: Wilderness, me: int) -> Outlook:
        """What crowds are worth to a player with this taste."""
        return Outlook(t, me, self.taste)

    def best(self, options: Iterable[str], value: Callable[[str], float]) -> tuple[str, float]:
        """The option of most value and that value; chance decides between equals."""
        valued = [(value(option), option) for option in options]
        top = max(valued)[0]
        return self.dice.one_of([option for worth, option in valued if worth == top]), top

    def anything(self, chair: Chair) -> list[str]:
        """Any option: Cryptids are equally strong, and questions may be new to the bot."""
        return [self.dice.one_of(chair.options)]

    # Setting up ------------------------------------------------------------------

    def trait(self, chair: Chair) -> list[str]:
        """The Trait that brings more."""
        return [self.best(chair.options, lambda trait: TRAIT_WORTH.get(trait, NEW_TRAIT))[0]]

    def stacks(self, chair: Chair) -> list[str]:
        """Real Deals on top if the Trait wants them seen, otherwise below the other Sightings."""
        t = self.world(chair)
        bold = t.trait[chair.player][0] == "twisted"
        return ["preset:bold" if bold else "preset:balanced", CONFIRM]

    def hideout(self, chair: Chair) -> list[str]:
        """The place that promises most for the top Sighting of a Stack."""
        t, me, taste = self.world(chair), chair.player, self.taste
        rivals = rivals_stakes(t, me, taste)
        return [self.best(chair.options, lambda o: placed_worth(t, me, o, taste, rivals))[0]]

    # Dawn and Dusk ---------------------------------------------------------------

    def arrow(self, chair: Chair) -> list[str]:
        """The best arrow of an Event, a card or a Sighting."""
        t = self.world(chair)
        outlook = self.outlook(t, chair.player)
        effects = effects_of(chair.source)
        return [self.best(chair.options, lambda o: moved_worth(t, outlook, o, effects))[0]]

    def encounter(self, chair: Chair) -> list[str]:
        """The Site where the Encounter brings this player most (ruling 34)."""
        t = self.world(chair)
        outlook = self.outlook(t, chair.player)
        return [self.best(chair.options, lambda site: outlook.at(t.people, site))[0]]

    # Day -------------------------------------------------------------------------

    def day(self, chair: Chair) -> list[str]:
        """The best arrow of all cards, or the Power; pass if none is worth a card."""
        t = self.world(chair)
        me, outlook = chair.player, self.outlook(t, chair.player)
        now = outlook.worth(t.people)
        gains: list[tuple[float, str, list[str]]] = [(self.taste.card, "", [PASS])]
        worst, least = "", float("inf")
        for card in t.hand[me]:
            gain, plan = self.play(t, me, outlook, ACTIONS[KIND_OF[card]].effects)
            gains.append((gain - now, card, [card, *plan]))
            if gain < least:
                worst, least = card, gain
        if may_use_power(t, me):
            gain, plan = self.use_power(t, me, outlook)
            # The dullest card pays for it.
            gains.append((gain - now, "", [POWER, worst, *plan]))
        return max(gains)[2]

    def play(
        self, t: Wilderness, me: int, outlook: Outlook, effects: tuple[Effect, ...]
    ) -> tuple[float, list[str]]:
        """What the best arrow of an Action card leads to, and that arrow."""
        options = [option for effect in effects for option in card_arrows(t, me, effect)]
        return self.best_arrow(t, outlook, options, effects)

    def best_arrow(
        self, t: Wilderness, outlook: Outlook, options: list[str], effects: tuple[Effect, ...]
    ) -> tuple[float, list[str]]:
        """What the best of these arrows leads to, and that arrow if there is any."""
        if not options:
            return outlook.worth(t.people), []
        option, value = self.best(options, lambda o: moved_worth(t, outlook, o, effects))
        return value, [option]

    def use_power(self, t: Wilderness, me: int, outlook: Outlook) -> tuple[float, list[str]]:
        """What the Power leads to if its effects are carried out one best arrow at a time."""
        plan: list[str] = []
        changed: Deltas = []
        for effect in POWERS[t.cryptid[me]].effects:
            options = arrows(t, effect, t.spots(me))
            _, arrow = self.best_arrow(t, outlook, options, (effect,))
            if arrow:
                deltas = movement(t, arrow[0], (effect,))
                change(t, deltas)
                changed += deltas
                plan += arrow
        value = outlook.worth(t.people)
        change(t, changed, -1)
        return value, plan

    # Night -----------------------------------------------------------------------

    def night(self, chair: Chair) -> list[str]:
        """Lay or move a Hiding Spot where it promises most, exchange dull cards, draw."""
        t = self.world(chair)
        me = chair.player
        plan: list[str] = []
        spots = [option for option in chair.options if option.startswith("place:")]
        if spots:
            stay = float("-inf")
            if DONE in chair.options:
                stay = self.outlook(t, me).worth(t.people) + self.taste.move
            spot, value = self.best(spots, lambda option: placed_worth(t, me, option, self.taste))
            if value > stay:
                plan.append(spot)
                lay(t, me, spot)
        if t.round < ROUNDS:
            outlook = self.outlook(t, me)
            now = outlook.worth(t.people)
            for card in t.hand[me]:
                value, _ = self.play(t, me, outlook, ACTIONS[KIND_OF[card]].effects)
                if value - now < self.taste.dull:
                    plan.append(card)
        return [*plan, DONE]


THOUGHTS: dict[str, Callable[[GreedyCryptid, Chair], list[str]]] = {
    "trait": GreedyCryptid.trait,
    "stacks": GreedyCryptid.stacks,
    "hideout": GreedyCryptid.hideout,
    "event": GreedyCryptid.arrow,
    "day": GreedyCryptid.day,
    "arrow": GreedyCryptid.arrow,
    "encounter": GreedyCryptid.encounter,
    "night": GreedyCryptid.night,
}
"""Kind of question -> how the bot answers it; without a plan a Power is paid by any card."""


# Trying things out -------------------------------------------------------------------


def effects_of(source: str) -> tuple[Effect, ...]:
    """The effects of a card or a Power; none for anything else."""
    if source in KIND_OF:
        return ACTIONS[KIND_OF[source]].effects
    return POWERS[source].effects if source in ROLES else ()


def movement(t: Wilderness, option: str, effects: tuple[Effect, ...]) -> Deltas:
    """How the crowds change by an arrow of a card or an Event."""
    verb, _, rest = option.partition(":")
    if verb == GATHER:
        place = FLAVORS.index(effects[0].flavor)
        near = [site for site in t.board.adjacent[rest] if t.people[site][place]]
        return [*((site, place, -1) for site in near), (rest, place, len(near))]
    if verb == SPREAD:
        return spreading(t, rest)
    if not rest:
        return []  # nothing, stay
    source, target, name = rest.split(":")
    deltas: Deltas = []
    for flavor, count in parse_group(name):
        place = FLAVORS.index(flavor)
        deltas += [(source, place, -count), (target, place, count)]
    return deltas


def spreading(t: Wilderness, rest: str) -> Deltas:
    """How the crowds change when an Event distributes the Humans of its Flavor."""
    source, _, names = rest.partition(":")
    near = t.board.adjacent[source]
    extra = [] if names == EVEN else names.split("+")
    place = FLAVORS.index(moved_by(t))
    each = t.people[source][place] // len(near)
    there = t.people[source][place]
    return [(source, place, -there), *((site, place, each + (site in extra)) for site in near)]


def moved_by(t: Wilderness) -> str:
    """The Flavor that today's Event moves."""
    return EVENTS[t.event_pile[-1]].moved


def change(t: Wilderness, deltas: Deltas, sign: int = 1) -> None:
    """Change the crowds of an imagined world, or with -1 change them back."""
    for site, place, count in deltas:
        t.people[site][place] += sign * count


def moved_worth(t: Wilderness, outlook: Outlook, option: str, effects: tuple[Effect, ...]) -> float:
    """What the crowds are worth after an arrow."""
    if option == NOTHING:
        return outlook.worth(t.people)
    deltas = movement(t, option, effects)
    change(t, deltas)
    value = outlook.worth(t.people)
    change(t, deltas, -1)
    return value


def placed_worth(
    t: Wilderness, me: int, option: str, taste: Taste = GREEDY, rivals: Rivals | None = None
) -> float:
    """What the crowds are worth after a Hiding Spot was laid or moved."""
    _, number, _ = option.split(":")
    old = t.hideout[me][int(number) - 1]
    lay(t, me, option)
    value = Outlook(t, me, taste, rivals).worth(t.people)
    t.hideout[me][int(number) - 1] = old
    return value


def lay(t: Wilderness, me: int, option: str) -> None:
    """Lay a Hiding Spot in an imagined world."""
    _, number, site = option.split(":")
    t.hideout[me][int(number) - 1] = site


BOTS: dict[str, Callable[[int], Any]] = {"greedy": GreedyCryptid, "greedy-1": GreedyCryptid}
"""name -> makes that bot from a seed"""
