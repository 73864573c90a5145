"""The words of `python -m engine`, as people and checks use them."""

import json
import re
from dataclasses import replace

import pytest

from engine import games
from engine.__main__ import main
from engine.command import bench, fuzz
from engine.command.spread import chunks, spread
from engine.core.errors import UnknownGame
from engine.core.match import Match
from engine.magpies import GAME
from engine.saves import record


def output(capsys, *words: str, code: int = 0) -> str:
    assert main(list(words)) == code
    return capsys.readouterr().out


def test_fuzz_ends_with_its_count(capsys):
    lines = output(capsys, "fuzz", "magpies", "--games", "5", "--jobs", "1").splitlines()
    assert re.fullmatch(r"5 games, \d+ choices, 0 failures", lines[-1])


def test_fuzz_gives_the_same_count_on_any_number_of_cores(capsys):
    one = output(capsys, "fuzz", "magpies", "--games", "60", "--jobs", "1")
    two = output(capsys, "fuzz", "magpies", "--games", "60", "--jobs", "2")
    assert one == two


def test_fuzz_keeps_a_failed_game_that_replay_opens(capsys, monkeypatch):
    def broken(t):
        if t.round == 3:
            yield "it is round three"

    game = replace(GAME, broken=broken)
    monkeypatch.setattr(fuzz, "load_game", lambda name: game)
    text = output(capsys, "fuzz", "magpies", "--games", "1", "--jobs", "1", code=1)
    assert text.splitlines()[-1].endswith(" 1 failures")
    path = re.search(r"replay (\S+)", text)
    assert path is not None
    replayed = output(capsys, "replay", path[1])
    assert "| round: 3" in replayed
    assert re.search(r"\d+ choices, digest [0-9a-f]{16}", replayed)


def test_replay_shows_where_the_rules_are(capsys, tmp_path):
    match = Match.start(GAME, 1)
    (tmp_path / "save.json").write_text(record.dump(match), encoding="utf-8")
    assert "Running rules: turn > pick" in output(capsys, "replay", str(tmp_path / "save.json"))


def test_replay_of_a_cut_save_names_the_first_choice_left_out(capsys, tmp_path):
    match = Match.start(GAME, 3)
    match.choose("beg")
    data = json.loads(record.dump(match))
    data["choices"].append("fly")
    data["sum"] = record.checksum(data)
    (tmp_path / "cut.json").write_text(json.dumps(data))
    text = output(capsys, "replay", str(tmp_path / "cut.json"))
    assert "The first choice left out: fly\n" in text


def test_replay_of_a_finished_game_says_how_it_ended(capsys, tmp_path):
    match = bench.play_random(GAME, 4)
    (tmp_path / "save.json").write_text(record.dump(match), encoding="utf-8")
    text = output(capsys, "replay", str(tmp_path / "save.json"))
    assert text.splitlines()[-1] == f"The game is over: {match.state.ending}"


@pytest.mark.parametrize("content", ["", "{}", "\x00", '{"format": 1, "game": "chess"}'])
def test_replay_of_something_else_names_the_problem(capsys, tmp_path, content):
    path = tmp_path / "save.json"
    path.write_text(content, encoding="utf-8")
    assert main(["replay", str(path)]) == 1
    assert "BadRecord" in capsys.readouterr().err


def test_replay_of_no_file_names_it(capsys):
    assert main(["replay", "nowhere.json"]) == 1
    assert "nowhere.json" in capsys.readouterr().err


def test_bench_prints_one_object_a_game(capsys):
    figures = json.loads(output(capsys, "bench", "magpies", "--games", "5", "--json"))
    assert list(figures) == [
        "game",
        "games_per_s",
        "decisions_per_s",
        "clone_us",
        "view_us",
        "replay_ms",
        "loop_ms",
    ]
    assert all(figures[key] > 0 for key in list(figures)[1:])
    assert "clone_us" in output(capsys, "bench", "magpies", "--games", "5")


def test_duel_counts_games_wins_and_cards(capsys):
    words = ["duel", "magpies", "--bots", "greedy,random", "--games", "6", "--jobs", "1"]
    figures = json.loads(output(capsys, *words, "--json"))
    assert list(figures) == [
        "games",
        "wins",
        "first_player_wins",
        "draws",
        "endings",
        "turns",
        "cards",
    ]
    assert figures["games"] == 6
    assert sum(figures["wins"].values()) + figures["draws"] == 6
    assert sum(figures["endings"].values()) == 6
    assert set(figures["turns"]) == {"p10", "p50", "p90", "max"}
    assert set(figures["cards"]) == {"ring", "spoon", "button", "cat"}
    assert figures["cards"]["button"]["drawn"] == 6
    assert figures["first_player_wins"] == figures["wins"]["pica"]  # pica always begins
    text = output(capsys, *words)
    assert "  button: drawn 6, used" in text


def test_playthrough_is_the_same_every_time(capsys):
    first = output(capsys, "playthrough", "magpies", "--seed", "3")
    assert first == output(capsys, "playthrough", "magpies", "--seed", "3")
    assert first != output(capsys, "playthrough", "magpies", "--seed", "4")


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (["fuzz", "chess", "--games", "1"], "UnknownGame: name='chess'"),
        (["fuzz", "magpies", "--games", "0"], "--games must be at least 1"),
        (["duel", "magpies", "--bots", "greedy", "--games", "1"], "--bots: name 2 to 3 bots"),
        (
            ["duel", "magpies", "--bots", "greedy,clever", "--games", "1"],
            "--bots: clever is unknown",
        ),
        (["play", "magpies", "--seats", "a"], "BadSetup: what='players'"),
    ],
)
def test_a_mistake_is_named(capsys, words, problem):
    assert main(words) == 2
    assert problem in capsys.readouterr().err


def test_a_reader_that_leaves_early_is_no_error(monkeypatch):
    def leaves(arguments):
        raise BrokenPipeError

    monkeypatch.setattr("engine.command.playthrough.run", leaves)
    monkeypatch.setattr("sys.stdout", None)
    assert main(["playthrough", "magpies"]) == 0


# Hot seat ------------------------------------------------------------------------


def hot_seat(capsys, monkeypatch, *typed: str) -> str:
    lines = iter(typed)

    def type_in(prompt: str = "") -> str:
        print(prompt)
        try:
            return next(lines)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", type_in)
    return output(capsys, "play", "magpies", "--seed", "1", "--seats", "ann,ben")


def test_play_hands_over_between_seats(capsys, monkeypatch):
    text = hot_seat(capsys, monkeypatch, "", "nonsense", "beg", "")
    assert "ann, press Enter" in text
    assert "ben, press Enter" in text
    assert "Type a number or an option's id" in text
    anns, bens = text.split("ben, press Enter")
    held = Match.start(GAME, 1).state.hand
    assert all(card in anns for card in held[0])
    assert not any(card in anns for card in held[1])
    assert not any(card in bens for card in held[0])
    assert "begs who=0" in bens


def test_play_takes_back_and_says_when_it_cannot(capsys, monkeypatch):
    text = hot_seat(capsys, monkeypatch, "", "u", "trade", "u", "trade", "t", "q")
    assert "Can't undo: nothing has been chosen yet" in text
    assert text.count("ann: act") == 3


def test_play_goes_on_to_the_end(capsys, monkeypatch):
    text = hot_seat(capsys, monkeypatch, *(["1"] * 2000))
    assert re.search(r"The game is over \((winter|full_nest)\). Winner: (ann|ben)", text)


# Helpers -------------------------------------------------------------------------


def double(chunk: tuple[int, int]) -> list[int]:
    return [2 * n for n in range(chunk[0], chunk[0] + chunk[1])]


@pytest.mark.parametrize("jobs", [1, 2])
def test_spread_keeps_the_order(jobs):
    parts = spread(double, 60, jobs)
    assert [n for part in parts for n in part] == [2 * n for n in range(60)]
    assert len(parts) == len(chunks(60)) == 3


def test_a_page_without_its_developer_entry_knows_only_the_games_of_the_lobby():
    assert games.load_game("magpies").name == "magpies"
    with pytest.raises(UnknownGame, match="magpies"):
        games.load_game("magpies", developer=False)
