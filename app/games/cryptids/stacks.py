"""Stacks: the player's own to look at, and the workshop in which they are built.

The secret set-up is drawn instead of the map: two Traits to choose from, then nine slots to be
filled by tapping Sightings, or all at once by a preset. Only the seat that looks gets here.
"""

from app.games.cryptids import art
from app.games.cryptids.board import STACKS, Board
from app.games.cryptids.cards import cryptid_card, sighting_card, trait_card
from app.games.cryptids.forecast import told, trait_line
from app.games.cryptids.site import label
from app.games.dock import closing
from app.node import Child, Node, h
from engine.cryptids.data import STACK_SIZE


def workshop(board: Board) -> Node:
    """What is drawn instead of the map during the secret set-up."""
    inside: Child
    if board.kind == "cryptid":
        inside = [cryptid_card(board, name, choice) for name, choice in board.cards.items()]
    elif board.kind == "trait":
        inside = [trait_card(board, name, choice) for name, choice in board.cards.items()]
    else:
        inside = [bench(board), folder(board)]
    return h(
        "div", {"class": f"workshop for-{board.kind}", "key": f"workshop-{board.kind}"}, inside
    )


def bench(board: Board) -> Node:
    """Three Stacks of three slots, the next one marked; beside them the Trait that was kept."""
    assert board.mine is not None  # nobody else gets here
    trait = board.mine["trait"]
    return h(
        "div",
        {"class": "bench", "key": "bench"},
        [stack(board, number) for number in range(1, 4)],
        trait_card(board, trait["trait"]) if trait else None,
    )


def stack(board: Board, number: int) -> Node:
    """One Stack, from the top down, with its empty slots."""
    known = board.player(board.seat)["stacks"][number - 1]["known"]
    return h(
        "section",
        {"class": f"own-stack seat-{board.seat}", "key": f"stack-{number}"},
        h("h2", {}, art.spot(board.seat, number), board.say("stack", number=number)),
        h(
            "ol",
            {},
            [slot(board, number, place, known) for place in range(1, STACK_SIZE + 1)],
        ),
    )


def slot(board: Board, number: int, place: int, known: list[str]) -> Node:
    """One slot: its Sighting, or empty, or the one to be filled now."""
    key = f"slot-{place}"
    if place <= len(known):
        return h("li", {"class": "slot full", "key": key}, sighting_card(board, known[place - 1]))
    is_next = board.source == f"slot:{number}:{place}"
    label = board.say("slot.next" if is_next else "slot.empty")
    return h(
        "li",
        {"class": "slot next" if is_next else "slot", "key": key},
        h("span", {"class": "number", "aria-hidden": "true"}, place),
        h("span", {"class": "unseen" if not is_next else "label"}, label),
    )


def folder(board: Board) -> Node | None:
    """The Sightings that are in no Stack yet."""
    if not board.cards:
        return None
    return h(
        "div",
        {"class": "folder", "key": "folder", "role": "group", "aria-label": board.say("folder")},
        [sighting_card(board, card, choice) for card, choice in board.cards.items()],
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
        h("h3", {}, art.spot(seat, number), h("small", {}, place)),
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
