"""Files from strangers: no text, number or log of theirs costs more than a refusal.

All of them carry a digest and a checksum that fit, as anybody can make them.
"""

import json
from dataclasses import replace

import pytest

from engine.autoplay.check import random_setup
from engine.core import errors
from engine.core.chance import Dice
from engine.core.errors import BadRecord, BadSetup, HandoverError, RecordMismatch, UnknownGame
from engine.core.event import Entry, Event
from engine.core.game import Game
from engine.core.match import Match
from engine.games import LOBBY_GAMES, load_game
from engine.magpies import GAME
from engine.saves import record, untrusted

EVERY_GAME = [GAME, *map(load_game, LOBBY_GAMES)]
every_game = pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.name)


def in_brief(value: object) -> str:
    return str(errors.brief(value))


def played(game: Game, seed: int, choices: int) -> Match:
    """A random game after that many choices."""
    dice = Dice(seed)
    match = Match.start(game, seed, *random_setup(game, dice))
    while match.pending is not None and len(match.choices) < choices:
        match.choose(game.at_random(match.pending, dice))
    return match


def data_of(match: Match) -> dict:
    """The save of a match, to be spoilt."""
    return json.loads(record.dump(match))


def signed(data: dict) -> str:
    """The text of a save as if it were ours."""
    data["base"]["digest"] = record._digest_of(data["base"]["state"])
    data["sum"] = record.checksum(data)
    return json.dumps(data)


def unrepeatable(data: dict) -> dict:
    """A save that leads only to its snapshot: its first choice was never offered."""
    assert data["base"]["at"] > 0
    data["choices"][0] = "nonsense"
    return data


def reload(data: dict, game: Game) -> record.Loaded:
    return record.load(record.parse(signed(data)), game)


# Texts -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        '"' + '\\"' * 1_999_999,
        '"' * 3_999_999,
        '{"format":"' + '\\"' * 1_999_000,
        "\\" * 4_000_000,
        "[]" * 2_000_000,
        "]" * 4_000_000,
    ],
    ids=["escaped marks", "marks", "an open text", "escapes", "empty lists", "ends"],
)
def test_four_million_characters_that_are_no_json_are_refused(text):
    """A text that never ended took a time that grew with the square of its length."""
    assert len(text) <= record.LONGEST
    with pytest.raises(BadRecord) as error:
        record.parse(text)
    assert error.value.facts == {"problem": "not JSON"}


@pytest.mark.parametrize("sign", ["[", '{"":', '["\\"]",', '["\\\\",'])
def test_a_text_as_deep_as_it_is_long_is_refused(sign):
    with pytest.raises(BadRecord) as error:
        record.parse(sign * (record.LONGEST // len(sign)))
    assert error.value.facts == {"problem": "too deep"}


def depth_of(data) -> int:
    """The truth about nesting, for what is_deeper says of the text."""
    parts = list(data.values()) if isinstance(data, dict) else data
    return 1 + max(map(depth_of, parts), default=0) if isinstance(data, list | dict) else 0


def nest(dice: Dice, depth: int):
    """Data by chance, with texts that look like brackets, marks and escapes."""
    if not depth or not dice.rand(3):
        return "".join(dice.one_of(('"', "\\", "[", "]", "{", "}", "a", "é")) for _ in range(4))
    parts = [nest(dice, depth - 1) for _ in range(dice.rand(4))]
    return parts if dice.rand(2) else {str(nest(dice, 0)): part for part in parts}


def test_only_brackets_outside_of_texts_count():
    dice = Dice(7)
    seen = set()
    for _ in range(2_000):
        data = nest(dice, 6)
        depth = depth_of(data)
        seen.add(depth)
        text = json.dumps(data, ensure_ascii=bool(dice.rand(2)))
        assert not untrusted.is_deeper(text, depth)
        assert not depth or untrusted.is_deeper(text, depth - 1)
    assert seen == set(range(7))


# Messages ----------------------------------------------------------------------------

HUGE = "x" * 3_000_000
LONGEST_MESSAGE = 300


@pytest.mark.parametrize(
    ("part", "value"),
    [
        ("seats", HUGE),
        ("seats", [HUGE, "ben"]),
        ("seats", [[HUGE], "ben"]),
        ("seats", [[[1] * 100_000]]),
        ("seed", HUGE),
        ("seed", 10**4_000),
        ("seed", {HUGE: 1}),
        ("options", HUGE),
        ("options", {HUGE: "3"}),
        ("options", {"hedges": HUGE}),
        ("options", {"hedges": [HUGE]}),
    ],
    ids=in_brief,
)
def test_a_refused_set_up_repeats_only_the_beginning_of_a_text(part, value):
    match = Match.start(GAME, 1, ["ann", "ben"])
    data = data_of(match)
    data["setup"][part] = value
    with pytest.raises(BadRecord) as error:
        reload(data, GAME)
    problem = error.value.facts["problem"]
    assert problem.startswith("set-up: what=")
    assert len(problem) < LONGEST_MESSAGE
    setup = data["setup"]
    with pytest.raises(BadSetup) as error:
        GAME.check_setup(setup["seed"], setup["seats"], setup["options"])
    assert len(str(error.value.facts["value"])) <= errors.LONGEST_QUOTE + 1
    assert len(str(error.value)) < LONGEST_MESSAGE


def test_an_unknown_game_is_named_by_its_beginning():
    with pytest.raises(UnknownGame) as error:
        load_game(HUGE)
    assert error.value.facts["name"] == "x" * 40 + "…"
    assert len(str(error.value)) < LONGEST_MESSAGE


@pytest.mark.parametrize("at", [10**4_000, HUGE, [HUGE], 1.5, True, None, -1], ids=in_brief)
def test_a_snapshot_that_lies_nowhere_is_refused_in_a_few_words(at):
    data = unrepeatable(data_of(played(GAME, 8, 20)))
    data["base"]["at"] = at
    with pytest.raises(RecordMismatch) as error:
        reload(data, GAME)
    assert error.value.facts == {"problem": "choice not offered", "at": 0}


# Snapshots ---------------------------------------------------------------------------


@every_game
@pytest.mark.parametrize(
    "seats", [0, 1, 5, 10_000, 10**9, 10**400, -1, 2.0, True, "2", None, []], ids=in_brief
)
@pytest.mark.parametrize("cut", ["first", "last"])
def test_a_snapshot_for_other_seats_than_there_are_names_is_refused(game, seats, cut):
    """A view was made for each of the seats before anybody asked how many there are."""
    data = data_of(played(game, 3, 30))
    data["choices"][0 if cut == "first" else -1] = "nonsense"
    failed = 0 if cut == "first" else len(data["choices"]) - 1
    data["base"]["state"]["seats"] = seats
    with pytest.raises(RecordMismatch) as error:
        reload(data, game)
    assert error.value.facts == {"problem": "choice not offered", "at": failed}


def test_upgrades_get_no_snapshot_for_other_seats_than_there_are_names():
    upgrades = {1: lambda data: {**data, "coins": [2] * data["seats"]}}
    data = data_of(played(GAME, 3, 30))
    data["base"]["state"]["seats"] = 10**12
    with pytest.raises(RecordMismatch) as error:
        reload(data, replace(GAME, rules=2, upgrades=upgrades))
    assert error.value.facts == {"problem": "no usable snapshot", "at": 0}


WRONG = {
    "seed": -1,
    "turn": -1,
    "learned": 10**400,
    "active": 4,
    "chooser": -2,
    "known_to": {"ring_1": 1 << 9},
    "sealed": [[]] * 9,
    "winners": [4],
    "ending": 7,
    "options": {},
}


@every_game
@pytest.mark.parametrize("part", WRONG)
def test_a_snapshot_with_a_wrong_part_that_all_games_have_is_refused(game, part):
    data = unrepeatable(data_of(played(game, 3, 30)))
    data["base"]["state"][part] = WRONG[part]
    with pytest.raises(RecordMismatch) as error:
        reload(data, game)
    assert error.value.facts == {"problem": "choice not offered", "at": 0}


@every_game
@pytest.mark.parametrize("value", [1.5, float("nan"), None, True, 10**400], ids=in_brief)
def test_no_part_of_a_snapshot_may_be_what_no_position_holds(game, value):
    data = unrepeatable(data_of(played(game, 3, 30)))
    whole = data["base"]["state"]
    for part in whole:
        data["base"]["state"] = {**whole, part: value}
        with pytest.raises(RecordMismatch):
            reload(data, game)


@every_game
def test_every_snapshot_of_a_real_game_is_fit_to_go_on_from(game):
    """What is asked of strangers must not turn away our own."""
    restored = 0
    for seed in range(6):
        match = played(game, seed, 20 + 60 * seed)
        data = data_of(match)
        if not data["base"]["at"]:
            continue
        loaded = reload(unrepeatable(data), game)
        assert loaded.note == "restored"
        assert loaded.match.state.digest() == match.state.digest()
        assert loaded.match.log == match.log
        restored += 1
    assert restored >= 4


# Logs --------------------------------------------------------------------------------

TOLD = [0, "begs", {"who": 0}, None]


@pytest.mark.parametrize(
    "line",
    [
        [0, "begs", {"key": 1}, None],
        [0, "begs", {"text": 1}, None],
        [0, "begs", {"self": 1}, None],
        [0, "begs", {"no word": 1}, None],
        [0, "begs", {"": 1}, None],
        [0, "begs", "who", None],
        [0, "begs", None, None],
        [0, "begs", ["who"], None],
        [0, "begs", {"who": 0.5}, None],
        [0, "begs", {"who": 10**400}, None],
        [0, "begs", {"who": {"who": 0}}, None],
        [0, "begs", {"who": [[{}]]}, None],
        [0, "begs", {"who": "x" * 1_000}, None],
        [0, ["begs"], {}, None],
        [0, 7, {}, None],
        [0, "<b>", {}, None],
        [0, "x" * 1_000, {}, None],
        [0, "begs", {}, 0],
        [0, "begs", {}, "0"],
        [0, "begs", {}, [3]],
        [0, "begs", {}, [-1]],
        [0, "begs", {}, ["0"]],
        [0, "begs", {}, [[0]]],
        [None, "begs", {}, None],
        ["0", "begs", {}, None],
        [0.0, "begs", {}, None],
        [True, "begs", {}, None],
        [-1, "begs", {}, None],
        [10**400, "begs", {}, None],
        [0, "begs", {}],
        [0, "begs", {}, None, None],
        "begs",
        {"at": 0},
        None,
        7,
        [],
    ],
    ids=in_brief,
)
def test_a_line_that_no_rule_can_have_told_is_left_out_and_the_game_goes_on(line):
    match = Match.start(GAME, 8, ["ann", "ben", "cid"])
    dice = Dice(8)
    while len(match.choices) < 20:
        match.choose(dice.one_of(match.pending.options))
    data = unrepeatable(data_of(match))
    data["log"] = [TOLD, line, TOLD]
    loaded = reload(data, GAME)
    assert loaded.note == "restored"
    assert loaded.match.state.digest() == match.state.digest()
    told = Entry(0, Event("begs", {"who": 0}))
    # After what the file tells comes what the running turn tells again.
    assert loaded.match.log[:2] == [told, told]
    assert [entry.at for entry in loaded.match.log[2:]] == [
        entry.at for entry in match.log[-len(loaded.match.log) + 2 :]
    ]


@pytest.mark.parametrize("log", [None, 7, "log", {"0": TOLD}, [], HUGE], ids=in_brief)
def test_a_log_that_is_none_is_left_out_and_the_game_goes_on(log):
    match = played(GAME, 8, 20)
    data = unrepeatable(data_of(match))
    data["log"] = log
    loaded = reload(data, GAME)
    assert (loaded.note, loaded.match.state.digest()) == ("restored", match.state.digest())
    assert all(entry.at >= loaded.match.begins_at for entry in loaded.match.log)


# Anything at all --------------------------------------------------------------------


def test_whatever_replaces_a_part_of_a_save_ends_in_an_error_of_ours():
    nasty = [-1, 0, 10**9, 10**400, 1e308, True, None, "", "x", [], {}, [[]], {"": {}}]
    dice = Dice(4)
    for game in EVERY_GAME:
        text = record.dump(played(game, 5, 25))
        for _ in range(80):
            data = json.loads(text)
            if dice.rand(2):
                unrepeatable(data)
            node = data[dice.one_of(("setup", "choices", "base", "log"))]
            while True:
                key = dice.one_of(list(node) if isinstance(node, dict) else list(range(len(node))))
                if not dice.rand(3) or not isinstance(node[key], list | dict) or not node[key]:
                    break
                node = node[key]
            node[key] = dice.one_of(nasty)
            try:
                if isinstance(data["base"].get("state"), dict):
                    data["base"]["digest"] = record._digest_of(data["base"]["state"])
                data["sum"] = record.checksum(data)
                match = record.load(record.parse(json.dumps(data)), game).match
            except HandoverError:
                continue
            for seat in (None, *range(len(match.setup.names))):
                match.view(seat)
