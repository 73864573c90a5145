"""The dock: one's own cards and Power, what is being played, who travels, and the verbs.

Nothing secret is drawn for a public question: a hidden hand lies face down. The tray shows
what was touched, if anything was: an arrow of several groups, a Site, a player, the Event,
one's Stacks.
"""

from app.games.cryptids import art, words
from app.games.cryptids.arrows import chooser
from app.games.cryptids.cards import action_card, back, event_lines, power_card, sighting_card
from app.games.cryptids.scene import DISCARDS, EVENT, SEAT, STACKS, Scene
from app.games.cryptids.site import about_site, closing
from app.games.cryptids.stacks import own_stacks
from app.node import Child, Node, h
from app.pieces import button, token
from engine.core.decision import DONE, PASS
from engine.core.view import Choice
from engine.cryptids.data import KIND_OF, POWERS, SIGHTING_OF
from engine.cryptids.rules import POWER

ENDING = ("end", DONE, PASS, "confirm")
"""Verbs that bring the question to its end; they stand bottom right."""
PLAIN_TURNS = ("day", "pay", "arrow", "finish", "night", "")
"""Questions for which the hand lies in the tray."""


def dock(scene: Scene) -> list[Node | None]:
    """What to tap, the cards, the verbs."""
    told = hint(scene)
    inside = tray(scene)
    return [
        h("p", {"class": "nudge", "key": "nudge"}, told) if told else None,
        h("div", {"class": tray_class(scene), "key": "tray"}, inside) if inside else None,
        h("div", {"class": "verbs", "key": "verbs"}, verbs(scene)),
    ]


def tray_class(scene: Scene) -> str:
    """One's own Stacks need more room than the tray has, and rise over the map."""
    return "tray raised" if is_looking_at_stacks(scene) else "tray"


def is_looking_at_stacks(scene: Scene) -> bool:
    """Whether one's own Stacks lie open in the tray."""
    return scene.selection == STACKS and scene.mine is not None and not scene.is_in_workshop


def hint(scene: Scene) -> str:
    """What to tap now, in plain words."""
    if scene.chosen_arrow:
        return ""
    if scene.arrows:
        return scene.say("hint.arrows")
    if scene.spots and scene.cards:
        return scene.say("hint.night")
    if scene.spots:
        return scene.say("hint.spots")
    if scene.sites:
        return scene.say("hint.sites")
    if scene.kind == "stacks" and scene.cards:
        return scene.say("hint.stacks")
    return ""


# The tray ----------------------------------------------------------------------------


def tray(scene: Scene) -> Child:
    """What matters now."""
    touched = scene.selection
    if scene.chosen_arrow:
        return chooser(scene)
    if scene.selected_site:
        return about_site(scene, scene.selected_site)
    if touched.startswith(SEAT):
        return about_player(scene, int(touched.removeprefix(SEAT)))
    if touched == EVENT and scene.table["event"]["card"]:
        return about_event(scene)
    if touched == DISCARDS:
        return discarded(scene)
    if is_looking_at_stacks(scene):
        return own_stacks(scene, scene.seat)
    if scene.is_in_workshop or scene.kind not in PLAIN_TURNS:
        return asking(scene)
    return [asking(scene), *in_hand(scene)]


def asking(scene: Scene) -> Node | None:
    """The card or Power that is being carried out, lifted."""
    if scene.source in KIND_OF:
        return action_card(scene, scene.source, more="played")
    if scene.source in SIGHTING_OF:
        return sighting_card(scene, scene.source, more="played")
    if scene.kind == "arrow" and scene.source in POWERS:
        return power_card(scene, scene.seat, None)
    return None


def in_hand(scene: Scene) -> list[Node]:
    """The hand and the Power, as far as the view knows them."""
    cards = scene.hand(scene.seat)
    hidden = scene.player(scene.seat)["hand"] - len(cards)
    power = next((choice for choice in scene.verbs if choice.id == POWER), None)
    laid = [action_card(scene, card, scene.cards.get(card)) for card in cards]
    if hidden:
        laid.append(back(scene, hidden))
    if scene.kind == "day" and cards:
        laid.append(power_card(scene, scene.seat, power))
    return laid


def about_player(scene: Scene, seat: int) -> Node:
    """One player: what was revealed, what is still to come, where the Stacks belong."""
    facts = scene.player(seat)
    cryptid = facts["cryptid"]
    return h(
        "div",
        {"class": f"telling of-player seat-{seat}", "key": f"about-seat-{seat}", "role": "status"},
        art.portrait(cryptid) if cryptid else None,
        h(
            "div",
            {"class": "telling-text", "tabindex": "0"},
            h(
                "h3",
                {},
                token(seat),
                scene.view.names[seat],
                " ",
                h("small", {}, myth_words(scene, seat)),
            ),
            h(
                "p",
                {},
                h("b", {}, words.power_name(scene.text, cryptid)),
                ": ",
                words.power_text(scene.text, cryptid),
                " ",
                scene.power_state(seat),
            )
            if cryptid
            else None,
            h("p", {"class": "reason"}, scene.drawback_now(facts["drawback"]))
            if facts["drawback"]
            else None,
        ),
        h(
            "div",
            {"class": "seen-cards", "tabindex": "0"},
            h("h4", {}, scene.say("revealed")),
            kinds(scene, facts["revealed"], "up"),
            h("h4", {}, scene.say("unseen")),
            kinds(scene, facts["unseen"], "down"),
        ),
        closing(scene, f"{SEAT}{seat}"),
    )


def myth_words(scene: Scene, seat: int) -> str:
    """A player's Cryptid and Myth."""
    facts = scene.player(seat)
    myth = scene.say("myth", count=facts["myth"])
    return f"{scene.name_of(facts['cryptid'])} · {myth}" if facts["cryptid"] else myth


def kinds(scene: Scene, found: list[str], way: str) -> Node:
    """Kinds of Sightings in a row."""
    return h(
        "ul",
        {"class": f"kinds {way}"},
        [h("li", {"class": "kind", "key": kind}, scene.name_of(kind)) for kind in found]
        or h("li", {}, scene.text("plain.nothing")),
    )


def about_event(scene: Scene) -> Node:
    """Today's Event, laid open."""
    card = scene.table["event"]["card"]
    return h(
        "div",
        {"class": "telling of-event", "key": "about-event", "role": "status"},
        art.event_art(card),
        h(
            "div",
            {"class": "telling-text", "tabindex": "0"},
            h("h3", {}, scene.name_of(card)),
            event_lines(scene),
        ),
        closing(scene, EVENT),
    )


def discarded(scene: Scene) -> Node:
    """The discard pile, the last card first."""
    return h(
        "div",
        {"class": "pile-open", "key": "pile-open"},
        [action_card(scene, card) for card in reversed(scene.table["discard"])]
        or h("p", {}, scene.text("plain.nothing")),
        closing(scene, DISCARDS),
    )


# The verbs ---------------------------------------------------------------------------


def verbs(scene: Scene) -> list[Node]:
    """All that is neither a card nor on the map, the ending verb last."""
    # The Power is a card in the tray.
    shown = [choice for choice in scene.verbs if choice.id != POWER]
    first = [choice for choice in shown if choice.id not in ENDING]
    last = [choice for choice in shown if choice.id in ENDING]
    return [
        *openers(scene),
        *(verb(scene, choice) for choice in first),
        *unplaced(scene),
        *(verb(scene, choice, ending_class(choice)) for choice in last),
    ]


def ending_class(choice: Choice) -> str:
    """Passing is the quieter way to end."""
    return "ending quiet-one" if choice.id == PASS else "ending"


def verb(scene: Scene, choice: Choice, more: str = "") -> Node:
    """A button for an option."""
    return button(
        f"choose:{choice.id}",
        h("span", {}, scene.option_words(choice)),
        class_=f"verb {more}".strip(),
    )


def openers(scene: Scene) -> list[Node]:
    """Opens one's own Stacks, and the discard pile."""
    found = []
    if scene.mine is not None and not scene.is_in_workshop:
        name = scene.say("own_stacks")
        found.append(opener(scene, STACKS, "sighting", name, h("span", {}, name)))
    if scene.table["discard"] and not scene.is_in_workshop:
        count = len(scene.table["discard"])
        name = f"{scene.name_of(DISCARDS)}: {count}"
        found.append(opener(scene, DISCARDS, "discard", name, h("b", {}, count)))
    return found


def opener(scene: Scene, touched: str, sign: str, name: str, label: Node) -> Node:
    """Opens something in the tray, or closes it again."""
    return button(
        f"select:{touched}",
        art.named(name, art.icon(sign), label),
        class_=f"verb opener {touched}",
        key=f"open-{touched}",
        aria_expanded="true" if scene.selection == touched else "false",
    )


def unplaced(scene: Scene) -> list[Node]:
    """Why the Night cannot end yet."""
    return [
        h("p", {"class": "reason", "key": "reason"}, words.reason_of(scene.text, refusal.reason))
        for refusal in scene.refusals_of(DONE)
        if refusal.id == DONE
    ]


# A hand by itself --------------------------------------------------------------------


def hand_of(scene: Scene, seat: int) -> Node:
    """What a seat holds, as far as the view knows it: Action cards, Stacks, the Trait."""
    player = scene.player(seat)
    hidden = player["hand"] - len(player["known"])
    return h(
        "section",
        {"class": f"hand-of seat-{seat}", "key": f"hand-{seat}"},
        h("h3", {}, token(seat), scene.view.names[seat]),
        h(
            "div",
            {"class": "tray"},
            [action_card(scene, card) for card in player["known"]],
            back(scene, hidden) if hidden else None,
        ),
        own_stacks(scene, seat, closable=False),
    )
