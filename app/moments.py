"""Other moments of the game: the log's lines to look at, the recap, the replay of a finished game.

A moment is a match as it was, seen by whoever looks now and never offering anything to
choose. A playback is what a single choice led to, played out for everybody step by step before
the next question. Lines are what a seat may read of the log. Nothing here draws.
"""

from bisect import bisect_right
from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from app.games.policy import SUMMARY, Scene, policy_of
from app.games.sentences import Sentences, sentences_of
from app.reel import Reel
from engine.core.event import Event
from engine.core.match import AGREED, Match
from engine.core.view import View

RECAP, LOG, REPLAY, PLAYBACK = "recap", "log", "replay", "playback"
"""Why a moment is shown."""

ROUND, TURN, GREAT = "round", "turn", "great"
"""What a mark of a replay stands for; a great moment is one that was played back to everybody."""

HANDS = "hands"
"""What is selected while the drawer of hands is open."""

LEAST_MILLISECONDS, MOST_MILLISECONDS = 900, 3_000
"""The shortest and the longest that a step of a recap stays when it runs by itself."""
LETTER_MILLISECONDS = 30
"""How long a letter of its lines takes to read."""


@dataclass(frozen=True, slots=True)
class Teller:
    """Tells events as one seat may read them now.

    news     the events that have just happened
    is_over  whether the game has ended, even if `view` is of an earlier moment
    """

    view: View
    sentences: Sentences
    news: Sequence[Event] = ()
    is_over: bool = False

    @classmethod
    def of(cls, view: View, language: str) -> "Teller":
        """The teller for a view, in a language."""
        return cls(view, sentences_of(view, language))

    def line(self, event: Event) -> str:
        """A line of the log; "" for what the log may not tell, or nobody would."""
        tellable = policy_of(self.view.game).tellable
        told = tellable(event, self.view, self.news, self.is_over)
        return self.sentences.log_line(told) if told else ""


class Line(NamedTuple):
    """A line of the log, and the number of choices after which it was true.

    level    1 to 3 for a line that opens a round, a phase or a turn; else 0
    minor    whether it only tells what happens in every turn
    seat     the seat that it is about, if it is about one
    named    what it names: words of the line -> the thing that help can explain
    leading  whether it says what somebody did with a turn
    number   its place among what the choice told this seat; -1 if no rule of this version told it
    """

    at: int
    words: str
    level: int = 0
    minor: bool = False
    seat: int | None = None
    named: tuple[tuple[str, str], ...] = ()
    leading: bool = False
    number: int = -1


class Note(NamedTuple):
    """What happened at the table but not in the game: a line of the log all the same.

    at    how many choices had been made
    kind  "order": a standing order answered a question, "hint": somebody took a hint,
          "seat": somebody else plays a seat from here on
    what  the question, or who plays the seat now (app/seats.py)
    seat  the seat that it is about
    """

    at: int
    kind: str
    what: str = ""
    seat: int | None = None


class Mark(NamedTuple):
    """A place of a replay that is worth finding: a ROUND or a TURN begins there, or it is GREAT."""

    place: int
    kind: str


class Moment(NamedTuple):
    """A look at how the table was.

    purpose  RECAP, LOG, REPLAY or PLAYBACK
    stops    the moments that can be looked at, as numbers of choices
    scenes   in a playback: what is shown at each stop
    turns    in which turn each of them lies
    place    which of them it is
    match    the match as it was then
    playing  whether the next stop comes by itself
    letters  in a recap or a replay: per stop, how many letters there are to read
    opens    in a recap: whether its player has taken the tablet, whose turn then opens by itself
    marks    in a replay: what is worth finding, in order
    eyes     in a replay: the seat through whose eyes it is seen; None sees everything
    reel     where the match of another stop comes from
    """

    purpose: str
    stops: tuple[int, ...]
    turns: tuple[int, ...]
    place: int
    match: Match[Any]
    playing: bool = False
    scenes: tuple[Scene, ...] = ()
    letters: tuple[int, ...] = ()
    opens: bool = False
    marks: tuple[Mark, ...] = ()
    eyes: int | None = None
    reel: Reel | None = None

    @property
    def at(self) -> int:
        """How many choices had been made."""
        return self.stops[self.place]

    @property
    def is_last(self) -> bool:
        """Whether it is the last stop."""
        return self.place == len(self.stops) - 1

    @property
    def scene(self) -> Scene | None:
        """What a playback shows now; None for any other look."""
        return self.scenes[self.place] if self.scenes else None

    @property
    def is_summary(self) -> bool:
        """Whether this sums up a playback, and stays until somebody closes it."""
        return self.scene is not None and self.scene.part == SUMMARY

    @property
    def pace(self) -> int:
        """Milliseconds until the next stop comes by itself."""
        if self.scene is not None:
            return self.scene.lasts
        needed = LETTER_MILLISECONDS * (self.letters[self.place] if self.letters else 0)
        return max(LEAST_MILLISECONDS, min(MOST_MILLISECONDS, LEAST_MILLISECONDS // 2 + needed))

    def place_of_turn(self, direction: int) -> int:
        """Where the turn before (-1) or after (+1) begins; past either end if there is none."""
        wanted = [turn for turn in self.turns if (turn - self.turns[self.place]) * direction > 0]
        if not wanted:
            return 0 if direction < 0 else len(self.stops)
        return self.turns.index(max(wanted) if direction < 0 else min(wanted))

    def go_to(self, place: int, match: Match[Any], *, playing: bool = False) -> "Moment":
        """The moment at another stop, or at the nearest one; `match` is the game as it is now."""
        place = max(0, min(place, len(self.stops) - 1))
        if self.purpose == PLAYBACK:
            return self._replace(place=place, playing=playing)
        then = (self.reel or Reel(match)).at(self.stops[place])
        return self._replace(place=place, match=then, playing=playing)


def log_lines(
    match: Match[Any],
    teller: Teller,
    notes: Sequence[Note] = (),
    seat: int | None = None,
    since: int = 0,
    until: int | None = None,
) -> list[Line]:
    """What that seat may read of the log, oldest first, with the table's own notes in it.

    It begins with what the choice number `since` led to, and ends with what `until` did.
    """
    lines = []
    last = len(match.choices) if until is None else until
    story = match.story(seat, since)
    imported = len(story) - len(match.story(seat, since, own=True)) if match.imported_entries else 0
    places = Counter[int]()
    for number, (at, event) in enumerate(story):
        if at > last:
            break
        words = line_of(teller, event, imported=number < imported)
        if words:
            is_told = number >= imported and event.kind != AGREED
            place = places[at] if is_told else -1
            lines.append(Line(at, words, *teller.sentences.about(event), number=place))
        places[at] += number >= imported
    # What was taken back leaves its notes behind: nobody takes a hint in secret.
    placed = [note._replace(at=min(note.at, len(match.choices))) for note in notes]
    lines += [
        Line(note.at, words_of(note, teller.sentences), seat=note.seat)
        for note in placed
        if since <= note.at <= last
    ]
    return sorted(lines, key=lambda line: line.at)


def words_of(note: Note, sentences: Sentences) -> str:
    """A note in words."""
    say, name = sentences.text, sentences.seat_name(note.seat or 0)
    if note.kind == "order":
        return say("log.order", what=sentences.name_of(note.what))
    level, _, character = note.what.partition(":")
    if note.kind != "seat" or not level:
        return say("log.person" if note.kind == "seat" else "log.hinted", name=name)
    who = say(f"opponent.{sentences.game}.{character}")
    return say("log.computer", name=name, who=who, level=say(f"level.{level}"))


def news_for(match: Match[Any], language: str, notes: Sequence[Note], last_seen: int) -> list[Line]:
    """What everyone saw happen since somebody last looked at the table, oldest first.

    The deal, which comes before every choice, is no news to anybody.
    """
    teller = Teller.of(match.view(None), language)
    return log_lines(match, teller, notes, None, max(last_seen, 0) + 1)


def turn_before(match: Match[Any], language: str, notes: Sequence[Note]) -> list[Line]:
    """What everyone saw happen in the turn before this one, oldest first; nothing in the first."""
    lines = log_lines(match, Teller.of(match.view(None), language), notes)
    turns = sorted({line.at for line in lines if line.level == Sentences.HEADINGS["turn"]})
    if not turns[1:]:
        return []
    return [line for line in lines if turns[-2] < line.at <= turns[-1]]


def line_of(teller: Teller, event: Event, *, imported: bool) -> str:
    """An event in words. An imported one that cannot be worded is told by its kind alone."""
    if event.kind == AGREED:
        return teller.sentences.text("log.agreed")
    try:
        return teller.line(event)
    except Exception:
        if not imported:
            raise
        return event.kind


def stops_of(match: Match[Any], lines: Sequence[Line]) -> tuple[int, ...]:
    """The moments at which these lines became true, as far back as the match can go."""
    return tuple(sorted({line.at for line in lines if line.at >= match.begins_at}))


def moment_at(match: Match[Any], purpose: str, stops: Sequence[int], at: int) -> Moment | None:
    """The moment after `at` choices, or the nearest stop before it; None without any stop."""
    if not stops:
        return None
    place = max((number for number, stop in enumerate(stops) if stop <= at), default=0)
    playing = purpose == RECAP
    turns, reel = turns_of(match, stops), Reel(match)
    then = reel.at(stops[place])
    return Moment(purpose, tuple(stops), turns, place, then, playing, reel=reel)


def recap_of(match: Match[Any], lines: Sequence[Line]) -> Moment | None:
    """What these lines tell, from its beginning; None if there is nothing to show."""
    stops = stops_of(match, lines)
    moment = moment_at(match, RECAP, stops, stops[0]) if stops else None
    if moment is None:
        return None
    return moment._replace(letters=letters_of(lines, stops))


def replay_of(match: Match[Any], lines: Sequence[Line], at: int) -> Moment | None:
    """The whole game that these lines tell, after `at` choices; None if they tell nothing."""
    stops = stops_of(match, lines)
    moment = moment_at(match, REPLAY, stops, at)
    if moment is None:
        return None
    return moment._replace(letters=letters_of(lines, stops), marks=marks_of(match, stops))


def letters_of(lines: Sequence[Line], stops: Sequence[int]) -> tuple[int, ...]:
    """How many letters there are to read at each stop."""
    letters = Counter[int]()
    for line in lines:
        letters[line.at] += len(line.words)
    return tuple(letters[stop] for stop in stops)


def playback_after(match: Match[Any]) -> Moment | None:
    """What the last choice led to, scene by scene, if the game plays such things back."""
    events = events_at(match, None, len(match.choices))
    scenes = tuple(policy_of(match.game.name).played_back(events))
    if not scenes:
        return None
    stops = (len(match.choices),) * len(scenes)
    turns = (match.state.turn,) * len(scenes)
    return Moment(PLAYBACK, stops, turns, 0, match, playing=True, scenes=scenes)


def told_now(match: Match[Any], language: str, seat: int | None = None) -> list[Line]:
    """What that seat may read of what the last choice led to."""
    teller = Teller.of(match.view(seat), language)
    return log_lines(match, teller, (), seat, len(match.choices))


def events_at(match: Match[Any], seat: int | None, at: int) -> list[Event]:
    """What that seat saw happen with the choice of that number; imported entries are left out."""
    return [event for when, event in match.story(seat, at, own=True) if when == at]


def events_before(match: Match[Any], seat: int | None, at: int) -> list[Event]:
    """What that seat saw happen with the choices before the one of that number."""
    return [event for when, event in match.story(seat, own=True) if when < at]


def why_barred(match: Match[Any]) -> str:
    """Why the last choice cannot be taken back, as a key of the catalogue; "" if it can.

    If it led to something that everyone saw, that is the reason to give.
    """
    reason = match.why_not_undo
    if reason in ("luck", "shown"):
        happened = {event.kind for event in events_at(match, None, len(match.choices))}
        barring = policy_of(match.game.name).barring
        return next((key for kind, key in barring.items() if kind in happened), f"undo.{reason}")
    return f"undo.{reason}" if reason else ""


def events_told(moment: Moment, seat: int | None) -> list[Event]:
    """What happened with the choice of a moment; in a playback, up to its current scene."""
    events = events_at(moment.match, seat, moment.at)
    return events[: moment.scene.told] if moment.scene is not None else events


def turns_of(match: Match[Any], stops: Sequence[int]) -> tuple[int, ...]:
    """The turn of each stop: how many have begun by then. Rounds and phases begin one as well."""
    begun = sorted({at for at, event in match.log if event.kind in Sentences.HEADINGS})
    return tuple(bisect_right(begun, stop) for stop in stops)


def marks_of(match: Match[Any], stops: Sequence[int]) -> tuple[Mark, ...]:
    """Where rounds and turns begin, and what everybody was shown scene by scene."""
    told = defaultdict[int, list[Event]](list)
    for at, event in match.log[match.imported_entries :]:
        if event.seen_by(None):
            told[at].append(event)
    played_back = policy_of(match.game.name).played_back
    marks = []
    for place, stop in enumerate(stops):
        kinds = {event.kind for event in told[stop]}
        if not kinds.isdisjoint(Sentences.HEADINGS):
            marks.append(Mark(place, ROUND if ROUND in kinds else TURN))
        if played_back(told[stop]):
            marks.append(Mark(place, GREAT))
    return tuple(marks)


def lines_seen(
    match: Match[Any], moment: Moment, teller: Teller, notes: Sequence[Note]
) -> list[Line]:
    """What the seat whose eyes a replay borrows could read of this step at that time.

    Its lines are numbered as in the log of the finished game, which `match` is.
    """
    assert moment.eyes is not None  # everything is seen without anybody's eyes
    by_then = [note for note in notes if note.at <= moment.at]
    lines = log_lines(moment.match, teller, by_then, moment.eyes, moment.at)
    is_over = bool(moment.match.state.ending)
    seen = [
        number
        for number, event in enumerate(events_at(match, moment.eyes, moment.at))
        if is_over or event.seen_by(moment.eyes)
    ]
    return [line._replace(number=seen[line.number]) if line.number >= 0 else line for line in lines]


def view_then(moment: Moment, seat: int | None) -> View:
    """What that seat could see then, with nothing to choose."""
    view = moment.match.view(seat)
    question = view.question._replace(choices=()) if view.question else None
    view = view._replace(question=question, refused=())
    if moment.scene is None:
        return view
    events = events_at(moment.match, None, moment.at)
    return policy_of(view.game).before(view, events[moment.scene.told :])
