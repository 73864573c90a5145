"""Every byte of many saves is flipped: a save opens, or it is refused by name; nothing else.

There are three kinds: what the menu exports, what a device keeps, and what the lobby downloads,
which comes back through the page's own script.
"""

import json
import re
import subprocess
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, NamedTuple

import pytest

from app.storage import Kept, restore
from engine.core.errors import HandoverError
from engine.core.match import Match
from engine.games import load_game
from engine.magpies import GAME as MAGPIES
from engine.saves.record import dump, load, parse
from tests.app.test_shell import Desk
from tests.scale import amount
from tools.project import ROOT, lobby_games

SAVES = amount(100, 2)
KEPT = amount(10, 1)
"""Games of each title: opening one takes longer than refusing a save."""
STRIDE = amount(1, 11)
"""Every so manieth byte."""


def find(game: str):
    return MAGPIES if game == "magpies" else load_game(game)


def save_of(game: str, seed: int) -> bytes:
    """A save from the middle of a game by chance."""
    rules, dice = find(game), Random(seed)
    match = Match.start(rules, seed, rules.roles[: rules.fewest])
    for _ in range(dice.randrange(5, 40)):
        if match.pending is None:
            break
        match.choose(dice.choice(match.pending.options))
    return dump(match).encode()


def opens(content: bytes, game: str) -> bool:
    """Whether a file opens; an error that is not ours is a failure of the test."""
    try:
        load(parse(content.decode("utf-8", "replace")), find(game))
    except HandoverError:
        return False
    return True


@pytest.mark.timeout(7_200)
@pytest.mark.parametrize("game", [*lobby_games(), "magpies"])
def test_every_flipped_byte_of_a_save_is_noticed(game):
    games = [*lobby_games(), "magpies"]
    for seed in range(-(-SAVES // len(games))):
        save = save_of(game, seed)
        assert opens(save, game)
        dice = Random(seed)
        for place in range(dice.randrange(STRIDE), len(save), STRIDE):
            damaged = bytearray(save)
            damaged[place] ^= 1 << dice.randrange(8)
            assert not opens(bytes(damaged), game), f"seed {seed}, byte {place}"


def kept_game(game: str, seed: int) -> Kept:
    """What a device has of a game by chance, in which nothing was taken back."""
    desk, dice = Desk(), Random(seed)
    rules = find(game)
    names = list(rules.roles[: rules.fewest])
    desk.send(("developer", "yes"), ("start", {"game": game, "names": names, "seed": seed}))
    for _ in range(dice.randrange(5, 30)):
        if desk.match.pending is None:
            break
        desk.send(("reveal",), ("reveal",), ("choose", dice.choice(desk.match.pending.options)))
    (kept,) = desk.store.games.values()
    assert [entry["do"] for entry in kept.journal] == desk.match.choices
    return kept


class Flipped(NamedTuple):
    """A text with one bit flipped, and how many choices stand before the damage."""

    text: str
    least: int


def flipped(kept: Kept, content: str, seed: int) -> Iterator[Flipped]:
    """Every byte of a text flipped, one after the other; `content` is how the game is written."""
    whole = content.encode()
    journal = whole.index(b'"journal":')
    ends = [entry.end() for entry in re.finditer(rb'"sum":\d+\}', whole)]
    assert len(ends) == len(kept.journal)
    safe = len(json.loads(kept.snapshot)["choices"])
    dice = Random(seed)
    for place in range(dice.randrange(STRIDE), len(whole), STRIDE):
        damaged = bytearray(whole)
        damaged[place] ^= 1 << dice.randrange(8)
        before = sum(end <= place for end in ends) if place >= journal else len(ends)
        yield Flipped(damaged.decode("utf-8", "replace"), max(safe, before))


def left_of(data: object, game: str, kept: Kept) -> int | None:
    """How many choices open of damaged data; None if it is refused by name.

    They are the first ones that were made, and whatever is missing is told.
    """
    choices = [entry["do"] for entry in kept.journal]
    try:
        restored = restore(Kept.from_data(data))
        match = load(restored.record, find(game)).match
    except HandoverError:
        return None
    assert match.choices == choices[: len(match.choices)]
    assert len(match.choices) == len(choices) or not restored.sound
    return len(match.choices)


def as_json(data: object) -> str:
    """As the page's script writes it."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


@pytest.mark.timeout(7_200)
@pytest.mark.parametrize("game", [*lobby_games(), "magpies"])
def test_every_flipped_byte_of_what_a_device_keeps_costs_at_most_what_follows(game):
    tried = opened = 0
    for seed in range(1, 1 + KEPT):
        kept = kept_game(game, seed)
        for damaged, least in flipped(kept, as_json(kept._asdict()), seed):
            tried += 1
            try:
                data = json.loads(damaged)
            except ValueError:
                continue  # the browser's own store never gives what is not even JSON
            left = left_of(data, game, kept)
            if left is not None:
                assert left >= least, damaged
                opened += 1
    assert opened > tried // 4


READER = """
import { createInterface } from "node:readline";
globalThis.navigator ??= {};  // Node 20 has none
const { fromFile } = await import(process.argv[1]);
for await (const line of createInterface({ input: process.stdin }))
  console.log(JSON.stringify(fromFile(JSON.parse(line))));
process.exit();  // its channel to other tabs would stay open
"""


@pytest.fixture(scope="module")
def from_file() -> Iterator[Callable[[str], Any]]:
    """`fromFile` of static/js/files.mjs: what the lobby makes of a file before Python gets it."""
    script = (ROOT / "static" / "js" / "files.mjs").as_uri()
    command = ["node", "--input-type=module", "--eval", READER, script]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
    with subprocess.Popen(command, text=True, encoding="utf-8", **pipes) as reader:

        def read(content: str) -> Any:
            print(json.dumps(content), file=reader.stdin, flush=True)
            return json.loads(reader.stdout.readline())

        yield read
        reader.stdin.close()
    assert reader.returncode == 0


@pytest.mark.timeout(7_200)
@pytest.mark.parametrize("game", [*lobby_games(), "magpies"])
def test_every_flipped_byte_of_a_downloaded_game_costs_at_most_what_follows(game, from_file):
    tried = opened = 0
    for seed in range(1, 1 + KEPT):
        kept = kept_game(game, seed)
        parts = {name: part for name, part in kept._asdict().items() if name != "unkept"}
        content = as_json({"kept": parts})
        assert left_of(from_file(content), game, kept) == len(kept.journal)
        for damaged, least in flipped(kept, content, seed):
            tried += 1
            data = from_file(damaged)
            if isinstance(data, str):
                assert data == damaged  # not a file of the lobby's any more: Python names it
                assert not opens(data.encode(), game)
                continue
            left = left_of(data, game, kept)
            assert left is not None, damaged
            assert left >= least, damaged
            opened += 1
    assert opened > tried // 4


@pytest.mark.parametrize("damage", [{"n": 77}, {"n": 2}, {"n": None}, {"do": []}, {"sum": {}}])
def test_a_damaged_entry_of_a_downloaded_game_costs_nothing_that_the_snapshot_has(
    damage, from_file
):
    kept = kept_game("magpies", 1)
    safe = len(json.loads(kept.snapshot)["choices"])
    journal = [entry | damage if entry["n"] == 3 else entry for entry in kept.journal]
    data = from_file(as_json({"kept": kept._replace(journal=journal)._asdict()}))
    assert left_of(data, "magpies", kept) == safe > 3


@pytest.mark.parametrize("journal", [None, {}, "text", [], [[]]])
def test_without_its_journal_a_downloaded_game_opens_at_its_snapshot(journal, from_file):
    kept = kept_game("magpies", 1)
    data = from_file(as_json({"kept": kept._asdict() | {"journal": journal}}))
    safe = len(json.loads(kept.snapshot)["choices"])
    assert left_of(data, "magpies", kept) == safe
