"""The law that was applied: the rule in words, with its picture, and the Python behind it."""

from app.cases import Case, about_thing, case_of
from app.games.law import law_of, within
from app.games.presenter import Presenter
from app.i18n.text import FALLBACK, Text
from app.node import Child, Node, h
from app.passages import Passage, Row, passage_of
from app.table import Table
from app.widgets import button, dots, sign


def rule(table: Table, presenter: Presenter, text: Text) -> list[Node | None]:
    """What was asked about, what the rules say of it, and the ways to the code and to the book."""
    case = case_of(table, table.page)
    if case is None:
        return [h("p", {}, text("law.nothing"))]
    chapter = case.ruling.chapter
    return [
        asked(case),
        button(f"panel:code:{table.page}", text("law.code"), class_="quiet code-way"),
        presenter.entry(case.ruling.thing),
        presenter.chapter_node(chapter),
        button(f"panel:rules:{chapter}", sign("rules"), text("rules.title"), class_="way"),
    ]


def asked(case: Case) -> Node:
    """What was asked about, as the table said it."""
    return h("p", {"class": "asked-about"}, case.words)


def code_way(presenter: Presenter, thing: str, text: Text) -> Node | None:
    """From the explanation of a thing to its code; None if no function is its own."""
    if law_of(presenter.view.game).of_thing(thing) is None:
        return None
    return button(f"panel:code:{about_thing(thing)}", text("law.code"), class_="quiet code-way")


# The code --------------------------------------------------------------------------------


def code(table: Table, text: Text) -> list[Child]:
    """The functions that decided, each with what its docstring says first."""
    back = button(f"panel:law:{table.page}", sign("back"), text("law.rule"), class_="way back-way")
    case = case_of(table, table.page)
    if case is None:
        return [back, h("p", {}, text("law.nothing"))]
    law = law_of(table.game)
    found: list[Passage] = []
    for decider in case.ruling.deciders:
        source = table.sources.get(law.file_of(decider))
        if source is None:
            return [back, asked(case), h("p", {"role": "status"}, text("law.wait"), " ", dots())]
        passage = passage_of(law.file_of(decider), source, law.code_of(decider)) if source else None
        if passage is None:
            return [back, asked(case), unreadable(table, text, is_there=bool(source))]
        found.append(passage)
    lines = at_work(table, case)
    return [
        back,
        asked(case),
        h("p", {"class": "hint"}, text("law.english")) if text.language != FALLBACK else None,
        [section(passage, lines, text) for passage in found],
        h("p", {"class": "hint"}, text("law.marked")) if lines else None,
        h("p", {"class": "hint verified"}, text("law.verified")),
    ]


def unreadable(table: Table, text: Text, *, is_there: bool) -> Node:
    """The source did not arrive, or it is not that of the code that runs."""
    return h(
        "div",
        {"role": "status"},
        h("p", {}, text("law.other" if is_there else "law.missing")),
        button(f"panel:code:{table.page}", text("law.again")),
    )


def at_work(table: Table, case: Case) -> set[tuple[str, int]]:
    """The lines that were at work when it was told, of the functions that are shown."""
    law = law_of(table.game)
    return {
        (law.file_of(decider), step.line)
        for decider in case.ruling.deciders
        for step in case.trail
        if step.code in within(law.code_of(decider))
    }


def section(passage: Passage, lines: set[tuple[str, int]], text: Text) -> Node:
    """One function: its docstring as a text, then its lines."""
    first, last = passage.rows[0].number, passage.rows[-1].number
    where = text("law.lines", file=passage.file, first=first, last=last)
    return h(
        "section",
        {"class": "passage", "key": f"{passage.file}-{first}"},
        h(
            "div",
            {"lang": FALLBACK},
            [h("p", {"class": "docstring"}, told) for told in passage.told],
        ),
        h("p", {"class": "where"}, where),
        h(
            "pre",
            {"tabindex": "0", "lang": FALLBACK, "aria-label": where, "role": "region"},
            h("code", {}, [line(row, (passage.file, row.number) in lines) for row in passage.rows]),
        ),
    )


def line(row: Row, is_at_work: bool) -> Node:
    """A line of Python; its number cannot be copied along."""
    parts = [h("span", {"class": look}, part) if look else part for look, part in row.parts]
    kind = "row at-work" if is_at_work else "row"
    return h("span", {"class": kind, "data-number": row.number}, parts, "\n")
