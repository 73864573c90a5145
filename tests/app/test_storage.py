"""Journals: what is appended comes back, damage is found, the last good prefix survives."""

import json

import pytest

from app.storage import (
    EMPTY_JOURNAL,
    BrowserStore,
    Change,
    GoneElsewhere,
    Kept,
    MemoryStore,
    new_journal,
    restore,
)
from engine.core.errors import BadRecord, HandoverError
from engine.magpies import GAME
from engine.saves.record import load
from tests.app.tables import Sitting
from tests.app.waiting import wait_for


def kept_game(choices: int = 12) -> tuple[Sitting, Kept]:
    """A game and what a store has of it after that many choices, with an undo on the way."""
    store = MemoryStore()
    sitting = Sitting()

    def keep():
        for effect in sitting.effects:
            if isinstance(effect, Change):
                wait_for(store.write(effect))

    keep()
    sitting.tap("reveal")
    sitting.tap("choose:trade")
    keep()
    sitting.tap("undo")
    keep()
    kept_until = 0
    for made in sitting.play():
        if made > kept_until:
            keep()
            kept_until = made
        if made >= choices:
            break
    return sitting, store.games[sitting.table.id]


def test_a_kept_game_comes_back_choice_by_choice():
    sitting, kept = kept_game()
    restored = restore(kept)
    assert restored.sound
    assert restored.journal == sitting.table.journal
    match, note = load(restored.record, GAME)
    assert note == ""
    assert match.choices == sitting.match.choices
    assert match.state.digest() == sitting.match.state.digest()


def test_the_journal_tells_of_choices_taken_back():
    _, kept = kept_game()
    assert [entry["do"] for entry in kept.journal[:2]] == ["trade", 1]


def test_a_checksum_covers_everything_before_it():
    journal, entries = new_journal(["a", "b"])
    other, others = new_journal(["c", "b"])
    assert entries[1]["sum"] != others[1]["sum"]
    assert journal != other


@pytest.mark.parametrize(
    "damage",
    [
        {"do": "beg?"},
        {"do": 99},
        {"do": True},
        {"do": None},
        {"n": 77},
        {"sum": 0},
        {"sum": "x"},
    ],
)
@pytest.mark.parametrize("place", [0, 3, -1])
def test_a_damaged_entry_costs_what_follows_it_at_most(damage, place):
    sitting, kept = kept_game()
    journal = [dict(entry) for entry in kept.journal]
    journal[place] |= damage
    restored = restore(kept._replace(journal=journal))
    assert not restored.sound
    match, _ = load(restored.record, GAME)
    assert match.choices == sitting.match.choices[: len(match.choices)]
    # The snapshot of the last hand-over is whole, so never much is lost.
    assert len(match.choices) >= len(json.loads(kept.snapshot)["choices"])


def test_without_its_snapshot_a_game_is_played_again_from_its_opening():
    sitting, kept = kept_game()
    restored = restore(kept._replace(snapshot="torn"))
    match, _ = load(restored.record, GAME)
    assert match.state.digest() == sitting.match.state.digest()


def test_without_both_saves_there_is_nothing_to_go_on_with():
    _, kept = kept_game()
    with pytest.raises(BadRecord):
        restore(kept._replace(snapshot="torn", opening=""))


def test_every_damaged_character_of_everything_kept_is_survived():
    _, kept = kept_game()
    content = json.dumps(kept._asdict())
    opened = 0
    for place in range(0, len(content), 5):
        damaged = content[:place] + chr(ord(content[place]) ^ 2) + content[place + 1 :]
        try:
            data = json.loads(damaged)
        except ValueError:
            continue  # the browser's own store cannot break the JSON it never writes
        try:
            load(restore(Kept.from_data(data)).record, GAME)
            opened += 1
        except HandoverError:
            pass
    assert opened > 100


def test_a_torn_snapshot_brings_back_nothing_that_was_taken_back():
    sitting = Sitting()
    sitting.tap("reveal")
    sitting.tap("choose:trade")
    (change,) = sitting.do("unkept", "QuotaExceededError")
    entries = [*change.entries, sitting.table.journal.entry(1)]
    restored = restore(Kept(change.header, change.opening, "torn", entries))
    assert restored.record["choices"] == []


# Opened again --------------------------------------------------------------------------------


def test_a_game_that_is_only_in_memory_says_so_when_it_is_opened_again():
    _, kept = kept_game()
    sitting = Sitting()
    sitting.do("opened", kept._replace(unkept="QuotaExceededError"))
    assert "won’t store saved games (QuotaExceededError)" in sitting.words
    sitting.tap("reveal")
    sitting.tap("panel:menu")
    assert "won’t store saved games (QuotaExceededError)" in sitting.words
    assert "saved on this device" not in sitting.words
    sitting.do("opened", kept)
    assert "won’t store saved games" not in sitting.words


def test_a_storage_that_does_not_answer_is_told_in_words_of_its_own():
    sitting = Sitting()
    sitting.do("unkept", "TimeoutError")
    assert [notice.key for notice in sitting.table.notices] == ["storage.slow"]
    sitting.do("unkept", "")
    sitting.do("unkept", "QuotaExceededError")
    assert [notice.key for notice in sitting.table.notices] == ["storage.lost"]


def test_a_refused_game_goes_on_after_what_was_handed_over_for_memory():
    store = MemoryStore()
    sitting = Sitting()
    sitting.tap("reveal")
    sitting.tap("choose:trade")
    sitting.tap("undo")
    (whole,) = sitting.do("unkept", "QuotaExceededError")
    wait_for(store.write(whole))
    (next_one,) = sitting.tap("choose:beg")
    wait_for(store.write(next_one))
    restored = restore(store.games[sitting.table.id])
    assert restored.sound
    assert restored.journal == sitting.table.journal
    assert restored.record["choices"] == ["beg"]


def test_a_game_that_is_resumed_stays_as_old_as_it_is():
    played, kept = kept_game()
    assert played.table.created > 0
    resumed = Sitting()
    resumed.do("opened", kept)
    assert resumed.table.created == played.table.created
    resumed.do("opened", kept._replace(header={**kept.header, "created": "long ago"}))
    assert resumed.table.created > played.table.created


def test_when_the_device_keeps_a_game_again_the_banner_goes():
    sitting = Sitting().play_to(5)
    sitting.do("unkept", "QuotaExceededError")
    assert sitting.do("unkept", "") == ()
    assert "won’t store saved games" not in sitting.words


def test_a_damaged_file_opens_as_far_as_it_is_good_and_says_so():
    played, kept = kept_game()
    journal = [dict(entry) for entry in kept.journal]
    journal[3]["n"] = 77
    sitting = Sitting()
    sitting.do("import", kept._replace(journal=journal)._asdict())
    assert sitting.match.choices == played.match.choices[: len(sitting.match.choices)]
    assert len(sitting.match.choices) == len(json.loads(kept.snapshot)["choices"])
    assert sitting.table.notice.key == "note.restored"
    sitting.do("import", kept._asdict())
    assert sitting.match.choices == played.match.choices
    assert sitting.table.notice is None


@pytest.mark.parametrize("data", [None, [], {}, {"header": {}}, {"journal": []}, "text", 3])
def test_what_is_no_kept_game_is_named(data):
    with pytest.raises(BadRecord):
        Kept.from_data(data)


def test_a_store_refuses_an_entry_that_another_tab_has_written():
    store = MemoryStore()
    first = EMPTY_JOURNAL.entry("beg")
    wait_for(store.write(Change({"id": "1"}, [first], "o", "s")))
    with pytest.raises(GoneElsewhere):
        wait_for(store.write(Change({"id": "1"}, [first])))


def test_a_store_keeps_its_saves_until_there_are_new_ones():
    store = MemoryStore()
    wait_for(store.write(Change({"id": "1"}, [], "opening", "first")))
    wait_for(store.write(Change({"id": "1"}, [], snapshot="second")))
    assert wait_for(store.read("1")) == Kept({"id": "1"}, "opening", "second", [])
    assert wait_for(store.read("2")) is None


class Script:
    """static/js/store.mjs as Python sees it."""

    def __init__(self, answer: str) -> None:
        self.answer = answer
        self.written: list[str] = []

    async def writeText(self, text):  # noqa: N802 - named by the script
        self.written.append(text)
        return self.answer

    async def readText(self, id):  # noqa: N802 - named by the script
        return self.answer


def test_the_browsers_store_passes_refusals_on():
    store = BrowserStore(Script("QuotaExceededError"))
    assert wait_for(store.write(Change({"id": "1"}, []))) == "QuotaExceededError"


def test_the_browsers_store_knows_another_tab():
    with pytest.raises(GoneElsewhere):
        wait_for(BrowserStore(Script("elsewhere")).write(Change({"id": "1"}, [])))


def test_the_browsers_store_reads_what_is_there_and_what_is_not():
    kept = Kept({"id": "1"}, "o", "s", [])
    assert wait_for(BrowserStore(Script(json.dumps(kept._asdict()))).read("1")) == kept
    assert wait_for(BrowserStore(Script("null")).read("1")) is None


def test_the_browsers_store_says_why_a_game_is_only_in_memory():
    kept = Kept({"id": "1"}, "o", "s", [], unkept="QuotaExceededError")
    assert wait_for(BrowserStore(Script(json.dumps(kept._asdict()))).read("1")) == kept


def test_large_seeds_cross_as_text():
    sitting = Sitting(seed=2**64 - 1)
    (change, _) = sitting.effects
    outside = json.loads(change.to_json())
    numbers = [value for value in outside["header"].values() if isinstance(value, int)]
    assert all(value < 2**53 for value in numbers)
    assert isinstance(outside["snapshot"], str)
