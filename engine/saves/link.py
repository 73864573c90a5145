"""Share links: a whole game in the fragment of an address, 80 to 430 characters.

Choices are packed as their place among the options offered, all in one large number,
so a link is short; it can only be read by the rules that made it. If a game still knows its
older rules, their links are read by those and then brought up to date like saves. Saves hold
the ids of options, links their places. Players' names stay out of links: they are private.
"""

import base64
import binascii
import re
from collections.abc import Callable
from typing import Any

from engine.core.errors import BadRecord, HandoverError, RecordMismatch
from engine.core.game import Game
from engine.core.match import AGREED, Match
from engine.saves.record import dump, load, parse

LONGEST = 8_000
"""Characters of the longest link that is read."""
MOST_CHOICES = 20_000

_SHAPE = re.compile(
    r"(?P<game>[a-z]+)\.(?P<rules>\d{1,6})\.(?P<seats>\d)\.(?P<seed>[0-9a-f]{1,16})"
    r"\.(?P<options>[a-z0-9_~-]*)\.(?P<count>\d{1,5})\.(?P<packed>[A-Za-z0-9_-]*)"
    r"\.(?P<digest>[0-9a-f]{6})(?P<agreed>\.agreed)?"
)


def to_link(match: Match[Any]) -> str:
    """The match as one word that is safe in an address."""
    if match.begins_at:
        raise RecordMismatch(problem="begun under older rules", at=match.begins_at)
    if match.laid_out:
        raise RecordMismatch(problem="begun from a position that was laid out", at=0)
    game, setup = match.game, match.setup
    places: list[tuple[int, int]] = []
    replay = match.at(0)
    for choice in match.choices:
        assert replay.pending is not None
        options = replay.pending.options
        places.append((options.index(choice), len(options)))
        replay.choose(choice)
    number = 0
    for place, size in reversed(places):
        number = number * size + place
    packed = number.to_bytes((number.bit_length() + 7) // 8, "big")
    changed = "~".join(
        f"{name}-{value}" for name, value in setup.options.items() if value != game.options[name][0]
    )
    return ".".join(
        [
            game.name,
            str(game.rules),
            str(len(setup.names)),
            f"{setup.seed:x}",
            changed,
            str(len(match.choices)),
            base64.urlsafe_b64encode(packed).decode().rstrip("="),
            replay.state.digest()[:6],
            *([AGREED] if match.state.ending == AGREED else []),
        ]
    )


def from_link(link: str, find: Callable[[str], Game[Any]]) -> Match[Any]:
    """The match in a link; `find` loads a game by its name.

    BadRecord if it is no link of ours, RecordMismatch if its rules are not known any more, or
    lead elsewhere.
    """
    if len(link) > LONGEST:
        raise BadRecord(problem="link too long")
    parts = _SHAPE.fullmatch(link)
    if parts is None:
        raise BadRecord(problem="not a link of Handover")
    today = find(parts["game"])
    game = today.by_rules(int(parts["rules"]))
    if int(parts["rules"]) != game.rules:
        raise RecordMismatch(problem="made by other rules", at=0)
    if int(parts["count"]) > MOST_CHOICES:
        raise BadRecord(problem="too many choices")
    if int(parts["seats"]) > len(game.roles):
        raise BadRecord(problem="too many players")
    packed = parts["packed"]
    try:
        number = int.from_bytes(base64.urlsafe_b64decode(packed + "=" * (-len(packed) % 4)), "big")
        options = dict(pair.split("-", 1) for pair in parts["options"].split("~") if pair)
        names = game.roles[: int(parts["seats"])]
        match = Match.start(game, int(parts["seed"], 16), names, options)
    except (HandoverError, ValueError, binascii.Error) as error:
        raise BadRecord(problem=f"link: {error}") from error
    for at in range(int(parts["count"])):
        if match.pending is None:
            raise RecordMismatch(problem="choices after the end", at=at)
        offered = match.pending.options
        number, place = divmod(number, len(offered))
        match.choose(offered[place])
    if number or match.state.digest()[:6] != parts["digest"]:
        raise RecordMismatch(problem="another position", at=len(match.choices))
    if parts["agreed"]:
        if match.pending is None:
            raise RecordMismatch(problem="a draw after the end", at=len(match.choices))
        match.agree_draw()
    return match if game is today else load(parse(dump(match)), today).match
