"""A plugin of pytest that prints which files of tests took longest, all their tests together.

The slowest single tests say little about where the time of a run goes: a file of two hundred short
ones may take more than the longest of all.
"""

from collections import defaultdict

import pytest

SHOWN = 25
"""How many files are listed."""


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print the files, the longest first: seconds with setting up and clearing away, tests."""
    seconds: dict[str, float] = defaultdict(float)
    tests: dict[str, int] = defaultdict(int)
    for reports in terminalreporter.stats.values():
        for report in reports:
            if isinstance(report, pytest.TestReport):
                file = report.nodeid.partition("::")[0]
                seconds[file] += report.duration
                tests[file] += report.when == "call"
    terminalreporter.section(f"slowest {SHOWN} files of {sum(seconds.values()):.0f} s in all")
    for file in sorted(seconds, key=lambda file: -seconds[file])[:SHOWN]:
        terminalreporter.line(f"{seconds[file]:6.1f} s  {tests[file]:4} tests  {file}")
