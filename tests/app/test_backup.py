"""Backups: an older one never replaces newer play, a damaged one replaces nothing at all."""

import json
from dataclasses import replace

import pytest

from app import backup
from app.acts.saving import whole_change
from app.effects import Intent
from app.storage import Change, Kept, MemoryStore
from tests.app.tables import Sitting
from tests.app.test_shell import Desk
from tests.app.waiting import wait_for


class Device:
    """A table whose game is on a device."""

    def __init__(self, **wishes):
        self.store = MemoryStore()
        self.sitting = Sitting(**wishes)
        self.keep()

    def keep(self):
        """Store what the last tap asked for."""
        for effect in self.sitting.effects:
            if isinstance(effect, Change):
                wait_for(self.store.write(effect))

    def tap(self, *acts):
        """Tap one after the other; what the device has then."""
        for act in acts:
            if act.startswith("choose:") and self.sitting.screen.find(data_act="reveal"):
                self.sitting.tap("reveal")
            self.sitting.tap(act)
            self.keep()
        return self.kept

    def go_on(self):
        """Make the first choice that is offered."""
        return self.tap(f"choose:{self.sitting.match.pending.options[0]}")

    @property
    def kept(self):
        """What a backup has of the game, and what the page reads of it."""
        return self.store.games[self.sitting.table.id]._asdict()


def judge(kept, here):
    return backup.judge(kept, here, developer=True)


FINDING = {
    "header": {"id": "65", "game": "cryptids", "names": ["x"], "updated": 9e15},
    "opening": "rubbish",
    "snapshot": "",
    "journal": [],
}
"""A game of a hostile backup: the id of another game, and nothing that could be opened."""


def test_an_older_backup_never_replaces_newer_play():
    device = Device()
    older = device.tap("choose:trade")
    newer = device.go_on()
    # The clock was set back after the backup, so the older one claims to be newer.
    older["header"] = {**older["header"], "updated": 10**15}
    assert judge(older, newer) == backup.NEWER
    assert judge(newer, older) == backup.TAKE
    assert judge(newer, newer) == backup.SAME


def test_what_is_not_on_the_device_is_taken():
    assert judge(Device().kept, None) == backup.TAKE


def test_a_choice_taken_back_is_further_on_than_the_choice():
    device = Device()
    before = device.tap("choose:trade")
    after = device.tap("undo")
    assert judge(before, after) == backup.NEWER
    assert judge(after, before) == backup.TAKE


def test_two_ways_to_go_on_are_both_kept():
    one, other = Device().tap("choose:trade"), Device().tap("choose:beg")
    assert judge(one, other) == judge(other, one) == backup.BOTH


@pytest.mark.parametrize("wish", [{"seed": 8}, {"seats": 3}, {"names": ["Eva", "Finn"]}])
def test_games_of_another_deal_are_both_kept_even_before_a_choice(wish):
    one, other = Device(), Device(**wish)
    assert judge(one.kept, other.kept) == backup.BOTH
    assert judge(one.tap("choose:trade"), other.kept) == backup.BOTH


def test_a_draw_by_agreement_is_further_on():
    device = Device()
    before = device.tap("choose:trade")
    after = device.tap("panel:menu", "draw", "agree:0", "agree:1")
    assert before["journal"] == after["journal"]
    assert judge(before, after) == backup.NEWER
    assert judge(after, before) == backup.TAKE


def test_a_game_that_was_written_as_a_whole_is_still_the_same_game():
    device = Device()
    before = device.tap("choose:trade")
    device.sitting.effects = (whole_change(device.sitting.table, Intent("unkept", now=1)),)
    device.keep()
    assert device.kept["opening"] != before["opening"]
    assert judge(before, device.kept) == backup.SAME


@pytest.mark.parametrize(
    "part", [{}, {"opening": ""}, {"opening": "{}"}, {"journal": None}, {"header": []}]
)
def test_what_cannot_be_opened_is_left_out_whatever_it_claims(part):
    for here in (None, Device().kept):
        assert judge({**FINDING, **part}, here) == backup.DAMAGED
    assert judge(None, None) == backup.DAMAGED


def test_a_save_that_names_another_game_is_left_out():
    kept = Device().kept
    kept["header"] = {**kept["header"], "game": "twister"}
    assert judge(kept, None) == backup.DAMAGED


def test_the_developers_game_is_for_developers():
    assert backup.judge(Device().kept, None) == backup.DAMAGED


def torn(kept):
    """The same with a damaged journal: it opens, but something may be missing."""
    return {**kept, "journal": [{**entry, "sum": -1} for entry in kept["journal"]]}


def test_what_is_damaged_in_part_replaces_nothing_and_is_kept():
    device = Device()
    here = device.tap("choose:trade")
    longer = device.go_on()
    assert judge(torn(longer), here) == backup.BOTH
    assert judge(torn(longer), None) == backup.TAKE


def test_a_sound_game_is_kept_beside_a_damaged_one_on_the_device():
    kept = Device().tap("choose:trade")
    for here in (torn(kept), {**kept, "opening": "", "snapshot": ""}, {"header": {}}):
        assert judge(kept, here) == backup.BOTH


def test_the_page_asks_in_json_and_the_tables_developer_counts():
    desk = Desk()
    message = json.dumps({"kept": Device().kept, "here": None})
    assert desk.shell.judge(message) == backup.DAMAGED
    desk.shell.table = replace(desk.shell.table, developer=True)
    assert desk.shell.judge(message) == backup.TAKE
    assert Kept.from_data(json.loads(message)["kept"]).journal == []
