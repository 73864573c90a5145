"""Stacks: one's own to look at whenever one likes, and the workshop in which they are built.

Set-up in secret takes the place of the map: two Traits to choose from, then nine slots to be
filled by tapping Sightings, or all at once by a preset. Only the seat that looks gets here.
"""

from app.games.cryptids import art
from app.games.cryptids.cards import cryptid_card, sighting_card, trait_card
from app.games.cryptids.forecast import told, trait_line
from app.games.cryptids.scene import STACKS, Scene
from app.games.cryptids.site import closing
from app.node import Child, Node, h
from engine.cryptids.data import STACK_SIZE


def workshop(scene: Scene) -> Node:
    """What lies on the table instead of the map while one prepares."""
    inside: Child
    if scene.kind == "cryptid":
        inside = [cryptid_card(scene, name, choice) for name, choice in scene.cards.items()]
    elif scene.kind == "trait":
        inside = [trait_card(scene, name, choice) for name, choice in scene.cards.items()]
    else:
        inside = [bench(scene), folder(scene)]
    return h(
        "div", {"class": f"workshop for-{scene.kind}", "key": f"workshop-{scene.kind}"}, inside
    )


def bench(scene: Scene) -> Node:
    """Three Stacks of three slots, the next one marked; beside them the Trait that was kept."""
    assert scene.mine is not None  # nobody else gets here
    trait = scene.mine["trait"]
    return h(
        "div",
        {"class": "bench", "key": "bench"},
        [stack(scene, number) for number in range(1, 4)],
        trait_card(scene, trait["trait"]) if trait else None,
    )


def stack(scene: Scene, number: int) -> Node:
    """One Stack, from the top down, with its empty slots."""
    known = scene.player(scene.seat)["stacks"][number - 1]["known"]
    return h(
        "section",
        {"class": f"own-stack seat-{scene.seat}", "key": f"stack-{number}"},
        h("h2", {}, art.spot(scene.seat, number), scene.say("stack", number=number)),
        h(
            "ol",
            {},
            [slot(scene, number, place, known) for place in range(1, STACK_SIZE + 1)],
        ),
    )


def slot(scene: Scene, number: int, place: int, known: list[str]) -> Node:
    """One slot: its Sighting, or empty, or the one to be filled now."""
    key = f"slot-{place}"
    if place <= len(known):
        return h("li", {"class": "slot full", "key": key}, sighting_card(scene, known[place - 1]))
    is_next = scene.source == f"slot:{number}:{place}"
    label = scene.say("slot.next" if is_next else "slot.empty")
    return h(
        "li",
        {"class": "slot next" if is_next else "slot", "key": key},
        h("span", {"class": "number", "aria-hidden": "true"}, place),
        h("span", {"class": "unseen" if not is_next else "label"}, label),
    )


def folder(scene: Scene) -> Node | None:
    """The Sightings that are in no Stack yet."""
    if not scene.cards:
        return None
    return h(
        "div",
        {"class": "folder", "key": "folder", "role": "group", "aria-label": scene.say("folder")},
        [sighting_card(scene, card, choice) for card, choice in scene.cards.items()],
    )


# To look at --------------------------------------------------------------------------


def own_stacks(scene: Scene, seat: int, *, closable: bool = True) -> Node:
    """The three Stacks of a seat as far as the view knows them, and its Trait."""
    player = scene.player(seat)
    trait = player["trait"]
    return h(
        "div",
        {"class": "own-stacks", "key": "own-stacks"},
        [pile(scene, seat, number) for number in range(1, len(player["stacks"]) + 1)],
        h(
            "div",
            {"class": "own-trait", "key": "trait"},
            trait_card(scene, trait) if trait else None,
            h("p", {"class": "counted"}, told(scene)[-2] if scene.mine["trait"] else "")
            if scene.mine and seat == scene.view.player and trait_line(scene)
            else None,
        ),
        closing(scene, STACKS) if closable else None,
    )


def pile(scene: Scene, seat: int, number: int) -> Node:
    """One Stack, from the top down."""
    facts = scene.player(seat)["stacks"][number - 1]
    where = scene.player(seat)["hideouts"][number - 1]
    place = scene.name_of(where) if where in scene.table["sites"] else ""
    known = [card for card in facts["known"] if card]
    return h(
        "section",
        {"class": f"own-stack seat-{seat}", "key": f"stack-{number}"},
        h("h3", {}, art.spot(seat, number), h("small", {}, place)),
        h(
            "ol",
            {},
            [h("li", {"class": "slot full", "key": c}, sighting_card(scene, c)) for c in known],
            [
                h("li", {"class": "slot", "key": f"down-{n}"}, art.card_back())
                for n in range(facts["left"] - len(known))
            ],
        ),
    )
