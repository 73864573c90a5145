"""If Dusk fell now: where, for everyone; what their own top Sightings would bring, for a player.

During Dusk the same panel shows the Encounter that takes place.
The private part comes from `mine`, which the engine gives only to its seat.
"""

from app.games.cryptids import art
from app.games.cryptids.board import STACKS, Board
from app.games.cryptids.cards import tone
from app.games.cryptids.sentences import signed
from app.node import Node, h
from engine.cryptids.view import ForecastView

SETTING_UP = ("cryptids", "secrets", "hideouts")
MANY = 3
"""So many tied Sites are called by one word each."""


def forecast(board: Board) -> Node | None:
    """The whole panel; nothing before the first round, nor when no Dusk will come any more."""
    table = board.table
    if table["phase"] in SETTING_UP or not table["crown"]["sites"] or board.is_last_dusk_over:
        return None
    # At Dusk itself it is no forecast: the Encounter is here, or a tie is being settled.
    thing = "encounter" if table["crown"]["met"] or table["phase"] == "dusk" else "forecast"
    title = board.name_of(thing)
    return h(
        "section",
        {"class": "forecast", "key": "forecast", "aria-label": title},
        h("h2", {"data-help": thing}, art.icon("dusk"), title),
        where(board),
        own(board) if board.mine is not None else None,
    )


def where(board: Board) -> Node:
    """Where the Encounter would take place and by how many Humans, or where it does."""
    crown = board.table["crown"]
    name = board.name_of if len(crown["sites"]) < MANY else board.sentences.short_name
    sites = board.sentences.and_list([name(site) for site in crown["sites"]])
    told = [board.sentences.people("human", crown["humans"])]
    if crown["tie"]:
        told.append(board.say("tie"))
    elif not crown["met"]:
        told.append(board.say("lead", count=crown["margin"]))
    return h(
        "p",
        {"class": "where", "data-help": "crown"},
        art.icon("crown"),
        h("b", {}, sites),
        " ",
        h("span", {"class": "detail"}, " · ".join(told)),
    )


def own(board: Board) -> Node:
    """The player's own top Sightings and Trait; touching them opens the Stacks."""
    assert board.mine is not None  # only for the seat that looks
    rows = [
        prospect(board, number, entry) for number, entry in enumerate(board.mine["forecast"], 1)
    ]
    attributes = {"class": "bare mine", "key": "mine"}
    if not board.is_still:
        attributes["aria-expanded"] = str(board.selection == STACKS).lower()
    return board.acting(
        f"select:{STACKS}",
        {**attributes},
        h("span", {"class": "unseen"}, ". ".join(told(board))),
        h("span", {"class": "prospects", "aria-hidden": "true"}, rows, trait_line(board)),
    )


def prospect(board: Board, number: int, entry: ForecastView) -> Node | None:
    """What the top of one Stack would bring where its Hiding Spot is."""
    if not entry["card"] or board.view.player is None:
        return None
    scored = bool(entry["parts"])
    return h(
        "span",
        {
            "class": f"prospect-row{' crowned' if entry['crowned'] else ''}",
            "key": number,
            "data-help": "prospect",
        },
        art.spot(board.view.player, number),
        h("span", {"class": "card-name"}, board.title_of(entry["card"])),
        h("b", {"class": tone(entry["score"])}, signed(entry["score"]))
        if scored
        else h("b", {}, "–"),
        art.icon("crown") if entry["crowned"] else None,
    )


def trait_line(board: Board) -> Node | None:
    """What the Trait counts and would bring now."""
    trait = board.mine["trait"] if board.mine else None
    if trait is None:
        return None
    return h(
        "span",
        {"class": "prospect-row trait-row", "key": "trait", "data-help": "trait"},
        art.icon("trait"),
        h("span", {"class": "card-name"}, board.title_of(trait["trait"])),
        h("b", {"class": tone(trait["bonus"])}, signed(trait["bonus"])),
    )


def told(board: Board) -> list[str]:
    """The same in words."""
    assert board.mine is not None  # only for the seat that looks
    lines = []
    crowned = "prospect.met" if board.table["crown"]["met"] else "prospect.crowned"
    for number, entry in enumerate(board.mine["forecast"], start=1):
        if entry["card"]:
            brings = signed(entry["score"]) if entry["parts"] else "–"
            lines.append(
                board.say(
                    crowned if entry["crowned"] else "prospect",
                    number=number,
                    card=board.name_of(entry["card"]),
                    myth=brings,
                )
            )
    trait = board.mine["trait"]
    if trait is not None:
        name, bonus = board.name_of(trait["trait"]), signed(trait["bonus"])
        lines.append(board.say("trait_now", trait=name, count=trait["count"], myth=bonus))
    return [*lines, board.say("own_stacks")]
