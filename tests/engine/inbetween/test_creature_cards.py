"""A story for each kind of Creature card: exactly what is asked, exactly what is told.

Abduction has its story in test_town_cards.py, together with the Search Party.
"""

from engine.inbetween.data import CREATURE, TOWN
from tests.engine.inbetween.story import SIX, shifts, tells


@tells("hiding")
def test_hiding_makes_the_marker_pass_over_once(story):
    s = story(creature=["hiding_1"], active=CREATURE).activate("hiding_1")
    assert s.asked == (CREATURE, "attach")
    assert s.options == tuple(f"attach:{who}" for who in s.t.circle)
    s.play("attach:carl")
    assert s.told == ["attaches card=hiding_1 who=carl"]
    assert s.view(TOWN).table["next_stops"] == ["earl", "jayne"]
    s.play("end")
    assert s.told == [
        "activity who=bob notch=4",
        "passes_over who=carl card=hiding_1",
        "comes_off card=hiding_1 who=carl owner=1",
        "marker old=bob new=earl cause=movement",
        "turn who=0 marker=earl",
    ]
    assert s.t.discard[CREATURE] == ["hiding_1"]
    assert s.t.cards_on == {}


@tells("replacement")
def test_replacement_moves_somebody_with_everything_on_them(story):
    s = story(
        creature=["replacement_1"],
        active=CREATURE,
        marker="earl",
        notch={"earl": 2},
        token={"home": "earl"},
        cards_on={"earl": ["reroute"]},
    ).activate("replacement_1")
    assert s.asked == (CREATURE, "lift")
    assert s.options == tuple(f"lift:{who}" for who in s.t.circle)
    s.play("lift:earl")
    assert s.asked == (CREATURE, "gap")
    # Behind Carl he stands already.
    others = ("bob", "jayne", "jeremy", "julie", "lance", "maggie", "mandi", "max")
    assert s.options == tuple(f"behind:{who}" for who in others)
    s.play("behind:max")
    assert s.told == [
        "replaces who=earl behind=max cause=replacement",
        "puts_away who=1 card=replacement_1",
    ]
    assert " ".join(s.t.circle) == "bob carl jayne jeremy julie lance maggie mandi max earl"
    assert (s.t.marker, s.t.notch["earl"], s.t.token["home"]) == ("earl", 2, "earl")
    assert s.t.cards_on == {"earl": ["reroute"]}


@tells("paranoia")
def test_paranoia_lowers_the_towns_awareness_or_takes_a_card(story):
    def begin():
        return story(
            creature=["paranoia_1"], town=["rescue", "curfew"], active=CREATURE, awareness=(2, 0)
        ).activate("paranoia_1")

    s = begin()
    assert (s.asked, s.options) == ((CREATURE, "paranoia"), ("awareness", "card"))
    s.play("awareness")
    assert s.told == [
        "awareness who=0 old=2 new=1 cause=paranoia",
        "puts_away who=1 card=paranoia_1",
    ]
    s = begin().play("card")
    (lost,) = s.t.discard[TOWN]
    assert s.told == [
        f"discards who=0 card={lost} cause=paranoia",
        "puts_away who=1 card=paranoia_1",
    ]
    assert s.match.why_not_undo == "luck"


@tells("ambush")
def test_ambush_shifts_a_neighbour_of_the_marker_and_perhaps_again(story):
    s = story(creature=["ambush_1"], active=CREATURE, marker="carl").activate("ambush_1")
    assert s.asked == (CREATURE, "shift")
    assert s.options == shifts(bob=(3, 5), earl=(3, 5))
    s.play("shift:earl:5")
    assert s.told == ["flips who=earl old=4 new=5 by=1 cause=ambush"]
    assert s.asked == (CREATURE, "may_shift")
    assert s.options == ("shift:earl:4", "shift:earl:6", "pass")
    s.play("shift:earl:6")
    assert s.told == [
        "shifts who=earl old=5 new=6 by=1 cause=ambush",
        "puts_away who=1 card=ambush_1",
    ]
    assert (s.asked, s.options) == ((CREATURE, "finish"), ("end",))


@tells("feast")
def test_feast_shifts_somebody_in_the_creature_dimension(story):
    s = story(
        SIX,
        creature=["feast_1"],
        active=CREATURE,
        notch={"carl": 8, "jayne": 9},
    ).activate("feast_1")
    assert s.asked == (CREATURE, "shift")
    assert s.options == shifts(carl=(7, 9), julie=(4, 6))
    # Devoured is locked: there is no second shift.
    s.play("shift:carl:9")
    assert s.asked == (CREATURE, "finish")
    s.play("end")
    assert s.t.notch["carl"] == 9


@tells("rift")
def test_rift_turns_the_direction_or_moves_the_marker(story):
    s = story(creature=["rift_1"], active=CREATURE).activate("rift_1")
    assert (s.asked, s.options) == ((CREATURE, "rift"), ("direction", "marker:carl"))
    s.play("direction")
    assert s.told_of("direction") == ["direction direction=-1 cause=rift"]
    s.play("end")
    assert s.t.marker == "max"
    s = story(creature=["rift_1"], active=CREATURE).activate("rift_1").play("marker:carl")
    assert s.told_of("marker") == ["marker old=bob new=carl cause=rift"]
