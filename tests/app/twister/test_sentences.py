"""Dungeon Twister in three languages: nothing without words, left raw, or too long."""

import json
import re

import pytest

from app.games.twister.sentences import TwisterSentences
from app.i18n.text import LANGUAGES
from engine.core.event import Event
from engine.core.view import Choice, Message, Refusal
from engine.twister.data import CHARACTERS, KIND, OBJECTS, OPTIONS, TERRAINS
from engine.twister.options import FACTS
from engine.twister.rooms import ROOMS
from engine.twister.rules import ENDINGS
from tests.app.speakers import FOLDER, NAMES, has_any, messages, question, source

SHEET, SHORT, PROMPT, NAME, TOKEN = 260, 60, 80, 30, 28
"""How many letters the screens have room for."""

english, italian, polish = SPOKEN = [TwisterSentences(language, NAMES) for language in LANGUAGES]
in_every_language = pytest.mark.parametrize("said", SPOKEN, ids=LANGUAGES)


def asked(said: TwisterSentences, kind: str, source: str = "", *, public: bool = False) -> str:
    odd = Choice("odd", Message("odd", {}))
    return said.ask(question(kind, source, choices=(odd,)), public=public)


def told(said: TwisterSentences, kind: str, **args: object) -> str:
    return said.log_line(Event(kind, args))


def offered(said: TwisterSentences, name: str, **args: object) -> str:
    return said.option(Choice("an option", Message(f"twister.{name}", args)))


def refused(said: TwisterSentences, why: str, rule: str, **args: object) -> str:
    return said.refusal(Refusal("an option", Message(f"twister.no.{why}", args), rule))


# The catalogues --------------------------------------------------------------------------


@in_every_language
def test_every_id_of_the_game_has_its_texts(said):
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
    assert [key for key in wanted if f"twister.{key}" not in said.text] == []


@in_every_language
def test_names_tell_things_apart(said):
    for group in ("character", "object", "terrain", "room"):
        ids = {
            "character": CHARACTERS,
            "object": OBJECTS,
            "terrain": dict.fromkeys(TERRAINS.values()),
            "room": ROOMS,
        }[group]
        names = [said.say(f"{group}.{thing}") for thing in ids]
        assert len(set(names)) == len(names)
        assert max(map(len, names)) <= NAME
    tokens = [said.name_of(token) for token in KIND]
    assert len(set(tokens)) == len(KIND)
    assert max(map(len, tokens)) <= TOKEN


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_fit_their_places(language):
    for key, message in messages("twister", language).items():
        for form in message if isinstance(message, list) else [message]:
            if key.endswith(".text"):
                assert len(form) <= SHEET, key
                assert form[-1] in ".?", key
            elif key.startswith("twister.character.") and key.endswith(".short"):
                assert len(form) <= SHORT, key
            elif key.startswith("twister.ask."):
                assert len(form) <= PROMPT, key


# Names -----------------------------------------------------------------------------------


def test_a_token_says_its_colour_in_the_gender_of_its_kind():
    assert [said.name_of("yellow_courtesan") for said in SPOKEN] == [
        "Yellow Courtesan",
        "Concubina gialla",
        "Żółta Kurtyzana",
    ]
    assert polish.name_of("blue_boots") == "Niebieskie Buty"
    assert italian.name_of("white_confusion") == "Confusione bianca"


def test_the_library_is_a_terrain_and_a_room():
    facts = {"piece": "yellow_prophet", "slot": 0, "tokens": []}
    assert told(italian, "reveals", who=0, room="library", **facts) == (
        "Profeta giallo rivela la stanza 1: Biblioteca"
    )
    assert refused(italian, "placing", "rulebook_rooms", terrain="library") == (
        "Libreria: i gettoni di una stanza rivelata vanno solo su pavimento e ingranaggi"
        " – regolamento, Stanze"
    )


@in_every_language
def test_an_unknown_option_or_room_stands_for_itself(said):
    assert said.name_of("odd:thing") == "odd:thing"
    assert said.room_name("no_such_room") == "no_such_room"
    assert refused(said, "odd", "rule 99") == "twister.no.odd – rule 99"


# Sentences -------------------------------------------------------------------------------


def test_a_move_is_told_by_its_squares():
    way = {"piece": "blue_fire_elemental", "origin": "0.0", "square": "21.9"}
    lines = [told(said, "moves", path=["21.9"], ap=1, **way) for said in SPOKEN]
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
        "Anna: +1 PV per un’uscita, 5 in tutto"
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
    assert polish.option(end) == f"Zakończ turę ({expected})"
    over = Choice("end", Message("twister.end", {"ap": 0}))
    assert polish.option(over) == "Zakończ turę"


def test_an_option_says_what_it_costs():
    step = {"piece": "yellow_acrobat", "square": "5.5", "held": ""}
    assert offered(english, "move", ap=1, **step) == "Yellow Acrobat: move to F6 · 1 AP"
    assert offered(english, "move", ap=0, **step) == "Yellow Acrobat: move to F6 · free"
    charmed = {**step, "ap": 1, "charmed": 2}
    assert offered(italian, "move", **charmed) == (
        "Acrobata giallo: muovi in F6 · Charm: restano 2 azioni"
    )
    assert english.deed(Choice("odd", Message("twister.move", {**step, "ap": 1}))) == (
        "Yellow Acrobat: move to F6"
    )


def test_options_say_what_makes_them_differ():
    attack = {"piece": "blue_acrobat", "target": "yellow_prophet", "ap": 1}
    assert "(wounded)" in offered(english, "attack", wounded=True, **attack)
    assert "(wounded)" not in offered(english, "attack", wounded=False, **attack)
    push = {"piece": "blue_acrobat", "target": "yellow_prophet", "ap": 1}
    assert "to its death" in offered(english, "push", dies=True, carried="", **push)
    gate = {"piece": "blue_acrobat", "side": "n", "ap": 1}
    assert offered(english, "gate", open=True, **gate).startswith("Blue Acrobat: close")
    assert offered(english, "gate", open=False, **gate).startswith("Blue Acrobat: open")
    room = {"piece": "blue_acrobat", "slot": 2, "room": "canal", "ap": 1}
    assert "this room, Canal" in offered(english, "rotate", own=True, **room)
    assert "the twin room, Canal" in offered(english, "rotate", own=False, **room)
    assert offered(polish, "turn", number=3) == "Ćwierć obrotu w lewo"


def test_the_way_out_says_by_which_manner():
    out = {"piece": "yellow_acrobat", "square": "21.2", "held": "yellow_key", "ap": 1}
    for said in SPOKEN:
        ways = [offered(said, name, **out) for name in ("exit", "exit_leave")]
        ways += [offered(said, name, **out) for name in ("exit_fly", "exit_fly_leave")]
        ways += [
            offered(said, name, card=card, **out)
            for name in ("exit_jump", "exit_jump_leave")
            for card in (False, True)
        ]
        assert len(set(ways)) == len(ways) == 8
    assert offered(english, "exit_jump", card=True, **out) == (
        "Yellow Acrobat: jump out of the dungeon at V3 with a jump card · 1 AP"
    )
    assert offered(italian, "exit_fly", **out) == (
        "Acrobata giallo: vola fuori dal sotterraneo da V3 · 1 PA"
    )
    assert offered(polish, "exit_fly", **out) == ("Żółty Akrobata: wyleć z lochów przez V3 · 1 PA")


def test_a_push_names_whoever_dies_of_it():
    push = {"piece": "yellow_prophet", "target": "blue_acrobat", "ap": 1}
    drowned = {"dies": False, "carried": "blue_fire_elemental"}
    said = [offered(said, "push", **drowned, **push).partition(": ")[2] for said in SPOKEN]
    assert said == [
        "push Blue Acrobat into the water; Blue Fire Elemental dies · 1 AP",
        "spingi in acqua Acrobata blu; muore Elementale del Fuoco blu · 1 PA",
        "zepchnij do wody: Niebieski Akrobata; ginie Niebieski Żywiołak ognia · 1 PA",
    ]


def test_used_cards_are_told_without_their_values():
    assert [told(said, "cards") for said in SPOKEN] == [
        "Both sides show a combat card",
        "Le due parti mostrano una carta combattimento",
        "Obie strony odkrywają kartę walki",
    ]


def test_one_word_for_a_library_and_another_for_its_room():
    everything = json.dumps(messages("twister", "pl"), ensure_ascii=False)
    rules = (FOLDER / "rules" / "twister.pl.json").read_text("utf-8")
    assert "rega" not in everything + rules
    assert polish.name_of("library") == "Biblioteka"
    assert polish.room_name("library") == "Czytelnia"


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
        assert english.ask(question(kind, choices=confirm)) == english.say(f"ask.{kind}.full")


def test_the_other_side_reads_nothing_of_a_secret():
    secrets = ("starters", "remove", "plan")
    lines = {asked(english, kind, "dot:1", public=True) for kind in secrets}
    assert lines == {"Anna prepares in secret."}
    assert asked(english, "combat", "blue_acrobat", public=True) == "Anna chooses a combat card."


def test_a_refusal_gives_the_reason_and_the_rule():
    assert [refused(said, "lava", "rulebook_lava", square="3.3") for said in SPOKEN] == [
        "Lava: only the Fire Elemental, with empty hands – rulebook, Lava",
        "Lava: solo l’Elementale del Fuoco, e solo a mani vuote – regolamento, Lava",
        "Lawa: tylko Żywiołak ognia i tylko z pustymi rękami – instrukcja, Lawa",
    ]
    assert refused(english, "water_step", "R-11", square="3.3").endswith(" – ruling R-11")
    assert refused(english, "card_limit", "rulebook_action_cards", limit=3).startswith(
        "First cycle: at most 3 now"
    )


def test_endings_name_who_won_or_that_nobody_did():
    assert told(english, "over", winners=[0], ending="points") == (
        "The game is over. Anna wins with more victory points at the end of the turn."
    )
    assert told(polish, "over", winners=[], ending="exhausted") == (
        "Koniec gry. Remis: nikt nie może już działać i wszystko jest równe."
    )


# What the rules can say ------------------------------------------------------------------


@in_every_language
def test_every_option_that_the_rules_offer_has_words(said):
    whole = {"starters", "remove", "auto", "confirm", "bury", "place", "card", "fight", "turn"}
    whole |= {"confusion", "pass", "join", "stay_out", "onward", "exit", "exit_leave", "end"}
    named = set(re.findall(r'Message\("twister\.(\w+)"', source("twister", "options.py")))
    assert named <= whole | set(FACTS)
    for name in whole | set(FACTS):
        assert has_any("twister", said.text.language, name), name


@in_every_language
def test_every_reason_of_a_refusal_has_words(said):
    rules = source("twister", "refusals.py", "combat.py", "room_actions.py")
    reasons = set(re.findall(r'yield no\(\s*[^,]+,\s*"(\w+)"', rules))
    reasons |= set(re.findall(r'return "(\w+)", ["A-Z]', rules))
    reasons |= set(re.findall(r'\("(\w+)", (?:[A-Z]+|"R-\d+")\)', rules))
    reasons |= set(re.findall(r'why, rule = "(\w+)"', rules))
    reasons |= {"fountain", "artefact", "fresh", "courtesan", "own_death"}
    drinking = re.findall(r'return "(\w+)"\n', source("twister", "room_actions.py"))
    reasons |= {f"wounded.{why}" for why in (*drinking, "no_points")}
    assert len(reasons) >= 32, sorted(reasons)
    assert [why for why in sorted(reasons) if f"twister.no.{why}" not in said.text] == []
