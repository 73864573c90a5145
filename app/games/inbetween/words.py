"""Puts what the engine says about InBetween into sentences in the reader's language.

Events, questions, options and refusals come in as keys and ids; plain text goes out. Here
stands which argument is a card, a person, a seat, a notch or a number; the sentences
themselves are in the catalogues. No markup, no state, no rule lives here. An id without
words stands for itself, so that a newer save never breaks an older page.
"""

import re
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import Any

from app.games import phrases
from app.i18n.text import LANGUAGES, Text, catalogue
from engine.core.event import DREW, USED, Entry, Event
from engine.core.view import Choice, Message, Question, Refusal
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
    TRIGGERING,
)

Names = Sequence[str] | None
"""What the players call themselves, by seat; None speaks of the sides alone."""

WOMEN = frozenset(("jayne", "julie", "maggie", "mandi", "mina", "natalie"))
"""Italian and Polish states agree with the person."""

UNTOLD = frozenset(("puts_away",))
"""Events that the screen shows and nobody would tell."""

EVIDENT = frozenset(("", "movement", "prepare", "rest"))
"""Causes that the line before has told, or that are the rule."""

WITHOUT_CAUSE = frozenset(("pays",))
"""Events whose cause is always told by the line before."""

SAYS_ITS_SOURCE = frozenset(
    ("mark", "activate", "finish", "revolver", "make_room", "walkie_talkie", "bicycle")
)
"""Questions that say themselves what they come from, or need not."""

ACTIONS = frozenset(("prepare", "rest"))
SEATS = frozenset(("who", "by", "owner"))
"""Arguments whose number is a seat."""
NOTCHES = frozenset(("old", "new", "notch"))
"""Arguments whose number is a notch, where a Character is concerned."""
COUNTED = ("count", "amount", "price", "cost", "energy")
"""The number that a message's plural form goes by: the first of these that is there."""

NAMES_OF_OPTIONS = "inbetween.setup."
"""How the messages begin that name the options of a table: they have no second forms."""

SOFT_HYPHEN = "\N{SOFT HYPHEN}"
"""Stands where a word may be parted, and is seen only where it is."""

_AWARENESS = re.compile(r"(?:(\w+)_)?awareness_(\d)")


# The words of a table ----------------------------------------------------------------


class TableText(Text):
    """Says things in one language, as they hold at a table with these options.

    A message may have a second form for one value of an option, such as
    `inbetween.card.hiding.text.stays`; it is said without the speaker having to know.

    >>> TableText("en", {"edition": "polish"})("inbetween.character.rodney.creature")
    'The Creature sees every card in the Town’s hand and must have 1 of them discarded.'
    """

    def __init__(self, language: str, options: Mapping[str, str]) -> None:
        super().__init__(language)
        self._forms = second_forms(language, frozenset(options.values()))

    def __call__(self, key: str, **arguments: object) -> str:
        """The message in the form that holds here, with its places filled in."""
        return super().__call__(self._forms.get(key, key), **arguments)


@cache
def second_forms(language: str, values: frozenset[str]) -> dict[str, str]:
    """Message -> the one that takes its place at a table that plays by these values."""
    messages = catalogue(language).messages
    found: dict[str, str] = {}
    for key in messages:
        first, _, value = key.rpartition(".")
        is_ours = key.startswith("inbetween.") and not key.startswith(NAMES_OF_OPTIONS)
        if is_ours and value in values and first in messages:
            found[first] = key
    return found


# Names -------------------------------------------------------------------------------


@lru_cache(2_048)
def name_of(text: Text, thing: str) -> str:
    """What the table calls an id: a card or its copy, a person, an ability, a symbol, a state.

    >>> english = Text("en")
    >>> name_of(english, "feast_2"), name_of(english, "bob_creature"), name_of(english, "kin")
    ('Feast', 'Bob', 'Kin')
    """
    if ":" in thing:  # an option, such as "shift:mina:6"
        return name_of(text, thing.split(":")[1])
    if thing in CARDS or thing in KINDS:
        return _word(text, "card", CARDS[thing].kind if thing in CARDS else thing)
    if (level := _AWARENESS.fullmatch(thing)) is not None:
        return say(text, "awareness.ability", level=level[2])
    person, _, side = thing.partition("_")
    if person in CHARACTERS and side in ("", *SIDES):
        return _word(text, "character", person)
    for group in ("symbol", "state", "side", "phase", "action", "thing"):
        if f"inbetween.{group}.{thing}" in text:
            return _word(text, group, thing)
    return thing


def say(text: Text, key: str, **arguments: object) -> str:
    """A message of this game; the keys of its catalogues all begin with its name."""
    return text(f"inbetween.{key}", **arguments)


def _word(text: Text, group: str, thing: str) -> str:
    """The word for an id, which stands for itself if there is none."""
    key = f"inbetween.{group}.{thing}"
    return text(key) if key in text else thing


def symbol_name(text: Text, symbol: str) -> str:
    """What a symbol is called; "rift" is a card as well, so the caller must say which."""
    return _word(text, "symbol", symbol)


def state_name(text: Text, state: str, who: str = "") -> str:
    """A Safety state, agreeing with the person who is in it.

    >>> state_name(Text("pl"), "terrified", "mina"), state_name(Text("pl"), "terrified", "bob")
    ('Przerażona', 'Przerażony')
    """
    return _word(text, "state", f"{state}.she" if who in WOMEN else state)


def notch_name(text: Text, notch: int, who: str = "") -> str:
    """The state of a notch; where two notches share a state, with the number of the space.

    >>> notch_name(Text("en"), 1), notch_name(Text("en"), 3)
    ('Guarded (3)', 'Alert')
    """
    if not 0 <= notch < len(STATE_NAMES):
        return str(notch)
    state = state_name(text, STATE_NAMES[notch], who)
    if STATE_NAMES[notch] not in ("guarded", "terrified"):
        return state
    dimension = CREATURE if notch >= IN_BETWEEN[CREATURE] else 0
    return say(text, "notch", state=state, space=abs(notch - IN_BETWEEN[dimension]))


def breakable(text: Text, words: str) -> str:
    """The same words for a narrow place, with soft hyphens where this language parts them.

    >>> breakable(Text("pl"), "Zaniepokojona").split("\N{SOFT HYPHEN}")
    ['Zaniepo', 'kojona']
    """
    for parted in say(text, "breaks").split():
        words = words.replace(parted.replace("-", ""), parted.replace("-", SOFT_HYPHEN))
    return words


def seat_name(text: Text, seat: int, names: Names = None) -> str:
    """Who sits there, fit to begin a sentence; a seat without a name of its own is its side.

    >>> seat_name(Text("it"), 0), seat_name(Text("it"), 0, ["Anna", "Piotr"])
    ('La Città', 'Anna')
    """
    if not 0 <= seat < len(ROLES):
        return str(seat)
    name = names[seat] if names is not None and seat < len(names) else ""
    if name not in _names_of_side(ROLES[seat]):
        return name
    return say(text, f"side.{ROLES[seat]}.subject")


@cache
def _names_of_side(role: str) -> frozenset[str]:
    """What a seat is called by default, in any language: it was not chosen by anybody."""
    return frozenset({"", role, *(Text(code)(f"inbetween.side.{role}") for code in LANGUAGES)})


def direction_name(text: Text, direction: int) -> str:
    """Clockwise or counter-clockwise."""
    return say(text, f"direction.{'clockwise' if direction > 0 else 'counter'}")


def ability_text(text: Text, ability: str) -> str:
    """What an ability does, as on its card: of a card, a face or an Awareness level."""
    if ability in CARDS or ability in KINDS:
        kind = CARDS[ability].kind if ability in CARDS else ability
        return _word(text, "card", f"{kind}.text")
    for role, abilities in zip(ROLES, AWARENESS, strict=True):
        if ability in abilities:
            return _word(text, "awareness", f"{role}.{abilities.index(ability) + 1}")
    person, _, side = ability.partition("_")
    key = f"inbetween.character.{person}.{side}"
    return text(key) if key in text else name_of(text, ability)


# What happened -----------------------------------------------------------------------


def log_line(text: Text, entry: Entry | Event, names: Names = None) -> str:
    """An event as a line of the log, with its cause where that is news; "" if not worth one.

    >>> log_line(Text("en"), Event("removes", {"who": "mina", "cause": "evacuation"}))
    'Mina leaves the game · Evacuation'
    """
    event = entry.event if isinstance(entry, Entry) else entry
    if event.kind in UNTOLD or _is_report(event):
        return ""
    key = f"inbetween.log.{_shade(event)}"
    if key not in text:
        return event.kind
    line = text(key, **_arguments(text, event.kind, event.args, names))
    cause = event.args.get("cause", "")
    if cause in EVIDENT or event.kind in WITHOUT_CAUSE:
        return line
    return say(text, "log.because", line=line, cause=name_of(text, cause))


def _is_report(event: Event) -> bool:
    """Whether an event is only for statistics: an Awareness ability that came within reach."""
    return event.kind == DREW and any(thing not in CARDS for thing in event.args.get("cards", ()))


def _shade(event: Event) -> str:
    """The message of an event; some kinds have several, by what they are about."""
    args = event.args
    match event.kind:
        case "flips":
            return f"flips.{_side_of(args.get('new', 0))}"
        case "token":
            return "token.moved" if args.get("old") else "token.placed"
        case "activity":
            if args.get("notch") in IN_BETWEEN:
                return "activity.nothing"
            return "activity.ability" if args.get("notch") in TRIGGERING else "activity.awareness"
        case kind if kind == USED:
            what = args.get("what", "")
            if what in KINDS:
                return "used.card"
            return "used.awareness" if _AWARENESS.fullmatch(what) else "used.character"
        case kind:
            return kind


def _side_of(notch: int) -> str:
    """The dimension of a notch."""
    return SIDES[notch >= IN_BETWEEN[CREATURE]]


def ending_line(text: Text, ending: str, winners: Sequence[int], names: Names = None) -> str:
    """How the game ended, as a sentence that names who won."""
    key = f"inbetween.ending.{ending}.text"
    who = seat_name(text, winners[0], names) if winners else ""
    return text(key, who=who) if key in text else ending


# What is asked -----------------------------------------------------------------------


def ask(text: Text, question: Question, names: Names = None, *, public: bool = False) -> str:
    """The question to whoever decides; with `public`, what the others may read meanwhile."""
    key = f"inbetween.ask.{question.kind}"
    if key not in text:
        return question.kind
    source = name_of(text, question.source) if question.source else ""
    who = seat_name(text, question.player, names)
    asked = f"{key}.public" if public else _ask_shade(text, key, question)
    prompt = text(asked, who=who, source=source)
    if not source or question.source in ACTIONS or question.kind in SAYS_ITS_SOURCE:
        return prompt
    return say(text, "ask.from", source=source, prompt=prompt)


def _ask_shade(text: Text, key: str, question: Question) -> str:
    """The message of a question; an ability may ask in words of its own."""
    own = f"{key}.{question.source}"
    return own if own in text else key


def option(text: Text, choice: Choice, question: Question | None = None) -> str:
    """What choosing this does, short enough for a button; the question lends it its verb."""
    words = choice.message
    name = words.key.removeprefix("inbetween.")
    kind = question.kind if question is not None else ""
    special = f"inbetween.option.{kind}.{name}"
    key = special if special in text else f"inbetween.{_option_shade(name, words.args)}"
    if key not in text:
        return name_of(text, choice.id)
    return text(key, **_arguments(text, name, words.args))


def _option_shade(name: str, args: Mapping[str, Any]) -> str:
    """The message of an option; some have several, by what they are about."""
    if name == "flip":
        return f"flip.{_side_of(args.get('new', 0))}"
    if name == "marker" and args.get("landing") != args.get("who"):
        return "marker.onward"
    if name == "symbol" and args.get("on"):
        return "symbol.placed"
    return name


def refusal(text: Text, refused: Refusal) -> str:
    """Why something cannot be done, and the rule that says so."""
    reason, rule = reason_of(text, refused.reason), rule_name(text, refused.rule)
    return say(text, "refused", reason=reason, rule=rule)


def reason_of(text: Text, words: Message) -> str:
    """The reason of a refusal alone."""
    if words.key not in text:
        return words.key
    return text(words.key, **_arguments(text, words.key.removeprefix("inbetween."), words.args))


def rule_name(text: Text, rule: str) -> str:
    """Where a rule stands, in the reader's language.

    >>> rule_name(Text("it"), "rulebook_play_a_card")
    'regolamento, Giocare una carta'
    """
    return phrases.rule_name(text, "inbetween", rule)


# The win meter -----------------------------------------------------------------------


def meter_lines(text: Text, meter: Mapping[str, Any]) -> dict[str, str]:
    """The lines of the win meter by ending: how near each of them is."""
    town, creature = meter["awareness"]
    humans, others = meter["in_dimension"]
    locked = meter["locked_to_win"]
    return {
        "secured": say(text, "meter.secured", count=meter["secured"], needed=locked),
        "devoured": say(text, "meter.devoured", count=meter["devoured"], needed=locked),
        "awareness": say(
            text,
            "meter.awareness",
            town=town,
            creature=creature,
            needed=meter["awareness_to_win"],
        ),
        "five_left": say(
            text,
            "meter.left",
            count=meter["left"],
            needed=meter["left_to_end"],
            town=humans,
            creature=others,
        ),
        "turn_limit": say(
            text, "meter.turns", count=meter["turns"] + 1, needed=meter["turn_limit"]
        ),
    }


# Arguments ---------------------------------------------------------------------------


def _arguments(
    text: Text, kind: str, args: Mapping[str, Any], names: Names = None
) -> dict[str, object]:
    """The arguments of a message in words; what a plural form goes by stays a number."""
    who = args.get("who")
    person = who if isinstance(who, str) else ""
    words = {name: _value(text, name, value, person, names) for name, value in args.items()}
    if kind == "over":
        winners, ending = args.get("winners", ()), args.get("ending", "")
        words["ending"] = ending_line(text, ending, winners, names)
    for name in COUNTED:
        if name in args:
            words["count"] = args[name]
            break
    return words


def _value(text: Text, name: str, value: object, person: str, names: Names) -> object:
    """One argument in words; `person` is the Character that the message is about, if any."""
    if isinstance(value, list | tuple):
        return ", ".join(str(_value(text, name, part, person, names)) for part in value)
    if isinstance(value, int):
        if name in SEATS:
            return seat_name(text, value, names)
        if name in NOTCHES and person:
            return notch_name(text, value, person)
        return direction_name(text, value) if name == "direction" else value
    if not isinstance(value, str):
        return value
    if name == "symbol" and value in SYMBOLS:
        return symbol_name(text, value)
    if name == "state":
        return state_name(text, value, person)
    return ability_text(text, value) if name == "ability" else name_of(text, value)
