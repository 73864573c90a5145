"""What only a file says happened: it may be read, whatever it is, and is never drawn."""

import json

import pytest

from engine.core.match import Match
from engine.games import DEVELOPER_GAMES, LOBBY_GAMES, load_game
from engine.saves import record
from tests.app.test_shell import Desk

VALUES = [-1, 99, None, "", "x", [], [1], [["x", 1]]]


def lines_of(match: Match) -> list[list]:
    """Every kind of event that was told, with each of its arguments wrong in each way."""
    first = {entry.event.kind: entry.event for entry in reversed(match.log)}
    lines = []
    for kind, args, _ in first.values():
        wrong = [{}, {"key": 1}, *({**args, name: value} for name in args for value in VALUES)]
        wrong += [{name: args[name] for name in args if name != left} for left in args]
        lines += [[kind, one, None] for one in wrong]
    return lines


def at_a_mark(game: str) -> Match:
    """A game at the first mark from its choice 40 on; if it is shorter than that, at the last."""
    rules = load_game(game)
    match = Match.start(rules, 5, rules.roles[: rules.fewest])
    last = 0
    while match.pending is not None and last < 40:
        match.choose(match.pending.options[len(match.choices) % len(match.pending.options)])
        made = len(match.choices)
        last = made if match.pending is not None and match.last_mark().at == made else last
    return match.at(last)


@pytest.mark.parametrize("game", [*DEVELOPER_GAMES, *LOBBY_GAMES])
def test_a_game_with_a_log_of_lies_can_be_read_and_played(game):
    match = at_a_mark(game)
    data = json.loads(record.dump(match))
    at = data["base"]["at"]
    data["choices"][0] = "nonsense"
    data["log"] = [[moment, *line] for moment in (0, at) for line in lines_of(match)]
    data["sum"] = record.checksum(data)
    desk = Desk()
    desk.send(("developer", "yes"), ("import", json.dumps(data)))
    # Only what no rule can have told is left out.
    assert len(desk.match.log) > 0.9 * len(data["log"])
    for act in [
        ("recap",),
        ("moment", ""),
        ("reveal",),
        ("panel", "log"),
        ("at", str(at)),
        ("moment", ""),
        ("panel", ""),
        ("export",),
        ("choose", desk.match.pending.options[0]),
        ("reveal",),
        ("panel", "log"),
    ]:
        desk.send(act)
        assert desk.shell.table.failure is None, act
