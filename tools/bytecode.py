"""Make the two archives of bytecode that the page loads.

Runs inside Pyodide (`node tools/pyodide_run.mjs tools/bytecode.py …`), because bytecode works
only in the interpreter that made it. The same sources always give the same bytes: dates are
fixed, names are sorted, and no absolute path of the build machine gets in.

    stdlib SOURCE.zip TARGET.zip    the standard library, compiled and trimmed
    code TARGET.tar FILE…           our own files, modules compiled
"""

import importlib._bootstrap_external as bootstrap
import importlib.util
import io
import sys
import tarfile
import zipfile
from pathlib import Path

TRIMMED_LIST = Path("tools/trimmed.txt")
KEPT_ENCODINGS = frozenset(
    [
        *("__init__", "aliases", "ascii", "cp437", "idna", "latin_1", "punycode"),
        *("raw_unicode_escape", "unicode_escape", "utf_16", "utf_16_be", "utf_16_le"),
        *("utf_32", "utf_8", "utf_8_sig"),
    ]
)
# Pyodide's own packages read their docstrings at the start, so they keep them.
KEPT_DOCSTRINGS = ("_pyodide/", "pyodide/")


def read_trimmed(text: str) -> frozenset[str]:
    """The names in the text of `trimmed.txt`."""
    lines = (line.partition("#")[0] for line in text.splitlines())
    return frozenset(name for line in lines for name in line.split())


def names_of(file: str) -> list[str]:
    """The module in a file of the library and every package around it, outermost first."""
    parts = file.removesuffix(".py").removesuffix("/__init__").split("/")
    return ["/".join(parts[:depth]) for depth in range(1, len(parts) + 1)]


def is_trimmed(file: str, trimmed: frozenset[str]) -> bool:
    """Whether the page's archive leaves out this file of the library."""
    if file.startswith("encodings/"):
        return Path(file).stem not in KEPT_ENCODINGS
    return not trimmed.isdisjoint(names_of(file))


def compiled(source: bytes, filename: str, *, docstrings: bool) -> bytes:
    """Bytecode that is never checked against its source: the page has no sources."""
    code = compile(source, filename, "exec", dont_inherit=True, optimize=0 if docstrings else 2)
    header = bootstrap._code_to_hash_pyc  # type: ignore[attr-defined]
    return bytes(header(code, importlib.util.source_hash(source), False))


def write_stdlib(source: Path, target: Path) -> None:
    """Compile the modules in the zip `source` into the zip `target`, except the trimmed ones.

    Entries are stored, not deflated. Packing the file as a whole makes it a quarter smaller than
    packing each module on its own, and the interpreter has nothing to inflate at the start.
    """
    trimmed = read_trimmed(TRIMMED_LIST.read_text(encoding="utf-8"))
    with zipfile.ZipFile(source) as modules, zipfile.ZipFile(target, "w") as archive:
        files = sorted(name for name in modules.namelist() if not name.endswith("/"))
        if unknown := trimmed.difference(*map(names_of, files)):
            sys.exit(f"{TRIMMED_LIST}: not in the library: {', '.join(sorted(unknown))}")
        for name in files:
            if is_trimmed(name, trimmed):
                continue
            content, entry = modules.read(name), name
            if name.endswith(".py"):
                docstrings = name.startswith(KEPT_DOCSTRINGS)
                # Where Pyodide mounts its standard library, for tracebacks.
                filename = f"/lib/python314.zip/{name}"
                content, entry = compiled(content, filename, docstrings=docstrings), name + "c"
            archive.writestr(zipfile.ZipInfo(entry, (1980, 1, 1, 0, 0, 0)), content)


def write_code(names: list[str], target: Path) -> None:
    """Pack our files into the tar `target`: modules as bytecode, everything else unchanged.

    Code objects carry the path of their file in the project. So a traceback from the page names
    the file and the line, even though the source is not shipped.
    """
    with tarfile.open(target, "w", format=tarfile.USTAR_FORMAT) as archive:
        for name in sorted(names):
            content, entry = Path(name).read_bytes(), name
            if name.endswith(".py"):
                content, entry = compiled(content, name, docstrings=True), name + "c"
            info = tarfile.TarInfo(entry)
            info.size = len(content)
            archive.addfile(info, io.BytesIO(content))


def main(arguments: list[str]) -> None:
    """Run one of the two commands described at the top of this module."""
    match arguments:
        case ["stdlib", source, target]:
            write_stdlib(Path(source), Path(target))
        case ["code", target, *names]:
            write_code(names, Path(target))
        case _:
            sys.exit("usage: bytecode.py stdlib SOURCE.zip TARGET.zip | code TARGET.tar FILE…")


if __name__ == "__main__":
    main(sys.argv[1:])
