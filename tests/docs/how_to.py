"""Follows a how-to to the letter: does what the comment above each block of code says.

A block stands below one of these comments, which readers of the page do not see:

    <!-- new file PATH -->
    <!-- in PATH, after: LINE -->
    <!-- in PATH, before: LINE -->
    <!-- in PATH, instead of: LINE -->
    <!-- at the end of PATH -->
    <!-- run -->

LINE is how one line of the file begins, without its indentation, which the block takes over.
"""

import re
import subprocess
import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
BLOCK = re.compile(
    r"(?:^ *<!-- (?P<todo>[^\n]*) -->\n)?"
    r"^(?P<indent> *)```(?P<language>\w*)\n(?P<code>.*?)^(?P=indent)```$",
    re.MULTILINE | re.DOTALL,
)
CHANGE = re.compile(r"in (?P<path>\S+), (?P<where>after|before|instead of): (?P<line>.+)")
WHOLE = re.compile(r"(?P<where>new file|at the end of) (?P<path>\S+)")


class CannotFollow(Exception):
    """A block that cannot be applied; says which one, and why."""


class Block(NamedTuple):
    """A block of code of a page, and what the comment above it wants done with it."""

    page: str
    line: int
    todo: str
    code: str

    def fail(self, why: str) -> CannotFollow:
        """What to say about this block."""
        return CannotFollow(f"docs/{self.page}, line {self.line}, <!-- {self.todo} -->: {why}")


def blocks(page: Path) -> Iterator[Block]:
    """Every block of code of a page, in order."""
    text = page.read_text("utf-8")
    for found in BLOCK.finditer(text):
        line = text[: found.start("code")].count("\n")
        yield Block(page.name, line, found["todo"] or "", textwrap.dedent(found["code"]))


def follow(page: Path, folder: Path) -> list[str]:
    """Apply all blocks of a page to the files in a folder; the commands that are then to be run."""
    commands: list[str] = []
    for block in blocks(page):
        if block.todo == "run":
            commands += block.code.splitlines()
        else:
            apply(block, folder)
    return commands


def apply(block: Block, folder: Path) -> None:
    """Write the block where it belongs."""
    todo = CHANGE.fullmatch(block.todo) or WHOLE.fullmatch(block.todo)
    if todo is None:
        raise block.fail("no comment above the block says what to do with it")
    path = folder / todo["path"]
    if path.exists() == (todo["where"] == "new file"):
        raise block.fail(f"{todo['path']} {'is there already' if path.exists() else 'is missing'}")
    if todo["where"] == "new file":
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(block.code, "utf-8")
        return
    text = path.read_text("utf-8")
    if todo["where"] == "at the end of":
        path.write_text(f"{text}\n\n{block.code}", "utf-8")
        return
    path.write_text(changed(block, text, todo["where"], todo["line"]), "utf-8")


def changed(block: Block, text: str, where: str, beginning: str) -> str:
    """The text with the block beside, or instead of, the line that begins like this."""
    lines = text.splitlines(keepends=True)
    found = [at for at, line in enumerate(lines) if line.lstrip().startswith(beginning)]
    if len(found) != 1:
        raise block.fail(f"{len(found)} lines begin like that, not one")
    (at,) = found
    indentation = lines[at][: -len(lines[at].lstrip())]
    code = textwrap.indent(block.code, indentation)
    # A function stands two lines from what comes below it.
    code += "\n\n" if where == "before" and code.startswith("@") else ""
    first, last = {"after": (at + 1, at + 1), "before": (at, at), "instead of": (at, at + 1)}[where]
    return "".join([*lines[:first], code, *lines[last:]])


def copy_project(folder: Path) -> None:
    """Copy every file of the project that git tracks or would, and link what is only installed."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        check=True,
        text=True,
        stdout=subprocess.PIPE,
    ).stdout
    for name in filter(None, listed.split("\0")):
        source, target = ROOT / name, folder / name
        if source.is_file():
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(source.read_bytes())
    for name in ("node_modules", "static/vendor"):
        if not (folder / name).exists():
            (folder / name).symlink_to(ROOT / name)
