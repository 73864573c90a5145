"""One package a game: its policy (policy.py) for the controller, its presenter for the screens.

A game without a package of its own is shown plainly, by the defaults of both.
"""
