"""Every sound of the table, rendered by the page's own script to a file and measured from there."""

import json
import math
import subprocess
import wave
from array import array
from collections.abc import Callable
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from app.games.sounds import sounds_of
from app.sounds import END, TURN
from tools.project import ROOT, lobby_games

RENDER = """
import { writeFileSync } from "node:fs";
import { FAMILIES } from "./static/js/recipes.mjs";
import { RATE, render } from "./static/js/synth.mjs";

function wav(samples) {
    const file = Buffer.alloc(44 + 2 * samples.length);
    file.write("RIFF", 0);
    file.writeUInt32LE(file.length - 8, 4);
    file.write("WAVEfmt ", 8);
    [16, 1 | (1 << 16), RATE, 2 * RATE, 2 | (16 << 16)].forEach((word, place) =>
        file.writeUInt32LE(word, 16 + 4 * place));
    file.write("data", 36);
    file.writeUInt32LE(2 * samples.length, 40);
    samples.forEach((one, place) => file.writeInt16LE(Math.round(32_767 * one), 44 + 2 * place));
    return file;
}
for (const [family, recipes] of Object.entries(FAMILIES))
    for (const [name, recipe] of Object.entries(recipes))
        writeFileSync(`${process.argv[1]}/${family}-${name}.wav`, wav(render(recipe)));
console.log(JSON.stringify(FAMILIES));
"""
"""Writes a file for each sound, and prints the recipes."""

FULL = 32_767
"""The loudest sample that a file can hold."""
LONGEST = 0.6
"""Seconds."""
LOUDEST, FAINTEST = 0.95, 0.005
"""Of a sample, and of what is heard on average; the tick of a finger is the faintest."""
NOTHING = 0.004
"""What a sound begins and ends with at most: more than that clicks."""
UNLIKE = 0.12
"""How much of the energy of two sounds lies elsewhere, at least, in time or in pitch."""
OCTAVES, PARTS = 9, 3


@pytest.fixture(scope="module")
def files(tmp_path_factory) -> Path:
    """A folder with a file for each sound, and its recipes."""
    folder = tmp_path_factory.mktemp("sounds")
    command = ["node", "--input-type=module", "--eval", RENDER, str(folder)]
    told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    (folder / "recipes.json").write_text(told, encoding="utf-8")
    return folder


def recipes_in(files: Path) -> dict[str, dict[str, Any]]:
    recipes: dict[str, dict[str, Any]] = json.loads((files / "recipes.json").read_text("utf-8"))
    return recipes


@cache
def samples_of(path: Path) -> tuple[int, list[float]]:
    """The rate of a file, and its samples from -1 to 1."""
    with wave.open(str(path)) as file:
        assert (file.getnchannels(), file.getsampwidth()) == (1, 2)
        frames = array("h", file.readframes(file.getnframes()))
        return file.getframerate(), [one / FULL for one in frames]


def faults_of(path: Path, measure: Callable[[int, list[float]], bool]) -> list[str]:
    """The files in a folder for which a measure does not hold."""
    found = sorted(path.glob("*.wav"))
    assert len(found) >= 20
    return [file.stem for file in found if not measure(*samples_of(file))]


def test_every_sound_is_heard(files):
    def is_heard(_: int, samples: list[float]) -> bool:
        return math.sqrt(sum(one * one for one in samples) / len(samples)) > FAINTEST

    assert faults_of(files, is_heard) == []


def test_no_sound_is_clipped(files):
    assert faults_of(files, lambda _, samples: max(map(abs, samples)) < LOUDEST) == []


def test_every_sound_is_short(files):
    assert faults_of(files, lambda rate, samples: len(samples) / rate < LONGEST) == []


def test_no_sound_begins_or_ends_with_a_click(files):
    def is_smooth(_: int, samples: list[float]) -> bool:
        return max(map(abs, (*samples[:2], *samples[-4:]))) < NOTHING

    assert faults_of(files, is_smooth) == []


def test_the_tick_of_a_finger_is_the_quietest_of_all(files):
    loudness = {
        file.stem: max(map(abs, samples_of(file)[1])) for file in sorted(files.glob("*.wav"))
    }
    tick = loudness.pop("table-tick")
    assert tick < min(loudness.values()) / 3


def test_a_sound_is_the_same_whenever_it_is_made(files, tmp_path):
    command = ["node", "--input-type=module", "--eval", RENDER, str(tmp_path)]
    subprocess.run(command, cwd=ROOT, capture_output=True, check=True)
    for file in files.glob("*.wav"):
        assert (tmp_path / file.name).read_bytes() == file.read_bytes()


# A family ----------------------------------------------------------------------------------


@cache
def energies(path: Path) -> list[float]:
    """What part of a sound's energy lies in each octave of each third of the longest time.

    Halving what is left, again and again: differences are the octave above, sums all below it.
    """
    rate, samples = samples_of(path)
    found, whole = [0.0] * (OCTAVES * PARTS), LONGEST * rate
    for octave in range(OCTAVES):
        pairs = list(zip(samples[::2], samples[1::2], strict=False))
        for place, (one, other) in enumerate(pairs):
            part = min(PARTS - 1, int(PARTS * place * 2 ** (octave + 1) / whole))
            found[octave * PARTS + part] += (one - other) ** 2 / 2
        samples = [(one + other) / math.sqrt(2) for one, other in pairs]
    total = sum(found)
    return [one / total for one in found]


@pytest.mark.parametrize("game", lobby_games())
def test_the_sounds_that_a_game_can_make_are_all_unlike_each_other(files, game):
    found = {
        file.stem: energies(file)
        for family in (game, "table")
        for file in sorted(files.glob(f"{family}-*.wav"))
    }
    assert len(found) > 10
    alike = [
        (one, other)
        for (one, mine), (other, its) in combinations(found.items(), 2)
        if 1 - sum(map(min, mine, its)) < UNLIKE
    ]
    assert alike == []


def test_a_family_has_few_sounds_and_no_two_families_the_same_name(files):
    recipes = recipes_in(files)
    assert set(recipes) == {"table", *lobby_games()}
    names = [name for family in recipes.values() for name in family]
    assert len(names) == len(set(names))
    assert 14 <= len(names) - len(recipes["table"]) <= 20
    assert {"tick", TURN, END} <= recipes["table"].keys()


@pytest.mark.parametrize("game", lobby_games())
def test_every_event_makes_a_sound_that_its_game_has(files, game):
    recipes = recipes_in(files)
    known = {**recipes["table"], **recipes[game]}
    literal = {sound for sound in sounds_of(game).values() if isinstance(sound, str)}
    assert literal <= known.keys()


def test_few_moments_are_felt_and_only_briefly(files):
    recipes = recipes_in(files)
    felt = {
        name: recipe["buzz"]
        for family in recipes.values()
        for name, recipe in family.items()
        if "buzz" in recipe
    }
    assert len(felt) < sum(map(len, recipes.values())) / 2
    assert not felt.keys() & {"tick", "card", "piece", "walk", "pull"}
    assert max(sum(pattern) for pattern in felt.values()) < 500
