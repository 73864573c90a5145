"""Town and Creature cards as they lie in the dock: faces, backs, and Awareness abilities.

A face is drawn only for a card that the view names; a back names nothing at all.
"""

from app.games.inbetween import art, words
from app.games.inbetween.scene import Scene
from app.node import Node, h
from engine.core.view import Choice
from engine.inbetween.data import AWARENESS, CARDS, ROLES

LONG = 96
"""A text of more letters is set smaller."""
ONE_LINE = 17
"""A name of more letters takes a second line."""
LETTERS_IN_A_LINE = 24


def face_up(scene: Scene, card: str, choice: Choice | None = None, more: str = "") -> Node:
    """A card with all that is printed on it. Touching it chooses it if it can be chosen,
    otherwise it explains the card.
    """
    facts = CARDS[card]
    told = words.ability_text(scene.text, card)
    title = words.name_of(scene.text, facts.kind)
    length = len(told) + (LETTERS_IN_A_LINE if len(title) > ONE_LINE else 0)
    dear = choice is not None and facts.cost > scene.player(scene.seat)["energy"]
    states = ["play-card", ROLES[facts.owner]]
    states += ["long"] if length > LONG else []
    # A card whose ability is too dear can still be played for its symbol.
    states += ["dear"] if dear and scene.kind == "act" else []
    states += [more] if more else []
    states += [] if choice else ["idle"]
    label = scene.option_words(choice) if choice else printed(scene, card)
    return h(
        "button",
        {
            "type": "button",
            "class": " ".join(states),
            "key": card,
            "data-move": card,
            "data-act": f"choose:{choice.id}" if choice else f"help:{facts.kind}",
        },
        art.named(
            f"{label}. {told}",
            art.card_art(card),
            h("span", {"class": "cost"}, art.icon("energy"), h("b", {}, facts.cost)),
            art.symbol(scene.text, facts.symbol),
            h("span", {"class": "title"}, title),
            h("span", {"class": "text"}, told),
        ),
    )


def printed(scene: Scene, card: str) -> str:
    """A card's name, symbol and cost in words."""
    facts = CARDS[card]
    name = words.name_of(scene.text, facts.kind)
    symbol = words.symbol_name(scene.text, facts.symbol)
    return scene.text("inbetween.card", card=name, symbol=symbol, cost=facts.cost)


def face_down(scene: Scene, seat: int, count: int) -> Node:
    """A hand of which nothing is known but how many cards it has."""
    return h(
        "div",
        {"class": f"backs {ROLES[seat]}", "key": "backs"},
        h("span", {"class": "unseen"}, scene.say("face_down", count=count)),
        [h("i", {"class": "back", "key": number}, art.card_back(seat)) for number in range(count)],
    )


def awareness_card(scene: Scene, level: int, choice: Choice | None) -> Node:
    """An Awareness ability; a button if it can be used now, with the reason if it cannot."""
    ability = AWARENESS[scene.seat][level - 1]
    told = words.ability_text(scene.text, ability)
    reasons = [
        words.reason_of(scene.text, refusal.reason)
        for refusal in scene.refusals_of(f"awareness_{level}")
    ]
    attributes: dict[str, object] = {
        "class": f"insight {ROLES[scene.seat]}{'' if choice else ' closed'}",
        "key": f"insight-{level}",
    }
    if choice is not None:
        attributes |= {"type": "button", "data-act": f"choose:{choice.id}"}
    return h(
        "button" if choice is not None else "div",
        attributes,
        h("b", {"class": "level"}, scene.text("inbetween.awareness.level", level=level)),
        h("span", {"class": "text"}, told),
        [h("small", {}, reason) for reason in reasons],
    )
