"""Screens in a real browser without Python in it: thousands can be measured in a minute.

Games are played here, in CPython; the page's own renderer and style sheets draw what their tables
show. So every screen of a whole game can be looked at, at every size of screen.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from heapq import heappop, heappush
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from playwright.sync_api import Page

from app.controller import handle
from app.effects import Intent
from app.findings import Grounds
from app.i18n.text import Text, catalogue
from app.moments import events_told
from app.node import Node, to_json
from app.screens import render_table
from app.settings import DEFAULTS
from app.table import Table
from engine.autoplay.findings import Experiment, Standing
from engine.core.chance import Dice
from tests import anyone
from tests.app.tables import seen_on
from tests.browsing import SCREENS
from tests.e2e.anyone import LOOK

PAGE = Path(__file__).parents[2] / "index.html"
SHEET = re.compile(r'href="\./static/css/(?P<name>[a-z-]+)\.css"(?: data-of="(?P<game>[a-z]+)")?')
FONTS = (
    '400 16px "Atkinson Hyperlegible"',
    '700 16px "Atkinson Hyperlegible"',
    "900 16px Fraunces",
)
BLANK = """<!doctype html><html lang="en" data-size="normal" class="playing"><head>
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">{sheets}</head>
<body><div id="table" class="table"></div>
<script type="module">
    import {{ draw }} from "./static/js/render.mjs";
    window.screens = new Map();
    window.drawScreen = (tree) => {{
        const host = document.querySelector("#table");
        host.replaceChildren();
        draw(host, tree);
        for (const motion of host.getAnimations({{ subtree: true }})) motion.finish();
    }};
    await Promise.all({fonts}.map((font) => document.fonts.load(font)));
    window.isReady = true;
</script></body></html>"""

SEEN_AND_HIT = f"""() => {{
    const seen = ({LOOK})();
    const isHit = (node) => {{
        const {{ left, top, width, height }} = node.getBoundingClientRect();
        const at = document.elementFromPoint(left + width / 2, top + height / 2);
        return width > 0 && height > 0 && node.contains(at);
    }};
    const nodes = [...document.querySelectorAll("#table [data-act]")];
    const hit = new Set(nodes.filter(isHit).map((node) => node.dataset.act));
    return {{ ...seen, acts: seen.acts.filter((act) => hit.has(act)) }};
}}"""
"""What is on the table, with only those things to tap whose middle a finger finds."""


def sheets_of(game: str) -> list[str]:
    """The style sheets of a game's table, in the order of index.html."""
    found = SHEET.finditer(PAGE.read_text(encoding="utf-8"))
    return [
        sheet["name"]
        for sheet in found
        if sheet["game"] in (None, game) and sheet["name"] != "lobby"
    ]


class Easel:
    """A page on which the screens of one game are drawn."""

    def __init__(self, page: Page, url: str, game: str) -> None:
        self.page = page
        place = f"{url}drawn"
        sheets = "".join(
            f'<link rel="stylesheet" href="./static/css/{name}.css">' for name in sheets_of(game)
        )
        body = BLANK.format(sheets=sheets, fonts=list(FONTS))
        page.route(place, lambda route: route.fulfill(body=body, content_type="text/html"))
        page.goto(place)
        page.wait_for_function("window.isReady")
        self._known: set[str] = set()

    def look_through(self, size: str, language: str = "en", text: str = "normal") -> None:
        """Take a screen of that size, in that language and with text of that size."""
        self.page.set_viewport_size(SCREENS[size])
        self.page.evaluate(
            """([language, size]) => {
                document.documentElement.lang = language;
                document.documentElement.dataset.size = size;
            }""",
            [language, text],
        )

    def measure(self, name: str, screen: Callable[[], Node], script: str) -> Any:
        """What a script finds on a screen; the name says which it is, and it is made once."""
        if name not in self._known:
            self._known.add(name)
            self.page.evaluate(
                "([name, tree]) => window.screens.set(name, JSON.parse(tree))",
                [name, to_json(screen())],
            )
        return self.page.evaluate(
            f"""(name) => {{
                window.drawScreen(window.screens.get(name));
                return ({script})();
            }}""",
            name,
        )

    def forget(self) -> None:
        """Other screens may have the same names."""
        self._known.clear()
        self.page.evaluate("() => window.screens.clear()")


# A whole game -------------------------------------------------------------------------------


class Stop(NamedTuple):
    """A screen of a game: what kind it is, and the table that shows it, with a match of its own."""

    kind: str
    table: Table


def tap(table: Table, act: str) -> Table:
    """The table after a tap; chance is as good as any."""
    name, _, value = act.partition(":")
    fresh = table.chance + 1
    return handle(table, Intent(name, value, table.stamp, fresh=fresh, now=1_000 + fresh)).table


def deal(game: str, seats: int, seating: str, seed: int, played_by: tuple[str, ...] = ()) -> Table:
    """A fresh game between players whom nobody named."""
    names = [Text("en")(f"seat.{game}.{seat}") for seat in range(seats)]
    wishes = {"game": game, "names": names, "seating": seating, "seed": seed, "seats": played_by}
    table = Table(settings=DEFAULTS.after("sound", "off"))  # nobody is asked about it
    return handle(table, Intent("start", wishes, fresh=seed + 1)).table


def whole_game(
    game: str, seats: int, seating: str, seed: int, played_by: tuple[str, ...] = ()
) -> Iterator[Stop]:
    """Every screen of a game that somebody without a plan plays, with what can lie over it.

    Computers at the table have no plan either.
    """
    table, dice = deal(game, seats, seating, seed, played_by), Random(seed)
    shown = set[str]()
    while True:
        seen = seen_on(table)
        kind = kind_of(table, seen["screen"])
        yield Stop(kind, kept(table))
        if seen["screen"] not in shown and table.match.choices:
            shown.add(seen["screen"])
            yield from beside(table, kind, seen["acts"])
        if table.errand and table.may_go_on:
            table = moved_by_chance(table, dice)
            continue
        act = anyone.next_tap(seen, dice)
        if not act:
            break
        table = tap(table, act)


def moved_by_chance(table: Table, dice: Random) -> Table:
    """The table after a computer has made any choice."""
    assert table.match is not None
    assert table.match.pending is not None
    option = table.match.game.at_random(table.match.pending, Dice(dice.getrandbits(32)))
    intent = Intent("computed", (table.errand, option), fresh=table.chance + 1, now=1_000)
    return handle(table, intent).table


def beside(table: Table, kind: str, ways: list[str]) -> Iterator[Stop]:
    """What can be opened from a screen: panels over it, and earlier moments of the game."""
    for way in ("panel:menu", "panel:log", "panel:legend", "panel:course"):
        if way in ways:
            yield Stop(f"{way} on {kind}", kept(found_out(tap(table, way))))
    if "replay" in ways:
        yield from replayed(tap(table, "replay"))
    for way in ways:
        if way.startswith("panel:why"):
            why = found_out(tap(table, way))
            yield Stop(f"why on {kind}", kept(why))
            yield Stop(f"why again on {kind}", kept(found_out(tap(why, f"{way}/again"))))
    if "hint" in ways:
        hinted = found_out(tap(table, "hint"))
        for step in ("hint", "hint what", "hint why"):
            yield Stop(f"{step} on {kind}", kept(hinted))
            hinted = tap(hinted, "hint")


def replayed(table: Table) -> Iterator[Stop]:
    """A replay at its beginning, in its middle through all eyes, and at its end."""
    assert table.match is not None
    assert table.moment is not None
    yield Stop("replay", kept(table))
    middle = kept(tap(table, f"moment:place:{len(table.moment.stops) // 2}"))
    yield Stop("replay with every card", tap(middle, "select:hands"))
    for seat in range(len(table.match.setup.names)):
        seen = tap(middle, f"moment:eyes:{seat}")
        yield Stop(f"replay through the eyes of {seat}", seen)
        yield Stop(f"replay with the cards of {seat}", tap(seen, "select:hands"))
    yield Stop("replay that runs", tap(middle, "moment:play"))
    yield Stop("replay at its end", tap(middle, "moment:last"))


def found_out(table: Table) -> Table:
    """The table once an inquiry has found something, with as many words as there can be."""
    inquiry, match = table.inquiry, table.match
    if inquiry is None or match is None:
        return table
    option = match.pending.options[0] if match.pending else ""
    names = [
        key for key in catalogue("en").messages if key.startswith(f"{match.game.name}.reason.")
    ]
    longest = sorted(names, key=lambda key: -len(Text("pl")(key)))
    keys = tuple(key.partition(".reason.")[2] for key in longest[:2])
    turns = [0.5, 0.7, 0.4, 0.1, 0.9, 0.0]
    seats = len(match.setup.names)
    course = [
        Standing(at, at, (mine, *[(1 - mine) / (seats - 1)] * (seats - 1)))
        for at, mine in enumerate(turns)
    ]
    data = {"again": Experiment(10, 10), "course": course, "odds": course[:1]}
    found = data.get(inquiry.kind, Grounds(option, keys, "x", 12))
    return handle(table, Intent("found", (inquiry, found), fresh=table.chance, now=1_000)).table


def kept(table: Table) -> Table:
    """The table as it is now, whatever becomes of its match."""
    assert table.match is not None
    match, moment = table.match.clone(), table.moment
    # What is played back is the last choice of the match itself.
    staged = moment._replace(match=match) if moment is not None and moment.scene else moment
    return replace(table, match=match, moment=staged)


def kind_of(table: Table, screen: str) -> str:
    """What kind of screen, by its name, a table shows: of two that are alike, one may be enough."""
    asked = table.match.pending if table.match else None
    touched = anyone.names_in(table.selection)[0].partition("_")[0] if table.selection else ""
    parts = (
        screen,
        asked.kind if asked else "",
        # Two sides differ; of many players each has the same.
        asked.player if asked and len(table.last_seen) == 2 else "",
        table.curtain.stance.value,
        "peeking" if table.curtain.peeker is not None else "",
        f"touching {touched}" if touched else "",
        "showing" if table.showing else "",
        table.panel,
        scene_of(table),
    )
    return " ".join(str(part) for part in parts if part != "")


def scene_of(table: Table) -> str:
    """Which kind of scene of a playback is shown; "" outside one."""
    moment = table.moment
    if moment is None or moment.scene is None:
        return ""
    told = events_told(moment, None)
    return f"scene {told[-1].kind if told else ''} {moment.scene.part}".strip()


def at_most(number: int, stops: Iterable[Stop]) -> list[Stop]:
    """Of each kind, those with the most to tap."""
    by_kind: dict[str, list[tuple[int, int, Stop]]] = {}
    for place, stop in enumerate(stops):
        options = len(stop.table.match.pending.options) if stop.table.match.pending else 0
        best = by_kind.setdefault(stop.kind, [])
        best.append((options, place, stop))
        best.sort(reverse=True)
        del best[number:]
    return [stop for best in by_kind.values() for _, _, stop in best]


# Fingers ------------------------------------------------------------------------------------

MOST_SCREENS = 40
"""Looked at on the way to an answer, the likeliest first; nobody looks further."""

OFTEN = 5
"""How many steps further somebody would go to look at a hand than to touch any square."""

TOUCHES = ("reveal", "hand_on", "moment", "peek", "select")
"""What can be tapped on the way to an answer."""


def out_of_reach(easel: Easel, name: str, table: Table, options: Iterable[str]) -> list[str]:
    """Those answers to the pending question that no finger can give, from this screen on.

    Whatever is touched on the way must itself be in reach.
    """
    seen: dict[str, dict[str, Any]] = {}
    found: set[str] = set()

    def look(at: Table) -> dict[str, Any]:
        state = f"{name} {at.curtain} {at.selection} {at.moment and at.moment.place}"
        if state not in seen:
            seen[state] = easel.measure(state, lambda: render_table(at), SEEN_AND_HIT)
            found.update(seen[state]["acts"])
        return seen[state]

    return [
        option
        for option in options
        if f"choose:{option}" not in found and not is_in_reach(option, table, look)
    ]


def is_in_reach(option: str, table: Table, look: Callable[[Table], dict[str, Any]]) -> bool:
    """Whether somebody finds the way to an option by what a finger can tap."""
    ahead: list[tuple[int, int, Table]] = [(0, 0, table)]
    tried: set[str] = set()
    for number in range(MOST_SCREENS):
        if not ahead:
            return False
        unlike, _, at = heappop(ahead)
        seen = look(at)
        if is_offered(option, seen):
            return True
        for act in seen["acts"]:
            touch = act.partition(":")[0]
            # The same words may lead on from another screen: from the cover, then from the recap.
            step = f"{act} on {at.curtain.stance.value} {at.moment.purpose if at.moment else ''}"
            if touch in TOUCHES and step not in tried:
                tried.add(step)
                # Whoever may look, looks first.
                unlikely = 0 if touch == "select" else -OFTEN
                further = unlike + 1 + unlikely - anyone.likeness(act, option)
                heappush(ahead, (further, 1000 * number + len(tried), tap(at, act)))
    return False


def is_offered(option: str, seen: dict[str, Any]) -> bool:
    """Whether a finger can give that answer now; what lies face down is touched and laid."""
    if f"choose:{option}" in seen["acts"]:
        return True
    faces = [face for face in seen["faces"] if option.startswith(face)]
    return any(seen["faces"][face] in seen["acts"] for face in faces)
