"""Draw the app's icons from the mark: `.venv/bin/python -m art.icons` writes static/icons.

Needs the browser of the tests. Run it when static/icons/mark.svg changes, and commit what
it writes; the page itself uses the drawing.
"""

from playwright.sync_api import sync_playwright

from tools import browser
from tools.project import ROOT

FOLDER = ROOT / "static" / "icons"
GROUND = "#ecd6ab"
# name -> pixels, and the part of the width that the mark takes. A maskable icon is cut to a
# circle or a drop by the system, which leaves four fifths; a tablet's home screen rounds corners.
ICONS = {
    "app-180.png": (180, 0.86),
    "app-192.png": (192, 1.0),
    "app-512.png": (512, 1.0),
    "app-maskable-512.png": (512, 0.7),
}


def main() -> None:
    """Draw every icon and overwrite its file."""
    mark = (FOLDER / "mark.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(
            executable_path=browser.find(), args=["--no-sandbox", "--disable-gpu"]
        )
        for name, (pixels, part) in ICONS.items():
            page = chromium.new_page(viewport={"width": pixels, "height": pixels})
            size = round(pixels * part)
            ground = GROUND if part < 1 else "transparent"
            page.set_content(
                f"<style>body{{position:fixed;inset:0;margin:0;display:grid;place-items:center;"
                f"background:{ground}}}svg{{width:{size}px;height:{size}px}}</style>{mark}"
            )
            page.screenshot(path=FOLDER / name, omit_background=True)
            page.close()
        chromium.close()


if __name__ == "__main__":
    main()
