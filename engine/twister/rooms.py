"""The eight rooms as text maps. A new pair is two more entries here and no code at all.

Each map has 11 lines. Square (row, column) is at line 2 row + 1, character 4 column + 2; its
left edge is character 4 column of that line, its top edge lies on the line above. Edges: a
row of three dashes or a bar is a wall, a row of three equals signs or a hash a portcullis,
blank is open; blanks at the end of a line may be missing. Letters of squares are in data.py.
The layouts are our own design.
"""

from typing import NamedTuple

CLOCKWISE, COUNTER_CLOCKWISE = 1, -1


class Room(NamedTuple):
    """A room: its pair, the way it turns, and its map as it lies unturned."""

    pair: str
    direction: int
    map: str


ROOMS = {
    "lava_ford": Room(
        "a",
        CLOCKWISE,
        """
+---+   +   +---+   +
| .   .   L   .   . |
+   +---+   +---+   +
  .   . | L   @   .
+---+   +   +   +   +
| .   .   l   .   . |
+   +---+   +   +---+
| .   .   L | .   .
+   +   +   +---+   +
  . | .   L   .   . |
+   +---+---+   +---+
""",
    ),
    "furnace": Room(
        "a",
        COUNTER_CLOCKWISE,
        """
+   +---+---+   +---+
| .   .   . | .   .
+===+   +   +   +   +
  .   L   L   .   . |
+   +   +   +   +   +
| .   .   @   L   .
+---+   +   +   +   +
  .   L   .   L | . |
+   +   +   +   +   +
| .   . # .   .   .
+---+   +---+---+   +
""",
    ),
    "canal": Room(
        "b",
        CLOCKWISE,
        """
+---+   +---+   +---+
| .   S   . | .   . |
+---+   +   +   +   +
  W   W   w   W   W
+   +   +   +---+   +
| .   . | @   .   .
+   +   +   +---+   +
  .   X # .   S   . |
+---+   +   +   +---+
| .   .   . | .   .
+   +---+   +---+---+
""",
    ),
    "cistern": Room(
        "b",
        COUNTER_CLOCKWISE,
        """
+   +---+   +---+   +
| .   W   W   . | . |
+   +   +   +   +   +
  .   W   W   .   S |
+---+   +   +   +===+
| .   .   .   F   .
+   +---+   +   +   +
  @   . | .   .   . |
+   +   +   +   +   +
| .   .   X   . | .
+---+   +---+   +---+
""",
    ),
    "library": Room(
        "c",
        CLOCKWISE,
        """
+---+---+   +---+   +
| K   K | .   .   .
+   +   +---+   +   +
| .   .   S   . | . |
+   +   +   +   +   +
  . | @   .   M   .
+   +---+   +   +   +
| .   .   S # .   . |
+   +   +---+   +   +
  .   .   . | k   k |
+   +---+   +---+---+
""",
    ),
    "mist_gallery": Room(
        "c",
        COUNTER_CLOCKWISE,
        """
+   +---+   +---+   +
  .   M | .   M   . |
+   +   +   +---+   +
| M | .   X   .   M
+   +   +   +   +---+
| . # .   @   . # . |
+   +---+   +   +   +
  M   .   X   . | M
+   +---+   +   +   +
| .   M   . | M   . |
+---+   +---+---+   +
""",
    ),
    "antimagic_vault": Room(
        "d",
        CLOCKWISE,
        """
+   +---+---+   +---+
| . | .   X   .   . |
+   +   +   +   +---+
  .   .   . | .   .
+---+   +   +   +   +
| .   .   A   A   .
+   +---+   +   +===+
| @   .   .   .   . |
+   +   +   +---+   +
  .   X   . | .   S
+---+   +---+   +---+
""",
    ),
    "scalding_steps": Room(
        "d",
        COUNTER_CLOCKWISE,
        """
+---+   +---+   +---+
| .   . | S # .   L |
+   +   +   +   +   +
  .   W   .   .   L |
+   +   +   +   +   +
| .   W   F   .   .
+---+   +   +   +   +
  .   W   .   .   @ |
+   +   +   +   +---+
| S   .   . | M   .
+   +---+   +---+   +
""",
    ),
}
