"""Run every test in one go of pytest, and hold the coverage of the kernel.

The last words are pytest's own summary, unless the floor is missed: the share of
branches of engine/core that the kernel's own tests take. Only those are measured, for
measuring doubles their time, and a kernel that only real games exercise is not tested.
"""

import io
import json
import sys
from collections.abc import Generator

import coverage
import pytest

from tools.project import CACHE, ROOT

MEASURED = "engine/core"
MEASURING = ("engine/core", "tests/engine/core")
BRANCH_FLOOR = 95.0


class KernelCoverage:
    """A plugin of pytest: counts branches while a test of the kernel runs.

    It counts from the start, too, since a module's own lines run when it is imported.
    """

    def __init__(self) -> None:
        self.coverage = coverage.Coverage(
            branch=True, source=[str(ROOT / MEASURED)], data_file=str(CACHE / "coverage")
        )
        self.coverage.start()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        """Pause for a test of anything else."""
        folders = [ROOT / folder for folder in MEASURING]
        if any(folder in item.path.parents for folder in folders):
            return (yield)
        self.coverage.stop()
        try:
            return (yield)
        finally:
            self.coverage.start()

    def finish(self) -> float:
        """Percent of branches taken; the details are kept for `coverage report`."""
        self.coverage.stop()
        self.coverage.save()
        report = CACHE / "coverage.json"
        self.coverage.json_report(outfile=str(report))
        return branch_share(report.read_text(encoding="utf-8"))


def branch_share(report: str) -> float:
    """Percent of branches taken, from the text of coverage.py's JSON report."""
    totals = json.loads(report)["totals"]
    return 100.0 * float(totals["covered_branches"]) / float(totals["num_branches"])


def main(arguments: list[str]) -> int:
    """Run pytest with these further arguments; its status, or 1 below the floor."""
    CACHE.mkdir(exist_ok=True)
    kernel = KernelCoverage()
    status = int(pytest.main(arguments, plugins=[kernel]))
    share = kernel.finish()
    if status == 0 and share < BRANCH_FLOOR:
        print(f"{MEASURED}: {share:.1f} % of branches taken, {BRANCH_FLOOR:.0f} % asked")
        details = io.StringIO()
        kernel.coverage.report(show_missing=True, skip_covered=True, file=details)
        print(details.getvalue())
        return 1
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
