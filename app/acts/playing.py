"""Playing: choose, take back, leave answers to a standing order, agree on a draw."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any

from app import curtain, moments
from app.acts.preparing import prepare
from app.acts.saving import header
from app.effects import Intent, Step
from app.games.sentences import sentences_of
from app.storage import Change
from app.table import NEVER, Notice, Replaced, Table
from engine.core.decision import PASS, Decision
from engine.core.errors import IllegalChoice, UndoBarrier
from engine.core.match import Match
from engine.saves.record import dump

NOBODY_CHOOSES = (curtain.Stance.PARTING, curtain.Stance.WAITING)
"""Stances in which no person can choose anything."""

FACE_DOWN = "down:"
"""How an answer begins that names the place of a card that lies face down."""


ONE_FOR_ANOTHER = 2
"""One choice and the one made instead: taking that back leaves neither, as with any choice."""


def choose(table: Table, intent: Intent) -> Step:
    """Answer the pending question.

    Nothing can be chosen from another moment. From the cover, only open answers can.
    """
    if table.match is None or table.moment is not None or table.match.pending is None:
        return Step(table)
    option = lying_at(table, str(intent.value))
    if table.curtain.stance in NOBODY_CHOOSES or table.manner.thinks:
        return Step(table)
    covered = table.curtain.stance is curtain.Stance.COVERED
    blind = table.policy.blind_answers(table.match.pending)
    if covered and option not in blind:
        return Step(table)
    done = table.policy.spelt_out(table.match, option)
    try:
        for step in done:
            table.match.choose(step)
    except IllegalChoice:
        return Step(replace(table, notice=Notice("bad.choice", {})))
    return moved(table, intent, *done)


def choose_instead(table: Table, intent: Intent) -> Step:
    """Take a choice back and make others: `value` is options, with "," between.

    So a card that was chosen is put back, or exchanged by touching another one. What was chosen
    before that card stays.
    """
    match = table.match
    covered = table.curtain.stance in (curtain.Stance.COVERED, *NOBODY_CHOOSES)
    if match is None or table.moment is not None or covered:
        return Step(table)
    if table.computer_at(match.state.chooser) is not None:
        return Step(replace(table, notice=Notice(table.barred or "bad.choice", {}, calm=True)))
    options = [option for option in str(intent.value).split(",") if option]

    def take_back(twin: Match[Any]) -> None:
        twin.undo()
        while options and twin.pending is not None and options[0] not in twin.pending.options:
            twin.undo()

    return put_differently(table, intent, take_back, options)


def lying_at(table: Table, answer: str) -> str:
    """The option that an answer stands for: "down:3" is what lies face down at a place."""
    match = table.match
    if match is None or match.pending is None or not answer.startswith(FACE_DOWN):
        return answer
    view = match.view(match.pending.player)
    place = answer.removeprefix(FACE_DOWN)
    return table.policy.option_at(view, table.chance, place)


def undo(table: Table, intent: Intent) -> Step:
    """Take back what was done last, or say why not.

    That is what was only touched, then what was put differently, then the last choice.
    """
    before = table.policy.let_go(table.selection) if table.moment is None else None
    if before is not None:
        return Step(replace(table, selection=before))
    match, last = table.match, table.replaced[-1] if table.replaced else None
    if match is None or last is None or tuple(match.choices[last.kept :]) != last.now:
        return go_back(table, intent, Match.undo)

    def take_back(twin: Match[Any]) -> None:
        for _ in last.now:
            twin.undo()

    step = put_differently(table, intent, take_back, last.was)
    return step._replace(table=replace(step.table, replaced=table.replaced[:-1]))


def restart_turn(table: Table, intent: Intent) -> Step:
    """Take back as much of this turn as possible, or say why not."""
    return go_back(table, intent, Match.restart_turn)


def go_back(table: Table, intent: Intent, how: Callable[[Match[Any]], None]) -> Step:
    """Take choices back by `how`."""
    match = table.match
    if match is None:
        return Step(table)
    if table.barred:
        return Step(replace(table, panel="", notice=Notice(table.barred, {}, calm=True)))
    before = len(match.choices)
    if table.way_back == NEVER:
        how(match)
        return moved(table, intent, before - len(match.choices))
    # What computers have chosen since goes back together with the person's choice.
    match = match.at(table.way_back)
    if how is Match.restart_turn and match.can_undo:
        match.restart_turn()
    return moved(replace(table, match=match), intent, before - len(match.choices))


def rearrange(table: Table, intent: Intent) -> Step:
    """Put what was chosen before in another way: some choices go back, others take their place.

    What that means is the game's (`Policy.rearranged`).
    """
    match = table.match
    if match is None or match.pending is None or table.moment is not None:
        return Step(table)
    seat = match.pending.player
    if table.curtain.seat_shown != seat:
        return Step(table)
    back, again = table.policy.rearranged(match.view(seat), str(intent.value))

    def take_back(twin: Match[Any]) -> None:
        for _ in range(back):
            twin.undo()

    return put_differently(table, intent, take_back, again)


def put_differently(
    table: Table, intent: Intent, take_back: Callable[[Match[Any]], None], again: Iterable[str]
) -> Step:
    """Take choices back and make others instead; either all of it happens or nothing."""
    match = table.match
    assert match is not None  # something was chosen
    twin = match.clone()
    try:
        take_back(twin)
        kept = len(twin.choices)
        for option in again:
            twin.choose(option)
    except UndoBarrier:
        return Step(replace(table, notice=Notice(moments.why_barred(twin), {}, calm=True)))
    except IllegalChoice:
        return Step(replace(table, notice=Notice("bad.choice", {})))
    was, now = match.choices[kept:], twin.choices[kept:]
    if not was:
        return Step(table)
    replaced = table.replaced
    if len(was) + len(now) > ONE_FOR_ANOTHER:
        replaced = tuple(other for other in replaced if other.stands_in(match.choices))
        replaced += (Replaced(kept, tuple(was), tuple(now)),)
    table = replace(table, match=twin, replaced=replaced)
    return moved(table, intent, len(was), *now)


def moved(table: Table, intent: Intent, *done: str | int) -> Step:
    """The match has moved: follow standing orders, draw the curtain, save.

    `done` are the options that were chosen, and numbers of choices that were taken back.
    """
    match = table.match
    assert match is not None  # it has just moved
    chooser = match.state.chooser
    passed = follow_orders(table)
    # Where players choose something in the open first, the rest of the set-up follows here.
    ready = prepare(match) if table.quick else []
    entries, journal = table.journal.write(*done, *(PASS for _ in passed), *ready)
    do = done[-1]
    moved = replace(
        table.bare(),
        journal=journal,
        answered=table.answered + passed,
        notice=told_by_order(table, passed) or table.notice,
        chance=intent.fresh,
        turn=match.state.turn,
        began=table.began if match.state.turn == table.turn else intent.now,
        way_back=way_back(table, chooser, len(passed) + 1) if isinstance(do, str) else NEVER,
        learning=table.learning and table.learning.after(match),
        made=NEVER if passed or ready or isinstance(do, int) else made_by_hand(table, chooser),
        heard_from=heard_from(match, done, len(passed) + len(ready)),
        showing=isinstance(do, str) and shows(table, chooser),
        hastened=False,
        stepping=False,
    )
    if isinstance(do, str) and match.pending is not None:
        selection = table.policy.still_selected(match.pending, table.selection, do)
        moved = replace(moved, selection=selection)
    if isinstance(do, str):
        moved = replace(moved, moment=staged(table))
    asked = table.policy.as_asked(match.pending)
    drawn = curtain.follow(moved.curtain, asked, moved.manner)
    if isinstance(do, str) and has_drawn(table, len(passed)):
        drawn = curtain.linger(moved.curtain, drawn)
    if moved.showing:
        drawn = curtain.wait(chooser, moved.manner)
    elif drawn.stance is not curtain.Stance.WAITING:
        moved = replace(moved, hurried=False)
    moved = moved.under(drawn)
    # Nothing behind a barrier is taken back, so a snapshot made there stays true; unless a lesson
    # is tried again, or an undo reaches over what computers have chosen.
    went_back = any(isinstance(one, int) for one in done)
    snapshot = dump(match) if went_back or match.why_not_undo is not None else None
    return Step(moved, (Change(header(moved, intent), entries, snapshot=snapshot),))


def heard_from(match: Match[Any], done: Sequence[str | int], followed: int) -> int:
    """How many choices came before what is to be heard: the last one and the `followed` after it.

    NEVER if something was taken back.
    """
    if any(isinstance(one, int) for one in done):
        return NEVER
    return len(match.choices) - followed - 1


def made_by_hand(table: Table, chooser: int) -> int:
    """How many choices there are now, if a person made the last one; otherwise NEVER."""
    assert table.match is not None  # somebody has chosen
    return NEVER if table.computer_at(chooser) is not None else len(table.match.choices)


def way_back(table: Table, chooser: int, made: int) -> int:
    """How many choices an undo leaves if it reaches over what computers have chosen.

    `made` is how many choices the last one of `chooser` stands for. A computer's choice bars an
    undo only by what it has shown or left to chance.
    """
    match = table.match
    assert match is not None  # somebody has chosen
    if match.pending is None or match.why_not_undo not in (None, "handed"):
        return NEVER
    if table.computer_at(chooser) is not None:
        return table.way_back
    is_over = table.computer_at(match.pending.player) is None
    return NEVER if is_over else len(match.choices) - made


def shows(table: Table, chooser: int) -> bool:
    """Whether a computer's choice is shown before the game goes on; the last one ends the game."""
    match = table.match
    assert match is not None  # it has just moved
    if match.pending is None or table.computer_at(chooser) is None:
        return False
    is_wanted = not table.people or (table.settings.pace != "off" and not table.hurried)
    return is_wanted and not staged(table) and bool(moments.told_now(match, table.language))


def staged(table: Table) -> moments.Moment | None:
    """What the last choice led to that everybody should see, unless the players do without."""
    assert table.match is not None  # somebody has chosen
    return moments.playback_after(table.match) if table.settings.stage != "off" else None


def has_drawn(table: Table, passed: int) -> bool:
    """Whether the seat that looks got new cards by the last choice, or by one that was passed."""
    match, seat = table.match, table.curtain.seat_shown
    if match is None or seat is None or match.pending is None:
        return False
    last = len(match.choices)
    numbers = range(last - passed, last + 1)
    return any(table.policy.shows_drawn(moments.events_at(match, seat, at)) for at in numbers)


def hand_on(table: Table, _: Intent) -> Step:
    """Whoever looked at new cards passes the tablet on."""
    match, before = table.match, table.curtain
    if match is None or before.stance is not curtain.Stance.PARTING:
        return Step(table)
    looking = curtain.Curtain(curtain.Stance.OPEN, before.seat)
    asked = table.policy.as_asked(match.pending)
    passed = table.bare().under(curtain.follow(looking, asked, table.manner))
    # The one who was asked to pass it on has done so.
    covered = passed.curtain.stance is curtain.Stance.COVERED
    return Step(replace(passed, holder=None if covered else passed.curtain.seat))


# Standing orders -------------------------------------------------------------------------


def follow_orders(table: Table) -> tuple[tuple[int, str], ...]:
    """Pass every question that a standing order covers; for each, the choice's number and kind."""
    match = table.match
    assert match is not None  # only a game asks
    passed: list[tuple[int, str]] = []
    while match.pending is not None and is_passed(table, match.pending):
        kind = match.pending.kind
        match.choose(PASS)
        passed.append((len(match.choices), kind))
    return tuple(passed)


def is_passed(table: Table, asked: Decision) -> bool:
    """Whether a standing order passes this question; never one that would tell a secret.

    Orders are a person's: a computer that plays the seat decides for itself.
    """
    if asked.hush or PASS not in asked.options or table.computer_at(asked.player) is not None:
        return False
    cases = (asked.kind, f"{asked.kind}/{table.policy.case_of(asked)}")
    return any(table.orders.get(case) == "pass" for case in cases)


def told_by_order(table: Table, passed: Sequence[tuple[int, str]]) -> Notice | None:
    """What the last standing order did, for the players; None if none did anything."""
    if not passed or table.match is None:
        return None
    sentences = sentences_of(table.match.view(None), table.language)
    return Notice("log.order", {"what": sentences.name_of(passed[-1][1])}, calm=True)


def give_order(table: Table, intent: Intent) -> Step:
    """Leave a question to a standing order, or be asked again: `value` is "revolver:pass".

    "revolver/hiding:pass" is about one case of it: the question about that card.
    """
    question, _, answer = str(intent.value).partition(":")
    kind, _, case = question.partition("/")
    policy = table.policy
    if kind not in policy.standing_orders or (
        case and case not in policy.order_cases.get(kind, ())
    ):
        return Step(table)
    orders = {**table.orders, question: "pass"}
    if answer != "pass":
        del orders[question]
    table = replace(table, orders=orders)
    return Step(table, (Change(header(table, intent), []),))


# A draw by agreement -----------------------------------------------------------------------


def offer_draw(table: Table, _: Intent) -> Step:
    """Ask everyone, in the open: secrets leave the screen first."""
    if table.match is None or table.match.pending is None or len(table.people) < 2:
        return Step(table)
    covered = curtain.conceal(table.curtain, table.manner)
    why = table.closed_by if covered == table.curtain else "wish"
    return Step(replace(table.bare(), panel="draw", curtain=covered, closed_by=why))


def agree(table: Table, intent: Intent) -> Step:
    """A seat agrees, or changes its mind; once all agree, the game is a draw."""
    match = table.match
    if match is None or table.panel != "draw" or intent.value not in map(str, table.people):
        return Step(table)
    seat = int(intent.value)
    before = set(table.agreeing)
    agreeing = before - {seat} if seat in before else before | {seat}
    # A computer leaves it to the persons.
    if not agreeing.issuperset(table.people):
        return Step(replace(table, agreeing=tuple(sorted(agreeing))))
    match.agree_draw()
    table = replace(table.bare(), curtain=curtain.EVERYTHING_OPEN)
    return Step(table, (Change(header(table, intent), [], snapshot=dump(match)),))
