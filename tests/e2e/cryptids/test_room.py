"""Where room was wanting: the forecast, a rival's panel, the sums at the end, an earlier moment."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from app.screens import render_table
from app.table import Table
from tests.app.cryptids.sittings import CryptidsSitting
from tests.e2e.drawn import Easel
from tests.positions.cryptids import day, last_night, tie

SIZES = ("1024x768", "768x1024", "390x844", "1440x900")

CLIPPED = """() => {
    const found = [];
    const parts = "#table :is(.rail-of, .seen-cards, .telling-text)";
    for (const node of document.querySelectorAll(parts))
        if (node.checkVisibility() && node.scrollHeight > node.clientHeight + 1)
            found.push(`${node.className}: ${node.scrollHeight} in ${node.clientHeight}`);
    return found;
}"""

HIDDEN_ROWS = """() => {
    const rail = document.querySelector("#table .rail-of").getBoundingClientRect();
    return [...document.querySelectorAll("#table .prospect-row")]
        .filter((row) => row.getBoundingClientRect().bottom > rail.bottom + 1)
        .map((row) => row.innerText);
}"""

SUMS = """() => [...document.querySelectorAll("#table .score-sheet td")]
    .filter((cell) => {
        const { left, right } = cell.getBoundingClientRect();
        return left < 0 || right > innerWidth;
    })
    .map((cell) => cell.className)"""

MAP = """() => {
    const ground = document.querySelector("#table .ground").getBoundingClientRect();
    const hands = document.querySelector("#table .open-hands");
    const width = ground.width / innerWidth, height = ground.height / innerHeight;
    return { width, height, hands: !!hands };
}"""


CARDS = """() => [...document.querySelectorAll("#table .tray > .action-card")].map((card) => {
    const { left, width } = card.getBoundingClientRect();
    return [Math.round(left), Math.round(width)];
})"""


@pytest.fixture
def look(page: Page, source_url: str) -> Callable[..., object]:
    """What a script finds on a table, at a size."""
    easel = Easel(page, source_url, "cryptids")

    def measure(table: Table, script: str, size: str, text: str = "normal", language: str = "en"):
        easel.forget()
        easel.look_through(size, language, text)
        return easel.measure("", lambda: render_table(table), script)

    return measure


def turn(story, *acts: str) -> Table:
    sitting = CryptidsSitting.at(story)
    sitting.tap("reveal")
    for act in acts:
        name, _, value = act.partition(":")
        sitting.do(name, value)
    return sitting.table


def test_the_forecast_is_whole_whoever_has_a_drawback(look):
    """Its last rows, which only their owner sees, were cut off."""
    for story in (day(), tie(), day(drawback={1: "lonely", 2: "short_draw", 3: "no_power"})):
        assert look(turn(story), CLIPPED, "1024x768") == []


def test_in_the_largest_text_one_s_own_rows_are_left(look):
    for story in (day(), tie()):
        assert look(turn(story), HIDDEN_ROWS, "1024x768", "huge") == []


def test_the_panel_of_a_rival_is_whole(look):
    for seat in range(4):
        assert look(turn(day(), f"select:seat-{seat}"), CLIPPED, "1024x768") == []


@pytest.mark.parametrize("size", SIZES)
def test_every_sum_at_the_end_is_on_the_screen(look, size):
    sitting = CryptidsSitting.at(last_night(4))
    sitting.choose("done")
    sitting.do("moment", "")
    assert look(sitting.table, SUMS, size) == []


@pytest.mark.parametrize("size", SIZES)
def test_an_earlier_moment_shows_the_map_and_the_hands_lie_in_a_drawer(look, size):
    """Stacks, Traits and hands spilled over a map of 280 pixels."""
    shown = look(turn(day(), "choose:pass", "reveal", "at:1"), MAP, size)
    assert not shown["hands"]
    assert shown["width"] > 0.5
    assert shown["height"] > 0.4


@pytest.mark.parametrize("size", [*SIZES, "844x390"])
def test_the_cards_stay_where_they_are_when_one_is_chosen(look, size):
    """So that another finger's breadth does not hit another card."""
    story = day()
    card = story.match.state.hand[0][0]
    before = look(turn(story), CARDS, size)
    assert len(before) == 6
    assert look(turn(day(), f"choose:{card}"), CARDS, size) == before
