"""The golden games: `<game>-<seed>.txt`, each what `python -m engine playthrough` prints.

`<game>-4p-<seed>.txt` is a game of four players; without a number it has as few as can be.
"""

import json
import re
from pathlib import Path

from engine.command.bench import play_random
from engine.command.playthrough import playthrough
from engine.games import LOBBY_GAMES, load_game
from engine.saves import record

FOLDER = Path(__file__).parent
SAVES = FOLDER.parent / "games"


class SameRules(Exception):
    """The same choices lead elsewhere, but the game's rules number has not gone up."""


def files(name: str = "") -> list[Path]:
    """All golden games in order, those of a game, or the one of that name."""
    if "-" in name:
        return [FOLDER / f"{name}.txt"]
    return sorted(FOLDER.glob(f"{name}-*.txt" if name else "*.txt"))


def text_of(path: Path) -> str:
    """What the game, number of players and seed in a file's name lead to today."""
    name, *players, seed = path.stem.split("-")
    count = int(players[0].removesuffix("p")) if players else None
    return "\n".join(playthrough(load_game(name), int(seed), count)) + "\n"


def rewrite(path: Path) -> None:
    """Write one golden game again; SameRules if that would hide a change of the rules.

    Another wording of views and events is no change of rules; another position is.
    """
    text = text_of(path)
    if path.exists() and stamp(path.read_text(encoding="utf-8")) != stamp(text):
        old, new = stamp(path.read_text(encoding="utf-8")), stamp(text)
        if old[0] == new[0]:
            raise SameRules(f"{path.name}: raise `rules` and add an upgrade for saves first")
    path.write_text(text, encoding="utf-8")


def stamp(text: str) -> tuple[str, str]:
    """The rules number and the last position of a golden game."""
    rules, digest = re.search(r"rules (\d+)", text), re.search(r"digest (\w+)\n\Z", text)
    assert rules is not None
    assert digest is not None
    return rules[1], digest[1]


def keep_save(game: str, folder: Path = SAVES) -> Path | None:
    """Keep a save of today's rules for those of tomorrow; None if one is there already.

    It is a random game at half-way, so that it can be played on.
    """
    rules = load_game(game)
    saves = [json.loads(path.read_text("utf-8")) for path in folder.glob(f"{game}-*.json")]
    if game not in LOBBY_GAMES or any(save["rules"] == rules.rules for save in saves):
        return None
    whole = play_random(rules, rules.rules)
    path = folder / f"{game}-rules-{rules.rules}.json"
    path.write_text(record.dump(whole.at(len(whole.choices) // 2)), encoding="utf-8")
    return path
