"""The menu: everything about the table that is not play."""

from typing import Any

from app.games.presenter import Presenter
from app.i18n.text import LANGUAGES, Text, catalogue_name
from app.lessons import NOTHING_TAUGHT, curriculum_of
from app.node import Child, Node, h
from app.puzzles.shelf import PuzzleLesson, puzzles_of
from app.screens import puzzle
from app.screens.seats import seats_in_menu
from app.screens.sound import sound_settings
from app.screens.speaking import guide_switch
from app.seats import characters_of
from app.settings import CHOICES
from app.table import SEATINGS, Table
from app.widgets import button, choice
from engine.core.match import Match

SIZES = {"normal": "A", "large": "A+", "huge": "A++"}


def menu(table: Table, match: Match[Any], presenter: Presenter, text: Text) -> list[Node | None]:
    """What can be done now, the settings, and what can be exported."""
    playing = match.pending is not None
    return [
        h(
            "div",
            {"class": "menu"},
            # Small screens have no room for it beside the question.
            button("hint", text("hint.1")) if table.may_have_hint else None,
            button("restart", text("menu.restart")) if not table.barred else None,
            button("conceal", text("table.cover")) if is_covered_on_wish(table) else None,
            button("panel:gallery", text("gallery.title")) if presenter.gallery() else None,
            button("panel:learn", text("learn.title"))
            if curriculum_of(match.game.name) != NOTHING_TAUGHT or puzzles_of(match.game.name)
            else None,
            *(in_lesson(table, match, text) if table.learning else ()),
            button("panel:legend", text("legend.title")) if presenter.legend() else None,
            button("draw", text("menu.draw")) if playing and len(table.people) > 1 else None,
            settings(table, match, presenter, text),
            seats_in_menu(table, match, text) if playing else None,
            h("h3", {}, text("menu.along")),
            button("share", text("menu.link")),
            button("export", text("menu.export")),
            h("p", {"class": "hint"}, text("menu.spoils")),
            button("leave", text("menu.lobby")),
            h("p", {"class": "hint"}, text("menu.saved")) if not table.unkept else None,
        )
    ]


def in_lesson(table: Table, match: Match[Any], text: Text) -> list[Node | None]:
    """What can be done with a lesson at any step: have the step shown, or play on from here."""
    learning = table.learning
    if learning is not None and isinstance(learning.lesson, PuzzleLesson):
        return [puzzle.solution_button(learning.lesson, text)]
    shows = learning is not None and learning.step is not None and learning.step.path
    return [
        button("step:on", text("lesson.show")) if shows else None,
        button("play_on", text("lesson.play")) if match.pending is not None else None,
    ]


def is_covered_on_wish(table: Table) -> bool:
    """Whether there is something on the screen to hide from somebody."""
    return table.curtain.is_secret and table.solo is None


def settings(table: Table, match: Match[Any], presenter: Presenter, text: Text) -> list[Child]:
    """The settings; the device remembers all of them."""
    ways = [way for way, seats in SEATINGS.items() if len(match.setup.names) in seats]
    chosen = table.settings
    return [
        h("h3", {}, text("menu.settings")),
        choice(
            text("menu.language"),
            [
                (f"language:{code}", code.upper(), catalogue_name(code), code == table.language)
                for code in LANGUAGES
            ],
        ),
        choice(
            text("menu.size"),
            [
                (f"set:size:{size}", label, text(f"size.{size}"), size == chosen.size)
                for size, label in SIZES.items()
            ],
        ),
        choice(
            text("setup.seating"),
            [(f"seating:{way}", text(f"setup.{way}"), "", way == table.seating) for way in ways],
        )
        if len(ways) > 1 and len(table.people) > 1
        else None,
        choice(
            text("menu.hand"),
            [
                (f"set:hand:{way}", text(f"hand.{way}"), "", way == chosen.hand)
                for way in CHOICES["hand"]
            ],
        )
        if len(table.people) > 1
        else None,
        choice(
            text("menu.pace"),
            [
                (f"set:pace:{way}", text(f"pace.{way}"), "", way == chosen.pace)
                for way in ("calm", "normal", "quick", "off")
            ],
        )
        if table.seats
        else None,
        *sound_settings(table, text),
        choice(
            text("menu.stage"),
            [
                (f"set:stage:{way}", text(f"stage.{way}"), "", way == chosen.stage)
                for way in ("calm", "normal", "quick", "tap", "off")
            ],
        ),
        *(
            choice(
                text(f"menu.{name}"),
                [
                    (f"set:{name}:{way}", text(f"switch.{way}"), "", way == getattr(chosen, name))
                    for way in CHOICES[name]
                ],
            )
            for name in ("recap", "goal")
        ),
        choice(
            text("menu.hints"),
            [
                (f"set:hints:{way}", text(f"hints.{way}"), "", way == chosen.hints)
                for way in CHOICES["hints"]
            ],
        )
        if characters_of(match.game.name)
        else None,
        guide_switch(table, text),
        choice(
            text("menu.coach"),
            [
                (f"set:coach:{way}", text(f"coach.{way}"), "", way == chosen.coach)
                for way in CHOICES["coach"]
            ],
        )
        if characters_of(match.game.name)
        else None,
        choice(
            text("menu.keys"),
            [
                (f"set:keys:{way}", text(f"plain.{word}"), "", way == chosen.keys)
                for way, word in (("on", "yes"), ("off", "no"))
            ],
        ),
        [
            part
            for kind in orders_of(table, presenter)
            for part in (order(table, presenter, kind, text), cases(table, presenter, kind, text))
        ],
    ]


def orders_of(table: Table, presenter: Presenter) -> list[str]:
    """The questions that the player at the tablet may leave to a standing order.

    Those that nothing on the table can ask yet are left out, unless an order was given.
    """
    seat = table.curtain.seat if table.solo is None else table.solo
    if seat is None or table.computer_at(seat) is not None:
        return []
    policy = table.policy
    return [
        kind
        for kind, asked in policy.standing_orders.items()
        if asked == seat and (kind in table.orders or policy.offers_order(kind, presenter.view))
    ]


def order(table: Table, presenter: Presenter, kind: str, text: Text) -> Node:
    """Whether a question is asked, or passed by a standing order."""
    now = table.orders.get(kind, "ask")
    return choice(
        text("order.title", what=presenter.name_of(kind)),
        [(f"order:{kind}:{way}", text(f"order.{way}"), "", way == now) for way in ("ask", "pass")],
    )


def cases(table: Table, presenter: Presenter, kind: str, text: Text) -> Node | None:
    """The cases of a question, each on or off, as long as it is asked at all."""
    known = table.policy.order_cases.get(kind, ())
    if not known or table.orders.get(kind) == "pass":
        return None
    ways = []
    for case in known:
        asked = table.orders.get(f"{kind}/{case}") != "pass"
        act = f"order:{kind}/{case}:{'pass' if asked else 'ask'}"
        ways.append((act, presenter.name_of(case), "", asked))
    return choice(text("order.cases", what=presenter.name_of(kind)), ways)
