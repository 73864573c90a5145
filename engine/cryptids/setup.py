"""How a game of Twisted Cryptids begins: the deal, the Traits and Stacks, the Hiding Spots.

The steps of set-up are asked one player after another; nothing that is chosen in secret
is shown to anybody before Dusk. What happens in the five rounds is in rules.py. At the end
stands what brings a save from an older set-up up to date.
"""

from typing import Any

from engine.core.chance import Dice
from engine.core.decision import Asking, Decision, pick
from engine.core.game import Setup, Upgrade
from engine.cryptids.data import (
    AVOID,
    EVENTS,
    FLAVORS,
    FULL_HAND,
    HUMANS_PER_FLAVOR,
    KIND_OF,
    PRESETS,
    REAL_DEAL,
    REST,
    ROLES,
    SIGHTINGS,
    SITES,
    STACK_SIZE,
    STACKS,
    TRAITS,
    TRAITS_DEALT,
)
from engine.cryptids.state import ON_STACK, Wilderness

CONFIRM = "confirm"
"""The option that closes the Stacks for the game."""


def deal(setup: Setup, table: type[Wilderness] = Wilderness) -> Wilderness:
    """The table before the first choice: Humans out, decks shuffled, Traits dealt.

    Where Cryptids are chosen, that comes first: Traits are dealt to Cryptids.
    """
    t = table(setup)
    t.people[REST] = [HUMANS_PER_FLAVOR] * len(FLAVORS)
    for site in t.board.sites:
        for flavor in SITES[site].start:
            place = FLAVORS.index(flavor)
            t.people[REST][place] -= 1
            t.people[site][place] += 1
    t.deck = list(KIND_OF)
    t.shuffle_face_down(t.deck)
    t.event_deck = list(EVENTS)
    t.shuffle_face_down(t.event_deck)
    t.trait_box = list(TRAITS)
    t.shuffle_face_down(t.trait_box)
    # The player who was last in a park begins; the program cannot know that (ruling 33).
    t.first = t.active = t.rand(t.seats)
    if t.options["cryptids"] == "dealt":
        cryptids = list(ROLES)
        t.shuffle(cryptids)
        t.cryptid = cryptids[: t.seats]
    if t.options["cryptids"] == "chosen":
        t.cryptid = [""] * t.seats
        t.phase = "cryptids"
    else:
        equip(t)
    t.tell("first_player", who=t.first)
    return t


def equip(t: Wilderness) -> None:
    """Everybody takes the nine Sightings of their Cryptid and is dealt two Traits."""
    for seat, cryptid in enumerate(t.cryptid):
        t.folder[seat] = [f"{cryptid}_{kind}" for kind in SIGHTINGS]
        t.trait[seat] = [t.trait_box.pop() for _ in range(TRAITS_DEALT)]
        t.learn([*t.folder[seat], *t.trait[seat]], seat)


def choose_cryptid(t: Wilderness) -> Asking[None]:
    """One player takes a Cryptid that is still free."""
    me = t.active
    free = [cryptid for cryptid in ROLES if cryptid not in t.cryptid]
    cryptid = yield from pick(me, "cryptid", free)
    assert cryptid is not None  # there are four
    t.cryptid[me] = cryptid
    t.tell("cryptid", who=me, cryptid=cryptid)
    if "" not in t.cryptid:
        equip(t)


# Traits and Stacks -------------------------------------------------------------------


def prepare_secrets(t: Wilderness) -> Asking[None]:
    """One player keeps a Trait and then builds the three Stacks, all in secret."""
    me = t.active
    t.tell("secrets", who=me)
    trait = yield Decision(me, "trait", tuple(t.trait[me]), hush=True)
    t.keep_trait(me, trait)
    yield from build_stacks(t, me)
    t.tell("stacks", who=me)


def build_stacks(t: Wilderness, me: int) -> Asking[None]:
    """Fill nine slots from the top of the first Stack on, or take a preset; then confirm.

    Until the confirmation everything can be taken back, and another preset taken.
    """
    presets = [f"preset:{name}" for name in PRESETS]
    while True:
        if t.folder[me]:
            options, source = [*t.folder[me], *presets], next_slot(t, me)
        else:
            options, source = [CONFIRM, *presets], ""
        answer = yield Decision(me, "stacks", tuple(options), source, hush=True)
        if answer == CONFIRM:
            return
        if answer in presets:
            take_preset(t, me, answer.removeprefix("preset:"))
        else:
            fill_slot(t, me, answer)
        if len(t.folder[me]) == 1:
            fill_slot(t, me, t.folder[me][0])


def next_slot(t: Wilderness, me: int) -> str:
    """The slot to be filled, from the top of the first Stack on: "slot:1:1" to "slot:3:3"."""
    filled = sum(map(len, t.stack[me]))
    return f"slot:{filled // STACK_SIZE + 1}:{filled % STACK_SIZE + 1}"


def fill_slot(t: Wilderness, me: int, card: str) -> None:
    """Lay a Sighting into the next slot."""
    filled = sum(map(len, t.stack[me]))
    t.lay_on(me, filled // STACK_SIZE, card)


def take_preset(t: Wilderness, me: int, preset: str) -> None:
    """Arrange all nine Sightings again."""
    t.clear_stacks(me)
    for kind in arrangement(preset, t.trait[me][0]):
        fill_slot(t, me, f"{t.cryptid[me]}_{kind}")


def arrangement(preset: str, trait: str) -> list[str]:
    """Nine kinds of Sightings, slot by slot; those that hurt the Trait lie at the bottom."""
    facts = TRAITS[trait]
    unwanted = facts.types if facts.kind == AVOID else ()
    real = [kind for kind, sighting in SIGHTINGS.items() if sighting.type == REAL_DEAL]
    cheap = [kind for kind in SIGHTINGS if kind not in real]
    # Two cards of a type lie side by side: every second one first mixes the types.
    cheap = cheap[::2] + cheap[1::2]
    safe = [kind for kind in cheap if SIGHTINGS[kind].type not in unwanted]
    avoided = [kind for kind in cheap if SIGHTINGS[kind].type in unwanted]
    order = {
        "bold": [*real, *safe, *avoided],
        "buried": [*safe, *avoided, *real],
        "balanced": [*safe[:STACKS], *real, *safe[STACKS:], *avoided],
    }[preset]
    # The first three are the tops of the Stacks, the next three lie below them.
    return [order[layer * STACKS + n] for n in range(STACKS) for layer in range(STACK_SIZE)]


# Hiding Spots ------------------------------------------------------------------------


def place_first_hideout(t: Wilderness) -> Asking[None]:
    """One player lays any of the Hiding Spots that are left on a Site, in the open."""
    me = t.active
    numbers = [number for number, site in enumerate(t.hideout[me]) if site == ON_STACK]
    # There is always room: nobody has more than two Sites taken, and three can be full.
    options = [f"place:{number + 1}:{site}" for number in numbers for site in t.open_to(me)]
    option = yield from pick(me, "hideout", options)
    assert option is not None
    _, number, site = option.split(":")
    t.place(me, int(number) - 1, site)


def deal_hands(t: Wilderness) -> None:
    """Five Action cards for everybody."""
    for seat in t.order():
        t.draw_up_to(seat, FULL_HAND)


# Older saves -------------------------------------------------------------------------


def from_rules_1(data: dict[str, Any]) -> dict[str, Any]:
    """Traits are now dealt after all Cryptids are chosen; before that they go back to the box.

    They lie on top in the order of the deal, so that everybody is dealt the same ones again.
    """
    if data["phase"] != "cryptids":
        return data
    dealt = [trait for traits in data["trait"] for trait in traits]
    known_to = {thing: seats for thing, seats in data["known_to"].items() if thing not in dealt}
    return {
        **data,
        "trait": [[] for _ in data["trait"]],
        "trait_box": [*data["trait_box"], *reversed(dealt)],
        "known_to": known_to,
    }


def from_rules_2(data: dict[str, Any]) -> dict[str, Any]:
    """A deck that has run out no longer waits for the next card that is wanted (ruling 30)."""
    if data["deck"] or not data["discard"]:
        return data
    deck, dice = list(data["discard"]), Dice(data["seed"])
    dice.shuffle(deck)
    forgotten = set(deck)
    known_to = {card: seats for card, seats in data["known_to"].items() if card not in forgotten}
    return {**data, "deck": deck, "discard": [], "known_to": known_to, "seed": dice.seed}


UPGRADES: dict[int, Upgrade] = {1: from_rules_1, 2: from_rules_2}
"""Rules number -> turns a position into one of the next number: see docs/save.md."""
