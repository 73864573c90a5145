"""What finished games tell: every ending has its picture and its sentence, and numbers add up."""

import re
from functools import cache
from typing import Any

import pytest

from app.controller import handle
from app.effects import Intent
from app.ending import Ending, ending_of
from app.games.story import Figure, Untold, story_of
from app.i18n.text import LANGUAGES, Text
from app.table import Table
from engine.core.event import Event
from engine.core.match import AGREED, Match
from engine.cryptids.data import FIRST_MYTH, ROUNDS
from engine.games import LOBBY_GAMES
from engine.saves.record import dump
from tests.app.endings import ENDINGS, at_random, nobody_stands
from tests.art.wanted import ENDINGS as DRAWN
from tests.scale import amount
from tools.project import ROOT

PLACE = re.compile(r"\{\w+")
KNOWN = {
    "inbetween": {"secured", "devoured", "awareness", "five_left", "turn_limit", AGREED},
    "cryptids": {"most_myth", "tie_break", "shared", AGREED},
    "twister": {"points", "quiet", "exhausted", AGREED},
}
"""Every way in which a game can end."""


@cache
def finished(name: str) -> Match[Any]:
    """The game of an ending; each is played once."""
    return ENDINGS[name][0]()


def told(match: Match[Any], language: str = "en") -> Ending:
    """The end of a match in words."""
    table = Table(language=language)
    table = handle(table, Intent("import", dump(match), fresh=1, now=1)).table
    assert table.match is not None
    return ending_of(table, table.match, Text(language))


def figures(match: Match[Any]) -> dict[str, tuple[int, ...]]:
    """The numbers of a match by their keys."""
    return {figure.key: figure.values for figure in story_of(match).figures()}


# Every ending ------------------------------------------------------------------------------


@pytest.mark.parametrize("game", LOBBY_GAMES)
def test_these_are_all_endings_of_the_game(game):
    met = [finished(name) for name in ENDINGS if name.startswith(game)]
    assert {match.state.ending for match in met} == KNOWN[game]


@pytest.mark.parametrize("game", LOBBY_GAMES)
def test_every_drawn_ending_is_reached(game):
    reached = {ENDINGS[name][1] for name in ENDINGS if name.startswith(game)}
    assert reached == {f"end-{name}" for name in DRAWN[game]}


@pytest.mark.parametrize("name", ENDINGS)
def test_an_ending_leads_to_its_picture(name):
    match, picture = finished(name), ENDINGS[name][1]
    assert name.split()[1] == match.state.ending
    assert story_of(match).picture() == picture
    assert (ROOT / "static" / "art" / match.game.name / f"{picture}.svg").is_file()
    assert told(match).picture == f"./static/art/{match.game.name}/{picture}.svg"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ENDINGS)
def test_an_ending_is_told_whole_in_every_language(name, language):
    match = finished(name)
    said = told(match, language)
    words = [said.kind, said.title, said.role, said.decided, *(one.label for one in said.numbers)]
    assert not [text for text in words if PLACE.search(text) or "story." in text]
    assert said.kind
    assert said.title
    # The players know why they have agreed.
    assert bool(said.decided) == (match.state.ending != AGREED)
    assert 3 <= len(said.numbers) <= 6


@pytest.mark.parametrize("name", ENDINGS)
def test_that_somebody_wins_is_said_once(name):
    said = told(finished(name))
    assert f"{said.kind} {said.title} {said.decided}".count(" wins") <= 1


@pytest.mark.parametrize("game", LOBBY_GAMES)
def test_whatever_ends_a_game_has_its_picture_its_sentence_and_its_numbers(game):
    """Games at random."""
    for seed in range(100, 100 + amount(300, 6)):
        match = at_random(game, seed)
        said = told(match)
        assert (ROOT / said.picture).is_file(), seed
        assert said.decided, seed
        assert said.numbers, seed


# What decided it -----------------------------------------------------------------------------


def test_inbetween_tells_by_whom_and_with_what():
    assert told(finished("inbetween devoured")).decided == (
        "With Feast, Ben devours Scott: that makes three."
    )
    assert told(finished("inbetween awareness creature")).decided == (
        "The Creature reaches Awareness level 6, thanks to Lance."
    )
    assert told(finished("inbetween five_left creature")).decided == (
        "Rodney leaves the game (Max). Of the last five, 2 are in the Human dimension and 3 in"
        " the Creature’s."
    )


def test_cryptids_tells_when_the_lead_was_taken_for_good():
    assert told(finished("cryptids most_myth bigfoot")).decided == (
        "Player 1 takes the lead for good in the final scoring with a hidden Real Deal"
        " (Pastime: +7) and ends 35 to 25."
    )


def test_twister_tells_who_left_or_fell():
    assert told(finished("twister points blue")).decided == (
        "Blue Magophage leaves the dungeon and makes it 5 to 1."
    )
    assert told(finished("twister points yellow")).decided == (
        "Yellow Acrobat eliminates Blue Telekineticist and makes it 5 to 4."
    )


def test_twister_tells_what_stood_when_nobody_did():
    assert told(nobody_stands((1, 4))).decided == (
        "Nobody can act any more, so the points decide: 4 to 2."
    )
    assert told(nobody_stands((2, 2))).decided == (
        "Nobody can act any more, so the points decide: 3 to 2."
    )


def test_twister_counts_characters_where_the_points_are_level():
    match = finished("twister quiet")
    story = story_of(match)
    story.view = match.view(None)._replace(winners=(1,))
    tokens = [one for one in story.table["tokens"].values() if one["what"] == "character"]
    next(one for one in tokens if one["color"] == 0 and not one["wounded"])["wounded"] = True
    message = story.decisive()
    assert message is not None
    assert message.key == "quiet.characters"
    assert message.args["who"] == 1
    assert message.args["count"] > message.args["other"]


def cryptids_story(*events: Event, totals: tuple[int, ...], winner: int) -> Any:
    """What decided a game of Twisted Cryptids in which this happened to Myth."""
    match = finished("cryptids most_myth bigfoot")
    story = type(story_of(match))(match.view(None)._replace(winners=(winner,)), events)
    for player, total in zip(story.table["players"], totals, strict=True):
        player["final"] = {**player["final"], "total": total}
    return story.decisive()


def myth(who: int, old: int, new: int, why: str = "sighting") -> Event:
    """Somebody gains or loses Myth."""
    facts = {"who": who, "why": why, "amount": new - old, "old": old, "new": new}
    return Event("myth", {**facts, "card": "bigfoot_nap"})


def test_somebody_else_may_give_the_lead_away():
    seen = Event("reveals", {"who": 1, "card": "mothman_nap", "number": 1, "site": "maple_lake"})
    events = [Event("round", {"round": 2, "first": 0}), seen, myth(0, 5, 9), seen, myth(1, 5, 12)]
    events += [Event("round", {"round": 4, "first": 1}), seen, myth(1, 12, 6)]
    message = cryptids_story(*events, totals=(9, 6), winner=0)
    assert message.key == "ahead.lost"
    assert (message.args["who"], message.args["by"], message.args["round"]) == (0, 1, 4)


def test_whoever_leads_from_the_start_of_a_laid_out_game_leads_to_its_end():
    message = cryptids_story(totals=(20, 9), winner=0)
    assert (message.key, message.args) == ("ahead", {"who": 0, "myth": 20, "other": 9})


# Numbers ---------------------------------------------------------------------------------------


def test_the_numbers_of_inbetween_agree_with_its_log():
    match = finished("inbetween secured")
    events = [entry.event for entry in match.story(None)]
    numbers = figures(match)
    assert numbers["turns"] == (match.state.turn + 1,)
    moved = [event.args["who"] for event in events if event.kind in ("shifts", "flips")]
    assert sum(numbers["moves"]) == len(moved)
    assert numbers["most_moved"] == (max(map(moved.count, moved)),)
    assert sum(numbers["flips"]) == sum(event.kind == "flips" for event in events)
    paid = [event.args["amount"] for event in events if event.kind == "pays"]
    assert sum(numbers["energy"]) == sum(paid)
    # Every card that was played lies somewhere else now.
    assert sum(numbers["cards"]) == sum(event.kind == "plays" for event in events)


def test_two_hundred_turns_are_two_hundred():
    assert figures(finished("inbetween turn_limit"))["turns"] == (200,)


@pytest.mark.parametrize("seed", range(amount(40, 4)))
def test_the_points_of_twister_are_what_they_were_for(seed):
    match = at_random("twister", seed)
    numbers = figures(match)
    hated = [entry.event.args for entry in match.story(None) if entry.event.kind == "scores"]
    extra = [sum(a["why"] == "barbarian" and a["who"] == seat for a in hated) for seat in (0, 1)]
    sums = zip(numbers["out"], numbers["felled"], extra, strict=True)
    assert list(numbers["points"]) == [sum(parts) for parts in sums] == match.state.points
    assert sum(numbers["opened"]) <= 8


@pytest.mark.parametrize(("seed", "seats"), [(0, 2), (5, 4), (16, 4), (3, 3)])
def test_the_curve_of_cryptids_goes_from_the_first_myth_to_the_last(seed, seats):
    match = at_random("cryptids", seed, seats)
    curve = story_of(match).curve()
    assert curve is not None
    assert {len(line) for line in curve.lines} == {1 + ROUNDS + 1}
    assert {line[0] for line in curve.lines} == {FIRST_MYTH}
    assert [line[-1] for line in curve.lines] == match.state.myth
    assert figures(match)["total"] == tuple(match.state.myth)
    assert figures(match)["revealed"] == (sum(map(len, match.state.revealed)),)


def test_the_best_sighting_is_nobodys_worse():
    match = finished("cryptids shared")
    (best,) = [one for one in story_of(match).figures() if one.key == "best"]
    seen = [
        entry.event.args["amount"]
        for entry in match.story(None)
        if entry.event.kind == "myth" and entry.event.args["why"] == "sighting"
    ]
    assert best.values == (max(seen),)
    assert set(best.args) == {"who", "card", "site"}


def test_a_game_that_ended_before_any_sighting_tells_what_there_is():
    numbers = figures(finished("cryptids agreed"))
    assert "total" not in numbers
    assert "leads" in numbers


# Games that bring no story, or one that nobody can read -----------------------------------------


def test_a_game_without_a_story_tells_its_turns():
    story = story_of(at_random("magpies", 1))
    assert story.picture() == ""
    assert story.decisive() is None
    assert [figure.key for figure in story.figures()] == ["turns"]


def test_an_imported_log_that_says_nonsense_costs_the_numbers_and_nothing_else():
    match = finished("inbetween secured").clone()
    match.log.insert(0, match.log[0]._replace(event=Event("shifts", {"by": "nobody"})))
    match.imported_entries = 1
    story = story_of(match)
    assert isinstance(story, Untold)
    assert story.picture() == "end-secured"
    assert story.figures() == []


def test_a_bug_of_ours_is_not_hidden():
    match = finished("inbetween secured").clone()
    match.log.append(match.log[-1]._replace(event=Event("shifts", {"by": "nobody"})))
    with pytest.raises(TypeError):
        story_of(match).figures()


def test_a_figure_names_nothing_unless_it_says_so():
    assert Figure("turns", (7,)).args == {}
