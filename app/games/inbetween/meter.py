"""The win meter: how near each of the four endings is, in the bar and in words."""

from app.games.inbetween import art
from app.games.inbetween.board import Board
from app.node import Child, Node, h
from app.widgets import button


def meter(board: Board) -> Node:
    """Four small gauges; touching one explains it, those who hear the table get it in words."""
    facts = board.table["meter"]
    lines = board.sentences.meter_lines(facts)
    town, creature = facts["awareness"]
    humans, others = facts["in_dimension"]
    short = board.text
    gauges: dict[str, list[Child]] = {
        "secured": [
            art.icon("secured"),
            h("span", {"class": "word"}, short("inbetween.state.secured")),
            pips(facts["secured"], facts["locked_to_win"]),
        ],
        "devoured": [
            art.icon("devoured"),
            h("span", {"class": "word"}, short("inbetween.state.devoured")),
            pips(facts["devoured"], facts["locked_to_win"]),
        ],
        "awareness": [
            art.icon("awareness"),
            versus(town, creature),
            h("span", {"class": "goal"}, f"/{facts['awareness_to_win']}"),
        ],
        "five_left": [
            art.sprite("symbols", "kin", "icon"),
            h("b", {}, facts["left"]),
            h("span", {"class": "goal"}, f"→{facts['left_to_end']}"),
            versus(humans, others),
        ],
    }
    return h(
        "ul",
        {"class": "meter", "key": "meter", "aria-label": board.text("inbetween.meter.title")},
        [
            h(
                "li",
                {"class": f"gauge {ending}", "key": ending, "title": lines[ending]},
                button(
                    f"help:{ending}",
                    h("span", {"class": "unseen"}, lines[ending]),
                    h("span", {"class": "drawn", "aria-hidden": "true"}, inside),
                    class_="bare",
                ),
            )
            for ending, inside in gauges.items()
        ],
    )


def pips(count: int, of: int) -> Node:
    """So many of so many, as dots."""
    dots = [h("i", {"class": "on" if number < count else ""}) for number in range(of)]
    return h("span", {"class": "pips"}, dots)


def versus(town: int, creature: int) -> Node:
    """Two numbers, the Town's first."""
    return h(
        "b",
        {"class": "versus"},
        h("span", {"class": "for-town"}, town),
        ":",
        h("span", {"class": "for-creature"}, creature),
    )
