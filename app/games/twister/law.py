"""What is to be read about what happened or was refused in Dungeon Twister, and about its pieces.

Functions are named as "module:name" in engine/twister; see app/games/law.py.
"""

from app.games.law import Clause, Law
from engine.twister.data import KIND

TRADE, ARRIVE = "movement:_trade", "movement:_arrive"
WALK, CAN_STOP, CAN_PAY = "travel:walk_from", "travel:can_stop", "movement:can_pay"
MAY_LIE, DEAD_MAGIC = "state:Dungeon.may_lie", "state:Dungeon.dead_magic"
NO_TARGET, LOSE, WORTH = "combat:why_no_target", "combat:lose", "combat:worth"
SCORE, KILL, LEAVE = "state:Dungeon.score", "state:Dungeon.kill", "state:Dungeon.leave"
NOT_THERE, NOT_STOP = "refusals:why_not_there", "refusals:_why_not_stop"
NOT_DRINK = "room_actions:why_not_drink"

EVENTS = {
    "ready": Clause("setup", ("setup:prepare",)),
    "placed": Clause("setup", ("setup:place_planned", "setup:bury", "setup:lay")),
    "starters": Clause("setup", ("setup:begin_play",)),
    "begins": Clause("setup", ("setup:begin_play",)),
    "turn": Clause("turn", ("rules:end_turn", "setup:begin_play")),
    "card": Clause("turn", ("rules:play_card",)),
    "recycles": Clause("turn", ("rules:end_turn",)),
    "passes": Clause("turn", ("rules:play",)),
    "quiet": Clause("game_end", ("rules:end_turn", "rules:look_for_the_end")),
    "over": Clause("game_end", ("rules:look_for_the_end",)),
    "moves": Clause("move", ("movement:walk_to", TRADE)),
    "swims": Clause("obstacles", ("movement:swim_to",)),
    "jumps": Clause("jump", ("movement:jump_to",)),
    "flies": Clause("objects", ("movement:fly_to", TRADE)),
    "carries": Clause("carry", (ARRIVE,)),
    "leaves": Clause("carry", ("movement:leaving",)),
    "takes": Clause("carry", (TRADE,)),
    "gives": Clause("carry", (TRADE,)),
    "exits": Clause("leaving", (ARRIVE, LEAVE)),
    "saved": Clause("leaving", (LEAVE,)),
    "out": Clause("objects", ("state:Dungeon.lose_object",), by="thing"),
    "scores": Clause("game_end", ("combat:_kill", LEAVE, KILL, SCORE)),
    "reveals": Clause("reveal", ("room_actions:reveal",)),
    "shelved": Clause("reveal", ("room_actions:reveal",)),
    "puts": Clause("reveal", ("room_actions:reveal",)),
    "rotates": Clause("rotate", ("room_actions:rotate", "state:Dungeon.turn_room")),
    "attacks": Clause("combat", ("combat:attack",)),
    "courtesan": Clause("combat", ("combat:ask_courtesan",)),
    "confusion": Clause("combat", ("combat:ask_confusion",), by="scroll"),
    "cards": Clause("combat", ("combat:settle", WORTH)),
    "tie": Clause("combat", ("combat:settle",)),
    "wins": Clause("combat", ("combat:settle",)),
    "wounded": Clause("wounded", (LOSE, "state:Dungeon.wound")),
    "dies": Clause("combat", (LOSE, "movement:swim_to", "objects:push", TRADE, KILL)),
    "gate": Clause("objects", ("objects:gate",)),
    "pushes": Clause("objects", ("objects:push",)),
    "throws": Clause("magic", ("characters:throw",)),
    "rebuilds": Clause("magic", ("objects:rebuild",), by="scroll"),
    "charms": Clause("charming", ("objects:charm",)),
    "inverts": Clause("magic", ("objects:invert",)),
    "drinks": Clause("wounded", ("room_actions:drink",)),
    "searches": Clause("reveal", ("room_actions:search_library",)),
    "peeks": Clause("magic", ("characters:peek",)),
    "peeked": Clause("magic", ("characters:peek",)),
}
"""Kind of event -> what is to be read about it."""

REASONS = {
    "card_limit": Clause("turn", ("rules:card_limit", "rules:playable_cards")),
    "placing": Clause("reveal", ("room_actions:placing_squares",)),
    "taken": Clause("reveal", ("room_actions:placing_squares",)),
    "no_points": Clause("turn", (CAN_PAY,)),
    "charm_spent": Clause("charming", (CAN_PAY,)),
    "charmed_stays": Clause("charming", ("travel:closed_line",)),
    "wounded.no_points": Clause("wounded", (CAN_PAY,)),
    "wounded.no_fountain": Clause("wounded", (NOT_DRINK,)),
    "wounded.magic_dead": Clause("magic", (NOT_DRINK, DEAD_MAGIC)),
    "wounded.carried": Clause("wounded", (NOT_DRINK,)),
    "face_down": Clause("reveal", (NOT_THERE,)),
    **dict.fromkeys(("library", "fountain", "artefact"), Clause("move", (NOT_THERE,))),
    **dict.fromkeys(
        ("pit", "lava", "lava_carrying", "water_kills", "water_carrying", "water_step"),
        Clause("obstacles", (NOT_THERE, MAY_LIE)),
    ),
    **dict.fromkeys(
        ("friend", "enemy", "wounded_enemy", "full"), Clause("move", (NOT_STOP, CAN_STOP))
    ),
    "too_far": Clause("move", (NOT_STOP, WALK)),
    **dict.fromkeys(("fresh", "courtesan"), Clause("combat", (NO_TARGET,))),
    "own_death": Clause("charming", (NO_TARGET, "combat:_might_die")),
    "behind": Clause("combat", ("combat:targets",)),
    **dict.fromkeys(("no_opening", "not_beside"), Clause("reveal", ("room_actions:revealable",))),
    "twin_face_down": Clause("rotate", ("room_actions:rotatable",)),
    **dict.fromkeys(
        ("no_target", "magic_hater", "no_magic_user", "ring_used"),
        Clause("magic", ("objects:object_options",), by="thing"),
    ),
    "magic_dead": Clause("magic", (DEAD_MAGIC,), by="thing"),
    "peek_used": Clause("magic", ("characters:peek_options",)),
    "hands_full": Clause("reveal", ("room_actions:can_search",)),
}
"""Reason of a refusal, without its "no." -> what is to be read about it."""

OWN = {
    "acrobat": Clause("jump", ("movement:jump_to", "travel:jumps")),
    "barbarian": Clause("combat", (WORTH, "combat:_kill")),
    "courtesan": Clause("combat", (NO_TARGET, "combat:ask_courtesan")),
    "fire_elemental": Clause("obstacles", (MAY_LIE, "movement:swim_to")),
    "magophage": Clause("magic", (DEAD_MAGIC,)),
    "prophet": Clause("magic", ("characters:peek_options", "characters:peek")),
    "telekineticist": Clause("magic", ("characters:throw_options", "characters:liftable")),
    "water_elemental": Clause("obstacles", (WALK, WORTH)),
    "boots": Clause("objects", ("movement:may_fly", "movement:fly_to")),
    "key": Clause("objects", ("objects:gates", "objects:gate")),
    "ring": Clause("objects", ("objects:push_targets", "objects:push_of")),
    "rope": Clause("ropes", ("travel:Terrain.takes_rope", "travel:Terrain.lying_ropes")),
    "reconstruction": Clause("magic", ("objects:rebuild",)),
    "charm": Clause("charming", ("objects:charm_targets", "objects:charm")),
    "inversion": Clause("magic", ("objects:inversion_slots", "objects:invert")),
    "confusion": Clause("combat", ("combat:readers", "combat:ask_confusion")),
    "gear": Clause("rotate", ("room_actions:rotatable", "room_actions:rotate")),
    "stairs": Clause("combat", (WORTH,)),
    "fountain": Clause("wounded", (NOT_DRINK, "room_actions:drink")),
    "library": Clause("reveal", ("room_actions:can_search", "room_actions:search_library")),
    "mist": Clause("magic", ("objects:charm_targets", "objects:push_of")),
    **dict.fromkeys(("pit", "lava"), Clause("obstacles", (MAY_LIE,))),
    "water": Clause("obstacles", (MAY_LIE, "travel:swims")),
    "bridge": Clause("move", (WALK,)),
    "artefact": Clause("magic", (DEAD_MAGIC,)),
}
"""Kinds of pieces and grounds -> what is to be read about them."""


def ids(thing: str) -> tuple[str]:
    """A token by its kind."""
    return (KIND.get(thing, thing),)


LAW = Law(
    game="twister",
    events=EVENTS,
    reasons={f"no.{why}": clause for why, clause in REASONS.items()},
    own=OWN,
    ids=ids,
)
