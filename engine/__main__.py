"""The rules on the command line: play, check, replay and measure games without the page."""

import argparse
import sys

from engine.autoplay.bots import bot_names
from engine.command import bench, duel, fuzz, mine, play, playthrough, rate, replay, tune
from engine.core.errors import HandoverError
from engine.games import DEVELOPER_GAMES, LOBBY_GAMES, load_game

NAME = f"one of {', '.join((*LOBBY_GAMES, *DEVELOPER_GAMES))}"
SEED = "decides everything random; 0 by default"


def parser() -> argparse.ArgumentParser:
    """The commands and options of the command line."""
    top = argparse.ArgumentParser(prog="python -m engine", description=__doc__)
    commands = top.add_subparsers(required=True, metavar="COMMAND")

    def add(name: str, module: object, summary: str) -> argparse.ArgumentParser:
        command = commands.add_parser(name, help=summary, description=summary)
        command.set_defaults(run=module.run)  # type: ignore[attr-defined]
        return command

    command = add("play", play, "play a game in the terminal, all players at one screen")
    command.add_argument("game", help=NAME)
    command.add_argument("--seed", type=int, default=0, help=SEED)
    command.add_argument("--seats", help="the players' names, separated by commas")

    command = add("fuzz", fuzz, "play random games with every check on")
    command.add_argument("game", help=NAME)
    command.add_argument("--games", type=int, required=True, help="how many games")
    command.add_argument("--seed", type=int, default=0, help=SEED)
    command.add_argument("--jobs", type=int, help="how many processes; one per core by default")

    command = add("replay", replay, "print what happened in a save")
    command.add_argument("file", help="the save to read")

    command = add("playthrough", playthrough, "print a random game as text")
    command.add_argument("game", help=NAME)
    command.add_argument("--seed", type=int, default=0, help=SEED)
    command.add_argument("--players", type=int, help="how many play; the fewest by default")

    command = add("bench", bench, "measure how fast the rules run")
    command.add_argument("game", nargs="?", help=f"{NAME}; all of the lobby by default")
    command.add_argument("--games", type=int, default=40, help="how many games; 40 by default")
    command.add_argument("--json", action="store_true", help="print JSON")

    command = add("duel", duel, "let bots play against each other")
    command.add_argument("game", help=NAME)
    command.add_argument("--bots", required=True, help="one bot per seat, separated by commas")
    command.add_argument("--games", type=int, required=True, help="how many games")
    command.add_argument("--seed", type=int, default=0, help=SEED)
    command.add_argument("--jobs", type=int, help="how many processes; one per core by default")
    command.add_argument("--json", action="store_true", help="print JSON")

    command = add("rate", rate, "measure how strong bots are, in pairs with swapped seats")
    command.add_argument("game", help=NAME)
    command.add_argument("--bots", required=True, help="two bots, or more for all against all")
    command.add_argument("--pairs", type=int, required=True, help="how many seeds")
    command.add_argument("--seats", type=int, default=2, help="one of the first bot among others")
    command.add_argument("--seed", type=int, default=rate.TESTING, help="the first seed")
    command.add_argument("--jobs", type=int, help="how many processes; one per core by default")
    command.add_argument("--json", action="store_true", help="print JSON")

    command = add("tune", tune, "fit the weights of a game's features to games between bots")
    command.add_argument("game", help=NAME)
    command.add_argument("--games", type=int, required=True, help="how many games")
    command.add_argument("--seed", type=int, default=rate.TUNING, help="the first seed")
    command.add_argument("--jobs", type=int, help="how many processes; one per core by default")
    command.add_argument("--write", action="store_true", help="write the game's weights.py")

    command = add("mine", mine, "find puzzles with one solution in games between computers")
    command.add_argument("game", help=NAME)
    command.add_argument("--games", type=int, required=True, help="how many games")
    command.add_argument("--seed", type=int, default=0, help=SEED)
    command.add_argument("--jobs", type=int, help="how many processes; one per core by default")
    command.add_argument("--write", action="store_true", help="write app/puzzles/GAME.json")
    return top


def problem(arguments: argparse.Namespace) -> str | None:
    """One sentence on what is wrong with the arguments, or None."""
    if getattr(arguments, "games", 1) < 1:
        return "--games must be at least 1"
    if hasattr(arguments, "bots"):
        game = load_game(arguments.game)
        known, bots = bot_names(game), arguments.bots.split(",")
        if unknown := [name for name in bots if name not in known]:
            return f"--bots: {', '.join(unknown)} is unknown; choose from {', '.join(known)}"
        if arguments.run is rate.run:
            return rate.problem(arguments, game)
        if not game.fewest <= len(bots) <= len(game.roles):
            return f"--bots: name {game.fewest} to {len(game.roles)} bots"
    if arguments.run is mine.run:
        return mine.problem(arguments)
    if arguments.run is tune.run:
        return tune.problem(arguments)
    if getattr(arguments, "players", None) is not None:
        game = load_game(arguments.game)
        if not game.fewest <= arguments.players <= len(game.roles):
            return f"--players must be {game.fewest} to {len(game.roles)}"
    return None


def main(arguments: list[str] | None = None) -> int:
    """Carry out one command; the exit code says whether it went well."""
    parsed = parser().parse_args(arguments)
    try:
        if wrong := problem(parsed):
            print(wrong, file=sys.stderr)
            return 2
        code: int = parsed.run(parsed)
    except BrokenPipeError:  # whatever reads our output, such as `head`, has stopped
        sys.stdout = None
        return 0
    except HandoverError as error:
        print(f"{type(error).__name__}: {error}", file=sys.stderr)
        return 2
    return code


if __name__ == "__main__":
    sys.exit(main())
