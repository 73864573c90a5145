"""How long our page takes to boot, against a bare hello page on the stock runtime.

Both from this machine, precompressed like on a good host, in the same Chromium, each
time with a fresh profile, in turns. Prints a table; judges nothing, for a busy machine
is no failure. Times are from the start of navigation to the first sign of life of
Python: `window.handoverBoot.stage == "ready"` here, the text in the page there.
"""

import argparse
import json
import shutil
import statistics
import tempfile
from dataclasses import dataclass, field
from pathlib import Path

from playwright.sync_api import BrowserContext, Playwright, sync_playwright

from tools import browser, build_site
from tools.project import NODE_MODULES, ROOT
from tools.serve import serving

STOCK_PYODIDE = (
    "pyodide.mjs",
    "pyodide.asm.mjs",
    "pyodide.asm.wasm",
    "python_stdlib.zip",
    "pyodide-lock.json",
)
# Noted by the page's own clock the moment it happens, not when somebody asks.
WATCH = """
(() => {
  const note = () => { window.bootedAt ??= performance.now(); };
  document.addEventListener("handover:progress", (event) => {
    if (event.detail.stage === "ready") note();
  });
  document.addEventListener("DOMContentLoaded", () => {
    const out = document.querySelector("#out");
    if (out) new MutationObserver(note).observe(out, { childList: true });
  });
})();
"""
OPTIONS = [
    "--no-sandbox",
    "--disable-gpu",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost",
]


@dataclass
class Variant:
    """One page under the clock: where it is served, and what was measured."""

    name: str
    url: str
    cold: list[float] = field(default_factory=list)
    again: list[float] = field(default_factory=list)
    files: list[str] = field(default_factory=list)


def lay_out_hello(folder: Path) -> None:
    """The hello page with PyScript and Pyodide exactly as npm delivers them."""
    shutil.copytree(ROOT / "tests" / "pages" / "hello", folder)
    distributed = NODE_MODULES / "@pyscript" / "core" / "dist"
    shutil.copytree(distributed, folder / "pyscript", ignore=shutil.ignore_patterns("*.map"))
    (folder / "pyodide").mkdir()
    for name in STOCK_PYODIDE:
        shutil.copyfile(NODE_MODULES / "pyodide" / name, folder / "pyodide" / name)
    build_site.compress(folder)


def boot_time(context: BrowserContext, variant: Variant) -> float:
    """Milliseconds until the page of the variant is up, in a new tab."""
    page = context.new_page()
    page.add_init_script(WATCH)
    page.goto(variant.url)
    milliseconds: float = page.wait_for_function("window.bootedAt", timeout=60_000).json_value()
    entries = "performance.getEntriesByType('resource').map((entry) => entry.name)"
    variant.files = ["", *page.evaluate(entries)]
    page.close()
    return milliseconds


def measure(playwright: Playwright, variant: Variant) -> None:
    """One cold start in a fresh profile, and one more start with what the first left there."""
    with tempfile.TemporaryDirectory() as profile:
        context = playwright.chromium.launch_persistent_context(
            profile, executable_path=browser.find(), args=OPTIONS, bypass_csp=True
        )
        variant.cold.append(boot_time(context, variant))
        variant.again.append(boot_time(context, variant))
        context.close()


def bytes_over_the_wire(folder: Path, variant: Variant) -> dict[str, int]:
    """What the page loaded: raw, and as a host sends it with gzip or brotli."""
    totals = {"raw": 0, "gzip": 0, "brotli": 0}
    for name in {name.removeprefix(variant.url).split("?")[0] for name in variant.files}:
        path = folder / (name or "index.html")
        if not path.is_file():
            continue
        for method, suffix in (("raw", ""), ("gzip", ".gz"), ("brotli", ".br")):
            packed = path.with_name(path.name + suffix)
            totals[method] += (packed if packed.is_file() else path).stat().st_size
    return totals


def table(variants: list[Variant], folders: list[Path]) -> str:
    """The figures, one line per variant."""
    heads = ("cold ms", "min-max", "again ms", "raw MB", "gzip MB", "brotli MB")
    lines = [f"{'boot':<26}" + "".join(f"{head:>13}" for head in heads)]
    for variant, folder in zip(variants, folders, strict=True):
        sizes = bytes_over_the_wire(folder, variant)
        spread = f"{min(variant.cold):.0f}-{max(variant.cold):.0f}"
        cells = [f"{statistics.median(variant.cold):.0f}", spread]
        cells += [f"{statistics.median(variant.again):.0f}"]
        cells += [f"{size / 1e6:.2f}" for size in sizes.values()]
        lines.append(f"{variant.name:<26}" + "".join(f"{cell:>13}" for cell in cells))
    return "\n".join(lines)


def main() -> None:
    """Measure both pages in turns and print what came of it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--json", action="store_true", help="one object instead of the table")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as scratch:
        hello, site = Path(scratch, "hello"), Path(scratch, "site")
        lay_out_hello(hello)
        build_site.build(site)
        with (
            serving(hello, cached=True) as hello_url,
            serving(site, cached=True) as site_url,
            sync_playwright() as playwright,
        ):
            stock = Variant("hello on the stock runtime", hello_url)
            ours = Variant("Handover", site_url)
            for _ in range(options.rounds):
                measure(playwright, stock)
                measure(playwright, ours)
        ratio = statistics.median(ours.cold) / statistics.median(stock.cold)
        if options.json:
            print(json.dumps({"ratio": ratio, "ours": ours.cold, "stock": stock.cold}))
        else:
            print(table([stock, ours], [hello, site]))
            print(f"cold boot, ours to stock: {ratio:.2f}")


if __name__ == "__main__":
    main()
