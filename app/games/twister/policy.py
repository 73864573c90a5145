"""What Dungeon Twister tells the controller: it is played in the open, but for a few questions.

Combat cards and hidden tokens lie face down in a fresh order for every choice, so that a finger
tells a watcher nothing. A tap names a place; `option_at` finds what lies there.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from app.games.policy import Policy
from app.games.twister.rewind import rewound
from app.games.twister.scenes import scenes_of
from app.games.twister.touch import Touch, leaving_out, mover_of
from engine.core.decision import Decision
from engine.core.event import Event
from engine.core.match import Match
from engine.core.view import Message, View
from engine.twister.data import KIND, ROLES


def order_of(chance: int, seat: int, count: int) -> list[int]:
    """The order in which this many things lie face down before a seat.

    >>> sorted(order_of(7, 0, 9)) == list(range(9))
    True
    """
    return Random(2 * chance + seat).sample(range(count), count)


def option_at(view: View, chance: int, place: str) -> str:
    """The option that lies at a place: "3", with a slot "3:5"; "" if nothing lies there."""
    question = view.question
    number, _, slot = place.partition(":")
    if question is None or not number.isdecimal():
        return ""
    if question.kind == "peek":
        return f"turn:{number}"
    player = view.table["players"][question.player]
    things = player["hand"] if question.kind == "combat" else player["bag"]
    if int(number) >= len(things):
        return ""
    thing = things[order_of(chance, question.player, len(things))[int(number)]]
    return f"fight:{thing}" if question.kind == "combat" else f"put:{thing}:{slot}"


# Preparing in secret ---------------------------------------------------------------------

SIDES = ("fire_elemental", "water_elemental")
"""The character that stands for each side."""

PREPARING = ("starters", "remove", "plan")
"""Questions about what one side prepares in secret, up to its confirmation."""


def spelt_out(match: Match[Any], option: str) -> Sequence[str]:
    """The single choices that "choose for me" stands for, each of which can be taken back."""
    asked = match.pending
    if option != "auto" or asked is None or asked.kind not in PREPARING:
        return (option,)
    twin = match.clone()
    twin.choose(option)
    before, after = prepared(match.view(asked.player)), prepared(twin.view(asked.player))
    return [choice for choice in after if choice not in before]


def prepared(view: View) -> list[str]:
    """What the seat that looks has prepared so far, as the choices that lead there."""
    player = view.table["players"][view.player]
    planned = [f"put:{token}:{slot}" for token, slot in player["plan"]]
    return [*player["starters"], *player["box"], *planned]


def rearranged(view: View, wish: str) -> tuple[int, Sequence[str]]:
    """How many choices go back, and which are made instead, to prepare something differently.

    The wish is "back:yellow_rope" (it returns to the bag), "yellow_rope:3" (it goes to another
    room), "yellow_rope:yellow_key" (they change places), or "clear" (the last part, all of it).
    """
    made = prepared(view)
    one, _, other = wish.partition(":")
    player = view.table["players"][view.player]
    slots = {str(token): slot for token, slot in player["plan"]}
    if one == "clear":
        kept = [choice for choice in made if not choice.startswith("put:")] if slots else []
    elif one == "back" and (other in slots or (other in made and not slots)):
        kept = [choice for choice in made if other not in choice.split(":")]
    elif one in slots and other.isdecimal():
        kept = [f"put:{one}:{other}" if one in choice.split(":") else choice for choice in made]
    elif one in KIND and other in KIND:
        exchange = {one: other, other: one}
        kept = [":".join(exchange.get(part, part) for part in c.split(":")) for c in made]
    else:
        return 0, ()
    return (len(made), kept) if kept != made else (0, ())


# In play ---------------------------------------------------------------------------------


def still_selected(asked: Decision, selection: str, choice: str) -> str:
    """The piece that has just acted, as long as it can do more; and the room a phone shows."""
    touch = Touch.read(selection)
    if asked.kind in PREPARING:
        waiting = {part for option in asked.options for part in option.split(":")}
        return str(Touch(aim=leaving_out(x for x in touch.without if x not in waiting)))
    piece = mover_of(choice)
    able = asked.kind == "act" and any(mover_of(option) == piece for option in asked.options)
    if piece and able:
        return str(Touch(piece, room=touch.room))
    stays = asked.kind in ("onward", "place", "act") and not choice.startswith("end")
    return str(Touch(room=touch.room if stays else ""))


def tellable(event: Event, view: View, news: Sequence[Event], is_over: bool) -> Event | None:
    """An event without what may not be looked up again: used cards and the Prophet's looks."""
    if is_over:
        return event
    if event.kind == "peeked" and view.table["memory"] == "off":
        return None
    if event.kind == "cards" and not _shows_cards(event, view, news):
        return Event(event.kind, {})
    return event


def _shows_cards(event: Event, view: View, news: Sequence[Event]) -> bool:
    """Whether the combat cards of a fight lie open: if they are listed, or it has just been.

    While it is played back, it is still on the table. A moment of the past offers nothing to
    choose; there the cards are used ones.
    """
    asked = view.question
    now = bool(view.table["combat"]) or (asked is not None and bool(asked.choices))
    just_been = now and any(event is told for told in news)
    return just_been or view.table["used_cards"] == "list"


def cover_art(view: View, seat: int) -> str:
    """The face on a side's cover: who fights, who looks, or what the side stands for."""
    combat, asked = view.table["combat"], view.question
    if combat:
        return KIND[combat["attacker" if combat["by"] == seat else "target"]]
    if asked is not None and asked.kind == "peek":
        return "prophet"
    return SIDES[seat]


def cover_reason(asked: Decision, view: View) -> Message | None:
    """Why a player has to look now: an attack, a look into a room, something to prepare."""
    combat = view.table["combat"]
    if asked.kind == "combat" and combat:
        if combat["by"] == asked.player:
            return Message("attacks", {"piece": KIND[combat["attacker"]]})
        return Message("attacked", {"piece": KIND[combat["target"]]})
    if asked.kind == "peek":
        return Message("peek", {"slot": int(asked.source)})
    if asked.kind in (*PREPARING, "bury"):
        return Message(asked.kind, {})
    return None


def swapped(options: Mapping[str, str]) -> Mapping[str, str]:
    """The options when both sides have changed colours: a handicap goes with its player.

    >>> swapped({"points": "5", "handicap": "yellow"})["handicap"]
    'blue'
    """
    yellow, blue = ROLES
    other = {yellow: blue, blue: yellow}
    handicap = options.get("handicap", "")
    return {**options, "handicap": other.get(handicap, handicap)}


BARRING = {
    "reveals": "twister.undo.opened",
    "peeks": "twister.undo.looked",
    "searches": "twister.undo.found",
    "cards": "twister.undo.fought",
    "rotates": "twister.undo.turned",
    "starters": "twister.undo.begun",
}
"""What everyone saw happen that cannot be taken back."""

POLICY = Policy(
    barring=BARRING,
    plays_open=True,
    face_down=frozenset(("combat",)),
    alone=frozenset(("starters", "remove", "plan", "peek")),
    set_up=frozenset((*PREPARING, "bury")),
    unexplained=frozenset((*PREPARING, "bury", "peek", "combat")),
    open_answers={"bury": ("auto",)},
    option_at=option_at,
    spelt_out=spelt_out,
    rearranged=rearranged,
    cover_art=cover_art,
    cover_reason=cover_reason,
    still_selected=still_selected,
    swapped=swapped,
    let_go=lambda selection: "" if Touch.read(selection).without else None,
    # Setting up is turn 0.
    turn_number=lambda turn: max(1, turn),
    tellable=tellable,
    played_back=scenes_of,
    before=rewound,
)
