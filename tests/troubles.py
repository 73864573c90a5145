"""What a page does wrong behind a test's back. Knows Playwright, knows no page of ours."""

from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Request


class Troubles:
    """What a page did wrong, collected while a test runs."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def watch(self, context: BrowserContext) -> None:
        """Listen to every page of the context."""
        context.on("console", self._console)
        context.on("weberror", lambda error: self.found.append(f"uncaught: {error.error}"))
        context.on("request", self._request)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.found.append(f"console: {message.text} ({message.location.get('url')})")

    def _request(self, request: Request) -> None:
        address = urlsplit(request.url)
        if address.scheme in {"http", "https", "ws", "wss"} and address.hostname != "localhost":
            self.found.append(f"foreign request: {request.url}")
