"""The three kinds of people, told apart by what they carry: a stick, a torch, a lamp.

Each figure is a single outline in a box of 24 by 24. It is a sign of the screens, and cards and
Events show it at any size.
"""

from art.drawing import number
from art.sprites import symbol

FIGURES: dict[str, str] = {
    # A pack on the back and a stick taller than the arm that holds it.
    "hiker": "M11.5 1a3 3 0 1 1 0 6 3 3 0 0 1 0-6z"
    "M9.8 8c1.6-.6 3.6-.3 4.5 1l1.7 2.6 2.2.7-.7 2.2-3-.8-1.5-1.9-.6 3 2.4 2.8 1 5.2-2.6.6-1"
    "-4.6-2.7-2.6-1 3.3L6 23.6l-2-1.7 2.7-3.6L8 13z"
    "M7.6 8L4.3 8.6a1.6 1.6 0 0 0-1.3 1.8l.6 3.8c.1.8.8 1.4 1.7 1.3l1-.1zM18.6 5.5h2l-.4 18h-1.8z",
    # A brimmed hat, and a torch held high.
    "hunter": "M6.2 5.4c1.3-.5 1.6-3.9 4-3.9s2.8 3.4 4 3.9c.7.3.6 1.1-.1 1.2-2.6.5-5.2.5-7.8"
              " 0-.7-.1"
    "-.8-.9-.1-1.2z"
    "M7 8.2h6.4c1 0 1.8.5 2.3 1.3l1 1.5.7-2.7 2 .5-1.2 5.6-2.2.3-2-2.7v4.3l1.4 7.5h-3l-2.2-6.3-2.2"
    " 6.3H5l1.3-7.5V12l-1.2 3.8-2-.7 1.5-5.2c.3-1 1.3-1.7 2.4-1.7z"
    "M19.2.3c.4 1.6 2.4 2.3 2.4 4.5a2.8 2.8 0 0 1-2.8 2.8A2.7 2.7 0 0 1 16.2 5c0-1.4.9-1.9 1.2-3 .6"
    ".3.9.7 1 1.2.7-.7 1-1.7.8-2.9z",
    # A long coat, a bent head, and a lamp carried low.
    "researcher": "M9.4 1.4a3 3 0 1 1 0 6 3 3 0 0 1 0-6z"
    "M7.2 8.2h3.6c1.6 0 2.5.8 3 2.2l1 2.6 3.4.2v2h-4.8l-1-1.6 1.8 7.9-2 .3.2 2H9.8l-.7-2H8l-.7 2"
    "H4.8"
    "l.2-2-2-.5L4.9 10c.3-1.1 1.2-1.8 2.3-1.8z"
    "M17.2 14.2h3.4v1.6h1.2l.9 7.6h-7.5l.9-7.6h1.1z"
    "M17.5 17.4l-.5 4.4h4l-.5-4.4z",
    # Anyone.
    "human": "M12 1.2a3.4 3.4 0 1 1 0 6.8 3.4 3.4 0 0 1 0-6.8z"
    "M8.6 9h6.8c1.6 0 2.7 1.2 2.7 2.8v5.4h-2.4v-4.4h-.7V23.4h-2.4v-6.6h-1.2v6.6H9V12.8h-.7v4.4H5.9"
    "v-5.4C5.9 10.2 7 9 8.6 9z",
}  # fmt: skip
"""Flavor -> path data, filled by the even-odd rule."""


def stamp(flavor: str) -> str:
    """Defines the figure that `walker` shows; a picture needs it once, before its walkers."""
    return symbol("w", f'<path fill-rule="evenodd" d="{FIGURES[flavor]}"/>')


def walker(x: float, y: float, size: float, colour: str, *, back: bool = False) -> str:
    """The figure that `stamp` defines, in any colour; `back` makes it face left."""
    turn = f' transform="matrix(-1 0 0 1 {number(2 * x + size)} 0)"' if back else ""
    place = f'x="{number(x)}" y="{number(y)}" width="{number(size)}" height="{number(size)}"'
    return f'<use href="#w" {place} fill="{colour}"{turn}/>'
