"""A story for each Town card that is no Equipment: exactly what is asked and told.

One of them is also the story of a Creature card, which does the same for the other side.
"""

import pytest

from engine.inbetween.data import CREATURE, IN_BETWEEN, ROLES, TOWN
from tests.engine.inbetween.story import SEVEN, SIX, cost, shifts, tells


@tells("evacuation")
def test_evacuation_removes_anybody_who_is_not_locked(story):
    s = story(
        SEVEN,
        town=["evacuation"],
        notch={"bob": 0, "carl": 9},
        token={"kin": "jayne"},
    ).activate("evacuation")
    assert s.asked == (TOWN, "remove")
    assert s.options == tuple(f"remove:{who}" for who in s.t.circle[2:])
    s.play("remove:jayne")
    assert s.told == ["removes who=jayne cause=evacuation", "puts_away who=0 card=evacuation"]
    assert s.t.circle == ["bob", "carl", "earl", "jeremy", "julie", "lance"]
    assert s.t.token["kin"] == ""


@pytest.mark.parametrize(
    ("card", "notch", "offered", "again"),
    [
        # Somebody in the Human dimension, who is not Secured.
        (
            *("safe_house", {"bob": 0, "earl": 1}),
            *(shifts(earl=(0, 2), jeremy=(3, 5)), shifts(jeremy=(2, 4))),
        ),
        # Somebody in the Creature dimension; the second shift goes on with the same person, in
        # whatever dimension they are now.
        (
            *("rescue", {"carl": 9, "jayne": 6}),
            *(shifts(jayne=(5, 7), julie=(4, 6)), shifts(julie=(3, 5))),
        ),
    ],
)
@tells("safe_house", "rescue", by="card")
def test_safe_house_and_rescue_shift_somebody_of_one_dimension_once_or_twice(
    story, card, notch, offered, again
):
    s = story(SIX, town=[card], notch=notch).activate(card)
    assert (s.asked, s.options) == ((TOWN, "shift"), offered)
    _, who, to = offered[2].split(":")
    assert s.play(offered[2]).options == (*again, "pass")
    assert s.play("pass").told == [f"puts_away who=0 card={card}"]
    assert s.t.notch[who] == int(to)
    s = story(SIX, town=[card], notch=notch).activate(card).play(offered[2], again[0])
    assert again[0] == f"shift:{who}:{s.t.notch[who]}"


@tells("curfew")
def test_curfew_turns_the_direction(story):
    s = story(town=["curfew"]).activate("curfew")
    assert s.told_of("used", "direction", "puts_away") == [
        "used what=curfew who=0",
        "direction direction=-1 cause=curfew",
        "puts_away who=0 card=curfew",
    ]
    assert s.view(None).table["next_stops"] == ["max", "mandi"]


@tells("cereal_bar")
def test_cereal_bar_gives_two_energy(story):
    s = story(town=["cereal_bar"]).activate("cereal_bar")
    assert s.told_of("gains") == ["gains who=0 amount=2 cause=cereal_bar"]
    assert s.t.energy == [5 - cost("cereal_bar") + 2, 5]


@tells("block_party")
def test_block_party_counts_safety_markers_in_the_human_dimension(story):
    s = story(town=["block_party"], notch={"bob": 0, "earl": 3, "carl": 7}).activate("block_party")
    # Five are in the Human dimension, two of them with a marker; Carl's does not count.
    assert s.told_of("gains") == ["gains who=0 amount=2 cause=block_party"]
    assert s.t.energy[TOWN] == 5 - cost("block_party") + 2


@tells("reroute")
def test_reroute_is_a_hiding_of_the_towns(story):
    s = story(town=["reroute"]).activate("reroute")
    assert s.asked == (TOWN, "attach")
    s.play("attach:carl", "end")
    assert s.told_of("comes_off", "marker") == [
        "comes_off card=reroute who=carl owner=0",
        "marker old=bob new=earl cause=movement",
    ]
    assert s.t.discard[TOWN] == ["reroute"]


@tells("roadblock")
def test_roadblock_sends_the_marker_to_either_side(story):
    s = story(town=["roadblock"], marker="carl").activate("roadblock")
    assert (s.asked, s.options) == ((TOWN, "marker"), ("marker:bob", "marker:earl"))
    s.play("marker:bob")
    assert s.told_of("marker") == ["marker old=carl new=bob cause=roadblock"]


@pytest.mark.parametrize(
    ("kind", "card", "me", "flipped"),
    [
        ("search_party", "search_party", TOWN, "julie"),
        ("abduction", "abduction_1", CREATURE, "jeremy"),
    ],
)
@tells("search_party", "abduction", by="kind")
def test_search_party_and_abduction_flip_somebody_to_their_own_side_or_remove(
    story, kind, card, me, flipped
):
    def begin():
        notch = {"bob": 3, "carl": 6, "earl": 2, "jayne": 7, "jeremy": 4, "julie": 5, "lance": 0}
        hand = {ROLES[me]: [card]}
        return story(SEVEN, **hand, active=me, notch=notch).activate(card)

    s = begin()
    there, back = IN_BETWEEN[me], IN_BETWEEN[1 - me]
    removals = [f"remove:{who}" for who in ("bob", "carl", "jeremy", "julie")]
    assert s.asked == (me, "flip_or_remove")
    assert s.options == (f"shift:{flipped}:{there}", *removals)
    s.play(f"shift:{flipped}:{there}")
    assert s.told_of("flips") == [
        f"flips who={flipped} old={back} new={there} by={me} cause={kind}"
    ]
    s = begin().play("remove:bob")
    assert s.told_of("removes", "marker") == [
        f"removes who=bob cause={kind}",
        f"marker old=bob new=carl cause={kind}",
    ]
    s = begin().play("remove:carl")
    assert s.told_of("removes") == [f"removes who=carl cause={kind}"]
    assert "carl" not in s.t.circle
    assert s.t.box[-1] == "carl"


@tells("crackdown")
def test_crackdown_costs_the_creature_three_energy(story):
    s = story(town=["crackdown"], energy=(5, 5)).activate("crackdown")
    assert s.told_of("loses") == ["loses who=1 amount=3 cause=crackdown"]
    s = story(town=["crackdown"], energy=(5, 2)).activate("crackdown")
    assert s.told_of("loses") == ["loses who=1 amount=2 cause=crackdown"]
    assert s.t.energy[CREATURE] == 0


@tells("police_escort")
def test_police_escort_shifts_two_different_people(story):
    s = story(SIX, town=["police_escort"], notch={"jeremy": 0}).activate("police_escort")
    assert (s.asked, s.options) == ((TOWN, "shift"), shifts(bob=(3, 5), earl=(3, 5)))
    assert s.play("shift:bob:3").options == ("shift:earl:3", "shift:earl:5")
    s.play("shift:earl:3")
    assert s.told == [
        "shifts who=earl old=4 new=3 by=0 cause=police_escort",
        "puts_away who=0 card=police_escort",
    ]


@tells("preparations")
def test_preparations_makes_up_for_missing_energy_or_draws(story):
    s = story(town=["preparations"], energy=(3, 10)).activate("preparations")
    assert s.told_of("gains", "draws") == ["gains who=0 amount=4 cause=preparations"]
    s = story(town=["preparations"], energy=(7, 5)).activate("preparations")
    assert s.told_of("gains", "draws") == ["draws who=0 count=2 cause=preparations"]
    assert len(s.t.hand[TOWN]) == 2


@tells("front_page")
def test_front_page_lets_the_town_raise_its_awareness(story):
    enough = cost("front_page") + 3
    s = story(town=["front_page"], energy=(enough, 5), awareness=(2, 0)).activate("front_page")
    assert (s.asked, s.options) == ((TOWN, "raise"), ("raise", "pass"))
    s.play("raise")
    assert s.told == [
        "pays who=0 amount=3 cause=front_page",
        "awareness who=0 old=2 new=3 cause=front_page",
        "drew who=0 cards=town_awareness_3",
        "puts_away who=0 card=front_page",
    ]
    s = story(town=["front_page"], energy=(enough - 1, 5), awareness=(2, 0)).activate("front_page")
    assert s.asked == (TOWN, "finish")


@tells("old_archives")
def test_old_archives_takes_a_card_from_the_discard_pile(story):
    s = story(town=["old_archives"], discard=(["rescue", "curfew"], ["rift_1"]))
    s.activate("old_archives")
    assert (s.asked, s.options) == ((TOWN, "take_back"), ("rescue", "curfew"))
    s.play("curfew")
    assert s.told == [
        "takes_back who=0 card=curfew cause=old_archives",
        "puts_away who=0 card=old_archives",
    ]
    assert (s.t.hand[TOWN], s.t.discard[TOWN]) == (["curfew"], ["rescue", "old_archives"])


@tells("town_library")
def test_town_library_draws_two(story):
    s = story(town=["town_library"], decks=(["rescue", "curfew", "debunk"], ["rift_1"]))
    s.activate("town_library")
    assert s.told[-4:] == [
        "used what=town_library who=0",
        "draws who=0 count=2 cause=town_library",
        "(town) drew who=0 cards=debunk,curfew",
        "puts_away who=0 card=town_library",
    ]
    assert s.match.why_not_undo == "shown"


@tells("debunk")
def test_debunk_lowers_the_creatures_awareness(story):
    s = story(town=["debunk"], awareness=(0, 1)).activate("debunk")
    assert s.told_of("awareness") == ["awareness who=1 old=1 new=0 cause=debunk"]
    s = story(town=["debunk"], awareness=(3, 0)).activate("debunk")
    assert s.told_of("awareness") == []


@tells("neighbourly_help")
def test_neighbourly_help_gives_two_energy_and_a_card(story):
    s = story(town=["neighbourly_help"]).activate("neighbourly_help")
    assert s.told_of("gains", "draws") == [
        "gains who=0 amount=2 cause=neighbourly_help",
        "draws who=0 count=1 cause=neighbourly_help",
    ]


@tells("wake_up_call")
def test_wake_up_call_opens_a_devoured_lock(story):
    s = story(town=["wake_up_call"], notch={"carl": 9, "jayne": 9, "bob": 0}, energy=(10, 0))
    s.activate("wake_up_call")
    assert (s.asked, s.options) == ((TOWN, "shift"), ("shift:carl:8", "shift:jayne:8"))
    s.play("shift:jayne:8")
    assert s.told == [
        "shifts who=jayne old=9 new=8 by=0 cause=wake_up_call",
        "puts_away who=0 card=wake_up_call",
    ]


@tells("stick_together")
def test_stick_together_needs_a_human_neighbour(story):
    s = story(SIX, town=["stick_together"], notch={"carl": 4, "jayne": 4, "bob": 0})
    s.activate("stick_together")
    # Bob, Carl, Earl, Jayne and Jeremy are in a row; Bob is locked.
    assert s.asked == (TOWN, "shift")
    assert {option.split(":")[1] for option in s.options} == {"carl", "earl", "jayne", "jeremy"}
    s.play("shift:carl:3", "shift:carl:2")
    assert s.t.notch["carl"] == 2
    s = story(SIX, town=["stick_together"]).activate("stick_together")
    assert s.asked == (TOWN, "finish")


@tells("word_of_mouth")
def test_word_of_mouth_places_or_moves_a_town_token(story):
    s = story(SIX, town=["word_of_mouth"], token={"home": "carl"}).activate("word_of_mouth")
    assert s.asked == (TOWN, "symbol")
    assert s.options == ("symbol:home", "symbol:law", "symbol:lore", "symbol:kin")
    s.play("symbol:home")
    # Bob, Jayne and Jeremy print it, Carl has it already.
    assert (s.asked, s.options) == ((TOWN, "token"), ("token:earl:home", "token:julie:home"))
    s.play("token:julie:home")
    assert s.told == [
        "token symbol=home old=carl new=julie cause=word_of_mouth",
        "puts_away who=0 card=word_of_mouth",
    ]
