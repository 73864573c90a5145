"""InBetween in three languages: nothing without words, nothing left raw, nothing too long."""

import re
from itertools import pairwise

import pytest

from app.games.inbetween.sentences import SOFT_HYPHEN, InBetweenSentences
from app.i18n.text import LANGUAGES
from engine.core.event import DREW, Event
from engine.core.match import Match
from engine.core.view import Choice, Message, Refusal
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
from tests.app.speakers import NAMES, messages, question, raw

RAW = raw("inbetween")
CARD_TEXT, BUTTON, PROMPT, NAME = 170, 80, 110, 30
"""How many letters the screens have room for."""

english, italian, polish = SPOKEN = [InBetweenSentences(language) for language in LANGUAGES]
WITH_NAMES = [InBetweenSentences(language, NAMES) for language in LANGUAGES]
in_every_language = pytest.mark.parametrize("said", SPOKEN, ids=LANGUAGES)


def asked(said: InBetweenSentences, kind: str, source: str = "") -> str:
    return said.ask(question(kind, source))


def told(said: InBetweenSentences, kind: str, **args: object) -> str:
    return said.log_line(Event(kind, args))


# The catalogues --------------------------------------------------------------------------


@in_every_language
def test_every_id_of_the_game_has_its_texts(said):
    wanted = [f"card.{kind}{part}" for kind in KINDS for part in ("", ".text")]
    parts = ("", ".role", *(f".{side}" for side in SIDES))
    wanted += [f"character.{who}{part}" for who in CHARACTERS for part in parts]
    wanted += [f"symbol.{symbol}" for symbol in SYMBOLS]
    wanted += [f"state.{state}{part}" for state in STATE_NAMES for part in ("", ".she", ".text")]
    wanted += [f"side.{role}{part}" for role in ROLES for part in ("", ".text")]
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
    assert [key for key in wanted if f"inbetween.{key}" not in said.text] == []


@in_every_language
def test_names_tell_things_apart(said):
    for ids in (KINDS, CHARACTERS, TOWN_SYMBOLS + CREATURE_SYMBOLS):
        names = [said.name_of(thing) for thing in ids]
        assert len(set(names)) == len(names)
        assert max(map(len, names)) <= NAME


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_fit_their_places(language):
    for key, message in messages("inbetween", language).items():
        for form in message if isinstance(message, list) else [message]:
            name = key.removeprefix("inbetween.")
            if re.search(r"\.text(?:$|\.)", name):
                assert len(form) <= CARD_TEXT, key
            elif name.startswith("ask."):
                assert len(form) <= PROMPT, key
            elif name.startswith("option."):
                assert len(form) <= BUTTON, key
            elif name.endswith(".role"):
                assert len(form) <= NAME, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_card_texts_end_like_sentences_and_prompts_ask(language):
    for key, message in messages("inbetween", language).items():
        if re.fullmatch(r"inbetween\.(card|state)\.\w+\.text", key):
            assert message.endswith("."), key
        if re.fullmatch(r"inbetween\.ask\.\w+", key) and not key.endswith(".from"):
            assert message[-1] in ".?", key


@in_every_language
def test_every_break_is_in_the_name_of_a_state_or_a_card(said):
    names = [said.state_name(state, who) for state in STATE_NAMES for who in CHARACTERS]
    names += [said.name_of(kind) for kind in KINDS]
    for parted in said.say("breaks").split():
        assert any(parted.replace("-", "") in name for name in names), parted


def test_long_names_of_states_can_be_parted():
    for state in ("Zaniepokojony", "Zabezpieczona", "Przerażona (2)", "Pochłonięty"):
        assert SOFT_HYPHEN in polish.breakable(state)
        assert polish.breakable(state).replace(SOFT_HYPHEN, "") == state


# Names -----------------------------------------------------------------------------------


def test_a_copy_of_a_card_has_the_name_of_its_kind():
    assert english.name_of("feast_2") == "Feast"
    assert all(polish.name_of(card) == polish.say(f"card.{CARDS[card].kind}") for card in CARDS)


def test_the_rift_is_a_card_and_a_symbol():
    card = Choice(
        "rift_1", Message("inbetween.card", {"card": "rift", "symbol": "rift", "cost": 1})
    )
    assert polish.option(card) == "Rozdarcie · Rozdarcie · koszt 1"
    assert italian.symbol_name("rift") == "Varco"


def test_states_agree_with_the_person():
    assert told(polish, "shifts", who="mina", old=6, new=7) == "Mina: Nerwowa → Przerażona (2)"
    assert told(polish, "shifts", who="sam", old=6, new=7) == "Sam: Nerwowy → Przerażony (2)"
    assert (
        told(italian, "shifts", who="julie", old=8, new=9) == "Julie: Terrorizzata (3) → Divorata"
    )


@in_every_language
def test_no_two_neighbouring_notches_sound_alike(said):
    rope = [said.notch_name(notch) for notch in range(10)]
    for upper, lower in pairwise(rope):
        # Between the two InBetween notches lies the flip, which has a sentence of its own.
        assert upper != lower or upper == "InBetween"


def test_a_seat_is_called_by_its_player_or_by_its_side():
    assert WITH_NAMES[1].seat_name(1) == "Piotr"
    creature = italian.seat_name(1)
    assert (creature, creature.label) == ("la Creatura", "Creatura")
    assert told(italian, "draws", who=1, count=3) == "La Creatura pesca 3 carte"
    # A default name that was given in another language is nobody's own name.
    assert InBetweenSentences("pl", ("Town", "Creature")).seat_name(0) == "Miasto"


@in_every_language
def test_an_unknown_notch_or_seat_stands_for_itself(said):
    assert said.notch_name(12) == "12"
    assert said.seat_name(7) == "7"


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
    assert polish.option(done) == f"Dobierz {expected} i zakończ"


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
    assert [told(said, "used", **args) for said in WITH_NAMES] == [
        "Anna uses the ability of Bob",
        "Anna usa l’abilità di Bob",
        "Anna używa zdolności Postaci: Bob",
    ]


def test_a_token_is_placed_or_moved():
    assert told(english, "token", symbol="law", old="", new="sam") == "The Law token goes on Sam"
    assert told(english, "token", symbol="law", old="bob", new="sam") == "Law token: Bob → Sam"


def test_the_activity_phase_says_what_the_state_lets_happen():
    assert told(english, "activity", who="sam", notch=4).endswith("nothing happens")
    assert told(english, "activity", who="sam", notch=3).endswith("for Awareness only")
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
        ("awareness", [1], "The Creature wins by reaching Awareness level 6."),
        ("turn_limit", [], "A draw: nobody has won after 200 turns. This is a house rule."),
    ],
)
def test_endings_name_the_winner(ending, winners, expected):
    assert english.ending_line(ending, winners) == expected
    over = told(english, "over", winners=winners, ending=ending)
    assert over == f"The game is over. {expected}"


def test_a_question_says_what_it_comes_from_once():
    assert asked(english, "shift", "safe_house") == "Safe House · Choose a Character to shift by 1."
    assert asked(english, "raise", "mina") == "Mina · Raise your Awareness by 1?"
    assert asked(english, "mark", "feast_3") == (
        "Feast: shift a Character by 1, or place the token."
    )
    assert asked(polish, "revolver", "rift_2") == (
        "Istota aktywuje kartę Rozdarcie. Powstrzymasz ją Rewolwerem?"
    )


def test_timmys_question_asks_for_two_spaces_because_he_shifts_by_two():
    assert [asked(said, "may_shift", "timmy_creature") for said in SPOKEN] == [
        "Timmy · Shift a Secured Character by 2?",
        "Timmy · Vuoi spostare di 2 spazi un Personaggio Al Sicuro?",
        "Timmy · Chcesz przesunąć Zabezpieczoną Postać o 2 pola?",
    ]
    assert asked(english, "may_shift", "natalie_creature") == "Natalie · Shift a Character by 1?"


@in_every_language
def test_states_with_a_safety_marker_say_that_awareness_may_rise(said):
    """Rulebook, Activity phase: with a marker the owner may raise it, locked or not."""
    for state in set(STATE_NAMES):
        told = said.say(f"state.{state}.text")
        assert (said.say("thing.awareness") in told) == (state != "in_between"), state


def test_five_left_says_in_whose_dimension_most_are_when_a_player_is_named():
    lines = [said.ending_line("five_left", [0]) for said in WITH_NAMES]
    assert lines == [
        "Anna wins: most of the last five Characters are in the winner’s dimension.",
        "Anna vince: degli ultimi cinque Personaggi, la maggior parte è nella sua dimensione.",
        "Anna wygrywa: z pięciu ostatnich Postaci większość jest w wymiarze zwycięskiej strony.",
    ]


def test_a_second_shift_refuses_others_by_name_in_three_languages():
    reason = Message("inbetween.only_again", {"who": "sam", "same": "mina"})
    assert [said.reason_of(reason) for said in SPOKEN] == [
        "Only the same Character may be shifted again: Mina, not Sam",
        "Si può spostare ancora solo lo stesso Personaggio: Mina, non Sam",
        "Ponownie można przesunąć tylko tę samą Postać: Mina, nie Sam",
    ]


def test_others_read_who_decides():
    public = WITH_NAMES[1].ask(question("act", player=1), public=True)
    assert public == "Piotr sceglie un’azione."


def test_an_option_takes_its_verb_from_the_question():
    card = Choice(
        "rescue", Message("inbetween.card", {"card": "rescue", "symbol": "kin", "cost": 3})
    )
    assert english.option(card, question("discard")) == "Discard Rescue"
    assert english.option(card, question("take_back")) == "Take Rescue"
    no = Choice("pass", Message("inbetween.pass", {}))
    assert english.option(no, question("revolver")) == "Let it happen"
    assert english.option(no) == "No"


def test_an_option_says_where_the_marker_really_lands():
    plain = Choice("marker:sam", Message("inbetween.marker", {"who": "sam", "landing": "sam"}))
    past = Choice("marker:sam", Message("inbetween.marker", {"who": "sam", "landing": "tom"}))
    assert english.option(plain) == "Marker to Sam"
    assert english.option(past) == "Marker past Sam, to Tom"


def test_a_refusal_gives_the_reason_and_the_rule():
    locked = Message("inbetween.locked", {"who": "sam", "state": "secured"})
    refused = Refusal("shift:sam", locked, "rulebook_p_14_the_safety_track")
    assert english.refusal(refused) == (
        "Sam is Secured and locked: only an ability that says so can move the marker"
        " – rulebook p. 14, the Safety track"
    )


@in_every_language
def test_the_win_meter_has_a_line_for_every_ending(said):
    match = Match.start(GAME, 1)
    lines = said.meter_lines(match.view(None).table["meter"])
    assert list(lines) == ["secured", "devoured", "awareness", "five_left", "turn_limit"]
    assert not any(RAW.search(line) for line in lines.values())
