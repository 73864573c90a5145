"""What this device remembers about its users: text size, hands face down, recaps, keys, pace.

Plain data with a default for everything. Reading is tolerant: settings that an older or newer
version of the page has written never stop anyone from playing. What belongs to a single game is
saved with that game instead (`Table`).
"""

from typing import Any, NamedTuple

from app.series import NO_SERIES, Series

FIRST_GAMES = 3
"""In so many games on a device the coach speaks without being asked."""

CHOICES = {
    "size": ("normal", "large", "huge"),
    "hand": ("auto", "down", "up"),
    "recap": ("on", "off"),
    "goal": ("on", "off"),
    "keys": ("on", "off"),
    "hint": ("new", "seen"),
    "pace": ("normal", "calm", "quick", "off"),
    "stage": ("normal", "calm", "quick", "tap", "off"),
    "replay": ("normal", "quick", "calm"),
    "hints": ("auto", "on", "off"),
    "coach": ("first", "on", "off"),
    "sound": ("ask", "on", "off"),
    "volume": ("normal", "quiet", "loud"),
    "buzz": ("off", "on"),
    "games": tuple(map(str, range(FIRST_GAMES + 1))),
}
"""Every setting with its values, the default first."""


PACES = {"calm": 1.7, "normal": 1.0, "quick": 0.5}
"""How much longer what plays by itself stays than it needs."""

MOST_LESSONS = 200
"""No device has finished more."""


class Settings(NamedTuple):
    """The settings of a device.

    size    the size of all text
    hand    "down": a hand lies face down until its owner peeks at it; "up": it is shown after
            the cover; "auto": the seating decides
    recap   whether a player who takes the tablet first sees what happened since they last looked
    goal    whether the goal of the game stands on the table
    keys    whether single-key shortcuts are on
    hint    whether the first hints are "new" or have been "seen"
    pace    how fast a computer's turn is played out before everyone; "off": it is not
    stage   how fast big moments are played back to everyone; "tap": each scene waits for a tap;
            "off": they are only told in the log
    replay  how fast a replay runs
    hints   whether players may ask for hints; "auto": who plays alone against computers may
    lessons   the lessons that were finished here, as "inbetween/pull"
    coach   whether the coach speaks; "first": in the first games on this device
    games   how many of those first games were begun
    sound   whether there is sound; "ask": nobody has been asked yet, and there is none
    volume  how loud it is
    buzz    whether the device shakes along, where it can
    series  who has won how often
    """

    size: str = "normal"
    hand: str = "auto"
    recap: str = "on"
    goal: str = "on"
    keys: str = "on"
    hint: str = "new"
    pace: str = "normal"
    stage: str = "normal"
    replay: str = "normal"
    hints: str = "auto"
    lessons: tuple[str, ...] = ()
    coach: str = "first"
    games: str = "0"
    sound: str = "ask"
    volume: str = "normal"
    buzz: str = "off"
    series: Series = NO_SERIES

    @classmethod
    def from_data(cls, data: object) -> "Settings":
        """Settings from data of unknown origin; anything invalid gets its default.

        >>> Settings.from_data({"size": "huge", "keys": 7, "colour": "red"})[:5]
        ('huge', 'auto', 'on', 'on', 'on')
        """
        if not isinstance(data, dict):
            return cls()
        lessons = data.get("lessons")
        return cls(
            **{name: data[name] for name, known in CHOICES.items() if data.get(name) in known},
            lessons=tuple(
                lesson
                for lesson in (lessons if isinstance(lessons, list | tuple) else ())
                if isinstance(lesson, str)
            )[:MOST_LESSONS],
            series=Series.from_data(data.get("series")),
        )

    def after(self, name: str, value: str) -> "Settings":
        """The settings with one of them changed; unchanged if there is no such value."""
        changed: dict[str, Any] = {name: value} if value in CHOICES.get(name, ()) else {}
        return self._replace(**changed)

    def having_learned(self, lesson: str) -> "Settings":
        """The settings once a lesson is finished."""
        if lesson in self.lessons:
            return self
        return self._replace(lessons=(*self.lessons, lesson)[-MOST_LESSONS:])


DEFAULTS = Settings()
"""The settings of a device that has saved none."""
