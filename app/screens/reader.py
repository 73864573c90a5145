"""What can be read at the table: the rules by chapters, the gallery, help about one thing."""

from app.games.book import chapter_nodes
from app.games.presenter import Presenter
from app.i18n.text import Text
from app.node import Child, Node, h
from app.screens.law import code_way
from app.table import Table
from app.widgets import button, sign


def rules(table: Table, presenter: Presenter, text: Text) -> list[Child]:
    """The table of contents, or the chapter that is open, with the ones before and after it."""
    chapters = presenter.chapters()
    ids = [chapter.id for chapter in chapters]
    gallery_way = (
        button("panel:gallery", text("gallery.title"), class_="way")
        if presenter.gallery()
        else None
    )
    if table.page not in ids:
        contents = [
            h("li", {}, button(f"panel:rules:{chapter.id}", chapter.title, class_="way"))
            for chapter in chapters
        ]
        empty = h("p", {}, text("rules.none")) if not chapters else None
        return [h("ol", {"class": "contents"}, contents), empty, gallery_way]
    place = ids.index(table.page)
    chapter = chapters[place]
    return [
        button(
            "panel:rules:contents", sign("back"), text("rules.contents"), class_="way to-contents"
        ),
        h(
            "article",
            {"class": "reader", "key": chapter.id, "tabindex": "0", "aria-label": chapter.title},
            h("h3", {}, chapter.title),
            chapter_nodes(chapter),
        ),
        h(
            "nav",
            {"class": "row turn-page", "aria-label": text("rules.title")},
            [
                button(f"panel:rules:{chapters[other].id}", drawn, chapters[other].title, key=way)
                for way, other, drawn in (
                    ("before", place - 1, sign("back")),
                    ("after", place + 1, sign("on")),
                )
                if 0 <= other < len(chapters)
            ],
        ),
    ]


def gallery(table: Table, presenter: Presenter, text: Text) -> list[Child]:
    """One section of the gallery, and the way to the others."""
    sections = presenter.gallery()
    if not sections:
        return [h("p", {}, text("rules.none"))]
    shown = next((part for part in sections if part.id == table.page), sections[0])
    return [
        h(
            "nav",
            {"class": "tabs", "aria-label": text("gallery.title")},
            [
                button(
                    f"panel:gallery:{part.id}",
                    part.title,
                    aria_current="page" if part is shown else None,
                )
                for part in sections
            ],
        ),
        h(
            "ul",
            {"class": "gallery", "key": shown.id, "tabindex": "0", "aria-label": shown.title},
            [h("li", {}, entry) for entry in shown.entries],
        ),
    ]


def help_sheet(table: Table, presenter: Presenter, text: Text) -> list[Node | None]:
    """The explanation of what was touched, and where to read on."""
    found = presenter.help(table.page)
    chapter = presenter.chapter_about(table.page)
    return [
        found or h("p", {}, text("help.nothing")),
        # The rules open at what was asked about.
        button(
            f"panel:rules:{chapter}" if chapter else "panel:rules",
            sign("rules"),
            text("rules.title"),
            class_="way",
        ),
        button("panel:gallery", text("gallery.title"), class_="way")
        if presenter.gallery()
        else None,
        code_way(presenter, table.page, text),
    ]
