"""The pictures of the Sightings, 120 by 72: what the people at the Encounter think they see.

Each type has a light of its own: straw for Decoys, moss for Hoaxes, evening blue for
Silhouettes, fire for Real Deals that are awake. No picture shows a particular Cryptid, because
all Cryptids have the same cards.
"""

from art.cryptids import palette
from art.cryptids.marks import gouges, pine, ragged, wood
from art.drawing import disc, discs, document, flat, group, mirrored, oval, shape
from art.fallback import emblem
from art.files import drawn_by, named, pictures
from engine.cryptids import data

DECOY, HOAX, SILHOUETTE, REAL_DEAL, ASLEEP = "#c9a050", "#6f9468", "#7f9bb5", "#b4492a", "#3d4a63"
LIGHTS = {
    data.DECOY: DECOY,
    data.HOAX: HOAX,
    data.SILHOUETTE: SILHOUETTE,
    data.REAL_DEAL: REAL_DEAL,
}
"""The light of each type; the Real Deal that sleeps has its own, `ASLEEP`."""


def _glimpse(light: str, *marks: str) -> str:
    """What is seen in the light of its type."""
    return document(120, 72, shape("M0 0h120v72H0z", light), *marks)


GROUND = shape("M0 62Q60 57 120 62V72H0z", palette.PINE)


def scarecrow() -> str:
    """A coat on a cross, a hat on top, a rake for a hand."""
    straw = "M4 70l4-12M14 70l2-14M24 70l-2-12M92 70l2-12M104 70l-2-13M114 70l3-12"
    return _glimpse(
        DECOY,
        disc(94, 20, 12, palette.MOON),
        shape("M0 52Q60 44 120 52V72H0z", "#a17c36"),
        gouges(straw, palette.MOON, 1.8),
        gouges("M60 22v48M28 32h64", palette.BARK, 4),
        shape("M34 28h52l4 8-16 2 6 26H40l6-26-16-2z", palette.INK),
        gouges("M60 40v22M52 46h.1M52 54h.1", palette.LEATHER, 2),
        disc(60, 20, 9, palette.LEATHER) + flat("M55 18h3v3h-3zM62 18h3v3h-3z", palette.INK),
        shape("M44 15q16-5 32 0l-2 3q-14-3-28 0zM51 14l2-11q7-3 14 0l2 11z", palette.INK),
        gouges("M92 26v12M92 26h6M92 32h6M92 38h6", palette.BARK, 2),
        gouges("M28 30l-7-3M28 33l-7 2M56 25q4 2 8 0", palette.INK, 1.8),
    )


def straw_twin() -> str:
    """The outline of a beast, bound together from hay."""
    outline = "60 8 70 13 73 26 90 34 97 66 23 66 30 34 47 26 50 13"
    return _glimpse(
        DECOY,
        shape("M0 56Q60 48 120 56V72H0z", "#a17c36"),
        shape(ragged(outline, 2.6, 4), palette.BARK),
        shape(
            ragged("60 12 68 17 71 30 87 38 92 66 28 66 33 38 49 30 52 17", 1.2, 4), palette.MOON
        ),
        mirrored(
            gouges("M56 16l-2 10M50 36l-5 26M40 42l-4 20M56 34v30", palette.LEATHER, 1.6, "6 4"),
            120,
        ),
        gouges("M49 30h22M36 48q24 6 48 0M33 60q27 5 54 0", palette.RUST, 2.4),
        discs(palette.INK, (56, 22, 2), (64, 22, 2)),
        gouges("M10 70l4-10M18 70l-2-9M104 70l-3-11M112 70l2-9", palette.MOON, 1.8),
    )


def _owl(x: float, y: float) -> str:
    """An owl that sings."""
    body = "M-9-12l4 3q5-2 10 0l4-3c2 10 3 22-9 24-12-2-11-14-9-24z"
    return group(
        shape(body, palette.INK),
        disc(-4, -4, 3.4, palette.AMBER)
        + disc(4, -4, 3.4, palette.AMBER)
        + disc(-4, -4, 1.4, palette.INK),
        disc(4, -4, 1.4, palette.INK) + oval(0, 3, 1.8, 2.6, palette.EMBER),
        gouges("M-4 7q4 2 8 0", palette.MIST, 1.2),
        transform=f"translate({x:g} {y:g})",
    )


def owl_choir() -> str:
    """Owls on one branch, all with their beaks open."""
    return _glimpse(
        HOAX,
        disc(60, 26, 24, palette.MOON),
        shape(wood(((6, 44), (114, 48)), 72), palette.FOREST),
        gouges("M0 54Q60 44 120 50M92 50l12-10M22 52l-8-8", palette.BARK, 5),
        _owl(24, 40) + _owl(48, 37) + _owl(72, 37) + _owl(96, 39),
        gouges("M30 16q3-4 6 0t6 0M56 8q3-4 6 0t6 0M84 16q3-4 6 0t6 0", palette.INK, 2),
    )


def beaver_parade() -> str:
    """Three of them in one long coat; a tail gives them away."""
    face = "M-8-6a3 3 0 0 1 4-4q4-2 8 0a3 3 0 0 1 4 4c2 8 0 13-8 14-8-1-10-6-8-14z"
    beaver = (
        shape(face, palette.LEATHER)
        + discs(palette.INK, (-3.4, -2, 1.4), (3.4, -2, 1.4))
        + oval(0, 1.6, 2.2, 1.5, palette.INK)
        + flat("M-2 4h4v3h-4z", palette.MOON)
    )
    return _glimpse(
        HOAX,
        shape(wood(((10, 40), (26, 52), (96, 50), (112, 42)), 66), palette.FOREST),
        GROUND,
        shape("M74 60c8-6 20-6 26 0 4 5 0 9-6 9-8 0-16-2-20-5z", palette.BARK),
        gouges("M80 61l10 6M88 59l8 7M80 66l12-6", palette.LEATHER, 1.4),
        shape("M50 20h20l8 12 4 36H38l4-36z", palette.INK),
        group(beaver, transform="translate(60 14)"),
        group(beaver, transform="matrix(.7 0 0 .7 60 36)"),
        group(beaver, transform="matrix(.7 0 0 .7 60 54)"),
        shape("M46 8q14-4 28 0l-2 2.5q-12-3-24 0zM52 7l2-6h12l2 6z", palette.INK),
        gouges("M50 22l-6 44M70 22l6 44", palette.MOSS, 1.6),
    )


def ridge_outline() -> str:
    """Something upright on a ridge, against the last light."""
    return _glimpse(
        SILHOUETTE,
        shape("M0 40h120v14H0z", "#e8c48a") + shape("M0 30h120v10H0z", "#a9aeb0"),
        shape("M0 60L22 50 44 56 62 42 84 54 120 44V72H0z", palette.INK),
        shape(
            "M62 12c5 0 7 4 6 9 6 1 8 6 9 13l2 10-3 1-4-9 1 10h-4l1 12h-6l-2-9-3 9h-5l2-13-3-9-4"
            " 8-3-1 4-12c1-6 3-9 7-10-1-5 1-9 5-9z",
            palette.INK,
        ),
        gouges("M6 12h26M84 8h28M92 16h20M14 20h20", palette.MOON, 1.6),
        gouges("M20 56l10-3M48 60l10-9M78 60l8-3M98 56l12-4", "#4b6076", 1.8),
    )


def moon_shadow() -> str:
    """A shadow on a moonlit path, and nothing that casts it."""
    return _glimpse(
        SILHOUETTE,
        shape("M0 0h120v34H0z", "#33475a"),
        disc(92, 16, 11, palette.MOON) + disc(95, 13, 2.4, palette.CRATER),
        shape(wood(((8, 30), (22, 24), (38, 32), (64, 26), (80, 30), (112, 34)), 38), palette.INK),
        shape("M30 72Q64 52 52 34h14q22 18 40 38z", palette.MOON),
        shape(
            "M58 38c3-1 6 1 6 4 4 1 8 4 12 9l12 15-4 2-11-11 7 15H62l-3-13-6 9-4-2 6-13c1-5 1-8 3"
            "-10-1-2-1-4 0-5z",
            "#33475a",
        ),
        gouges("M44 70q8-8 10-16M96 70q-10-12-18-20", palette.CRATER, 1.6, "5 4"),
        gouges("M10 46h14M4 56h18M90 44h22M102 54h14", "#5f7b95", 2),
    )


def charge() -> str:
    """Claws, teeth and noise, very near."""
    return _glimpse(
        REAL_DEAL,
        gouges(
            "M60 36L4 4M60 36L30-2M60 36L90-2M60 36l56-32M60 36L2 34M60 36l58-2",
            palette.AMBER,
            3,
            "8 6",
        ),
        shape(ragged("60 4 82 10 92 30 92 72 28 72 28 30 38 10", 3, 4), palette.INK),
        shape("M42 26l14 5-3 5c-6 1-10-3-11-10zM78 26l-14 5 3 5c6 1 10-3 11-10z", palette.AMBER),
        shape("M40 44q20-7 40 0l-4 22q-16 6-32 0z", palette.RUST),
        shape("M41 44l6 9 6-10 7 11 7-11 6 10 6-9zM45 66l5-8 5 9 5-9 5 9 5-9 5 8z", palette.MOON),
        mirrored(
            shape("M2 72c-2-14 2-26 10-32 8 4 12 18 10 32z", palette.INK)
            + shape("M4 46l1-14 5 12zM11 41l2-15 4 14zM18 44l5-13 1 15z", palette.MOON),
            120,
        ),
    )


def nap() -> str:
    """A mound of fur on the moss that breathes."""
    return _glimpse(
        ASLEEP,
        disc(98, 16, 10, palette.MOON),
        shape(wood(((8, 46), (112, 40)), 60), palette.PINE),
        shape("M0 56Q60 48 120 56V72H0z", palette.MOSS),
        shape(ragged("22 62 22 46 36 32 58 26 80 32 94 44 98 62", 2.6, 4), palette.INK),
        shape(ragged("26 62 27 48 40 36 58 30 78 36 90 47 93 62", 1.4, 4), palette.LEATHER),
        shape("M28 62c-2-10 4-17 13-17s15 7 13 17z", palette.BARK),
        gouges("M33 53q3 2.5 6 0M44 53q3 2.5 6 0", palette.INK, 2)
        + oval(41.5, 58, 3, 2, palette.INK),
        gouges(
            "M62 38l-3 9M72 38l-1 10M80 44l1 9M68 52l-1 8M86 54l1 6M58 54l-1 6", palette.BARK, 2
        ),
        discs(palette.MIST, (34, 36, 2.4), (29, 26, 3.4), (36, 14, 4.6)),
        gouges("M8 66l3-6M16 68l2-6M104 68l-2-6M112 66l3-6", palette.FERN, 2),
    )


def pastime() -> str:
    """Fishing by a fire, with a hat on, quite content."""
    return _glimpse(
        REAL_DEAL,
        shape("M0 34Q60 24 120 34V72H0z", palette.RUST),
        shape("M66 56q30-8 54-4v20H56z", "#33506b"),
        gouges("M78 62h16M98 58h16M86 68h22", palette.MIST, 1.8),
        shape("M0 58Q36 50 70 60l-8 12H0z", palette.PINE),
        shape(ragged("40 22 50 26 53 38 58 60 24 60 28 38 31 26", 1.8, 3), palette.INK),
        shape("M27 21q14-6 28 0l-2 3q-12-4-24 0zM33 20l2-9q6-3 12 0l2 9z", palette.LEATHER),
        disc(46, 28, 2, palette.AMBER) + gouges("M44 34q4 2 6-1", palette.LEATHER, 1.6),
        gouges("M50 42L92 12", palette.BARK, 2.6) + gouges("M92 12v42", palette.MOON, 1),
        shape("M90 54h4l-2 6z", palette.EMBER),
        shape("M8 60c-3-6 1-10 4-16 1 4 4 5 5 9 2-1 2-3 2-5 4 4 5 9 1 13z", palette.AMBER),
        gouges("M4 62l16-4M4 58l16 4", palette.BARK, 2.6),
        shape(pine(112, 38, 30), palette.PINE),
    )


def plain(sighting: str) -> str:
    """A Sighting that nobody has drawn yet."""
    light = LIGHTS[data.SIGHTINGS[sighting].type]
    return _glimpse(light, emblem(sighting, 30, 6, 60, palette.INK, palette.MOON))


def drawings() -> dict[str, str]:
    """The Sightings, by file name."""
    own = drawn_by(
        *(scarecrow, straw_twin, owl_choir, beaver_parade, ridge_outline, moon_shadow),
        *(charge, nap, pastime),
    )
    return named("sighting-", pictures(data.SIGHTINGS, own, plain))
