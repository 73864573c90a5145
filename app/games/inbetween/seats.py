"""The bar of each side, and the win meter in the bar of the page.

All of it is public. Hands are counted here, never shown.
"""

from app.games.dock import opener
from app.games.inbetween import art
from app.games.inbetween.board import DISCARD, Board
from app.node import Child, Node, h
from app.widgets import button, token
from engine.inbetween.data import MOST_ENERGY, MOST_EQUIPMENT, ROLES, TOP_AWARENESS, TOWN
from engine.inbetween.view import PlayerView


def side_bar(board: Board, seat: int) -> Node:
    """Everything that lies before one player."""
    role = board.text(f"inbetween.side.{ROLES[seat]}")
    name = board.seat_label(seat)
    typed = "yes" if name != role else None
    states = ["side", ROLES[seat], f"seat-{seat}"]
    states += ["near" if seat == board.bottom else "far"]
    states += ["asked"] if board.question and board.question.player == seat else []
    states += ["winner"] if seat in board.view.winners else []
    return h(
        "section",
        {"class": " ".join(states), "key": f"side-{seat}", "aria-label": f"{role}: {name}"},
        h(
            "h2",
            {},
            token(seat, "inbetween"),
            # A typed name may be too long for the bar; it is whole in the menu.
            h("span", {"class": "player", "data-typed": typed}, name),
            h("small", {}, role) if typed else None,
        ),
        awareness(board, seat),
        energy(board, seat),
        piles(board, seat),
        equipment(board) if seat == TOWN else None,
    )


def awareness(board: Board, seat: int) -> Node:
    """The track 0 to 6: where the side stands, what the next step costs, what can be used."""
    side = board.player(seat)
    level, price = side["awareness"], side["price"]
    spent = board.text("inbetween.awareness.spent") if side["awareness_used"] else ""
    told = [
        board.text("inbetween.thing.awareness"),
        board.say("of", count=level, all=TOP_AWARENESS),
        board.text("inbetween.awareness.price", count=price) if price else "",
        spent,
    ]
    cells = [cell(side, number) for number in range(TOP_AWARENESS + 1)]
    return button(
        "help:awareness",
        h("span", {"class": "unseen"}, ". ".join(filter(None, told))),
        h(
            "span",
            {"class": "track", "aria-hidden": "true", "title": ". ".join(filter(None, told))},
            art.icon("awareness"),
            cells,
        ),
        class_="bare awareness",
    )


def cell(side: PlayerView, number: int) -> Node:
    """One step of the Awareness track; the next one shows its price."""
    level = side["awareness"]
    states = ["step"]
    if number <= level:
        states.append("reached")
    if number == level:
        states.append("here")
    if number and number == side["awareness_used"]:
        states.append("used")
    if f"awareness_{number}" in side["awareness_usable"]:
        states.append("usable")
    is_next = number == level + 1
    return h(
        "i",
        {"class": " ".join(states), "key": number},
        number,
        h("em", {}, side["price"], art.icon("energy")) if is_next else None,
    )


def energy(board: Board, seat: int) -> Node:
    """Energy as a number and as pips."""
    count = board.player(seat)["energy"]
    pips = [h("i", {"class": "on" if number < count else ""}) for number in range(MOST_ENERGY)]
    return button(
        "help:energy",
        h("span", {"class": "unseen"}, board.text("inbetween.energy.count", count=count)),
        h(
            "span",
            {"class": "drawn", "aria-hidden": "true"},
            art.icon("energy"),
            h("b", {}, count),
            h("span", {"class": "pips"}, pips),
        ),
        class_="bare energy",
    )


def piles(board: Board, seat: int) -> Node:
    """How many cards are in hand, deck and discard pile; the last one can be looked through."""
    side = board.player(seat)
    return h(
        "ul",
        {"class": "piles", "key": "piles"},
        h(
            "li",
            {"class": "hand", "key": "hand", "data-help": "hand"},
            pile(board, "hand", side["hand"]),
        ),
        h(
            "li",
            {"class": "deck", "key": "deck", "data-help": "deck"},
            pile(board, "deck", side["deck"]),
        ),
        h(
            "li",
            {"class": "discard", "key": "discard"},
            opener(
                board,
                f"{DISCARD}{seat}",
                pile(board, "discard", len(side["discard"])),
                class_="bare",
                data_help="discard",
            ),
        ),
    )


def pile(board: Board, name: str, count: int) -> list[Node]:
    """A pile's sign, its name for screen readers, and its number."""
    return [
        art.icon(name),
        h("span", {"class": "unseen"}, board.text(f"inbetween.thing.{name}"), " "),
        h("b", {}, count),
    ]


def equipment(board: Board) -> Node:
    """Equipment in play, in three places; those that are empty are only seen."""
    cards = [entry["card"] for entry in board.table["equipment"]]
    label = board.text("inbetween.thing.equipment") if cards else board.say("equipment.none")
    # A fourth is there while the player decides which one makes room.
    empty = max(0, MOST_EQUIPMENT - len(cards))
    return h(
        "ul",
        {"class": "gear", "key": "gear", "aria-label": label},
        [piece(board, card) for card in cards],
        [
            h(
                "li",
                {
                    "class": "empty",
                    "key": f"empty-{place}",
                    "aria-hidden": "true",
                    "data-help": "equipment",
                },
            )
            for place in range(empty)
        ],
    )


def piece(board: Board, card: str) -> Node:
    """One Equipment card in play."""
    # While it can be chosen, the larger one in the dock carries the animation.
    move = None if card in board.on_cards else board.mover(card)
    return h(
        "li",
        {"class": "piece", "key": card, "data-move": move, "title": board.name_of(card)},
        button(
            f"help:{card}",
            art.named(
                board.name_of(card),
                art.card_art(card),
                h("span", {}, board.sentences.breakable(board.name_of(card))),
            ),
            class_="bare",
        ),
    )


NEARLY = 2
"""So many Characters before the end, the meter says in which dimension they are."""


# The win meter -----------------------------------------------------------------------


def meter(board: Board) -> Node:
    """Four small gauges; touching one explains it, and screen readers read it as a sentence."""
    facts = board.table["meter"]
    lines = board.sentences.meter_lines(facts)
    town, creature = facts["awareness"]
    humans, others = facts["in_dimension"]
    short = board.text
    gauges: dict[str, list[Child]] = {
        "secured": [
            art.icon("secured"),
            h("span", {"class": "word"}, short("inbetween.state.secured")),
            pips(facts["secured"], facts["locked_to_win"]),
        ],
        "devoured": [
            art.icon("devoured"),
            h("span", {"class": "word"}, short("inbetween.state.devoured")),
            pips(facts["devoured"], facts["locked_to_win"]),
        ],
        "awareness": [
            art.icon("awareness"),
            versus(town, creature),
            h("span", {"class": "goal"}, f"/{facts['awareness_to_win']}"),
        ],
        "five_left": [
            art.sprite("symbols", "kin", "icon"),
            h("b", {}, board.say("meter.left", count=facts["left"])),
            # It matters who has more of them only when the end is near.
            versus(humans, others) if facts["left"] <= facts["left_to_end"] + NEARLY else None,
        ],
    }
    return h(
        "ul",
        {"class": "meter", "key": "meter", "aria-label": board.text("inbetween.meter.title")},
        [
            h(
                "li",
                {"class": f"gauge {ending}", "key": ending, "title": lines[ending]},
                button(
                    f"help:{ending}",
                    h("span", {"class": "unseen"}, lines[ending]),
                    h("span", {"class": "drawn", "aria-hidden": "true"}, inside),
                    class_="bare",
                ),
            )
            for ending, inside in gauges.items()
        ],
    )


def pips(count: int, of: int) -> Node:
    """A count out of a total, as dots."""
    dots = [h("i", {"class": "on" if number < count else ""}) for number in range(of)]
    return h("span", {"class": "pips"}, dots)


def versus(town: int, creature: int) -> Node:
    """Two numbers, the Town's first."""
    return h(
        "b",
        {"class": "versus"},
        h("span", {"class": "for-town"}, town),
        ":",
        h("span", {"class": "for-creature"}, creature),
    )
