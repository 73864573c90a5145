"""The dock: the player's cards and Power, what is being played, who travels, and the verbs.

Nothing secret is drawn for a public question: a hidden hand lies face down. The tray shows
what was touched, if anything was: an arrow of several groups, a Site, a player, the Event,
the player's own Stacks.
"""

from app.games.cryptids import art
from app.games.cryptids.arranging import arrangement, has_gaps, taking_out
from app.games.cryptids.arrows import chooser
from app.games.cryptids.board import DISCARDS, EVENT, ORDER, SEAT, STACKS, Board
from app.games.cryptids.cards import action_card, back, event_lines, power_card, sighting_card
from app.games.cryptids.site import about_site
from app.games.cryptids.stacks import own_stacks
from app.games.dock import (
    closing,
    ending_last,
    hand_section,
    nudge,
    open_pile,
    opener,
    reasons,
    verb_button,
)
from app.node import Child, Node, h
from app.widgets import button, token
from engine.core.decision import DONE, PASS
from engine.core.view import Choice
from engine.cryptids.data import KIND_OF, POWERS, SIGHTING_OF
from engine.cryptids.rules import POWER
from engine.cryptids.setup import CONFIRM

ENDING = ("end", DONE, PASS, CONFIRM)
"""Verbs that end the question; they stand bottom right."""
MEANINGS = ("end", PASS, CONFIRM)
"""Verbs whose words do not say what they mean for the player."""
PLAIN_TURNS = ("day", "pay", "arrow", "finish", "night", "")
"""Questions for which the hand lies in the tray."""


def dock(board: Board) -> list[Node | None]:
    """What to tap, the cards, the verbs."""
    inside = tray(board)
    laid = h("div", {"class": tray_class(board), "key": "tray"}, inside)
    return [
        nudge(hint(board), "brief" if board.arrows else ""),
        laid if inside or has_hand(board) else None,
        h("div", {"class": "verbs", "key": "verbs"}, verbs(board)),
    ]


def has_hand(board: Board) -> bool:
    """Whether a hand lies here, be it empty: its place is kept, so that the map stays."""
    return board.is_open and board.question is not None and board.kind in PLAIN_TURNS


def tray_class(board: Board) -> str:
    """The class of the tray; a player's Stacks need more room, and rise over the map."""
    return "tray raised" if is_looking_at_stacks(board) else "tray"


def is_looking_at_stacks(board: Board) -> bool:
    """Whether the player's own Stacks are open in the tray."""
    return board.selection == STACKS and board.mine is not None and not board.is_in_workshop


def hint(board: Board) -> str:
    """What to tap now, in plain words."""
    if board.chosen_arrow:
        return ""
    if board.arrows:
        return board.say("hint.arrows") if board.chosen_deed else ""
    if board.spots and board.cards:
        return board.say("hint.night")
    if board.spots:
        return board.say("hint.spots")
    if board.kind == "night" and board.is_open:
        return board.say("hint.night.cards" if board.cards else "hint.night.done")
    if board.sites:
        return board.say("hint.sites")
    if board.kind == "trait" and board.cards:
        return board.say("hint.trait")
    if board.kind == "stacks" and board.is_in_workshop:
        return board.say(f"hint.{stacks_hint(board)}")
    return ""


def stacks_hint(board: Board) -> str:
    """Which hint is for Stacks that are being built."""
    now = arrangement(board)
    if now.held:
        return "lifted"
    if now.tried:
        return "stacks.gap"
    if not any(now.laid):
        return "stacks.first"
    return "stacks" if board.cards else "stacks.full"


# The tray ----------------------------------------------------------------------------


def tray(board: Board) -> Child:
    """What matters now."""
    touched = board.selection
    if board.chosen_arrow:
        return chooser(board)
    if board.selected_site:
        return about_site(board, board.selected_site)
    if touched.startswith(SEAT):
        return about_player(board, int(touched.removeprefix(SEAT)))
    if touched == EVENT and board.table["event"]["card"]:
        return about_event(board)
    if touched == DISCARDS:
        return discarded(board)
    if is_looking_at_stacks(board):
        return own_stacks(board, board.seat)
    if board.is_in_workshop or board.kind not in PLAIN_TURNS:
        return asking(board)
    return in_hand(board)


def asking(board: Board) -> Node | None:
    """The card that is being carried out."""
    if board.source in KIND_OF:
        return action_card(board, board.source, more="played")
    if board.source in SIGHTING_OF:
        return sighting_card(board, board.source, more="played")
    if board.kind == "event":
        return event_card(board)
    return None


def in_hand(board: Board) -> list[Node]:
    """The hand and the Power, as far as the view knows them; what was chosen stays in its place."""
    cards = board.hand(board.seat)
    hidden = board.player(board.seat)["hand"] - len(cards)
    if board.source in SIGHTING_OF:
        laid = [sighting_card(board, board.source, more="played")]
    elif board.source in KIND_OF:
        cards = sorted([*cards, board.source], key=ORDER.__getitem__)
        laid = []
    else:
        laid = []
    for card in cards:
        # What lies face up is played, even where it cannot be taken back.
        more = "played" if card == board.source and not board.chosen_deed else ""
        laid.append(action_card(board, card, board.cards.get(card), more))
    if hidden:
        laid.append(back(board, hidden))
    power = next((choice for choice in board.verbs if choice.id == POWER), None)
    is_using = board.source in POWERS
    if (board.kind == "day" and cards) or is_using or (board.chosen_deed and not hidden):
        laid.append(power_card(board, board.seat, power))
    return laid


def about_player(board: Board, seat: int) -> Node:
    """One player: what was revealed, what is still to come, where the Stacks belong."""
    facts = board.player(seat)
    cryptid = facts["cryptid"]
    return h(
        "div",
        {"class": f"telling of-player seat-{seat}", "key": f"about-seat-{seat}", "role": "status"},
        art.portrait(cryptid) if cryptid else None,
        h(
            "div",
            {"class": "telling-text", "tabindex": "0"},
            h(
                "h3",
                {},
                token(seat),
                board.seat_label(seat),
                " ",
                h("small", {}, myth_words(board, seat)),
            ),
            h(
                "p",
                {},
                h("b", {}, board.sentences.power_name(cryptid)),
                ": ",
                board.sentences.power_text(cryptid),
                " ",
                board.power_state(seat),
            )
            if cryptid
            else None,
            h("p", {"class": "reason"}, board.drawback_now(facts["drawback"]))
            if facts["drawback"]
            else None,
            goes_first(board) if board.table["first"] == seat else None,
        ),
        h(
            "div",
            {"class": "seen-cards", "tabindex": "0"},
            h("h4", {}, board.say("revealed")),
            kinds(board, facts["revealed"], "up"),
            h("h4", {}, board.say("unseen")),
            kinds(board, facts["unseen"], "down"),
        ),
        closing(board, f"{SEAT}{seat}"),
    )


def goes_first(board: Board) -> Node:
    """What the flag of the First Player means."""
    told = board.text("cryptids.thing.first.text")
    return h(
        "p",
        {"class": "of-first"},
        art.icon("first"),
        " ",
        h("b", {}, board.name_of("first")),
        ": ",
        told,
    )


def myth_words(board: Board, seat: int) -> str:
    """A player's Cryptid and Myth."""
    facts = board.player(seat)
    myth = board.say("myth", count=facts["myth"])
    return f"{board.name_of(facts['cryptid'])} · {myth}" if facts["cryptid"] else myth


def kinds(board: Board, found: list[str], way: str) -> Node:
    """Kinds of Sightings in a row."""
    return h(
        "ul",
        {"class": f"kinds {way}"},
        [h("li", {"class": "kind", "key": kind}, board.name_of(kind)) for kind in found]
        or h("li", {}, board.text("plain.nothing")),
    )


def about_event(board: Board) -> Node:
    """Today's Event, laid open."""
    return event_card(board, closing(board, EVENT))


def event_card(board: Board, close: Node | None = None) -> Node:
    """Today's Event with its three lines: which are done, and which one asks now."""
    card = board.table["event"]["card"]
    more = "" if close else " asks"
    return h(
        "div",
        {"class": f"telling of-event{more}", "key": "about-event", "role": "status"},
        art.event_art(card),
        h(
            "div",
            {"class": "telling-text", "tabindex": "0"},
            h("h3", {}, board.name_of(card)),
            event_lines(board),
        ),
        close,
    )


def discarded(board: Board) -> Node:
    """The discard pile, the last card first."""
    cards = [action_card(board, card) for card in reversed(board.table["discard"])]
    return open_pile(board, cards, closing(board, DISCARDS))


# The verbs ---------------------------------------------------------------------------


def verbs(board: Board) -> list[Node]:
    """All options that are neither cards nor on the map, the ending verb last."""
    # The Power is a card in the tray.
    shown = [choice for choice in board.verbs if choice.id != POWER]
    if has_gaps(board):
        shown = [choice for choice in shown if choice.id != CONFIRM]
    first, last = ending_last(shown, ENDING)
    if board.kind == "day" and board.selection == PASS:
        # While it is asked back, there is nothing else to tap here.
        return [node for choice in last for node in ending(board, choice)]
    return [
        *openers(board),
        *take_back_verb(board),
        *(in_words(board, choice) for choice in first),
        # The Night may not end yet.
        *reasons(board, DONE, "reason", "reason"),
        *(node for choice in last for node in ending(board, choice)),
    ]


def ending(board: Board, choice: Choice) -> list[Node]:
    """The button of an ending verb.

    Passing gives a whole turn away for good, so it asks back, and what lies under the same finger
    then is *No*.
    """
    verb = in_words(board, choice, ending_class(choice))
    if board.kind != "day" or choice.id != PASS:
        return [verb]
    if board.selection != PASS:
        return [verb._replace(attributes={**verb.attributes, "data-act": f"select:{PASS}"})]
    sure = verb_button(choice, h("span", {}, board.say("pass.sure")), "ending sure")
    no = button(f"select:{PASS}", board.say("pass.no"), class_="verb ending quiet-one", key="no")
    return [sure, no]


def take_back_verb(board: Board) -> list[Node]:
    """The verb that takes a lifted Sighting out of the Stacks, if one is lifted."""
    held = arrangement(board).held if board.kind == "stacks" and board.is_in_workshop else ""
    if not held:
        return []
    words = board.say("take_back", card=board.name_of(held))
    return [button(taking_out(board), h("span", {}, words), class_="verb", key="take-back")]


def ending_class(choice: Choice) -> str:
    """Passing is the quieter way to end."""
    return "ending quiet-one" if choice.id == PASS else "ending"


def in_words(board: Board, choice: Choice, more: str = "") -> Node:
    """A button with the words of its option, and what it means if they do not say so."""
    meaning = board.say(f"verb.{choice.id}") if choice.id in MEANINGS else ""
    told = h("small", {}, meaning) if meaning else None
    return verb_button(choice, h("span", {}, board.option_words(choice), told), more)


def openers(board: Board) -> list[Node]:
    """The verbs that open the player's own Stacks and the discard pile."""
    found = []
    if board.mine is not None and not board.is_in_workshop:
        name = board.say("own_stacks")
        found.append(pile_opener(board, STACKS, "sighting", name, h("span", {}, name), "stack"))
    if board.table["discard"] and not board.is_in_workshop:
        count = len(board.table["discard"])
        name = f"{board.name_of(DISCARDS)}: {count}"
        # Below the sign and the number there is room for one word.
        label = [h("b", {}, count), h("small", {}, board.say("discards"))]
        found.append(pile_opener(board, DISCARDS, "discard", name, label, "discard"))
    return found


def pile_opener(board: Board, thing: str, sign: str, name: str, label: Child, about: str) -> Node:
    """A verb that opens a pile in the tray, or closes it again; a long press tells what it is."""
    inside = art.named(name, art.icon(sign), label)
    kind = f"verb opener {thing}"
    return opener(board, thing, inside, class_=kind, key=f"open-{thing}", data_help=about)


# A hand by itself --------------------------------------------------------------------


def hand_of(board: Board, seat: int) -> Node:
    """What a seat holds, as far as the view knows it: Action cards, Stacks, the Trait."""
    player = board.player(seat)
    hidden = player["hand"] - len(player["known"])
    cards = [action_card(board, card) for card in player["known"]]
    return hand_section(
        board,
        seat,
        f"hand-of seat-{seat}",
        h("div", {"class": "tray"}, cards, back(board, hidden) if hidden else None),
        own_stacks(board, seat, closable=False),
    )


def cards_of(board: Board, seat: int) -> Node:
    """The Action cards of a seat, as far as the view knows them."""
    player = board.player(seat)
    hidden = player["hand"] - len(player["known"])
    cards = [action_card(board, card) for card in player["known"]]
    backs = back(board, hidden) if hidden else None
    kind = f"hand-of seat-{seat}"
    return hand_section(board, seat, kind, h("div", {"class": "tray"}, cards, backs))
