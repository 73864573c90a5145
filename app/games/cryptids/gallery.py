"""Everything Twisted Cryptids consists of, to browse and to look up, with where it is from.

Only printed facts are drawn here; nothing comes from a running game, so nothing here can be
a secret. Phases, verbs and the things on the table are explained by a line here and by the
chapters of the rules.
"""

from app.games.book import Section
from app.games.cryptids import art
from app.games.cryptids.words import (
    action_text,
    and_list,
    event_lines,
    name_of,
    people,
    power_name,
    power_text,
    say,
    sighting_effect,
    signed,
    trait_tiers,
)
from app.i18n.text import Text
from app.node import Child, Node, h
from engine.cryptids.data import (
    ACTIONS,
    EVENTS,
    FLAVORS,
    HUMAN,
    KIND_OF,
    POWERS,
    RULEBOOK,
    SIGHTING_OF,
    SIGHTINGS,
    SITES,
    TRAITS,
)

TOPICS = {
    "cryptids": "setup",
    "secrets": "setup",
    "hideouts": "setup",
    "dawn": "dawn",
    "day": "day",
    "dusk": "dusk",
    "night": "night",
    "round": "round",
    "first": "round",
    "lure": "verbs",
    "scare": "verbs",
    "attract": "verbs",
    "extract": "verbs",
    "gather": "verbs",
    "hiker": "components",
    "hunter": "components",
    "researcher": "components",
    "human": "verbs",
    "rest": "components",
    "site": "map",
    "sinkhole": "players",
    "crown": "dusk",
    "encounter": "dusk",
    "forecast": "dusk",
    "stack": "setup",
    "hideout": "night",
    "hand": "day",
    "deck": "night",
    "discard": "night",
    "action": "day",
    "power": "powers",
    "event": "dawn",
    "sighting": "sightings",
    "decoy": "sightings",
    "hoax": "sightings",
    "silhouette": "sightings",
    "real_deal": "sightings",
    "no_power": "sightings",
    "short_draw": "sightings",
    "lonely": "sightings",
    "trait": "traits",
    "myth": "myth",
}
"""Phases, verbs and things on the table -> the chapter that explains them."""

EXPLAINED = ("flavor", "verb", "type", "drawback", "phase", "thing")
"""Parts of the catalogue whose entries explain themselves in a sentence."""


def sections(text: Text) -> tuple[Section, ...]:
    """Cryptids, Sightings, Traits, Action cards, Events, and the places and people."""
    parts = {
        "cryptids": [cryptid(text, who) for who in POWERS],
        "sightings": [sighting(text, kind) for kind in SIGHTINGS],
        "traits": [trait(text, which) for which in TRAITS],
        "actions": [action(text, kind) for kind in ACTIONS],
        "events": [event(text, card) for card in EVENTS],
        "sites": [
            *(site(text, where) for where in SITES),
            *(flavor(text, which) for which in (*FLAVORS, HUMAN)),
        ],
    }
    return tuple(
        Section(part, say(text, f"gallery.{part}"), tuple(entries))
        for part, entries in parts.items()
    )


def about(text: Text, thing: str) -> Node | None:
    """What there is to say about a card, a Cryptid, a place or a thing; None if nothing."""
    kind = KIND_OF.get(thing) or SIGHTING_OF.get(thing, thing)
    for known, draw in (
        (ACTIONS, action),
        (SIGHTINGS, sighting),
        (POWERS, cryptid),
        (TRAITS, trait),
        (EVENTS, event),
        (SITES, site),
        ((*FLAVORS, HUMAN), flavor),
    ):
        if kind in known:
            return draw(text, kind)
    for group in EXPLAINED:
        told = f"cryptids.{group}.{thing}.text"
        if told in text:
            name = say(text, f"{group}.{thing}")
            return h("article", {"class": "entry"}, h("h3", {}, name), h("p", {}, text(told)))
    return None


def _entry(key: str, *content: Child) -> Node:
    """A frame for one thing of the gallery."""
    return h("article", {"class": "entry whole", "key": key}, *content)


def cryptid(text: Text, who: str) -> Node:
    """A Cryptid with its Power."""
    return _entry(
        who,
        art.portrait(who),
        h("h3", {}, name_of(text, who)),
        h("p", {"class": "glimpse"}, say(text, f"cryptid.{who}.text")),
        h("p", {}, h("b", {}, power_name(text, who)), " · ", power_text(text, who)),
        origin(text, POWERS[who].origin),
    )


def sighting(text: Text, kind: str) -> Node:
    """A Sighting: what it counts, what follows, and where we have either from."""
    facts = SIGHTINGS[kind]
    marks = (
        [origin(text, facts.origin)]
        if facts.origin == facts.effect_origin
        else [
            origin(text, facts.origin, "score"),
            origin(text, facts.effect_origin, "effect"),
        ]
    )
    return _entry(
        kind,
        art.picture(f"sighting-{kind}", "art", 120, 72),
        h(
            "h3",
            {},
            name_of(text, kind),
            " ",
            h("small", {}, art.icon(facts.type), " ", name_of(text, facts.type)),
        ),
        h("p", {"class": "glimpse"}, say(text, f"sighting.{kind}.glimpse")),
        h(
            "p",
            {"class": "printed"},
            [
                h(
                    "span",
                    {"class": "print", "key": who},
                    art.person(who),
                    f"{say(text, f'flavor.{who}.many')} {signed(score)}",
                )
                for who, score in zip(FLAVORS, facts.score, strict=True)
            ],
        ),
        h("p", {}, sighting_effect(text, kind)),
        marks,
    )


def trait(text: Text, which: str) -> Node:
    """A Hidden Trait with its three levels."""
    return _entry(
        which,
        h("h3", {}, art.icon("trait"), " ", name_of(text, which)),
        h("p", {}, say(text, f"trait.{which}.text")),
        h("ul", {}, [h("li", {}, tier) for tier in trait_tiers(text, which)]),
        origin(text, TRAITS[which].origin),
    )


def action(text: Text, kind: str) -> Node:
    """A kind of Action card and how often it is in the deck."""
    facts = ACTIONS[kind]
    return _entry(
        kind,
        art.card_art(kind),
        h("h3", {}, name_of(text, kind), h("small", {}, f" × {facts.copies}")),
        h("p", {}, action_text(text, kind)),
        origin(text, facts.origin),
    )


def event(text: Text, card: str) -> Node:
    """An Event with its three lines."""
    return _entry(
        card,
        art.event_art(card),
        h("h3", {}, name_of(text, card)),
        h("ol", {}, [h("li", {}, line) for line in event_lines(text, card)]),
        origin(text, EVENTS[card].origin),
    )


def site(text: Text, where: str) -> Node:
    """A Site: what it borders, and who begins there."""
    facts = SITES[where]
    told = say(
        text,
        "reader.site",
        site=name_of(text, where),
        adjacent=and_list(text, [name_of(text, other) for other in facts.adjacent]),
        start=and_list(text, [people(text, who, 1) for who in facts.start]),
    )
    return _entry(
        where,
        art.site_scene(where),
        h("h3", {}, name_of(text, where)),
        h("p", {"class": "glimpse"}, say(text, f"site.{where}.text")),
        h("p", {}, told),
        origin(text, facts.origin),
    )


def flavor(text: Text, which: str) -> Node:
    """Hikers, Hunters, Researchers, or any of them."""
    return _entry(
        which,
        h("h3", {}, art.person(which), " ", say(text, f"flavor.{which}.many")),
        h("p", {}, say(text, f"flavor.{which}.text")),
        origin(text, RULEBOOK),
    )


def origin(text: Text, where: str, part: str = "") -> Node:
    """Where a fact comes from, as a mark and in words; `part` if it is not the whole card."""
    mark = say(text, f"origin.{where}")
    return h(
        "p",
        {"class": f"origin {where}", "key": f"origin-{part}"},
        h("b", {}, say(text, f"origin.{part}", origin=mark) if part else mark),
        " ",
        say(text, f"origin.{where}.text"),
    )
