"""Boards in the thick of it: rooms open but one, tokens scattered by chance.

Random games from the beginning walk a lot before anybody meets anybody; these do not.
"""

from engine.core.chance import Dice
from engine.core.match import Match
from engine.twister import GAME
from engine.twister.board import SLOT_OF, SLOTS
from engine.twister.data import KIND, PIECES, PLACING, SCROLLS
from engine.twister.setup import deal
from engine.twister.state import Dungeon


def crowded(seed: int) -> Match[Dungeon]:
    """A game of that seed at a moment when everything is on the board."""
    setup = GAME.check_setup(seed, None, None)
    t = deal(setup)
    dice = Dice(seed)
    t.revealed = [1] * SLOTS
    t.revealed[dice.rand(SLOTS)] = 0
    t.bag = [[], []]
    t.learn([*(room for slot, room in enumerate(t.rooms) if t.revealed[slot]), *KIND])
    t.forget(SCROLLS)
    terrain = t.layout.terrain
    floor = [q for q, slot in enumerate(SLOT_OF) if slot >= 0 and terrain[q] in PLACING]
    dice.shuffle(floor)
    for token in KIND:
        if token not in SCROLLS:
            t.at[token] = floor.pop()
    t.wounded = [piece for team in PIECES for piece in team if not dice.rand(3)]
    # The two scrolls that would stay out of the game lie about; the others are in the libraries.
    for shelf in range(2):
        scroll = t.scrolls[2][shelf]
        t.learn([scroll])
        t.at[scroll] = floor.pop()
    t.scrolls[2] = []
    t.phase, t.first, t.active, t.turn, t.free = "play", 0, 0, 1, 1
    return Match(GAME, setup, t)
