"""The rulings 1 to 15: effects, Powers and Events."""

from engine.core.match import Match
from engine.cryptids import GAME
from engine.cryptids.board import BOARDS
from tests.engine.cryptids.story import CHASM, LAKE, PARK, RIDGE, RIVER, SWAMP, Story, stacked

SPOTS = {0: [RIVER, LAKE, SWAMP]}


def playing(story, kind: str, people, seats: int = 3, **more):
    """The first player has played that card."""
    position = {"people": people, "hideouts": SPOTS, "hands": {0: [kind]}, **more}
    return story(seats, **position).play(kind)


def lures(s: Story) -> list[str]:
    """The Lures that are offered."""
    return [option for option in s.options if option.startswith("lure:")]


def test_ruling_1_all_humans_of_one_effect_take_the_same_way(story):
    s = playing(story, "lure_or_scare_human", {CHASM: (1, 1, 0), RIDGE: (2, 0, 0)})
    # Flavors may be mixed, but only of one Site.
    assert lures(s) == [
        f"lure:{RIDGE}:{RIVER}:hiker_2",
        f"lure:{CHASM}:{RIVER}:hiker_1+hunter_1",
        f"lure:{RIDGE}:{LAKE}:hiker_2",
    ]


def test_ruling_2_attract_two_brings_both_to_one_site(story):
    s = playing(story, "attract_two_hiker", {})
    assert s.options == tuple(f"attract:rest:{spot}:hiker_2" for spot in SPOTS[0])


def test_ruling_3_is_read_strictly_unless_the_players_choose_otherwise():
    assert GAME.options["partial"] == ("strict", "free")
    assert Match.start(GAME, 1).state.options["partial"] == "strict"


def test_ruling_3_by_the_free_reading_as_many_as_possible_go_where_the_player_likes(story):
    people = {CHASM: (0, 3, 0), RIDGE: (0, 1, 0)}
    s = playing(story, "lure_or_extract_hunter", people, partial="free")
    assert lures(s) == [
        f"lure:{RIDGE}:{RIVER}:hunter_1",
        f"lure:{CHASM}:{RIVER}:hunter_2",
        f"lure:{RIDGE}:{LAKE}:hunter_1",
    ]


def test_ruling_3_an_action_card_moves_the_full_number_where_it_can_be_had(story):
    people = {CHASM: (0, 3, 0), RIDGE: (0, 1, 0)}
    s = playing(story, "lure_or_extract_hunter", people)
    assert lures(s) == [f"lure:{CHASM}:{RIVER}:hunter_2"]
    words = f"cryptids.more_elsewhere verb=lure flavor=hunter site={RIDGE}"
    assert s.refused()[f"lure:{RIDGE}"] == (words, "ruling_3")
    # Where only less can be had anywhere, less will do.
    s = playing(story, "lure_or_extract_hunter", {RIDGE: (0, 1, 0)})
    assert f"lure:{RIDGE}:{RIVER}:hunter_1" in s.options


def test_ruling_3_the_strict_reading_is_about_action_cards_alone(story):
    people = {CHASM: (0, 3, 0), RIDGE: (0, 1, 0)}
    hands = {0: ["attract_human"]}
    s = story(3, people=people, hideouts=SPOTS, hands=hands).play("power")
    # Bigfoot lures two Humans, or the one that is there.
    assert s.options == (
        f"lure:{RIDGE}:{RIVER}:hunter_1",
        f"lure:{CHASM}:{RIVER}:hunter_2",
        f"lure:{RIDGE}:{LAKE}:hunter_1",
    )
    assert not any("more_elsewhere" in reason for reason, _ in s.refused().values())


def test_ruling_4_a_card_may_be_played_for_nothing(story):
    s = playing(story, "scare_or_extract_hiker", {})
    assert s.asked == (0, "finish")
    assert s.told_of("nothing") == ["nothing by=0 cause=scare_or_extract_hiker_1"]
    assert s.t.discard == ["scare_or_extract_hiker_1"]


def test_ruling_4_the_side_of_an_or_that_does_nothing_may_be_chosen(story):
    s = playing(story, "attract_or_lure_hiker", {})
    assert s.options == (*(f"attract:rest:{spot}:hiker_1" for spot in SPOTS[0]), "nothing")
    s.play("nothing")
    assert s.moved == []
    # As long as both sides do something, nothing is no choice.
    s = playing(story, "attract_or_lure_hiker", {CHASM: (1, 0, 0)})
    assert "nothing" not in s.options


def test_ruling_5_lure_from_each_adjacent_site_takes_one_of_every_site_that_has_one(story):
    people = {RIVER: (0, 0, 1), PARK: (0, 0, 3), CHASM: (0, 0, 1)}
    hideouts = {0: [RIDGE, LAKE, SWAMP]}
    s = story(3, people=people, hideouts=hideouts, hands={0: ["gather_researcher"]})
    # Nowhere else would as many come, so it is not asked where.
    s.play("gather_researcher")
    assert s.moved == [
        f"1 researcher {RIVER}>{RIDGE}",
        f"1 researcher {PARK}>{RIDGE}",
        f"1 researcher {CHASM}>{RIDGE}",
    ]


def test_ruling_6_effects_joined_by_and_go_in_any_order_and_both_must_be_tried(story):
    hands = {1: ["attract_two_hiker"]}
    hideouts = {1: [RIVER, LAKE, SWAMP]}
    # Mothman: Attract 1 and Scare 1. There is nobody to be scared yet.
    s = story(3, people={}, hideouts=hideouts, hands=hands, step=1).play("power")
    assert s.options[-1] == "nothing"
    # Attracting first makes somebody to be scared, and then it is a duty.
    s.play(f"attract:rest:{RIVER}:hiker_1")
    assert s.options == (f"scare:{RIVER}:{RIDGE}:hiker_1", f"scare:{RIVER}:{CHASM}:hiker_1")
    # Or the Scare comes first and does nothing.
    s = story(3, people={}, hideouts=hideouts, hands=hands, step=1).play("power", "nothing")
    assert all(option.startswith("attract:") for option in s.options)
    s.play(f"attract:rest:{RIVER}:hiker_1")
    assert s.asked == (1, "finish")


def test_ruling_6_a_power_that_can_do_nothing_at_all_is_spent_all_the_same(story):
    people = {RIDGE: (0, 10, 10), LAKE: (10, 0, 0)}
    hideouts = {1: [RIVER, SWAMP, CHASM]}
    s = story(3, people=people, hideouts=hideouts, hands={1: ["gather_hiker"]}, step=1)
    s.play("power")
    assert len(s.told_of("nothing")) == 2
    assert s.t.power_used == [0, 1, 0]


def test_ruling_7_a_banned_power_is_refused_with_the_reason(story):
    s = story(3, hands={0: ["attract_human"]}, drawback={0: "no_power"})
    assert s.options == ("attract_human_1", "pass")
    assert s.refused() == {"power": ("cryptids.power_banned cryptid=bigfoot", "ruling_7")}
    assert s.view(1).table["players"][0]["power"] == "banned"


def test_ruling_7_a_ban_earned_in_the_last_round_means_nothing(story):
    stacks = {0: stacked("charge", "scarecrow", "nap")}
    s = story(3, phase="dusk", round=5, people={RIVER: (1, 1, 1)}, hideouts=SPOTS, stacks=stacks)
    assert s.t.revealed[0] == ["bigfoot_charge"]
    assert s.t.drawback == ["", "", ""]


def test_ruling_8_who_has_no_cards_passes_without_a_question(story):
    s = story(3, hands={1: ["attract_human"]})
    assert s.all_told_of("passes") == ["passes who=0"]
    assert s.asked == (1, "day")


def test_ruling_9_the_first_player_decides_an_event(story):
    s = story(3, phase="dawn", first=2, event="hunting_party", people={})
    # Nobody is out: no Hunters, no Hikers. But two Researchers come, and all Sites are quiet.
    assert s.asked == (2, "event")
    assert len(s.options) == 6


def test_ruling_9_each_player_moves_from_where_most_are_at_that_moment(story):
    people = {RIVER: (2, 0, 0), RIDGE: (1, 0, 0)}
    s = story(3, phase="dawn", first=1, event="wrong_turns", people=people)
    assert s.asked == (1, "event")
    s.play(f"move:{RIVER}:{RIDGE}:hiker_1")
    assert s.asked == (2, "event")
    assert {option.split(":")[1] for option in s.options} == {RIDGE}


def test_ruling_10_where_source_and_target_are_one_nobody_moves(story):
    s = story(3, phase="dawn", event="hunting_party", people={RIVER: (0, 4, 0), LAKE: (1, 0, 0)})
    assert s.all_told_of("nothing") == ["nothing by=0 cause=hunting_party"]
    assert s.t.people[RIVER] == [0, 4, 0]
    # The next line went on.
    assert s.t.people[LAKE] == [0, 0, 0]


def test_ruling_10_a_tie_may_be_settled_so_that_nobody_moves(story):
    people = {RIVER: (0, 2, 0), LAKE: (2, 0, 0)}
    s = story(3, phase="dawn", event="hunting_party", people=people)
    assert s.options == ("stay", f"move:{RIVER}:{LAKE}:hunter_2")
    s.play("stay")
    assert s.t.people[RIVER] == [0, 2, 0]


def test_ruling_11_a_group_goes_toward_its_goal_together(story):
    people = {SWAMP: (0, 0, 3), RIDGE: (5, 0, 0)}
    s = story(3, phase="dawn", event="press_trip", people=people)
    # Two ways to the Ridge are equally short; two Researchers take one of them.
    assert s.options == (f"move:{SWAMP}:{LAKE}:researcher_2", f"move:{SWAMP}:{PARK}:researcher_2")


def test_ruling_12_most_of_what_is_not_there_does_nothing(story):
    s = story(3, phase="dawn", event="press_trip", people={RIVER: (1, 0, 0)})
    # No Researchers to move, no Hunters to extract, no Site with most Hunters.
    assert len(s.all_told_of("nothing")) == 3
    assert s.t.people[RIVER] == [1, 0, 0]


def test_ruling_13_the_swamp_does_not_exist_with_two_players(story):
    board = BOARDS[2]
    assert SWAMP not in board.sites
    assert all(SWAMP not in near for near in board.adjacent.values())
    assert all(SWAMP not in far for far in board.distance.values())
    assert all(len(near) >= 2 for near in board.adjacent.values())
    people = {RIVER: (1, 1, 0), RIDGE: (1, 0, 0), PARK: (1, 0, 0), CHASM: (0, 0, 1)}
    s = story(2, phase="dawn", event="fresh_tracks", people=people)
    # The Lake is quietest; the Swamp would have been as quiet.
    assert s.all_told_of("moves")[0].endswith(
        f"source={RIVER} target={LAKE} by=0 cause=fresh_tracks"
    )
    assert SWAMP not in s.view(0).table["sites"]
    assert s.view(0).table["sinkhole"] == SWAMP


def test_ruling_14_fewer_than_neighbours_go_to_different_sites(story):
    s = story(3, phase="dawn", event="forked_trail", people={RIDGE: (2, 0, 0)})
    near = (RIVER, LAKE, PARK, CHASM)
    pairs = [f"{a}+{b}" for i, a in enumerate(near) for b in near[i + 1 :]]
    assert s.options == tuple(f"spread:{RIDGE}:{pair}" for pair in pairs)
    s.play(f"spread:{RIDGE}:{LAKE}+{CHASM}")
    assert s.moved == [f"1 hiker {RIDGE}>{LAKE}", f"1 hiker {RIDGE}>{CHASM}"]


def test_ruling_15_attract_takes_what_the_rest_area_has(story):
    s = playing(story, "attract_two_hiker", {RIDGE: (9, 0, 0)})
    assert s.options == tuple(f"attract:rest:{spot}:hiker_1" for spot in SPOTS[0])
    s = playing(story, "attract_human", {RIDGE: (10, 10, 9)})
    assert s.options == tuple(f"attract:rest:{spot}:researcher_1" for spot in SPOTS[0])
    s = story(3, phase="dawn", event="hunting_party", people={RIDGE: (1, 0, 9)})
    assert [option.rpartition(":")[2] for option in s.options] == ["researcher_1"] * 5
