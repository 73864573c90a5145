"""Everything Twisted Cryptids consists of, to browse and to look up, and where facts come from.

Only printed facts are drawn here; nothing comes from a running game, so nothing here can be
a secret. Phases, verbs and the things on the table are explained by a line here and by the
chapters of the rules.
"""

from collections.abc import Iterable

from app.games.book import Section, by_part, explanation
from app.games.cryptids import art
from app.games.cryptids.sentences import CryptidsSentences, signed
from app.node import Child, Node, h
from engine.cryptids.data import (
    ACTIONS,
    EVENTS,
    FLAVORS,
    GATHER,
    HUMAN,
    KIND_OF,
    POWERS,
    RULEBOOK,
    SIGHTING_OF,
    SIGHTINGS,
    SITES,
    TRAITS,
    Effect,
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
    "arrow": "verbs",
    "badge": "dusk",
    "crown": "dusk",
    "prospect": "dusk",
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
    "ticks": "dawn",
    "sighting": "sightings",
    "decoy": "sightings",
    "hoax": "sightings",
    "silhouette": "sightings",
    "real_deal": "sightings",
    "drawback": "sightings",
    "no_power": "sightings",
    "short_draw": "sightings",
    "lonely": "sightings",
    "trait": "traits",
    "myth": "myth",
}
"""Phases, verbs and things on the table -> the chapter that explains them."""

EXPLAINED = ("flavor", "verb", "type", "drawback", "phase", "thing")
"""Parts of the catalogue that explain each of their things in a sentence."""


def sections(sentences: CryptidsSentences) -> tuple[Section, ...]:
    """Cryptids, Sightings, Traits, Action cards, Events, and the places and people."""
    parts = {
        "cryptids": [cryptid(sentences, who) for who in POWERS],
        "sightings": [sighting(sentences, kind) for kind in SIGHTINGS],
        "traits": [trait(sentences, which) for which in TRAITS],
        "actions": [action(sentences, kind) for kind in ACTIONS],
        "events": [event(sentences, card) for card in EVENTS],
        "sites": [
            *(site(sentences, where) for where in SITES),
            *(flavor(sentences, which) for which in (*FLAVORS, HUMAN)),
        ],
    }
    return by_part(sentences, parts)


def about(sentences: CryptidsSentences, thing: str) -> Node | None:
    """The entry for a card, a Cryptid, a place or a thing; None if there is none."""
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
            return draw(sentences, kind)
    return explanation(sentences, EXPLAINED, thing)


def _entry(key: str, *content: Child) -> Node:
    """The frame of one entry in the gallery."""
    return h("article", {"class": "entry whole", "key": key}, *content)


def cryptid(sentences: CryptidsSentences, who: str) -> Node:
    """A Cryptid with its Power."""
    return _entry(
        who,
        art.portrait(who),
        h("h3", {}, sentences.name_of(who)),
        h("p", {"class": "glimpse"}, sentences.say(f"cryptid.{who}.text")),
        h("p", {}, h("b", {}, sentences.power_name(who)), " · ", sentences.power_text(who)),
        functions(sentences, POWERS[who].effects),
        origin(sentences, POWERS[who].origin),
    )


def sighting(sentences: CryptidsSentences, kind: str) -> Node:
    """A Sighting: its score, its effect, and where both come from."""
    facts = SIGHTINGS[kind]
    marks = (
        [origin(sentences, facts.origin)]
        if facts.origin == facts.effect_origin
        else [
            origin(sentences, facts.origin, "score"),
            origin(sentences, facts.effect_origin, "effect"),
        ]
    )
    return _entry(
        kind,
        art.picture(f"sighting-{kind}", "art", 120, 72),
        h(
            "h3",
            {},
            sentences.name_of(kind),
            " ",
            h("small", {}, art.icon(facts.type), " ", sentences.name_of(facts.type)),
        ),
        h("p", {"class": "glimpse"}, sentences.say(f"sighting.{kind}.glimpse")),
        h(
            "p",
            {"class": "printed"},
            [
                h(
                    "span",
                    {"class": "print", "key": who},
                    art.person(who),
                    f"{sentences.say(f'flavor.{who}.many')} {signed(score)}",
                )
                for who, score in zip(FLAVORS, facts.score, strict=True)
            ],
        ),
        h("p", {}, sentences.sighting_effect(kind)),
        functions(sentences, (facts.effect,)) if facts.effect else None,
        marks,
    )


def trait(sentences: CryptidsSentences, which: str) -> Node:
    """A Hidden Trait with its three levels."""
    return _entry(
        which,
        h("h3", {}, art.icon("trait"), " ", sentences.name_of(which)),
        h("p", {}, sentences.say(f"trait.{which}.text")),
        h("ul", {}, [h("li", {}, tier) for tier in sentences.trait_tiers(which)]),
        kinds(sentences, TRAITS[which].types),
        origin(sentences, TRAITS[which].origin),
    )


def action(sentences: CryptidsSentences, kind: str) -> Node:
    """A kind of Action card and how often it is in the deck."""
    facts = ACTIONS[kind]
    return _entry(
        kind,
        art.card_art(kind),
        h("h3", {}, sentences.name_of(kind), h("small", {}, f" × {facts.copies}")),
        h("p", {}, sentences.action_text(kind)),
        functions(sentences, facts.effects),
        origin(sentences, facts.origin),
    )


def functions(sentences: CryptidsSentences, effects: Iterable[Effect]) -> Node:
    """What the verbs of a card mean, one line each."""
    verbs = dict.fromkeys(effect.verb for effect in effects)
    return h(
        "ul",
        {"class": "functions", "key": "functions"},
        [
            h(
                "li",
                {"key": verb},
                art.icon("lure" if verb == GATHER else verb),
                h("b", {}, sentences.name_of(verb)),
                " ",
                sentences.say(f"verb.{verb}.text"),
            )
            for verb in verbs
        ],
    )


def kinds(sentences: CryptidsSentences, types: Iterable[str]) -> Node | None:
    """The types of Sightings that a Trait counts, one line each; None if it counts none."""
    lines = [
        h(
            "li",
            {"key": kind},
            art.icon(kind),
            h("b", {}, sentences.say(f"type.{kind}.many")),
            " ",
            sentences.say(f"type.{kind}.text"),
        )
        for kind in types
    ]
    return h("ul", {"class": "functions", "key": "kinds"}, lines) if lines else None


def event(sentences: CryptidsSentences, card: str) -> Node:
    """An Event with its three lines."""
    return _entry(
        card,
        art.event_art(card),
        h("h3", {}, sentences.name_of(card)),
        h("ol", {}, [h("li", {}, line) for line in sentences.event_lines(card)]),
        origin(sentences, EVENTS[card].origin),
    )


def site(sentences: CryptidsSentences, where: str) -> Node:
    """A Site: what it borders, and who begins there."""
    return _entry(
        where,
        art.site_scene(where),
        h("h3", {}, sentences.name_of(where)),
        h("p", {"class": "glimpse"}, sentences.say(f"site.{where}.text")),
        h("p", {}, sentences.site_line(where)),
        origin(sentences, SITES[where].origin),
    )


def flavor(sentences: CryptidsSentences, which: str) -> Node:
    """Hikers, Hunters, Researchers, or any of them."""
    return _entry(
        which,
        h("h3", {}, art.person(which), " ", sentences.say(f"flavor.{which}.many")),
        h("p", {}, sentences.say(f"flavor.{which}.text")),
        origin(sentences, RULEBOOK),
    )


def origin(sentences: CryptidsSentences, where: str, part: str = "") -> Node:
    """Where a fact comes from, as a mark and in words; `part` if it is not the whole card."""
    mark = sentences.say(f"origin.{where}")
    return h(
        "p",
        {"class": f"origin {where}", "key": f"origin-{part}"},
        h("b", {}, sentences.say(f"origin.{part}", origin=mark) if part else mark),
        " ",
        sentences.say(f"origin.{where}.text"),
    )
