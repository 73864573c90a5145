"""If Dusk fell now: where, for everybody; what one's own top Sightings would bring, for oneself.

While it is Dusk the same panel tells of the Encounter that takes place.
The private part comes from `mine`, which the engine gives to its seat alone.
"""

from typing import Any

from app.games.cryptids import art, words
from app.games.cryptids.cards import tone
from app.games.cryptids.scene import STACKS, Scene
from app.node import Node, h
from app.pieces import button

SETTING_UP = ("cryptids", "secrets", "hideouts")


def forecast(scene: Scene) -> Node | None:
    """The whole panel; nothing before the first round."""
    if scene.table["phase"] in SETTING_UP or not scene.table["crown"]["sites"]:
        return None
    title = scene.name_of("encounter" if scene.table["crown"]["met"] else "forecast")
    return h(
        "section",
        {"class": "forecast", "key": "forecast", "aria-label": title},
        h("h2", {}, art.icon("dusk"), title),
        where(scene),
        own(scene) if scene.mine is not None else None,
    )


def where(scene: Scene) -> Node:
    """Where the Encounter would take place and by how much, or where it does."""
    crown = scene.table["crown"]
    sites = words.and_list(scene.text, [scene.name_of(site) for site in crown["sites"]])
    told = [words.people(scene.text, "human", crown["humans"])]
    if crown["tie"]:
        told.append(scene.say("tie"))
    elif not crown["met"]:
        told.append(scene.say("lead", count=crown["margin"]))
    return h(
        "p",
        {"class": "where"},
        art.icon("crown"),
        h("b", {}, sites),
        " ",
        h("span", {}, " · ".join(told)),
    )


def own(scene: Scene) -> Node:
    """One's own top Sightings, and the Trait; touching them opens the Stacks."""
    assert scene.mine is not None  # only for the seat that looks
    rows = [
        prospect(scene, number, entry) for number, entry in enumerate(scene.mine["forecast"], 1)
    ]
    return button(
        f"select:{STACKS}",
        h("span", {"class": "unseen"}, ". ".join(told(scene))),
        h("span", {"class": "prospects", "aria-hidden": "true"}, rows, trait_line(scene)),
        class_="bare mine",
        aria_expanded="true" if scene.selection == STACKS else "false",
    )


def prospect(scene: Scene, number: int, entry: dict[str, Any]) -> Node | None:
    """What the top of one Stack would bring where its Hiding Spot is."""
    if not entry["card"] or scene.view.player is None:
        return None
    scored = bool(entry["parts"])
    return h(
        "span",
        {"class": f"prospect-row{' crowned' if entry['crowned'] else ''}", "key": number},
        art.spot(scene.view.player, number),
        h("span", {"class": "card-name"}, scene.name_of(entry["card"])),
        h("b", {"class": tone(entry["score"])}, words.signed(entry["score"]))
        if scored
        else h("b", {}, "–"),
        art.icon("crown") if entry["crowned"] else None,
    )


def trait_line(scene: Scene) -> Node | None:
    """What the Trait counts and would bring now."""
    trait = scene.mine["trait"] if scene.mine else None
    if trait is None:
        return None
    return h(
        "span",
        {"class": "prospect-row trait-row", "key": "trait"},
        art.icon("trait"),
        h("span", {"class": "card-name"}, scene.name_of(trait["trait"])),
        h("b", {"class": tone(trait["bonus"])}, words.signed(trait["bonus"])),
    )


def told(scene: Scene) -> list[str]:
    """The same in words."""
    assert scene.mine is not None  # only for the seat that looks
    lines = []
    crowned = "prospect.met" if scene.table["crown"]["met"] else "prospect.crowned"
    for number, entry in enumerate(scene.mine["forecast"], start=1):
        if entry["card"]:
            brings = words.signed(entry["score"]) if entry["parts"] else "–"
            lines.append(
                scene.say(
                    crowned if entry["crowned"] else "prospect",
                    number=number,
                    card=scene.name_of(entry["card"]),
                    myth=brings,
                )
            )
    trait = scene.mine["trait"]
    if trait is not None:
        name, bonus = scene.name_of(trait["trait"]), words.signed(trait["bonus"])
        lines.append(scene.say("trait_now", trait=name, count=trait["count"], myth=bonus))
    return [*lines, scene.say("own_stacks")]
