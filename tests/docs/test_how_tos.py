"""The how-tos are true: each is followed to the letter in a copy of the project, and tested there.

A slice of the copy's tests runs each time, all that need no browser in `make drill`.
"""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.how_to import ROOT, CannotFollow, copy_project, follow
from tests.scale import DRILL

FEW_GAMES = "20"
"""How many games a command plays here that plays hundreds on the page."""
WHOLE = ["-n", "2", "-m", "not slow", "engine", "tests/engine", "tests/app", "tests/art"]
SLICES = {
    "add-a-card.md": [
        *("engine/inbetween", "tests/engine/inbetween/test_town_cards.py"),
        *("tests/engine/inbetween/test_rulings_setup.py", "tests/engine/inbetween/test_view.py"),
        *("tests/engine/test_every_rule_has_a_test.py", "tests/engine/test_saved_games.py"),
        *("tests/engine/test_playthroughs.py", "tests/app/test_text.py"),
        *("tests/app/inbetween/test_gallery.py", "tests/app/test_galleries.py"),
        "tests/art/test_catalogue.py",
        *("-k", "not cryptids and not twister and not magpies"),
    ],
    "add-a-game.md": [
        *("engine/snails", "tests/engine/test_snails.py", "tests/engine/test_layers.py"),
        *("tests/engine/test_rule_ids.py", "tests/engine/test_saved_games.py"),
        *("tests/engine/test_playthroughs.py", "tests/engine/saves/test_untrusted.py"),
        *("tests/app/test_page.py", "tests/app/test_text.py", "tests/app/test_anyone.py"),
        *("tests/app/test_secrets.py", "tests/app/test_imported_log.py"),
        *("-k", "snails or test_page or (test_text and not magpies)"),
    ],
}
"""Tests that a new card or game could fail, of those that `make test-engine` runs."""


def run(folder: Path, page: str, command: str) -> None:
    """Run a command of a page in the copy; its output is what a failure shows."""
    words = command.split()
    if words[:2] == ["make", "play"]:
        return  # it would serve the page until somebody stops it
    if words == ["make", "test-engine"]:
        words = ["python", "-m", "pytest", "-q", *(WHOLE if DRILL else SLICES[page])]
    if "--games" in words and not DRILL:
        words[words.index("--games") + 1] = FEW_GAMES
    # What is set for this run of tests is not for those of the copy.
    ours = ("PYTEST_", "COV", "HANDOVER_")
    environment = {name: text for name, text in os.environ.items() if not name.startswith(ours)}
    assert words[0] == "python", f"docs/{page}: nobody knows how to test `{command}`"
    done = subprocess.run(
        [sys.executable, *words[1:]],
        cwd=folder,
        env=environment,
        check=False,
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    assert done.returncode == 0, f"docs/{page}: `{command}` fails\n{done.stdout}"


@pytest.mark.slow
@pytest.mark.timeout(3600 if DRILL else 300)
@pytest.mark.parametrize("page", SLICES)
def test_following_the_page_leads_to_a_project_that_passes_its_tests(page, tmp_path):
    copy_project(tmp_path)
    text = (ROOT / "docs" / page).read_text("utf-8")
    written = " ".join(re.findall(r"<!-- .*?([\w/]+\.py)\b.* -->", text))
    commands = follow(ROOT / "docs" / page, tmp_path)
    assert "make test-engine" in commands
    for linter in ("ruff check -q", "ruff format --check -q"):
        run(tmp_path, page, f"python -m {linter} {written}")
    for command in commands:
        run(tmp_path, page, command)
    named = re.findall(r"`((?:app|art|engine|static|tests)/[\w./-]+)`", text)
    assert [name for name in named if not (tmp_path / name).exists()] == []


@pytest.mark.parametrize(
    ("todo", "why"),
    [
        ("", "no comment above the block says what to do with it"),
        ("put it somewhere", "no comment above the block says what to do with it"),
        ("in deck.py, after: CARDS", "2 lines begin like that, not one"),
        ("in deck.py, before: HANDS", "0 lines begin like that, not one"),
        ("in hand.py, after: CARDS", "hand.py is missing"),
        ("at the end of hand.py", "hand.py is missing"),
        ("new file deck.py", "deck.py is there already"),
    ],
)
def test_a_block_that_cannot_be_applied_is_named(tmp_path, todo, why):
    (tmp_path / "deck.py").write_text("CARDS = 1\nCARDS = 2\n")
    page = tmp_path / "page.md"
    page.write_text(f"# A page\n\n<!-- {todo} -->\n```python\nJOKER = 3\n```\n")
    with pytest.raises(CannotFollow) as error:
        follow(page, tmp_path)
    assert str(error.value) == f"docs/page.md, line 4, <!-- {todo} -->: {why}"


@pytest.mark.parametrize(
    ("todo", "text"),
    [
        ("in deck.py, after: QUEEN", "if True:\n    QUEEN = 2\n    JOKER = 3\nKING = 1\n"),
        ("in deck.py, before: QUEEN", "if True:\n    JOKER = 3\n    QUEEN = 2\nKING = 1\n"),
        ("in deck.py, instead of: KING", "if True:\n    QUEEN = 2\nJOKER = 3\n"),
        ("at the end of deck.py", "if True:\n    QUEEN = 2\nKING = 1\n\n\nJOKER = 3\n"),
    ],
)
def test_a_block_is_written_where_its_comment_says(tmp_path, todo, text):
    (tmp_path / "deck.py").write_text("if True:\n    QUEEN = 2\nKING = 1\n")
    page = tmp_path / "page.md"
    page.write_text(f"1. A step\n\n   <!-- {todo} -->\n   ```python\n   JOKER = 3\n   ```\n")
    assert follow(page, tmp_path) == []
    assert (tmp_path / "deck.py").read_text() == text
