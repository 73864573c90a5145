"""Stacks that are being built: which Sighting lies in which slot, and what a touch does there.

The match knows Sightings from the first slot on, without gaps. A gap is only on the screen: the
selection then holds how the slots look, with everything that was tried since the match was told, so
that each of it can be taken back (`let_go` in policy.py). Nothing is drawn here.
"""

from collections.abc import Sequence
from typing import NamedTuple

from app.games.cryptids.board import Board
from app.games.cryptids.policy import GAP, HELD, STEP, TRIED
from engine.cryptids.data import SIGHTING_OF, SIGHTINGS, STACK_SIZE
from engine.cryptids.data import STACKS as STACK_COUNT

SLOTS = STACK_COUNT * STACK_SIZE
"""How many Sightings the Stacks hold."""

KINDS = tuple(SIGHTINGS)


class Arrangement(NamedTuple):
    """How the slots look.

    laid   per slot, from the first one on, the Sighting that lies there; "" for an empty slot
    told   what the match knows
    tried  the arrangements since then, as they stand in the selection, the last one last
    held   the Sighting that was lifted, or ""
    """

    laid: tuple[str, ...]
    told: tuple[str, ...]
    tried: tuple[str, ...] = ()
    held: str = ""

    @property
    def gap(self) -> int | None:
        """The first empty slot, counted from 0; None if all are filled."""
        return self.laid.index("") if "" in self.laid else None

    def swapped(self, first: int, second: int) -> list[str]:
        """The slots after two of them have changed their contents."""
        slots = list(self.laid)
        slots[first], slots[second] = slots[second], slots[first]
        return slots


def arrangement(board: Board) -> Arrangement:
    """The slots of the seat that looks."""
    stacks = board.player(board.seat)["stacks"]
    told = tuple(card for stack in stacks for card in stack["known"])
    told += ("",) * (SLOTS - len(told))
    selection = board.selection if board.is_in_workshop else ""
    if selection in told:
        return Arrangement(told, told, held=selection)
    if not selection.startswith(TRIED) or board.kind != "stacks":
        return Arrangement(told, told)
    cryptid = board.player(board.seat)["cryptid"]
    steps, _, held = selection.removeprefix(TRIED).partition(HELD)
    tried = tuple(steps.split(STEP))
    laid = tuple(card_of(cryptid, sign) for sign in tried[-1])
    return Arrangement(laid, told, tried, card_of(cryptid, held or GAP))


def card_of(cryptid: str, sign: str) -> str:
    """The Sighting that a sign stands for; "" for a gap."""
    return "" if sign == GAP else f"{cryptid}_{KINDS[int(sign)]}"


def sign_of(card: str) -> str:
    """A Sighting as a sign in a selection."""
    return str(KINDS.index(SIGHTING_OF[card])) if card else GAP


def has_gaps(board: Board) -> bool:
    """Whether the slots look different from what the match knows: nothing can be confirmed."""
    return board.kind == "stacks" and bool(arrangement(board).tried)


# What a touch does -------------------------------------------------------------------


def touch_laid(board: Board, card: str) -> str:
    """What touching a Sighting in a slot does: lift it, or change places with the lifted one."""
    now = arrangement(board)
    if not now.held or not board.may_take_back:
        return f"select:{lifting(now, card)}"
    if now.held == card:
        return f"select:{lifting(now, '')}"
    return becoming(board, now.swapped(now.laid.index(now.held), now.laid.index(card)))


def touch_spare(board: Board, card: str) -> str:
    """What touching a Sighting outside the slots does; "" if it is simply chosen.

    It takes the place of the lifted one, or fills the first gap.
    """
    now = arrangement(board)
    if not now.held and not now.tried:
        return ""
    place = now.laid.index(now.held) if now.held else now.gap
    return becoming(board, [card if n == place else other for n, other in enumerate(now.laid)])


def touch_empty(board: Board, place: int) -> str:
    """What touching an empty slot does, counted from 0: the lifted Sighting goes there."""
    now = arrangement(board)
    if not now.held or not board.may_take_back:
        return ""
    return becoming(board, now.swapped(now.laid.index(now.held), place))


def taking_out(board: Board) -> str:
    """What takes the lifted Sighting out; all others stay where they are."""
    now = arrangement(board)
    return becoming(board, ["" if card == now.held else card for card in now.laid])


def lifting(now: Arrangement, card: str) -> str:
    """The selection with that Sighting lifted, or none."""
    if not now.tried:
        return card or now.held
    steps = TRIED + STEP.join(now.tried)
    return f"{steps}{HELD}{sign_of(card)}" if card else steps


def becoming(board: Board, laid: Sequence[str]) -> str:
    """What makes the slots look like that.

    The match is told of slots without gaps. It would lay the last of nine by itself, so of eight
    it hears nothing either.
    """
    now, cards = arrangement(board), [card for card in laid if card]
    if tuple(laid) == now.told:
        return "select:"
    if all(laid[: len(cards)]) and len(cards) != SLOTS - 1:
        return anew(board, cards)
    tried = (*now.tried, "".join(map(sign_of, laid)))
    return f"select:{TRIED}{STEP.join(tried)}"


def anew(board: Board, order: Sequence[str]) -> str:
    """The act that lays the Sightings out again, in that order."""
    assert board.mine is not None  # nobody else gets here
    trait = board.mine["trait"]
    assert trait is not None  # it was kept before the first Sighting was laid
    # The last of nine lays itself.
    return f"instead:{','.join([trait['trait'], *order[: SLOTS - 1]])}"
