"""Stacks: the player's own to look at, and the workshop in which they are built.

The secret set-up is drawn instead of the map: two Traits to choose from, then nine slots to be
filled by tapping Sightings, or all at once by a preset. A Sighting that lies in a slot is lifted
by a tap; then another one, in a slot or not, changes places with it (arranging.py). Only the seat
that looks gets here.
"""

from app.games.cryptids import art
from app.games.cryptids.arranging import (
    Arrangement,
    arrangement,
    touch_empty,
    touch_laid,
    touch_spare,
)
from app.games.cryptids.board import STACKS, Board
from app.games.cryptids.cards import cryptid_card, sighting_card, trait_card
from app.games.cryptids.forecast import told, trait_line
from app.games.cryptids.site import label
from app.games.dock import closing
from app.node import Child, Node, h
from app.widgets import button
from engine.cryptids.data import DECOY, HOAX, REAL_DEAL, SIGHTINGS, SILHOUETTE, STACK_SIZE


def workshop(board: Board) -> Node:
    """What is drawn instead of the map during the secret set-up."""
    inside: Child
    if board.kind == "cryptid":
        inside = [cryptid_card(board, name, choice) for name, choice in board.cards.items()]
    elif board.kind == "trait":
        cards = [trait_card(board, name, choice) for name, choice in board.cards.items()]
        inside = [primer(board), h("div", {"class": "pair"}, cards), vocabulary(board)]
    else:
        inside = [bench(board), folder(board)]
    return h(
        "div", {"class": f"workshop for-{board.kind}", "key": f"workshop-{board.kind}"}, inside
    )


def primer(board: Board) -> Node:
    """How Myth is earned, in three lines, before anybody has seen a Dusk."""
    signs = {
        "hide": ("hideout", art.spot(board.seat, 1)),
        "dusk": ("encounter", art.icon("crown")),
        "myth": ("myth", art.icon("myth")),
    }
    lines = [
        word(board, thing, sign, h("span", {}, board.say(f"primer.{name}")))
        for name, (thing, sign) in signs.items()
    ]
    return h("ul", {"class": "primer", "key": "primer"}, lines)


def vocabulary(board: Board) -> Node:
    """The words that Traits are made of, for players who have not seen a Sighting yet."""
    say = board.sentences.say
    lines = [
        word(
            board,
            kind,
            art.icon(kind),
            h("b", {}, say(f"type.{kind}.many")),
            h("span", {}, say(f"type.{kind}.text")),
        )
        for kind in (DECOY, HOAX, SILHOUETTE, REAL_DEAL)
    ]
    return h(
        "section",
        {"class": "vocabulary", "key": "vocabulary"},
        h("h2", {}, board.say("vocabulary")),
        h("ul", {}, lines),
    )


def word(board: Board, thing: str, *inside: Child) -> Node:
    """A line about a thing; touching it tells more."""
    return h("li", {"key": thing}, board.acting(f"help:{thing}", {"class": "bare"}, *inside))


def bench(board: Board) -> Node:
    """Three Stacks of three slots, the next one marked; beside them the Trait that was kept."""
    assert board.mine is not None  # nobody else gets here
    trait, now = board.mine["trait"], arrangement(board)
    return h(
        "div",
        {"class": "bench", "key": "bench"},
        [stack(board, number, now) for number in range(1, 4)],
        trait_card(board, trait["trait"]) if trait else None,
    )


def stack(board: Board, number: int, now: Arrangement) -> Node:
    """One Stack, from the top down, with its empty slots."""
    return h(
        "section",
        {"class": f"own-stack seat-{board.seat}", "key": f"stack-{number}"},
        h(
            "h2",
            {"data-help": "stack"},
            art.spot(board.seat, number),
            board.say("stack", number=number),
        ),
        h(
            "ol",
            {},
            [slot(board, now, (number - 1) * STACK_SIZE + n) for n in range(STACK_SIZE)],
        ),
    )


def slot(board: Board, now: Arrangement, place: int) -> Node:
    """One slot, counted from 0: its Sighting, or empty, or the one to be filled now."""
    key, card = f"slot-{place % STACK_SIZE + 1}", now.laid[place]
    if card:
        look = "lifted" if card == now.held else "laid"
        laid = sighting_card(board, card, act=touch_laid(board, card), more=look)
        return h("li", {"class": "slot full", "key": key}, laid)
    is_next = place == now.gap and not now.held
    number = h("span", {"class": "number", "aria-hidden": "true"}, place % STACK_SIZE + 1)
    if act := touch_empty(board, place):
        name = board.say("slot.put", card=board.name_of(now.held))
        put = button(act, art.named(name, number), class_="put", data_help="stack")
        return h("li", {"class": "slot open", "key": key}, put)
    label = board.say("slot.next" if is_next else "slot.empty")
    return h(
        "li",
        {"class": "slot next" if is_next else "slot", "key": key, "data-help": "stack"},
        number,
        h("span", {"class": "unseen" if not is_next else "label"}, label),
    )


def folder(board: Board) -> Node | None:
    """The Sightings that are in no Stack yet."""
    laid, cryptid = arrangement(board).laid, board.player(board.seat)["cryptid"]
    spare = [card for kind in SIGHTINGS if (card := f"{cryptid}_{kind}") not in laid]
    if not spare:
        return None
    return h(
        "div",
        {"class": "folder", "key": "folder", "role": "group", "aria-label": board.say("folder")},
        [
            sighting_card(board, card, board.cards.get(card), act=touch_spare(board, card))
            for card in spare
        ],
    )


# To look at --------------------------------------------------------------------------


def own_stacks(board: Board, seat: int, *, closable: bool = True) -> Node:
    """The three Stacks of a seat as far as the view knows them, and its Trait."""
    player = board.player(seat)
    trait = player["trait"]
    return h(
        "div",
        {"class": "own-stacks", "key": "own-stacks"},
        [pile(board, seat, number) for number in range(1, len(player["stacks"]) + 1)],
        h(
            "div",
            {"class": "own-trait", "key": "trait"},
            trait_card(board, trait) if trait else None,
            h("p", {"class": "counted"}, told(board)[-2] if board.mine["trait"] else "")
            if board.mine and seat == board.view.player and trait_line(board)
            else None,
        ),
        closing(board, STACKS) if closable else None,
    )


def pile(board: Board, seat: int, number: int) -> Node:
    """One Stack, from the top down."""
    facts = board.player(seat)["stacks"][number - 1]
    where = board.player(seat)["hideouts"][number - 1]
    place = label(board, where) if where in board.table["sites"] else None
    known = [card for card in facts["known"] if card]
    return h(
        "section",
        {"class": f"own-stack seat-{seat}", "key": f"stack-{number}"},
        h("h3", {"data-help": "hideout"}, art.spot(seat, number), h("small", {}, place)),
        h(
            "ol",
            {},
            [h("li", {"class": "slot full", "key": c}, sighting_card(board, c)) for c in known],
            [
                h("li", {"class": "slot", "key": f"down-{n}"}, art.card_back())
                for n in range(facts["left"] - len(known))
            ],
        ),
    )
