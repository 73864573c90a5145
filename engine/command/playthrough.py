"""`playthrough GAME --seed N`: a random game as a text that reviewers read as a diff.

Every turn begins with what changed for each seat; the first and the last view are whole.
The texts under `tests/playthroughs/` come from here: a change of rules changes them.
"""

from argparse import Namespace
from collections import Counter
from collections.abc import Iterator
from typing import Any

from engine.command.text import changes, event_line, question_line, table_lines
from engine.core.chance import Dice
from engine.core.game import Game
from engine.core.match import Match
from engine.games import load_game

LISTED = 8
"""Options of questions with more than this many are only counted, if `Game.brief` is set."""


def playthrough(game: Game[Any], seed: int, players: int | None = None) -> Iterator[str]:
    """The lines of the game with this seed; by default with the fewest players."""
    match = Match.start(game, seed, game.roles[: players or game.fewest])
    names = match.setup.names
    dice = Dice(seed)
    seen_entries, turn = 0, -1
    seen: list[dict[str, str]] = [{} for _ in names]
    yield f"{game.name}, rules {game.rules}, seed {seed}, {', '.join(names)}"
    while match.pending is not None:
        for entry in match.log[seen_entries:]:
            yield "  " + event_line(entry.event, names)
        seen_entries = len(match.log)
        if match.state.turn != turn:
            turn = match.state.turn
            yield f"\n== turn {turn}: {names[match.state.active]}"
            shown: list[list[str]] = []
            for seat in range(len(names)):
                lines = view_lines(match, seat)
                # The first view is shown whole, later ones as what changed.
                whole = [": ".join(line) for line in lines.items()]
                shown.append(changes(seen[seat], lines) if seen[seat] else whole)
                seen[seat] = lines
            yield from side_by_side(names, shown)
        question = match.view(match.pending.player).question
        assert question is not None
        option = game.at_random(match.pending, dice)
        yield f"[{len(match.choices)}] {question_line(question, names)}"
        brief = game.brief and len(question.choices) > LISTED
        for choice in question.choices:
            if not brief or choice.id == option:
                yield f"  {'>' if choice.id == option else ' '} {choice.id} ({choice.message})"
        if brief:
            sorts = Counter(choice.id.partition(":")[0] for choice in question.choices)
            yield f"    of {', '.join(f'{count} {sort}' for sort, count in sorts.items())}"
        match.choose(option)
    for entry in match.log[seen_entries:]:
        yield "  " + event_line(entry.event, names)
    winners = ", ".join(names[seat] for seat in match.state.winners) or "nobody"
    yield f"\n== over: {match.state.ending}, won by {winners}"
    yield from (f"  | {path}: {text}" for path, text in view_lines(match, None).items())
    yield f"digest {match.state.digest()}"


def view_lines(match: Match[Any], seat: int | None) -> dict[str, str]:
    """The table of a view, flat, without what `Game.brief` leaves out."""
    lines = table_lines(match.view(seat))
    return {path: line for path, line in lines.items() if not path.startswith(match.game.brief)}


def side_by_side(names: tuple[str, ...], shown: list[list[str]]) -> Iterator[str]:
    """The lines of every seat; with more than two players, what all of them see comes once.

    >>> list(side_by_side(("a", "b", "c"), [["deck: 9", "hand: ring"], ["deck: 9"], ["deck: 9"]]))
    ['  all | deck: 9', '  a | hand: ring']
    """
    common: set[str] = set()
    if len(names) > 2:
        common = set(shown[0]).intersection(*shown[1:])
        yield from (f"  all | {line}" for line in shown[0] if line in common)
    for name, lines in zip(names, shown, strict=True):
        yield from (f"  {name} | {line}" for line in lines if line not in common)


def run(arguments: Namespace) -> int:
    """Print the text."""
    for line in playthrough(load_game(arguments.game), arguments.seed, arguments.players):
        print(line)
    return 0
