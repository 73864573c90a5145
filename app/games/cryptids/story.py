"""The story of a game of Twisted Cryptids: who took the lead for good, and how Myth went."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any, NamedTuple

from app.games.story import Curve, Figure, Story
from engine.core.event import Event
from engine.core.view import Message
from engine.cryptids.data import FIRST_MYTH
from engine.cryptids.scoring import MOST_MYTH, SHARED, TIE_BREAK


class Score(NamedTuple):
    """How Myth stood after an event, and in which round that was."""

    event: Event
    round: int
    myth: tuple[int, ...]

    @property
    def leaders(self) -> tuple[int, ...]:
        """The seats with the most Myth."""
        best = max(self.myth)
        return tuple(seat for seat, myth in enumerate(self.myth) if myth == best)


class CryptidsStory(Story):
    """What a finished game of Twisted Cryptids tells."""

    def picture(self) -> str:
        """The winner's Cryptid before the moon; all of them for a shared victory."""
        if self.winner is not None:
            return f"end-{self.table['players'][self.winner]['cryptid']}"
        return "end-shared" if self.view.winners else "end-draw"

    # What decided it -------------------------------------------------------------------

    def decisive(self) -> Message | None:
        """When and how the winner took the lead for good, or what broke the tie."""
        winner, ending = self.winner, self.view.ending
        if ending == SHARED:
            first = self.final(self.view.winners[0])
            return Message(SHARED, {"myth": first["total"], "humans": first["humans"]})
        if winner is None:
            return None
        if ending == TIE_BREAK:
            mine = self.final(winner)
            others = [self.final(seat) for seat in self.seats if seat != winner]
            tied = [one["humans"] for one in others if one["total"] == mine["total"]]
            humans = {"humans": mine["humans"], "other": max(tied)}
            return Message(TIE_BREAK, {"who": winner, "myth": mine["total"], **humans})
        return self.overtaking(winner) if ending == MOST_MYTH else None

    def overtaking(self, winner: int) -> Message:
        """The step after which nobody was level with the winner any more."""
        scores = list(self.scores())
        ahead = len(scores)
        while ahead and scores[ahead - 1].leaders == (winner,):
            ahead -= 1
        totals = sorted((self.final(seat)["total"] for seat in self.seats), reverse=True)
        known = {"who": winner, "myth": totals[0], "other": totals[1]}
        if ahead == len(scores):
            return Message("ahead", known)
        event, number, _ = scores[ahead]
        by, why = event.args["who"], event.args["why"]
        place = {"site": self.site_of(event)} if why == "sighting" else {}
        facts = {**event.args, **known, **place, "by": by, "round": number}
        return Message(f"ahead.{why if by == winner else 'lost'}", facts)

    def final(self, seat: int) -> Any:
        """A player's Myth in parts."""
        return self.table["players"][seat]["final"]

    def site_of(self, event: Event) -> str:
        """Where a Sighting was revealed that brought this Myth."""
        revealed = next(one for one in self.before(event) if one.kind == "reveals")
        return str(revealed.args["site"])

    def scores(self) -> Iterator[Score]:
        """How Myth stood after every change of it."""
        myth, number = self.first_myth(), 0
        for event in self.events:
            if event.kind == "round":
                number = event.args["round"]
            if event.kind == "myth":
                myth[event.args["who"]] = event.args["new"]
                yield Score(event, number, tuple(myth))

    def first_myth(self) -> list[int]:
        """What everybody began with: as much as the rules say, unless the table was laid out."""
        changes = {one.args["who"]: one.args["old"] for one in reversed(self.told("myth"))}
        return [changes.get(seat, FIRST_MYTH) for seat in self.seats]

    # Numbers -----------------------------------------------------------------------------

    def figures(self) -> list[Figure]:
        """Everybody's Myth, the best Sighting, the largest crowd, how often the lead changed."""
        return [
            *self.totals(),
            *self.best_sighting(),
            *self.largest_crowd(),
            Figure("leads", (self.changes_of_lead(),)),
            Figure("revealed", (len(self.told("reveals")),)),
        ]

    def totals(self) -> list[Figure]:
        """Everybody's Myth in the end; a game that was called a draw has not been scored."""
        finals = [self.final(seat) for seat in self.seats]
        return [Figure("total", tuple(one["total"] for one in finals))] if all(finals) else []

    def best_sighting(self) -> list[Figure]:
        """The Sighting that brought the most Myth; the first of several."""
        seen = [one for one in self.told("myth") if one.args["why"] == "sighting"]
        if not seen:
            return []
        best = max(seen, key=lambda one: one.args["amount"])
        facts = {name: best.args[name] for name in ("who", "card")}
        return [Figure("best", (best.args["amount"],), {**facts, "site": self.site_of(best)})]

    def largest_crowd(self) -> list[Figure]:
        """The Encounter with the most Humans; the first of several."""
        met = self.told("encounter")
        if not met:
            return []
        most = max(met, key=lambda one: one.args["humans"])
        return [Figure("crowd", (most.args["humans"],), {"site": most.args["site"]})]

    def changes_of_lead(self) -> int:
        """How often somebody took the lead from somebody else, level scores in between or not."""
        alone = [score.leaders[0] for score in self.scores() if len(score.leaders) == 1]
        return sum(one != other for one, other in pairwise(alone))

    def curve(self) -> Curve | None:
        """Everybody's Myth: at the start, after each round, and in the end."""
        steps, at = [tuple(self.first_myth())], 0
        for score in self.scores():
            # The final scoring is a step of its own.
            step = score.round if score.event.args["why"] == "sighting" else score.round + 1
            steps += [steps[-1]] * (step - at)
            steps[-1], at = score.myth, step
        if not at:
            return None
        return Curve("myth", tuple(zip(*steps, strict=True)))


STORY = CryptidsStory
