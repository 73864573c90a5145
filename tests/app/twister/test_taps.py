"""How many taps things cost: product table 2.3. Every tap is a button on the screen."""

from dataclasses import replace

import pytest

from app.curtain import Curtain, Stance
from app.node import Node
from engine.core.match import Match
from tests.app.reading import acts
from tests.app.tables import Sitting
from tests.engine.twister.story import Story
from tests.positions.twister import busy, facing


class Table(Sitting):
    """A table of Dungeon Twister that counts its taps."""

    def __init__(self, match: Match | None = None, seating: str = "pass", **options: str) -> None:
        super().__init__(game="twister", seed=5, seating=seating, options=options)
        self.taps = 0
        if match is not None:
            curtain = Curtain(Stance.ASKING, match.pending.player)
            if self.table.manner.needs_no_cover:
                curtain = Curtain(Stance.DOWN, match.pending.player)
            self.table = replace(self.table, match=match, curtain=curtain)
            self.table = replace(self.table, chance=7)

    def tap(self, act: str) -> None:
        """Tap a button; squares and the dock may offer the same."""
        if self.table.moment is not None and not act.startswith("moment:"):
            self.leave_playback()
        assert act in acts(self.screen), f"{act} is not among {acts(self.screen)}"
        name, _, value = act.partition(":")
        self.taps += 1
        self.do(name, value, self.table.stamp)

    def leave_playback(self) -> None:
        """Nobody has to tap for it, so these taps do not count."""
        before = self.taps
        super().leave_playback()
        self.taps = before

    def count(self, *taps: str) -> int:
        """Tap these; how many taps that was."""
        before = self.taps
        for act in taps:
            self.tap(act)
        return self.taps - before


def test_a_move_costs_two_taps_and_one_while_the_piece_stays_touched():
    table = Table(busy().match)
    first = f"choose:{option(table, 'move:yellow_acrobat:')}"
    assert table.count("select:yellow_acrobat", first) == 2
    assert table.table.selection == "yellow_acrobat"
    assert table.count(f"choose:{option(table, 'move:yellow_acrobat:')}") == 1


def option(table: Table, start: str) -> str:
    """A legal option that begins so."""
    return next(o for o in table.match.pending.options if o.startswith(start))


@pytest.mark.parametrize(
    ("piece", "verb"),
    [
        ("yellow_acrobat", "jump"),
        ("yellow_acrobat", "rotate"),
        ("yellow_barbarian", "attack"),
        ("yellow_barbarian", "give"),
    ],
)
def test_an_action_costs_two_taps_and_at_most_three(piece, verb):
    table = Table(busy().match)
    wanted = option(table, f"{verb}:{piece}:")
    table.tap(f"select:{piece}")
    if verb == "rotate":
        table.tap(f"select:{piece}>rotate/{wanted.split(':')[-1]}")
    elif f"choose:{wanted}" not in acts(table.screen):
        table.tap(f"select:{piece}>{verb}")
    table.tap(f"choose:{wanted}")
    assert table.taps <= 3
    if verb == "attack":
        assert table.taps == 2


def test_an_attack_aimed_at_its_target_shows_both_totals_first():
    table = Table(busy().match)
    taps = table.count(
        "select:yellow_barbarian",
        "select:yellow_barbarian>blue_fire_elemental",
    )
    assert "Anna: Yellow Barbarian, 3 without a card" in table.words
    assert "Bartek: Blue Fire Elemental, Blue Courtesan, 2 without a card" in table.words
    assert taps + table.count("choose:attack:yellow_barbarian:blue_fire_elemental") == 3


@pytest.mark.parametrize("own", [True, False])
def test_the_first_tap_shows_a_turn_and_the_second_pays_for_it(own):
    slot = 0 if own else 6
    table = Table(busy().match)
    table.tap("select:yellow_acrobat")
    paid = f"choose:rotate:yellow_acrobat:{slot}"
    assert paid not in acts(table.screen)
    before, chips = to_places(table), chips_on(table)
    table.tap(f"select:yellow_acrobat>rotate/{slot}")
    assert to_places(table) != before or not own
    assert table.match.state.ap == 4
    # The same chip pays, at the same place.
    assert chips_on(table)[: len(chips)] == chips
    assert table.count(paid) == 1
    assert table.match.state.ap == 3
    assert table.taps == 3


def chips_on(table: Table) -> list[str]:
    """The chips in the dock, one after the other, by what they are about."""
    (deeds,) = table.screen.find(class_="deeds")
    return [node.attributes["key"] for node in deeds.children if isinstance(node, Node)]


def to_places(table: Table) -> list[str]:
    """Where the rooms and the pieces are drawn."""
    found = table.screen.find(class_="map")[0]
    return [str(node) for node in found.children[2:10]]


def test_revealing_costs_two_taps_and_one_for_each_token():
    story = Story(
        {"y_acrobat": "0.3", "b_acrobat": "21.3"},
        hidden={0: ["y_rope", "b_prophet"], 4: [], 2: ["y_key"]},
    )
    table = Table(story.match)
    assert table.count("select:yellow_acrobat", "choose:reveal:yellow_acrobat:0") == 2
    table.leave_playback()
    tokens = 0
    while table.match.pending.kind == "place":
        suggested = [node.attributes["data-act"] for node in table.screen.find(key="suggest")]
        assert len(suggested) == 1
        table.tap(suggested[0])
        tokens += 1
    assert tokens == 2
    assert table.taps == 2 + tokens


def test_a_combat_costs_five_taps_beyond_the_attack():
    table = Table(facing().match)
    table.table = replace(table.table, curtain=Curtain(Stance.DOWN, 0))
    taps = table.count("select:down:3", "choose:down:3")
    assert table.table.curtain == Curtain(Stance.COVERED, 1)
    taps += table.count("reveal", "select:down:0", "choose:down:0")
    assert taps == 5
    table.leave_playback()
    assert table.match.pending.kind == "act"
    assert table.table.curtain == Curtain(Stance.ASKING, 0)


def test_the_attacker_needs_no_cover_the_defender_one():
    table = Table(Story(**FIGHT).match)
    table.tap("select:yellow_barbarian")
    table.tap("choose:attack:yellow_barbarian:blue_fire_elemental")
    assert table.table.curtain == Curtain(Stance.DOWN, 0)
    table.count("select:down:1", "choose:down:1")
    assert table.table.curtain == Curtain(Stance.COVERED, 1)


FIGHT = {
    "at": {"y_barbarian": "13.9", "b_fire_elemental": "14.9", "b_acrobat": "20.7"},
    "rooms": {6: "furnace"},
    "ap": 3,
    "card": 3,
}


def test_across_a_combat_needs_no_cover_at_all():
    table = Table(Story(**FIGHT).match, seating="across")
    table.tap("select:yellow_barbarian")
    table.tap("choose:attack:yellow_barbarian:blue_fire_elemental")
    assert table.count("select:down:1", "choose:down:1", "select:down:2", "choose:down:2") == 4
    assert table.match.pending.kind == "act"


def test_a_turn_of_four_points_costs_eight_taps_and_its_change_none():
    story = busy(card=0, ap=0)
    table = Table(story.match)
    table.count("choose:card:4", "select:yellow_acrobat")
    for _ in range(2):
        table.tap("select:yellow_acrobat>rotate/0")
        table.tap("choose:rotate:yellow_acrobat:0")
    for _ in range(2):
        table.tap(f"choose:{costly(table)}")
    assert table.match.state.ap == 0
    table.tap("choose:end")
    assert table.taps <= 8 + 2  # each turned room is looked at first
    assert table.match.pending.player == 1
    assert table.match.pending.kind == "card"
    assert table.table.curtain == Curtain(Stance.ASKING, 1)


def costly(table: Table) -> str:
    """A move of the Acrobat that costs a point."""
    choices = table.table.view(None).question.choices
    return next(
        choice.id
        for choice in choices
        if choice.id.startswith(("move:yellow_acrobat:", "jump:yellow_acrobat:"))
        and choice.message.args["ap"] == 1
    )


def test_set_up_takes_one_cover_for_each_player():
    """Starters and list in one go; "choose for me" is always there."""
    table = Table()
    covers = 0
    while table.match.state.phase != "play":
        if table.table.curtain.stance is Stance.COVERED:
            covers += 1
            table.tap("reveal")
        elif "choose:confirm" in acts(table.screen):
            table.tap("choose:confirm")
        else:
            table.tap("choose:auto")
    assert covers == 2
    assert table.taps == 2 * 4


def test_looking_into_a_room_costs_four_taps_and_it_lies_open_after_the_cover():
    story = Story({"y_prophet": "1.0", "b_acrobat": "20.7"}, hidden={2: ["b_barbarian"]})
    table = Table(story.match)
    settings = table.table.settings._replace(recap="on")
    table.table = replace(table.table, last_seen=(0, 0), settings=settings)
    taps = table.count("select:yellow_prophet", "choose:peek:yellow_prophet:2")
    assert table.table.curtain == Curtain(Stance.COVERED, 0)
    taps += table.count("reveal")
    # No recap of one's own choice comes between.
    assert table.table.moment is None
    assert "Blue Barbarian" in table.words
    taps += table.count("choose:down:0")
    assert taps == 4


def test_strict_placement_takes_a_cover_for_each_token_and_none_across():
    covers = {}
    for seating in ("pass", "across"):
        table = Table(seating=seating, placement="strict")
        covers[seating] = 0
        while table.match.state.phase != "play":
            if table.table.curtain.stance is Stance.COVERED:
                covers[seating] += table.match.state.phase == "placement"
                table.tap("reveal")
            elif table.match.pending.kind == "bury":
                table.tap("select:down:0")
                table.tap(next(act for act in acts(table.screen) if act.startswith("choose:down:")))
            else:
                table.tap(
                    "choose:confirm" if "choose:confirm" in acts(table.screen) else "choose:auto"
                )
    # The last token or two have but one place left and are laid by themselves; and whoever has
    # just chosen starters may be the first to place, with the tablet still in hand.
    assert covers["pass"] in (17, 18, 19)
    assert covers["across"] == 0
