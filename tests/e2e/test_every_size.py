"""Every screen of a whole game on every size of screen: answers in reach, texts whole.

In every run of the tests, few answers are looked for on few screens, and texts are read in the
languages and sizes that make one another worse. The drill looks for every answer and reads
everything; of two looks that follow each other, each gets one half of the screens.
"""

from collections import defaultdict
from collections.abc import Callable
from dataclasses import replace
from functools import cache, partial
from itertools import groupby, islice, product

import pytest
from playwright.sync_api import Page

from app.i18n.text import LANGUAGES
from app.screens import render_table
from app.settings import CHOICES
from app.table import Table
from tests.app.evenings import Stop, at_most, replayed, tap, whole_game
from tests.app.tables import seen_on
from tests.browsing import SCREENS
from tests.e2e import layout
from tests.e2e.drawn import SEEN_AND_HIT, Easel, out_of_reach
from tests.scale import amount
from tests.scripted import script

GAMES = {
    "inbetween": ((2, "pass"), (2, "across")),
    "cryptids": ((2, "pass"), (4, "pass"), (3, "around")),
    "twister": ((2, "pass"), (2, "across")),
}
"""How each title is played here: how many players, and how the tablet travels."""
PLAYED = [(game, *way) for game, ways in GAMES.items() for way in ways]
SEED = 4
FEW_SCREENS = ["320x568", "667x375", "844x390", "590x410", "768x1024", "1024x768"]
"""Looked at in every run; the others are much like them."""
READ_ON = ("1024x768", "768x1024", "390x844", "1440x900")
"""Screens on which nothing may lie over what one decides by."""
STAYS_ON = {"cryptids": READ_ON, "inbetween": READ_ON[:1], "twister": READ_ON[:1]}
"""Screens on which the board keeps its place. On small ones a hand of InBetween is as high as its
cards, and a room of Dungeon Twister is brought near."""
BOARD_BOX = """() => {
    const board = document.querySelector("#table :is(.ground, .ropes, .ring, .dungeon)");
    const { x, y, width, height } = board.getBoundingClientRect();
    return [x, y, width, height].map(Math.round);
}"""
NARROW, LOW = 600, 480
"""Screens smaller than this are held by one player: nobody lays them between several."""
LOOKS = [("pl", "normal", size) for size in SCREENS] + [
    (language, text, size)
    for (language, text), size in product(
        (("en", "huge"), ("it", "large"), ("pl", "huge")), ("320x568", "844x390", "1024x768")
    )
]
"""Languages, text sizes and screens that make one another worse."""
ALL_LOOKS = [
    (language, text, size)
    for sizes, texts in ((SCREENS, CHOICES["size"][:1]), (FEW_SCREENS, CHOICES["size"][1:]))
    for size, text, language in product(sizes, texts, LANGUAGES)
]
"""Every language on every screen; larger text on those that are unlike each other. Languages come
one after the other, so that whatever one of them leaves out the next one looks at."""


@pytest.fixture
def easel_for(page: Page, source_url: str) -> Callable[[str], Easel]:
    """Sets up an easel for a game."""
    return lambda game: Easel(page, source_url, game)


@cache
def stops_of(game: str, seats: int, seating: str, number: int) -> list[Stop]:
    """The screens to look at: of each kind as many. Each game is played once for all tests."""
    return at_most(number, whole_game(game, seats, seating, SEED))


def has_room(size: str, seating: str) -> bool:
    """Whether a screen can lie between players."""
    measures = SCREENS[size]
    return seating == "pass" or (measures["width"] >= NARROW and measures["height"] >= LOW)


@pytest.mark.timeout(1_800)
@pytest.mark.parametrize(("game", "seats", "seating"), PLAYED)
def test_every_answer_is_in_reach_of_a_finger(easel_for, game, seats, seating):
    easel, missed = easel_for(game), []
    stops = stops_of(game, seats, seating, amount(3, 1))
    asking = [stop for stop in stops if is_asking(stop)]
    sizes = [size for size in amount(list(SCREENS), FEW_SCREENS) if has_room(size, seating)]
    for number, size in enumerate(sizes):
        easel.look_through(size)
        for kind, table in one_in(amount(2, 9), asking, number):
            name = f"{kind} after {len(table.match.choices)}"
            if lost := out_of_reach(easel, name, table, answers_of(table)):
                missed.append(f"{size}, {kind}: {len(lost)} answers, such as {lost[0]}")
    assert not missed, "\n".join(missed)


def one_in(share: int, stops: list[Stop], number: int) -> list[Stop]:
    """A share of the screens, another one for each number: together they are all of them."""
    return [stop for place, stop in enumerate(stops) if (place + number) % share == 0]


def answers_of(table: Table) -> list[str]:
    """The answers to look for: all of them, or the outermost and a middle one of each kind."""
    options = table.match.pending.options
    kinds: dict[str, list[str]] = {}
    for option in options:
        kinds.setdefault(option.partition(":")[0], []).append(option)
    few = [alike[place] for alike in kinds.values() for place in {0, len(alike) // 2, -1}]
    return list(amount(options, few))


def is_asking(stop: Stop) -> bool:
    """Whether a question stands, and nothing is touched or lies over it yet."""
    table = stop.table
    return table.match.pending is not None and not (table.selection or table.panel or table.moment)


@pytest.mark.timeout(1_800)
@pytest.mark.parametrize(("game", "seats", "seating"), PLAYED)
def test_nothing_lies_over_what_one_decides_by(easel_for, game, seats, seating):
    """The board stays readable while one chooses, and no target lies over another."""
    easel, found = easel_for(game), []
    stops = stops_of(game, seats, seating, amount(3, 1))
    for number, size in enumerate(READ_ON if seating == "pass" else READ_ON[:1]):
        easel.look_through(size)
        for kind, table in one_in(amount(1, 12), stops, number):
            name = f"{kind} after {len(table.match.choices)}"
            lines = easel.measure(name, partial(render_table, table), layout.OVERLAPS)
            found += [f"{size}, {name}: {line}" for line in lines[:3]]
    assert not found, "\n".join(found)


@pytest.mark.timeout(1_800)
@pytest.mark.parametrize(("game", "seats"), [("inbetween", 2), ("cryptids", 4), ("twister", 2)])
def test_the_board_stays_where_it_is_while_one_player_has_the_tablet(easel_for, game, seats):
    """No question that is longer, no hint and no panel moves it under the finger."""
    easel, moved = easel_for(game), []
    whole = [stop for stop in whole_game(game, seats, "pass", SEED) if is_played(stop)]
    turns = [list(turn) for _, turn in groupby(whole, whose_turn)]
    for number, (size, language) in enumerate(product(STAYS_ON[game], LANGUAGES)):
        easel.look_through(size, language)
        for place, turn in list(enumerate(turns))[number % 12 :: amount(1, 12)]:
            places: dict[tuple[int, ...], str] = {}
            for kind, table in at_most(1, turn):
                spoken = partial(render_table, replace(table, language=language))
                box = easel.measure(f"{language} {place} {kind}", spoken, BOARD_BOX)
                places.setdefault(tuple(box), kind)
            moved += [f"{size} {language}: {places}"] if len(places) > 1 else []
    assert not moved, "\n".join(moved)


def is_played(stop: Stop) -> bool:
    """Whether a player looks at the board: in a secret set-up, cards lie in its place."""
    asked = stop.table.match.pending
    is_board = asked is not None and asked.kind not in ("cryptid", "trait", "stacks")
    return is_board and stop.kind.startswith("play ")


def whose_turn(stop: Stop) -> tuple[object, ...]:
    """What stays the same as long as one player has the tablet for one turn."""
    table = stop.table
    return table.curtain, table.turn, getattr(table.match.state, "phase", "")


@pytest.mark.timeout(3_600)
@pytest.mark.parametrize(("game", "seats", "seating"), PLAYED)
def test_every_text_is_whole(easel_for, game, seats, seating):
    """None is cut off, off the screen, broken inside a word, or larger than its button."""
    easel, found = easel_for(game), defaultdict[str, list[str]](list)
    stops = stops_of(game, seats, seating, 1)
    looks = [look for look in amount(ALL_LOOKS, LOOKS) if has_room(look[-1], seating)]
    for number, (language, text, size) in enumerate(looks):
        easel.look_through(size, language, text)
        for kind, table in one_in(amount(2, 30), stops, number):
            name, spoken = f"{language} {kind}", replace(table, language=language)
            for fault in easel.measure(name, partial(render_table, spoken), layout.TEXT_FAULTS):
                found[fault].append(f"{language} {text} {size}, {kind}")
    assert not found, "\n".join(
        f"{fault} ({len(at)} times: {at[0]})" for fault, at in found.items()
    )


COMPUTERS = {
    "inbetween": (("", "sharp:scholar"), "pass"),
    "cryptids": (("", "", "even:show_off"), "around"),
    "twister": (("even:fighter", ""), "pass"),
}
"""How each title is played against computers here."""
MOVING = ("waiting", "panel:menu on waiting", "why", "hint")
"""Screens that only a game with computers has."""
WAYS_ON = {"onward", "onward:all", "hasten", "pause", "undo", "panel:menu", "panel:log"}
"""What can be tapped meanwhile."""


@pytest.mark.timeout(1_200)
@pytest.mark.parametrize("game", COMPUTERS)
def test_a_computers_move_is_readable_and_its_way_on_in_reach(easel_for, game):
    played_by, seating = COMPUTERS[game]
    easel, found = easel_for(game), []
    whole = whole_game(game, len(played_by), seating, SEED, played_by)
    stops = [
        stop for stop in at_most(1, islice(whole, amount(400, 160))) if stop.kind.startswith(MOVING)
    ]
    assert any(stop.table.showing for stop in stops)
    assert any(stop.table.panel for stop in stops)
    sizes = [size for size in amount(list(SCREENS), FEW_SCREENS[::2]) if has_room(size, seating)]
    for number, size in enumerate(sizes):
        language = LANGUAGES[number % len(LANGUAGES)]
        easel.look_through(size, language, CHOICES["size"][number % 2])
        for kind, table in one_in(amount(1, 2), stops, number):
            spoken = partial(render_table, replace(table, language=language))
            faults = easel.measure(f"{language} {kind}", spoken, layout.TEXT_FAULTS)
            found += [f"{size}, {kind}: {fault}" for fault in faults]
            wanted = WAYS_ON if kind.startswith("waiting") else set()
            ways = wanted.intersection(seen_on(table)["acts"])
            hit = easel.measure(f"{language} {kind}", spoken, SEEN_AND_HIT)["acts"]
            found += [] if table.panel else [f"{size}, {kind}: {act}" for act in ways - set(hit)]
    assert not found, "\n".join(found)


# Replays -----------------------------------------------------------------------------------

REPLAYED = (("inbetween", 2), ("cryptids", 4), ("twister", 2))
"""Every title, with as many eyes as it can have."""
AROUND = """() => {
    const seen = [...document.querySelectorAll("#table .told :is(button, input, .captions)")]
        .filter((node) => node.checkVisibility());
    const round = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(" ");
    const name = (node) => node.className || node.dataset.act || node.localName;
    return Object.fromEntries(
        seen.map((node) => [name(node), round(node.getBoundingClientRect())])
            .filter(([name]) => !/law-link/.test(name))
    );
}"""
"""Where everything lies below the board."""
LEAST_BOARD = 0.42
"""Of the screen; the rest is the bar and the player."""
BOARD = """() => {
    const { width, height } = document.querySelector("#table .board").getBoundingClientRect();
    return (width * height) / (innerWidth * innerHeight);
}"""


@pytest.mark.timeout(1_200)
@pytest.mark.parametrize(("game", "seats"), REPLAYED)
def test_a_replay_is_readable_in_reach_and_stands_still(new_context, source_url, game, seats):
    """Nothing moves under a finger that steps on, whoever's eyes see it and however long it is."""
    # With reduced motion nothing runs by itself, and there is nothing to start it with.
    easel, found = Easel(new_context().new_page(), source_url, game), []
    table = tap(Table(match=script(game, 1, seats).play(), id="seen"), "replay")
    stops = list(replayed(table))
    for number, size in enumerate(amount(list(SCREENS), [*FEW_SCREENS, "390x844", "1440x900"])):
        language = LANGUAGES[number % len(LANGUAGES)]
        easel.look_through(size, language, CHOICES["size"][number % len(CHOICES["size"])])
        places = set()
        for kind, table in stops:
            spoken = partial(render_table, replace(table, language=language))
            name = f"{language} {kind}"
            faults = easel.measure(name, spoken, layout.TEXT_FAULTS)
            found += [f"{size}, {kind}: {fault}" for fault in faults]
            ways = {act for act in seen_on(table)["acts"] if act.startswith(("moment:", "set:"))}
            hit = easel.measure(name, spoken, SEEN_AND_HIT)["acts"]
            lost = {*ways, "select:hands"} - set(hit) - {"moment:next"}
            found += [f"{size}, {kind}: {act} is out of reach" for act in lost]
            places.add(str(easel.measure(name, spoken, AROUND)))
            if easel.measure(name, spoken, BOARD) < LEAST_BOARD:
                found.append(f"{size}, {kind}: the board is small")
        found += [f"{size}: something moves: {places}"] if len(places) > 1 else []
    assert not found, "\n".join(found)
