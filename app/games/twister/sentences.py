"""The sentences of Dungeon Twister: which argument is a piece, a square, a room or a seat.

The messages are in the catalogues `twister.<language>.json`; see app/games/sentences.py for
what all games have in common.
"""

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, ClassVar

from app.games.sentences import Sentences
from engine.core.event import USED, Event
from engine.core.view import Choice, Message, Question
from engine.twister.data import ROLES
from engine.twister.rooms import CLOCKWISE

OF_GROUP = frozenset(("room", "terrain", "side"))
"""Arguments that are looked up in one part of the catalogue: a library is a terrain and a room."""

FIRST_COLUMN = ord("A")
SOFT_HYPHEN = "\N{SOFT HYPHEN}"

_SQUARE = re.compile(r"(\d+)\.(\d+)")
_RULING = re.compile(r"R-\d+")


@lru_cache(256)
def square_name(square: str) -> str:
    """A square by its column's letter and its row's number, from Yellow's line to Blue's.

    >>> square_name("0.0"), square_name("21.9")
    ('A1', 'V10')
    """
    x, y = square.split(".")
    return f"{chr(FIRST_COLUMN + int(x))}{int(y) + 1}"


class TwisterSentences(Sentences):
    """Everything that Dungeon Twister says at one table."""

    GAME: ClassVar[str] = "twister"
    GROUPS: ClassVar[tuple[str, ...]] = (
        *("token", "character", "object", "terrain"),
        *("room", "thing", "phase", "ending"),
    )
    UNTOLD: ClassVar[frozenset[str]] = frozenset((USED,))
    MINOR: ClassVar[frozenset[str]] = frozenset(("card", "placed", "ready", "recycles"))

    # Names -----------------------------------------------------------------------------

    def find_name(self, thing: str) -> str:
        """The name of a token, its kind, a square, a terrain or a room.

        >>> english = TwisterSentences("en")
        >>> [english.name_of(thing) for thing in ("yellow_acrobat", "boots", "2.3")]
        ['Yellow Acrobat', '7-League Boots', 'C4']
        >>> english.name_of("move:blue_prophet:21.9")
        'Blue Prophet: V10'
        """
        if ":" in thing:  # an option or a refusal, such as "attack:blue_prophet:yellow_acrobat"
            named = [part for part in thing.split(":")[1:] if self.name_of(part) != part]
            return ": ".join(self.name_of(part) for part in named) or thing
        return square_name(thing) if _SQUARE.fullmatch(thing) else super().find_name(thing)

    def room_name(self, room: str) -> str:
        """What a room is called; one that lies face down has no name.

        >>> TwisterSentences("it").room_name("library")
        'Biblioteca'
        """
        return self.word("room", room)

    def short_name(self, thing: str) -> str:
        """An object in one word, as on a chip; anything else by its name.

        >>> english = TwisterSentences("en")
        >>> english.short_name("confusion"), english.short_name("acrobat")
        ('Confusion', 'Acrobat')
        """
        key = f"object.{thing}.short"
        return self.say(key) if self.has(key) else self.name_of(thing)

    def label(self, thing: str) -> str:
        """The short name for a card, with soft hyphens where this language breaks its words.

        >>> TwisterSentences("en").label("telekineticist").split(SOFT_HYPHEN)
        ['Tele', 'kineti', 'cist']
        """
        words = self.short_name(thing)
        for broken in self.say("breaks").split():
            words = words.replace(broken.replace("-", ""), broken.replace("-", SOFT_HYPHEN))
        return words

    def ability(self, character: str) -> str:
        """What a character can do, in one line."""
        return self.say(f"character.{character}.short")

    # What happened ---------------------------------------------------------------------

    def log_key(self, event: Event) -> str:
        """The message of an event; some kinds have several, by what they are about."""
        kind, args = event.kind, event.args
        match kind:
            case "jumps":
                return "jumps.card" if args.get("card") else kind
            case "cards":
                return kind if args.get("cards") else "cards.used"
            case "takes":
                return "takes.swap" if args.get("leaving") else kind
            case "reveals" | "peeked":
                return kind if args.get("tokens") else f"{kind}.empty"
            case "rotates":
                return "rotates.cw" if args.get("direction") == CLOCKWISE else "rotates.ccw"
            case "courtesan":
                return "courtesan.join" if args.get("joins") else "courtesan.out"
            case "gate":
                return "gate.open" if args.get("open") else "gate.close"
            case "out" | "dies" | "scores":
                return f"{kind}.{args.get('why', '')}"
            case _:
                return kind

    def log_arguments(self, event: Event) -> dict[str, object]:
        """The arguments of an event in words; a fight is told with both sums.

        >>> way = {"piece": "blue_acrobat", "origin": "2.3", "square": "2.5", "card": False}
        >>> TwisterSentences("en").log_line(Event("jumps", way))
        'Blue Acrobat jumps: C4 → C6'
        """
        words = super().log_arguments(event)
        if event.kind == "cards" and event.args:
            for seat, role in enumerate(ROLES):
                words[role] = self.seat_name(seat)
                for name, part in (("base", "base"), ("card", "cards"), ("total", "totals")):
                    words[f"{name}_{role}"] = event.args[part][seat]
        return words

    def ending_form(self, winners: Sequence[int]) -> str:
        """Which message of an ending holds: somebody has won, or it is a draw.

        >>> TwisterSentences("en").ending_line("quiet", [])
        'A draw after 40 quiet turns: equal in points and characters.'
        """
        return "text" if winners else "draw"

    # What is asked ---------------------------------------------------------------------

    def ask_key(self, question: Question, *, public: bool) -> str:
        """The message of a question; what is only to be confirmed is asked in other words."""
        confirming = [choice.id for choice in question.choices] == ["confirm"]
        return f"{question.kind}.full" if confirming else super().ask_key(question, public=public)

    def ask_arguments(self, question: Question) -> dict[str, object]:
        """What a question can mention: a thing, or the number of a dot or a room."""
        source, number = question.source, ""
        if question.kind == "starters":
            number = source.removeprefix("dot:")
        elif question.kind == "peek":
            number = str(int(source) + 1)
        name = self.room_name(source) if question.kind == "place" else self.name_of(source)
        return {"source": name, "number": number}

    def option(self, choice: Choice, question: Question | None = None) -> str:
        """What choosing this does and costs, short enough for a button.

        >>> facts = {"piece": "blue_prophet", "slot": 4, "room": "", "ap": 0}
        >>> peek = Choice("peek:blue_prophet:4", Message("twister.peek", facts))
        >>> TwisterSentences("en").option(peek)
        'Blue Prophet: look into room 5 · free'
        """
        said, args = self.deed(choice, question), choice.message.args
        if "ap" not in args or choice.id == "end":
            return said
        if not args["ap"]:
            return self.say("option.free", what=said)
        if "charmed" in args:
            return self.say("option.charmed", what=said, count=args["charmed"])
        return self.say("option.cost", what=said, ap=args["ap"])

    def deed(self, choice: Choice, question: Question | None = None) -> str:
        """What choosing this does, without what it costs."""
        return super().option(choice, question)

    def option_key(self, message: Message, question: Question | None) -> str:
        """The message of an option; some have several, by what they are about."""
        name, args = super().option_key(message, question), message.args
        match name:
            case "turn":
                return f"turn.{args.get('number')}"
            case "gate":
                return "gate.close" if args.get("open") else "gate.open"
            case "end":
                return "end" if args.get("ap") else "end.nothing"
            case "jump" | "jump_leave" | "exit_jump" | "exit_jump_leave":
                return f"{name}.card" if args.get("card") else name
            case "attack":
                return "attack.wounded" if args.get("wounded") else name
            case "rotate":
                return "rotate.own" if args.get("own") else name
            case "push" if args.get("dies"):
                return "push.dies"
            case "push":
                return "push.carried" if args.get("carried") else name
            case _:
                return name

    def option_arguments(self, message: Message) -> dict[str, object]:
        """The arguments of an option in words; its plural form goes by the action points."""
        return super().option_arguments(message) | {"count": message.args.get("ap", 0)}

    def rule_name(self, rule: str) -> str:
        """Where a rule stands, in the reader's language.

        >>> italian = TwisterSentences("it")
        >>> italian.rule_name("rulebook_lava"), italian.rule_name("R-11")
        ('regolamento, Lava', 'chiarimento R-11')
        """
        if _RULING.fullmatch(rule):
            return self.say("rule.ruling", number=rule)
        return super().rule_name(rule)

    # Arguments -------------------------------------------------------------------------

    def arguments(self, args: Mapping[str, Any]) -> dict[str, object]:
        """The arguments of a message in words; what decides the plural form stays a number."""
        words = super().arguments(args)
        if "slot" in args:
            words["number"] = int(args["slot"]) + 1
        if "slots" in args:
            words["first"], words["second"] = (int(slot) + 1 for slot in args["slots"])
        for counted in ("vp", "turns"):
            if counted in args:
                words["count"] = args[counted]
        return words

    def value(self, name: str, value: object, args: Mapping[str, Any]) -> object:
        """One argument in words."""
        if isinstance(value, str) and name in OF_GROUP:
            return self.word(name, value)
        return super().value(name, value, args)

    def listed(self, words: Sequence[str]) -> str:
        """An argument that is a list."""
        return self.and_list(words)


SENTENCES = TwisterSentences
