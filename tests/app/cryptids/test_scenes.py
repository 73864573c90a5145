"""Dawn, Dusk and the end are played out scene by scene, and each shows the table as it was.

How scenes are drawn and what they say is in test_stage.py.
"""

from collections import Counter
from copy import deepcopy
from typing import Any

import pytest

from app.games.cryptids.rewind import rewound
from app.games.cryptids.scenes import BACK, COUNT, HEADLINE, gains_of, scenes_of, together
from app.games.policy import SUMMARY
from app.moments import events_at, events_before
from engine.core.event import Event
from engine.cryptids.data import ROLES
from engine.cryptids.state import Wilderness
from engine.cryptids.view import table_view
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
def test_each_scene_of_a_playback_shows_the_table_as_it_was_then(seed, monkeypatch):
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
            # A ban ends with its Day: untold, as Dusk falls.
            seen = SEATS if event.args.get("phase") == "dusk" else (*SEATS, *LASTING)
            assert facts(shown, seen) == facts(true, seen), event
            if event.kind != "phase" or event.args["phase"] != "dawn":
                assert shown["event"] == tables.next(event, view.table)["event"]
            steps[event.kind, scene.part] += 1
        tables.forget()
    assert steps["encounter", ""] == 5
    assert steps["reveals", BACK] == steps["reveals", ""] == steps["reveals", COUNT] >= 5
    assert steps["phase", HEADLINE] == 10
    assert steps["phase", SUMMARY] == 5
    assert steps["event", ""] == 5


@pytest.mark.parametrize("seed", range(6))
def test_taking_back_all_events_leads_to_the_table_before(seed):
    """What the events of a choice changed is undone by them, whatever it was.

    What a new round clears away untold is left out: no scene of a playback comes before that.
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
        ("phase", "ready", ""),
        ("encounter", "ready", ""),
        *[("reveals", "ready", "")] * 3,
        ("myth", "ready", ""),
        ("drawback", "banned", "no_power"),
        ("phase", "banned", "no_power"),
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
    first = next(one.told for one in scenes_of(events) if events[one.told - 1].kind == "encounter")
    assert rewound(s.view(None), events[first:]).table["sites"][RIDGE]["full"]


# Which scenes there are ---------------------------------------------------------------


def moved(verb: str, by: int = 0, cause: str = "open_questions", **facts: Any) -> Event:
    """One Hiker goes from the Ridge to the River."""
    way = {"flavor": "hiker", "count": 1, "source": RIDGE, "target": RIVER}
    return Event("moves", {**way, "verb": verb, "by": by, "cause": cause, **facts})


DAWN = [
    Event("round", {"round": 2, "first": 0}),
    Event("phase", {"phase": "dawn", "round": 2}),
    Event("event", {"card": "open_questions", "who": 0}),
]


def told(events: list[Event]) -> list[tuple[int, str]]:
    """After how many events each scene comes, and which part of the last one it shows."""
    return [(scene.told, scene.part) for scene in scenes_of(events)]


def test_each_line_of_an_event_is_one_scene_however_many_ways_its_people_go():
    spread = [moved("move", target=site) for site in (RIVER, LAKE, PARK)]
    lines = [*spread, Event("nothing", {"by": 0, "cause": "open_questions"}), moved("attract")]
    assert told([*DAWN, *lines]) == [(2, HEADLINE), (3, ""), (6, ""), (7, ""), (8, "")]
    assert together([*DAWN, *spread]) == spread


def test_what_every_player_moves_for_an_event_is_a_scene_for_each():
    each = [moved("move", by=seat, cause="camera_traps") for seat in (0, 1, 2)]
    assert told([*DAWN, *each])[2:] == [(4, ""), (5, ""), (6, "")]


def test_what_somebody_has_just_chosen_is_not_played_back_but_what_follows_is():
    chosen = [moved("move", target=site) for site in (RIVER, LAKE)]
    assert told(chosen) == []
    assert told([*chosen, moved("extract"), Event("phase", {"phase": "day"})]) == [(3, "")]


def test_myth_flies_only_if_there_is_any():
    shown = {"who": 0, "card": "bigfoot_nap", "number": 1, "site": RIDGE}
    reveals = Event("reveals", shown)
    none = Event("myth", {"who": 0, "why": "sighting", "amount": -2, "old": 0, "new": 0})
    some = Event("myth", {"who": 0, "why": "sighting", "amount": 2, "old": 0, "new": 2})
    parts = [(1, BACK), (1, ""), (1, COUNT)]
    assert told([reveals, none]) == parts
    assert told([reveals, some]) == [*parts, (2, "")]


def test_a_tie_at_the_end_is_one_scene():
    trait = Event("myth", {"who": 0, "why": "trait", "amount": 7, "old": 0, "new": 7})
    ties = [Event("tie_break", {"who": seat, "humans": 3}) for seat in (0, 1)]
    over = Event("over", {"winners": [0, 1], "ending": "shared"})
    events = [Event("night_over", {"who": 1}), trait, *ties, over]
    assert told(events) == [(1, HEADLINE), (2, ""), (4, ""), (5, SUMMARY)]
    assert together(events[:4]) == ties


def test_what_happens_in_every_turn_is_not_played_back():
    for match in positions(3):
        kinds = {event.kind for event in events_at(match, None, len(match.choices))}
        if "plays" in kinds and "phase" not in kinds:
            assert not scenes_of(events_at(match, None, len(match.choices)))


# What a Dusk came to -----------------------------------------------------------------


def gained(seat: int, old: int, new: int) -> Event:
    """A Sighting brings Myth, or costs it."""
    facts = {"who": seat, "why": "sighting", "card": f"{ROLES[seat]}_nap", "amount": new - old}
    return Event("myth", {**facts, "old": old, "new": new})


def test_the_gains_are_those_of_the_last_dusk_the_best_first():
    dusk = Event("phase", {"phase": "dusk", "round": 2})
    before = [dusk, gained(3, 0, 9)]
    events = [*before, dusk, gained(2, 7, 5), gained(0, 1, 6)]
    assert [gain[:3] for gain in gains_of(events, [6, 20, 5, 9])] == [
        (0, "bigfoot_nap", 5),
        (2, "loveland_frog_nap", -2),
        (1, "", 0),
        (3, "", 0),
    ]


def test_what_could_not_be_lost_does_not_count_as_lost():
    lost = Event("myth", {**gained(0, 1, 0).args, "amount": -4})
    assert gains_of([lost], [0])[0].amount == -1


@pytest.mark.parametrize("seed", range(6))
def test_the_gains_of_every_dusk_are_what_its_sightings_brought(seed):
    """A question in the middle of a Dusk, such as whom to lure, does not divide them."""
    checked = 0
    for match in positions(seed):
        here = len(match.choices)
        events = events_at(match, None, here)
        summed = [scene for scene in scenes_of(events) if scene.part == SUMMARY]
        if not summed:
            continue
        seen = [*events_before(match, None, here), *events[: summed[0].told]]
        myth = [player["myth"] for player in match.view(None).table["players"]]
        gains = gains_of(seen, myth)
        dusks = [n for n, one in enumerate(seen) if one.args.get("phase") == "dusk"]
        shown = [one for one in seen[dusks[-1] :] if one.kind == "reveals"]
        assert {gain.card for gain in gains if gain.card} == {one.args["card"] for one in shown}
        assert sorted(gain.seat for gain in gains) == list(range(len(myth)))
        checked += 1
    assert checked == 5
