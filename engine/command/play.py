"""`play GAME`: hot-seat in the terminal, one seat's secrets at a time."""

from argparse import Namespace
from typing import Any

from engine.command.text import event_line, question_line, table_lines
from engine.core.errors import UndoBarrier
from engine.core.match import Match
from engine.games import load_game

CLEAR = "\033[2J\033[3J\033[H"
HELP = "a number or an option's id; u takes back, t starts the turn again, q leaves"


def run(arguments: Namespace) -> int:
    """Play to the end, or until somebody leaves."""
    names = arguments.seats.split(",") if arguments.seats else None
    match = Match.start(load_game(arguments.game), arguments.seed, names)
    seen = [0] * len(match.setup.names)
    looking: int | None = None
    try:
        while match.pending is not None:
            if match.pending.player != looking:
                looking = match.pending.player
                input(f"{CLEAR}{match.setup.names[looking]}, press Enter when only you can see: ")
            show(match, looking, seen[looking])
            seen[looking] = len(match.choices) + 1
            if not answer(match):
                return 0
    except EOFError:
        return 0
    print(f"over: {match.state.ending}")
    print("won by", ", ".join(match.setup.names[seat] for seat in match.state.winners) or "nobody")
    return 0


def show(match: Match[Any], seat: int, since: int) -> None:
    """What happened since, the table and the question, as that seat may see them."""
    view = match.view(seat)
    for entry in match.story(seat, since):
        print("  *", event_line(entry.event, view.names))
    for path, value in table_lines(view).items():
        print(f"  | {path}: {value}")
    assert view.question is not None
    print(question_line(view.question, view.names))
    for number, choice in enumerate(view.question.choices, 1):
        print(f"  {number:3}  {choice.id}  ({choice.message})")
    for refusal in view.refused:
        print(f"    -  {refusal.id}: {refusal.reason} [{refusal.rule}]")


def answer(match: Match[Any]) -> bool:
    """Take one answer, whatever nonsense comes before it; False if the player leaves."""
    assert match.pending is not None
    options = match.pending.options
    while True:
        words = input("> ").strip()
        if words == "q":
            return False
        if words in ("u", "t"):
            try:
                match.undo() if words == "u" else match.restart_turn()
            except UndoBarrier as barrier:
                print(f"cannot be taken back: {barrier.facts['reason']}")
                continue
            return True
        if words.isdecimal() and 1 <= int(words) <= len(options):
            words = options[int(words) - 1]
        if words in options:
            match.choose(words)
            return True
        print(HELP)
