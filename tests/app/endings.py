"""Finished games of every ending, for tests: played at random, from saves, or to the point."""

from collections.abc import Callable, Iterator
from typing import Any

from engine.command.bench import play_random
from engine.core.chance import Dice
from engine.core.match import Match
from engine.games import load_game
from engine.inbetween.data import LAST_TURN
from engine.saves.record import load, parse
from tests.engine.twister.story import Story as TwisterStory
from tools.project import ROOT

IDLE = ("rest", "end", "pass")
"""What somebody answers who wants nothing to happen."""


def at_random(game: str, seed: int, seats: int | None = None) -> Match[Any]:
    """A whole game between players without a plan."""
    rules = load_game(game)
    if seats is None:
        return play_random(rules, seed)
    match, dice = Match.start(rules, seed, rules.roles[:seats]), Dice(seed)
    while match.pending is not None:
        match.choose(rules.at_random(match.pending, dice))
    return match


def saved(name: str) -> Match[Any]:
    """A game that was played once."""
    record = parse((ROOT / "tests" / "games" / f"{name}.json").read_text("utf-8"))
    return load(record, load_game(record["game"])).match


def idle_evening() -> Match[Any]:
    """Two hundred turns of InBetween in which nobody does anything."""
    match = Match.start(load_game("inbetween"), 1)
    while match.pending is not None:
        options = match.pending.options
        match.choose(next((option for option in IDLE if option in options), options[0]))
    assert match.state.turn == LAST_TURN
    return match


def nobody_stands(points: tuple[int, int], **more: Any) -> Match[Any]:
    """The last character of Dungeon Twister that can act leaves; the points before that."""
    laid = {"y_acrobat": "20.2", "b_acrobat": "1.2", **more}
    story = TwisterStory(laid, wounded=["b_acrobat"], points=points)
    return story.play("move:y_acrobat:21.2", "end").match


def agreed(game: str, choices: int) -> Match[Any]:
    """A draw by agreement after so many choices."""
    rules, dice = load_game(game), Dice(choices)
    match = Match.start(rules, choices)
    for _ in range(choices):
        assert match.pending is not None
        match.choose(rules.at_random(match.pending, dice))
    match.agree_draw()
    return match


ENDINGS: dict[str, tuple[Callable[[], Match[Any]], str]] = {
    "inbetween secured": (lambda: at_random("inbetween", 54), "end-secured"),
    "inbetween devoured": (lambda: saved("inbetween-devoured-italian"), "end-devoured"),
    "inbetween awareness town": (lambda: at_random("inbetween", 1), "end-awareness-town"),
    "inbetween awareness creature": (lambda: at_random("inbetween", 0), "end-awareness-creature"),
    "inbetween five_left town": (lambda: at_random("inbetween", 83, 2), "end-five_left-town"),
    "inbetween five_left creature": (lambda: at_random("inbetween", 20), "end-five_left-creature"),
    "inbetween turn_limit": (idle_evening, "end-draw"),
    "inbetween agreed": (lambda: agreed("inbetween", 40), "end-draw"),
    "cryptids most_myth bigfoot": (lambda: at_random("cryptids", 0), "end-bigfoot"),
    "cryptids most_myth mothman": (lambda: at_random("cryptids", 1), "end-mothman"),
    "cryptids most_myth loveland_frog": (lambda: at_random("cryptids", 8, 4), "end-loveland_frog"),
    "cryptids most_myth jackalope": (lambda: at_random("cryptids", 0, 4), "end-jackalope"),
    "cryptids tie_break": (lambda: at_random("cryptids", 16, 4), "end-jackalope"),
    "cryptids shared": (lambda: at_random("cryptids", 5, 4), "end-shared"),
    "cryptids agreed": (lambda: agreed("cryptids", 90), "end-draw"),
    "twister points yellow": (lambda: at_random("twister", 7, 2), "end-yellow"),
    "twister points blue": (lambda: at_random("twister", 1, 2), "end-blue"),
    "twister quiet yellow": (lambda: at_random("twister", 0, 2), "end-yellow"),
    "twister quiet": (lambda: at_random("twister", 14, 2), "end-draw"),
    "twister exhausted yellow": (lambda: nobody_stands((2, 2)), "end-yellow"),
    "twister exhausted blue": (lambda: nobody_stands((1, 4)), "end-blue"),
    "twister exhausted": (lambda: nobody_stands((1, 2)), "end-draw"),
    "twister agreed": (lambda: agreed("twister", 60), "end-draw"),
}
"""A game that ends like that, and the picture of its end."""


def endings(game: str) -> Iterator[str]:
    """The endings of a game."""
    return (name for name in ENDINGS if name.startswith(f"{game} "))
