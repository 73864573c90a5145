"""Seeded games as text: a change of rules shows up as a change of these files.

`python -m tests.playthroughs` writes them again, but only if the rules number of a game
that now leads elsewhere went up with the change; docs/save.md tells why.
"""

import pytest

from tests.playthroughs import SameRules, files, rewrite, stamp, text_of


@pytest.mark.parametrize("path", files(), ids=lambda path: path.stem)
def test_the_game_of_this_seed_is_still_the_same(path):
    assert path.read_text(encoding="utf-8") == text_of(path), (
        "if the rules changed, raise the game's `rules`; then python -m tests.playthroughs"
    )


def test_a_change_of_rules_cannot_be_written_over_under_the_same_number(tmp_path):
    path = tmp_path / "magpies-1.txt"
    text = text_of(path)
    rules, digest = stamp(text)
    path.write_text(text.replace(digest, "0" * 16), encoding="utf-8")
    with pytest.raises(SameRules):
        rewrite(path)
    older = text.replace(digest, "0" * 16).replace(f"rules {rules}", "rules 0")
    path.write_text(older, encoding="utf-8")
    rewrite(path)
    assert path.read_text(encoding="utf-8") == text


def test_another_wording_can_be_written_over(tmp_path):
    path = tmp_path / "magpies-1.txt"
    text = text_of(path)
    path.write_text(text.replace("begs", "asks"), encoding="utf-8")
    rewrite(path)
    assert path.read_text(encoding="utf-8") == text
