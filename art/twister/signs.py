"""The small signs of the screens, each a single outline in one colour, told apart by shape.

The sheets of all signs, pieces and objects are put together here.
"""

from collections.abc import Iterable

from art.fallback import pattern
from art.files import pictures
from art.sprites import filled, sheet, stroked
from art.twister.pieces import CHARACTERS, OBJECTS, STROKES
from engine.twister import data

TURN = (
    "M12 2.5a9.5 9.5 0 0 1 9.3 7.5H24l-4.5 6-4.7-6h2.9A6 6 0 1 0 16.5 16l2.4 2.6A9.5"
    " 9.5 0 1 1 12 2.5z"
)
"""An arrow all the way round, clockwise."""

SIGNS: dict[str, str] = {
    # A counter with a bolt: what is left of the turn.
    "action-point": "M12 .5l10 5.8v11.4l-10 5.8-10-5.8V6.3zM13.5 4.5L7 13.2h4L9.8 19.5l7.2-9h-4.3z",
    "vp": "M5 1h14v2.5h4c0 5.5-1.8 8.5-5 9.2-1 2-2.3 3.3-4 4V19h4v4H6v-4h4v-2.3"
    "c-1.7-.7-3-2-4-4-3.2-.7"
    "-5-3.7-5-9.2h4zM3.6 6c.3 1.9 1 3.3 1.9 4L5 6zM20.4 6c-.3 1.9-1 3.3-1.9 4l.5-4z",
    # Over a gap.
    "jump": "M.5 17.5h6.5V23.5H.5zM17 17.5h6.5v6H17zM2.3 15.2C3 7.5 7 3 12 3c3.5 0 6.3 2.2 8"
    " 6l2.5-1.2.7 7.2"
    "-6.4-3.7 2.3-1.2C17.7 7.5 15 5.8 12 5.8c-3.7 0-6.4 3.5-7 9.4z",
    # A card with crossed blades.
    "combat-card": "M5 .5h14a2.5 2.5 0 0 1 2.5 2.5v18a2.5 2.5 0 0 1-2.5 2.5H5A2.5 2.5 0 0 1 2.5"
    " 21V3A2.5 2.5"
    " 0 0 1 5 .5zM6 5v2.8l4.3 4.3-3 3L6 13.8 5 14.8l1.6 1.6L5 18l1.2 1.2 1.6-1.6 1.6"
    " 1.6 1-1-1.3-1.3 2.9-2.9"
    " 2.9 2.9-1.3 1.3 1 1 1.6-1.6 1.6 1.6L19 18l-1.6-1.6 1.6-1.6-1-1-1.3 1.3-3-3L18"
    " 7.8V5h-2.8L12 8.7 8.8 5z",
    # A card with a bolt.
    "action-card": "M5 .5h14a2.5 2.5 0 0 1 2.5 2.5v18a2.5 2.5 0 0 1-2.5 2.5H5A2.5 2.5 0 0 1 2.5"
    " 21V3A2.5 2.5"
    " 0 0 1 5 .5zM13.5 4L6.5 13h4L9 20l8.5-10h-4.6z",
    # A drop on a plaster cross.
    "wound": "M12 .5C16.5 6.5 20 10.8 20 15.3c0 4.7-3.5 8.2-8 8.2s-8-3.5-8-8.2C4 10.8 7.5 6.5"
    " 12 .5zM10.3 10.5v3"
    "h-3v3.4h3v3h3.4v-3h3v-3.4h-3v-3z",
    # A bag, tied up.
    "carry": "M7.5.8l2.8 1.4L12 .8l1.7 1.4L16.5.8 15 5.5H9zM8.5 6.8h7c4.5 3 6.5 6.7 6.5 10.2"
    " 0 4.3-3 6.5-6.5 6.5h-7C5"
    " 23.5 2 21.3 2 17c0-3.5 2-7.2 6.5-10.2zM6.8 13.5c-1.5 1.9-2 3.7-1.8 5.5h2"
    "c-.2-1.5.2-2.9 1.3-4.3z",
    "rotate-cw": TURN,
    "rotate-ccw": "M12 2.5A9.5 9.5 0 0 0 2.7 10H0l4.5 6 4.7-6H6.3A6 6 0 1 1 7.5 16l-2.4 2.6A9.5"
    " 9.5 0 1 0 12 2.5z",
    # Through the gate, out.
    "exit": "M2 1h12v6h-3V4H5v16h6v-3h3v6H2zM14.5 7.5v3H8.5v3h6v3L23 12z",
    "eye": "M12 4C6 4 2.5 8.5.5 12 2.5 15.5 6 20 12 20s9.5-4.5 11.5-8C21.5 8.5 18 4 12 4z"
    "M12 6.8a5.2 5.2 0 1 1 0 10.4"
    "A5.2 5.2 0 0 1 12 6.8zM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z",
    # Flagstones alone.
    "floor": "M1 1h13v10H1zM16 1h7v10h-7zM1 13h7v10H1zM10 13h13v10H10z",
    "fountain": "M2 14h20l-2 5.5h-5V23H9v-3.5H4zM10.8 13V7h2.4v6zM12 5.5C10 2 6 2 4.5 6.5l2.2.8"
    "C7.5 5 9.5 5 11 7zM12 5.5"
    "c2-3.5 6-3.5 7.5 1l-2.2.8C16.5 5 14.5 5 13 7zM4 9.5h2v3H4zM18 9.5h2v3h-2z",
    "walk": "M7 1.5c2.5 0 4 2.3 4 5.5 0 2.5-1 4-1.5 6H4.3C3.8 11 3 9.5 3 7c0-3.2 1.5-5.5"
    " 4-5.5zM4.5 14.5h5c.2 2-.8 3.5-2.5 3.5"
    "s-2.7-1.5-2.5-3.5zM17 6c2.5 0 4 2.3 4 5.5 0 2.5-1 4-1.5 6h-5.2"
    "c-.5-2-1.3-3.5-1.3-6C13 8.3 14.5 6 17 6zM14.5 19h5c.2 2-.8"
    " 3.5-2.5 3.5s-2.7-1.5-2.5-3.5z",
    "swim": "M15.5 2.5a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM3 9.5l6-4.5 7.5 6.5c-2.3 1.5-4 1.5-6 .3"
    "L8.5 10.5 5 13zM.5 15c2.5-2.3 5-2.3"
    " 7.7 0 2.5 2 5 2 7.6 0 2.6-2.3 5.2-2.3 7.7 0v3c-2.5-2.3-5.1-2.3-7.7 0-2.6 2-5.1"
    " 2-7.6 0-2.7-2.3-5.2-2.3-7.7 0zM.5 20"
    "c2.5-2.3 5-2.3 7.7 0 2.5 2 5 2 7.6 0 2.6-2.3 5.2-2.3 7.7 0v2.8"
    "c-2.5-2.3-5.1-2.3-7.7 0-2.6 2-5.1 2-7.6 0-2.7-2.3-5.2"
    "-2.3-7.7 0z",
    # One wing.
    "fly": "M1 4c7 .5 9-2 15-1.5C21 3 23.5 7 23 12c-.5 5.5-5 9.5-11 9.5l-1-3"
    "c-2.5.5-4-.3-5-2.2 1.5.2 2.8 0 4-.8-3 0-5-1.2-6-3.7"
    " 1.8.5 3.3.4 4.8-.4C5 10.5 2 8 1 4z",
    "attack": "M2 1h4.5L12 8.2 17.5 1H22v4.5L15.5 12l3.3 3.7 2-1.7 1.7 1.8-2.6 2.4 2.6 2.8-1.9"
    " 1.7-2.7-2.6-2.6 2.6-1.7-1.7"
    " 2-2.2L12 15.3l-3.6 3.5 2 2.2-1.7 1.7-2.6-2.6-2.7 2.6L1.5 21l2.6-2.8-2.6-2.4"
    "L3.2 14l2 1.7L8.5 12 2 5.5z",
    # A door ajar.
    "reveal": "M3 1h18v22h-4V4.5H7V23H3zM8.5 6l7 2.5v14.8l-7-2.3zM12.5 13.5v3h1.5v-2.5z",
    "take": "M12 .5l6.5 8H14.5v6h-5v-6h-4zM2 12h5v3.5H5.5v4h13v-4H17V12h5v11.5H2z",
    "leave": "M9.5.5h5v6.5h4L12 15 5.5 7h4zM2 14h4l3 3.5h6l3-3.5h4v9.5H2z",
    "swap": "M1 6.5h13V2.5L22.5 8.7 14 14.5v-4H1zM23 17.5H10v4L1.5 15.8 8 11.2l2 1.5v1h13z",
    "give": "M1 10h11V5.5L20 12l-8 6.5V14H1zM20.5 3h3v18h-3z",
    "search": "M2 2h5v20H2zM8.5 2H12v6.5a7 7 0 0 0-3.5 5zM15 9a6 6 0 0 1 5 9.3l3.5 3.5-2.2"
    " 2.2-3.5-3.5A6 6 0 1 1 15 9zM15 12a3 3 0 1"
    " 0 0 6 3 3 0 0 0 0-6z",
    # A star struck through: no magic here.
    "magic-dead": "M1.5 3.7L3.7 1.5l18.8 18.8-2.2 2.2zM12 1l2.7 7.3L22.5 11l-4.7 1.9L9.4 4.5zM8"
    " 9.5l6.8 6.8L12 23l-2.7-7.3L1.5"
    " 13z",
    "magic": "M12 .5l3 8.5 8.5 3-8.5 3-3 8.5L9 15 .5 12 9 9zM19.5 1l1 2.5 2.5 1-2.5 1-1"
    " 2.5-1-2.5-2.5-1 2.5-1z",
    "charmed": "M12 22.5L2.8 12.8C-.3 9 1 2.6 6.5 2c2.6-.2 4.5 1.2 5.5 3.2C13 3.2 14.9 1.8 17.5"
    " 2c5.5.6 6.8 7 3.7 10.8zM7 5.5c-2 .3-3"
    " 2.2-2.5 4.2l2 -.5c-.2-1 .2-1.8 1-2z",
    "end": "M2 3h3v18H2zM7 3l11 9-11 9zM19 3h3v18h-3z",
}
"""sign -> its outline"""


def _marks(name: str, outline: str) -> str:
    return filled(outline) + (stroked(STROKES[name], "3.2") if name in STROKES else "")


def plain(name: str) -> str:
    """A piece or an object that nobody has drawn yet."""
    return filled(pattern(name, 2, 2, 20))


def drawings() -> dict[str, str]:
    """The three sheets, by file name."""
    sheets: dict[str, tuple[dict[str, str], Iterable[str]]] = {
        "pieces": (CHARACTERS, data.CHARACTERS),
        "objects": (OBJECTS, data.OBJECTS),
        "signs": (SIGNS, SIGNS),
    }
    files = {}
    for name, (outlines, wanted) in sheets.items():
        own = {sign: _marks(sign, outline) for sign, outline in outlines.items()}
        files[f"{name}.svg"] = sheet(pictures(wanted, own, plain))
    return files
