"""A plugin of pytest that counts which branches of the kernel its own tests take.

Only tests of the kernel are measured, for measuring doubles their time, and a kernel that only
real games exercise is not tested. Each process of a run keeps its own count; `share` adds up.
"""

import io
import json
from collections.abc import Generator

import coverage
import pytest

from tools.project import CACHE, ROOT

MEASURED = ("engine/core", "engine/saves", "engine/autoplay")
MEASURING = (*MEASURED, *(f"tests/{folder}" for folder in MEASURED))
KEPT = CACHE / "branches"


class KernelCoverage:
    """Counts while a test of the kernel runs.

    It counts from the start, too, since a module's own lines run when it is imported.
    """

    def __init__(self) -> None:
        self.coverage = counting()
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

    def pytest_sessionfinish(self) -> None:
        """Keep what this process has counted."""
        self.coverage.stop()
        self.coverage.save()


def pytest_configure(config: pytest.Config) -> None:
    """Begin to count, in each process of a run that tests something itself."""
    only_shares_out = config.getoption("numprocesses") and not hasattr(config, "workerinput")
    if not only_shares_out:
        config.pluginmanager.register(KernelCoverage())


def counting(*, of_this_process: bool = True) -> coverage.Coverage:
    """A count of the kernel's branches: of this process, or of all together."""
    KEPT.mkdir(parents=True, exist_ok=True)
    return coverage.Coverage(
        branch=True,
        source=[str(ROOT / folder) for folder in MEASURED],
        data_file=str(KEPT / "count"),
        data_suffix=of_this_process or None,
    )


def forget() -> None:
    """Remove the counts of earlier runs."""
    for path in KEPT.glob("count*"):
        path.unlink()


def share() -> tuple[float, str]:
    """Percent of branches taken in all processes together, and what was missed, as a table."""
    total = counting(of_this_process=False)
    total.combine()
    table = io.StringIO()
    total.report(show_missing=True, skip_covered=True, file=table)
    report = KEPT / "report.json"
    total.json_report(outfile=str(report))
    numbers = json.loads(report.read_text(encoding="utf-8"))["totals"]
    taken = 100.0 * float(numbers["covered_branches"]) / float(numbers["num_branches"])
    return taken, table.getvalue()
