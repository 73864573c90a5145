"""`duel GAME --bots A,B --games N`: bots against each other, for balance."""

import json
from argparse import Namespace
from collections import Counter
from functools import partial
from typing import Any, NamedTuple, TypeVar

from engine.autoplay.bots import Chair, make_bot
from engine.command.spread import spread
from engine.core.chance import Dice
from engine.core.event import DREW, USED
from engine.core.game import Game
from engine.core.match import Match
from engine.games import load_game

N = TypeVar("N", int, float)


class Outcome(NamedTuple):
    """The facts of one finished game that the table counts."""

    first: int
    winners: list[int]
    ending: str
    turns: int
    drawn: frozenset[str]
    used: frozenset[str]


def play_bots(game: Game[Any], bots: list[str], seed: int) -> Match[Any]:
    """A whole game between bots, one name a seat."""
    match = Match.start(game, seed, game.roles[: len(bots)])
    dice = Dice(seed)
    seated = [make_bot(game, name, dice.next64()) for name in bots]
    chairs = [Chair(match, seat) for seat in range(len(bots))]
    while match.pending is not None:
        seat = match.pending.player
        match.choose(seated[seat].choose(chairs[seat]))
    return match


def outcome(match: Match[Any]) -> Outcome:
    """The facts of a finished game."""
    drawn: set[str] = set()
    used: set[str] = set()
    for _, event in match.log:
        if event.kind == DREW:
            drawn.update(map(match.game.kind_of, event.args["cards"]))
        elif event.kind == USED:
            used.add(event.args["what"])
    return Outcome(
        match.first_player,
        match.state.winners,
        match.state.ending,
        match.state.turn,
        frozenset(drawn),
        frozenset(used),
    )


def part(name: str, bots: list[str], seed: int, chunk: tuple[int, int]) -> list[Outcome]:
    """The outcomes of one chunk of the games."""
    game = load_game(name)
    first, count = chunk
    return [outcome(play_bots(game, bots, seed + n)) for n in range(first, first + count)]


def table(game: Game[Any], outcomes: list[Outcome]) -> dict[str, Any]:
    """All outcomes summed up; `cards` counts games, not occurrences."""
    lengths = sorted(one.turns for one in outcomes)
    drawn = Counter(card for one in outcomes for card in one.drawn)
    used = Counter(card for one in outcomes for card in one.used)
    decided = [one for one in outcomes if len(one.winners) == 1]
    wins = Counter(game.roles[one.winners[0]] for one in decided)
    return {
        "games": len(outcomes),
        "wins": {role: wins[role] for role in game.roles},
        "first_player_wins": sum(one.first in one.winners for one in decided),
        "draws": len(outcomes) - len(decided),
        "endings": dict(Counter(one.ending for one in outcomes).most_common()),
        "turns": {
            "p10": quantile(lengths, 0.1),
            "p50": quantile(lengths, 0.5),
            "p90": quantile(lengths, 0.9),
            "max": lengths[-1],
        },
        "cards": {
            card: {"drawn": drawn[card], "used": used[card]} for card in sorted(drawn | used)
        },
    }


def quantile(ordered: list[N], share: float) -> N:
    """The value below which that share of an ordered list lies.

    >>> quantile([1, 2, 3, 4, 5], 0.5)
    3
    """
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def run(arguments: Namespace) -> int:
    """Print the table."""
    game = load_game(arguments.game)
    bots = arguments.bots.split(",")
    work = partial(part, arguments.game, bots, arguments.seed)
    outcomes = [one for chunk in spread(work, arguments.games, arguments.jobs) for one in chunk]
    figures = table(game, outcomes)
    if arguments.json:
        print(json.dumps(figures))
    else:
        cards = figures.pop("cards")
        for key, value in figures.items():
            print(f"{key}: {value}")
        for card, counts in cards.items():
            print(f"  {card}: drawn {counts['drawn']}, used {counts['used']}")
    return 0
