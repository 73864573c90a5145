"""Find a Chromium for the end-to-end tests, and install one where there is none.

First what is in PATH, then the system's package manager (for root only), then
Playwright's own download. The tests ask `find`; the Makefile runs `main`.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
MAC_APPLICATIONS = (
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)
INSTALLERS = (
    ("apt-get", ["apt-get update -qq", "apt-get install -y -qq --no-install-recommends chromium"]),
    ("dnf", ["dnf install -y -q chromium"]),
    ("apk", ["apk add --quiet chromium"]),
)


def find() -> str | None:
    """The path of an installed Chromium; None when Playwright must use its own."""
    for name in NAMES:
        if path := shutil.which(name):
            return path
    return next((path for path in MAC_APPLICATIONS if Path(path).exists()), None)


def install_by_system() -> bool:
    """Try the system's package manager, which only root may use."""
    if os.name != "posix" or os.geteuid() != 0:
        return False
    for manager, commands in INSTALLERS:
        if shutil.which(manager):
            environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
            for command in commands:
                subprocess.run(command.split(), env=environment, check=False)
            return find() is not None
    return False


def playwright_has_one() -> bool:
    """Whether Playwright's own Chromium is on this machine already."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        return Path(playwright.chromium.executable_path).exists()


def main() -> None:
    """Make sure there is a browser, or stop with what to do."""
    if find() or playwright_has_one():
        return
    print("No Chromium found: installing one for the end-to-end tests.", flush=True)
    if install_by_system():
        return
    download = [sys.executable, "-m", "playwright", "install", "chromium"]
    if subprocess.run(download, check=False).returncode:
        sys.exit("No Chromium could be installed; put one in PATH (chromium or google-chrome).")


if __name__ == "__main__":
    main()
