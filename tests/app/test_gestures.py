"""Taps that come too late: the script itself, with as much of a browser as it needs."""

import json
import subprocess

import pytest

from tools.project import ROOT

BROWSER = """
const glass = [];
globalThis.matchMedia = () => ({ matches: process.argv[2] === "still" });
globalThis.document = {
    createElement: () => ({ remove() { glass.splice(glass.indexOf(this), 1); } }),
    body: { append: (node) => glass.push(node) },
};
const { drawn } = await import("./static/js/gestures.mjs");
let stays = false;
const table = { querySelector: (wanted) => (wanted === "[data-stays]" && stays ? {} : null) };
const shown = JSON.parse(process.argv[1]);
const found = shown.map((screen) => {
    stays = screen === "summary";
    table.firstElementChild = { dataset: { screen: stays ? "playback" : screen } };
    drawn(table);
    return glass.length;
});
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


def glass_over(screens: list[str], motion: str) -> list[int]:
    """How many sheets of glass lie over the table after each of these screens, and at the end."""
    command = ["node", "--input-type=module", "--eval", BROWSER, json.dumps(screens), motion]
    result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    found: list[int] = json.loads(result.stdout)
    return found
