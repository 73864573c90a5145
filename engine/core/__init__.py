"""The kernel that every game stands on: decisions, matches, secrets, saves.

A game brings a state, one generator and a view (see `game.py`); the kernel gives
it undo, saves, share links, bots, fuzzing and a proof of secrecy. No module here
knows any particular game.
"""
