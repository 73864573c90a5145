"""Every step of every lesson on screens unlike each other: its words whole, and over nothing."""

from dataclasses import replace
from functools import partial

import pytest

from app.i18n.text import LANGUAGES
from app.lessons import curriculum_of
from app.screens import render_table
from engine.games import LOBBY_GAMES
from tests.app.lessons import tables_of_the_shown_way
from tests.e2e import layout
from tests.e2e.drawn import Easel
from tests.scale import amount

SIZES = ("1024x768", "768x1024", "390x844", "844x390")
CUT_OFF = """() => [...document.querySelectorAll("#table .lesson, #table .lesson *")]
    .filter((node) => getComputedStyle(node).overflowY !== "visible")
    .filter((node) => node.scrollHeight > node.clientHeight + 1)
    .map((node) => `${node.className} is cut off: ${node.textContent.slice(0, 40)}`)"""

TOO_SMALL = """() => {
    const board = document.querySelector("#table :is(.ground, .ropes, .ring, .dungeon)");
    const high = board ? Math.round(board.getBoundingClientRect().height) : innerHeight;
    return high < innerHeight / 4 ? [`the board is ${high} pixels high`] : [];
}"""


@pytest.mark.timeout(1_800)
@pytest.mark.parametrize("game", LOBBY_GAMES)
def test_the_words_of_a_lesson_are_whole_and_lie_over_nothing(page, source_url, game):
    easel, found = Easel(page, source_url, game), []
    taught = curriculum_of(game)
    lessons = (*taught.lessons, *((taught.show,) if taught.show else ()))
    stops = [table for lesson in lessons for table in tables_of_the_shown_way(lesson)]
    for number, size in enumerate(SIZES):
        for turn, language in enumerate(LANGUAGES):
            easel.look_through(size, language)
            share = amount(1, 3)
            for place, table in enumerate(stops):
                if (place + number + turn) % share:
                    continue
                name = f"{language} {table.learning.lesson.id} {table.learning.place}"
                screen = partial(render_table, replace(table, language=language))
                # At its end nothing is decided but what comes next.
                is_done = table.learning.is_done
                for script in (CUT_OFF, TOO_SMALL if is_done else layout.OVERLAPS):
                    faults = easel.measure(name, screen, script)
                    found += [f"{size}, {name}: {fault}" for fault in faults[:2]]
    assert not found, "\n".join(found)
