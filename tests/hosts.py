"""A static host in a process of its own, so that it can be killed. Knows no page."""

import socket
import subprocess
import sys
import time
from pathlib import Path

from tools.project import ROOT


def free_port() -> int:
    """A port that nobody uses now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Host:
    """Serves a folder below a sub-path as a good host would, until it is killed."""

    def __init__(self, folder: Path, prefix: str = "/handover/") -> None:
        self.folder = folder
        self.prefix = prefix
        self.port = free_port()
        self._process: subprocess.Popen[bytes] | None = None
        self.start()

    @property
    def url(self) -> str:
        """The address of the folder."""
        return f"http://localhost:{self.port}{self.prefix}"

    def start(self) -> None:
        """Serve at the same address as before."""
        options = ["--port", str(self.port), "--prefix", self.prefix, "--cached"]
        command = [sys.executable, "-m", "tools.serve", str(self.folder), *options]
        self._process = subprocess.Popen(
            command, cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        for _ in range(200):
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            time.sleep(0.05)
        raise AssertionError("the host does not come up")

    def kill(self) -> None:
        """Gone, in the middle of whatever it did."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None

    def __enter__(self) -> "Host":
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()
