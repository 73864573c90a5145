"""Screens in a real browser without Python in it: thousands can be measured in a minute.

Games are played in CPython (tests/app/evenings.py); the page's own renderer and style sheets draw
what their tables show. So every screen of a whole game can be looked at, at every size of screen.
"""

import re
from collections.abc import Callable, Iterable
from heapq import heappop, heappush
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from app.node import Node, to_json
from app.screens import render_table
from app.table import Table
from tests import anyone
from tests.app.evenings import tap
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
