"""The view of the table, the options in words, and what is refused."""

import json
import re

import pytest

from engine.autoplay.check import random_option
from engine.core.chance import Dice
from engine.core.match import Match
from engine.inbetween import GAME
from engine.inbetween.data import CARDS, CREATURE, DECKS, DESIGN, INFERRED, KINDS, RULEBOOK, TOWN
from engine.inbetween.refusals import CARD_TEXT, RULES, rule_of
from tests.engine.inbetween.story import SEVEN, SIX, Story, cost


def words_of(s: Story) -> dict[str, str]:
    question = s.view(s.asked[0]).question
    return {choice.id: str(choice.message) for choice in question.choices}


def test_the_table_tells_what_a_player_looks_for():
    s = Story(
        SEVEN,
        notch={"bob": 0, "carl": 9, "earl": 2},
        token={"kin": "earl"},
        cards_on={"jayne": ["hiding_1"], "carl": ["shotgun"]},
        awareness=(2, 4),
        used=(0, 1),
        energy=(9, 3),
        equipment=["camera"],
        town=["curfew"],
        marker="earl",
    )
    table = s.view(TOWN).table
    assert table["options"] == {"edition": "english", "hiding": "discarded"}
    assert (table["phase"], table["cause"], table["playing"]) == ("awareness", "", "")
    assert (table["marker"], table["next_stops"], table["direction"]) == (
        "earl",
        ["jeremy", "julie"],
        1,
    )
    assert table["people"]["earl"] == {
        "notch": 2,
        "state": "guarded",
        "dimension": "human",
        "shielded": False,
        "tokens": ["kin"],
        "cards": [],
        "faces": {
            "human": {"symbols": ["lore", "eye"], "ability": "earl_human"},
            "creature": {"symbols": ["kin", "mask"], "ability": "earl_creature"},
        },
    }
    assert table["people"]["carl"]["shielded"]
    assert "kin" not in table["supply"]
    assert table["players"][TOWN] == {
        "role": "town",
        "energy": 9,
        "awareness": 2,
        "price": 2,
        "awareness_used": 0,
        "awareness_usable": ["awareness_1", "awareness_2"],
        "rest": 1,
        "hand": 1,
        "known": ["curfew"],
        "deck": len(DECKS[TOWN]) - 3,
        "discard": [],
    }
    assert table["players"][CREATURE]["awareness_usable"] == []
    assert table["meter"] == {
        "secured": 1,
        "devoured": 1,
        "locked_to_win": 3,
        "awareness": [2, 4],
        "awareness_to_win": 6,
        "left": 7,
        "left_to_end": 5,
        "in_dimension": [4, 3],
        "turns": 0,
        "turn_limit": 200,
    }


def test_it_is_the_awareness_phase_while_an_awareness_ability_can_be_used_w8():
    s = Story(awareness=(3, 0), town=["rescue"])
    assert s.view(TOWN).table["phase"] == "awareness"
    assert s.play("rescue").view(TOWN).table["phase"] == "action"
    s = Story(awareness=(3, 0)).play("awareness_1")
    while s.view(TOWN).question.kind != "act":
        s.play(s.view(TOWN).question.choices[0].id)
    assert s.view(TOWN).table["phase"] == "action"
    assert Story(awareness=(0, 3)).view(TOWN).table["phase"] == "action"


def test_the_view_says_which_card_and_ability_are_under_way():
    s = Story(creature=["feast_1"], active=CREATURE).activate("feast_1")
    table = s.view(TOWN).table
    assert (table["playing"], table["cause"]) == ("feast_1", "feast")
    s = Story(awareness=(3, 0)).play("awareness_3")
    assert s.view(TOWN).table["phase"] == "awareness"
    s = Story(notch={"bob": 3}).play("rest", "end")
    assert s.view(TOWN).table["phase"] == "activity"
    s = Story(equipment=["bicycle"]).play("rest", "end")
    assert s.view(TOWN).table["phase"] == "movement"


def test_actions_in_words():
    s = Story(town=["curfew"], awareness=(1, 0), energy=(8, 0), equipment=["generator"])
    assert words_of(s) == {
        "curfew": f"inbetween.card card=curfew symbol=home cost={cost('curfew')}",
        "prepare": "inbetween.prepare count=4",
        "rest": "inbetween.rest energy=2",
        "awareness_1": "inbetween.use_awareness level=1 ability=town_awareness_1",
    }
    s.play("prepare")
    assert words_of(s)["done"] == "inbetween.draw_and_end count=4"


def test_marks_in_words():
    s = Story(town=["curfew"], notch={"bob": 3}).play("curfew")
    words = words_of(s)
    assert words["shift:bob:2"] == "inbetween.shift who=bob old=3 new=2 state=guarded"
    assert words["shift:bob:4"] == "inbetween.shift who=bob old=3 new=4 state=in_between"
    assert words["shift:jayne:4"] == "inbetween.flip who=jayne old=5 new=4 state=in_between"
    assert words["token:carl"] == "inbetween.token who=carl symbol=home"
    s.play("token:carl")
    assert words_of(s) == {
        "activate": f"inbetween.activate card=curfew cost={cost('curfew')}",
        "end": "inbetween.end",
    }


@pytest.mark.parametrize(
    ("position", "choices", "option", "words"),
    [
        (
            {"town": ["roadblock"], "cards_on": {"carl": ["hiding_1"]}},
            ["roadblock", "token:bob", "activate"],
            "marker:carl",
            "inbetween.marker who=carl landing=earl",
        ),
        (
            {"town": ["word_of_mouth"], "token": {"home": "carl"}},
            ["word_of_mouth", "token:bob", "activate"],
            "symbol:home",
            "inbetween.symbol symbol=home on=carl",
        ),
        (
            {"town": ["word_of_mouth"]},
            ["word_of_mouth", "token:bob", "activate", "symbol:home"],
            "token:carl:home",
            "inbetween.token who=carl symbol=home",
        ),
        (
            {"marker": "earl", "notch": {"earl": 7, "max": 7}, "energy": (0, 0)},
            ["prepare", "done"],
            "copy:max",
            "inbetween.copy who=max ability=max_creature",
        ),
        (
            {"marker": "jeremy", "notch": {"jeremy": 7}, "energy": (0, 0)},
            ["prepare", "done"],
            "direction",
            "inbetween.direction direction=-1",
        ),
        (
            {"notch": {"bob": 3}, "awareness": (1, 0)},
            ["rest", "end"],
            "raise",
            "inbetween.raise level=2 price=2",
        ),
        (
            {"creature": ["paranoia_1"], "town": ["curfew"], "awareness": (1, 0), "active": 1},
            ["paranoia_1", "token:bob", "activate"],
            "awareness",
            "inbetween.paranoia.awareness",
        ),
        (
            {"creature": ["replacement_1"], "active": 1},
            ["replacement_1", "token:bob", "activate", "lift:bob"],
            "behind:carl",
            "inbetween.behind who=carl",
        ),
    ],
)
def test_options_of_abilities_in_words(position, choices, option, words):
    assert words_of(Story(**position).play(*choices))[option] == words


def test_an_ability_that_is_too_dear_says_so():
    price = cost("rescue")
    s = Story(town=["rescue"], energy=(price - 1, 0)).play("rescue", "token:bob")
    assert s.options == ("end",)
    too_dear = f"inbetween.too_dear cost={price} energy={price - 1}"
    assert s.refused() == {"activate": (too_dear, "rulebook_play_a_card")}


def test_people_that_an_ability_does_not_reach_are_refused_with_their_rule():
    s = Story(
        SIX,
        town=["search_party"],
        notch={"bob": 2, "earl": 0, "carl": 5},
    ).activate("search_party")
    refused = s.refused()
    assert refused["remove:bob"][0] == "inbetween.not_a_target who=bob ability=search_party"
    assert refused["shift:bob"][0] == "inbetween.not_a_target who=bob ability=search_party"
    assert refused["shift:earl"][0] == "inbetween.locked who=earl state=secured"
    assert refused["remove:bob"][1] == "the_card_s_text"
    assert not set(refused) & {option.rpartition(":")[0] for option in s.options[:2]}


@pytest.mark.parametrize(("card", "me"), [("abduction_1", CREATURE), ("search_party", TOWN)])
def test_whom_an_ability_may_remove_is_not_told_to_be_no_target_of_it(card, me):
    hands = {"town": [card]} if me == TOWN else {"creature": [card]}
    people = SEVEN
    s = Story(people, **hands, active=me, notch={"bob": 3, "carl": 6, "lance": 2}).activate(card)
    assert {"remove:bob", "remove:carl"} <= set(s.options)
    # Lance is the only one with whom nothing can be done.
    ability = card.removesuffix("_1")
    no_target = (f"inbetween.not_a_target who=lance ability={ability}", "the_card_s_text")
    assert s.refused() == {"shift:lance": no_target, "remove:lance": no_target}


def test_whom_a_shotgun_saves_from_a_flip_is_told_so_even_if_removal_is_offered():
    people = SEVEN
    s = Story(people, creature=["abduction_1"], active=CREATURE, cards_on={"bob": ["shotgun"]})
    s.activate("abduction_1")
    assert "remove:bob" in s.options
    assert s.refused() == {"shift:bob": ("inbetween.shielded who=bob", "ruling_x3")}


@pytest.mark.parametrize("me", [TOWN, CREATURE])
def test_after_the_first_shift_of_awareness_five_only_the_same_character_is_left(me):
    people = SIX
    notch = {"bob": 0, "carl": 9, "jayne": 9}
    s = Story(people, active=me, awareness=(5, 5), notch=notch)
    s.play("awareness_5")
    assert s.refused() == {}
    for shift in ("shift:carl:8", "shift:carl:7"):
        s.play(shift)
        assert s.refused() == {
            f"shift:{who}": (f"inbetween.only_again who={who} same=carl", "the_card_s_text")
            for who in people.split()
            if who != "carl"
        }


@pytest.mark.parametrize("card", ["feast_1", "ambush_1", "safe_house", "rescue", "stick_together"])
def test_a_second_shift_refuses_everybody_else_because_it_is_the_same_character_only(card):
    creature = card.endswith("_1")
    hands = {"creature": [card]} if creature else {"town": [card]}
    s = Story(**hands, active=CREATURE if creature else TOWN, notch={"carl": 4, "max": 9})
    s.activate(card)
    first = s.options[0]
    s.play(first)
    same = first.split(":")[1]
    reasons = {reason for reason, _ in s.refused().values()}
    others = [who for who in s.t.circle if who != same]
    assert reasons == {f"inbetween.only_again who={who} same={same}" for who in others}


def test_a_lock_is_no_reason_against_an_ability_that_overrides_it():
    people = SIX
    s = Story(
        people, town=["wake_up_call"], notch={"carl": 9, "jayne": 9, "bob": 0}, energy=(10, 0)
    )
    s.activate("wake_up_call")
    assert s.refused()["shift:bob"][0] == "inbetween.not_a_target who=bob ability=wake_up_call"
    s = Story(f"timmy {people}", notch={"timmy": 7, "carl": 0, "jayne": 9}, energy=(0, 0))
    s.play("prepare", "done")
    assert s.options == ("shift:carl:2", "pass")
    assert s.refused()["shift:jayne"] == (
        "inbetween.not_a_target who=jayne ability=timmy_creature",
        "rulebook_character_cards_abilities",
    )


def test_the_rulebook_is_not_cited_for_what_it_does_not_say():
    # That Evacuation spares the locked is our design; the removal alone is the rulebook's.
    people = SEVEN
    s = Story(people, town=["evacuation"], notch={"bob": 0}).activate("evacuation")
    assert s.refused() == {
        "remove:bob": ("inbetween.not_a_target who=bob ability=evacuation", "the_card_s_text")
    }
    for kind, facts in KINDS.items():
        assert (rule_of(kind) == "the_card_s_text") == (facts.origin != RULEBOOK)


def test_no_option_is_refused_and_every_word_has_its_arguments():
    """Over random games: refusals never contradict what is offered, and views are plain data."""
    for seed in range(6):
        match, dice = Match.start(GAME, seed), Dice(seed)
        while match.pending is not None:
            view = match.view(match.pending.player)
            json.dumps(view)
            offered = {choice.id for choice in view.question.choices}
            targets = {":".join(option.split(":")[:2]) for option in offered}
            for refusal in view.refused:
                assert refusal.id not in offered | targets
                assert refusal.reason.key.startswith("inbetween.")
                assert refusal.rule
            match.choose(random_option(match.pending, dice))
        json.dumps(match.view(None))


def test_every_card_says_where_it_comes_from():
    for facts in CARDS.values():
        assert facts.origin in (RULEBOOK, INFERRED, DESIGN)
        assert bool(facts.rule) == (facts.origin != DESIGN)
    # The one cost that the rulebook tells.
    assert {facts.kind for facts in CARDS.values() if facts.cost_origin == RULEBOOK} == {
        "preparations"
    }


def test_every_rule_that_is_named_can_be_looked_up():
    """Rulings are named by their numbers, places of the rulebook by its own headings."""
    assert len(RULES) == 8
    for rule in RULES - {CARD_TEXT}:
        assert re.fullmatch(r"rulebook_(p_14_)?[a-z_]+|ruling_[samwx]\d+(_[a-z_]+)?", rule), rule
