"""How strong bots are, and how weights are fitted: on numbers small enough for a test."""

import json
from itertools import pairwise

import pytest

from engine.__main__ import main
from engine.autoplay.fit import fit, log_loss, solve
from engine.autoplay.mix import draw, mix
from engine.command import rate, tune
from engine.command.duel import play_bots
from engine.command.rate import PUBLISHING, TESTING, TUNING, Rated, compared, elo, ratings
from engine.core.chance import Dice
from engine.games import LOBBY_GAMES, load_game


def figures(capsys, *words: str) -> dict:
    assert main(["rate", *words, "--jobs", "1", "--json"]) == 0
    return json.loads(capsys.readouterr().out)


# Rating ------------------------------------------------------------------------------


def test_rate_plays_pairs_with_swapped_seats_and_prints_its_figures(capsys):
    found = figures(capsys, "cryptids", "--bots", "greedy-1,random", "--pairs", "3", "--seed", "1")
    assert found["games"] == 6
    assert 0.5 < found["score"] <= 1
    assert 0 <= found["sd"] < 0.5
    assert found["elo"] is None or found["elo"] > 0
    assert set(found["ms_per_decision"]) == {"mean", "p95", "max"}
    assert found["ms_per_decision"]["mean"] <= found["ms_per_decision"]["max"]
    assert found["loop_ms"] > 0
    again = figures(capsys, "cryptids", "--bots", "greedy-1,random", "--pairs", "3", "--seed", "1")
    assert again["score"] == found["score"]


def test_rate_puts_one_bot_among_others(capsys):
    words = ["cryptids", "--bots", "greedy-1,random", "--pairs", "2", "--seats", "3", "--seed", "1"]
    found = figures(capsys, *words)
    assert (found["games"], found["seats"]) == (6, 3)
    assert found["score"] > 1 / 3


def test_rate_fits_ratings_where_all_play_all(capsys):
    found = figures(
        capsys, "cryptids", "--bots", "greedy-1,easy,random", "--pairs", "1", "--seed", "1"
    )
    assert set(found["ratings"]) == {"greedy-1", "easy", "random"}
    assert set(found["table"]) == {"greedy-1,easy", "greedy-1,random", "easy,random"}


def test_a_rating_is_higher_for_who_wins_more():
    table = {("a", "b"): 0.75, ("a", "c"): 0.9, ("b", "c"): 0.75}
    rating = ratings(["a", "b", "c"], table)
    assert rating["a"] > rating["b"] > rating["c"]
    assert abs(sum(rating.values())) <= 1


def test_a_draw_is_half_and_pairs_give_the_deviation():
    def game(*shares: float) -> Rated:
        return Rated("end", list(shares), [[0.001], [0.002]])

    won, drawn, lost = game(1.0, 0.0), game(0.5, 0.5), game(0.0, 1.0)
    # The first bot has the first seat in the first game of a pair, and the second in the other.
    found = compared([[won, lost], [drawn, drawn]], 2)
    assert (found["score"], found["sd"], found["games"]) == (0.75, 0.25, 4)
    assert found["elo"] == elo(0.75) == 190.8
    assert found["ms_per_decision"] == {"mean": 1.5, "p95": 2.0, "max": 2.0}


def test_an_even_share_is_no_difference_in_rating():
    assert elo(1 / 3, 3) == pytest.approx(0.0)
    assert elo(1.0) is None


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (["--bots", "even", "--pairs", "1"], "at least two"),
        (["--bots", "even,even", "--pairs", "1"], "different"),
        (["--bots", "even,genius", "--pairs", "1"], "genius is unknown"),
        (["--bots", "even,easy", "--pairs", "0"], "--pairs"),
        (["--bots", "even,easy", "--pairs", "1", "--seats", "5"], "--seats"),
        (["--bots", "even,easy,sharp", "--pairs", "1", "--seats", "3"], "two seats"),
        (["--bots", "even,easy", "--pairs", "1", "--seed", str(TUNING + 5)], "fitted"),
        (["--bots", "even,easy", "--pairs", "2", "--seed", str(TUNING - 1)], "fitted"),
    ],
)
def test_rate_says_what_is_wrong(capsys, words, problem):
    assert main(["rate", "cryptids", *words]) == 2
    assert problem in capsys.readouterr().err


def test_tuning_testing_and_publishing_have_seeds_of_their_own():
    starts = sorted([TUNING, TESTING, PUBLISHING])
    assert all(b - a >= rate.RANGE for a, b in pairwise(starts))


# Tuning ------------------------------------------------------------------------------


def test_the_same_seeds_give_the_same_weights():
    chunk = [tune.part("cryptids", 2, TUNING, (first, 2)) for first in (0, 0, 2)]
    weights = [fit([one for samples in games for one in samples]) for games in chunk]
    assert weights[0] == weights[1] != weights[2]


def coin(*_: object) -> list:
    """A game that luck decides."""
    return [({"luck": 1.0}, 1.0), ({"luck": -1.0}, 0.0)]


def test_tune_prints_a_module_and_writes_it_only_when_asked(capsys, monkeypatch, tmp_path):
    monkeypatch.setattr(tune, "sampled", coin)
    monkeypatch.setattr(tune, "place_of", lambda game: tmp_path / f"{game}.py")
    words = ["tune", "cryptids", "--games", "10", "--jobs", "1"]
    assert main(words) == 0
    text = capsys.readouterr().out
    module: dict = {}
    exec(text, module)
    assert {seats: set(weights) for seats, weights in module["WEIGHTS"].items()} == {
        2: {"luck"},
        3: {"luck"},
        4: {"luck"},
    }
    assert list(tmp_path.iterdir()) == []
    assert main([*words, "--write"]) == 0
    assert capsys.readouterr().out == ""
    assert (tmp_path / "cryptids.py").read_text(encoding="utf-8") == text


@pytest.mark.parametrize(
    "words", [["--games", "3"], ["--games", "10", "--seed", "5"], ["--games", "10", "--seed", "-1"]]
)
def test_tune_says_what_is_wrong(capsys, words):
    assert main(["tune", "cryptids", *words]) == 2
    assert capsys.readouterr().err.startswith("--")


@pytest.mark.parametrize("name", LOBBY_GAMES)
def test_the_weights_in_use_say_by_which_command_they_came(name):
    text = tune.place_of(name).read_text(encoding="utf-8")
    assert f"python -m engine tune {name} --games " in text


def test_a_fit_finds_what_decided():
    dice = Dice(1)
    samples = []
    for _ in range(400):
        skill, noise = dice.rand(5) - 2.0, dice.rand(5) - 2.0
        won = float(dice.rand(100) < (90 if skill > 0 else 10 if skill < 0 else 50))
        samples.append(({"skill": skill, "noise": noise, "never": 0.0}, won))
    weights = fit(samples)
    assert weights.keys() == {"skill", "noise"}
    assert weights["skill"] > 5 * abs(weights["noise"])
    assert log_loss(samples, weights) < log_loss(samples, {}) == pytest.approx(0.6931, abs=1e-4)


def test_a_system_of_equations_is_solved():
    assert solve([[4.0, 0.0], [2.0, 3.0]], [10.0, 9.0]) == pytest.approx([1.5, 2.0])


# Secret choices ----------------------------------------------------------------------


def test_a_mix_cannot_be_exploited():
    rock_paper_scissors = [[0.0, -1.0, 1.0], [1.0, 0.0, -1.0], [-1.0, 1.0, 0.0]]
    shares = mix(rock_paper_scissors)
    assert sum(shares) == pytest.approx(1.0)
    for column in range(3):
        gain = sum(
            share * row[column] for share, row in zip(shares, rock_paper_scissors, strict=True)
        )
        assert gain > -0.05


def test_what_is_drawn_follows_the_shares():
    dice = Dice(3)
    drawn = [draw([0.8, 0.0, 0.2], dice) for _ in range(500)]
    assert drawn.count(1) == 0
    assert 360 < drawn.count(0) < 440


# Frozen ------------------------------------------------------------------------------

FROZEN = {
    "inbetween": "8630b4057c445c7e",
    "cryptids": "8798f1c9322d54ff",
    "twister": "ccad536b628139a4",
}
"""Digests of the end of one game between two of it."""


@pytest.mark.parametrize("name", LOBBY_GAMES)
def test_greedy_1_stays_as_it_is(name):
    """It is the measure of others. If the rules change, measure again and correct the digest."""
    match = play_bots(load_game(name), ["greedy-1", "greedy-1"], 5)
    assert match.state.digest() == FROZEN[name]
