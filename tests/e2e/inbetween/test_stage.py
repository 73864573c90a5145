"""The stage as it is drawn: pictures large, words whole, at every size and in every language."""

from dataclasses import replace
from functools import partial

import pytest

from app.curtain import EVERYTHING_OPEN, Curtain, Stance
from app.i18n.text import LANGUAGES
from app.moments import playback_after
from app.screens import render_table
from app.table import Table
from tests.browsing import SCREENS
from tests.e2e import layout
from tests.e2e.drawn import Easel
from tests.e2e.inbetween.moments import LONG_NAMES
from tests.positions.inbetween import STAGED
from tests.scale import amount

SIZES = amount(list(SCREENS), ["320x568", "390x844", "844x390", "590x410", "768x1024", "1024x768"])
ROOMY = ("390x844", "768x1024", "1024x768", "1440x900")

OUT_OF_THE_PICTURE = """() => {
    const found = [];
    const box = (node) => node.getBoundingClientRect();
    const isWithin = (part, whole) =>
        part.left > whole.left - 1 && part.right < whole.right + 1 &&
        part.top > whole.top - 1 && part.bottom < whole.bottom + 1;
    const [stage, scene, plate] = [".stage", ".scene", ".plate"]
        .map((name) => box(document.querySelector(name)));
    if (scene.height < 0.4 * stage.height) found.push("the words are higher than the picture");
    if (!isWithin(plate, stage)) found.push("the words leave the stage");
    const people = ".hop, .comer, .prey, .eye, .gun, .rung, .trace, .neighbour, .scene .place, li";
    for (const part of document.querySelectorAll(`.stage :is(${people})`))
        if (!isWithin(box(part), stage)) found.push(`${part.className} leaves the stage`);
    for (const part of document.querySelectorAll(".plate *"))
        if (part.checkVisibility() && !isWithin(box(part), plate))
            found.push(`${part.className} leaves the words`);
    const parts = [...document.querySelector(".plate").children];
    parts.forEach((part, place) => {
        for (const other of parts.slice(place + 1)) {
            const one = box(part), two = box(other);
            const wide = Math.min(one.right, two.right) - Math.max(one.left, two.left);
            const high = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
            if (wide > 1 && high > 1) found.push(`${part.className} lies over ${other.className}`);
        }
    });
    return [...new Set(found)];
}"""
"""What does not fit on the stage."""

FACE = """() => {
    const faces = [".hop", ".comer", ".prey", ".trace", ".neighbour.between", ".scene .place"]
        .flatMap((name) => [...document.querySelectorAll(name)])
        .map((node) => node.getBoundingClientRect().width);
    const { width, height } = document.querySelector(".scene").getBoundingClientRect();
    return Math.max(...faces) / Math.min(width, height);
}"""
"""How large the largest face is in its picture."""


@pytest.fixture
def easel(page, source_url):
    return Easel(page, source_url, "inbetween")


def staged(name: str, **wishes: str) -> Table:
    """The last scene of a story, on the table."""
    match = STAGED[name]().match
    match.setup = match.setup._replace(names=LONG_NAMES)
    moment = playback_after(match)
    curtain = Curtain(Stance.OPEN, match.pending.player) if match.pending else EVERYTHING_OPEN
    moment = moment.go_to(len(moment.stops) - 1, match)
    return Table(match=match, curtain=curtain, moment=moment, **wishes)


def faults_of(easel: Easel, name: str, table: Table, size: str) -> list[str]:
    """What is wrong with a scene on a screen of that size."""
    drawn = partial(render_table, table)
    scripts = (OUT_OF_THE_PICTURE, layout.TEXT_FAULTS)
    return [f"{size}, {name}: {fault}" for x in scripts for fault in easel.measure(name, drawn, x)]


@pytest.mark.timeout(900)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_scene_fits_on_every_screen(easel, language):
    tables = {name: staged(name, language=language) for name in STAGED}
    found = []
    for number, size in enumerate(SIZES):
        easel.look_through(size, language, ("normal", "huge", "large")[number % 3])
        for name, table in tables.items():
            found += faults_of(easel, name, table, size)
    assert not found, "\n".join(found)


def test_every_scene_fits_between_two_players(easel):
    found = []
    for size in ("1024x768", "768x1024", "1440x900"):
        easel.look_through(size)
        for name in STAGED:
            found += faults_of(easel, name, replace(staged(name), seating="across"), size)
    assert not found, "\n".join(found)


def test_faces_are_large(easel):
    """Where there is room, a face takes half of the picture's shorter side."""
    for size in ROOMY:
        easel.look_through(size)
        for name in ("flip", "secured", "devoured", "removed"):
            drawn = partial(render_table, staged(name))
            assert easel.measure(name, drawn, FACE) > 0.4, (size, name)
