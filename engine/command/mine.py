"""`mine GAME --games N`: puzzles out of games between computers, each with one plan only.

What a puzzle is, and how that is checked, stands in engine/autoplay/puzzle.py. The puzzles are
printed as the file `app/puzzles/<game>.json`; with `--write` they go there.
"""

import json
import sys
from argparse import Namespace
from collections import Counter
from collections.abc import Iterable
from functools import partial
from pathlib import Path
from typing import Any

import engine
from engine.autoplay.bots import Bot, Chair, make_bot
from engine.autoplay.puzzle import Aim, Puzzle, Puzzling, has_puzzles, puzzling_of, solve
from engine.command.spread import spread
from engine.core.chance import Dice
from engine.core.game import Game
from engine.core.match import Match
from engine.games import load_game
from engine.saves.link import to_link

WANTED = 20
"""So many puzzles a game is given."""
ALIKE = 4
"""No more puzzles than these ask the same questions, as long as there are others."""
A_MISS = 2.0
"""So many bits harder is a puzzle for every bot that misses it."""


def mined(game: Game[Any], puzzling: Puzzling, seed: int) -> list[Puzzle]:
    """The puzzles of one game between computers."""
    dice = Dice(seed)
    seats = game.fewest + dice.rand(min(puzzling.seats, len(game.roles)) - game.fewest + 1)
    match = Match.start(game, seed, game.roles[:seats])
    seated: list[Bot] = [
        make_bot(game, dice.one_of(puzzling.players), dice.next64()) for _ in range(seats)
    ]
    found: list[Puzzle] = []
    waiting: list[tuple[Match[Any], Aim]] = []
    while (asked := match.pending) is not None:
        begins = len(match.choices) == match.last_mark().at
        if asked.kind in puzzling.kinds and begins:
            waiting += [(match.clone(), aim) for aim in puzzling.aims(match, asked.player)]
        still: list[tuple[Match[Any], Aim]] = []
        match.choose(seated[asked.player].choose(Chair(match, asked.player)))
        for start, aim in waiting:
            assert start.pending is not None
            verdict = puzzling.verdict(aim, match.state, start.pending.player)
            is_followed = aim.id in puzzling.followed
            if is_followed and verdict is None:
                still.append((start, aim))
            elif verdict or not is_followed:
                found += filter(None, [puzzle_at(puzzling, start, aim)])
        waiting = still
    return found


def puzzle_at(puzzling: Puzzling, match: Match[Any], aim: Aim) -> Puzzle | None:
    """The puzzle of that position; None if it has not exactly one plan."""
    solution = solve(puzzling, match, aim)
    if solution is None:
        return None
    missed = sum(misses(puzzling, match, aim, bot) for bot in puzzling.tempted)
    hard = round(solution.bits + A_MISS * missed, 1)
    assert match.pending is not None
    seat, key = match.pending.player, solution.key
    return Puzzle(to_link(match), seat, aim, solution.line, key, solution.forks[key], hard)


def misses(puzzling: Puzzling, match: Match[Any], aim: Aim, name: str) -> bool:
    """Whether a bot that sits there does not reach the aim."""
    twin, begins = match.clone(), match.pending
    assert begins is not None
    names = (name, puzzling.players[0])
    bot, other = (make_bot(match.game, one, match.state.seed) for one in names)
    while (verdict := puzzling.verdict(aim, twin.state, begins.player)) is None:
        asked = twin.pending
        if asked is None:
            return True
        player = bot if asked.player == begins.player else other
        twin.choose(player.choose(Chair(twin, asked.player)))
    return not verdict


def part(name: str, seed: int, chunk: tuple[int, int]) -> list[Puzzle]:
    """The puzzles of one chunk of the games."""
    game = load_game(name)
    puzzling, (first, count) = puzzling_of(game), chunk
    found: list[Puzzle] = []
    for number in range(first, first + count):
        here = mined(game, puzzling, seed + number)
        print(f"seed {seed + number}: {len(here)} puzzles", file=sys.stderr)
        found += here
    return found


def chosen(found: Iterable[Puzzle], game: Game[Any]) -> list[Puzzle]:
    """Twenty of them, the easiest first, with as few as possible that are alike."""
    ranked = sorted(set(found), key=lambda one: (one.hard, one.link))
    alike: Counter[Any] = Counter()
    rarest: list[tuple[int, int]] = []
    for place, puzzle in enumerate(ranked):
        sort = questions(puzzle, game)
        alike[sort] += 1
        rarest.append((max(0, alike[sort] - ALIKE), place))
    if len(ranked) > WANTED:
        # Of what is not too much alike, some from every height.
        few = [place for surplus, place in rarest if not surplus]
        more = [place for surplus, place in sorted(rarest) if surplus]
        pool = sorted([*few, *more[: max(0, WANTED - len(few))]])
        step = len(pool) / WANTED
        ranked = [ranked[pool[int(n * step)]] for n in range(WANTED)]
    return ranked


def questions(puzzle: Puzzle, game: Game[Any]) -> tuple[Any, ...]:
    """What two puzzles have in common that feel alike: the aim, and the sort of each answer."""
    return (puzzle.aim.id, *(game.kind_of(answer).partition(":")[0] for answer in puzzle.line))


def place_of(game: str) -> Path:
    """Where the puzzles of a game are."""
    return Path(engine.__file__).parents[1] / "app" / "puzzles" / f"{game}.json"


def as_text(command: str, game: Game[Any], puzzles: list[Puzzle]) -> str:
    """The file: one puzzle a line, so that changes can be read."""
    lines = [json.dumps(one, separators=(",", ":")) for one in puzzles]
    head = f'{{"command": {json.dumps(command)},\n"rules": {game.rules},\n"puzzles": [\n'
    return head + ",\n".join(lines) + "\n]}\n"


def run(arguments: Namespace) -> int:
    """Print or write the puzzles."""
    game: Game[Any] = load_game(arguments.game)
    work = partial(part, game.name, arguments.seed)
    found = [one for chunk in spread(work, arguments.games, arguments.jobs) for one in chunk]
    command = f"python -m engine mine {game.name} --games {arguments.games} --seed {arguments.seed}"
    puzzles = chosen(found, game)
    text = as_text(command, game, puzzles)
    print(f"{len(found)} puzzles found, {len(puzzles)} chosen", file=sys.stderr)
    if arguments.write:
        place_of(game.name).parent.mkdir(exist_ok=True)
        place_of(game.name).write_text(text, encoding="utf-8")
    else:
        print(text, end="")
    return 0


def problem(arguments: Namespace) -> str | None:
    """One sentence on what is wrong with the arguments, or None."""
    game = load_game(arguments.game)
    return None if has_puzzles(game) else f"{game.name} has no puzzles"
