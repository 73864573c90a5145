"""The end: the winner's world, what decided it, the story in numbers, and what to do next.

The board lies below with every card open. What is said comes from app/ending.py.
"""

from typing import Any

from app.ending import Ending, Line, Number, ending_of, score_of
from app.games.presenter import Context, present
from app.games.sentences import sentences_of
from app.i18n.text import Text
from app.node import Child, Node, h
from app.screens.panels import panel
from app.screens.why import TURNING_POINTS, thinking, turning_point
from app.seats import characters_of
from app.table import Table
from app.widgets import SHAPES, SHAPES_OF, button, messages, sign, token
from engine.autoplay.findings import turning_points
from engine.core.match import Match

LENGTHS = ((26, "longest"), (13, "long"))
"""So many letters of a title take a smaller size."""
PAIR, ROW = 2, 3
"""Of numbers by seat, more need more room; so many boxes stand in a row."""
WIDE, HIGH, MARK = 360, 100, 16
"""The drawing of a curve in its own units, and a seat's sign in it."""


def over_screen(table: Table, match: Match[Any], text: Text) -> list[Node | None]:
    """The picture and the result, the story, and the open table below."""
    view = table.view(None)
    presenter = present(Context(view, text))
    ending = ending_of(table, match, text)
    return [
        messages(table.notices, text),
        result(ending, match.game.name),
        h(
            "section",
            {"class": "story", "key": "story", "aria-label": text("over.numbers")},
            h(
                "div",
                {"class": "tally", "key": "tally"},
                numbers(ending, match, text),
                series(table, match, text),
                rematch(table, text),
            ),
            h(
                "div",
                {"class": "went", "key": "went"},
                curve(ending.line, table, text) if ending.line else None,
                turning(table, match, text),
            ),
            ways_on(text),
        ),
        h("p", {"class": "hint centred", "key": "open"}, text("over.open")),
        presenter.render_board(),
        panel(table, match, presenter, text),
    ]


# The picture and the result -----------------------------------------------------------------


def result(ending: Ending, game: str) -> Node:
    """Who has won and how, over the picture of the winner's world."""
    states = ["result"]
    # The winner's colours; nobody's after a draw or a shared victory.
    states += [f"seat-{ending.winners[0]}"] if len(ending.winners) == 1 else []
    states += ["pictured"] if ending.picture else []
    return h(
        "section",
        {"class": " ".join(states), "key": "result"},
        h(
            "img",
            {
                "class": "world",
                "key": "world",
                "src": ending.picture,
                "alt": "",
                "width": 1024,
                "height": 360,
                "draggable": "false",
            },
        )
        if ending.picture
        else None,
        h(
            "div",
            {"class": "said", "key": "said"},
            h("p", {"class": "how"}, ending.kind),
            h(
                "h1",
                {"class": length_of(ending.title), "tabindex": "-1", "data-focus": True},
                h("span", {"class": "trophy"}, [token(seat, game) for seat in ending.winners]),
                h("span", {}, ending.title),
            ),
            h("p", {"class": "role"}, ending.role) if ending.role else None,
            h("p", {"class": "decided"}, ending.decided) if ending.decided else None,
        ),
    )


def length_of(title: str) -> str | None:
    """How long a title is for its place, as a class; None for one that fits at full size."""
    return next((name for letters, name in LENGTHS if len(title) >= letters), None)


# The story ------------------------------------------------------------------------------------


def numbers(ending: Ending, match: Match[Any], text: Text) -> Node | None:
    """The story in numbers."""
    if not ending.numbers:
        return None
    return h(
        "ul",
        {"class": "numbers", "key": "numbers"},
        [
            number_box(number, width, match, text)
            for number, width in zip(ending.numbers, widths(ending.numbers), strict=True)
        ],
    )


def widths(numbers: tuple[Number, ...]) -> list[str]:
    """How much room each box takes, as a class: three stand in a row, and of five the last two.

    Numbers of more than two seats take twice as much.
    """
    if any(len(number.values) > PAIR for number in numbers):
        return ["many" if len(number.values) > PAIR else "" for number in numbers]
    is_half = len(numbers) % ROW == ROW - 1
    return [
        "half" if is_half and place >= len(numbers) - PAIR else "" for place in range(len(numbers))
    ]


def number_box(number: Number, width: str, match: Match[Any], text: Text) -> Node:
    """One number, or one for each seat beside its sign."""
    values: Child = h("b", {}, number.values[0])
    if number.is_by_seat:
        says = sentences_of(match.view(None), text.language)
        values = [
            h(
                "b",
                {"class": f"seat-{seat}", "key": seat},
                token(seat, match.game.name),
                h("span", {"class": "unseen"}, f"{says.seat_name(seat).label}: "),
                value,
            )
            for seat, value in enumerate(number.values)
        ]
    return h(
        "li",
        {"class": f"number {width}".strip(), "key": number.label},
        h("span", {"class": "values"}, values),
        h("span", {"class": "label"}, number.label),
    )


def curve(line: Line, table: Table, text: Text) -> Node:
    """How the score went for every seat: lines that end in the signs of the seats."""
    steps = len(line.lines[0])
    top = max(1, *(max(values) for values in line.lines))

    def spot(place: int, value: int) -> tuple[float, float]:
        return WIDE * place / (steps - 1), HIGH * (1 - value / top)

    marks: list[Node] = []
    for seat, values in enumerate(line.lines):
        spots = [spot(place, value) for place, value in enumerate(values)]
        points = " ".join(f"{x:.1f},{y:.1f}" for x, y in spots)
        tag, form = SHAPES_OF.get(table.game, SHAPES)[seat]
        x, y = spots[-1]
        corner = {"x": f"{x - MARK / 2:.1f}", "y": f"{y - MARK / 2:.1f}"}
        place = {**corner, "width": MARK, "height": MARK, "viewBox": "0 0 40 40"}
        marks += [
            h("polyline", {"class": f"path seat-{seat}", "key": f"path-{seat}", "points": points}),
            h("svg", {"class": f"end seat-{seat}", "key": seat, **place}, h(tag, dict(form))),
        ]
    rounds = [text("over.curve.start"), *map(str, range(1, steps - 1)), text("over.curve.end")]
    told = "; ".join(
        f"{table.seat_name(seat, text).label}: {', '.join(map(str, values))}"
        for seat, values in enumerate(line.lines)
    )
    return h(
        "figure",
        {"class": "curve", "key": "curve"},
        h("figcaption", {}, line.title),
        h(
            "svg",
            {
                "viewBox": f"-12 -12 {WIDE + 24} {HIGH + 24}",
                "role": "img",
                "aria-label": f"{line.title}. {told}",
            },
            h("path", {"class": "frame", "d": f"M0 0V{HIGH}H{WIDE}"}),
            marks,
        ),
        h(
            "p",
            {"class": "rounds", "aria-hidden": "true"},
            [h("span", {"key": place}, word) for place, word in enumerate(rounds)],
        ),
    )


def series(table: Table, match: Match[Any], text: Text) -> Node | None:
    """Who has won how often between these players, on this device."""
    score = score_of(table)
    if score is None:
        return None
    names = match.setup.names
    drawn = text("over.drawn", count=score.draws) if score.draws else ""
    return h(
        "p",
        {"class": "series", "key": "series"},
        h("b", {}, text("over.series")),
        [
            h(
                "span",
                {"class": f"seat-{seat}", "key": seat},
                token(seat, match.game.name),
                text("over.score", name=name, count=score.wins_of(name)),
            )
            for seat, name in enumerate(names)
        ],
        h("span", {}, drawn) if drawn else None,
    )


# What next --------------------------------------------------------------------------------


def rematch(table: Table, text: Text) -> Node:
    """Two buttons for another game: as we sat, or with other seats."""
    says = sentences_of(table.view(None), text.language)

    def label(how: str) -> str:
        key = f"story.{how}"
        return says.say(key) if says.has(key) else text(f"over.{how}")

    ways = (("again", "same", "again primary"), ("again:swap", "swap", "again"))
    return h(
        "div",
        {"class": "row rematch", "key": "rematch"},
        [
            button(
                act,
                h("b", {}, text("over.rematch")),
                h("span", {"class": "unseen"}, ": "),
                h("small", {}, label(how)),
                class_=states,
            )
            for act, how, states in ways
        ],
    )


def ways_on(text: Text) -> Node:
    """Another look at this game, something to keep, or the way out."""
    return h(
        "div",
        {"class": "row ways-on", "key": "ways-on"},
        button("replay", sign("play"), text("over.replay")),
        button("panel:log", sign("log"), text("bar.log")),
        button("postcard", sign("picture"), text("over.postcard")),
        button("export", text("menu.export"), class_="quiet"),
        button("leave", text("over.lobby"), class_="quiet"),
    )


def turning(table: Table, match: Match[Any], text: Text) -> Node | None:
    """The turning points, each as a way into the replay, as soon as they are known."""
    if not characters_of(match.game.name) or table.learning is not None:
        return None
    found = table.finding("course", len(match.choices))
    return h(
        "section",
        {"class": "turning", "key": "turning", "aria-label": text("course.points")},
        h("h2", {}, text("course.points")),
        turning_list(found, table, text),
        button("panel:course", sign("course"), text("over.points.all"), class_="quiet"),
    )


def turning_list(found: Any, table: Table, text: Text) -> Node:
    """Up to three turning points, or why there are none yet."""
    if found is None:
        return thinking(text, "over.points.wait")
    points = turning_points(found, TURNING_POINTS) if isinstance(found, list) else []
    if not points:
        return h("p", {"class": "hint"}, text("over.points.none"))
    return h(
        "ul",
        {"class": "course-points"},
        [turning_point(table, found, point, text) for point in points],
    )
