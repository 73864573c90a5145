"""Sheets of small signs, each 24 by 24 and painted with the colour of the text around it.

A page takes one sign of a sheet by its id: `<use href="signs.svg#hand"/>`.
"""

from collections.abc import Mapping

from art.drawing import document

SIDE = 24


def filled(data: str) -> str:
    """A filled outline; where outlines overlap, the even-odd rule cuts out the overlap."""
    return f'<path fill="currentColor" fill-rule="evenodd" d="{data}"/>'


def stroked(data: str, width: str) -> str:
    """Lines with round ends and corners."""
    return (
        f'<path fill="none" stroke="currentColor" stroke-width="{width}" '
        f'stroke-linecap="round" stroke-linejoin="round" d="{data}"/>'
    )


def symbol(name: str, marks: str) -> str:
    """One sign of a sheet, by its id."""
    return f'<symbol id="{name}" viewBox="0 0 {SIDE} {SIDE}">{marks}</symbol>'


def sheet(signs: Mapping[str, str]) -> str:
    """A whole file of signs, from the marks of each id."""
    return document(SIDE, SIDE, *(symbol(name, marks) for name, marks in signs.items()))
