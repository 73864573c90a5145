"""A story for the Human face of each Character: what happens when the marker is on it."""

import pytest

from engine.inbetween.data import CREATURE, TOWN
from tests.engine.inbetween.story import tells

REACH_OUT = ("bob_human", "carl_human", "mandi_human", "rodney_human")
LEND_A_HAND = ("earl_human", "maggie_human", "natalie_human", "sam_human", "scott_human")
STEP_IN = ("jayne_human", "lance_human", "max_human", "mina_human", "tom_human")
DRIVE_ON = ("jeremy_human", "julie_human", "richard_human", "timmy_human")


def circle_around(who: str) -> str:
    """Seven people, `who` second, none of whom has an ability that matters here."""
    others = [one for one in ("bob", "lance", "julie", "max", "earl", "jayne", "tom") if one != who]
    return " ".join([others[0], who, *others[1:6]])


def begin(story, ability, level=2, **position):
    """The marker on a Guarded Character, no Energy to raise Awareness with, after a rest."""
    who = ability.partition("_")[0]
    circle = circle_around(who)
    notch = dict.fromkeys(circle.split(), 5) | {who: level} | position.pop("notch", {})
    s = story(circle, marker=who, notch=notch, energy=(0, 0), active=CREATURE, **position)
    return s.play("prepare", "done"), circle.split()


@pytest.mark.parametrize("ability", REACH_OUT)
@tells(*REACH_OUT, by="ability")
def test_reaches_out_to_a_neighbour_in_the_creature_dimension(story, ability):
    s, circle = begin(story, ability, notch={circle_around(ability[:-6]).split()[2]: 7})
    left, who, right = circle[:3]
    assert s.asked == (TOWN, "shift")
    assert s.options == (
        f"shift:{left}:4",
        f"shift:{left}:6",
        f"shift:{right}:6",
        f"shift:{right}:8",
    )
    s.play(f"shift:{left}:4")
    assert s.told_of("flips", "marker") == [
        f"flips who={left} old=5 new=4 by=0 cause={ability}",
        f"marker old={who} new={right} cause=movement",
    ]


@pytest.mark.parametrize("ability", LEND_A_HAND)
@tells(*LEND_A_HAND, by="ability")
def test_lends_a_hand_with_energy_and_a_card(story, ability):
    s, _ = begin(story, ability)
    assert s.told_of("used", "gains", "draws", "turn") == [
        "draws who=1 count=5 cause=prepare",
        f"used what={ability} who=0",
        f"gains who=0 amount=2 cause={ability}",
        f"draws who=0 count=1 cause={ability}",
        f"turn who=0 marker={s.t.marker}",
    ]


@pytest.mark.parametrize("ability", STEP_IN)
@tells(*STEP_IN, by="ability")
def test_steps_in_with_a_card_without_its_ability(story, ability):
    s, circle = begin(story, ability, town=["curfew", "cereal_bar"])
    assert (s.asked, s.options) == ((TOWN, "play"), ("curfew", "cereal_bar", "pass"))
    s.play("cereal_bar")
    assert s.asked == (TOWN, "mark")
    token = next(option for option in s.options if option.startswith("token:"))
    # The ability would cost nothing and is not offered all the same.
    s.play(token)
    assert s.told_of("token", "puts_away", "gains", "turn") == [
        f"token symbol=home old= new={token[6:]} cause=cereal_bar",
        "puts_away who=0 card=cereal_bar",
        f"turn who=0 marker={circle[2]}",
    ]
    s, _ = begin(story, ability, town=["curfew"])
    s.play("pass")
    assert s.t.hand[TOWN] == ["curfew"]
    s, _ = begin(story, ability)
    assert s.asked == (TOWN, "act")


@pytest.mark.parametrize("ability", DRIVE_ON)
@tells(*DRIVE_ON, by="ability")
def test_drives_the_marker_on_by_up_to_two(story, ability):
    s, circle = begin(story, ability)
    assert s.asked == (TOWN, "may_move_marker")
    assert s.options == (f"marker:{circle[2]}", f"marker:{circle[3]}", "pass")
    s.play(f"marker:{circle[3]}")
    assert s.told_of("marker") == [
        f"marker old={circle[1]} new={circle[3]} cause={ability}",
        f"marker old={circle[3]} new={circle[4]} cause=movement",
    ]
    s, circle = begin(story, ability, direction=-1)
    assert s.options == (f"marker:{circle[0]}", f"marker:{circle[6]}", "pass")
    s.play("pass")
    assert s.t.marker == circle[0]
