"""How quickly the page answers a finger, with the processor slowed four times: a cheap tablet.

A whole game of each kind is played by real taps. Reported are

    answer   from the finger to the frame that shows it was taken: the browser's event timing
    drawn    from the tap to the frame with its result, saved on the device before
    task     the longest task on the main thread after boot

and the memory of the tab after ten games, against that after one. The game is the shortest of
twelve by the bots, at the fewest players. Says which budgets are met; fails nothing.
"""

import argparse
import statistics
import tempfile
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from tests.anyone import is_made, way_to
from tests.bench.boot import OPTIONS
from tests.bench.machine import machine, verdict
from tests.e2e import anyone
from tests.e2e.hands import open_lobby, wait_for_python
from tests.scripted import Script, shortest
from tools import browser, build_site
from tools.project import lobby_games
from tools.serve import serving

SLOWED = 4
TOUCH = 60
"""Milliseconds that a finger rests on the glass: a quick one."""
HANDED_OVER = 1_000
"""Milliseconds under a cover: a name is read, and the tablet passed; hardly anybody is faster."""
UNWATCHED = 500
"""Milliseconds after a tap in which the bench asks the page nothing: what is asked of a slow page
takes its time from the answer. Whatever glides has arrived by then, too."""
GAMES_IN_A_ROW = 10
ANSWER, DRAWN, TASK = 100, 200, 200
"""Milliseconds at most: two 95th percentiles and a maximum."""
MORE_MEMORY = 1.20
"""Times the memory after one game, at most, after all of them."""

WATCH = """
window.bench = { answers: [], drawn: [], tasks: [], tapped: 0 };
new PerformanceObserver((seen) => {
  for (const { name, duration } of seen.getEntries())
    if (name === "pointerdown") window.bench.answers.push(duration);
}).observe({ type: "event", durationThreshold: 16 });
new PerformanceObserver((seen) => {
  for (const { duration } of seen.getEntries()) window.bench.tasks.push(duration);
}).observe({ type: "longtask" });
addEventListener("click", ({ timeStamp, target }) => {
  if (target.closest("#table [data-act]")) window.bench.tapped = timeStamp;
}, true);
// A frame is shown after its callbacks have run: the next message comes behind it.
const afterFrame = (done) => requestAnimationFrame(() => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = done;
  port2.postMessage(0);
});
document.addEventListener("DOMContentLoaded", () => {
  const table = document.getElementById("table");
  new MutationObserver(() => {
    // That a button was taken is no result yet: that changes its class.
    const { tapped } = window.bench;
    if (!tapped) return;
    window.bench.tapped = 0;
    afterFrame(() => window.bench.drawn.push(performance.now() - tapped));
  }).observe(table, { childList: true, subtree: true, attributeFilter: ["data-stamp"] });
});
"""
SPOT = """(act) => {
    const node = document.querySelector(`#table [data-act="${CSS.escape(act)}"]`);
    node.scrollIntoView({ block: "nearest", inline: "nearest" });
    const { x, y, width, height } = node.getBoundingClientRect();
    const parts = [0.5, 0.2, 0.8, 0.1, 0.9];
    const spots = parts.flatMap((down) =>
        parts.map((right) => [x + width * right, y + height * down]));
    return spots.find((spot) => node.contains(document.elementFromPoint(...spot))) ?? null;
}"""
"""A spot of a button that nothing lies over."""


class Game(NamedTuple):
    """What was measured over one game."""

    name: str
    taps: int
    answers: list[float]
    drawn: list[float]
    tasks: list[float]


def percentile(values: list[float], share: float) -> float:
    """The value that this share of the values does not exceed; 0 without any."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else 0.0


def finger(page: Page, act: str) -> None:
    """A real tap; what cannot be reached by one is pressed, and not measured."""
    spot = page.evaluate(SPOT, act)
    if spot is None:
        page.evaluate(anyone.PRESS, act)
    else:
        page.mouse.click(*spot, delay=TOUCH)


def play(page: Page, script: Script, most: int) -> Game:
    """A whole game by taps, or as many choices as are allowed."""
    taps = 0
    for choice in script.choices[:most]:
        tried: set[str] = set()
        act = ""
        while not is_made(act, choice):
            seen = anyone.look(page)
            if seen["screen"] == "cover":
                page.wait_for_timeout(HANDED_OVER)
            act = way_to(seen, choice, tried)
            finger(page, act)
            page.wait_for_timeout(UNWATCHED)
            wait_for_change(page, seen)
            taps += 1
    data: dict[str, Any] = page.evaluate("window.bench")
    return Game(script.game, taps, data["answers"], data["drawn"], data["tasks"])


def wait_for_change(page: Page, before: dict[str, Any]) -> None:
    """Until the table shows something else."""
    for _ in range(1_500):
        if anyone.is_changed(before, anyone.look(page)):
            return
        page.wait_for_timeout(20)
    raise AssertionError("a tap has changed nothing")


def measure(chromium: Browser, url: str, name: str, most: int) -> Game:
    """One game on a fresh device, slowed down once it is dealt."""
    context = chromium.new_context(viewport={"width": 1024, "height": 768}, bypass_csp=True)
    page = context.new_page()
    page.add_init_script(WATCH)
    open_lobby(page, url)
    wait_for_python(page)
    page.wait_for_timeout(6_000)  # the service worker has taken everything in
    script = shortest(name)
    page.evaluate("(link) => { location.hash = link; }", script.link)
    page.locator("#table > main[data-screen=cover]").wait_for()
    inspector = context.new_cdp_session(page)
    inspector.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    page.wait_for_timeout(3_000)  # what was being prepared while the game was dealt is done
    page.evaluate("Object.assign(window.bench, { answers: [], drawn: [], tasks: [], tapped: 0 })")
    try:
        return play(page, script, most)
    finally:
        context.close()


def memory(page: Page, inspector: CDPSession) -> float:
    """Megabytes of the tab: what its script holds after tidying up, and the interpreter's."""
    inspector.send("HeapProfiler.collectGarbage")
    used = inspector.send("Runtime.getHeapUsage")
    wasm = page.evaluate(
        """() => import(document.querySelector('link[href*="interpreter.mjs"]').href)
            .then(({ started }) => started).then((python) => python._module.HEAP8.length)"""
    )
    return float(used["usedSize"] + wasm) / 1e6


def ten_games(chromium: Browser, url: str, name: str) -> tuple[float, float]:
    """Megabytes after the first game and after the tenth, without leaving the page."""
    context = chromium.new_context(reduced_motion="reduce", bypass_csp=True)
    page = context.new_page()
    inspector = context.new_cdp_session(page)
    open_lobby(page, url)
    wait_for_python(page)
    taken = []
    for number in range(GAMES_IN_A_ROW):
        anyone.deal(page, name)
        for _ in anyone.play(page, Random(number)):
            pass
        page.locator("[data-act=leave]").first.click()
        taken.append(memory(page, inspector))
    context.close()
    return taken[0], taken[-1]


def report(game: Game) -> str:
    """One line of the table."""
    answer, drawn = percentile(game.answers, 0.95), percentile(game.drawn, 0.95)
    task = max(game.tasks, default=0)
    cells = [
        f"{game.taps}",
        f"{answer:.0f}",
        f"{percentile(game.drawn, 0.75):.0f}",
        f"{drawn:.0f}",
        f"{task:.0f}",
        f"{statistics.median(game.drawn) if game.drawn else 0:.0f}",
        verdict((answer, ANSWER), (drawn, DRAWN), (task, TASK)),
    ]
    return f"{game.name:<14}" + "".join(f"{cell:>14}" for cell in cells)


def main() -> None:
    """Measure every game that can be played, and print what came of it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--choices", type=int, default=2_000, help="at most this many a game")
    parser.add_argument("--game", choices=lobby_games(), action="append")
    parser.add_argument("--no-memory", action="store_true", help="leave the ten games out")
    options = parser.parse_args()
    games = options.game or lobby_games()
    with tempfile.TemporaryDirectory() as scratch:
        site = Path(scratch, "site")
        build_site.build(site)
        with serving(site, cached=True) as url, sync_playwright() as playwright:
            chromium = playwright.chromium.launch(executable_path=browser.find(), args=OPTIONS)
            print(f"{machine()}; processor slowed {SLOWED} times")
            heads = ("taps", "answer p95", "drawn p75", "drawn p95", "longest task", "median")
            print(f"{'milliseconds':<14}" + "".join(f"{head:>14}" for head in heads))
            for name in games:
                print(report(measure(chromium, url, name, options.choices)), flush=True)
            print(f"{'at most':<14}{'':>14}{ANSWER:>14}{'':>14}{DRAWN:>14}{TASK:>14}")
            for name in [] if options.no_memory else games:
                first, last = ten_games(chromium, url, name)
                print(
                    f"{name}: {first:.1f} MB after one game, {last:.1f} MB after"
                    f" {GAMES_IN_A_ROW}: {last / first:.2f} times (at most {MORE_MEMORY:.2f})"
                    f"  {verdict((last / first, MORE_MEMORY))}",
                    flush=True,
                )
            chromium.close()


if __name__ == "__main__":
    main()
