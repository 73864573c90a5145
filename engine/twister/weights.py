"""What the features of positions weigh. Written by a command; edits by hand are lost.

    python -m engine tune twister --games 120 --seed 10000000

Log loss on the games held back, for a player who always says an even share and for these
weights, by number of seats: 0.6931 / 0.6691.
"""

from collections.abc import Mapping

WEIGHTS: Mapping[int, Mapping[str, float]] = {
    2: {
        "combat_cards": 0.10748,
        "first": -0.03779,
        "jumps": 0.39768,
        "on_move": 0.12477,
        "points": -0.07511,
        "points_late": 1.02674,
        "ways": 0.05357,
        "wounded": -0.02564,
    },
}
"""Number of seats -> feature -> weight."""
