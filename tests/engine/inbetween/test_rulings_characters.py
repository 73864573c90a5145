"""The rulings on individual Characters, one test or more a row."""

import pytest

from engine.inbetween.data import CIRCLE, CREATURE, PEOPLE, TOWN
from tests.engine.inbetween.story import Story, cost, shifts


def activated(story, who, level=7, **position) -> Story:
    """The marker on a Character that is activated after the Town has prepared.

    Who is not in the usual circle joins a small one.
    """
    if who not in PEOPLE[:CIRCLE]:
        position.setdefault("circle", f"{who} bob earl jayne jeremy lance")
    notch = {who: level} | position.pop("notch", {})
    position.setdefault("energy", (0, 0))
    return story(marker=who, notch=notch, **position).play("prepare", "done")


def test_character_bob_does_not_lower_awareness_below_zero(story):
    s = activated(story, "bob", awareness=(0, 0))
    assert s.told_of("used", "awareness") == ["used what=bob_creature who=1"]
    # Back on 0 the Town has no ability to use until its marker rises.
    s = activated(story, "bob", awareness=(1, 0))
    s.play("prepare", "done")
    assert s.t.awareness[TOWN] == 0
    assert not [option for option in s.options if option.startswith("awareness")]


def test_character_bob_group_cannot_reach_a_devoured_or_human_neighbour(story):
    s = activated(story, "bob", 2, notch={"carl": 9, "max": 4}, active=CREATURE)
    assert s.told_of("used") == ["used what=bob_human who=0"]
    assert s.asked == (TOWN, "act")
    s = activated(story, "bob", 2, notch={"carl": 9, "max": 5}, active=CREATURE)
    assert s.options == ("shift:max:4", "shift:max:6")


def test_character_carl_plays_in_full(story):
    # Rulebook, Card clarifications: mark a Character and, if paid, the ability.
    energy = (0, cost("hiding_1"))
    s = activated(story, "carl", creature=["hiding_1"], energy=energy, awareness=(0, 5))
    s.play("hiding_1", "shift:bob:5", "activate", "attach:earl")
    # The marker passes Earl over right away, in this turn's Movement phase.
    assert s.told_of("attaches", "passes_over", "marker") == [
        "attaches card=hiding_1 who=earl",
        "passes_over who=earl card=hiding_1",
        "marker old=carl new=jayne cause=movement",
    ]


def test_character_earl_copies_only_the_terrified_and_devoured(story):
    s = activated(story, "earl", notch={"carl": 6, "jayne": 8, "julie": 9, "bob": 0})
    assert s.options == ("copy:jayne", "copy:julie", "pass")
    assert s.refused()["copy:bob"] == (
        "inbetween.not_a_target who=bob ability=earl_creature",
        "rulebook_character_cards_abilities",
    )


def test_character_earl_stands_where_a_copied_neighbour_ability_counts(story):
    # Natalie is far away; Earl's neighbours are what "adjacent" means.
    s = activated(
        story,
        "earl",
        circle="bob earl jayne jeremy natalie julie lance",
        notch={"natalie": 7, "bob": 4, "jayne": 4},
    )
    s.play("copy:natalie")
    assert s.options == (*shifts(bob=(3, 5), jayne=(3, 5)), "pass")


def test_character_jayne_must_shift_everybody_she_can(story):
    # Shadow: Bob's and Maggie's Human face, Jeremy's Creature face; Jayne shows Rift.
    s = activated(story, "jayne", creature=["hiding_1"], notch={"bob": 4, "maggie": 0, "jeremy": 6})
    s.play("hiding_1")
    assert s.options == shifts(bob=(3, 5), jeremy=(5, 7))
    s.play("shift:jeremy:7")
    assert s.options == ("shift:bob:3", "shift:bob:5")


def test_character_jayne_is_tested_for_a_win_after_each_shift(story):
    s = activated(
        story,
        "jayne",
        level=8,
        creature=["rift_1"],
        notch={"carl": 9, "julie": 9},
        token={"rift": "bob"},
    )
    # Lance would have to be shifted too, but the third Devoured ends it.
    s.play("rift_1", "shift:jayne:9")
    assert (s.t.ending, s.t.winners) == ("devoured", [CREATURE])


def test_character_mandi_takes_only_in_between_people_of_the_human_dimension(story):
    s = activated(story, "mandi", notch={"bob": 3, "earl": 4, "carl": 5, "lance": 4, "jeremy": 2})
    assert s.options == ("shift:earl:5", "shift:lance:5", "pass")
    s.play("pass")
    assert s.asked == (CREATURE, "act")


@pytest.mark.parametrize("level", [0, 9])
def test_character_max_may_remove_a_locked_neighbour(story, level):
    s = activated(story, "max", notch={"bob": level})
    assert s.options == ("remove:mandi", "remove:bob", "pass")
    s.play("remove:bob")
    assert "bob" not in s.t.circle


def test_character_mina_and_julie_do_nothing_without_cards(story):
    s = activated(story, "mina", decks=((), ()))
    assert s.told_of("used") == ["used what=mina_creature who=1"]
    assert s.asked == (CREATURE, "act")
    s = activated(story, "julie", decks=((), ()))
    assert s.told_of("used", "draws") == ["used what=julie_creature who=1"]


def test_character_natalie_cannot_open_a_lock(story):
    s = activated(story, "natalie", notch={"bob": 0, "lance": 6})
    assert s.options == ("shift:lance:5", "shift:lance:7", "pass")
    assert s.refused()["shift:bob"] == (
        "inbetween.locked who=bob state=secured",
        "rulebook_p_14_the_safety_track",
    )


def test_character_richard_gains_no_more_than_ten(story):
    s = activated(story, "richard", equipment=["camera"], energy=(0, 9), awareness=(0, 5))
    s.play("pass", "camera")
    assert s.t.energy[CREATURE] == 10
    assert (s.t.equipment, s.t.discard[TOWN]) == ([], [])
    assert "camera" in s.t.box


def test_character_rodney_may_let_the_hand_be(story):
    s = activated(story, "rodney", town=["rescue"], decks=((), ("rift_1",)))
    s.play("pass")
    assert s.t.hand[TOWN] == ["rescue"]
    # What was seen stays known; the log does not list it.
    assert s.view(CREATURE).table["players"][TOWN]["known"] == ["rescue"]
    assert not [line for line in s.told if "rescue" in line]


def test_character_sam_meets_the_loss_as_far_as_possible(story):
    # Rulebook, Card clarifications: one card in hand and three Energy, two cards demanded.
    s = story(
        "sam bob earl jayne jeremy lance",
        notch={"sam": 7},
        town=["rescue"],
        energy=(3, 0),
        active=CREATURE,
    ).play("prepare", "done")
    assert s.options == ("cards", "energy")
    s.play("cards")
    assert s.told_of("discards", "loses") == ["discards who=0 card=rescue cause=sam_creature"]
    assert s.t.energy[TOWN] == 3


def test_character_sam_may_choose_an_empty_option(story):
    s = story(
        "sam bob earl jayne jeremy lance",
        notch={"sam": 7},
        town=[],
        energy=(3, 0),
        active=CREATURE,
    ).play("prepare", "done", "cards")
    assert s.told_of("discards", "loses") == []


def test_character_scott_counts_himself(story):
    s = activated(story, "scott", circle="scott bob earl jayne jeremy lance")
    assert s.t.energy[CREATURE] == 1


def test_character_timmy_is_all_or_nothing_and_reaches_anybody(story):
    s = activated(story, "timmy", notch={"jayne": 0, "earl": 1})
    assert s.options == ("shift:jayne:2", "pass")
    s.play("shift:jayne:2")
    assert s.view(None).table["people"]["jayne"]["state"] == "guarded"


@pytest.mark.parametrize("card", ["rift_1", "paranoia_1", "feast_1"])
def test_character_tom_gains_three_times_the_cost_up_to_ten(story, card):
    circle = "tom bob earl jayne jeremy lance"
    s = activated(story, "tom", circle=circle, creature=[card]).play(card)
    assert s.t.energy[CREATURE] == min(10, 3 * cost(card))
    s = activated(
        story, "tom", circle=circle, creature=[card], energy=(0, 5), awareness=(0, 5)
    ).play(card)
    assert s.t.energy[CREATURE] == min(10, 5 + 3 * cost(card))


def test_character_lance_gains_no_more_than_ten(story):
    s = activated(story, "lance", energy=(0, 8), awareness=(0, 5)).play("pass")
    assert s.told_of("gains") == ["gains who=1 amount=2 cause=lance_creature"]


def test_character_jeremys_turn_takes_effect_in_the_movement_that_follows(story):
    s = activated(story, "jeremy").play("direction")
    assert s.t.marker == "jayne"
