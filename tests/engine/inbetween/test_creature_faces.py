"""A story for the Creature face of each Character: what happens when the marker is on it."""

from engine.inbetween.data import CREATURE, TOWN
from tests.engine.inbetween.story import cost, shifts, tells


def begin(story, who, circle="", level=7, energy=(0, 0), **position):
    """The marker on a Terrified Character, no Energy to raise Awareness with, after preparing."""
    notch = {who: level} | position.pop("notch", {})
    circle = circle or f"{who} tom julie lance richard scott sam"
    s = story(circle, marker=who, notch=notch, energy=energy, **position)
    return s.play("prepare", "done")


@tells("bob_creature")
def test_bob_lowers_the_towns_awareness(story):
    s = begin(story, "bob", awareness=(3, 3))
    assert s.told_of("used", "awareness") == [
        "used what=bob_creature who=1",
        "awareness who=0 old=3 new=2 cause=bob_creature",
    ]


@tells("carl_creature", "rift")
def test_carl_lets_the_creature_play_a_card_with_its_ability(story):
    s = begin(story, "carl", creature=["rift_1", "feast_1"], energy=(0, 2), awareness=(0, 5))
    assert (s.asked, s.options) == ((CREATURE, "play"), ("rift_1", "feast_1", "pass"))
    s.play("rift_1")
    assert s.asked == (CREATURE, "mark")
    s.play("token:carl")
    assert (s.asked, s.options) == ((CREATURE, "activate"), ("activate", "pass"))
    s.play("activate")
    assert s.told == [f"pays who=1 amount={cost('rift_1')} cause=rift_1", "used what=rift who=1"]
    s.play("direction")
    assert s.told_of("direction", "puts_away", "marker") == [
        "direction direction=-1 cause=rift",
        "puts_away who=1 card=rift_1",
        "marker old=carl new=sam cause=movement",
    ]
    too_little = cost("feast_1") - 1
    s = begin(story, "carl", creature=["feast_1"], energy=(0, too_little), awareness=(0, 5))
    s.play("feast_1", "token:julie")
    assert s.asked == (CREATURE, "act")


@tells("earl_creature", "max_creature")
def test_earl_borrows_the_ability_of_somebody_terrified(story):
    s = begin(
        story, "earl", "earl julie max lance scott sam tom", notch={"max": 9, "tom": 7, "scott": 6}
    )
    assert (s.asked, s.options) == ((CREATURE, "copy"), ("copy:max", "copy:tom", "pass"))
    s.play("copy:max")
    assert s.told == ["used what=max_creature who=1"]
    # Adjacent means next to Earl.
    assert (s.asked, s.options) == (
        (CREATURE, "may_remove"),
        ("remove:tom", "remove:julie", "pass"),
    )
    s.play("remove:julie")
    assert s.told_of("removes") == ["removes who=julie cause=max_creature"]
    s = begin(story, "earl")
    assert s.asked == (CREATURE, "act")


@tells("jayne_creature")
def test_jayne_shifts_everybody_with_the_symbol_of_a_discarded_card(story):
    # Rift: Jayne herself, Lance's Human face, and Tom's Creature face.
    s = begin(
        story,
        "jayne",
        "jayne lance tom bob carl earl",
        creature=["hiding_1", "rift_1"],
        notch={"lance": 3, "tom": 9, "bob": 4, "carl": 4},
        token={"rift": "carl"},
    )
    assert s.asked == (CREATURE, "discard_to_shift")
    assert s.options == ("hiding_1", "rift_1", "pass")
    s.play("rift_1")
    assert s.told == ["discards who=1 card=rift_1 cause=jayne_creature"]
    # Tom is Devoured and locked.
    assert (s.asked, s.options) == (
        (CREATURE, "shift"),
        shifts(jayne=(6, 8), lance=(2, 4), carl=(3, 5)),
    )
    s.play("shift:carl:5", "shift:jayne:8")
    assert s.options == ("shift:lance:2", "shift:lance:4")
    s.play("shift:lance:4")
    assert [s.t.notch[who] for who in ("jayne", "lance", "carl", "tom")] == [8, 4, 5, 9]
    s = begin(story, "jayne", creature=["rift_1"]).play("pass")
    assert s.t.hand[CREATURE] == ["rift_1"]


@tells("jeremy_creature")
def test_jeremy_turns_the_direction(story):
    s = begin(story, "jeremy")
    assert (s.asked, s.options) == ((CREATURE, "may_turn"), ("direction", "pass"))
    s.play("direction")
    assert s.told_of("direction", "marker") == [
        "direction direction=-1 cause=jeremy_creature",
        "marker old=jeremy new=sam cause=movement",
    ]
    s = begin(story, "jeremy").play("pass")
    assert s.t.marker == "tom"


@tells("julie_creature")
def test_julie_draws_two_cards(story):
    s = begin(story, "julie", "julie tom bob lance richard scott sam")
    assert s.told_of("draws")[1:] == ["draws who=1 count=2 cause=julie_creature"]


@tells("lance_creature")
def test_lance_gives_three_energy(story):
    s = begin(story, "lance", "lance tom bob julie richard scott sam")
    assert s.told_of("gains") == ["gains who=1 amount=3 cause=lance_creature"]


@tells("maggie_creature")
def test_maggie_raises_awareness_for_half_the_energy(story):
    s = begin(story, "maggie", energy=(0, 2), awareness=(0, 4))
    assert (s.asked, s.options) == ((CREATURE, "raise"), ("raise", "pass"))
    question = s.view(CREATURE).question
    assert [str(choice.message) for choice in question.choices] == [
        "inbetween.raise level=5 price=2",
        "inbetween.pass",
    ]
    s.play("raise")
    assert s.told_of("pays", "awareness") == [
        "pays who=1 amount=2 cause=maggie_creature",
        "awareness who=1 old=4 new=5 cause=maggie_creature",
    ]


@tells("mandi_creature")
def test_mandi_flips_up_to_two_people(story):
    s = begin(story, "mandi", notch={"tom": 4, "julie": 4, "lance": 3, "richard": 5, "sam": 4})
    assert s.asked == (CREATURE, "may_flip")
    assert s.options == ("shift:tom:5", "shift:julie:5", "shift:sam:5", "pass")
    s.play("shift:julie:5")
    assert s.options == ("shift:tom:5", "shift:sam:5", "pass")
    s.play("shift:sam:5")
    assert s.asked == (CREATURE, "act")
    assert [s.t.notch[who] for who in ("tom", "julie", "sam")] == [4, 5, 5]


@tells("max_creature")
def test_max_removes_a_neighbour(story):
    s = begin(story, "max", notch={"tom": 0})
    assert (s.asked, s.options) == ((CREATURE, "may_remove"), ("remove:sam", "remove:tom", "pass"))
    s.play("remove:tom")
    assert s.told_of("removes") == ["removes who=tom cause=max_creature"]
    s = begin(story, "max").play("pass")
    assert len(s.t.circle) == 7


@tells("mina_creature")
def test_mina_takes_a_card_back(story):
    s = begin(story, "mina", discard=([], ["rift_1", "feast_1"]))
    assert (s.asked, s.options) == ((CREATURE, "may_take_back"), ("rift_1", "feast_1", "pass"))
    s.play("feast_1")
    assert s.told_of("takes_back") == ["takes_back who=1 card=feast_1 cause=mina_creature"]
    # Everybody saw which card it was.
    assert s.view(TOWN).table["players"][CREATURE]["known"] == ["feast_1"]


@tells("natalie_creature")
def test_natalie_shifts_a_neighbour(story):
    s = begin(story, "natalie", notch={"tom": 1, "sam": 6})
    assert s.asked == (CREATURE, "may_shift")
    assert s.options == (*shifts(sam=(5, 7), tom=(0, 2)), "pass")
    s.play("shift:tom:2")
    assert s.told_of("shifts") == ["shifts who=tom old=1 new=2 by=1 cause=natalie_creature"]


@tells("richard_creature")
def test_richard_confiscates_equipment_for_its_cost(story):
    s = begin(
        story,
        "richard",
        "richard tom julie lance bob scott sam",
        equipment=["bicycle"],
        cards_on={"tom": ["shotgun"]},
    )
    # The Town's Bicycle may be asked for only after the ability.
    assert (s.asked, s.options) == ((CREATURE, "confiscate"), ("bicycle", "shotgun", "pass"))
    s.play("shotgun")
    assert s.told_of("boxes", "gains") == [
        "boxes card=shotgun cause=richard_creature",
        f"gains who=1 amount={cost('shotgun')} cause=richard_creature",
    ]
    assert s.t.box[-1] == "shotgun"


@tells("rodney_creature")
def test_rodney_looks_at_the_towns_hand_and_may_discard(story):
    s = begin(story, "rodney", town=["rescue", "curfew"], decks=((), ("rift_1",)))
    assert s.told_of("looks") == ["looks who=1 at=0"]
    assert (s.asked, s.options) == ((CREATURE, "discard_of_town"), ("rescue", "curfew", "pass"))
    assert s.match.pending.hush
    assert s.view(CREATURE).table["players"][TOWN]["known"] == ["rescue", "curfew"]
    s.play("rescue")
    assert s.told_of("discards") == ["discards who=0 card=rescue cause=rodney_creature"]
    assert s.t.discard[TOWN] == ["rescue"]


@tells("sam_creature")
def test_sam_costs_the_town_cards_or_energy(story):
    def with_sam():
        hand = ["rescue", "curfew", "debunk", "camera", "reroute"]
        return begin(story, "sam", "sam tom julie lance bob scott", town=hand, energy=(3, 0))

    s = with_sam()
    # Sam asks the Creature, in the Town's turn.
    assert (s.asked, s.options) == ((CREATURE, "sam"), ("cards", "energy"))
    s.play("energy")
    assert s.told_of("loses") == ["loses who=0 amount=3 cause=sam_creature"]
    s = with_sam().play("cards")
    assert s.asked == (TOWN, "give_up")
    assert s.options == ("rescue", "curfew", "debunk", "camera", "reroute")
    s.play("curfew", "rescue")
    assert s.told_of("discards") == [
        "discards who=0 card=curfew cause=sam_creature",
        "discards who=0 card=rescue cause=sam_creature",
    ]


@tells("scott_creature")
def test_scott_counts_safety_markers_in_the_creature_dimension(story):
    s = begin(
        story,
        "scott",
        "scott tom julie lance bob sam",
        notch={"tom": 6, "julie": 9, "bob": 5, "sam": 2},
    )
    assert s.told_of("gains") == ["gains who=1 amount=3 cause=scott_creature"]


@tells("timmy_creature")
def test_timmy_pulls_a_secured_character_up_by_two(story):
    s = begin(story, "timmy", notch={"julie": 0, "scott": 0, "tom": 1})
    assert (s.asked, s.options) == (
        (CREATURE, "may_shift"),
        ("shift:julie:2", "shift:scott:2", "pass"),
    )
    s.play("shift:scott:2")
    assert s.told_of("shifts") == [
        "shifts who=scott old=0 new=1 by=1 cause=timmy_creature",
        "shifts who=scott old=1 new=2 by=1 cause=timmy_creature",
    ]


@tells("tom_creature")
def test_tom_turns_a_card_into_three_times_its_cost(story):
    s = begin(story, "tom", "tom bob julie lance richard scott", creature=["rift_1", "paranoia_1"])
    assert s.asked == (CREATURE, "discard_to_gain")
    assert s.options == ("rift_1", "paranoia_1", "pass")
    s.play("paranoia_1")
    assert s.told_of("discards", "gains") == [
        "discards who=1 card=paranoia_1 cause=tom_creature",
        f"gains who=1 amount={3 * cost('paranoia_1')} cause=tom_creature",
    ]
