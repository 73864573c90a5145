"""A Site on the map: its name, who is there, who hides there, and whether it has the crown.

The value of a top Sighting is its owner's secret: it is drawn only on the reader's own Hiding
Spots, and comes from the private part of the view.
"""

from app.games.cryptids import art
from app.games.cryptids.arrows import doors
from app.games.cryptids.board import Board
from app.games.cryptids.places import PLACES
from app.games.cryptids.sentences import signed
from app.games.dock import closing, with_law
from app.node import Node, h
from app.widgets import button
from engine.core.view import Choice
from engine.cryptids.data import FLAVORS, HUMAN


def site_node(board: Board, site: str) -> Node:
    """One open Site."""
    column, row = PLACES[site]
    return h(
        "li",
        {
            "class": " ".join(["site", site, f"col-{column}", f"row-{row}", *states(board, site)]),
            "key": site,
        },
        land(site),
        board.touchable(
            site,
            "place",
            art.named(
                description(board, site),
                name(board, site),
                name(board, site, " far-side"),
                crowd(board, site),
                badge(board, site),
                hideouts(board, site),
            ),
            about=site,
        ),
        openings(board, site),
    )


def land(site: str) -> Node:
    """What a Site looks like: the ground on which all its facts and answers have their places."""
    return h("div", {"class": "land", "key": "land", "aria-hidden": "true"}, art.site_scene(site))


def name(board: Board, site: str, more: str = "") -> Node:
    """The name on the map."""
    return h("span", {"class": f"name{more}"}, label(board, site))


def label(board: Board, site: str) -> list[Node]:
    """A Site's name, and the one word that the style sheet shows instead of it."""
    return [
        h("span", {"class": "long"}, board.name_of(site)),
        h("span", {"class": "short"}, board.sentences.short_name(site)),
    ]


def closed_site(board: Board, site: str) -> Node:
    """The Site that the Sinkhole has taken."""
    column, row = PLACES[site]
    return h(
        "li",
        {"class": f"site sunk {site} col-{column} row-{row}", "key": site},
        land(site),
        board.acting(
            "help:sinkhole",
            {"class": "place", "key": "place"},
            art.named(
                f"{board.name_of('sinkhole')}: {board.name_of(site)}",
                art.icon("sinkhole", "hole"),
                h("span", {"class": "name"}, board.title_of("sinkhole")),
            ),
        ),
    )


def states(board: Board, site: str) -> list[str]:
    """What the stylesheet needs to know about a Site."""
    crown = board.table["crown"]
    offered = site in board.spots or site in board.sites
    offered = offered or any(site in place.split("/")[1:] for place in board.arrows)
    asking = bool(board.spots or board.sites or board.arrows)
    found = {
        "crowned": is_crowned(board, site),
        "tied": is_crowned(board, site) and crown["tie"],
        "met": board.table["encounter"] == site,
        "offered": offered,
        "aside": asking and not offered,
        "selected": board.selection == site,
    }
    return [name for name, holds in found.items() if holds]


def is_crowned(board: Board, site: str) -> bool:
    """Whether the Encounter would be here; not before the first round, nor after the last Dusk."""
    if board.table["round"] == 0 or board.is_last_dusk_over:
        return False
    return site in board.table["crown"]["sites"]


def crowd(board: Board, site: str) -> Node:
    """The people on a Site: three silhouettes with numbers."""
    return h(
        "span",
        {"class": "crowd", "data-fact": "people"},
        [
            h(
                "span",
                {
                    "class": f"some of-{flavor}{'' if count else ' nobody'}",
                    "key": flavor,
                    "data-help": flavor,
                },
                art.person(flavor),
                # A new number is a new node, so that it appears with a hop.
                h("b", {"class": "count", "key": count}, counted(board, site, flavor, count)),
            )
            for flavor, count in zip(FLAVORS, board.site(site)["people"], strict=True)
        ],
    )


def counted(board: Board, site: str, flavor: str, count: int) -> Node | int:
    """How many are there; those who are on their way in a playback are counted as they come."""
    coming = board.arriving(site, flavor)
    return art.changing(count - coming, count, "on-arrival") if coming else count


def badge(board: Board, site: str) -> Node:
    """How many are there in all, and the crown where the Encounter would be."""
    crown, total = board.table["crown"], board.site(site)["total"]
    return h(
        "span",
        {"class": "badge", "key": "badge", "data-fact": "count", "data-help": "badge"},
        h(
            "span",
            # A single crown glides from Site to Site; tied ones just appear.
            {
                "class": "crown",
                "key": "crown",
                "data-fact": "crown",
                "data-help": "crown",
                "data-move": None if crown["tie"] else "crown",
            },
            art.icon("crown"),
            h("em", {}, "?") if crown["tie"] else None,
        )
        if is_crowned(board, site)
        else None,
        h("b", {"key": total}, counted(board, site, HUMAN, total)),
    )


# Hiding Spots ------------------------------------------------------------------------


def hideouts(board: Board, site: str) -> Node:
    """The Hiding Spots on a Site; the reader's own with what they would bring now."""
    return h(
        "span",
        {"class": "hideouts", "key": "hideouts"},
        [
            h(
                "span",
                {
                    "class": f"hideout seat-{seat}",
                    "key": f"spot-{seat}",
                    "data-fact": "hideout",
                    "data-help": "hideout",
                    "data-move": f"spot-{seat}-{number}",
                },
                art.spot(seat, number),
                prospect(board, seat, number),
            )
            for seat, number in enumerate(board.site(site)["hideouts"])
            if number
        ],
    )


def prospect(board: Board, seat: int, number: int) -> Node | None:
    """What the top Sighting of the reader's own Stack would bring on this Site now."""
    if board.mine is None or seat != board.view.player:
        return None
    forecast = board.mine["forecast"][number - 1]
    if not forecast["card"] or not forecast["parts"]:
        return None
    tone = "gain" if forecast["score"] > 0 else "loss" if forecast["score"] < 0 else "even"
    return h(
        "b",
        {"class": f"prospect {tone}", "data-fact": "prospect", "data-help": "prospect"},
        signed(forecast["score"]),
    )


def openings(board: Board, site: str) -> Node | None:
    """All that can be done at a Site itself: signposts, Hiding Spots, the Encounter."""
    inside = doors(board, site)
    inside += [lay_button(board, choice) for choice in board.spots.get(site, [])]
    if site in board.sites:
        inside.append(encounter_button(board, board.sites[site]))
    return h("div", {"class": "doors", "key": "doors"}, inside) if inside else None


def lay_button(board: Board, choice: Choice) -> Node:
    """Lays a Hiding Spot here, or moves it here."""
    number = int(choice.id.split(":")[1])
    return button(
        f"choose:{choice.id}",
        art.named(board.option_words(choice), art.spot(board.seat, number)),
        class_="lay",
        data_help="hideout",
    )


def encounter_button(board: Board, choice: Choice) -> Node:
    """The First Player settles a tie for this Site."""
    return button(
        f"choose:{choice.id}",
        art.named(
            board.option_words(choice),
            art.icon("crown"),
            h("span", {}, board.say("here")),
        ),
        class_="settle",
        data_help="encounter",
    )


# In words ----------------------------------------------------------------------------


def description(board: Board, site: str) -> str:
    """A Site in words, for screen readers."""
    facts = board.site(site)
    crown = board.table["crown"]
    crowd_words = [
        board.sentences.people(flavor, count)
        for flavor, count in zip(FLAVORS, facts["people"], strict=True)
        if count
    ]
    parts = [board.name_of(site), board.sentences.people("human", facts["total"])]
    parts += [board.sentences.and_list(crowd_words)] if crowd_words else []
    for seat, number in enumerate(facts["hideouts"]):
        if number:
            parts.append(board.say("hides", name=board.seat_name(seat), number=number))
            if (brings := prospect(board, seat, number)) is not None:
                parts.append(board.say("would_bring", myth="".join(brings.texts())))
    if is_crowned(board, site):
        shade = "met" if crown["met"] else "tied" if crown["tie"] else "crowned"
        parts.append(board.say(shade))
    return ", ".join(parts)


def about_site(board: Board, site: str) -> Node:
    """The panel about a Site: what borders it, and why nothing can be done there."""
    # Several verbs may be refused for the same reason.
    reasons = {board.sentences.refusal(one): one for one in board.refusals_of(site)}
    near = [board.name_of(other) for other in board.site(site)["adjacent"]]
    return h(
        "div",
        {"class": "telling", "key": f"about-{site}", "role": "status"},
        art.site_scene(site),
        h(
            "div",
            {"class": "telling-text", "tabindex": "0"},
            h("h3", {}, board.name_of(site)),
            h("p", {}, board.say("borders", sites=board.sentences.and_list(near))),
            [h("p", {"class": "reason"}, with_law(board, one)) for one in reasons.values()],
            h("p", {"class": "note"}, board.text(f"cryptids.site.{site}.text")),
        ),
        closing(board, site),
    )
