"""Fill static/vendor with the pinned runtime: only the files that the page loads.

The files of PyScript and Pyodide are copied unchanged from node_modules, where npm has checked
them against the lock file. The standard library is compiled and trimmed (`bytecode.py`);
`static/js/interpreter.mjs` loads it.
"""

import shutil

from tools.project import CACHE, NODE_MODULES, VENDOR, make_bytecode, pack, runtime_manifest

PYODIDE_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
# The hashes in the names change with the version, so each pattern must match exactly one file.
# All plugins are off, but PyScript loads the one for errors anyway, to tell it so.
PYSCRIPT_FILES = ("core.js", "core-*.js", "toml-V*.js", "error-*.js")


def fill() -> None:
    """Replace static/vendor. It is either complete or missing, never half filled."""
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
