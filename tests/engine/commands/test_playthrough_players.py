"""`playthrough --players`: games of more than the fewest, and no more than can sit down."""

from engine.__main__ import main
from tests.playthroughs import FOLDER


def test_a_playthrough_wants_as_many_players_as_can_sit_down(capsys):
    assert main(["playthrough", "cryptids", "--players", "5"]) == 2
    assert capsys.readouterr().err == "--players must be 2 to 4\n"
    assert main(["playthrough", "cryptids", "--players", "3", "--seed", "39"]) == 0
    assert capsys.readouterr().out == (FOLDER / "cryptids-3p-39.txt").read_text(encoding="utf-8")
