"""The dock: one's own cards, what is being played, and the verbs; the ending one bottom right.

Nothing secret is drawn for a public question: the hand lies face down.
"""

from app.games.inbetween import art, words
from app.games.inbetween.cards import awareness_card, face_down, face_up
from app.games.inbetween.people import about
from app.games.inbetween.scene import AWARENESS, DISCARD, Scene
from app.node import Child, Node, h
from app.pieces import button, token
from engine.core.decision import DONE, PASS
from engine.core.view import Choice
from engine.inbetween.data import CARDS, TOP_AWARENESS

ROOMY = 6
"""So many cards lie in the tray with their pictures."""

ENDING = ("end", DONE, PASS)
"""Verbs that bring the question to its end; they stand bottom right."""


def dock(scene: Scene) -> list[Node | None]:
    """What to tap, the cards, the verbs."""
    told = hint(scene)
    nudge = h("p", {"class": "nudge", "key": "nudge"}, told) if told else None
    buttons = verbs(scene)
    return [
        nudge if buttons else None,
        h("div", {"class": tray_class(scene), "key": "tray"}, tray(scene), moment(scene)),
        h("div", {"class": "verbs", "key": "verbs"}, buttons or nudge),
    ]


def hint(scene: Scene) -> str:
    """What to tap now, in plain words."""
    if scene.kind == "act":
        # A hand that lies face down is peeked at first, and the dock says how.
        return scene.say("hint.act") if scene.is_open else ""
    if scene.on_people:
        return scene.say("hint.people")
    return scene.say("hint.cards") if scene.on_cards else ""


def moment(scene: Scene) -> Node:
    """The rule of the moment; only wide screens have room for it."""
    phase, action = scene.table["phase"], scene.table["cause"]
    key = f"phase.{phase}"
    if phase == "action" and scene.kind != "act":
        key = f"action.{action}" if action in ("prepare", "rest") else "action.play"
    return h(
        "aside",
        {"class": "moment", "key": "moment"},
        h("h3", {}, scene.text(f"inbetween.{key}")),
        h("p", {}, scene.text(f"inbetween.{key}.text")),
    )


# The tray ----------------------------------------------------------------------------


def tray_class(scene: Scene) -> str:
    """Whether the tray holds more cards than there is room for pictures."""
    hand = scene.player(scene.seat)["known"] if scene.is_open else []
    count = max(len(hand), len(scene.on_cards)) + bool(scene.table["playing"])
    return "tray many" if count > ROOMY else "tray"


def tray(scene: Scene) -> Child:
    """The cards that matter now."""
    if scene.selection == AWARENESS and scene.is_open:
        return insights(scene)
    if scene.selected_person:
        return about(scene, scene.selected_person)
    if scene.selection.startswith(DISCARD):
        return discarded(scene, int(scene.selection.removeprefix(DISCARD)))
    hand = scene.player(scene.seat)["known"] if scene.is_open else []
    offered = [card for card in scene.on_cards if card not in hand]
    lying = played(scene)
    choices = [face_up(scene, card, scene.on_cards[card], "offered") for card in offered]
    if not scene.is_open:
        hidden = face_down(scene, scene.seat, scene.player(scene.seat)["hand"])
        return [*lying, *choices, hidden]
    if choices:
        return [*lying, *choices]
    return [*lying, *(face_up(scene, card, scene.on_cards.get(card)) for card in hand)]


def played(scene: Scene) -> list[Node]:
    """The card that is being played, lifted."""
    card = scene.table["playing"]
    return [face_up(scene, card, more="played")] if card in CARDS else []


def discarded(scene: Scene, seat: int) -> Node:
    """A discard pile, the last card first."""
    cards = scene.player(seat)["discard"]
    return h(
        "div",
        {"class": "pile-open", "key": "pile-open"},
        [face_up(scene, card) for card in reversed(cards)]
        or h("p", {}, scene.text("plain.nothing")),
    )


def insights(scene: Scene) -> list[Node]:
    """The five Awareness abilities of the side, those that can be used as buttons."""
    usable = {choice.id: choice for choice in scene.verbs}
    return [
        awareness_card(scene, level, usable.get(f"awareness_{level}"))
        for level in range(1, TOP_AWARENESS)
    ]


# The verbs ---------------------------------------------------------------------------


def verbs(scene: Scene) -> list[Node]:
    """All that is neither a card nor a ghost, the ending verb last."""
    plain = [choice for choice in scene.verbs if not choice.id.startswith("awareness_")]
    first = [choice for choice in plain if choice.id not in ENDING]
    last = [choice for choice in plain if choice.id in ENDING]
    opener = [awareness_opener(scene)] if scene.kind == "act" and scene.is_open else []
    return [
        *opener,
        *(verb(scene, choice, "strong" if is_strong(choice) else "") for choice in first),
        *too_dear(scene),
        *(verb(scene, choice, "ending") for choice in last),
    ]


def is_strong(choice: Choice) -> bool:
    """Whether a verb is what the player most likely wants."""
    return choice.id in ("activate", "raise")


def verb(scene: Scene, choice: Choice, more: str) -> Node:
    """A button for an option: few words to see, all of them to hear."""
    return button(
        f"choose:{choice.id}",
        art.named(scene.option_words(choice), short_words(scene, choice)),
        class_=f"verb {more}".strip(),
    )


def short_words(scene: Scene, choice: Choice) -> Child:
    """The words on a verb's button, as short as a phone wants them."""
    args = choice.words.args
    match choice.id:
        case "prepare":
            return [art.icon("deck"), h("span", {}, scene.text("inbetween.action.prepare"))]
        case "rest":
            return [
                h("span", {}, scene.text("inbetween.action.rest")),
                h("b", {"class": "gain"}, f"+{args['energy']}", art.icon("energy")),
            ]
        case "activate":
            return [
                h("span", {}, scene.say("activate")),
                h("b", {"class": "gain"}, args["cost"], art.icon("energy")),
            ]
        case "direction":
            return [art.icon("direction"), h("span", {}, scene.option_words(choice))]
    if choice.id.startswith("symbol:"):
        return [
            art.symbol(scene.text, args["symbol"]),
            h("span", {}, scene.option_words(choice)),
        ]
    return h("span", {}, scene.option_words(choice))


def awareness_opener(scene: Scene) -> Node:
    """Opens the Awareness abilities; it glows while one can be used."""
    usable = any(choice.id.startswith("awareness_") for choice in scene.verbs)
    open_now = scene.selection == AWARENESS
    return button(
        f"select:{AWARENESS}",
        art.icon("awareness"),
        h("span", {}, scene.text("inbetween.thing.awareness")),
        class_="verb opener glowing" if usable else "verb opener",
        aria_expanded="true" if open_now else "false",
        data_escape=open_now,
    )


def too_dear(scene: Scene) -> list[Node]:
    """Why the ability of the played card cannot be paid for."""
    return [
        h("p", {"class": "dear-reason", "key": "dear"}, words.reason_of(scene.text, refusal.reason))
        for refusal in scene.refusals_of("activate")
    ]


# A hand by itself --------------------------------------------------------------------


def hand_of(scene: Scene, seat: int) -> Node:
    """What a seat holds, as far as the view knows it; the rest lies face down."""
    side = scene.player(seat)
    hidden = side["hand"] - len(side["known"])
    return h(
        "section",
        {"class": "hand-of", "key": f"hand-{seat}"},
        h("h3", {}, token(seat), scene.view.names[seat]),
        h(
            "div",
            {"class": "tray"},
            [face_up(scene, card) for card in side["known"]],
            face_down(scene, seat, hidden) if hidden else None,
        ),
    )
