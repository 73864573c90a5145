"""The story of a game of InBetween: who was pulled across at last, and what it took."""

from collections import Counter
from typing import ClassVar

from app.games.story import Figure, Story
from engine.core.event import Event
from engine.core.view import Message
from engine.inbetween.data import DEVOURED, ROLES, SECURED, TOP_AWARENESS


def amount_of(event: Event) -> int:
    """How much Energy an event is about."""
    amount: int = event.args["amount"]
    return amount


class InBetweenStory(Story):
    """What a finished game of InBetween tells."""

    LOCKED: ClassVar[dict[str, int]] = {"secured": SECURED, "devoured": DEVOURED}
    """Endings at one end of the ropes, and its notch."""

    def picture(self) -> str:
        """One for each ending; two of them either side can reach."""
        ending, winner = self.view.ending, self.winner
        if winner is None:
            return "end-draw"
        return f"end-{ending}" if ending in self.LOCKED else f"end-{ending}-{ROLES[winner]}"

    def decisive(self) -> Message | None:
        """The pull, the level or the removal that ended the game; or that nothing did."""
        ending = self.view.ending
        if ending in self.LOCKED:
            locked = self.last("shifts", "flips", new=self.LOCKED[ending])
            return locked and Message(ending, locked.args)
        if ending == "awareness":
            reached = self.last("awareness", who=self.winner, new=TOP_AWARENESS)
            return reached and Message(ending, reached.args)
        if ending == "five_left":
            town, creature = self.table["meter"]["in_dimension"]
            gone = self.last("removes")
            return gone and Message(ending, {**gone.args, "town": town, "creature": creature})
        return Message(ending, {}) if ending == "turn_limit" else None

    def figures(self) -> list[Figure]:
        """Turns, moves and flips, cards and Energy, and whom they fought over most."""
        moves = self.told("shifts", "flips")
        return [
            self.turns(),
            Figure("moves", self.by_seat(moves, "by")),
            Figure("flips", self.by_seat(self.told("flips"), "by")),
            Figure("cards", self.by_seat(self.told("plays"))),
            Figure("energy", self.by_seat(self.told("pays"), "who", amount_of)),
            *self.most_moved(),
        ]

    def most_moved(self) -> list[Figure]:
        """The Character that was moved most often; the first of several."""
        moved = Counter(event.args["who"] for event in self.told("shifts", "flips"))
        return [Figure("most_moved", (count,), {"who": who}) for who, count in moved.most_common(1)]


STORY = InBetweenStory
