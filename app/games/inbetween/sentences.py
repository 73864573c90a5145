"""The sentences of InBetween: which argument is a card, a person, a notch or a number.

The messages are in the catalogues `inbetween.<language>.json`; see app/games/sentences.py for
what all games have in common.
"""

import re
from collections.abc import Mapping
from typing import Any, ClassVar

from app.games.sentences import Sentences
from engine.core.event import DREW, USED, Event
from engine.core.view import Message, Question
from engine.inbetween.data import (
    AWARENESS,
    CARDS,
    CHARACTERS,
    CREATURE,
    IN_BETWEEN,
    KINDS,
    ROLES,
    SIDES,
    STATE_NAMES,
    SYMBOLS,
    TOWN_SYMBOLS,
    TRIGGERING,
)
from engine.inbetween.view import MeterView

WOMEN = frozenset(("jayne", "julie", "maggie", "mandi", "mina", "natalie"))
"""Italian and Polish states agree with the person."""

EVIDENT = frozenset(("", "movement", "prepare", "rest"))
"""Causes that are clear from the line before, or from the rule."""

WITHOUT_CAUSE = frozenset(("pays",))
"""Events whose cause is always clear from the line before."""

SAYS_ITS_SOURCE = frozenset(
    ("mark", "activate", "finish", "revolver", "make_room", "walkie_talkie", "bicycle")
)
"""Questions that mention what they come from, or need not."""

ACTIONS = frozenset(("prepare", "rest"))
NOTCHES = frozenset(("old", "new", "notch"))
"""Arguments whose number is a notch, if the message is about a Character."""
COUNTED = ("count", "amount", "price", "cost", "energy")
"""The number that decides the plural form of a message: the first of these that is there."""

SOFT_HYPHEN = "\N{SOFT HYPHEN}"
"""Marks where a word may be broken; invisible unless it is."""

_AWARENESS = re.compile(r"(?:(\w+)_)?awareness_(\d)")


class InBetweenSentences(Sentences):
    """Everything that InBetween says at one table.

    >>> polish_rules = InBetweenSentences("en", options={"edition": "polish"})
    >>> polish_rules.ability_text("rodney_creature")
    'The Creature sees the Town’s whole hand and must discard 1 card from it.'
    """

    GAME: ClassVar[str] = "inbetween"
    GROUPS: ClassVar[tuple[str, ...]] = ("symbol", "state", "side", "phase", "action", "thing")
    SEATS: ClassVar[frozenset[str]] = frozenset(("who", "by", "owner"))
    UNTOLD: ClassVar[frozenset[str]] = frozenset(("puts_away",))
    MINOR: ClassVar[frozenset[str]] = frozenset(
        ("activity", "marker", "pays", "draws", "discards", "gains")
    )
    LEADING: ClassVar[frozenset[str]] = frozenset(("plays", "prepares", "rests"))
    SECOND_FORMS: ClassVar[Mapping[tuple[str, str], Mapping[str, str]]] = {
        ("edition", "italian"): {
            "action.play.text": "action.play.text.italian",
            "thing.symbol_token.text": "thing.symbol_token.text.italian",
        },
        ("edition", "polish"): {
            "ask.discard_of_town": "ask.discard_of_town.polish",
            "character.rodney.creature": "character.rodney.creature.polish",
            "phase.awareness.text": "phase.awareness.text.polish",
        },
        ("hiding", "stays"): {
            "card.hiding.text": "card.hiding.text.stays",
            "card.reroute.text": "card.reroute.text.stays",
        },
    }

    # Names -----------------------------------------------------------------------------

    def find_name(self, thing: str) -> str:
        """The name of a card or its copy, a person, an ability, a symbol or a state.

        >>> english = InBetweenSentences("en")
        >>> [english.name_of(thing) for thing in ("feast_2", "bob_creature", "kin")]
        ['Feast', 'Bob', 'Kin']
        """
        if ":" in thing:  # an option, such as "shift:mina:6"
            return self.name_of(thing.split(":")[1])
        if thing in CARDS or thing in KINDS:
            return self.word("card", CARDS[thing].kind if thing in CARDS else thing)
        if (level := _AWARENESS.fullmatch(thing)) is not None:
            return self.say("awareness.ability", level=level[2])
        person, _, side = thing.partition("_")
        if person in CHARACTERS and side in ("", *SIDES):
            return self.word("character", person)
        return super().find_name(thing)

    def symbol_name(self, symbol: str) -> str:
        """What a symbol is called; "rift" is a card as well, so the caller must say which."""
        return self.word("symbol", symbol)

    def symbol_sentence(self, symbol: str) -> str:
        """Which side's cards have a symbol; its name stands before."""
        side = "town" if symbol in TOWN_SYMBOLS else "creature"
        return self.say(f"symbol_of.{side}")

    def state_name(self, state: str, who: str = "") -> str:
        """A Safety state, agreeing with the person who is in it.

        >>> polish = InBetweenSentences("pl")
        >>> polish.state_name("terrified", "mina"), polish.state_name("terrified", "bob")
        ('Przerażona', 'Przerażony')
        """
        return self.word("state", f"{state}.she" if who in WOMEN else state)

    def notch_name(self, notch: int, who: str = "") -> str:
        """The state of a notch; where two notches share a state, with the number of the space.

        >>> english = InBetweenSentences("en")
        >>> english.notch_name(1), english.notch_name(3)
        ('Guarded (3)', 'Alert')
        """
        if not 0 <= notch < len(STATE_NAMES):
            return str(notch)
        state = self.state_name(STATE_NAMES[notch], who)
        if STATE_NAMES[notch] not in ("guarded", "terrified"):
            return state
        dimension = CREATURE if notch >= IN_BETWEEN[CREATURE] else 0
        return self.say("notch", state=state, space=abs(notch - IN_BETWEEN[dimension]))

    def breakable(self, words: str) -> str:
        """The same words for a narrow place, with soft hyphens where this language breaks them.

        >>> InBetweenSentences("pl").breakable("Zaniepokojona").split(SOFT_HYPHEN)
        ['Zaniepo', 'kojona']
        """
        for broken in self.say("breaks").split():
            words = words.replace(broken.replace("-", ""), broken.replace("-", SOFT_HYPHEN))
        return words

    def direction_name(self, direction: int) -> str:
        """Clockwise or counter-clockwise."""
        return self.say(f"direction.{'clockwise' if direction > 0 else 'counter'}")

    def ability_text(self, ability: str) -> str:
        """What an ability does, as on its card: of a card, a face or an Awareness level."""
        if ability in CARDS or ability in KINDS:
            kind = CARDS[ability].kind if ability in CARDS else ability
            return self.word("card", f"{kind}.text")
        for role, abilities in zip(ROLES, AWARENESS, strict=True):
            if ability in abilities:
                return self.word("awareness", f"{role}.{abilities.index(ability) + 1}")
        person, _, side = ability.partition("_")
        key = f"character.{person}.{side}"
        return self.say(key) if self.has(key) else self.name_of(ability)

    # What happened ---------------------------------------------------------------------

    def log_line(self, event: Event) -> str:
        """An event as a line of the log, with its cause if that is news; "" if it makes none.

        >>> leaving = Event("removes", {"who": "mina", "cause": "evacuation"})
        >>> InBetweenSentences("en").log_line(leaving)
        'Mina leaves the game · Evacuation'
        """
        line = "" if _is_report(event) else super().log_line(event)
        cause = event.args.get("cause", "")
        if line in ("", event.kind) or cause in EVIDENT or event.kind in WITHOUT_CAUSE:
            return line
        return self.say("log.because", line=line, cause=self.name_of(cause))

    def log_key(self, event: Event) -> str:
        """The message of an event; some kinds have several, by what they are about."""
        args = event.args
        match event.kind:
            case "flips":
                return f"flips.{_side_of(args.get('new', 0))}"
            case "token":
                return "token.moved" if args.get("old") else "token.placed"
            case "activity" if args.get("notch") in IN_BETWEEN:
                return "activity.nothing"
            case "activity":
                is_ability = args.get("notch") in TRIGGERING
                return "activity.ability" if is_ability else "activity.awareness"
            case kind if kind == USED:
                what = args.get("what", "")
                if what in KINDS:
                    return "used.card"
                return "used.awareness" if _AWARENESS.fullmatch(what) else "used.character"
            case kind:
                return kind

    # What is asked ---------------------------------------------------------------------

    def ask_key(self, question: Question, *, public: bool) -> str:
        """The message of a question; an ability may ask in words of its own."""
        own = f"{question.kind}.{question.source}"
        return own if not public and self.has(f"ask.{own}") else question.kind

    def asker(self, question: Question) -> str:
        """The card or person that asks, if the question itself does not say so."""
        if question.source in ACTIONS or question.kind in SAYS_ITS_SOURCE:
            return ""
        return self.name_of(question.source) if question.source else ""

    def option_key(self, message: Message, question: Question | None) -> str:
        """The message of an option; the question may lend it its verb."""
        name = self.key_of(message)
        special = f"option.{question.kind if question is not None else ''}.{name}"
        if self.has(special):
            return special
        args = message.args
        if name == "flip":
            return f"flip.{_side_of(args.get('new', 0))}"
        if name == "marker" and args.get("landing") != args.get("who"):
            return "marker.onward"
        if name == "symbol" and args.get("on"):
            return "symbol.placed"
        return name

    # The win meter ---------------------------------------------------------------------

    def meter_lines(self, meter: MeterView) -> dict[str, str]:
        """The lines of the win meter by ending: how near each of them is."""
        town, creature = meter["awareness"]
        humans, others = meter["in_dimension"]
        locked = meter["locked_to_win"]
        return {
            "secured": self.say("meter.secured", count=meter["secured"], needed=locked),
            "devoured": self.say("meter.devoured", count=meter["devoured"], needed=locked),
            "awareness": self.say(
                "meter.awareness", town=town, creature=creature, needed=meter["awareness_to_win"]
            ),
            "five_left": self.say(
                "meter.left",
                count=meter["left"],
                needed=meter["left_to_end"],
                town=humans,
                creature=others,
            ),
            "turn_limit": self.say(
                "meter.turns", count=meter["turns"] + 1, needed=meter["turn_limit"]
            ),
        }

    # Arguments -------------------------------------------------------------------------

    def arguments(self, args: Mapping[str, Any]) -> dict[str, object]:
        """The arguments of a message in words; what decides the plural form stays a number."""
        words = super().arguments(args)
        counted = next((name for name in COUNTED if name in args), None)
        return words if counted is None else words | {"count": args[counted]}

    def value(self, name: str, value: object, args: Mapping[str, Any]) -> object:
        """One argument in words; notches and states agree with the person concerned."""
        who = args.get("who")
        person = who if isinstance(who, str) else ""
        if isinstance(value, int) and name in NOTCHES and person:
            return self.notch_name(value, person)
        if isinstance(value, int) and name == "direction":
            return self.direction_name(value)
        if not isinstance(value, str):
            return super().value(name, value, args)
        if name == "symbol" and value in SYMBOLS:
            return self.symbol_name(value)
        if name == "state":
            return self.state_name(value, person)
        return self.ability_text(value) if name == "ability" else self.name_of(value)


def _is_report(event: Event) -> bool:
    """Whether an event is only for statistics: an Awareness ability that came within reach."""
    return event.kind == DREW and any(thing not in CARDS for thing in event.args.get("cards", ()))


def _side_of(notch: int) -> str:
    """The dimension of a notch."""
    return SIDES[notch >= IN_BETWEEN[CREATURE]]


SENTENCES = InBetweenSentences
