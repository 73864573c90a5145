"""Computer opponents of InBetween: what their levels look at, and what they go by.

Plans of a turn come from the same look-ahead as the bots' (bot.py); what they lead to is
judged by named features, whose fitted weights are in weights.py.
"""

from collections.abc import Sequence
from functools import cache
from math import fsum

from engine.autoplay.bots import Chair
from engine.autoplay.mind import EASY, EVEN, SHARP, Level, Mind, Plan, Step, Weights
from engine.autoplay.world import World
from engine.core.chance import Dice
from engine.core.match import Match
from engine.inbetween.bot import ALARMED, MIXER, plans, somebody_is_near
from engine.inbetween.bot_instinct import by_promise
from engine.inbetween.bot_worth import (
    ABILITY_WORTH,
    EQUIPMENT_WORTH,
    NEW_ABILITY,
    NEW_EQUIPMENT,
    Judge,
    Taste,
    attachments,
    hand_fit,
    hand_size,
    majority,
    step,
    to,
    within_reach,
)
from engine.inbetween.data import (
    CHARACTERS,
    CIRCLE,
    CREATURE,
    DEVOURED,
    IN_BETWEEN,
    SECURED,
    TO_WIN,
    TOP_AWARENESS,
    TOWN,
    TRIGGERING,
)
from engine.inbetween.state import Upsideville
from engine.inbetween.weights import WEIGHTS

LEVELS = {
    EASY: Level(sight=2, plans=1, worlds=0, replies=False),
    EVEN: Level(sight=6, plans=1, worlds=0, replies=False),
    SHARP: Level(sight=24, plans=6, worlds=8, replies=True),
}
"""`sight` is how many lines of its turn a level looks through; when somebody is about to win,
all look through as many as it takes."""
REPLY_LINES = 6
"""How many lines of the other's turn are looked through for a reply."""
SAME_FIRST = 3
"""No more plans than these begin with the same step."""
FAR_WORSE = 8.0
"""A plan that the look-ahead holds for so much worse than the best is not compared: mostly it
leaves a third Character to the other side, which some re-dealt hands would forgive."""

CHARACTERS_LIKE: dict[str, Weights] = {
    "puller": {"people": 0.1, "their_people": -0.1},
    "scholar": {"awareness": 0.3, "marker": 0.3},
}
"""What each character likes besides winning: pulling people over, or raising Awareness."""


@cache
def judge_of(character: tuple[tuple[str, float], ...]) -> Judge:
    """Who judges the lines of a turn for a character with that liking."""
    liking = dict(character)
    return Judge(
        MIXER._replace(
            pulling=1.0 + liking.get("people", 0.0),
            learning=1.0 + liking.get("awareness", 0.0) / 2,
        )
    )


PLAIN = judge_of(())


def plans_of_turn(world: World, me: int, level: Level, liking: Weights) -> list[Plan]:
    """The plans of a turn that lead farthest, the best first."""
    judge = judge_of(tuple(liking.items()))
    t: Upsideville = world.match().state
    held = frozenset(t.hand[me])
    lines = ALARMED if somebody_is_near(t) else level.sight
    found: dict[tuple[Step, ...], float] = {}
    for value, steps in plans(world.match, me, judge, held, lines):
        plan = tuple(steps)
        if value > found.get(plan, float("-inf")):
            found[plan] = value
    ranked = sorted(found, key=lambda plan: -found[plan])
    ranked = [plan for plan in ranked if found[plan] >= found[ranked[0]] - FAR_WORSE]
    begun: dict[Step, int] = {}
    chosen: list[Plan] = []
    for plan in ranked:
        begun[plan[0]] = begun.get(plan[0], 0) + 1
        if begun[plan[0]] <= SAME_FIRST:
            chosen.append(plan)
    return chosen[: level.plans]


def reply(chair: Chair, dice: Dice) -> Sequence[Step]:
    """A short look through the turn that begins, in the replier's own world."""
    world = World(chair, dice.next64(), ACT)
    level = Level(REPLY_LINES, 1, 0, replies=False)
    return plans_of_turn(world, chair.player, level, {})[0]


def instinct(match: Match[Upsideville], _seat: int) -> Plan:
    """The most promising option."""
    asked = match.pending
    assert asked is not None
    return (Step(asked.kind, asked.source, by_promise(match.state, asked, PLAIN)[0]),)


def last_turn(t: Upsideville, me: int, replies: bool) -> int:
    """The seat's own turn, and with replies the next one."""
    return t.turn + (replies and t.active == me)


ACT = frozenset({"act"})


# What positions are judged by --------------------------------------------------------


def features(t: Upsideville, me: int) -> dict[str, float]:
    """Named numbers about a position: what `my` side has, and what the other has."""
    found = {"on_move": float(t.active == me), "town": float(me == TOWN)}
    for seat, whose in ((me, ""), (1 - me, "their_")):
        level = t.awareness[seat]
        found[f"{whose}people"] = people(t, seat, MIXER)
        found[f"{whose}third_lock"] = third_lock(t, seat, MIXER)
        found[f"{whose}awareness"] = MIXER.levels[level]
        found[f"{whose}last_level"] = float(level == TOP_AWARENESS - 1)
        found[f"{whose}energy"] = MIXER.energy[t.energy[seat]]
        found[f"{whose}hand"] = hand_size(t, seat, MIXER)
        found[f"{whose}ability_left"] = float(not t.awareness_used[seat])
        found[f"{whose}marker"], found[f"{whose}faces"] = stops(t, seat, MIXER)
    notches = list(t.notch.values())
    found["majority"] = to(me, majority(t, notches, MIXER)) if len(notches) < CIRCLE else 0.0
    found["equipment"] = to(me, fsum(EQUIPMENT_WORTH.get(c, NEW_EQUIPMENT) for c in t.equipment))
    found["cards_on_people"] = to(me, attachments(t, MIXER))
    found["tokens"] = hand_fit(t, me, MIXER, t.hand[me])
    return found


def people(t: Upsideville, seat: int, taste: Taste) -> float:
    """How far the Characters on a side are pulled, more if some are locked already."""
    missing = [notch if seat == TOWN else DEVOURED - notch for notch in t.notch.values()]
    lead = taste.lead[min(TO_WIN - 1, missing.count(0))]
    return lead * fsum([taste.pull[steps] for steps in missing if steps < len(taste.pull)])


def third_lock(t: Upsideville, seat: int, taste: Taste) -> float:
    """How near the third lock is for a side that has two."""
    notches = sorted(t.notch.values())
    if notches.count(SECURED if seat == TOWN else DEVOURED) != TO_WIN - 1:
        return 0.0
    third = notches[TO_WIN - 1] if seat == TOWN else DEVOURED - notches[-TO_WIN]
    return within_reach(t, seat) * taste.last_lock[third]


def stops(t: Upsideville, seat: int, taste: Taste) -> tuple[float, float]:
    """What the marker's next stops bring a side: Awareness, and what Characters do."""
    awareness = faces = 0.0
    who = t.marker
    for distance, weight in enumerate(taste.stops):
        if distance:
            who = t.landing(t.ahead(who))
        notch = t.notch[who]
        owner = CREATURE if notch >= IN_BETWEEN[CREATURE] else TOWN
        if notch in IN_BETWEEN or owner != seat:
            continue
        awareness += weight * step(t, owner, distance, taste)
        if notch in TRIGGERING:
            ability = CHARACTERS[who].faces[owner].ability
            faces += weight * ABILITY_WORTH.get(ability, NEW_ABILITY)
    return awareness, faces


MIND = Mind(
    plans=plans_of_turn,
    reply=reply,
    instinct=instinct,
    deep=ACT,
    restarts=ACT,
    last_turn=last_turn,
    features=features,
    weights=WEIGHTS,
    private=frozenset({"tokens"}),
    levels=LEVELS,
    characters=CHARACTERS_LIKE,
)
