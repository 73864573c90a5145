"""Fill static/vendor with the pinned runtime: only the files that a page loads.

PyScript's and Pyodide's own files are copied unchanged from node_modules, where npm
has checked them against the lock file. The standard library is compiled and trimmed
(`bytecode.py`); `static/js/interpreter.mjs` loads it.
"""

import shutil

from tools.project import CACHE, NODE_MODULES, VENDOR, make_bytecode, pack, runtime_manifest

PYODIDE_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
# The bundler's hashes change with the version; each pattern must fit exactly one file. Of the
# plugins, which are all switched off, PyScript asks the one for errors to keep off the page.
PYSCRIPT_FILES = ("core.js", "core-*.js", "toml-V*.js", "error-*.js")


def fill() -> None:
    """Make static/vendor anew; it is complete or it is not there."""
    building = CACHE / "vendor"
    shutil.rmtree(building, ignore_errors=True)
    pyscript, pyodide = building / "pyscript", building / "pyodide"
    pyscript.mkdir(parents=True)
    pyodide.mkdir()

    distributed = NODE_MODULES / "@pyscript" / "core" / "dist"
    for pattern in PYSCRIPT_FILES:
        (found,) = distributed.glob(pattern)
        shutil.copyfile(found, pyscript / found.name)
    for name in PYODIDE_FILES:
        shutil.copyfile(NODE_MODULES / "pyodide" / name, pyodide / name)

    library = CACHE / "stdlib.zip"
    make_bytecode("stdlib", "node_modules/pyodide/python_stdlib.zip", ".cache/stdlib.zip")
    pack(library, pyodide / "stdlib.dat")
    (pyodide / "manifest.mjs").write_text(runtime_manifest(pyodide), encoding="utf-8")

    shutil.rmtree(VENDOR, ignore_errors=True)
    VENDOR.parent.mkdir(exist_ok=True)
    building.rename(VENDOR)


if __name__ == "__main__":
    fill()
