"""The dock: what was touched, what can be done with it, and the verb that ends, bottom right.

Which part is shown follows from the question: a card to play, a piece to act with, a pad, a
token to place. What can be done on squares and rooms is drawn there.
"""

from app.games.dock import hand_section, verb_button, with_law
from app.games.twister import art
from app.games.twister.board import GOING, LEAVING, ROTATE, SIDE, THROW, TURN, Board, verb_of
from app.games.twister.cards import action_cards, combat_pad, lock
from app.games.twister.deployment import deployment
from app.games.twister.preview import fight_preview, turn_preview
from app.games.twister.prophet import vision
from app.games.twister.seats import about_side, card_list
from app.games.twister.sheet import reason, roster, sheet, square_sheet
from app.node import Child, Node, h
from app.widgets import button
from engine.core.view import Choice
from engine.twister.board import SQUARE
from engine.twister.data import KIND

SIGN_OF = {
    "attack": "attack",
    "push": "give",
    "charm": "charmed",
    "take": "take",
    "swap": "swap",
    "give": "give",
    "reveal": "reveal",
    "peek": "eye",
    "invert": "swap",
    "gate": "reveal",
    "rebuild": "magic",
    "drink": "fountain",
    "search": "search",
    **dict.fromkeys((*GOING, *LEAVING), "walk"),
    **dict.fromkeys(("fly", "fly_leave"), "fly"),
}
"""Verb -> its sign."""
HELP_OF = {
    "attack": "combat",
    "push": "ring",
    "charm": "charm",
    "take": "objects",
    "swap": "objects",
    "give": "objects",
    "reveal": "closed_room",
    "peek": "prophet",
    "invert": "inversion",
    "rotate": "gear",
    "gate": "gate",
    "rebuild": "reconstruction",
    "drink": "fountain",
    "search": "library",
    **dict.fromkeys(("fly", "fly_leave"), "boots"),
}
"""Verb -> what a long press on its chip explains."""
MANNER_SIGNS = {
    "leave": "leave",
    "jump": "jump",
    "jump_leave": "jump",
    "fly": "fly",
    "fly_leave": "fly",
    "walk": "walk",
    "walk_leave": "walk",
}
"""Manner of going -> its sign."""


def dock(board: Board) -> list[Node | None]:
    """What there is to tell, what can be done, and how to end it."""
    return [
        h("div", {"class": f"told-part for-{board.lining_up}", "key": "told"}, telling(board)),
        h("div", {"class": f"does for-{board.lining_up}", "key": "does"}, doing(board)),
        h("div", {"class": "verbs", "key": "verbs"}, ending(board)),
    ]


def telling(board: Board) -> Child:
    """What was touched, or what matters now."""
    touched = board.touch.thing
    if touched.startswith(SIDE):
        return about_side(board, int(touched.removeprefix(SIDE)))
    if board.kind in ("combat", "courtesan", "confusion"):
        return fight_preview(board)
    if board.kind in ("starters", "remove", "plan", "bury", "place"):
        return None
    if board.kind == "peek":
        return vision(board)
    if board.turning >= 0:
        return turn_preview(board)
    if board.aimed and board.attack is not None:
        return fight_preview(board)
    if board.piece:
        return sheet(board, board.piece)
    if touched in board.table["tokens"]:
        return sheet(board, touched)
    if touched in SQUARE:
        return square_sheet(board, touched)
    return None


def doing(board: Board) -> Child:
    """The answers that lie in the dock."""
    match board.kind:
        case "card":
            return action_cards(board)
        case "combat":
            return combat_pad(board)
        case "starters" | "remove" | "plan" | "bury" | "place":
            return deployment(board)
        case "courtesan" | "confusion":
            return h("div", {"class": "deeds"}, [plain_verb(board, c) for c in board.verbs])
        case "act" | "onward":
            return acting(board)
    return None


def ending(board: Board) -> list[Node | None]:
    """The verbs that end the question."""
    match board.kind:
        case "combat":
            return [lock(board)]
        case "act":
            end = board.option("end")
            return [end_button(board, end) if end else None]
        case "peek":
            return [hide(board), lay_back(board)]
    if board.lifted:
        return []  # a dot is free: first of all it is filled
    last = [board.option("auto"), board.option("confirm")]
    return [start_over(board), *(setup_verb(board, choice) for choice in last if choice)]


# Acting ------------------------------------------------------------------------------


def acting(board: Board) -> Child:
    """What the touched piece can do besides moving; without a piece, the team."""
    if board.touch.thing.startswith(SIDE):
        return back_to_team(board)
    if not board.piece or (board.piece not in board.by_piece and board.kind == "act"):
        refused = board.refused(f"use:{board.piece}")
        why = with_law(board, refused) if refused else None
        note = h("p", {"class": "reason", "key": "reason", "role": "status"}, why) if why else None
        if board.piece:
            return [note, back_to_team(board)]
        return [
            news(board) or hints(board),
            roster(board, board.seat),
        ]
    aimed = board.aimed
    if aimed:
        return h(
            "div", {"class": "deeds"}, [chip(board, choice) for choice in aimed], let_go(board)
        )
    explained = reason(board)
    if explained is not None:
        return [explained, let_go(board)]
    # A room that is shown turned leaves every chip where it is: the next tap pays.
    back = let_go(board) if board.turning >= 0 else None
    return h("div", {"class": "deeds"}, manner_chips(board), all_chips(board), back)


def hints(board: Board) -> Node:
    """What to tap, and how to learn what something is."""
    return h(
        "div",
        {"class": "nudge hints", "key": "nudge"},
        h("p", {}, board.say("hint.act")),
        h("p", {}, board.say("hint.hold")),
    )


def news(board: Board) -> Node | None:
    """What has just happened out of turn: a fight that ended, lists of tokens that were laid."""
    return fight_news(board) or placing_news(board)


def placing_news(board: Board) -> Node | None:
    """What became of tokens whose room was full; None unless whole lists have just been laid.

    Which tokens those are would tell where they were meant to lie.
    """
    if sum(event.kind == "placed" for event in board.events) < 2:
        return None
    line = h("p", {}, board.say("crowded"))
    return h("div", {"class": "fight-news", "key": "news", "role": "status"}, line)


def fight_news(board: Board) -> Node | None:
    """How the combat that has just been fought ended; None if there was none."""
    cards = next((event.args for event in board.events if event.kind == "cards"), None)
    if not cards:
        return None
    sums = [
        f"{board.seat_label(seat)} {cards['base'][seat]} + {cards['cards'][seat]}"
        f" = {cards['totals'][seat]}"
        for seat in range(2)
    ]
    return h("p", {"class": "fight-news", "key": "news", "role": "status"}, " · ".join(sums))


def manner_chips(board: Board) -> list[Node]:
    """Other manners of going, and what can be sent through the air."""
    aims = [(manner, MANNER_SIGNS[manner], "") for manner in board.offered_manners()]
    aims += [(f"{THROW}{thing}", "throw", thing) for thing in board.thrown()]
    return [
        button(
            board.touch.act(board.piece, "" if board.touch.aim == aim else aim),
            art.figure(thing) if thing else art.icon(sign),
            h("span", {}, manner_words(board, aim, thing)),
            class_="deed manner",
            key=f"aim-{aim}",
            aria_pressed="true" if board.touch.aim == aim else "false",
        )
        for aim, sign, thing in aims
    ]


def manner_words(board: Board, aim: str, thing: str) -> str:
    """What a manner of going is called."""
    if thing:
        return board.say("manner.throw", thing=board.sentences.short_name(KIND[thing]))
    held = board.token(board.piece)["carries"]
    return board.say(f"manner.{aim}", thing=board.sentences.short_name(KIND[held]) if held else "")


def all_chips(board: Board) -> list[Node]:
    """Everything that the touched piece can do to tokens and rooms, and by itself."""
    at_tokens = [choice for choices in board.tokens.values() for choice in choices]
    at_rooms = [choice for choices in board.rooms.values() for choice in choices]
    order = list(SIGN_OF)
    at_tokens.sort(key=lambda choice: order.index(verb_of(choice)))
    return [chip(board, choice) for choice in [*at_rooms, *at_tokens, *board.chips]]


def chip(board: Board, choice: Choice) -> Node:
    """One thing to do: a few words to see, the whole sentence for screen readers."""
    verb, piece, *rest = choice.id.split(":")
    args = choice.message.args
    act = f"choose:{choice.id}"
    # What cannot be taken back is shown first, and paid for by a second tap.
    shows = verb == "rotate" and board.turning != int(rest[0])
    pays = " pays" if verb == "rotate" and not shows else ""
    return button(
        board.touch.act(piece, f"{ROTATE}{rest[0]}") if shows else act,
        art.named(
            board.option_words(choice),
            drawing(board, verb, rest),
            h("span", {}, short_words(board, choice)),
            points(args.get("ap")),
        ),
        class_=f"deed {verb}{pays}",
        key=act,
        data_help=HELP_OF.get(verb),
    )


def points(ap: int | None) -> Node | None:
    """What an action costs."""
    if ap is None:
        return None
    return h("small", {"class": "cost"}, art.icon("action-point"), ap)


def drawing(board: Board, verb: str, rest: list[str]) -> Child:
    """The sign of an action, with whom or what it is about."""
    if verb == "rotate":
        clockwise = board.slot(int(rest[0]))["direction"] > 0
        return art.icon("rotate-cw" if clockwise else "rotate-ccw")
    about = [art.figure(rest[0])] if rest and rest[0] in KIND else []
    return [art.icon(SIGN_OF[verb]), *about]


def short_words(board: Board, choice: Choice) -> Child:
    """The words on a chip, short enough for a phone."""
    verb, _, *rest = choice.id.split(":")
    args = choice.message.args
    match verb:
        case "attack":
            sides = board.table["attacks"][choice.id]["totals"]
            mine = board.token(board.piece)["color"]
            return [
                board.say("do.attack", thing=board.name_of(KIND[rest[0]])),
                " ",
                h("b", {"class": "odds"}, f"{sides[mine]}:{sides[1 - mine]}"),
            ]
        case "rotate":
            if board.turning == int(rest[0]):
                return board.say("do.turn_now")
            return board.say("do.rotate" if args["own"] else "do.twin")
        case "gate":
            return board.say(
                "do.close" if args["open"] else "do.open",
                side=board.sentences.say(f"side.{rest[0]}"),
            )
        case "drink" | "search":
            return board.say(f"do.{verb}")
        case "reveal" | "peek" | "invert":
            return board.say(f"do.{verb}", slot=int(rest[0]) + 1)
        case "move" | "swim":
            return board.say("do.move")
        case _ if rest[0] in SQUARE:
            manner = "leave" if verb in ("move_leave", "swim_leave") else verb
            return manner_words(board, manner, "")
    return board.say(f"do.{verb}", thing=board.sentences.short_name(KIND[rest[0]]))


def let_go(board: Board) -> Node:
    """Back to everything that the touched piece can do."""
    return button(
        board.touch.act(board.piece),
        h("span", {}, board.say("let_go")),
        class_="deed let-go",
        key="let-go",
        data_escape=True,
    )


def back_to_team(board: Board) -> Node:
    """Back to the whole team."""
    return button(
        board.touch.act(),
        h("span", {}, board.say("team")),
        class_="deed let-go",
        key="let-go",
        data_escape=True,
    )


# Verbs -------------------------------------------------------------------------------


def end_button(board: Board, choice: Choice) -> Node:
    """Ends the turn; says what would be lost."""
    left = board.table["ap"]
    unspent = h("small", {}, board.say("unspent", count=left)) if left else None
    inside = art.named(board.option_words(choice), h("span", {}, board.say("end")), unspent)
    return verb_button(choice, inside, "ending")


def plain_verb(board: Board, choice: Choice) -> Node:
    """A button with the words of its option."""
    return button(
        f"choose:{choice.id}", h("span", {}, board.option_words(choice)), class_="deed big"
    )


def setup_verb(board: Board, choice: Choice) -> Node:
    """The verbs of the set-up: place the tokens automatically, or confirm."""
    more = "ending" if choice.id == "confirm" else ""
    return verb_button(choice, worded(board, board.option_words(choice), choice.id), more)


def worded(board: Board, words: str, about: str) -> list[Node]:
    """A verb, and below it what it means now."""
    return [
        h("span", {"class": "does-it"}, words),
        h("small", {"class": "means"}, board.say(f"means.{about}")),
    ]


def start_over(board: Board) -> Node | None:
    """Takes back all starters, or everything that is planned."""
    if not board.planned and (not board.lined_up or board.kind == "plan"):
        return None
    words = worded(board, board.say("start_over"), "over")
    return button("rearrange:clear", words, class_="verb over-again", key="start-over")


def hide(board: Board) -> Node | None:
    """Covers the room that the Prophet sees; the same player takes the tablet again."""
    if not board.is_open:
        return None
    words = worded(board, board.say("hide"), "hide")
    return button("conceal", words, class_="verb hides", key="hide")


def lay_back(board: Board) -> Node:
    """Puts the room back face down, turned as the Prophet wishes."""
    wish = board.touch.thing.removeprefix(TURN) if board.touch.thing.startswith(TURN) else "0"
    return button(
        f"choose:down:{wish}",
        worded(board, board.say("lay_back"), "back"),
        class_="verb ending",
        key="lay-back",
    )


# A hand by itself --------------------------------------------------------------------


def hand_of(board: Board, seat: int) -> Node:
    """The combat cards of a side, as far as the view knows them."""
    player = board.player(seat)
    held = card_list(player["hand"]) or player["combat"]
    told = h("p", {}, f"{board.say('combat_hand')}: {held}")
    return hand_section(board, seat, f"hand-of seat-{seat}", told)
