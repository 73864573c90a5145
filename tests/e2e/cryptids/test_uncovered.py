"""Nothing that can be tapped lies on what one decides by, or on anything else that can be tapped.

Every Action card is played at a table that is as crowded as can be: people everywhere, so that
there is an arrow on nearly every way, five tied Sites and three Hiding Spots on each.
"""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from playwright.sync_api import Page

from app.screens import render_table
from app.table import Table
from engine.cryptids.data import ACTIONS
from tests.app.cryptids.sittings import CryptidsSitting
from tests.e2e.drawn import Easel
from tests.engine.cryptids.story import CHASM, LAKE, PARK, RIDGE, RIVER, SWAMP, Story
from tests.positions.cryptids import dawn, laid, night, tie

SIZES = ("1024x768", "768x1024", "390x844", "1440x900")
TEXTS = ("normal", "huge")
SPOTS = {
    0: [RIDGE, PARK, LAKE],
    1: [RIDGE, LAKE, RIVER],
    2: [CHASM, PARK, RIVER],
    3: [PARK, CHASM, LAKE],
}
ONE_EACH = dict.fromkeys((RIVER, RIDGE, LAKE, SWAMP, PARK, CHASM), (1, 1, 1))

COVERED = """() => {
    const seen = (query) =>
        [...document.querySelectorAll(query)].filter((node) => node.checkVisibility());
    const targets = seen('#table .board :is([data-act^="choose:"], [data-act^="select:"])');
    const facts = seen("#table .board [data-fact]");
    const overlap = (one, other) => {
        const a = one.getBoundingClientRect(), b = other.getBoundingClientRect();
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        return across > 1 && down > 1;
    };
    const found = [];
    targets.forEach((target, place) => {
        for (const fact of facts)
            if (!target.contains(fact) && overlap(target, fact))
                found.push(`${target.dataset.act} lies on the ${fact.dataset.fact}`);
        for (const other of targets.slice(place + 1))
            if (overlap(target, other))
                found.push(`${target.dataset.act} lies on ${other.dataset.act}`);
    });
    const ground = document.querySelector("#table .ground").getBoundingClientRect();
    for (const target of seen('#table .ground [data-act^="choose:"]')) {
        const { left, right, top, bottom } = target.getBoundingClientRect();
        const isOut = left < ground.left - 1 || right > ground.right + 1;
        const isOff = top < ground.top - 1 || bottom > ground.bottom + 1;
        if (isOut || isOff) found.push(`${target.dataset.act} is off the map`);
    }
    return found;
}"""


def played(kind: str) -> Table:
    """The table at which a card of that kind has just been chosen."""
    hands = {0: [kind], **{seat: ["attract_or_lure_hiker"] for seat in (1, 2)}}
    if kind == "attract_or_lure_hiker":
        hands[2] = ["attract_human"]
    sitting = CryptidsSitting.at(Story(4, people=ONE_EACH, hideouts=SPOTS, hands=hands))
    sitting.tap("reveal")
    sitting.tap(f"choose:{sitting.match.state.hand[0][0]}")
    return sitting.table


def first_hiding_spots() -> Iterator[Table]:
    """Each Hiding Spot of the set-up, as it is asked for."""
    sitting = CryptidsSitting(4, seed=3)
    while sitting.match.state.phase in ("secrets", "hideouts"):
        asked = sitting.match.pending
        if asked.kind == "hideout":
            yield replace(sitting.table, match=sitting.match.clone())
        sitting.choose("preset:bold" if "preset:bold" in asked.options[:-3] else asked.options[0])


def other_questions() -> Iterator[Table]:
    """A Night, a tie at Dusk, an Event that asks, a Hiding Spot that came back."""
    for story, answer in (
        (night(), ""),
        (tie(), "pass"),
        (dawn(), "done"),
        (laid(4, phase="night", hideouts={0: ["", RIDGE, LAKE]}), ""),
    ):
        sitting = CryptidsSitting.at(story)
        sitting.tap("reveal")
        if answer:
            sitting.choose(answer)
            sitting.do("moment", "")
        yield sitting.table


@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("size", SIZES)
def test_nothing_lies_on_what_one_decides_by(page: Page, source_url, size, text):
    easel, faults = Easel(page, source_url, "cryptids"), []
    tables = [*map(played, ACTIONS), *first_hiding_spots(), *other_questions()]
    easel.look_through(size, text=text)
    for number, table in enumerate(tables):
        found = easel.measure(str(number), lambda shown=table: render_table(shown), COVERED)
        asked = table.match.pending
        faults += [f"{asked.kind} {asked.source}: {fault}" for fault in found]
    assert not faults, "\n".join(faults)
