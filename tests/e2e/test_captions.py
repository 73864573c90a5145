"""What the guide and the coach say, on every size of screen: over nothing that one decides by.

A caption lies on the dock. The board with its facts and targets stays whole, and one tap sends it
away. The question about sound has a place of its own.
"""

from dataclasses import replace
from functools import partial
from itertools import islice

import pytest
from playwright.sync_api import Page

from app.curtain import Stance
from app.findings import Warned
from app.guide import EVERYBODY, Told
from app.i18n import text as texts
from app.screens import render_table
from app.table import Found, Inquiry, Table
from tests.app.evenings import Stop, whole_game
from tests.browsing import SCREENS
from tests.e2e import layout
from tests.e2e.drawn import Easel
from tests.e2e.test_every_size import COMPUTERS, FEW_SCREENS, has_room
from tests.scale import amount

PEOPLE = {"inbetween": (2, "across"), "cryptids": (3, "around"), "twister": (2, "across")}
LONGEST = {
    "en": "Whoever has to remember something long in a first game reads some thirty words here. "
    "That is as much as two sentences of a guide can hold without losing anybody.",
    "pl": "Kto w pierwszej grze dowiaduje się czegoś nowego, czyta tu najwyżej trzydzieści słów. "
    "Tyle mieszczą dwa zdania przewodnika, zanim ktokolwiek przestanie słuchać.",
}
"""About thirty words, in languages that break lines otherwise."""
COVERING = """() => {
    const said = document.querySelector("#table .spoken");
    if (!said) return ["there is no caption"];
    const found = [];
    const box = said.getBoundingClientRect();
    if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
        found.push("it leaves the screen");
    const parts = "[data-fact], [data-act^='choose:'], [data-act^='select:']";
    for (const node of document.querySelectorAll(`#table .board :is(${parts})`)) {
        if (!node.checkVisibility()) continue;
        const own = node.getBoundingClientRect();
        // What a small screen scrolls or brings near is cut off at its board.
        const edge = (node.closest(".dungeon") ?? node.closest(".board")).getBoundingClientRect();
        const all = [box, own, edge];
        const least = (side) => Math.min(...all.map((one) => one[side]));
        const most = (side) => Math.max(...all.map((one) => one[side]));
        const { fact, act } = node.dataset;
        if (least("right") - most("left") > 2 && least("bottom") - most("top") > 2)
            found.push(`it lies over ${fact ?? act}`);
    }
    for (const button of said.querySelectorAll("button")) {
        button.scrollIntoView({ block: "nearest" });
        const { left, top, width, height } = button.getBoundingClientRect();
        if (width < 43.5 || height < 43.5) found.push(`${button.dataset.act} is too small`);
        if (!button.contains(document.elementFromPoint(left + width / 2, top + height / 2)))
            found.push(`${button.dataset.act} is out of reach`);
    }
    return [...new Set(found)];
}"""


@pytest.fixture
def long_words(monkeypatch):
    """A guide that says as much at once as any may."""
    for language, words in LONGEST.items():
        for game in COMPUTERS:
            messages = texts.catalogue(language).messages
            monkeypatch.setitem(messages, f"{game}.guide.longest", words)


def with_tip(table: Table) -> Table:
    """The table with a tip on it."""
    return replace(table, told=(Told(len(table.match.choices), "longest", EVERYBODY),))


def with_warning(table: Table) -> Table:
    """The table with the coach speaking about the last choice, as if a person had made it."""
    made = len(table.match.choices)
    settings = table.settings.after("coach", "on")
    inquiry = Inquiry(table.id, table.stamp, "coach", made - 1)
    found = Found(inquiry, Warned(loses=False, cost=50, reasons=(REASONS[table.game],)))
    return replace(table, settings=settings, made=made, found=(found,))


SIZES = amount(list(SCREENS), ["390x844", *FEW_SCREENS])
REASONS = {
    "inbetween": "third_lock.more",
    "cryptids": "outlook.more",
    "twister": "wounded.less",
}


def stops_of(game: str, seats: int, seating: str, played_by: tuple[str, ...] = ()) -> list[Stop]:
    """Screens on which somebody listens: the first of each kind, once the game is under way."""
    found: dict[str, Stop] = {}
    for number, stop in enumerate(whole_game(game, seats, seating, 4, played_by)):
        table = stop.table
        under_way = number > amount(10, 20) and table.match.pending is not None
        if under_way and with_tip(table).tip and not table.panel:
            found.setdefault(stop.kind.partition(" touching")[0], stop)
        if number > amount(600, 60):
            break
    return list(found.values())


@pytest.mark.timeout(1_200)
@pytest.mark.parametrize("game", COMPUTERS)
@pytest.mark.parametrize("is_alone", [True, False])
def test_a_tip_lies_over_nothing_that_one_decides_by(
    page: Page, source_url: str, long_words, game, is_alone
):
    easel, faults = Easel(page, source_url, game), []
    played_by = ("", f"easy:{COMPUTERS[game][0][-1].partition(':')[2] or 'fighter'}")
    seats, seating = (2, "pass") if is_alone else PEOPLE[game]
    stops = stops_of(game, seats, seating, played_by if is_alone else ())
    assert len(stops) > 3
    for number, size in enumerate(size for size in SIZES if has_room(size, seating)):
        language = list(LONGEST)[number % 2]
        easel.look_through(size, language)
        for stop in stops[number % amount(1, 3) :: amount(1, 3)]:
            spoken = partial(render_table, replace(with_tip(stop.table), language=language))
            found = easel.measure(f"{language} {stop.kind}", spoken, COVERING)
            faults += [f"{size}, {language} {stop.kind}: {fault}" for fault in found]
    assert not faults, "\n".join(faults)


@pytest.mark.timeout(1_200)
@pytest.mark.parametrize("game", COMPUTERS)
def test_the_coach_lies_over_nothing_that_one_decides_by(page: Page, source_url: str, game):
    easel, faults = Easel(page, source_url, game), []
    played_by = ("", f"easy:{COMPUTERS[game][0][-1].partition(':')[2] or 'fighter'}")
    stops = [
        stop
        for stop in stops_of(game, 2, "pass", played_by)
        if stop.table.curtain.stance in (Stance.OPEN, Stance.WAITING)
        and with_warning(stop.table).warning
    ]
    assert stops
    for number, size in enumerate(SIZES):
        language = ("en", "it", "pl")[number % 3]
        easel.look_through(size, language)
        for stop in stops[:3]:
            spoken = partial(render_table, replace(with_warning(stop.table), language=language))
            found = easel.measure(f"{language} {stop.kind}", spoken, COVERING)
            faults += [f"{size}, {language} {stop.kind}: {fault}" for fault in found]
    assert not faults, "\n".join(faults)


def with_question(table: Table) -> Table:
    """The table on a device where nobody was asked about sound yet."""
    settings = table.settings.after("sound", "ask").after("hint", "seen")
    return replace(table, settings=settings, told=(), heard_from=len(table.match.choices) - 1)


QUESTION = f"""() => {{
    const said = document.querySelector("#table .about-sound"), box = said.getBoundingClientRect();
    const found = ({layout.TEXT_FAULTS})().filter((fault) => fault.includes("about-sound"));
    for (const other of said.parentElement.children) {{
        const {{ left, right, top, bottom }} = other.getBoundingClientRect();
        const across = Math.min(right, box.right) - Math.max(left, box.left);
        const down = Math.min(bottom, box.bottom) - Math.max(top, box.top);
        if (other !== said && across > 1 && down > 1)
            found.push(`it lies over ${{other.className}}`);
    }}
    for (const button of said.querySelectorAll("button")) {{
        button.scrollIntoView({{ block: "nearest" }});
        const {{ left, top, width, height }} = button.getBoundingClientRect();
        if (width < 43.5 || height < 43.5) found.push(`${{button.dataset.act}} is too small`);
        if (!button.contains(document.elementFromPoint(left + width / 2, top + height / 2)))
            found.push(`${{button.dataset.act}} is out of reach`);
    }}
    return found;
}}"""
"""What is wrong with the question about sound: what it covers, and words that are not whole."""


@pytest.mark.timeout(1_200)
@pytest.mark.parametrize("game", COMPUTERS)
def test_the_question_about_sound_has_a_place_of_its_own(page: Page, source_url: str, game):
    easel, faults, seen = Easel(page, source_url, game), [], set()
    played_by = ("", f"easy:{COMPUTERS[game][0][-1].partition(':')[2] or 'fighter'}")
    passed = islice(whole_game(game, 2, "pass", 4), 150)
    stops = [
        *[stop for stop in passed if stop.kind.startswith("cover ")][-3:],
        *stops_of(game, 2, "pass", played_by),
        *stops_of(game, *PEOPLE[game]),
    ]
    for number, size in enumerate(SIZES):
        language = ("en", "it", "pl")[number % 3]
        easel.look_through(size, language)
        for stop in stops[number % amount(1, 2) :: amount(1, 2)]:
            table = replace(with_question(stop.table), language=language)
            kind = f"{size} {language} {stop.kind}"
            if kind in seen or not has_room(size, table.seating):
                continue
            screen = render_table(table)
            if screen.find(class_="about-sound"):
                seen.add(kind)
                found = easel.measure(kind, lambda screen=screen: screen, QUESTION)
                faults += [f"{kind}: {fault}" for fault in found]
    assert len({kind.partition(" ")[2] for kind in seen}) > 3
    assert not faults, "\n".join(faults)
