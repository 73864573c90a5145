"""Stacks: the player's own to look at, and the workshop in which they are built.

The secret set-up is drawn instead of the map: two Traits to choose from, then nine slots to be
filled by tapping Sightings, or all at once by a preset. A Sighting that lies in a slot is lifted
by a tap; then another one, in a slot or not, changes places with it. Only the seat that looks
gets here.
"""

from app.games.cryptids import art
from app.games.cryptids.board import STACKS, Board
from app.games.cryptids.cards import cryptid_card, sighting_card, trait_card
from app.games.cryptids.forecast import told, trait_line
from app.games.cryptids.site import label
from app.games.dock import closing
from app.node import Child, Node, h
from engine.cryptids.data import STACK_SIZE
from engine.cryptids.data import STACKS as STACK_COUNT

SLOTS = STACK_COUNT * STACK_SIZE
"""How many Sightings the Stacks hold."""


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
        card = known[place - 1]
        laid = sighting_card(board, card, act=act_on_laid(board, card), more=look_of(board, card))
        return h("li", {"class": "slot full", "key": key}, laid)
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
        [
            sighting_card(board, card, choice, act=act_on_spare(board, card))
            for card, choice in board.cards.items()
        ],
    )


# Changing one's mind -----------------------------------------------------------------


def laid_out(board: Board) -> list[str]:
    """The Sightings that lie in slots, from the first slot on."""
    return [card for stack in board.player(board.seat)["stacks"] for card in stack["known"]]


def lifted(board: Board) -> str:
    """The Sighting that was lifted from its slot; "" if none was."""
    return board.selection if board.is_in_workshop and board.selection in laid_out(board) else ""


def act_on_laid(board: Board, card: str) -> str:
    """What touching a Sighting in a slot does: lift it, or change places with the lifted one."""
    held = lifted(board)
    if not held or held == card or not board.may_take_back:
        return f"select:{card}"
    change = {held: card, card: held}
    return anew(board, [change.get(other, other) for other in laid_out(board)])


def act_on_spare(board: Board, card: str) -> str:
    """What touching a Sighting outside the slots does: take the lifted one's, or the next slot."""
    held = lifted(board)
    if not held:
        return ""
    return anew(board, [card if other == held else other for other in laid_out(board)])


def taking_back(board: Board) -> str:
    """The act that takes the lifted Sighting out of the Stacks; those after it move up."""
    held = lifted(board)
    return anew(board, [other for other in laid_out(board) if other != held])


def anew(board: Board, order: list[str]) -> str:
    """The act that lays the Sightings out again, in that order."""
    assert board.mine is not None  # nobody else gets here
    trait = board.mine["trait"]
    assert trait is not None  # it was kept before the first Sighting was laid
    # The last of nine lays itself.
    return f"instead:{','.join([trait['trait'], *order[: SLOTS - 1]])}"


def look_of(board: Board, card: str) -> str:
    """How a Sighting in a slot looks."""
    return "lifted" if lifted(board) == card else "laid"


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
