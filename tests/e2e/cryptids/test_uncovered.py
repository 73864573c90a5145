"""Nothing that can be tapped lies on what one decides by, or on anything else that can be tapped.

Every Action card is played at a table that is as crowded as can be: people everywhere, so that
there is an arrow on nearly every way, five tied Sites and three Hiding Spots on each.
"""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from itertools import product

from playwright.sync_api import Page

from app.screens import render_table
from app.table import Table
from engine.cryptids.data import ACTIONS, ROLES
from tests.app.cryptids.sittings import CryptidsSitting
from tests.app.evenings import tap
from tests.e2e import layout
from tests.e2e.drawn import SEEN_AND_HIT, Easel
from tests.engine.cryptids.story import CHASM, LAKE, PARK, RIDGE, RIVER, SWAMP, Story
from tests.positions.cryptids import dawn, day, laid, night, tie
from tests.scale import amount

SIZES = ("1024x768", "768x1024", "390x844", "1440x900")
LOOKS = [*product(SIZES, ("normal", "huge")), ("320x568", "normal")]
"""Screens and sizes of text; the smallest phone with the text that most people have."""
SPOTS = {
    0: [RIDGE, PARK, LAKE],
    1: [RIDGE, LAKE, RIVER],
    2: [CHASM, PARK, RIVER],
    3: [PARK, CHASM, LAKE],
}
ONE_EACH = dict.fromkeys((RIVER, RIDGE, LAKE, SWAMP, PARK, CHASM), (1, 1, 1))


def played(kind: str) -> Table:
    """The table at which a card of that kind has just been chosen."""
    hands = {0: [kind], **{seat: ["attract_or_lure_hiker"] for seat in (1, 2)}}
    if kind == "attract_or_lure_hiker":
        hands[2] = ["attract_human"]
    sitting = CryptidsSitting.at(Story(4, people=ONE_EACH, hideouts=SPOTS, hands=hands))
    sitting.tap("reveal")
    sitting.tap(f"choose:{sitting.match.state.hand[0][0]}")
    return sitting.table


def lured_or_scared() -> Table:
    """The Jackalope's Power: between two of its own Sites, people can be lured or scared."""
    seat = ROLES.index("jackalope")
    hands = {seat: ["attract_human", "attract_two_hiker"]}
    sitting = CryptidsSitting.at(Story(4, people=ONE_EACH, hideouts=SPOTS, hands=hands, first=seat))
    sitting.tap("reveal")
    sitting.choose("power")
    sitting.choose(sitting.match.state.hand[seat][0])
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


def panels_opened(table: Table) -> Iterator[Table]:
    """What can be opened while one aims: the map stays as it was."""
    for act in ("select:seat-1", "select:stacks"):
        yield tap(table, act)


def test_nothing_lies_on_what_one_decides_by(page: Page, source_url):
    easel, faults = Easel(page, source_url, "cryptids"), []
    aiming = [*map(played, ACTIONS)]
    tables = [*aiming, *first_hiding_spots(), *other_questions(), *panels_opened(aiming[4])]
    share = amount(1, 8)
    for place, (size, text) in enumerate(LOOKS):
        easel.look_through(size, text=text)
        for number, table in list(enumerate(tables))[place % share :: share]:
            found = easel.measure(str(number), partial(render_table, table), layout.OVERLAPS)
            asked = table.match.pending
            faults += [f"{size} {text}, {asked.kind} {asked.source}: {fault}" for fault in found]
    assert not faults, "\n".join(faults)


ARROWS_OF_TWO_VERBS = """() =>
    document.querySelectorAll(".signpost:has(.icon + .icon):has(.several)").length"""


def test_an_arrow_of_two_verbs_holds_who_goes(page: Page, source_url):
    """Verbs, way and who goes were three lines in a button for two."""
    easel, table = Easel(page, source_url, "cryptids"), lured_or_scared()
    for size, text in (
        *(("512x384", "normal"), ("1024x768", "large"), ("768x1024", "large")),
        *(("667x375", "large"), ("320x568", "huge"), ("844x390", "huge")),
    ):
        easel.look_through(size, text=text)
        draw = partial(render_table, table)
        assert easel.measure("arrows", draw, ARROWS_OF_TWO_VERBS) > 0, size
        assert easel.measure("arrows", draw, layout.TEXT_FAULTS) == [], size


def test_the_map_waits_while_somebody_else_looks_at_their_hand(page: Page, source_url):
    """An arrow asks in its player's dock who goes, and the other's hand may lie over it."""
    sitting = CryptidsSitting.at(day(3), "around")
    sitting.do("peek", "0")
    sitting.do(
        "choose", next(card for card in sitting.match.state.hand[0] if "extract_two" in card)
    )
    easel = Easel(page, source_url, "cryptids")
    easel.look_through("1024x768")
    for peeker, waits in (("", False), ("1", True), ("", False), ("0", False)):
        sitting.do("hide")
        if peeker:
            sitting.do("peek", peeker)
        table = sitting.table
        seen = easel.measure(peeker, partial(render_table, table), SEEN_AND_HIT)
        arrows = [act for act in seen["acts"] if act.startswith(("select:out/", "choose:extract"))]
        assert bool(arrows) != waits, peeker
