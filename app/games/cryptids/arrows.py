"""Every legal move of Humans as a signpost on the map: one button for each way.

A signpost shows who would travel. Where several groups could take the same way it stands for
all of them, and touching it asks in the dock who goes. Its look tells the verb by a sign and
the side of an OR card by its line: solid for the first, dashed for the second.
"""

from app.games.cryptids import art
from app.games.cryptids.board import Board, people_of
from app.games.cryptids.places import direction, place_classes
from app.node import Child, Node, h
from engine.core.view import Choice

ON_SITE = ("in", "out", "jump", "around", "spread")
"""Arrows that stand at a Site; the others stand on the way between two."""


def ways(board: Board) -> list[Node]:
    """The signposts on the ways between Sites."""
    return [
        signpost(board, place, choices)
        for place, choices in board.arrows.items()
        if place.startswith("way/")
    ]


def doors(board: Board, site: str) -> list[Node]:
    """The signposts at a Site: from and to the Rest Area, from afar, from all around."""
    places = [f"{manner}/{site}" for manner in ON_SITE]
    return [
        signpost(board, place, board.arrows[place]) for place in places if place in board.arrows
    ]


def signpost(board: Board, place: str, choices: list[Choice]) -> Node:
    """One way that can be taken: it sends the only group at once, or asks who goes."""
    manner = place.partition("/")[0]
    verbs = list(dict.fromkeys(choice.id.partition(":")[0] for choice in choices))
    sides = list(dict.fromkeys(board.side_of(choice) for choice in choices))
    states = ["signpost", f"at-{manner}", *(f"by-{verb}" for verb in verbs[:1])]
    states += ["mixed"] if len(sides) > 1 else sides
    states += ["open"] if board.selection == place else []
    states += place_classes(place)
    if len(choices) == 1:
        name, act = board.option_words(choices[0]), f"choose:{choices[0].id}"
    else:
        name, act = several_words(board, place), f"select:{place}"
    return h(
        "button",
        {
            "type": "button",
            "class": " ".join(states),
            "key": place,
            "data-act": act,
            "data-help": explained(verbs[0]),
            "aria-expanded": None if len(choices) == 1 else str(board.selection == place).lower(),
        },
        art.named(
            name,
            h("i", {"class": f"point {direction(place)}"}),
            [art.icon("lure" if verb == "gather" else verb) for verb in verbs if verb in SIGNED],
            travellers(choices),
        ),
    )


SIGNED = ("lure", "scare", "attract", "extract", "gather")
"""Verbs that have a sign of their own."""


def explained(verb: str) -> str:
    """What a long press on an arrow tells: its verb, or what an arrow is."""
    return verb if verb in SIGNED else "arrow"


def several_words(board: Board, place: str) -> str:
    """An arrow that stands for several groups, in words."""
    manner, *sites = place.split("/")
    ends = [board.name_of(site) for site in sites]
    key = "arrow.way" if manner == "way" else f"arrow.{manner}"
    return board.say(key, first=ends[0], last=ends[-1])


def travellers(choices: list[Choice]) -> Child:
    """Who would travel: the group, or everyone who could be chosen."""
    if len(choices) == 1:
        return [group(people_of(choices[0].id)) or spread_sign(choices[0])]
    sizes = {sum(count for _, count in people_of(choice.id)) for choice in choices}
    return h(
        "span",
        {"class": "group several"},
        h("b", {}, max(sizes)) if max(sizes) else None,
        art.person("human"),
        h("b", {}, "?"),
    )


def group(people: list[tuple[str, int]]) -> Node | None:
    """Some Humans as silhouettes with numbers."""
    if not people:
        return None
    return h(
        "span",
        {"class": "group"},
        [
            h("span", {"class": f"some of-{flavor}"}, h("b", {}, count), art.person(flavor))
            for flavor, count in people
        ],
    )


def spread_sign(choice: Choice) -> Node:
    """The mark on an arrow that names nobody: a Gather, or one more of a spread."""
    args = choice.message.args
    if "flavor" in args:
        return h("span", {"class": "group"}, h("b", {}, args["count"]), art.person(args["flavor"]))
    return h("span", {"class": "group"}, h("b", {}, "+1"))


# Who travels -------------------------------------------------------------------------


def chooser(board: Board) -> Node:
    """The groups that could take the touched way, as large buttons."""
    choices = board.chosen_arrow
    return h(
        "div",
        {"class": "chooser", "key": "chooser", "role": "group", "aria-label": title(board)},
        h("h3", {}, title(board)),
        h("div", {"class": "groups"}, [party(board, choice) for choice in choices]),
    )


def title(board: Board) -> str:
    """The question who goes."""
    return several_words(board, board.selection)


def party(board: Board, choice: Choice) -> Node:
    """One group to be sent."""
    verb, source, *_ = choice.id.split(":")
    people = group(people_of(choice.id))
    # Groups of the same Humans differ by the Site that they come from.
    is_from_afar = board.selection.startswith("jump/")
    return h(
        "button",
        {
            "type": "button",
            "class": f"party by-{verb} {board.side_of(choice)}",
            "key": choice.id,
            "data-act": f"choose:{choice.id}",
            "data-help": explained(verb),
        },
        art.named(
            board.option_words(choice),
            [art.icon(verb), h("span", {"class": "verb-name"}, board.name_of(verb))]
            if verb in SIGNED
            else None,
            h("span", {"class": "verb-name"}, board.name_of(source)) if is_from_afar else None,
            people or h("span", {}, board.option_words(choice)),
        ),
    )
