"""What may be looked up again: used combat cards, what a Prophet saw, and how long a turn lasts."""

from dataclasses import replace

import pytest

from app.curtain import Curtain, Stance
from app.games.presenter import Context, present
from app.games.twister.presenter import CHARM_MILLISECONDS, TURN_MILLISECONDS, TwisterPresenter
from app.i18n.text import LANGUAGES, Text
from app.moments import LOG, RECAP, REPLAY, moment_at
from app.screens import render_table
from app.table import Table
from engine.core.match import Match
from tests.app.reading import acts, nodes
from tests.app.tables import NAMES, Sitting
from tests.engine.twister.story import Story

FIGHTERS = {"y_barbarian": "5.1", "b_barbarian": "6.1", "y_acrobat": "1.2", "b_acrobat": "20.0"}
FIRST, SECOND = "Yellow: 3 + 4 = 7 · Blue: 3 + 4 = 7", "Yellow: 3 + 2 = 5 · Blue: 3 + 2 = 5"
UNTOLD = "Both sides show a combat card"


def a_tie(card: int = 4, **options: str) -> Story:
    """Right after a fight that nobody has won."""
    s = Story(FIGHTERS, **options)
    return s.fight("attack:y_barbarian:b_barbarian", card, card)


def table_of(match: Match, **more: object) -> Table:
    """The open table with its log."""
    seat = match.pending.player if match.pending else 0
    return Table(match=match, curtain=Curtain(Stance.ASKING, seat), panel="log", **more)


def lines(match: Match) -> list[str]:
    """The log that lies open, oldest first."""
    (sheet,) = [
        n for n in nodes(render_table(table_of(match))) if n.attributes.get("key") == "sheet"
    ]
    told = ["".join(line.texts()) for line in sheet.find(class_="words")]
    return [text for text in told if "combat card" in text or "=" in text]


# Used combat cards -------------------------------------------------------------------------


def test_used_cards_are_told_of_the_fight_that_has_just_been_and_of_no_older_one():
    s = a_tie()
    assert lines(s.match) == [FIRST]
    s.fight("attack:y_barbarian:b_barbarian", 2, 2)
    assert lines(s.match) == [UNTOLD, SECOND]
    s.play("move:y_acrobat:1.3")
    assert lines(s.match) == [UNTOLD, UNTOLD]


def test_used_cards_that_are_listed_stay_in_the_log():
    s = a_tie(used_cards="list").fight("attack:y_barbarian:b_barbarian", 2, 2)
    s.play("move:y_acrobat:1.3")
    assert lines(s.match) == [FIRST, SECOND]


def test_used_cards_are_open_after_the_end():
    s = a_tie().play("end")
    assert lines(s.match) == [UNTOLD]
    s.match.agree_draw()
    assert lines(s.match) == [FIRST]


@pytest.mark.parametrize("purpose", [LOG, RECAP])
def test_looking_back_at_a_fight_does_not_turn_its_cards_up(purpose):
    for option, expected in (("count", False), ("list", True)):
        match = a_tie(used_cards=option).play("move:y_acrobat:1.3").match
        fought = next(entry.at for entry in match.log if entry.event.kind == "cards")
        moment = moment_at(match, purpose, [fought], fought)
        curtain = Curtain(Stance.COVERED if purpose == RECAP else Stance.ASKING, 0)
        table = replace(table_of(match), panel="", curtain=curtain, moment=moment)
        screen = render_table(table)
        texts = list(screen.texts())
        clash = [n for n in nodes(screen) if "clash" in n.attributes.get("class", "").split()]
        assert (FIRST in texts, bool(clash)) == (expected, expected)
        assert (UNTOLD in texts) == (not expected)


def test_the_replay_of_a_finished_game_shows_what_was_played():
    match = a_tie().play("end").match
    match.agree_draw()
    fought = next(entry.at for entry in match.log if entry.event.kind == "cards")
    moment = moment_at(match, REPLAY, [fought], fought)
    screen = render_table(replace(table_of(match), panel="", moment=moment))
    assert FIRST in screen.texts()
    assert UNTOLD not in screen.texts()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_fight_just_been_stands_in_the_dock_and_not_over_the_board_again(language):
    """It has been played back, or the players do without."""
    screen = render_table(replace(table_of(a_tie().match), panel="", language=language))
    classes = {name for n in nodes(screen) for name in n.attributes.get("class", "").split()}
    assert "fight-news" in classes
    assert "clash" not in classes


# What a Prophet saw ------------------------------------------------------------------------


def test_where_turns_change_in_the_open_the_last_one_can_be_shown():
    """There was only a banner: a player who had looked away could not see what the other did."""
    table = Sitting(game="twister", seed=5)
    for _ in range(2):
        for act in ("reveal", "choose:auto", "choose:auto", "choose:confirm"):
            table.tap(act)
    first = table.match.pending.player
    assert "recap" not in acts(table.screen)  # nobody has played yet
    walk = next(option for option in table.match.pending.options if option.startswith("reveal:"))
    table.do("choose", walk)
    table.leave_playback()
    while table.match.pending.kind == "place":
        table.do("choose", table.match.pending.options[0])
    table.do("choose", "end")
    assert table.match.pending.player == 1 - first
    table.tap("recap")
    assert "opens room" in table.words
    while "moment:next" in acts(table.screen):
        assert not any(act.startswith("choose:") for act in acts(table.screen))
        table.tap("moment:next")
    assert f"{NAMES[1 - first]}’s turn" in table.words
    table.tap("moment:")
    assert table.table.moment is None
    table.do("choose", table.match.pending.options[0])
    # It belongs to the beginning of a turn.
    assert "recap" not in acts(table.screen)


@pytest.mark.parametrize(("memory", "kept"), [("off", False), ("on", True)])
def test_r_61_what_a_prophet_saw_is_written_down_only_with_a_memory_aid(memory, kept):
    s = Story({"y_prophet": "1.2"}, hidden={2: ["b_acrobat"]}, memory=memory)
    s.play("peek:y_prophet:2", "turn:1")
    match = s.match
    table = replace(table_of(match), curtain=Curtain(Stance.OPEN, 0))
    seen = "Seen in room 3: Canal (Blue Acrobat)"
    told = ["".join(line.texts()) for line in render_table(table).find(class_="words")]
    assert (seen in told) == kept
    assert "Yellow Prophet looks into room 3" in told
    # Nor is it shown by going back to that moment.
    looked = next(entry.at for entry in match.log if entry.event.kind == "peeks")
    moment = moment_at(match, LOG, [looked], looked)
    screen = render_table(replace(table, panel="", moment=moment))
    shown = [n for n in nodes(screen) if n.attributes.get("class") == "crystal"]
    assert bool(shown) == kept
    assert ("Canal" in text_of(screen)) == kept


def text_of(screen) -> str:
    return " ".join(screen.texts())


def test_a_prophet_sees_the_room_while_looking_with_any_memory():
    s = Story({"y_prophet": "1.2"}, hidden={2: ["b_acrobat"]}).play("peek:y_prophet:2")
    table = Table(match=s.match, chance=1, curtain=Curtain(Stance.DOWN, 0, 0))
    assert "Canal" in text_of(render_table(table))


# The clock ---------------------------------------------------------------------------------


def time_is_up(s: Story) -> int:
    presenter = present(Context(s.view(None), Text("en")))
    assert isinstance(presenter, TwisterPresenter)
    return presenter.time_is_up()


def test_the_minute_of_a_charm_stays_when_the_charmed_piece_dies():
    at = {"y_prophet": "19.3", "w_charm": "19.3", "b_fire_elemental": "16.1", "b_acrobat": "20.0"}
    s = Story(at, timer="on")
    assert time_is_up(s) == TURN_MILLISECONDS
    s.play("charm:y_prophet:b_fire_elemental")
    assert time_is_up(s) == TURN_MILLISECONDS + CHARM_MILLISECONDS
    s.play("swim:b_fire_elemental:17.1")
    assert s.t.charmed == {}
    assert time_is_up(s) == TURN_MILLISECONDS + CHARM_MILLISECONDS
    s.play("end")
    assert time_is_up(s) == TURN_MILLISECONDS
