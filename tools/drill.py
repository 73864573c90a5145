"""Long runs that find what the tests do not: fuzzing every game the engine has, then whole games
by the page alone in a browser.
"""

import argparse
import os
import subprocess
import sys

from tools.project import ROOT

BY_THE_PAGE = "tests/e2e/inbetween/test_games.py"


def main() -> None:
    """Fuzz each game in turn, play by the page, and fail when one of them failed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20_000, help="how many of each")
    options = parser.parse_args()
    sys.path.insert(0, str(ROOT))
    from engine.command.games import DEVELOPERS, playable

    failed = []
    for name in [*playable(), *DEVELOPERS]:
        print(f"{name}:", flush=True)
        command = [sys.executable, "-m", "engine", "fuzz", name, "--games", str(options.games)]
        if subprocess.run(command, cwd=ROOT, check=False).returncode:
            failed.append(name)
    print("by the page alone:", flush=True)
    environment = {**os.environ, "HANDOVER_DRILL": "1"}
    command = [sys.executable, "-m", "pytest", "-q", BY_THE_PAGE]
    if subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode:
        failed.append(BY_THE_PAGE)
    if failed:
        sys.exit(f"failed: {', '.join(failed)}")


if __name__ == "__main__":
    main()
