"""What the features of positions weigh. Written by a command; edits by hand are lost.

    python -m engine tune cryptids --games 600 --seed 10000000

Log loss on the games held back, for a player who always says an even share and for these
weights, by number of seats: 0.6931 / 0.5924, 0.6365 / 0.5216, 0.5623 / 0.4104.
"""

from collections.abc import Mapping

WEIGHTS: Mapping[int, Mapping[str, float]] = {
    2: {
        "ahead": 0.06124,
        "ahead_last": 0.0469,
        "ahead_late": 0.05087,
        "average": 0.06124,
        "average_late": 0.05087,
        "company": -0.02243,
        "company_last": 0.12158,
        "counts_people": 1.28297,
        "counts_people_last": -0.38616,
        "drawback": -0.12066,
        "even": -2.04045,
        "hand": 0.00663,
        "hidden": -0.04746,
        "outlook": 0.03484,
        "outlook_late": 0.1859,
        "their_drawback": 0.26018,
        "their_hand": 0.00613,
        "their_hidden": 0.33423,
        "trait": 0.0657,
        "trait_last": -0.0374,
        "trait_late": 0.09475,
    },
    3: {
        "ahead": 0.06108,
        "ahead_last": 0.09169,
        "ahead_late": 0.05585,
        "average": 0.14362,
        "average_late": -0.04867,
        "company": -0.00687,
        "company_last": 0.15496,
        "counts_people": 1.93518,
        "counts_people_last": -0.97654,
        "drawback": -0.21887,
        "even": -4.08097,
        "hand": 0.0055,
        "hidden": 0.01638,
        "outlook": 0.10523,
        "outlook_late": 0.00623,
        "their_drawback": 0.28914,
        "their_hand": 0.02106,
        "their_hidden": 0.35081,
        "trait": 0.13187,
        "trait_last": -0.00943,
        "trait_late": 0.0885,
    },
    4: {
        "ahead": 0.01276,
        "ahead_last": 0.1253,
        "ahead_late": 0.14686,
        "average": 0.21824,
        "average_late": -0.1193,
        "company": 0.00372,
        "company_last": 0.11346,
        "counts_people": 2.45621,
        "counts_people_last": 0.0061,
        "drawback": -0.49388,
        "even": -5.09682,
        "hand": -0.00543,
        "hidden": -0.00963,
        "outlook": 0.14295,
        "outlook_late": -0.02381,
        "their_drawback": 0.56464,
        "their_hand": 0.07166,
        "their_hidden": 0.35831,
        "trait": 0.14269,
        "trait_last": 0.00791,
        "trait_late": 0.08548,
    },
}
"""Number of seats -> feature -> weight."""
