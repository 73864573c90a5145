"""Who may know what: hands are secret, everything else is open."""

from engine.autoplay.check import as_text
from engine.core.match import Match
from engine.inbetween import GAME
from engine.inbetween.data import CREATURE, DECKS, TOWN
from tests.engine.inbetween.story import SEVEN, Story


def test_hidden_hands_are_seen_by_their_owner_only():
    s = Story(town=["rescue", "curfew"], creature=["rift_1"])
    known = {
        seat: [player["known"] for player in s.view(seat).table["players"]]
        for seat in (None, TOWN, CREATURE)
    }
    assert known == {
        None: [[], []],
        TOWN: [["rescue", "curfew"], []],
        CREATURE: [[], ["rift_1"]],
    }
    assert "rescue" not in as_text(s.view(CREATURE))
    assert "rescue" not in as_text(s.view(None))
    assert s.view(CREATURE).question.choices == ()
    assert s.view(CREATURE).refused == ()


def test_hidden_starting_hands_are_told_to_their_owner_only():
    match = Match.start(GAME, 5)
    for seat in (TOWN, CREATURE):
        told = [entry.event for entry in match.story(1 - seat)]
        named = {card for event in told for card in event.args.get("cards", ())}
        assert not named & set(match.state.hand[seat])


def test_open_piles_counts_energy_and_equipment():
    s = Story(
        town=["rescue"],
        discard=(["curfew"], ["rift_1"]),
        equipment=["camera"],
        cards_on={"carl": ["shotgun", "hiding_1"]},
        energy=(4, 7),
    )
    left, unseen = len(DECKS[TOWN]) - 4, len(DECKS[CREATURE]) - 2
    for seat in (None, TOWN, CREATURE):
        table = s.view(seat).table
        town, creature = table["players"]
        assert (town["hand"], town["deck"], town["discard"]) == (1, left, ["curfew"])
        assert (creature["hand"], creature["deck"], creature["discard"]) == (0, unseen, ["rift_1"])
        assert (town["energy"], creature["energy"]) == (4, 7)
        assert table["equipment"] == [
            {"card": "camera", "on": ""},
            {"card": "shotgun", "on": "carl"},
        ]
        assert table["people"]["carl"]["cards"] == ["shotgun", "hiding_1"]


def test_open_removed_cards_are_listed():
    s = Story(SEVEN, town=["evacuation"]).activate("evacuation")
    s.play("remove:carl")
    for seat in (None, TOWN, CREATURE):
        assert s.view(seat).table["box"][-1] == "carl"


def test_hidden_rodneys_look_is_the_creatures_alone():
    s = Story(
        "rodney bob carl earl jayne jeremy julie",
        notch={"rodney": 7},
        town=["rescue", "curfew"],
        energy=(0, 0),
        active=CREATURE,
    ).play("prepare", "done")
    assert s.asked == (CREATURE, "discard_of_town")
    assert s.match.pending.hush
    assert [choice.id for choice in s.view(CREATURE).question.choices] == [
        "rescue",
        "curfew",
        "pass",
    ]
    assert s.view(None).question.choices == ()
    assert "rescue" not in as_text(s.view(None))
    s.play("curfew")
    lines = [line for line in s.told if "rescue" in line or "curfew" in line]
    assert lines == ["discards who=0 card=curfew cause=rodney_creature"]
    # A card that was seen is crossed off when it is played.
    s.play("rescue")
    assert s.view(CREATURE).table["players"][TOWN]["known"] == []


def test_hidden_cards_are_forgotten_when_they_are_shuffled():
    s = Story(town=["town_library"], discard=(["rescue", "curfew", "debunk"], []), decks=((), ()))
    s.activate("town_library")
    assert len(s.view(TOWN).table["players"][TOWN]["known"]) == 2
    assert s.view(CREATURE).table["players"][TOWN]["known"] == []


def test_after_the_end_both_hands_are_open():
    s = Story(
        town=["curfew", "rescue"], creature=["rift_1"], notch={"bob": 1, "carl": 0, "earl": 0}
    )
    s.play("curfew", "shift:bob:0")
    assert [player["known"] for player in s.view(None).table["players"]] == [["rescue"], ["rift_1"]]
