"""Serve a folder to this machine only, as a static host would.

Used by `make play` (the source tree, nothing cached), by the tests and by the bench
(the built site, with its precompressed files and its long-lived folder).
"""

import argparse
import functools
import http.server
import mimetypes
import posixpath
import re
import socket
import sys
import threading
import urllib.parse
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

# Python's own table depends on the machine's; a page boots only with these.
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".dat": "application/octet-stream",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".py": "text/x-python; charset=utf-8",
    ".svg": "image/svg+xml",
    ".toml": "application/toml",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
ENCODINGS = (("br", ".br"), ("gzip", ".gz"))
VERSIONED = re.compile(r"/[0-9a-f]{12}/")


class Handler(http.server.SimpleHTTPRequestHandler):
    """Answers requests below `prefix` from a folder; everything else is not found."""

    protocol_version = "HTTP/1.1"

    def __init__(
        self,
        *args: Any,
        prefix: str = "/",
        cached: bool = False,
        quiet: bool = True,
        **keywords: Any,
    ) -> None:
        self.prefix, self.cached, self.quiet = prefix, cached, quiet
        super().__init__(*args, **keywords)

    def translate_path(self, path: str) -> str:
        """The file for a request, within the folder or a name that does not exist."""
        if not path.startswith(self.prefix):
            return str(Path(self.directory) / "not-below-the-prefix")
        return super().translate_path("/" + path[len(self.prefix) :])

    def guess_type(self, path: Any) -> str:
        """The type by extension, ours first."""
        extension = posixpath.splitext(str(path))[1].lower()
        return TYPES.get(extension) or mimetypes.guess_type(str(path))[0] or TYPES[".dat"]

    def send_head(self) -> Any:
        """Answer with a precompressed neighbour of the file, where the browser takes it."""
        address = urllib.parse.urlsplit(self.path).path
        path = Path(self.translate_path(address))
        if address.endswith("/"):
            path /= "index.html"
        if not self.cached or not path.is_file():
            return super().send_head()
        accepted = self.headers.get("Accept-Encoding", "")
        for encoding, suffix in ENCODINGS:
            packed = path.with_name(path.name + suffix)
            if encoding in accepted and packed.is_file():
                self.send_response(200)
                self.send_header("Content-Type", self.guess_type(path))
                self.send_header("Content-Encoding", encoding)
                self.send_header("Content-Length", str(packed.stat().st_size))
                self.end_headers()
                return packed.open("rb")
        return super().send_head()

    def end_headers(self) -> None:
        """A versioned folder never changes; anything else is asked for again."""
        forever = self.cached and VERSIONED.search(self.path)
        value = "public, max-age=31536000, immutable" if forever else "no-cache"
        self.send_header("Cache-Control", value)
        super().end_headers()

    def log_request(self, code: Any = "-", size: Any = "-") -> None:
        """Say what went wrong; requests that went well are noise."""
        if not self.quiet and int(code) >= 400:
            super().log_request(code, size)

    def log_error(self, *args: Any) -> None:
        """Nothing: `log_request` has told it."""


class Server(http.server.ThreadingHTTPServer):
    """A thread for each connection; a browser that hangs up is no error."""

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Say what went wrong, unless nobody waits for an answer any more."""
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)


def server_for(
    folder: Path, port: int = 0, *, prefix: str = "/", cached: bool = False, quiet: bool = True
) -> Server:
    """A server for `folder`, not yet started; port 0 takes any free one.

    `cached` serves like a good static host: precompressed, versioned folders kept.
    """
    handler = functools.partial(
        Handler, directory=str(folder), prefix=prefix, cached=cached, quiet=quiet
    )
    return Server(("127.0.0.1", port), handler)


@contextmanager
def serving(folder: Path, prefix: str = "/", *, cached: bool = False) -> Iterator[str]:
    """The address of `folder` while the block runs."""
    with server_for(folder, prefix=prefix, cached=cached) as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        yield f"http://localhost:{server.server_port}{prefix}"
        server.shutdown()
        thread.join()


def is_free(port: int) -> bool:
    """Whether nobody on this machine listens there."""
    with socket.socket() as probe:
        probe.settimeout(0.2)
        return probe.connect_ex(("127.0.0.1", port)) != 0


def first_free(port: int) -> int:
    """The port itself, or the next one that nobody uses."""
    for candidate in range(port, port + 100):
        if is_free(candidate):
            return candidate
    sys.exit(f"no free port between {port} and {port + 99}; choose one with PORT=")


def main() -> None:
    """Serve until interrupted, and say where."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--port", type=int, help="exactly this one; else 8000 or the next free")
    parser.add_argument("--cached", action="store_true", help="like a host: packed, kept")
    parser.add_argument("--prefix", default="/", help="the sub-path that the folder is at")
    options = parser.parse_args()
    if options.port and not is_free(options.port):
        sys.exit(f"port {options.port} is taken; choose another with PORT=")
    port = options.port or first_free(8000)
    kind = {"prefix": options.prefix, "cached": options.cached}
    with server_for(options.folder, port, quiet=False, **kind) as server:
        address = f"http://localhost:{server.server_port}{options.prefix}"
        print(f"Handover is at {address}  (stop with Ctrl-C)", flush=True)
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            print()


if __name__ == "__main__":
    main()
