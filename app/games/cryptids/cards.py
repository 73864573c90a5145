"""Cards as they lie on the table: Action cards, Powers, Sightings, Traits, Events, backs.

A face is drawn only for a card that the view names; a back names nothing at all. What a
card does is shown in signs, and in words for screen readers.
"""

from app.games.cryptids import art
from app.games.cryptids.board import Board
from app.games.cryptids.sentences import signed
from app.node import Child, Node, h
from engine.core.view import Choice
from engine.cryptids.data import (
    ACTIONS,
    BOARD,
    FLAVORS,
    KIND_OF,
    POWERS,
    REVEAL,
    SIGHTING_OF,
    SIGHTINGS,
    TRAITS,
    Effect,
)
from engine.cryptids.rules import POWER


def face(
    board: Board,
    act: str,
    kind: str,
    key: str,
    name: str,
    *drawn: Child,
    move: str | None = None,
    about: str = "",
) -> Node:
    """A card that can be touched; a long press tells what it is `about`."""
    attributes: dict[str, object] = {"class": kind, "key": key, "data-move": move}
    attributes["data-help"] = about or None
    return board.acting(act, attributes, art.named(name, *drawn))


# Action cards and Powers -------------------------------------------------------------


def action_card(board: Board, card: str, choice: Choice | None = None, more: str = "") -> Node:
    """An Action card.

    Touching it chooses it, or puts it back if it has been chosen, or takes it instead of the one
    that has; otherwise it explains itself, as it always does by a long press.
    """
    kind = KIND_OF[card]
    effects = ACTIONS[kind].effects
    act, label, state = touch(board, card, choice, kind)
    return face(
        board,
        act,
        " ".join(filter(None, ["action-card", f"for-{effects[0].flavor}", state, more])),
        card,
        f"{label}. {board.sentences.action_text(card)}",
        art.card_art(card),
        h("span", {"class": "effects"}, effect_rows(board, effects, "or")),
        move=card,
        about=kind,
    )


def touch(board: Board, deed: str, choice: Choice | None, about: str) -> tuple[str, str, str]:
    """What touching a card or the Power does: the act, how it is called, and its look."""
    if choice is not None:
        return f"choose:{choice.id}", board.option_words(choice), ""
    name = board.sentences.power_name(deed) if deed in POWERS else board.name_of(deed)
    if board.chosen_deed == deed:
        return "restart", board.say("put_back", card=name), "played"
    if board.chosen_deed and board.kind == "arrow" and is_playable(board, deed):
        option = POWER if deed in POWERS else deed
        return f"instead:{option}", board.say("instead", card=name), "spare"
    return f"help:{about}", name, "idle"


def is_playable(board: Board, deed: str) -> bool:
    """Whether a card or the Power could have been chosen in this turn."""
    mine = board.player(board.seat)
    return deed in mine["known"] or (deed in POWERS and mine["power"] == "ready")


def effect_rows(board: Board, effects: tuple[Effect, ...], joint: str) -> list[Node]:
    """What a card does, a line for each side, with OR or AND between."""
    rows = []
    for number, effect in enumerate(effects):
        if number:
            word = h("span", {"class": "word"}, board.say(f"joint.{joint}"))
            rows.append(h("span", {"class": "joint", "key": "joint"}, word))
        rows.append(effect_row(board, effect, "second" if number else "first"))
    return rows


def effect_row(board: Board, effect: Effect, side: str) -> Node:
    """One effect: its sign, its verb, how many and whom."""
    verb = "lure" if effect.verb == "gather" else effect.verb
    return h(
        "span",
        {"class": f"effect by-{verb} {side}", "key": side},
        art.icon(verb),
        h("span", {"class": "verb-name"}, board.sentences.verb_on_card(effect.verb)),
        h("b", {}, effect.number),
        art.person(effect.flavor),
    )


def power_card(board: Board, seat: int, choice: Choice | None) -> Node:
    """The Cryptid with its Power: a button while it can be used, otherwise the reason why not."""
    player = board.player(seat)
    cryptid = player["cryptid"]
    refused = board.refusals_of("power") if choice is None else []
    act, label, state = touch(board, cryptid, choice, cryptid)
    state_now = board.say("power.cost") if choice else board.power_state(seat)
    told = [label, state_now, board.sentences.power_text(cryptid)]
    told += [board.sentences.reason_of(refusal.reason) for refusal in refused]
    return face(
        board,
        act,
        " ".join(filter(None, ["action-card", "power", player["power"], state])),
        "power",
        ". ".join(told),
        art.portrait(cryptid),
        h("span", {"class": "title"}, board.sentences.power_name(cryptid)),
        h("span", {"class": "effects"}, effect_rows(board, POWERS[cryptid].effects, "and")),
        h("span", {"class": "state"}, state_now),
        about=cryptid,
    )


# Sightings ---------------------------------------------------------------------------


def sighting_card(
    board: Board, card: str, choice: Choice | None = None, more: str = "", act: str = ""
) -> Node:
    """A Sighting with its type, what each Human brings, and what follows.

    Touching it chooses it or explains it, unless another `act` is given.
    """
    kind = SIGHTING_OF.get(card, card)
    facts = SIGHTINGS[kind]
    states = ["sighting", facts.type, "" if choice or act else "idle", more]
    score = board.sentences.score_text(facts.score)
    told = [
        board.option_words(choice)
        if choice and not act
        else board.sentences.sighting_with_type(kind),
        score,
        board.sentences.sighting_effect(kind),
    ]
    return face(
        board,
        act or (f"choose:{choice.id}" if choice else f"help:{kind}"),
        " ".join(filter(None, states)),
        card,
        ". ".join(told),
        art.sighting_art(kind),
        h("span", {"class": "type"}, type_sign(facts.type), board.name_of(facts.type)),
        h("span", {"class": "title"}, board.title_of(kind)),
        scores(facts.score),
        sighting_effect(board, kind),
        move=card,
        about=kind,
    )


def type_sign(type_: str) -> Node:
    """The sign of a type of Sighting."""
    return art.icon(type_)


def scores(score: tuple[int, int, int]) -> Node:
    """What each Hiker, Hunter and Researcher brings."""
    return h(
        "span",
        {"class": "scores"},
        [
            art.of_flavor(flavor, f"score {tone(each)}", h("b", {}, signed(each)))
            for flavor, each in zip(FLAVORS, score, strict=True)
        ],
    )


def tone(number: int) -> str:
    """Whether a number is a gain, a loss or neither."""
    return "gain" if number > 0 else "loss" if number < 0 else "even"


def sighting_effect(board: Board, kind: str) -> Node:
    """What follows the score: an effect in signs, or the drawback of a Real Deal."""
    facts = SIGHTINGS[kind]
    if facts.effect is None:
        return h("span", {"class": "follows drawback"}, board.name_of(facts.drawback))
    return h("span", {"class": "follows"}, effect_row(board, facts.effect, "first"))


def back(board: Board, count: int) -> Node:
    """Cards face down: only their number is known."""
    return h(
        "div",
        {"class": "face-downs", "key": "backs", "data-help": "hand"},
        h("span", {"class": "unseen"}, board.say("face_down", count=count)),
        [h("i", {"class": "face-down", "key": number}, art.card_back()) for number in range(count)],
    )


# Traits and Cryptids -----------------------------------------------------------------


def trait_card(board: Board, trait: str, choice: Choice | None = None) -> Node:
    """A Hidden Trait with its levels."""
    tiers = board.sentences.trait_tiers(trait)
    goal = board.text(f"cryptids.trait.{trait}.text")
    label = board.option_words(choice) if choice else board.name_of(trait)
    return face(
        board,
        f"choose:{choice.id}" if choice else f"help:{trait}",
        f"trait-card{'' if choice else ' idle'}",
        trait,
        ". ".join([label, goal, *tiers]),
        art.icon("trait"),
        h("span", {"class": "title"}, board.title_of(trait)),
        h("span", {"class": "text"}, goal),
        levels(board, trait),
        about=trait,
    )


def levels(board: Board, trait: str) -> Node:
    """The levels of a Trait: how many there must be, and the Myth that it brings.

    A narrow card says once what is counted, and then only numbers.
    """
    kind = {BOARD: "board", REVEAL: "reveal"}.get(TRAITS[trait].kind, "avoid")
    tiers = sorted(TRAITS[trait].tiers.items(), key=lambda tier: tier[1])
    rows = [
        h(
            "span",
            {"class": "tier", "key": number},
            h("b", {"class": "full"}, board.say(f"tier.{kind}", number=number)),
            h("b", {"class": "brief"}, f"{number}+" if kind == "board" else number, " →"),
            h("em", {"class": "full"}, board.say("tier.myth", bonus=signed(bonus))),
            h("em", {"class": "brief"}, signed(bonus)),
        )
        for number, bonus in tiers
    ]
    counted = h("span", {"class": "counts"}, board.say(f"tier.counted.{kind}"))
    return h("span", {"class": "tiers"}, counted, rows)


def cryptid_card(board: Board, cryptid: str, choice: Choice) -> Node:
    """A Cryptid to be chosen, with its Power."""
    told = [board.option_words(choice), board.sentences.power_name(cryptid)]
    return face(
        board,
        f"choose:{choice.id}",
        "cryptid-card",
        cryptid,
        ". ".join([*told, board.sentences.power_text(cryptid)]),
        art.portrait(cryptid),
        h("span", {"class": "title"}, board.name_of(cryptid)),
        h("span", {"class": "text"}, board.text(f"cryptids.cryptid.{cryptid}.text")),
        h("span", {"class": "subtitle"}, board.sentences.power_name(cryptid)),
        h("span", {"class": "effects"}, effect_rows(board, POWERS[cryptid].effects, "and")),
    )


# Events ------------------------------------------------------------------------------


def event_lines(board: Board) -> Node:
    """Today's Event: its three lines, with a tick on those that are done; one may be asking."""
    event = board.table["event"]
    return h(
        "ol",
        {"class": "event-lines"},
        [
            event_line(board, line, number)
            for number, line in enumerate(board.sentences.event_lines(event["card"]))
        ],
    )


def event_line(board: Board, line: str, number: int) -> Node:
    """One line of today's Event."""
    done = board.table["event"]["lines"]
    is_asking = board.kind == "event" and number == done and not board.is_still
    state = "done" if number < done else "asking" if is_asking else ""
    return h(
        "li",
        {"class": state, "key": number, "aria-current": "step" if is_asking else None},
        h("span", {"class": "tick", "aria-hidden": "true"}),
        line,
        h("span", {"class": "unseen"}, board.say("line_done")) if number < done else None,
    )
