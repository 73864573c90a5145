"""Saves: a game as the choices that were made, with a snapshot for changed rules.

A record of today's rules is replayed and must lead to the digest it carries. A record
of older rules starts from its snapshot, brought up to date by the game's upgrades; if the
game still knows those rules, the record is replayed by them first.
A file with any fault raises `BadRecord` or `RecordMismatch` and nothing else.
"""

import hashlib
import json
from typing import Any, NamedTuple

from engine.core.errors import BadRecord, HandoverError, IllegalChoice, RecordMismatch
from engine.core.event import Entry
from engine.core.game import Game, Setup
from engine.core.match import AGREED, FORMAT, START, Match
from engine.core.state import State
from engine.saves import untrusted

LONGEST = 4_000_000
"""Characters of the longest save that is read at all."""
DEEPEST = 12
"""How deep the brackets of a save may nest; deeper ones could exhaust the browser's stack."""
MOST_CHOICES = 50_000


class Loaded(NamedTuple):
    """A match from a save; `note` says what had to be done for it.

    ""          replayed exactly
    "upgraded"  made under older rules: goes on from the upgraded snapshot
    "restored"  the replay failed: goes on from the snapshot
    "cut"       the last choices are no longer legal, or crash the rules: they were left out

    This hides no bug in the rules: `check.check_record` accepts only "", and the first choice
    that was left out still crashes when it is made.
    """

    match: Match[Any]
    note: str


def dump(match: Match[Any], **beside: Any) -> str:
    """The text of a save, with a checksum over all of it.

    `beside` is what a page wants to find in it besides the game; loading leaves it alone.
    """
    data = match.record() | beside
    data["sum"] = checksum(data)
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def checksum(data: dict[str, Any]) -> str:
    """Sixteen characters over everything in a record but its own "sum"."""
    rest = {key: value for key, value in data.items() if key != "sum"}
    text = json.dumps(rest, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def parse(text: str) -> dict[str, Any]:
    """The data of a save, whole and of our format; BadRecord says what it is instead."""
    if len(text) > LONGEST:
        raise BadRecord(problem="too long")
    if untrusted.is_deeper(text, DEEPEST):
        raise BadRecord(problem="too deep")
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadRecord(problem="not JSON") from error
    if not isinstance(data, dict) or "format" not in data or "game" not in data:
        raise BadRecord(problem="not a save of Handover")
    if data["format"] != FORMAT:
        raise BadRecord(problem="made by a newer version of Handover")
    try:
        sound = data.get("sum") == checksum(data)
    except (ValueError, UnicodeError) as error:
        raise BadRecord(problem="damaged") from error
    if not sound:
        raise BadRecord(problem="damaged")
    return data


def load(data: dict[str, Any], game: Game[Any]) -> Loaded:
    """The match that the data describes, for a record of that game."""
    loaded = _load(data, game)
    match = loaded.match
    if data.get(AGREED) is True and loaded.note != "cut" and match.pending is not None:
        match.agree_draw()
    return loaded


def _load(data: dict[str, Any], game: Game[Any]) -> Loaded:
    """The match up to its last choice."""
    rules = data.get("rules")
    if isinstance(rules, bool) or not isinstance(rules, int) or rules > game.rules:
        raise BadRecord(problem="made by newer rules")
    then = game.by_rules(rules)
    # An option that the set-up leaves out is what it was by default at that time.
    setup, choices = _setup(data, then), _choices(data)
    if rules == game.rules:
        return _replay_or_restore(data, game, setup, choices)
    note = ""
    if rules == then.rules:
        # What was chosen by the old rules may be illegal, or mean another card, by the new ones.
        match, note = _replay_or_restore(data, then, setup, choices)
        data, choices = parse(dump(match)), match.choices
    loaded = _from_base(data, game, setup, choices)
    return Loaded(loaded.match, "cut" if "cut" in (note, loaded.note) else "upgraded")


def _replay_or_restore(
    data: dict[str, Any], game: Game[Any], setup: Setup, choices: list[str]
) -> Loaded:
    """The match by today's rules from its first choice; if that fails, from its snapshot."""
    try:
        replayed = _replay(data, game, setup, choices)
    except HandoverError:
        restored = _restored(data, game, setup, choices)
        if restored is None:
            raise
        return restored
    if not replayed.note:
        return replayed
    # A rule crashed. The replayed part has its whole history, but the snapshot may go further.
    restored = _restored(data, game, setup, choices)
    if restored is None or len(restored.match.choices) <= len(replayed.match.choices):
        return replayed
    return restored


def _setup(data: dict[str, Any], game: Game[Any]) -> Setup:
    if data.get("game") != game.name:
        raise BadRecord(problem="another game")
    raw = data.get("setup")
    if not isinstance(raw, dict):
        raise BadRecord(problem="no set-up")
    try:
        return game.check_setup(raw.get("seed"), raw.get("seats"), raw.get("options"))
    except (HandoverError, TypeError) as error:
        raise BadRecord(problem=f"set-up: {error}") from error


def _choices(data: dict[str, Any]) -> list[str]:
    choices = data.get("choices")
    if not isinstance(choices, list) or not all(isinstance(choice, str) for choice in choices):
        raise BadRecord(problem="no list of choices")
    if len(choices) > MOST_CHOICES:
        raise BadRecord(problem="too many choices")
    return choices


def _replay(data: dict[str, Any], game: Game[Any], setup: Setup, choices: list[str]) -> Loaded:
    """Make all the choices again; the position at the snapshot must have its digest."""
    base = data.get("base")
    at, digest = (base.get("at"), base.get("digest")) if isinstance(base, dict) else (None, None)
    match = _beginning(data, game, setup)
    # The snapshot may be older than the last choices, so it is compared on the way.
    until = at if type(at) is int and 0 <= at <= len(choices) else len(choices)
    match, failure = _go_on(match, choices[:until])
    mark = match.last_mark()
    is_elsewhere = digest is not None and at == mark.at and digest != mark.state.digest()
    if not failure:
        match, failure = _go_on(match, choices[until:])
    if isinstance(failure, IllegalChoice):
        raise RecordMismatch(problem="choice not offered", at=len(match.choices)) from failure
    if is_elsewhere:
        raise RecordMismatch(problem="another position", at=mark.at)
    return Loaded(match, "cut" if failure else "")


def _beginning(data: dict[str, Any], game: Game[Any], setup: Setup) -> Match[Any]:
    """The match before its first choice: as it was dealt, or laid out."""
    if START not in data:
        try:
            return Match(game, setup, game.deal(setup))
        except Exception as error:
            raise RecordMismatch(problem="cannot be dealt", at=0) from error
    try:
        state = _sound_state(data[START], game, setup, data["rules"])
        return Match(game, setup, state, laid_out=True)
    except Exception as error:  # data from outside: any error means that the file is wrong
        raise RecordMismatch(problem="cannot begin like that", at=0) from error


def _go_on(match: Match[Any], choices: list[str]) -> tuple[Match[Any], Exception | None]:
    """The match after these choices, or just before the one that failed, and how it failed.

    A choice that crashes the rules fails, too: a save from the error screen ends with one.
    """
    for made, choice in enumerate(choices, len(match.choices)):
        try:
            match.choose(choice)
        except IllegalChoice as failure:
            return match, failure
        except Exception as failure:
            # The match stopped in the middle of a rule and cannot go on.
            return match.at(made), failure
    return match, None


def _restored(
    data: dict[str, Any], game: Game[Any], setup: Setup, choices: list[str]
) -> Loaded | None:
    """The match from its snapshot of today's rules; None if that does not work."""
    try:
        loaded = _from_base(data, game, setup, choices)
    except HandoverError:
        return None
    return Loaded(loaded.match, loaded.note or "restored")


def _from_base(data: dict[str, Any], game: Game[Any], setup: Setup, choices: list[str]) -> Loaded:
    """Go on from the snapshot and make the later choices as far as they are legal."""
    try:
        at, state = _snapshot(data, game, setup, len(choices))
        lines = untrusted.read_log(data.get("log"), at, state.seats)
        log = [entry for entry in lines if entry.event.kind != AGREED]
        # Before its first choice, too, a laid-out game was never dealt.
        laid_out = START in data and not at
        match = Match(game, setup, state.copy(), choices[:at], log, laid_out=laid_out)
        if repeated := _repeated(match, log):
            match = Match(game, setup, state, choices[:at], log[:-repeated], laid_out=laid_out)
        _look(match)
        match, failure = _go_on(match, choices[at:])
        if len(match.choices) > at:
            _look(match)
    except Exception as error:  # data from outside: any error means that the file is wrong
        raise RecordMismatch(problem="no usable snapshot", at=0) from error
    return Loaded(match, "cut" if failure else "")


def _snapshot(data: dict[str, Any], game: Game[Any], setup: Setup, made: int) -> tuple[int, State]:
    """The snapshot's number of choices and position, if it may be played on at all."""
    base, rules = data["base"], data["rules"]
    at, raw = base["at"], base["state"]
    if type(at) is not int or not 0 <= at <= made or base["digest"] != _digest_of(raw):
        raise ValueError("not whole")
    return at, _sound_state(raw, game, setup, rules)


def _sound_state(raw: dict[str, Any], game: Game[Any], setup: Setup, rules: int) -> State:
    """A position of these rules as one of today's; ValueError if nobody could have reached it."""
    if raw["seats"] != len(setup.names):  # before the upgrades, which may rely on it
        raise ValueError("another number of seats")
    for number in range(rules, game.rules):
        raw = game.upgrades[number](raw)
    state: State = game.state.from_data(raw)
    for problem in untrusted.misfits(state, game.deal(setup), game.options):
        raise ValueError(problem)
    for problem in game.broken(state):
        raise ValueError(problem)
    return state


def _look(match: Match[Any]) -> None:
    """Make every seat's view, as the page will."""
    for seat in (None, *range(len(match.setup.names))):
        match.view(seat)


def _repeated(match: Match[Any], log: list[Entry]) -> int:
    """How many entries at the end of the old log the segment has added again as it began."""
    added = match.log[len(log) :]
    return len(added) if added and added == log[-len(added) :] else 0


def _digest_of(raw: dict[str, Any]) -> str:
    """The digest of a state with this data, for any class and rules."""
    text = json.dumps(raw, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]
