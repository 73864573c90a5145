"""The position of a game of InBetween, and the verbs by which it changes.

Every change of the table goes through a verb here, which tells it and tests at once
whether the game is won (ruling W1). Who may do what, and when, is decided elsewhere.
"""

from collections.abc import Collection, Iterable

from engine.core.event import DREW
from engine.core.game import Setup
from engine.core.state import State
from engine.inbetween.data import (
    ALERT,
    AWARENESS,
    CARDS,
    CREATURE,
    DEVOURED,
    EQUIPMENT,
    FEWEST,
    HUMAN,
    IN_BETWEEN,
    MOST_ENERGY,
    NERVOUS,
    PASSED_OVER,
    PRINTED,
    SECURED,
    SYMBOLS,
    TO_WIN,
    TOP_AWARENESS,
    TOWN,
    price_of,
)


class Upsideville(State):
    """The town between two dimensions. Lists with two entries are by seat: Town, Creature.

    circle          Characters in play, clockwise
    notch           Character -> 0 (Secured) to 9 (Devoured); 4 and 5 are InBetween
    cards_on        Character -> cards lying on it, oldest first; only where there are any
    token           symbol -> the Character that has its token, "" if it is in the supply
    marker          the Character with the Activity marker
    direction       +1 clockwise, -1 counter-clockwise
    energy, awareness
    awareness_used  the level whose ability was used, 0 as long as none was
    hand, deck, discard   card ids; the top of a deck is its end
    equipment       activated Equipment beside the table; a Shotgun on somebody is in `cards_on`
    box             Characters and cards out of the game, in the order in which they left
    playing         the card that is being played, "" if none
    phase           "awareness", "action", "activity" or "movement"
    cause           the card, ability or action that is being carried out, "" if none
    """

    __slots__ = (
        "awareness",
        "awareness_used",
        "box",
        "cards_on",
        "cause",
        "circle",
        "deck",
        "direction",
        "discard",
        "energy",
        "equipment",
        "hand",
        "marker",
        "notch",
        "phase",
        "playing",
        "token",
    )

    def __init__(self, setup: Setup) -> None:
        """An empty table; `setup.deal` lays out the game."""
        super().__init__(setup.seed, len(setup.names), setup.options)
        self.circle: list[str] = []
        self.notch: dict[str, int] = {}
        self.cards_on: dict[str, list[str]] = {}
        self.token = dict.fromkeys(SYMBOLS, "")
        self.marker = ""
        self.direction = 1
        self.energy = [0, 0]
        self.awareness = [0, 0]
        self.awareness_used = [0, 0]
        self.hand: list[list[str]] = [[], []]
        self.deck: list[list[str]] = [[], []]
        self.discard: list[list[str]] = [[], []]
        self.equipment: list[str] = []
        self.box: list[str] = []
        self.playing = ""
        self.phase = "action"
        self.cause = ""

    def copy(self) -> "Upsideville":
        """An independent copy."""
        twin = super().copy()
        twin.circle = self.circle[:]
        twin.notch = self.notch.copy()
        twin.cards_on = {who: cards[:] for who, cards in self.cards_on.items()}
        twin.token = self.token.copy()
        twin.marker = self.marker
        twin.direction = self.direction
        twin.energy = self.energy[:]
        twin.awareness = self.awareness[:]
        twin.awareness_used = self.awareness_used[:]
        twin.hand = [cards[:] for cards in self.hand]
        twin.deck = [cards[:] for cards in self.deck]
        twin.discard = [cards[:] for cards in self.discard]
        twin.equipment = self.equipment[:]
        twin.box = self.box[:]
        twin.playing = self.playing
        twin.phase = self.phase
        twin.cause = self.cause
        return twin

    def pools(self) -> Iterable[list[list[str]]]:
        """A hidden card of a side can be anywhere in its hand or its deck."""
        return [[self.hand[seat], self.deck[seat]] for seat in (TOWN, CREATURE)]

    # What is asked ---------------------------------------------------------------

    def dimension(self, who: str) -> int:
        """The dimension that a Character is in: HUMAN or CREATURE."""
        return CREATURE if self.notch[who] >= IN_BETWEEN[CREATURE] else HUMAN

    def people(self, dimension: int) -> list[str]:
        """The Characters in a dimension, InBetween ones included."""
        first, last = (
            (SECURED, IN_BETWEEN[HUMAN])
            if dimension == HUMAN
            else (
                IN_BETWEEN[CREATURE],
                DEVOURED,
            )
        )
        return [who for who in self.circle if first <= self.notch[who] <= last]

    def with_marker(self, dimension: int) -> list[str]:
        """The Characters in a dimension that have a Safety marker."""
        return [who for who in self.people(dimension) if self.notch[who] not in IN_BETWEEN]

    def in_between(self, dimension: int) -> list[str]:
        """The Characters without a Safety marker in a dimension."""
        return [who for who in self.circle if self.notch[who] == IN_BETWEEN[dimension]]

    def barely_held(self) -> list[str]:
        """The Characters that are InBetween, Alert or Nervous."""
        return [who for who in self.circle if ALERT <= self.notch[who] <= NERVOUS]

    def terrified(self) -> list[str]:
        """The Characters that are Terrified or Devoured."""
        return [who for who in self.circle if self.notch[who] > NERVOUS]

    def is_locked(self, who: str) -> bool:
        """Whether the Safety marker is on the last space (rulebook p. 14)."""
        return self.notch[who] in (SECURED, DEVOURED)

    def is_shielded(self, who: str, me: int) -> bool:
        """Whether a Shotgun keeps this player from shifting and flipping a Character."""
        return me == CREATURE and "shotgun" in self.cards_on.get(who, ())

    def reach(self, who: str, me: int, override: bool = False) -> list[int]:
        """The notches to which this player can shift a Character by 1.

        With `override` a lock does not hold.
        """
        at = self.notch[who]
        if self.is_shielded(who, me) or (self.is_locked(who) and not override):
            return []
        return [to for to in (at - 1, at + 1) if SECURED <= to <= DEVOURED]

    def has_symbol(self, who: str, symbol: str) -> bool:
        """Whether a Character has a symbol, printed on the face that is up or by a token."""
        # Asked of everybody whenever a card is played, hence without a call of `dimension`.
        face = PRINTED[who][self.notch[who] > IN_BETWEEN[HUMAN]]
        return symbol in face or self.token[symbol] == who

    def may_take_token(self, who: str, symbol: str) -> bool:
        """Whether a token may be put on a Character: not where its symbol is already."""
        return not self.has_symbol(who, symbol)

    def neighbours(self, who: str) -> list[str]:
        """The Characters on both sides of one, counter-clockwise first."""
        place = self.circle.index(who)
        return [self.circle[place - 1], self.circle[(place + 1) % len(self.circle)]]

    def ahead(self, who: str, steps: int = 1) -> str:
        """The Character that lies that many steps further in the direction of the token."""
        place = self.circle.index(who) + steps * self.direction
        return self.circle[place % len(self.circle)]

    def passing_card(self, who: str, used: Collection[str] = ()) -> str:
        """The oldest card that makes the Activity marker pass this Character over, or "".

        `used` are cards that will be gone by then.
        """
        for card in self.cards_on.get(who, ()):
            if card in PASSED_OVER and card not in used:
                return card
        return ""

    def passed_over(self, who: str, used: Collection[str] = ()) -> dict[str, str]:
        """Whom the Activity marker passes over if it is placed on this Character, and by
        which card; in the order in which it comes by.

        Nobody is passed over twice: were everybody passed over, it would lie where it was put.
        """
        passed: dict[str, str] = {}
        for _ in self.circle:
            card = self.passing_card(who, used)
            if not card:
                break
            passed[who] = card
            who = self.ahead(who)
        return passed

    def landing(self, who: str) -> str:
        """Where the Activity marker comes to lie if it is placed on this Character."""
        return self.ahead(who, len(self.passed_over(who)))

    def stops(self, count: int) -> list[str]:
        """Where the Activity marker comes to lie after this turn and those that follow, as
        things are; a Hiding that one stop uses up is gone for the next.
        """
        found: list[str] = []
        used: list[str] = []
        stop = self.marker
        for _ in range(count):
            stop = self.ahead(stop)
            passed = self.passed_over(stop, used)
            stop = self.ahead(stop, len(passed))
            found.append(stop)
            if self.hiding_is_discarded:
                used += passed.values()
        return found

    @property
    def hiding_is_discarded(self) -> bool:
        """Whether Hiding and Reroute are discarded after use (docs/inbetween-rulings.md, E3)."""
        return self.options["hiding"] == "discarded"

    def equipment_in_play(self) -> list[str]:
        """All activated Equipment, a Shotgun on a Character too (ruling A16)."""
        attached = [card for cards in self.cards_on.values() for card in cards]
        return self.equipment + [card for card in attached if card in EQUIPMENT]

    def awareness_price(self, me: int) -> int:
        """The Energy for the next Awareness level of a player."""
        price = price_of(self.awareness[me] + 1)
        if me == TOWN and "camera" in self.equipment:
            return max(1, price - 1)
        return price

    # People ----------------------------------------------------------------------

    def shift(self, who: str, to: int, me: int) -> None:
        """Move a Character by one notch, which in the middle is the flip; then test for a win."""
        old = self.notch[who]
        self.notch[who] = to
        flips = old in IN_BETWEEN and to in IN_BETWEEN
        self.tell("flips" if flips else "shifts", who=who, old=old, new=to, by=me, cause=self.cause)
        if to == SECURED:
            if list(self.notch.values()).count(SECURED) >= TO_WIN:
                self.finish([TOWN], "secured")
        elif to == DEVOURED:
            if list(self.notch.values()).count(DEVOURED) >= TO_WIN:
                self.finish([CREATURE], "devoured")
        elif me == CREATURE and old < to <= IN_BETWEEN[HUMAN] and "first_aid_kit" in self.equipment:
            self.gain_by("first_aid_kit", 1)

    def remove(self, who: str) -> None:
        """Take a Character out of the game with all that lies on it; close the circle."""
        next_one = self.ahead(who)
        self.circle.remove(who)
        del self.notch[who]
        for symbol, holder in self.token.items():
            if holder == who:
                self.token[symbol] = ""
        self.box.append(who)
        self.tell("removes", who=who, cause=self.cause)
        for card in self.cards_on.pop(who, ()):
            self._leave_character(card, who)
        if len(self.circle) <= FEWEST:
            # Five is odd: one side always has more (ruling W4).
            humans = len(self.people(HUMAN))
            self.finish([TOWN if humans > len(self.circle) - humans else CREATURE], "five_left")
        if self.marker == who:
            self.place_marker(next_one)

    def replace(self, who: str, behind: str) -> None:
        """Move a Character, with everything on it, to the gap clockwise behind another."""
        self.circle.remove(who)
        self.circle.insert(self.circle.index(behind) + 1, who)
        self.tell("replaces", who=who, behind=behind, cause=self.cause)

    def place_token(self, symbol: str, who: str) -> None:
        """Put a Symbol token on a Character, from the supply or from where it lies."""
        self.tell("token", symbol=symbol, old=self.token[symbol], new=who, cause=self.cause)
        self.token[symbol] = who

    # The Activity marker ---------------------------------------------------------

    def place_marker(self, who: str) -> None:
        """Place the marker on a Character, or further on if a card makes it pass over."""
        old = self.marker
        passed = self.passed_over(who)
        for other, card in passed.items():
            self.tell("passes_over", who=other, card=card)
            if self.hiding_is_discarded:
                self._take_off(card, other)
        who = self.ahead(who, len(passed))
        self.marker = who
        self.tell("marker", old=old, new=who, cause=self.cause)
        if "shotgun" in self.cards_on.get(who, ()):
            self._take_off("shotgun", who)

    def turn_direction(self) -> None:
        """Flip the Direction token."""
        self.direction = -self.direction
        self.tell("direction", direction=self.direction, cause=self.cause)

    # Cards -----------------------------------------------------------------------

    def draw(self, me: int, count: int) -> None:
        """Draw cards; an empty deck is refilled from the discard pile."""
        deck, discard = self.deck[me], self.discard[me]
        drawn: list[str] = []
        while len(drawn) < count and (deck or discard):
            if not deck:
                deck += discard
                discard.clear()
                self.shuffle_face_down(deck)
                self.tell("reshuffles", who=me)
            drawn.append(deck.pop())
        if drawn:
            self.hand[me] += drawn
            self.learn(drawn, me)
            self.tell("draws", who=me, count=len(drawn), cause=self.cause)
            self.tell(DREW, to=[me], who=me, cards=drawn)

    def lay_out(self, me: int, card: str) -> None:
        """Take a card from the hand and lay it out to be played."""
        self.hand[me].remove(card)
        self.playing = card
        self.learn([card])
        self.tell("plays", who=me, card=card)

    def put_away(self, me: int) -> None:
        """Discard the card that was played, unless its ability has put it elsewhere."""
        if self.playing:
            self.discard[me].append(self.playing)
            self.tell("puts_away", who=me, card=self.playing)
            self.playing = ""

    def discard_card(self, me: int, card: str) -> None:
        """Discard a card from the hand."""
        self.hand[me].remove(card)
        self.discard[me].append(card)
        self.learn([card])
        self.tell("discards", who=me, card=card, cause=self.cause)

    def discard_at_random(self, me: int, count: int) -> None:
        """Discard that many cards from the hand at random, one after the other (ruling X11)."""
        for _ in range(min(count, len(self.hand[me]))):
            self.discard_card(me, self.one_of(self.hand[me]))

    def take_back(self, me: int, card: str) -> None:
        """Take a card from the discard pile into the hand."""
        self.discard[me].remove(card)
        self.hand[me].append(card)
        self.tell("takes_back", who=me, card=card, cause=self.cause)

    def attach(self, who: str) -> None:
        """Lay the card that is being played onto a Character."""
        self.cards_on.setdefault(who, []).append(self.playing)
        self.tell("attaches", card=self.playing, who=who)
        self.playing = ""

    def equip(self) -> None:
        """Keep the Equipment that is being played in play."""
        self.equipment.append(self.playing)
        self.tell("equips", card=self.playing)
        self.playing = ""

    def box_equipment(self, card: str) -> None:
        """Put Equipment from play, wherever it lies, into the box."""
        if card in self.equipment:
            self.equipment.remove(card)
            self._into_box(card)
        else:
            self._take_off(card, next(who for who, on in self.cards_on.items() if card in on))

    def _take_off(self, card: str, who: str) -> None:
        """Take a card off a Character."""
        self.cards_on[who].remove(card)
        if not self.cards_on[who]:
            del self.cards_on[who]
        self._leave_character(card, who)

    def _leave_character(self, card: str, who: str) -> None:
        """Equipment goes to the box, other cards to their owner's pile (ruling M12)."""
        if card in EQUIPMENT:
            self._into_box(card)
        else:
            owner = CARDS[card].owner
            self.discard[owner].append(card)
            self.tell("comes_off", card=card, who=who, owner=owner)

    def _into_box(self, card: str) -> None:
        """Put a card into the box: it does not come back."""
        self.box.append(card)
        self.tell("boxes", card=card, cause=self.cause)

    # Energy and Awareness --------------------------------------------------------

    def gain(self, me: int, amount: int) -> None:
        """Gain Energy; what is over ten is lost."""
        amount = min(amount, MOST_ENERGY - self.energy[me])
        if amount:
            self.energy[me] += amount
            self.tell("gains", who=me, amount=amount, cause=self.cause)

    def gain_by(self, card: str, amount: int) -> None:
        """The Town gains Energy by Equipment; there is an event only if it gains any."""
        if self.energy[TOWN] < MOST_ENERGY:
            self.tell("works", card=card)
            self.gain(TOWN, amount)

    def pay(self, me: int, amount: int) -> None:
        """Spend Energy that is there."""
        self.energy[me] -= amount
        if amount:
            self.tell("pays", who=me, amount=amount, cause=self.cause)

    def lose(self, me: int, amount: int) -> None:
        """Lose Energy, as much as there is."""
        amount = min(amount, self.energy[me])
        if amount:
            self.energy[me] -= amount
            self.tell("loses", who=me, amount=amount, cause=self.cause)

    def raise_awareness(self, me: int, price: int) -> None:
        """Pay for the next Awareness level and reach it; the sixth wins."""
        level = self.awareness[me] + 1
        if me == TOWN and price < price_of(level):
            self.tell("works", card="camera")
        self.pay(me, price)
        self.awareness[me] = level
        self.tell("awareness", who=me, old=level - 1, new=level, cause=self.cause)
        if level == TOP_AWARENESS:
            self.finish([me], "awareness")
        # An ability comes within reach: reports relate how often it is used to this.
        self.tell(DREW, who=me, cards=[AWARENESS[me][level - 1]])

    def lower_awareness(self, me: int) -> None:
        """Take a player's Awareness down by 1, if able."""
        level = self.awareness[me]
        if level:
            self.awareness[me] = level - 1
            self.tell("awareness", who=me, old=level, new=level - 1, cause=self.cause)
