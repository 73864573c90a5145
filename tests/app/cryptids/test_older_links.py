"""Links from before the rules changed: the page opens them and says so."""

from pathlib import Path

from tests.app.tables import Sitting

LINKS = Path(__file__).parents[2] / "games"


def opened(name: str) -> Sitting:
    """The page after a link was followed from the lobby."""
    sitting = Sitting()
    sitting.do("leave")
    sitting.do("link", (LINKS / f"{name}.link").read_text("utf-8").strip())
    return sitting


def test_a_link_of_older_rules_opens_with_a_word_about_it():
    sitting = opened("cryptids-rules-2-shuffled-late")
    assert sitting.table.notice.key == "note.upgraded"
    assert (sitting.match.state.round, sitting.match.pending.kind) == (4, "arrow")


def test_the_same_game_again_is_played_by_the_reading_it_was_begun_with():
    sitting = opened("cryptids-rules-2-shuffled-late")
    sitting.do("again")
    assert sitting.match.choices == []
    assert sitting.match.setup.options["partial"] == "free"
