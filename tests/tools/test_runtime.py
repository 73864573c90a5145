"""The runtime is npm's own, checked by the lock file; our part of it is small and complete."""

import ast
import gzip
import io
import json
import re
import sys
import zipfile
from pathlib import Path

import pytest

from tools import bytecode
from tools.project import NODE_MODULES, ROOT, VENDOR, python_files

LOCK = json.loads((ROOT / "package-lock.json").read_text(encoding="utf-8"))
PACKAGES = {name: entry for name, entry in LOCK["packages"].items() if name}


def archive_names(content):
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        return set(archive.namelist())


@pytest.fixture(scope="module")
def library():
    """Names of the files in the standard library that the page loads."""
    return archive_names(gzip.decompress((VENDOR / "pyodide" / "stdlib.dat").read_bytes()))


@pytest.fixture(scope="module")
def stock_library():
    return archive_names((NODE_MODULES / "pyodide" / "python_stdlib.zip").read_bytes())


def test_the_lock_file_names_no_host_and_checks_everything():
    assert "http" not in json.dumps(
        {name: entry.get("resolved", "") for name, entry in PACKAGES.items()}
    )
    assert all(entry["integrity"].startswith("sha512-") for entry in PACKAGES.values())


def test_the_runtime_is_pinned():
    assert PACKAGES["node_modules/@pyscript/core"]["version"] == "0.7.31"
    assert PACKAGES["node_modules/pyodide"]["version"] == "314.0.7"


def test_vendored_files_are_those_of_npm():
    ours = {"manifest.mjs", "stdlib.dat", ".stamp"}
    origins = {
        "pyodide": NODE_MODULES / "pyodide",
        "pyscript": NODE_MODULES / "@pyscript" / "core" / "dist",
    }
    compared = 0
    for folder, origin in origins.items():
        for path in (VENDOR / folder).iterdir():
            if path.name not in ours:
                assert path.read_bytes() == (origin / path.name).read_bytes()
                compared += 1
    assert compared == 7


def test_the_browser_and_the_runtime_are_patched_in_one_file_only():
    patch = re.compile(
        r"\.prototype\.\w+ =|globalThis\.\w+ =[^=]|deleteProperty|\._api\b|\.stderr ="
    )
    scripts = (ROOT / "static" / "js").glob("*js")
    patching = {path.name for path in scripts if patch.search(path.read_text("utf-8"))}
    assert patching == {"runtime-patches.mjs"}


def test_the_library_is_bytecode_only(library):
    assert all(name.endswith(".pyc") for name in library if "/" not in name)
    assert not [name for name in library if name.endswith(".py")]


def test_trimming_leaves_a_useful_library(library, stock_library):
    assert {"json/__init__.pyc", "random.pyc", "asyncio/__init__.pyc", "traceback.pyc"} <= library
    assert not library & {"unittest/__init__.pyc", "pdb.pyc", "sqlite3/__init__.pyc"}
    assert {name.removesuffix("c") for name in library} < stock_library


def imported_modules(path):
    """Full names of the modules that a file imports, wherever in it."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module


@pytest.mark.parametrize(
    "name", [name for name in [*python_files(), "app/main.py"] if name.endswith(".py")]
)
def test_whatever_the_page_imports_is_shipped(name, library, stock_library):
    shipped = {
        Path(file).with_suffix("").as_posix().removesuffix("/__init__") for file in python_files()
    }
    for module in imported_modules(ROOT / name):
        path = module.replace(".", "/")
        if path.startswith(("engine", "app", "tests")):
            assert path in shipped, f"{name} imports {module}, which is not for the page"
        elif module.split(".")[0] in sys.stdlib_module_names:
            forms = {f"{path}.py", f"{path}/__init__.py"} & stock_library
            assert {f"{form}c" for form in forms} <= library, f"{name} imports {module}: trimmed"


def test_a_package_is_trimmed_whole_and_a_module_alone():
    trimmed = bytecode.read_trimmed("# words\nxml http/server  # more words\n\n")
    assert trimmed == {"xml", "http/server"}
    assert bytecode.is_trimmed("xml/dom/minidom.py", trimmed)
    assert bytecode.is_trimmed("http/server.py", trimmed)
    assert not bytecode.is_trimmed("http/client.py", trimmed)
    assert not bytecode.is_trimmed("xmlish.py", trimmed)


def test_encodings_are_kept_by_name():
    assert bytecode.is_trimmed("encodings/cp1250.py", frozenset())
    assert not bytecode.is_trimmed("encodings/utf_8.py", frozenset())
