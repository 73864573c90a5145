"""Dungeon Twister at the table: policy.py for the controller, presenter.py for the screens."""
