"""Positions of Twisted Cryptids laid out by name: any step of a round, or of the preparations.

Lessons and tests begin from them.
"""

from collections.abc import Iterable, Mapping, Sequence

from engine.core.match import Match
from engine.core.positions import Known, begin, only, refuse
from engine.cryptids import GAME
from engine.cryptids.data import (
    EVENTS,
    FLAVORS,
    HUMANS_PER_FLAVOR,
    KIND_OF,
    REST,
    ROLES,
    SIGHTING_OF,
    SIGHTINGS,
    STACK_SIZE,
    STACKS,
    TRAITS,
    TRAITS_DEALT,
)
from engine.cryptids.setup import arrangement
from engine.cryptids.state import BOX, ON_STACK, Wilderness

SECRETS = "secrets"
PHASES = (SECRETS, "dawn", "day", "dusk", "night")

HIDEOUTS = (
    ("crystal_river", "witch_ridge", "maple_lake"),
    ("pinehill_park", "crooked_chasm", "witch_ridge"),
    ("maple_lake", "scenic_swamp", "pinehill_park"),
    ("crooked_chasm", "crystal_river", "scenic_swamp"),
)
"""By seat: where the Hiding Spots are that are not named."""
KEPT = ("relaxed", "earnest", "camera_shy", "vain")
"""The Traits that are kept if no others are named."""

Crowd = tuple[int, int, int]
"""How many Hikers, Hunters and Researchers."""


def lay_out(
    seats: int = 4,
    *,
    phase: str = "day",
    round: int = 2,
    step: int = 0,
    first: int = 0,
    people: Mapping[str, Crowd] | None = None,
    hideouts: Mapping[int, Sequence[str]] | None = None,
    hands: Mapping[int, Iterable[str]] | None = None,
    deck: Iterable[str] | None = None,
    stacks: Mapping[int, Sequence[Sequence[str]]] | None = None,
    revealed: Mapping[int, Sequence[str]] | None = None,
    traits: Mapping[int, str] | None = None,
    dealt: Mapping[int, Sequence[str]] | None = None,
    myth: Mapping[int, int] | None = None,
    drawback: Mapping[int, str] | None = None,
    power_used: Iterable[int] = (),
    event: str = "",
    encounter: str = "",
    known: Known | None = None,
    shuffled: bool = False,
    seed: int = 1,
    names: Sequence[str] | None = None,
    options: Mapping[str, str] | None = None,
) -> Match[Wilderness]:
    """A match that begins with this step; BadPosition if no game could come to it.

    seats       how many play; seat 0 is Bigfoot, and so on in the order of ROLES
    phase, round, step      when it is; `step` counts the steps of the phase that are over.
                "secrets" comes before the first round: those who prepared have their Stacks
    first       the First Player; whose step it is follows from `phase`, `step` and `first`
    people      Site -> Hikers, Hunters, Researchers; everybody else rests
    hideouts    seat -> three Sites, one for each Stack
    hands       seat -> kinds of Action cards; if no hand is named, everybody has one card,
                but none before the first round
    deck        kinds of Action cards, the top last; what is then left over is discarded.
                Without it, what is left over is the deck
    stacks      seat -> three Stacks of kinds of Sightings, the top first
    revealed    seat -> kinds of Sightings that were seen; they are taken out of the Stacks
    traits      seat -> the Trait that was kept
    dealt       seat -> the two Traits to choose from, while the preparations last
    myth, drawback      seat -> how much, which
    power_used  the seats that have used their Power in this round
    event       the Event that the next Dawn turns over
    encounter   the Site of this round's Encounter, from Dusk on
    known       hidden card -> other seats that know where it is
    shuffled    whether decks are shuffled; otherwise cards that are not named lie in the
                order of the data
    seed        all later chance

    >>> match = lay_out(3, people={"maple_lake": (2, 0, 1)}, hands={0: ["gather_hunter"]})
    >>> match.pending.options
    ('gather_hunter_1', 'power', 'pass')
    >>> match.state.people["rest"]
    [8, 10, 9]
    >>> lay_out(2, hands={0: ["gather_hunter", "gather_hunter"]})
    Traceback (most recent call last):
    engine.core.errors.BadPosition: problem='hands: no gather_hunter is left for seat 0'
    """
    seated = ROLES[:seats] if names is None else names
    setup = GAME.check_setup(seed, seated, dict(options or {}))
    t = Wilderness(setup)
    everybody = range(t.seats)
    only("phase", [phase], PHASES)
    by_seat = (hideouts, hands, stacks, revealed, traits, dealt, myth, drawback)
    for seat in (first, *power_used, *(seat for given in by_seat for seat in given or ())):
        only("seat", [seat], everybody)
    preparing = phase == SECRETS
    t.phase, t.round, t.step = phase, 0 if preparing else round, step
    t.first, t.encounter = first, encounter
    over = max(0, step - 1) if phase == "dusk" else step
    t.active = (first + over) % seats
    _place_people(t, people or {})
    for seat in everybody:
        usual = [ON_STACK] * STACKS if preparing else HIDEOUTS[seat]
        t.hideout[seat] = list((hideouts or {}).get(seat, usual))
        t.myth[seat] = (myth or {}).get(seat, t.myth[seat])
        t.drawback[seat] = (drawback or {}).get(seat, "")
        t.power_used[seat] = int(seat in power_used)
    unready = t.order()[step:] if preparing else []
    only("dealt", dealt or {}, unready)
    _keep_traits(t, traits or {}, {seat: (dealt or {}).get(seat, ()) for seat in unready})
    _stack_sightings(t, stacks or {}, revealed or {})
    for seat in unready:
        t.clear_stacks(seat)
        t.folder[seat].sort(key=list(SIGHTING_OF).index)
    usual_hands = {seat: ["attract_human"] for seat in everybody if not preparing}
    _hand_out(t, usual_hands if hands is None else hands, deck)
    only("event", [event], ("", *EVENTS))
    t.event_deck = [card for card in EVENTS if card != event]
    if shuffled:
        for pile in (t.deck, t.event_deck, t.trait_box):
            t.shuffle(pile)
    t.event_deck += [event] if event else []
    return begin(GAME, setup, t, known)


def _place_people(t: Wilderness, people: Mapping[str, Crowd]) -> None:
    only("people", people, t.board.sites)
    for site, crowd in people.items():
        t.people[site] = list(crowd)
    for place, flavor in enumerate(FLAVORS):
        out = sum(t.people[site][place] for site in t.board.sites)
        if out > HUMANS_PER_FLAVOR:
            refuse(f"people: {out} times {flavor}, but there are only {HUMANS_PER_FLAVOR}")
        t.people[REST][place] = HUMANS_PER_FLAVOR - out


def _keep_traits(
    t: Wilderness, traits: Mapping[int, str], dealt: Mapping[int, Sequence[str]]
) -> None:
    """Give everybody a Trait, and those who are still to choose the ones they were dealt."""
    named = [*traits.values(), *(trait for pair in dealt.values() for trait in pair)]
    only("traits", named, TRAITS)
    free = [trait for trait in dict.fromkeys((*KEPT, *TRAITS)) if trait not in named]
    for seat in range(t.seats):
        given = list(dealt[seat]) if seat in dealt else [traits[seat]] if seat in traits else []
        count = TRAITS_DEALT if seat in dealt else 1
        if given and len(given) != count:
            refuse(f"dealt: seat {seat} chooses from {TRAITS_DEALT} Traits, not from {len(given)}")
        t.trait[seat] = given or [free.pop(0) for _ in range(count)]
        t.learn(t.trait[seat], seat)
    taken = {trait for given in t.trait for trait in given}
    t.trait_box = [trait for trait in TRAITS if trait not in taken]


def _stack_sightings(
    t: Wilderness,
    stacks: Mapping[int, Sequence[Sequence[str]]],
    revealed: Mapping[int, Sequence[str]],
) -> None:
    slots = arrangement("balanced", KEPT[-1])
    usual = [slots[n : n + STACK_SIZE] for n in range(0, STACKS * STACK_SIZE, STACK_SIZE)]
    for seat, cryptid in enumerate(t.cryptid):
        layout, seen = stacks.get(seat, usual), revealed.get(seat, ())
        only(f"stacks: seat {seat}", [kind for stack in layout for kind in stack], SIGHTINGS)
        only(f"revealed: seat {seat}", seen, SIGHTINGS)
        t.revealed[seat] = [f"{cryptid}_{kind}" for kind in seen]
        t.stack[seat] = [
            [f"{cryptid}_{kind}" for kind in reversed(stack) if kind not in seen]
            for stack in layout
        ]
        for number, stack in enumerate(t.stack[seat]):
            if not stack:
                t.hideout[seat][number] = BOX
            t.learn(stack, seat)
        t.learn(t.revealed[seat])


def _hand_out(
    t: Wilderness, hands: Mapping[int, Iterable[str]], deck: Iterable[str] | None
) -> None:
    left = list(KIND_OF)

    def take(kind: str, what: str, whom: str) -> str:
        only(what, [kind], KIND_OF.values())
        card = next((card for card in left if KIND_OF[card] == kind), "")
        if not card:
            refuse(f"{what}: no {kind} is left for {whom}")
        left.remove(card)
        return card

    for seat, kinds in hands.items():
        t.hand[seat] = [take(kind, "hands", f"seat {seat}") for kind in kinds]
        t.learn(t.hand[seat], *([seat] if t.hands_hidden else []))
    if deck is None:
        t.deck = left
    else:
        t.deck = [take(kind, "deck", "the deck") for kind in deck]
        t.discard = left
        t.learn(t.discard)
