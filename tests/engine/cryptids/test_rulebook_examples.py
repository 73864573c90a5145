"""The figures that the rulebook itself works out, with the place where they stand."""

from engine.cryptids.view import track
from tests.engine.cryptids.story import CHASM, LAKE, PARK, RIDGE, RIVER, SWAMP, stacked

ALONE = {0: [RIVER, LAKE, SWAMP], 1: [RIDGE, PARK, LAKE], 2: [RIDGE, PARK, CHASM]}


def test_dusk_a_sighting_worth_four(story):
    # Two Hikers cost 2, a Hunter nothing, six Researchers bring 6: together 4.
    stacks = {0: stacked("ridge_outline", "charge", "nap")}
    s = story(3, phase="dusk", people={RIVER: (2, 1, 6)}, hideouts=ALONE, stacks=stacks)
    assert s.all_told_of("myth") == [
        "myth who=0 why=sighting amount=4 old=5 new=9 card=bigfoot_ridge_outline parts=-2,0,6"
    ]


def test_end_of_the_game_thirty_two_and_seven_and_seven_and_fourteen_are_sixty(story):
    # Two Real Deals unseen; one Sighting among the Silhouettes and Hoaxes was revealed.
    s = story(
        3,
        phase="night",
        round=5,
        step=2,
        traits={0: "blunt"},
        myth={0: 32},
        revealed={0: ["scarecrow", "charge", "owl_choir"]},
    )
    s.play("done")
    lines = [line for line in s.told_of("myth") if "who=0" in line]
    assert [line.split(" new=")[0] for line in lines] == [
        "myth who=0 why=hidden amount=7 old=32",
        "myth who=0 why=hidden amount=7 old=39",
        "myth who=0 why=trait amount=14 old=46",
    ]
    assert s.view(None).table["players"][0]["final"] == {
        "played": 32,
        "hidden": 14,
        "trait": 14,
        "total": 60,
        "humans": 0,
    }
    assert s.t.winners == [0]


def test_the_track_gaining_seven_passes_nine_and_takes_a_token():
    assert track(5) == {"space": 5, "tens": 0, "thirties": 0}
    assert track(5 + 7) == {"space": 2, "tens": 1, "thirties": 0}


def test_the_track_losing_seven_gives_a_token_back_and_goes_on_from_nine():
    assert track(12 - 7) == {"space": 5, "tens": 0, "thirties": 0}
    assert track(26 - 7) == {"space": 9, "tens": 1, "thirties": 0}


def test_the_track_three_tokens_of_ten_become_one_of_thirty():
    assert track(29) == {"space": 9, "tens": 2, "thirties": 0}
    assert track(30) == {"space": 0, "tens": 0, "thirties": 1}
    assert track(64) == {"space": 4, "tens": 0, "thirties": 2}


def test_lure_two_researchers_where_two_are_and_where_one_is(story):
    def lured(people) -> list[str]:
        s = story(3, people=people, hideouts=ALONE, hands={0: ["lure_or_scare_researcher"]})
        s.play("lure_or_scare_researcher")
        return [option for option in s.options if option.startswith("lure:")]

    # Where there are two on an adjacent Site, both must come.
    assert lured({CHASM: (0, 0, 2), RIDGE: (0, 0, 2)}) == [
        f"lure:{RIDGE}:{RIVER}:researcher_2",
        f"lure:{CHASM}:{RIVER}:researcher_2",
        f"lure:{RIDGE}:{LAKE}:researcher_2",
    ]
    # Where there is but one, the card can still be played, and one comes.
    assert lured({CHASM: (0, 0, 1)}) == [f"lure:{CHASM}:{RIVER}:researcher_1"]


def test_the_game_begins_with_five_myth(story):
    s = story(3, hands={0: ["attract_human"]})
    assert [player["myth"] for player in s.view(None).table["players"]] == [5, 5, 5]
