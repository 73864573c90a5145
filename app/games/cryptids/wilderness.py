"""The map: six bordering Sites with paths between them, signposts, the Rest Area, trails.

Sites themselves are drawn by site.py. Places are classes (places.py), which
static/css/cryptids.css turns into places at every size.
"""

from itertools import pairwise

from app.games.cryptids import art
from app.games.cryptids.arrows import ways
from app.games.cryptids.board import Board
from app.games.cryptids.places import HEIGHT, WIDTH, point
from app.games.cryptids.site import closed_site, site_node
from app.games.cryptids.spotlight import limelight
from app.games.cryptids.walkers import legs, route, walkers
from app.node import Node, h
from engine.core.event import Event
from engine.cryptids.data import FLAVORS, REST, SITES

MOST_TRAILS = 6
"""How many of the last movements leave a trail on the map."""


def wilderness(board: Board) -> Node:
    """All Sites with the ways between them."""
    sinkhole = board.table["sinkhole"]
    states = ["wild", f"in-{board.table['phase']}"]
    states += ["aiming"] if board.arrows else []
    states += [f"shows-{board.scene[-1].kind}"] if board.scene else []
    states += [f"walks-{legs(board)}"] if board.walking else []
    return h(
        "div",
        {"class": " ".join(states), "key": "wild"},
        h(
            "div",
            {"class": "ground", "key": "ground"},
            paths(board),
            h(
                "ul",
                {"class": "sites", "aria-label": board.say("sites")},
                [
                    closed_site(board, site) if site == sinkhole else site_node(board, site)
                    for site in SITES
                ],
            ),
            h("div", {"class": "signposts", "key": "signposts"}, ways(board), walkers(board)),
        ),
        rest_area(board),
        limelight(board),
    )


def paths(board: Board) -> Node:
    """The paths by which Sites border each other, and where Humans have just gone."""
    sites = board.table["sites"]
    borders = [(site, other) for site in sites for other in sites[site]["adjacent"] if site < other]
    lit = {tuple(sorted(place.split("/")[1:])) for place in board.arrows}
    return h(
        "svg",
        {
            "class": "paths",
            "key": "paths",
            "viewBox": f"0 0 {WIDTH} {HEIGHT}",
            "preserveAspectRatio": "none",
            "aria-hidden": "true",
        },
        [path(site, other, (site, other) in lit) for site, other in borders],
        [trail(board, event, number) for number, event in enumerate(moves(board)[-MOST_TRAILS:])],
    )


def path(site: str, other: str, lit: bool) -> Node:
    """One path between two Sites."""
    (x1, y1), (x2, y2) = point(site), point(other)
    line = f"M{x1} {y1}L{x2} {y2}"
    return h(
        "g",
        {"class": "path lit" if lit else "path", "key": f"{site}-{other}"},
        h("path", {"class": "bank", "d": line}),
        h("path", {"class": "tread", "d": line}),
    )


def moves(board: Board) -> list[Event]:
    """The movements of Humans among what has just happened, or in the scene that is shown."""
    events = board.scene if board.playback else board.events
    return [event for event in events if event.kind == "moves"]


def trail(board: Board, event: Event, number: int) -> Node:
    """Where some Humans went, one after the other."""
    args = event.args
    ends = [args["source"], args["target"]]
    # In a scene they are seen to go from Site to Site.
    stops = route(len(board.view.names), *ends) if board.playback else ends
    x, y = point(stops[0])
    return h(
        "path",
        {
            "class": f"trail of-{args['flavor']} nth-{number}",
            "key": f"trail-{number}-{args['source']}-{args['target']}",
            "d": f"M{x} {y}" + "".join(bend(*ends) for ends in pairwise(stops)),
            "pathLength": "100",
        },
    )


def bend(source: str, target: str) -> str:
    """A curve, so that a trail is seen beside its path; longer ones bend more."""
    (x1, y1), (x2, y2) = point(source), point(target)
    bend_x, bend_y = (x1 + x2) / 2 + (y1 - y2) / 8, (y1 + y2) / 2 + (x2 - x1) / 8
    return f"Q{bend_x:.0f} {bend_y:.0f} {x2} {y2}"


def rest_area(board: Board) -> Node:
    """The Humans who are on no Site."""
    resting = board.table["rest"]
    told = board.say("resting", hiker=resting[0], hunter=resting[1], researcher=resting[2])
    return h(
        "div",
        {"class": "rest-area", "key": "rest"},
        board.acting(
            f"help:{REST}",
            {"class": "bare", "key": "resting"},
            art.named(
                told,
                art.icon("rest"),
                h("span", {"class": "label"}, board.name_of(REST)),
                [
                    art.of_flavor(flavor, "some", h("b", {"key": count, "class": "count"}, count))
                    for flavor, count in zip(FLAVORS, resting, strict=True)
                ],
            ),
        ),
    )
