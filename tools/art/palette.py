"""The colours of InBetween, and how a person's colours turn wrong in the other dimension.

The two families follow the page's own (static/css/base.css): night blue, lamp amber and
paper for the Town; ink, plum and blood for the Creature. Nothing here draws.
"""

from typing import NamedTuple

NIGHT = "#233251"
DUSK = "#3a4b74"
HAZE = "#7186ad"
AMBER = "#f0b232"
LAMP = "#ffdb7a"
PAPER = "#fdf6e6"
WOOD = "#ecd6ab"
TOMATO = "#b5331d"
TEAL = "#17625e"

INK = "#1d0a1f"
GLOOM = "#3b1238"
PLUM = "#6b2a5b"
BLOOD = "#7a1f3d"
EMBER = "#d8432b"
LILAC = "#b48bb5"
BONE = "#f3e2cf"

# Bright human skin and hair become dark in the other dimension, and the other way round.
FLESH_RAMP = ("#2c1130", "#54264f", "#7d4d80", "#ab83b0", "#d9bfd6")
CLOTH_RAMP = ("#2a0d26", "#571634", "#8a2437", "#b5443a", "#d98a6a")


def _channels(colour: str) -> list[int]:
    return [int(colour[start : start + 2], 16) for start in (1, 3, 5)]


def mix(first: str, second: str, share: float) -> str:
    """The first colour with that share of the second.

    >>> mix("#000000", "#ffffff", 0.5)
    '#808080'
    """
    pairs = zip(_channels(first), _channels(second), strict=True)
    return "#" + "".join(f"{int(a + (b - a) * share + 0.5):02x}" for a, b in pairs)


def lightness(colour: str) -> float:
    """How bright a colour looks, from 0 to 1: what is left of it in greyscale.

    >>> lightness("#ffffff"), lightness("#000000")
    (1.0, 0.0)
    """
    red, green, blue = _channels(colour)
    return round((299 * red + 587 * green + 114 * blue) / 255_000, 4)


def along(ramp: tuple[str, ...], place: float) -> str:
    """The colour at that place of a ramp, 0 being its first and 1 its last.

    >>> along(("#000000", "#ffffff"), 1)
    '#ffffff'
    """
    step = min(max(place, 0), 1) * (len(ramp) - 1)
    low = min(int(step), len(ramp) - 2)
    return mix(ramp[low], ramp[low + 1], step - low)


class Colours(NamedTuple):
    """What one person is painted with, in the light of the Human dimension."""

    skin: str
    hair: str
    cloth: str
    trim: str
    hat: str = NIGHT


class Paint(NamedTuple):
    """The colours of one face of one person, ready to draw with.

    ink     outlines and features
    shade   the unlit part of the skin
    light   the white of cloth, teeth and bone
    glow    what shines: a lamp here, an eye over there
    """

    ink: str
    skin: str
    shade: str
    hair: str
    cloth: str
    trim: str
    hat: str
    light: str
    glow: str


def human_paint(colours: Colours) -> Paint:
    """A person in the light of the street."""
    shade = mix(colours.skin, "#6a3f52", 0.42)
    return Paint("#161c31", shade=shade, light=PAPER, glow=AMBER, **colours._asdict())


def creature_paint(colours: Colours) -> Paint:
    """The same person over there: light and dark change places, blue and amber turn to blood."""
    skin = along(FLESH_RAMP, 1.22 - lightness(colours.skin) * 0.95)
    return Paint(
        INK,
        skin=skin,
        shade=mix(skin, INK, 0.5),
        hair=along(FLESH_RAMP, 0.98 - lightness(colours.hair) * 1.1),
        cloth=along(CLOTH_RAMP, 0.95 - lightness(colours.cloth)),
        trim=along(CLOTH_RAMP, 1 - lightness(colours.trim)),
        hat=along(CLOTH_RAMP, 0.9 - lightness(colours.hat)),
        light=BONE,
        glow="#ffcb47",
    )
