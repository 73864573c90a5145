"""What is to be read about what happened or was refused in InBetween, and about its cards.

Functions are named as "module:name" in engine/inbetween; see app/games/law.py.
"""

from collections.abc import Sequence

from app.games.law import SOURCE, Clause, Law, named
from engine.inbetween import awareness, cards, characters  # noqa: F401 - they register abilities
from engine.inbetween.abilities import ABILITIES
from engine.inbetween.data import CARDS, CHARACTERS, KINDS, SIDES

GAIN, DRAW = "state:Upsideville.gain", "state:Upsideville.draw"
SHIFT, PLACE_MARKER = "state:Upsideville.shift", "state:Upsideville.place_marker"
PAY, RAISE = "state:Upsideville.pay", "state:Upsideville.raise_awareness"
INTO_BOX = "state:Upsideville._into_box"
LEAVES = "state:Upsideville._leave_character"
MOVES_PEOPLE = (
    *("play:mark", "abilities:shift_up_to_twice", "cards:flip_or_remove", "abilities:may_flip"),
    SHIFT,
)
PLAYS = ("play:play_in_action", "play:play_by_character")

EVENTS = {
    "turn": Clause("turn", ("rules:turn",)),
    "prepares": Clause("action_phase", ("rules:prepare",)),
    "rests": Clause("action_phase", ("rules:rest",)),
    "plays": Clause("action_phase", PLAYS),
    "used": Clause("", ("abilities:use",), by="what"),
    "activity": Clause("activity_phase", ("rules:activity_phase",)),
    "shifts": Clause("safety_track", MOVES_PEOPLE, by="cause"),
    "flips": Clause("safety_track", MOVES_PEOPLE, by="cause"),
    "removes": Clause("game_end", ("state:Upsideville.remove",), by="cause"),
    "replaces": Clause("clarifications", ("state:Upsideville.replace",), by="cause"),
    "token": Clause("action_phase", ("play:mark", "state:Upsideville.place_token"), by="cause"),
    "passes_over": Clause("clarifications", (PLACE_MARKER,), by="card"),
    "marker": Clause("movement_phase", ("rules:movement_phase", PLACE_MARKER), by="cause"),
    "direction": Clause("movement_phase", ("state:Upsideville.turn_direction",), by="cause"),
    "reshuffles": Clause("action_phase", (DRAW,)),
    "draws": Clause("action_phase", ("rules:prepare", DRAW), by="cause"),
    "drew": Clause("action_phase", ("rules:prepare", DRAW)),
    "discards": Clause(
        "action_phase",
        (
            *("rules:prepare", "state:Upsideville.discard_at_random"),
            "state:Upsideville.discard_card",
        ),
        by="cause",
    ),
    "takes_back": Clause("action_phase", ("state:Upsideville.take_back",), by="cause"),
    "attaches": Clause("clarifications", ("state:Upsideville.attach",), by="card"),
    "equips": Clause("equipment", ("play:activate", "state:Upsideville.equip"), by="card"),
    "comes_off": Clause("equipment", (PLACE_MARKER, "state:Upsideville.remove", LEAVES), by="card"),
    "boxes": Clause(
        "equipment",
        (*("play:is_stopped", "play:activate", PLACE_MARKER), LEAVES, INTO_BOX),
        by="card",
    ),
    "gains": Clause("action_phase", ("rules:rest", "state:Upsideville.gain_by", GAIN), by="cause"),
    "pays": Clause("action_phase", (*PLAYS, "rules:walkie_talkie", RAISE, PAY)),
    "loses": Clause("action_phase", ("state:Upsideville.lose",), by="cause"),
    "awareness": Clause(
        "activity_phase",
        ("abilities:may_raise_awareness", RAISE, "state:Upsideville.lower_awareness"),
        by="cause",
    ),
    "works": Clause(
        "equipment",
        (
            *("rules:walkie_talkie", "rules:movement_phase", "rules:prepare", "play:is_stopped"),
            *("state:Upsideville.gain_by", RAISE),
        ),
        by="card",
    ),
    "cancels": Clause("equipment", ("play:is_stopped",), by="by"),
    "looks": Clause("activity_phase", ("characters:rodney_creature",)),
    "over": Clause("game_end", by="ending"),
}
"""Kind of event -> what is to be read about it."""

REASONS = {
    "awareness_used": Clause("awareness_phase", ("rules:usable_awareness",)),
    "awareness_too_low": Clause(
        "awareness_phase", ("rules:usable_awareness", "rules:needed_awareness")
    ),
    "too_dear": Clause("action_phase", ("play:can_activate",)),
    "no_symbol": Clause("action_phase", ("play:mark", "state:Upsideville.has_symbol")),
    "locked": Clause("safety_track", ("state:Upsideville.reach", "state:Upsideville.is_locked")),
    "shielded": Clause(
        "clarifications", ("state:Upsideville.reach", "state:Upsideville.is_shielded")
    ),
    "token_printed": Clause("action_phase", ("play:tokens", "state:Upsideville.may_take_token")),
    "token_here": Clause("action_phase", ("play:tokens", "state:Upsideville.may_take_token")),
    "token_in_play": Clause("action_phase", ("play:tokens",)),
    "only_again": Clause("", by=SOURCE),
    "not_a_target": Clause("", by="ability"),
}
"""Reason of a refusal -> what is to be read about it."""

ENDINGS = {
    "secured": Clause("game_end", (SHIFT,)),
    "devoured": Clause("game_end", (SHIFT,)),
    "awareness": Clause("game_end", (RAISE,)),
    "five_left": Clause("game_end", ("state:Upsideville.remove",)),
    "turn_limit": Clause("house_rules", ("rules:turn",)),
}


def chapter_of(ability: str) -> str:
    """The chapter about when an ability works: of a card, an Awareness level or a Character."""
    if ability in KINDS:
        return "equipment" if KINDS[ability].equipment else "action_phase"
    return "awareness_phase" if "_awareness_" in ability else "activity_phase"


def ids(thing: str) -> Sequence[str]:
    """The abilities of a thing on the table: a card by its kind, a Character by both faces."""
    if thing in CHARACTERS:
        return [f"{thing}_{side}" for side in SIDES]
    return [CARDS[thing].kind if thing in CARDS else thing]


LAW = Law(
    game="inbetween",
    events=EVENTS,
    reasons=REASONS,
    own=ENDINGS
    | {what: named({what: one}, chapter_of(what))[what] for what, one in ABILITIES.items()},
    ids=ids,
    carrier="abilities:use",
    carried=frozenset(("cause", "card", "by")),
)
