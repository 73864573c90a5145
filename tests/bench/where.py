"""Main thread or worker? What each costs: until our modules are imported, and for each screen.

The same loader and the same files, on a page of the built site that does nothing else; then a
screen's text to and fro, as a worker would have to send it. Decides nothing; docs/boot.md does.
"""

import argparse
import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tests.bench.boot import OPTIONS
from tests.bench.machine import machine
from tools import browser, build_site
from tools.manifest import INTERPRETER
from tools.serve import serving

IMPORT = "import app.dom, app.shell, app.storage"
SCREEN = 35_000
"""Characters of a screen's text, about what the games draw."""

ON_MAIN = """async ([loader, code]) => {
    const begun = performance.now();
    const { started } = await import(loader);
    (await started).runPython(code);
    return performance.now() - begun;
}"""
IN_WORKER = """async ([loader, code, screen]) => {
    const text = `import { started } from ${JSON.stringify(loader)};
        const python = await started;
        python.runPython(${JSON.stringify(code)});
        onmessage = ({ data }) => postMessage(data);
        postMessage("ready");`;
    const address = URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
    const begun = performance.now();
    const worker = new Worker(address, { type: "module" });
    const answered = () => new Promise((done) => (worker.onmessage = done));
    await answered();
    const booted = performance.now() - begun;
    const trips = [];
    for (let trip = 0; trip < 50; trip++) {
        const sent = performance.now();
        worker.postMessage("x".repeat(screen));
        await answered();
        trips.push(performance.now() - sent);
    }
    return [booted, trips.sort((one, other) => one - other)[25]];
}"""


def blank(page: Page, url: str) -> None:
    """An empty page of the site's own origin."""
    page.route("**/blank", lambda route: route.fulfill(body="", content_type="text/html"))
    page.goto(url + "blank")


def main() -> None:
    """Measure both in turns and print what came of it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    options = parser.parse_args()
    main_thread, worker, trips = [], [], []
    with tempfile.TemporaryDirectory() as scratch:
        folder = build_site.build(Path(scratch, "site"))
        with serving(folder.parent, cached=True) as url, sync_playwright() as playwright:
            chromium = playwright.chromium.launch(executable_path=browser.find(), args=OPTIONS)
            loader = f"{url}{folder.name}/{INTERPRETER}"
            for _ in range(options.rounds):
                for script in (ON_MAIN, IN_WORKER):
                    context = chromium.new_context(service_workers="block")
                    page = context.new_page()
                    blank(page, url)
                    measured = page.evaluate(script, [loader, IMPORT, SCREEN])
                    if script == ON_MAIN:
                        main_thread.append(measured)
                    else:
                        worker.append(measured[0])
                        trips.append(measured[1])
                    context.close()
            chromium.close()
    print(machine())
    print(f"modules imported, main thread  {statistics.median(main_thread):6.0f} ms")
    print(f"modules imported, worker       {statistics.median(worker):6.0f} ms")
    print(f"a screen of {SCREEN} characters, worker and back  {statistics.median(trips):.1f} ms")


if __name__ == "__main__":
    main()
