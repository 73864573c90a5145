"""Arithmetic on colours, which are strings such as "#f0b232". Each game chooses its own."""


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
