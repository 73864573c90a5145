"""Computers at the table: their seats, their moves, and what stays right beside them."""

import json
from dataclasses import replace
from random import Random

import pytest

from app.curtain import Stance
from app.effects import Download
from app.i18n.text import LANGUAGES, catalogue
from app.node import to_html, to_json
from app.screens import render_table
from app.seats import CHARACTERS, LEVELS, Computer
from app.storage import Change
from app.table import Table
from engine.core.chance import Dice
from engine.games import LOBBY_GAMES
from tests import anyone
from tests.app.reading import acts
from tests.app.tables import Sitting, seen_on

ALONE = ["", "even:thief"]
TWO_AND_ONE = ["", "", "even:thief"]
NOT_PLAY = {"panel", "set", "leave", "undo", "help"}


def header(effects):
    (change,) = [effect for effect in effects if isinstance(effect, Change)]
    return change.header


def next_person(sitting):
    """Play random taps to where a person decides after a computer has moved."""
    before = len(sitting.match.choices)
    for _ in sitting.play(3):
        if sitting.table.curtain.stance is Stance.WAITING and len(sitting.match.choices) > before:
            return sitting.until_a_person_is_asked()
    raise AssertionError("no computer moved")


# A person alone ------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(4))
def test_alone_there_is_no_cover_and_the_hand_lies_open(seed):
    sitting = Sitting(seed=seed, played_by=ALONE)
    stances = set()
    for _ in sitting.play(seed):
        stances.add(sitting.table.curtain.stance)
        assert sitting.table.curtain.seat_shown == 0
        assert sitting.screen.attributes["data-screen"] in ("play", "waiting")
        assert "data-secret" not in sitting.screen.attributes
        sitting.do("conceal", "away")
        sitting.do("hide")
        assert sitting.table.curtain.seat_shown == 0
    assert stances == {Stance.OPEN, Stance.WAITING}


@pytest.mark.parametrize("game", LOBBY_GAMES)
@pytest.mark.parametrize("person", [0, 1])
def test_a_person_alone_plays_every_game_to_its_end_by_taps(game, person):
    """The computer takes any choice here: what it thinks is not what this is about."""
    played_by = [f"even:{CHARACTERS[game][0]}"] * 2
    played_by[person] = ""
    sitting, dice = Sitting(seed=5, game=game, played_by=played_by), Random(5)
    screens = set()
    for _ in range(3_000):
        if sitting.match.pending is None:
            break
        screens.add(sitting.screen.attributes["data-screen"])
        assert sitting.table.curtain.stance in (Stance.OPEN, Stance.WAITING)
        if sitting.table.errand and sitting.table.may_go_on:
            assert not [act for act in acts(sitting.screen) if act.startswith("choose:")]
            sitting.computer_moves(
                sitting.match.game.at_random(sitting.match.pending, Dice(dice.randrange(10**6)))
            )
            continue
        name, _, value = anyone.next_tap(seen_on(sitting.table), dice).partition(":")
        sitting.do(name, value, sitting.table.stamp)
    assert sitting.match.pending is None
    assert {"play", "waiting"} <= screens <= {"play", "waiting", "playback"}


# Persons and a computer ----------------------------------------------------------------


def redealt(table, player, seed):
    """The same table in a world that this seat cannot tell from the true one."""
    return replace(table, match=table.match.imagine(player, Dice(seed)))


@pytest.mark.parametrize(("game", "who"), [("magpies", "thief"), ("cryptids", "hermit")])
@pytest.mark.parametrize("seating", ["pass", "around"])
def test_no_hand_is_open_while_a_computer_plays_before_two_persons(game, who, seating):
    sitting = Sitting(3, game=game, seating=seating, played_by=["", "", f"even:{who}"])
    dice, waited, stances = Random(2), 0, set()
    for number in range(220):
        if sitting.match.pending is None:
            break
        table = sitting.table
        stances.add(table.curtain.stance)
        if table.curtain.stance is Stance.WAITING and table.curtain.peeker is not None:
            assert table.curtain.peeker != 2
            sitting.do("hide")
            continue
        if table.curtain.stance is Stance.WAITING:
            assert table.curtain.seat_shown is None
            assert "data-secret" not in sitting.screen.attributes
            if waited % 5 == 0:
                for reader in range(3):
                    again = to_json(render_table(redealt(table, reader, number)))
                    assert again == to_json(render_table(table))
            waited += 1
        if table.errand and table.may_go_on:
            sitting.computer_moves(
                sitting.match.game.at_random(sitting.match.pending, Dice(number))
            )
            continue
        assert table.curtain.stance is not Stance.COVERED or table.curtain.seat != 2
        name, _, value = anyone.next_tap(seen_on(table), dice).partition(":")
        sitting.do(name, value, table.stamp)
    assert waited > 5
    if seating == "pass":
        assert Stance.COVERED in stances
    assert sitting.table.people == (0, 1)


def test_nobody_looks_at_a_computers_hand():
    sitting = Sitting(3, seating="around", played_by=TWO_AND_ONE)
    sitting.tap("reveal")
    assert sitting.table.curtain.stance is Stance.DOWN
    sitting.do("peek", "2")
    assert sitting.table.curtain.peeker is None
    assert "peek:2" not in acts(sitting.screen)
    sitting.do("peek", "1")
    assert sitting.table.curtain.peeker == 1


# Its moves -----------------------------------------------------------------------------


def waiting(played_by=ALONE, seed=7):
    """A game in which a computer has to choose."""
    sitting = Sitting(len(played_by), seed=seed, played_by=played_by)
    for _ in sitting.play(1):
        if sitting.table.curtain.stance is Stance.WAITING:
            return sitting
    raise AssertionError("no computer is ever asked")


def test_a_computer_that_thinks_is_named_and_nothing_can_be_chosen():
    sitting = waiting()
    assert "Bartek" in sitting.words
    assert "is thinking" in sitting.words
    before = list(sitting.match.choices)
    sitting.do("choose", sitting.match.pending.options[0])
    assert sitting.match.choices == before


def test_a_choice_is_saved_and_then_shown_before_the_game_goes_on():
    sitting = waiting()
    effects = sitting.computer_moves()
    (change,) = [effect for effect in effects if isinstance(effect, Change)]
    assert [entry["do"] for entry in change.entries] == sitting.match.choices[-1:]
    assert sitting.table.showing
    assert "data-pace" in sitting.html
    sitting.tap("onward")
    assert not sitting.table.showing


def test_a_thought_that_comes_too_late_is_dropped():
    sitting = waiting()
    errand = sitting.table.errand
    option = sitting.match.pending.options[0]
    sitting.do("computed", (errand._replace(stamp=errand.stamp - 1), option))
    sitting.do("computed", (errand._replace(id="another"), option))
    sitting.do("computed", (errand._replace(computer=Computer("easy", "thief")), option))
    sitting.do("computed", "nonsense")
    assert sitting.table.errand == errand
    sitting.do("computed", (errand, option))
    assert sitting.match.choices[-1] == option


@pytest.mark.parametrize("panel", ["menu", "log", "rules"])
def test_a_computer_waits_while_somebody_reads(panel):
    sitting = waiting()
    before = len(sitting.match.choices)
    sitting.tap(f"panel:{panel}")
    sitting.computer_moves()
    assert len(sitting.match.choices) == before
    assert sitting.table.panel == panel
    sitting.tap("panel:")
    sitting.computer_moves()
    assert len(sitting.match.choices) == before + 1


def test_skipping_shows_no_more_of_its_turn_and_ends_with_it():
    sitting = waiting()
    sitting.computer_moves()
    sitting.tap("onward:all")
    while sitting.table.errand:
        assert not sitting.table.showing
        sitting.computer_moves()
    assert not sitting.table.hurried


def test_with_the_pace_off_nothing_is_played_out():
    sitting = waiting()
    sitting.do("set", "pace:off")
    sitting.computer_moves()
    assert not sitting.table.showing


@pytest.mark.parametrize(("slower", "faster"), [("calm", "normal"), ("normal", "quick")])
def test_the_pace_is_a_setting(slower, faster):
    sitting = waiting()
    sitting.computer_moves()
    paces = []
    for pace in (slower, faster):
        sitting.do("set", f"pace:{pace}")
        (on,) = sitting.screen.find(data_act="onward")
        paces.append(int(on.attributes["data-pace"]))
    assert paces[0] > paces[1] > 0


def test_the_same_choice_after_a_save():
    sitting = waiting()
    (download,) = [e for e in sitting.do("export") if isinstance(e, Download)]
    first = sitting.computer_moves() and sitting.match.choices[-1]
    sitting.do("import", download.content)
    assert sitting.table.curtain.stance is Stance.WAITING
    sitting.computer_moves()
    assert sitting.match.choices[-1] == first


def test_standing_orders_are_a_persons():
    sitting = Sitting(game="inbetween", seed=3, played_by=["even:puller", ""])
    sitting.do("order", "revolver:pass")
    sitting.do("panel", "menu")
    assert "order:revolver:pass" not in acts(sitting.screen)


# Undo ----------------------------------------------------------------------------------


def test_an_undo_goes_back_over_a_computers_choice_to_the_persons_own():
    reached = 0
    for seed in range(12):
        sitting = Sitting(seed=seed, played_by=ALONE)
        for _ in sitting.play(seed):
            table = sitting.table
            if table.way_back < 0 or table.way_back >= len(table.match.choices) - 1:
                continue
            asked = table.match.at(table.way_back).pending
            assert asked.player == 0
            choices, entries = list(table.match.choices), table.journal.length
            effects = sitting.tap("undo")
            assert sitting.match.choices == choices[: table.way_back]
            assert sitting.match.pending == asked
            assert sitting.table.curtain.stance is Stance.OPEN
            assert sitting.table.journal.length == entries + 1
            assert header(effects)["way_back"] == -1
            reached += 1
            break
    assert reached > 0


def test_an_undo_while_it_thinks_takes_the_persons_choice_back():
    for seed in range(12):
        sitting = waiting(seed=seed)
        if sitting.table.barred:
            continue
        errand, before = sitting.table.errand, len(sitting.match.choices)
        sitting.tap("undo")
        assert len(sitting.match.choices) < before
        sitting.do("computed", (errand, "x"))
        assert sitting.match.pending.player == 0
        return
    raise AssertionError("nothing could be taken back")


def test_a_computers_choice_alone_is_never_taken_back():
    sitting = Sitting(seed=7, played_by=["even:thief", ""])
    sitting.computer_moves()
    assert sitting.table.barred
    before = list(sitting.match.choices)
    sitting.do("undo")
    sitting.do("restart")
    assert sitting.match.choices == before


# Taking over ---------------------------------------------------------------------------


def test_the_menu_hands_a_seat_to_a_computer_in_mid_turn_and_back():
    sitting = Sitting()
    sitting.tap("reveal")
    sitting.tap("choose:trade")
    sitting.tap("panel:menu")
    (who,) = [act for act in acts(sitting.screen) if act.startswith("seat:1:") and act != "seat:1:"]
    sitting.tap(who)
    assert header(sitting.effects)["seats"][1] == who.removeprefix("seat:1:")
    assert sitting.table.curtain == (Stance.OPEN, 0, None, None)
    assert sitting.table.panel == "menu"
    (who,) = [act for act in acts(sitting.screen) if act.startswith("seat:0:") and act != "seat:0:"]
    sitting.tap(who)
    assert sitting.table.people == ()
    assert sitting.table.curtain.stance is Stance.WAITING
    assert sitting.table.curtain.seat_shown is None
    sitting.tap("seat:0:")
    assert sitting.table.curtain == (Stance.OPEN, 0, None, None)


def test_whoever_leaves_their_seat_does_not_see_the_last_persons_hand():
    sitting = Sitting()
    sitting.tap("reveal")
    sitting.do("seat", "0:even:thief")
    assert sitting.table.curtain == (Stance.COVERED, 1, None, None)
    sitting.tap("reveal")
    assert sitting.table.curtain.stance is Stance.WAITING
    assert sitting.table.curtain.seat_shown == 1


def test_a_person_who_takes_over_the_seat_that_thinks_is_covered_for():
    sitting = waiting()
    errand = sitting.table.errand
    sitting.do("seat", "1:")
    assert sitting.table.curtain.stance in (Stance.COVERED, Stance.ASKING)
    assert sitting.table.curtain.seat == 1
    before = list(sitting.match.choices)
    sitting.do("computed", (errand, sitting.match.pending.options[0]))
    assert sitting.match.choices == before


@pytest.mark.parametrize("value", ["", "9:even:thief", "x:", "0:divine:thief", "0:even:zeus", "1:"])
def test_nonsense_changes_no_seat(value):
    sitting = Sitting()
    before = sitting.table
    sitting.do("seat", value)
    assert sitting.table == before


def test_seats_can_be_changed_in_a_loaded_game():
    sitting = Sitting().play_to(9)
    (download,) = [e for e in sitting.do("export") if isinstance(e, Download)]
    sitting.do("import", download.content)
    sitting.do("seat", "1:easy:collector")
    assert sitting.table.seats == (None, Computer("easy", "collector"))


# A draw by agreement -------------------------------------------------------------------


def test_a_draw_is_agreed_by_the_persons_alone():
    sitting = Sitting(3, played_by=TWO_AND_ONE)
    sitting.tap("reveal")
    sitting.tap("panel:menu")
    sitting.tap("draw")
    assert {act for act in acts(sitting.screen) if act.startswith("agree")} == {
        "agree:0",
        "agree:1",
    }
    sitting.do("agree", "2")
    sitting.tap("agree:0")
    assert sitting.match.pending is not None
    sitting.tap("agree:1")
    assert sitting.match.state.ending == "agreed"


def test_alone_there_is_nobody_to_offer_a_draw_to():
    sitting = Sitting(played_by=ALONE)
    sitting.tap("panel:menu")
    assert "draw" not in acts(sitting.screen)
    sitting.do("draw")
    assert sitting.table.panel == "menu"


def test_a_computer_that_only_takes_any_choice_never_stops_a_game():
    sitting = waiting()
    sitting.do("computed", (sitting.table.errand, "no such thing"))
    assert sitting.match.choices[-1] != "no such thing"


def test_levels_are_the_same_everywhere():
    for language in LANGUAGES:
        for level in LEVELS:
            assert f"level.{level}" in catalogue(language).messages
            assert f"level.{level}.text" in catalogue(language).messages
    assert isinstance(Table().seats, tuple)
    assert json.loads(json.dumps(Sitting(played_by=ALONE).effects[0].header))
    assert to_html(Sitting(played_by=ALONE).screen)


# Nobody but computers ------------------------------------------------------------------


def show():
    """A game that only computers play."""
    return Sitting(played_by=["even:collector", "even:thief"])


def test_a_game_without_persons_shows_no_hand_and_offers_nothing_to_choose():
    sitting = show()
    for _ in range(12):
        assert sitting.table.curtain.stance is Stance.WAITING
        assert sitting.table.curtain.seat_shown is None
        assert not [act for act in acts(sitting.screen) if act.startswith(("choose:", "peek:"))]
        assert "onward:all" not in acts(sitting.screen)
        sitting.computer_moves()
        if sitting.table.showing:
            sitting.tap("onward")


def test_a_show_stands_still_and_goes_on_step_by_step():
    sitting = show()
    sitting.tap("pause")
    sitting.computer_moves()
    assert sitting.match.choices == []
    sitting.tap("onward")
    sitting.computer_moves()
    assert len(sitting.match.choices) == 1
    (on,) = sitting.screen.find(data_act="onward")
    assert "data-pace" not in on.attributes
    sitting.tap("onward")
    sitting.computer_moves()
    assert len(sitting.match.choices) == 1
    sitting.tap("pause")
    sitting.computer_moves()
    assert len(sitting.match.choices) == 2


def test_a_show_is_shown_even_where_a_computers_turn_is_not():
    sitting = show()
    sitting.do("set", "pace:off")
    sitting.computer_moves()
    assert sitting.table.showing


def test_whoever_takes_over_a_seat_of_a_show_plays_on_at_once():
    sitting = show()
    sitting.tap("panel:menu")
    sitting.tap("seat:0:")
    assert sitting.table.people == (0,)
    assert sitting.table.curtain == (Stance.OPEN, 0, None, None)


def test_the_cover_of_the_last_person_offers_no_answer_for_a_computer():
    """Passing can be chosen from a cover, but here it would be the computer's turn that passes."""
    sitting = Sitting(3, game="cryptids", seed=3, played_by=["", "even:hermit", "even:hermit"])
    dice = Random(1)
    for number in range(400):
        asked = sitting.match.pending
        if asked.player and sitting.table.policy.blind_answers(asked):
            break
        if sitting.table.errand and sitting.table.may_go_on:
            sitting.computer_moves(sitting.match.game.at_random(asked, Dice(number)))
            continue
        name, _, value = anyone.next_tap(seen_on(sitting.table), dice).partition(":")
        sitting.do(name, value, sitting.table.stamp)
    asked = sitting.match.pending
    assert sitting.table.errand
    sitting.do("seat", "1:")
    sitting.do("seat", "2:")
    sitting.do("seat", f"{asked.player}:even:hermit")
    sitting.do("seat", "0:even:hermit")
    assert sitting.table.curtain.stance is Stance.COVERED
    assert sitting.table.curtain.seat == sitting.table.solo
    assert not [act for act in acts(sitting.screen) if act.startswith(("select:", "choose:"))]
    before = list(sitting.match.choices)
    sitting.do("choose", sitting.table.policy.blind_answers(asked)[0])
    assert sitting.match.choices == before


def test_a_phone_shows_the_dungeon_while_a_computer_prepares():
    """While a person prepares in secret, the board gives way to the tokens."""
    sitting = Sitting(game="twister", seed=3, played_by=["even:runner", "even:fighter"])
    assert sitting.match.pending.kind == "starters"
    assert "asks-starters" not in sitting.html
    assert "asks-nothing" in sitting.html
