"""What a position of Twisted Cryptids is worth to a player, as the bot sees it.

The next Encounter is a lottery over the Sites with a Hiding Spot, crowded ones more likely
the later it is in the Day. On each Site a player stands to gain what the top Sighting
brings there. Their own is known; for the others it is an average over the unseen ones.
So the worth of a crowd is a few multiplications, and a bot can try every arrow. Only
imagined worlds are judged, and of those nothing but what the player knows.
"""

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
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
from engine.cryptids.guess import likelihoods_amid
from engine.cryptids.scoring import trait_bonus, trait_count
from engine.cryptids.state import Wilderness

Vector = tuple[float, float, float]
People = dict[str, list[int]]
"""Place -> how many Hikers, Hunters and Researchers are there."""
Risk = tuple[float, float]
"""How likely the Encounter is on a Site, and what it brings there times that."""
Counts = tuple[int, int, int]
"""How many Hikers, Hunters and Researchers."""
Change = tuple[str, Counts]
"""A place, and how many more of each Flavor will be there."""


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


NOTHING_AT_STAKE = (0.0, 0.0, 0.0, 0.0)


class Outlook:
    """What the crowds are worth to one player, for the Hiding Spots as they are.

    pull     how many times likelier one more Human makes the Encounter on a Site
    stakes   Site with a Hiding Spot -> Myth per Hiker, Hunter, Researcher, and a fixed part
    company  Site of the player -> worth of each Human there at the end of the game
    """

    def __init__(self, t: Wilderness, me: int, taste: Taste = GREEDY) -> None:
        self.pull = pull(t, taste)
        self.stakes: dict[str, tuple[float, float, float, float]] = {}
        last_night = t.phase == "night" and t.round == ROUNDS
        for seat in [] if last_night else range(t.seats):
            if seat == me:
                share, found = 1.0, own_stakes(t, seat, taste)
            else:
                share, found = -taste.others / (t.seats - 1), others_stakes(t, seat, taste)
            for site, (hikers, hunters, researchers), fixed in found:
                first, second, third, fourth = self.stakes.get(site, NOTHING_AT_STAKE)
                self.stakes[site] = (
                    first + share * hikers,
                    second + share * hunters,
                    third + share * researchers,
                    fourth + share * fixed,
                )
        self.company = board_company(t, me, taste)

    def at(self, people: People, site: str) -> float:
        """What an Encounter on that Site would bring."""
        hikers, hunters, researchers, fixed = self.stakes[site]
        crowd = people[site]
        return hikers * crowd[0] + hunters * crowd[1] + researchers * crowd[2] + fixed

    def worth(self, people: People) -> float:
        """What these crowds are worth."""
        return Weighed(self, people).worth

    def risk(self, site: str, first: int, second: int, third: int) -> Risk:
        """How much a Site with this crowd counts in the lottery, and that much of its stakes."""
        hikers, hunters, researchers, fixed = self.stakes[site]
        weight = self.pull ** (first + second + third)
        return weight, weight * (hikers * first + hunters * second + researchers * third + fixed)

    def closeness(self, site: str, first: int, second: int, third: int) -> float:
        """What the company of this crowd is worth."""
        hikers, hunters, researchers = self.company[site]
        return hikers * first + hunters * second + researchers * third


class Weighed:
    """Crowds as an outlook sees them: what they are worth, and what they would be after an arrow.

    An arrow changes few Sites, so only those are looked at again. The parts are always added up
    in the same order, so that the sum does not depend on how it came about.

    outlook  who sees them so
    worth    what they are worth as they are
    """

    __slots__ = ("_company", "_known", "_people", "_places", "_risks", "outlook", "worth")

    def __init__(self, outlook: Outlook, people: People) -> None:
        self.outlook = outlook
        self._people = people
        self._places = {site: place for place, site in enumerate(outlook.stakes)}
        self._risks = [outlook.risk(site, *people[site]) for site in outlook.stakes]
        self._company = {site: outlook.closeness(site, *people[site]) for site in outlook.company}
        self._known: dict[Change, Risk] = {}
        self.worth = added_up(self._risks, self._company)

    def after(self, changes: Iterable[Change]) -> float:
        """What the crowds are worth after these changes, one a place."""
        places, risks, company = self._places, self._risks, self._company
        for change in changes:
            if change[0] in places:
                if risks is self._risks:
                    risks = risks[:]
                # Many arrows of a turn bring the same change to a Site.
                risk = self._known.get(change) or self._risk_after(change)
                risks[places[change[0]]] = risk
        if company:
            company = self._company_after(changes)
        elif risks is self._risks:
            return self.worth
        return added_up(risks, company)

    def _risk_after(self, change: Change) -> Risk:
        site, (hikers, hunters, researchers) = change
        first, second, third = self._people[site]
        crowd = first + hikers, second + hunters, third + researchers
        risk = self._known[change] = self.outlook.risk(site, *crowd)
        return risk

    def _company_after(self, changes: Iterable[Change]) -> dict[str, float]:
        company = self._company.copy()
        for site, (hikers, hunters, researchers) in changes:
            if site in company:
                first, second, third = self._people[site]
                crowd = first + hikers, second + hunters, third + researchers
                company[site] = self.outlook.closeness(site, *crowd)
        return company


def added_up(risks: Iterable[Risk], company: Mapping[str, float]) -> float:
    """The worth of crowds: what the next Encounter brings on average, and the company."""
    weights = value = 0.0
    for weight, stakes in risks:
        weights += weight
        value += stakes
    if weights:  # after the last Dusk nothing is at stake
        value /= weights
    for worth in company.values():
        value += worth
    return value


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
    vector, fixed = average_stakes(frozenset([SIGHTING_OF[card] for card in t.revealed[seat]]))
    for site in t.spots(seat):
        yield site, vector, fixed


@lru_cache(maxsize=256)
def average_stakes(seen: frozenset[str]) -> tuple[Vector, float]:
    """What a Sighting brings for each Human if it is none of these, and what it costs."""
    unseen = [sighting for kind, sighting in SIGHTINGS.items() if kind not in seen]
    size = len(unseen)
    hikers, hunters, researchers = (
        sum(sighting.score[place] for sighting in unseen) / size for place in range(len(FLAVORS))
    )
    # Players who let a card be seen have mostly made sure that it pays.
    real = sum(sighting.type == REAL_DEAL for sighting in unseen) / size
    return (hikers, hunters, researchers), -HIDDEN_REAL_DEAL * real


def guessed_stakes(t: Wilderness, seat: int) -> Iterator[tuple[str, Vector, float]]:
    """The same, but the likelier a Sighting lies under that Hiding Spot, the more it counts."""
    seen = frozenset([SIGHTING_OF[card] for card in t.revealed[seat]])
    for site in t.spots(seat):
        hikers, hunters, researchers = t.people[site]
        vector, fixed = likely_stakes(seen, (hikers, hunters, researchers))
        yield site, vector, fixed


@lru_cache(maxsize=4096)
def likely_stakes(seen: frozenset[str], crowd: tuple[int, int, int]) -> tuple[Vector, float]:
    """What a Sighting brings for each Human if it is none of these, amid this crowd."""
    unseen = [kind for kind in SIGHTINGS if kind not in seen]
    scores = [SIGHTINGS[kind].score for kind in unseen]
    real = [SIGHTINGS[kind].type == REAL_DEAL for kind in unseen]
    likely = likelihoods_amid(crowd, unseen)
    size = fsum(likely)
    hikers, hunters, researchers = (
        fsum(map(mul, likely, column)) / size for column in zip(*scores, strict=True)
    )
    risk = fsum(map(mul, likely, real)) / size
    return (hikers, hunters, researchers), -HIDDEN_REAL_DEAL * risk


def board_company(t: Wilderness, me: int, taste: Taste) -> dict[str, Vector]:
    """What each Human on the player's Sites is worth to a Trait that counts them at the end."""
    if len(t.trait[me]) != 1 or TRAITS[t.trait[me][0]].kind != BOARD:
        return {}
    flavor = TRAITS[t.trait[me][0]].flavor
    value = taste.company * taste.patience[min(t.round, ROUNDS)]
    hikers, hunters, researchers = (value if one == flavor else 0.0 for one in FLAVORS)
    return dict.fromkeys(t.spots(me), (hikers, hunters, researchers))
