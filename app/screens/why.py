"""What the computers' thoughts say: why a move, a hint, could it have looked, how it went."""

from collections.abc import Sequence
from typing import Any

from app.findings import DEALS, MOST_REASONS, Grounds
from app.games.presenter import Presenter
from app.games.sentences import Sentences
from app.i18n.text import Text
from app.moments import Teller, log_lines
from app.node import Child, Node, h
from app.screens.glow import aglow
from app.table import Table
from app.widgets import button, dots, sign, token
from engine.autoplay.findings import Experiment, Standing, turning_points
from engine.core.match import Match

MOST_LINES = 3
"""How many lines of what the move led to are shown."""
TURNING_POINTS = 3
WIDTH, HEIGHT = 300, 150
"""The drawing of the chances, in its own units."""
EVENS = 0.5
"""The chance at which the drawing has a line."""


def thinking(text: Text, key: str = "why.wait") -> Node:
    """Three dots that move, as long as something is being found out."""
    return h("p", {"class": "finding", "role": "status"}, text(key), " ", dots())


# Why a computer did that -----------------------------------------------------------------


def why(table: Table, match: Match[Any], presenter: Presenter, text: Text) -> list[Child]:
    """What a computer's choice led to, what spoke for it, and the experiment with other deals."""
    number, _, experiment = table.page.partition("/")
    at = int(number) if number.isdecimal() else -1
    if not 0 <= at < len(match.choices):
        return [h("p", {}, text("why.unknown"))]
    teller = Teller.of(match.view(None), text.language)
    lines = [line for line in log_lines(match, teller, (), None, at + 1) if line.at == at + 1]
    return [
        h("ul", {"class": "did"}, [h("li", {}, line.words) for line in lines[:MOST_LINES]]),
        h("h3", {}, text("why.reasons")),
        *reasons(table.finding("why", at), presenter, text),
        h("h3", {}, text("why.fair")),
        h("p", {"class": "hint"}, text("why.knows")),
        again(table, at, text, asked=bool(experiment)),
    ]


def reasons(found: Any, presenter: Presenter, text: Text) -> list[Node]:
    """What spoke for a choice, in a sentence or two."""
    if found is None:
        return [thinking(text)]
    if not isinstance(found, Grounds):
        return [h("p", {}, text("why.unknown"))]
    words = reason_words(found, presenter)
    cost = h("p", {"class": "hint"}, cost_words(found, text))
    if not words:
        return [h("p", {}, text("why.plain")), cost]
    return [h("ul", {"class": "reasons"}, [h("li", {}, word) for word in words]), cost]


def reason_words(found: Grounds, presenter: Presenter) -> list[str]:
    """The weightiest reasons that can be told, in words."""
    return reason_words_of(found.reasons, presenter.sentences)


def reason_words_of(reasons: Sequence[str], says: Sentences) -> list[str]:
    """The same, of any reasons."""
    told = [key for key in reasons if says.has(f"reason.{key}")]
    return [says.say(f"reason.{key}") for key in told[:MOST_REASONS]]


def cost_words(found: Grounds, text: Text) -> str:
    """What the next best choice would have cost."""
    if not found.runner_up:
        return text("why.only")
    return text("why.cost", count=found.cost) if found.cost else text("why.close")


def again(table: Table, at: int, text: Text, *, asked: bool) -> Node:
    """The experiment: everything it cannot see dealt anew, and what it chooses then."""
    found = table.finding("again", at)
    if isinstance(found, Experiment):
        return h(
            "p",
            {"class": "outcome", "role": "status"},
            text("why.same", same=found.same, all=found.deals),
        )
    if asked:
        return thinking(text) if found is None else h("p", {}, text("why.nothing"))
    return button(f"panel:why:{at}/again", text("why.again", count=DEALS), class_="way")


# A hint for whoever is asked --------------------------------------------------------------


def hint_button(table: Table, text: Text) -> Node | None:
    """Asks for a hint, beside the question; None where nobody may have one."""
    if not table.may_have_hint:
        return None
    return button("hint", text("hint.1"), class_="quiet hint-button")


def hint_card(table: Table, presenter: Presenter, text: Text) -> Node | None:
    """A hint in three steps; it floats, so that nothing on the table moves."""
    if not (table.hint and table.may_have_hint):
        return None
    assert table.match is not None  # somebody is asked
    found = table.finding("hint", len(table.match.choices))
    more = isinstance(found, Grounds) and table.hint < len(STEPS)
    return h(
        "aside",
        {"class": "hint-card", "key": "hint-card", "aria-label": text("hint.1")},
        button(
            "hint:off",
            sign("close"),
            class_="tool",
            aria_label=text("close"),
            data_escape=True,
            key="close",
        ),
        h("div", {"role": "status", "key": "words"}, hint_words(table, found, presenter, text)),
        button("hint", text(f"hint.{table.hint + 1}"), key="more") if more else None,
    )


def hint_words(table: Table, found: Any, presenter: Presenter, text: Text) -> list[Node]:
    """As many steps of a hint as were asked for."""
    if found is None:
        return [thinking(text)]
    if not isinstance(found, Grounds):
        return [h("p", {}, text("why.unknown"))]
    return [h("p", {}, step(found, presenter, text)) for step in STEPS[: table.hint]]


def where_to_look(found: Grounds, presenter: Presenter, text: Text) -> str:
    """What the best choice is about."""
    things = [part for part in found.option.split(":") if presenter.is_explained(part)]
    source = presenter.view.question.source if presenter.view.question else ""
    if not things and presenter.is_explained(source):
        things = [source]
    if not things:
        return text("hint.glows")
    return text("hint.look", what=presenter.name_of(things[0]))


def what_to_do(found: Grounds, presenter: Presenter, text: Text) -> str:
    """The best choice itself."""
    question = presenter.view.question
    choices = question.choices if question else ()
    choice = next((one for one in choices if one.id == found.option), None)
    words = presenter.sentences.option(choice, question) if choice else found.option
    return text("hint.do", what=words)


def why_so(found: Grounds, presenter: Presenter, text: Text) -> str:
    """What speaks for it, and what the next best choice would cost."""
    words = [f"{word}." for word in reason_words(found, presenter)]
    return " ".join([*words, cost_words(found, text)])


STEPS = (where_to_look, what_to_do, why_so)
"""The steps of a hint."""


def glowing(inside: list[Node | None], found: Grounds) -> list[Node | None]:
    """The screen with what the hint is about aglow: what chooses it, or else what leads there."""
    ways = [f"select:{part}" for part in (found.option, *found.option.split(":"))]
    return aglow(inside, [[f"choose:{found.option}"], ways])


# How the chances went ---------------------------------------------------------------------


def course(table: Table, match: Match[Any], text: Text) -> list[Child]:
    """The chances of every seat over the turns, and the turns that decided most."""
    found = table.finding("course", len(match.choices))
    if found is None:
        return [thinking(text)]
    if not isinstance(found, list) or len(found) < 2:
        return [h("p", {}, text("why.nothing"))]
    seats = range(len(match.setup.names))
    points = turning_points(found, TURNING_POINTS)
    return [
        h("p", {"class": "hint"}, text("course.about")),
        curve(found, points, text),
        h(
            "ul",
            {"class": "course-seats"},
            [
                h(
                    "li",
                    {"class": f"seat-{seat}"},
                    token(seat, match.game.name),
                    name_at(table, seat, text),
                )
                for seat in seats
            ],
        ),
        h("h3", {}, text("course.points")) if points else None,
        h(
            "ul",
            {"class": "course-points"},
            [turning_point(table, found, point, text) for point in points],
        )
        if points
        else None,
    ]


def name_at(table: Table, seat: int, text: Text) -> str:
    """A seat's name alone."""
    return table.seat_name(seat, text).label


def turning_point(table: Table, found: list[Standing], point: Standing, text: Text) -> Node:
    """A turn that changed much: for whom, from what to what; a tap leads there."""
    before = found[found.index(point) - 1]
    gains = [after - was for was, after in zip(before.chances, point.chances, strict=True)]
    seat = gains.index(max(gains))
    words = text(
        "course.point",
        turn=table.policy.turn_number(before.turn),
        name=table.seat_name(seat, text),
        was=round(100 * before.chances[seat]),
        now=round(100 * point.chances[seat]),
    )
    return h("li", {"key": point.at}, button(f"at:{point.at}", words, class_="way"))


def curve(found: list[Standing], points: list[Standing], text: Text) -> Node:
    """The drawing: a line for each seat, from left to right; the turning points are marked."""
    last = len(found) - 1

    def spot(place: int, chance: float) -> str:
        return f"{WIDTH * place / last:.1f},{HEIGHT * (1 - chance):.1f}"

    lines = [
        h(
            "polyline",
            {
                "class": f"chance seat-{seat}",
                "key": seat,
                "points": " ".join(spot(n, one.chances[seat]) for n, one in enumerate(found)),
            },
        )
        for seat in range(len(found[0].chances))
    ]
    places = [found.index(point) for point in points]
    marks = [
        h("path", {"class": "mark", "key": f"mark-{n}", "d": f"M{WIDTH * n / last:.1f} 0V{HEIGHT}"})
        for n in places
    ]
    middle = HEIGHT * (1 - EVENS)
    return h(
        "svg",
        {
            "class": "course",
            "viewBox": f"-4 -4 {WIDTH + 8} {HEIGHT + 8}",
            "role": "img",
            "aria-label": text("course.title"),
        },
        h("path", {"class": "frame", "d": f"M0 0V{HEIGHT}H{WIDTH}M0 {middle:.0f}H{WIDTH}"}),
        marks,
        lines,
    )
