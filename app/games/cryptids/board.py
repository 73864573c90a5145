"""One view of Twisted Cryptids, in the shape that its screen needs.

Here the legal options are sorted by where they are drawn: as an arrow on the map, on a Site,
on a card, or as a verb in the dock. Everything comes from the view, so nothing here can know
more than the seat that looks.
"""

from collections.abc import Sequence

from app.games import board as shared
from app.games.cryptids.scenes import together
from app.games.cryptids.sentences import CryptidsSentences
from app.games.presenter import Context
from app.i18n.names import default_names
from app.node import Child, Node, h
from engine.core.event import Event
from engine.core.view import Choice
from engine.cryptids.data import (
    ACTIONS,
    HUMAN,
    KIND_OF,
    NO_POWER,
    POWERS,
    REST,
    ROLES,
    ROUNDS,
    SIGHTING_OF,
    SITES,
    TRAITS,
    Effect,
)
from engine.cryptids.dawn import EVEN
from engine.cryptids.view import PlayerView, PrivateView, SiteView, TableView

ARROWS = frozenset(("lure", "scare", "attract", "extract", "gather", "move", "spread"))
"""The verbs of options that send Humans somewhere: "lure:maple_lake:witch_ridge:hiker_2"."""

STACKS = "stacks"
"""Selected while a player looks at their own Stacks."""
SEAT = "seat-"
"""With a seat: selected while that player is looked at."""
EVENT = "event"
"""Selected while today's Event is open."""
DISCARDS = "discard"
"""Selected while the discard pile is open."""

BANNED_TODAY = ("dawn", "day")
"""Phases in which a ban is for this round's Day; at Dusk and Night it is for the next one."""

ORDER = {card: place for place, card in enumerate(KIND_OF)}
"""The order of cards in a hand: a card that is chosen and put back stays where it was."""

WORKSHOP = frozenset(("cryptid", "trait", "stacks"))
"""Questions of the set-up that are drawn instead of the map."""


class Board(shared.Board[TableView, PlayerView, CryptidsSentences]):
    """What is on the table, what can be done, and what is touched.

    arrows   place of an arrow -> the options that it stands for: see `place_of`
    spots    Site -> the Hiding Spots that can be laid there
    sites    Site -> the option to have the Encounter there
    cards    card, Trait or Cryptid -> the option to choose it
    verbs    all other options, as they come

    part           which part of the last event a playback shows
    earlier        in a summary: what happened before it, from the beginning
    scene          the events that a playback shows now; none outside one
    is_still       whether another moment is drawn, on which nothing can be touched
    may_take_back  whether the last choice can be taken back
    """

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.events = context.events
        self.playback = context.playback
        self.part = context.part
        self.earlier = context.earlier
        self.scene: Sequence[Event] = together(self.events) if context.playback else ()
        self.is_still = context.playback or context.past
        self.may_take_back = not context.barred
        self.arrows: dict[str, list[Choice]] = {}
        self.spots: dict[str, list[Choice]] = {}
        self.sites: dict[str, Choice] = {}
        self.cards: dict[str, Choice] = {}
        self.verbs: list[Choice] = []
        for choice in self.choices:
            self._sort_in(choice)

    def _sort_in(self, choice: Choice) -> None:
        """Where an option is drawn."""
        verb, _, rest = choice.id.partition(":")
        if verb in ARROWS:
            self.arrows.setdefault(place_of(choice.id), []).append(choice)
        elif verb == "place":
            self.spots.setdefault(rest.partition(":")[2], []).append(choice)
        elif choice.id in SITES:
            self.sites[choice.id] = choice
        elif (
            choice.id in KIND_OF
            or choice.id in SIGHTING_OF
            or choice.id in TRAITS
            or choice.id in ROLES
        ):
            self.cards[choice.id] = choice
        else:
            self.verbs.append(choice)

    # The question ----------------------------------------------------------------

    @property
    def mine(self) -> PrivateView | None:
        """What only the seat that looks may know; None on the public table."""
        return self.table["mine"]

    @property
    def is_in_workshop(self) -> bool:
        """Whether the question is only about cards, which are drawn instead of the map."""
        return self.kind in WORKSHOP and bool(self.cards or self.verbs)

    def effects(self) -> tuple[Effect, ...]:
        """The effects of the card or Power that asks; several are joined by OR, or by AND."""
        if self.source in KIND_OF:
            return ACTIONS[KIND_OF[self.source]].effects
        if self.source in POWERS:
            return POWERS[self.source].effects
        return ()

    def side_of(self, choice: Choice) -> str:
        """Which side of a card an arrow uses: "first" or "second"."""
        verbs = [effect.verb for effect in self.effects()]
        verb = choice.id.partition(":")[0]
        return "second" if verb in verbs[1:] else "first"

    @property
    def chosen_arrow(self) -> list[Choice]:
        """The options of the touched arrow, if it stands for several."""
        choices = self.arrows.get(self.selection, [])
        return choices if len(choices) > 1 else []

    # The table -------------------------------------------------------------------

    @property
    def selected_site(self) -> str:
        """The Site that was touched; "" if none was."""
        return self.selection if self.selection in self.table["sites"] else ""

    @property
    def is_last_dusk_over(self) -> bool:
        """Whether the last Encounter of the game has taken place: no crown, no forecast."""
        is_last_night = self.table["phase"] == "night" and self.table["round"] == ROUNDS
        return self.question is None or is_last_night

    @property
    def walking(self) -> Sequence[Event]:
        """The movements of Humans that a playback shows now."""
        return [event for event in self.scene if event.kind == "moves"]

    def arriving(self, site: str, flavor: str) -> int:
        """How many Humans of a Flavor, or of all, come to a Site in this scene."""
        return sum(
            event.args["count"]
            for event in self.walking
            if event.args["target"] == site and flavor in (HUMAN, event.args["flavor"])
        )

    def site(self, site: str) -> SiteView:
        """One Site."""
        return self.table["sites"][site]

    def hand(self, seat: int) -> list[str]:
        """The Action cards of a seat that the reader knows, always in the same order."""
        return sorted(self.player(seat)["known"], key=ORDER.__getitem__)

    @property
    def chosen_deed(self) -> str:
        """The card or the Power that is being carried out in a turn, if it can be taken back."""
        if self.kind not in ("arrow", "pay") or not self.may_take_back or not self.is_open:
            return ""
        return self.source if self.source in KIND_OF or self.source in POWERS else ""

    def acting(self, act: str, attributes: dict[str, object], *inside: Child) -> Node:
        """A button; on another moment, where nothing can be touched, a plain element."""
        if self.is_still:
            return h("div", attributes, *inside)
        return h("button", {"type": "button", "data-act": act, **attributes}, *inside)

    def touchable(self, thing: str, kind: str, *inside: Child, about: str = "") -> Node:
        """Something that tells more when it is touched; a long press tells what it is `about`."""
        expanded = None if self.is_still else str(self.selection == thing).lower()
        attributes: dict[str, object] = {"class": kind, "key": thing, "aria-expanded": expanded}
        attributes["data-help"] = about or None
        return self.acting(f"select:{thing}", attributes, *inside)

    # Words -----------------------------------------------------------------------

    def title_of(self, thing: str) -> str:
        """What the table calls an id, for a narrow card: long words may be broken."""
        return self.sentences.breakable(self.name_of(thing))

    def is_named(self, seat: int) -> bool:
        """Whether somebody typed a name for a seat: one that is too long may be shortened."""
        return self.view.names[seat] not in default_names(f"seat.cryptids.{seat}")

    def power_state(self, seat: int) -> str:
        """Whether a player's Power can be used; if it is banned, on which Day."""
        state = self.player(seat)["power"]
        if state == "banned" and self.table["phase"] not in BANNED_TODAY:
            state = "banned.next"
        return self.say(f"power.{state}")

    def drawback_now(self, drawback: str) -> str:
        """What a player's drawback means at this moment."""
        today = drawback == NO_POWER and self.table["phase"] in BANNED_TODAY
        return self.text(f"cryptids.drawback.{drawback}.{'today' if today else 'text'}")


def place_of(option: str) -> str:
    """Where the arrow of an option is drawn, as something that can be touched.

    >>> place_of("lure:maple_lake:witch_ridge:hiker_2")
    'way/maple_lake/witch_ridge'
    >>> place_of("move:crystal_river:scenic_swamp:hunter_3"), place_of("gather:maple_lake")
    ('jump/scenic_swamp', 'around/maple_lake')
    """
    verb, source, *rest = option.split(":")
    if verb == "gather":
        return f"around/{source}"
    if verb == "spread":
        extra = rest[0].split("+")
        # One more for a single Site is drawn as an arrow to it.
        single = len(extra) == 1 and extra[0] != EVEN
        return f"way/{source}/{extra[0]}" if single else f"spread/{source}"
    target = rest[0]
    if source == REST:
        return f"in/{target}"
    if target == REST:
        return f"out/{source}"
    if target in SITES[source].adjacent:
        return f"way/{source}/{target}"
    return f"jump/{target}"


def people_of(option: str) -> list[tuple[str, int]]:
    """Who travels by an arrow, by Flavor; a Gather or a spread names nobody."""
    verb, _, rest = option.partition(":")
    if verb in ("gather", "spread"):
        return []
    pairs = [part.rpartition("_") for part in rest.split(":")[2].split("+")]
    return [(flavor, int(count)) for flavor, _, count in pairs]
