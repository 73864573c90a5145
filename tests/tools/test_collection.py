"""Whoever works on the rules needs no browser: their tests can be collected without Playwright."""

import subprocess
import sys

from tools.project import ROOT

WITHOUT = """
import sys, pytest
for name in ("playwright", "axe_playwright_python"):
    sys.modules[name] = None  # what is None here cannot be imported
options = ["--collect-only", "-q", "-p", "no:cacheprovider", "-p", "no:xdist"]
sys.exit(pytest.main([*options, "engine", "tests/engine", "tests/app"]))
"""


def test_the_tests_without_a_browser_are_collected_without_playwright():
    command = [sys.executable, "-c", WITHOUT]
    result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stdout[-2_000:]
    assert "tests/app/test_anyone.py" in result.stdout
