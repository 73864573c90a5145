"""What a player of Twisted Cryptids may know of the table, as plain data.

Everything is copied in piece by piece; hidden cards enter only by `Wilderness.as_seen`.
The types name every part of a view; screens and tests read them. How options are put is in
options.py, and why others are refused in refusals.py.
"""

from collections.abc import Mapping
from typing import TypedDict

from engine.cryptids.board import most_crowded
from engine.cryptids.data import (
    HIDDEN_REAL_DEAL,
    REST,
    ROUNDS,
    SIGHTING_OF,
    SIGHTINGS,
    SINKHOLE,
    STACKS,
    TRAITS,
)
from engine.cryptids.dusk import score_parts
from engine.cryptids.rules import may_use_power
from engine.cryptids.scoring import (
    ENDINGS,
    hidden_real_deals,
    humans_nearby,
    trait_bonus,
    trait_count,
)
from engine.cryptids.state import Wilderness

TEN, THIRTY = 10, 30


class SiteView(TypedDict):
    """One Site.

    people, total   Hikers, Hunters and Researchers, and all together
    adjacent        the Sites that share a border with it
    hideouts        by seat: the number of the Hiding Spot here, 0 if there is none
    full            whether no further player may hide here
    """

    people: list[int]
    total: int
    adjacent: list[str]
    hideouts: list[int]
    full: bool


class CrownView(TypedDict):
    """Where the Encounter would take place now; during Dusk, where it does.

    sites    more than one is a tie, which the First Player settles
    humans   how many are there
    margin   by how many the next best Site with a Hiding Spot is behind; 0 once it is met
    tie      whether there is more than one
    met      whether it takes place: from then on the crowds do not matter (ruling 17)
    """

    sites: list[str]
    humans: int
    margin: int
    tie: bool
    met: bool


class EventView(TypedDict):
    """Today's Event, "" if there is none, and how many of its lines are done."""

    card: str
    lines: int


class TrackView(TypedDict):
    """Myth as the table shows it: the space on the track, tokens of 10 and of 30."""

    space: int
    tens: int
    thirties: int


class StackView(TypedDict):
    """How many Sightings are left in a Stack, and those that the reader knows.

    `known` goes from the top down; "" is one face down.
    """

    left: int
    known: list[str]


class FinalView(TypedDict):
    """The final Myth in parts: from play, for hidden Real Deals, for the Trait; the tie-break."""

    played: int
    hidden: int
    trait: int
    total: int
    humans: int


class PlayerView(TypedDict):
    """One Cryptid.

    hand, known  how many Action cards it holds, and those that the reader knows
    stacks       one entry a Stack
    hideouts     per Stack: a Site, "" on the Stack, "box" out of the game
    unseen       kinds of Sightings that nobody has seen yet: everybody can work that out
    revealed     kinds that were seen, oldest first
    power        "ready", "used" this round, or "banned" by a drawback
    drawback     what is still to be suffered, or ""
    trait        the Trait if the reader knows it, else ""
    final        after the last Night: how the Myth came together
    """

    cryptid: str
    myth: int
    track: TrackView
    hand: int
    known: list[str]
    stacks: list[StackView]
    hideouts: list[str]
    unseen: list[str]
    revealed: list[str]
    power: str
    drawback: str
    trait: str
    final: FinalView | None


class TraitView(TypedDict):
    """What a Trait counts now, the Myth it would bring, and all its tiers of count and Myth."""

    trait: str
    count: int
    bonus: int
    tiers: list[list[int]]


class ForecastView(TypedDict):
    """What the top Sighting of a Stack would bring if Dusk fell now.

    card      the top Sighting, "" if there is none
    parts     its Myth for Hikers, Hunters, Researchers on the Site of its Hiding Spot
    score     their sum
    crowned   whether the Encounter would be there, or might be by the First Player's choice
    """

    card: str
    parts: list[int]
    score: int
    crowned: bool


class PrivateView(TypedDict):
    """What a player may think about alone.

    traits      the Traits to choose from, or the one kept: whatever a seat knows is in its view
    folder      Sightings that are in no Stack yet
    forecast    one entry a Stack
    trait       None before the Trait is chosen
    hidden      the Myth that the Real Deals in the Stacks would bring
    """

    traits: list[str]
    folder: list[str]
    forecast: list[ForecastView]
    trait: TraitView | None
    hidden: int


class TableView(TypedDict):
    """The table.

    round, rounds, phase, day_turn   where the game stands; day_turn is 0 outside the Day
    first, order         the First Player, and the seats in player order
    sites                a Site under the Sinkhole is not among them
    sinkhole             the closed Site, or ""
    rest                 Hikers, Hunters and Researchers in their Rest Areas
    crown                where the Encounter would take place now
    encounter            where it took place this round, "" before Dusk
    event_deck, events   Events to come, and those that were
    deck, discard        Action cards to draw, and the open pile
    playing, cause       the card that is being carried out, and why things happen
    players              one entry a seat
    mine                 what only this seat may know; None on the public table
    """

    round: int
    rounds: int
    phase: str
    day_turn: int
    first: int
    order: list[int]
    sites: dict[str, SiteView]
    sinkhole: str
    rest: list[int]
    crown: CrownView
    encounter: str
    event: EventView
    event_deck: int
    events: list[str]
    deck: int
    discard: list[str]
    playing: str
    cause: str
    players: list[PlayerView]
    mine: PrivateView | None


def table_view(t: Wilderness, player: int | None) -> TableView:
    """The table as that seat may know it; None is what everybody may know."""
    sites = {site: site_view(t, site) for site in t.board.sites}
    crowned = crown(sites, t.phase, t.encounter)
    return {
        "round": t.round,
        "rounds": ROUNDS,
        "phase": t.phase,
        "day_turn": t.step // t.seats + 1 if t.phase == "day" else 0,
        "first": t.first,
        "order": t.order(),
        "sites": sites,
        "sinkhole": "" if SINKHOLE in t.board.sites else SINKHOLE,
        "rest": t.people[REST][:],
        "crown": crowned,
        "encounter": t.encounter,
        "event": {"card": t.event_pile[-1] if t.event_pile else "", "lines": t.lines},
        "event_deck": len(t.event_deck),
        "events": t.event_pile[:],
        "deck": len(t.deck),
        "discard": t.discard[:],
        "playing": t.playing,
        "cause": t.cause,
        "players": [player_view(t, seat, player) for seat in range(t.seats)],
        "mine": None if player is None else private_view(t, player, crowned["sites"]),
    }


def site_view(t: Wilderness, site: str) -> SiteView:
    """One Site."""
    crowd = t.people[site]
    return {
        "people": crowd[:],
        "total": sum(crowd),
        "adjacent": list(t.board.adjacent[site]),
        "hideouts": [spots.index(site) + 1 if site in spots else 0 for spots in t.hideout],
        "full": t.is_full(site),
    }


def crown(sites: Mapping[str, SiteView], phase: str, encounter: str) -> CrownView:
    """Where the Encounter would take place now; during Dusk, where it does.

    It follows from the Sites as `site_view` shows them, so screens can work it out for any table.
    """
    if phase == "dusk" and encounter:
        here = sites[encounter]["total"]
        return {"sites": [encounter], "humans": here, "margin": 0, "tie": False, "met": True}
    hidden = {site: facts["total"] for site, facts in sites.items() if any(facts["hideouts"])}
    found = most_crowded(hidden)
    humans = hidden[found[0]] if found else 0
    others = [total for site, total in hidden.items() if site not in found]
    return {
        "sites": found,
        "humans": humans,
        "margin": humans - max(others, default=0),
        "tie": len(found) > 1,
        "met": False,
    }


def player_view(t: Wilderness, seat: int, player: int | None) -> PlayerView:
    """One Cryptid."""
    seen = [SIGHTING_OF[card] for card in t.revealed[seat]]
    if t.playing in SIGHTING_OF and t.active == seat:
        seen.append(SIGHTING_OF[t.playing])
    traits = t.as_seen(player, t.trait[seat])
    return {
        "cryptid": t.cryptid[seat],
        "myth": t.myth[seat],
        "track": track(t.myth[seat]),
        "hand": len(t.hand[seat]),
        "known": known_hand(t, seat, player),
        "stacks": [
            {"left": len(cards), "known": t.as_seen(player, cards)[::-1]} for cards in t.stack[seat]
        ],
        "hideouts": t.hideout[seat][:],
        "unseen": [kind for kind in SIGHTINGS if kind not in seen],
        "revealed": seen,
        "power": "used" if t.power_used[seat] else power_state(t, seat),
        "drawback": t.drawback[seat],
        "trait": traits[0] if len(traits) == 1 else "",
        "final": final_view(t, seat) if t.ending in ENDINGS else None,
    }


def known_hand(t: Wilderness, seat: int, player: int | None) -> list[str]:
    """The Action cards of a seat that the reader knows; a house rule lays all of them open."""
    if not t.hands_hidden:
        return t.hand[seat][:]
    return [card for card in t.as_seen(player, t.hand[seat]) if card]


def power_state(t: Wilderness, seat: int) -> str:
    """Whether a Power that was not used this round could be."""
    return "ready" if may_use_power(t, seat) else "banned"


def track(myth: int) -> TrackView:
    """Myth as pawn and tokens: three tokens of 10 are changed into one of 30.

    >>> track(57)
    {'space': 7, 'tens': 2, 'thirties': 1}
    """
    return {"space": myth % TEN, "tens": myth % THIRTY // TEN, "thirties": myth // THIRTY}


def private_view(t: Wilderness, me: int, crowned: list[str]) -> PrivateView:
    """What a player may think about alone."""
    traits = t.trait[me]
    prospect: TraitView | None = None
    if len(traits) == 1:
        count = trait_count(t, me, traits[0])
        tiers = sorted(TRAITS[traits[0]].tiers.items())
        prospect = {
            "trait": traits[0],
            "count": count,
            "bonus": trait_bonus(traits[0], count),
            "tiers": [list(tier) for tier in tiers],
        }
    return {
        "traits": traits[:],
        "folder": t.folder[me][:],
        "forecast": [forecast(t, me, number, crowned) for number in range(STACKS)],
        "trait": prospect,
        "hidden": HIDDEN_REAL_DEAL * len(hidden_real_deals(t, me)),
    }


def forecast(t: Wilderness, me: int, number: int, crowned: list[str]) -> ForecastView:
    """What the top Sighting of a Stack would bring if Dusk fell now."""
    stack, site = t.stack[me][number], t.hideout[me][number]
    if not stack or t.folder[me]:
        return {"card": "", "parts": [], "score": 0, "crowned": False}
    kind = SIGHTING_OF[stack[-1]]
    parts = score_parts(t, kind, site) if site in t.people else []
    return {
        "card": stack[-1],
        "parts": parts,
        "score": sum(parts),
        "crowned": site in crowned,
    }


def final_view(t: Wilderness, seat: int) -> FinalView:
    """The final Myth in parts."""
    trait = t.trait[seat][0]
    hidden = HIDDEN_REAL_DEAL * len(hidden_real_deals(t, seat))
    bonus = trait_bonus(trait, trait_count(t, seat, trait))
    return {
        "played": t.myth[seat] - hidden - bonus,
        "hidden": hidden,
        "trait": bonus,
        "total": t.myth[seat],
        "humans": humans_nearby(t, seat),
    }
