"""Playing: choose, take back, leave answers to a standing order, agree on a draw."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from app import answers, curtain, moments
from app.acts.saving import Step, header
from app.effects import Intent
from app.games import present, presenter_of
from app.games.plain import Presenter
from app.i18n.text import Text
from app.storage import Change
from app.table import Notice, Table
from engine.core.decision import PASS
from engine.core.errors import IllegalChoice, UndoBarrier
from engine.core.match import Match
from engine.saves.record import dump

FACE_DOWN = "down:"
"""How an answer by its place begins."""


def choose(table: Table, intent: Intent) -> Step:
    """Answer the question that stands; not from another moment, nor from behind the cover,
    but for what can be answered without a look.
    """
    if table.match is None or table.moment is not None or table.match.pending is None:
        return Step(table)
    option = lying_at(table, str(intent.value))
    covered = table.curtain.stance is curtain.Stance.COVERED
    blind = answers.blind_answers(table.match.game.name, table.match.pending)
    if covered and option not in blind:
        return Step(table)
    try:
        table.match.choose(option)
    except IllegalChoice:
        return Step(replace(table, notice=Notice("bad.choice", {})))
    return moved(table, intent, option)


def lying_at(table: Table, answer: str) -> str:
    """The option that an answer stands for: "down:3" is what lies face down at a place."""
    match = table.match
    if match is None or match.pending is None or not answer.startswith(FACE_DOWN):
        return answer
    view = match.view(match.pending.player)
    place = answer.removeprefix(FACE_DOWN)
    return presenter_of(match.game.name).turned_up(view, table.chance, place)


def undo(table: Table, intent: Intent) -> Step:
    """Take the last choice back, or say why not."""
    return go_back(table, intent, Match.undo)


def restart_turn(table: Table, intent: Intent) -> Step:
    """Take back what can be of this turn, or say why not."""
    return go_back(table, intent, Match.restart_turn)


def go_back(table: Table, intent: Intent, how: Callable[[Match[Any]], None]) -> Step:
    """Take choices back by `how`."""
    match = table.match
    if match is None:
        return Step(table)
    before = len(match.choices)
    try:
        how(match)
    except UndoBarrier as barrier:
        notice = Notice(f"undo.{barrier.facts['reason']}", {}, calm=True)
        return Step(replace(table, panel="", notice=notice))
    return moved(table, intent, before - len(match.choices))


def moved(table: Table, intent: Intent, do: str | int) -> Step:
    """The match has moved: keep it, and draw the curtain for whoever is asked now."""
    match = table.match
    assert match is not None  # it has just moved
    began = intent.now if match.state.turn != table.turn else table.began
    entries = [table.journal.entry(do)]
    journal = table.journal.after(entries[0])
    answered, notice = table.answered, table.notice
    while (kind := kind_by_order(table)) is not None:
        match.choose(PASS)
        entries.append(journal.entry(PASS))
        journal = journal.after(entries[-1])
        answered += ((len(match.choices), kind),)
        what = present(match.view(None), Text(table.language)).name_of(kind)
        notice = Notice("log.order", {"what": what}, calm=True)
    seen = curtain.follow(table.curtain, answers.as_asked(match), table.manner)
    table = replace(
        on_the_board(table),
        curtain=seen,
        last_seen=seen_now(table.last_seen, seen, len(match.choices)),
        answered=answered,
        journal=journal,
        chance=intent.fresh,
        began=began,
        turn=match.state.turn,
        selection=still_touched(table, do),
        notice=notice,
        moment=moments.playback_after(match) if isinstance(do, str) else None,
    )
    # Behind a barrier nothing is taken back, so that is where a snapshot stays true.
    snapshot = dump(match) if match.why_not_undo is not None else None
    return Step(table, (Change(header(table, intent), entries, snapshot=snapshot),))


def still_touched(table: Table, do: str | int) -> str:
    """What stays touched after a choice; nothing does after it was taken back."""
    match = table.match
    if match is None or match.pending is None or not isinstance(do, str):
        return ""
    presenter = presenter_of(match.game.name)
    return presenter.still_touched(match.pending, table.selection, do)


def on_the_board(table: Table) -> Table:
    """The table itself, with nothing over it and nothing touched."""
    return replace(table, panel="", page="", moment=None, agreeing=(), selection="")


def seen_now(looked: tuple[int, ...], seen: curtain.Curtain, choices: int) -> tuple[int, ...]:
    """Per seat, after how many choices it last saw the table; an undo takes that back, too."""
    seats = {seen.seat_shown}
    if seen.stance is curtain.Stance.DOWN:
        seats.add(seen.seat)  # its hand lies face down; the rest it sees
    return tuple(choices if seat in seats else min(at, choices) for seat, at in enumerate(looked))


# Standing orders -------------------------------------------------------------------------


def kind_by_order(table: Table) -> str | None:
    """The question that a standing order passes on now, if it is one."""
    decision = table.match.pending if table.match else None
    if decision is None or decision.hush or PASS not in decision.options:
        return None
    case = presenter_of(table.match.game.name).order_case(decision) if table.match else ""
    passed = "pass" in (
        table.orders.get(decision.kind),
        table.orders.get(f"{decision.kind}/{case}"),
    )
    return decision.kind if passed else None


def give_order(table: Table, intent: Intent) -> Step:
    """Leave a question to a standing order, or be asked again: `value` is "revolver:pass".

    "revolver/hiding:pass" is about one case of it: the question about that card.
    """
    question, _, answer = str(intent.value).partition(":")
    kind, _, case = question.partition("/")
    presenter = presenter_of(table.match.game.name) if table.match else Presenter
    if kind not in presenter.ORDERS or (case and case not in presenter.ORDER_CASES.get(kind, ())):
        return Step(table)
    orders = {**table.orders, question: "pass"}
    if answer != "pass":
        del orders[question]
    table = replace(table, orders=orders)
    return Step(table, (Change(header(table, intent), []),))


# A draw by agreement -----------------------------------------------------------------------


def offer_draw(table: Table, _: Intent) -> Step:
    """Ask everybody, in the open: whatever is secret leaves the screen first."""
    if table.match is None or table.match.pending is None:
        return Step(table)
    covered = curtain.conceal(table.curtain, table.manner)
    return Step(replace(on_the_board(table), panel="draw", curtain=covered))


def agree(table: Table, intent: Intent) -> Step:
    """A seat agrees, or takes it back; once all have, the game is a draw."""
    match = table.match
    names = match.setup.names if match else ()
    if match is None or table.panel != "draw" or intent.value not in map(str, range(len(names))):
        return Step(table)
    seat = int(intent.value)
    before = set(table.agreeing)
    agreeing = before - {seat} if seat in before else before | {seat}
    if len(agreeing) < len(names):
        return Step(replace(table, agreeing=tuple(sorted(agreeing))))
    match.agree_draw()
    table = replace(on_the_board(table), curtain=curtain.EVERYTHING_OPEN)
    return Step(table, (Change(header(table, intent), [], snapshot=dump(match)),))
