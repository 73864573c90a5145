"""When the page plays what a screen says: its scripts, with as much of a browser as they need.

What the screens say is in test_sounds.py, how it sounds in test_samples.py.
"""

import json
import subprocess
from typing import Any

import pytest

from tools.project import ROOT

BROWSER = """
const listeners = {};
const listen = (name, listener) => (listeners[name] ??= []).push(listener);
const fire = (name, event) => (listeners[name] ?? []).forEach((listener) => listener(event));
const page = { loaded: false, context: null, volume: null, felt: [] };
globalThis.window = globalThis;
globalThis.addEventListener = listen;
globalThis.requestIdleCallback = () => {};
globalThis.document = {
    hidden: false,
    documentElement: { toggleAttribute: (name, isOn) => (page.buzzes = isOn) },
    addEventListener: listen,
    getElementById() {
        page.loaded = true; // only the module that plays looks for the table
        return { addEventListener: listen };
    },
};
Object.defineProperty(globalThis, "navigator", {
    value: { vibrate: (pattern) => page.felt.push(pattern) },
});
globalThis.AudioContext = class {
    state = "suspended";
    currentTime = 0;
    constructor() { page.context = this; }
    async resume() { this.state = "running"; }
    async suspend() { this.state = "suspended"; }
};
globalThis.GainNode = class {
    gain = { setTargetAtTime: (value) => (page.volume = value) };
    connect() {}
};
globalThis.AudioBuffer = class { copyToChannel() {} };
globalThis.AudioBufferSourceNode = class { connect() {} start(when) { page.times.push(when); } };

const hearing = await import("./static/js/hearing.mjs");
const tapped = (selectors) => ({
    target: { closest: (wanted) => (selectors.some((one) => wanted.includes(one)) ? {} : null) },
});
const ACTS = {
    begin: (settings) => hearing.begin(settings),
    follow: (settings) => hearing.follow(settings),
    tap: (selector) => fire("click", tapped(selector ? [selector] : [])),
    screen: (sound) => hearing.hear({ firstElementChild: { dataset: sound ? { sound } : {} } }),
    hidden(isHidden) {
        document.hidden = isHidden;
        fire("visibilitychange");
    },
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    interrupt: () => (page.context.state = "suspended"),
};
const counted = async () =>
    page.loaded ? { ...(await import("./static/js/sounds.mjs")).played } : {};
const found = [];
let wanted = {};
for (const [act, value] of JSON.parse(process.argv[1])) {
    const before = await counted();
    page.times = [];
    page.felt = [];
    if (["begin", "follow"].includes(act)) wanted = value;
    const acting = ACTS[act](value);
    // However long the module takes to come, it is there before the next step.
    const isWanted = wanted.sound === "on" || wanted.buzz === "on";
    if (isWanted && ["tap", "follow"].includes(act)) await import("./static/js/sounds.mjs");
    await acting;
    await ACTS.wait(1);
    const now = await counted();
    const played = Object.keys(now).filter((name) => now[name] !== (before[name] ?? 0));
    const { loaded, volume, times, felt, context } = page;
    found.push({ played, loaded, volume, times, felt, state: context?.state ?? "none" });
}
console.log(JSON.stringify(found));
process.exit();
"""
"""Prints after each step what was played, felt and loaded."""

ON = {"sound": "on", "volume": "normal", "buzz": "off"}
OFF = {**ON, "sound": "off"}
YES = "set:sound:on"


def after(*steps: tuple[str, Any]) -> list[dict[str, Any]]:
    """What the page did at each of these steps."""
    command = ["node", "--input-type=module", "--eval", BROWSER, json.dumps(steps)]
    result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    found: list[dict[str, Any]] = json.loads(result.stdout)
    return found


def played(found: list[dict[str, Any]]) -> list[list[str]]:
    """What was played at each step."""
    return [step["played"] for step in found]


@pytest.mark.parametrize("sound", ["ask", "off"])
def test_whoever_wants_no_sound_loads_none_and_has_no_context(sound):
    silent = {**ON, "sound": sound}
    found = after(("begin", silent), ("tap", "[data-act]"), ("screen", "1 card turn"))
    assert played(found) == [[], [], []]
    assert not any(step["loaded"] for step in found)
    assert {step["state"] for step in found} == {"none"}


def test_before_a_gesture_nothing_is_loaded_even_if_sound_is_wanted():
    found = after(("begin", ON), ("screen", "1 card"), ("tap", ""), ("screen", "2 card"))
    assert [step["loaded"] for step in found] == [False, False, True, True]
    assert [step["state"] for step in found] == ["none", "none", "running", "running"]
    assert played(found) == [[], [], [], ["card"]]


def test_turning_sound_on_lets_it_be_heard_within_the_very_tap():
    asked = {**ON, "sound": "ask"}
    found = after(
        ("begin", asked), ("screen", "1 card"), ("tap", YES), ("follow", ON), ("screen", "1 card")
    )
    # The context is made in the tap; what was missed before is not made up for.
    assert [step["state"] for step in found] == ["none", "none", "running", "running", "running"]
    assert played(found) == [[], [], [], ["turn"], []]


def test_a_moment_is_heard_part_by_part_and_each_part_once():
    found = after(
        ("begin", ON),
        ("tap", ""),
        ("screen", "18 card"),
        ("screen", "18 card turn"),
        ("screen", "18 card turn"),
        ("screen", "19.0 flip"),
        ("screen", "19.1 devoured"),
        ("screen", "19.0 flip"),
    )
    expected = [[], [], ["card"], ["turn"], [], ["flip"], ["devoured"], ["flip"]]
    assert played(found) == expected


def test_a_screen_that_says_nothing_makes_the_page_forget_what_it_has_heard():
    moment = ("screen", "18 card")
    found = after(("begin", ON), ("tap", ""), moment, moment, ("screen", ""), moment)
    assert played(found)[2:] == [["card"], [], [], ["card"]]


def test_sounds_that_come_together_follow_each_other_and_the_first_comes_at_once():
    *_, last = after(("begin", ON), ("tap", ""), ("screen", "4 card pull devoured"))
    assert last["times"][0] == 0
    assert last["times"] == sorted(set(last["times"]))
    assert max(last["times"]) < 0.5


def test_mute_stops_it_and_rests():
    found = after(
        ("begin", ON),
        ("tap", ""),
        ("screen", "1 card"),
        ("follow", OFF),
        ("screen", "2 card"),
        ("wait", 100),
    )
    assert played(found)[2:] == [["card"], [], [], []]
    assert found[-1]["volume"] == 0
    assert found[-1]["state"] == "suspended"


def test_a_change_of_volume_is_heard():
    found = after(
        ("begin", ON),
        ("tap", ""),
        ("follow", {**ON, "volume": "loud"}),
        ("follow", {**ON, "volume": "quiet"}),
        ("follow", {**ON, "volume": "quiet", "size": "huge"}),
    )
    assert played(found) == [[], [], ["turn"], ["turn"], []]
    assert found[2]["volume"] > found[1]["volume"] > found[3]["volume"] > 0


def test_a_hidden_tab_is_silent_and_what_it_missed_is_not_made_up_for():
    found = after(
        ("begin", ON),
        ("tap", ""),
        ("hidden", True),
        ("screen", "2 card"),
        ("hidden", False),
        ("screen", "2 card"),
        ("screen", "3 pull"),
    )
    assert played(found) == [[], [], [], [], [], [], ["pull"]]
    assert [step["state"] for step in found[1:5]] == ["running", *["suspended"] * 2, "running"]


def test_a_context_that_fell_silent_wakes_with_the_next_tap():
    found = after(
        ("begin", ON),
        ("tap", ""),
        ("interrupt", None),
        ("screen", "2 card"),
        ("tap", ""),
        ("screen", "3 card"),
    )
    # Nothing piles up meanwhile, to be heard all at once.
    assert played(found) == [[], [], [], [], [], ["card"]]


def test_every_touch_of_something_that_reacts_makes_the_same_tick():
    found = after(
        ("begin", ON), ("tap", ""), ("tap", "[data-act]"), ("tap", "[data-help]"), ("tap", "")
    )
    assert played(found) == [[], [], ["tick"], ["tick"], []]


def test_vibration_has_a_switch_of_its_own():
    felt = {**OFF, "buzz": "on"}
    found = after(
        ("begin", OFF),
        ("follow", felt),
        ("screen", "1 card"),
        ("screen", "2 card devoured"),
        ("follow", OFF),
        ("screen", "3 devoured"),
    )
    assert [len(step["felt"]) for step in found] == [0, 1, 0, 1, 0, 0]
    assert played(found) == [[]] * 6
    assert {step["state"] for step in found} == {"none"}
