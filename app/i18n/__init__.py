"""The words of the page: one catalogue per language, and one per language for each game."""
