"""Dungeon Twister on the screen: what a seat may know, as rooms, pieces, cards and previews.

This file ties the parts together for the shell. They get a view, never a state; how things
look and where they stand is in static/css/twister.css, what they say in words.py and the
catalogues.
"""

from collections.abc import Sequence
from typing import ClassVar

from app.games.book import Chapter, Section
from app.games.plain import Presenter
from app.games.twister import gallery, words
from app.games.twister.dock import dock, hand_of
from app.games.twister.dungeon import dungeon
from app.games.twister.minimap import minimap
from app.games.twister.oracle import crystal
from app.games.twister.pad import lying_at
from app.games.twister.rulebook import chapters
from app.games.twister.scene import FLOOR, Scene, mover_of
from app.games.twister.sides import race, side_bar
from app.games.twister.touch import Touch
from app.i18n.text import Text
from app.node import Node, h
from app.pieces import button
from engine.core.decision import Decision
from engine.core.event import Event
from engine.core.view import Choice, Refusal, View


class TwisterPresenter(Presenter):
    """The board, the dock and the words of one view of Dungeon Twister."""

    HAND_IN_DOCK: ClassVar[bool] = True
    PLAYS_OPEN: ClassVar[bool] = True
    FACE_DOWN: ClassVar[frozenset[str]] = frozenset(("combat", "peek"))
    ALONE: ClassVar[frozenset[str]] = frozenset(("starters", "remove", "plan", "peek"))
    OPEN_ANSWERS: ClassVar[dict[str, tuple[str, ...]]] = {"bury": ("auto",)}

    def __init__(
        self, view: View, text: Text, selection: str = "", bottom: int = 0, picture: str = ""
    ) -> None:
        super().__init__(view, text, selection, bottom, picture)
        self.scene = Scene(view, text, selection, bottom)

    @classmethod
    def turned_up(cls, view: View, chance: int, place: str, /) -> str:
        """The combat card, the token or the turn that lies face down at a place."""
        return lying_at(view, chance, place)

    @classmethod
    def still_touched(cls, asked: Decision, selection: str, choice: str, /) -> str:
        """The piece that has just acted, as long as it can do more; and where a phone looks."""
        touch = Touch.read(selection)
        piece = mover_of(choice)
        able = asked.kind == "act" and any(mover_of(option) == piece for option in asked.options)
        if piece and able:
            return str(Touch(piece, room=touch.room))
        looks_on = asked.kind in ("onward", "place", "act") and not choice.startswith("end")
        return str(Touch(room=touch.room if looks_on else ""))

    def board(self) -> Node:
        """Both sides and the dungeon; whatever the Prophet sees lies over it."""
        scene = self._staged()
        over = self.view.question is None
        return h(
            "section",
            {
                "class": f"board twister bottom-{self.bottom}",
                "key": "board",
                "aria-label": self.text("game.twister"),
            },
            h("div", {"class": "sides", "key": "sides"}, [side_bar(scene, s) for s in range(2)]),
            dungeon(scene),
            minimap(scene),
            crystal(scene),
            floor_button(scene) if not over else None,
            [hand_of(scene, seat) for seat in range(2)] if over else None,
        )

    def _staged(self) -> Scene:
        """The scene with what has just happened."""
        self.scene.events = self.events
        self.scene.chance = self.chance
        return self.scene

    def status(self) -> Node | None:
        """Action points, and the race for victory points."""
        return race(self.scene)

    def answers(self) -> list[Node | None]:
        """What was touched, what can be done; squares and rooms are touched on the board."""
        return dock(self._staged())

    def hand(self, seat: int) -> Node | None:
        """What a seat holds, as far as this view knows it."""
        return hand_of(self._staged(), seat)

    def name_of(self, thing: str) -> str:
        """What an id is called at this table."""
        return words.name_of(self.text, thing)

    def chapters(self) -> Sequence[Chapter]:
        """The rules to read."""
        return chapters(self.text.language)

    def gallery(self) -> Sequence[Section]:
        """Everything there is to look up."""
        return gallery.sections(self.text)

    def phase(self) -> str:
        """The phase of the game."""
        return str(self.view.table["phase"])

    def help(self, thing: str) -> Node | None:
        """A character, an object, a terrain, and the chapter about it."""
        found = gallery.about(self.text, thing)
        chapter = super().help(gallery.TOPICS.get(thing, thing))
        if found is None:
            return chapter
        return h("div", {"class": "explained"}, found, chapter)

    def prompt(self) -> str:
        """The question in words; asked in the open, by name."""
        question = self.view.question
        if question is None:
            return super().prompt()
        names = self.view.names
        if not question.choices:
            return words.ask(self.text, question, names, public=True)
        asked = words.ask(self.text, question, names)
        if self.view.player is None and question.player != self.view.active:
            return self.scene.say("asked", name=names[question.player], question=asked)
        return asked

    def option_words(self, choice: Choice) -> str:
        """How an option is called."""
        return self.scene.option_words(choice)

    def why(self, refusal: Refusal) -> str:
        """The reason, and the rule behind it."""
        return words.refusal(self.text, refusal)

    def line(self, event: Event) -> str:
        """A line of the log; "" for what nobody would tell."""
        return words.log_line(self.text, event, self.view.names)

    def ending(self) -> str:
        """Why the game is over."""
        return words.ending_line(self.text, self.view.ending, self.view.winners, self.view.names)


def floor_button(scene: Scene) -> Node:
    """Fades all pieces while it is held; a tap fades them until the next one."""
    bare = scene.touch.thing == FLOOR
    return button(
        scene.touch.act(FLOOR),
        h("span", {}, scene.say("floor")),
        class_="see-floor",
        key="floor",
        aria_pressed="true" if bare else "false",
        # The tap that ends a hold changes nothing.
        data_long="",
    )


PRESENTER = TwisterPresenter
