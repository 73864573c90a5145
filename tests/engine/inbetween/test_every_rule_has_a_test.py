"""No ability without a story, no ruling without a test that carries its number."""

import ast
import re
from pathlib import Path

from engine.inbetween import GAME
from engine.inbetween.abilities import ABILITIES
from engine.inbetween.data import AWARENESS, CHARACTERS, KINDS, PEOPLE

FOLDER = Path(__file__).parent
NUMBERED = {"s": 4, "a": 21, "m": 14, "w": 8, "x": 18}
"""The rulings of the specification, and X14 on those of docs/inbetween-rulings.md."""
EDITION_ROWS = (1, 2, 3, 6, 8, 14, 17)


def functions() -> list[ast.FunctionDef]:
    """Every test function of this folder."""
    return [
        node
        for path in sorted(FOLDER.glob("test_*.py"))
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]


def told() -> set[str]:
    """The abilities named by `tells`; names of tuples are looked up in their file."""
    found: set[str] = set()
    for path in FOLDER.glob("test_*.py"):
        text = path.read_text(encoding="utf-8")
        for inside in re.findall(r"^@tells\((.*)\)$", text, re.MULTILINE):
            group = re.fullmatch(r"\*(\w+)", inside)
            if group:
                inside = re.search(rf"^{group[1]} = \((.*)\)$", text, re.MULTILINE)[1]
            found.update(re.findall(r'"(\w+)"', inside))
    return found


def test_every_ability_has_a_story():
    assert told() == GAME.effects


def test_every_printed_ability_is_there_and_no_other():
    faces = {f"{who}_{side}" for who in PEOPLE for side in ("human", "creature")}
    levels = {ability for side in AWARENESS for ability in side}
    assert set(ABILITIES) == set(KINDS) | faces | levels
    assert {face.ability for who in PEOPLE for face in CHARACTERS[who].faces} == faces


def test_every_ability_says_what_it_does():
    assert [what for what, ability in ABILITIES.items() if not ability.__doc__] == []


def test_every_numbered_ruling_has_a_test():
    names = [test.name for test in functions()]
    for letter, count in NUMBERED.items():
        for number in range(1, count + 1):
            prefix = f"test_{letter}{number}_"
            assert any(name.startswith(prefix) for name in names), prefix


def test_every_ruling_on_a_character_has_a_test():
    names = " ".join(test.name for test in functions() if test.name.startswith("test_character_"))
    ruled = "bob bob_group carl earl jayne mandi max mina julie natalie richard rodney sam scott"
    for who in [*ruled.split(), "timmy", "tom", "lance", "jeremy"]:
        assert re.search(rf"(test_character|and)_{who}", names), who


def test_every_difference_between_the_rulebooks_has_a_test():
    names = [test.name for test in functions()]
    for row in EDITION_ROWS:
        assert any(name.startswith(f"test_edition_row_{row}_") for name in names), row


def test_the_rulings_added_here_are_written_down():
    page = (FOLDER.parents[2] / "docs" / "inbetween-rulings.md").read_text(encoding="utf-8")
    for number in range(14, NUMBERED["x"] + 1):
        assert f"X{number}" in page
