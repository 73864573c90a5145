"""Twisted Cryptids in three languages: nothing without words, left raw, or too long."""

import re
from functools import partial

import pytest

from app.games.cryptids.sentences import CryptidsSentences
from app.i18n.text import LANGUAGES
from engine.core.event import Event
from engine.core.view import Choice, Message, Question, Refusal
from engine.cryptids.data import (
    ACTIONS,
    EVENTS,
    FLAVORS,
    HUMAN,
    KIND_OF,
    LONELY,
    NO_POWER,
    OPTIONS,
    POWERS,
    PRESETS,
    ROLES,
    SHORT_DRAW,
    SIGHTING_OF,
    SIGHTINGS,
    SITES,
    TRAITS,
)
from engine.cryptids.scoring import ENDINGS
from tests.app.speakers import NAMES, has_any, messages, question, raw, source

RAW = raw("cryptids")
CARD_TEXT, PROMPT, NAME, ACTION = 130, 100, 22, 40
"""How many letters the screens have room for."""

english, italian, polish = SPOKEN = [CryptidsSentences(language, NAMES) for language in LANGUAGES]
in_every_language = pytest.mark.parametrize("said", SPOKEN, ids=LANGUAGES)


def asked(said: CryptidsSentences, kind: str, source: str = "") -> str:
    return said.ask(question(kind, source))


def told(said: CryptidsSentences, kind: str, **args: object) -> str:
    return said.log_line(Event(kind, args))


def offered(said: CryptidsSentences, key: str, **args: object) -> str:
    return said.option(Choice("an option", Message(f"cryptids.{key}", args)))


# The catalogues --------------------------------------------------------------------------


@in_every_language
def test_every_id_of_the_game_has_its_texts(said):
    both = ("", ".text")
    wanted = [f"cryptid.{cryptid}{part}" for cryptid in ROLES for part in both]
    wanted += [f"power.{cryptid}" for cryptid in POWERS]
    wanted += [f"site.{site}{part}" for site in SITES for part in both]
    forms = ("", ".many", ".of", ".all", ".text")
    wanted += [f"flavor.{flavor}{form}" for flavor in (*FLAVORS, HUMAN) for form in forms]
    wanted += [f"trait.{trait}{part}" for trait in TRAITS for part in both]
    wanted += [f"event.{event}" for event in EVENTS]
    wanted += [f"sighting.{kind}{part}" for kind in SIGHTINGS for part in ("", ".glimpse")]
    types = {sighting.type for sighting in SIGHTINGS.values()}
    wanted += [f"type.{name}{part}" for name in types for part in (*both, ".many")]
    drawbacks = (NO_POWER, SHORT_DRAW, LONELY)
    wanted += [f"drawback.{drawback}{part}" for drawback in drawbacks for part in both]
    verbs = {effect.verb for action in ACTIONS.values() for effect in action.effects}
    wanted += [f"verb.{verb}{part}" for verb in verbs for part in both]
    wanted += [f"verb.{face}.{verb}" for verb in verbs for face in ("short", "card")]
    phases = ("cryptids", "secrets", "hideouts", "dawn", "day", "dusk", "night")
    wanted += [f"phase.{phase}{part}" for phase in phases for part in both]
    wanted += [f"ending.{ending}{part}" for ending in ENDINGS for part in both]
    wanted += [f"preset.{preset}" for preset in PRESETS]
    for option, values in OPTIONS.items():
        for thing in (option, *(f"{option}.{value}" for value in values)):
            wanted += [f"setup.{thing}", f"setup.{thing}.text"]
    assert [key for key in wanted if f"cryptids.{key}" not in said.text] == []


@in_every_language
def test_names_tell_things_apart(said):
    for ids in (ROLES, SITES, FLAVORS, TRAITS, EVENTS, SIGHTINGS):
        names = [said.name_of(thing) for thing in ids]
        assert len(set(names)) == len(names)
        assert max(map(len, names)) <= NAME
    names = [said.name_of(kind) for kind in ACTIONS]
    assert len(set(names)) == len(ACTIONS)
    assert max(map(len, names)) <= ACTION
    assert len({said.power_name(cryptid) for cryptid in ROLES}) == len(ROLES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_fit_their_places(language):
    for key, message in messages("cryptids", language).items():
        for form in message if isinstance(message, list) else [message]:
            if key.endswith((".text", ".glimpse")):
                assert len(form) <= CARD_TEXT, key
                assert form[-1] in ".?", key
            elif key.startswith("cryptids.ask."):
                assert len(form) <= PROMPT, key


@in_every_language
def test_what_cards_say_fits_on_them(said):
    printed = [said.action_text(kind) for kind in ACTIONS]
    printed += [said.power_text(cryptid) for cryptid in POWERS]
    printed += [said.sighting_effect(card) for card in SIGHTING_OF]
    printed += [line for card in EVENTS for line in said.event_lines(card)]
    for sentence in printed:
        assert sentence.endswith(".")
        assert len(sentence) <= CARD_TEXT, sentence
        assert not RAW.search(sentence), sentence
    assert len(set(printed)) > len(ACTIONS) + len(POWERS) + len(SIGHTINGS)


# Names and cards -------------------------------------------------------------------------


def test_copies_of_a_card_are_called_alike():
    for card, kind in KIND_OF.items():
        assert polish.name_of(card) == polish.name_of(kind)
        assert polish.action_text(card) == polish.action_text(kind)
    for card, kind in SIGHTING_OF.items():
        assert italian.name_of(card) == italian.name_of(kind)


def test_a_card_says_its_effects_in_the_reader_s_language():
    assert [said.action_text("attract_or_scare_hiker") for said in SPOKEN] == [
        "Attract 1 Hiker OR Scare 2 Hikers.",
        "Attira 1 Escursionista OPPURE Spaventa 2 Escursionisti.",
        "Przyciągnij 1 Turystę ALBO Spłosz 2 Turystów.",
    ]
    assert [said.power_text("loveland_frog") for said in SPOKEN] == [
        "Extract 1 Human and Lure 1 Human.",
        "Estrai 1 Umano e Adesca 1 Umano.",
        "Odeślij 1 Człowieka i Zwab 1 Człowieka.",
    ]


def test_an_event_says_its_three_lines_in_order():
    assert english.event_lines("press_trip") == [
        (
            "Move 2 Researchers from the Site with the most Researchers towards the Site with the"
            " most Humans."
        ),
        "Extract 1 Hunter from the Site with the most Hunters.",
        "Attract 2 Hikers to the Site with the most Hunters.",
    ]
    assert italian.event_lines("hunting_party")[0] == (
        "Muovi tutti i Cacciatori dal Luogo con più Cacciatori sul Luogo con più Umani."
    )
    assert polish.event_lines("forked_trail") == [
        (
            "Rozdziel wszystkich Turystów z Miejsca z największą liczbą Turystów możliwie równo"
            " na sąsiednie Miejsca."
        ),
        "Odeślij 1 Badacza z Miejsca z największą liczbą Badaczy.",
        "Przyciągnij 2 Myśliwych na Miejsce z najmniejszą liczbą Ludzi.",
    ]


def test_a_real_deal_says_its_drawback():
    assert english.sighting_effect("mothman_nap") == (
        "This Night, draw only until there are 3 cards in hand."
    )


@in_every_language
def test_an_unknown_option_or_sighting_stands_for_itself(said):
    assert said.name_of("odd:thing") == "odd:thing"
    assert said.sighting_with_type("no_such_card") == "no_such_card"


# Sentences -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("count", "expected"),
    [
        (0, "0 Ludzi"),
        (1, "1 Człowiek"),
        (2, "2 Ludzi"),
        (4, "4 Ludzi"),
        (5, "5 Ludzi"),
        (22, "22 Ludzi"),
    ],
)
def test_polish_counts_humans(count, expected):
    line = told(polish, "encounter", site="maple_lake", humans=count)
    assert line == f"Spotkanie: Klonowe Jezioro, {expected}"


@pytest.mark.parametrize(
    ("count", "expected"),
    [(1, "1 kartę"), (3, "3 karty"), (5, "5 kart"), (22, "22 karty")],
)
def test_polish_counts_cards_in_three_forms(count, expected):
    assert told(polish, "draws", who=1, count=count) == f"Piotr dobiera {expected}"
    assert offered(polish, "draw_and_end", count=count) == f"Dobierz {expected} i zakończ"


def test_a_night_without_a_draw_only_ends():
    assert offered(english, "draw_and_end", count=0) == "End your Night"


MOVE = {"flavor": "hiker", "count": 1, "source": "maple_lake", "target": "witch_ridge", "by": 0}


def test_who_moves_humans_is_told_unless_an_event_does():
    assert told(polish, "moves", verb="scare", cause="jackalope", **MOVE) == (
        "Anna płoszy 1 Turystę: Klonowe Jezioro → Grań Wiedźmy"
    )
    assert told(polish, "moves", verb="move", cause="quiet_spot", **MOVE) == (
        "1 Turysta: Klonowe Jezioro → Grań Wiedźmy"
    )
    assert told(english, "moves", verb="move", cause="wrong_turns", **MOVE) == (
        "Anna moves 1 Hiker: Maple Lake → Witch Ridge"
    )
    away = MOVE | {"target": "rest"}
    assert told(english, "moves", verb="extract", cause="wrong_turns", **away) == (
        "1 Hiker: Maple Lake → Rest Area"
    )


def test_the_rulebook_s_four_myth_read_like_its_example():
    facts = {"why": "sighting", "card": "bigfoot_ridge_outline", "parts": [-2, 0, 6]}
    assert told(english, "myth", who=0, amount=4, old=5, new=9, **facts) == (
        "Anna gains 4 Myth: 5 → 9 (Hikers −2 · Hunters 0 · Researchers +6)"
    )


def test_a_loss_stops_at_nothing():
    facts = {"why": "sighting", "card": "bigfoot_nap", "parts": [0, -6, 0]}
    assert told(italian, "myth", who=2, amount=-6, old=5, new=0, **facts) == (
        "Lea perde 6 Mito: 5 → 0 (Escursionisti 0 · Cacciatori −6 · Ricercatori 0)"
    )


def test_the_end_tells_what_stayed_hidden_and_the_trait():
    assert told(
        english, "myth", who=0, why="hidden", amount=7, old=32, new=39, card="bigfoot_nap"
    ) == ("Anna: Nap stayed hidden, +7 Myth: 32 → 39")
    facts = {"why": "trait", "trait": "blunt", "count": 1}
    assert told(polish, "myth", who=0, amount=14, old=46, new=60, **facts) == (
        "Anna, Cecha Bezpośrednia (policzono: 1): Mit +14, 46 → 60"
    )


def test_endings_name_everybody_who_won():
    over = partial(told, english, "over")
    assert over(winners=[1], ending="tie_break") == (
        "The game is over. Piotr wins the tie-break, with more Humans at the Hiding Spots."
    )
    assert over(winners=[0, 1, 3], ending="shared") == (
        "The game is over. Anna, Piotr and Oskar share the victory, with the same Myth and as"
        " many Humans nearby."
    )


def test_a_question_says_what_it_comes_from_once():
    assert asked(english, "arrow", "lure_or_scare_hiker_1") == (
        "Lure 2 Hikers OR Scare 2 Hikers: choose an arrow"
    )
    assert asked(english, "arrow", "mothman").startswith("Porch Light · ")
    assert asked(english, "arrow", "bigfoot_owl_choir") == (
        "Owl Choir · Scare 1 Hiker: choose an arrow"
    )
    assert asked(english, "pay", "mothman") == "Which card do you discard for Porch Light?"
    assert asked(italian, "stacks", "slot:2:1") == (
        "Mazzo 2, carta 1 dall’alto: quale Avvistamento?"
    )
    assert asked(italian, "stacks") == "I tuoi Mazzi sono pronti. Li lasci così?"


def test_a_question_about_an_event_says_which_line():
    spread = Choice("spread:maple_lake:even", Message("cryptids.spread", {}))
    asking = Question(0, "event", "forked_trail", False, (spread,))
    assert english.ask(asking) == "Forked Trail · Which Sites get one more?"
    assert english.ask(asking, public=True) == "Anna decides how Forked Trail plays out."
    stay = Choice("stay", Message("cryptids.stay", {}))
    move = Choice("move:maple_lake:witch_ridge:researcher_2", Message("cryptids.arrow.move", {}))
    asking = Question(0, "event", "press_trip", False, (stay, move))
    assert english.ask(asking) == "Press Trip · Move 2 Researchers"


def test_an_arrow_names_everybody_who_travels():
    way = {"source": "maple_lake", "target": "witch_ridge"}
    pair = [["hiker", 1], ["researcher", 1]]
    assert [offered(said, "arrow.lure.mixed", people=pair, **way) for said in SPOKEN] == [
        "Lure 1 Hiker and 1 Researcher: Maple Lake → Witch Ridge",
        "Adesca 1 Escursionista e 1 Ricercatore: Lago degli Aceri → Cresta della Strega",
        "Zwab 1 Turystę i 1 Badacza: Klonowe Jezioro → Grań Wiedźmy",
    ]


def test_a_spread_says_who_gets_more():
    assert offered(english, "spread", source="maple_lake", extra=["even"]) == (
        "Maple Lake: spread evenly"
    )
    assert offered(
        english, "spread", source="maple_lake", extra=["witch_ridge", "pinehill_park"]
    ) == ("Maple Lake; one more to: Witch Ridge, Pinehill Park")


def test_a_refusal_gives_the_reason_and_the_rule():
    nobody = Message(
        "cryptids.nobody_there", {"verb": "attract", "flavor": "hunter", "site": "rest"}
    )
    assert polish.refusal(Refusal("attract:rest", nobody, "rulebook_functions")) == (
        "W Obozie nie ma Myśliwych – instrukcja, Funkcje"
    )
    banned = Message("cryptids.power_banned", {"cryptid": "mothman"})
    assert english.refusal(Refusal("power", banned, "ruling_7")) == (
        "Porch Light: not this Day, because of the Charge at Dusk – drawback of a Real Deal"
    )


# What the rules can say ------------------------------------------------------------------


@in_every_language
def test_every_reason_of_a_refusal_has_words(said):
    refusals = source("cryptids", "refusals.py")
    reasons = set(re.findall(r'no\([^"\n]*(?:"[^"]*", )?"(\w+)", [A-Z]', refusals))
    reasons |= set(re.findall(r'(?:return |= |\()"(\w+)", [A-Z]', refusals))
    reasons |= set(re.findall(r'why = "(\w+)" if .* else "(\w+)"', refusals)[0])
    assert len(reasons) >= 13
    for reason in reasons:
        assert has_any("cryptids", said.text.language, reason), reason
