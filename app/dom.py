"""The bridge to the page: one JSON text per screen, one call per tap.

Knows the page's script (static/js/bridge.mjs), which it is given. Knows no game.
"""

import json
from collections.abc import Sequence
from typing import Any

from app.node import Node, changes, to_json


class BrowserPage:
    """The `Page` that app/shell.py needs, on top of `window.handover`."""

    def __init__(self, script: Any) -> None:
        self._script = script
        self._read: Node | None = None

    def read(self, tree: Node) -> None:
        """Read a tree, so that it can be shown at once; only what is new in it is sent."""
        told = tree if self._read is None else changes(tree, self._read)
        self._script.read(to_json(told))
        self._read = tree

    def draw(self) -> None:
        """Show the tree that was read last on the table."""
        self._script.draw()

    def show(self, screen: str, game: str = "") -> None:
        """Show the table or the lobby, and there the set-up of a game."""
        self._script.show(screen, game)

    def tell(self, message: str, calm: bool) -> None:
        """Say something in the lobby."""
        self._script.notice(message, calm)

    def speak(self, language: str) -> None:
        """Show the lobby in that language."""
        self._script.language(language)

    def remember(self, settings: str) -> None:
        """Save the settings, given as JSON, and apply them."""
        self._script.remember(settings)

    def download(self, name: str, content: str) -> None:
        """Give the players a file."""
        self._script.download(name, content)

    async def copy(self, content: str) -> bool:
        """Copy a text to the clipboard; False if the browser refuses."""
        return bool(await self._script.copy(content))

    async def send_picture(self, content: str) -> bool:
        """Draw a picture and let the players send or keep it; False if it cannot be drawn."""
        return bool(await self._script.sendPicture(content))

    def clear_link(self) -> None:
        """Remove the share link from the address."""
        self._script.clearLink()

    def address(self) -> str:
        """The page's address without a link in it."""
        return str(self._script.address())

    async def source(self, file: str) -> str:
        """The text of a file of the engine; "" if it does not come."""
        return str(await self._script.source(file))

    def prepare(self, pictures: Sequence[str]) -> None:
        """Load pictures before a screen needs them."""
        self._script.prepare(json.dumps(pictures))

    def progress(self, done: float) -> None:
        """Show what part of a long thought is done, from 0 to 1."""
        self._script.progress(done)

    def rehearse(self, tree: Node) -> None:
        """Set the tree up behind the current screen, where nobody can see or touch it."""
        self._script.rehearse(to_json(tree))

    @property
    def aside(self) -> "BrowserAside":
        """The worker in which long thoughts are carried out."""
        return BrowserAside(self._script.thoughts)


class BrowserAside:
    """The `Aside` that app/thinking.py needs: a worker with an interpreter of its own."""

    def __init__(self, thoughts: Any) -> None:
        self._thoughts = thoughts

    def is_up(self, question: str) -> bool:
        """Whether it can be asked; it starts if it has not, with a question to test it by."""
        return bool(self._thoughts.isUp(question))

    async def think(self, question: str) -> str:
        """The answer to a question; fails if the worker does."""
        return str(await self._thoughts.think(question))

    def hasten(self) -> None:
        """Answer with the best found so far."""
        self._thoughts.hasten()

    def drop(self) -> None:
        """Nobody wants the answer any more."""
        self._thoughts.drop()

    def end(self) -> None:
        """It is not needed any more."""
        self._thoughts.end()
