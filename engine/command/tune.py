"""`tune GAME`: fit the weights of a game's features to games between bots, reproducibly.

The weights are printed as the module `engine/<game>/weights.py`; with `--write` they go there.
"""

import importlib
import sys
from argparse import Namespace
from functools import partial
from math import log
from pathlib import Path
from typing import Any

from engine.autoplay.bots import Bot, Chair, make_bot
from engine.autoplay.fit import Sample, fit, log_loss
from engine.autoplay.mind import Mind, mind_of, share
from engine.command.rate import RANGE, TUNING
from engine.command.spread import spread
from engine.core.chance import Dice
from engine.core.game import Game
from engine.core.match import Match
from engine.games import load_game

HELD_BACK = 5
"""Every fifth game is not fitted to but only predicted."""

HEAD = '''"""What the features of positions weigh. Written by a command; edits by hand are lost.

    {command}

Log loss on the games held back, for a player who always says an even share and for these
weights, by number of seats: {losses}.
"""

from collections.abc import Mapping

WEIGHTS: Mapping[int, Mapping[str, float]] = {{
'''


def sampled(mind: Mind, game: Game[Any], seats: int, seed: int) -> list[Sample]:
    """Positions of one game as all seats see them at the beginning of turns, and its outcome."""
    match = Match.start(game, seed, game.roles[:seats])
    dice = Dice(seed)
    seated: list[Bot] = [
        make_bot(game, dice.one_of(mind.tuners), dice.next64()) for _ in range(seats)
    ]
    seen: list[tuple[int, dict[str, float]]] = []
    turn = match.state.turn
    while (asked := match.pending) is not None:
        if match.state.turn != turn:
            turn = match.state.turn
            if mind.judged(match.state) and not dice.rand(mind.thin):
                seen += [(seat, mind.features(match.state, seat)) for seat in range(seats)]
        match.choose(seated[asked.player].choose(Chair(match, asked.player)))
    return [(features, share(match.state, seat)) for seat, features in seen]


def part(name: str, seats: int, seed: int, chunk: tuple[int, int]) -> list[list[Sample]]:
    """The samples of one chunk of the games, game by game."""
    game = load_game(name)
    mind, (first, count) = mind_of(game), chunk
    return [sampled(mind, game, seats, seed + n) for n in range(first, first + count)]


def module(command: str, fitted: dict[int, Any], losses: str) -> str:
    """The text of `weights.py`."""
    lines = [HEAD.format(command=command, losses=losses)]
    for seats, weights in fitted.items():
        lines.append(f"    {seats}: {{\n")
        lines += [f'        "{name}": {weight!r},\n' for name, weight in weights.items()]
        lines.append("    },\n")
    return "".join([*lines, "}\n", '"""Number of seats -> feature -> weight."""\n'])


def place_of(game: str) -> Path:
    """Where the weights of a game are."""
    package = importlib.import_module(f"engine.{game}").__file__
    assert package is not None
    return Path(package).with_name("weights.py")


def run(arguments: Namespace) -> int:
    """Print or write the weights."""
    game: Game[Any] = load_game(arguments.game)
    fitted: dict[int, dict[str, float]] = {}
    losses: list[str] = []
    for seats in range(game.fewest, len(game.roles) + 1):
        work = partial(part, game.name, seats, arguments.seed)
        chunks = spread(work, arguments.games, arguments.jobs)
        played = [samples for chunk in chunks for samples in chunk]
        train = [one for n, samples in enumerate(played) if n % HELD_BACK for one in samples]
        held = [one for samples in played[::HELD_BACK] for one in samples]
        fitted[seats] = weights = fit(train)
        even = log_loss([({"even": 1.0}, won) for _, won in held], {"even": -log(seats - 1)})
        losses.append(f"{even:.4f} / {log_loss(held, weights):.4f}")
        print(f"{seats} seats: {len(train)} positions, log loss {losses[-1]}", file=sys.stderr)
    command = f"python -m engine tune {game.name} --games {arguments.games} --seed {arguments.seed}"
    text = module(command, fitted, ", ".join(losses))
    if arguments.write:
        place_of(game.name).write_text(text, encoding="utf-8")
    else:
        print(text, end="")
    return 0


def problem(arguments: Namespace) -> str | None:
    """One sentence on what is wrong with the arguments, or None."""
    if arguments.games < 2 * HELD_BACK:
        return f"--games must be at least {2 * HELD_BACK}"
    if arguments.seed < TUNING or arguments.seed + arguments.games > TUNING + RANGE:
        return f"--seed: weights are fitted on {TUNING} to {TUNING + RANGE - 1} only"
    return None
