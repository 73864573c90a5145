"""The sentences of Twisted Cryptids: which argument is a card, a Site, a seat or a crowd.

What a card does is put together from its printed facts, so that text and rule cannot differ.
The messages are in the catalogues `cryptids.<language>.json`; see app/games/sentences.py for
what all games have in common.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar

from app.games.sentences import Sentences
from engine.core.event import USED, Event
from engine.core.view import Message, Question
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

SAYS_ITS_SOURCE = frozenset(("event", "stacks", "pay"))
"""Questions that mention what they come from, or need not."""

MINUS = "\N{MINUS SIGN}"
SOFT_HYPHEN = "\N{SOFT HYPHEN}"


def signed(number: int) -> str:
    """A gain or a loss.

    >>> signed(3), signed(0), signed(-2)
    ('+3', '0', '−2')
    """
    return f"{MINUS}{-number}" if number < 0 else f"+{number}" if number else "0"


class CryptidsSentences(Sentences):
    """Everything that Twisted Cryptids says at one table."""

    GAME: ClassVar[str] = "cryptids"
    GROUPS: ClassVar[tuple[str, ...]] = (
        *("cryptid", "site", "flavor", "trait", "event"),
        *("verb", "type", "drawback", "phase", "thing"),
    )
    SEATS: ClassVar[frozenset[str]] = frozenset(("who", "by", "first"))
    UNTOLD: ClassVar[frozenset[str]] = frozenset((USED, "night_over"))
    MINOR: ClassVar[frozenset[str]] = frozenset(
        ("draws", "drew", "first_player", "keeps", "reshuffles", "secrets")
    )

    # Names -----------------------------------------------------------------------------

    def find_name(self, thing: str) -> str:
        """The name of a card or its copy, a Cryptid, a Site, a Flavor, a Trait or a thing.

        >>> english = CryptidsSentences("en")
        >>> english.name_of("lure_or_scare_hiker_2"), english.name_of("place:1:witch_ridge")
        ('Lure 2 / Scare 2 (Hikers)', 'Witch Ridge')
        """
        if ":" in thing:  # an option or a refusal, such as "place:1:maple_lake"
            sites = [part for part in thing.split(":") if part in SITES]
            return self.name_of(sites[-1]) if sites else thing
        if thing in KIND_OF or thing in ACTIONS:
            return self.action_name(thing)
        kind = SIGHTING_OF.get(thing, thing)
        if kind in SIGHTINGS:
            return self.say(f"sighting.{kind}")
        return super().find_name(thing)

    def short_name(self, site: str) -> str:
        """One word for a Site, where the map is too small for its name.

        >>> CryptidsSentences("en").short_name("crystal_river")
        'River'
        """
        return self.say(f"site.{site}.short")

    def breakable(self, words: str) -> str:
        """The same words for a narrow place, with soft hyphens where this language breaks them.

        >>> CryptidsSentences("it").breakable("Spaventapasseri").split(SOFT_HYPHEN)
        ['Spaventa', 'passeri']
        """
        for broken in self.say("breaks").split():
            words = words.replace(broken.replace("-", ""), broken.replace("-", SOFT_HYPHEN))
        return words

    def action_name(self, card: str) -> str:
        """An Action card or its kind in a few words: its verbs, and whom they move."""
        effects = ACTIONS[KIND_OF.get(card, card)].effects
        verbs = [self.say(f"verb.short.{effect.verb}", count=effect.number) for effect in effects]
        flavors = self.say(f"flavor.{effects[0].flavor}.many")
        return self.say("action.name", flavors=flavors, verbs=self.joined("action.or", verbs))

    def verb_on_card(self, verb: str) -> str:
        """A verb as a card says it to its player, short enough for the card's face.

        >>> CryptidsSentences("it").verb_on_card("scare")
        'Spaventa'
        """
        return self.say(f"verb.card.{verb}")

    def power_name(self, cryptid: str) -> str:
        """What a Cryptid's Power is called."""
        return self.say(f"power.{cryptid}") if cryptid in POWERS else cryptid

    def sighting_with_type(self, card: str) -> str:
        """A Sighting with its type.

        >>> CryptidsSentences("it").sighting_with_type("bigfoot_owl_choir")
        'Coro di gufi (Inganno)'
        """
        kind = SIGHTING_OF.get(card, card)
        if kind not in SIGHTINGS:
            return card
        type_ = self.say(f"type.{SIGHTINGS[kind].type}")
        return self.say("sighting.typed", sighting=self.say(f"sighting.{kind}"), type=type_)

    def people(self, flavor: str, count: int) -> str:
        """A number of Humans of a Flavor, as a subject.

        >>> polish = CryptidsSentences("pl")
        >>> polish.people("hiker", 1), polish.people("hiker", 5)
        ('1 Turysta', '5 Turystów')
        """
        return self.say(f"people.{flavor}", count=count)

    def people_moved(self, flavor: str, count: int) -> str:
        """A number of Humans of a Flavor, as an object: Polish has another form for it.

        >>> CryptidsSentences("pl").people_moved("hiker", 1)
        '1 Turystę'
        """
        return self.say(f"people.{flavor}.whom", count=count)

    def group_moved(self, group: Iterable[Sequence[Any]]) -> str:
        """Humans of several Flavors that go together.

        >>> CryptidsSentences("en").group_moved([["hiker", 1], ["hunter", 1]])
        '1 Hiker and 1 Hunter'
        """
        return self.and_list([self.people_moved(flavor, count) for flavor, count in group])

    # What cards say --------------------------------------------------------------------

    def effect_text(self, effect: Effect) -> str:
        """What an effect does, without a full stop.

        >>> CryptidsSentences("en").effect_text(Effect("gather", 1, "hiker"))
        'Lure 1 Hiker from each adjacent Site'
        """
        moved = self.people_moved(effect.flavor, effect.number)
        return self.say(f"effect.{effect.verb}", people=moved)

    def action_text(self, card: str) -> str:
        """What an Action card says.

        >>> CryptidsSentences("en").action_text("lure_or_extract_hunter_1")
        'Lure 2 Hunters OR Extract 1 Hunter.'
        """
        effects = ACTIONS[KIND_OF.get(card, card)].effects
        sides = [self.effect_text(effect) for effect in effects]
        return self.say("effect.sentence", effects=self.joined("effect.or", sides))

    def power_text(self, cryptid: str) -> str:
        """What a Cryptid Power does."""
        return self.say("effect.sentence", effects=self.power_effects(cryptid))

    def power_effects(self, cryptid: str) -> str:
        """The effects of a Cryptid Power, without a full stop."""
        parts = [self.effect_text(effect) for effect in POWERS[cryptid].effects]
        return self.joined("effect.and", parts)

    def score_text(self, parts: Sequence[int]) -> str:
        """Myth for Hikers, Hunters and Researchers, each with its sign."""
        by_flavor = {flavor: signed(part) for flavor, part in zip(FLAVORS, parts, strict=True)}
        return self.say("sighting.score", **by_flavor)

    def sighting_effect(self, card: str) -> str:
        """What follows a Sighting's score: an effect, or the drawback of a Real Deal."""
        facts = SIGHTINGS[SIGHTING_OF.get(card, card)]
        if facts.effect is None:
            return self.say(f"drawback.{facts.drawback}.text")
        moved = self.people_moved(facts.effect.flavor, facts.effect.number)
        return self.say(f"sighting.effect.{facts.effect.verb}", people=moved)

    def trait_tiers(self, trait: str) -> list[str]:
        """The three levels of a Trait, least bonus first.

        >>> CryptidsSentences("en").trait_tiers("honest")
        ['2 revealed: 7 Myth', '1 revealed: 14 Myth', '0 revealed: 21 Myth']
        """
        facts = TRAITS[trait]
        goal = {BOARD: "board", REVEAL: "reveal"}.get(facts.kind, "avoid")
        tiers = sorted(facts.tiers.items(), key=lambda tier: tier[1])
        return [self.say(f"tier.{goal}", number=number, bonus=bonus) for number, bonus in tiers]

    def site_line(self, site: str) -> str:
        """What borders a Site, and who begins there."""
        facts = SITES[site]
        return self.say(
            "reader.site",
            site=self.name_of(site),
            adjacent=self.and_list([self.name_of(other) for other in facts.adjacent]),
            start=self.and_list([self.people(flavor, 1) for flavor in facts.start]),
        )

    def event_lines(self, card: str) -> list[str]:
        """The three lines of an Event, from top to bottom."""
        facts = EVENTS[card]
        leaver = self.people_moved(facts.extracted, EXTRACTED)
        comers = self.people_moved(facts.attracted, ATTRACTED)
        return [
            self._first_line(facts),
            self.say("line.extract", people=leaver, of=self._many_of(facts.extracted)),
            self.say("line.attract", people=comers, goal=self._extreme(facts.at)),
        ]

    def _first_line(self, facts: EventCard) -> str:
        """How the first Flavor of an Event moves."""
        manner = {DISTRIBUTE: "distribute", EACH_PLAYER: "each_player", TO: "to"}
        return self.say(
            f"line.{manner.get(facts.manner, 'toward')}",
            all=self.say(f"flavor.{facts.moved}.all"),
            people=self._moved_by(facts),
            of=self._many_of(facts.moved),
            goal=self._extreme(facts.goal) if facts.goal is not None else "",
        )

    def _moved_by(self, facts: EventCard) -> str:
        """Whom the first line of an Event moves."""
        if facts.number == ALL:
            return self.say(f"flavor.{facts.moved}.all")
        return self.people_moved(facts.moved, facts.number)

    def _extreme(self, extreme: Extreme) -> str:
        """Which Site: the one with most, or fewest, of a Flavor."""
        return self.say(f"line.{extreme.which}", of=self._many_of(extreme.flavor))

    def _many_of(self, flavor: str) -> str:
        """The Flavor after a number or a "most": Polish has a form for it."""
        return self.say(f"flavor.{flavor}.of")

    # What happened ---------------------------------------------------------------------

    def log_key(self, event: Event) -> str:
        """The message of an event; some kinds have several, by what they are about."""
        args = event.args
        match event.kind:
            case "places":
                return "places.moved" if args.get("old") else "places.new"
            case "phase":
                return f"phase.{args.get('phase', '')}"
            case "moves":
                return _move_key(args)
            case "myth" if args.get("why") == "sighting":
                amount = args.get("amount", 0)
                return f"myth.sighting.{'more' if amount > 0 else 'less' if amount else 'same'}"
            case "myth":
                return f"myth.{args.get('why', '')}"
            case kind:
                return kind

    def log_arguments(self, event: Event) -> dict[str, object]:
        """The arguments of an event in words; a revealed Sighting is told with its type.

        >>> facts = {"verb": "lure", "flavor": "hiker", "count": 2, "by": 0, "cause": "bigfoot"}
        >>> way = {"source": "maple_lake", "target": "witch_ridge"}
        >>> CryptidsSentences("en", ["Anna"]).log_line(Event("moves", facts | way))
        'Anna lures 2 Hikers: Maple Lake → Witch Ridge'
        """
        words = super().log_arguments(event)
        if event.kind == "reveals":
            words["card"] = self.sighting_with_type(event.args["card"])
        return words

    # What is asked ---------------------------------------------------------------------

    def ask_key(self, question: Question, *, public: bool) -> str:
        """The message of a question; some kinds have several, by what is to be chosen."""
        kind = question.kind
        if kind == "stacks" and not question.source:
            return "stacks.full"
        if kind == "event":
            verbs = [choice.id.partition(":")[0] for choice in question.choices]
            keys = [f"event.{verb}" for verb in verbs]
            return next((key for key in keys if self.has(f"ask.{key}")), kind)
        return super().ask_key(question, public=public)

    def ask_arguments(self, question: Question) -> dict[str, object]:
        """What a question can mention: a Power, or the place of a Sighting in its Stack."""
        words = super().ask_arguments(question) | {"power": self.power_name(question.source)}
        if question.source.startswith("slot:"):
            _, words["number"], words["place"] = question.source.split(":")
        if question.source in EVENTS:
            words["people"] = self._moved_by(EVENTS[question.source])
        if question.kind == "arrow":
            words["effects"] = self.asked_effects(question)
        return words

    def asked_effects(self, question: Question) -> str:
        """What an arrow is for: both sides of an OR card, or the effect of a Power that is next.

        >>> asking = Question(0, "arrow", "lure_or_scare_hiker_1", False, ())
        >>> CryptidsSentences("en").asked_effects(asking)
        'Lure 2 Hikers OR Scare 2 Hikers'
        """
        source = question.source
        if source in KIND_OF:
            effects: tuple[Effect, ...] = ACTIONS[KIND_OF[source]].effects
        elif source in POWERS:
            verbs = {choice.id.partition(":")[0] for choice in question.choices}
            effects = POWERS[source].effects
            effects = tuple(effect for effect in effects if effect.verb in verbs) or effects
            return self.joined("effect.and", [self.effect_text(effect) for effect in effects])
        else:
            effect = SIGHTINGS[SIGHTING_OF.get(source, source)].effect
            effects = (effect,) if effect is not None else ()
        return self.joined("effect.or", [self.effect_text(effect) for effect in effects])

    def asker(self, question: Question) -> str:
        """The card or Power that asks, if the question itself does not say so."""
        source = question.source
        if not source or question.kind in SAYS_ITS_SOURCE or source in KIND_OF:
            return ""
        return self.power_name(source) if source in POWERS else self.name_of(source)

    def option_key(self, message: Message, question: Question | None) -> str:
        """The message of an option; some have several, by what they are about."""
        name = super().option_key(message, question)
        if name == "spread" and list(message.args.get("extra", ())) == [EVEN]:
            return "spread.even"
        if name == "draw_and_end" and not message.args.get("count"):
            return "draw_and_end.nothing"
        return name.removesuffix(".mixed")

    def reason_key(self, message: Message) -> str:
        """The message of a reason; a verb may have one of its own."""
        name = super().reason_key(message)
        special = f"{name}.{message.args.get('verb', '')}"
        return special if self.has(special) else name

    # Arguments -------------------------------------------------------------------------

    def arguments(self, args: Mapping[str, Any]) -> dict[str, object]:
        """The arguments of a message in words; what decides the plural form stays a number."""
        words = super().arguments(args)
        if "humans" in args:
            words["count"] = args["humans"]
        if "flavor" in args:
            words["of"] = self._many_of(args["flavor"])
            if "count" in args:
                words["people"] = self.people_moved(args["flavor"], args["count"])
                words["group"] = self.people(args["flavor"], args["count"])
        if "people" in args:
            words["people"] = self.group_moved(args["people"])
        if "cryptid" in args:
            words["power"] = self.power_name(args["cryptid"])
        if "parts" in args:
            words["parts"] = self.score_text(args["parts"])
        if "amount" in args:
            words["amount"], words["signed"] = abs(args["amount"]), signed(args["amount"])
        if "trait" in args:
            words["number"] = args.get("count", "")
        return words


def _move_key(args: Mapping[str, Any]) -> str:
    """Who moves Humans is told, unless they go by an Event that asks nobody in particular."""
    event = EVENTS.get(args.get("cause", ""))
    if event is not None and (args.get("verb") != "move" or event.manner != EACH_PLAYER):
        return "moves.event"
    return f"moves.{args.get('verb', '')}"


SENTENCES = CryptidsSentences
