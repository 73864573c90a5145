"""What is shown as the code is the code: every function that can be read, line by line."""

import ast
import inspect
import marshal
import subprocess
import sys
import textwrap

import pytest

from app.games.law import law_of
from app.passages import is_same, passage_of
from tools.project import ROOT, lobby_games

CARDS = "engine/inbetween/cards.py"
DECIDERS = [(game, decider) for game in lobby_games() for decider in law_of(game).deciders]
WITHOUT_COLUMNS = """
import marshal, sys
file = sys.argv[1]
code = compile(open(file, encoding="utf-8").read(), file, "exec", dont_inherit=True, optimize=0)
sys.stdout.buffer.write(marshal.dumps(code))
"""


def text_of(file):
    return (ROOT / file).read_text("utf-8")


def read(game, decider, change=("", "")):
    law = law_of(game)
    file = law.file_of(decider)
    return passage_of(file, text_of(file).replace(*change), law.code_of(decider))


@pytest.mark.parametrize(("game", "decider"), DECIDERS)
def test_every_function_is_shown_as_it_runs(game, decider):
    """Its lines are those of the running function; the docstring is told, or stands among them."""
    passage = read(game, decider)
    running = law_of(game).code_of(decider)
    source = textwrap.dedent(inspect.getsource(running)).splitlines()
    numbered = dict(enumerate(source, running.co_firstlineno))
    shown = {row.number: row.text for row in passage.rows}
    assert shown.items() <= numbered.items()
    left = "\n".join(numbered[number] for number in sorted(numbered.keys() - shown.keys()))
    docstring = ast.literal_eval(left.strip()) if left else ""
    assert " ".join(passage.told).split() == (docstring or told_of(source)).split()
    assert passage.told


def told_of(source):
    """The docstring of a function up to its example, which is read with the code."""
    (function,) = ast.parse("\n".join(source)).body
    return (ast.get_docstring(function) or "").partition(">>>")[0]


@pytest.mark.parametrize(
    "change",
    [
        ("t.lose(CREATURE, 3)", "t.lose(CREATURE, 4)"),
        ("t.lose(CREATURE, 3)", "t.lose(TOWN, 3)"),
        ("The Creature loses 3 Energy.", "The Creature loses 4 Energy."),
        ('"""What the Town', '\n"""What the Town'),
    ],
    ids=["another number", "another name", "another docstring", "other lines"],
)
def test_a_text_that_is_not_what_runs_is_no_passage(change):
    assert read("inbetween", "cards:crackdown") is not None
    assert read("inbetween", "cards:crackdown", change) is None


def test_the_code_of_the_page_has_no_columns_and_is_the_same_all_the_same():
    command = [sys.executable, "-X", "no_debug_ranges", "-c", WITHOUT_COLUMNS, CARDS]
    shipped = subprocess.run(command, cwd=ROOT, capture_output=True, check=True).stdout
    here = compile(text_of(CARDS), CARDS, "exec", dont_inherit=True, optimize=0)
    assert marshal.loads(shipped).co_linetable != here.co_linetable
    assert is_same(marshal.loads(shipped), here)


def test_constants_that_are_only_equal_are_not_the_same():
    codes = [compile(text, "", "exec") for text in ("x = 1", "x = 1.0", "x = True")]
    assert [is_same(codes[0], other) for other in codes] == [True, False, False]


def test_keywords_strings_and_comments_look_different():
    passage = read("inbetween", "cards:hiding")
    looks = {(look, part) for row in passage.rows for look, part in row.parts}
    assert ("keyword", "def") in looks
    assert ("string", '"hiding"') in looks
    assert ("comment", "# there are always people") in looks
    assert ("", "who)") not in looks


def test_an_example_stays_with_the_code():
    passage = read("cryptids", "scoring:trait_bonus")
    assert passage.told == (
        "The Myth that a Trait brings for that count; a count outside its table brings none.",
    )
    assert any(">>> trait_bonus" in row.text for row in passage.rows)
