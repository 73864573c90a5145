"""Dawn, Dusk and the end are played out step by step, and each step shows the table as it was."""

from dataclasses import replace

import pytest

from app.curtain import Curtain, Stance
from app.games.cryptids.rewind import rewound, steps_of
from app.moments import SCENE, events_at
from engine.core.match import Match
from tests.app.cryptids.sittings import CryptidsSitting
from tests.app.cryptids.test_reach import positions
from tests.engine.cryptids.story import CHASM, LAKE, PARK, RIDGE, RIVER, Story

SITES = ("people", "total", "hideouts")
SEATS = ("myth", "track", "hideouts", "hand")


def facts(table: dict) -> dict:
    """What scenes show of a table. That a drawback has passed is no event, and stays as it is."""
    found = {name: table[name] for name in ("rest", "first")}
    found["sites"] = {
        site: {name: there[name] for name in SITES} for site, there in table["sites"].items()
    }
    found["players"] = [{name: seat[name] for name in SEATS} for seat in table["players"]]
    found["left"] = [[stack["left"] for stack in s["stacks"]] for s in table["players"]]
    return found


@pytest.mark.parametrize("seed", range(6))
def test_taking_back_all_steps_leads_to_the_table_before(seed):
    """What the events of a choice changed is undone by them, whatever it was."""
    checked = 0
    walk = positions(seed)
    match = next(walk)
    before = match.view(None)
    for match in walk:
        events = events_at(match, None, len(match.choices))
        if steps_of(events) and not {"plays", "discards", "power"} & {e.kind for e in events}:
            after = rewound(match.view(None), events)
            assert facts(after.table) == facts(before.table)
            checked += 1
        before = match.view(None)
    assert checked >= 5


def dusk() -> Story:
    """The last turn of a Day; two players hide where the Encounter will be."""
    return Story(
        step=11,
        first=1,
        people={RIDGE: (3, 2, 4), RIVER: (1, 0, 0)},
        hideouts={
            0: [RIDGE, RIVER, LAKE],
            1: [PARK, CHASM, RIDGE],
            2: [LAKE, CHASM, PARK],
            3: [CHASM, RIVER, LAKE],
        },
    )


def scene_of(sitting: CryptidsSitting) -> list[str]:
    """The captions of the scene that is on, step by step."""
    assert sitting.table.moment is not None
    assert sitting.table.moment.purpose == SCENE
    told = []
    while True:
        (captions,) = sitting.screen.find(key="captions")
        told.append(" / ".join(captions.texts()))
        if not sitting.screen.find(data_act="moment:next"):
            return told
        (step,) = sitting.screen.find(data_act="moment:next")
        assert int(step.attributes["data-pace"]) > 0
        sitting.tap("moment:next")


def test_dusk_finds_the_site_then_shows_one_after_the_other():
    sitting = CryptidsSitting.at(dusk())
    sitting.choose("pass")
    told = scene_of(sitting)
    assert "Witch Ridge, 9 Humans" in told[0]
    # Each step says what was revealed and what it brought.
    assert any("reveals" in line and "Myth" in line for line in told[1:])
    (leaving,) = sitting.screen.find(data_act="moment:")
    assert int(leaving.attributes["data-pace"]) > 0
    sitting.tap("moment:")
    assert sitting.table.moment is None


def test_a_scene_shows_nobodys_secrets():
    """It is drawn from what everybody may know, whoever holds the tablet."""
    sitting = CryptidsSitting.at(dusk())
    sitting.choose("pass")
    state = sitting.match.state
    html = sitting.html
    for seat in range(4):
        for card in state.hand[seat]:
            assert card not in html
        for stack in state.stack[seat]:
            for card in stack:
                assert f'"{card}"' not in html
        assert f"help:{state.trait[seat][0]}" not in html


def test_nothing_can_be_chosen_while_a_scene_is_on():
    sitting = CryptidsSitting.at(dusk())
    sitting.choose("pass")
    before = len(sitting.match.choices)
    for option in sitting.match.pending.options:
        sitting.do("choose", option)
    assert len(sitting.match.choices) == before


def test_the_end_opens_hidden_real_deals_and_traits_the_lowest_first():
    match = last_choice(seed=2)
    last = match.choices[-1]
    story_match = match.at(len(match.choices) - 1)
    myth = story_match.state.myth[:]
    sitting = CryptidsSitting(3, 2)
    seat = story_match.pending.player
    curtain = Curtain(Stance.OPEN, seat)
    sitting.table = replace(sitting.table, match=story_match, curtain=curtain)
    sitting.choose(last)
    events = events_at(sitting.match, None, len(sitting.match.choices))
    steps = [events[place] for place in steps_of(events)]
    order = list(dict.fromkeys(e.args["who"] for e in steps if e.kind == "myth"))
    assert order == sorted(range(3), key=lambda seat: myth[seat])
    told = scene_of(sitting)
    assert len(told) == len(steps)
    sitting.tap("moment:")
    (screen,) = sitting.screen.find(data_screen="over")
    assert screen.find(key="score-sheet")


def last_choice(seed: int) -> Match:
    """A whole game of three."""
    *_, match = positions(seed * 3 + 1)
    return match
