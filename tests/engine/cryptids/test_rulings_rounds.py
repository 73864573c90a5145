"""The rulings 16 to 34: Encounters, Nights, the end of the game, and what is public."""

from collections import Counter

import pytest

from engine.autoplay.bots import Chair
from engine.core.chance import Dice
from engine.core.match import Match
from engine.cryptids import GAME
from engine.cryptids.bot import GreedyCryptid
from engine.cryptids.data import ROLES, SIGHTINGS
from engine.cryptids.scoring import trait_bonus
from tests.engine.cryptids.story import CHASM, LAKE, PARK, RIDGE, RIVER, SWAMP, Story, stacked

ALONE = {0: [RIVER, LAKE, SWAMP], 1: [RIDGE, PARK, LAKE], 2: [RIDGE, PARK, CHASM]}
"""Only the first player hides at the River."""


def tops(*kinds: str) -> list[list[str]]:
    """Three Stacks with these Sightings on top."""
    rest = [kind for kind in SIGHTINGS if kind not in kinds]
    return [[kind, *rest[2 * n : 2 * n + 2]] for n, kind in enumerate(kinds)]


# Dusk --------------------------------------------------------------------------------


def test_ruling_16_an_encounter_without_humans_takes_place_and_scores_nothing(story):
    hideouts = {0: [RIVER, LAKE, SWAMP], 1: [RIVER, LAKE, SWAMP], 2: [RIVER, LAKE, SWAMP]}
    s = story(3, phase="dusk", first=1, people={PARK: (3, 3, 3)}, hideouts=hideouts)
    assert s.asked == (1, "encounter")
    assert s.options == (RIVER, LAKE, SWAMP)
    s.play(LAKE)
    assert s.told_of("encounter") == [f"encounter site={LAKE} humans=0"]
    # The first to show draws a Researcher or a Hunter, so the next may score.
    assert s.told_of("myth")[0].startswith("myth who=1 why=sighting amount=0")


def test_ruling_17_the_site_is_fixed_but_each_reveal_changes_the_crowd(story):
    hideouts = {seat: [RIVER, *spots] for seat, spots in enumerate([[LAKE, SWAMP]] * 3)}
    stacks = {seat: tops("moon_shadow", "nap", "charge") for seat in range(3)}
    people = {RIVER: (0, 0, 7), PARK: (7, 0, 0)}
    s = story(3, phase="dusk", people=people, hideouts=hideouts, stacks=stacks)
    amounts = [line.split()[3] for line in s.all_told_of("myth")]
    assert amounts == ["amount=7", "amount=8", "amount=9"]
    assert {line.rpartition("=")[2] for line in s.all_told_of("reveals")} == {RIVER}


def test_ruling_18_a_sighting_works_from_the_encounter_site_before_its_spot_leaves(story):
    people = {RIVER: (1, 3, 0), PARK: (1, 0, 0), CHASM: (1, 0, 0), RIDGE: (1, 0, 0)}
    stacks = {0: tops("beaver_parade", "nap", "charge")}
    s = story(3, phase="dusk", people=people, hideouts=ALONE, stacks=stacks)
    # The Park borders Lake and Swamp, where the player hides too: that does not count.
    assert s.options == (f"lure:{RIDGE}:{RIVER}:hiker_1", f"lure:{CHASM}:{RIVER}:hiker_1")
    assert s.t.hideout[0][0] == RIVER
    s.play(f"lure:{RIDGE}:{RIVER}:hiker_1")
    assert s.t.hideout[0][0] == ""


def test_ruling_19_the_whole_card_counts_before_myth_stops_at_zero(story):
    people = {RIVER: (0, 7, 1)}
    stacks = {0: tops("moon_shadow", "nap", "charge")}
    s = story(3, phase="dusk", people=people, hideouts=ALONE, stacks=stacks)
    assert s.all_told_of("myth") == [
        "myth who=0 why=sighting amount=-6 old=5 new=0 card=bigfoot_moon_shadow parts=0,-7,1"
    ]


# Night -------------------------------------------------------------------------------


def test_ruling_20_everybody_finishes_the_night_before_the_next_begins(story):
    s = story(3, phase="night", encounter=RIVER)
    assert s.asked == (0, "night")
    s.play("attract_human", "done")
    assert s.told_of("discards", "draws", "night_over") == [
        "discards who=0 card=attract_human_1 cause=",
        "draws who=0 count=5",
        "night_over who=0",
    ]
    assert s.asked == (1, "night")


def test_ruling_21_who_has_revealed_nothing_may_move_onto_the_encounter_site(story):
    hideouts = {1: [PARK, CHASM, RIDGE]}
    s = story(3, phase="night", step=1, encounter=RIVER, hideouts=hideouts)
    assert f"place:1:{RIVER}" in s.options
    s.play(f"place:1:{RIVER}")
    assert s.told_of("places") == [f"places who=1 number=1 old={PARK} new={RIVER}"]
    # One move a Night.
    assert s.options == ("attract_human_2", "done")


def test_ruling_21_the_spot_that_came_back_may_not(story):
    s = story(3, phase="night", encounter=PARK, hideouts={0: ["", RIDGE, LAKE]})
    assert f"place:1:{PARK}" not in s.options
    words = f"cryptids.encounter_was_there site={PARK}"
    assert s.refused()[f"place:{PARK}"] == (words, "rulebook_night")
    assert s.refused()["done"] == ("cryptids.place_first", "rulebook_night")


def test_ruling_22_an_exhausted_stack_leaves_a_move_of_another_spot(story):
    revealed = {0: ["scarecrow", "charge"]}
    people = {RIVER: (1, 4, 0)}
    s = story(3, phase="dusk", people=people, hideouts=ALONE, revealed=revealed)
    # The last Sighting of the first Stack is shown and frightens a Hunter.
    s.play(f"scare:{RIVER}:{RIDGE}:hunter_1")
    assert s.told_of("exhausts") == [f"exhausts who=0 number=1 site={RIVER}"]
    assert s.t.hideout[0] == ["box", LAKE, SWAMP]
    assert s.asked == (0, "night")
    numbers = {option.split(":")[1] for option in s.options if ":" in option}
    assert numbers == {"2", "3"}


def test_ruling_23_a_move_goes_to_another_site_free_of_own_spots_and_not_full(story):
    hideouts = {
        0: [RIVER, RIDGE, LAKE],
        1: [PARK, CHASM, RIDGE],
        2: [PARK, SWAMP, RIDGE],
        3: [PARK, SWAMP, CHASM],
    }
    s = story(4, phase="night", encounter=RIVER, hideouts=hideouts)
    sites = {option.split(":")[2] for option in s.options if ":" in option}
    assert sites == {SWAMP, CHASM}
    reasons = {site: reason for site, (reason, _) in s.refused().items()}
    assert reasons == {
        f"place:{RIVER}": f"cryptids.own_spot_there site={RIVER}",
        f"place:{RIDGE}": f"cryptids.own_spot_there site={RIDGE}",
        f"place:{LAKE}": f"cryptids.own_spot_there site={LAKE}",
        f"place:{PARK}": f"cryptids.site_full site={PARK}",
    }


def test_ruling_23_with_three_players_no_site_is_ever_full(story):
    hideouts = {1: [PARK, CHASM, RIDGE], 2: [PARK, SWAMP, RIDGE], 0: [RIVER, RIDGE, LAKE]}
    s = story(3, phase="night", encounter=RIVER, hideouts=hideouts)
    sites = {option.split(":")[2] for option in s.options if ":" in option}
    assert sites == {SWAMP, CHASM, PARK}


def test_ruling_24_without_another_site_the_encounter_site_is_allowed(story):
    full = [PARK, CHASM, SWAMP]
    hideouts = {0: ["", RIDGE, LAKE], 1: full, 2: full, 3: full}
    s = story(4, phase="night", encounter=RIVER, hideouts=hideouts)
    # There is no choice, so it is not asked.
    assert s.all_told_of("places") == [f"places who=0 number=1 old= new={RIVER}"]
    assert s.asked == (0, "night")
    assert s.options == ("attract_human_1", "done")


def test_ruling_25_the_loneliest_site_is_sought_among_those_that_are_open(story):
    hideouts = {0: ["", RIDGE, LAKE], 1: [PARK, CHASM, RIDGE], 2: [PARK, CHASM, RIDGE]}
    people = {RIVER: (0, 0, 0), PARK: (2, 0, 0), CHASM: (1, 1, 0), SWAMP: (1, 1, 1)}
    position = {"encounter": RIVER, "hideouts": hideouts, "people": people}
    s = story(3, phase="night", drawback={0: "lonely"}, **position)
    # The Encounter was at the River, so two Sites with two Humans are the loneliest.
    assert [option for option in s.options if ":" in option] == [
        f"place:1:{PARK}",
        f"place:1:{CHASM}",
    ]
    assert s.refused()[f"place:{SWAMP}"][1] == "ruling_25"


def test_ruling_25_an_exhausted_stack_feels_no_loneliness(story):
    # The default first Stack holds a Scarecrow, a Charge and a Straw Twin; here a Pastime is last.
    stacks = {0: stacked("scarecrow", "charge", "pastime")}
    revealed = {0: ["scarecrow", "charge"]}
    people = {RIVER: (0, 0, 4)}
    position = {"people": people, "hideouts": ALONE, "stacks": stacks, "revealed": revealed}
    s = story(3, phase="dusk", **position)
    assert s.t.revealed[0][-1] == "bigfoot_pastime"
    assert s.t.drawback == ["", "", ""]


def test_ruling_26_who_keeps_more_than_three_draws_none_and_discards_none(story):
    hand = ["attract_human", "attract_two_hiker", "gather_hiker", "gather_hunter"]
    s = story(3, phase="night", encounter=RIVER, hands={0: hand}, drawback={0: "short_draw"})
    s.play("done")
    assert s.told_of("draws", "discards") == []
    assert len(s.t.hand[0]) == 4


def test_ruling_27_the_last_night_places_and_moves_but_draws_nothing(story):
    s = story(3, phase="night", round=5, encounter=PARK, hideouts={0: ["", RIDGE, LAKE]})
    assert s.options == tuple(f"place:1:{site}" for site in (RIVER, SWAMP, CHASM))
    s.play(f"place:1:{CHASM}")
    assert s.options == ("done",)
    s.play("done")
    assert s.told_of("discards", "draws") == ["discards who=0 card=attract_human_1 cause="]
    assert s.asked == (1, "night")
    assert f"place:1:{RIVER}" in s.options


# The end -----------------------------------------------------------------------------


def test_ruling_28_counts_beyond_the_table_bring_nothing():
    assert [trait_bonus("honest", count) for count in range(5)] == [21, 14, 7, 0, 0]
    assert [trait_bonus("relaxed", count) for count in range(3)] == [13, 6, 0]
    assert [trait_bonus("twisted", count) for count in range(4)] == [0, 6, 14, 22]
    assert [trait_bonus("vain", count) for count in (0, 1, 2, 3, 4, 5, 6, 10)] == [
        0,
        0,
        7,
        7,
        14,
        14,
        21,
        21,
    ]


def last_night(story, **more):
    """The game ends with the last choice of the last player."""
    return story(3, phase="night", round=5, step=2, **more).play("done")


def test_ruling_29_what_is_turned_up_at_the_end_was_not_revealed(story):
    s = last_night(story, traits={0: "twisted", 1: "honest"})
    finals = [player["final"] for player in s.view(None).table["players"]]
    # Three unseen Real Deals are 21 for everybody; nobody has revealed anything.
    assert [final["hidden"] for final in finals] == [21, 21, 21]
    assert [final["trait"] for final in finals] == [0, 21, 13]


FOUR = ["attract_human", "attract_two_hiker", "gather_hiker", "gather_hunter"]
"""A hand that lacks one card."""


def last_card(story, **more):
    """The Action deck has one card left; the first player draws it and wants no more."""
    position = {"encounter": RIVER, "hands": {0: FOUR}, "deck": ["gather_researcher"], **more}
    return story(3, phase="night", **position)


def test_ruling_30_the_discards_are_shuffled_as_soon_as_the_last_card_is_drawn(story):
    s = last_card(story)
    discards = s.t.discard[:]
    s.play("done")
    assert s.told_of("reshuffles", "draws") == ["draws who=0 count=1", "reshuffles"]
    assert s.t.hand[0][-1] == "gather_researcher_1"
    assert s.t.discard == []
    assert sorted(s.t.deck) == sorted(discards)
    assert s.t.deck != discards
    assert s.match.why_not_undo == "luck"


def test_ruling_30_what_is_discarded_later_waits_for_the_next_shuffle(story):
    s = last_card(story, hands={0: FOUR, 1: ["attract_human"]}).play("done")
    assert s.asked == (1, "night")
    s.play("attract_human")
    assert s.t.discard == ["attract_human_2"]
    s.play("done")
    assert s.told_of("reshuffles", "draws") == ["draws who=1 count=5"]
    assert s.t.discard == ["attract_human_2"]


def test_ruling_30_who_wants_more_cards_goes_on_with_the_new_deck(story):
    deck = ["gather_hiker", "gather_hunter"]
    s = story(3, phase="night", encounter=RIVER, hands={0: []}, deck=deck)
    discards = len(s.t.discard)
    s.play("done")
    assert s.told_of("reshuffles", "draws") == ["reshuffles", "draws who=0 count=5"]
    assert {"gather_hiker_1", "gather_hunter_1"} <= set(s.t.hand[0])
    assert s.t.discard == []
    assert len(s.t.deck) == discards - 3
    assert not s.match.can_undo


def test_ruling_30_a_card_that_is_left_keeps_the_discards_where_they_are(story):
    s = last_card(story, deck=["gather_researcher", "attract_human"]).play("done")
    assert s.told_of("reshuffles", "draws") == ["draws who=0 count=1"]
    assert s.t.deck == ["gather_researcher_1"]


def test_ruling_30_who_draws_nothing_shuffles_nothing(story):
    s = last_card(story, drawback={0: "short_draw"}).play("done")
    assert s.told_of("reshuffles", "draws") == []
    assert s.t.deck == ["gather_researcher_1"]


@pytest.mark.parametrize("hands", ["hidden", "open"])
def test_ruling_30_nobody_knows_where_a_card_of_the_new_deck_lies(story, hands):
    s = last_card(story, options={"hands": hands})
    assert all(s.t.knows(None, card) for card in s.t.discard)
    s.play("done")
    assert not any(s.t.known_to.get(card) for card in s.t.deck)
    (told,) = [entry.event for entry in s.match.log if entry.event.kind == "reshuffles"]
    assert (told.args, told.audience) == ({}, None)
    for reader in (None, 0, 1, 2):
        table = s.view(reader).table
        assert (table["deck"], table["discard"]) == (len(s.t.deck), [])
        open_to_all = reader == 0 or hands == "open"
        assert ("gather_researcher_1" in table["players"][0]["known"]) == open_to_all


def test_ruling_30_without_discards_the_deck_stays_empty_until_there_are_some():
    t = Story(3, phase="night", encounter=RIVER, hands={0: FOUR}).t
    # No real game can come here: 52 cards are enough for four hands.
    *held, last = t.deck
    t.hand[1] += held
    t.deck = [last]
    t.events.clear()
    t.draw_up_to(0, 5)
    assert [event.kind for event in t.events] == ["draws", "drew"]
    assert (t.hand[0][-1], t.deck, t.discard) == (last, [], [])
    t.discard_card(0, last)
    assert (t.deck, t.discard) == ([], [last])
    t.events.clear()
    t.draw_up_to(0, 5)
    assert [event.kind for event in t.events] == ["reshuffles", "draws", "drew"]
    assert (t.hand[0][-1], t.deck, t.discard) == (last, [], [])


def test_ruling_30_when_nothing_is_left_to_draw_drawing_stops(story):
    s = story(3, phase="night", encounter=RIVER, hands={0: ["attract_human"]})
    t = s.t
    # No real game can come here: 52 cards are enough for four hands.
    t.hand[1] += t.deck
    t.deck = []
    t.draw_up_to(0, 5)
    assert len(t.hand[0]) == 1
    assert t.events == []


@pytest.mark.parametrize("seats", [3, 4])
def test_ruling_30_no_question_finds_the_deck_empty_beside_discards(seats):
    at_once = 0
    for seed in range(12):
        match, dice = Match.start(GAME, seed, ROLES[:seats]), Dice(seed)
        while match.pending is not None:
            told = len(match.log)
            match.choose(dice.one_of(match.pending.options))
            assert match.state.deck or not match.state.discard
            kinds = [entry.event.kind for entry in match.log[told:]]
            if "reshuffles" in kinds:
                at_once += "draws" in kinds[: kinds.index("reshuffles")]
    assert at_once >= 1


def test_ruling_31_more_humans_around_ones_hiding_spots_break_a_tie(story):
    people = {RIVER: (2, 1, 0), RIDGE: (1, 0, 0), SWAMP: (0, 1, 2)}
    s = last_night(story, people=people)
    # Everybody has 5 + 21 + 13; the first has four Humans nearby, the others one and three.
    assert s.t.myth == [39, 39, 39]
    assert s.told_of("tie_break") == [
        "tie_break who=0 humans=4",
        "tie_break who=1 humans=1",
        "tie_break who=2 humans=3",
    ]
    assert (s.t.winners, s.t.ending) == ([0], "tie_break")


def test_ruling_31_who_is_still_tied_shares_the_victory(story):
    people = {RIVER: (2, 0, 0), SWAMP: (0, 0, 2)}
    s = last_night(story, people=people, myth={1: 4})
    assert (s.t.winners, s.t.ending) == ([0, 2], "shared")


def test_the_most_myth_wins_without_a_tie_break(story):
    s = last_night(story, myth={1: 6})
    assert (s.t.winners, s.t.ending) == ([1], "most_myth")
    assert s.told_of("tie_break") == []


# The table ---------------------------------------------------------------------------


def test_ruling_32_what_is_public_and_what_is_private(story):
    s = story(
        3,
        hands={0: ["gather_hiker"], 1: ["gather_hunter", "attract_human"]},
        revealed={1: ["owl_choir"]},
        drawback={1: "no_power"},
        power_used=[2],
        people={RIVER: (1, 2, 3)},
    )
    for reader in (None, 0, 2):
        other = s.view(reader).table["players"][1]
        assert (other["hand"], other["known"], other["trait"]) == (2, [], "")
        assert [stack["left"] for stack in other["stacks"]] == [3, 2, 3]
        assert {card for stack in other["stacks"] for card in stack["known"]} == {""}
        assert other["revealed"] == ["owl_choir"]
        assert sorted(other["unseen"]) == sorted(kind for kind in SIGHTINGS if kind != "owl_choir")
        assert (other["power"], other["drawback"]) == ("banned", "no_power")
        assert other["hideouts"] == [PARK, CHASM, RIDGE]
        assert s.view(reader).table["players"][2]["power"] == "used"
    own = s.view(1).table["players"][1]
    assert own["known"] == ["gather_hunter_1", "attract_human_1"]
    assert own["stacks"][1]["known"] == ["mothman_nap", "mothman_beaver_parade"]
    assert own["trait"] == "earnest"


@pytest.mark.parametrize(("seats", "later"), [(2, 1), (3, 0), (4, 3)])
def test_ruling_33_chance_names_the_first_player_and_round_one_begins_three_seats_on(seats, later):
    begun: Counter[int] = Counter()
    for seed in range(40):
        match = Match.start(GAME, seed, ROLES[:seats])
        first, dice = match.state.first, Dice(seed)
        begun[first] += 1
        while match.state.round == 0:
            match.choose(dice.one_of(match.pending.options))
        assert match.state.first == (first + later) % seats
    assert set(begun) == set(range(seats))


@pytest.mark.parametrize(("at_the_river", "best"), [((0, 4, 0), RIVER), ((0, 0, 4), LAKE)])
def test_ruling_34_a_bot_decides_for_the_first_player_by_its_own_myth(at_the_river, best):
    # No clock runs at one table; but a bot may hold the seat. A Scarecrow waits at the River,
    # an Owl Choir at the Lake, nobody of its own in the Park.
    s = Story(
        3,
        phase="dusk",
        traits={0: "vain"},
        people={RIVER: at_the_river, LAKE: (3, 1, 0), PARK: (0, 0, 4)},
        hideouts={0: [RIVER, LAKE, SWAMP], 1: [PARK, CHASM, RIDGE], 2: [PARK, CHASM, RIDGE]},
        stacks={0: tops("scarecrow", "owl_choir", "moon_shadow")},
    )
    assert s.asked == (0, "encounter")
    assert set(s.options) == {RIVER, LAKE, PARK}
    assert GreedyCryptid(1).choose(Chair(s.match, 0)) == best
