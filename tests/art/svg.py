"""What a drawing consists of, and what the page or its authors would refuse in it."""

import re
from xml.etree import ElementTree

SVG = "{http://www.w3.org/2000/svg}"
SHAPES = {"svg", "g", "path", "circle", "ellipse", "clipPath", "symbol", "use"}
ATTRIBUTES = {
    *("viewBox", "preserveAspectRatio", "id", "transform", "clip-path", "opacity"),
    *("d", "cx", "cy", "r", "rx", "ry", "x", "y", "width", "height", "href"),
    *("fill", "fill-rule", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin"),
    "stroke-dasharray",
}


def faults(text: str) -> list[str]:
    """What the page's policy or its authors would refuse in a drawing."""
    root = ElementTree.fromstring(text)
    own = {element.get("id") for element in root.iter()}
    found = []
    for element in root.iter():
        tag = element.tag.removeprefix(SVG)
        if tag not in SHAPES:
            found.append(f"<{tag}>")
        if (element.text or "").strip() or (element.tail or "").strip():
            found.append("text")
        for name, value in element.attrib.items():
            if name not in ATTRIBUTES:
                found.append(name)
            if "url(" in value and not (value[:5] == "url(#" and value[5:-1] in own):
                found.append(value)
            if name == "href" and not (value[:1] == "#" and value[1:] in own):
                found.append(value)
    return found


def outlines(text: str) -> set[str]:
    """The path data of a drawing: all that is left of it without colours."""
    return set(re.findall(r' d="([^"]+)"', text))


def colours(text: str) -> set[str]:
    """Every colour that a drawing is painted with."""
    return set(re.findall(r'(?:fill|stroke)="([^"]+)"', text)) - {"none"}


def signs_of(sheet: str) -> list[tuple[str, list[str]]]:
    """The signs of a sheet in order: the id of each and the path data of its marks."""
    return [
        (symbol.get("id", ""), [mark.get("d", "") for mark in symbol])
        for symbol in ElementTree.fromstring(sheet)
    ]
