"""Screens in a real browser without Python in it: thousands can be measured in a minute.

The tables are set up here, in CPython; the page's own renderer and style sheets draw what they
show. So every question of a whole game can be looked at, at every size of screen.
"""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

from playwright.sync_api import Page

from app.curtain import Curtain, Stance
from app.i18n.text import Text
from app.node import Node, to_json
from app.screens import render_table
from app.table import Table
from engine.core.match import Match
from engine.games import load_game
from tests.browsing import SCREENS

SHEETS = ("base", "table", "{game}", "{game}-dock")
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
        for (const node of host.getAnimations({{ subtree: true }})) node.finish();
    }};
    await Promise.all(["400 16px Atkinson Hyperlegible", "700 16px Atkinson Hyperlegible", "900 16px Fraunces"]
        .map((font) => document.fonts.load(`${{font}}`.replace(/px (.+)$/, 'px "$1"'))));
    window.isReady = true;
</script></body></html>"""

CHANCE = 4711
"""How pads are shuffled here."""


class Easel:
    """A page on which the screens of one game are drawn."""

    def __init__(self, page: Page, url: str, game: str) -> None:
        self.page = page
        place = f"{url}drawn"
        sheets = "".join(
            f'<link rel="stylesheet" href="./static/css/{name.format(game=game)}.css">'
            for name in SHEETS
        )
        body = BLANK.format(sheets=sheets)
        page.route(place, lambda route: route.fulfill(body=body, content_type="text/html"))
        page.goto(place)
        page.wait_for_function("window.isReady")
        self._known: set[str] = set()

    def measure(self, script: str, screens: dict[str, Node]) -> dict[str, Any]:
        """What a script finds on each of these screens, by the name of the screen."""
        for name, screen in screens.items():
            if name not in self._known:
                self._known.add(name)
                self.page.evaluate(
                    "([name, tree]) => window.screens.set(name, JSON.parse(tree))",
                    [name, to_json(screen)],
                )
        found: dict[str, Any] = self.page.evaluate(
            f"""(names) => Object.fromEntries(names.map((name) => {{
                window.drawScreen(window.screens.get(name));
                return [name, ({script})()];
            }}))""",
            list(screens),
        )
        return found

    def look(self, size: str, language: str = "en", text: str = "normal") -> None:
        """Take a screen of that size, in that language and with text of that size."""
        self.page.set_viewport_size(SCREENS[size])
        self.page.evaluate(
            """([language, size]) => Object.assign(document.documentElement, { lang: language })
                .dataset.size = size""",
            [language, text],
        )

    def forget(self) -> None:
        """Begin with other screens."""
        self._known.clear()
        self.page.evaluate("() => window.screens.clear()")


# What is asked ---------------------------------------------------------------------------------


def names_of(game: str, seats: int) -> list[str]:
    """What the seats are called if nobody names them."""
    return [Text("en")(f"seat.{game}.{seat}") for seat in range(seats)]


def positions(game: str, seats: int, seed: int, **options: str) -> Iterator[Match[Any]]:
    """A game by chance, question by question."""
    rules = load_game(game)
    match = Match.start(rules, seed, names_of(game, seats), options)
    dice = Random(seed)
    while match.pending is not None:
        yield match
        match.choose(dice.choice(match.pending.options))


def tables_of(match: Match[Any], seating: str = "pass", **wishes: Any) -> list[Table]:
    """The tables at which the pending question is asked: in one's own hands, and in the open."""
    asked = match.pending
    assert asked is not None
    plain = Table(match=match, seating=seating, chance=CHANCE, **wishes)
    seat = asked.player
    if plain.manner.face_down:
        curtains = [
            Curtain(Stance.DOWN, seat),
            *([Curtain(Stance.DOWN, seat, seat)] if asked.hush else []),
        ]
    else:
        curtains = [
            Curtain(Stance.OPEN, seat),
            *([] if asked.hush else [Curtain(Stance.ASKING, seat)]),
        ]
    return [replace(plain, curtain=curtain) for curtain in curtains]


HITS = """() => {
    const hits = [], misses = [];
    for (const node of document.querySelectorAll("#table [data-act]")) {
        const { left, top, width, height } = node.getBoundingClientRect();
        const at = document.elementFromPoint(left + width / 2, top + height / 2);
        (width && height && node.contains(at) ? hits : misses).push(node.dataset.act);
    }
    return { hits, misses };
}"""
"""What a finger can tap in its middle, and what it cannot."""


def answers_in_reach(easel: Easel, name: str, table: Table, depth: int = 3) -> set[str]:
    """What can be chosen on a screen by fingers, after as many touches as may be needed.

    Everything that is touched on the way must itself be in reach. What lies face down is named by
    its place.
    """
    assert table.match is not None and table.match.pending is not None
    wanted = set(table.match.pending.options)
    seen, found = {""}, set()
    level = [""]
    for _ in range(depth):
        screens = {
            f"{name}|{selection}": render_table(replace(table, selection=selection))
            for selection in level
        }
        level = []
        for measured in easel.measure(HITS, screens).values():
            for act in measured["hits"]:
                verb, _, value = act.partition(":")
                if verb == "choose":
                    found.add(value)
                elif verb == "select" and value not in seen:
                    seen.add(value)
                    level.append(value)
        if wanted <= found or not level:
            break
    return found
