"""Other moments: the recap, the lines of the log, the replay of a finished game."""

from itertools import chain

import pytest

from app import moments
from app.curtain import Stance
from tests.app.tables import Sitting


def covered(choices=9, seats=2, recap="off"):
    """A table at a cover after that many choices."""
    sitting = Sitting(seats)
    for made in sitting.play():
        if made >= choices and sitting.table.curtain.stance is Stance.COVERED:
            sitting.do("set", f"recap:{recap}")
            return sitting
    raise AssertionError("no cover")


def opened(choices=9):
    sitting = covered(choices)
    sitting.tap("reveal")
    return sitting


# Recap -----------------------------------------------------------------------------------


def test_a_recap_begins_where_its_seat_last_looked():
    sitting = Sitting(3)
    checked = 0
    last: dict[int, int] = {}
    for made in sitting.play():
        table = sitting.table
        if table.curtain.stance is Stance.OPEN:
            last[table.curtain.seat] = made
        elif table.curtain.stance is Stance.COVERED and table.curtain.seat in last:
            sitting.tap("recap")
            stops = sitting.table.moment.stops
            assert stops[0] > last[table.curtain.seat]
            assert stops[-1] <= made
            checked += 1
            sitting.do("moment", "")
    assert checked > 10


def test_a_recap_plays_itself_as_slowly_as_one_reads_and_stops_at_its_end():
    sitting = covered()
    sitting.tap("recap")
    moment = sitting.table.moment
    assert moment.playing
    assert len(moment.stops) > 1
    shown = [moment.at]
    while sitting.table.moment.playing:
        (step,) = sitting.screen.find(data_act="moment:next")
        pace = int(step.attributes["data-pace"])
        assert pace == sitting.table.moment.pace >= 700
        sitting.tap("moment:next")
        shown.append(sitting.table.moment.at)
    assert tuple(shown) == moment.stops


def test_longer_lines_stay_longer():
    paces = [
        moments.Moment(moments.RECAP, (1,), (0,), 0, None, letters=(letters,)).pace
        for letters in (5, 40, 80, 500)
    ]
    assert paces == sorted(paces)
    assert paces[0] < paces[1] < paces[2]
    assert paces[-1] == moments.MOST_MILLISECONDS


def test_whoever_takes_the_tablet_is_shown_what_is_new_and_then_their_own_turn():
    sitting = covered(recap="on")
    assert not sitting.screen.find(data_act="recap")
    sitting.tap("reveal")
    assert sitting.screen.attributes["data-screen"] == "recap"
    assert sitting.table.curtain.stance is Stance.COVERED
    while not sitting.table.moment.is_last:
        sitting.tap("moment:next")
    (button,) = sitting.screen.find(data_act="reveal")
    assert button.attributes["data-pace"] == str(sitting.table.moment.pace)
    assert "To my turn" in button.texts()
    sitting.tap("reveal")
    assert sitting.table.curtain.stance is Stance.OPEN


def test_one_tap_skips_what_is_new():
    sitting = covered(recap="on")
    sitting.tap("reveal")
    sitting.tap("reveal")
    assert sitting.screen.attributes["data-screen"] == "play"


def test_a_recap_that_somebody_asked_for_on_the_cover_opens_no_hand_by_itself():
    sitting = covered()
    sitting.tap("recap")
    sitting.tap("moment:last")
    (button,) = sitting.screen.find(data_act="reveal")
    assert "data-pace" not in button.attributes


def test_nothing_is_new_on_the_first_cover():
    sitting = Sitting(recap="on")
    assert not sitting.screen.find(class_="news")
    sitting.tap("reveal")
    assert sitting.screen.attributes["data-screen"] == "play"


def test_the_cover_tells_the_last_of_what_everyone_saw():
    sitting = covered()
    (news,) = sitting.screen.find(class_="news")
    seat = sitting.table.curtain.seat
    told = moments.news_for(sitting.match, "en", (), sitting.table.last_seen[seat])
    assert 0 < len(news.children) <= 3
    assert set(news.texts()) <= {line.words for line in told}


def test_a_tap_skips_the_recap_and_further_taps_step_through_it():
    sitting = covered()
    sitting.tap("recap")
    sitting.tap("moment:last")
    moment = sitting.table.moment
    assert (moment.playing, moment.is_last) == (False, True)
    sitting.tap("moment:first")
    assert sitting.table.moment.place == 0
    sitting.tap("moment:on")
    assert sitting.table.moment.place == 1
    sitting.tap("moment:back")
    assert sitting.table.moment.place == 0


def test_a_recap_leads_straight_to_ones_own_turn_or_back_to_the_cover():
    sitting = covered()
    sitting.tap("recap")
    sitting.tap("moment:last")
    sitting.tap("moment:")
    assert sitting.screen.attributes["data-screen"] == "cover"
    sitting.tap("recap")
    sitting.tap("reveal")
    assert sitting.screen.attributes["data-screen"] == "play"


def test_what_was_looked_at_survives_a_reload():
    sitting = covered(12)
    before = sitting.table.last_seen
    assert min(before) > 0
    header = next(e.header for e in sitting.do("unkept", "x") if hasattr(e, "header"))
    assert header["looked"] == list(before)


def test_without_any_news_the_cover_offers_none():
    sitting = covered()
    seat = sitting.table.curtain.seat
    sitting.tap("reveal")
    sitting.do("conceal")
    assert sitting.table.last_seen[seat] == len(sitting.match.choices)
    assert not sitting.screen.find(class_="news")
    assert not sitting.screen.find(data_act="recap")
    sitting.do("recap")
    assert sitting.table.moment is None


@pytest.mark.parametrize(
    ("why", "told"),
    [("idle", "nobody touched the screen"), ("away", "you left the page"), ("", ""), ("x", "")],
)
def test_a_cover_that_closed_by_itself_says_why(why, told):
    sitting = opened()
    sitting.do("conceal", why)
    assert sitting.screen.attributes["data-screen"] == "cover"
    assert bool(sitting.screen.find(class_="cover-reason")) == bool(told)
    assert told in sitting.words
    sitting.tap("reveal")
    sitting.do("conceal")
    assert not sitting.screen.find(class_="cover-reason")


# Log -------------------------------------------------------------------------------------


def test_every_line_of_the_log_leads_to_its_moment():
    sitting = opened()
    sitting.tap("panel:log")
    acts = [node.attributes["data-act"] for node in sitting.screen.find(class_="line-open")]
    assert len(acts) > 10
    for act in set(acts):
        sitting.do(*act.split(":"), sitting.table.stamp)
        at = int(act.split(":")[1])
        assert sitting.table.moment.at == at
        assert sitting.table.moment.match.choices == sitting.match.choices[:at]
        assert sitting.screen.attributes["data-screen"] == "log"
        sitting.tap("moment:")
        assert sitting.screen.attributes["data-screen"] == "play"
        sitting.tap("panel:log")


def test_a_moment_shows_what_the_same_seat_could_see_and_nothing_to_choose():
    sitting = opened(12)
    seat = sitting.table.curtain.seat
    looks = 0
    for at in range(len(sitting.match.choices)):
        sitting.do("at", str(at))
        state = sitting.table.moment.match.state
        html = sitting.html
        for card in chain(*state.hand):
            assert state.knows(seat, card) or f'"{card}"' not in html
        assert 'data-act="choose:' not in html
        looks += any(card in html for card in state.hand[seat])
        sitting.do("moment", "")
    assert looks > 3


def test_nothing_can_be_chosen_while_looking_back():
    sitting = opened()
    sitting.do("at", "3")
    made = list(sitting.match.choices)
    for option in sitting.match.pending.options:
        sitting.do("choose", option, sitting.table.stamp)
    assert sitting.match.choices == made


def test_looking_back_changes_neither_game_nor_barrier():
    sitting = opened()
    before = (sitting.match.state.digest(), sitting.match.why_not_undo, sitting.table.stamp)
    sitting.do("at", "3")
    sitting.tap("moment:on")
    sitting.tap("moment:")
    assert before == (sitting.match.state.digest(), sitting.match.why_not_undo, sitting.table.stamp)


def test_concealing_ends_a_look_back():
    sitting = opened()
    sitting.do("at", "3")
    sitting.do("conceal")
    assert sitting.screen.attributes["data-screen"] == "cover"


def test_nothing_is_looked_at_from_behind_the_cover():
    sitting = covered()
    sitting.do("at", "3")
    sitting.do("replay")
    assert sitting.table.moment is None


@pytest.mark.parametrize("value", ["", "x", "-1", None, "99999"])
def test_a_moment_that_never_was_is_the_nearest_or_none(value):
    sitting = opened()
    sitting.do("at", value)
    if sitting.table.moment is not None:
        assert sitting.table.moment.at <= len(sitting.match.choices)
