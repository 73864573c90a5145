"""What must not be on a screen: combat cards, hidden tokens, what a Prophet sees."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from app.curtain import Curtain, Stance
from app.games.twister.policy import option_at, order_of
from app.node import Node, to_html
from app.screens import render_table
from app.table import Table
from engine.core.match import Match
from tests.app.reading import nodes
from tests.app.twister.tables import CHANCE, chosen, positions, tables_of
from tests.positions.twister import busy, facing, foreseeing


def ids_on(screen: Node) -> set[str]:
    """Every id that an element could give away, and every word."""
    return {part for node in nodes(screen) for part in parts(node)} | set(screen.texts())


def parts(node: Node) -> Iterator[str]:
    for value in node.attributes.values():
        yield value
        yield from value.replace(">", ":").replace("@", ":").split(":")


def hidden_tokens(match: Match) -> set[str]:
    """What lies face down on rooms, is still in a bag, or waits on a list."""
    state = match.state
    buried = {token for slot in state.hidden for team in slot for token in team}
    kept = {token for seat in range(2) for token in (*state.bag[seat], *state.plan[seat])}
    return buried | kept | {token for team in state.starters for token in team}


@pytest.mark.parametrize("seed", range(4))
def test_in_the_open_no_hidden_token_is_named(seed):
    seating = ("pass", "across")[seed % 2]
    options = {"placement": "strict"} if seed > 1 else {}
    for match in positions(seed, 70, **options):
        for table in tables_of(match, seating):
            if table.curtain.seat_shown is None:
                assert not hidden_tokens(match) & ids_on(render_table(table))


def test_the_one_who_prepares_sees_nothing_of_the_other():
    match = Match.start(busy().match.game, 3, ("Anna", "Bartek"))
    for option in ("auto", "auto", "confirm"):
        match.choose(option)
    theirs = {*match.state.starters[0], *match.state.plan[0]}
    shown = ids_on(render_table(Table(match=match, curtain=Curtain(Stance.OPEN, 1))))
    assert theirs
    assert not theirs & shown


def test_once_placed_not_even_the_owner_sees_a_token():
    match = Match.start(busy().match.game, 3, ("Anna", "Bartek"))
    for option in ("auto", "auto", "confirm") * 2:
        match.choose(option)
    seat = match.pending.player
    assert hidden_tokens(match)
    shown = ids_on(render_table(Table(match=match, curtain=Curtain(Stance.OPEN, seat))))
    assert not hidden_tokens(match) & shown


# Combat cards ------------------------------------------------------------------------------


def face_down(match: Match, seating: str = "pass", **more: object) -> Table:
    """The table while a pad lies face down before whoever is asked."""
    curtain = Curtain(Stance.DOWN, match.pending.player)
    return Table(match=match, seating=seating, chance=CHANCE, curtain=curtain, **more)


@pytest.mark.parametrize("seating", ["pass", "across"])
@pytest.mark.parametrize("selection", ["", "down:4"])
def test_a_face_down_pad_is_the_same_for_every_hand(seating, selection):
    """Whatever one holds, the page is the same, byte for byte, but for what was used."""
    pages = set()
    for hand in ([0, 1, 2, 2, 3], [0, 3, 4, 5, 6], [2, 3, 3, 4, 6]):
        story = facing()
        story.match.state.fighting[0] = list(hand)
        table = face_down(story.match, seating, selection=selection)
        pages.add(to_html(render_table(table)))
    assert len(pages) == 1


def test_the_pad_shows_its_faces_to_its_owner_alone():
    match = facing().match
    table = face_down(match)
    peeking = replace(table, curtain=table.curtain._replace(peeker=0))
    values = [
        node for node in nodes(render_table(peeking)) if node.attributes.get("class") == "value"
    ]
    order = order_of(CHANCE, 0, 9)
    hand = sorted(match.state.fighting[0])
    assert ["".join(node.texts()) for node in values] == [str(hand[thing]) for thing in order]
    assert not [n for n in nodes(render_table(table)) if n.attributes.get("class") == "value"]


def test_what_lies_at_a_place_is_what_was_seen_there():
    match = facing().match
    view = match.view(0)
    for place, thing in enumerate(order_of(CHANCE, 0, 9)):
        assert (
            option_at(view, CHANCE, str(place))
            == f"fight:{view.table['players'][0]['hand'][thing]}"
        )
    assert option_at(view, CHANCE, "9") == ""
    assert option_at(view, CHANCE, "nonsense") == ""


def test_every_deal_of_the_pad_is_another():
    orders = {tuple(order_of(chance, seat, 9)) for chance in range(50) for seat in range(2)}
    assert len(orders) == 100


# The Prophet -------------------------------------------------------------------------------


def test_a_foreseen_room_is_on_the_page_only_while_it_is_peeked_at():
    match = foreseeing().match
    seat, slot = match.pending.player, int(match.pending.source)
    room = match.state.rooms[slot]
    tokens = {token for team in match.state.hidden[slot] for token in team}
    table = Table(match=match, chance=CHANCE, curtain=Curtain(Stance.DOWN, seat))
    assert tokens
    covered = render_table(table)
    assert not tokens & ids_on(covered)
    assert room not in ids_on(covered)
    peeking = render_table(replace(table, curtain=Curtain(Stance.DOWN, seat, seat)))
    names = {match.game.name, *peeking.texts()}
    assert "Canal" in names
    assert chosen(match, peeking) == ["turn:0"]


def test_which_way_the_room_goes_back_is_named_by_its_place():
    match = foreseeing().match
    table = Table(match=match, chance=CHANCE, curtain=Curtain(Stance.DOWN, match.pending.player))
    for turns in range(4):
        screen = render_table(replace(table, selection=f"turn/{turns}"))
        assert chosen(match, screen) == [f"turn:{turns}"]
