"""What the features of positions weigh. Written by a command; edits by hand are lost.

    python -m engine tune inbetween --games 200 --seed 10000000

Log loss on the games held back, for a player who always says an even share and for these
weights, by number of seats: 0.6931 / 0.5129.
"""

from collections.abc import Mapping

WEIGHTS: Mapping[int, Mapping[str, float]] = {
    2: {
        "ability_left": 0.84852,
        "awareness": 0.39521,
        "cards_on_people": 0.04777,
        "energy": 0.42548,
        "equipment": 0.26177,
        "faces": 0.51664,
        "hand": 0.20858,
        "last_level": 0.74276,
        "majority": 0.12683,
        "marker": 0.0053,
        "on_move": 0.83075,
        "people": 0.14885,
        "their_ability_left": -0.99168,
        "their_awareness": -0.40765,
        "their_energy": -0.43564,
        "their_faces": -0.5224,
        "their_hand": -0.26192,
        "their_last_level": -0.746,
        "their_marker": -0.00424,
        "their_people": -0.15306,
        "their_third_lock": 0.04481,
        "third_lock": -0.04267,
        "tokens": 0.22221,
        "town": -0.2584,
    },
}
"""Number of seats -> feature -> weight."""
