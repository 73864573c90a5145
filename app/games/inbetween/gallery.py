"""Everything InBetween consists of, to browse and to look up: cards, people, Awareness.

Only printed facts are drawn here, with their origin; nothing comes from a running game, so
nothing here can be a secret. Tracks and phases are explained by the chapters of the rules.
"""

from collections.abc import Iterable

from app.games.book import Section
from app.games.inbetween import art
from app.games.inbetween.rulebook import chapters
from app.games.inbetween.words import ability_text, name_of, say, symbol_name
from app.i18n.text import Text
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
    TOWN,
    TOWN_CARDS,
    Card,
    price_of,
)

TOPICS = {
    "awareness": "awareness_phase",
    "action": "action_phase",
    "activity": "activity_phase",
    "movement": "movement_phase",
    "marker": "movement_phase",
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

THINGS = {"marker": "activity_marker", "direction": "direction_token", "safety": "safety_track"}
"""Short ids of the screen -> what the catalogue calls them."""


def sections(text: Text) -> tuple[Section, ...]:
    """Both decks, everybody, and both Awareness tracks."""
    people = next(
        chapter.title for chapter in chapters(text.language) if chapter.id == "characters"
    )
    return (
        Section("town", say(text, "side.town"), tuple(cards(text, TOWN_CARDS))),
        Section("creature", say(text, "side.creature"), tuple(cards(text, CREATURE_CARDS))),
        Section("people", people, tuple(person(text, who) for who in CHARACTERS)),
        Section("awareness", say(text, "thing.awareness"), tuple(tracks(text))),
    )


def about(text: Text, thing: str) -> Node | None:
    """What there is to say about a card, a person or a thing on the table; None if nothing."""
    if thing in CARDS or thing in KINDS:
        return card(text, KINDS[CARDS[thing].kind if thing in CARDS else thing])
    if thing in CHARACTERS:
        return person(text, thing)
    told = f"inbetween.thing.{THINGS.get(thing, thing)}.text"
    if told in text:
        name = say(text, f"thing.{THINGS.get(thing, thing)}")
        return h("article", {"class": "entry"}, h("h3", {}, name), h("p", {}, text(told)))
    return None


def cards(text: Text, printed: Iterable[Card]) -> Iterable[Node]:
    """Every kind of card of a deck."""
    return (card(text, facts) for facts in printed)


def card(text: Text, facts: Card) -> Node:
    """One kind of card with all that is printed on it, and where we have it from."""
    first = facts.kind if facts.owner == TOWN else f"{facts.kind}_1"
    copies = 1 if facts.owner == TOWN else COPIES
    return h(
        "article",
        {"class": f"entry by-{ROLES[facts.owner]}", "key": facts.kind},
        art.card_art(first),
        h(
            "h3",
            {},
            name_of(text, facts.kind),
            h("small", {}, f" × {copies}") if copies > 1 else None,
        ),
        h(
            "p",
            {"class": "printed"},
            h("span", {"class": "print"}, art.icon("energy"), say(text, "cost", cost=facts.cost)),
            h(
                "span",
                {"class": "print"},
                art.symbol(text, facts.symbol),
                symbol_name(text, facts.symbol),
            ),
            h("span", {"class": "print"}, say(text, "thing.equipment"))
            if facts.equipment
            else None,
        ),
        h("p", {}, ability_text(text, facts.kind)),
        origin(text, facts.origin, cost=facts.cost_origin, symbol=facts.symbol_origin),
    )


def person(text: Text, who: str) -> Node:
    """A Character with both faces."""
    facts = CHARACTERS[who]
    return h(
        "article",
        {"class": "entry person-entry", "key": who},
        h("h3", {}, name_of(text, who), " ", h("small", {}, say(text, f"character.{who}.role"))),
        [
            h(
                "div",
                {"class": f"one-face face-{side}", "key": side},
                art.portrait(who, side),
                h(
                    "div",
                    {},
                    h("b", {}, say(text, f"dimension.{side}")),
                    h(
                        "p",
                        {"class": "printed"},
                        [
                            h(
                                "span",
                                {"class": "print", "key": name},
                                art.symbol(text, name),
                                symbol_name(text, name),
                            )
                            for name in face.symbols
                        ],
                    ),
                    h("p", {}, ability_text(text, face.ability)),
                ),
            )
            for side, face in zip(SIDES, facts.faces, strict=True)
        ],
        origin(text, facts.origin, symbols=facts.symbols_origin),
    )


def tracks(text: Text) -> Iterable[Node]:
    """The Awareness abilities of both sides, with the price of each level."""
    for role, abilities in zip(ROLES, AWARENESS, strict=True):
        yield h(
            "article",
            {"class": f"entry by-{role}", "key": f"awareness-{role}"},
            h("h3", {}, say(text, f"side.{role}")),
            h(
                "ol",
                {},
                [
                    h(
                        "li",
                        {},
                        h("b", {}, say(text, "awareness.level", level=level)),
                        " ",
                        h("small", {}, say(text, "cost", cost=price_of(level))),
                        h("p", {}, ability_text(text, ability)),
                    )
                    for level, ability in enumerate(abilities, start=1)
                ],
            ),
            origin(text, DESIGN, cost=RULEBOOK),
        )


def origin(text: Text, where: str, **parts: str) -> Node:
    """Where a text comes from, as a mark and in words, and each part that comes from elsewhere:
    the cost, the symbols.
    """
    told = [say(text, f"origin.{where}.text")]
    told += [say(text, f"origin.{part}.{of}") for part, of in parts.items() if of != where]
    return h(
        "p",
        {"class": f"origin {where}"},
        h("b", {}, say(text, f"origin.{where}")),
        " ",
        " ".join(told),
    )
