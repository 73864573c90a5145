"""Import everything that a first game needs, and play a little of each: run inside Pyodide.

Whatever is in memory when this ends is in the page's memory when it starts (snapshot.mjs).
Nothing here may reach the browser or wait. Each game is played a few choices long, so that
the interpreter has met its code and the catalogues have been read. `sys.argv` names the games.
"""

import gc
import random
import sys

import app.dom
import app.shell  # noqa: F401 - the page's first imports, both
from app.controller import handle
from app.effects import Intent
from app.i18n.text import LANGUAGES
from app.node import to_json
from app.screens import render_table
from app.storage import Change
from app.table import Table
from engine.games import load_game

CHOICES = 12
"""Of each game in each language: a turn or two."""


def play(game: str, language: str) -> None:
    """The first choices of a game, drawn and kept as on the page."""
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
    except Exception as error:  # one broken game must not keep the others from being built
        print(f"{name} could not be warmed up: {error!r}", file=sys.stderr)

# Chance is begun anew by the page; a fixed beginning makes the same memory every time.
random.seed(0)
gc.collect()
