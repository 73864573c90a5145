"""Puts what the engine says about Twisted Cryptids into sentences in the reader's language.

Events, questions, options and refusals come in as keys and ids; plain text goes out. What
a card does is put together from its printed facts, so that text and rule cannot differ.
Here stands which argument is a card, a Site, a seat or a crowd; the sentences themselves
are in the catalogues. No markup, no state, no rule lives here. An id without words stands
for itself, so that a newer save never breaks an older page.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any

from app.games import phrases
from app.i18n.text import Text
from engine.core.event import USED, Entry, Event
from engine.core.view import Choice, Message, Question, Refusal
from engine.cryptids.data import (
    ACTIONS,
    ALL,
    ATTRACTED,
    BOARD,
    DISTRIBUTE,
    EACH_PLAYER,
    EVENTS,
    EXTRACTED,
    FLAVORS,
    KIND_OF,
    POWERS,
    REVEAL,
    SIGHTING_OF,
    SIGHTINGS,
    SITES,
    TO,
    TRAITS,
    Effect,
    EventCard,
    Extreme,
)
from engine.cryptids.dawn import EVEN

Names = Sequence[str] | None
"""What the players call themselves, by seat; None numbers them."""

UNTOLD = frozenset((USED, "night_over"))
"""Events that only reports count, or that the lines around them have told."""

SEATS = frozenset(("who", "by", "first"))
"""Arguments whose number is a seat."""

SAYS_ITS_SOURCE = frozenset(("event", "stacks", "pay"))
"""Questions that say themselves what they come from, or need not."""

GROUPS = (
    *("cryptid", "site", "flavor", "trait", "event"),
    *("verb", "type", "drawback", "phase", "thing"),
)
"""Parts of the catalogue in which a name is looked for."""

MINUS = "\N{MINUS SIGN}"


# Names -------------------------------------------------------------------------------


def say(text: Text, key: str, **arguments: object) -> str:
    """A message of this game; the keys of its catalogues all begin with its name."""
    return text(f"cryptids.{key}", **arguments)


def _has(text: Text, key: str) -> bool:
    return f"cryptids.{key}" in text


@lru_cache(2_048)
def name_of(text: Text, thing: str) -> str:
    """What the table calls an id: a card or its copy, a Cryptid, a Site, a Trait, a verb.

    >>> english = Text("en")
    >>> name_of(english, "mothman_nap"), name_of(english, "maple_lake"), name_of(english, "rest")
    ('Nap', 'Maple Lake', 'Rest Area')
    >>> name_of(english, "lure_or_scare_hiker_2"), name_of(english, "place:1:witch_ridge")
    ('Lure 2 / Scare 2 (Hikers)', 'Witch Ridge')
    """
    if ":" in thing:  # an option or a refusal, such as "place:1:maple_lake"
        sites = [part for part in thing.split(":") if part in SITES]
        return name_of(text, sites[-1]) if sites else thing
    if thing in KIND_OF or thing in ACTIONS:
        return action_name(text, thing)
    kind = SIGHTING_OF.get(thing, thing)
    if kind in SIGHTINGS:
        return say(text, f"sighting.{kind}")
    for group in GROUPS:
        if _has(text, f"{group}.{thing}"):
            return say(text, f"{group}.{thing}")
    return thing


def action_name(text: Text, card: str) -> str:
    """An Action card or its kind in a few words: its verbs, and whom they move."""
    effects = ACTIONS[KIND_OF.get(card, card)].effects
    verbs = [say(text, f"verb.short.{effect.verb}", count=effect.number) for effect in effects]
    flavors = say(text, f"flavor.{effects[0].flavor}.many")
    return say(
        text,
        "action.name",
        flavors=flavors,
        verbs=phrases.joined(text, "cryptids.action.or", verbs),
    )


def verb_on_card(text: Text, verb: str) -> str:
    """A verb as a card says it to its player, short enough for the card's face.

    >>> verb_on_card(Text("it"), "scare"), verb_on_card(Text("pl"), "gather")
    ('Spaventa', 'Zwab zewsząd')
    """
    return say(text, f"verb.card.{verb}")


def power_name(text: Text, cryptid: str) -> str:
    """What a Cryptid's Power is called."""
    return say(text, f"power.{cryptid}") if cryptid in POWERS else cryptid


def sighting_with_type(text: Text, card: str) -> str:
    """A Sighting with its type.

    >>> sighting_with_type(Text("it"), "bigfoot_owl_choir")
    'Coro di gufi (Inganno)'
    """
    kind = SIGHTING_OF.get(card, card)
    if kind not in SIGHTINGS:
        return card
    type_ = say(text, f"type.{SIGHTINGS[kind].type}")
    return say(text, "sighting.typed", sighting=say(text, f"sighting.{kind}"), type=type_)


def seat_name(text: Text, seat: int, names: Names = None) -> str:
    """Who sits there; a name that nobody has chosen is said in the reader's language.

    >>> seat_name(Text("en"), 1, ["Anna", "Piotr"]), seat_name(Text("en"), 1, ["Anna", "Gracz 2"])
    ('Piotr', 'Player 2')
    """
    return phrases.seat_name(text, "cryptids", seat, names)


def people(text: Text, flavor: str, count: int) -> str:
    """So many Humans of a Flavor, as a subject.

    >>> people(Text("pl"), "hiker", 1), people(Text("pl"), "hiker", 5)
    ('1 Turysta', '5 Turystów')
    """
    return say(text, f"people.{flavor}", count=count)


def people_moved(text: Text, flavor: str, count: int) -> str:
    """So many Humans of a Flavor, as an object: Polish has another form for it.

    >>> people_moved(Text("pl"), "hiker", 1), people_moved(Text("en"), "human", 2)
    ('1 Turystę', '2 Humans')
    """
    return say(text, f"people.{flavor}.whom", count=count)


def group_moved(text: Text, group: Iterable[Sequence[Any]]) -> str:
    """Humans of several Flavors that go together.

    >>> group_moved(Text("en"), [["hiker", 1], ["hunter", 1]])
    '1 Hiker and 1 Hunter'
    """
    return and_list(text, [people_moved(text, flavor, count) for flavor, count in group])


def signed(number: int) -> str:
    """A gain or a loss.

    >>> signed(3), signed(0), signed(-2)
    ('+3', '0', '−2')
    """
    return f"{MINUS}{-number}" if number < 0 else f"+{number}" if number else "0"


def and_list(text: Text, words: Sequence[str]) -> str:
    """Words as a list in a sentence.

    >>> and_list(Text("en"), ["Anna", "Piotr", "Lea"])
    'Anna, Piotr and Lea'
    """
    return phrases.and_list(text, "cryptids", words)


# What cards say ----------------------------------------------------------------------


def effect_text(text: Text, effect: Effect) -> str:
    """What an effect does, without a full stop.

    >>> effect_text(Text("en"), Effect("gather", 1, "hiker"))
    'Lure 1 Hiker from each adjacent Site'
    """
    moved = people_moved(text, effect.flavor, effect.number)
    return say(text, f"effect.{effect.verb}", people=moved)


def action_text(text: Text, card: str) -> str:
    """What an Action card says.

    >>> action_text(Text("en"), "lure_or_extract_hunter_1")
    'Lure 2 Hunters OR Extract 1 Hunter.'
    """
    effects = ACTIONS[KIND_OF.get(card, card)].effects
    sides = [effect_text(text, effect) for effect in effects]
    return say(text, "effect.sentence", effects=phrases.joined(text, "cryptids.effect.or", sides))


def power_text(text: Text, cryptid: str) -> str:
    """What a Cryptid Power does."""
    return say(text, "effect.sentence", effects=power_effects(text, cryptid))


def power_effects(text: Text, cryptid: str) -> str:
    """The effects of a Cryptid Power, without a full stop."""
    parts = [effect_text(text, effect) for effect in POWERS[cryptid].effects]
    return phrases.joined(text, "cryptids.effect.and", parts)


def score_text(text: Text, parts: Sequence[int]) -> str:
    """Myth for Hikers, Hunters and Researchers, each with its sign."""
    by_flavor = {flavor: signed(part) for flavor, part in zip(FLAVORS, parts, strict=True)}
    return say(text, "sighting.score", **by_flavor)


def sighting_effect(text: Text, card: str) -> str:
    """What follows a Sighting's score: an effect, or the drawback of a Real Deal."""
    facts = SIGHTINGS[SIGHTING_OF.get(card, card)]
    if facts.effect is None:
        return say(text, f"drawback.{facts.drawback}.text")
    moved = people_moved(text, facts.effect.flavor, facts.effect.number)
    return say(text, f"sighting.effect.{facts.effect.verb}", people=moved)


def trait_tiers(text: Text, trait: str) -> list[str]:
    """The three levels of a Trait, least bonus first.

    >>> trait_tiers(Text("en"), "honest")
    ['2 revealed: 7 Myth', '1 revealed: 14 Myth', '0 revealed: 21 Myth']
    """
    facts = TRAITS[trait]
    shade = {BOARD: "board", REVEAL: "reveal"}.get(facts.kind, "avoid")
    tiers = sorted(facts.tiers.items(), key=lambda tier: tier[1])
    return [say(text, f"tier.{shade}", number=number, bonus=bonus) for number, bonus in tiers]


def event_lines(text: Text, card: str) -> list[str]:
    """The three lines of an Event, from top to bottom."""
    facts = EVENTS[card]
    leaver = people_moved(text, facts.extracted, EXTRACTED)
    comers = people_moved(text, facts.attracted, ATTRACTED)
    return [
        _first_line(text, facts),
        say(text, "line.extract", people=leaver, of=_many_of(text, facts.extracted)),
        say(text, "line.attract", people=comers, goal=_extreme(text, facts.at)),
    ]


def _first_line(text: Text, facts: EventCard) -> str:
    """How the first Flavor of an Event moves."""
    everybody = say(text, f"flavor.{facts.moved}.all")
    some = people_moved(text, facts.moved, facts.number)
    shade = {DISTRIBUTE: "distribute", EACH_PLAYER: "each_player", TO: "to"}
    return say(
        text,
        f"line.{shade.get(facts.manner, 'toward')}",
        all=everybody,
        people=everybody if facts.number == ALL else some,
        of=_many_of(text, facts.moved),
        goal=_extreme(text, facts.goal) if facts.goal is not None else "",
    )


def _extreme(text: Text, extreme: Extreme) -> str:
    """Which Site: that with most, or fewest, of a Flavor."""
    return say(text, f"line.{extreme.which}", of=_many_of(text, extreme.flavor))


def _many_of(text: Text, flavor: str) -> str:
    """The Flavor after a number or a "most": Polish has a form for it."""
    return say(text, f"flavor.{flavor}.of")


# What happened -----------------------------------------------------------------------


def log_line(text: Text, entry: Entry | Event, names: Names = None) -> str:
    """An event as a line of the log; "" if not worth one.

    >>> facts = {"verb": "lure", "flavor": "hiker", "count": 2, "by": 0, "cause": "bigfoot"}
    >>> way = {"source": "maple_lake", "target": "witch_ridge"}
    >>> log_line(Text("en"), Event("moves", facts | way), ["Anna"])
    'Anna lures 2 Hikers: Maple Lake → Witch Ridge'
    """
    event = entry.event if isinstance(entry, Entry) else entry
    if event.kind in UNTOLD:
        return ""
    key = f"log.{_shade(event)}"
    if not _has(text, key):
        return event.kind
    words = _arguments(text, event.args, names)
    if event.kind == "reveals":
        words["card"] = sighting_with_type(text, event.args["card"])
    if event.kind == "over":
        winners, ending = event.args.get("winners", ()), event.args.get("ending", "")
        words["ending"] = ending_line(text, ending, winners, names)
    return say(text, key, **words)


def _shade(event: Event) -> str:
    """The message of an event; some kinds have several, by what they are about."""
    args = event.args
    match event.kind:
        case "places":
            return "places.moved" if args.get("old") else "places.new"
        case "phase":
            return f"phase.{args.get('phase', '')}"
        case "moves":
            return _move_shade(args)
        case "myth" if args.get("why") == "sighting":
            amount = args.get("amount", 0)
            return f"myth.sighting.{'more' if amount > 0 else 'less' if amount else 'same'}"
        case "myth":
            return f"myth.{args.get('why', '')}"
        case kind:
            return kind


def _move_shade(args: Mapping[str, Any]) -> str:
    """Who moves Humans is told, unless they go by an Event that asks nobody in particular."""
    event = EVENTS.get(args.get("cause", ""))
    if event is not None and (args.get("verb") != "move" or event.manner != EACH_PLAYER):
        return "moves.event"
    return f"moves.{args.get('verb', '')}"


def ending_line(text: Text, ending: str, winners: Sequence[int], names: Names = None) -> str:
    """How the game ended, as a sentence that names who won.

    >>> ending_line(Text("en"), "most_myth", [1], ["Anna", "Piotr"])
    'Piotr wins: nobody has more Myth.'
    """
    key = f"ending.{ending}.text"
    who = and_list(text, [seat_name(text, seat, names) for seat in winners])
    return say(text, key, who=who) if _has(text, key) else ending


# What is asked -----------------------------------------------------------------------


def ask(text: Text, question: Question, names: Names = None, *, public: bool = False) -> str:
    """The question to whoever decides; with `public`, what the others may read meanwhile."""
    key = f"ask.{_ask_shade(text, question)}"
    if not _has(text, key):
        return question.kind
    source = name_of(text, question.source) if question.source else ""
    prompt = say(
        text,
        f"{key}.public" if public else key,
        who=seat_name(text, question.player, names),
        source=source,
        power=power_name(text, question.source),
        **_slot(question.source),
    )
    if not source or question.kind in SAYS_ITS_SOURCE:
        return prompt
    if question.source in POWERS:
        source = power_name(text, question.source)
    return say(text, "ask.from", source=source, prompt=prompt)


def _ask_shade(text: Text, question: Question) -> str:
    """The message of a question; some kinds have several, by what is to be chosen."""
    kind = question.kind
    if kind == "stacks" and not question.source:
        return "stacks.full"
    if kind == "event" and question.choices:
        verb = question.choices[0].id.partition(":")[0]
        return f"event.{verb}" if _has(text, f"ask.event.{verb}") else kind
    return kind


def _slot(source: str) -> dict[str, str]:
    """Stack and place that a question about the Stacks is about: "slot:1:3"."""
    if not source.startswith("slot:"):
        return {}
    _, number, place = source.split(":")
    return {"number": number, "place": place}


def option(text: Text, choice: Choice, question: Question | None = None) -> str:
    """What choosing this does, short enough for a button."""
    del question  # the engine's words name the verb already
    key = _option_shade(choice.message)
    if not _has(text, key):
        return name_of(text, choice.id)
    return say(text, key, **_arguments(text, choice.message.args))


def _option_shade(words: Message) -> str:
    """The message of an option; some have several, by what they are about."""
    name = words.key.removeprefix("cryptids.")
    if name == "spread" and list(words.args.get("extra", ())) == [EVEN]:
        return "spread.even"
    if name == "draw_and_end" and not words.args.get("count"):
        return "draw_and_end.nothing"
    return name.removesuffix(".mixed")


def refusal(text: Text, refused: Refusal) -> str:
    """Why something cannot be done, and the rule that says so."""
    reason, rule = reason_of(text, refused.reason), rule_name(text, refused.rule)
    return say(text, "refused", reason=reason, rule=rule)


def reason_of(text: Text, words: Message) -> str:
    """The reason of a refusal alone."""
    name = words.key.removeprefix("cryptids.")
    special = f"{name}.{words.args.get('verb', '')}"
    key = special if _has(text, special) else name
    return say(text, key, **_arguments(text, words.args)) if _has(text, key) else words.key


def rule_name(text: Text, rule: str) -> str:
    """Where a rule stands, in the reader's language.

    >>> rule_name(Text("it"), "rulebook_night")
    'regolamento, Notte'
    """
    return phrases.rule_name(text, "cryptids", rule)


# Arguments ---------------------------------------------------------------------------


def _arguments(text: Text, args: Mapping[str, Any], names: Names = None) -> dict[str, object]:
    """The arguments of a message in words; what a plural form goes by stays a number."""
    words = {name: _value(text, name, value, names) for name, value in args.items()}
    if "humans" in args:
        words["count"] = args["humans"]
    if "flavor" in args:
        words["of"] = _many_of(text, args["flavor"])
        if "count" in args:
            words["people"] = people_moved(text, args["flavor"], args["count"])
            words["group"] = people(text, args["flavor"], args["count"])
    if "people" in args:
        words["people"] = group_moved(text, args["people"])
    if "cryptid" in args:
        words["power"] = power_name(text, args["cryptid"])
    if "parts" in args:
        words["parts"] = score_text(text, args["parts"])
    if "amount" in args:
        words["amount"], words["signed"] = abs(args["amount"]), signed(args["amount"])
    if "trait" in args:
        words["number"] = args.get("count", "")
    return words


def _value(text: Text, name: str, value: object, names: Names) -> object:
    """One argument in words."""
    if isinstance(value, list | tuple):
        return ", ".join(str(_value(text, name, part, names)) for part in value)
    if isinstance(value, int):
        return seat_name(text, value, names) if name in SEATS else value
    return name_of(text, value) if isinstance(value, str) else value
