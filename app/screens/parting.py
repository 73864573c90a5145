"""The last look before the tablet is passed on: the cards that were drawn at the end of a turn.

Nothing can be chosen here: the question that is pending is another player's.
"""

from typing import Any

from app.games.presenter import Context, present
from app.i18n.text import Text
from app.moments import events_at
from app.node import Node, h
from app.screens.panels import panel
from app.screens.play import bar, bottom_seat
from app.table import Table
from app.widgets import button, messages, token
from engine.core.match import Match


def parting_screen(table: Table, match: Match[Any], text: Text) -> list[Node | None]:
    """The board as its player may see it, the new hand, and one button."""
    seat, after = table.curtain.seat, table.curtain.after
    assert seat is not None  # the curtain says who parts, and for whom
    assert after is not None
    view = table.view(seat)
    # Somebody else is asked: their answers are not offered here, not even public ones.
    question = view.question._replace(choices=()) if view.question else None
    presenter = present(
        Context(
            view._replace(question=question, refused=()),
            text,
            table.selection,
            bottom=bottom_seat(table),
            picture=table.picture,
            events=tuple(events_at(match, seat, len(match.choices))),
            barred=table.barred,
        )
    )
    # Nobody takes the tablet for a computer's move.
    to_person = table.computer_at(after) is None
    prompt = text("parting.look" if to_person else "parting.look.computer")
    onward = text(
        "parting.pass" if to_person else "parting.away", name=table.seat_name(after, text)
    )
    return [
        bar(table, match, presenter, text),
        messages(table.notices, text),
        presenter.render_board(),
        h(
            "section",
            {"class": f"dock parting-dock seat-{seat}", "key": "dock", "aria-label": prompt},
            h("h2", {"tabindex": "-1", "data-focus": True}, prompt),
            presenter.hand(seat),
            button(
                "hand_on",
                token(after, table.game),
                onward,
                class_="verb ending hand-on",
            ),
        ),
        panel(table, match, presenter, text),
    ]
