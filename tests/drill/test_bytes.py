"""Every byte of many saves is flipped: a save opens, or it is refused by name; nothing else."""

import json
from random import Random

import pytest

from app.storage import Kept, restore
from engine.core.errors import HandoverError
from engine.core.game import load_game
from engine.core.match import Match
from engine.core.record import dump, load, parse
from tests.app.test_shell import Desk
from tests.drill.scale import amount
from tests.magpies import GAME as MAGPIES
from tools.project import lobby_games

SAVES = amount(100, 2)
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


def kept_game(game: str, seed: int) -> tuple[Kept, list[str]]:
    """What a device has of a game by chance, and the choices that led there."""
    desk, dice = Desk(), Random(seed)
    rules = find(game)
    names = list(rules.roles[: rules.fewest])
    desk.send(("developer", "yes"), ("start", {"game": game, "names": names, "seed": seed}))
    for _ in range(dice.randrange(5, 30)):
        if desk.match.pending is None:
            break
        desk.send(("reveal",), ("choose", dice.choice(desk.match.pending.options)))
    (kept,) = desk.store.games.values()
    return kept, list(desk.match.choices)


@pytest.mark.timeout(7_200)
@pytest.mark.parametrize("game", [*lobby_games(), "magpies"])
def test_every_flipped_byte_of_what_a_device_keeps_costs_at_most_what_follows(game):
    kept, choices = kept_game(game, 1)
    content = json.dumps(kept._asdict()).encode()
    dice, opened = Random(1), 0
    for place in range(0, len(content), STRIDE):
        damaged = bytearray(content)
        damaged[place] ^= 1 << dice.randrange(7)
        try:
            data = json.loads(damaged.decode("utf-8", "replace"))
            match = load(restore(Kept.from_data(data)).record, find(game)).match
        except (HandoverError, ValueError):
            continue  # not even JSON: the browser's own store never gives that
        assert match.choices == choices[: len(match.choices)]
        opened += 1
    assert opened > len(content) // STRIDE // 4
