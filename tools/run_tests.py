"""Run every test in one go of pytest, on all cores, and hold the coverage of the kernel.

The last words are pytest's own summary, unless the floor is missed: the share of branches of
engine/core that the kernel's own tests take (kernel_coverage.py).
"""

import os
import subprocess
import sys

from tools import kernel_coverage
from tools.build_site import build
from tools.project import CACHE, ROOT

BRANCH_FLOOR = 95.0
MOST_PROCESSES = 4
"""Each has a browser of its own; more of them only wait for each other."""
TRIED_AGAIN = ("--reruns", "1", "--only-rerun", "Target crashed")
"""A tab that dies on a busy machine says nothing about the page; twice, it does."""


def processes() -> int:
    """As many as this machine has cores for."""
    return max(1, min(MOST_PROCESSES, os.cpu_count() or 1))


def main(arguments: list[str]) -> int:
    """Run pytest with these further arguments; its status, or 1 below the floor."""
    kernel_coverage.forget()
    site = CACHE / "site"
    build(site)
    command = [
        *(sys.executable, "-m", "pytest", "-p", "tools.kernel_coverage"),
        *("--numprocesses", str(processes()), "--dist", "worksteal"),
        *TRIED_AGAIN,
        *arguments,
    ]
    # All processes test the same site, built once.
    environment = {**os.environ, "HANDOVER_SITE": str(site)}
    status = subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode
    taken, missed = kernel_coverage.share()
    if status == 0 and taken < BRANCH_FLOOR:
        print(f"{', '.join(kernel_coverage.MEASURED)}: {taken:.1f} % of branches taken")
        print(f"{BRANCH_FLOOR:.0f} % are asked\n{missed}")
        return 1
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
