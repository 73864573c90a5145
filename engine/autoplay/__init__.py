"""Games that play themselves: bots, and checks that hold for every game.

Nothing here is needed to play or to save a game.
"""
