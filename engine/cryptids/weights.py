"""What the features of positions weigh. Written by a command; edits by hand are lost.

    python -m engine tune cryptids --games 200 --seed 10000000

Log loss on the games held back, for a player who always says an even share and for these
weights, by number of seats: 0.6931 / 0.5771, 0.6365 / 0.5577, 0.5623 / 0.4361.
"""

from collections.abc import Mapping

WEIGHTS: Mapping[int, Mapping[str, float]] = {
    2: {
        "ahead": 0.06614,
        "ahead_last": 0.05464,
        "ahead_late": 0.04461,
        "average": 0.06614,
        "average_late": 0.04461,
        "company": -0.02088,
        "company_last": 0.1184,
        "counts_people": 0.39918,
        "counts_people_last": 0.04206,
        "drawback": -0.08665,
        "even": -1.44736,
        "hand": 0.03364,
        "hidden": -0.43811,
        "outlook": -0.01443,
        "outlook_late": 0.21629,
        "their_drawback": 0.34801,
        "their_hand": -0.00859,
        "their_hidden": 0.84807,
        "trait": 0.01199,
        "trait_last": -0.00374,
        "trait_late": 0.08115,
    },
    3: {
        "ahead": 0.04889,
        "ahead_last": 0.12963,
        "ahead_late": 0.0066,
        "average": 0.16555,
        "average_late": -0.06456,
        "company": -0.02872,
        "company_last": 0.17918,
        "counts_people": 1.95053,
        "counts_people_last": -1.08459,
        "drawback": -0.21955,
        "even": -4.36964,
        "hand": 0.00881,
        "hidden": 0.03703,
        "outlook": 0.05844,
        "outlook_late": 0.0498,
        "their_drawback": 0.32741,
        "their_hand": -0.02111,
        "their_hidden": 0.38788,
        "trait": 0.14293,
        "trait_last": 0.0074,
        "trait_late": 0.08042,
    },
    4: {
        "ahead": -0.00921,
        "ahead_last": 0.18328,
        "ahead_late": 0.1171,
        "average": 0.21327,
        "average_late": -0.11535,
        "company": -0.00736,
        "company_last": 0.16215,
        "counts_people": 2.06433,
        "counts_people_last": -0.09423,
        "drawback": -0.50091,
        "even": -4.94822,
        "hand": -0.02267,
        "hidden": -0.15067,
        "outlook": 0.09581,
        "outlook_late": 0.02328,
        "their_drawback": 0.71422,
        "their_hand": 0.04362,
        "their_hidden": 0.67599,
        "trait": 0.1064,
        "trait_last": 0.02156,
        "trait_late": 0.10056,
    },
}
"""Number of seats -> feature -> weight."""
