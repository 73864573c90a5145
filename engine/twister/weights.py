"""What the features of positions weigh. Written by a command; edits by hand are lost.

    python -m engine tune twister --games 40 --seed 10000000

Log loss on the games held back, for a player who always says an even share and for these
weights, by number of seats: 0.6931 / 0.8225.
"""

from collections.abc import Mapping

WEIGHTS: Mapping[int, Mapping[str, float]] = {
    2: {
        "cards": -0.00151,
        "combat_cards": -0.01756,
        "dead": -0.22573,
        "first": -0.07089,
        "first_late": 0.08003,
        "jumps": 0.20892,
        "objects": -0.46346,
        "on_move": 0.17198,
        "points": 0.08901,
        "points_late": 0.53921,
        "second": 0.06113,
        "team": -0.03909,
        "their_cards": 0.00078,
        "their_combat_cards": 0.0173,
        "their_dead": 0.22568,
        "their_first": 0.07108,
        "their_first_late": -0.08014,
        "their_jumps": -0.21885,
        "their_objects": 0.46408,
        "their_points": -0.09291,
        "their_points_late": -0.54373,
        "their_second": -0.06062,
        "their_team": 0.03231,
        "their_ways": -0.04501,
        "their_wounded": 0.20088,
        "ways": 0.04474,
        "wounded": -0.20635,
    },
}
"""Number of seats -> feature -> weight."""
