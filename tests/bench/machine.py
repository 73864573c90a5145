"""What the figures of a bench were measured on, and how a figure stands against its budget."""

import datetime
import os
import platform
import subprocess
from pathlib import Path

from tools import browser


def processor() -> str:
    """The processor's own name, where the system tells it."""
    facts = Path("/proc/cpuinfo")
    if facts.exists():
        for line in facts.read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def verdict(*figures: tuple[float, float]) -> str:
    """Whether every figure is within its budget: (measured, at most) pairs.

    >>> verdict((0.43, 0.50), (0.26, 0.30)), verdict((201.0, 200.0))
    ('met', 'NOT MET')
    """
    return "met" if all(measured <= most for measured, most in figures) else "NOT MET"


def machine() -> str:
    """One line: the date, the processor, how busy it is, and the browser."""
    day = datetime.datetime.now(tz=datetime.UTC).date().isoformat()
    found = browser.find()
    version = ""
    if found:
        asked = subprocess.run([found, "--version"], capture_output=True, text=True, check=False)
        version = " ".join(asked.stdout.split()[:2])
    return (
        f"{day}, {os.cpu_count()} x {processor()}, {version},"
        f" load {os.getloadavg()[0]:.1f} before the run"
    )
