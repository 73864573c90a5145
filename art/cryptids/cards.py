"""The pictures of the Action cards, 120 by 72, put together from what each card does.

A card shows one figure for each Human it moves, and what moves them: a bush with eyes lures,
claws scare, a lit tent lets them out, a hand takes them away. Two effects share the card along a
slanting cut. The back of all cards is drawn here, too.
"""

from collections.abc import Callable

from art.cryptids import palette
from art.cryptids.marks import gouges, pine, wood
from art.cryptids.people import stamp, walker
from art.drawing import disc, discs, document, group, number, rings, shape
from art.fallback import emblem
from art.files import named, pictures
from engine.cryptids.data import ACTIONS, ATTRACT, EXTRACT, GATHER, LURE, SCARE, Effect

TONES = {
    "hiker": ("#2f5c45", "#244a38"),
    "hunter": ("#7a3d24", "#61301d"),
    "researcher": ("#33506b", "#274057"),
    "human": ("#6b5a2a", "#554722"),
}
"""Flavor -> the two tones of its cards."""
GROUND = 62


WHOLE = "M0 0h120v72H0z"
GRASS = shape("M0 62Q60 58 120 62V72H0z", palette.PINE)


def _face(effects: tuple[Effect, ...], *marks: str) -> str:
    return document(120, 72, stamp(effects[0].flavor), *marks)


def bush(x: float) -> str:
    """Leaves with eyes in them, on the ground."""
    leaves = f"M{number(x)} {GROUND}c-3-9 2-14 7-14 0-8 12-9 13-1 6-1 9 7 6 15z"
    return (
        shape(leaves, palette.INK)
        + disc(x + 9.5, 54, 1.9, palette.AMBER)
        + disc(x + 16.5, 54, 1.9, palette.AMBER)
    )


def walkers(count: int, alone: float, pair: tuple[float, float]) -> str:
    """One figure, or two that are a little smaller, by where they stand."""
    if count == 1:
        return walker(alone, 34, 26, palette.MOON)
    return "".join(walker(x, 38, 22, palette.MOON) for x in pair)


def lure(count: int) -> str:
    """They walk towards a sound."""
    return (
        gouges("M29 40q-4 4-4 10M34 35q-3 1-4 3", palette.AMBER, 2)
        + bush(30)
        + walkers(count, 4, (-3, 12))
    )


def scare(count: int) -> str:
    """They run from claws."""
    claws = (
        "M2 6C13 16 16 30 11 46 9 32 6 20 2 6zM11 3c11 10 14 24 9 40C18 29 15 17 11 3z"
        "M20 2c9 8 12 20 8 34C26 22 24 12 20 2z"
    )
    return (
        shape(claws, palette.EMBER)
        + gouges("M8 50h9M4 56h11", palette.MOON, 1.8)
        + walkers(count, 27, (16, 33))
    )


def attract(count: int) -> str:
    """They come out of a tent with a light in it."""
    return (
        shape(f"M-2 {GROUND}L15 28l17 {GROUND - 28}z", palette.INK)
        + shape(f"M15 40L6 {GROUND}h18z", palette.AMBER)
        + gouges("M15 28l-3-5M15 28l3-5", palette.INK, 2)
        + walkers(count, 28, (20, 36))
    )


def extract(count: int) -> str:
    """They are taken away from above."""
    fingers = (
        "M21 0h14v12c7 2 11 8 10 17l-5 1c0-5-2-8-5-9v12h-5l-1-11h-2l-1 11h-5V21c-3 1-5 4-5 9l-5-1"
        "C10 20 14 14 21 12z"
    )
    return (
        walkers(count, 15, (4, 29))
        + shape(fingers, palette.INK)
        + gouges("M24 3v8M32 3v8", palette.MIST, 1.4)
        + gouges("M10 60v6M46 60v6M18 64v4M38 64v4", palette.MOON, 1.6)
    )


VERBS: dict[str, Callable[[int], str]] = {
    LURE: lure,
    SCARE: scare,
    ATTRACT: attract,
    EXTRACT: extract,
}


def gather() -> str:
    """They come to the bush from all sides."""
    return (
        walker(30, 14, 20, palette.MOON)
        + walker(70, 14, 20, palette.MOON, back=True)
        + gouges("M36 42q-3 5-3 10M84 42q3 5 3 10M50 34q4-4 10-4M70 34q-4-4-10-4", palette.AMBER, 2)
        + bush(47)
        + walker(6, 34, 27, palette.MOON)
        + walker(87, 34, 27, palette.MOON, back=True)
    )


def drawable(effects: tuple[Effect, ...]) -> bool:
    """Whether `card` can show these effects: at most two, each moving one or two people."""
    if len(effects) == 1 and effects[0].verb == GATHER:
        return True
    known = all(effect.verb in VERBS and effect.number in (1, 2) for effect in effects)
    return known and len(effects) in (1, 2)


def card(effects: tuple[Effect, ...]) -> str:
    """The picture of a card with one effect, or with two to choose from."""
    light, dark = TONES[effects[0].flavor]
    drawn = [
        gather() if effect.verb == GATHER else VERBS[effect.verb](effect.number)
        for effect in effects
    ]
    if len(effects) == 2:
        first, second = drawn
        behind = shape("M66 0h54v72H54z", dark)
        front = group(first, transform="translate(2 0)") + group(
            second, transform="translate(63 0)"
        )
        front += gouges("M66 0L54 72", palette.MOON, 2.4)
    else:
        (only,) = drawn
        behind = shape(wood(((8, 30), (22, 22), (100, 24), (113, 34)), GROUND), dark)
        front = only if effects[0].verb == GATHER else group(only, transform="translate(32 0)")
    return _face(effects, shape(WHOLE, light), behind, GRASS, front)


def plain(kind: str) -> str:
    """A card that cannot be put together from its effects and that nobody has drawn yet."""
    effects = ACTIONS[kind].effects
    light, dark = TONES[effects[0].flavor]
    return _face(effects, shape(WHOLE, light), GRASS, emblem(kind, 36, 6, 48, dark, palette.MOON))


def back() -> str:
    """Night over firs, and two eyes that look back; a page crops it to the shape of its cards."""
    firs = ((8, 60), (28, 80), (50, 56), (74, 66), (96, 84), (114, 62))
    return document(
        120,
        168,
        shape("M0 0h120v168H0z", palette.PINE),
        rings(60, 62, (46, palette.FOREST), (36, palette.MOON)),
        disc(48, 50, 6, palette.CRATER),
        gouges("M14 18h.1M30 8h.1M96 12h.1M108 28h.1M12 44h.1M110 62h.1M88 4h.1", palette.MOON, 2),
        shape(wood(firs, 150), palette.MOSS),
        shape(
            wood(((18, 50), (40, 64), (84, 58), (104, 46)), 168) + pine(62, 168, 46), palette.INK
        ),
        shape("M0 146q60-12 120 0v22H0z", palette.INK),
        discs(palette.AMBER, (51, 143, 4), (69, 143, 4)),
        discs(palette.INK, (52, 143, 1.6), (68, 143, 1.6)),
        gouges("M4 4h112v160H4z", palette.FOREST, 2),
        fit="xMidYMid slice",
    )


def drawings() -> dict[str, str]:
    """The cards and their back, by file name."""
    effects = {kind: facts.effects for kind, facts in ACTIONS.items()}
    own = {kind: card(lines) for kind, lines in effects.items() if drawable(lines)}
    return named("card-", pictures(ACTIONS, own, plain)) | {"back.svg": back()}
