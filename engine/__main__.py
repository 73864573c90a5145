"""`python -m engine`: play, fuzz, replay, playthrough, bench and duel, for people and checks."""

import argparse
import sys

from engine.autoplay.bots import bot_names
from engine.command import bench, duel, fuzz, play, playthrough, replay
from engine.core.errors import HandoverError
from engine.games import load_game


def parser() -> argparse.ArgumentParser:
    """The words and flags that the command line takes."""
    top = argparse.ArgumentParser(prog="python -m engine", description=__doc__)
    words = top.add_subparsers(required=True, metavar="COMMAND")

    def word(name: str, module: object, summary: str) -> argparse.ArgumentParser:
        command = words.add_parser(name, help=summary, description=summary)
        command.set_defaults(run=module.run)  # type: ignore[attr-defined]
        return command

    command = word("play", play, "hot-seat in the terminal")
    command.add_argument("game")
    command.add_argument("--seed", type=int, default=0)
    command.add_argument("--seats", help="names, separated by commas")

    command = word("fuzz", fuzz, "random games with every check on")
    command.add_argument("game")
    command.add_argument("--games", type=int, required=True)
    command.add_argument("--seed", type=int, default=0)
    command.add_argument("--jobs", type=int, help="processes; all cores if not given")

    command = word("replay", replay, "what happened in a save")
    command.add_argument("file")

    command = word("playthrough", playthrough, "a seeded random game as text")
    command.add_argument("game")
    command.add_argument("--seed", type=int, default=0)
    command.add_argument("--players", type=int, help="as few as can be if not given")

    command = word("bench", bench, "how fast the rules run")
    command.add_argument("game", nargs="?")
    command.add_argument("--games", type=int, default=40)
    command.add_argument("--json", action="store_true")

    command = word("duel", duel, "bots against each other")
    command.add_argument("game")
    command.add_argument("--bots", required=True, help="one name a seat, separated by commas")
    command.add_argument("--games", type=int, required=True)
    command.add_argument("--seed", type=int, default=0)
    command.add_argument("--jobs", type=int, help="processes; all cores if not given")
    command.add_argument("--json", action="store_true")
    return top


def problem(arguments: argparse.Namespace) -> str | None:
    """What is wrong with arguments that could be parsed, in one sentence."""
    if getattr(arguments, "games", 1) < 1:
        return "--games: at least 1"
    if hasattr(arguments, "bots"):
        game = load_game(arguments.game)
        known, bots = bot_names(game), arguments.bots.split(",")
        if unknown := [name for name in bots if name not in known]:
            return f"--bots: no {', '.join(unknown)}; there are {', '.join(known)}"
        if not game.fewest <= len(bots) <= len(game.roles):
            return f"--bots: {game.fewest} to {len(game.roles)} names"
    if getattr(arguments, "players", None) is not None:
        game = load_game(arguments.game)
        if not game.fewest <= arguments.players <= len(game.roles):
            return f"--players: {game.fewest} to {len(game.roles)}"
    return None


def main(words: list[str] | None = None) -> int:
    """Carry out one command; the exit code says whether it went well."""
    arguments = parser().parse_args(words)
    try:
        if wrong := problem(arguments):
            print(wrong, file=sys.stderr)
            return 2
        code: int = arguments.run(arguments)
    except BrokenPipeError:  # the reader, `head` perhaps, has seen enough
        sys.stdout = None
        return 0
    except HandoverError as error:
        print(f"{type(error).__name__}: {error}", file=sys.stderr)
        return 2
    return code


if __name__ == "__main__":
    sys.exit(main())
