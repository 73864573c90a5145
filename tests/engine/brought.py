"""Which games bring a module that a game may go without (docs/add-a-game.md)."""

from pathlib import Path

from engine.games import DEVELOPER_GAMES, LOBBY_GAMES

ROOT = Path(__file__).parents[2]
GAMES = (*LOBBY_GAMES, *DEVELOPER_GAMES)


def games_with(module: str, games: tuple[str, ...] = LOBBY_GAMES) -> list[str]:
    """The games that have the module, as in "engine.{}.positions"."""
    path = module.replace(".", "/") + ".py"
    return [game for game in games if (ROOT / path.format(game)).exists()]
