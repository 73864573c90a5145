"""The position of a game of Twisted Cryptids, and the verbs by which it changes.

Every change of the table goes through a verb here, which tells it. Who may do what, and
when, is decided elsewhere: in rules.py and the files that it names.
"""

from collections.abc import Iterable
from typing import Any

from engine.core.event import DREW
from engine.core.game import Setup
from engine.core.state import State
from engine.cryptids.board import BOARDS, Board, has_no_room, most_crowded
from engine.cryptids.data import (
    FIRST_MYTH,
    FLAVORS,
    HUMAN,
    REST,
    ROLES,
    STACKS,
)

ON_STACK = ""
"""Where a Hiding Spot is that has come back and waits for the Night."""
BOX = "box"
"""Where a Hiding Spot is whose Stack is exhausted: out of the game."""

Group = tuple[tuple[str, int], ...]
"""Humans that go together: Flavor and how many, for instance (("hiker", 2),)."""


class Wilderness(State):
    """The Wilderness and the Cryptids in it. Lists are by seat unless it says otherwise.

    cryptid      who plays whom
    people       Site, or "rest" -> how many Hikers, Hunters, Researchers are there
    hideout      per Stack: the Site of the Hiding Spot, "" on its Stack, "box" out of the game
    folder       Sightings that are in no Stack yet, during set-up
    stack        three Stacks; the top of each is its end
    revealed     Sightings that were seen, oldest first
    trait        the Hidden Traits dealt, then the one kept
    trait_box    not by seat: Traits that nobody keeps
    hand         Action cards
    deck, discard             not by seat: Action cards, the top at the end
    event_deck, event_pile    not by seat: Events, the top at the end; the last is today's
    myth
    power_used   1 if the Power was used this round
    drawback     what a Real Deal has brought about and is still to be suffered, or ""
    round        1 to 5, 0 during set-up
    phase        "cryptids", "secrets", "hideouts", "dawn", "day", "dusk" or "night"
    step         how many steps of this phase are over
    first        the First Player
    encounter    the Site of this round's Encounter, "" before Dusk
    lines        how many lines of today's Event are done
    playing      the card that is being carried out, "" if none
    cause        the card, Event or Cryptid because of which things happen, "" if none
    """

    __slots__ = (
        "cause",
        "cryptid",
        "deck",
        "discard",
        "drawback",
        "encounter",
        "event_deck",
        "event_pile",
        "first",
        "folder",
        "hand",
        "hideout",
        "lines",
        "myth",
        "people",
        "phase",
        "playing",
        "power_used",
        "revealed",
        "round",
        "stack",
        "step",
        "trait",
        "trait_box",
    )

    def __init__(self, setup: Setup) -> None:
        """An empty table; `setup.deal` lays out the game."""
        super().__init__(setup.seed, len(setup.names), setup.options)
        seats = range(self.seats)
        self.cryptid = list(ROLES[: self.seats])
        self.people = {place: [0] * len(FLAVORS) for place in (REST, *self.board.sites)}
        self.hideout = [[ON_STACK] * STACKS for _ in seats]
        self.folder: list[list[str]] = [[] for _ in seats]
        self.stack: list[list[list[str]]] = [[[] for _ in range(STACKS)] for _ in seats]
        self.revealed: list[list[str]] = [[] for _ in seats]
        self.trait: list[list[str]] = [[] for _ in seats]
        self.trait_box: list[str] = []
        self.hand: list[list[str]] = [[] for _ in seats]
        self.deck: list[str] = []
        self.discard: list[str] = []
        self.event_deck: list[str] = []
        self.event_pile: list[str] = []
        self.myth = [FIRST_MYTH] * self.seats
        self.power_used = [0] * self.seats
        self.drawback = [""] * self.seats
        self.round = 0
        self.phase = "secrets"
        self.step = 0
        self.first = 0
        self.encounter = ""
        self.lines = 0
        self.playing = ""
        self.cause = ""

    def copy(self) -> "Wilderness":
        """An independent copy."""
        twin = super().copy()
        twin.cryptid = self.cryptid[:]
        twin.people = {place: crowd[:] for place, crowd in self.people.items()}
        twin.hideout = [spots[:] for spots in self.hideout]
        twin.folder = [cards[:] for cards in self.folder]
        twin.stack = [[cards[:] for cards in stacks] for stacks in self.stack]
        twin.revealed = [cards[:] for cards in self.revealed]
        twin.trait = [traits[:] for traits in self.trait]
        twin.trait_box = self.trait_box[:]
        twin.hand = [cards[:] for cards in self.hand]
        twin.deck = self.deck[:]
        twin.discard = self.discard[:]
        twin.event_deck = self.event_deck[:]
        twin.event_pile = self.event_pile[:]
        twin.myth = self.myth[:]
        twin.power_used = self.power_used[:]
        twin.drawback = self.drawback[:]
        twin.round = self.round
        twin.phase = self.phase
        twin.step = self.step
        twin.first = self.first
        twin.encounter = self.encounter
        twin.lines = self.lines
        twin.playing = self.playing
        twin.cause = self.cause
        return twin

    def pools(self) -> Iterable[list[list[str]]]:
        """A hidden card can be anywhere among its kind; a Sighting among those of its owner."""
        return [
            [*self.hand, self.deck],
            [self.event_deck],
            [*self.trait, self.trait_box],
            *([self.folder[seat], *self.stack[seat]] for seat in range(self.seats)),
        ]

    # What is asked ---------------------------------------------------------------

    @property
    def board(self) -> Board:
        """The map of this game."""
        return BOARDS[self.seats]

    @property
    def hands_hidden(self) -> bool:
        """Whether Action cards are secret; by a house rule they lie face up."""
        return self.options["hands"] == "hidden"

    def order(self) -> list[int]:
        """The seats in player order."""
        return [(self.first + step) % self.seats for step in range(self.seats)]

    def count(self, site: str, flavor: str = HUMAN) -> int:
        """How many Humans, or Humans of a Flavor, are on a Site."""
        crowd = self.people[site]
        return sum(crowd) if flavor == HUMAN else crowd[FLAVORS.index(flavor)]

    def as_seen(self, player: int | None, cards: list[str]) -> list[str]:
        """Cards as a player sees them, "" where one is face down; after the end all are open.

        The public table shows hidden cards face down even where every player knows one.
        """
        if self.ending:
            return cards[:]
        if player is None:
            return [""] * len(cards)
        known_to, bit = self.known_to, 1 << player
        return [card if known_to.get(card, 0) & bit else "" for card in cards]

    def spots(self, me: int) -> list[str]:
        """The Sites of a player's Hiding Spots."""
        return [site for site in self.hideout[me] if site and site != BOX]

    def hiding_at(self, site: str) -> list[int]:
        """The players who have a Hiding Spot on a Site, in player order."""
        return [seat for seat in self.order() if site in self.hideout[seat]]

    def is_full(self, site: str) -> bool:
        """Whether no further player may hide on a Site."""
        return has_no_room(sum(site in spots for spots in self.hideout), self.seats)

    def open_to(self, me: int) -> list[str]:
        """The Sites on which a player may lay a Hiding Spot."""
        own = self.hideout[me]
        return [site for site in self.board.sites if site not in own and not self.is_full(site)]

    def encounter_sites(self) -> list[str]:
        """Where the Encounter would take place now: more than one is a tie."""
        hidden = {site for spots in self.hideout for site in spots}
        sites = [site for site in self.board.sites if site in hidden]
        return most_crowded({site: sum(self.people[site]) for site in sites})

    # Humans ----------------------------------------------------------------------

    def move(self, verb: str, source: str, target: str, group: Group, by: int) -> None:
        """Move Humans from one place to another; "rest" is a place, too."""
        for flavor, count in group:
            place = FLAVORS.index(flavor)
            self.people[source][place] -= count
            self.people[target][place] += count
            self.tell(
                "moves",
                verb=verb,
                flavor=flavor,
                count=count,
                source=source,
                target=target,
                by=by,
                cause=self.cause,
            )

    # Hiding Spots ----------------------------------------------------------------

    def place(self, me: int, number: int, site: str) -> None:
        """Lay a Hiding Spot, from its Stack or from another Site, onto a Site."""
        old = self.hideout[me][number]
        self.hideout[me][number] = site
        self.tell("places", who=me, number=number + 1, old=old, new=site)

    def take_back(self, me: int, number: int) -> None:
        """A Hiding Spot returns onto its Stack, or into the box if that is exhausted."""
        site = self.hideout[me][number]
        exhausted = not self.stack[me][number]
        self.hideout[me][number] = BOX if exhausted else ON_STACK
        self.tell("exhausts" if exhausted else "returns", who=me, number=number + 1, site=site)

    # Sightings and Traits --------------------------------------------------------

    def lay_on(self, me: int, number: int, card: str) -> None:
        """Lay a Sighting below the others of a Stack."""
        self.folder[me].remove(card)
        self.stack[me][number].insert(0, card)

    def clear_stacks(self, me: int) -> None:
        """Take all Sightings out of the Stacks again."""
        for cards in self.stack[me]:
            self.folder[me] += cards
            cards.clear()

    def keep_trait(self, me: int, trait: str) -> None:
        """Keep one Trait; the others go back into the box unseen."""
        others = [other for other in self.trait[me] if other != trait]
        self.trait[me] = [trait]
        self.trait_box += others
        self.tell("keeps", who=me)

    def reveal(self, me: int, number: int) -> str:
        """Turn up the top Sighting of a Stack for all to see; which."""
        card = self.stack[me][number].pop()
        self.playing = card
        self.learn([card])
        # Its owner learns nothing by it, but what came of the Encounter cannot be unseen, and
        # whoever chose before it must not choose again (ruling 40).
        self.learned += 1
        site = self.hideout[me][number]
        self.tell("reveals", who=me, card=card, number=number + 1, site=site)
        return card

    def set_aside(self, me: int) -> None:
        """Lay the revealed Sighting aside, face up."""
        self.revealed[me].append(self.playing)
        self.playing = ""

    # Action cards ----------------------------------------------------------------

    def draw_up_to(self, me: int, size: int) -> None:
        """Draw until the hand has that size; a deck that runs out is made anew at once."""
        self.take_up_to(me, size)
        self.refill_deck()

    def take_up_to(self, me: int, size: int) -> None:
        """Take cards until the hand has that size, or until there are none left."""
        drawn: list[str] = []
        while len(self.hand[me]) + len(drawn) < size and (self.deck or self.discard):
            self.refill_deck()
            drawn.append(self.deck.pop())
        if drawn:
            self.hand[me] += drawn
            self.learn(drawn, *([me] if self.hands_hidden else []))
            self.tell("draws", who=me, count=len(drawn))
            self.tell(DREW, to=[me], who=me, cards=drawn)

    def refill_deck(self) -> None:
        """Shuffle the discards into a new deck if the last card was drawn (ruling 30)."""
        if self.discard and not self.deck:
            self.deck, self.discard = self.discard, []
            self.shuffle_face_down(self.deck)
            self.tell("reshuffles")

    def lay_out(self, me: int, card: str) -> None:
        """Play an Action card from the hand, face up."""
        self.hand[me].remove(card)
        self.playing = card
        self.learn([card])
        self.tell("plays", who=me, card=card)

    def put_away(self) -> None:
        """The Action card that was played goes onto the discard pile."""
        self.discard.append(self.playing)
        self.playing = ""

    def discard_card(self, me: int, card: str) -> None:
        """Discard an Action card from the hand, face up."""
        self.hand[me].remove(card)
        self.discard.append(card)
        self.learn([card])
        self.tell("discards", who=me, card=card, cause=self.cause)

    # Myth ------------------------------------------------------------------------

    def gain(self, me: int, amount: int, why: str, **facts: Any) -> None:
        """Gain Myth, or lose it if the amount is negative, but never below 0 (ruling 19)."""
        old = self.myth[me]
        self.myth[me] = max(0, old + amount)
        self.tell("myth", who=me, why=why, amount=amount, old=old, new=self.myth[me], **facts)
