"""Trees of elements: what `h` keeps, what crosses to the page, what tests read."""

import json
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from app.node import Node, changes, h, to_html, to_json
from tests.app.tables import Sitting


def test_children_are_opened_up_and_nothing_is_left_out():
    node = h("p", {}, "a", None, ["b", [3, None]], "")
    assert node.children == ("a", "b", "3")


def test_attributes_true_is_bare_and_false_is_gone():
    node = h("i", {"hidden": True, "open": False, "title": None, "data-n": 0})
    assert node.attributes == {"hidden": "", "data-n": "0"}


def test_a_name_with_markup_stays_text():
    assert to_html(h("b", {"title": '"<x>'}, "<script>&")) == (
        '<b title="&quot;&lt;x&gt;">&lt;script&gt;&amp;</b>'
    )


def test_a_tree_crosses_as_nested_lists():
    tree = h("ul", {"class": "cards"}, h("li", {"key": "ring_1"}, "ring"))
    expected = ["ul", {"class": "cards"}, [["li", {"key": "ring_1"}, ["ring"]]]]
    assert json.loads(to_json(tree)) == expected


def test_keys_stay_off_the_page():
    assert to_html(h("li", {"key": "ring_1"}, "ring")) == "<li>ring</li>"


# What is new in a screen -------------------------------------------------------------


def whole(told: Any, siblings: list[Any]) -> Any:
    """The tree again, as static/js/render.mjs puts it together."""
    if isinstance(told, str) or len(told) < 4:
        return told
    tag, attributes, children, place = told
    before = siblings[place]
    inside = [before[2][c] if isinstance(c, int) else whole(c, before[2]) for c in children]
    return [tag, before[1] if attributes == 0 else attributes, inside]


def crosses(tree: Node, before: Node) -> None:
    """Who has the tree before gets the tree from its changes, and nothing else."""
    had, told = json.loads(to_json(before)), json.loads(to_json(changes(tree, before)))
    assert whole(told, [had]) == json.loads(to_json(tree))


attributes = st.dictionaries(st.sampled_from(["key", "class", "title"]), st.sampled_from("abc"))
trees = st.recursive(
    st.builds(lambda tag, given: Node(tag, given, ()), st.sampled_from("pb"), attributes),
    lambda inside: st.builds(
        lambda tag, given, children: Node(tag, given, tuple(children)),
        st.sampled_from("pb"),
        attributes,
        st.lists(st.one_of(inside, st.sampled_from(["0", "one"])), max_size=5),
    ),
    max_leaves=12,
)


@given(trees, trees)
def test_the_changes_lead_from_any_tree_to_any_other(tree, before):
    crosses(tree, before)


def test_of_a_game_only_what_is_new_crosses():
    sitting = Sitting(seed=3)
    before = sitting.screen
    sizes = []
    for _ in sitting.play():
        tree = sitting.screen
        crosses(tree, before)
        sizes.append((len(to_json(changes(tree, before))), len(to_json(tree))))
        before = tree
    assert sum(told for told, _ in sizes) < sum(size for _, size in sizes)


def test_a_screen_that_stays_is_told_in_a_few_letters():
    screen = Sitting().screen
    assert to_json(changes(screen, screen)) == '["main",0,[0,1],0]'


def test_what_moves_is_told_by_where_it_was():
    cards = [h("li", {"key": name}, name) for name in "abc"]
    assert changes(h("ul", {}, cards[::-1]), h("ul", {}, cards)) == ["ul", 0, [2, 1, 0], 0]


def test_what_has_another_key_is_another_element():
    old, new = (h("li", {"key": name}, h("b", {}, "ring")) for name in "ab")
    assert changes(h("ul", {}, new), h("ul", {}, old)) == ["ul", 0, [new], 0]
