"""What the features of positions weigh. Written by a command; edits by hand are lost.

    python -m engine tune cryptids --games 200 --seed 10000000

Log loss on the games held back, for a player who always says an even share and for these
weights, by number of seats: 0.6931 / 0.5751, 0.6365 / 0.5401, 0.5623 / 0.4489.
"""

from collections.abc import Mapping

WEIGHTS: Mapping[int, Mapping[str, float]] = {
    2: {
        "ahead": 0.06088,
        "ahead_last": 0.04994,
        "ahead_late": 0.04522,
        "average": 0.06088,
        "average_late": 0.04522,
        "drawback": -0.05595,
        "even": -0.6798,
        "hand": 0.01519,
        "hidden": -0.36265,
        "outlook": 0.00086,
        "outlook_late": 0.08562,
        "their_drawback": 0.18853,
        "their_hand": -0.02244,
        "their_hidden": 0.58756,
        "trait": 0.00538,
        "trait_last": 0.01251,
        "trait_late": 0.03679,
    },
    3: {
        "ahead": 0.06552,
        "ahead_last": 0.11191,
        "ahead_late": -0.00164,
        "average": 0.13331,
        "average_late": -0.06119,
        "drawback": -0.15842,
        "even": -2.4252,
        "hand": -0.0004,
        "hidden": 0.05501,
        "outlook": -0.0285,
        "outlook_late": -0.02931,
        "their_drawback": 0.1681,
        "their_hand": -0.04874,
        "their_hidden": 0.29668,
        "trait": 0.06177,
        "trait_last": 0.00089,
        "trait_late": 0.06554,
    },
    4: {
        "ahead": 0.03017,
        "ahead_last": 0.17755,
        "ahead_late": 0.07317,
        "average": 0.17594,
        "average_late": -0.10198,
        "drawback": -0.42053,
        "even": -2.61533,
        "hand": -0.02951,
        "hidden": -0.00294,
        "outlook": 0.06313,
        "outlook_late": -0.06371,
        "their_drawback": 0.52651,
        "their_hand": 0.00445,
        "their_hidden": 0.3684,
        "trait": 0.02742,
        "trait_last": 0.02305,
        "trait_late": 0.07119,
    },
}
"""Number of seats -> feature -> weight."""
