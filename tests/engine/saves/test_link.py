"""Share links: short, safe in an address, and harmless when they are garbage."""

import re
from dataclasses import replace

import pytest

from engine.core.chance import Dice
from engine.core.errors import BadRecord, HandoverError, RecordMismatch
from engine.core.match import AGREED, Match
from engine.games import load_game
from engine.magpies import GAME
from engine.saves.link import LONGEST, from_link, to_link


def find(name: str):
    return load_game(name)


def played(seed: int, choices: int = 10_000, **setup) -> Match:
    match = Match.start(GAME, seed, **setup)
    dice = Dice(seed)
    while match.pending is not None and len(match.choices) < choices:
        match.choose(dice.one_of(match.pending.options))
    return match


@pytest.mark.parametrize("choices", [0, 1, 17, 10_000])
@pytest.mark.parametrize("setup", [{}, {"names": ["a", "b", "c"], "options": {"hedges": "2"}}])
def test_a_link_holds_the_whole_game(choices, setup):
    match = played(5, choices, **setup)
    again = from_link(to_link(match), find)
    assert again.state.digest() == match.state.digest()
    assert (again.choices, again.pending) == (match.choices, match.pending)


def test_a_link_is_short_and_safe_in_an_address():
    longest = max(len(to_link(played(seed))) for seed in range(20))
    assert longest < 160
    assert re.fullmatch(r"[A-Za-z0-9._~-]+", to_link(played(3)))


def test_names_stay_out_of_links():
    link = to_link(played(5, 20, names=["Rumpelstiltskin", "Ben"]))
    assert "Rumpel" not in link
    assert from_link(link, find).setup.names == ("pica", "hudsonia")


@pytest.mark.parametrize(
    "link",
    [
        "",
        "hello",
        "<script>alert(1)</script>",
        "magpies.1.2.0.....",
        "magpies.1.9.5..0..000000",
        "magpies.1.2.5.moats-3.0..000000",
        "magpies.1.2.5.hedges.0..000000",
        "magpies.1.2.5..99999..000000",
        "magpies.1.2.5..0.A.000000",
        "magpies.1.2.ffffffffffffffffff..0..000000",
        "x" * (LONGEST + 1),
    ],
)
def test_garbage_is_refused(link):
    with pytest.raises(BadRecord):
        from_link(link, find)


def test_a_link_of_an_unknown_game_names_it():
    with pytest.raises(HandoverError) as error:
        from_link("chess.1.2.5..0..000000", find)
    assert error.value.facts["name"] == "chess"


def test_a_link_of_other_rules_is_refused():
    newer = replace(GAME, rules=2)
    with pytest.raises(RecordMismatch) as error:
        from_link(to_link(played(5, 9)), lambda name: newer)
    assert error.value.facts["problem"] == "made by other rules"


OLD_DEFAULT = GAME.options["hedges"][0]
REMEMBERING = replace(
    GAME,
    rules=2,
    options={"hedges": GAME.options["hedges"][::-1]},
    upgrades={1: lambda data: data},
    past={1: lambda game: replace(game, rules=1, options=GAME.options)},
)
"""Magpies, one rules number later: another default, but the older rules are still known."""


@pytest.mark.parametrize("choices", [0, 1, 17, 10_000])
def test_a_link_of_older_rules_is_read_by_them_and_goes_on_by_the_new_ones(choices):
    match = played(5, choices)
    link = to_link(match)
    assert OLD_DEFAULT not in link.split(".")[4]
    again = from_link(link, lambda name: REMEMBERING)
    assert again.game is REMEMBERING
    assert again.setup.options == {"hedges": OLD_DEFAULT}
    assert again.state.digest() == match.state.digest()
    assert (again.choices, again.pending) == (match.choices, match.pending)


def test_a_link_of_older_rules_keeps_a_draw_by_agreement():
    match = played(5, 17)
    match.agree_draw()
    again = from_link(to_link(match), lambda name: REMEMBERING)
    assert (again.state.ending, again.choices) == (AGREED, match.choices)


@pytest.mark.parametrize("rules", ["0", "3", "999999"])
def test_a_link_of_rules_that_are_not_known_is_refused(rules):
    parts = to_link(played(5, 9)).split(".")
    parts[1] = rules
    with pytest.raises(RecordMismatch) as error:
        from_link(".".join(parts), lambda name: REMEMBERING)
    assert error.value.facts["problem"] == "made by other rules"


def test_a_link_that_says_more_than_it_holds_is_refused():
    parts = to_link(played(5)).split(".")
    parts[5] = str(int(parts[5]) + 1)
    with pytest.raises(RecordMismatch) as error:
        from_link(".".join(parts), find)
    assert error.value.facts["problem"] == "choices after the end"


def test_every_changed_character_is_noticed_or_harmless():
    match = played(5, 25)
    link = to_link(match)
    for place in range(len(link)):
        changed = link[:place] + ("1" if link[place] != "1" else "2") + link[place + 1 :]
        try:
            again = from_link(changed, find)
        except HandoverError:
            continue
        assert again.state.digest() == match.state.digest()


def test_a_game_begun_under_older_rules_has_no_link():
    match = played(5, 20)
    late = Match(GAME, match.setup, match.last_mark().state.copy(), match.choices[:5])
    with pytest.raises(RecordMismatch):
        to_link(late)
