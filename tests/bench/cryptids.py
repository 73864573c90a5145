"""`python -m tests.bench.cryptids`: greedy bots at Twisted Cryptids, for docs/cryptids-balance.md.

`python -m engine duel` counts wins by seat. This adds what only this game has: Myth, Traits,
and tables at which chance deals the Cryptids, so that a seat is not always the same one.
"""

import argparse
from collections import Counter, defaultdict
from typing import NamedTuple

from engine.autoplay.bots import Chair, make_bot
from engine.core.chance import Dice
from engine.core.match import Match
from engine.cryptids import GAME
from engine.cryptids.data import ROLES


class Played(NamedTuple):
    """What the table needs of one finished game, by seat."""

    first: int
    winners: list[int]
    cryptids: list[str]
    traits: list[str]
    finals: list[dict[str, int]]
    seen: list[int]


def play(seats: int, seed: int, options: dict[str, str]) -> Played:
    """A whole game between greedy bots."""
    match = Match.start(GAME, seed, ROLES[:seats], options)
    dice = Dice(seed)
    bots = [make_bot(GAME, "greedy", dice.next64()) for _ in range(seats)]
    chairs = [Chair(match, seat) for seat in range(seats)]
    while match.pending is not None:
        seat = match.pending.player
        match.choose(bots[seat].choose(chairs[seat]))
    t, players = match.state, match.view(None).table["players"]
    return Played(
        match.first_player,
        t.winners,
        t.cryptid,
        [trait for (trait,) in t.trait],
        [player["final"] for player in players],
        [len(cards) for cards in t.revealed],
    )


def shares(wins: Counter, games: int) -> str:
    """Wins in per cent, a shared one split among the winners."""
    return ", ".join(f"{name} {100 * wins[name] / games:.1f}" for name in sorted(wins))


def report(seats: int, games: int, seed: int, options: dict[str, str]) -> list[str]:
    """The lines of the table for one number of players."""
    played = [play(seats, seed + number, options) for number in range(games)]
    by_seat, by_place, by_cryptid, sat = Counter(), Counter(), Counter(), Counter()
    traits = defaultdict(list)
    for one in played:
        sat.update(one.cryptids)
        for seat in one.winners:
            part = 1 / len(one.winners)
            by_seat[f"seat {seat + 1}"] += part
            by_place[f"place {(seat - one.first) % seats + 1}"] += part
            by_cryptid[one.cryptids[seat]] += part
        for trait, final in zip(one.traits, one.finals, strict=True):
            traits[trait].append(final["trait"])
    totals = [final["total"] for one in played for final in one.finals]
    ranked = [sorted(final["total"] for final in one.finals) for one in played]
    margin = sum(order[-1] - order[-2] for order in ranked) / games
    per_seat = games * seats
    seen = sum(sum(one.seen) for one in played) / per_seat
    hidden = sum(final["hidden"] for one in played for final in one.finals) / per_seat
    won = [f"{who} {100 * by_cryptid[who] / sat[who]:.1f}" for who in ROLES if sat[who]]
    mean_traits = [f"{name} {sum(v) / len(v):.1f}" for name, v in sorted(traits.items())]
    return [
        f"{seats} players, {options}, {games} games from seed {seed}",
        f"  wins by seat: {shares(by_seat, games)}",
        f"  wins by place from the first First Player: {shares(by_place, games)}",
        f"  wins of the games a Cryptid was in: {', '.join(won)}",
        f"  mean Myth {sum(totals) / per_seat:.1f}, winning margin {margin:.1f}",
        f"  Sightings seen {seen:.2f}, Myth for hidden Real Deals {hidden:.1f}",
        f"  mean bonus by Trait: {', '.join(mean_traits)}",
    ]


def main() -> None:
    """Print the tables for the given numbers of players."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", default="2,3,4", help="separated by commas")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0)
    for name in ("cryptids", "partial"):
        values = GAME.options[name]
        parser.add_argument(f"--{name}", default=values[0], choices=values)
    arguments = parser.parse_args()
    options = {"cryptids": arguments.cryptids, "partial": arguments.partial}
    for seats in map(int, arguments.players.split(",")):
        lines = report(seats, arguments.games, arguments.seed, options)
        print("\n".join(lines), flush=True)


if __name__ == "__main__":
    main()
