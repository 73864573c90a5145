"""Serve a folder to this machine only, as a static host would.

`make play` uses it for the source tree, with nothing cached. The tests and the bench use it for
the built site, with its precompressed files and its folder that browsers may cache for ever.
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

# Python's own table depends on the machine, and the page boots only with these types.
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
    """Answers requests below `prefix` from a folder; any other request gets "not found"."""

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
        """The file for a request; outside the prefix, a name that does not exist."""
        if not path.startswith(self.prefix):
            return str(Path(self.directory) / "not-below-the-prefix")
        return super().translate_path("/" + path[len(self.prefix) :])

    def guess_type(self, path: Any) -> str:
        """The type by extension, our table first."""
        extension = posixpath.splitext(str(path))[1].lower()
        return TYPES.get(extension) or mimetypes.guess_type(str(path))[0] or TYPES[".dat"]

    def send_head(self) -> Any:
        """Answer with the precompressed file beside the file, if the browser accepts it."""
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
        """Let browsers cache a versioned folder for ever, and check everything else again."""
        forever = self.cached and VERSIONED.search(self.path)
        value = "public, max-age=31536000, immutable" if forever else "no-cache"
        self.send_header("Cache-Control", value)
        super().end_headers()

    def log_request(self, code: Any = "-", size: Any = "-") -> None:
        """Log only requests that failed."""
        if not self.quiet and int(code) >= 400:
            super().log_request(code, size)

    def log_error(self, *args: Any) -> None:
        """Do nothing: `log_request` has already logged it."""


class Server(http.server.ThreadingHTTPServer):
    """One thread per connection. A browser that hangs up is not an error."""

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Print the error, unless the browser has hung up."""
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)


def server_for(
    folder: Path, port: int = 0, *, prefix: str = "/", cached: bool = False, quiet: bool = True
) -> Server:
    """A server for `folder`, not started yet. Port 0 means any free port.

    With `cached` it behaves like a good static host: it sends precompressed files and lets
    browsers cache versioned folders.
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
    """Whether no program on this machine listens on that port."""
    with socket.socket() as probe:
        probe.settimeout(0.2)
        return probe.connect_ex(("127.0.0.1", port)) != 0


def first_free(port: int) -> int:
    """The port itself, or the next one that is free."""
    for candidate in range(port, port + 100):
        if is_free(candidate):
            return candidate
    sys.exit(f"no free port between {port} and {port + 99}; choose one with PORT=")


def main() -> None:
    """Print the address and serve until interrupted."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--port", type=int, help="the port; otherwise 8000 or the next free one")
    parser.add_argument("--cached", action="store_true", help="serve like a static host")
    parser.add_argument("--prefix", default="/", help="the sub-path of the folder")
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
