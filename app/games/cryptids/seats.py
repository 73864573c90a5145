"""The players beside the map, and the round and phase in the bar of the page.

Below the players are today's Event and what would happen if Dusk fell now; forecast.py draws
that, with a part that only its reader sees.
"""

from app.games.cryptids import art
from app.games.cryptids.board import EVENT, SEAT, Board
from app.games.cryptids.cards import tone
from app.games.cryptids.forecast import forecast
from app.games.cryptids.scenes import HEADLINE, is_final
from app.games.cryptids.sentences import signed
from app.node import Node, h
from app.widgets import token
from engine.core.event import Event
from engine.cryptids.data import DAY_TURNS
from engine.cryptids.view import TEN

PHASES = ("dawn", "day", "dusk", "night")


def rail(board: Board) -> Node:
    """All players, then the day."""
    seats = len(board.view.names)
    return h(
        "div",
        {"class": f"rail-of seats-{seats}", "key": "players"},
        h(
            "ul",
            {"class": "players", "aria-label": board.say("players")},
            [player(board, seat) for seat in range(seats)],
        ),
        h("div", {"class": "today", "key": "today"}, event(board), forecast(board)),
    )


def player(board: Board, seat: int) -> Node:
    """One Cryptid; touching it tells more."""
    facts = board.player(seat)
    states = ["player", f"seat-{seat}"]
    states += ["asked"] if board.question and board.question.player == seat else []
    states += ["own"] if board.view.player == seat else []
    states += ["winner"] if seat in board.view.winners else []
    touched = f"{SEAT}{seat}"
    return h(
        "li",
        {"class": " ".join(states), "key": f"player-{seat}"},
        board.touchable(
            touched,
            "bare",
            art.named(
                description(board, seat),
                art.portrait(facts["cryptid"]) if facts["cryptid"] else token(seat),
                h(
                    "span",
                    {"class": "who"},
                    token(seat),
                    h(
                        "span",
                        {
                            "class": "player-name",
                            "data-typed": "yes" if board.is_named(seat) else None,
                        },
                        board.seat_label(seat),
                    ),
                    first(board, seat),
                ),
                myth(board, seat),
                h("span", {"class": "holds"}, piles(board, seat), badges(board, seat)),
            ),
            about=facts["cryptid"],
        ),
    )


def first(board: Board, seat: int) -> Node | None:
    """The flag of the First Player, if it is this one."""
    if board.table["first"] != seat:
        return None
    return h("span", {"class": "flag", "data-help": "first"}, art.icon("first", "first"))


def seat_line(board: Board, seat: int) -> Node:
    """The same for the player's own edge of a tablet that lies still."""
    return h(
        "div",
        {"class": "seat-line", "key": "seat-line"},
        h("span", {"class": "unseen"}, description(board, seat)),
        h(
            "span",
            {"class": "seen", "aria-hidden": "true"},
            first(board, seat),
            piles(board, seat),
            badges(board, seat),
            h(
                "span",
                {"class": "own-myth", "data-help": "myth"},
                art.icon("myth"),
                flown(board, seat),
                h("b", {"class": "number"}, number(board, seat)),
            ),
        ),
    )


def myth(board: Board, seat: int) -> Node:
    """The Myth as a number, and as the pawn's space with tokens of 10 and 30."""
    facts = board.player(seat)
    track = facts["track"]
    coins = ["30"] * track["thirties"] + ["10"] * track["tens"]
    return h(
        "span",
        {"class": "myth", "data-help": "myth"},
        flown(board, seat),
        h("b", {"class": "number", "key": facts["myth"]}, number(board, seat)),
        h(
            "span",
            {"class": "coins"},
            [h("i", {"class": f"coin of-{coin}"}, coin) for coin in coins],
            h(
                "span",
                {"class": "spaces"},
                [
                    h("i", {"class": "on" if space <= track["space"] else ""})
                    for space in range(1, TEN)
                ],
            ),
        ),
    )


def number(board: Board, seat: int) -> Node | int:
    """A player's Myth; in a playback, as it changes."""
    event = gaining(board, seat)
    if event is None:
        return board.player(seat)["myth"]
    when = "when-summed" if is_final(event) else "on-landing"
    return art.changing(event.args["old"], event.args["new"], when)


def flown(board: Board, seat: int) -> Node | None:
    """The Myth that a Sighting has brought, as it comes flying to its player in a playback."""
    event = gaining(board, seat)
    if event is None or is_final(event):
        return None
    amount = event.args["amount"]
    return h(
        "span",
        {
            "class": f"flown {tone(amount)}",
            "key": "flown",
            "data-from": f"myth-of-{seat}",
        },
        h("b", {}, signed(amount)),
    )


def gaining(board: Board, seat: int) -> Event | None:
    """The Myth that a scene of a playback brings a player; None if it brings none."""
    event = board.scene[-1] if board.scene and board.part != HEADLINE else None
    is_gain = event is not None and event.kind == "myth" and event.args["who"] == seat
    return event if is_gain else None


def piles(board: Board, seat: int) -> list[Node]:
    """Three little Stacks, each with a layer for every Sighting that is left, and the hand."""
    facts = board.player(seat)
    stacks = [
        h(
            "span",
            {
                "class": "stack" if pile["left"] else "stack empty",
                "key": f"stack-{number}",
                "data-help": "stack",
            },
            [h("i", {"class": f"layer-{layer}"}) for layer in range(pile["left"])],
            h("b", {}, number),
        )
        for number, pile in enumerate(facts["stacks"], start=1)
    ]
    hand = [art.icon("hand"), h("b", {}, facts["hand"])]
    return [
        h("span", {"class": "piles", "key": "piles"}, stacks),
        h("span", {"class": "in-hand", "key": "hand", "data-help": "hand"}, hand),
    ]


def badges(board: Board, seat: int) -> list[Node]:
    """The Power as it is now, and a drawback that is still to come."""
    facts = board.player(seat)
    power = facts["power"]
    found = [
        h(
            "span",
            {"class": f"power-mark {power}", "key": "power", "data-help": "power"},
            art.icon("power"),
        ),
    ]
    if facts["drawback"]:
        found.append(
            h(
                "span",
                {"class": "drawback", "key": "drawback", "data-help": facts["drawback"]},
                # Without room for words, a sign; touching the player tells which.
                h("span", {"class": "word"}, board.name_of(facts["drawback"])),
            )
        )
    return found


def description(board: Board, seat: int) -> str:
    """A player in words."""
    facts = board.player(seat)
    cryptid = board.name_of(facts["cryptid"]) if facts["cryptid"] else ""
    left = ", ".join(str(pile["left"]) for pile in facts["stacks"])
    parts = [
        board.seat_label(seat),
        cryptid,
        board.say("myth", count=facts["myth"]),
        board.say("stacks_left", left=left),
        board.say("in_hand", count=facts["hand"]),
        board.power_state(seat),
        board.name_of(facts["drawback"]) if facts["drawback"] else "",
        board.name_of("first") if board.table["first"] == seat else "",
    ]
    return ", ".join(filter(None, parts))


def event(board: Board) -> Node | None:
    """Today's Event in a line; touching it opens it."""
    card = board.table["event"]["card"]
    if not card:
        return None
    done = board.table["event"]["lines"]
    lines = board.sentences.event_lines(card)
    told = [board.name_of(EVENT), board.name_of(card), *lines]
    return board.touchable(
        EVENT,
        "bare event",
        art.named(
            ". ".join(told),
            art.event_art(card),
            h("span", {"class": "title"}, board.title_of(card)),
            # Once all of it is done there is nothing to tick off.
            ticks(len(lines), done) if done < len(lines) else None,
        ),
        about=card,
    )


def ticks(lines: int, done: int) -> Node:
    """A box for each line of the Event; those that are done are full."""
    boxes = [h("i", {"class": "on" if number < done else ""}) for number in range(lines)]
    return h("span", {"class": "ticks", "data-help": "ticks"}, boxes)


# Round and phase ---------------------------------------------------------------------


def phases(board: Board) -> Node:
    """Where the round stands; touching a phase explains it."""
    now = board.table["phase"]
    if now not in PHASES:
        return h(
            "div",
            {"class": "phases", "key": "phases"},
            board.acting(f"help:{now}", {"class": "bare phase now"}, board.name_of(now)),
        )
    count = board.say("round", round=board.table["round"], rounds=board.table["rounds"])
    return h(
        "div",
        {"class": "phases", "key": "phases"},
        board.acting("help:round", {"class": "bare round", "key": "round"}, count),
        h("ol", {}, [phase(board, name, name == now) for name in PHASES]),
    )


def phase(board: Board, name: str, is_now: bool) -> Node:
    """One phase; the Day shows its three turns."""
    turn = board.table["day_turn"]
    label = board.name_of(name)
    spoken = board.say("day_turn", phase=label, turn=turn) if is_now and turn else label
    pips = [h("i", {"class": "on" if number <= turn else ""}) for number in range(1, DAY_TURNS + 1)]
    return h(
        "li",
        {"key": name, "aria-current": "step" if is_now else None},
        board.acting(
            f"help:{name}",
            {"class": f"bare phase {name}{' now' if is_now else ''}"},
            art.named(
                spoken,
                art.icon(name),
                h("span", {"class": "word"}, label),
                h("span", {"class": "turns"}, pips) if name == "day" else None,
            ),
        ),
    )
