"""Who may know what: starters, lists, tokens, face-down rooms, combat cards, the Prophet's look."""

from engine.autoplay.check import as_text
from engine.core.chance import Dice
from engine.core.match import Match
from engine.twister import GAME
from engine.twister.data import KIND
from engine.twister.random_play import lively
from engine.twister.rooms import ROOMS
from tests.engine.twister.story import Story


def named_in(view) -> set[str]:
    """The tokens and rooms that a view names anywhere, except those open to all."""
    text = as_text(view)
    return {thing for thing in (*KIND, *ROOMS) if f'"{thing}"' in text or f":{thing}" in text}


def test_hidden_tokens_and_rooms_are_in_nobodys_view():
    dice = Dice(1)
    match = Match.start(GAME, 1)
    for option in ("auto", "auto", "confirm") * 2:
        match.choose(option)
    looked = 0
    for _ in range(400):
        match.choose(lively(match.pending, dice))
        t = match.state
        if match.pending.kind == "peek" or dice.rand(10):
            continue
        looked += 1
        hidden = {x for on_slot in t.hidden for team in on_slot for x in team}
        hidden |= {room for slot, room in enumerate(t.rooms) if not t.revealed[slot]}
        hidden |= {scroll for zone in t.scrolls for scroll in zone}
        for reader in (None, 0, 1):
            assert not hidden & named_in(match.view(reader))
    assert looked > 20


def test_hidden_secrets_of_the_set_up_are_their_owners():
    match = Match.start(GAME, 5)
    match.choose("yellow_courtesan")
    assert match.view(0).table["players"][0]["starters"] == ["yellow_courtesan"]
    for reader in (None, 1):
        view = match.view(reader)
        assert view.question.choices == ()
        assert view.table["players"][0]["starters"] == []
        assert "yellow_courtesan" not in as_text(view)


def test_hidden_combat_cards_are_seen_when_both_lie():
    s = Story({"y_barbarian": "5.1", "b_acrobat": "6.1"}).play("attack:y_barbarian:b_acrobat")
    assert s.view(1).question.choices == ()
    s.play("fight:5")
    assert s.view(None).table["combat"]["locked"] == [True, False]
    for reader in (None, 0, 1):
        assert "fight:5" not in as_text(s.view(reader)) or reader == 1
    assert s.asked == (1, "combat")
    s.play("fight:2")
    assert s.told_of("cards") == [
        "cards by=0 sides=y_barbarian,b_acrobat cards=5,2 base=3,2 totals=8,4"
    ]


def test_used_combat_cards_are_counted_or_listed():
    for option, hand, used in (("count", [], []), ("list", [0, 1, 2, 3, 6], [2, 3, 4, 5])):
        s = Story({"y_barbarian": "5.1"}, used_cards=option)

        def spend(t):
            t.fighting[1], t.used[1] = [0, 1, 2, 3, 6], [2, 3, 4, 5]

        player = s.alter(spend).view(0).table["players"][1]
        assert (player["combat"], player["used"]) == (5, 4)
        assert (player["hand"], player["used_list"]) == (hand, used)
        assert s.view(0).table["players"][0]["hand"] == [0, 1, 2, 2, 3, 3, 4, 5, 6]


def test_hidden_scrolls_are_known_to_nobody_before_they_are_found():
    s = Story({"y_acrobat": "1.6"})
    for reader in (None, 0, 1):
        assert "white_charm" not in as_text(s.view(reader))


def test_a_look_is_told_to_the_prophets_side_alone(story):
    s = story({"y_prophet": "1.2"}, hidden={2: ["b_acrobat"]}).play("peek:y_prophet:2")
    private = [e.event for e in s.match.log if e.event.kind == "peeked"]
    assert private[0].audience == (0,)
    assert not any(entry.event.kind == "peeked" for entry in s.match.story(1))
    assert s.view(1).question.choices == ()


def test_a_look_is_remembered_only_with_memory():
    for memory in ("off", "on"):
        s = Story({"y_prophet": "1.2"}, hidden={2: ["b_acrobat"]}, memory=memory)
        s.play("peek:y_prophet:2", "turn:1")
        slots = [s.view(seat).table["slots"][2] for seat in (0, 1)]
        if memory == "on":
            assert slots[0]["foreseen"] == {"room": "canal", "turn": 1}
            assert slots[0]["known"] == ["blue_acrobat"]
        else:
            assert slots[0]["foreseen"] is None
            assert slots[0]["known"] == []
        assert slots[1]["foreseen"] is None


def test_a_later_look_of_the_other_side_makes_the_first_one_stale():
    at = {"y_prophet": "1.2", "b_prophet": "1.4"}
    s = Story(at, closed=[2], memory="on").play("peek:y_prophet:2", "turn:1", "end")
    s.play("card:2", "peek:b_prophet:2", "turn:2")
    foreseen = [s.view(seat).table["slots"][2]["foreseen"] for seat in (0, 1)]
    assert foreseen == [{"room": "canal", "turn": None}, {"room": "canal", "turn": 3}]


def test_a_look_at_a_known_room_is_no_free_look():
    """Even if nothing has changed: one may have forgotten, and looks once a turn."""
    at = {"y_prophet": "1.2", "b_prophet": "1.4"}
    s = Story(at, closed=[2]).play("peek:y_prophet:2", "turn:1", "end")
    s.play("card:2", "peek:b_prophet:2", "turn:2", "end", "card:2")
    s.play("peek:y_prophet:2")
    assert s.match.why_not_undo == "shown"
    s.play("turn:0", "end", "card:3", "end", "card:3", "peek:y_prophet:2")
    assert s.match.why_not_undo == "shown"


def test_after_the_end_everything_is_open(story):
    s = story({"y_acrobat": "20.2"}, hidden={0: ["b_key"]}, points=(4, 0))
    s.play("move:y_acrobat:21.2", "end")
    for reader in (None, 0, 1):
        slot = s.view(reader).table["slots"][0]
        assert (slot["room"], slot["known"], slot["open"]) == ("lava_ford", ["blue_key"], False)
        assert s.view(reader).table["players"][1]["hand"] == [0, 1, 2, 2, 3, 3, 4, 5, 6]
