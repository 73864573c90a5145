"""The newest lines of the log beside the board: as much as the seat that looks may read."""

from app.node import Node
from app.screens.panels import RAIL_LINES
from tests.app.tables import Sitting


def rail_of(sitting: Sitting) -> Node:
    (rail,) = [node for node in sitting.screen.children if is_rail(node)]
    return rail


def is_rail(node: Node | str) -> bool:
    return isinstance(node, Node) and node.attributes.get("class") == "rail"


def test_the_newest_line_comes_last_and_leads_to_its_moment():
    sitting = Sitting()
    sitting.do("reveal")
    sitting.do("choose", "beg")
    sitting.do("reveal")
    newest = rail_of(sitting).find(class_="line-open")[-1]
    assert newest.attributes["data-act"] == "at:1"


def test_the_rail_is_short_however_long_the_game():
    sitting = Sitting()
    for _ in sitting.play():
        if sitting.screen.attributes["data-screen"] == "play":
            lines = rail_of(sitting).find(class_="line-open")
            assert len(lines) <= RAIL_LINES


def test_the_cards_one_drew_are_on_ones_own_rail_only():
    sitting = Sitting()
    sitting.do("reveal")
    mine = " ".join(rail_of(sitting).texts())
    sitting.do("choose", "beg")
    sitting.do("reveal")
    theirs = " ".join(rail_of(sitting).texts())
    assert mine != theirs
    assert "Anna" in mine


def test_it_gives_way_to_the_whole_log():
    sitting = Sitting()
    sitting.do("reveal")
    sitting.do("panel", "log")
    assert not [node for node in sitting.screen.children if is_rail(node)]
