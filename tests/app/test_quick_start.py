"""A quick start: the set-up is made for everybody, each from their own chair."""

import re
from collections import Counter
from functools import partial
from pathlib import Path

import pytest

from app.acts.preparing import prepare
from app.curtain import Stance
from app.games.policy import policy_of
from app.i18n.text import LANGUAGES, Text
from app.opponents import at_once
from app.storage import Kept
from engine.autoplay.bots import Chair
from engine.autoplay.explain import redealt
from engine.core.chance import Dice
from engine.core.match import Match
from engine.games import LOBBY_GAMES, load_game
from engine.saves.link import from_link, to_link
from engine.saves.record import dump, load, parse
from tests.app.tables import NAMES, Sitting

INDEX = (Path(__file__).parents[2] / "index.html").read_text("utf-8")
PREPARED = [game for game in LOBBY_GAMES if policy_of(game).set_up]
TABLES = [
    *(("cryptids", seats, {}) for seats in (2, 3, 4)),
    *(("twister", 2, {"placement": way}) for way in ("quick", "strict")),
    ("twister", 2, {"handicap": "yellow", "handicap_team": "5"}),
]


def quick(game, seats=2, played_by=None, **wishes):
    return Sitting(seats, 7, game=game, played_by=played_by, quick=True, **wishes)


def reopened(sitting, header=None):
    """The same game after a reload."""
    change = sitting.effects[0]
    again = Sitting(2)
    again.do("leave")
    kept = Kept(header or change.header, change.opening, change.snapshot, change.entries)
    again.do("opened", kept)
    return again


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_nobody_is_asked_about_the_set_up(game, seats, options):
    sitting = quick(game, seats, options=options)
    assert sitting.match.pending.kind not in policy_of(game).set_up
    assert sitting.match.choices
    assert sitting.table.curtain.stance is Stance.COVERED


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_what_was_made_is_ordinary_choices(game, seats, options):
    """By hand, and in a save or a link, they lead to the same table."""
    match = quick(game, seats, options=options).match
    by_hand = Match.start(match.game, match.setup.seed, NAMES[:seats], options)
    for option in match.choices:
        by_hand.choose(option)
    saved, _ = load(parse(dump(match)), match.game)
    linked = from_link(to_link(match), partial(load_game, developer=False))
    for other in (by_hand, saved, linked):
        assert other.state.digest() == match.state.digest()
        assert other.why_not_undo == match.why_not_undo


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_each_question_is_thought_about_once(game, seats, options, monkeypatch):
    """The answers are an even player's; each needs one look at the chair and one world."""
    match = Match.start(load_game(game), 5, NAMES[:seats], options)
    by_hand = match.clone()
    questions = 0
    while by_hand.pending.kind in policy_of(game).set_up:
        questions += 1
        by_hand.choose(at_once(by_hand))
    done = Counter[str]()
    for name in ("key", "imagine"):
        monkeypatch.setattr(Chair, name, counted(done, name, getattr(Chair, name)))
    prepare(match)
    assert match.choices == by_hand.choices
    assert done["key"] <= questions
    assert done["imagine"] <= questions


def counted(done, name, how):
    def called(*arguments):
        done[name] += 1
        return how(*arguments)

    return called


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_nobodys_set_up_depends_on_what_they_cannot_know(game, seats, options):
    match = Match.start(load_game(game), 11, NAMES[:seats], options)
    asked = 0
    while match.pending.kind in policy_of(game).set_up:
        other = redealt(match, match.pending.player, Dice(asked + 1))
        answer = at_once(match)
        if other is not None:
            assert at_once(other) == answer
            asked += 1
        match.choose(answer)
    assert asked > 2


def test_the_set_up_cannot_be_taken_back():
    for game in PREPARED:
        sitting = quick(game)
        assert sitting.table.barred
        before = list(sitting.match.choices)
        sitting.do("undo")
        assert sitting.match.choices == before


def test_what_is_chosen_in_the_open_is_still_asked():
    sitting = quick("cryptids", options={"cryptids": "chosen"})
    for _ in range(2):
        assert sitting.match.pending.kind == "cryptid"
        sitting.do("reveal")
        sitting.do("choose", sitting.match.pending.options[0])
    assert sitting.match.pending.kind not in policy_of("cryptids").set_up
    assert len(sitting.match.choices) > 2
    restored = sitting.table.journal
    assert restored.length == len(sitting.match.choices)


def test_computers_are_set_up_too_and_so_is_the_next_game():
    sitting = quick("cryptids", 3, ["", "easy:hermit", ""])
    sitting.do("again")
    assert sitting.match.pending.kind not in policy_of("cryptids").set_up
    assert sitting.table.quick


def test_without_a_quick_start_everybody_prepares_by_hand():
    for game in PREPARED:
        sitting = Sitting(2, 7, game=game)
        assert sitting.match.pending.kind in policy_of(game).set_up
        assert prepare(sitting.match.clone())


# What is said about it -------------------------------------------------------------------


@pytest.mark.parametrize("game", PREPARED)
def test_whoever_is_alone_reads_once_what_was_made_and_why(game):
    sitting = quick(game, played_by=["", f"easy:{'hermit' if game == 'cryptids' else 'runner'}"])
    words = Text("en")(f"{game}.dealt")
    assert words in read(sitting)
    again = reopened(sitting)
    assert words in read(again)
    again.do("guide", "ok")
    assert words not in read(again)
    (change,) = again.effects
    assert words not in read(reopened(sitting, change.header))


def read(sitting):
    """All words on the screen; some of them are kept together."""
    return " ".join(sitting.words.split())


def test_each_of_several_players_reads_it_when_they_first_look():
    sitting = quick("cryptids", 2)
    words, readers = Text("en")("cryptids.dealt"), []
    for _ in range(60):
        if words in read(sitting):
            readers.append(sitting.table.curtain.seat_shown)
            sitting.do("guide", "ok")
        elif sitting.table.curtain.stance is Stance.COVERED:
            sitting.do("reveal")
        elif sitting.table.curtain.stance is Stance.PARTING:
            sitting.do("hand_on")
        else:
            sitting.do("choose", sitting.match.pending.options[-1])
    assert {0, None} == set(readers)  # Bartek reads it where everybody does
    assert len(readers) == 2


def test_a_game_without_a_hidden_set_up_says_nothing():
    sitting = quick("inbetween", played_by=["", "easy:puller"])
    assert sitting.table.tip is None
    assert not sitting.match.choices


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", PREPARED)
def test_it_is_one_line_without_secrets_in_every_language(game, language):
    """The same for everybody: it has no place for anything."""
    words = Text(language)
    assert f"{game}.dealt" in words
    assert "{" not in words(f"{game}.dealt")
    assert words(f"{game}.dealt").count(".") == 1


# The lobby -------------------------------------------------------------------------------


@pytest.mark.parametrize("game", LOBBY_GAMES)
def test_the_lobby_offers_it_where_there_is_something_to_prepare(game):
    (box,) = re.findall(rf'<article class="box" data-game="{game}"[^>]*>', INDEX)
    assert (" data-quick" in box) == bool(policy_of(game).set_up)
