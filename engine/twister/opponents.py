"""Computer opponents of Dungeon Twister: what their levels look at, and what they go by.

Single actions come from the greedy bot (bot.py). The sharp level plays the best of them out
to the end of its turn and through the other's turn, and judges by named features, whose
fitted weights are in weights.py.
"""

from collections.abc import Callable, Sequence
from math import fsum

from engine.autoplay.bots import Chair, ImaginedChair
from engine.autoplay.mind import EASY, EVEN, SHARP, Level, Mind, Plan, Step, Weights
from engine.autoplay.mix import draw, mix
from engine.autoplay.world import World
from engine.core.chance import Dice
from engine.core.decision import Decision
from engine.core.match import Match
from engine.twister.actions import END
from engine.twister.bot import THOUGHTS, VALUES, GreedyTwister, Judge
from engine.twister.bot_worth import best_card, nearness, stakes, steps_out
from engine.twister.combat import participants, totals
from engine.twister.data import ACTION_CARDS, SEAT
from engine.twister.state import Dungeon
from engine.twister.travel import Terrain
from engine.twister.weights import WEIGHTS

WALKING = frozenset({"move", "move_leave", "swim", "fly", "fly_leave", "attack", "reveal", "drink"})
SIGHTS = (WALKING, frozenset(VALUES), frozenset(VALUES))
LEVELS = {
    EASY: Level(sight=0, plans=1, worlds=0, replies=False),
    EVEN: Level(sight=1, plans=1, worlds=0, replies=False),
    SHARP: Level(sight=2, plans=4, worlds=1, replies=True),
}
"""`sight` is the place of a level's verbs in SIGHTS."""
ALARMED = Level(sight=1, plans=4, worlds=1, replies=True)
"""How every level looks at a turn after which the other could win."""
A_TURN = 2 * max(ACTION_CARDS)
"""About so many steps a piece can go in a turn."""
SAME = 2
"""No more plans than these begin with the same verb of the same piece."""
LASTING = 3
"""After so many quiet turns gears count, whatever else there is to do."""
CARD_COST = 1.6
"""What a point of a combat card is worth that is still in the hand."""

CHARACTERS: dict[str, Weights] = {
    "runner": {"first": 0.1},
    "fighter": {"wounded": -1.0, "combat_cards": -0.1},
}
"""What each character likes besides winning: the way out, or a fight."""


# What is done ------------------------------------------------------------------------


def answer(bot: GreedyTwister, chair: Chair) -> str:
    """The greedy bot's answer, but without its coin tosses and what it remembers of a turn."""
    options = chair.options
    if chair.kind == "card":
        return max(options)
    if chair.kind == "combat":
        t = bot.world(chair)
        terrain = Terrain(t)
        return f"fight:{best_card(terrain, chair.player, participants(t, terrain))[1]}"
    if chair.kind == "act" and bot.world(chair).quiet >= LASTING:
        bot.stuck = chair.turn
    return bot.choose(chair)


def plans(world: World, me: int, level: Level, _liking: Weights) -> list[Plan]:
    """Whole plans for the question, the best first."""
    match = world.match()
    asked, t = match.pending, match.state
    assert asked is not None
    bot = GreedyTwister(world.seed, SIGHTS[level.sight])
    found: list[str] = []
    if level.worlds and asked.kind in FINDERS:
        found = FINDERS[asked.kind](bot, t, asked)
    first = answer(bot, ImaginedChair(match, me))
    # What the greedy bot would do is always among them, first of equals.
    if asked.kind != "combat" or not found:
        found = [first, *(option for option in found if option != first)]
    return [(Step(asked.kind, asked.source, option),) for option in found]


def action_plans(bot: GreedyTwister, t: Dungeon, asked: Decision) -> list[str]:
    """The actions that are worth most, not too many of one sort; the end only if none is."""
    judge = Judge(t, asked.player)
    worth = {option: judge.action(option, bot.looks_at) for option in asked.options}
    sorts: dict[str, int] = {}
    found: list[str] = []
    for option in sorted(worth, key=lambda one: -worth[one]):
        sort = ":".join(option.split(":")[:2])
        sorts[sort] = sorts.get(sort, 0) + 1
        if sorts[sort] <= SAME and worth[option] > 0.0:
            found.append(option)
    return found or [END]


def card_plans(_bot: GreedyTwister, _t: Dungeon, asked: Decision) -> list[str]:
    """Every action card, the highest first."""
    return sorted(asked.options, reverse=True)


def combat_plans(bot: GreedyTwister, t: Dungeon, asked: Decision) -> list[str]:
    """The one card that is drawn from the mix that cannot be exploited."""
    me = asked.player
    terrain = Terrain(t)
    sides = participants(t, terrain)
    base = totals(terrain, sides)
    gain, loss = stakes(terrain, me, sides)
    mine = sorted({int(option.removeprefix("fight:")) for option in asked.options})
    theirs = sorted(t.fighting[1 - me])
    margin = base[me] - base[1 - me]
    gains = [
        [
            (gain if margin + own > other else -loss if margin + own < other else 0.0)
            + CARD_COST * (other - own)
            for other in theirs
        ]
        for own in mine
    ]
    return [f"fight:{mine[draw(mix(gains), bot.dice)]}"]


FINDERS: dict[str, Callable[[GreedyTwister, Dungeon, Decision], list[str]]] = {
    "act": action_plans,
    "card": card_plans,
    "combat": combat_plans,
}
"""Kind of question -> the answers that are worth comparing; all others are given at once."""


def reply(chair: Chair, dice: Dice) -> Sequence[Step]:
    """What the greedy bot would do on that seat."""
    option = answer(GreedyTwister(dice.next64()), chair)
    return (Step(chair.kind, chair.source, option),)


def instinct(match: Match[Dungeon], _seat: int) -> Plan:
    """The answer of the greedy bot, which looks at nothing that its seat does not know."""
    asked = match.pending
    assert asked is not None
    option = answer(GreedyTwister(match.state.seed), ImaginedChair(match, asked.player))
    return (Step(asked.kind, asked.source, option),)


def last_turn(t: Dungeon, me: int, replies: bool) -> int:
    """The seat's own turn, and with replies the next one."""
    return t.turn + (replies and t.active == me)


def is_alarming(t: Dungeon, me: int) -> bool:
    """Whether the other could win in its next turn, or this seat in this one."""
    needed = int(t.options["points"])
    for seat in range(2):
        if t.points[seat] >= needed - 2:
            far = [steps_out(t.layout, piece, t.at[piece]) for piece in t.team(seat)]
            near = sum(steps <= A_TURN for steps in far)
            if near >= needed - t.points[seat]:
                return t.active == me
    return False


# What positions are judged by --------------------------------------------------------


def features(t: Dungeon, me: int) -> dict[str, float]:
    """Named numbers about a position: how much more of something a side has than the other.

    Few games can be played for a fit, so there are few features.
    """
    own, other = side(t, me), side(t, 1 - me)
    found = {name: value - other[name] for name, value in own.items()}
    return {"on_move": 1.0 if t.active == me else -1.0, **found}


def side(t: Dungeon, seat: int) -> dict[str, float]:
    """What one side has.

    `ways` is how near its people are to the way out, `first` the same for the nearest one.
    """
    near = [nearness(t.layout, piece, t.at[piece]) for piece in t.team(seat)]
    done = t.points[seat] / int(t.options["points"])
    return {
        "points": float(t.points[seat]),
        "points_late": done * t.points[seat],
        "ways": fsum(near),
        "first": max(near, default=0.0),
        "wounded": float(sum(SEAT[piece] == seat for piece in t.wounded)),
        "combat_cards": float(sum(t.fighting[seat])),
        "jumps": float(t.jumps[seat]),
    }


def is_judged(t: Dungeon) -> bool:
    """Only the play itself."""
    return t.phase == "play"


MIND = Mind(
    plans=plans,
    reply=reply,
    replier=ImaginedChair,
    instinct=instinct,
    deep=frozenset(THOUGHTS),
    restarts=frozenset({"act", "card"}),
    last_turn=last_turn,
    features=features,
    weights=WEIGHTS,
    levels=LEVELS,
    characters=CHARACTERS,
    alarm=(is_alarming, ALARMED),
    judged=is_judged,
    thin=2,
)
