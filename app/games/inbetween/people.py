"""A Character's card as it stands on a rope or in the circle, and the panel about one.

What can be done with a Character is drawn by ghosts.py, where the card stands by ropes.py
and circle.py.
"""

from app.games.inbetween import art, words
from app.games.inbetween.scene import Scene
from app.node import Node, h
from app.pieces import button
from engine.inbetween.data import DEVOURED, ROLES, SECURED, SIDES, TRIGGERING


def character(scene: Scene, who: str) -> Node:
    """The card with the face that is up; touching it tells more about the Character."""
    person = scene.person(who)
    return h(
        "button",
        {
            "type": "button",
            "class": " ".join(["character", *states_of(scene, who)]),
            "key": "character",
            "data-act": f"select:{who}",
            "aria-pressed": "true" if scene.selection == who else "false",
        },
        art.named(
            description(scene, who),
            art.portrait(who, person["dimension"]),
            h("span", {"class": "name"}, scene.name_of(who)),
            h(
                "span",
                {"class": "state"},
                art.icon("lock", "lock") if person["notch"] in (SECURED, DEVOURED) else None,
                words.state_name(scene.text, person["state"], who),
            ),
            symbols(scene, who),
            attached(scene, who),
            marker(scene, who),
        ),
    )


def states_of(scene: Scene, who: str) -> list[str]:
    """What the stylesheet should know about a Character's card."""
    person = scene.person(who)
    found = {
        "marked": scene.table["marker"] == who,
        "selected": scene.selection == who,
        "offered": who in scene.on_people,
        "aside": bool(scene.on_people) and who not in scene.on_people,
        "awake": person["notch"] in TRIGGERING,
    }
    return [person["dimension"], *(name for name, holds in found.items() if holds)]


def symbols(scene: Scene, who: str) -> list[Node]:
    """The symbols printed on the face that is up, and beside them the tokens."""
    printed = [art.symbol(scene.text, name) for name in scene.face(who)["symbols"]]
    tokens = [art.symbol(scene.text, name, "coin") for name in scene.person(who)["tokens"]]
    return [
        h("span", {"class": "symbols"}, printed),
        *([h("span", {"class": "coins"}, tokens)] if tokens else []),
    ]


def attached(scene: Scene, who: str) -> Node | None:
    """The cards that lie on a Character."""
    cards = scene.person(who)["cards"]
    if not cards:
        return None
    return h("span", {"class": "attached"}, [h("i", {"key": c}, art.card_art(c)) for c in cards])


def marker(scene: Scene, who: str) -> Node | None:
    """The Activity marker, or the ghost of it on its next two stops."""
    facing = "clockwise" if scene.table["direction"] > 0 else "counter"
    walker = f"walker {facing} of-{ROLES[scene.view.active]}"
    if scene.table["marker"] == who:
        return h("span", {"class": walker, "data-move": "marker"}, art.icon("activity"))
    stops = [number for number, stop in enumerate(scene.table["next_stops"], 1) if stop == who]
    if not stops:
        return None
    return h(
        "span",
        {"class": f"walker coming {facing}"},
        art.icon("activity"),
        h("b", {}, f"+{stops[0]}"),
    )


def description(scene: Scene, who: str) -> str:
    """A Character in words, for those who hear the table."""
    person = scene.person(who)
    parts = [
        scene.name_of(who),
        scene.text(f"inbetween.dimension.{person['dimension']}"),
        words.notch_name(scene.text, person["notch"], who),
        scene.say("symbols", symbols=names_of_symbols(scene, scene.face(who)["symbols"])),
    ]
    if person["tokens"]:
        parts.append(scene.say("tokens", symbols=names_of_symbols(scene, person["tokens"])))
    parts += [scene.say("lies_on", card=scene.name_of(card)) for card in person["cards"]]
    if scene.table["marker"] == who:
        parts.append(scene.say("marked"))
    elif who in scene.table["next_stops"]:
        parts.append(scene.say(f"stop.{scene.table['next_stops'].index(who) + 1}"))
    return ", ".join(parts)


def names_of_symbols(scene: Scene, symbols: list[str]) -> str:
    """Symbols in words."""
    return scene.say("and").join(words.symbol_name(scene.text, name) for name in symbols)


# The panel about one Character -------------------------------------------------------


def about(scene: Scene, who: str) -> Node:
    """Both faces side by side, what lies on the Character, and what is refused about it."""
    person = scene.person(who)
    reasons = [words.refusal(scene.text, refusal) for refusal in scene.refusals_of(who)]
    notes = [*(f"{scene.name_of(c)}: {words.ability_text(scene.text, c)}" for c in person["cards"])]
    return h(
        "div",
        {"class": "about", "key": f"about-{who}", "role": "status"},
        h(
            "div",
            {"class": "about-text"},
            h("h3", {}, scene.name_of(who), " ", h("small", {}, state_line(scene, who))),
            [h("p", {"class": "reason"}, reason) for reason in reasons[:1]],
            [h("p", {"class": "note"}, note) for note in notes],
        ),
        [face(scene, who, side) for side in SIDES],
        button(
            f"help:{who}",
            art.icon("rules"),
            class_="tool explaining",
            aria_label=scene.say("explain", who=scene.name_of(who)),
            key="explaining",
        ),
        button(
            f"select:{who}",
            "×",
            class_="tool closing",
            aria_label=scene.text("close"),
            data_escape=True,
            key="closing",
        ),
    )


def state_line(scene: Scene, who: str) -> str:
    """Who a Character is and how it stands, in a few words."""
    role = scene.text(f"inbetween.character.{who}.role")
    return f"{role} · {words.notch_name(scene.text, scene.person(who)['notch'], who)}"


def face(scene: Scene, who: str, side: str) -> Node:
    """One face of a Character with its ability."""
    person = scene.person(who)
    printed = person["faces"][side]
    up = side == person["dimension"]
    return h(
        "div",
        {"class": f"face {side}{' up' if up else ''}", "key": side},
        art.portrait(who, side),
        h(
            "div",
            {},
            h("b", {}, scene.text(f"inbetween.dimension.{side}")),
            h(
                "span",
                {"class": "symbols"},
                [art.symbol(scene.text, s) for s in printed["symbols"]],
            ),
            h("p", {}, words.ability_text(scene.text, printed["ability"])),
        ),
    )


def caption(scene: Scene) -> Node | None:
    """One line about the Character with the Activity marker: what will take place this turn.

    Once the Activity phase is over nothing will, wherever the marker was sent (ruling X6).
    """
    who = scene.table["marker"]
    if who not in scene.table["people"]:
        return None  # its removal has ended the game
    person = scene.person(who)
    if scene.table["phase"] == "movement":
        told = scene.say("sleeps.movement")
    elif person["notch"] in TRIGGERING:
        told = words.ability_text(scene.text, scene.face(who)["ability"])
    else:
        told = scene.say(f"sleeps.{person['state']}")
    return h(
        "p",
        {"class": f"caption {person['dimension']}", "key": "caption"},
        art.icon("activity"),
        h("b", {}, scene.name_of(who)),
        " ",
        h("span", {}, told),
    )
