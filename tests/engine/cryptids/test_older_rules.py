"""Games begun under older rules: replayed as they were played, then by the rulings of today.

The saves and links of rules 2 in tests/games were written by rules 2 and are never rewritten.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from engine.core.chance import Dice
from engine.core.match import Match
from engine.cryptids import GAME
from engine.cryptids.past import LateShuffle
from engine.cryptids.state import Wilderness
from engine.games import load_game
from engine.saves import record
from engine.saves.link import from_link, to_link

FOLDER = Path(__file__).parents[2] / "games"
RAN_OUT = "cryptids-rules-2-deck-ran-out"
"""Round 2 of four players: somebody has drawn the last card, and nobody has shuffled."""
LATE = "cryptids-rules-2-shuffled-late"
"""The same game in round 4: the discards were shuffled when the next card was wanted."""


def saved(name: str) -> dict[str, Any]:
    return record.parse((FOLDER / f"{name}.json").read_text("utf-8"))


def linked(name: str) -> Match[Wilderness]:
    return from_link((FOLDER / f"{name}.link").read_text("utf-8").strip(), load_game)


def journal(name: str) -> dict[str, Any]:
    """A game of which the device has kept only the first save and the choices."""
    data = saved(name)
    setup = data["setup"]
    beginning = Match.start(GAME.by_rules(2), setup["seed"], setup["seats"], setup["options"])
    return {**data, "base": json.loads(record.dump(beginning))["base"], "log": []}


def play_to_the_end(match: Match[Wilderness], seed: int = 1) -> None:
    dice = Dice(seed)
    while match.pending is not None:
        match.choose(dice.one_of(match.pending.options))


# Ruling 30 ---------------------------------------------------------------------------


def test_ruling_30_rules_2_left_an_empty_deck_until_the_next_card_was_wanted():
    data = saved(RAN_OUT)
    match, note = record.load(data, GAME.by_rules(2))
    t = match.state
    assert (note, type(t)) == ("", LateShuffle)
    assert (len(t.deck), len(t.discard)) == (0, 35)
    match.choose("done")
    told = [entry.event.kind for entry in match.log if entry.at == len(match.choices)]
    assert told[:2] == ["reshuffles", "draws"]


def test_ruling_30_an_empty_deck_in_an_older_save_is_shuffled_when_it_is_opened():
    data = saved(RAN_OUT)
    before = data["base"]["state"]
    assert (before["deck"], len(before["discard"])) == ([], 35)
    match, note = record.load(data, GAME)
    t = match.state
    assert (note, type(t)) == ("upgraded", Wilderness)
    assert (match.choices, t.discard) == (data["choices"], [])
    assert sorted(t.deck) == sorted(before["discard"])
    assert t.deck != before["discard"]
    # Nobody knows the new deck, everybody still knows their own cards, and chance went on.
    assert not any(t.known_to.get(card) for card in t.deck)
    assert t.hand == before["hand"]
    assert all(t.knows(seat, card) for seat, hand in enumerate(t.hand) for card in hand)
    assert t.seed != before["seed"]


def test_ruling_30_an_older_save_opens_alike_everywhere():
    first, second = (record.load(saved(RAN_OUT), GAME).match for _ in range(2))
    assert first.state.digest() == second.state.digest() == linked(RAN_OUT).state.digest()


def test_ruling_30_an_older_save_in_mid_game_goes_on_by_the_new_rules():
    for seed in range(8):
        match = record.load(saved(RAN_OUT), GAME).match
        dice = Dice(seed)
        while match.pending is not None:
            match.choose(dice.one_of(match.pending.options))
            assert match.state.deck or not match.state.discard


@pytest.mark.parametrize(("name", "noted"), [(RAN_OUT, ""), (LATE, "restored")])
def test_ruling_30_an_older_save_that_went_on_is_saved_and_opened_again(name, noted):
    """A deck that has just run out is shuffled as the new rules would have done it.

    After a late shuffle the choices cannot be replayed by them: the snapshot counts.
    """
    match = record.load(saved(name), GAME).match
    dice = Dice(5)
    for _ in range(25):
        match.choose(dice.one_of(match.pending.options))
    again, note = record.load(record.parse(record.dump(match)), GAME)
    assert note == noted
    assert again.state.digest() == match.state.digest()
    play_to_the_end(again)


def test_ruling_30_the_same_choices_lead_elsewhere_by_the_new_rules():
    """Otherwise the tests here would prove nothing."""
    data = saved(LATE)
    match = Match.start(GAME, data["setup"]["seed"], data["setup"]["seats"], {"partial": "free"})
    made = 0
    for choice in data["choices"]:
        if choice not in match.pending.options:
            break
        match.choose(choice)
        made += 1
    assert len(saved(RAN_OUT)["choices"]) < made < len(data["choices"])


@pytest.mark.parametrize("name", [RAN_OUT, LATE])
def test_ruling_30_an_older_journal_is_replayed_by_the_rules_of_its_time(name):
    match, note = record.load(journal(name), GAME)
    assert note == "upgraded"
    whole = record.load(saved(name), GAME).match
    assert (match.choices, match.log) == (whole.choices, whole.log)
    assert match.state.digest() == whole.state.digest()


def links() -> list[str]:
    return sorted(path.stem for path in FOLDER.glob("cryptids-rules-2-*.link"))


def test_there_are_links_of_rules_2():
    assert len(links()) >= 6


@pytest.mark.parametrize("name", links())
def test_ruling_30_an_older_link_leads_to_the_same_game_as_its_save(name):
    match, save = linked(name), record.load(saved(name), GAME).match
    assert match.game.rules == save.game.rules > 2
    assert match.choices == saved(name)["choices"]
    assert (match.log, match.pending) == (save.log, save.pending)
    assert match.state.digest() == save.state.digest()
    play_to_the_end(match)
    assert match.state.winners


# Ruling 3 ----------------------------------------------------------------------------


FREE = [name for name in links() if "strict" not in name]
"""Games begun with what was the default then."""


@pytest.mark.parametrize("name", FREE)
def test_ruling_3_an_older_link_that_says_nothing_about_it_is_read_freely(name):
    assert "partial" not in (FOLDER / f"{name}.link").read_text("utf-8")
    match = linked(name)
    assert (match.setup.options["partial"], match.state.options["partial"]) == ("free", "free")


def test_ruling_3_an_older_link_that_was_begun_strictly_stays_strict():
    match = linked("cryptids-rules-2-unfinished-open-strict")
    assert (match.setup.options["partial"], match.state.options["partial"]) == ("strict", "strict")


OLDER = [
    path.stem for path in sorted(FOLDER.glob("cryptids-*.json")) if saved(path.stem)["rules"] < 3
]
"""The saves of rules 1 and 2."""


@pytest.mark.parametrize("name", OLDER)
def test_ruling_3_an_older_save_keeps_the_reading_it_was_begun_with(name):
    data = saved(name)
    match = record.load(data, GAME).match
    begun = data["setup"]["options"]["partial"]
    assert begun == ("strict" if "strict" in name else "free")
    assert (match.setup.options["partial"], match.state.options["partial"]) == (begun, begun)


@pytest.mark.parametrize("name", [name for name in OLDER if "strict" not in name])
def test_ruling_3_an_older_save_that_says_nothing_about_it_is_read_freely(name):
    data = saved(name)
    del data["setup"]["options"]["partial"]
    match, note = record.load(data, GAME)
    assert (note, match.choices) == ("upgraded", data["choices"])
    assert (match.setup.options["partial"], match.state.options["partial"]) == ("free", "free")


def test_ruling_3_an_older_game_goes_on_offering_fewer_humans_where_the_player_likes():
    """The card says two; at the Swamp there is only one, and two elsewhere."""
    match = record.load(saved(LATE), GAME).match
    assert match.pending.source == "lure_or_scare_human_2"
    assert "lure:scenic_swamp:maple_lake:hiker_1" in match.pending.options
    assert "lure:pinehill_park:maple_lake:hunter_2" in match.pending.options


@pytest.mark.parametrize(("reading", "said"), [("strict", ""), ("free", "partial-free")])
def test_ruling_3_a_new_link_names_the_reading_only_if_it_is_the_free_one(reading, said):
    match = Match.start(GAME, 7, options={"partial": reading})
    link = to_link(match)
    assert link.split(".")[4] == said
    assert from_link(link, load_game).setup.options["partial"] == reading
