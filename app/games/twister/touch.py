"""What a player has touched without choosing it, as one text: `Table.selection`.

    "yellow_acrobat"                a piece
    "yellow_acrobat>blue_prophet"   a piece, and what it is aimed at
    "yellow_acrobat>leave@3"        the same with a manner of going, on a phone that looks at room 3
    ">without/yellow_acrobat"       a starter that was taken back; its dot waits for another

No node is made here.
"""

from collections.abc import Iterable
from typing import NamedTuple

from engine.twister.data import IS_PIECE

WITHOUT = "without/"
"""With starters, "+" between them: they were taken back, and their dots wait for others."""


class Touch(NamedTuple):
    """A touch: the thing, what it is aimed at, and the room that a small screen shows.

    thing  a token, a square, a place on the pad ("down:3"), a side ("side-0"), "floor"
    aim    a token, a square, a manner such as "leave" or "throw/yellow_rope", "rotate/3", or
           "without/" and starters
    room   a slot, or "" for the whole dungeon

    >>> Touch.read("yellow_acrobat>leave@3")
    Touch(thing='yellow_acrobat', aim='leave', room='3')
    >>> str(Touch("yellow_acrobat", room="3")), str(Touch())
    ('yellow_acrobat@3', '')
    """

    thing: str = ""
    aim: str = ""
    room: str = ""

    @classmethod
    def read(cls, selection: str) -> "Touch":
        """The touch that a selection stands for."""
        rest, _, room = selection.partition("@")
        thing, _, aim = rest.partition(">")
        return cls(thing, aim, room)

    def __str__(self) -> str:
        aim = f">{self.aim}" if self.aim else ""
        room = f"@{self.room}" if self.room else ""
        return f"{self.thing}{aim}{room}"

    def act(self, thing: str = "", aim: str = "") -> str:
        """The intent that touches this instead; a small screen stays at its room."""
        return f"select:{Touch(thing, aim, self.room)}"

    @property
    def without(self) -> list[str]:
        """The starters that were taken back.

        >>> Touch.read(">without/yellow_acrobat+yellow_prophet").without
        ['yellow_acrobat', 'yellow_prophet']
        """
        if not self.aim.startswith(WITHOUT):
            return []
        return self.aim.removeprefix(WITHOUT).split("+")

    def turn_to(self, room: str) -> str:
        """The intent that turns a small screen to a room; everything else stays touched."""
        return f"select:{self._replace(room=room)}"


def leaving_out(pieces: Iterable[str]) -> str:
    """The aim that keeps these starters taken back; "" for none.

    >>> leaving_out(["yellow_acrobat"]), leaving_out([])
    ('without/yellow_acrobat', '')
    """
    listed = "+".join(pieces)
    return f"{WITHOUT}{listed}" if listed else ""


def mover_of(option: str) -> str:
    """The piece that an option is about; "" if it is about none.

    >>> mover_of("move:yellow_acrobat:7.3"), mover_of("end"), mover_of("put:blue_rope:3")
    ('yellow_acrobat', '', '')
    """
    verb, _, rest = option.partition(":")
    piece = rest.partition(":")[0]
    return piece if piece in IS_PIECE and verb not in ("put", "use") else ""
