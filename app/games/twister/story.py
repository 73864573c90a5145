"""The story of a game of Dungeon Twister: the last step out of it, the last blow, or the quiet."""

from app.games.story import Figure, Story
from engine.core.event import Event
from engine.core.view import Message
from engine.twister.data import ROLES, SEAT

COMBAT = "combat"


class TwisterStory(Story):
    """What a finished game of Dungeon Twister tells."""

    def picture(self) -> str:
        """The gate that stands open for one side, or is closed."""
        return "end-draw" if self.winner is None else f"end-{ROLES[self.winner]}"

    # What decided it -------------------------------------------------------------------

    def decisive(self) -> Message | None:
        """The last point of the winner, or what stood when nothing happened any more."""
        ending, winner = self.view.ending, self.winner
        if ending == "points" and winner is not None:
            return self.last_point(winner)
        if ending not in ("quiet", "exhausted"):
            return None
        if winner is None:
            return Message(f"{ending}.draw", {})
        points, standing = self.points(), self.standing()
        counted = points if points[0] != points[1] else standing
        by = "points" if counted is points else "characters"
        facts = {"who": winner, "count": counted[winner], "other": counted[1 - winner]}
        return Message(f"{ending}.{by}", facts)

    def last_point(self, winner: int) -> Message | None:
        """Who left, or who fell, for the winner's last point."""
        scored = self.last("scores", who=winner)
        points = self.points()
        result = {"who": winner, "count": points[winner], "other": points[1 - winner]}
        cause = scored and next(
            (one for one in self.before(scored) if one.kind in ("exits", "dies")), None
        )
        if cause is None:
            return None
        facts = {**result, "piece": cause.args["piece"]}
        if cause.kind == "exits":
            return Message("exit", facts)
        if cause.args["why"] != COMBAT:
            return Message("dies", facts)
        return Message("fight", {**facts, "by": self.fighter(cause, winner)})

    def fighter(self, death: Event, seat: int) -> str:
        """Who of a seat fought when somebody of the other died: the attacker or its target."""
        fought = next(one for one in self.before(death) if one.kind == "attacks")
        named: tuple[str, str] = (fought.args["piece"], fought.args["target"])
        return next(piece for piece in named if SEAT[piece] == seat)

    def points(self) -> tuple[int, int]:
        """The victory points of both sides."""
        one, other = (player["vp"] for player in self.table["players"])
        return one, other

    def standing(self) -> tuple[int, int]:
        """How many unwounded characters each side has in the dungeon."""
        found = [0, 0]
        for token in self.table["tokens"].values():
            if token["what"] == "character" and not token["wounded"]:
                found[token["color"]] += 1
        return found[0], found[1]

    # Numbers -----------------------------------------------------------------------------

    def figures(self) -> list[Figure]:
        """The points and what they were for, fights won, rooms opened and turned."""
        scored = self.told("scores")
        kills = [one for one in scored if one.args["why"] == "kill"]
        return [
            Figure("points", self.points()),
            Figure("out", self.by_seat(self.told("exits"))),
            Figure("felled", self.by_seat(kills)),
            Figure("fights", self.by_seat(self.told("wins"))),
            Figure("opened", self.by_seat(self.told("reveals"))),
            Figure("turned", self.by_seat(self.told("rotates"))),
        ]


STORY = TwisterStory
