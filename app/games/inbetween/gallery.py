"""Everything InBetween consists of, to browse and to look up: cards, people, Awareness.

Only printed facts are drawn here, with their origin; nothing comes from a running game, so
nothing here can be a secret. Tracks and phases are explained by the chapters of the rules.
"""

from collections.abc import Iterable

from app.games.book import Section, explanation
from app.games.inbetween import art
from app.games.inbetween.rulebook import chapters
from app.games.inbetween.sentences import InBetweenSentences
from app.node import Node, h
from engine.inbetween.data import (
    AWARENESS,
    CARDS,
    CHARACTERS,
    COPIES,
    CREATURE_CARDS,
    DESIGN,
    KINDS,
    ROLES,
    RULEBOOK,
    SIDES,
    SYMBOLS,
    TOWN,
    TOWN_CARDS,
    Card,
    Face,
    price_of,
)

TOPICS = {
    "awareness": "awareness_phase",
    "action": "action_phase",
    "activity": "activity_phase",
    "movement": "movement_phase",
    "marker": "movement_phase",
    "activity_marker": "movement_phase",
    "next_stop": "movement_phase",
    "direction": "movement_phase",
    "energy": "action_phase",
    "hand": "action_phase",
    "deck": "action_phase",
    "discard": "action_phase",
    "equipment": "equipment",
    "safety": "safety_track",
    "secured": "game_end",
    "devoured": "game_end",
    "five_left": "game_end",
    "turn_limit": "house_rules",
}
"""Tracks, phases and piles -> the chapter that explains them."""

SYMBOL = "symbol_"
"""How the id of a symbol begins where help is asked about it: "rift" is a card as well."""

THINGS = {"marker": "activity_marker", "direction": "direction_token", "safety": "safety_track"}
"""Short ids of the screen -> what the catalogue calls them."""


def sections(sentences: InBetweenSentences) -> tuple[Section, ...]:
    """Both decks, all Characters, and both Awareness tracks."""
    people = next(
        chapter.title for chapter in chapters(sentences.text.language) if chapter.id == "characters"
    )
    return (
        Section("town", sentences.say("side.town"), tuple(cards(sentences, TOWN_CARDS))),
        Section(
            "creature", sentences.say("side.creature"), tuple(cards(sentences, CREATURE_CARDS))
        ),
        Section("people", people, tuple(person(sentences, who) for who in CHARACTERS)),
        Section("awareness", sentences.say("thing.awareness"), tuple(tracks(sentences))),
    )


def about(sentences: InBetweenSentences, thing: str) -> Node | None:
    """The entry for a card, a person or a thing on the table; None if there is none."""
    if thing in CARDS or thing in KINDS:
        return card(sentences, KINDS[CARDS[thing].kind if thing in CARDS else thing])
    if thing in CHARACTERS:
        return person(sentences, thing)
    if thing.removeprefix(SYMBOL) in SYMBOLS:
        return symbol(sentences, thing.removeprefix(SYMBOL))
    return explanation(sentences, ("thing",), THINGS.get(thing, thing))


def symbol(sentences: InBetweenSentences, name: str) -> Node:
    """A symbol with its name, and what symbols are for."""
    return h(
        "article",
        {"class": "entry symbol-entry"},
        h("h3", {}, art.symbol(name), " ", sentences.symbol_name(name)),
        h("p", {}, sentences.symbol_sentence(name)),
        h("p", {}, sentences.say("thing.symbol.text")),
    )


def cards(sentences: InBetweenSentences, printed: Iterable[Card]) -> Iterable[Node]:
    """Every kind of card of a deck."""
    return (card(sentences, facts) for facts in printed)


def card(sentences: InBetweenSentences, facts: Card) -> Node:
    """One kind of card with all that is printed on it, and where that comes from."""
    first = facts.kind if facts.owner == TOWN else f"{facts.kind}_1"
    copies = 1 if facts.owner == TOWN else COPIES
    return h(
        "article",
        {"class": f"entry by-{ROLES[facts.owner]}", "key": facts.kind},
        art.card_art(first),
        h(
            "h3",
            {},
            sentences.name_of(facts.kind),
            h("small", {}, f" × {copies}") if copies > 1 else None,
        ),
        h(
            "p",
            {"class": "printed"},
            h(
                "span",
                {"class": "print"},
                art.icon("energy"),
                sentences.say("cost", cost=facts.cost),
            ),
            h(
                "span",
                {"class": "print"},
                art.symbol(facts.symbol),
                sentences.symbol_name(facts.symbol),
            ),
            h("span", {"class": "print"}, sentences.say("thing.equipment"))
            if facts.equipment
            else None,
        ),
        h("p", {}, sentences.ability_text(facts.kind)),
        origin(sentences, facts.origin, cost=facts.cost_origin, symbol=facts.symbol_origin),
    )


def person(sentences: InBetweenSentences, who: str) -> Node:
    """A Character with both faces."""
    facts = CHARACTERS[who]
    return h(
        "article",
        {"class": "entry person-entry", "key": who},
        h(
            "h3",
            {},
            sentences.name_of(who),
            " ",
            h("small", {}, sentences.say(f"character.{who}.role")),
        ),
        [
            art.face(sentences, who, side, f"one-face face-{side}", symbols(sentences, face))
            for side, face in zip(SIDES, facts.faces, strict=True)
        ],
        origin(sentences, facts.origin, symbols=facts.symbols_origin),
    )


def symbols(sentences: InBetweenSentences, face: Face) -> Node:
    """The symbols of a face, each with its name."""
    printed = [
        h(
            "span",
            {"class": "print", "key": name},
            art.symbol(name),
            sentences.symbol_name(name),
        )
        for name in face.symbols
    ]
    return h("p", {"class": "printed"}, printed)


def tracks(sentences: InBetweenSentences) -> Iterable[Node]:
    """The Awareness abilities of both sides, with the price of each level."""
    for role, abilities in zip(ROLES, AWARENESS, strict=True):
        yield h(
            "article",
            {"class": f"entry by-{role}", "key": f"awareness-{role}"},
            h("h3", {}, sentences.say(f"side.{role}")),
            h(
                "ol",
                {},
                [
                    h(
                        "li",
                        {},
                        h("b", {}, sentences.say("awareness.level", level=level)),
                        " ",
                        h("small", {}, sentences.say("cost", cost=price_of(level))),
                        h("p", {}, sentences.ability_text(ability)),
                    )
                    for level, ability in enumerate(abilities, start=1)
                ],
            ),
            origin(sentences, DESIGN, cost=RULEBOOK),
        )


def origin(sentences: InBetweenSentences, where: str, **parts: str) -> Node:
    """Where a text comes from, as a mark and in words, and each part that comes from elsewhere:
    the cost, the symbols.
    """
    told = [sentences.say(f"origin.{where}.text")]
    told += [sentences.say(f"origin.{part}.{of}") for part, of in parts.items() if of != where]
    return h(
        "p",
        {"class": f"origin {where}"},
        h("b", {}, sentences.say(f"origin.{where}")),
        " ",
        " ".join(told),
    )
