"""The colours of InBetween, and how a person's colours turn wrong in the other dimension.

The two families follow the page's own (static/css/base.css): night blue, lamp amber and
paper for the Town; ink, plum and blood for the Creature.
"""

from typing import NamedTuple

from art.colours import along, lightness, mix

NIGHT = "#233251"
DUSK = "#3a4b74"
HAZE = "#7186ad"
AMBER = "#f0b232"
LAMP = "#ffdb7a"
PAPER = "#fdf6e6"
TOMATO = "#b5331d"

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


class Colours(NamedTuple):
    """The colours of one person in the Human dimension."""

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
    glow    what shines: a lamp in one dimension, an eye in the other
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
    """The same person in the Creature's dimension: light and dark swap, and clothes turn red."""
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
