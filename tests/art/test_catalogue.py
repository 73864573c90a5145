"""The drawings of all games: complete, harmless under the page's policy, light, and distinct.

What they look like is judged by eye (docs/art.md says how); these tests check what a machine
can check. What only one game has is tested in the module of that game.
"""

from itertools import combinations
from xml.etree import ElementTree

import pytest

from art import __main__ as command
from art import catalogue
from art.drawing import document, shape
from tests.art.svg import colours, faults, outlines, signs_of
from tests.art.wanted import DRAWINGS, FILES, KINDS, MOST_OUTLINES, OUTLINES, SHEETS

ALL_KINDS = [(game, kind) for game, kinds in KINDS.items() for kind in kinds]
ALL_SHEETS = [(game, sheet) for game, sheets in SHEETS.items() for sheet in sheets]
ALL_FILES = [(game, name) for game, drawings in DRAWINGS.items() for name in drawings]


@pytest.mark.parametrize("game", DRAWINGS)
def test_every_file_is_what_the_generator_writes(game):
    paths = catalogue.folder(game).iterdir()
    on_disk = {path.name: path.read_text(encoding="utf-8") for path in paths}
    drawn = DRAWINGS[game]
    stale = sorted(name for name in on_disk | drawn if on_disk.get(name) != drawn.get(name))
    assert stale == [], "run `python -m art`"


def test_the_command_writes_every_file(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(catalogue, "STATIC", tmp_path)
    command.main()
    said = capsys.readouterr().out
    for game, drawings in DRAWINGS.items():
        paths = (tmp_path / game).iterdir()
        assert {path.name: path.read_text(encoding="utf-8") for path in paths} == drawings
        assert f"{game}: {len(drawings)} drawings" in said


@pytest.mark.parametrize("game", DRAWINGS)
def test_everything_that_the_game_names_has_its_drawing(game):
    named = [name for kind in KINDS[game].values() for name in kind.names]
    assert sorted(DRAWINGS[game]) == sorted(named)


@pytest.mark.parametrize(("game", "name"), ALL_FILES)
def test_a_drawing_is_plain_shapes_and_nothing_else(game, name):
    assert faults(DRAWINGS[game][name]) == []


@pytest.mark.parametrize(
    ("mark", "fault"),
    [
        ("<script/>", "<script>"),
        ("<style/>", "<style>"),
        ("<image/>", "<image>"),
        ('<path style="fill:red"/>', "style"),
        ('<path onclick="x()"/>', "onclick"),
        ('<path fill="url(https://example.org/a.svg#b)"/>', "url(https://example.org/a.svg#b)"),
        ('<g clip-path="url(#nowhere)"/>', "url(#nowhere)"),
        ("<g>Upsideville</g>", "text"),
        ('<use href="other.svg#here"/>', "other.svg#here"),
    ],
)
def test_what_the_page_would_refuse_is_noticed(mark, fault):
    assert faults(document(10, 10, mark)) == [fault]


def test_shapes_are_written_as_presentation_attributes():
    assert shape("M0 0h1z", "#ffffff") == '<path d="M0 0h1z" fill="#ffffff"/>'


@pytest.mark.parametrize(("game", "kind"), ALL_KINDS)
def test_drawings_of_a_kind_share_their_box_and_stay_light(game, kind):
    names, box, heaviest, _ = KINDS[game][kind]
    for name in names:
        drawing = DRAWINGS[game][name]
        assert ElementTree.fromstring(drawing).get("viewBox") == box, name
        assert len(drawing.encode()) <= heaviest, name


@pytest.mark.parametrize("game", DRAWINGS)
def test_all_that_a_table_may_show_weighs_less_than_160_kilobytes(game):
    """A game in play shows no ending, and the end shows only its own."""
    endings = set(KINDS[game]["endings"].names)
    in_play = [text for name, text in DRAWINGS[game].items() if name not in endings]
    assert sum(len(text.encode()) for text in in_play) < 160_000


@pytest.mark.parametrize(("game", "kind"), ALL_KINDS)
def test_any_two_drawings_of_a_kind_are_told_apart(game, kind):
    names, *_, differ = KINDS[game][kind]
    for one, other in combinations(names, 2):
        first, second = DRAWINGS[game][one], DRAWINGS[game][other]
        if differ == FILES:
            assert first != second, (one, other)
        if differ == OUTLINES:
            assert outlines(first) != outlines(second), (one, other)
        if differ == MOST_OUTLINES:
            common = outlines(first) & outlines(second)
            smaller = min(len(outlines(first)), len(outlines(second)))
            assert len(common) < smaller / 2, (one, other)


@pytest.mark.parametrize(("game", "sheet"), ALL_SHEETS)
def test_a_sheet_holds_the_signs_of_the_game_and_of_its_screens(game, sheet):
    ids, wanted = [name for name, _ in signs_of(DRAWINGS[game][sheet])], SHEETS[game][sheet]
    if isinstance(wanted, tuple):
        assert ids == list(wanted)
    assert sorted(ids) == sorted(wanted)


@pytest.mark.parametrize(("game", "sheet"), ALL_SHEETS)
def test_a_sign_takes_the_colour_of_the_text_around_it(game, sheet):
    assert colours(DRAWINGS[game][sheet]) == {"currentColor"}


@pytest.mark.parametrize("game", SHEETS)
def test_no_two_signs_of_a_game_have_the_same_shape(game):
    shapes = [shape for sheet in SHEETS[game] for _, shape in signs_of(DRAWINGS[game][sheet])]
    for one, other in combinations(shapes, 2):
        assert one != other
