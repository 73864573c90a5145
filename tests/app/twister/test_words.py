"""Dungeon Twister in three languages: nothing without words, left raw, or too long."""

import json
import re
from pathlib import Path

import pytest

import app.i18n
from app.games.twister import words
from app.i18n.text import LANGUAGES, Text
from engine.core.event import Event
from engine.core.view import Choice, Message, Question, Refusal
from engine.twister.data import CHARACTERS, KIND, OBJECTS, OPTIONS, TERRAINS
from engine.twister.options import FACTS
from engine.twister.rooms import ROOMS
from engine.twister.rules import ENDINGS

FOLDER = Path(app.i18n.__file__).parent
ENGINE = Path(__file__).parents[3] / "engine" / "twister"
NAMES = ("Anna", "Piotr")
SHEET, SHORT, PROMPT, NAME, TOKEN = 260, 60, 80, 30, 28
"""How many letters the screens have room for."""

english, italian, polish = TEXTS = [Text(language) for language in LANGUAGES]
in_every_language = pytest.mark.parametrize("text", TEXTS, ids=LANGUAGES)


def messages(language: str) -> dict[str, str | list[str]]:
    path = FOLDER / f"twister.{language}.json"
    return json.loads(path.read_text("utf-8"))["messages"]


def asked(text: Text, kind: str, source: str = "", *, public: bool = False) -> str:
    question = Question(0, kind, source, False, (Choice("odd", Message("odd", {})),))
    return words.ask(text, question, NAMES, public=public)


def told(text: Text, kind: str, **args: object) -> str:
    return words.log_line(text, Event(kind, args), NAMES)


def offered(text: Text, name: str, **args: object) -> str:
    return words.option(text, Choice("an option", Message(f"twister.{name}", args)))


def refused(text: Text, why: str, rule: str, **args: object) -> str:
    return words.refusal(text, Refusal("an option", Message(f"twister.no.{why}", args), rule))


# The catalogues --------------------------------------------------------------------------


def test_every_language_says_the_same_things():
    assert set(messages("it")) == set(messages("en"))
    assert set(messages("pl")) == set(messages("en"))


@pytest.mark.parametrize(("language", "forms"), [("en", 2), ("it", 2), ("pl", 3)])
def test_what_is_counted_has_all_forms_of_its_language(language, forms):
    counted = {key for key, message in messages("en").items() if isinstance(message, list)}
    assert len(counted) >= 8
    for key, message in messages(language).items():
        assert isinstance(message, list) == (key in counted), key
        if isinstance(message, list):
            assert len(message) == forms, key


def places(message: str | list[str]) -> set[str]:
    """The arguments that a message wants."""
    return set(
        re.findall(r"\{(\w+)\}", " ".join(message) if isinstance(message, list) else message)
    )


@pytest.mark.parametrize("language", ["it", "pl"])
def test_a_translation_tells_what_the_original_tells(language):
    for key, message in messages("en").items():
        assert places(messages(language)[key]) == places(message), key


@in_every_language
def test_every_id_of_the_game_has_its_texts(text):
    parts = ("", ".short", ".text")
    wanted = [f"character.{character}{part}" for character in CHARACTERS for part in parts]
    wanted += [f"object.{thing}{part}" for thing in OBJECTS for part in parts]
    wanted += [f"token.{token}" for token in KIND]
    both = ("", ".text")
    wanted += [f"terrain.{terrain}{part}" for terrain in TERRAINS.values() for part in both]
    wanted += [f"room.{room}{part}" for room in ROOMS for part in both]
    phases = ("starters", "placement", "play")
    wanted += [f"phase.{phase}{part}" for phase in phases for part in both]
    wanted += [f"ending.{ending}{part}" for ending in ENDINGS for part in both]
    wanted += [f"user.{facts.user}" for facts in OBJECTS.values()]
    for option, values in OPTIONS.items():
        for thing in (option, *(f"{option}.{value}" for value in values)):
            wanted += [f"setup.{thing}", f"setup.{thing}.text"]
    assert [key for key in wanted if f"twister.{key}" not in text] == []


@in_every_language
def test_names_tell_things_apart(text):
    for group in ("character", "object", "terrain", "room"):
        ids = {
            "character": CHARACTERS,
            "object": OBJECTS,
            "terrain": dict.fromkeys(TERRAINS.values()),
            "room": ROOMS,
        }[group]
        names = [text(f"twister.{group}.{thing}") for thing in ids]
        assert len(set(names)) == len(names)
        assert max(map(len, names)) <= NAME
    tokens = [words.name_of(text, token) for token in KIND]
    assert len(set(tokens)) == len(KIND)
    assert max(map(len, tokens)) <= TOKEN


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_fit_their_places(language):
    for key, message in messages(language).items():
        for form in message if isinstance(message, list) else [message]:
            if key.endswith(".text"):
                assert len(form) <= SHEET, key
                assert form[-1] in ".?", key
            elif key.startswith("twister.character.") and key.endswith(".short"):
                assert len(form) <= SHORT, key
            elif key.startswith("twister.ask."):
                assert len(form) <= PROMPT, key


def test_terms_are_those_of_the_rulebook():
    terms = {
        "acrobat": ("Acrobat", "Acrobata", "Akrobata"),
        "courtesan": ("Courtesan", "Concubina", "Kurtyzana"),
        "fire_elemental": ("Fire Elemental", "Elementale del Fuoco", "Żywiołak ognia"),
        "magophage": ("Magophage", "Mangiamagia", "Magożerca"),
        "telekineticist": ("Telekineticist", "Telecineta", "Telekinetyk"),
        "boots": ("7-League Boots", "Stivali delle 7 Leghe", "Siedmiomilowe buty"),
        "ring": ("Ring of Repulsion", "Anello della Repulsione", "Pierścień odpychania"),
        "confusion": ("Scroll of Confusion", "Pergamena della Confusione", "Zwój zamętu"),
        "charm": ("Scroll of Charm", "Pergamena Charm", "Zwój uroku"),
        "pit": ("Pit", "Trappola", "Dół"),
        "mist": ("Mist", "Nebbia", "Mgła"),
        "fountain": ("Fountain of Youth", "Fontana della Giovinezza", "Fontanna młodości"),
        "library": ("Library", "Libreria", "Biblioteka"),
        "line": ("Starting line", "Zona di partenza", "Linia startu"),
    }
    for thing, expected in terms.items():
        assert tuple(words.name_of(text, thing) for text in TEXTS) == expected


# Names -----------------------------------------------------------------------------------


def test_a_token_says_its_colour_in_the_gender_of_its_kind():
    assert [words.name_of(text, "yellow_courtesan") for text in TEXTS] == [
        "Yellow Courtesan",
        "Concubina gialla",
        "Żółta Kurtyzana",
    ]
    assert words.name_of(polish, "blue_boots") == "Niebieskie Buty"
    assert words.name_of(italian, "white_confusion") == "Confusione bianca"


def test_the_library_is_a_terrain_and_a_room():
    facts = {"piece": "yellow_prophet", "slot": 0, "tokens": []}
    assert told(italian, "reveals", who=0, room="library", **facts) == (
        "Profeta giallo rivela la stanza 1: Biblioteca"
    )
    assert refused(italian, "placing", "rulebook_rooms", terrain="library") == (
        "Libreria: i gettoni di una stanza rivelata vanno solo su pavimento e ingranaggi"
        " — regolamento, Stanze"
    )


@in_every_language
def test_what_has_no_words_stands_for_itself(text):
    assert words.name_of(text, "no_such_piece") == "no_such_piece"
    assert words.name_of(text, "odd:thing") == "odd:thing"
    assert words.room_name(text, "no_such_room") == "no_such_room"
    assert told(text, "no_such_event", who=0) == "no_such_event"
    assert asked(text, "no_such_question") == "no_such_question"
    assert words.option(text, Choice("odd", Message("twister.odd", {}))) == "odd"
    assert refused(text, "odd", "rule 99") == "twister.no.odd — rule 99"
    assert words.ending_line(text, "no_such_ending", []) == "no_such_ending"


# Sentences -------------------------------------------------------------------------------


def test_a_move_is_told_by_its_squares():
    way = {"piece": "blue_fire_elemental", "origin": "0.0", "square": "21.9"}
    lines = [told(text, "moves", path=["21.9"], ap=1, **way) for text in TEXTS]
    assert lines == [
        "Blue Fire Elemental: A1 → V10",
        "Elementale del Fuoco blu: A1 → V10",
        "Niebieski Żywiołak ognia: A1 → V10",
    ]


def test_a_jump_tells_whether_it_cost_a_card():
    way = {"piece": "yellow_prophet", "origin": "1.0", "square": "3.0", "path": []}
    assert told(english, "jumps", card=True, **way) == "Yellow Prophet jumps with a card: B1 → D1"
    assert told(english, "jumps", card=False, **way) == "Yellow Prophet jumps: B1 → D1"


def test_the_cards_of_a_fight_are_told_as_a_sum():
    assert told(polish, "cards", by=1, base=[4, 0], cards=[2, 4], totals=[6, 4]) == (
        "Anna: 4 + 2 = 6 · Piotr: 0 + 4 = 4"
    )


def test_a_room_turns_the_way_it_is_told():
    turn = {"who": 0, "piece": "yellow_acrobat", "slot": 6}
    assert told(english, "rotates", direction=1, **turn) == "Yellow Acrobat turns room 7 clockwise"
    assert told(polish, "rotates", direction=-1, **turn) == (
        "Żółty Akrobata obraca komnatę 7 w lewo"
    )


def test_points_are_told_with_their_reason():
    assert told(english, "scores", who=1, vp=1, total=3, why="barbarian") == (
        "Piotr: +1 VP for the Barbarian’s hatred of magic, 3 in all"
    )
    assert told(italian, "scores", who=0, vp=1, total=5, why="exit") == (
        "Anna: +1 PV, un’uscita, 5 in tutto"
    )


@pytest.mark.parametrize(
    ("count", "expected"),
    [(31, "31 jałowych tur"), (32, "32 jałowe tury"), (35, "35 jałowych tur")],
)
def test_polish_counts_quiet_turns(count, expected):
    line = told(polish, "quiet", turns=count)
    assert line == f"{expected} z rzędu; przy 40 gra się kończy"


@pytest.mark.parametrize(
    ("left", "expected"), [(1, "został 1 PA"), (2, "zostały 2 PA"), (5, "zostało 5 PA")]
)
def test_polish_counts_what_is_left_at_the_end_of_a_turn(left, expected):
    end = Choice("end", Message("twister.end", {"ap": left}))
    assert words.option(polish, end) == f"Koniec tury ({expected})"
    over = Choice("end", Message("twister.end", {"ap": 0}))
    assert words.option(polish, over) == "Koniec tury"


def test_an_option_says_what_it_costs():
    step = {"piece": "yellow_acrobat", "square": "5.5", "held": ""}
    assert offered(english, "move", ap=1, **step) == "Yellow Acrobat: move to F6 · 1 AP"
    assert offered(english, "move", ap=0, **step) == "Yellow Acrobat: move to F6 · free"
    charmed = {**step, "ap": 1, "charmed": 2}
    assert offered(italian, "move", **charmed) == (
        "Acrobata giallo: muovi in F6 · Charm, ne restano 2"
    )
    assert words.deed(english, Choice("odd", Message("twister.move", {**step, "ap": 1}))) == (
        "Yellow Acrobat: move to F6"
    )


def test_options_say_what_makes_them_differ():
    attack = {"piece": "blue_acrobat", "target": "yellow_prophet", "ap": 1}
    assert "(wounded)" in offered(english, "attack", wounded=True, **attack)
    assert "(wounded)" not in offered(english, "attack", wounded=False, **attack)
    push = {"piece": "blue_acrobat", "target": "yellow_prophet", "ap": 1}
    assert "to death" in offered(english, "push", dies=True, carried="", **push)
    gate = {"piece": "blue_acrobat", "side": "n", "ap": 1}
    assert offered(english, "gate", open=True, **gate).startswith("Blue Acrobat: close")
    assert offered(english, "gate", open=False, **gate).startswith("Blue Acrobat: open")
    room = {"piece": "blue_acrobat", "slot": 2, "room": "canal", "ap": 1}
    assert "this room, Canal" in offered(english, "rotate", own=True, **room)
    assert "the twin room, Canal" in offered(english, "rotate", own=False, **room)
    assert offered(polish, "turn", number=3) == "Ćwierć obrotu w lewo"


def test_the_way_out_says_by_which_manner():
    out = {"piece": "yellow_acrobat", "square": "21.2", "held": "yellow_key", "ap": 1}
    for text in TEXTS:
        said = [offered(text, name, **out) for name in ("exit", "exit_leave")]
        said += [offered(text, name, **out) for name in ("exit_fly", "exit_fly_leave")]
        said += [
            offered(text, name, card=card, **out)
            for name in ("exit_jump", "exit_jump_leave")
            for card in (False, True)
        ]
        assert len(set(said)) == len(said) == 8
    assert offered(english, "exit_jump", card=True, **out) == (
        "Yellow Acrobat: jump out of the dungeon by V3 with a jump card · 1 AP"
    )
    assert offered(italian, "exit_fly", **out) == (
        "Acrobata giallo: vola fuori dal sotterraneo da V3 · 1 PA"
    )
    assert offered(polish, "exit_fly", **out) == ("Żółty Akrobata: wyleć z lochów przez V3 · 1 PA")


def test_a_push_names_whoever_dies_of_it():
    push = {"piece": "yellow_prophet", "target": "blue_acrobat", "ap": 1}
    drowned = {"dies": False, "carried": "blue_fire_elemental"}
    said = [offered(text, "push", **drowned, **push).partition(": ")[2] for text in TEXTS]
    assert said == [
        "push Blue Acrobat into the water; Blue Fire Elemental dies · 1 AP",
        "spingi in acqua Acrobata blu; muore Elementale del Fuoco blu · 1 PA",
        "zepchnij do wody cel: Niebieski Akrobata; ginie Niebieski Żywiołak ognia · 1 PA",
    ]


def test_used_cards_are_told_without_their_values():
    assert [told(text, "cards") for text in TEXTS] == [
        "Both sides show a combat card",
        "Le due parti mostrano una carta combattimento",
        "Obie strony odkrywają kartę walki",
    ]


def test_one_word_for_a_library_and_another_for_its_room():
    everything = json.dumps(messages("pl"), ensure_ascii=False)
    rules = (FOLDER / "rules" / "twister.pl.json").read_text("utf-8")
    assert "rega" not in everything + rules
    assert words.name_of(polish, "library") == "Biblioteka"
    assert words.room_name(polish, "library") == "Czytelnia"


def test_a_question_names_its_dot_and_its_room():
    assert asked(english, "starters", "dot:3") == "Which character starts on dot 3?"
    assert asked(english, "peek", "4") == "You look into room 5. How do you put it back?"
    assert asked(italian, "place", "library") == "Biblioteca: dove va questo gettone?"
    assert asked(english, "courtesan", "blue_courtesan") == (
        "Blue Courtesan: does she join the fight?"
    )


def test_what_is_only_to_be_confirmed_is_asked_otherwise():
    confirm = (Choice("confirm", Message("twister.confirm", {})),)
    for kind in ("starters", "plan"):
        question = Question(0, kind, "", True, confirm)
        assert words.ask(english, question) == english(f"twister.ask.{kind}.full")


def test_the_other_side_reads_nothing_of_a_secret():
    secrets = ("starters", "remove", "plan")
    lines = {asked(english, kind, "dot:1", public=True) for kind in secrets}
    assert lines == {"Anna prepares in secret."}
    assert asked(english, "combat", "blue_acrobat", public=True) == "Anna chooses a combat card."


def test_a_refusal_gives_the_reason_and_the_rule():
    assert [refused(text, "lava", "rulebook_lava", square="3.3") for text in TEXTS] == [
        "Lava: only the Fire Elemental, and not while carrying — rulebook, Lava",
        "Lava: solo l’Elementale del Fuoco, e non mentre trasporta — regolamento, Lava",
        "Lawa: tylko Żywiołak ognia i tylko z pustymi rękami — instrukcja, Lawa",
    ]
    assert refused(english, "water_step", "R-11", square="3.3").endswith(" — ruling R-11")
    assert refused(english, "card_limit", "rulebook_action_cards", limit=3).startswith(
        "First cycle: at most 3 now"
    )


def test_endings_name_who_won_or_that_nobody_did():
    assert told(english, "over", winners=[0], ending="points") == (
        "The game is over. Anna wins: more victory points at the end of the turn."
    )
    assert told(polish, "over", winners=[], ending="exhausted") == (
        "Koniec gry. Remis: nikt nie może już działać i wszystko jest równe."
    )


# What the rules can say ------------------------------------------------------------------


def source(*names: str) -> str:
    paths = [ENGINE / name for name in names] if names else ENGINE.glob("*.py")
    return "".join(path.read_text("utf-8") for path in paths)


def has_any(language: str, key: str) -> bool:
    """Whether a message or a shade of it is there."""
    return any(
        known == f"twister.{key}" or known.startswith(f"twister.{key}.")
        for known in messages(language)
    )


@in_every_language
def test_every_event_that_the_rules_tell_has_a_line(text):
    kinds = set(re.findall(r'\.tell\(\s*"(\w+)"', source()))
    assert '"flies" if manner == FLY else "moves"' in source()
    kinds |= {"moves", "over"}
    assert len(kinds) >= 40
    for kind in kinds:
        assert has_any(text.language, f"log.{kind}"), kind


@in_every_language
def test_every_question_that_the_rules_ask_has_both_forms(text):
    asking = r'(?:pick\(\w+(?:\.\w+)?|Decision\(\w+|each_in_secret\(\s*t, asked), "(\w+)"'
    kinds = set(re.findall(asking, source())) | {"starters", "remove", "plan"}
    assert kinds == {
        *("starters", "remove", "plan", "bury", "card", "act", "onward"),
        *("place", "peek", "courtesan", "confusion", "combat"),
    }
    for kind in kinds:
        assert f"twister.ask.{kind}" in text, kind
        assert f"twister.ask.{kind}.public" in text, kind


@in_every_language
def test_every_option_that_the_rules_offer_has_words(text):
    whole = {"starters", "remove", "auto", "confirm", "bury", "place", "card", "fight", "turn"}
    whole |= {"confusion", "pass", "join", "stay_out", "onward", "exit", "exit_leave", "end"}
    named = set(re.findall(r'Message\("twister\.(\w+)"', source("options.py")))
    assert named <= whole | set(FACTS)
    for name in whole | set(FACTS):
        assert has_any(text.language, name), name


@in_every_language
def test_every_reason_of_a_refusal_has_words(text):
    said = source("refusals.py", "combat.py", "room_actions.py")
    reasons = set(re.findall(r'yield no\(\s*[^,]+,\s*"(\w+)"', said))
    reasons |= set(re.findall(r'return "(\w+)", ["A-Z]', said))
    reasons |= set(re.findall(r'\("(\w+)", (?:[A-Z]+|"R-\d+")\)', said))
    reasons |= set(re.findall(r'why, rule = "(\w+)"', said))
    reasons |= {"fountain", "artefact", "fresh", "courtesan", "own_death"}
    drinking = re.findall(r'return "(\w+)"\n', source("room_actions.py"))
    reasons |= {f"wounded.{why}" for why in (*drinking, "no_points")}
    assert len(reasons) >= 32, sorted(reasons)
    assert [why for why in sorted(reasons) if f"twister.no.{why}" not in text] == []


def test_only_public_forms_name_the_decider():
    for key, message in messages("en").items():
        if key.startswith("twister.ask."):
            assert ("{who}" in message) == key.endswith(".public"), key
