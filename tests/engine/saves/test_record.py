"""Saves: what was played comes back, and nothing in a file can do harm."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from engine.core.chance import Dice
from engine.core.errors import BadRecord, HandoverError, RecordMismatch
from engine.core.game import Game
from engine.core.match import Match
from engine.games import load_game
from engine.magpies import GAME
from engine.magpies.state import Magpies
from engine.saves import record


def played(seed: int, choices: int, names=("ann", "ben", "cid")) -> Match:
    match = Match.start(GAME, seed, names)
    dice = Dice(seed)
    while match.pending is not None and len(match.choices) < choices:
        match.choose(dice.one_of(match.pending.options))
    return match


def reload(text: str, game=GAME) -> record.Loaded:
    return record.load(record.parse(text), game)


def changed(match: Match, **parts) -> str:
    """The save of a match with some parts replaced, and a checksum that fits."""
    data = {**match.record(), **parts}
    data["sum"] = record.checksum(data)
    return json.dumps(data)


@pytest.mark.parametrize("choices", [0, 1, 2, 13, 30, 10_000])
def test_a_save_leads_back_to_the_same_moment(choices):
    match = played(8, choices)
    loaded = reload(record.dump(match))
    assert loaded.note == ""
    assert loaded.match.state.digest() == match.state.digest()
    assert loaded.match.pending == match.pending
    assert loaded.match.log == match.log
    assert loaded.match.setup == match.setup
    assert loaded.match.why_not_undo == match.why_not_undo


def test_a_save_holds_what_the_design_says():
    data = played(8, 20).record()
    assert list(data) == ["format", "game", "rules", "setup", "choices", "base", "log"]
    assert data["setup"]["seats"] == ["ann", "ben", "cid"]
    assert set(data["base"]) == {"at", "state", "digest"}
    assert json.loads(json.dumps(data)) == json.loads(json.dumps(data))


def test_names_may_hold_any_letters():
    match = Match.start(GAME, 1, ["Zażółć", "</script><b>&amp;"])
    assert reload(record.dump(match)).match.setup.names == match.setup.names


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "not JSON"),
        ("{", "not JSON"),
        ("[1, 2]", "not a save of Handover"),
        ('{"format": 1}', "not a save of Handover"),
        ('{"format": 99, "game": "magpies"}', "made by a newer version of Handover"),
        ('{"format": 1, "game": "magpies", "sum": "0"}', "damaged"),
        ('{"format": 1, "game": "\\ud800", "sum": "0"}', "damaged"),
        ("[" * 100_000, "too deep"),
        ("[" * 50 + "]" * 50, "too deep"),
        (" " * (record.LONGEST + 1), "too long"),
        ('"' + "[" * 500 + '"', "not a save of Handover"),
        ("1" * 100_000, "not JSON"),
    ],
)
def test_a_file_that_is_no_save_is_named_for_what_it_is(text, problem):
    with pytest.raises(BadRecord) as error:
        record.parse(text)
    assert error.value.facts["problem"] == problem


@pytest.mark.parametrize(
    ("parts", "problem"),
    [
        ({"game": "chess"}, "another game"),
        ({"setup": None}, "no set-up"),
        ({"setup": {"seed": "x"}}, "set-up"),
        ({"setup": {"seed": 1, "seats": ["a", "b"], "options": {"hedges": []}}}, "set-up"),
        ({"choices": "abc"}, "no list of choices"),
        ({"choices": [1, 2]}, "no list of choices"),
        ({"choices": ["a"] * (record.MOST_CHOICES + 1)}, "too many choices"),
        ({"rules": 99}, "made by newer rules"),
        ({"rules": "1"}, "made by newer rules"),
        ({"rules": True, "choices": ["nonsense"]}, ""),
    ],
)
def test_a_save_with_a_wrong_part_names_it(parts, problem):
    with pytest.raises(HandoverError) as error:
        reload(changed(played(8, 20), **parts))
    assert error.value.facts["problem"].startswith(problem)


def test_a_choice_that_was_never_offered_falls_back_to_the_snapshot():
    match = played(8, 20)
    choices = list(match.choices)
    choices[3] = "nonsense"
    loaded = reload(changed(match, choices=choices))
    assert loaded.note == "restored"
    assert loaded.match.state.digest() == match.state.digest()
    assert loaded.match.begins_at == match.record()["base"]["at"]


def test_a_last_choice_that_was_never_offered_is_left_out():
    match = played(8, 20)
    loaded = reload(changed(match, choices=[*match.choices, "nonsense"]))
    assert loaded.note == "cut"
    assert loaded.match.state.digest() == match.state.digest()


def test_a_replay_that_leads_elsewhere_is_noticed():
    match = played(8, 20)
    base = {**match.record()["base"], "digest": "0" * 16}
    with pytest.raises(RecordMismatch) as error:
        reload(changed(match, base=base))
    assert error.value.facts["problem"] == "another position"


def test_a_replay_that_leads_elsewhere_is_noticed_if_the_snapshot_is_older_than_the_last_choices():
    match = played(8, 20)
    base = {**match.at(12).record()["base"], "digest": "0" * 16}
    assert base["at"] < match.last_mark().at
    with pytest.raises(RecordMismatch) as error:
        reload(changed(match, base=base))
    assert error.value.facts == {"problem": "another position", "at": base["at"]}


def test_a_save_without_a_snapshot_is_replayed():
    match = played(8, 20)
    assert reload(changed(match, base=None)).match.state.digest() == match.state.digest()


@pytest.mark.parametrize(
    "spoil",
    [
        lambda base: base["state"].pop("hand"),
        lambda base: base["state"].update(hand="none"),
        lambda base: base["state"]["deck"].append("ring_1"),
        lambda base: base["state"].update(seats=2),
        lambda base: base.update(at=10_000),
        lambda base: base.update(at="x"),
        lambda base: base["state"].update(coins=[1]),
    ],
)
def test_a_spoilt_snapshot_is_refused_even_with_a_fitting_checksum(spoil):
    match = played(8, 20)
    base = json.loads(json.dumps(match.record()["base"]))
    spoil(base)
    base["digest"] = record._digest_of(base["state"])
    with pytest.raises(RecordMismatch) as error:
        reload(changed(match, base=base, choices=["nonsense", *match.choices[1:]]))
    assert error.value.facts["problem"] in ("no usable snapshot", "choice not offered")


# Rules that change ---------------------------------------------------------------


NEW_MAGPIES = replace(
    GAME,
    rules=3,
    upgrades={
        1: lambda data: {**data, "coins": [2 * coins for coins in data["coins"]]},
        2: lambda data: data,
    },
)
"""Magpies, two rules numbers later: coins are doubled, then begging is worth a coin more."""


def test_a_save_of_older_rules_goes_on_from_its_upgraded_snapshot():
    match = played(8, 20)
    loaded = reload(record.dump(match), NEW_MAGPIES)
    assert loaded.note == "upgraded"
    assert loaded.match.choices == match.choices
    mark = match.last_mark()
    assert loaded.match.begins_at == mark.at
    assert loaded.match.at(mark.at).state.coins == [2 * coins for coins in mark.state.coins]
    # The story of the time before is kept.
    kept = [entry for entry in match.log if entry.at < mark.at]
    assert loaded.match.log[: len(kept)] == kept


def test_an_upgraded_match_can_be_saved_again_and_goes_on_from_there():
    loaded = reload(record.dump(played(8, 20)), NEW_MAGPIES).match
    again = reload(record.dump(loaded), NEW_MAGPIES)
    assert again.note == "restored"
    assert again.match.state.digest() == loaded.state.digest()


def test_a_save_of_older_rules_without_an_upgrade_is_refused():
    with pytest.raises(RecordMismatch):
        reload(record.dump(played(8, 20)), replace(NEW_MAGPIES, upgrades={}))


def test_choices_that_the_new_rules_do_not_offer_are_cut_off():
    upgrades = {
        1: lambda data: {**data, "coins": [0] * data["seats"]},
        2: lambda data: data,
    }
    match = Match.start(GAME, 0, ["ann", "ben"])
    state = match.state
    ring = next(card for card in state.deck + state.hand[0] if card.startswith("ring"))
    if ring not in state.hand[0]:
        state.deck[state.deck.index(ring)] = state.hand[0].pop()
        state.hand[0].append(ring)
    state.forget(state.deck)
    state.learn(state.hand[0], 0)
    match = Match(GAME, match.setup, Magpies.from_data(state.data()))
    match.choose(ring)
    loaded = reload(record.dump(match), replace(NEW_MAGPIES, upgrades=upgrades))
    assert loaded.note == "cut"
    assert loaded.match.choices == []


class BottomFirst(Magpies):
    """New rules: cards are drawn from the bottom of the deck."""

    __slots__ = ()

    def draw(self, me: int, count: int) -> None:
        self.deck.reverse()
        super().draw(me, count)
        self.deck.reverse()


def with_old_draws(game: Game[Magpies]) -> Game[Magpies]:
    return replace(game, rules=1, options=GAME.options, state=Magpies)


REMEMBERING = replace(
    GAME,
    rules=2,
    options={"hedges": ("2", "3")},
    upgrades={1: lambda data: data},
    state=BottomFirst,
    past={1: with_old_draws},
)
"""Magpies, one rules number later, which still knows how it was played before."""
REMEMBERING_MORE = replace(REMEMBERING, upgrades={0: lambda data: data, 1: lambda data: data})
"""The same, with saves of rules that it knows no more."""


def test_a_game_goes_back_to_the_oldest_rules_that_it_knows():
    newest = replace(REMEMBERING, rules=3, past={2: lambda game: REMEMBERING})
    assert [newest.by_rules(number).rules for number in (4, 3, 2, 1, 0)] == [3, 3, 2, 1, 1]
    assert newest.by_rules(3) is newest


def test_a_journal_of_older_rules_is_replayed_by_them_and_goes_on_by_the_new_ones():
    """The only save that is left of it may be from its beginning."""
    match = played(8, 20)
    text = changed(match, base=match.at(0).record()["base"])
    assert reload(text, replace(REMEMBERING, past={})).note == "cut"
    loaded = reload(text, REMEMBERING)
    assert (loaded.note, loaded.match.choices) == ("upgraded", match.choices)
    assert loaded.match.state.digest() == match.state.digest()
    assert type(loaded.match.state) is BottomFirst


def test_an_option_that_an_older_save_leaves_out_is_what_it_was_by_default():
    match = played(8, 20)
    setup = {**match.record()["setup"], "options": {}}
    assert reload(changed(match, setup=setup), REMEMBERING).match.setup.options == {"hedges": "3"}
    assert reload(changed(match, setup=setup, rules=0), REMEMBERING_MORE).match.setup.options == {
        "hedges": "3"
    }


def test_choices_that_the_older_rules_do_not_offer_are_cut_off():
    match = played(8, 20)
    loaded = reload(changed(match, choices=[*match.choices, "nonsense"]), REMEMBERING)
    assert loaded.note == "cut"
    assert loaded.match.choices == match.choices


# Damage --------------------------------------------------------------------------


def test_every_byte_of_a_save_can_be_damaged_without_harm():
    text = record.dump(played(8, 12, ("ann", "ben"))).encode()
    assert len(text) > 1000
    for place in range(len(text)):
        for bit in (0x01, 0x80):
            damaged = bytearray(text)
            damaged[place] ^= bit
            with pytest.raises(HandoverError):
                reload(damaged.decode("utf-8", "replace"))


def test_a_save_cut_short_anywhere_is_refused():
    text = record.dump(played(8, 12, ("ann", "ben")))
    for length in range(0, len(text), 3):
        with pytest.raises(BadRecord):
            reload(text[:length])


def test_damage_with_a_fitting_checksum_never_raises_anything_else():
    text = record.dump(played(8, 12, ("ann", "ben"))).encode()
    for place in range(0, len(text), 2):
        damaged = bytearray(text)
        damaged[place] = ord("7") if damaged[place] != ord("7") else ord("3")
        try:
            data = json.loads(damaged.decode())
        except ValueError:
            continue
        data["sum"] = record.checksum(data)
        try:
            match = reload(json.dumps(data)).match
        except HandoverError:
            continue
        # What is let in can be played on.
        dice = Dice(place)
        while match.pending is not None:
            match.choose(dice.one_of(match.pending.options))


OLDER = [
    path
    for path in sorted((Path(__file__).parents[2] / "games").glob("*.json"))
    if load_game((data := json.loads(path.read_text("utf-8")))["game"]).rules != data["rules"]
]


@pytest.mark.parametrize("path", OLDER, ids=lambda path: path.stem)
def test_what_an_upgraded_game_had_told_is_told_once(path):
    data = json.loads(path.read_text("utf-8"))
    at = data["base"]["at"]
    match = record.load(data, load_game(data["game"])).match
    told = [(moment, event.kind) for moment, event in match.log if moment <= at]
    assert told == [(moment, kind) for moment, kind, *_ in data["log"] if moment <= at]
