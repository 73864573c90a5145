"""The examples that the rulebook itself gives, with the place where they stand."""

from engine.inbetween.data import CREATURE, TOWN

SAM = "sam bob carl earl jayne jeremy julie"


def test_page_14_sam_is_pulled_over_in_three_shifts(story):
    s = story(SAM, active=CREATURE, awareness=(0, 5), notch={"sam": 2})
    s.play("awareness_5")
    states = []
    for notch in (3, 4, 5):
        s.play(f"shift:sam:{notch}")
        sam = s.view(None).table["people"]["sam"]
        states.append((sam["state"], sam["dimension"]))
    assert states == [("alert", "human"), ("in_between", "human"), ("in_between", "creature")]


def test_rest_with_six_characters_and_five_energy(story):
    # Rulebook, Rest: six in the Creature dimension, five Energy, so only five more.
    s = story(active=CREATURE, energy=(5, 5), notch={"bob": 5})
    assert len(s.t.people(CREATURE)) == 6
    s.play("rest")
    assert s.told == ["rests who=1", "gains who=1 amount=5 cause=rest"]
    assert s.t.energy == [5, 10]


def test_sams_discard_with_one_card_in_hand(story):
    # Rulebook, Card clarifications: one card, three Energy, two cards demanded.
    s = story(SAM, notch={"sam": 8}, town=["rescue"], energy=(3, 0), active=CREATURE)
    s.play("prepare", "done", "cards")
    assert s.told_of("discards") == ["discards who=0 card=rescue cause=sam_creature"]
    assert s.t.energy[TOWN] == 3


def test_preparations_compares_the_energy_after_paying(story):
    # Rulebook, Card clarifications. Four against three before, two against three after.
    s = story(town=["preparations"], energy=(4, 3)).activate("preparations")
    assert s.told_of("pays", "gains") == [
        "pays who=0 amount=2 cause=preparations",
        "gains who=0 amount=1 cause=preparations",
    ]


def test_awareness_level_four_offers_the_abilities_one_to_four(story):
    # Rulebook, Awareness phase.
    s = story(awareness=(4, 0))
    assert [option for option in s.options if option.startswith("awareness")] == [
        "awareness_1",
        "awareness_2",
        "awareness_3",
        "awareness_4",
    ]


def test_a_hiding_lends_its_symbol_to_nobody(story):
    # Rulebook, Hiding: its symbol is no additional symbol of the Character.
    s = story(creature=["hiding_2"], active=CREATURE, cards_on={"carl": ["hiding_1"]})
    s.play("hiding_2")
    assert "shift:carl:6" not in s.options
