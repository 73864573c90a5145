"""The rulings R-19 to R-25 and R-53, R-55, R-56: who fights, what counts, who places what."""

from engine.twister.combat import drawn_in, totals
from engine.twister.travel import Terrain
from tests.engine.twister.story import Story, full, short


def sides(s: Story, attacker: str, target: str) -> list[list[str]]:
    """Who would be drawn in, in short names and in order."""
    drawn = drawn_in(Terrain(s.t), full(attacker), full(target), [])
    return [sorted(map(short, side)) for side in drawn]


def base(s: Story, attacker: str, target: str) -> list[int]:
    """The totals without cards."""
    terrain = Terrain(s.t)
    return totals(terrain, drawn_in(terrain, full(attacker), full(target), []))


def test_r_19_combat_spreads_through_open_edges_across_borders_and_lines():
    at = {"y_barbarian": "5.1", "b_magophage": "6.1", "b_acrobat": "5.0", "y_prophet": "6.0"}
    s = Story(at)
    # The Prophet stands behind a portcullis, the Acrobat beside the Barbarian.
    assert sides(s, "y_barbarian", "b_magophage") == [["y_barbarian"], ["b_acrobat", "b_magophage"]]
    at = {"y_barbarian": "4.1", "b_magophage": "5.1", "b_prophet": "4.0"}
    assert sides(Story(at), "y_barbarian", "b_magophage") == [["y_barbarian"], ["b_magophage"]]
    at = {"y_barbarian": "20.2", "b_magophage": "21.2", "b_prophet": "20.3", "y_acrobat": "19.3"}
    s = Story(at)
    assert s.to("attack", "y_barbarian") == {"b_magophage", "b_prophet"}
    assert sides(s, "y_barbarian", "b_magophage") == [
        ["y_acrobat", "y_barbarian"],
        ["b_magophage", "b_prophet"],
    ]


def test_r_20_a_courtesan_who_stays_out_passes_nothing_on(story):
    at = {"y_barbarian": "5.1", "b_acrobat": "6.1", "b_courtesan": "5.2", "y_prophet": "4.2"}
    for answer, y_side, b_side in (
        ("join", ["y_barbarian", "y_prophet"], ["b_acrobat", "b_courtesan"]),
        ("stay_out", ["y_barbarian"], ["b_acrobat"]),
    ):
        s = story(at).play("attack:y_barbarian:b_acrobat")
        assert s.asked == (1, "courtesan")
        s.play(answer)
        combat = s.view(None).table["combat"]
        assert [sorted(map(short, side)) for side in combat["sides"]] == [y_side, b_side]
        assert s.asked == (0, "combat")
    # The attacker decides first.
    at |= {"y_courtesan": "7.2", "b_magophage": "6.2", "y_prophet": "1.2"}
    s = story(at).play("attack:y_barbarian:b_acrobat")
    assert s.asked == (1, "courtesan")  # nobody of the other side stands beside the yellow one
    s = story(at | {"y_courtesan": "6.2", "b_magophage": "1.3"})
    s.play("attack:y_barbarian:b_acrobat")
    assert s.asked == (0, "courtesan")
    s.play("stay_out")
    assert s.asked == (1, "courtesan")


def test_r_21_the_barbarian_counts_magic_users_once_and_is_paid_for_each_killed(story):
    at = {"y_barbarian": "5.1", "b_prophet": "6.1", "b_telekineticist": "5.0"}
    s = Story(at)
    assert base(s, "y_barbarian", "b_prophet") == [4, 2]
    # A carried magic user that dies pays as well, and so does a wounded target.
    at = {"y_barbarian": "5.1", "b_acrobat": "6.1", "b_prophet": "6.1"}
    s = story(at, wounded=["b_prophet"]).fight("attack:y_barbarian:b_acrobat", 3, 0)
    assert s.told_of("dies", "scores", "wounded") == [
        "dies piece=b_prophet square=6.1 why=combat",
        "scores who=0 vp=1 total=1 why=kill",
        "scores who=0 vp=1 total=2 why=barbarian",
        "wounded piece=b_acrobat",
    ]
    # Without a Barbarian among the winners, or with a wounded one, there is no extra point.
    s = story({"y_acrobat": "5.1", "b_prophet": "6.1"}, wounded=["b_prophet"])
    s.fight("attack:y_acrobat:b_prophet", 3, 0)
    assert s.points == [1, 0]
    at = {"y_acrobat": "5.1", "y_prophet": "5.1", "b_barbarian": "6.1"}
    s = story(at, wounded=["y_prophet", "b_barbarian"])
    s.fight("attack:y_acrobat:b_barbarian", 0, 6)  # the wounded target wins
    assert (s.where("y_prophet"), s.points) == ("", [0, 1])
    # Nor does he get his +1 wounded.
    s = Story({"y_prophet": "5.1", "b_barbarian": "6.1"}, wounded=["b_barbarian"])
    assert base(s, "y_prophet", "b_barbarian") == [1, 0]


def test_r_22_modifiers_add_up_and_nobody_counts_below_nothing():
    s = Story({"y_courtesan": "18.5", "b_acrobat": "18.6"})
    assert base(s, "y_courtesan", "b_acrobat") == [0, 2]
    s = Story({"y_barbarian": "18.5", "b_prophet": "18.6"})
    assert base(s, "y_barbarian", "b_prophet") == [3, 1]
    s = Story({"y_acrobat": "17.2", "b_water_elemental": "17.1"}, wounded=["b_water_elemental"])
    assert base(s, "y_acrobat", "b_water_elemental") == [2, 1]


def test_r_23_whoever_was_wounded_is_safe_until_the_turn_ends(story):
    at = {"y_barbarian": "5.1", "b_acrobat": "6.1", "b_prophet": "6.1", "b_magophage": "5.0"}
    s = story(at, wounded=["b_prophet"]).fight("attack:y_barbarian:b_acrobat", 6, 0)
    assert s.points == [2, 0]
    assert s.is_wounded("b_acrobat")
    assert s.is_wounded("b_magophage")
    assert s.to("attack", "y_barbarian") == set()
    assert s.refused()["attack:y_barbarian:b_acrobat"][0] == "twister.no.fresh"
    # In the next own turn they can be attacked.
    s = story(at | {"b_courtesan": "20.3"}, wounded=["b_prophet"])
    s.fight("attack:y_barbarian:b_acrobat", 6, 0)
    s.play("end", "card:2", "end", "card:2")
    assert s.to("attack", "y_barbarian") == {"b_acrobat", "b_magophage"}


def test_r_24_both_sides_may_confuse_one_combat(story):
    at = {"y_prophet": "5.1", "y_confusion": "5.1", "b_prophet": "6.1", "b_confusion": "6.1"}
    s = story(at).play("attack:y_prophet:b_prophet")
    assert s.asked == (0, "confusion")
    s.play("use:y_prophet")
    assert s.asked == (1, "confusion")
    s.play("use:b_prophet")
    assert len(s.told_of("cards")) == 1
    assert sorted(s.t.gone) == ["blue_confusion", "yellow_confusion"]
    assert s.asked == (0, "act")


def test_r_25_the_last_card_is_played_without_asking(story):
    s = story({"y_barbarian": "5.1", "b_acrobat": "6.1"}, hands={1: [0]})
    s.play("attack:y_barbarian:b_acrobat")
    assert s.asked == (0, "combat")
    s.play("fight:1")
    assert s.told_of("cards") == [
        "cards by=0 sides=y_barbarian,b_acrobat cards=1,0 base=3,2 totals=4,2"
    ]
    assert s.t.fighting[1] == [0]


def test_r_53_confusion_needs_a_reader_with_magic_and_an_enemy_in_sight():
    def asked(at: dict[str, str], *wounded: str) -> str:
        return Story(at, wounded=wounded).play("attack:y_acrobat:b_acrobat").asked[1]

    # The reader is in the room of the combat, or takes part.
    near = {"y_acrobat": "4.2", "b_acrobat": "5.2", "y_prophet": "1.2", "y_confusion": "1.2"}
    assert asked(near) == "confusion"
    assert asked(near | {"y_prophet": "1.6", "y_confusion": "1.6"}) == "combat"
    assert asked(near | {"y_magophage": "2.2"}) == "combat"  # the reader's square is dead
    assert asked(near | {"b_magophage": "5.1"}) == "combat"  # the only enemy's is
    assert asked(near, "y_prophet") == "combat"  # wounded, nobody reads
    mist = {"y_acrobat": "7.6", "b_acrobat": "7.5", "y_prophet": "7.7", "y_confusion": "7.7"}
    assert asked(mist) == "combat"  # the only enemy stands in mist
    assert asked(mist | {"b_barbarian": "7.7", "y_prophet": "8.7", "y_confusion": "8.7"}) == (
        "confusion"
    )
    # A reader who fights from a line is in no room, but takes part.
    at = {"y_prophet": "0.1", "y_confusion": "0.1", "b_acrobat": "1.1"}
    assert Story(at).play("attack:y_prophet:b_acrobat").asked == (0, "confusion")
    assert Story(at, active=1).play("attack:b_acrobat:y_prophet").asked == (0, "confusion")


def test_r_55_a_courtesan_is_asked_only_if_drawn_in_and_shields_whom_she_carries(story):
    at = {"y_courtesan": "5.1", "b_acrobat": "6.1"}
    s = story(at).play("attack:y_courtesan:b_acrobat")
    assert s.asked == (0, "combat")  # who starts it cannot be left out
    at = {"y_acrobat": "5.1", "b_courtesan": "6.1", "b_prophet": "6.1"}
    s = Story(at, wounded=["b_prophet"])
    assert s.to("attack", "y_acrobat") == set()
    # A carried wounded magic user is no participant for the Barbarian.
    at = {"y_barbarian": "5.1", "b_acrobat": "6.1", "b_prophet": "6.1"}
    assert base(Story(at, wounded=["b_prophet"]), "y_barbarian", "b_acrobat") == [3, 2]


def test_r_56_who_reveals_and_who_places_what(story):
    hidden = {0: ["y_acrobat", "b_rope"], 4: ["y_key", "b_prophet"]}
    s = story({"y_barbarian": "0.9", "b_barbarian": "21.2"}, hidden=hidden)
    assert s.to("reveal", "y_barbarian") == {"0", "4"}
    s.play("reveal:y_barbarian:4")
    assert s.asked == (0, "place")
    assert {option.split(":")[1] for option in s.options} == {"b_prophet"}
    s.play("put:b_prophet:1.9")
    assert s.asked == (1, "place")
    assert {option.split(":")[1] for option in s.options} == {"y_key"}
    assert "put:y_key:1.9" not in s.options  # one token a square
    assert "put:y_key:3.6" not in s.options  # not on stairs
    s.play("put:y_key:2.7")
    assert (s.where("y_key"), s.where("b_prophet")) == ("2.7", "1.9")
    assert s.asked == (0, "act")
    # The revealer places the own characters too, and the other's objects.
    s = story({"y_barbarian": "0.9", "b_barbarian": "21.2"}, hidden=hidden)
    s.play("reveal:y_barbarian:0")
    assert s.asked == (0, "place")
    assert {option.split(":")[1] for option in s.options} == {"y_acrobat", "b_rope"}
    s.play("put:y_acrobat:5.1")
    assert s.asked == (0, "place")
    assert {option.split(":")[1] for option in s.options} == {"b_rope"}
    # A wounded character on the line reveals nothing.
    s = Story(
        {"y_barbarian": "0.9", "y_acrobat": "10.9"}, wounded=["y_barbarian"], hidden={4: ["b_rope"]}
    )
    assert not any(option.startswith("reveal") for option in s.options)


def test_r_46_a_charmed_piece_starts_no_fight_that_could_cost_the_caster_a_life(story):
    at = {"y_prophet": "20.3", "w_charm": "20.3", "b_barbarian": "18.3"}
    carrier = {"y_barbarian": "18.2", "y_magophage": "18.2"}
    s = story(at | carrier, wounded=["y_magophage"]).play("charm:y_prophet:b_barbarian")
    assert s.to("attack", "b_barbarian") == set()
    assert s.refused()["attack:b_barbarian:y_barbarian"] == ("twister.no.own_death", "R-46")
    assert s.refused()["attack:b_barbarian:y_magophage"] == ("twister.no.behind", "R-10")
    s = story(at | {"y_barbarian": "18.2"}).play("charm:y_prophet:b_barbarian")
    assert s.to("attack", "b_barbarian") == {"y_barbarian"}
    # Nor one into which a carrier would be drawn; a Courtesan need not join.
    near = {"y_acrobat": "18.2", "b_telekineticist": "17.2"}
    drawn = {"y_barbarian": "16.2", "y_magophage": "16.2"}
    s = story(at | near | drawn, wounded=["y_magophage"]).play("charm:y_prophet:b_barbarian")
    assert s.to("attack", "b_barbarian") == set()
    hers = {"y_courtesan": "16.2", "y_magophage": "16.2"}
    s = story(at | near | hers, wounded=["y_magophage"]).play("charm:y_prophet:b_barbarian")
    assert s.to("attack", "b_barbarian") == {"y_acrobat"}
