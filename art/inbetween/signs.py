"""The eleven symbols and the small signs of InBetween: one colour, told by shape.

Each is the inside of a 24 by 24 symbol of a sprite, painted with the colour of the text
around it. `FILLED` shapes are cut out by the even-odd rule, `DRAWN` ones are strokes.
"""

FILLED: dict[str, str] = {
    # The Town's
    "home": "M12 2L1 12h3v10h16V12h3zM10 22v-7h4v7z",
    "law": "M12 1l3 2 5-1 1.5 5-1.5 3c1 5-3 10-8 13-5-3-9-8-8-13L2.5 7 4 2l5 1z"
    "M12 6.5l-1.6 3.4-3.7.4 2.8 2.5-.8 3.7L12 14.6l3.3 1.9-.8-3.7 2.8-2.5-3.7-.4z",
    "lore": "M11 5C8 3 4 2.5 1 3v16c4-.5 7 .2 10 2zM13 5c3-2 7-2.5 10-2v16c-4-.5-7 .2-10 2z",
    "kin": "M8 2a4.2 4.2 0 1 1 0 8.4A4.2 4.2 0 0 1 8 2z"
    "M1 22v-5c0-3 2-5 5-5h4c1.5 0 2.8.5 3.7 1.3-1.5 1-2.4 2.7-2.4 4.7v4z"
    "M18 10a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM13 22v-2c0-2 1.3-3 3-3h4c1.7 0 3 1 3 3v2z",
    # The Creature's
    "shadow": "M15 1.5A11 11 0 1 0 22.5 15 9.5 9.5 0 0 1 15 1.5z",
    "eye": "M12 4C6 4 2.5 8.5.5 12 2.5 15.5 6 20 12 20s9.5-4.5 11.5-8C21.5 8.5 18 4 12 4z"
    "M12 6.5c2.4 2.6 2.4 8.4 0 11-2.4-2.6-2.4-8.4 0-11z",
    "claw": "M7.5 1C10 8 8 16 .8 22.5 2 14 2 6 7.5 1z"
    "M14.8 1c2.5 7.5 0 15.5-6.5 22C9.5 14.5 9.3 6.5 14.8 1z"
    "M22 1.5c2.5 7-.5 15-6.5 21 1-8 1-16 6.5-21z",
    "maw": "M12 1C5.5 1 1 5.5 1 12s4.5 11 11 11 11-4.5 11-11S18.5 1 12 1z"
    "M4 8.5l3 5 2.5-4.5L12 14l2.5-5 2.5 4.5 3-5c1 3 .8 5.5-.3 7.5L17.5 14 15 19l-3-4.5L9 19"
    "l-2.5-5-2.2 2C3.2 14 3 11.5 4 8.5z",
    "mask": "M2 1.5C5 4 8.5 4.5 12 4.5s7-.5 10-3c.8 9-1 17-10 21.5C3 18.5 1.2 10.5 2 1.5z"
    "M5 9.5c2-1.4 4-1 5.2 1.5C8.5 12.6 6.2 12.2 5 9.5z"
    "M19 9.5c-2-1.4-4-1-5.2 1.5 1.7 1.6 4 1.2 5.2-1.5zM8 16h8c-1 2.5-2.5 3.6-4 3.6S9 18.5 8 16z",
    "rift": "M11 .5L1 12l9 10.5 1.5-4.5-4-2.5 4-4-3-4.5 4-2.5z"
    "M14.5 2L23 12.5 13 23.5l2-5-4-2.5 4.5-4.5-3.5-4 4-2.5z",
    # Signs
    "energy": "M14.5 1L4 14h6.5L8.5 23 20 9.5h-6.5z",
    "awareness": "M12 10c-4.5 0-8 3.5-9.5 7 1.5 3 5 5.5 9.5 5.5s8-2.5 9.5-5.5c-1.5-3.5-5-7-9.5"
    "-7zM12 13a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM11 1h2v6h-2zM4.6 3.6l1.8-1 2.8 5-1.8 1z"
    "M19.4 3.6l-1.8-1-2.8 5 1.8 1zM.6 9.4l1.2-1.6 3.8 2.8-1.2 1.6z"
    "M23.4 9.4l-1.2-1.6-3.8 2.8 1.2 1.6z",
    "hand": "M9 5.5h7.5a1.5 1.5 0 0 1 1.5 1.5v14a1.5 1.5 0 0 1-1.5 1.5H9A1.5 1.5 0 0 1 7.5 21V7"
    "A1.5 1.5 0 0 1 9 5.5zM6 7.5L1.8 9a1.2 1.2 0 0 0-.7 1.6l4.9 10z"
    "M19.5 4.2l3 1.7a1.2 1.2 0 0 1 .5 1.7L19.5 16z",
    "deck": "M7 5h13a1.5 1.5 0 0 1 1.5 1.5v15A1.5 1.5 0 0 1 20 23H7a1.5 1.5 0 0 1-1.5-1.5v-15"
    "A1.5 1.5 0 0 1 7 5zM9 8.5v11h9v-11zM2.5 1.5H17V3.2H4.2V19H2.5z",
    "discard": "M6 1.5h12V9h-3.5v4.5H18L12 20l-6-6.5h3.5V9H6zM2 17h3v3.5h14V17h3v6.5H2z",
    "equipment": "M9 2h6a2 2 0 0 1 2 2v3h5v6H2V7h5V4a2 2 0 0 1 2-2zM9.5 4.5V7h5V4.5z"
    "M2 15h7.5v2.5h5V15H22v7H2z",
    "box": "M12 1l10.5 4.5L12 10 1.5 5.5zM1.5 8l9.3 4v11l-9.3-4.5zM22.5 8l-9.3 4v11l9.3-4.5z",
    "star": "M12 1l3.2 7.3 7.8.8-5.9 5.3 1.7 7.8L12 18.2 5.2 22.2l1.7-7.8L1 9.1l7.8-.8z",
    "activity": "M13.5 .8a2.7 2.7 0 1 1 0 5.4 2.7 2.7 0 0 1 0-5.4z"
    "M10 7.2c2-1 4.2-.4 5 1.3l1.5 2.8 3.8 1-.6 2.5-5-1.3-1-1.8-.9 3.5 3.4 3.2 1.6 5.6-2.7.8-1.5"
    "-5-3.5-3-1.2 4L4.5 23l-1.8-1.9 3.7-3.4L8 10.5l-2 1.2-.8 3.5-2.5-.6 1.1-4.7z",
    "direction": "M2.5 20.5l1-4.5 3.5-.8 2-3.7h7.5l2.5 3.7 3.5 1v4.3h-2a2.5 2.5 0 0 1-5 0h-5.5"
    "a2.5 2.5 0 0 1-5 0zM10.2 13.2l-1 2h3v-2zM14 13.2v2h3l-1.2-2z"
    "M2 11.5C2 5.5 7 2 12 2h4V0l6 3.8-6 3.9V5.2h-4c-3.5 0-7 2-7 6.3z",
    "lock": "M12 1a6 6 0 0 1 6 6v3h2.5v13h-17V10H6V7a6 6 0 0 1 6-6z"
    "M12 4a3 3 0 0 0-3 3v3h6V7a3 3 0 0 0-3-3zM12 13a2 2 0 0 0-1 3.7V20h2v-3.3A2 2 0 0 0 12 13z",
    "shield": "M12 .5l10 3.5c.6 9-2.5 15.5-10 19.5C4.5 19.5 1.4 13 2 4z"
    "M16.8 5.5l-9 9.3-1.8 3.4 2.2 1.2 2.3-3.7 8-8.5z",
    "secured": "M10 .5h4V3h2.5l1.5 3.5H6L7.5 3H10zM6.5 8h11l1.5 11H5z"
    "M12 9.5c-2.5 3-3.3 4.5-3.3 5.8a3.3 3.3 0 0 0 6.6 0c0-1.3-.8-2.8-3.3-5.8zM4 20.5h16v3H4z",
    "devoured": "M1 2h22v4l-2.5 7L18 6.5 15 15 12 7l-3 8-3-8.5L3.5 13 1 6z"
    "M1 22h22v-2.5l-2.5-4-2.5 3-3-2.5-3 3-3-3-3 2.5-2.5-3-2.5 4z",
    "text-size": "M7.5 3h3.5l5.5 18h-3.2l-1.3-4.5H6.3L5 21H1.8zM9.2 7L7.1 13.8h4.2z"
    "M18.3 11h2l3.5 10h-2.2l-.7-2.3h-3.3L17 21h-1.5l-.8-2.7zM19.3 13.6l-1 3.4h2z",
}  # fmt: skip
"""id -> path data, filled"""

DRAWN: dict[str, str] = {
    "web": "M12 1v22M2.5 6.5l19 11M21.5 6.5l-19 11"
    "M12 1Q15.7 5.5 21.5 6.5Q19.5 12 21.5 17.5Q15.7 18.5 12 23Q8.3 18.5 2.5 17.5Q4.5 12 2.5 6.5"
    "Q8.3 5.5 12 1zM12 6.4Q13.8 8.8 16.8 9.2Q15.7 12 16.8 14.8Q13.8 15.2 12 17.6Q10.2 15.2 7.2"
    " 14.8Q8.3 12 7.2 9.2Q10.2 8.8 12 6.4z",
    "undo": "M8 4L3 9l5 5M3.5 9H15a5.5 5.5 0 0 1 0 11H9",
    "log": "M8.5 5.5H21M8.5 12H21M8.5 18.5H17M3 5.5h1M3 12h1M3 18.5h1",
    "rules": "M4 4.5A2.5 2.5 0 0 1 6.5 2H20v16H6.5A2.5 2.5 0 0 0 4 20.5z"
    "M4 20.5A2 2 0 0 0 6 22.5h14V18M10 7.3A2.3 2.3 0 1 1 12.2 10v1.2M12.2 14.3v.1",
    "menu": "M3 5.5h18M3 12h18M3 18.5h18",
    "peek": "M2 12c2-3.8 5.5-7 10-7 1.7 0 3.2.4 4.6 1.2"
    "M20 9.3c.8.9 1.5 1.8 2 2.7-2 3.8-5.5 7-10 7-1.8 0-3.4-.5-4.8-1.3"
    "M9.3 14.3A3.5 3.5 0 0 1 14.2 9.4M3.5 21.5l17-19",
    "swap-seat": "M4 9.5A8.5 8.5 0 0 1 19.5 8M20 14.5A8.5 8.5 0 0 1 4.5 16M20 3v5.3h-5.3"
    "M4 21v-5.3h5.3M10.5 12h3",
}  # fmt: skip
"""id -> path data, drawn with a pen"""

# A web has too many threads for the common pen.
PENS = {"web": "1.6"}

SYMBOLS = (
    "home", "law", "lore", "kin", "shadow", "web", "eye", "claw", "maw", "mask", "rift",
)  # fmt: skip
SIGNS = (
    "energy", "awareness", "hand", "deck", "discard", "equipment", "box", "star", "activity",
    "direction", "lock", "shield", "secured", "devoured", "undo", "log", "rules", "menu",
    "text-size", "peek", "swap-seat",
)  # fmt: skip


def _symbol(name: str) -> str:
    if name in FILLED:
        look = 'fill="currentColor" fill-rule="evenodd"'
        data = FILLED[name]
    else:
        look = (
            f'fill="none" stroke="currentColor" stroke-width="{PENS.get(name, "2")}" '
            'stroke-linecap="round" stroke-linejoin="round"'
        )
        data = DRAWN[name]
    return f'<symbol id="{name}" viewBox="0 0 24 24"><path {look} d="{data}"/></symbol>'


def _sprite(names: tuple[str, ...]) -> str:
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">'
        + "".join(_symbol(name) for name in names)
        + "</svg>\n"
    )


def drawings() -> dict[str, str]:
    """The two sprites, by file name."""
    return {"symbols.svg": _sprite(SYMBOLS), "signs.svg": _sprite(SIGNS)}
