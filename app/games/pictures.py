"""Pictures as nodes, for the games that have drawings of their own (static/art/<game>).

The renderer finds the files wherever the site keeps them. Pictures carry no words: whoever
draws one says beside it what it means.
"""

from functools import cache

from app.node import Child, Node, h


def named(name: str, *drawn: Child) -> list[Node]:
    """The inside of a button: its name for those who hear, what is drawn for those who see."""
    return [
        h("span", {"class": "unseen"}, name),
        h("span", {"class": "seen", "aria-hidden": "true"}, drawn),
    ]


def address(game: str, name: str) -> str:
    """Where a drawing of a game lies."""
    return f"./static/art/{game}/{name}.svg"


@cache
def picture(game: str, name: str, kind: str, width: int, height: int) -> Node:
    """A drawing of a game, as decoration."""
    return h(
        "img",
        {
            "class": kind,
            "src": address(game, name),
            "alt": "",
            "width": width,
            "height": height,
            "draggable": "false",
        },
    )


@cache
def sprite(game: str, sheet: str, name: str, kind: str) -> Node:
    """One drawing of a sheet, in the colour of the text around it."""
    return h(
        "svg",
        {"class": kind, "viewBox": "0 0 24 24", "width": 24, "height": 24, "aria-hidden": "true"},
        h("use", {"href": f"{address(game, sheet)}#{name}"}),
    )
