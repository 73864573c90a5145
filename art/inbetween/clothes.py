"""Shoulders, clothes and what people carry, each outfit hinting at a trade.

The disc of the portrait cuts them off at the bottom. Heads and hats have modules of their own.
"""

from art.colours import mix
from art.drawing import disc, discs, dot, dots, flat, line, numbers, shape
from art.inbetween.heads import Head
from art.inbetween.palette import Paint


def _dark(paint: Paint) -> str:
    return mix(paint.cloth, paint.ink, 0.4)


def torso(paint: Paint, half: float = 44, top: float = 77, fill: str = "") -> str:
    """Plain shoulders, by half of their width and by the height of the collar."""
    return shape(
        f"M{numbers(50 - half, 102)}Q{numbers(50 - half, top + 8, 50 - half * 0.55, top + 4)}"
        f"L38 {numbers(top - 1)}Q50 {numbers(top + 11)} 62 {numbers(top - 1)}"
        f"L{numbers(50 + half * 0.55, top + 4)}Q{numbers(50 + half, top + 8, 50 + half, 102)}z",
        fill or paint.cloth,
    )


def _collar(fill: str) -> str:
    return shape("M37 75L50 88 42 95 32 80zM63 75L50 88 58 95 68 80z", fill)


def coverall(paint: Paint, head: Head) -> str:
    """A mechanic's coverall with a zip, and a spanner over the shoulder."""
    spanner = shape("M76 96l7-27-4-6 1-8 5 7 5-2 2-8 4 7-3 8-6 4-6 26z", paint.light)
    zipper = line("M50 88v14", paint.light, 2.2)
    return torso(paint) + _collar(_dark(paint)) + zipper + spanner


def deputy_shirt(paint: Paint, head: Head) -> str:
    """A pressed shirt with pocket flaps, a tie and a star."""
    tie = shape("M47 86h6l2 16H45z", paint.ink)
    star = shape("M72 84l2 4.5 5 .5-4 3 1 5-4-2.5L68 97l1-5-4-3 5-.5z", paint.glow)
    return torso(paint, 45) + _collar(_dark(paint)) + tie + star


def dungarees(paint: Paint, head: Head) -> str:
    """A checked shirt under the straps of a bib."""
    shirt = torso(paint, 43, fill=paint.trim)
    straps = shape("M27 80l8-3 5 26H26zM73 80l-8-3-5 26h14z", paint.cloth)
    return shirt + straps + dots(paint.glow, (33, 93, 2), (67, 93, 2))


def wheat_stalk(paint: Paint, head: Head) -> str:
    """An ear of wheat in the corner of the mouth."""
    y = head.mouth
    stem = line(f"M57 {numbers(y)}Q72 {numbers(y + 2)} 82 {numbers(y - 10)}", paint.glow, 1.8)
    ear = f"M79 {numbers(y - 8)}l1-7 4 3 3-5 1 6 5-1-4 5z"
    return stem + shape(ear, paint.glow)


def trench_coat(paint: Paint, head: Head) -> str:
    """A raincoat with its collar up."""
    lapels = shape("M36 68L50 91 38 102H24L22 76zM64 68L50 91 62 102h14l2-26z", paint.cloth)
    return torso(paint, 40, fill=_dark(paint)) + lapels + line("M50 91v10", paint.ink, 1.6)


def newspaper_bag(paint: Paint, head: Head) -> str:
    """A jersey, a satchel's strap and a rolled paper."""
    paper = shape("M68 98l9-34q5-3 9 2L78 99z", paint.light)
    print_lines = line("M76 72l5 2M74 79l5 2M72 86l5 2", paint.ink, 1.2)
    strap = shape("M28 80l8-3 34 25H56z", paint.trim)
    return torso(paint, 36) + paper + print_lines + strap


def nurse_dress(paint: Paint, head: Head) -> str:
    """A white collar, and a watch pinned to the breast."""
    watch = line("M70 86v4", paint.ink, 1.6) + disc(70, 93, 3.6, paint.light)
    return torso(paint, 38) + _collar(paint.light) + watch


def shoulder_pads(paint: Paint, head: Head) -> str:
    """A football jersey over enormous pads."""
    pads = shape("M2 102Q-2 78 14 73 28 69 38 78L50 86 62 78Q72 69 86 73 102 78 98 102z",
                 paint.cloth)  # fmt: skip
    stripes = line("M6 86Q18 78 31 84M5 93Q18 85 31 91M94 86Q82 78 69 84M95 93Q82 85 69 91",
                   paint.light, 2.8)  # fmt: skip
    return pads + line("M37 77L50 87 63 77", paint.trim, 3) + stripes


def eye_black(paint: Paint, head: Head) -> str:
    """The smears a player wears under the eyes."""
    y = head.eyes + 6
    return line(f"M{numbers(50 - 13, y)}h8M{numbers(55, y)}h8", paint.ink, 3)


def cardigan(paint: Paint, head: Head) -> str:
    """A buttoned cardigan over a high lace collar."""
    body = torso(paint, 37)
    lace = shape("M39 74q11 8 22 0l3 8q-14 9-28 0z", paint.light)
    edges = line("M41 84L50 102 59 84", paint.ink, 1.8)
    return body + edges + lace + disc(50, 80, 2.6, paint.trim)


def cheer_top(paint: Paint, head: Head) -> str:
    """A striped V-neck, and a pompom waved in the corner."""
    vee = line("M31 80L50 98 69 80", paint.light, 4) + line("M25 82L50 106 75 82", paint.trim, 3)
    bursts = "M20 63l4 9 8-5-2 9 10 3-9 5 5 8-9-2-3 9-6-7-8 4 2-9-9-3 8-5-5-8 9 2z"
    return torso(paint, 35) + vee + shape(bursts, paint.trim)


def hooded_top(paint: Paint, head: Head) -> str:
    """A kid's sweatshirt with the hood down and two strings."""
    hood = shape("M28 84Q32 72 42 73L50 84 58 73Q68 72 72 84 60 95 50 95T28 84z", _dark(paint))
    return torso(paint, 34, 80) + hood + line("M45 90v8M55 90v8", paint.light, 2)


def backpack(paint: Paint, head: Head) -> str:
    """A blouse between the straps of a school bag."""
    straps = shape("M28 80l8-3 1 26H27zM72 80l-8-3-1 26h10z", paint.trim)
    return torso(paint, 35) + _collar(paint.light) + straps


def roll_neck(paint: Paint, head: Head) -> str:
    """A roll-neck pullover and a string of beads."""
    roll = shape("M39 70Q50 76 61 70L63 82Q50 88 37 82z", _dark(paint))
    places = ((33, 84), (37, 90), (43, 94), (50, 96), (57, 94), (63, 90), (67, 84))
    beads = "".join(dot(x, y, 2.2, paint.glow) for x, y in places)
    return torso(paint, 38) + roll + beads


def hoop_earrings(paint: Paint, head: Head) -> str:
    """Two big hoops."""
    y = numbers(head.eyes + 9)
    return line(f"M27 {y}a4.5 4.5 0 1 0 .1 0M73 {y}a4.5 4.5 0 1 0 .1 0", paint.glow, 2)


def suit(paint: Paint, head: Head) -> str:
    """A banker's pinstripes, white front and bow tie."""
    front = shape("M38 76L50 102 62 76 50 84z", paint.light)
    stripes = line("M22 84v18M29 82v20M71 82v20M78 84v18", mix(paint.cloth, paint.light, 0.45), 1.2)
    lapels = shape("M36 75L50 102H40L30 80zM64 75L50 102h10l10-22z", _dark(paint))
    bow = shape("M50 84l-10-5v11zM50 84l10-5v11z", paint.trim)
    return torso(paint, 46) + stripes + front + lapels + bow + disc(50, 84.5, 2.4, paint.trim)


def parka(paint: Paint, head: Head) -> str:
    """An army coat with a ragged fur collar."""
    fur = shape("M20 86l2-7 6 1 1-7 7 2 2-5 12 17 12-17 2 5 7-2 1 7 6-1 2 7-8 7-22 8-22-8z",
                paint.trim)  # fmt: skip
    return torso(paint, 43) + fur + line("M50 92v10", paint.ink, 2)


def barber_tunic(paint: Paint, head: Head) -> str:
    """A white tunic buttoned at the side, scissors in its pocket."""
    collar = shape("M38 73Q50 80 62 73l1 8Q50 87 37 81z", paint.trim)
    flap = line("M63 82l-3 20", paint.ink, 1.6)
    buttons = dots(paint.trim, (65, 88, 1.6), (64, 95, 1.6))
    scissors = line("M26 98l8-12M34 98l-8-12", paint.ink, 2)
    handles = line("M24 84a2.5 2.5 0 1 0 .1 0M36 84a2.5 2.5 0 1 0 .1 0", paint.ink, 1.6)
    return torso(paint, 42, fill=paint.light) + collar + flap + buttons + scissors + handles


def neckerchief(paint: Paint, head: Head) -> str:
    """A scout leader's shirt, scarf and ring."""
    scarf = shape("M34 76L50 87 66 76 69 82 54 93 57 102H43L46 93 31 82z", paint.trim)
    badge = dot(73, 90, 3.6, paint.glow) + dot(82, 95, 3, paint.light)
    return torso(paint, 42) + scarf + disc(50, 90, 3, paint.light) + badge


def striped_shirt(paint: Paint, head: Head) -> str:
    """A small boy's striped shirt."""
    stripes = line("M25 92Q50 99 75 92M30 86.5q20 6 40 0", paint.trim, 3)
    return torso(paint, 28, 82) + stripes


def teddy(paint: Paint, head: Head) -> str:
    """A bear held up to the cheek."""
    fur = mix(paint.trim, paint.ink, 0.15)
    bear = discs(fur, (69, 76, 4), (84, 76, 4), (76.5, 84, 10))
    muzzle = flat("M71.5 88a5 4 0 1 1 10 0a5 4 0 1 1-10 0z", paint.light)
    return bear + muzzle + dots(paint.ink, (73, 82, 1.4), (80, 82, 1.4), (76.5, 86.5, 1.6))


def apron(paint: Paint, head: Head) -> str:
    """Shirt sleeves and a grocer's apron, a pencil in its pocket."""
    shirt = torso(paint, 45, fill=paint.light)
    bib = shape("M34 102L35 84h30l1 18z", paint.cloth)
    straps = line("M36 85L34 77M64 85l2-8", paint.cloth, 3.4)
    garters = line("M10 92l11 3M90 92l-11 3", paint.trim, 3)
    return shirt + straps + bib + garters
