"""`python -m tests.playthroughs`: write every golden game again, or add `<game>-<seed>`."""

import sys

from tests.playthroughs import FOLDER, SameRules, files, rewrite

for path in [FOLDER / f"{name}.txt" for name in sys.argv[1:]] or files():
    try:
        rewrite(path)
        print(path.name)
    except SameRules as error:
        sys.exit(str(error))
