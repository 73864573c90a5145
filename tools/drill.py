"""Long fuzz runs of every game the engine has; the way to find what the tests do not."""

import argparse
import subprocess
import sys

from tools.project import ROOT


def main() -> None:
    """Fuzz each game in turn, and fail when one of them failed."""
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
    if failed:
        sys.exit(f"failed: {', '.join(failed)}")


if __name__ == "__main__":
    main()
