"""`replay FILE`: what happened in a save, and where it stands."""

import sys
from argparse import Namespace
from pathlib import Path

from engine.command.text import event_line, question_line, table_lines
from engine.core.errors import HandoverError
from engine.games import load_game
from engine.saves import record

NOTES = {
    "upgraded": "The save was made under older rules: its snapshot was upgraded.",
    "restored": "The save could not be replayed: it goes on from its snapshot.",
    "cut": "The last choices of the save are not possible: they were left out.",
}
"""What had to be done to open a save: see `record.Loaded`."""


def run(arguments: Namespace) -> int:
    """Print the log with everything in it, the public table and the open question."""
    try:
        text = Path(arguments.file).read_text(encoding="utf-8")
        data = record.parse(text)
        loaded = record.load(data, load_game(str(data["game"])))
    except (OSError, UnicodeError, HandoverError) as error:
        print(f"{arguments.file}: {type(error).__name__}: {error}", file=sys.stderr)
        return 1
    match = loaded.match
    names = match.setup.names
    if loaded.note:
        print(NOTES[loaded.note])
    if len(match.choices) < len(data["choices"]):
        print(f"The first choice left out: {data['choices'][len(match.choices)]}")
    for entry in match.log:
        print(f"{entry.at:4} {event_line(entry.event, names)}")
    for path, value in table_lines(match.view(None)).items():
        print(f"  | {path}: {value}")
    print(f"{len(match.choices)} choices, digest {match.state.digest()}")
    if match.pending is None:
        print(f"The game is over: {match.state.ending}")
    else:
        question = match.view(match.pending.player).question
        assert question is not None
        print(question_line(question, names))
        print("Running rules:", " > ".join(match.where()))
        for choice in question.choices:
            print(f"    {choice.id} ({choice.message})")
    return 0
