"""InBetween in three languages: nothing without words, nothing left raw, nothing too long."""

import json
import re
from collections.abc import Callable, Iterator
from functools import partial
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

import app.i18n
from app.games.inbetween import words
from app.i18n.text import LANGUAGES, Text
from engine.core.event import DREW, Event
from engine.core.match import Match
from engine.core.view import Choice, Message, Question, Refusal
from engine.inbetween import GAME
from engine.inbetween.data import (
    CARDS,
    CHARACTERS,
    CREATURE_SYMBOLS,
    KINDS,
    ROLES,
    SIDES,
    STATE_NAMES,
    SYMBOLS,
    TOWN_SYMBOLS,
)

FOLDER = Path(app.i18n.__file__).parent
NAMES = ("Anna", "Piotr")
RAW = re.compile(r"\{\w*\}|\binbetween\.|\b[a-z]+_[a-z_0-9]+\b")
"""What must not be left in a sentence: places, keys, ids."""
CARD_TEXT, BUTTON, LINE, PROMPT, REASON, NAME = 170, 80, 130, 110, 330, 30
"""How many letters the screens have room for."""
GAMES = 30

english, italian, polish = (Text(language) for language in LANGUAGES)
TEXTS = pytest.mark.parametrize("text", [english, italian, polish], ids=LANGUAGES)


def messages(language: str) -> dict[str, str | list[str]]:
    path = FOLDER / f"inbetween.{language}.json"
    return json.loads(path.read_text("utf-8"))["messages"]


def question(kind: str, source: str = "", player: int = 0) -> Question:
    return Question(player, kind, source, False, ())


def asked(text: Text, kind: str, source: str = "") -> str:
    return words.ask(text, question(kind, source))


def told(text: Text, kind: str, names: tuple[str, ...] | None = None, **args: object) -> str:
    return words.log_line(text, Event(kind, args), names)


# The catalogues --------------------------------------------------------------------------


@TEXTS
def test_every_id_of_the_game_has_its_texts(text):
    wanted = [f"card.{kind}{part}" for kind in KINDS for part in ("", ".text")]
    parts = ("", ".role", *(f".{side}" for side in SIDES))
    wanted += [f"character.{who}{part}" for who in CHARACTERS for part in parts]
    wanted += [f"symbol.{symbol}{part}" for symbol in SYMBOLS for part in ("", ".letter")]
    wanted += [f"state.{state}{part}" for state in STATE_NAMES for part in ("", ".she", ".text")]
    wanted += [f"side.{role}{part}" for role in ROLES for part in ("", ".subject", ".text")]
    wanted += [f"dimension.{side}" for side in SIDES]
    wanted += [f"awareness.{role}.{level}" for role in ROLES for level in range(1, 6)]
    for option, values in GAME.options.items():
        for thing in (option, *(f"{option}.{value}" for value in values)):
            wanted += [f"setup.{thing}", f"setup.{thing}.text"]
    endings = ("secured", "devoured", "awareness", "five_left", "turn_limit")
    wanted += [f"ending.{ending}{part}" for ending in endings for part in ("", ".text")]
    origins = {KINDS[kind].origin for kind in KINDS}
    wanted += [f"origin.{origin}{part}" for origin in origins for part in ("", ".text")]
    for group, ids in {
        "phase": ("awareness", "action", "activity", "movement"),
        "action": ("play", "prepare", "rest"),
    }.items():
        wanted += [f"{group}.{thing}{part}" for thing in ids for part in ("", ".text")]
    assert [key for key in wanted if f"inbetween.{key}" not in text] == []


@TEXTS
def test_names_tell_things_apart(text):
    for ids in (KINDS, CHARACTERS, TOWN_SYMBOLS + CREATURE_SYMBOLS):
        names = [words.name_of(text, thing) for thing in ids]
        assert len(set(names)) == len(names)
        assert max(map(len, names)) <= NAME
    letters = [text(f"inbetween.symbol.{symbol}.letter") for symbol in SYMBOLS]
    assert len(set(letters)) == len(SYMBOLS)
    for symbol, letter in zip(SYMBOLS, letters, strict=True):
        assert letter.lower() in words.symbol_name(text, symbol).lower()


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_fit_their_places(language):
    for key, message in messages(language).items():
        for form in message if isinstance(message, list) else [message]:
            name = key.removeprefix("inbetween.")
            if name.endswith(".text"):
                assert len(form) <= CARD_TEXT, key
            elif name.startswith("ask."):
                assert len(form) <= PROMPT, key
            elif name.startswith("option."):
                assert len(form) <= BUTTON, key
            elif name.endswith(".role"):
                assert len(form) <= NAME, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_card_texts_end_like_sentences_and_prompts_ask(language):
    for key, message in messages(language).items():
        if re.fullmatch(r"inbetween\.(card|state)\.\w+\.text", key):
            assert message.endswith("."), key
        if re.fullmatch(r"inbetween\.ask\.\w+", key) and not key.endswith(".from"):
            assert message[-1] in ".?", key


def test_terms_are_those_of_the_rulebooks():
    names = {
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
    }
    for thing, expected in names.items():
        assert tuple(words.name_of(text, thing) for text in (english, italian, polish)) == expected


@TEXTS
def test_every_break_is_in_the_name_of_a_state(text):
    states = [words.state_name(text, state, who) for state in STATE_NAMES for who in CHARACTERS]
    for parted in words.say(text, "breaks").split():
        assert any(parted.replace("-", "") in state for state in states), parted


def test_long_names_of_states_can_be_parted():
    for state in ("Zaniepokojony", "Zabezpieczona", "Przerażona (2)", "Pochłonięty"):
        assert words.SOFT_HYPHEN in words.breakable(polish, state)
        assert words.breakable(polish, state).replace(words.SOFT_HYPHEN, "") == state


# Names -----------------------------------------------------------------------------------


def test_a_copy_of_a_card_has_the_name_of_its_kind():
    assert words.name_of(english, "feast_2") == "Feast"
    assert all(
        words.name_of(polish, card) == polish(f"inbetween.card.{CARDS[card].kind}")
        for card in CARDS
    )


def test_the_rift_is_a_card_and_a_symbol():
    card = Choice(
        "rift_1", Message("inbetween.card", {"card": "rift", "symbol": "rift", "cost": 1})
    )
    assert words.option(polish, card) == "Rozdarcie · Rozdarcie · koszt 1"
    assert words.symbol_name(italian, "rift") == "Varco"


def test_states_agree_with_the_person():
    assert told(polish, "shifts", who="mina", old=6, new=7) == "Mina: Nerwowa → Przerażona (2)"
    assert told(polish, "shifts", who="sam", old=6, new=7) == "Sam: Nerwowy → Przerażony (2)"
    assert (
        told(italian, "shifts", who="julie", old=8, new=9) == "Julie: Terrorizzata (3) → Divorata"
    )


@TEXTS
def test_no_two_neighbouring_notches_sound_alike(text):
    rope = [words.notch_name(text, notch) for notch in range(10)]
    for upper, lower in pairwise(rope):
        # Between the two InBetween notches lies the flip, which has a sentence of its own.
        assert upper != lower or upper == "InBetween"


def test_a_seat_is_called_by_its_player_or_by_its_side():
    assert words.seat_name(italian, 1, NAMES) == "Piotr"
    assert words.seat_name(italian, 1) == "La Creatura"
    # A default name that was given in another language is nobody's own name.
    assert words.seat_name(polish, 0, ("Town", "Creature")) == "Miasto"


@TEXTS
def test_what_has_no_words_stands_for_itself(text):
    assert words.name_of(text, "no_such_card") == "no_such_card"
    assert told(text, "no_such_event", who="mina") == "no_such_event"
    assert words.ask(text, question("no_such_question")) == "no_such_question"
    assert words.option(text, Choice("odd", Message("inbetween.odd", {}))) == "odd"
    unknown = Refusal("odd", Message("inbetween.odd", {}), "ruling 99")
    assert words.refusal(text, unknown) == "inbetween.odd — ruling 99"
    assert words.notch_name(text, 12) == "12"
    assert words.seat_name(text, 7) == "7"
    assert words.ending_line(text, "no_such_ending", []) == "no_such_ending"


# Sentences -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("count", "expected"),
    [
        (1, "Miasto zyskuje 1 kostkę Energii"),
        (2, "Miasto zyskuje 2 kostki Energii"),
        (4, "Miasto zyskuje 4 kostki Energii"),
        (5, "Miasto zyskuje 5 kostek Energii"),
        (10, "Miasto zyskuje 10 kostek Energii"),
    ],
)
def test_polish_counts_energy_in_three_forms(count, expected):
    assert told(polish, "gains", who=0, amount=count) == expected


@pytest.mark.parametrize(
    ("count", "expected"),
    [(0, "0 kart"), (1, "1 kartę"), (3, "3 karty"), (5, "5 kart"), (22, "22 karty")],
)
def test_polish_counts_cards_in_three_forms(count, expected):
    assert told(polish, "draws", who=1, count=count) == f"Istota dobiera {expected}"
    done = Choice("done", Message("inbetween.draw_and_end", {"count": count}))
    assert words.option(polish, done) == f"Dobierz {expected} i zakończ"


def test_a_line_names_its_cause_where_that_is_news():
    assert told(english, "gains", who=0, amount=2, cause="cereal_bar") == (
        "The Town gains 2 Energy · Cereal Bar"
    )
    assert told(english, "gains", who=0, amount=5, cause="rest") == "The Town gains 5 Energy"
    assert told(english, "marker", old="sam", new="bob", cause="movement") == (
        "Activity marker: Sam → Bob"
    )
    assert told(english, "flips", who="mina", old=4, new=5, by=1, cause="mandi_creature") == (
        "Mina flips to the Creature dimension · Mandi"
    )


def test_the_same_event_in_three_languages():
    args = {"what": "bob_human", "who": 0}
    assert [told(text, "used", NAMES, **args) for text in (english, italian, polish)] == [
        "Anna uses the ability of Bob",
        "Anna usa l’abilità di Bob",
        "Anna używa zdolności Postaci: Bob",
    ]


def test_a_token_is_placed_or_moved():
    assert told(english, "token", symbol="law", old="", new="sam") == "The Law token goes on Sam"
    assert told(english, "token", symbol="law", old="bob", new="sam") == "Law token: Bob → Sam"


def test_the_activity_phase_says_what_the_state_lets_happen():
    assert told(english, "activity", who="sam", notch=4).endswith("nothing happens")
    assert told(english, "activity", who="sam", notch=3).endswith("only Awareness may rise")
    assert told(english, "activity", who="sam", notch=1).endswith("(Guarded (3)) is activated")


def test_what_the_screen_shows_anyway_makes_no_line():
    assert told(english, "puts_away", who=0, card="rescue") == ""
    # Reports count an Awareness ability that came within reach as if it were drawn.
    assert told(english, DREW, who=0, cards=["town_awareness_2"]) == ""
    assert told(english, DREW, who=0, cards=["rescue", "camera"]) == "Drawn: Rescue, Camera"


@pytest.mark.parametrize(
    ("ending", "winners", "expected"),
    [
        ("secured", [0], "The Town wins: three Characters are out of the Creature’s reach."),
        ("devoured", [1], "The Creature wins: three Characters will not come back."),
        ("awareness", [1], "The Creature wins: Awareness has reached level 6."),
        ("turn_limit", [], "A draw: after 200 turns nobody has won. This is a house rule."),
    ],
)
def test_endings_name_the_winner(ending, winners, expected):
    assert words.ending_line(english, ending, winners) == expected
    over = told(english, "over", winners=winners, ending=ending)
    assert over == f"The game is over. {expected}"


def test_a_question_says_what_it_comes_from_once():
    assert asked(english, "shift", "safe_house") == "Safe House · Whom do you shift by 1?"
    assert asked(english, "raise", "mina") == "Mina · Raise your Awareness by 1?"
    assert asked(english, "mark", "feast_3") == (
        "Feast: shift a Character by 1, or place the token."
    )
    assert asked(polish, "revolver", "rift_2") == (
        "Istota aktywuje kartę Rozdarcie. Powstrzymasz ją Rewolwerem?"
    )


def test_timmys_question_asks_for_two_spaces_because_he_shifts_by_two():
    assert [asked(text, "may_shift", "timmy_creature") for text in (english, italian, polish)] == [
        "Timmy · Shift a Secured Character by 2, if you like?",
        "Timmy · Vuoi spostare di 2 spazi un Personaggio Al Sicuro?",
        "Timmy · Chcesz przesunąć Zabezpieczoną Postać o 2 pola?",
    ]
    assert asked(english, "may_shift", "natalie_creature") == "Natalie · Shift by 1, if you like?"


@TEXTS
def test_states_with_a_safety_marker_say_that_awareness_may_rise(text):
    """Rulebook, Activity phase: with a marker the owner may raise it, locked or not."""
    for state in set(STATE_NAMES):
        told = text(f"inbetween.state.{state}.text")
        assert (text("inbetween.thing.awareness") in told) == (state != "in_between"), state


def test_five_left_says_in_whose_dimension_most_are_when_a_player_is_named():
    lines = [
        words.ending_line(text, "five_left", [0], NAMES) for text in (english, italian, polish)
    ]
    assert lines == [
        "Anna wins: of the last five Characters, most are in the winner’s dimension.",
        "Anna vince: degli ultimi cinque Personaggi, la maggior parte è nella sua dimensione.",
        "Anna wygrywa: z pięciu ostatnich Postaci większość jest w wymiarze zwycięskiej strony.",
    ]


def test_a_second_shift_refuses_others_by_name_in_three_languages():
    reason = Message("inbetween.only_again", {"who": "sam", "same": "mina"})
    assert [words.reason_of(text, reason) for text in (english, italian, polish)] == [
        "Only the same Character may be shifted again: Mina, not Sam",
        "Si può spostare ancora solo lo stesso Personaggio: Mina, non Sam",
        "Ponownie można przesunąć tylko tę samą Postać: Mina, nie Sam",
    ]


def test_others_read_who_decides():
    public = words.ask(italian, question("act", player=1), NAMES, public=True)
    assert public == "Piotr sceglie un’azione."


def test_an_option_takes_its_verb_from_the_question():
    card = Choice(
        "rescue", Message("inbetween.card", {"card": "rescue", "symbol": "kin", "cost": 3})
    )
    assert words.option(english, card, question("discard")) == "Discard Rescue"
    assert words.option(english, card, question("take_back")) == "Take Rescue"
    no = Choice("pass", Message("inbetween.pass", {}))
    assert words.option(english, no, question("revolver")) == "Let it happen"
    assert words.option(english, no) == "No"


def test_an_option_says_where_the_marker_really_lands():
    plain = Choice("marker:sam", Message("inbetween.marker", {"who": "sam", "landing": "sam"}))
    past = Choice("marker:sam", Message("inbetween.marker", {"who": "sam", "landing": "tom"}))
    assert words.option(english, plain) == "Marker to Sam"
    assert words.option(english, past) == "Marker past Sam, to Tom"


def test_a_refusal_gives_the_reason_and_the_rule():
    locked = Message("inbetween.locked", {"who": "sam", "state": "secured"})
    refused = Refusal("shift:sam", locked, "rulebook_p_14_the_safety_track")
    assert words.refusal(english, refused) == (
        "Sam is Secured: a locked marker moves only by an ability that says so"
        " — rulebook p. 14, the Safety track"
    )


@TEXTS
def test_the_win_meter_has_a_line_for_every_ending(text):
    match = Match.start(GAME, 1)
    lines = words.meter_lines(text, match.view(None).table["meter"])
    assert list(lines) == ["secured", "devoured", "awareness", "five_left", "turn_limit"]
    assert not any(RAW.search(line) for line in lines.values())


# Whole games -----------------------------------------------------------------------------


def games() -> Iterator[Match]:
    """Random games, stopping before each choice and after the last."""
    editions, hiding = GAME.options["edition"], GAME.options["hiding"]
    for seed in range(GAMES):
        options = {
            "edition": editions[seed % len(editions)],
            "hiding": hiding[seed % len(hiding)],
        }
        match = Match.start(GAME, seed, NAMES, options)
        dice = Random(seed)
        yield match
        while match.pending is not None:
            match.choose(dice.choice(match.pending.options))
            yield match


Said = tuple[str, object, int, Callable[[Text], str]]
"""What is said: of which question, about what, how long at most, and by which words."""


def said_of(match: Match, since: int) -> Iterator[Said]:
    """Everything that is to be put into words at a moment; the log from line `since` on."""
    for entry in match.log[since:]:
        yield "", entry.event, LINE, partial(words.log_line, entry=entry, names=NAMES)
    if match.pending is None:
        return
    view = match.view(match.pending.player)
    asked, kind = view.question, match.pending.kind
    assert asked is not None
    for public in (False, True):
        ask = partial(words.ask, question=asked, names=NAMES, public=public)
        yield kind, (asked.source, public), PROMPT, ask
    for choice in asked.choices:
        # An Awareness ability and one that is copied are told in full.
        longest = CARD_TEXT if choice.id.startswith(("awareness", "copy")) else BUTTON
        yield kind, choice, longest, partial(words.option, choice=choice, question=asked)
    for refused in view.refused:
        yield kind, refused, REASON, partial(words.refusal, refused=refused)


def test_random_games_are_put_into_words_without_a_rest():
    known: set[str] = set()
    kinds: set[str] = set()
    lines = 0
    for match in games():
        lines = lines if match.choices else 0
        for question_kind, thing, longest, words_of in said_of(match, lines):
            if isinstance(thing, Event):
                kinds.add(thing.kind)
                if not words_of(english):
                    assert thing.kind in (*words.UNTOLD, DREW), thing
                    continue
            # The same is said again and again; once is enough.
            about = f"{question_kind} {thing}"
            if about not in known:
                known.add(about)
                for text in (english, italian, polish):
                    sentence = words_of(text)
                    assert sentence, about
                    assert not RAW.search(sentence), (about, sentence)
                    assert len(sentence) <= longest, (about, sentence)
        lines = len(match.log)
    assert len(kinds) >= 28, sorted(kinds)


def told_kinds() -> set[str]:
    """Every kind of event that the rules tell by a literal name."""
    folder = Path(__file__).parents[3] / "engine" / "inbetween"
    source = "".join(path.read_text("utf-8") for path in folder.glob("*.py"))
    kinds = set(re.findall(r'\.tell\(\s*"(\w+)"', source))
    assert '"flips" if flips else "shifts"' in source
    return kinds | {"flips", "shifts", "over"}


@TEXTS
def test_every_event_that_the_rules_tell_has_a_line(text):
    kinds = told_kinds()
    assert len(kinds) >= 30
    for kind in kinds - words.UNTOLD:
        assert any(
            key == f"inbetween.log.{kind}" or key.startswith(f"inbetween.log.{kind}.")
            for key in messages(text.language)
        ), kind


@TEXTS
def test_every_question_that_the_rules_ask_has_both_forms(text):
    folder = Path(__file__).parents[3] / "engine" / "inbetween"
    source = "".join(path.read_text("utf-8") for path in folder.glob("*.py"))
    asked_kinds = set(re.findall(r'(?:pick|ask|Decision)\(\s*(?:me|TOWN),\s*"(\w+)"', source))
    assert len(asked_kinds) >= 35
    for kind in asked_kinds:
        assert f"inbetween.ask.{kind}" in text, kind
        assert f"inbetween.ask.{kind}.public" in text, kind


def test_only_public_forms_name_the_decider():
    for key, message in messages("en").items():
        if key.startswith("inbetween.ask."):
            assert ("{who}" in message) == key.endswith(".public"), key
