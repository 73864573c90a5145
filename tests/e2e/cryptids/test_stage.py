"""What is played back to everybody, laid out: the board keeps its place, pictures are large."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from playwright.sync_api import Page

from app.screens import render_table
from app.table import Table
from tests.app.cryptids.sittings import STILL, CryptidsSitting
from tests.app.evenings import scene_of
from tests.app.test_stage import whole_dusk
from tests.e2e.drawn import Easel
from tests.positions.cryptids import dawn

SIZES = ("1024x768", "768x1024", "390x844", "844x390", "1440x900")
LYING = ("1024x768", "768x1024", "1440x900")
"""Screens that lie between players."""

PLACE = """() => {
    const { x, y, width, height } = document.querySelector("#table .board").getBoundingClientRect();
    return [x, y, width, height].map(Math.round);
}"""

PICTURE = """() => {
    const area = (name) => {
        const { width, height } = document.querySelector(`#table ${name}`).getBoundingClientRect();
        return width * height;
    };
    const { left, right, top, bottom } = document.querySelector(".poster").getBoundingClientRect();
    const board = document.querySelector("#table .board").getBoundingClientRect();
    const isInside = left >= board.left - 1 && right <= board.right + 1
        && top >= board.top - 1 && bottom <= board.bottom + 1;
    return { share: area(".poster .plate") / area(".wild"), isInside };
}"""


@pytest.fixture
def look(page: Page, source_url: str) -> Callable[..., object]:
    """What a script finds on a table, at a size."""
    easel = Easel(page, source_url, "cryptids")

    def measure(table: Table, script: str, size: str, language: str = "en"):
        easel.forget()
        easel.look_through(size, language)
        return easel.measure("", lambda: render_table(replace(table, language=language)), script)

    return measure


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_board_of_a_tablet_that_lies_still_stays_where_it_is(look, seats):
    sitting = CryptidsSitting.at(dawn(seats), STILL[seats])
    before = sitting.table
    sitting.choose("done")
    assert sitting.table.moment is not None
    for size in LYING:
        assert look(sitting.table, PLACE, size) == look(before, PLACE, size), size


def test_posters_are_large_and_inside_the_board(look):
    sitting = CryptidsSitting.at(whole_dusk())
    sitting.choose("pass")
    seen = 0
    while not sitting.table.moment.is_last:
        kind = scene_of(sitting.table)
        if kind.startswith(("scene reveals", "scene drawback")) and seen < 4:
            seen += 1
            for size in SIZES:
                found = look(sitting.table, PICTURE, size, "pl")
                assert found["isInside"], (size, kind)
                assert found["share"] > 0.3, (size, kind)
        sitting.tap("moment:next")
    assert seen == 4
