"""How long our page takes to boot, against a bare hello page on the stock runtime.

Both from this machine, precompressed like on a good host, in the same Chromium, in turns:

    cold      a fresh profile: nothing of the page is on the device
    reopened  the browser was closed after a first visit, and is started again
    reload    the same tab again

The bare page is up when Python's text is in it. Ours is up when a game that was chosen before
Python came (by a share link) has been dealt and waits for its first tap. All times are from the
start of navigation, by the page's own clock; a browser that was just started comes to rest first.
Prints a table that says which budgets are met; a busy machine is no failure.
"""

import argparse
import json
import shutil
import statistics
import tempfile
from dataclasses import dataclass, field
from pathlib import Path

from playwright.sync_api import BrowserContext, Page, Playwright, sync_playwright

from engine.core.match import Match
from engine.games import load_game
from engine.saves.link import to_link
from tests.bench.machine import machine, verdict
from tools import browser, build_site, offline
from tools.project import NODE_MODULES, ROOT, lobby_games
from tools.serve import serving

STOCK_PYODIDE = (
    "pyodide.mjs",
    "pyodide.asm.mjs",
    "pyodide.asm.wasm",
    "python_stdlib.zip",
    "pyodide-lock.json",
)
BUDGETS = {"cold": 0.50, "reopened": 0.30, "reload": 0.25}
"""Of the bare page's cold boot, at most."""
# Noted the moment it happens, not when somebody asks.
WATCH = """
new MutationObserver(() => {
  const isDealt = document.querySelector("#table:not([hidden]) [data-act=reveal]");
  const isGreeted = document.querySelector("#out")?.textContent;
  if (isDealt || isGreeted) window.bootedAt ??= performance.now();
}).observe(document, { childList: true, subtree: true, attributeFilter: ["hidden"] });
"""
OPTIONS = [
    "--no-sandbox",
    "--disable-gpu",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost",
]
WAKING = 2_500
"""Milliseconds that a browser takes, once started, to load the pages of its own surface."""
SETTLING = 4_000
"""Milliseconds after a visit in which the browser may put away what it has compiled."""


@dataclass
class Variant:
    """One page under the clock: where it is served, and what was measured."""

    name: str
    url: str
    times: dict[str, list[float]] = field(default_factory=lambda: {kind: [] for kind in BUDGETS})
    files: list[str] = field(default_factory=list)

    def median(self, kind: str) -> float:
        """The middle of what was measured."""
        return statistics.median(self.times[kind])


def lay_out_hello(folder: Path) -> None:
    """The hello page with PyScript and Pyodide exactly as npm delivers them."""
    shutil.copytree(ROOT / "tests" / "pages" / "hello", folder)
    distributed = NODE_MODULES / "@pyscript" / "core" / "dist"
    shutil.copytree(distributed, folder / "pyscript", ignore=shutil.ignore_patterns("*.map"))
    (folder / "pyodide").mkdir()
    for name in STOCK_PYODIDE:
        shutil.copyfile(NODE_MODULES / "pyodide" / name, folder / "pyodide" / name)
    build_site.compress(folder)


def fresh_link(game: str) -> str:
    """A link to a game that has just been dealt."""
    rules = load_game(game)
    return "#" + to_link(Match.start(rules, 5, rules.roles[: rules.fewest]))


def booted(page: Page) -> float:
    """Milliseconds until the page was up."""
    return float(page.wait_for_function("window.bootedAt", timeout=90_000).json_value())


def open_page(context: BrowserContext, url: str) -> Page:
    """A new tab with the page, under the clock."""
    page = context.new_page()
    page.add_init_script(WATCH)
    page.goto(url, wait_until="commit")
    return page


def measure(playwright: Playwright, variant: Variant, link: str) -> None:
    """One device: its first visit, the browser started again, and a reload."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:

        def switch_on() -> BrowserContext:
            context = playwright.chromium.launch_persistent_context(
                profile, executable_path=browser.find(), args=OPTIONS, bypass_csp=True
            )
            context.pages[0].wait_for_timeout(WAKING)
            return context

        context = switch_on()
        page = open_page(context, variant.url + link)
        variant.times["cold"].append(booted(page))
        entries = "performance.getEntriesByType('resource').map((entry) => entry.name)"
        variant.files = ["", *page.evaluate(entries)]
        if link:
            page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        page.wait_for_timeout(SETTLING)
        context.close()
        context = switch_on()
        page = open_page(context, variant.url + link)
        variant.times["reopened"].append(booted(page))
        page.wait_for_timeout(SETTLING)
        # The link has left the address; a reload chooses the game again.
        page.evaluate("(link) => history.replaceState(null, '', link || '#')", link)
        page.reload(wait_until="commit")
        variant.times["reload"].append(booted(page))
        context.close()


def sizes(paths: list[Path]) -> list[int]:
    """Bytes of files: raw, and as a host sends them with gzip or brotli."""
    totals = []
    for suffix in ("", ".gz", ".br"):
        packed = [path.with_name(path.name + suffix) for path in paths]
        chosen = [
            pack if pack.is_file() else path for pack, path in zip(packed, paths, strict=True)
        ]
        totals.append(sum(path.stat().st_size for path in chosen))
    return totals


def loaded(folder: Path, variant: Variant) -> list[Path]:
    """The files that the page has loaded in its first visit."""
    names = {name.removeprefix(variant.url).split("?")[0] for name in variant.files}
    paths = [folder / (name or "index.html") for name in names]
    return [path for path in paths if path.is_file()]


def taken_in(folder: Path, variant: Variant) -> list[Path]:
    """What the service worker fetches afterwards, in the background."""
    listed = {
        folder / ("index.html" if name == "./" else name) for name in offline.file_list(folder)
    }
    return sorted(listed - set(loaded(folder, variant)))


def table(stock: Variant, ours: Variant, hello: Path, site: Path) -> str:
    """The figures: a line for each page, and one for each budget."""
    heads = [*(f"{kind} ms" for kind in BUDGETS), "raw MB", "gzip MB", "brotli MB"]
    lines = [f"{'boot':<28}" + "".join(f"{head:>13}" for head in heads)]
    rows: list[tuple[str, Variant | None, list[Path]]] = [
        (stock.name, stock, loaded(hello, stock)),
        (ours.name, ours, loaded(site, ours)),
        ("taken in for later visits", None, taken_in(site, ours)),
    ]
    for name, variant, paths in rows:
        cells = [f"{variant.median(kind):.0f}" if variant else "" for kind in BUDGETS]
        cells += [f"{size / 1e6:.2f}" for size in sizes(paths)]
        lines.append(f"{name:<28}" + "".join(f"{cell:>13}" for cell in cells))
    for kind, ratio in ratios(stock, ours).items():
        spread = [time / stock.median("cold") for time in ours.times[kind]]
        lines.append(
            f"{kind + ', to the bare cold boot':<36}{ratio:>6.2f}  (at most {BUDGETS[kind]:.2f};"
            f" {min(spread):.2f}-{max(spread):.2f})  {verdict((ratio, BUDGETS[kind]))}"
        )
    return "\n".join(lines)


def ratios(stock: Variant, ours: Variant) -> dict[str, float]:
    """Each of our boots against the bare page's cold one, measured in the same run."""
    return {kind: ours.median(kind) / stock.median("cold") for kind in BUDGETS}


def main() -> None:
    """Measure both pages in turns and print what came of it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--json", action="store_true", help="one object instead of the table")
    options = parser.parse_args()
    games = lobby_games()
    with tempfile.TemporaryDirectory() as scratch:
        hello, site = Path(scratch, "hello"), Path(scratch, "site")
        lay_out_hello(hello)
        build_site.build(site)
        with (
            serving(hello, cached=True) as hello_url,
            serving(site, cached=True) as site_url,
            sync_playwright() as playwright,
        ):
            stock = Variant("bare page, stock runtime", hello_url)
            ours = Variant("Handover, a game dealt", site_url)
            for number in range(options.rounds):
                measure(playwright, stock, "")
                measure(playwright, ours, fresh_link(games[number % len(games)]))
        if options.json:
            print(json.dumps({"ratios": ratios(stock, ours), "ours": ours.times}))
        else:
            print(machine())
            print(table(stock, ours, hello, site))


if __name__ == "__main__":
    main()
