"""What lies over the map in a scene of a playback: a sky, an Event, a Sighting, a Trait, large.

Where the map itself shows the scene (walkers.py, the Site of the Encounter), nothing does. Which
scenes there are is in scenes.py, what sums them up in summaries.py.
"""

from collections.abc import Mapping
from typing import Any

from app.games.cryptids import art
from app.games.cryptids.board import Board
from app.games.cryptids.cards import event_lines, sighting_effect, tone, type_sign
from app.games.cryptids.scenes import BACK, COUNT, HEADLINE, is_final
from app.games.cryptids.sentences import signed
from app.node import Child, Node, h
from app.widgets import token
from engine.core.event import Event
from engine.cryptids.data import FLAVORS, SIGHTING_OF, SIGHTINGS, TRAITS
from engine.cryptids.dusk import parts_of

FINAL = "final"
"""The final scoring, where phases are named."""


def limelight(board: Board) -> Node | None:
    """What everybody looks at now; None where the map shows it, and outside a playback."""
    if not board.playback:
        return None
    drawn = sky(board) if board.part == HEADLINE else shown(board, board.scene[-1])
    if drawn is None:
        return None
    return h("div", {"class": "limelight", "key": "limelight"}, drawn)


def shown(board: Board, event: Event) -> Node | None:
    """What is shown of an event; None of one that is seen on the map."""
    args = event.args
    match event.kind:
        case "event":
            return event_poster(board, args["card"])
        case "reveals":
            return sighting_poster(board, args)
        case "myth" if is_final(event):
            return hidden_poster(board, args) if args["why"] == "hidden" else trait_poster(board)
        case "drawback":
            return drawback_poster(board, args)
        case "tie_break":
            return tie_poster(board)
    return None


# Headlines ---------------------------------------------------------------------------


def sky(board: Board) -> Node:
    """A phase that begins by itself: the sun or the moon, its name, and who goes first."""
    phase = announced(board)
    of_round = board.say("round", round=board.table["round"], rounds=board.table["rounds"])
    return h(
        "div",
        {"class": f"sky of-{phase}", "key": f"sky-{phase}"},
        h("span", {"class": "orb"}, art.icon("myth") if phase == FINAL else None),
        h("p", {"class": "when"}, of_round) if phase != FINAL else None,
        h("h2", {}, board.say(f"stage.{phase}")),
        goes_first(board) if phase == "dawn" else None,
        art.treeline(),
    )


def announced(board: Board) -> str:
    """What a headline announces: a phase, or the final scoring, which is none."""
    return str(board.scene[-1].args.get("phase", FINAL)) if board.scene else FINAL


def goes_first(board: Board) -> Node:
    """The First Player of the round."""
    first = board.table["first"]
    told = board.say("stage.first", name=board.seat_name(first))
    return h("p", {"class": "goes-first"}, token(first), told, art.icon("first", "first"))


# Posters: a large picture, what it is, and what it brings ----------------------------


def event_poster(board: Board, card: str) -> Node:
    """An Event as it is turned over: its picture, its name and its three lines."""
    return h(
        "article",
        {"class": "poster of-event", "key": f"event-{card}"},
        plate(art.event_art(card), board.name_of("event"), board.name_of(card), flips="flips"),
        event_lines(board),
    )


def sighting_poster(board: Board, args: Mapping[str, Any]) -> Node:
    """A Sighting: face down, then turned over, then counted."""
    kind, seat = SIGHTING_OF[args["card"]], args["who"]
    spot = art.spot(seat, args["number"])
    if board.part == BACK:
        below: Child = None
        face = h("div", {"class": "plate lies", "key": "back"}, back_side(spot))
    else:
        face = sighting_face(board, kind, spot)
        below = brings(board, kind) if board.part != COUNT else tally(board, kind, args)
    return h(
        "article",
        {"class": f"poster {SIGHTINGS[kind].type if below else 'unknown'}", "key": f"shown-{seat}"},
        owner(board, seat, h("span", {"class": "from"}, spot)),
        face,
        h("div", {"class": "below", "key": "below"}, below),
        total(seat, *sum_of(board, kind, args)) if board.part == COUNT else None,
    )


def hidden_poster(board: Board, args: Mapping[str, Any]) -> Node:
    """A Real Deal that nobody has seen, at the end."""
    kind, seat = SIGHTING_OF[args["card"]], args["who"]
    return h(
        "article",
        {"class": "poster real_deal", "key": f"hidden-{args['card']}"},
        owner(board, seat),
        sighting_face(board, kind, flips="flips late"),
        h("p", {"class": "below verdict"}, board.say("stage.hidden")),
        total(seat, args["amount"], args["old"], args["new"]),
    )


def trait_poster(board: Board) -> Node:
    """A Hidden Trait, at the end: the Cryptid that has kept it, its levels, what was counted."""
    args = board.scene[-1].args
    seat, trait = args["who"], args["trait"]
    return h(
        "article",
        {"class": "poster of-trait", "key": f"trait-{seat}"},
        owner(board, seat),
        h("div", {"class": "plate whole"}, art.portrait(board.player(seat)["cryptid"])),
        h(
            "div",
            {"class": "kept"},
            h("p", {"class": "label"}, art.icon("trait"), board.name_of("trait")),
            h("h2", {}, board.title_of(trait)),
            h("p", {}, board.text(f"cryptids.trait.{trait}.text")),
            levels(board, trait, args["amount"]),
            h("p", {"class": "how-many"}, board.say("stage.counted", count=args["count"])),
        ),
        total(seat, args["amount"], args["old"], args["new"]),
    )


def levels(board: Board, trait: str, bonus: int) -> Node:
    """The levels of a Trait; the one that was reached is marked."""
    bonuses = sorted(TRAITS[trait].tiers.values())
    return h(
        "ol",
        {"class": "levels"},
        [
            h("li", {"class": "reached" if one == bonus else "", "key": one}, words)
            for one, words in zip(bonuses, board.sentences.trait_tiers(trait), strict=True)
        ],
    )


def drawback_poster(board: Board, args: Mapping[str, Any]) -> Node:
    """The price of a Real Deal."""
    kind, drawback = SIGHTING_OF[args["card"]], args["drawback"]
    return h(
        "article",
        {"class": "poster real_deal of-drawback", "key": f"drawback-{args['who']}"},
        owner(board, args["who"]),
        plate(art.sighting_art(kind), board.name_of("drawback"), board.name_of(kind)),
        h("p", {"class": "below verdict"}, board.text(f"cryptids.drawback.{drawback}.text")),
        h("p", {"class": "stamp loss"}, h("b", {}, board.name_of(drawback))),
    )


def tie_poster(board: Board) -> Node:
    """Who has more Humans at the Hiding Spots, where Myth has not decided."""
    most = max(event.args["humans"] for event in board.scene)
    rows = [
        h(
            "li",
            {"class": "ahead" if event.args["humans"] == most else "", "key": event.args["who"]},
            owner(board, event.args["who"]),
            h("b", {}, event.args["humans"], art.person("human")),
        )
        for event in board.scene
    ]
    return h(
        "article",
        {"class": "poster of-tie", "key": "tie"},
        h("h2", {}, board.say("stage.tie")),
        h("ul", {"class": "contest"}, rows),
    )


def owner(board: Board, seat: int, *more: Child) -> Node:
    """Whose it is."""
    return h(
        "p",
        {"class": f"owner seat-{seat}", "key": "owner"},
        art.portrait(board.player(seat)["cryptid"]),
        token(seat),
        player_name(board, seat),
        more,
    )


def player_name(board: Board, seat: int) -> Node:
    """Who it is; a name that somebody typed may be shortened."""
    typed = "yes" if board.is_named(seat) else None
    return h("b", {"class": "called", "data-typed": typed}, board.seat_label(seat))


def sighting_face(board: Board, kind: str, *more: Child, flips: str = "flips") -> Node:
    """A Sighting that is turned over: its picture, its type and its name."""
    label = [type_sign(SIGHTINGS[kind].type), board.name_of(SIGHTINGS[kind].type)]
    return plate(art.sighting_art(kind), label, board.name_of(kind), *more, flips=flips)


def plate(drawn: Node, label: Child, title: str, *more: Child, flips: str = "") -> Node:
    """A large picture with what it is and its name; if it turns over, its back is seen before."""
    return h(
        "div",
        {"class": f"plate {flips}".strip(), "key": "face"},
        back_side(*more) if flips else None,
        h(
            "div",
            {"class": "face-side"},
            drawn,
            h("p", {"class": "label"}, label),
            h("h2", {}, title),
        ),
    )


def back_side(*more: Child) -> Node:
    """The back of a card."""
    return h("div", {"class": "back-side", "aria-hidden": "true"}, art.card_back(), more)


# What it brings ----------------------------------------------------------------------


def brings(board: Board, kind: str) -> list[Node]:
    """What each Human brings, Flavor by Flavor, and what follows."""
    score = SIGHTINGS[kind].score
    each = [
        h("li", {"class": tone(one), "key": flavor}, art.person(flavor), h("b", {}, signed(one)))
        for flavor, one in zip(FLAVORS, score, strict=True)
    ]
    return [h("ul", {"class": "tally each", "key": "each"}, each), sighting_effect(board, kind)]


def tally(board: Board, kind: str, args: Mapping[str, Any]) -> Node:
    """The Humans at the Encounter, counted one by one: one Flavor after the other."""
    score, people = SIGHTINGS[kind].score, board.site(args["site"])["people"]
    steps = [number for number, each in enumerate(score) if each]
    return h(
        "ul",
        {"class": "tally summed", "key": "summed"},
        [
            h(
                "li",
                {
                    "class": f"{tone(each)} step-{steps.index(number)}" if each else "even",
                    "key": flavor,
                },
                h("span", {"class": "heads"}, [art.person(flavor) for _ in range(count)]),
                h("span", {"class": "times"}, f"{count} × {signed(each)}"),
                h("b", {}, signed(count * each)),
            )
            for number, (flavor, each, count) in enumerate(zip(FLAVORS, score, people, strict=True))
        ],
    )


def sum_of(board: Board, kind: str, args: Mapping[str, Any]) -> tuple[int, int, int]:
    """The Myth that a Sighting brings, what its player had, and what that makes."""
    amount = sum(parts_of(kind, board.site(args["site"])["people"]))
    had = board.player(args["who"])["myth"]
    return amount, had, max(0, had + amount)


def total(seat: int, amount: int, old: int, new: int) -> Node:
    """The Myth that is gained or lost, and what it makes; it is the last to appear."""
    return h(
        "p",
        {"class": f"stamp {tone(amount)}", "key": "total"},
        # From here it flies to its player.
        h("span", {"data-move": f"myth-of-{seat}"}, h("b", {}, signed(amount))),
        h("span", {"class": "makes"}, art.icon("myth"), f"{old} → {new}"),
    )
