"""`play GAME`: a game in the terminal; the screen shows one player's secrets at a time."""

from argparse import Namespace
from typing import Any

from engine.command.text import event_line, question_line, table_lines
from engine.core.errors import UndoBarrier
from engine.core.match import Match
from engine.games import load_game

CLEAR = "\033[2J\033[3J\033[H"
HELP = "Type a number or an option's id. u: undo, t: restart the turn, q: quit."
WHY_NOT_UNDO = {
    "start": "nothing has been chosen yet",
    "luck": "something was drawn at random",
    "shown": "something hidden was shown",
    "handed": "another player decides now",
    "over": "the game is over",
}
"""The reasons of `Match.why_not_undo`, in words."""


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
                name = match.setup.names[looking]
                input(f"{CLEAR}{name}, press Enter when only you can see the screen: ")
            show(match, looking, seen[looking])
            seen[looking] = len(match.choices) + 1
            if not answer(match):
                return 0
    except EOFError:
        return 0
    winners = ", ".join(match.setup.names[seat] for seat in match.state.winners) or "nobody"
    print(f"The game is over ({match.state.ending}). Winner: {winners}")
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
    """Ask until there is a valid answer; False if the player leaves."""
    assert match.pending is not None
    options = match.pending.options
    while True:
        typed = input("> ").strip()
        if typed == "q":
            return False
        if typed in ("u", "t"):
            try:
                match.undo() if typed == "u" else match.restart_turn()
            except UndoBarrier as barrier:
                print(f"Can't undo: {WHY_NOT_UNDO[barrier.facts['reason']]}")
                continue
            return True
        if typed.isdecimal() and 1 <= int(typed) <= len(options):
            typed = options[int(typed) - 1]
        if typed in options:
            match.choose(typed)
            return True
        print(HELP)
