"""The law that was applied: from a line of the log, a refusal or a card to the code behind it."""

import ast
import asyncio
import json
import re

import pytest

from app.acts.reading import lines_for
from app.cases import about_line, about_refusal, case_of
from app.curtain import Curtain, Stance
from app.effects import Fetch
from app.games.law import law_of, within
from app.games.sentences import sentences_class
from app.i18n.text import LANGUAGES, Text
from app.node import to_json
from app.screens import render_table
from app.table import Table
from engine.core.chance import Dice
from engine.core.match import Match
from engine.core.trail import choose_and_watch, trails
from engine.games import load_game
from tests.app.books import chapters
from tests.app.reading import acts
from tests.app.speakers import has_any, messages
from tests.app.tables import Sitting
from tests.app.test_secrets import redealt
from tests.app.test_shell import Desk
from tests.app.waiting import wait_for
from tests.positions.cryptids import night
from tests.positions.inbetween import busy
from tests.positions.twister import busy as dungeon
from tests.scale import amount
from tools.project import ROOT, lobby_games

of_every_game = pytest.mark.parametrize("game", lobby_games())
FOR_STATISTICS = {"drew"}
"""Private events may also report what is no card; those make no line."""


def calls_in(game, function):
    """The arguments of every call of that function in the rules of a game."""
    for path in (ROOT / "engine" / game).glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] == function:
                yield node.args


def words_in(node):
    """Every text that an expression can be, and what stands for one."""
    texts = {part.value for part in ast.walk(node) if isinstance(part, ast.Constant)}
    names = {part.id for part in ast.walk(node) if isinstance(part, ast.Name)}
    return texts | {{"USED": "used", "DREW": "drew"}.get(name, "") for name in names}


def played(game, seeds=3, most=300):
    """Games by chance: (match, what each choice led to, with its trails), after each choice."""
    rules = load_game(game)
    for seed in range(seeds):
        dice, match = Dice(seed), Match.start(rules, seed)
        while match.pending is not None and len(match.choices) < most:
            told = choose_and_watch(match, rules.at_random(match.pending, dice))
            yield match, told


# Completeness ------------------------------------------------------------------------------


@of_every_game
def test_everything_that_the_log_can_tell_has_a_law(game):
    told = {word for args in calls_in(game, "tell") for word in words_in(args[0]) if word}
    assert len(told) > 20
    untold = sentences_class(game).UNTOLD
    assert law_of(game).events.keys() >= (told | {"over"}) - untold
    assert law_of(game).events.keys() <= told | {"over"}


@of_every_game
def test_every_reason_of_a_refusal_has_a_law(game):
    """What is worked out elsewhere is in the catalogue, or comes up in games by chance."""
    law, known = law_of(game), messages(game, "en")
    named = {
        why
        for args in calls_in(game, "no")
        for why in words_in(args[1])
        if has_any(game, "en", why)
    }
    named |= {key.removeprefix(f"{game}.") for key in known if key.startswith(f"{game}.no.")}
    for match, _ in played(game, amount(12, 3), 80):
        if match.pending is not None and len(match.choices) % 3 == 0:
            refused = match.view(match.pending.player).refused
            named |= {refusal.reason.key.removeprefix(f"{game}.") for refusal in refused}
    assert len(named) > 5
    assert law.reasons.keys() >= named
    assert all(has_any(game, "en", reason) for reason in law.reasons)


@of_every_game
def test_every_card_and_ability_has_a_law_of_its_own(game):
    for what in load_game(game).effects:
        ruling = law_of(game).of_thing(what)
        assert ruling, what
        assert ruling.deciders, what
        assert ruling.chapter, what


@of_every_game
def test_every_chapter_and_every_function_is_there(game):
    law = law_of(game)
    clauses = [*law.events.values(), *law.reasons.values(), *law.own.values()]
    known = {chapter.id for chapter in chapters(game, "en")}
    assert {clause.chapter for clause in clauses} - {""} <= known
    for decider in law.deciders:
        assert law.code_of(decider).co_filename.endswith(law.file_of(decider))


# What decided was running ------------------------------------------------------------------


@of_every_game
def test_what_is_said_to_decide_was_running_when_it_was_told(game):
    law, checked = law_of(game), set()
    for _, told in played(game, most=amount(400, 160)):
        for event, trail in told:
            if event.kind in sentences_class(game).UNTOLD | FOR_STATISTICS:
                continue
            running = {step.code for step in trail}
            ruling = law.of_event(event, trail)
            at_work = [one for one in ruling.deciders if within(law.code_of(one)) & running]
            assert at_work, (event, ruling)
            assert ruling.chapter
            checked.add(event.kind)
    assert len(checked) > 15


def test_a_past_choice_leads_to_the_same_lines_again():
    for match, told in played("inbetween", 1, 60):
        assert trails(match, len(match.choices)) == told
    assert trails(match, 0) == []
    assert trails(match, len(match.choices) + 1) == []


def test_a_card_decides_by_its_ability_but_not_by_its_symbol():
    """The same card shifts somebody twice: by its symbol, which needs no ability, and by that."""
    law, seen = law_of("inbetween"), set()
    for _, told in played("inbetween", 12):
        for event, trail in told:
            if event.kind == "shifts" and event.args["cause"] in ("evacuation", "safe_house"):
                ruling = law.of_event(event, trail)
                by_symbol = "play:mark" in ruling.deciders
                assert by_symbol != any(one.startswith("cards:") for one in ruling.deciders)
                seen.add(by_symbol)
    assert True in seen


# The way there -----------------------------------------------------------------------------


def seated(match, seat, language="en"):
    """A table at which that seat looks at a game."""
    sitting = Sitting()
    curtain = Curtain(Stance.OPEN, seat)
    sitting.table = Table(
        match=match, id="law", curtain=curtain, language=language, last_seen=(0, 0)
    )
    return sitting


def by_chance(game, choices, seed=3):
    """A game after that many choices by chance."""
    rules, dice, match = load_game(game), Dice(seed), Match.start(load_game(game), seed)
    while match.pending is not None and len(match.choices) < choices:
        match.choose(rules.at_random(match.pending, dice))
    return match


def at_a_line(language="en"):
    """A table that looks at an earlier moment of a game of InBetween."""
    match = by_chance("inbetween", 40)
    sitting = seated(match, match.pending.player, language)
    sitting.do("at", "36")
    return sitting


def sheet(sitting):
    (found,) = sitting.screen.find(class_="sheet wide")
    return found


def bring(sitting, effects, change=("", "")):
    """Let the files come that were asked for."""
    for effect in effects:
        text = (ROOT / effect.file).read_text("utf-8")
        sitting.do("fetched", (effect.file, text.replace(*change)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_line_leads_to_its_rule_and_one_tap_further_to_its_code(language):
    sitting, text = at_a_line(language), Text(language)
    for way in [act for act in acts(sitting.screen) if act.startswith("panel:law:line")]:
        name, _, value = way.partition(":")
        assert sitting.do(name, value) == ()
        words = list(sheet(sitting).texts())
        assert sheet(sitting).find(class_="reader")
        effects = sitting.tap(f"panel:code:{sitting.table.page}")
        assert all(isinstance(effect, Fetch) for effect in effects)
        bring(sitting, effects)
        (asked,) = sheet(sitting).find(class_="asked-about")
        assert asked.children[0] in words
        assert sheet(sitting).find(class_="docstring")
        assert sheet(sitting).find(class_="row at-work")
        assert text("law.verified") in sitting.words
        assert (text("law.english") in sitting.words) == (language != "en")
        assert not re.search(r"\blaw\.\w", " ".join(sheet(sitting).texts()))
        (back,) = sheet(sitting).find(class_="way back-way")
        assert back.attributes["data-act"] == f"panel:law:{sitting.table.page}"
        sitting.do("panel", "")
    assert sitting.table.moment is not None
    assert sitting.table.sources.keys() >= {"engine/inbetween/rules.py"}


def test_what_is_there_is_not_fetched_again():
    sitting = at_a_line()
    effects = sitting.do("panel", "code:line:36.0")
    assert effects
    assert Text("en")("law.wait") in sitting.words
    bring(sitting, effects)
    assert sitting.do("panel", "code:line:36.0") == ()


def test_a_source_that_does_not_come_is_said_and_tried_again():
    sitting = at_a_line()
    effects = sitting.do("panel", "code:line:36.0")
    for effect in effects:
        sitting.do("fetched", (effect.file, ""))
    assert Text("en")("law.missing") in sitting.words
    page = sitting.table.page
    again = sitting.do("panel", f"code:{page}")
    assert again == effects
    bring(sitting, again)
    assert Text("en")("law.verified") in sitting.words


def test_a_source_of_another_version_is_not_shown():
    sitting = at_a_line()
    bring(sitting, sitting.do("panel", "code:line:36.0"), ("def ", "\ndef "))
    assert Text("en")("law.other") in sitting.words
    assert not sheet(sitting).find(class_="passage")


@pytest.mark.parametrize(
    "page", ["", "line:", "line:1", "line:99999.0", "line:3.99", "refusal:x", "thing:x", "y:1", ":"]
)
@pytest.mark.parametrize("panel", ["law", "code"])
def test_a_question_without_an_answer_is_said_so(panel, page):
    sitting = at_a_line()
    assert sitting.do("panel", f"{panel}:{page}") == ()
    assert Text("en")("law.nothing") in sitting.words


def test_a_game_without_a_law_leads_nowhere():
    sitting = seated(by_chance("magpies", 12), 0)
    sitting.do("at", "8")
    assert sitting.table.moment
    assert not [act for act in acts(sitting.screen) if act.startswith("panel:law")]
    agreed = by_chance("inbetween", 12)
    agreed.agree_draw()
    assert case_of(seated(agreed, None).table, about_line(12, 99)) is None


def test_help_about_a_card_leads_to_its_code():
    sitting = seated(by_chance("inbetween", 3), 0)
    sitting.do("help", "bob")
    bring(sitting, sitting.tap("panel:code:thing:bob"))
    told = [" ".join(node.texts()) for node in sheet(sitting).find(class_="docstring")]
    assert told == [
        "The Town shifts by 1 an adjacent Character in the Creature dimension.",
        "The Town's Awareness falls by 1, if able.",
    ]
    sitting.do("help", "direction")
    assert not [act for act in acts(sitting.screen) if act.startswith("panel:code")]


# Refusals ----------------------------------------------------------------------------------


@of_every_game
def test_every_refusal_leads_to_its_rule_and_its_code(game):
    reasons = set()
    for match, _ in played(game, most=120):
        if match.pending is None or len(match.choices) % 4:
            continue
        sitting = seated(match, match.pending.player)
        for refusal in sitting.table.view(match.pending.player).refused:
            if refusal.reason.key not in reasons:
                reasons.add(refusal.reason.key)
                effects = sitting.do("panel", f"law:{about_refusal(refusal.id)}")
                assert effects == ()
                assert sheet(sitting).find(class_="reader"), refusal
                effects = sitting.do("panel", f"code:{sitting.table.page}")
                bring(sitting, effects)
                assert sheet(sitting).find(class_="passage"), refusal
                assert not sheet(sitting).find(class_="row at-work")
    assert len(reasons) > 4


def ways_from(sitting, *touched):
    """The ways to the rule behind a refusal, once these things have been touched."""
    for thing in touched:
        sitting.do("select", thing)
    return [act for act in acts(sitting.screen) if act.startswith("panel:law:refusal")]


def test_what_is_said_about_a_refused_shift_has_the_way_to_its_rule():
    match = busy().match
    match.choose("debunk")
    ways = ways_from(seated(match, 0), "bob")
    assert ways == ["panel:law:refusal:shift:bob"]


def test_awareness_that_is_out_of_reach_has_the_way_to_its_rule():
    ways = ways_from(seated(busy().match, 0), "awareness")
    assert "panel:law:refusal:awareness_4" in ways


def test_a_refused_site_has_the_way_to_its_rule():
    match = night(2).match
    ways = ways_from(seated(match, match.pending.player), "maple_lake")
    assert len(ways) == 1


def test_a_refused_square_has_the_way_to_its_rule():
    match = dungeon().match
    sitting = seated(match, match.pending.player)
    refused = [r.id.split(":") for r in sitting.table.view(0).refused if r.id.startswith("move:")]
    _, piece, square = refused[0]
    ways = ways_from(sitting, f"{piece}>{square}")
    assert len(ways) == 1


# Secrets -----------------------------------------------------------------------------------


@of_every_game
def test_a_question_finds_only_what_its_seat_can_read_in_its_log(game):
    match, found = by_chance(game, 60), 0
    for seat in (0, 1):
        table = seated(match, seat).table
        lines = {(line.at, line.words) for line in lines_for(table, match, seat, 0)}
        for at in range(len(match.choices) + 2):
            for number in range(9):
                case = case_of(table, about_line(at, number))
                assert case is None or (at, case.words) in lines
                found += case is not None
    assert found > 50


@of_every_game
def test_the_law_depends_on_nothing_that_its_reader_cannot_know(game):
    compared = 0
    for match, _ in played(game, 2, 60):
        if match.pending is None or len(match.choices) % 5:
            continue
        seat = match.pending.player
        sitting = seated(match, seat)
        for refusal in sitting.table.view(seat).refused[:3]:
            sitting.do("panel", f"law:{about_refusal(refusal.id)}")
            again = to_json(render_table(redealt(sitting.table, seat, compared)))
            assert again == to_json(render_table(sitting.table))
            compared += 1
    assert compared > 10


def test_covering_the_table_puts_the_law_away():
    sitting = at_a_line()
    sitting.do("panel", "code:line:36.0")
    sitting.do("conceal", "wish")
    assert "Read the code" not in sitting.words
    assert not sitting.screen.find(class_="passage")


# The shell ---------------------------------------------------------------------------------


def test_taps_go_on_while_a_source_is_being_fetched():
    desk = Desk()
    wish = {"game": "inbetween", "names": ["", ""], "seed": 3}

    async def evening():
        comes = asyncio.Event()

        async def slow(file):
            await comes.wait()
            return (ROOT / file).read_text("utf-8")

        desk.page.sources = slow
        for name, value in (("start", wish), ("reveal", ""), ("panel", "code:thing:feast")):
            desk.shell.receive(json.dumps({"name": name, "value": value, "stamp": -1}))
            while desk.shell.is_busy:
                await asyncio.sleep(0)
        assert Text("en")("law.wait") in desk.page.html
        desk.shell.receive(json.dumps({"name": "panel", "value": "menu", "stamp": -1}))
        while desk.shell.is_busy:
            await asyncio.sleep(0)
        assert desk.shell.table.panel == "menu"
        comes.set()
        for _ in range(20):
            await asyncio.sleep(0)
        assert desk.shell.table.sources.keys() == {"engine/inbetween/cards.py"}

    wait_for(evening())
