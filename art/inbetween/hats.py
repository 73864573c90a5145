"""Hats, caps and glasses, drawn over hair and face."""

from art.colours import mix
from art.drawing import disc, dot, flat, line, numbers, shape
from art.inbetween.heads import Head
from art.inbetween.palette import Paint


def _dark(paint: Paint) -> str:
    return mix(paint.hat, paint.ink, 0.45)


def mechanic_cap(paint: Paint, head: Head) -> str:
    """A work cap with a stiff peak and a round patch."""
    crown = shape("M27 36Q24 10 50 9T73 36z", paint.hat)
    peak = shape("M24 35Q50 26 76 35q5 4 3 8Q50 32 21 43q-2-4 3-8z", _dark(paint))
    return crown + peak + disc(50, 21, 6.5, paint.light) + dot(50, 21, 2.6, paint.trim)


def campaign_hat(paint: Paint, head: Head) -> str:
    """A deputy's hat: four dents, a cord and a brim as wide as the shoulders."""
    crown = shape("M31 31Q29 8 40 5l10 4 10-4Q71 8 69 31z", paint.hat)
    band = flat("M30.5 25Q50 31 69.5 25v6h-39z", paint.trim)
    brim = shape("M6 29Q28 34 50 34T94 29Q90 41 50 41T6 29z", _dark(paint))
    return crown + band + line("M50 9v11", paint.ink, 1.4) + brim


def straw_hat(paint: Paint, head: Head) -> str:
    """A farmer's straw hat, frayed, its brim turned up."""
    crown = shape("M30 30Q30 8 50 8T70 30z", paint.hat)
    band = flat("M30 24Q50 29 70 24v6Q50 35 30 30z", paint.trim)
    brim = shape("M4 24l6 4 1-4 8 5Q50 34 81 29l8-5 1 4 6-4Q88 43 50 42T4 24z", paint.hat)
    straws = line("M20 34l-4-3M34 37l-2-4M66 37l2-4M80 34l4-3M42 14l3 7M57 13l-2 7",
                  _dark(paint), 1.2)  # fmt: skip
    return crown + band + brim + straws


def fedora(paint: Paint, head: Head) -> str:
    """A reporter's hat worn at an angle, a slip of paper in its band."""
    crown = shape("M28 30Q26 10 37 6q8 5 14-1 14-3 20 26z", paint.hat)
    band = flat("M28 24Q50 30 70 21l1 8Q50 37 28 30z", _dark(paint))
    brim = shape("M12 35Q30 28 50 31T91 22Q87 38 52 39T12 35z", paint.hat)
    return crown + band + brim + shape("M60 11l10-2 2 13-10 2z", paint.light)


def newsboy_cap(paint: Paint, head: Head) -> str:
    """A soft round cap with a button, too big for its boy."""
    puff = shape("M18 33C12 14 32 5 50 6S88 14 82 33Q50 24 18 33z", paint.hat)
    seams = line("M50 7v19M48 7Q34 12 31 29M52 7q14 5 17 22", _dark(paint), 1.5)
    peak = shape("M27 31Q50 22 73 31q6 5 3 10Q50 30 24 41q-3-5 3-10z", _dark(paint))
    return puff + seams + disc(50, 6, 2.6, paint.trim) + peak


def nurse_cap(paint: Paint, head: Head) -> str:
    """A starched cap with a heart on it."""
    cap = shape("M29 24L24 7Q50-1 76 7l-5 17Q50 15 29 24z", paint.light)
    fold = line("M27 17Q50 8 73 17", paint.trim, 2.6)
    return cap + fold + flat("M50 15l-4-4q-1-4 2-4 2 0 2 2 0-2 2-2 3 0 2 4z", paint.trim)


def sideways_cap(paint: Paint, head: Head) -> str:
    """A baseball cap with its peak over one ear."""
    crown = shape("M26 37Q22 9 50 9T74 37Q50 29 26 37z", paint.hat)
    panel = shape("M40 32Q38 16 50 9q12 7 10 23-10-3-20 0z", paint.light)
    peak = shape("M70 28q18-1 26 10-12 6-23 1z", _dark(paint))
    return crown + panel + peak + disc(50, 9, 2.4, paint.trim)


def headphones(paint: Paint, head: Head) -> str:
    """A tape player's foam headphones, over a cap."""
    y = head.eyes + 2
    hoop = line(f"M{numbers(27, y)}C20 9 34 3.5 50 3.5S80 9 {numbers(73, y)}", paint.ink, 2.6)
    pads = "".join(shape(f"M{numbers(x, y - 8)}h9q3 8 0 16h-9q-3-8 0-16z", paint.trim)
                   for x in (21, 70))  # fmt: skip
    return hoop + pads


def wool_hat(paint: Paint, head: Head) -> str:
    """A knitted hat with a turned-up edge, slouching at the top."""
    bag = shape("M29 31Q27 9 46 7q8-7 16 0 11 4 9 24z", paint.hat)
    edge = shape("M26 29Q50 22 74 29v9Q50 30 26 38z", mix(paint.hat, paint.light, 0.3))
    ribs = line("M33 28v7M41 26v7M50 25v7M59 26v7M67 28v7", _dark(paint), 1.3)
    return bag + edge + ribs + line("M38 13l5 9M45 11l3 7", _dark(paint), 1.3)


def garrison_cap(paint: Paint, head: Head) -> str:
    """A scout leader's side cap: a wedge with a badge."""
    wedge = shape("M24 34L33 9Q58 3 80 27L74 35Q48 24 24 34z", paint.hat)
    fold = shape("M24 34L30 19Q56 15 76 32L74 35Q48 24 24 34z", _dark(paint))
    return wedge + fold + flat("M37 19l2 4 4 0-3 3 1 4-4-2-4 2 1-4-3-3 4 0z", paint.glow)


def eyeshade(paint: Paint, head: Head) -> str:
    """A clerk's visor on a bald head: light comes through its edge."""
    shine = line("M40 18q6-5 13-4", paint.light, 2.2)
    band = shape("M28 33Q50 24 72 33l1-6Q50 18 27 27z", paint.ink)
    visor = shape("M27 32Q50 22 73 32 88 38 90 45 50 32 10 45 12 38 27 32z", paint.hat)
    return shine + band + visor + line("M20 39Q50 27 80 39", mix(paint.hat, paint.light, 0.5), 1.4)


# --- glasses ----------------------------------------------------------------------------


def aviators(paint: Paint, head: Head) -> str:
    """Mirrored teardrop glasses."""
    y = head.eyes - 5
    lens = "q9-3 15 1 1 12-7 12-8 0-8-13z"
    left = f"M{numbers(33, y)}{lens}"
    right = f"M{numbers(67, y)}q-9-3-15 1-1 12 7 12 8 0 8-13z"
    bridge = line(
        f"M47 {numbers(y + 2)}q3-2 6 0M29 {numbers(y)}h5M71 {numbers(y)}h-5", paint.ink, 2
    )
    shine = line(f"M37 {numbers(y + 7)}l6-6M57 {numbers(y + 7)}l6-6", paint.glow, 1.8)
    return bridge + shape(left + right, "#2b3554") + shine


def cat_eye_glasses(paint: Paint, head: Head) -> str:
    """Winged glasses on a chain."""
    y = head.eyes
    frames = (
        f"M48 {numbers(y - 3)}q-7-4-14-3l-6-4q0 16 11 16 8 0 9-9z"
        f"M52 {numbers(y - 3)}q7-4 14-3l6-4q0 16-11 16-8 0-9-9z"
    )
    chain = f"M28 {numbers(y - 6)}q-6 18-1 32M72 {numbers(y - 6)}q6 18 1 32"
    return line(chain, paint.glow, 1.3) + line(frames, paint.trim, 2.8)


def round_glasses(paint: Paint, head: Head) -> str:
    """Small wire-rimmed glasses, low on the nose."""
    y = numbers(head.eyes + 1)
    rims = "".join(f"M{x} {y}a7 7 0 1 0 14 0a7 7 0 1 0-14 0" for x in (34, 52))
    return line(rims + f"M48 {y}q2-2 4 0", paint.ink, 1.8)


def square_glasses(paint: Paint, head: Head) -> str:
    """Thick square frames."""
    y = numbers(head.eyes - 6)
    return line(f"M33 {y}h14v11q-7 3-14 0zM53 {y}h14v11q-7 3-14 0zM47 {y}m0 4h6M29 {y}h4M67 {y}h4",
                paint.ink, 2.8)  # fmt: skip
