"""What the features of positions weigh. Written by a command; edits by hand are lost.

    python -m engine tune cryptids --games 300 --seed 10000000

Log loss on the games held back, for a player who always says an even share and for these
weights, by number of seats: 0.6931 / 0.5583, 0.6365 / 0.5668, 0.5623 / 0.4790.
"""

from collections.abc import Mapping

WEIGHTS: Mapping[int, Mapping[str, float]] = {
    2: {
        "ahead": 0.0497,
        "ahead_late": 0.06365,
        "average": 0.0497,
        "average_late": 0.06365,
        "drawback": -0.26113,
        "even": -0.00129,
        "hand": 0.14038,
        "hidden": 0.28151,
        "hidden_late": 0.57201,
        "outlook": -0.02605,
        "outlook_late": 0.10166,
        "shown": -0.18844,
        "their_drawback": 0.31938,
        "their_hand": -0.11891,
        "their_hidden": -0.16421,
        "their_hidden_late": -0.73768,
        "their_shown": 0.15838,
        "trait": 0.00191,
        "trait_late": 0.03241,
    },
    3: {
        "ahead": 0.01078,
        "ahead_late": 0.05245,
        "average": 0.1022,
        "average_late": 0.04657,
        "drawback": -0.32364,
        "even": -0.83467,
        "hand": 0.01494,
        "hidden": 0.47265,
        "hidden_late": 0.73686,
        "outlook": -0.09855,
        "outlook_late": 0.03021,
        "shown": -0.30505,
        "their_drawback": 0.51943,
        "their_hand": -0.155,
        "their_hidden": -0.32908,
        "their_hidden_late": -0.68054,
        "their_shown": 0.04039,
        "trait": 0.0334,
        "trait_late": 0.06157,
    },
    4: {
        "ahead": 0.02664,
        "ahead_late": 0.05813,
        "average": 0.13676,
        "average_late": 0.01605,
        "drawback": -0.74834,
        "even": -1.19994,
        "hand": 0.05538,
        "hidden": 0.40943,
        "hidden_late": 0.85207,
        "outlook": -0.03154,
        "outlook_late": 0.0509,
        "shown": -0.33104,
        "their_drawback": 1.16191,
        "their_hand": -0.1947,
        "their_hidden": -0.24051,
        "their_hidden_late": -0.48957,
        "their_shown": -0.1973,
        "trait": 0.03675,
        "trait_late": 0.05788,
    },
}
"""Number of seats -> feature -> weight."""
