"""A function of the engine as people can read it: what its docstring says, and its lines.

The text comes from the same file as the code that runs, and it is compiled again before it is
shown: a text that gives any other code than the running one is no passage. Nothing here draws.
"""

import ast
import io
import keyword
import textwrap
import tokenize
from collections.abc import Iterator
from functools import lru_cache
from types import CodeType
from typing import NamedTuple

EXAMPLE = ">>>"
Function = ast.FunctionDef | ast.AsyncFunctionDef
KEYWORD, STRING, COMMENT = "keyword", "string", "comment"
COLOURED = {
    tokenize.COMMENT: COMMENT,
    tokenize.STRING: STRING,
    **{
        getattr(tokenize, name): STRING
        for name in ("FSTRING_START", "FSTRING_MIDDLE", "FSTRING_END")
        if hasattr(tokenize, name)  # since Python 3.12
    },
}
"""Kinds of tokens -> how they look."""


class Row(NamedTuple):
    """A line: its number in the file, and its parts, each with how it looks ("" is plain)."""

    number: int
    parts: tuple[tuple[str, str], ...]

    @property
    def text(self) -> str:
        """The line as it stands in the file, without its indentation as a method."""
        return "".join(text for _, text in self.parts)


class Passage(NamedTuple):
    """A function of the engine.

    told  what its docstring says, by paragraphs
    rows  its lines; without the docstring where all of that is in `told`
    """

    file: str
    told: tuple[str, ...]
    rows: tuple[Row, ...]


@lru_cache(maxsize=64)
def passage_of(file: str, text: str, running: CodeType) -> Passage | None:
    """The function that is running, as it stands in this text; None if the text has another one."""
    codes, functions = _read(file, text)
    if not any(is_same(code, running) for code in codes.get(running.co_qualname, ())):
        return None
    return _passage(file, text, functions[running.co_firstlineno], running.co_firstlineno)


@lru_cache(maxsize=8)
def _read(file: str, text: str) -> tuple[dict[str, list[CodeType]], dict[int, Function]]:
    """Everything that a text defines: codes by name, and functions by their first line."""
    tree = ast.parse(text)
    codes: dict[str, list[CodeType]] = {}
    for code in codes_in(compile(tree, file, "exec", dont_inherit=True, optimize=0)):
        codes.setdefault(code.co_qualname, []).append(code)
    functions = (node for node in ast.walk(tree) if isinstance(node, Function))
    return codes, {_first_line(function): function for function in functions}


def codes_in(code: CodeType) -> Iterator[CodeType]:
    """The code of everything that is defined inside."""
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield inner
            yield from codes_in(inner)


def is_same(one: CodeType, other: CodeType) -> bool:
    """Whether two codes do the same by the same lines; the page's own code has no columns."""
    return _facts(one) == _facts(other) and all(
        is_same(*pair) if isinstance(pair[0], CodeType) else _is_same_constant(*pair)
        for pair in zip(one.co_consts, other.co_consts, strict=True)
    )


def _facts(code: CodeType) -> tuple[object, ...]:
    return (
        *(code.co_code, code.co_names, code.co_varnames, code.co_freevars, code.co_cellvars),
        *(code.co_argcount, code.co_posonlyargcount, code.co_kwonlyargcount, code.co_flags),
        *(code.co_exceptiontable, code.co_firstlineno, tuple(code.co_lines())),
        tuple(map(type, code.co_consts)),
    )


def _is_same_constant(one: object, other: object) -> bool:
    # 1 equals True and 0.0 equals -0.0, but they are different constants. A set has no order.
    return one == other and (isinstance(one, frozenset) or repr(one) == repr(other))


def _first_line(node: Function) -> int:
    return min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])


def _passage(file: str, text: str, function: Function, first: int) -> Passage:
    last = function.end_lineno
    assert last is not None  # whatever was parsed has an end
    lines = textwrap.dedent("\n".join(text.splitlines()[first - 1 : last])).splitlines()
    looks = _looks(lines)
    rows = [
        Row(first + number, tuple(_parts(line, looks.get(number + 1, ()))))
        for number, line in enumerate(lines)
    ]
    docstring = ast.get_docstring(function) or ""
    told, _, example = docstring.partition(EXAMPLE)
    if docstring and not example:
        node = function.body[0]
        of_docstring = range(node.lineno, (node.end_lineno or node.lineno) + 1)
        rows = [row for row in rows if row.number not in of_docstring]
    paragraphs = (" ".join(part.split()) for part in told.split("\n\n"))
    return Passage(file, tuple(filter(None, paragraphs)), tuple(rows))


Look = tuple[int, int, str]
"""From which column to which, and how it looks."""


def _looks(lines: list[str]) -> dict[int, list[Look]]:
    """Line, from 1 on -> what of it is not plain, in order."""
    found: dict[int, list[Look]] = {}
    for token in tokenize.generate_tokens(io.StringIO("\n".join(lines)).readline):
        look = COLOURED.get(token.type, "")
        if token.type == tokenize.NAME and keyword.iskeyword(token.string):
            look = KEYWORD
        if look:
            (top, left), (bottom, right) = token.start, token.end
            for line in range(top, bottom + 1):
                begin, end = (
                    left if line == top else 0,
                    right if line == bottom else len(lines[line - 1]),
                )
                found.setdefault(line, []).append((begin, end, look))
    return found


def _parts(line: str, looks: "list[Look] | tuple[()]") -> Iterator[tuple[str, str]]:
    """The parts of a line, each with how it looks."""
    done = 0
    for begin, end, look in looks:
        if begin > done:
            yield "", line[done:begin]
        if end > max(begin, done):
            yield look, line[max(begin, done) : end]
            done = end
    if done < len(line):
        yield "", line[done:]
