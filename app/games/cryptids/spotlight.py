"""The card over the map while Dawn, Dusk or the end is played back.

A playback goes event by event (`Policy.played_back`); the last of them is drawn here.
"""

from app.games.cryptids import art
from app.games.cryptids.board import Board
from app.games.cryptids.cards import event_lines, sighting_card, tone, trait_card
from app.games.cryptids.sentences import signed
from app.node import Child, Node, h
from app.widgets import token
from engine.core.event import Event
from engine.cryptids.data import FLAVORS, SIGHTING_OF, SIGHTINGS


def spotlight(board: Board) -> Node | None:
    """The card that the last event is about; None outside a playback."""
    if not board.playback or not board.events:
        return None
    event = board.events[-1]
    inside = drawn(board, event)
    if inside is None:
        return None
    # Each step is a new element, so that it comes in with its own animation.
    key = f"light-{len(board.events)}"
    return h("div", {"class": f"spotlight on-{event.kind}", "key": key}, inside)


def drawn(board: Board, event: Event) -> Child:
    """What is shown of an event."""
    args = event.args
    match event.kind:
        case "event":
            card = args["card"]
            return [art.event_art(card), h("h2", {}, board.name_of(card)), event_lines(board)]
        case "encounter":
            return [art.icon("crown"), h("h2", {}, board.name_of(args["site"]))]
        case "myth" if args["why"] == "sighting":
            return [
                owner(board, args["who"]),
                sighting_card(board, args["card"]),
                sums(event),
            ]
        case "myth" if args["why"] == "hidden":
            return [owner(board, args["who"]), sighting_card(board, args["card"]), total(args)]
        case "myth":
            return [owner(board, args["who"]), trait_card(board, args["trait"]), total(args)]
        case "drawback":
            text = board.text(f"cryptids.drawback.{args['drawback']}.text")
            return [owner(board, args["who"]), h("p", {"class": "drawback-text"}, text)]
        case "tie_break":
            people = board.sentences.people("human", args["humans"])
            return [owner(board, args["who"]), h("p", {"class": "sum"}, people)]
    return None


def owner(board: Board, seat: int) -> Node:
    """Whose card it is."""
    cryptid = board.player(seat)["cryptid"]
    return h(
        "p",
        {"class": f"owner seat-{seat}"},
        art.portrait(cryptid),
        token(seat),
        h("b", {}, board.seat_label(seat)),
    )


def sums(event: Event) -> Node:
    """How a Sighting's Myth comes together, Flavor by Flavor."""
    args = event.args
    score = SIGHTINGS[SIGHTING_OF[args["card"]]].score
    rows = [
        h(
            "li",
            {"class": f"{tone(part)} nth-{number}", "key": flavor},
            art.person(flavor),
            h("span", {}, f"{part // each if each else 0} × {signed(each)}" if each else "–"),
            h("b", {}, signed(part)),
        )
        for number, (flavor, each, part) in enumerate(
            zip(FLAVORS, score, args["parts"], strict=True)
        )
    ]
    return h("div", {"class": "sums"}, h("ul", {}, rows), total(args))


def total(args: dict[str, int]) -> Node:
    """The Myth that was gained or lost, and what it makes."""
    return h(
        "p",
        {"class": f"sum {tone(args['amount'])}"},
        h("b", {}, signed(args["amount"])),
        h("span", {"class": "makes"}, art.icon("myth"), f"{args['old']} → {args['new']}"),
    )
