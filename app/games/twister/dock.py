"""The dock: what was touched, what can be done with it, and the verb that ends, bottom right.

Which part is shown follows from the question: a card to play, a piece to act with, a pad, a
token to place. What can be done on squares and rooms is drawn there.
"""

from app.games.twister import art, words
from app.games.twister.deployment import deployment
from app.games.twister.oracle import vision
from app.games.twister.pad import combat_pad, lock
from app.games.twister.preview import fight_preview, turn_preview
from app.games.twister.scene import GOING, LEAVING, SIDE, THROW, TURN, Scene, verb_of
from app.games.twister.sheet import reason, roster, sheet, square_sheet
from app.games.twister.sides import about_side, card_list
from app.node import Child, Node, h
from app.pieces import button, token
from engine.core.view import Choice
from engine.twister.board import SQUARE
from engine.twister.data import ACTION_CARDS, KIND

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


def dock(scene: Scene) -> list[Node | None]:
    """What there is to tell, what can be done, and how to end it."""
    return [
        h("div", {"class": f"told-part for-{scene.kind}", "key": "told"}, telling(scene)),
        h("div", {"class": f"does for-{scene.kind}", "key": "does"}, doing(scene)),
        h("div", {"class": "verbs", "key": "verbs"}, ending(scene)),
    ]


def telling(scene: Scene) -> Child:
    """What was touched; else what matters now."""
    touched = scene.touch.thing
    if touched.startswith(SIDE):
        return about_side(scene, int(touched.removeprefix(SIDE)))
    if scene.kind in ("combat", "courtesan", "confusion"):
        return fight_preview(scene)
    if scene.kind in ("starters", "remove", "plan", "bury", "place"):
        return None
    if scene.kind == "peek":
        return vision(scene)
    if scene.turning >= 0:
        return turn_preview(scene)
    if scene.aimed and scene.attack is not None:
        return fight_preview(scene)
    if scene.piece:
        return sheet(scene, scene.piece)
    if touched in scene.table["tokens"]:
        return sheet(scene, touched)
    if touched in SQUARE:
        return square_sheet(scene, touched)
    return None


def doing(scene: Scene) -> Child:
    """The answers that lie in the dock."""
    match scene.kind:
        case "card":
            return action_cards(scene)
        case "combat":
            return combat_pad(scene)
        case "starters" | "remove" | "plan" | "bury" | "place":
            return deployment(scene)
        case "courtesan" | "confusion":
            return h("div", {"class": "deeds"}, [plain_verb(scene, c) for c in scene.verbs])
        case "act" | "onward":
            return acting(scene)
    return None


def ending(scene: Scene) -> list[Node | None]:
    """The verb that ends the question, and the one that lets go."""
    match scene.kind:
        case "combat":
            return [lock(scene)]
        case "act":
            end = scene.option("end")
            return [end_button(scene, end) if end else None]
        case "peek":
            return [lay_back(scene)]
    last = [scene.option("auto"), scene.option("confirm")]
    return [setup_verb(scene, choice) for choice in last if choice is not None]


# Action cards ------------------------------------------------------------------------


def action_cards(scene: Scene) -> Node:
    """The action cards of whoever plays one; touching one that is barred says why."""
    return h(
        "div",
        {"class": "action-cards", "key": "cards"},
        [action_card(scene, number) for number in ACTION_CARDS],
        barred_reason(scene),
    )


def action_card(scene: Scene, number: int) -> Node:
    """One action card: to be played, barred, or played before."""
    option = f"card:{number}"
    choice = scene.option(option)
    face: list[Child] = [
        h("b", {}, number),
        h("span", {"class": "pips"}, [h("i", {"class": "pip", "key": n}) for n in range(number)]),
    ]
    if choice is not None:
        name = scene.option_words(choice)
        return button(f"choose:{option}", art.named(name, face), class_="action-card", key=number)
    if number in scene.player(scene.seat)["cards"]:
        barred = scene.say("card_barred", number=number)
        act = scene.touch.act(option)
        return button(act, art.named(barred, face), class_="action-card barred", key=number)
    name = scene.say("card_played", number=number)
    return h("span", {"class": "action-card played", "key": number}, art.named(name, face))


def barred_reason(scene: Scene) -> Node | None:
    """Why an action card cannot be played, once it is touched."""
    why = scene.refusal(scene.touch.thing)
    return h("p", {"class": "reason", "key": "reason", "role": "status"}, why) if why else None


# Acting ------------------------------------------------------------------------------


def acting(scene: Scene) -> Child:
    """What the touched piece can do beside going somewhere; without one, the team."""
    if scene.touch.thing.startswith(SIDE):
        return back_to_team(scene)
    if not scene.piece or (scene.piece not in scene.by_piece and scene.kind == "act"):
        why = scene.refusal(f"use:{scene.piece}")
        note = h("p", {"class": "reason", "key": "reason", "role": "status"}, why) if why else None
        if scene.piece:
            return [note, back_to_team(scene)]
        return [
            news(scene) or h("p", {"class": "nudge", "key": "nudge"}, scene.say("hint.act")),
            roster(scene, scene.seat),
        ]
    if scene.turning >= 0:
        return turn_chips(scene)
    aimed = scene.aimed
    if aimed:
        return h(
            "div", {"class": "deeds"}, [chip(scene, choice) for choice in aimed], let_go(scene)
        )
    explained = reason(scene)
    if explained is not None:
        return [explained, let_go(scene)]
    return h("div", {"class": "deeds"}, manner_chips(scene), all_chips(scene))


def news(scene: Scene) -> Node | None:
    """How the last combat ended; nothing if there was none just now."""
    cards = next((event.args for event in scene.events if event.kind == "cards"), None)
    if not cards:
        return None
    sums = [
        f"{scene.view.names[seat]} {cards['base'][seat]} + {cards['cards'][seat]}"
        f" = {cards['totals'][seat]}"
        for seat in range(2)
    ]
    return h("p", {"class": "fight-news", "key": "news", "role": "status"}, " · ".join(sums))


def manner_chips(scene: Scene) -> list[Node]:
    """Other manners of going, and what can be sent through the air."""
    aims = [(manner, MANNER_SIGNS[manner], "") for manner in scene.offered_manners()]
    aims += [(f"{THROW}{thing}", "throw", thing) for thing in scene.thrown()]
    return [
        button(
            scene.touch.act(scene.piece, "" if scene.touch.aim == aim else aim),
            art.figure(thing) if thing else art.icon(sign),
            h("span", {}, manner_words(scene, aim, thing)),
            class_="deed manner",
            key=f"aim-{aim}",
            aria_pressed="true" if scene.touch.aim == aim else "false",
        )
        for aim, sign, thing in aims
    ]


def manner_words(scene: Scene, aim: str, thing: str) -> str:
    """What a manner of going is called."""
    if thing:
        return scene.say("manner.throw", thing=words.short_name(scene.text, KIND[thing]))
    held = scene.token(scene.piece)["carries"]
    return scene.say(
        f"manner.{aim}", thing=words.short_name(scene.text, KIND[held]) if held else ""
    )


def all_chips(scene: Scene) -> list[Node]:
    """Everything that the touched piece can do to tokens and rooms, and by itself."""
    at_tokens = [choice for choices in scene.tokens.values() for choice in choices]
    at_rooms = [choice for choices in scene.rooms.values() for choice in choices]
    order = list(SIGN_OF)
    at_tokens.sort(key=lambda choice: order.index(verb_of(choice)))
    return [chip(scene, choice) for choice in [*at_rooms, *at_tokens, *scene.chips]]


def chip(scene: Scene, choice: Choice) -> Node:
    """One thing to do: few words to see, all of them to hear."""
    verb, piece, *rest = choice.id.split(":")
    args = choice.words.args
    long = scene.touch.act(piece, f"{TURN}{rest[0]}") if verb == "rotate" else None
    return button(
        f"choose:{choice.id}",
        art.named(
            scene.option_words(choice),
            drawing(scene, verb, rest),
            h("span", {}, short_words(scene, choice)),
            points(args.get("ap")),
        ),
        class_=f"deed {verb}",
        data_long=long,
    )


def points(ap: int | None) -> Node | None:
    """What an action costs."""
    if ap is None:
        return None
    return h("small", {"class": "cost"}, art.icon("action-point"), ap)


def drawing(scene: Scene, verb: str, rest: list[str]) -> Child:
    """The sign of an action, with whom or what it is about."""
    if verb == "rotate":
        clockwise = scene.slot(int(rest[0]))["direction"] > 0
        return art.icon("rotate-cw" if clockwise else "rotate-ccw")
    about = [art.figure(rest[0])] if rest and rest[0] in KIND else []
    return [art.icon(SIGN_OF[verb]), *about]


def short_words(scene: Scene, choice: Choice) -> Child:
    """The words on a chip, as short as a phone wants them."""
    verb, _, *rest = choice.id.split(":")
    args = choice.words.args
    match verb:
        case "attack":
            sides = scene.table["attacks"][choice.id]["totals"]
            mine = scene.token(scene.piece)["color"]
            return [
                scene.say("do.attack", thing=scene.name_of(KIND[rest[0]])),
                " ",
                h("b", {"class": "odds"}, f"{sides[mine]}:{sides[1 - mine]}"),
            ]
        case "rotate":
            return scene.say("do.rotate" if args["own"] else "do.twin")
        case "gate":
            return scene.say(
                "do.close" if args["open"] else "do.open",
                side=words.say(scene.text, f"side.{rest[0]}"),
            )
        case "drink" | "search":
            return scene.say(f"do.{verb}")
        case "reveal" | "peek" | "invert":
            return scene.say(f"do.{verb}")
        case "move" | "swim":
            return scene.say("do.move")
        case _ if rest[0] in SQUARE:
            manner = "leave" if verb in ("move_leave", "swim_leave") else verb
            return manner_words(scene, manner, "")
    return scene.say(f"do.{verb}", thing=words.short_name(scene.text, KIND[rest[0]]))


def turn_chips(scene: Scene) -> Node:
    """Pay for the turn that is shown, or let it be."""
    choice = scene.option(f"rotate:{scene.piece}:{scene.turning}")
    assert choice is not None  # else nothing would be shown
    return h("div", {"class": "deeds"}, chip(scene, choice), let_go(scene))


def let_go(scene: Scene) -> Node:
    """Back to everything that the touched piece can do."""
    return button(
        scene.touch.act(scene.piece),
        h("span", {}, scene.say("let_go")),
        class_="deed let-go",
        key="let-go",
        data_escape=True,
    )


def back_to_team(scene: Scene) -> Node:
    """Back to the whole team."""
    return button(
        scene.touch.act(),
        h("span", {}, scene.say("team")),
        class_="deed let-go",
        key="let-go",
        data_escape=True,
    )


# Verbs -------------------------------------------------------------------------------


def end_button(scene: Scene, choice: Choice) -> Node:
    """Ends the turn; says what would be lost."""
    left = scene.table["ap"]
    return button(
        f"choose:{choice.id}",
        art.named(
            scene.option_words(choice),
            h("span", {}, scene.say("end")),
            h("small", {}, scene.say("unspent", count=left)) if left else None,
        ),
        class_="verb ending",
    )


def plain_verb(scene: Scene, choice: Choice) -> Node:
    """A button with the words of its option."""
    return button(
        f"choose:{choice.id}", h("span", {}, scene.option_words(choice)), class_="deed big"
    )


def setup_verb(scene: Scene, choice: Choice) -> Node:
    """Place for me; or everything is as it should be."""
    return button(
        f"choose:{choice.id}",
        h("span", {}, scene.option_words(choice)),
        class_="verb ending" if choice.id == "confirm" else "verb",
    )


def lay_back(scene: Scene) -> Node:
    """The room goes back face down, turned as the Prophet wishes."""
    wish = scene.touch.thing.removeprefix(TURN) if scene.touch.thing.startswith(TURN) else "0"
    return button(
        f"choose:down:{wish}",
        h("span", {}, scene.say("lay_back")),
        class_="verb ending",
        key="lay-back",
    )


# A hand by itself --------------------------------------------------------------------


def hand_of(scene: Scene, seat: int) -> Node:
    """The combat cards of a side, as far as the view knows them."""
    player = scene.player(seat)
    values = player["hand"]
    return h(
        "section",
        {"class": f"hand-of seat-{seat}", "key": f"hand-{seat}"},
        h("h3", {}, token(seat), scene.view.names[seat]),
        h("p", {}, f"{scene.say('combat_hand')}: {card_list(values) or player['combat']}"),
    )
