"""Who has won how often on this device: a score for every game and every set of names.

Plain data among the settings. A game counts once, when it ends at this table (acts/counting.py);
opening it again changes nothing. What is read may come from anywhere.
"""

from collections.abc import Sequence
from typing import NamedTuple

MOST_SCORES = 60
"""So many sets of names are remembered; those who have not played for longest go first."""
MOST_COUNTED = 200
"""So many finished games are remembered, so that none counts twice."""
MOST_WINS = 9_999
MOST_PLAYERS = 4
LONGEST = 40
"""Letters of a name, as in engine/core/game.py, of a game's name and of its id."""


class Score(NamedTuple):
    """How often each of these players has won a game against the others, and nobody has.

    Whoever shares a victory has won, too. The names are sorted: sides change, players do not.
    """

    game: str
    names: tuple[str, ...]
    wins: tuple[int, ...]
    draws: int = 0

    def wins_of(self, name: str) -> int:
        """How often that player has won."""
        return self.wins[self.names.index(name)]

    def after(self, winners: Sequence[str]) -> "Score":
        """The score after one more game."""
        pairs = zip(self.names, self.wins, strict=True)
        wins = tuple(min(MOST_WINS, won + (name in winners)) for name, won in pairs)
        return self._replace(wins=wins, draws=min(MOST_WINS, self.draws + (not winners)))


class Series(NamedTuple):
    """All scores of a device, the latest last, and the ids of the games that were counted."""

    scores: tuple[Score, ...] = ()
    counted: tuple[str, ...] = ()

    @classmethod
    def from_data(cls, data: object) -> "Series":
        """Series from data of unknown origin; whatever makes no sense is left out.

        >>> Series.from_data([[["inbetween", ["Anna", "Bob"], [3, 2], 0], 7], ["a1", None]])
        Series(scores=(Score(game='inbetween', names=('Anna', 'Bob'), wins=(3, 2), draws=0),), \
counted=('a1',))
        """
        if not isinstance(data, list | tuple) or len(data) != len(cls._fields):
            return cls()
        scores, counted = (part if isinstance(part, list | tuple) else () for part in data)
        read = [score for score in map(read_score, scores[-MOST_SCORES:]) if score is not None]
        ids = [word for word in counted[-MOST_COUNTED:] if is_word(word)]
        return cls(tuple(read), tuple(ids))

    def score(self, game: str, names: Sequence[str]) -> Score | None:
        """The score between these players; None if they have not finished a game here."""
        among = tuple(sorted(names))
        found = (one for one in self.scores if (one.game, one.names) == (game, among))
        return next(found, None)

    def after(self, id: str, game: str, names: Sequence[str], winners: Sequence[str]) -> "Series":
        """The series once that game has ended; the same if it was counted before."""
        if id in self.counted:
            return self
        among = tuple(sorted(names))
        before = self.score(game, among) or Score(game, among, (0,) * len(among))
        others = tuple(one for one in self.scores if one != before)
        scores = (*others, before.after(winners))[-MOST_SCORES:]
        return Series(scores, (*self.counted, id)[-MOST_COUNTED:])


def read_score(data: object) -> Score | None:
    """A score from data of unknown origin; None if it is none."""
    if not isinstance(data, list | tuple) or len(data) != len(Score._fields):
        return None
    game, names, wins, draws = data
    if not all(isinstance(part, list | tuple) for part in (names, wins)) or not is_word(game):
        return None
    if not all(map(is_word, names)) or not all(map(is_count, (*wins, draws))):
        return None
    distinct = sorted(set(names))
    if distinct != list(names) or len(names) != len(wins) or not 1 < len(names) <= MOST_PLAYERS:
        return None
    return Score(game, tuple(names), tuple(wins), draws)


def is_word(data: object) -> bool:
    """Whether it can be a name or an id."""
    return isinstance(data, str) and 0 < len(data) <= LONGEST


def is_count(data: object) -> bool:
    """Whether it can be a number of games."""
    return type(data) is int and 0 <= data <= MOST_WINS


NO_SERIES = Series()
"""The series of a device on which nobody has finished a game."""
