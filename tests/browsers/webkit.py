"""WebKitGTK's MiniBrowser, the nearest thing to a tablet's Safari that a Debian machine has.

A small client of its WebDriver, with the two methods of a page that tests/e2e/anyone.py needs.
It runs in a display of its own. Knows nothing of Handover.
"""

import json
import os
import shutil
import subprocess
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

from tests.hosts import free_port

LIBRARIES = ("webkit2gtk-4.1", "webkit2gtk-4.0")
DRIVER, DISPLAY = "WebKitWebDriver", "Xvfb"
GONE = (urllib.error.URLError, ConnectionError)
"""What asking a driver that is no longer there ends in, or one whose browser is not."""


def find_browser() -> Path | None:
    """The browser that can be driven, if it is installed."""
    found = [path for name in LIBRARIES for path in Path("/usr/lib").glob(f"*/{name}/MiniBrowser")]
    return found[0] if found else None


def missing() -> str:
    """Why it cannot be driven on this machine; "" if it can."""
    if find_browser() is None:
        return "WebKitGTK's MiniBrowser is not installed (Debian: webkit2gtk-driver)"
    for command in (DRIVER, DISPLAY):
        if shutil.which(command) is None:
            return f"{command} is not installed (Debian: webkit2gtk-driver, xvfb)"
    return ""


class BrowserDied(AssertionError):
    """The browser itself went away: whoever waits for it may begin again with a new one."""


class WebKit:
    """One window. `evaluate` takes a function as text and one argument, as Playwright's does."""

    def __init__(self) -> None:
        browser = find_browser()
        assert browser is not None
        display = f":{90 + os.getpid() % 900}"
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        self._display = subprocess.Popen([DISPLAY, display, "-screen", "0", "1200x900x24"], **quiet)
        environment = {**os.environ, "DISPLAY": display}
        # Containers have no rights for its sandbox; only our own page is opened.
        environment["WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS"] = "1"
        self._port = free_port()
        command = [DRIVER, f"--port={self._port}"]
        self._driver = subprocess.Popen(command, env=environment, **quiet)
        options = {"binary": str(browser), "args": ["--automation"]}
        wanted = {"browserName": "MiniBrowser", "webkitgtk:browserOptions": options}
        self._session = ""
        try:
            answer = self._begin({"capabilities": {"alwaysMatch": wanted}})
            self._session = f"/session/{answer['sessionId']}"
            self._ask("POST", "/timeouts", {"script": 60_000, "pageLoad": 120_000})
        except Exception:
            self._end()
            raise

    def _begin(self, wanted: dict[str, Any]) -> dict[str, Any]:
        """A session, once the driver is up."""
        for _ in range(100):
            try:
                return self._send("POST", "/session", wanted)
            except urllib.error.HTTPError as error:
                raise BrowserDied(f"WebKitGTK: {error.read().decode()[:600]}") from None
            except urllib.error.URLError:
                time.sleep(0.1)
        raise BrowserDied("the driver of WebKitGTK does not come up")

    def _ask(self, method: str, path: str, data: object = None) -> Any:
        try:
            return self._send(method, path, data)
        except urllib.error.HTTPError as error:
            told = f"WebKitGTK: {error.read().decode()[:600]}"
            raise (BrowserDied if self._is_dead() else AssertionError)(told) from None
        except GONE as error:
            raise BrowserDied(f"WebKitGTK's driver: {error}") from None

    def _send(self, method: str, path: str, data: object) -> Any:
        request = urllib.request.Request(
            f"http://127.0.0.1:{self._port}{self._session}{path}",
            json.dumps(data).encode() if data is not None else None,
            {"Content-Type": "application/json"},
            method=method,
        )
        with urllib.request.urlopen(request, timeout=150) as answer:
            return json.loads(answer.read())["value"]

    def _is_dead(self) -> bool:
        """Whether the browser is gone: then its driver, whatever it says, knows no window."""
        try:
            self._send("GET", "/window", None)
        except GONE:
            return True
        return False

    def goto(self, url: str) -> None:
        """Open an address, and wait until it is loaded."""
        self._ask("POST", "/url", {"url": url})

    def evaluate(self, function: str, argument: object = None) -> Any:
        """What the function gives for the argument, awaited."""
        code = (
            "const done = arguments[1];"
            f"Promise.resolve(arguments[0]).then({function})"
            ".then((value) => done({ value }), (error) => done({ error: String(error) }));"
        )
        answer = self._ask("POST", "/execute/async", {"script": code, "args": [argument]})
        assert "error" not in answer, answer["error"]
        return answer.get("value")

    def wait_for_timeout(self, milliseconds: float) -> None:
        """Wait that long."""
        time.sleep(milliseconds / 1000)

    def __enter__(self) -> "WebKit":
        return self

    def __exit__(self, *_: object) -> None:
        try:
            self._ask("DELETE", "")
        except BrowserDied:
            pass
        finally:
            self._end()

    def _end(self) -> None:
        for process in (self._driver, self._display):
            process.terminate()
            process.wait()
