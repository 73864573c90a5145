"""What the features of positions weigh. Written by a command; edits by hand are lost.

    python -m engine tune cryptids --games 800 --seed 10000000

Log loss on the games held back, for a player who always says an even share and for these
weights, by number of seats: 0.6931 / 0.5557, 0.6365 / 0.4657, 0.5623 / 0.3758.
"""

from collections.abc import Mapping

WEIGHTS: Mapping[int, Mapping[str, float]] = {
    2: {
        "ahead": 0.0627,
        "ahead_last": 0.05658,
        "ahead_late": 0.03938,
        "average": 0.0627,
        "average_late": 0.03938,
        "company": -0.00525,
        "company_last": 0.11739,
        "counts_people": 1.47353,
        "counts_people_last": -0.2994,
        "drawback": -0.0839,
        "even": -2.4512,
        "hand": 0.05356,
        "hidden": -0.01494,
        "outlook": 0.04874,
        "outlook_late": 0.10013,
        "their_drawback": 0.30039,
        "their_hand": -0.04155,
        "their_hidden": 0.36177,
        "trait": 0.07799,
        "trait_last": -0.0304,
        "trait_late": 0.09826,
    },
    3: {
        "ahead": 0.0575,
        "ahead_last": 0.11166,
        "ahead_late": 0.06848,
        "average": 0.14577,
        "average_late": -0.04824,
        "company": 0.00395,
        "company_last": 0.15009,
        "counts_people": 2.4801,
        "counts_people_last": -0.9595,
        "drawback": -0.31662,
        "even": -4.70099,
        "hand": 0.07034,
        "hidden": -0.12877,
        "outlook": 0.12523,
        "outlook_late": -0.08773,
        "their_drawback": 0.45906,
        "their_hand": -0.02552,
        "their_hidden": 0.51776,
        "trait": 0.1566,
        "trait_last": -0.00217,
        "trait_late": 0.0877,
    },
    4: {
        "ahead": 0.01071,
        "ahead_last": 0.14919,
        "ahead_late": 0.12439,
        "average": 0.20727,
        "average_late": -0.09002,
        "company": 0.02756,
        "company_last": 0.10749,
        "counts_people": 3.08454,
        "counts_people_last": 0.17112,
        "drawback": -0.55817,
        "even": -6.34039,
        "hand": 0.09799,
        "hidden": -0.09764,
        "outlook": 0.08618,
        "outlook_late": 0.0215,
        "their_drawback": 0.73593,
        "their_hand": 0.03487,
        "their_hidden": 0.639,
        "trait": 0.17078,
        "trait_last": 0.00753,
        "trait_late": 0.11246,
    },
}
"""Number of seats -> feature -> weight."""
