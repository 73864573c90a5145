"""A game that was added as docs/add-a-game.md says is opened by its tile, and played to its end."""

import subprocess
import sys
from random import Random

import pytest

from tests.docs.how_to import copy_project, follow
from tests.e2e import anyone
from tools.serve import serving


@pytest.mark.drill
def test_a_new_game_is_opened_by_its_tile_and_played(tmp_path, new_context):
    copy_project(tmp_path)
    follow(tmp_path / "docs" / "add-a-game.md", tmp_path)
    subprocess.run([sys.executable, "-m", "tools.manifest"], cwd=tmp_path, check=True)
    with serving(tmp_path) as url:
        page = new_context().new_page()
        page.goto(url)
        anyone.deal(page, "snails")
        taps = [act for _, act in anyone.play(page, Random(1))]
        # A race over five leaves takes at least five rounds; the last card of a hand plays itself.
        assert sum(act.startswith("choose:pace_") for act in taps) >= 8
        end = anyone.look(page)
        assert (end["screen"], "the last leaf is reached" in end["words"]) == ("over", True)
