"""The replay of a finished game: to and fro, by itself, and through whose eyes."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import chain
from random import Random

import pytest

from app import moments
from app.controller import handle
from app.effects import Intent, Remember
from app.games.sentences import sentences_of
from app.node import Node, to_html
from app.screens import render_table
from app.settings import PACES
from app.table import Found, Inquiry, Table
from engine.autoplay.findings import Standing
from engine.core.chance import Dice
from engine.core.match import Match
from tests.app.reading import acts
from tests.app.tables import Sitting
from tests.scripted import script
from tools.project import lobby_games

GAMES = lobby_games()


@cache
def finished(game: str) -> Match:
    """A game that somebody has won. Nothing changes it any more."""
    return script(game, 1).play()


def replayed(game: str) -> Table:
    """The replay of a game, at its first stop."""
    return tap(Table(match=finished(game), id="seen"), "replay")


def tap(table: Table, act: str) -> Table:
    """The table after a tap."""
    name, _, value = act.partition(":")
    return handle(table, Intent(name, value, table.stamp, now=1)).table


def stops(table: Table, step: int = 1) -> Iterator[Table]:
    """The replay at its stops, one after the other."""
    for place in range(0, len(table.moment.stops), step):
        yield tap(table, f"moment:place:{place}")


def slider(screen: Node) -> dict[str, str]:
    """What the slider says about itself."""
    (found,) = screen.find(data_slide="moment:place")
    return found.attributes


def captions(screen: Node) -> list[str]:
    """What is told of a step, without the ways to the rules."""
    (told,) = screen.find(class_="of-step")
    return [next(line.texts()) for line in told.children]


# To and fro ------------------------------------------------------------------------------


def test_a_finished_game_can_be_watched_from_the_start_with_all_hands_open():
    sitting = Sitting(3).finish()
    sitting.tap("replay")
    moment = sitting.table.moment
    assert (moment.purpose, moment.at) == (moments.REPLAY, 0)
    # The hands lie in a drawer, so that the board keeps its size.
    assert not sitting.screen.find(class_="open-hands")
    sitting.tap("select:hands")
    shown = 0
    while not sitting.table.moment.is_last:
        for card in chain(*sitting.table.moment.match.state.hand):
            assert card in sitting.html
            shown += 1
        sitting.tap("moment:on")
    assert shown > 50
    sitting.tap("moment:")
    assert sitting.screen.attributes["data-screen"] == "over"


def test_a_replay_jumps_by_turns():
    sitting = Sitting().finish()
    sitting.tap("replay")
    turns = [sitting.table.moment.turns[0]]
    while not sitting.table.moment.is_last:
        sitting.tap("moment:turn-on")
        moment = sitting.table.moment
        turns.append(moment.turns[moment.place])
    assert turns[:-1] == sorted(set(turns[:-1]))
    sitting.tap("moment:turn-back")
    assert sitting.table.moment.turns[sitting.table.moment.place] < turns[-1]
    sitting.do("moment", "place:0")
    assert sitting.table.moment.place == 0


def test_at_either_end_the_steps_stay_where_they_are():
    """What goes nowhere is only greyed: a finger that steps on must not hit another button."""
    table = replayed("magpies")
    first, last = render_table(table), render_table(tap(table, "moment:last"))
    ways = [[act for act in acts(screen) if act.startswith("moment:")] for screen in (first, last)]
    assert [act for act in ways[0] if act != "moment:play"] == [
        act for act in ways[1] if act != "moment:again"
    ]
    for screen, stuck in ((first, ("turn-back", "back")), (last, ("on", "turn-on"))):
        for way in ("turn-back", "back", "on", "turn-on"):
            (button,) = screen.find(data_act=f"moment:{way}")
            assert ("aria-disabled" in button.attributes) == (way in stuck)


@pytest.mark.parametrize(
    ("value", "place"), [("0", 0), ("7", 7), ("99999", -1), ("-3", 4), ("x", 4), ("", 4)]
)
def test_the_slider_leads_to_any_stop_and_nonsense_to_none(value, place):
    table = tap(replayed("magpies"), "moment:place:4")
    moved = tap(table, f"moment:place:{value}").moment
    assert moved.place == place % len(moved.stops)
    assert moved.match.choices == table.match.choices[: moved.at]


def test_the_slider_says_in_which_turn_and_at_which_step_one_is():
    table = tap(replayed("magpies"), "moment:place:4")
    told = slider(render_table(table))
    every = len(table.moment.stops)
    assert (told["min"], told["max"], told["value"]) == ("0", str(every - 1), "4")
    assert told["aria-valuetext"] == f"Turn 2, step 5 of {every}"
    assert f"5 / {every}" in render_table(table).texts()


def test_a_game_of_which_one_moment_is_left_has_no_slider():
    sitting = Sitting().finish()
    sitting.match.begins_at = len(sitting.match.choices)
    sitting.tap("replay")
    assert not sitting.screen.find(data_slide="moment:place")
    assert "moment:play" not in acts(sitting.screen)
    assert "moment:" in acts(sitting.screen)


@pytest.mark.parametrize("game", GAMES)
def test_turns_and_rounds_are_marked_where_they_begin(game):
    table = replayed(game)
    moment, match = table.moment, table.match
    marked = {
        (moment.stops[mark.place], mark.kind) for mark in moment.marks if mark.kind != moments.GREAT
    }
    begun: dict[int, str] = {}
    for at, event in match.log:
        if event.kind in ("round", "phase", "turn"):
            begun[at] = "round" if "round" in (event.kind, begun.get(at)) else "turn"
    assert marked == set(begun.items())
    drawn = {
        path.attributes["class"]: path.attributes["d"].count("M")
        for path in next(iter(render_table(table).find(class_="ticks"))).children
    }
    assert drawn["turns"] + drawn.get("rounds", 0) == len(marked)
    assert ("rounds" in drawn) == (game == "cryptids")


def test_what_was_played_back_to_everybody_is_marked():
    table = replayed("cryptids")
    great = [table.moment.stops[m.place] for m in table.moment.marks if m.kind == moments.GREAT]
    fallen = {at for at, event in table.match.log if event.kind == "encounter"}
    assert fallen
    assert fallen <= set(great)


def test_turning_points_are_marked_once_somebody_has_asked_how_it_went():
    table = replayed("magpies")
    assert not render_table(table).find(class_="decisive")
    course = [Standing(at, at, (0.5 + at / 40, 0.5 - at / 40)) for at in (0, 8, 9, 12)]
    inquiry = Inquiry(table.id, table.stamp, "course", len(table.match.choices))
    (drawn,) = render_table(replace(table, found=(Found(inquiry, course),))).find(class_="decisive")
    assert drawn.attributes["d"].count("M") == 2


@pytest.mark.parametrize("at", [0, 5, 12])
def test_every_link_to_a_moment_leads_into_the_replay(at):
    table = Table(match=finished("magpies"), id="seen", panel="course")
    shown = tap(table, f"at:{at}")
    assert shown.panel == ""
    assert shown.moment.purpose == moments.REPLAY
    assert shown.moment.at == max(stop for stop in shown.moment.stops if stop <= at)
    assert slider(render_table(shown))["value"] == str(shown.moment.place)


def test_the_log_of_a_finished_game_leads_into_its_replay():
    sitting = Sitting().finish()
    sitting.tap("panel:log")
    first = sitting.screen.find(class_="line-open")[-1].attributes["data-act"]
    sitting.do(*first.split(":"), sitting.table.stamp)
    assert sitting.screen.attributes["data-screen"] == "replay"


def test_a_running_game_is_not_replayed():
    sitting = Sitting().play_to(12)
    sitting.do("replay")
    assert sitting.table.moment is None


def test_an_earlier_moment_of_a_running_game_neither_runs_nor_borrows_eyes():
    sitting = Sitting().play_to(12)
    if sitting.table.curtain.seat_shown is None:
        sitting.tap("reveal")
    sitting.do("at", "3")
    before = sitting.table.moment
    assert before.purpose == moments.LOG
    for value in ("play", "eyes:0", "eyes:1", "eyes:"):
        sitting.do("moment", value)
        assert sitting.table.moment == before
    assert not [act for act in acts(sitting.screen) if act.startswith("moment:eyes")]


@pytest.mark.parametrize("game", GAMES)
def test_the_last_stop_shows_the_board_and_the_cards_in_their_drawer(game):
    """The score sheet and the hands stood on the board there, and left no room for it."""
    table = tap(replayed(game), "moment:last")
    screen = render_table(table)
    (board,) = [node for node in screen.children if "board" in node.attributes.get("class", "")]
    assert "hand-of" not in to_html(board)
    assert "score-sheet" not in to_html(board)
    assert render_table(tap(table, "select:hands")).find(class_="open-hands")


# By itself -------------------------------------------------------------------------------


def clock(table: Table) -> int:
    """After how many milliseconds it goes on by itself; 0 if it stands still."""
    found = render_table(table).find(data_act="moment:next")
    return int(found[0].attributes["data-pace"]) if found else 0


def test_a_replay_runs_until_somebody_pauses_it():
    table = replayed("magpies")
    assert clock(table) == 0
    table = tap(table, "moment:play")
    for place in range(1, 5):
        assert clock(table) > 0
        table = tap(table, "moment:next")
        assert table.moment.place == place
    table = tap(table, "moment:pause")
    assert (clock(table), table.moment.place) == (0, 4)


def test_a_replay_stays_at_its_end_and_offers_to_begin_again():
    table = tap(tap(replayed("magpies"), "moment:play"), "moment:last")
    assert table.moment.is_last
    assert clock(tap(table, "moment:next")) == 0
    assert tap(table, "moment:next").moment.is_last
    assert "moment:play" not in acts(render_table(table))
    again = tap(table, "moment:again")
    assert (again.moment.place, again.moment.playing) == (0, True)


@pytest.mark.parametrize("value", ["on", "back", "turn-on", "turn-back", "place:7"])
def test_whoever_steps_takes_over(value):
    table = tap(tap(tap(replayed("magpies"), "moment:place:5"), "moment:play"), f"moment:{value}")
    assert clock(table) == 0


@pytest.mark.parametrize("act", ["moment:eyes:1", "select:hands", "set:replay:quick"])
def test_looking_otherwise_does_not_stop_it(act):
    table = tap(tap(replayed("magpies"), "moment:play"), act)
    assert clock(table) > 0


def test_it_waits_while_somebody_reads():
    table = tap(tap(replayed("inbetween"), "moment:play"), "panel:legend")
    assert clock(table) == 0
    assert clock(tap(table, "panel:")) > 0


def test_each_step_stays_as_long_as_its_words_need():
    table = tap(replayed("inbetween"), "moment:play")
    paces = {}
    while not table.moment.is_last:
        letters = sum(map(len, captions(render_table(table))))
        paces[letters] = clock(table)
        table = tap(table, "moment:next")
    assert len(set(paces.values())) > 5
    fewest, most = min(paces), max(paces)
    assert paces[fewest] < paces[most]


def test_the_pace_is_chosen_by_taps_and_remembered():
    table = tap(tap(replayed("magpies"), "moment:place:3"), "moment:play")
    normal = clock(table)
    for pace in ("quick", "calm", "normal"):
        (button,) = render_table(table).find(class_="pace")
        name, _, value = button.attributes["data-act"].partition(":")
        assert value == f"replay:{pace}"
        table, effects = handle(table, Intent(name, value, table.stamp))
        assert effects == (Remember(table.settings),)
        assert table.settings.replay == pace
        assert clock(table) == round(PACES[pace] * normal)


# Through whose eyes ----------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_seats_eyes_see_what_that_seat_could_see_then_and_nothing_else(game):
    """The proof is the re-deal: all that the seat could not know then lies elsewhere, and the
    screen stays the same."""
    seats = range(len(finished(game).setup.names))
    checked = 0
    for number, table in enumerate(stops(tap(replayed(game), "select:hands"), 7)):
        if table.moment.match.pending is None:
            continue
        for seat in seats:
            seen = tap(table, f"moment:eyes:{seat}")
            world = seen.moment.match.imagine(seat, Dice(number))
            redealt = replace(seen, moment=seen.moment._replace(match=world))
            assert to_html(render_table(redealt)) == to_html(render_table(seen))
            checked += 1
    assert checked >= 2 * len(seats)


def test_eyes_show_their_own_hand_and_no_other():
    sitting = Sitting(3).finish()
    sitting.tap("replay")
    sitting.tap("select:hands")
    dice, shown = Random(1), 0
    every = len(sitting.table.moment.stops)
    for place in range(0, every - 1, 3):
        sitting.do("moment", f"place:{place}")
        seat = dice.randrange(3)
        sitting.tap(f"moment:eyes:{seat}")
        state = sitting.table.moment.match.state
        html = sitting.html
        for card in chain(*state.hand):
            assert state.knows(seat, card) or f'"{card}"' not in html
        shown += any(f'"{card}"' in html for card in state.hand[seat])
        assert sitting.screen.find(class_="open-hands")[0].children[0].attributes["data-seat"] == (
            str(seat)
        )
    assert shown > 3
    sitting.tap("moment:eyes:")
    assert sitting.table.moment.eyes is None


@pytest.mark.parametrize("game", GAMES)
def test_eyes_read_what_their_seat_was_told_at_that_time(game):
    seats = range(len(finished(game).setup.names))
    for table in stops(replayed(game), 2):
        if table.moment.is_last:
            continue
        for seat in seats:
            told = captions(render_table(tap(table, f"moment:eyes:{seat}")))
            news = moments.events_at(table.moment.match, seat, table.moment.at)
            view = moments.view_then(table.moment, seat)
            teller = moments.Teller(view, sentences_of(view, "en"), news)
            assert told == [line for line in map(teller.line, news) if line]


def test_the_last_stop_is_open_to_all_eyes_as_the_end_is():
    table = tap(tap(replayed("inbetween"), "moment:last"), "select:hands")
    every = captions(render_table(table))
    for seat in (0, 1):
        assert captions(render_table(tap(table, f"moment:eyes:{seat}"))) == every


@pytest.mark.parametrize("game", GAMES)
def test_a_line_seen_through_somebodys_eyes_leads_to_its_own_rule(game):
    """Some lines are missing there, and those that follow must not be taken for them."""
    checked = 0
    for table in stops(tap(replayed(game), "moment:eyes:1"), 3):
        moment = table.moment
        view = moments.view_then(moment, 1)
        news = moments.events_at(moment.match, 1, moment.at)
        is_over = moment.match.pending is None
        teller = moments.Teller(view, sentences_of(view, "en"), news, is_over)
        for link in render_table(table).find(class_="law-link"):
            at, _, number = link.attributes["data-act"].rpartition(":")[2].partition(".")
            event = moments.events_at(table.match, None, int(at))[int(number)]
            assert event.seen_by(1) or is_over
            assert teller.line(event) == link.children[0]
            checked += 1
    assert checked > 20


def test_eyes_that_nobody_has_see_everything():
    table = replayed("magpies")
    for value in ("7", "-1", "x", ""):
        assert tap(table, f"moment:eyes:{value}").moment.eyes is None


def test_the_title_says_whose_eyes_see_it():
    table = tap(replayed("inbetween"), "moment:eyes:0")
    for language, title in (
        ("en", "Through the Town’s eyes"),
        ("it", "Con gli occhi della Città"),
        ("pl", "Tak to widzi Miasto"),
    ):
        assert title in render_table(replace(table, language=language)).texts()


def test_the_seat_whose_eyes_see_it_sits_at_the_bottom():
    table = replayed("inbetween")
    for seat in (0, 1):
        assert f"bottom-{seat}" in to_html(render_table(tap(table, f"moment:eyes:{seat}")))
