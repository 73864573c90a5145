"""Night: Hiding Spots are laid or moved, cards are exchanged; each player finishes first.

Laying, moving and discarding are one question, so that a Night in which a player keeps
everything is a single tap. Drawing ends it and cannot be taken back.
"""

from engine.core.decision import DONE, Asking, Decision
from engine.cryptids.data import FULL_HAND, LONELY, ROUNDS, SHORT_DRAW, SHORT_HAND
from engine.cryptids.state import BOX, ON_STACK, Wilderness


def night(t: Wilderness) -> Asking[None]:
    """One player's Night (ruling 20)."""
    me = t.active
    settled = acted = False
    while True:
        spots = placements(t, me)
        if len(spots) == 1:
            lay(t, me, spots[0])  # no choice, no question
            settled = True
            continue
        done = [] if spots else [DONE]
        if not spots and not settled:
            spots = moves(t, me)
        cards = t.hand[me] if t.round < ROUNDS else []
        # After a choice the end is asked for: it is the last moment to take the choice back.
        if not spots and not cards and not acted:
            break
        answer = yield Decision(me, "night", (*spots, *cards, *done), hush=t.hands_hidden)
        if answer == DONE:
            break
        acted = True
        if answer.startswith("place:"):
            lay(t, me, answer)
            settled = True
        else:
            t.discard_card(me, answer)
    finish_night(t, me)


def placements(t: Wilderness, me: int) -> list[str]:
    """Where the Hiding Spot that came back must go: "place:2:maple_lake"; none if none did."""
    if ON_STACK not in t.hideout[me]:
        return []
    number = t.hideout[me].index(ON_STACK)
    return [f"place:{number + 1}:{site}" for site in allowed_sites(t, me)]


def allowed_sites(t: Wilderness, me: int) -> list[str]:
    """The Sites on which a returned Hiding Spot may be laid."""
    free = t.open_to(me)
    # If only the Encounter Site is left, it is allowed after all (ruling 24). It cannot be full
    # as well: nine Hiding Spots of three other players fill no more than three Sites.
    sites = [site for site in free if site != t.encounter] or free
    if t.drawback[me] == LONELY:
        fewest = min(t.count(site) for site in sites)
        sites = [site for site in sites if t.count(site) == fewest]
    return sites


def moves(t: Wilderness, me: int) -> list[str]:
    """Where a player without a returned Hiding Spot may move one of the others to."""
    sites = t.open_to(me)
    return [
        f"place:{number + 1}:{site}"
        for number, old in enumerate(t.hideout[me])
        if old not in (ON_STACK, BOX)
        for site in sites
    ]


def lay(t: Wilderness, me: int, option: str) -> None:
    """Lay a Hiding Spot as the option says."""
    _, number, site = option.split(":")
    t.place(me, int(number) - 1, site)


def finish_night(t: Wilderness, me: int) -> None:
    """Draw, or in the last round discard everything; drawbacks of this Night end."""
    if t.round == ROUNDS:
        for card in t.hand[me][:]:
            t.discard_card(me, card)
    else:
        t.draw_up_to(me, hand_size(t, me))
    if t.drawback[me] in (SHORT_DRAW, LONELY):
        t.drawback[me] = ""
    t.tell("night_over", who=me)


def hand_size(t: Wilderness, me: int) -> int:
    """Up to how many cards a player draws this Night."""
    return SHORT_HAND if t.drawback[me] == SHORT_DRAW else FULL_HAND


def to_draw(t: Wilderness, me: int) -> int:
    """How many cards a player would draw if the Night ended now; none in the last round."""
    return max(0, hand_size(t, me) - len(t.hand[me])) if t.round < ROUNDS else 0
