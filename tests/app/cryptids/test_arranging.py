"""Stacks that are being built: what is taken out leaves a gap, and an undo puts it back."""

import pytest

from app.node import Node
from tests.app.cryptids.sittings import CryptidsSitting
from tests.app.cryptids.test_switching import stacks, touch_laid, workshop

PRESETS = ["preset:bold", "preset:buried", "preset:balanced"]


def built(preset: str = "preset:bold") -> CryptidsSitting:
    """Somebody has taken a preset."""
    sitting = workshop()
    sitting.tap(f"choose:{preset}")
    return sitting


def seen_slots(sitting: CryptidsSitting) -> list[str]:
    """What is seen in the nine slots, from the first on; "" for an empty one."""
    found = []
    for slot in drawn_slots(sitting):
        cards = [node.attributes["key"] for node in buttons(slot) if is_sighting(node)]
        found += cards or [""]
    return found


def drawn_slots(sitting: CryptidsSitting) -> list[Node]:
    (bench,) = sitting.screen.find(key="bench")
    stacks = [bench.find(key=f"stack-{number}")[0] for number in (1, 2, 3)]
    return [stack.find(key=f"slot-{place}")[0] for stack in stacks for place in (1, 2, 3)]


def buttons(node: Node) -> list[Node]:
    return node.find(type="button")


def is_sighting(node: Node) -> bool:
    return "sighting" in node.attributes["class"].split()


def spare(sitting: CryptidsSitting) -> list[str]:
    """The Sightings beside the Stacks."""
    folders = sitting.screen.find(key="folder")
    return [node.attributes["key"] for folder in folders for node in buttons(folder)]


def take_out(sitting: CryptidsSitting, card: str) -> None:
    touch_laid(sitting, card)
    (verb,) = sitting.screen.find(key="take-back")
    sitting.tap(verb.attributes["data-act"])


def can_confirm(sitting: CryptidsSitting) -> bool:
    return bool(sitting.screen.find(data_act="choose:confirm"))


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("place", [0, 4, 7, 8])
def test_a_card_that_is_taken_out_leaves_all_others_where_they_are(preset, place):
    sitting = built(preset)
    before = stacks(sitting)
    take_out(sitting, before[place])
    assert seen_slots(sitting) == [*before[:place], "", *before[place + 1 :]]
    assert spare(sitting) == [before[place]]
    assert not can_confirm(sitting)


def test_undo_puts_back_what_was_taken_out_step_by_step():
    sitting = built()
    before = stacks(sitting)
    take_out(sitting, before[1])
    take_out(sitting, before[5])
    assert seen_slots(sitting).count("") == 2
    sitting.tap("undo")
    assert seen_slots(sitting) == [before[0], "", *before[2:]]
    sitting.tap("undo")
    assert seen_slots(sitting) == before == stacks(sitting)
    assert can_confirm(sitting)


def test_undo_first_lets_go_of_a_lifted_card():
    sitting = built()
    before = stacks(sitting)
    touch_laid(sitting, before[3])
    sitting.tap("undo")
    assert (sitting.table.selection, stacks(sitting)) == ("", before)


def test_undo_restores_what_was_before_a_swap():
    sitting = built()
    before, choices = stacks(sitting), sitting.match.choices[:]
    touch_laid(sitting, before[0])
    touch_laid(sitting, before[8])
    touch_laid(sitting, before[2])
    touch_laid(sitting, before[3])
    assert stacks(sitting)[2:4] == [before[3], before[2]]
    sitting.tap("undo")
    assert stacks(sitting) == [before[8], *before[1:8], before[0]]
    sitting.tap("undo")
    assert stacks(sitting) == before
    assert sitting.match.choices == choices
    sitting.tap("undo")
    assert stacks(sitting) == []


def test_what_was_chosen_since_a_swap_is_taken_back_first():
    sitting = workshop(0, 0)
    first, second = stacks(sitting)
    touch_laid(sitting, first)
    touch_laid(sitting, second)
    third = sitting.match.pending.options[0]
    sitting.tap(f"choose:{third}")
    sitting.tap("undo")
    assert stacks(sitting) == [second, first]
    sitting.tap("undo")
    assert stacks(sitting) == [first, second]


def test_a_gap_is_filled_by_a_tap_and_the_stacks_can_be_kept_again():
    sitting = built()
    before = stacks(sitting)
    take_out(sitting, before[1])
    take_out(sitting, before[6])
    assert "Stack 1, card 2" in sitting.words
    touch_laid(sitting, before[6])
    assert seen_slots(sitting) == [before[0], before[6], *before[2:6], "", *before[7:]]
    touch_laid(sitting, before[1])
    assert seen_slots(sitting) == stacks(sitting)
    assert stacks(sitting) == [before[0], before[6], *before[2:6], before[1], *before[7:]]
    assert sitting.table.selection == ""
    sitting.tap("undo")
    assert stacks(sitting) == before
    sitting.tap("choose:confirm")


def test_a_card_goes_back_to_its_own_gap():
    sitting = built()
    before = stacks(sitting)
    choices = sitting.match.choices[:]
    take_out(sitting, before[4])
    touch_laid(sitting, before[4])
    assert (sitting.table.selection, sitting.match.choices) == ("", choices)
    assert can_confirm(sitting)


def test_a_lifted_card_is_put_into_an_empty_slot():
    sitting = workshop(0, 0, 0)
    first, second, third = stacks(sitting)
    touch_laid(sitting, first)
    (empty,) = buttons(drawn_slots(sitting)[7])
    sitting.tap(empty.attributes["data-act"])
    assert seen_slots(sitting) == ["", second, third, "", "", "", "", first, ""]
    touch_laid(sitting, spare(sitting)[0])
    assert seen_slots(sitting)[0]
    sitting.tap("undo")
    sitting.tap("undo")
    assert seen_slots(sitting)[:3] == [first, second, third]


def test_the_last_card_that_was_placed_is_taken_out_for_good():
    sitting = workshop(0, 0, 0)
    first, second, third = stacks(sitting)
    take_out(sitting, third)
    assert stacks(sitting) == [first, second]
    assert third in sitting.match.pending.options
    sitting.tap("undo")
    assert stacks(sitting) == [first, second, third]


def test_the_only_card_is_taken_out_and_the_trait_stays():
    sitting = workshop(4)
    (only,) = stacks(sitting)
    take_out(sitting, only)
    assert (stacks(sitting), sitting.match.pending.kind) == ([], "stacks")
    sitting.tap("undo")
    assert stacks(sitting) == [only]


def test_a_preset_closes_every_gap():
    sitting = built()
    take_out(sitting, stacks(sitting)[0])
    sitting.tap("choose:preset:buried")
    assert seen_slots(sitting) == stacks(sitting)
    assert can_confirm(sitting)


def test_a_gap_is_nothing_that_anybody_else_sees():
    sitting = built()
    take_out(sitting, stacks(sitting)[0])
    sitting.do("conceal")
    covered = sitting.html
    other = built()
    other.do("conceal")
    assert sitting.table.selection == ""
    assert covered == other.html
