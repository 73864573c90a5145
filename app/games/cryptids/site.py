"""A Site on the map: its name, who is there, who hides there, and whether it wears the crown.

What only its owner may know, the value of a top Sighting, is drawn on one's own Hiding Spots
and comes from the private part of the view.
"""

from app.games.cryptids import art, words
from app.games.cryptids.arrows import doors
from app.games.cryptids.places import PLACES
from app.games.cryptids.scene import Scene
from app.node import Node, h
from app.pieces import button
from engine.core.view import Choice
from engine.cryptids.data import FLAVORS


def site_node(scene: Scene, site: str) -> Node:
    """One open Site."""
    column, row = PLACES[site]
    return h(
        "li",
        {
            "class": " ".join(["site", site, f"col-{column}", f"row-{row}", *states(scene, site)]),
            "key": site,
        },
        scene.touchable(
            site,
            "place",
            art.named(
                description(scene, site),
                art.site_scene(site),
                h("span", {"class": "name"}, scene.name_of(site)),
                h("span", {"class": "name far-side"}, scene.name_of(site)),
                crowd(scene, site),
            ),
        ),
        badge(scene, site),
        hideouts(scene, site),
        openings(scene, site),
    )


def closed_site(scene: Scene, site: str) -> Node:
    """The Site that the Sinkhole has taken."""
    column, row = PLACES[site]
    return h(
        "li",
        {"class": f"site sunk {site} col-{column} row-{row}", "key": site},
        scene.acting(
            "help:sinkhole",
            {"class": "place", "key": "place"},
            art.named(
                f"{scene.name_of('sinkhole')}: {scene.name_of(site)}",
                art.site_scene(site),
                art.icon("sinkhole", "hole"),
                h("span", {"class": "name"}, scene.name_of("sinkhole")),
            ),
        ),
    )


def states(scene: Scene, site: str) -> list[str]:
    """What the stylesheet should know about a Site."""
    crown = scene.table["crown"]
    offered = site in scene.spots or site in scene.sites
    offered = offered or any(site in place.split("/")[1:] for place in scene.arrows)
    asking = bool(scene.spots or scene.sites or scene.arrows)
    found = {
        "crowned": is_crowned(scene, site),
        "tied": is_crowned(scene, site) and crown["tie"],
        "met": scene.table["encounter"] == site,
        "offered": offered,
        "aside": asking and not offered,
        "selected": scene.selection == site,
    }
    return [name for name, holds in found.items() if holds]


def is_crowned(scene: Scene, site: str) -> bool:
    """Whether the Encounter would be here; nothing can be said before the first round."""
    return site in scene.table["crown"]["sites"] and scene.table["round"] > 0


def crowd(scene: Scene, site: str) -> Node:
    """The people on a Site: three silhouettes with numbers."""
    return h(
        "span",
        {"class": "crowd"},
        [
            h(
                "span",
                {"class": f"some of-{flavor}{'' if count else ' nobody'}", "key": flavor},
                art.person(flavor),
                # A new number is a new node, and comes in with a hop.
                h("b", {"class": "count", "key": count}, count),
            )
            for flavor, count in zip(FLAVORS, scene.site(site)["people"], strict=True)
        ],
    )


def badge(scene: Scene, site: str) -> Node:
    """How many are there in all, and the crown where the Encounter would be."""
    crown = scene.table["crown"]
    return h(
        "span",
        {"class": "badge", "key": "badge", "aria-hidden": "true"},
        h(
            "span",
            # One crown moves from Site to Site; tied ones appear.
            {"class": "crown", "key": "crown", "data-move": None if crown["tie"] else "crown"},
            art.icon("crown"),
            h("em", {}, "?") if crown["tie"] else None,
        )
        if is_crowned(scene, site)
        else None,
        h("b", {"key": scene.site(site)["total"]}, scene.site(site)["total"]),
    )


# Hiding Spots ------------------------------------------------------------------------


def hideouts(scene: Scene, site: str) -> Node:
    """The Hiding Spots on a Site; one's own with what they would bring now."""
    return h(
        "span",
        {"class": "hideouts", "key": "hideouts", "aria-hidden": "true"},
        [
            h(
                "span",
                {
                    "class": f"hideout seat-{seat}",
                    "key": seat,
                    "data-move": f"spot-{seat}-{number}",
                },
                art.spot(seat, number),
                prospect(scene, seat, number),
            )
            for seat, number in enumerate(scene.site(site)["hideouts"])
            if number
        ],
    )


def prospect(scene: Scene, seat: int, number: int) -> Node | None:
    """What the top Sighting of one's own Stack would bring on this Site now."""
    if scene.mine is None or seat != scene.view.player:
        return None
    forecast = scene.mine["forecast"][number - 1]
    if not forecast["card"] or not forecast["parts"]:
        return None
    tone = "gain" if forecast["score"] > 0 else "loss" if forecast["score"] < 0 else "even"
    return h("b", {"class": f"prospect {tone}"}, words.signed(forecast["score"]))


def openings(scene: Scene, site: str) -> Node | None:
    """All that can be done at a Site itself: signposts, Hiding Spots, the Encounter."""
    inside = doors(scene, site)
    inside += [lay_button(scene, choice) for choice in scene.spots.get(site, [])]
    if site in scene.sites:
        inside.append(encounter_button(scene, scene.sites[site]))
    return h("div", {"class": "doors", "key": "doors"}, inside) if inside else None


def lay_button(scene: Scene, choice: Choice) -> Node:
    """Lays a Hiding Spot here, or moves it here."""
    number = int(choice.id.split(":")[1])
    return button(
        f"choose:{choice.id}",
        art.named(scene.option_words(choice), art.spot(scene.seat, number)),
        class_="lay",
    )


def encounter_button(scene: Scene, choice: Choice) -> Node:
    """The First Player settles a tie for this Site."""
    return button(
        f"choose:{choice.id}",
        art.named(
            scene.option_words(choice),
            art.icon("crown"),
            h("span", {}, scene.say("here")),
        ),
        class_="settle",
    )


# In words ----------------------------------------------------------------------------


def description(scene: Scene, site: str) -> str:
    """A Site in words, for those who hear the table."""
    facts = scene.site(site)
    crown = scene.table["crown"]
    crowd_words = [
        words.people(scene.text, flavor, count)
        for flavor, count in zip(FLAVORS, facts["people"], strict=True)
        if count
    ]
    parts = [scene.name_of(site), words.people(scene.text, "human", facts["total"])]
    parts += [words.and_list(scene.text, crowd_words)] if crowd_words else []
    for seat, number in enumerate(facts["hideouts"]):
        if number:
            name = scene.view.names[seat]
            parts.append(scene.say("hides", name=name, number=number))
            if (brings := prospect(scene, seat, number)) is not None:
                parts.append(scene.say("would_bring", myth="".join(brings.texts())))
    if is_crowned(scene, site):
        shade = "met" if crown["met"] else "tied" if crown["tie"] else "crowned"
        parts.append(scene.say(shade))
    return ", ".join(parts)


def about_site(scene: Scene, site: str) -> Node:
    """The panel about a Site: what borders it, and why nothing can be done there."""
    reasons = [words.refusal(scene.text, refusal) for refusal in scene.refusals_of(site)]
    near = [scene.name_of(other) for other in scene.site(site)["adjacent"]]
    return h(
        "div",
        {"class": "telling", "key": f"about-{site}", "role": "status"},
        art.site_scene(site),
        h(
            "div",
            {"class": "telling-text", "tabindex": "0"},
            h("h3", {}, scene.name_of(site)),
            h("p", {}, scene.say("borders", sites=words.and_list(scene.text, near))),
            [h("p", {"class": "reason"}, reason) for reason in dict.fromkeys(reasons)],
            h("p", {"class": "note"}, scene.text(f"cryptids.site.{site}.text")),
        ),
        closing(scene, site),
    )


def closing(scene: Scene, touched: str) -> Node:
    """Closes what lies open in the tray."""
    return button(
        f"select:{touched}",
        "×",
        class_="tool closing",
        aria_label=scene.text("close"),
        data_escape=True,
        key="closing",
    )
