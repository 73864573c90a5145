"""The pictures that a game's screens will need, so that no screen has to wait for them."""

from collections.abc import Iterator

from app.games.presenter import Context, present
from app.i18n.text import Text
from app.node import Node
from app.table import Table


def pictures_of(table: Table) -> tuple[str, ...]:
    """The addresses of the pictures on the board, on the stage, and of all that can be looked up.

    Everyone may see all of these, so loading them gives nothing away.
    """
    presenter = present(Context(table.view(None), Text(table.language)))
    entries = [entry for section in presenter.gallery() for entry in section.entries]
    found = [
        address
        for node in [presenter.render_board(), *presenter.scenery(), *entries]
        for address in addresses(node)
    ]
    return tuple(dict.fromkeys(found))


def addresses(node: Node) -> Iterator[str]:
    """The addresses of the pictures in a tree, in order."""
    address = node.attributes.get("src" if node.tag == "img" else "href")
    if address and node.tag in ("img", "image"):
        yield address
    for child in node.children:
        if isinstance(child, Node):
            yield from addresses(child)
