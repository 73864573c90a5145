"""Every behaviour of the page as a list of intents."""

import json

import pytest

from app.curtain import Curtain, Stance
from app.effects import ClearLink, Copy, CopyLink, Download, Read, Show, Speak, Tell
from app.storage import Change, Kept
from engine.saves.link import to_link
from engine.saves.record import dump
from tests.app.tables import Sitting


def kinds(effects):
    return [type(effect).__name__ for effect in effects]


def told(effects):
    """The one message for the lobby."""
    (notice,) = [effect.notice for effect in effects if isinstance(effect, Tell)]
    return notice


# Starting ------------------------------------------------------------------------------


def test_a_game_starts_under_the_cover_and_is_saved_at_once():
    sitting = Sitting(3)
    assert sitting.table.curtain == Curtain(Stance.COVERED, 0)
    assert kinds(sitting.effects) == ["Change", "Show"]
    assert sitting.effects[0].header["names"] == ["Anna", "Bartek", "Carla"]
    assert sitting.effects[1] == Show("table")


def test_two_games_never_share_an_id():
    sitting = Sitting()
    first = sitting.table.id
    sitting.finish()
    sitting.tap("again")
    assert sitting.table.id != first


def test_an_unknown_game_is_named_and_the_lobby_stays():
    sitting = Sitting()
    sitting.do("leave")
    notice = told(sitting.do("start", {"game": "chess", "names": ["A", "B"]}))
    assert (notice.key, notice.arguments["name"]) == ("bad.game", "chess")
    assert sitting.table.match is None


def test_the_developers_game_is_for_developers():
    sitting = Sitting()
    sitting.do("leave")
    sitting.do("developer", "")
    assert told(sitting.do("start", {"game": "magpies"})).key == "bad.game"


@pytest.mark.parametrize(
    "wish",
    [{"names": ["A"]}, {"names": "AB"}, {"names": ["x" * 99, "B"]}, {"options": {"hedges": "9"}}],
)
def test_a_bad_set_up_is_named(wish):
    sitting = Sitting()
    sitting.do("leave")
    notice = told(sitting.do("start", {"game": "magpies", **wish}))
    assert notice.key == "bad.setup"
    assert "value" in notice.arguments


@pytest.mark.parametrize("value", ["", None, 7, [], {}, {"game": None}])
def test_nonsense_does_not_start_anything(value):
    sitting = Sitting()
    sitting.do("leave")
    assert told(sitting.do("start", value)).key == "bad.game"


def test_across_is_for_two():
    assert Sitting(2, seating="across").table.seating == "across"
    assert Sitting(3, seating="across").table.seating == "pass"
    assert Sitting(2, seating="upside down").table.seating == "pass"


# Playing -------------------------------------------------------------------------------


def test_a_whole_game_by_taps_ends_on_the_end_screen():
    sitting = Sitting(3).finish()
    assert sitting.screen.attributes["data-screen"] == "over"
    assert sitting.effects[0].header["over"] is True


def test_every_choice_is_handed_out_for_saving():
    sitting = Sitting()
    saved: list[str] = []
    made = 0
    for _ in sitting.play():
        if len(sitting.match.choices) > made:
            made = len(sitting.match.choices)
            (change,) = sitting.effects
            saved += [entry["do"] for entry in change.entries]
        else:
            assert not any(isinstance(e, Change) for e in sitting.effects) or made == 0
    saved += [entry["do"] for entry in sitting.effects[0].entries]
    assert saved == sitting.match.choices


def test_nothing_can_be_chosen_from_behind_the_cover():
    sitting = Sitting()
    option = sitting.match.pending.options[0]
    assert sitting.do("choose", option, sitting.table.stamp) == ()
    assert sitting.match.choices == []


def test_a_second_tap_on_an_old_screen_changes_nothing():
    sitting = Sitting()
    sitting.tap("reveal")
    stamp = sitting.table.stamp
    sitting.do("choose", "trade", stamp)
    assert sitting.do("choose", "trade", stamp) == ()
    assert sitting.match.choices == ["trade"]
    assert sitting.table.notice is None


def test_an_option_that_is_not_offered_is_refused_in_words():
    sitting = Sitting()
    sitting.tap("reveal")
    sitting.do("choose", "win at once", sitting.table.stamp)
    assert "You can’t do that now." in sitting.words
    assert sitting.match.choices == []


def test_unknown_intents_change_nothing():
    sitting = Sitting()
    before = sitting.table
    assert sitting.do("explode", {"now": True}) == ()
    assert sitting.table == before


def test_undo_takes_back_and_keeps_that_too():
    sitting = Sitting()
    sitting.tap("reveal")
    before = sitting.match.state.digest()
    sitting.tap("choose:trade")
    (change,) = sitting.tap("undo")
    assert [entry["do"] for entry in change.entries] == [1]
    assert sitting.match.state.digest() == before
    assert sitting.table.curtain == Curtain(Stance.OPEN, 0)


def test_undo_at_a_barrier_says_why():
    sitting = Sitting()
    sitting.tap("reveal")
    assert sitting.tap("undo") == ()
    assert "Nothing to undo yet" in sitting.words
    sitting.tap("choose:beg")
    sitting.tap("reveal")
    sitting.tap("undo")
    assert "someone else has to decide now" in sitting.words


def test_a_message_goes_with_the_next_tap():
    sitting = Sitting()
    sitting.tap("reveal")
    sitting.tap("undo")
    sitting.tap("panel:log")
    assert sitting.table.notice is None


def test_restarting_the_turn_is_offered_while_something_can_be_taken_back():
    sitting = Sitting()
    sitting.tap("reveal")
    sitting.tap("panel:menu")
    assert sitting.screen.find(data_act="restart") == []
    sitting.tap("panel:")
    sitting.tap("choose:trade")
    sitting.tap("panel:menu")
    sitting.tap("restart")
    assert sitting.match.choices == []


def test_touching_what_is_refused_says_why_and_which_rule():
    for seed in range(50):
        sitting = Sitting(seed=seed)
        sitting.tap("reveal")
        refused = sitting.match.view(0).refused
        if refused:
            break
    sitting.tap(f"select:{refused[0].id}")
    assert "Rule: gathering" in sitting.words
    sitting.tap(f"select:{refused[0].id}")
    assert "Rule: gathering" not in sitting.words


@pytest.mark.parametrize("language", ["it", "pl"])
def test_the_language_changes_in_the_middle_of_a_turn_and_nothing_else(language):
    sitting = Sitting()
    sitting.tap("reveal")
    sitting.tap("choose:trade")
    before = (sitting.match.state.digest(), sitting.table.curtain, sitting.table.stamp)
    english = sitting.words
    sitting.tap("panel:menu")
    assert sitting.tap(f"language:{language}") == (Speak(language),)
    sitting.tap("panel:")
    assert sitting.words != english
    assert (sitting.match.state.digest(), sitting.table.curtain, sitting.table.stamp) == before


def test_an_unknown_language_is_named_and_the_old_one_stays():
    sitting = Sitting()
    notice = told(sitting.do("language", "tlh"))
    assert (notice.key, notice.arguments) == ("bad.language", {"language": "tlh"})
    assert sitting.table.language == "en"


def test_the_lobbys_own_language_is_not_told_back_to_it():
    assert Sitting().do("language", "pl") == ()


def test_the_seating_changes_at_any_time_and_is_remembered():
    sitting = Sitting()
    sitting.tap("reveal")
    sitting.tap("panel:menu")
    (change,) = sitting.tap("seating:across")
    assert change.header["seating"] == "across"
    assert change.entries == []


def test_leaving_takes_the_game_off_the_page():
    sitting = Sitting()
    sitting.tap("reveal")
    assert sitting.do("leave") == (Show("lobby"),)
    assert sitting.html == '<main class="screen empty" data-screen="empty" data-stamp="0"></main>'


# Taking along, coming back ----------------------------------------------------------------


def test_a_link_opens_the_same_position_under_the_cover():
    sitting = Sitting(3).play_to(9)
    if sitting.table.curtain.stance is Stance.COVERED:
        sitting.tap("reveal")
    sitting.tap("panel:menu")
    (effect,) = sitting.tap("share")
    assert isinstance(effect, CopyLink)
    other = Sitting()
    effects = other.do("link", effect.fragment)
    assert effects[-1] == ClearLink()
    assert other.match.state.digest() == sitting.match.state.digest()
    assert other.table.curtain.stance is Stance.COVERED


def test_a_downloaded_save_opens_at_the_same_choice():
    sitting = Sitting(3).play_to(9)
    (download,) = sitting.do("export")
    assert isinstance(download, Download)
    other = Sitting()
    assert kinds(other.do("import", download.content)) == ["Change", "Show"]
    assert other.match.choices == sitting.match.choices
    assert other.table.curtain.stance is Stance.COVERED
    assert other.table.id != sitting.table.id


def saved_text():
    return dump(Sitting().play_to(6).match)


@pytest.mark.parametrize(
    "content",
    ["", "{}", "null", "[]", "hello", '{"format": 2, "game": "magpies"}', "[" * 5000, "\x00"],
)
def test_a_foreign_file_is_named_and_nothing_is_lost(content):
    sitting = Sitting().play_to(4)
    before = list(sitting.match.choices)
    sitting.do("import", content)
    assert sitting.table.notice.key == "bad.save"
    assert sitting.match.choices == before


def test_every_damaged_byte_of_a_save_is_survived():
    content = saved_text()
    sitting = Sitting()
    sitting.do("leave")
    for place in range(0, len(content), 3):
        damaged = content[:place] + chr(ord(content[place]) ^ 1) + content[place + 1 :]
        notice = told(sitting.do("import", damaged))
        assert notice.key in ("bad.save", "bad.game")
        assert sitting.table.match is None


@pytest.mark.parametrize(
    "link",
    ["", "garbage", "magpies", "magpies.1.2.7...", "%00", "chess.1.2.7...0..abcdef", "a" * 9999],
)
def test_a_garbage_link_is_named_and_taken_out_of_the_address(link):
    sitting = Sitting()
    sitting.do("leave")
    effects = sitting.do("link", link)
    assert told(effects).key in ("bad.link", "bad.game")
    assert effects[-1] == ClearLink()
    assert sitting.table.match is None


def test_a_tampered_link_is_refused():
    link = to_link(Sitting().play_to(8).match)
    sitting = Sitting()
    sitting.do("leave")
    other = link[:-1] + ("0" if link[-1] != "0" else "1")
    assert told(sitting.do("link", other)).key == "bad.link"


def test_a_bad_link_in_the_middle_of_a_game_leaves_it_alone():
    sitting = Sitting().play_to(4)
    before = list(sitting.match.choices)
    sitting.do("link", "garbage")
    assert sitting.match.choices == before
    assert "This link cannot be opened" in sitting.words


def test_resuming_reads_from_the_device():
    assert Sitting().do("resume", "abc") == (Read("abc"),)


def test_a_game_that_is_gone_is_said_to_be_gone():
    assert told(Sitting().do("opened", None)).key == "bad.gone"


@pytest.mark.parametrize("kept", [Kept({}, "", "", []), Kept({"game": "magpies"}, "x", "y", [3])])
def test_a_worthless_save_on_the_device_is_named(kept):
    sitting = Sitting()
    sitting.do("leave")
    assert told(sitting.do("opened", kept)).key == "bad.save"


# When something is wrong -------------------------------------------------------------------


def test_a_game_the_device_refuses_is_kept_whole_in_memory_and_says_so():
    sitting = Sitting().play_to(5)
    (change,) = sitting.do("unkept", "QuotaExceededError")
    assert change.replace
    assert len(change.entries) == len(sitting.match.choices)
    assert "QuotaExceededError" in sitting.words


def test_a_game_that_went_on_elsewhere_is_left_to_the_other_tab():
    sitting = Sitting()
    effects = sitting.do("elsewhere")
    assert told(effects).key == "storage.elsewhere"
    assert sitting.table.match is None


def test_an_error_shows_reason_save_report_and_the_way_back():
    sitting = Sitting().play_to(5)
    sitting.do("failed", ("ValueError: no such hedge", "Traceback …"))
    assert "ValueError: no such hedge" in sitting.words
    (download,) = sitting.tap("export")
    assert json.loads(download.content)["choices"] == sitting.match.choices
    (copy,) = sitting.tap("report")
    assert isinstance(copy, Copy)
    report = json.loads(copy.content)
    assert report["reason"] == "ValueError: no such hedge"
    assert report["record"]["choices"] == sitting.match.choices
    assert sitting.tap("recover") == (Read(sitting.table.id),)


def test_what_could_not_be_copied_is_shown_for_copying_by_hand():
    sitting = Sitting()
    sitting.do("copied", "http://localhost/#magpies.1")
    assert "http://localhost/#magpies.1" in sitting.words
