"""Puts what the engine says about Dungeon Twister into sentences in the reader's language.

Events, questions, options and refusals come in as keys and ids; plain text goes out. Here
stands which argument is a piece, a square, a room or a seat, and which of several messages
fits; the sentences themselves are in the catalogues. No markup, no state, no rule lives
here. An id without words stands for itself, so that a newer save never breaks an older page.
"""

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from app.games import phrases
from app.i18n.text import Text
from engine.core.event import USED, Entry, Event
from engine.core.view import Choice, Message, Question, Refusal
from engine.twister.data import ROLES
from engine.twister.rooms import CLOCKWISE

Names = Sequence[str] | None
"""What the players call themselves, by seat; None calls them by their colours."""

UNTOLD = frozenset((USED,))
"""Events that only reports count."""

SEATS = frozenset(("who", "by"))
"""Arguments whose number is a seat."""

GROUPS = ("token", "character", "object", "terrain", "room", "thing", "phase", "ending")
"""Parts of the catalogue in which a name is looked for."""

OF_GROUP = {"room": "room", "terrain": "terrain", "side": "side"}
"""Arguments that are looked for in one part alone: a library is a terrain and a room."""

FIRST_COLUMN = ord("A")

_SQUARE = re.compile(r"(\d+)\.(\d+)")
_RULING = re.compile(r"R-\d+")


# Names -------------------------------------------------------------------------------


def say(text: Text, key: str, **arguments: object) -> str:
    """A message of this game; the keys of its catalogues all begin with its name."""
    return text(f"twister.{key}", **arguments)


def _has(text: Text, key: str) -> bool:
    return f"twister.{key}" in text


@lru_cache(2_048)
def name_of(text: Text, thing: str) -> str:
    """What the table calls an id: a token, its kind, a square, a terrain, a room.

    >>> english = Text("en")
    >>> name_of(english, "yellow_acrobat"), name_of(english, "boots"), name_of(english, "2.3")
    ('Yellow Acrobat', '7-League Boots', 'C4')
    >>> name_of(Text("pl"), "blue_courtesan"), name_of(english, "move:blue_prophet:21.9")
    ('Niebieska Kurtyzana', 'Blue Prophet: V10')
    """
    if ":" in thing:  # an option or a refusal, such as "attack:blue_prophet:yellow_acrobat"
        named = [part for part in thing.split(":")[1:] if name_of(text, part) != part]
        return ": ".join(name_of(text, part) for part in named) or thing
    if _SQUARE.fullmatch(thing):
        return square_name(thing)
    for group in GROUPS:
        if _has(text, f"{group}.{thing}"):
            return say(text, f"{group}.{thing}")
    return thing


@lru_cache(256)
def square_name(square: str) -> str:
    """A square by its column's letter and its row's number, from Yellow's line to Blue's.

    >>> square_name("0.0"), square_name("21.9")
    ('A1', 'V10')
    """
    x, y = square.split(".")
    return f"{chr(FIRST_COLUMN + int(x))}{int(y) + 1}"


def room_name(text: Text, room: str) -> str:
    """What a room is called; one that lies face down has no name.

    >>> room_name(Text("it"), "library"), room_name(Text("it"), "")
    ('Biblioteca', '')
    """
    return say(text, f"room.{room}") if _has(text, f"room.{room}") else room


def slot_name(text: Text, slot: int | str) -> str:
    """The place of a room on the table, by its number.

    >>> slot_name(Text("en"), 0), slot_name(Text("en"), "7")
    ('room 1', 'room 8')
    """
    return say(text, "slot", number=int(slot) + 1)


def short_name(text: Text, thing: str) -> str:
    """An object in one word, as on a chip; anything else by its name.

    >>> short_name(Text("en"), "confusion"), short_name(Text("en"), "acrobat")
    ('Confusion', 'Acrobat')
    """
    key = f"object.{thing}.short"
    return say(text, key) if _has(text, key) else name_of(text, thing)


def ability(text: Text, character: str) -> str:
    """What a character can do, in one line."""
    return say(text, f"character.{character}.short")


def seat_name(text: Text, seat: int, names: Names = None) -> str:
    """Who sits there; a name that nobody has chosen is said in the reader's language.

    >>> seat_name(Text("en"), 1, ["Anna", "Piotr"]), seat_name(Text("en"), 1, ["Anna", "Niebieski"])
    ('Piotr', 'Blue')
    """
    return phrases.seat_name(text, "twister", seat, names)


def and_list(text: Text, words: Sequence[str]) -> str:
    """Words as a list in a sentence.

    >>> and_list(Text("en"), ["Rope", "Key", "Ring"])
    'Rope, Key and Ring'
    """
    return phrases.and_list(text, "twister", words)


# What happened -----------------------------------------------------------------------


def log_line(text: Text, entry: Entry | Event, names: Names = None) -> str:
    """An event as a line of the log; "" if not worth one.

    >>> way = {"piece": "blue_acrobat", "origin": "2.3", "square": "2.5", "card": False}
    >>> log_line(Text("en"), Event("jumps", way))
    'Blue Acrobat jumps: C4 → C6'
    """
    event = entry.event if isinstance(entry, Entry) else entry
    if event.kind in UNTOLD:
        return ""
    key = f"log.{_log_shade(event)}"
    if not _has(text, key):
        return event.kind
    words = _arguments(text, event.args, names)
    if event.kind == "cards" and event.args:
        words |= _sums(text, event.args, names)
    if event.kind == "over":
        winners, ending = event.args.get("winners", ()), event.args.get("ending", "")
        words["ending"] = ending_line(text, ending, winners, names)
    return say(text, key, **words)


def _log_shade(event: Event) -> str:
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


def _sums(text: Text, args: Mapping[str, Any], names: Names) -> dict[str, object]:
    """Both sides of a fight: who, strength, card and total."""
    words: dict[str, object] = {}
    for seat, role in enumerate(ROLES):
        words[role] = seat_name(text, seat, names)
        for name, part in (("base", "base"), ("card", "cards"), ("total", "totals")):
            words[f"{name}_{role}"] = args[part][seat]
    return words


def ending_line(text: Text, ending: str, winners: Sequence[int], names: Names = None) -> str:
    """How the game ended, as a sentence that names who won.

    >>> ending_line(Text("en"), "points", [1], ["Anna", "Piotr"])
    'Piotr wins: more victory points at the end of the turn.'
    >>> ending_line(Text("en"), "quiet", [])
    'A draw after 40 quiet turns: equal in points and characters.'
    """
    key = f"ending.{ending}.{'text' if winners else 'draw'}"
    who = and_list(text, [seat_name(text, seat, names) for seat in winners])
    return say(text, key, who=who) if _has(text, key) else ending


# What is asked -----------------------------------------------------------------------


def ask(text: Text, question: Question, names: Names = None, *, public: bool = False) -> str:
    """The question to whoever decides; with `public`, what the others may read meanwhile."""
    key = f"ask.{_ask_shade(question)}"
    if not _has(text, key):
        return question.kind
    source = question.source
    return say(
        text,
        f"{key}.public" if public else key,
        who=seat_name(text, question.player, names),
        source=room_name(text, source) if question.kind == "place" else name_of(text, source),
        number=_number(question),
    )


def _ask_shade(question: Question) -> str:
    """The message of a question; what is only to be confirmed is asked in other words."""
    confirming = [choice.id for choice in question.choices] == ["confirm"]
    return f"{question.kind}.full" if confirming else question.kind


def _number(question: Question) -> int | str:
    """The dot or the room that a question is about, by its number on the table."""
    if question.kind == "starters":
        return question.source.removeprefix("dot:")
    return int(question.source) + 1 if question.kind == "peek" else ""


def option(text: Text, choice: Choice, question: Question | None = None) -> str:
    """What choosing this does and costs, short enough for a button.

    >>> facts = {"piece": "blue_prophet", "slot": 4, "room": "", "ap": 0}
    >>> option(Text("en"), Choice("peek:blue_prophet:4", Message("twister.peek", facts)))
    'Blue Prophet: look into room 5 · free'
    """
    del question  # the engine's words name the verb already
    said, args = deed(text, choice), choice.message.args
    if "ap" not in args or choice.id == "end":
        return said
    if not args["ap"]:
        return say(text, "option.free", what=said)
    if "charmed" in args:
        return say(text, "option.charmed", what=said, count=args["charmed"])
    return say(text, "option.cost", what=said, ap=args["ap"])


def deed(text: Text, choice: Choice) -> str:
    """What choosing this does, without what it costs."""
    key = _option_shade(choice.message)
    if not _has(text, key):
        return name_of(text, choice.id)
    words = _arguments(text, choice.message.args)
    return say(text, key, **words | {"count": choice.message.args.get("ap", 0)})


def _option_shade(words: Message) -> str:
    """The message of an option; some have several, by what they are about."""
    name, args = words.key.removeprefix("twister."), words.args
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
        case "push":
            return _push_shade(args)
        case _:
            return name


def _push_shade(args: Mapping[str, Any]) -> str:
    """The message of a push: who dies of it, the target or whoever it carries."""
    if args.get("dies"):
        return "push.dies"
    return "push.carried" if args.get("carried") else "push"


def refusal(text: Text, refused: Refusal) -> str:
    """Why something cannot be done, and the rule that says so."""
    reason, rule = reason_of(text, refused.reason), rule_name(text, refused.rule)
    return say(text, "refused", reason=reason, rule=rule)


def reason_of(text: Text, words: Message) -> str:
    """The reason of a refusal alone."""
    key = words.key.removeprefix("twister.")
    return say(text, key, **_arguments(text, words.args)) if _has(text, key) else words.key


def rule_name(text: Text, rule: str) -> str:
    """Where a rule stands, in the reader's language.

    >>> rule_name(Text("it"), "rulebook_lava"), rule_name(Text("it"), "R-11")
    ('regolamento, Lava', 'chiarimento R-11')
    """
    if _RULING.fullmatch(rule):
        return say(text, "rule.ruling", number=rule)
    return phrases.rule_name(text, "twister", rule)


# Arguments ---------------------------------------------------------------------------


def _arguments(text: Text, args: Mapping[str, Any], names: Names = None) -> dict[str, object]:
    """The arguments of a message in words; what a plural form goes by stays a number."""
    words = {name: _value(text, name, value, names) for name, value in args.items()}
    if "slot" in args:
        words["number"] = int(args["slot"]) + 1
    if "slots" in args:
        words["first"], words["second"] = (int(slot) + 1 for slot in args["slots"])
    for counted in ("vp", "turns"):
        if counted in args:
            words["count"] = args[counted]
    return words


def _value(text: Text, name: str, value: object, names: Names) -> object:
    """One argument in words."""
    if isinstance(value, list | tuple):
        return and_list(text, [str(_value(text, name, part, names)) for part in value])
    if isinstance(value, int):
        return seat_name(text, value, names) if name in SEATS else value
    if not isinstance(value, str) or not value:
        return value
    if name in OF_GROUP:
        key = f"{OF_GROUP[name]}.{value}"
        return say(text, key) if _has(text, key) else value
    return name_of(text, value)
