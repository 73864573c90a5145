"""A story for every Event, line by line; and what its words to, toward and distribute mean."""

import pytest

from engine.autoplay.check import random_option
from engine.core.chance import Dice
from engine.core.match import Match
from engine.cryptids import GAME
from engine.cryptids.data import EVENTS, FLAVORS, ROLES
from tests.engine.cryptids.story import CHASM, LAKE, PARK, RIDGE, RIVER, SWAMP, Story, crowds, tells


def dawn(story, event: str, *, seats: int = 4, first: int = 0, **sites: str) -> Story:
    """The Dawn that turns this Event over; `river="021"` are two Hunters and a Researcher."""
    return story(seats, phase="dawn", event=event, first=first, people=crowds(**sites))


@tells("open_questions")
def test_open_questions_spreads_the_researchers(story):
    s = dawn(story, "open_questions", ridge="005", park="020", lake="100", chasm="100", river="100")
    # Five on four neighbours: one Site gets a second.
    near = [RIVER, LAKE, PARK, CHASM]
    assert s.asked == (0, "event")
    assert s.options == tuple(f"spread:{RIDGE}:{site}" for site in near)
    s.play(f"spread:{RIDGE}:{LAKE}")
    assert s.moved == [
        f"1 researcher {RIDGE}>{RIVER}",
        f"2 researcher {RIDGE}>{LAKE}",
        f"1 researcher {RIDGE}>{PARK}",
        f"1 researcher {RIDGE}>{CHASM}",
        f"1 hunter {PARK}>rest",
    ]
    # The Ridge and the Swamp are empty now: the First Player says where two Hikers come.
    assert s.options == (f"attract:rest:{RIDGE}:hiker_2", f"attract:rest:{SWAMP}:hiker_2")
    s.play(f"attract:rest:{SWAMP}:hiker_2")
    assert s.moved == [f"2 hiker rest>{SWAMP}"]
    assert s.asked == (0, "day")


@tells("field_survey")
def test_field_survey_sends_three_researchers_toward_quiet(story):
    s = dawn(story, "field_survey", lake="004", ridge="200", chasm="101", park="100", swamp="100")
    # The River is quietest; the way there leads over the Ridge.
    assert s.all_told_of("moves")[:2] == [
        (
            f"moves verb=move flavor=researcher count=3 source={LAKE} target={RIDGE} by=0 "
            "cause=field_survey"
        ),
        (
            f"moves verb=extract flavor=hiker count=1 source={RIDGE} target=rest by=0 "
            "cause=field_survey"
        ),
    ]
    assert s.t.people[RIVER] == [0, 2, 0]


@tells("camera_traps")
def test_camera_traps_lets_everybody_move_one_researcher(story):
    s = dawn(
        story,
        "camera_traps",
        seats=2,
        park="002",
        ridge="001",
        chasm="200",
        lake="200",
        river="100",
    )
    assert s.asked == (0, "event")
    assert s.options == tuple(f"move:{PARK}:{near}:researcher_1" for near in (CHASM, RIDGE, LAKE))
    s.play(f"move:{PARK}:{RIDGE}:researcher_1")
    # Now the Ridge has most, and the other player moves from there.
    assert s.asked == (1, "event")
    assert s.options == tuple(
        f"move:{RIDGE}:{near}:researcher_1" for near in (RIVER, LAKE, PARK, CHASM)
    )
    s.play(f"move:{RIDGE}:{LAKE}:researcher_1")
    assert s.asked == (0, "event")
    assert s.options == (f"extract:{LAKE}:rest:hiker_1", f"extract:{CHASM}:rest:hiker_1")
    s.play(f"extract:{LAKE}:rest:hiker_1")
    assert [option.split(":")[2] for option in s.options] == [RIVER, RIDGE, PARK]


@tells("press_trip")
def test_press_trip_follows_the_crowd(story):
    s = dawn(story, "press_trip", river="003", lake="410", chasm="020")
    # Two of three Researchers go toward the Lake; a Hunter leaves the Chasm; then two Sites
    # have one Hunter each, and one of them draws Hikers.
    assert s.all_told_of("moves")[0].startswith(
        f"moves verb=move flavor=researcher count=2 source={RIVER} target={RIDGE}"
    )
    assert s.options == (f"attract:rest:{LAKE}:hiker_2", f"attract:rest:{CHASM}:hiker_2")
    s.play(f"attract:rest:{CHASM}:hiker_2")
    assert s.t.people[CHASM] == [2, 1, 0]


@tells("forked_trail")
def test_forked_trail_spreads_the_hikers(story):
    s = dawn(story, "forked_trail", river="400", lake="002", park="010", swamp="010")
    # Four on two neighbours: nothing to choose. The River is the only empty Site then.
    assert s.asked == (0, "day")
    assert s.t.people[RIDGE] == s.t.people[CHASM] == [2, 0, 0]
    assert s.t.people[LAKE] == [0, 0, 1]
    assert s.t.people[RIVER] == [0, 2, 0]


@tells("wrong_turns")
def test_wrong_turns_lets_everybody_move_one_hiker(story):
    s = dawn(story, "wrong_turns", seats=3, river="100", park="010", lake="001", ridge="001")
    for seat, (source, target) in enumerate([(RIVER, CHASM), (CHASM, PARK), (PARK, SWAMP)]):
        assert s.asked == (seat, "event")
        s.play(f"move:{source}:{target}:hiker_1")
    # A Hunter leaves the Park, the only one; then three Sites are empty.
    assert s.moved == [f"1 hiker {PARK}>{SWAMP}", f"1 hunter {PARK}>rest"]
    assert [option.split(":")[2] for option in s.options] == [RIVER, PARK, CHASM]
    s.play(f"attract:rest:{PARK}:researcher_2")
    assert s.t.people[PARK] == [0, 0, 2]


@tells("quiet_spot")
def test_quiet_spot_sends_three_hikers_toward_quiet(story):
    s = dawn(story, "quiet_spot", river="200", ridge="010", lake="020", park="010", chasm="010")
    # Two must do for three. The Swamp is three borders away, by two ways.
    assert s.options == (f"move:{RIVER}:{RIDGE}:hiker_2", f"move:{RIVER}:{CHASM}:hiker_2")
    s.play(f"move:{RIVER}:{CHASM}:hiker_2")
    assert s.moved == [f"2 hiker {RIVER}>{CHASM}", f"1 hunter {LAKE}>rest"]
    s.play(f"attract:rest:{SWAMP}:researcher_2")
    assert s.t.people[SWAMP] == [0, 0, 2]


@tells("picnic_rumour")
def test_picnic_rumour_follows_the_crowd(story):
    s = dawn(story, "picnic_rumour", swamp="300", ridge="004", river="002")
    assert s.options == (f"move:{SWAMP}:{LAKE}:hiker_2", f"move:{SWAMP}:{PARK}:hiker_2")
    s.play(f"move:{SWAMP}:{PARK}:hiker_2")
    assert s.moved == [
        f"2 hiker {SWAMP}>{PARK}",
        f"1 researcher {RIDGE}>rest",
        f"2 hunter rest>{RIDGE}",
    ]


@tells("hunting_party")
def test_hunting_party_goes_straight_to_the_crowd(story):
    s = dawn(story, "hunting_party", river="030", lake="401", park="111")
    assert s.all_told_of("moves")[0].startswith(
        f"moves verb=move flavor=hunter count=3 source={RIVER} target={LAKE}"
    )
    assert s.t.people[LAKE] == [3, 3, 1]


@tells("fresh_tracks")
def test_fresh_tracks_leads_three_hunters_to_the_quietest_site(story):
    s = dawn(story, "fresh_tracks", river="040", ridge="100", lake="102", park="100", chasm="100")
    assert s.all_told_of("moves")[0].startswith(
        f"moves verb=move flavor=hunter count=3 source={RIVER} target={SWAMP}"
    )
    assert s.t.people[SWAMP][1] == 3


@tells("lone_stakeout")
def test_lone_stakeout_leads_three_hunters_to_where_fewest_are(story):
    s = dawn(
        story,
        "lone_stakeout",
        river="030",
        ridge="110",
        lake="110",
        park="501",
        chasm="110",
        swamp="010",
    )
    # Many Humans are in the Park, but no Hunter.
    assert s.all_told_of("moves")[0].startswith(
        f"moves verb=move flavor=hunter count=3 source={RIVER} target={PARK}"
    )
    assert s.t.people[RIVER] == [2, 0, 0]


@tells("distant_lamps")
def test_distant_lamps_draw_the_hunters(story):
    s = dawn(story, "distant_lamps", river="030", lake="004", park="300", swamp="100")
    # One Site nearer, all of them; a Hiker leaves the Park, where most are still.
    assert s.asked == (0, "day")
    assert s.t.people[RIDGE] == [0, 3, 0]
    assert s.t.people[PARK] == [2, 0, 2]


# What is common to all ---------------------------------------------------------------


@pytest.mark.parametrize("event", EVENTS)
def test_every_event_has_another_flavor_in_each_line(event):
    card = EVENTS[event]
    assert {card.moved, card.extracted, card.attracted} == set(FLAVORS)


def test_every_flavor_moves_leaves_and_arrives_about_equally_often():
    for line in ("moved", "extracted", "attracted"):
        flavors = [getattr(card, line) for card in EVENTS.values()]
        counts = [flavors.count(flavor) for flavor in FLAVORS]
        assert max(counts) - min(counts) <= 1


def test_the_view_ticks_the_lines_that_are_done(story):
    s = dawn(story, "open_questions", ridge="005", park="020", lake="020")
    assert s.view(None).table["event"] == {"card": "open_questions", "lines": 0}
    s.play(f"spread:{RIDGE}:{LAKE}")
    assert s.view(None).table["event"]["lines"] == 1
    s.play(f"extract:{LAKE}:rest:hunter_1")
    assert s.view(None).table["event"]["lines"] == 2
    s.play(s.options[0])
    assert s.view(None).table["event"] == {"card": "open_questions", "lines": 3}


@pytest.mark.parametrize("event", ["camera_traps", "wrong_turns"])
def test_each_player_moves_does_nothing_once_if_nobody_of_that_flavor_is_out(story, event):
    s = dawn(story, event, first=2, river="010", park="020")
    told = s.all_told_of("nothing")
    # The Camera Traps find no Hiker to be extracted either, which is another line.
    lines = 2 if event == "camera_traps" else 1
    assert told == [f"nothing by=2 cause={event}"] * lines


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_event_is_turned_over_each_round_and_five_in_a_game(seats):
    match, dice = Match.start(GAME, seats, ROLES[:seats]), Dice(seats)
    turned = {}
    while match.pending is not None:
        turned[match.state.round] = len(match.state.event_pile)
        match.choose(random_option(match.pending, dice))
    assert turned == {0: 0, 1: 1, 2: 2, 3: 3, 4: 4, 5: 5}
    assert len(set(match.state.event_pile)) == 5
    assert len(match.state.event_deck) == len(EVENTS) - 5
