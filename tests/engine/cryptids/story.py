"""Stories of Twisted Cryptids: what they begin from is in engine/cryptids/positions.py."""

from collections.abc import Sequence

from engine.cryptids.data import KIND_OF, ROLES, SIGHTINGS, STACK_SIZE
from engine.cryptids.positions import lay_out
from engine.cryptids.state import Wilderness
from tests.engine import story
from tests.engine.story import tells as tells

RIVER, RIDGE, LAKE = "crystal_river", "witch_ridge", "maple_lake"
SWAMP, PARK, CHASM = "scenic_swamp", "pinehill_park", "crooked_chasm"
SITES = {site.partition("_")[2]: site for site in (RIVER, RIDGE, LAKE, SWAMP, PARK, CHASM)}
"""The last word of a Site's name -> the Site."""


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
        return self._moves(self.since)

    @property
    def all_moved(self) -> list[str]:
        """Who went where in the whole story."""
        return self._moves(0)

    def _moves(self, since: int) -> list[str]:
        events = [entry.event for entry in self.match.log[since:]]
        return [
            f"{e.args['count']} {e.args['flavor']} {e.args['source']}>{e.args['target']}"
            for e in events
            if e.kind == "moves"
        ]


def crowds(**sites: str) -> dict[str, tuple[int, ...]]:
    """People by Site: with `river="021"`, two Hunters and a Researcher are at the River."""
    return {SITES[site]: tuple(map(int, crowd)) for site, crowd in sites.items()}


def stacked(*first: str) -> list[Sequence[str]]:
    """Three Stacks of Sightings; the first one holds these, the top first."""
    rest = [kind for kind in SIGHTINGS if kind not in first]
    return [first, rest[:STACK_SIZE], rest[STACK_SIZE:]]
