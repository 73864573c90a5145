"""Start pytest inside Pyodide. Runs only there, by way of `pyodide_pytest.mjs`.

The project's own pytest options name plugins that need threads or processes, which
the browser's interpreter has not; so they are left out, and the marks declared here.
Of the shared fixtures those of the engine are loaded; those above it need a browser.
"""

import sys

import pytest

MARKS = "slow: takes more than a few seconds; left out inside Pyodide"

if __name__ == "__main__":
    options = ["-c", "/dev/null", "--rootdir=.", "-p", "no:cacheprovider"]
    options += ["--import-mode=importlib", "--confcutdir=tests/engine"]
    options += ["--strict-markers", "-o", f"markers={MARKS}"]
    sys.exit(int(pytest.main([*options, *sys.argv[1:]])))
