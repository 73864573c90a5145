"""The golden games: `<game>-<seed>.txt`, each what `python -m engine playthrough` prints.

`<game>-4p-<seed>.txt` is a game of four players; without a number it has as few as can be.
"""

import re
from pathlib import Path

from engine.command.playthrough import playthrough
from engine.games import load_game

FOLDER = Path(__file__).parent


class SameRules(Exception):
    """The same choices lead elsewhere, but the game's rules number has not gone up."""


def files() -> list[Path]:
    """All golden games, in order."""
    return sorted(FOLDER.glob("*.txt"))


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
