"""The puzzles of each game: the files that `python -m engine mine` writes, as lessons."""
