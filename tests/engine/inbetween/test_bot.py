"""The bots of InBetween: they see a win in one, stop a loss in one, and never cheat."""

from collections.abc import Collection

import pytest

from engine.autoplay.bots import Chair, bot_names, make_bot
from engine.autoplay.mind import EASY, EVEN, LEVELS, SHARP
from engine.command.duel import play_bots
from engine.core.chance import Dice
from engine.core.match import Match
from engine.inbetween import GAME
from engine.inbetween.bot import BOTS, PULLER, TASTES, TasteBot, greedy
from engine.inbetween.bot_instinct import by_promise, in_circle
from engine.inbetween.bot_worth import Judge
from engine.inbetween.data import CREATURE, TOWN
from tests.engine.inbetween.story import ALL_BUT_JULIE, SIX, Story
from tests.scale import amount

NAMES = sorted(TASTES)
PLAYERS = [*NAMES, EASY, EVEN]
"""Who is tried on every position; the sharp level thinks longer, so it has a slice of them."""


def tried(ways: Collection[str], slice: int) -> list[tuple[str, str]]:
    """(way, player) for every way and player, and some ways for the sharp level."""
    sharp = amount(list(ways), list(ways)[:slice])
    return [(way, name) for way in ways for name in PLAYERS] + [(way, SHARP) for way in sharp]


def turn_of(name: str, story: Story) -> Match:
    """The match after a bot has played the active player's turn; the other one passes."""
    match = story.match
    me, turn = match.state.active, match.state.turn
    bot, chair = make_bot(GAME, name, 7), Chair(match, me)
    while match.pending and match.state.turn == turn:
        match.choose(bot.choose(chair) if match.pending.player == me else "pass")
    return match


# A win in one ------------------------------------------------------------------------

TWO_SECURED = {"bob": 0, "earl": 0}
TWO_DEVOURED = {"jayne": 9, "julie": 9}

ONE_STEP = {"awareness": (5, 0), "notch": {"bob": 3}}
"""The Town lacks one Awareness step."""
WINS = {
    "a shift": {
        "notch": {**TWO_SECURED, "jeremy": 1, "lance": 2},
        "town": ["town_library", "cereal_bar", "shotgun"],
    },
    "a shift and both shifts of the ability": {
        "active": CREATURE,
        "notch": {**TWO_DEVOURED, "maggie": 6},
        "marker": "mandi",
        "creature": ["paranoia_1", "ambush_1", "feast_1"],
    },
    "both shifts of the ability alone": {
        "active": CREATURE,
        "notch": {**TWO_DEVOURED, "max": 7},
        "creature": ["feast_1", "rift_1"],
    },
    "three shifts of the Awareness ability": {
        "notch": {**TWO_SECURED, "jeremy": 3},
        "awareness": (5, 0),
        "energy": (0, 5),
    },
    "an Awareness ability and a shift": {
        "notch": {**TWO_SECURED, "jeremy": 2},
        "awareness": (3, 0),
        "energy": (0, 5),
        "town": ["curfew", "debunk"],
    },
    "an own Awareness step": {
        **ONE_STEP,
        "energy": (6, 5),
        "town": ["safe_house", "camera", "town_library"],
    },
    "a rest for the Awareness step": {
        **ONE_STEP,
        "energy": (1, 5),
        "town": ["safe_house", "front_page"],
    },
    "a shift to have somebody to ask": {
        "awareness": (5, 0),
        "energy": (6, 5),
        "town": ["town_library", "curfew", "roadblock"],
    },
    "the marker moved for the Awareness step": {
        **ONE_STEP,
        "marker": "carl",
        "energy": (8, 5),
        "town": ["town_library", "roadblock"],
    },
    "the marker moved by the Creature": {
        "active": CREATURE,
        "notch": {"jayne": 6},
        "marker": "earl",
        "awareness": (0, 5),
        "energy": (5, 7),
        "creature": ["feast_1", "rift_2"],
    },
    "an Awareness step by a card": {
        "marker": "carl",
        "awareness": (5, 0),
        "energy": (7, 5),
        "town": ["town_library", "front_page"],
    },
    "five left by the Creature": {
        "circle": SIX,
        "active": CREATURE,
        "creature": ["hiding_1", "abduction_1"],
    },
    "five left by the Town": {"circle": SIX, "town": ["reroute", "evacuation"]},
    "five left by Max": {
        "circle": "bob carl earl max jeremy julie",
        "active": CREATURE,
        "notch": {"max": 7},
        "marker": "max",
    },
}


@pytest.mark.parametrize(("way", "name"), tried(WINS, 4))
def test_a_bot_sees_a_win_in_one(way, name):
    story = Story(**WINS[way])
    me = story.t.active
    assert turn_of(name, story).state.winners == [me]


# A loss in one -----------------------------------------------------------------------

ABOUT_TO_LEARN = {
    "curfew": {"town": ["cereal_bar", "curfew", "safe_house"]},
    "debunk": {"town": ["cereal_bar", "debunk", "safe_house"]},
    "reroute": {"town": ["cereal_bar", "reroute", "safe_house"]},
    "roadblock": {"town": ["cereal_bar", "roadblock", "safe_house"]},
    "a shift": {"town": ["cereal_bar", "old_archives", "safe_house"]},
}
"""Ways to keep the Creature from its sixth level on Carl, who comes next."""


def creature_about_to_learn(way: str) -> Story:
    return Story(
        notch={"carl": 6, "julie": 7, "bob": 3, "earl": 1},
        awareness=(2, 5),
        energy=(6, 10),
        **ABOUT_TO_LEARN[way],
    )


def would_take_the_last_step(match: Match, seat: int) -> bool:
    """Whether that seat can reach its sixth level in its turn by just resting."""
    assert match.state.active == seat
    for option in ("rest", "end"):
        match.choose(option)
    asked = match.pending
    return (asked.player, asked.kind, match.state.awareness[seat]) == (seat, "raise", 5)


def test_the_creature_takes_its_last_step_if_nobody_stops_it():
    story = creature_about_to_learn("curfew").play("rest", "end", "pass")
    assert would_take_the_last_step(story.match, CREATURE)


@pytest.mark.parametrize(("way", "name"), tried(ABOUT_TO_LEARN, 2))
def test_a_bot_keeps_the_creature_from_its_last_step(way, name):
    match = turn_of(name, creature_about_to_learn(way))
    assert not would_take_the_last_step(match, CREATURE)


@pytest.mark.parametrize("name", [*PLAYERS, SHARP])
def test_a_bot_keeps_the_town_from_its_last_step(name):
    story = Story(
        active=CREATURE,
        marker="julie",
        notch={"lance": 3},
        awareness=(5, 2),
        energy=(10, 5),
        creature=["hiding_1", "feast_1", "ambush_1"],
    )
    assert not would_take_the_last_step(turn_of(name, story), TOWN)


@pytest.mark.parametrize("name", [*PLAYERS, SHARP])
def test_a_bot_pulls_the_third_away_from_being_devoured(name):
    story = Story(
        notch={**TWO_DEVOURED, "maggie": 8, "bob": 2},
        energy=(0, 5),
        town=["cereal_bar", "town_library"],
    )
    assert turn_of(name, story).state.notch["maggie"] == 7


@pytest.mark.parametrize("name", [*PLAYERS, SHARP])
def test_a_bot_pulls_the_third_away_from_being_secured(name):
    story = Story(
        active=CREATURE,
        marker="lance",
        notch={**TWO_SECURED, "jeremy": 1, "carl": 7},
        energy=(5, 0),
        creature=["feast_1", "paranoia_1"],
    )
    assert turn_of(name, story).state.notch["jeremy"] == 2


def test_the_revolver_stops_the_card_that_would_win():
    story = Story(
        active=CREATURE,
        notch={**TWO_DEVOURED, "max": 7},
        energy=(0, 5),
        creature=["feast_1"],
        equipment=["revolver"],
    ).activate("feast_1")
    for name in (*PLAYERS, SHARP):
        assert make_bot(GAME, name, 3).choose(Chair(story.match, TOWN)) == "revolver"


# Fair play ---------------------------------------------------------------------------


def moments() -> list[Match]:
    """Some moments of a game between bots, each at a question with several options."""
    game = play_bots(GAME, ["puller", "scholar"], 11)
    found = [game.at(n) for n in range(0, len(game.choices), 9)]
    return [match for match in found if len(match.pending.options) > 1]


def test_a_bot_chooses_the_same_in_every_world_that_looks_the_same_to_it():
    for match in moments():
        seat = match.pending.player
        choices = {make_bot(GAME, "mixer", 5).choose(Chair(match, seat))}
        if match.pending.kind == "act":
            for seed in range(3):
                # A true match of the imagined world, so that it can be imagined from again.
                world = match.imagine(seat, Dice(seed)).state
                world.seed = match.state.seed
                other = Match(GAME, match.setup, world)
                choices.add(make_bot(GAME, "mixer", 5).choose(Chair(other, seat)))
        assert len(choices) == 1


def test_a_bot_leaves_the_match_as_it_was():
    for match in moments():
        before = (match.state.digest(), match.pending, len(match.log))
        make_bot(GAME, "greedy", 2).choose(Chair(match, match.pending.player))
        assert (match.state.digest(), match.pending, len(match.log)) == before


def test_instinct_leaves_the_table_as_it_was():
    judge = Judge(PULLER)
    for match in moments():
        before = match.state.digest()
        ranked = by_promise(match.state, match.pending, judge)
        assert sorted(ranked) == sorted(match.pending.options)
        assert match.state.digest() == before


@pytest.mark.parametrize("hiding", ["discarded", "stays"])
@pytest.mark.parametrize("name", NAMES)
def test_a_bot_may_think_of_removing_the_only_uncovered_character(name, hiding):
    """By the Town, from under the marker; by the Creature, from beside it."""
    s = Story(SIX, marker="julie", town=["evacuation"], cards_on=ALL_BUT_JULIE, hiding=hiding)
    s.activate("evacuation")
    assert make_bot(GAME, name, 1).choose(Chair(s.match, TOWN)) in s.options
    on = {"max": ["hiding_4"], "bob": ["hiding_1"], "carl": ["hiding_2"], "earl": ["hiding_3"]}
    s = Story(
        "max bob carl earl jayne julie",
        active=CREATURE,
        notch={"max": 7},
        energy=(0, 0),
        cards_on={**on, "jayne": ["reroute"]},
        hiding=hiding,
    ).play("prepare", "done")
    assert s.asked == (CREATURE, "may_remove")
    assert make_bot(GAME, name, 1).choose(Chair(s.match, CREATURE)) in s.options


def test_instinct_sends_the_marker_on_in_the_circle_that_is_left():
    """Only Julie, who would leave, is uncovered: the marker does not land on her."""
    s = Story(SIX, marker="julie", town=["evacuation"], cards_on=ALL_BUT_JULIE, hiding="stays")
    s.activate("evacuation")
    before = s.t.digest()
    promises = in_circle(s.t, TOWN, s.options, Judge(PULLER))
    assert promises.keys() == set(s.options)
    assert s.t.digest() == before


# Names, tastes, strength -------------------------------------------------------------


def test_a_greedy_bot_has_a_taste_by_its_seed():
    tastes = [greedy(seed).judge.taste for seed in range(60)]
    assert tastes == [greedy(seed).judge.taste for seed in range(60)]
    assert {tastes.count(taste) > 8 for taste in TASTES.values()} == {True}
    assert sum(tastes.count(taste) for taste in TASTES.values()) == 60


def test_every_bot_can_be_asked_for_by_name():
    of_no_level = [name for name in bot_names(GAME) if name.partition(":")[0] not in LEVELS]
    assert of_no_level == ["greedy", "greedy-1", "mixer", "puller", "random", "scholar"]
    for name in BOTS:
        assert isinstance(make_bot(GAME, name, 1), TasteBot)
    for name, taste in TASTES.items():
        assert make_bot(GAME, name, 1).judge.taste is taste


@pytest.mark.parametrize(
    "options", [{}, {"edition": "italian"}, {"edition": "polish", "hiding": "stays"}]
)
def test_bots_answer_legally_to_the_end(options):
    """`Match.choose` refuses whatever is not offered, so a finished game is the proof."""
    for seed in range(7):
        match = Match.start(GAME, seed, options=options)
        bots = [make_bot(GAME, "greedy", seed), make_bot(GAME, NAMES[seed % 3], seed)]
        while match.pending is not None:
            seat = match.pending.player
            match.choose(bots[seat].choose(Chair(match, seat)))
        assert match.state.ending


def test_a_bot_that_comes_in_the_middle_of_a_turn_goes_on():
    match = Match.start(GAME, 4)
    for seed in range(150):
        if match.pending is None:
            break
        match.choose(make_bot(GAME, "greedy", seed).choose(Chair(match, match.pending.player)))
    assert match.state.turn > 10


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_beats_chance_from_either_seat(name):
    for seed in range(3):
        assert play_bots(GAME, [name, "random"], seed).state.winners == [TOWN]
        assert play_bots(GAME, ["random", name], seed).state.winners == [CREATURE]
