"""What Dungeon Twister sounds like: slabs and gears, a portcullis, blades, a horn for points."""

from app.games.sounds import Sounds

SOUNDS: Sounds = {
    "reveals": "room",
    "rotates": "gears",
    "inverts": "gears",
    "gate": "gate",
    # A fight is played back card by card.
    "cards": "steel",
    "cards.first": "card",
    "cards.second": "card",
    "cards.totals": "steel",
    "wounded": "wound",
    "dies": "fall",
    "scores": "score",
    **dict.fromkeys(("card", "recycles", "confusion"), "card"),
    **dict.fromkeys(("moves", "jumps", "swims", "flies", "pushes", "throws"), "piece"),
    **dict.fromkeys(("takes", "gives", "leaves", "carries", "puts", "placed", "rebuilds"), "piece"),
}
