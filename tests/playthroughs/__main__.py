"""`python -m tests.playthroughs`: write golden games again, and save games of new rules.

Without arguments all of them, or those of a game, as in `inbetween`; `inbetween-16` is the game of
seed 16, which may be new. A game of the lobby that has no save of its rules number in tests/games
gets one.
"""

import sys

from tests.playthroughs import SameRules, files, keep_save, rewrite

paths = [path for name in sys.argv[1:] or [""] for path in files(name)]
for path in paths:
    try:
        rewrite(path)
        print(path.name)
    except SameRules as error:
        sys.exit(str(error))
for game in sorted({path.stem.partition("-")[0] for path in paths}):
    if kept := keep_save(game):
        print(kept.name)
