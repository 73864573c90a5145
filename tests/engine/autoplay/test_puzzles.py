"""Puzzles have exactly one plan: what the search counts as one, and that every stored one has."""

import json
from pathlib import Path

import pytest

from engine.__main__ import main
from engine.autoplay.puzzle import (
    Aim,
    Puzzle,
    Search,
    TooWide,
    is_sure,
    no_more_than,
    puzzling_of,
    world_of,
)
from engine.autoplay.puzzle import solve as solve_it
from engine.command.mine import WANTED, chosen
from engine.core.match import Match
from engine.games import LOBBY_GAMES, load_game
from engine.inbetween.positions import lay_out
from engine.saves.link import from_link
from tests.scale import amount

FOLDER = Path(__file__).parents[3] / "app" / "puzzles"
MOST_BYTES = 8_000
STORED = {
    game: list(map(Puzzle.from_data, json.loads((FOLDER / f"{game}.json").read_text())["puzzles"]))
    for game in LOBBY_GAMES
}
SOME = [(game, n) for game, puzzles in STORED.items() for n in range(len(puzzles))]
SAMPLE = amount(SOME, [(game, n) for game, n in SOME if n in (0, len(STORED[game]) // 2)])
TOWN = 0
WIN = Aim("win", 0)


def two_secured(**wishes) -> Match:
    """The Town's turn: two are Secured, Tom is one notch from it and has the kin symbol."""
    facts = {"notch": {"mina": 0, "bob": 0, "tom": 1}, "token": {"kin": "tom"}, "town": ["rescue"]}
    return lay_out("mina bob carl timmy julie tom", **{"marker": "carl", **facts, **wishes})


def solved(match: Match, deals: int = 5):
    return solve_it(puzzling_of(match.game), match, WIN, deals)


def plans(match: Match) -> list[set[str]]:
    search = Search(puzzling_of(match.game), WIN, TOWN)
    return [set(deeds) for deeds in search.plans(world_of(match))]


# What is one plan -------------------------------------------------------------------------


def test_the_one_plan_is_found_with_its_line():
    solution = solved(two_secured())
    assert solution.line == ("rescue", "shift:tom:0")


def test_the_question_with_fewest_right_answers_matters_most():
    solution = solved(two_secured())
    fork = solution.forks[solution.key]
    assert fork.right == 1
    assert all(fork.options / fork.right >= f.options / f.right for f in solution.forks)
    assert solution.bits > 0


def test_two_cards_that_win_are_two_plans():
    match = two_secured(town=["rescue", "safe_house"], token={"kin": "tom", "home": "tom"})
    found = plans_or_too_wide(match)
    assert found != 1
    assert solved(match) is None


def plans_or_too_wide(match: Match) -> int:
    try:
        return len(plans(match))
    except TooWide:
        return 2


def test_without_a_win_there_is_no_plan():
    match = two_secured(notch={"mina": 0, "bob": 0, "tom": 3})
    assert plans(match) == []
    assert solved(match) is None


def test_what_is_superfluous_or_in_another_order_is_no_other_plan():
    one = {frozenset("ab"): ("a", "b")}
    assert no_more_than({frozenset("ab"): ("b", "a")}, one).keys() == one.keys()
    assert no_more_than({frozenset("abc"): ("c", "a", "b")}, one).keys() == one.keys()
    assert no_more_than({frozenset("a"): ("a",)}, one).keys() == {frozenset("a")}
    assert no_more_than({frozenset("ac"): ("a", "c")}, one).keys() == {
        frozenset("ab"),
        frozenset("ac"),
    }


def test_the_search_leaves_the_match_as_it_was():
    match = two_secured()
    before = match.state.digest()
    solved(match)
    assert match.state.digest() == before
    assert match.choices == []


def test_a_line_that_misses_the_aim_is_not_sure():
    match = two_secured()
    puzzling = puzzling_of(match.game)
    assert is_sure(puzzling, match, WIN, ("rescue", "shift:tom:0"), 5)
    assert not is_sure(puzzling, match, WIN, ("rescue", "shift:tom:2"), 5)
    assert not is_sure(puzzling, match, WIN, (), 5)


# The stored ones --------------------------------------------------------------------------


@pytest.mark.parametrize("game", LOBBY_GAMES)
def test_puzzles_are_mined_again_when_the_rules_change(game):
    stored = json.loads((FOLDER / f"{game}.json").read_text())
    assert stored["rules"] == load_game(game).rules, f"run {stored['command']} --write"


@pytest.mark.parametrize("game", LOBBY_GAMES)
def test_a_game_has_twenty_puzzles_the_easiest_first_in_few_bytes(game):
    puzzles = STORED[game]
    assert len(puzzles) == WANTED
    assert [one.hard for one in puzzles] == sorted(one.hard for one in puzzles)
    assert len({one.id for one in puzzles}) == WANTED
    assert (FOLDER / f"{game}.json").stat().st_size < MOST_BYTES


@pytest.mark.timeout(600)
@pytest.mark.parametrize(("game", "number"), SAMPLE)
def test_a_stored_puzzle_has_one_plan_and_this_is_it(game, number):
    puzzle = STORED[game][number]
    match = from_link(puzzle.link, load_game)
    assert match.pending.player == puzzle.seat
    solution = solve_it(puzzling_of(match.game), match, puzzle.aim)
    assert solution is not None
    assert solution.line == puzzle.line
    assert (solution.key, solution.forks[solution.key]) == (puzzle.key, puzzle.fork)


class Forgetful(dict):
    """Keeps nothing."""

    def __setitem__(self, key, value) -> None:
        """Forget it at once."""


@pytest.mark.parametrize("number", [0, 10, 19])
def test_a_search_that_remembers_nothing_finds_the_same_plans(number):
    puzzle = STORED["cryptids"][number]
    match = from_link(puzzle.link, load_game)
    found = []
    for known in ({}, Forgetful()):
        search = Search(puzzling_of(match.game), puzzle.aim, puzzle.seat)
        search.known = known
        found.append(search.plans(world_of(match)))
    assert found[0] == found[1]
    assert len(found[0]) == 1


# The command ------------------------------------------------------------------------------


def test_mine_prints_the_same_puzzles_for_the_same_seed(capsys):
    words = ["mine", "cryptids", "--games", "3", "--seed", "40000008", "--jobs", "1"]
    printed = []
    for _ in range(2):
        assert main(words) == 0
        printed.append(capsys.readouterr().out)
    assert printed[0] == printed[1]
    assert json.loads(printed[0])["rules"] == load_game("cryptids").rules
    assert json.loads(printed[0])["puzzles"]


def test_mine_refuses_a_game_without_puzzles(capsys):
    assert main(["mine", "magpies", "--games", "1"]) == 2
    assert "magpies has no puzzles" in capsys.readouterr().err


def test_of_many_puzzles_few_are_alike():
    game = load_game("cryptids")
    many = [
        Puzzle(f"{n}", 0, WIN, (f"move:{n}",) if n < 30 else ("rest",), 0, (2, 1), float(n))
        for n in range(50)
    ]
    found = chosen(many, game)
    assert len(found) == WANTED
    assert found == sorted(found, key=lambda one: one.hard)
