"""Dawn, Dusk and the end are played out step by step, and each step shows the table as it was."""

from collections import Counter
from copy import deepcopy
from dataclasses import replace
from typing import Any

import pytest

from app.curtain import Curtain, Stance
from app.games.cryptids.rewind import rewound, scenes_of
from app.moments import PLAYBACK, events_at
from engine.core.event import Event
from engine.core.match import Match
from engine.cryptids.state import Wilderness
from engine.cryptids.view import table_view
from tests.app.cryptids.sittings import CryptidsSitting
from tests.app.cryptids.test_reach import positions
from tests.engine.cryptids.story import CHASM, LAKE, PARK, RIDGE, RIVER, SWAMP, Story

ALONE = {0: [RIVER, LAKE, SWAMP], 1: [RIDGE, PARK, LAKE], 2: [RIDGE, PARK, CHASM]}
CHEAP = [
    ["scarecrow", "straw_twin", "owl_choir"],
    ["beaver_parade", "ridge_outline", "moon_shadow"],
]
TABLE = ("round", "rest", "first", "crown", "events")
SEATS = ("cryptid", "myth", "track", "hideouts", "hand", "revealed", "unseen")
LASTING = ("power", "drawback")


def facts(table: dict, seats: tuple[str, ...] = SEATS) -> dict:
    """What playbacks show of a table."""
    found = {name: table[name] for name in TABLE}
    found["sites"] = table["sites"]
    found["players"] = [{name: seat[name] for name in seats} for seat in table["players"]]
    found["left"] = [[stack["left"] for stack in s["stacks"]] for s in table["players"]]
    return found


class Tables:
    """The public table at every event: `then` as it had just been told, `next` before another.

    Humans move before it is told, and a line of an Event is ticked after it.
    """

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.told: list[tuple[Event, dict]] = []
        self.before: list[dict] = []
        tell = Wilderness.tell

        def noting(t: Wilderness, kind: str, **facts: Any) -> None:
            self.before.append(deepcopy(table_view(t, None)))
            tell(t, kind, **facts)
            self.told.append((t.events[-1], deepcopy(table_view(t, None))))

        monkeypatch.setattr(Wilderness, "tell", noting)

    def forget(self) -> None:
        self.told.clear()
        self.before.clear()

    def then(self, event: Event) -> dict:
        return next(table for told, table in self.told if told is event)

    def next(self, event: Event, last: dict) -> dict:
        place = next(n for n, (told, _) in enumerate(self.told) if told is event) + 1
        return self.before[place] if place < len(self.before) else last


@pytest.mark.parametrize("seed", range(6))
def test_each_step_of_a_playback_shows_the_table_as_it_was_then(seed, monkeypatch):
    """With Powers and drawbacks: a ban is not seen before the Charge that brings it."""
    tables = Tables(monkeypatch)
    steps = Counter()
    for match in positions(seed):
        events = events_at(match, None, len(match.choices))
        view = match.view(None)
        for scene in scenes_of(events):
            event = events[scene.told - 1]
            shown = rewound(view, events[scene.told :]).table
            true = tables.then(event)
            for name in ("phase", "day_turn", "encounter"):
                assert shown[name] == true[name]
            assert facts(shown, (*SEATS, *LASTING)) == facts(true, (*SEATS, *LASTING)), event
            assert shown["event"] == tables.next(event, view.table)["event"]
            steps[event.kind] += 1
        tables.forget()
    assert steps["encounter"] == 5
    assert steps["myth"] >= 5
    assert steps["event"] >= 4


@pytest.mark.parametrize("seed", range(6))
def test_taking_back_all_steps_leads_to_the_table_before(seed):
    """What the events of a choice changed is undone by them, whatever it was.

    What a new round clears away untold is left out: no step of a playback comes before that.
    """
    checked = 0
    walk = positions(seed)
    match = next(walk)
    before = match.view(None)
    for match in walk:
        events = events_at(match, None, len(match.choices))
        if scenes_of(events) and not {"plays", "discards", "power"} & {e.kind for e in events}:
            after = rewound(match.view(None), events)
            assert facts(after.table) == facts(before.table)
            checked += 1
        before = match.view(None)
    assert checked >= 5


def test_a_ban_is_shown_with_the_charge_that_brings_it_and_not_before():
    stacks = {0: [["charge", "nap", "pastime"], *CHEAP]}
    s = Story(3, step=8, people={RIVER: (0, 5, 0)}, hideouts=ALONE, stacks=stacks).play("pass")
    events = events_at(s.match, None, len(s.match.choices))
    shown = [
        (events[scene.told - 1].kind, player["power"], player["drawback"])
        for scene in scenes_of(events)
        for player in [rewound(s.view(None), events[scene.told :]).table["players"][0]]
    ]
    assert shown == [
        ("encounter", "ready", ""),
        ("myth", "ready", ""),
        ("drawback", "banned", "no_power"),
    ]


def test_a_full_site_is_full_until_a_hiding_spot_has_left_it():
    full = {0: [RIDGE, RIVER, LAKE], 1: [PARK, CHASM, RIDGE], 2: [RIDGE, CHASM, PARK]}
    s = Story(
        step=11, first=1, people={RIDGE: (3, 2, 4)}, hideouts={**full, 3: [CHASM, RIVER, LAKE]}
    )
    assert s.view(None).table["sites"][RIDGE]["full"]
    s.play("pass")
    assert not s.view(None).table["sites"][RIDGE]["full"]
    events = events_at(s.match, None, len(s.match.choices))
    first = scenes_of(events)[0].told
    assert events[first - 1].kind == "encounter"
    assert rewound(s.view(None), events[first:]).table["sites"][RIDGE]["full"]


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


def playback_of(sitting: CryptidsSitting) -> list[str]:
    """The captions of the playback that is on, step by step."""
    assert sitting.table.moment is not None
    assert sitting.table.moment.purpose == PLAYBACK
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
    told = playback_of(sitting)
    assert "Witch Ridge, 9 Humans" in told[0]
    # Each step says what was revealed and what it brought.
    assert any("reveals" in line and "Myth" in line for line in told[1:])
    (leaving,) = sitting.screen.find(data_act="moment:")
    assert int(leaving.attributes["data-pace"]) > 0
    sitting.tap("moment:")
    assert sitting.table.moment is None


def test_dusk_begins_by_saying_what_it_is():
    sitting = CryptidsSitting.at(dusk())
    sitting.choose("pass")
    (said,) = sitting.screen.find(class_="introduction")
    assert "".join(said.texts()) == (
        "Dusk: The Encounter: everyone who hides where the most Humans are reveals a Sighting."
    )


def test_a_playback_shows_nobodys_secrets():
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


def test_nothing_can_be_chosen_while_a_playback_is_on():
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
    steps = [events[scene.told - 1] for scene in scenes_of(events)]
    order = list(dict.fromkeys(e.args["who"] for e in steps if e.kind == "myth"))
    assert order == sorted(range(3), key=lambda seat: myth[seat])
    told = playback_of(sitting)
    assert len(told) == len(steps)
    sitting.tap("moment:")
    (screen,) = sitting.screen.find(data_screen="over")
    assert screen.find(key="score-sheet")


def last_choice(seed: int) -> Match:
    """A whole game of three."""
    *_, match = positions(seed * 3 + 1)
    return match
