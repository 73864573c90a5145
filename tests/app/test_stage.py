"""The stage: what everybody should see is played back, scene by scene, before the next question.

Twisted Cryptids plays most back, so its Dusk is what these tests look at.
"""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from app.curtain import Stance
from app.games.policy import SUMMARY
from app.learning import Learning
from app.lessons import curriculum_of
from app.moments import MOST_MILLISECONDS
from app.settings import PACES
from tests.app.cryptids.sittings import STILL, CryptidsSitting
from tests.app.reading import acts
from tests.engine.cryptids.story import CHASM, LAKE, PARK, RIDGE, RIVER, Story
from tests.positions.cryptids import dusk

STYLES = Path(__file__).parents[2] / "static" / "css"

REAL = [["charge", "nap", "pastime"], ["scarecrow", "straw_twin", "owl_choir"]]
REAL.append(["beaver_parade", "ridge_outline", "moon_shadow"])


def whole_dusk(seats: int = 2) -> Story:
    """The last turn of a Day; the Dusk that follows asks nothing and has everything."""
    hideouts = {0: [RIDGE, RIVER, LAKE], 1: [RIDGE, PARK, CHASM]}
    return dusk(seats, stacks={0: REAL, 1: REAL}, hideouts=hideouts)


def playing_back(seats: int = 2, seating: str = "pass", stage: str = "normal") -> CryptidsSitting:
    """A table at which a Dusk begins to be played back."""
    sitting = CryptidsSitting.at(whole_dusk(seats), seating)
    sitting.do("set", f"stage:{stage}")
    sitting.choose("pass")
    assert sitting.screen.attributes["data-screen"] == "playback"
    return sitting


def at_summary(**wishes) -> CryptidsSitting:
    """The same, come to what it came to."""
    sitting = playing_back(**wishes)
    sitting.do("moment", "last")
    assert sitting.table.moment.is_summary
    return sitting


def paced(sitting: CryptidsSitting) -> list[int]:
    """After how many milliseconds something is pressed by itself; nothing if nothing is."""
    ways = [node for act in ("next", "") for node in sitting.screen.find(data_act=f"moment:{act}")]
    return [int(one.attributes["data-pace"]) for one in ways if "data-pace" in one.attributes]


def way_on(sitting: CryptidsSitting) -> object:
    """The loud button."""
    (button,) = sitting.screen.find(data_focus="")
    return button


# What there is to do -----------------------------------------------------------------


def test_a_tap_anywhere_on_a_scene_goes_on_as_the_button_does():
    sitting = playing_back()
    assert acts(sitting.screen) == ["moment:next", "moment:last", "moment:next"]
    (board, button) = sitting.screen.find(data_act="moment:next")
    assert "board" in board.attributes["class"]
    assert button.tag == "button"
    sitting.tap("moment:next")
    assert sitting.table.moment.place == 1


def test_skipping_leads_to_the_summary_which_only_its_button_closes():
    sitting = playing_back()
    sitting.tap("moment:last")
    assert sitting.table.moment.scene.part == SUMMARY
    assert acts(sitting.screen) == ["moment:again", "moment:"]
    sitting.tap("moment:")
    assert sitting.table.moment is None


def test_it_can_be_seen_again_from_the_beginning():
    sitting = at_summary()
    sitting.tap("moment:again")
    assert sitting.table.moment.place == 0
    assert paced(sitting)


def test_escape_skips_and_then_closes():
    sitting = playing_back()
    (skip,) = sitting.screen.find(data_escape="")
    assert skip.attributes["data-act"] == "moment:last"
    sitting.do("moment", "last")
    (close,) = sitting.screen.find(data_escape="")
    assert close.attributes["data-act"] == "moment:"


def test_the_focus_stays_on_the_way_on_and_what_ends_it_is_another_button():
    """Whoever holds a key down closes no summary by it."""
    sitting = playing_back()
    keys = {way_on(sitting).attributes["key"]}
    while not sitting.table.moment.is_last:
        keys.add(way_on(sitting).attributes["key"])
        sitting.tap("moment:next")
    assert keys == {"on"}
    assert way_on(sitting).attributes["key"] == "close"


# How long it takes -------------------------------------------------------------------


def test_a_scene_goes_on_by_itself_and_a_summary_stays():
    sitting = playing_back()
    while not sitting.table.moment.is_last:
        assert len(paced(sitting)) == 1
        sitting.tap("moment:next")
    assert paced(sitting) == []
    assert sitting.screen.find(data_stays="")


@pytest.mark.parametrize("stage", PACES)
def test_the_setting_says_how_long_a_scene_stays(stage):
    sitting, usual = playing_back(stage=stage), playing_back()
    assert paced(sitting) == [round(PACES[stage] * paced(usual)[0])]
    # What moves in it follows.
    assert f"paced-{stage}" in sitting.screen.attributes["class"].split()


def test_tap_by_tap_nothing_goes_on_by_itself():
    sitting = playing_back(stage="tap")
    assert paced(sitting) == []


def test_without_a_stage_the_game_goes_on_at_once():
    sitting = CryptidsSitting.at(whole_dusk())
    sitting.do("set", "stage:off")
    sitting.choose("pass")
    assert sitting.table.moment is None


def test_where_nobody_plays_a_summary_does_not_wait():
    """A show goes on by itself, and so do computers among themselves."""
    sitting = playing_back()
    while not sitting.table.moment.is_last:
        sitting.tap("moment:next")
    assert paced(sitting) == []
    show = Learning(curriculum_of("cryptids").show)
    sitting.table = replace(sitting.table, learning=show)
    assert 0 < paced(sitting)[0] <= 2 * MOST_MILLISECONDS
    computers = CryptidsSitting(2, played_by=["even:hermit"] * 2).table.seats
    sitting.table = replace(sitting.table, learning=None, seats=computers)
    assert paced(sitting)


MOVING = {"opacity", "transform", "translate", "rotate", "scale"}
"""What moves without a new layout."""


@pytest.mark.parametrize("sheet", sorted(STYLES.glob("*-stage.css")), ids=lambda path: path.stem)
def test_nothing_that_moves_on_the_stage_needs_a_new_layout(sheet):
    styles = sheet.read_text("utf-8")
    frames = re.findall(r"@keyframes [\w-]+ (\{(?:[^{}]*\{[^{}]*\})+\s*\})", styles)
    moved = {name for frame in frames for name in re.findall(r"[{;]\s*([\w-]+):", frame)}
    assert "opacity" in moved
    # How fast it goes is no movement.
    assert moved - {"animation-timing-function"} <= MOVING


# At every table ----------------------------------------------------------------------


def test_everybody_is_called_to_look():
    sitting = playing_back()
    (heading,) = [node for node in sitting.screen.find(key="bar")[0].children if node.tag == "h1"]
    assert "".join(heading.texts()) == "Everyone look!"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_on_a_tablet_that_lies_still_every_edge_keeps_its_place_and_has_the_words(seats):
    sitting = CryptidsSitting.at(dusk(seats), STILL[seats])
    sitting.do("set", "stage:tap")
    before = edges(sitting)
    sitting.choose("pass")
    assert edges(sitting) == before
    words = ["Dusk falls", "The Encounter: everyone who hides where the most Humans are reveals"]
    for seat in range(seats):
        (edge,) = sitting.screen.find(key=f"edge-{seat}")
        (said,) = edge.find(key="captions")
        headline, introduction = said.texts()
        assert headline == words[0]
        assert introduction.startswith(words[1])
        assert f"Player {seat + 1}" in "".join(edge.texts())
    # They are heard once.
    assert len(sitting.screen.find(role="status")) == 1


def edges(sitting: CryptidsSitting) -> dict[str, str]:
    """Which edge is whose, and how the screen as a whole is laid out."""
    states = sitting.screen.attributes["class"].split()
    found = {"": " ".join(state for state in states if state in ("across", "around"))}
    for seat in range(len(sitting.match.setup.names)):
        (edge,) = sitting.screen.find(key=f"edge-{seat}")
        sides = ("near", "far", "left", "right", "turned")
        found[str(seat)] = " ".join(one for one in edge.attributes["class"].split() if one in sides)
    return found


def test_a_playback_shows_no_secret_and_covers_nothing():
    """Whoever has the tablet in hand is asked next as well: what they see now is everybody's."""
    sitting = playing_back()
    assert sitting.table.curtain.stance is not Stance.ASKING
    assert "data-secret" not in sitting.screen.attributes


def test_a_playback_goes_on_when_the_page_was_left_and_the_hand_is_put_away():
    sitting = playing_back()
    seat = sitting.match.pending.player
    opened = sitting.table.curtain._replace(stance=Stance.OPEN, seat=seat)
    sitting.table = replace(sitting.table, curtain=opened)
    sitting.do("conceal", "away")
    assert sitting.screen.attributes["data-screen"] == "playback"
    sitting.leave_playback()
    assert sitting.screen.attributes["data-screen"] == "cover"
    assert "you left the page" in sitting.words


def test_the_only_person_at_a_table_is_not_called_everyone():
    sitting = at_summary()
    assert "Everyone" in sitting.words
    computers = CryptidsSitting(2, played_by=["", "even:hermit"]).table.seats
    sitting.table = replace(sitting.table, seats=computers)
    assert "Everyone" not in sitting.words
