"""Sliders at the table: the script itself, with as much of a browser as it needs."""

import json
import subprocess
from itertools import pairwise
from typing import Any

import pytest

from tools.project import ROOT

BROWSER = """
const heard = {};
const listen = (kind, handler) => ((heard[kind] ??= []).push(handler));
globalThis.addEventListener = listen;
let now = 0;
globalThis.performance = { now: () => now };
const timers = [];
globalThis.setTimeout = (run, after) => (timers.push([now + after, run]), timers.length);
const slider = { dataset: { slide: "moment:place" }, value: "0", getAttribute: () => slider.drawn };
const table = {
    addEventListener: listen,
    querySelector: () => ({ dataset: { stamp: "5" } }),
    querySelectorAll: () => [slider],
};
const { settle, slide } = await import("./static/js/sliders.mjs");
const [takes, happened] = JSON.parse(process.argv[1]);
const sent = [];
slide(table, (name, value, stamp) => {
    sent.push([now, `${name}:${value}@${stamp}`]);
    now += takes;
    slider.drawn = value.split(":")[1];
    settle(table);
});
const pass = (until) => {
    for (;;) {
        timers.sort(([one], [other]) => one - other);
        if (!timers.length || timers[0][0] > until) break;
        const [at, run] = timers.shift();
        now = Math.max(now, at);
        run();
    }
    now = Math.max(now, until);
};
for (const [at, kind, value] of happened) {
    pass(at);
    if (kind === "input") slider.value = value;
    if (kind === "drawn") (slider.drawn = value), settle(table);
    for (const handler of heard[kind] ?? []) handler({ target: slider });
}
pass(10_000);
console.log(JSON.stringify({ sent, value: slider.value }));
"""
"""Prints what was sent and when, and where the thumb is at the end; `takes` is how many
milliseconds the page needs for each value."""


def moved(takes: int, *happened: tuple[int, str, str]) -> dict[str, Any]:
    """What the script does about events at these milliseconds."""
    command = ["node", "--input-type=module", "--eval", BROWSER, json.dumps([takes, happened])]
    result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    found: dict[str, Any] = json.loads(result.stdout)
    return found


def dragged(count: int, apart: int) -> list[tuple[int, str, str]]:
    """A finger that passes a stop every few milliseconds."""
    return [(place * apart, "input", str(place)) for place in range(1, count + 1)]


def test_a_value_is_sent_at_once_with_its_screen():
    assert moved(10, (0, "input", "7"))["sent"] == [[0, "moment:place:7@5"]]


@pytest.mark.parametrize("takes", [5, 60, 300])
def test_the_page_has_as_much_time_for_itself_as_a_value_takes(takes):
    sent = moved(takes, *dragged(80, 8))["sent"]
    times = [at for at, _ in sent]
    pauses = [later - earlier for earlier, later in pairwise(times)]
    assert min(pauses) >= max(40, 2 * takes)
    assert len(sent) < 80


@pytest.mark.parametrize("takes", [5, 60, 300])
@pytest.mark.parametrize("count", [2, 3, 17, 80])
def test_the_last_value_is_never_lost(takes, count):
    found = moved(takes, (0, "pointerdown", ""), *dragged(count, 8), (700, "pointerup", ""))
    assert found["sent"][-1][1] == f"moment:place:{count}@5"
    assert found["value"] == str(count)


def test_nothing_pulls_the_thumb_from_under_the_finger():
    found = moved(
        10, (0, "pointerdown", ""), (5, "input", "9"), (200, "drawn", "3"), (300, "input", "12")
    )
    assert [action for _, action in found["sent"]] == ["moment:place:9@5", "moment:place:12@5"]
    assert found["value"] == "12"


def test_a_key_that_is_held_counts_on_from_its_own_last_value():
    """A screen that was drawn meanwhile showed an older one."""
    found = moved(50, (0, "input", "1"), (60, "input", "2"), (70, "drawn", "1"))
    assert found["sent"][-1][1] == "moment:place:2@5"
    assert found["value"] == "2"


def test_steps_move_the_thumb_once_nobody_holds_it():
    found = moved(
        10, (0, "pointerdown", ""), (5, "input", "9"), (200, "pointerup", ""), (300, "drawn", "10")
    )
    assert found["value"] == "10"


def test_other_inputs_are_nobodys_business():
    command = BROWSER.replace('slide: "moment:place"', "")
    result = subprocess.run(
        ["node", "--input-type=module", "--eval", command, '[5, [[0, "input", "3"]]]'],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(result.stdout)["sent"] == []
