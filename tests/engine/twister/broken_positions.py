"""Positions of Dungeon Twister that break one invariant each."""

from engine.core.match import Match
from engine.twister.positions import lay_out
from engine.twister.state import Dungeon
from tests.engine.broken_positions import Spoiler

SPOILERS: dict[str, Spoiler] = {
    "tokens missing or twice": lambda t: t.gone.append("yellow_key"),
    "not everybody knows it": lambda t: t.forget(["yellow_acrobat"]),
    "is no character": lambda t: t.saved.append("yellow_boots"),
    "wounded:": lambda t: t.wounded.append("yellow_prophet"),
    "charmed:": lambda t: t.charmed.update(yellow_acrobat=1),
    "actions of the charmed": lambda t: t.charmed.update(blue_acrobat=4),
    "gone:": lambda t: t.gone.append("blue_prophet"),
    "rooms:": lambda t: t.rooms.__setitem__(0, "furnace"),
    "tokens on slot": lambda t: t.hidden[7][0].extend(["a", "b", "c", "d"]),
    "is revealed, but not wholly": lambda t: t.forget(["furnace"]),
    "was opened face down": lambda t: t.raised.__setitem__(7, 1),
    "is turned by": lambda t: t.turned.__setitem__(0, 4),
    "slot 7: [": lambda t: t.hidden[7][0].append("blue_rope"),
    "is on a face-down room": lambda t: t.at.update(yellow_acrobat=17 + 5 * 22),
    "on square": lambda t: t.at.update(blue_acrobat=t.at["yellow_acrobat"]),
    "combat cards of seat": lambda t: t.fighting[0].append(6),
    "has lost the 0": lambda t: t.fighting[1].remove(0),
    "jumps": lambda t: t.jumps.__setitem__(0, 4),
    "action cards of seat": lambda t: t.cards[0].append(7),
    "points of card": lambda t: setattr(t, "ap", 6),
    "play, first": lambda t: setattr(t, "first", -1),
    "quiet turns": lambda t: setattr(t, "quiet", 41),
    "starters": lambda t: t.starters[0].extend(["x"] * 5),
    "points for": lambda t: t.dead.append("blue_acrobat"),
    "stands on the far line": lambda t: t.at.update(yellow_acrobat=21),
}


def sound() -> Match[Dungeon]:
    """A position that they all can spoil."""
    return lay_out({"yellow_acrobat": "1.2", "blue_acrobat": "1.3"}, closed=[7])


def busy() -> Match[Dungeon]:
    """A position with something in every zone."""
    return lay_out(
        {"yellow_acrobat": "1.2", "blue_acrobat": "1.3"},
        wounded=["blue_acrobat"],
        hidden={2: ["yellow_magophage", "blue_key"]},
        gone=["yellow_confusion"],
        hands={1: [0, 6]},
    )
