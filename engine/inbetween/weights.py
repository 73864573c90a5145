"""What the features of positions weigh. Written by a command; edits by hand are lost."""

from collections.abc import Mapping

WEIGHTS: Mapping[int, Mapping[str, float]] = {
    2: {
        "ability_left": 0.17966,
        "awareness": 0.25565,
        "cards_on_people": -0.37483,
        "energy": 0.28867,
        "equipment": 0.29461,
        "faces": 0.35168,
        "hand": 0.16699,
        "last_level": 1.75713,
        "majority": 0.04907,
        "marker": 0.02762,
        "on_move": 0.71773,
        "people": 0.12088,
        "their_ability_left": -0.20336,
        "their_awareness": -0.25686,
        "their_energy": -0.29078,
        "their_faces": -0.35433,
        "their_hand": -0.16991,
        "their_last_level": -1.76328,
        "their_marker": -0.02772,
        "their_people": -0.12163,
        "their_third_lock": -0.18731,
        "third_lock": 0.18856,
        "tokens": -0.0222,
        "town": -0.6274,
    },
}
"""Number of seats -> feature -> weight."""
