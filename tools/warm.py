"""Import everything that a first game needs, and play a little of each game. Runs inside Pyodide.

The page starts with the memory that this script leaves behind (snapshot.mjs). So nothing here may
use the browser or wait. Playing a few choices of each game makes the interpreter run its code
once and read the catalogues. `sys.argv` names the games.
"""

import gc
import random
import sys

import app.dom
import app.shell  # noqa: F401 - both are the page's first imports
from app.controller import handle
from app.effects import Intent
from app.i18n.text import LANGUAGES
from app.node import to_json
from app.screens import render_table
from app.storage import Change
from app.table import Table
from engine.games import load_game

CHOICES = 12
"""How many choices of each game are played in each language: a turn or two."""


def play(game: str, language: str) -> None:
    """Play the first choices of a game, drawing and saving them as the page does."""
    table = Table(language=language)

    def send(name: str, value: object = "") -> None:
        nonlocal table
        table, effects = handle(table, Intent(name, value, fresh=1))
        for effect in effects:
            if isinstance(effect, Change):
                effect.to_json()
        to_json(render_table(table))

    seats = load_game(game).fewest
    send("start", {"game": game, "names": [str(seat) for seat in range(seats)], "seed": 1})
    for _ in range(CHOICES):
        if table.match is None or table.match.pending is None:
            return
        send("reveal")
        send("choose", table.match.pending.options[0])


for name in sys.argv:
    try:
        for spoken in LANGUAGES:
            play(name, spoken)
    except Exception as error:  # one broken game must not stop the build of the others
        print(f"{name}: warming up failed: {error!r}", file=sys.stderr)

# The page seeds the random generator again. A fixed seed here gives the same memory every time.
random.seed(0)
gc.collect()
