"""Stories of Twisted Cryptids: what they begin from is in engine/cryptids/positions.py."""

from collections.abc import Sequence

from engine.cryptids.data import KIND_OF, ROLES, SIGHTINGS, STACK_SIZE
from engine.cryptids.positions import lay_out
from engine.cryptids.state import Wilderness
from tests.engine import story
from tests.engine.story import tells as tells

RIVER, RIDGE, LAKE = "crystal_river", "witch_ridge", "maple_lake"
SWAMP, PARK, CHASM = "scenic_swamp", "pinehill_park", "crooked_chasm"


class Story(story.Story[Wilderness]):
    """A match from a laid-out position."""

    lay_out = staticmethod(lay_out)
    roles = ROLES

    def meant(self, option: str) -> str:
        """An option; an Action card may be named by its kind."""
        pending = self.match.pending
        assert pending is not None
        named = [card for card in pending.options if KIND_OF.get(card) == option]
        return named[0] if named else option

    def pass_until(self, kind: str) -> "Story":
        """Everybody passes or keeps everything until a question of that kind comes."""
        since = len(self.match.log)
        while self.asked[1] != kind:
            self.play(self.options[-1])
        self.since = since
        return self

    @property
    def moved(self) -> list[str]:
        """Who went where since the last `play` began: "2 hiker crystal_river>witch_ridge"."""
        events = [entry.event for entry in self.match.log[self.since :]]
        return [
            f"{e.args['count']} {e.args['flavor']} {e.args['source']}>{e.args['target']}"
            for e in events
            if e.kind == "moves"
        ]


def stacked(*first: str) -> list[Sequence[str]]:
    """Three Stacks of Sightings; the first one holds these, the top first."""
    rest = [kind for kind in SIGHTINGS if kind not in first]
    return [first, rest[:STACK_SIZE], rest[STACK_SIZE:]]
