"""Taps that come too late: the script itself, with as much of a browser as it needs."""

import json
import subprocess
from typing import Any

import pytest

from tools.project import ROOT

STUB = """
const glass = [];
globalThis.matchMedia = () => ({ matches: process.argv[2] === "still" });
globalThis.requestAnimationFrame = (work) => work();
globalThis.document = {
    createElement: () => ({ style: {}, remove() { glass.splice(glass.indexOf(this), 1); } }),
    body: { append: (node) => glass.push(node) },
};
"""
"""As much of a browser as the scripts need."""

BROWSER = f"""{STUB}
const {{ drawn }} = await import("./static/js/gestures.mjs");
let stays = false;
const table = {{ querySelector: (wanted) => (wanted === "[data-stays]" && stays ? {{}} : null) }};
const shown = JSON.parse(process.argv[1]);
const found = shown.map((screen) => {{
    stays = screen === "summary";
    table.firstElementChild = {{ dataset: {{ screen: stays ? "playback" : screen }} }};
    drawn(table);
    return glass.length;
}});
await new Promise((resolve) => setTimeout(resolve, 500));
console.log(JSON.stringify([...found, glass.length]));
"""
"""Prints how many sheets of glass lie over the table after each screen, and at the end.

A summary is a playback that stays until it is closed.
"""


@pytest.mark.parametrize(
    ("screens", "glass"),
    [
        (["cover", "recap", "recap", "play"], [0, 0, 0, 1, 0]),
        (["play", "playback", "play", "play"], [0, 0, 1, 1, 0]),
        (["recap", "cover"], [0, 1, 0]),
        (["play", "waiting", "waiting", "play"], [0, 0, 0, 1, 0]),
        (["cover", "play", "log", "play", "over"], [0, 0, 0, 0, 0, 0]),
    ],
)
def test_for_a_moment_after_a_recap_nothing_under_the_finger_is_hit(screens, glass):
    assert glass_over(screens, "moving") == glass


@pytest.mark.parametrize("motion", ["moving", "still"])
def test_whoever_taps_through_a_playback_does_not_tap_its_summary_away(motion):
    assert glass_over(["playback", "summary", "summary"], motion) == [0, 1, 1, 0]


def test_with_reduced_motion_nothing_comes_by_itself_so_every_tap_was_meant():
    assert glass_over(["cover", "recap", "play"], "still") == [0, 0, 0, 0]


DOUBLE_TAP = f"""{STUB}
const {{ settle, tapped }} = await import("./static/js/settling.mjs");
const [act, under, detail] = JSON.parse(process.argv[1]);
const button = (act) => ({{ closest: () => act && {{ dataset: {{ act }} }} }});
const table = {{ firstElementChild: {{ dataset: {{ screen: "play" }} }} }};
document.elementFromPoint = (x, y) => (x === 30 && y === 40 ? button(under) : null);
settle(table);
tapped({{ isTrusted: true, detail, target: button(act), clientX: 30, clientY: 40 }});
settle(table);
const found = glass.map(({{ className, style }}) => [className, style.left, style.top]);
await new Promise((resolve) => setTimeout(resolve, 300));
console.log(JSON.stringify([found, glass.length]));
"""
"""Prints what lies over the table after a tap has been answered, and a moment later."""
FINGERTIP = ["glass fingertip", "30px", "40px"]


@pytest.mark.parametrize(
    ("tap", "glass"),
    [
        # The button that ends a turn makes way for the one that lifts the next player's cover.
        (["choose:end", "reveal", 1], [FINGERTIP]),
        (["choose:shift", "choose:end", 1], [FINGERTIP]),
        # Steps can be taken as fast as one likes, and where nothing lies nothing is hit.
        (["moment:on", "moment:on", 1], []),
        (["choose:end", "", 1], []),
        # A key presses what has the focus.
        (["choose:end", "reveal", 0], []),
    ],
)
def test_the_second_half_of_a_double_tap_does_not_hit_what_has_just_appeared(tap, glass):
    assert run(DOUBLE_TAP, json.dumps(tap)) == [glass, 0]


def glass_over(screens: list[str], motion: str) -> list[int]:
    """How many sheets of glass lie over the table after each of these screens, and at the end."""
    found: list[int] = run(BROWSER, json.dumps(screens), motion)
    return found


def run(script: str, *arguments: str) -> Any:
    """What a script prints."""
    command = ["node", "--input-type=module", "--eval", script, *arguments]
    result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    return json.loads(result.stdout)
