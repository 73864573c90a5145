"""Computer opponents of Twisted Cryptids: what their levels look at, and what they go by.

The day's plans are single arrows of single cards, as the greedy bot (bot.py) sees them. The
sharp level plays each of them out to the end of Dusk and judges by named features, whose
fitted weights are in weights.py.
"""

from collections.abc import Callable, Sequence
from typing import Any

from engine.autoplay.bots import ImaginedChair
from engine.autoplay.mind import EASY, EVEN, SHARP, Level, Mind, Plan, Step, Weights
from engine.autoplay.world import World
from engine.core.decision import PASS, Decision
from engine.core.match import Match
from engine.cryptids.bot import GreedyCryptid, effects_of, movement
from engine.cryptids.bot_worth import GREEDY, Outlook, Weighed
from engine.cryptids.data import (
    ACTIONS,
    BOARD,
    DAY_TURNS,
    HIDDEN_REAL_DEAL,
    KIND_OF,
    REAL_DEAL,
    ROUNDS,
    SIGHTING_OF,
    SIGHTINGS,
    TRAITS,
)
from engine.cryptids.guess import deal_likely
from engine.cryptids.rules import POWER, may_use_power
from engine.cryptids.scoring import trait_bonus, trait_count
from engine.cryptids.state import Wilderness
from engine.cryptids.verbs import card_arrows
from engine.cryptids.weights import WEIGHTS

OWN_ONLY = GREEDY._replace(
    others=0.0, kept=0.0, patience=(0.0,) * (ROUNDS + 1), move=2.0, dull=float("-inf")
)
"""Sees its own Sightings alone, and nothing of what comes after the next Encounter.

Therefore it exchanges no cards at Night."""
PLAIN = GREEDY._replace(dull=1.0)
"""Sees what the greedy bot sees; exchanges more cards at Night."""
GUESSING = GREEDY._replace(kept=1.0, company=2.2, dull=1.35, guesses=True)
"""Also asks what the others hide, and gives its Trait its full weight."""
TASTES = (OWN_ONLY, PLAIN, GUESSING)
LEVELS = {
    EASY: Level(sight=0, plans=1, worlds=0, replies=False),
    EVEN: Level(sight=1, plans=1, worlds=0, replies=False),
    SHARP: Level(sight=2, plans=8, worlds=16, replies=True),
}
"""`sight` is the place of a level's taste in TASTES."""

USUAL_TURNS = 6
"""With so many turns of the Day to come a level looks at as many worlds as it says."""
MOST_WORLDS = 4
"""It never looks at more than so many times as many."""

REAL_DEALS = sum(sighting.type == REAL_DEAL for sighting in SIGHTINGS.values())
"""So many of its Sightings are Real Deals, for every Cryptid."""

CHARACTERS: dict[str, Weights] = {
    "hermit": {"hidden": 1.0},
    "show_off": {"hidden": -1.0, "hand": -0.1},
}
"""What each character likes besides winning: to stay unseen, or to be seen."""


def steps(options: Sequence[str]) -> Plan:
    """A plan of these answers, whatever asks for them."""
    return tuple(Step("", "", option) for option in options)


def plans(world: World, me: int, level: Level, _liking: Weights) -> list[Plan]:
    """Whole plans for the question, the best first."""
    match = world.match()
    asked, t = match.pending, match.state
    assert asked is not None
    bot = GreedyCryptid(world.seed, TASTES[level.sight])
    find = FINDERS.get(asked.kind) if level.worlds else None
    found = find(bot, t, asked) if find else []
    return found or [steps(bot.think(ImaginedChair(match, me)))]


def day_plans(bot: GreedyCryptid, t: Wilderness, asked: Decision) -> list[Plan]:
    """Every arrow of every card, the Power and passing, what promises most first."""
    me = asked.player
    weighed = Weighed(bot.outlook(t, me), t.people)
    now = weighed.worth
    arrows: dict[str, list[tuple[float, str]]] = {}
    for card in t.hand[me]:
        effects = ACTIONS[KIND_OF[card]].effects
        options = [option for effect in effects for option in card_arrows(t, me, effect)]
        arrows[card] = [(weighed.after(movement(t, one, effects)), one) for one in options]
    best = {card: max(found)[0] if found else now for card, found in arrows.items()}
    ranked: list[tuple[float, list[str]]] = [(now + bot.taste.card, [PASS])]
    seen: set[Any] = set()
    # The same move by several cards: the dullest card makes it.
    for card in sorted(arrows, key=best.__getitem__):
        for value, arrow in arrows[card]:
            moved = tuple(sorted(movement(t, arrow, ACTIONS[KIND_OF[card]].effects)))
            if moved not in seen:
                seen.add(moved)
                ranked.append((value, [card, arrow]))
    if may_use_power(t, me):
        value, plan = bot.use_power(t, me, weighed)
        ranked.append((value, [POWER, min(best, key=best.__getitem__), *plan]))
    ranked.sort(key=lambda pair: -pair[0])
    return [steps(plan) for _, plan in ranked]


def arrow_plans(bot: GreedyCryptid, t: Wilderness, asked: Decision) -> list[Plan]:
    """Every arrow, what promises most first."""
    weighed = Weighed(bot.outlook(t, asked.player), t.people)
    effects = effects_of(asked.source)
    worth = {option: weighed.after(movement(t, option, effects)) for option in asked.options}
    return [steps([option]) for option in sorted(worth, key=lambda one: -worth[one])]


def encounter_plans(bot: GreedyCryptid, t: Wilderness, asked: Decision) -> list[Plan]:
    """Every Site of a tie."""
    outlook = bot.outlook(t, asked.player)
    sites = sorted(asked.options, key=lambda site: -outlook.at(t.people, site))
    return [steps([site]) for site in sites]


FINDERS: dict[str, Callable[[GreedyCryptid, Wilderness, Decision], list[Plan]]] = {
    "day": day_plans,
    "arrow": arrow_plans,
    "encounter": encounter_plans,
}
"""Kind of question -> the plans that are worth comparing; all others are answered at once."""


def instinct(match: Match[Wilderness], me: int) -> Plan:
    """What the greedy bot would do, which looks at nothing that its seat does not know."""
    assert match.pending is not None
    seat = match.pending.player
    bot = GreedyCryptid(match.state.seed, GUESSING if seat == me else GREEDY)
    return steps(bot.think(ImaginedChair(match, seat)))


def worlds(level: Level, t: Wilderness) -> int:
    """Late in the Day lines are short, which leaves time for more worlds; early for fewer."""
    if t.phase != "day":
        return level.worlds
    turns = DAY_TURNS * t.seats - t.step
    most, least = MOST_WORLDS * level.worlds, level.worlds // 2
    return max(least, min(most, level.worlds * USUAL_TURNS // turns))


def last_turn(t: Wilderness, _me: int, _replies: bool) -> int:
    """To the end of Dusk; from there on, and before the first Day, the own step alone."""
    if t.phase == "day":
        return t.turn + DAY_TURNS * t.seats - t.step + t.seats
    if t.phase == "dusk":
        return t.turn + t.seats - t.step
    return t.turn


# What positions are judged by --------------------------------------------------------


SECRET = (
    *("trait", "trait_late", "trait_last", "outlook", "outlook_late"),
    *("counts_people", "counts_people_last", "company", "company_last"),
)
"""Features that follow from the own Trait and the own Stacks."""


def features(t: Wilderness, me: int) -> dict[str, float]:
    """Named numbers about a position, from what lies open and the seat's own cards.

    What counts at the end counts otherwise in the middle, hence `late` and `last`.
    """
    others = [seat for seat in range(t.seats) if seat != me]
    late, last = (t.round / ROUNDS) ** 2, float(t.round == ROUNDS)
    hidden = [real_deals_hidden(t, seat) for seat in range(t.seats)]
    # Everybody can count this: Myth, and what Real Deals bring that stay hidden.
    counted = [t.myth[seat] + HIDDEN_REAL_DEAL * hidden[seat] for seat in range(t.seats)]
    ahead = float(counted[me] - max(counted[seat] for seat in others))
    average = counted[me] - sum(counted[seat] for seat in others) / len(others)
    bonus = company = 0.0
    counts_people = False
    if len(t.trait[me]) == 1:  # two are dealt, later one is kept
        (trait,) = t.trait[me]
        counts_people = TRAITS[trait].kind == BOARD
        value = float(trait_bonus(trait, trait_count(t, me, trait)))
        # People come and go, but Sightings that were seen stay seen.
        bonus, company = (0.0, value) if counts_people else (value, 0.0)
    outlook = 0.0 if last else Outlook(t, me, GUESSING).worth(t.people)
    return {
        "even": 1.0,
        "ahead": ahead,
        "ahead_late": late * ahead,
        "ahead_last": last * ahead,
        "average": average,
        "average_late": late * average,
        "trait": bonus,
        "trait_late": late * bonus,
        "trait_last": last * bonus,
        "counts_people": float(counts_people),
        "counts_people_last": last * counts_people,
        "company": company,
        "company_last": last * company,
        "hidden": (1.0 - late) * hidden[me],
        "their_hidden": (1.0 - late) * sum(hidden[seat] for seat in others) / len(others),
        "hand": float(len(t.hand[me])),
        "their_hand": sum(len(t.hand[seat]) for seat in others) / len(others),
        "drawback": float(bool(t.drawback[me])),
        "their_drawback": sum(bool(t.drawback[seat]) for seat in others) / len(others),
        "outlook": outlook,
        "outlook_late": late * outlook,
    }


def real_deals_hidden(t: Wilderness, seat: int) -> int:
    """How many Real Deals of a player nobody has seen: everybody can count that."""
    seen = [SIGHTINGS[SIGHTING_OF[card]].type for card in t.revealed[seat]]
    return REAL_DEALS - seen.count(REAL_DEAL)


def is_judged(t: Wilderness) -> bool:
    """Lines end when Dusk is over. In the last Night the first player may not be asked."""
    return t.phase == "night" and (t.step == 0 or t.round == ROUNDS)


MIND = Mind(
    plans=plans,
    instinct=instinct,
    deal=deal_likely,
    restarts=frozenset({"day", "encounter"}),
    last_turn=last_turn,
    features=features,
    weights=WEIGHTS,
    private=frozenset(SECRET),
    levels=LEVELS,
    worlds=worlds,
    characters=CHARACTERS,
    judged=is_judged,
    thin=1,
)
