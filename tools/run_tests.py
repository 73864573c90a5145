"""Run every test in one go of pytest, on all cores, and hold the coverage of the kernel.

Style and types are checked while the site is built. The slowest files, the ten slowest tests and
the time of the whole run end what pytest prints, unless the floor is missed: the share of branches
of the kernel that its own tests take (kernel_coverage.py).
"""

import argparse
import os
import subprocess
import sys
import time

from tools import kernel_coverage
from tools.build_site import build
from tools.project import CACHE, ROOT

BRANCH_FLOOR = 95.0
MOST_PROCESSES = 4
"""Each has a browser of its own; more of them only wait for each other."""
TRIED_AGAIN = ("--reruns", "1", "--only-rerun", "Target crashed")
"""A tab that dies on a busy machine says nothing about the page; twice, it does."""
SHARED_OUT = ("--dist", "loadfile", "--no-loadscope-reorder")
"""The tests of a file share what is costly, so they stay in one process. Files come in the order of
tests/conftest.py, the longest first."""


def processes() -> int:
    """One more than this machine has cores, because a test and its browser often wait."""
    return min(MOST_PROCESSES, (os.cpu_count() or 1) + 1)


def prepare() -> bool:
    """Check style and types and build the site, both at once; whether the code is in order."""
    with subprocess.Popen(["make", "--no-print-directory", "lint"], cwd=ROOT) as lint:
        build(CACHE / "site")
    return lint.returncode == 0


def run_pytest(arguments: list[str]) -> int:
    """Run pytest with these further arguments; its status."""
    command = [
        *(sys.executable, "-m", "pytest", "-m", "not drill"),
        *("-p", "tools.kernel_coverage", "-p", "tools.file_times"),
        *("--numprocesses", str(processes()), *SHARED_OUT),
        *("--durations", "10", "--durations-min", "0.5"),
        *TRIED_AGAIN,
        *arguments,
    ]
    # All processes test the same site, built once.
    environment = {**os.environ, "HANDOVER_SITE": str(CACHE / "site")}
    return subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode


def holds_the_floor() -> bool:
    """Whether enough branches of the kernel were taken; says which were not."""
    taken, missed = kernel_coverage.share()
    if taken < BRANCH_FLOOR:
        print(f"{', '.join(kernel_coverage.MEASURED)}: {taken:.1f} % of branches taken")
        print(f"{BRANCH_FLOOR:.0f} % are asked\n{missed}")
    return taken >= BRANCH_FLOOR


def main() -> int:
    """Run everything; 0 if all of it is in order."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--since", type=float, default=time.time(), help="when the run began")
    options, arguments = parser.parse_known_args()
    kernel_coverage.forget()
    if not prepare():
        return 1
    status = run_pytest(arguments)
    if status == 0 and not holds_the_floor():
        status = 1
    minutes, seconds = divmod(round(time.time() - options.since), 60)
    print(f"{minutes} min {seconds} s on {os.cpu_count()} cores, with style, types and the build")
    return status


if __name__ == "__main__":
    sys.exit(main())
