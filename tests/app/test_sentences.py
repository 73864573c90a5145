"""The sentences of every game in three languages: nothing without words, nothing left raw."""

import re
from collections.abc import Callable, Iterator
from random import Random
from typing import NamedTuple

import pytest

from app.games.sentences import Sentences
from app.i18n.text import LANGUAGES
from engine.core.event import DREW, Event
from engine.core.match import Match
from engine.core.view import Choice, Message, Refusal
from engine.games import load_game
from tests.app.speakers import (
    CLASSES,
    NAMES,
    has_any,
    messages,
    question,
    raw,
    source,
    speakers,
)

of_every_game = pytest.mark.parametrize("game", CLASSES)

LEAST_COUNTED = {"inbetween": 12, "cryptids": 12, "twister": 8}
"""How many messages of a game have plural forms, at least."""

TERMS = {
    "inbetween": {
        "hiding": ("Hiding", "Nascosto", "Ukrycie"),
        "replacement": ("Replacement", "Rimpiazzo", "Przemieszczenie"),
        "evacuation": ("Evacuation", "Evacuazione", "Ewakuacja"),
        "preparations": ("Preparations", "Preparativi", "Przygotowania"),
        "reroute": ("Reroute", "Deviazione", "Zmiana trasy"),
        "revolver": ("Revolver", "Revolver", "Rewolwer"),
        "shotgun": ("Shotgun", "Fucile", "Strzelba"),
        "walkie_talkie": ("Walkie Talkie", "Walkie Talkie", "Krótkofalówka"),
        "jayne": ("Jayne", "Jayme", "Jayne"),
        "alert": ("Alert", "Vigile", "Zaniepokojony"),
        "guarded": ("Guarded", "Prudente", "Chroniony"),
        "secured": ("Secured", "Al Sicuro", "Zabezpieczony"),
        "nervous": ("Nervous", "Nervoso", "Nerwowy"),
        "terrified": ("Terrified", "Terrorizzato", "Przerażony"),
        "devoured": ("Devoured", "Divorato", "Pochłonięty"),
    },
    "cryptids": {
        "hiker": ("Hiker", "Escursionista", "Turysta"),
        "hunter": ("Hunter", "Cacciatore", "Myśliwy"),
        "researcher": ("Researcher", "Ricercatore", "Badacz"),
        "site": ("Site", "Luogo", "Miejsce"),
        "rest": ("Rest Area", "Area Ristoro", "Obóz"),
        "hideout": ("Hiding Spot", "Nascondiglio", "Kryjówka"),
        "stack": ("Stack", "Mazzo", "Stos"),
        "sighting": ("Sighting", "Avvistamento", "Obserwacja"),
        "decoy": ("Decoy", "Esca", "Atrapa"),
        "hoax": ("Hoax", "Inganno", "Mistyfikacja"),
        "silhouette": ("Silhouette", "Sagoma", "Sylwetka"),
        "real_deal": ("Real Deal", "Vera Apparizione", "Autentyk"),
        "encounter": ("Encounter", "Incontro", "Spotkanie"),
        "scenic_swamp": ("Scenic Swamp", "Palude Panoramica", "Malownicze Bagno"),
        "sinkhole": ("Sinkhole", "Voragine", "Zapadlisko"),
        "lure": ("Lure", "Adescare", "Zwabianie"),
        "scare": ("Scare", "Spaventare", "Płoszenie"),
        "attract": ("Attract", "Attirare", "Przyciąganie"),
        "extract": ("Extract", "Estrarre", "Odsyłanie"),
        "dusk": ("Dusk", "Tramonto", "Zmierzch"),
    },
    "twister": {
        "acrobat": ("Acrobat", "Acrobata", "Akrobata"),
        "courtesan": ("Courtesan", "Concubina", "Kurtyzana"),
        "fire_elemental": ("Fire Elemental", "Elementale del Fuoco", "Żywiołak ognia"),
        "magophage": ("Magophage", "Mangiamagia", "Magożerca"),
        "telekineticist": ("Telekineticist", "Telecineta", "Telekinetyk"),
        "boots": ("7-League Boots", "Stivali delle 7 Leghe", "Siedmiomilowe buty"),
        "ring": ("Ring of Repulsion", "Anello della Repulsione", "Pierścień odpychania"),
        "confusion": ("Scroll of Confusion", "Pergamena della Confusione", "Zwój zamętu"),
        "charm": ("Scroll of Charm", "Pergamena Charm", "Zwój uroku"),
        "pit": ("Pit", "Trappola", "Zapadnia"),
        "mist": ("Mist", "Nebbia", "Mgła"),
        "fountain": ("Fountain of Youth", "Fontana della Giovinezza", "Fontanna młodości"),
        "library": ("Library", "Libreria", "Biblioteka"),
        "line": ("Starting line", "Zona di partenza", "Linia startu"),
    },
}


@of_every_game
@pytest.mark.parametrize(("language", "forms"), [("en", 2), ("it", 2), ("pl", 3)])
def test_what_is_counted_has_all_forms_of_its_language(game, language, forms):
    counted = {key for key, message in messages(game, "en").items() if isinstance(message, list)}
    assert len(counted) >= LEAST_COUNTED[game]
    for key, message in messages(game, language).items():
        assert isinstance(message, list) == (key in counted), key
        if isinstance(message, list):
            assert len(message) == forms, key


@of_every_game
def test_terms_are_those_of_the_rulebooks(game):
    for thing, expected in TERMS[game].items():
        assert tuple(said.name_of(thing) for said in speakers(game)) == expected


@of_every_game
def test_what_has_no_words_stands_for_itself(game):
    for said in speakers(game):
        odd = Message(f"{game}.odd", {})
        assert said.name_of("no_such_thing") == "no_such_thing"
        assert said.log_line(Event("no_such_event", {"who": 0})) == "no_such_event"
        assert said.ask(question("no_such_question")) == "no_such_question"
        assert said.option(Choice("odd", odd)) == "odd"
        assert said.refusal(Refusal("odd", odd, "ruling 99")) == f"{game}.odd – ruling 99"
        assert said.ending_line("no_such_ending", []) == "no_such_ending"


@of_every_game
def test_only_public_forms_name_the_decider(game):
    for key, message in messages(game, "en").items():
        if key.startswith(f"{game}.ask."):
            assert ("{who}" in message) == key.endswith(".public"), key


@of_every_game
def test_second_forms_are_messages_for_a_value_of_an_option(game):
    """The table names every message that has another form, and nothing else."""
    options = load_game(game).options
    table = CLASSES[game].SECOND_FORMS
    for option, value in table:
        assert value in options[option]
    named = {
        (f"{game}.{message}", f"{game}.{form}")
        for forms in table.values()
        for message, form in forms.items()
    }
    values = {value for values in options.values() for value in values}
    for language in LANGUAGES:
        known = messages(game, language)
        # A form is written beside its message: the same key with the value behind it.
        written = {
            (key.rpartition(".")[0], key)
            for key in known
            if key.rpartition(".")[2] in values
            and key.rpartition(".")[0] in known
            and not key.startswith(f"{game}.setup.")
        }
        assert named == written


# What the rules can say ------------------------------------------------------------------


class Literals(NamedTuple):
    """What the source of a game tells and asks, as far as it is written there by name."""

    least_told: int
    chosen: str
    """An expression that chooses between two events, so that they must be named here."""
    told: set[str]
    asking: str
    asked: set[str]
    least_asked: int


LITERALS = {
    "inbetween": Literals(
        least_told=30,
        chosen='"flips" if flips else "shifts"',
        told={"flips", "shifts", "over"},
        asking=r'(?:pick|ask|Decision)\(\s*(?:me|TOWN),\s*"(\w+)"',
        asked=set(),
        least_asked=35,
    ),
    "cryptids": Literals(
        least_told=24,
        chosen='"exhausts" if exhausted else "returns"',
        told={"exhausts", "returns", "over"},
        asking=r'(?:pick|Decision)\(\s*(?:me|t\.first),\s*"(\w+)"',
        asked={
            *("cryptid", "trait", "stacks", "hideout", "event"),
            *("day", "pay", "arrow", "finish", "encounter", "night"),
        },
        least_asked=11,
    ),
    "twister": Literals(
        least_told=40,
        chosen='"flies" if manner == FLY else "moves"',
        told={"moves", "over"},
        asking=r'(?:pick\(\w+(?:\.\w+)?|Decision\(\w+|each_in_secret\(\s*t, asked), "(\w+)"',
        asked={
            *("starters", "remove", "plan", "bury", "card", "act", "onward"),
            *("place", "peek", "courtesan", "confusion", "combat"),
        },
        least_asked=12,
    ),
}


@of_every_game
def test_every_event_that_the_rules_tell_has_a_line(game):
    written, literals = source(game), LITERALS[game]
    assert literals.chosen in written
    kinds = {*re.findall(r'\.tell\(\s*"(\w+)"', written), *literals.told}
    assert len(kinds) >= literals.least_told
    for kind in kinds - CLASSES[game].UNTOLD:
        for language in LANGUAGES:
            assert has_any(game, language, f"log.{kind}"), (language, kind)


@of_every_game
def test_every_question_that_the_rules_ask_has_both_forms(game):
    literals = LITERALS[game]
    kinds = set(re.findall(literals.asking, source(game)))
    if game == "twister":
        kinds |= {"starters", "remove", "plan"}
    if literals.asked:
        assert kinds == literals.asked
    assert len(kinds) >= literals.least_asked
    for said in speakers(game):
        for kind in kinds:
            assert said.has(f"ask.{kind}"), kind
            assert said.has(f"ask.{kind}.public"), kind


# Whole games -----------------------------------------------------------------------------


class Played(NamedTuple):
    """Random games of a title: how many, and the letters that the screens have room for."""

    games: int
    kinds: int
    line: int
    prompt: int
    reason: int
    option: Callable[[Choice], int]
    more_for_a_card: int = 0


PLAYED = {
    "inbetween": Played(
        games=30,
        kinds=28,
        line=130,
        prompt=110,
        reason=330,
        # An Awareness ability and one that is copied are told in full.
        option=lambda choice: 170 if choice.id.startswith(("awareness", "copy")) else 80,
    ),
    "cryptids": Played(
        games=18,
        kinds=24,
        line=130,
        prompt=100,
        reason=200,
        option=lambda _: 85,
        more_for_a_card=40,
    ),
}
"""Dungeon Twister needs a more curious player: tests/app/twister/test_sentences_in_games.py."""


def games(title: str) -> Iterator[Match]:
    """Random games, stopping before each choice and after the last."""
    game = load_game(title)
    for seed in range(PLAYED[title].games):
        seats = game.fewest + seed % (len(game.roles) - game.fewest + 1)
        options = {name: values[seed % len(values)] for name, values in game.options.items()}
        match = Match.start(game, seed, NAMES[:seats], options)
        dice = Random(seed)
        yield match
        while match.pending is not None:
            match.choose(dice.choice(match.pending.options))
            yield match


Said = tuple[str, object, int, Callable[[Sentences], str]]
"""What is said: of which question, about what, how long at most, and by which sentence."""


def said_of(match: Match, since: int, room: Played) -> Iterator[Said]:
    """Everything that is to be put into words at a moment; the log from line `since` on."""
    for entry in match.log[since:]:
        event = entry.event
        longest = room.line + room.more_for_a_card * len(event.args.get("cards", ()))
        yield "", event, longest, lambda said, event=event: said.log_line(event)
    if match.pending is None:
        return
    view = match.view(match.pending.player)
    asked, kind = view.question, match.pending.kind
    assert asked is not None
    first = asked.choices[0].id.partition(":")[0]
    for public in (False, True):
        about = (asked.source, first, public)
        yield kind, about, room.prompt, lambda said, public=public: said.ask(asked, public=public)
    for choice in asked.choices:
        longest = room.option(choice)
        yield kind, choice, longest, lambda said, choice=choice: said.option(choice, asked)
    for refused in view.refused:
        yield kind, refused, room.reason, lambda said, refused=refused: said.refusal(refused)


@pytest.mark.parametrize("game", PLAYED)
def test_random_games_are_put_into_words_without_a_rest(game):
    languages, left_raw = speakers(game), raw(game)
    untold = {*languages[0].UNTOLD, *([DREW] if game == "inbetween" else [])}
    known: set[str] = set()
    kinds: set[str] = set()
    lines = 0
    for match in games(game):
        lines = lines if match.choices else 0
        for question_kind, thing, longest, sentence_in in said_of(match, lines, PLAYED[game]):
            if isinstance(thing, Event):
                kinds.add(thing.kind)
                if thing.kind in untold and sentence_in(languages[0]) == "":
                    continue
                assert thing.kind not in languages[0].UNTOLD
            # The same is said again and again; once is enough.
            about = f"{question_kind} {thing}"
            if about in known:
                continue
            known.add(about)
            for said in languages:
                sentence = sentence_in(said)
                assert sentence, about
                assert not left_raw.search(sentence), (about, sentence)
                assert len(sentence) <= longest, (about, sentence)
                if isinstance(thing, Event):
                    assert sentence != thing.kind
        lines = len(match.log)
    assert len(kinds) >= PLAYED[game].kinds, sorted(kinds)
