"""What the screens of Dungeon Twister show, and what they say."""

from dataclasses import replace

import pytest

from app.curtain import Curtain, Stance
from app.games.presenter import Context, present
from app.i18n.text import LANGUAGES, Text
from app.node import Node
from app.screens import render_table
from app.table import Table
from engine.core.match import Match
from engine.twister.board import PATTERNS
from tests.app.reading import acts, nodes
from tests.app.tables import Sitting
from tests.engine.twister.story import Story
from tests.positions.twister import busy, facing, foreseeing


def shown(match: Match, selection: str = "", **more: object) -> Node:
    """The open table, with something touched."""
    curtain = Curtain(Stance.ASKING, match.pending.player)
    return render_table(Table(match=match, curtain=curtain, selection=selection, **more))


def of_class(screen: Node, *wanted: str) -> list[Node]:
    """The elements that have all these classes."""
    return [
        node
        for node in nodes(screen)
        if set(wanted) <= set(node.attributes.get("class", "").split())
    ]


def text_of(*found: Node) -> str:
    return " ".join(text for node in found for text in node.texts())


# The dungeon -------------------------------------------------------------------------------


def test_every_room_lies_as_the_rules_say():
    screen = shown(busy().match)
    rooms = of_class(screen, "room")
    assert len(rooms) == 8
    assert len(of_class(screen, "room", "down")) == 2
    for slot, facts in enumerate(busy().match.view(None).table["slots"]):
        (room,) = of_class(screen, "room", f"slot-{slot}")
        if facts["open"]:
            assert f"turn-{facts['turn']}" in room.attributes["class"]
            tiles = [n.attributes["href"] for n in nodes(room) if n.attributes.get("width") == "50"]
            tiles = [tile for tile in tiles if "wall" not in tile and "gate" not in tile]
            lava = PATTERNS[facts["room"]][0].terrain.count("L")
            assert len([tile for tile in tiles if tile.endswith("/lava.svg")]) == lava
            assert len(tiles) == 25


def test_a_raised_portcullis_is_drawn_open():
    closed = shown(Story({"y_acrobat": "0.3", "b_acrobat": "21.3"}).match)
    raised = shown(Story({"y_acrobat": "0.3", "b_acrobat": "21.3"}, raised={1: 0b01}).match)
    gates = [
        [n.attributes["href"] for n in nodes(screen) if "gate-" in n.attributes.get("href", "")]
        for screen in (closed, raised)
    ]
    opened = [len([gate for gate in found if "gate-open" in gate]) for found in gates]
    assert opened == [0, 1]
    assert len(gates[0]) == len(gates[1]) == 9


def test_a_room_that_has_turned_goes_round_with_everything_on_it():
    sitting = playing(busy())
    sitting.do("choose", "rotate:yellow_acrobat:0")
    screen = sitting.screen
    (room,) = of_class(screen, "room", "slot-0")
    (piece,) = of_class(screen, "stand", "acrobat", "seat-0")
    for node in (room, piece):
        assert {"spun-cw", "even"} <= set(node.attributes["class"].split())
    for other in of_class(screen, "stand", "barbarian"):
        assert "spun" not in other.attributes["class"]


def test_two_turns_in_a_row_are_two_animations():
    sitting = playing(busy())
    halves = []
    for _ in range(2):
        sitting.do("choose", "rotate:yellow_acrobat:0")
        sitting.leave_playback()
        (room,) = of_class(sitting.screen, "room", "slot-0")
        halves.append({"odd", "even"} & set(room.attributes["class"].split()))
    assert halves[0] != halves[1]


def test_the_twin_turns_the_other_way():
    sitting = playing(busy())
    sitting.do("choose", "rotate:yellow_acrobat:6")
    assert of_class(sitting.screen, "room", "slot-6", "spun-ccw")
    assert not of_class(sitting.screen, "room", "slot-0", "spun-cw")


def test_a_look_at_a_turn_shows_the_room_turned_and_changes_nothing():
    match = busy().match
    before = match.state.digest()
    screen = shown(match, "yellow_acrobat>rotate/0")
    (room,) = of_class(screen, "room", "slot-0", "ghost")
    assert "turn-2" in room.attributes["class"]
    (piece,) = of_class(screen, "stand", "acrobat", "seat-0", "ghost")
    assert {"x-2", "y-3"} <= set(piece.attributes["class"].split())
    assert "This is how it would lie" in text_of(screen)
    assert match.state.digest() == before


def test_rooms_that_can_be_turned_are_linked_by_their_pattern():
    screen = shown(busy().match, "yellow_acrobat")
    linked = of_class(screen, "room", "linked")
    assert [("pair-a" in room.attributes["class"]) for room in linked] == [True, True]
    assert of_class(screen, "gear-link")
    assert not of_class(shown(busy().match, "yellow_barbarian"), "room", "linked")


def playing(story: Story) -> Sitting:
    """A table at which that position is played in the open."""
    sitting = Sitting(game="twister")
    curtain = Curtain(Stance.ASKING, story.match.pending.player)
    sitting.table = replace(sitting.table, match=story.match, curtain=curtain)
    return sitting


# Pieces and squares ------------------------------------------------------------------------


def test_what_is_carried_stands_below_its_carrier_and_the_wounded_lie():
    screen = shown(busy().match)
    (rope,) = of_class(screen, "stand", "object", "rope")
    assert {"carried", "x-7", "y-7"} <= set(rope.attributes["class"].split())
    assert acts(rope) == []
    (prophet,) = of_class(screen, "stand", "prophet", "seat-1")
    assert "wounded" in prophet.attributes["class"]
    assert "wounded" in text_of(prophet)


def test_reach_is_shaded_and_numbered_by_action_points():
    match = busy().match
    screen = shown(match, "yellow_barbarian")
    reach = match.view(None).table["reach"]["yellow_barbarian"]
    seen = {}
    for square in of_class(screen, "square"):
        points = [part for part in square.attributes["class"].split() if part.startswith("ap-")]
        if points:
            seen[square.attributes["key"]] = int(points[0].removeprefix("ap-"))
            assert str(seen[square.attributes["key"]]) in text_of(square)
    assert seen == {square: min(points, 5) for square, points in reach.items() if points}
    assert set(seen.values()) == {1, 2, 3, 4}


def test_squares_without_magic_are_hatched():
    match = busy().match
    dead = {square.attributes["key"] for square in of_class(shown(match), "square", "dead")}
    assert dead == set(match.view(None).table["magic_dead"])


@pytest.mark.parametrize(
    ("selection", "words"),
    [
        ("yellow_acrobat>5.2", "Lava: only the Fire Elemental"),
        ("yellow_water_elemental>1.5", "Library: nobody enters it"),
        ("yellow_barbarian>blue_courtesan", "an unwounded Courtesan cannot be attacked"),
        ("yellow_barbarian>14.7", "3 action points away"),
    ],
)
def test_a_forbidden_square_says_why(selection, words):
    screen = shown(busy().match, selection)
    assert words in text_of(*of_class(screen, "why"))


def test_a_refused_piece_says_why():
    story = busy(ap=0)
    screen = shown(story.match, "yellow_acrobat")
    assert "no action points left" in text_of(*of_class(screen, "reason"))


def second_turn() -> Match:
    """The second player chooses an action card: the highest are still barred."""
    match = Match.start(busy().match.game, 5, ("Anna", "Bartek"))
    while match.state.phase != "play":
        match.choose("confirm" if "confirm" in match.pending.options else "auto")
    while match.pending.kind != "card" or match.pending.player == match.state.first:
        match.choose("end" if "end" in match.pending.options else match.pending.options[0])
    return match


def test_a_barred_action_card_says_why():
    screen = shown(second_turn(), "card:5")
    assert "First cycle: at most 3 now" in text_of(*of_class(screen, "reason"))


def test_the_floor_can_be_seen_alone():
    assert not of_class(shown(busy().match), "dungeon", "bare")
    assert of_class(shown(busy().match, "floor"), "dungeon", "bare")
    (button,) = of_class(shown(busy().match), "see-floor")
    assert button.attributes["data-long"] == ""


def test_every_character_shows_how_far_its_exit_is():
    match = busy().match
    exits = match.view(None).table["exits"]
    screen = shown(match)
    for piece, points in exits.items():
        (stand,) = [n for n in of_class(screen, "stand") if n.attributes["key"] == piece]
        found = [text_of(n) for n in of_class(stand, "outlook")]
        wounded = piece == "blue_prophet"
        assert found == ([] if points is None or wounded else [str(points)])
    ways = of_class(screen, "way-out")
    assert {n.attributes["key"] for n in ways} == {p for p, points in exits.items() if points}


# Sides -------------------------------------------------------------------------------------


def test_both_sides_show_cards_jumps_and_points():
    screen = shown(busy().match)
    assert "Anna: victory points 1, action cards 2, 3, 5, jumps 3, combat cards 9" in text_of(
        screen
    )
    assert "Bartek: victory points 2" in text_of(screen)
    assert "4 action points left of 4" in text_of(screen)
    assert len(of_class(screen, "pip")) == 4


def test_used_combat_cards_are_counted_or_listed():
    hands = {1: [0, 1, 2, 2, 3, 3]}
    counted = shown(busy(hands=hands).match, "side-1")
    assert "3" in text_of(*of_class(counted, "cards-of"))
    assert "4 5 6" not in text_of(*of_class(counted, "about-side"))
    listed = shown(busy(hands=hands, used_cards="list").match, "side-1")
    assert "4 5 6" in text_of(*of_class(listed, "cards-of"))


def test_quiet_turns_are_shown_from_the_thirtieth():
    assert not of_class(shown(busy(quiet=29).match), "quiet-turns")
    assert "30 quiet turns of 40" in text_of(*of_class(shown(busy(quiet=30).match), "quiet-turns"))


# Moments -----------------------------------------------------------------------------------


def test_a_fight_is_told_when_it_is_over():
    sitting = playing(facing())
    sitting.table = replace(sitting.table, curtain=Curtain(Stance.DOWN, 0))
    for option in ("fight:3", "fight:2"):
        sitting.table = replace(
            sitting.table, curtain=Curtain(Stance.DOWN, sitting.match.pending.player)
        )
        sitting.do("choose", option)
    sitting.leave_playback()
    assert "Anna 3 + 3 = 6 · Bartek 2 + 2 = 4" in sitting.words


def test_a_turn_begins_with_a_banner_and_without_a_cover():
    sitting = playing(busy())
    sitting.do("choose", "end")
    assert "Bartek’s turn" in text_of(*of_class(sitting.screen, "banner"))
    assert sitting.screen.attributes["data-screen"] == "play"


def test_only_one_looks_with_the_prophet():
    match = foreseeing().match
    table = Table(match=match, curtain=Curtain(Stance.DOWN, 0))
    assert "For Anna only" in text_of(render_table(table))


def test_a_foreseen_room_stays_open_until_it_is_hidden_and_turns_at_a_touch():
    sitting = playing(foreseeing())
    sitting.table = replace(sitting.table, curtain=Curtain(Stance.COVERED, 0))
    sitting.tap("reveal")
    (room,) = of_class(sitting.screen, "crystal")[0].children[:1]
    assert "turn-0" in room.attributes["class"]
    sitting.tap("select:turn/1")
    (room,) = of_class(sitting.screen, "crystal")[0].children[:1]
    assert "turn-1" in room.attributes["class"]
    assert not [n for n in nodes(sitting.screen) if "data-after" in n.attributes]
    sitting.tap("conceal")
    assert sitting.table.curtain == Curtain(Stance.COVERED, 0)
    sitting.tap("reveal")
    assert of_class(sitting.screen, "foreseen")


def test_the_first_turn_is_called_the_first():
    sitting = Sitting(game="twister")
    sitting.table = replace(sitting.table, curtain=Curtain(Stance.OPEN, 0))
    assert "Starters" in text_of(*of_class(sitting.screen, "turn"))
    for option in ("auto", "auto", "confirm") * 2:
        sitting.table = replace(
            sitting.table, curtain=Curtain(Stance.OPEN, sitting.match.pending.player)
        )
        sitting.do("choose", option)
    assert text_of(*of_class(sitting.screen, "turn")) == "Turn 1"


def test_a_refused_card_moves_no_other():
    """The place for the reason is there from the start."""
    match = second_turn()
    before, after = shown(match), shown(match, "card:5")
    rows = [of_class(screen, "action-cards")[0].children for screen in (before, after)]
    assert [[n.attributes["key"] for n in row] for row in rows] == [
        ["2", "3", "4", "5", "reason"]
    ] * 2


def test_places_that_the_log_names_are_labelled():
    screen = shown(busy().match)
    assert text_of(*of_class(screen, "axis", "columns")).split() == [*"ABCDEFGHIJKLMNOPQRSTUV"]
    assert text_of(*of_class(screen, "axis", "rows")).split() == [str(n) for n in range(1, 11)]
    assert text_of(*of_class(screen, "room-number")).split() == [*"12345678"]
    assert text_of(*of_class(screen, "exit-sign", "seat-0", "on-line-1")) == "EXIT"


def test_a_character_on_a_gear_shows_that_it_can_turn_the_room():
    screen = shown(busy().match)
    (acrobat,) = of_class(screen, "stand", "acrobat", "seat-0")
    assert of_class(acrobat, "on-gear")
    assert not of_class(of_class(screen, "stand", "barbarian")[0], "on-gear")


def test_buttons_in_the_dock_say_which_room_they_are_about():
    match = Story({"y_prophet": "0.3", "b_acrobat": "21.3"}, closed=[0, 1, 4]).match
    chips = [text_of(node) for node in of_class(shown(match, "yellow_prophet"), "deed")]
    words = [chip for chip in chips if "room" in chip]
    assert len(words) == len(set(words)) == 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_goal_and_every_sign_on_the_board_are_explained(language):
    match = busy().match
    presenter = present(Context(match.view(0), Text(language)))
    assert "5" in presenter.goal()
    rows = presenter.legend()
    assert len(rows) > 20
    for drawing, name, sentence in rows:
        assert drawing.children
        assert not name.startswith("twister.")
        assert not sentence.startswith("twister.")
    assert len({row.name for row in rows}) == len(rows)


@pytest.mark.parametrize("seating", ["pass", "across"])
def test_everything_that_explains_itself_can_be_looked_up(seating):
    for selection in ("", "yellow_acrobat", "side-1"):
        screen = shown(busy().match, selection, seating=seating)
        presenter = present(Context(busy().match.view(None), Text("en")))
        for node in nodes(screen):
            if thing := node.attributes.get("data-help"):
                assert presenter.help(thing) is not None, thing


def test_after_the_end_everything_lies_open():
    sitting = Sitting(game="twister")
    match = sitting.match
    while match.pending is not None:
        match.choose("confirm" if "confirm" in match.pending.options else skip(match))
    screen = render_table(replace(sitting.table, curtain=Curtain(Stance.OPEN, None)))
    assert screen.attributes["data-screen"] == "over"
    assert len(of_class(screen, "hand-of")) == 2
    hidden = [t for slot in match.state.hidden for team in slot for t in team]
    assert len(of_class(screen, "back", "known")) == len(hidden) > 0


def skip(match: Match) -> str:
    """The way to a quiet end."""
    options = match.pending.options
    return next((option for option in ("auto", "end") if option in options), options[0])


def test_the_sheet_of_a_piece_shows_what_it_carries_as_a_sign_among_its_figures():
    """Across a table that lies still there is no room for more than these."""
    s = Story({"y_acrobat": "1.2", "y_key": "1.2", "b_acrobat": "20.0"})
    for seating in ("pass", "across"):
        screen = shown(s.match, "yellow_acrobat", seating=seating)
        (figures,) = of_class(screen, "figures")
        (sign,) = of_class(figures, "carried")
        assert "carries Yellow Key" in text_of(sign)
    assert not of_class(shown(s.match, "blue_acrobat"), "carried", "print")


def test_a_library_says_that_hands_are_full_rather_than_that_nobody_walks_into_it():
    s = Story({"y_acrobat": "1.6", "y_key": "1.6"})
    why = text_of(*of_class(shown(s.match, "yellow_acrobat>1.5"), "why"))
    assert "you need empty hands to take a scroll" in why
    s = Story({"y_acrobat": "1.6"})
    assert "nobody enters it" in text_of(*of_class(shown(s.match, "yellow_acrobat>1.5"), "why"))


def test_the_sheet_of_a_prophet_says_that_its_magic_is_dead():
    s = Story({"y_prophet": "12.6"}, closed=[2])
    assert "magic is dead" in text_of(*of_class(shown(s.match, "yellow_prophet"), "burdens"))
    s = Story({"y_prophet": "1.2"}, closed=[2])
    assert not of_class(shown(s.match, "yellow_prophet"), "burdens")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "selection", ["", "yellow_acrobat", "yellow_barbarian>blue_fire_elemental"]
)
def test_no_word_is_missing(language, selection):
    screen = shown(busy().match, selection, language=language)
    assert not [text for text in screen.texts() if text.startswith("twister.")]
    labels = [
        n.attributes[a] for n in nodes(screen) for a in ("aria-label", "title") if a in n.attributes
    ]
    assert not [label for label in labels if label.startswith("twister.")]


def test_a_phone_looks_at_a_room_and_keeps_what_is_touched():
    sitting = playing(busy())
    sitting.do("select", "yellow_acrobat")
    sitting.do("select", "yellow_acrobat@0")
    assert of_class(sitting.screen, "dungeon", "zoomed", "zoom-0")
    assert len(of_class(sitting.screen, "mini")) == 8
    move = next(act for act in acts(sitting.screen) if act.startswith("choose:move:yellow_acrobat"))
    sitting.do(*move.split(":", 1))
    assert sitting.table.selection == "yellow_acrobat@0"
    sitting.do("choose", "end")
    assert sitting.table.selection == ""


def test_the_clock_runs_only_if_it_is_wanted_and_a_charm_gives_a_minute():
    for options, minutes in (({}, None), ({"timer": "on"}, 2)):
        sitting = Sitting(game="twister", options=options)
        for option in ("auto", "auto", "confirm") * 2:
            sitting.table = replace(
                sitting.table, curtain=Curtain(Stance.OPEN, sitting.match.pending.player)
            )
            sitting.do("choose", option)
        clocks = of_class(sitting.screen, "clock")
        began = sitting.table.began
        assert began == 1000 + sitting.fresh
        found = [int(clock.attributes["data-until"]) - began for clock in clocks]
        assert found == ([minutes * 60_000] if minutes else [])
        sitting.do("choose", sitting.match.pending.options[-1])
        assert sitting.table.began == began or sitting.match.state.turn > 1
