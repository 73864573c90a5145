"""Choosing starters and planning: everything can be put elsewhere until it is confirmed."""

from dataclasses import replace

import pytest

from app.controller import handle
from app.curtain import Curtain, Stance
from app.effects import Intent
from app.games.presenter import Context
from app.games.twister.board import Board
from app.games.twister.nearness import is_ahead
from app.games.twister.policy import POLICY
from app.i18n.text import Text
from app.node import Node
from app.screens import render_table
from app.table import Table
from engine.core.match import Match
from engine.twister import GAME
from engine.twister.data import CHARACTERS, KIND
from tests.app.reading import acts, nodes
from tests.app.tables import Sitting
from tests.engine.twister.story import Story
from tests.positions.twister import facing, foreseeing


def sitting(**options: str) -> Sitting:
    """A fresh game, in the hands of the first player."""
    found = Sitting(game="twister", seed=5, options=options)
    found.tap("reveal")
    return found


def tap(table: Sitting, *taps: str) -> None:
    """Tap these, wherever they stand: what is on the line is in the dock as well."""
    for act in taps:
        assert act in acts(table.screen), f"{act} is not among {acts(table.screen)}"
        name, _, value = act.partition(":")
        table.do(name, value, table.table.stamp)


def starters(table: Sitting) -> list[str]:
    return table.match.state.starters[0]


def plan(table: Sitting) -> dict[str, int]:
    state = table.match.state
    return dict(zip(state.plan[0], state.places[0], strict=True))


CHOSEN = ("yellow_acrobat", "yellow_barbarian", "yellow_courtesan")


def with_starters(*more: str) -> Sitting:
    table = sitting()
    tap(table, *(f"choose:{piece}" for piece in (*CHOSEN, *more)))
    return table


def test_starters_stand_on_the_line_and_free_dots_have_numbers():
    table = with_starters()
    stands = [node for node in nodes(table.screen) if "stand" in classes(node)]
    squares = {
        node.attributes["key"]: {"x-0", f"y-{row}"} <= classes(node)
        for node, row in zip(stands, (1, 3, 6, 8), strict=True)
    }
    assert squares == {**dict.fromkeys(CHOSEN, True), "dot-3": True}
    assert [text for node in stands for text in node.texts()][-1] == "4"


def classes(node: Node) -> set[str]:
    return set(node.attributes.get("class", "").split())


def on_the_line(table: Sitting) -> dict[str, str]:
    """Dot -> who is drawn there, or the number of a dot that is free."""
    rows = {"y-1": "1", "y-3": "2", "y-6": "3", "y-8": "4"}
    stands = [node for node in nodes(table.screen) if "stand" in classes(node)]
    return {
        rows[row]: str(node.attributes["key"])
        for node in stands
        for row in classes(node) & set(rows)
        if "x-0" in classes(node)
    }


def test_a_second_tap_on_the_last_starter_takes_it_back():
    table = with_starters()
    tap(table, "select:yellow_courtesan", "rearrange:back:yellow_courtesan")
    assert starters(table) == ["yellow_acrobat", "yellow_barbarian"]
    assert table.table.selection == ""
    assert table.match.pending.kind == "starters"


def test_a_starter_taken_back_moves_no_other_and_its_dot_is_filled_next():
    """The third one moved up to the second dot."""
    table = with_starters()
    tap(table, "select:yellow_barbarian", "select:>without/yellow_barbarian")
    assert on_the_line(table) == {
        "1": "yellow_acrobat", "2": "dot-1", "3": "yellow_courtesan", "4": "dot-3"
    }  # fmt: skip
    assert "Which character starts on dot 2?" in table.words
    assert "choose:auto" not in acts(table.screen)
    tap(table, "rearrange:yellow_barbarian:yellow_prophet")
    assert starters(table) == ["yellow_acrobat", "yellow_prophet", "yellow_courtesan"]
    assert "Which character starts on dot 4?" in table.words
    assert "choose:yellow_barbarian" in acts(table.screen)


def test_starters_taken_back_can_all_return_to_where_they_were():
    table = with_starters("yellow_prophet")
    tap(table, "select:yellow_acrobat", "select:>without/yellow_acrobat")
    tap(table, "select:yellow_courtesan>without/yellow_acrobat")
    tap(table, "select:>without/yellow_acrobat+yellow_courtesan")
    assert [on_the_line(table)[dot] for dot in "13"] == ["dot-0", "dot-2"]
    tap(table, "select:>without/yellow_courtesan", "undo")
    assert starters(table) == [*CHOSEN, "yellow_prophet"]
    assert list(on_the_line(table).values()) == [*CHOSEN, "yellow_prophet"]


def test_a_starter_goes_to_the_dot_of_one_that_was_taken_back():
    table = with_starters()
    tap(table, "select:yellow_acrobat", "select:>without/yellow_acrobat")
    tap(table, "select:yellow_barbarian>without/yellow_acrobat")
    tap(table, "rearrange:yellow_barbarian:yellow_acrobat")
    assert on_the_line(table) == {
        "1": "yellow_barbarian", "2": "dot-1", "3": "yellow_courtesan", "4": "dot-3"
    }  # fmt: skip


@pytest.mark.parametrize("placement", ["quick", "strict"])
def test_of_four_starters_one_taken_back_waits_for_another(placement):
    table = sitting(placement=placement)
    line = [*CHOSEN, "yellow_prophet"]
    tap(table, *(f"choose:{piece}" for piece in line))
    tap(table, "select:yellow_barbarian", "select:>without/yellow_barbarian")
    assert "choose:confirm" not in acts(table.screen)
    assert not any(act.startswith("choose:put:") for act in acts(table.screen))
    tap(table, "rearrange:yellow_barbarian:yellow_magophage")
    assert starters(table) == [line[0], "yellow_magophage", *line[2:]]
    assert list(on_the_line(table).values()) == starters(table)


def test_a_touched_starter_changes_places_with_another_or_gives_way_to_a_new_one():
    table = with_starters()
    tap(table, "select:yellow_acrobat", "rearrange:yellow_acrobat:yellow_courtesan")
    assert starters(table) == ["yellow_courtesan", "yellow_barbarian", "yellow_acrobat"]
    tap(table, "select:yellow_barbarian", "rearrange:yellow_barbarian:yellow_prophet")
    assert starters(table) == ["yellow_courtesan", "yellow_prophet", "yellow_acrobat"]


def test_choose_for_me_can_be_taken_back_one_by_one_or_at_once():
    table = sitting()
    tap(table, "choose:auto")
    chosen = starters(table)[:]
    assert len(chosen) == 4
    tap(table, "undo")
    assert starters(table) == chosen[:3]
    tap(table, "rearrange:clear")
    assert starters(table) == []
    tap(table, "choose:auto", "choose:auto")
    assert len(plan(table)) == 10
    assert "choose:confirm" in acts(table.screen)
    tap(table, "rearrange:clear")
    assert plan(table) == {}
    assert len(starters(table)) == 4


def planned() -> Sitting:
    table = with_starters("yellow_prophet")
    tap(table, "choose:put:yellow_fire_elemental:0", "select:yellow_rope")
    tap(table, "choose:put:yellow_rope:5")
    return table


def test_a_planned_token_goes_to_another_room_back_to_the_bag_or_changes_places():
    table = planned()
    tap(table, "select:yellow_rope", "rearrange:yellow_rope:3")
    assert plan(table) == {"yellow_fire_elemental": 0, "yellow_rope": 3}
    tap(table, "select:yellow_rope", "rearrange:yellow_rope:yellow_fire_elemental")
    assert plan(table) == {"yellow_rope": 0, "yellow_fire_elemental": 3}
    tap(table, "select:yellow_rope", "rearrange:back:yellow_rope")
    assert plan(table) == {"yellow_fire_elemental": 3}
    assert "yellow_rope" in table.match.state.bag[0]


def test_while_tokens_are_planned_a_starter_can_still_be_exchanged():
    table = planned()
    tap(table, "select:yellow_acrobat", "rearrange:yellow_acrobat:yellow_fire_elemental")
    assert starters(table)[0] == "yellow_fire_elemental"
    assert plan(table) == {"yellow_acrobat": 0, "yellow_rope": 5}
    tap(table, "select:yellow_barbarian", "rearrange:yellow_barbarian:yellow_magophage")
    assert starters(table)[1] == "yellow_magophage"
    # It cannot just go away: a line has four.
    tap(table, "select:yellow_prophet")
    assert "rearrange:back:yellow_prophet" not in acts(table.screen)
    tap(table, "select:>without/yellow_prophet", "rearrange:yellow_prophet:yellow_barbarian")
    assert starters(table)[3] == "yellow_barbarian"
    assert plan(table) == {"yellow_acrobat": 0, "yellow_rope": 5}


def test_a_rearranged_game_is_saved_as_what_was_done():
    table = planned()
    tap(table, "select:yellow_rope")
    (change,) = table.do("rearrange", "yellow_rope:3", table.table.stamp)
    assert [entry["do"] for entry in change.entries] == [
        *(6, *CHOSEN, "yellow_prophet"),
        *("put:yellow_fire_elemental:0", "put:yellow_rope:3"),
    ]


@pytest.mark.parametrize("wish", ["back:blue_rope", "yellow_rope:9", "nonsense", "yellow_rope:5"])
def test_a_wish_that_makes_no_sense_changes_nothing(wish):
    table = planned()
    before = table.match.choices[:]
    table.do("rearrange", wish, table.table.stamp)
    assert table.match.choices == before


def test_nobody_rearranges_from_the_cover():
    table = planned()
    covered = replace(table.table, curtain=Curtain(Stance.COVERED, 0))
    step = handle(covered, Intent("rearrange", "yellow_rope:3", covered.stamp, fresh=1, now=1))
    assert step.table == covered


def test_all_of_a_room_takes_a_token():
    table = planned()
    fills = [node for node in nodes(table.screen) if "filling" in classes(node)]
    assert len(fills) == 8
    assert all(any("put" in classes(part) for part in nodes(room)) for room in fills)


def test_what_became_of_tokens_whose_room_was_full_is_told_at_the_first_question():
    """They were moved to other rooms, and nobody said so."""
    match = Match.start(GAME, 5, ("Anna", "Bartek"))
    for seat in range(2):
        match.choose("auto")
        for slot in (0, 0, 1, 1, 1, 2, 2, 2, 3, 3):
            match.choose(f"put:{match.state.bag[seat][0]}:{slot}")
        assert news_on(match) == []
        match.choose("confirm")
    (words,) = news_on(match)
    assert "Where a room was full, the token went to the nearest room with space." in words
    match.choose(match.pending.options[0])
    assert news_on(match) == []


def news_on(match: Match) -> list[str]:
    """What the table says about what has just happened."""
    told = [node for node in nodes(screen_of(match)) if "fight-news" in classes(node)]
    return [" ".join(node.texts()) for node in told]


def screen_of(match: Match) -> Node:
    """The table as everyone sees it."""
    return render_table(Table(match=match, curtain=Curtain(Stance.ASKING, match.pending.player)))


# Hints -------------------------------------------------------------------------------------


def test_a_good_square_for_an_enemys_object_is_far_from_its_owner():
    """It was one move from the owner's Barbarian: only the way to the exit counted."""
    story = Story(
        {"y_acrobat": "0.3", "b_acrobat": "21.3", "b_barbarian": "6.0"},
        hidden={0: ["b_key"], 2: ["y_key"]},
    )
    story.match.choose("reveal:yellow_acrobat:0")
    board = Board(Context(story.match.view(None), Text("en")))
    assert board.token_to_put == "blue_key"
    x, y = (int(part) for part in board.suggested.split("."))
    assert abs(x - 6) + abs(y - 0) > CHARACTERS["barbarian"].speed


def placing(match, token: str) -> Board:
    """The board while that token is to be put on a square of a room just opened."""
    board = Board(Context(match.view(None), Text("en"), token))
    assert board.token_to_put == token
    return board


def steps_between(one: str, other: str) -> int:
    (a, b), (c, d) = ((int(part) for part in square.split(".")) for square in (one, other))
    return abs(a - c) + abs(b - d)


def test_a_good_square_is_none_behind_a_wall_from_the_objects_owner():
    """No way led there, so it counted as the farthest of all: rooms turn, and walls with them."""
    story = Story({"y_acrobat": "0.3", "b_barbarian": "6.5"}, hidden={0: ["b_key"], 2: ["y_key"]})
    story.match.choose("reveal:yellow_acrobat:0")
    found = steps_between(placing(story.match, "blue_key").suggested, "6.5")
    assert found > 5


def test_a_good_square_for_an_enemy_is_not_beside_its_own_object():
    """Only the way to its exit counted, so it could pick up what had just been put far away."""
    story = Story({"y_acrobat": "0.3", "b_prophet": "21.3"}, hidden={0: ["b_key", "b_barbarian"]})
    story.match.choose("reveal:yellow_acrobat:0")
    far = max(placing(story.match, "blue_barbarian").squares, key=lambda at: int(at.split(".")[0]))
    story.match.choose(f"put:blue_key:{far}")
    assert steps_between(placing(story.match, "blue_barbarian").suggested, far) >= 3


def test_a_good_square_for_an_enemy_is_not_right_in_front_of_ones_own_piece():
    """With an object of the enemy's in the middle of the room, it stood in one's own way."""
    story = Story({"y_acrobat": "0.0", "b_prophet": "21.3"}, hidden={0: ["b_key", "b_barbarian"]})
    story.match.choose("reveal:yellow_acrobat:0")
    placing(story.match, "blue_key")
    story.match.choose("put:blue_key:4.2")
    assert not is_ahead(placing(story.match, "blue_barbarian").suggested, "0.0", 1)


# Covers ------------------------------------------------------------------------------------


def test_the_cover_says_why_somebody_has_to_look():
    match = facing().match
    reason = POLICY.cover_reason(match.pending, match.view(None))
    assert (reason.key, reason.args) == ("attacks", {"piece": KIND["yellow_barbarian"]})
    match.choose("fight:3")
    reason = POLICY.cover_reason(match.pending, match.view(None))
    assert (reason.key, reason.args) == ("attacked", {"piece": "fire_elemental"})
    match = foreseeing().match
    assert POLICY.cover_reason(match.pending, match.view(None)).args == {"slot": 2}
