"""The few marks that all drawings are made of, as SVG text.

They use presentation attributes only, because the page forbids inline styles. Coordinates are
in the units of the drawing's own view box.
"""

import math

Point = tuple[float, float]


def number(value: float) -> str:
    """A coordinate as short as SVG allows.

    >>> number(12.0), number(0.5), number(-0.26)
    ('12', '.5', '-.3')
    """
    text = f"{value:.1f}".rstrip("0").rstrip(".")
    if text == "-0":
        return "0"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def numbers(*values: float) -> str:
    """Coordinates side by side, as path data wants them.

    >>> numbers(1, -0.5, 20)
    '1-.5 20'
    """
    return " ".join(number(value) for value in values).replace(" -", "-")


def document(width: int, height: int, *marks: str, fit: str = "") -> str:
    """A whole SVG file; if a page may crop it, `fit` is its preserveAspectRatio."""
    crop = f' preserveAspectRatio="{fit}"' if fit else ""
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"{crop}>'
    return head + "".join(marks) + "</svg>\n"


def shape(data: str, fill: str) -> str:
    """A filled outline, with the stroke of the group around it, if that has one."""
    return f'<path d="{data}" fill="{fill}"/>'


def flat(data: str, fill: str) -> str:
    """A filled outline that never has a stroke: shading, stripes, cut-outs."""
    return f'<path d="{data}" fill="{fill}" stroke="none"/>'


def line(data: str, colour: str, width: float) -> str:
    """A stroke without a filling."""
    return f'<path d="{data}" fill="none" stroke="{colour}" stroke-width="{number(width)}"/>'


def disc(x: float, y: float, radius: float, fill: str) -> str:
    """A circle, with the stroke of the group around it, if that has one."""
    return f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(radius)}" fill="{fill}"/>'


def dot(x: float, y: float, radius: float, fill: str) -> str:
    """A circle that never has a stroke."""
    return disc(x, y, radius, fill)[:-2] + ' stroke="none"/>'


def discs(fill: str, *circles: tuple[float, float, float]) -> str:
    """Circles of one colour, each by its middle and its radius."""
    return "".join(disc(x, y, radius, fill) for x, y, radius in circles)


def dots(fill: str, *circles: tuple[float, float, float]) -> str:
    """Circles of one colour that never have a stroke, each by its middle and its radius."""
    return "".join(dot(x, y, radius, fill) for x, y, radius in circles)


def rings(x: float, y: float, *circles: tuple[float, str]) -> str:
    """Circles with one middle, the largest first, each by its radius and its colour."""
    return "".join(disc(x, y, radius, fill) for radius, fill in circles)


def oval(x: float, y: float, wide: float, high: float, fill: str) -> str:
    """An upright ellipse that never has a stroke, by its half width and half height."""
    centre = f'cx="{number(x)}" cy="{number(y)}"'
    radii = f'rx="{number(wide)}" ry="{number(high)}"'
    return f'<ellipse {centre} {radii} fill="{fill}" stroke="none"/>'


def group(*marks: str, **attributes: str) -> str:
    """Marks that share attributes; an underscore in a name stands for a hyphen.

    >>> group("<path/>", stroke_width="2")
    '<g stroke-width="2"><path/></g>'
    """
    words = "".join(f' {name.replace("_", "-")}="{value}"' for name, value in attributes.items())
    return f"<g{words}>{''.join(marks)}</g>"


def mirrored(mark: str, width: float = 100) -> str:
    """A mark and its mirror image, in a picture of that width."""
    return mark + group(mark, transform=f"matrix(-1 0 0 1 {number(width)} 0)")


def polygon(*points: Point) -> str:
    """Path data of a closed outline through these points.

    >>> polygon((0, 0), (4, 0), (4, 2.5))
    'M0 0L4 0 4 2.5z'
    """
    first, *others = points
    return f"M{numbers(*first)}L{' '.join(numbers(*point) for point in others)}z"


def rectangle(x: float, y: float, width: float, height: float) -> str:
    """Path data of an upright rectangle.

    >>> rectangle(1, 2, 10, 5)
    'M1 2h10v5h-10z'
    """
    return f"M{numbers(x, y)}h{number(width)}v{number(height)}h{number(-width)}z"


def taper(start: Point, bend: Point, turn: Point, tip: Point, width: float) -> str:
    """Path data of a tentacle that is `width` wide at its start and ends in a point.

    It leaves `start` towards `bend` and reaches `tip` from `turn`.
    """
    along = math.atan2(bend[1] - start[1], bend[0] - start[0])
    aside = (-math.sin(along) * width / 2, math.cos(along) * width / 2)

    def moved(point: Point, share: float) -> Point:
        return point[0] + aside[0] * share, point[1] + aside[1] * share

    out = numbers(*moved(bend, 0.9), *moved(turn, 0.6), *tip)
    back = numbers(*moved(turn, -0.6), *moved(bend, -0.9), *moved(start, -1))
    return f"M{numbers(*moved(start, 1))}C{out}C{back}z"


def zigzag(left: Point, right: Point, teeth: int, height: float) -> str:
    """Path data of a row of pointed teeth on the line from `left` to `right`.

    With a positive height they point down. The row is closed along its base.
    """
    wide, drop = right[0] - left[0], right[1] - left[1]
    points = [left]
    for tooth in range(teeth):
        middle, end = (tooth + 0.5) / teeth, (tooth + 1) / teeth
        points.append((left[0] + wide * middle, left[1] + drop * middle + height))
        points.append((left[0] + wide * end, left[1] + drop * end))
    return polygon(*points)
