"""Trees of elements: what `h` keeps, what crosses to the page, what tests read."""

import json

from app.node import h, to_html, to_json


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
