"""Puzzles at the table: opened by list and link, solved, missed, shown, remembered."""

import pytest

from app.effects import ClearLink, CopyLink, Read, Tell
from app.i18n.text import LANGUAGES, Text
from app.learning import begun
from app.puzzles import shelf
from app.puzzles.shelf import PUZZLE, SOLUTION, deeds, laid_open, lesson_of, puzzles_of
from app.screens import render_table
from app.table import Table
from engine.core.errors import RecordMismatch
from engine.games import LOBBY_GAMES
from tests.app.lessons import play_shown
from tests.app.test_lessons import Schooling
from tests.scale import amount

GAME = "cryptids"
SOME = [(game, place) for game in LOBBY_GAMES for place in amount(range(20), (0, 10))]


def word(place: int = 0, manner: str = PUZZLE, game: str = GAME) -> str:
    return f"{game}/{manner}{puzzles_of(game)[place].id}"


class Puzzling(Schooling):
    """A table with a puzzle on it."""

    def solve(self) -> "Puzzling":
        for option in self.table.learning.lesson.steps[0].path:
            self.others()
            if self.table.learning.is_done:
                break
            if option in self.match.pending.options and not self.table.errand:
                self.do("choose", option)
        return self.others()

    def miss(self) -> "Puzzling":
        """Pass, and go through the rest."""
        while not self.table.learning.is_missed(self.match):
            if self.table.errand:
                self.others()
            else:
                self.do("choose", self.match.pending.options[-1])
        return self

    def has(self, act: str) -> bool:
        """Whether there is a button for that."""
        return f'data-act="{act}"' in self.html

    @property
    def text(self) -> Text:
        return Text(self.table.language)


def test_a_puzzle_opens_with_one_line_and_no_cover():
    puzzle = Puzzling(word())
    assert puzzle.screen.attributes["data-screen"] == "play"
    assert "Puzzle 1" in puzzle.words
    assert "the last turn of this Day" in puzzle.words
    assert puzzle.table.solo == puzzles_of(GAME)[0].seat


def test_a_puzzle_shows_nothing_that_its_seat_may_not_see():
    puzzle = Puzzling(word())
    seat = puzzles_of(GAME)[0].seat
    hands = enumerate(puzzle.match.state.hand)
    hidden = [card for other, hand in hands if other != seat for card in hand]
    assert hidden
    assert [card for card in hidden if f'{card}"' in puzzle.html] == []


def test_no_undo_leads_out_of_a_puzzle():
    puzzle = Puzzling(word())
    assert puzzle.match.choices == []
    assert not puzzle.match.can_undo


def test_a_solved_puzzle_says_so_with_the_reason_and_is_remembered():
    puzzle = Puzzling(word()).solve()
    assert puzzle.table.learning.is_done
    assert "Solved!" in puzzle.words
    assert "What mattered:" in puzzle.words
    assert word() in puzzle.table.settings.lessons
    assert puzzle.has(f"lesson:{word(1)}")


def test_a_missed_puzzle_can_be_tried_again_from_its_start():
    puzzle = Puzzling(word()).miss()
    assert "Not this time" in puzzle.words
    assert word() not in puzzle.table.settings.lessons
    puzzle.tap("step:again")
    assert puzzle.match.choices == []
    assert puzzle.solve().table.learning.is_done


def test_the_solution_plays_itself_and_is_not_remembered():
    puzzle = Puzzling(word()).miss()
    puzzle.open(word(manner=SOLUTION))
    assert puzzle.table.learning.plays_itself
    while not puzzle.table.learning.is_done:
        puzzle.others()
        puzzle.tap("step:on")
    assert word(manner=SOLUTION) not in puzzle.table.settings.lessons
    assert puzzle.has(f"lesson:{word()}")


def test_the_list_ticks_what_is_solved():
    puzzle = Puzzling(word()).solve()
    puzzle.do("panel", "learn")
    names = [puzzle.text("puzzle.done", number=1), puzzle.text("puzzle.title", number=2)]
    assert all(f'aria-label="{name}"' in puzzle.html for name in names)


def test_the_last_puzzle_leads_to_the_list():
    assert Puzzling(word(len(puzzles_of(GAME)) - 1)).solve().has("panel:learn")


def test_a_puzzle_is_a_link():
    puzzle = Puzzling(word())
    (copied,) = (one for one in puzzle.do("share") if isinstance(one, CopyLink))
    assert copied.fragment == f"puzzle={GAME}/{puzzles_of(GAME)[0].id}"
    other = Puzzling(word(3))
    effects = other.do("link", copied.fragment)
    assert any(isinstance(one, ClearLink) for one in effects)
    assert [one.lesson for one in effects if isinstance(one, Read)] == [word()]


@pytest.mark.parametrize("link", [f"puzzle={GAME}/ffffff", "puzzle=chess/1", "puzzle=", "puzzle=/"])
def test_a_link_to_a_puzzle_that_is_gone_says_so_in_the_lobby(link):
    puzzle = Puzzling(word())
    puzzle.table = Table()
    told = [one for one in puzzle.do("link", link) if isinstance(one, Tell)]
    assert [one.notice.key for one in told] == ["bad.puzzle"]


def test_a_puzzle_that_no_longer_fits_the_rules_says_so(monkeypatch):
    def refuses(*_):
        raise RecordMismatch(problem="made by other rules", at=0)

    shelf.solution.cache_clear()
    shelf.opened.cache_clear()
    monkeypatch.setattr(shelf, "from_link", refuses)
    assert lesson_of(GAME, word().partition("/")[2]) is None


def test_an_unsolved_puzzle_is_gone_on_with_after_a_reload():
    puzzle = Puzzling(word()).miss()
    puzzle.reload()
    assert "Not this time" in puzzle.words


@pytest.mark.parametrize("manner", [PUZZLE, SOLUTION])
@pytest.mark.parametrize(("game", "place"), SOME)
def test_the_solution_solves_on_the_table(game, place, manner):
    lesson = laid_open(game, place, manner)
    match = play_shown(lesson)
    assert match.game.name == game


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "place"), SOME)
def test_every_puzzle_has_its_words(game, place, language):
    text, puzzle = Text(language), puzzles_of(game)[place]
    assert f"puzzle.{game}.{puzzle.aim.id}" in text
    assert f"puzzle.{game}.{puzzle.aim.id}.why" in text
    said = deeds(game, puzzle, language)
    assert puzzle.key < len(said) <= len(puzzle.line)
    assert all(said)


def test_a_puzzle_is_drawn_in_every_language():
    for language in LANGUAGES:
        puzzle = Puzzling(word())
        puzzle.do("language", language)
        assert Text(language)("puzzle.title", number=1) in puzzle.words
        assert render_table(puzzle.table) is not None


def test_a_puzzle_begins_where_its_seat_is_asked():
    for game in LOBBY_GAMES:
        _, match = begun(lesson_of(game, PUZZLE + puzzles_of(game)[0].id))
        assert match.pending.player == puzzles_of(game)[0].seat
