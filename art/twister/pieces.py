"""The eight characters and the objects as pieces: big outlines in one colour.

Each is the inside of a 24 by 24 symbol, painted with the colour of the text around it and
cut out by the even-odd rule. At the size of a fingernail a piece is told by its outline.
"""

CHARACTERS: dict[str, str] = {
    # Upside down on one hand, legs apart; the limbs are among the STROKES.
    "acrobat": "M14.4 13.6a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.6z",
    # Horns, a helmet, a beard.
    "barbarian": "M.8.8c.3 4 1.8 6.2 4.8 6.7C6.7 4.6 9 3 12 3s5.3 1.6 6.4 4.5c3-.5 4.5-2.7"
    " 4.8-6.7 1.6 5.6.1 9.7-4.2 10.9l-.2 4.3L12 23.5 5.2 16 5 11.7C.7 10.5-.8 6.4.8.8z"
    "M7 11.3v1.9h3.6v3.4h2.8v-3.4H17v-1.9z",
    # A high bun, bare shoulders, an open fan.
    "courtesan": "M12 .3a2.3 2.3 0 0 1 2 3.4 3.9 3.9 0 0 1-.2 6l2.7 1.5 1.1 4.2 5.4-4.7-1.4"
    " 8.6-6.1.1 1.1 4.3H6.1l1.7-7-1.9-1.5 1.5-3.7 2.8-1.5a3.9 3.9 0 0 1-.2-6A2.3 2.3 0 0 1 12"
    " .3zM16 17.8l4.3-.2.5-3z",
    # A flame with two eyes.
    "fire_elemental": "M12.5.2c4 3.4 4.3 6 3.4 8.8 1.5-.5 2.4-1.8 2.5-3.8 3 3.2 4 6.5 4 9.3 0"
    " 5.5-4 9.3-10.2 9.3S1.8 20 1.8 14.8c0-4 2.2-6.3 3.6-10.6 1.6 1.5 2.3 3.2 2.4 5 3-2"
    " 4.8-4.8 4.7-9z"
    "M5.8 13.2l4.5 2c0 1.9-.9 3-2.3 3s-2.5-1.7-2.2-5zM18.2 13.2l-4.5 2c0 1.9.9 3 2.3 3"
    "s2.5-1.7 2.2-5z",
    # Wide jaws, and the star they close upon.
    "magophage": "M12.5.5c4.3 0 7.8 2 9.7 5.2L18 7l-1.7-1.3-.6 2.7-2.8-1-.2 3-3-.2 1.2 2.6-1.4 1.4"
    "2.6.7v2.2l2.7-.8.8 2 2.6-1.5 1.4 1.2 3.3-.3c-1.8 3.8-5.7 5.8-10.4 5.8C5.7 23.5.6 18.5.6 12"
    "S5.8.5 12.5.5zM9.3 4a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.8z"
    "M20 9l.9 2.1 2.3.4-1.7 1.6.4 2.3-1.9-1.2-2.1 1.2.5-2.3-1.7-1.6 2.3-.3z",
    # A pointed hood with one eye in it.
    "prophet": "M12 .2c5 3 7.7 8 7.9 13.8l3.3 9.5H.8L4.1 14C4.3 8.2 7 3.2 12 .2z"
    "M12 7.2c-2.8 1.1-4.7 3.2-5.5 6.3 1.5 2.9 3.3 4.2 5.5 4.2s4-1.3 5.5-4.2c-.8-3.1-2.7-5.2"
    "-5.5-6.3zM12 10.3a3 3 0 1 1 0 6 3 3 0 0 1 0-6z",
    # Arms up, and something hangs in the air between the hands.
    "telekineticist": "M12 0l4.6 3.7L12 7.4 7.4 3.7z"
    "M12 8.5a3.3 3.3 0 1 1 0 6.6 3.3 3.3 0 0 1 0-6.6z"
    "M.8 5.3l3-.6L6 11.5l3.3 4h5.4l3.3-4 2.2-6.8 3 .6-2.3 8.2-3.6 4.5.9 5.5H5.8l.9-5.5-3.6-4.5z",
    # A wave about to break, with an eye.
    "water_elemental": "M.5 23.5V15C.5 6.5 6 .8 13.5.8"
    "c5 0 9 2.9 9.9 7.2.5 2.7-.6 5-3 5.6-2.3.5-4.1-.8"
    "-4.2-2.6-.1-1.6 1-2.7 2.5-2.5-1-2-3-2.9-5-2.3-2.7.8-3.8 3.5-2.9 6.3 1 3.2 4.3"
    " 5.5 12.7 5.7v5.3z"
    "M6.3 11.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4z",
}
"""character -> its outline"""

STROKES: dict[str, str] = {
    "acrobat": "M8.5 22.2L10.2 13l3-5L3 2M13.2 8l5-4.8 4 4.6M10.2 13L5.2 10.5 2.5 14",
}
"""character -> what is drawn as lines of one width beside its outline"""

SCROLL = "M4.5.5h15a3 3 0 0 1 3 3V6h-3v14.5a3 3 0 0 1-3 3h-13a3 3 0 0 1-3-3V18h3V3.5a3 3 0 0 1 1-3z"
"""An open scroll; what it does is cut out of it."""

OBJECTS: dict[str, str] = {
    # A boot with a wing at the heel.
    "boots": "M8.5 2.5h8.2l.3 10 4.7 2.5c1.4.8 1.8 2 1.8 4.5H8.5zM8.5 21h15v2.5h-15z"
    "M7 4.5L.5 1.5c0 2.2.6 3.5 1.8 4.3L.8 6c.3 1.7 1.2 2.8 2.5 3.3l-1.3.6C2.8 11.9 4.5 13 7 13z",
    "key": "M7 4.5a7 7 0 0 1 6.8 5.2H23.5v4.6h-2.2V18h-4v-3.7h-3.5A7 7 0 1 1 7 4.5zM7 8.3a3.3 3.3"
    " 0 1 0 0 6.6 3.3 3.3 0 0 0 0-6.6z",
    # A ring whose stone sends rays.
    "ring": "M12 9a7.4 7.4 0 1 1 0 14.8A7.4 7.4 0 0 1 12 9zM12 12a4.4 4.4 0 1 0 0 8.8 4.4"
    " 4.4 0 0 0 0"
    "-8.8zM8.8 3.5h6.4L17 6.3l-5 4.2-5-4.2zM3 .8l2.6 2.4-1.3 1.6L1.5 2.6zM21 .8l-2.6 2.4 1.3 1.6"
    " 2.8-2.2zM11 0h2v2.2h-2zM.5 7.5l3.5-.8.4 2-3.4.9zM23.5 7.5l-3.5-.8-.4 2 3.4.9z",
    # Coils, tied round the middle, with a loose end.
    "rope": "M12 .8c5.3 0 9.5 4 9.5 9 0 3.3-1.8 6.2-4.6 7.8l4.6 3.9-1.7 2-6.5-5.3-1.3.1c-5.3"
    " 0-9.5-4"
    "-9.5-8.5 0-5 4.2-9 9.5-9zM12 3.3c-3.9 0-7 2.9-7 6.5 0 3.3 3.1 6 7 6s7-2.7 7-6"
    "c0-3.6-3.1-6.5-7-6.5z"
    "M12 4.8c3.1 0 5.5 2.2 5.5 5 0 2.5-2.4 4.5-5.5 4.5s-5.5-2-5.5-4.5c0-2.8 2.4-5"
    " 5.5-5zM12 7.3c-1.7"
    " 0-3 1.1-3 2.5 0 1.1 1.3 2 3 2s3-.9 3-2c0-1.4-1.3-2.5-3-2.5zM5 17.5h5l-1 6.3H6z",
    # A spiral: nobody knows which card.
    "confusion": SCROLL
    + "M11.5 5.5c4 0 6.5 2.8 6.5 6.5s-2.6 6.5-6.3 6.5c-2.2 0-4-1-5-2.6l1.8-1.2c.7 1.1 1.8 1.7 3.2"
    " 1.7 2.4 0 4.1-1.8 4.1-4.4s-1.7-4.3-4.2-4.3c-2.1 0-3.5 1.3-3.5 3.2 0 1.7 1.1"
    " 2.8 2.6 2.8 1.2 0 2"
    "-.7 2-1.7 0-.8-.5-1.3-1.2-1.3v-2c1.9 0 3.3 1.4 3.3 3.3 0 2.2-1.7 3.8-4.1"
    " 3.8-2.8 0-4.8-2-4.8-4.9 0-3.1"
    " 2.3-5.4 5.6-5.4z",
    # Arrows round to where it began.
    "reconstruction": SCROLL
    + "M11.5 5a7 7 0 0 1 6.7 5h2L17 14l-3.3-4h2a4.7 4.7 0 0 0-7.6-1.2L6.5 7.2A7 7 0 0 1 11.5 5z"
    "M6 10.5l3.3 4h-2a4.7 4.7 0 0 0 7.6 1.2l1.6 1.6a7 7 0 0 1-11.6-2.8h-2z",
    "charm": SCROLL + "M11.5 18.8L6.3 13C4.5 10.9 5 7 8.2 6.6c1.6-.2 2.7.7 3.3 1.9.6-1.2 1.7-2.1"
    " 3.3-1.9 3.2.4 3.7 4.3"
    " 1.9 6.4z",
    # Two rooms change places.
    "inversion": SCROLL
    + "M6 6.8h7V4.5L17.8 8.3 13 12V9.7H6zM17.5 13.8h-7v-2.3l-4.8 3.8 4.8 3.7v-2.3h7z",
    # Face down: a closed disc with a lock's eye.
    "token-back": "M12 .5a11.5 11.5 0 1 1 0 23 11.5 11.5 0 0 1 0-23zM12 3.2a8.8 8.8 0 1 0 0 17.6"
    " 8.8"
    " 8.8 0 0 0 0-17.6zM12 5.7a3.2 3.2 0 0 1 1.7 5.9l1.6 6.4H8.7l1.6-6.4A3.2 3.2 0 0 1 12 5.7z",
}
"""object -> its outline"""
