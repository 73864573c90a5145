"""How smoothly big moments move, at full speed and with the processor slowed four times.

A playback of each game runs by itself, from the choice that leads to it to its summary or its end.
Reported are

    frames   frames a second while it runs, and the 95th percentile between two of them
    drawing  the longest task that draws a scene: within a moment of a change of the page
    motion   the longest task at any other time: what the animation itself costs

Says which budgets are met; fails nothing.
"""

from itertools import pairwise
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from tests.bench.boot import OPTIONS
from tests.bench.machine import machine, verdict
from tests.bench.taps import SLOWED, percentile
from tests.e2e.titles import open_position
from tests.positions import cryptids, inbetween, twister
from tools import browser, build_site
from tools.project import CACHE
from tools.serve import serving

FRAMES, MOTION = 60, 50
"""Frames a second at full speed, at least; milliseconds of a task of the animation, slowed."""
ALMOST = 0.97
"""A second in which the screen is refreshed 60 times has room for some frames less."""
MOST_SECONDS = 40
MOMENTS = {
    "InBetween: the last of three is Secured": (
        inbetween.almost_over,
        ["safe_house", "shift:tom:0"],
    ),
    "Twisted Cryptids: Dusk": (cryptids.dusk, ["pass"]),
    "Dungeon Twister: a room turns": (twister.busy, ["rotate:yellow_acrobat:0"]),
}
WATCH = """() => {
    window.motion = { frames: [], tasks: [], changes: [] };
    const step = (now) => { window.motion.frames.push(now); requestAnimationFrame(step); };
    requestAnimationFrame(step);
    new PerformanceObserver((seen) => {
        for (const { startTime, duration } of seen.getEntries())
            window.motion.tasks.push([startTime, duration]);
    }).observe({ type: "longtask" });
    new MutationObserver(() => window.motion.changes.push(performance.now()))
        .observe(document.getElementById("table"), { childList: true, subtree: true });
}"""


class Moved(NamedTuple):
    """What was measured over one playback."""

    seconds: float
    between: list[float]
    drawing: float
    motion: float


def watch(page: Page) -> Moved:
    """Look on until the playback has ended, or waits with its summary to be closed."""
    page.evaluate(WATCH)
    still = page.locator("#table > main:not([data-screen=playback]), #table [data-stays]")
    still.first.wait_for(state="attached", timeout=MOST_SECONDS * 1_000)
    found: dict[str, list[Any]] = page.evaluate("window.motion")
    frames = found["frames"]
    between = [later - earlier for earlier, later in pairwise(frames)]
    drawing = motion = 0.0
    for begin, lasts in found["tasks"]:
        # The page changes within the task that draws, and is laid out in the one after it.
        if any(begin - 100 <= change <= begin + lasts for change in found["changes"]):
            drawing = max(drawing, lasts)
        else:
            motion = max(motion, lasts)
    return Moved((frames[-1] - frames[0]) / 1_000, between, drawing, motion)


def measure(chromium: Browser, url: str, name: str, rate: int) -> Moved:
    """One playback on a fresh device."""
    position, choices = MOMENTS[name]
    context = chromium.new_context(viewport={"width": 1024, "height": 768}, bypass_csp=True)
    page = context.new_page()
    tablet = open_position(page, url, position().match)
    for choice in choices[:-1]:
        tablet.choose(choice)
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": rate})
    tablet.choose(choices[-1])
    try:
        return watch(page)
    finally:
        context.close()


def main() -> None:
    """Print the table."""
    site = CACHE / "site"
    build_site.build(site)
    print(machine())
    print("moment, processor | s | frames/s | p95 between ms | drawing ms | motion ms |")
    with serving(site, cached=True) as url, sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=browser.find(), args=OPTIONS)
        for name in MOMENTS:
            for rate in (1, SLOWED):
                moved = measure(chromium, url, name, rate)
                frames = len(moved.between) / moved.seconds
                budget = ((FRAMES * ALMOST, frames) if rate == 1 else (moved.motion, MOTION),)
                print(
                    f"{name}, {rate}x slower | {moved.seconds:.1f} | {frames:.0f} |"
                    f" {percentile(moved.between, 0.95):.0f} | {moved.drawing:.0f} |"
                    f" {moved.motion:.0f} | {verdict(*budget)}",
                    flush=True,
                )
        chromium.close()


if __name__ == "__main__":
    main()
