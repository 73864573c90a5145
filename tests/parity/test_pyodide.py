"""The rules are the same in the browser's interpreter: Pyodide, run here under Node."""

import subprocess
import sys

import pytest

from tests.scale import amount
from tools.project import ROOT


def run(*command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


# The kernel and the golden games, which use every card; the drill adds all stories and rulings. The
# command line stays out: it spreads work over processes, which a page has not.
TESTED = amount(
    ["--ignore=tests/engine/commands", "tests/engine"],
    ["tests/engine/core", "tests/engine/test_playthroughs.py"],
)


@pytest.mark.drill
@pytest.mark.timeout(1200)  # half the speed of CPython, on whatever else the machine is doing
def test_engine_tests_pass_inside_pyodide():
    kept = ["-m", "not slow", *TESTED]
    result = run("node", "tools/pyodide_pytest.mjs", "-q", *kept)
    assert result.returncode == 0, result.stdout + result.stderr
    assert " passed" in result.stdout


def test_seeded_games_have_the_same_digests_in_both_interpreters():
    here = run(sys.executable, "-m", "tests.engine.parity")
    there = run("node", "tools/pyodide_run.mjs", "tests/engine/parity.py")
    assert here.returncode == 0, here.stderr
    assert there.returncode == 0, there.stderr
    assert there.stdout == here.stdout
    assert "magpies" in here.stdout


@pytest.mark.timeout(600)
def test_opponents_choose_the_same_in_both_interpreters():
    number = str(amount(50, 5))
    here = run(sys.executable, "-m", "tests.engine.autoplay.parity", number)
    there = run("node", "tools/pyodide_run.mjs", "tests/engine/autoplay/parity.py", number)
    assert here.returncode == 0, here.stderr
    assert there.returncode == 0, there.stderr
    assert there.stdout == here.stdout
    assert len(here.stdout.splitlines()) == 3 * int(number)


def test_a_failing_script_fails_the_runner():
    missing = run("node", "tools/pyodide_run.mjs", "tests/no_such_script.py")
    assert missing.returncode == 1
    assert "FileNotFoundError" in missing.stderr
