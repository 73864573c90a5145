"""Start pytest inside Pyodide. `pyodide_pytest.mjs` runs it there.

The project's own pytest options name plugins that need threads or processes, which the browser's
interpreter does not have. So those options are left out, and the marks are declared here. Only
the engine's shared fixtures are loaded; the others need a browser.
"""

import sys

import pytest

MARKS = "slow: takes more than a few seconds; left out inside Pyodide"

if __name__ == "__main__":
    options = ["-c", "/dev/null", "--rootdir=.", "-p", "no:cacheprovider"]
    options += ["--import-mode=importlib", "--confcutdir=tests/engine"]
    options += ["--strict-markers", "-o", f"markers={MARKS}"]
    sys.exit(int(pytest.main([*options, *sys.argv[1:]])))
