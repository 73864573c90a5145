"""Start pytest inside Pyodide. Runs only there, by way of `pyodide_pytest.mjs`.

The project's own pytest options name plugins that need threads or processes, which
the browser's interpreter has not; so they are left out, and the marks declared here.
"""

import sys

import pytest

MARKS = ("slow: takes more than a few seconds", "expects_errors: the page may report errors")

if __name__ == "__main__":
    options = ["-c", "/dev/null", "--rootdir=.", "-p", "no:cacheprovider", "--noconftest"]
    for mark in MARKS:
        options += ["-o", f"markers={mark}"]
    sys.exit(int(pytest.main([*options, *sys.argv[1:]])))
