"""What a position of Twisted Cryptids is worth to a player, as the bot sees it.

The next Encounter is a lottery over the Sites with a Hiding Spot, crowded ones more likely
the later it is in the Day. On each Site a player stands to gain what the top Sighting
brings there. Their own is known; for the others it is an average over the unseen ones.
So the worth of a crowd is a few multiplications, and a bot can try every arrow. Only
imagined worlds are judged, and of those nothing but what the player knows.
"""

from collections.abc import Iterator
from math import fsum
from operator import mul
from typing import NamedTuple

from engine.cryptids.data import (
    AVOID,
    BOARD,
    DAY_TURNS,
    FLAVORS,
    HIDDEN_REAL_DEAL,
    REAL_DEAL,
    REVEAL,
    ROUNDS,
    SIGHTING_OF,
    SIGHTINGS,
    TRAITS,
)
from engine.cryptids.guess import likelihoods
from engine.cryptids.scoring import trait_bonus, trait_count
from engine.cryptids.state import Wilderness

Vector = tuple[float, float, float]
Rivals = dict[int, list[tuple[str, Vector, float]]]
"""By seat what is at stake for everybody else: for each Hiding Spot its Site, what a Human of each
Flavor brings there, and a fixed part."""


class Taste(NamedTuple):
    """What a player goes by.

    far, near   how many times likelier one more Human makes an Encounter: early in the Day, and
                at its end
    others      how much the stakes of the others count
    real_deal   Myth that it costs to let a Real Deal be seen
    kept        how much of a tier of the Trait is at stake when a card that counts is revealed
    company     Myth for each Human that a board Trait counts
    patience    how much a board Trait counts by round: what is gathered early does not stay
    card        an arrow must bring more than this, or the card is kept
    move        a Hiding Spot moves only if that gains at least this much
    dull        a card that brings less than this is exchanged at Night
    guesses     whether the Humans around the others' Hiding Spots tell what lies under them
    """

    far: float = 1.35
    near: float = 6.0
    others: float = 1.0
    real_deal: float = HIDDEN_REAL_DEAL
    kept: float = 0.6
    company: float = 3.5
    patience: tuple[float, ...] = (0.0, 0.1, 0.15, 0.25, 0.5, 1.0)
    card: float = 0.1
    move: float = 0.3
    dull: float = 0.2
    guesses: bool = False


GREEDY = Taste()
"""The taste of the greedy bot."""


class Outlook:
    """What the crowds are worth to one player, for the Hiding Spots as they are.

    pull     how many times likelier one more Human makes the Encounter on a Site
    stakes   Site with a Hiding Spot -> Myth per Hiker, Hunter, Researcher, and a fixed part
    company  Site of the player -> worth of each Human there at the end of the game
    """

    def __init__(
        self, t: Wilderness, me: int, taste: Taste = GREEDY, rivals: Rivals | None = None
    ) -> None:
        """`rivals` is what `rivals_stakes` gives, for whoever looks at the same rivals often."""
        self.pull = pull(t, taste)
        self.stakes: dict[str, tuple[float, float, float, float]] = {}
        last_night = t.phase == "night" and t.round == ROUNDS
        known = {} if last_night else rivals or rivals_stakes(t, me, taste)
        for seat in [] if last_night else range(t.seats):
            share = 1.0 if seat == me else -taste.others / (t.seats - 1)
            for site, vector, fixed in own_stakes(t, me, taste) if seat == me else known[seat]:
                old = self.stakes.get(site, (0.0, 0.0, 0.0, 0.0))
                hikers, hunters, researchers = vector
                self.stakes[site] = (
                    old[0] + share * hikers,
                    old[1] + share * hunters,
                    old[2] + share * researchers,
                    old[3] + share * fixed,
                )
        self.company = board_company(t, me, taste)

    def at(self, people: dict[str, list[int]], site: str) -> float:
        """What an Encounter on that Site would bring."""
        hikers, hunters, researchers, fixed = self.stakes[site]
        crowd = people[site]
        return hikers * crowd[0] + hunters * crowd[1] + researchers * crowd[2] + fixed

    def worth(self, people: dict[str, list[int]]) -> float:
        """What these crowds are worth."""
        weights = value = 0.0
        for site, (hikers, hunters, researchers, fixed) in self.stakes.items():
            first, second, third = people[site]
            weight = self.pull ** (first + second + third)
            weights += weight
            value += weight * (hikers * first + hunters * second + researchers * third + fixed)
        if weights:  # after the last Dusk nothing is at stake
            value /= weights
        for site, vector in self.company.items():
            crowd = people[site]
            value += vector[0] * crowd[0] + vector[1] * crowd[1] + vector[2] * crowd[2]
        return value


def rivals_stakes(t: Wilderness, me: int, taste: Taste) -> Rivals:
    """What is at stake for everybody else, by seat."""
    return {seat: [*others_stakes(t, seat, taste)] for seat in range(t.seats) if seat != me}


def worth(t: Wilderness, me: int) -> float:
    """What a position is worth: Myth ahead of the others' average, and the outlook."""
    others = [myth for seat, myth in enumerate(t.myth) if seat != me]
    ahead = t.myth[me] - sum(others) / len(others)
    return ahead if t.ending else ahead + Outlook(t, me).worth(t.people)


def pull(t: Wilderness, taste: Taste) -> float:
    """How far the Encounter is decided: the fewer turns of the Day are left, the further."""
    if t.phase != "day":
        return taste.near if t.phase == "dusk" else taste.far
    turns = DAY_TURNS * t.seats
    gone = t.step / (turns - 1)
    return taste.far + (taste.near - taste.far) * gone**2


def own_stakes(t: Wilderness, me: int, taste: Taste) -> Iterator[tuple[str, Vector, float]]:
    """Per Hiding Spot what the top Sighting brings for each Human, and what it costs."""
    for number, site in enumerate(t.hideout[me]):
        if site in t.people and t.stack[me][number]:
            kind = SIGHTING_OF[t.stack[me][number][-1]]
            yield site, SIGHTINGS[kind].score, cost_of_revealing(t, me, kind, taste)


def cost_of_revealing(t: Wilderness, me: int, kind: str, taste: Taste) -> float:
    """What it means for the end of the game, good or bad, that a Sighting is seen."""
    type_ = SIGHTINGS[kind].type
    value = -taste.real_deal if type_ == REAL_DEAL else 0.0
    trait = t.trait[me][0]
    facts = TRAITS[trait]
    if facts.kind in (AVOID, REVEAL) and type_ in facts.types:
        count = trait_count(t, me, trait)
        change = trait_bonus(trait, count + 1) - trait_bonus(trait, count)
        value += taste.kept * change
    return value


def others_stakes(
    t: Wilderness, seat: int, taste: Taste = GREEDY
) -> Iterator[tuple[str, Vector, float]]:
    """Per Hiding Spot what the Sightings that nobody has seen bring on average."""
    if taste.guesses:
        yield from guessed_stakes(t, seat)
        return
    seen = {SIGHTING_OF[card] for card in t.revealed[seat]}
    unseen = [sighting for kind, sighting in SIGHTINGS.items() if kind not in seen]
    size = len(unseen)
    hikers, hunters, researchers = (
        sum(sighting.score[place] for sighting in unseen) / size for place in range(len(FLAVORS))
    )
    # Players who let a card be seen have mostly made sure that it pays.
    real = sum(sighting.type == REAL_DEAL for sighting in unseen) / size
    for site in t.spots(seat):
        yield site, (hikers, hunters, researchers), -HIDDEN_REAL_DEAL * real


def guessed_stakes(t: Wilderness, seat: int) -> Iterator[tuple[str, Vector, float]]:
    """The same, but the likelier a Sighting lies under that Hiding Spot, the more it counts."""
    seen = {SIGHTING_OF[card] for card in t.revealed[seat]}
    unseen = [kind for kind in SIGHTINGS if kind not in seen]
    scores = [SIGHTINGS[kind].score for kind in unseen]
    real = [SIGHTINGS[kind].type == REAL_DEAL for kind in unseen]
    for site in t.spots(seat):
        likely = likelihoods(t, site, unseen)
        size = fsum(likely)
        hikers, hunters, researchers = (
            fsum(map(mul, likely, column)) / size for column in zip(*scores, strict=True)
        )
        risk = fsum(map(mul, likely, real)) / size
        yield site, (hikers, hunters, researchers), -HIDDEN_REAL_DEAL * risk


def board_company(t: Wilderness, me: int, taste: Taste) -> dict[str, Vector]:
    """What each Human on the player's Sites is worth to a Trait that counts them at the end."""
    if len(t.trait[me]) != 1 or TRAITS[t.trait[me][0]].kind != BOARD:
        return {}
    flavor = TRAITS[t.trait[me][0]].flavor
    value = taste.company * taste.patience[min(t.round, ROUNDS)]
    hikers, hunters, researchers = (value if one == flavor else 0.0 for one in FLAVORS)
    return dict.fromkeys(t.spots(me), (hikers, hunters, researchers))
