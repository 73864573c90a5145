"""What the features of positions weigh. Written by a command; edits by hand are lost.

    python -m engine tune inbetween --games 200 --seed 10000000

Log loss on the games held back, for a player who always says an even share and for these
weights, by number of seats: 0.6931 / 0.5119.
"""

from collections.abc import Mapping

WEIGHTS: Mapping[int, Mapping[str, float]] = {
    2: {
        "ability_left": 0.54413,
        "awareness": 0.30739,
        "cards_on_people": 0.02052,
        "energy": 0.33147,
        "equipment": 0.20096,
        "faces": 0.48066,
        "hand": 0.13843,
        "last_level": 0.73184,
        "majority": 0.11476,
        "marker": 0.01415,
        "on_move": 0.6449,
        "people": 0.10794,
        "their_ability_left": -0.64152,
        "their_awareness": -0.31671,
        "their_energy": -0.3399,
        "their_faces": -0.48537,
        "their_hand": -0.17799,
        "their_last_level": -0.73351,
        "their_marker": -0.01302,
        "their_people": -0.11091,
        "their_third_lock": 0.0019,
        "third_lock": -0.00051,
        "tokens": 0.17167,
        "town": -0.23597,
    },
}
"""Number of seats -> feature -> weight."""
