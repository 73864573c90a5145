"""Find a Chromium for the end-to-end tests, and install one where there is none.

First what is in PATH, then the system's package manager (for root only), then
Playwright's own download. The tests ask `find`; the Makefile runs `main`, for the drill with
`--others`: it then tries to get the other engines as well, and does without where it cannot.
"""

import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path

WITHOUT_WINDOWS = "chromium-headless-shell"
"""The same engine without windows. Our tests take two thirds of the time with it."""
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
MAC_APPLICATIONS = (
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)
INSTALLERS = (
    ("apt-get", ["apt-get update -qq", "apt-get install -y -qq --no-install-recommends"]),
    ("dnf", ["dnf install -y -q"]),
    ("apk", ["apk add --quiet"]),
)
OTHERS = (NAMES[0], "firefox-esr", "webkit2gtk-driver", "xvfb")
"""As Debian names them: Chromium with windows, Firefox, WebKitGTK with its driver, a display."""


def find(*, windows: bool = False) -> str | None:
    """The path of an installed Chromium; None when Playwright must use its own.

    `windows` asks for a whole browser, as a visitor has it.
    """
    for name in NAMES if windows else (WITHOUT_WINDOWS, *NAMES):
        if path := shutil.which(name):
            return path
    return next((path for path in MAC_APPLICATIONS if Path(path).exists()), None)


def install_by_system(*packages: str) -> None:
    """Try the system's package manager, which only root may use."""
    if os.name != "posix" or os.geteuid() != 0:
        return
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for manager, commands in INSTALLERS:
        if shutil.which(manager):
            for command in [*commands[:-1], f"{commands[-1]} {' '.join(packages)}"]:
                subprocess.run(command.split(), env=environment, check=False)
            return


def playwright_has_one() -> bool:
    """Whether Playwright's own Chromium is on this machine already."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        return Path(playwright.chromium.executable_path).exists()


def provide_chromium() -> None:
    """Make sure there is a browser, or stop with what to do."""
    if find() or playwright_has_one():
        return
    print("No Chromium found: installing one for the end-to-end tests.", flush=True)
    for package in (WITHOUT_WINDOWS, NAMES[0]):
        install_by_system(package)
        if find():
            return
    download = [sys.executable, "-m", "playwright", "install", "chromium"]
    if subprocess.run(download, check=False).returncode:
        sys.exit("No Chromium could be installed; put one in PATH (chromium or google-chrome).")


def main() -> None:
    """Provide what was asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--others", action="store_true", help="Chromium with windows, Firefox and WebKitGTK, too"
    )
    options = parser.parse_args()
    provide_chromium()
    if options.others:
        install_by_system(*OTHERS)


if __name__ == "__main__":
    main()
