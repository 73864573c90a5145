"""What is to be read about what happened or was refused in Twisted Cryptids, and about its cards.

Functions are named as "module:name" in engine/cryptids; see app/games/law.py. Cards are data
there (engine/cryptids/data.py), so a new one is decided by the functions of its kind.
"""

from app.games.law import Clause, Law
from engine.cryptids.data import ACTIONS, EVENTS, KIND_OF, POWERS, SIGHTING_OF, SIGHTINGS, TRAITS
from engine.cryptids.dawn import MANNERS
from engine.cryptids.scoring import MOST_MYTH, SHARED, TIE_BREAK

GAIN = "state:Wilderness.gain"
SHOW, SCORE = "dusk:show", "dusk:score_parts"
LINES = ("dawn:extract_line", "dawn:attract_line")
FIRST_LINES = {manner: f"dawn:{one.__qualname__}" for manner, one in MANNERS.items()}
BY_CARDS = ("verbs:one_of_two", "verbs:all_of", "verbs:at_site")
CARRY_OUT = "verbs:carry_out"

TOLD = {
    "first_player": Clause("round", ("rules:pass_first_player", "setup:deal")),
    "cryptid": Clause("setup", ("setup:choose_cryptid",)),
    "secrets": Clause("setup", ("setup:prepare_secrets",)),
    "keeps": Clause("setup", ("setup:prepare_secrets", "state:Wilderness.keep_trait")),
    "stacks": Clause("setup", ("setup:prepare_secrets",)),
    "places": Clause("night", ("setup:place_first_hideout", "night:night", "night:lay")),
    "round": Clause("round", ("rules:begin_round",)),
    "phase": Clause("round", ("rules:begin",)),
    "event": Clause("dawn", ("dawn:dawn",), by="card"),
    "moves": Clause(
        "",
        (*FIRST_LINES.values(), *LINES, *BY_CARDS, CARRY_OUT),
        by="cause",
    ),
    "nothing": Clause("", (*FIRST_LINES.values(), *LINES, *BY_CARDS), by="cause"),
    "turn": Clause("day", ("rules:day_turn",)),
    "passes": Clause("day", ("rules:day_turn",)),
    "plays": Clause("day", ("rules:play_card",), by="card"),
    "power": Clause("day", ("rules:use_power",), by="cryptid"),
    "discards": Clause("night", ("rules:use_power", "night:night", "night:finish_night")),
    "reshuffles": Clause("night", ("state:Wilderness.refill_deck",)),
    "draws": Clause("night", ("night:finish_night", "state:Wilderness.take_up_to")),
    "drew": Clause("night", ("night:finish_night", "state:Wilderness.take_up_to")),
    "encounter": Clause("dusk", ("dusk:find_encounter",)),
    "reveals": Clause("dusk", (SHOW,), by="card"),
    "myth": Clause("", (SHOW, "scoring:end_game", GAIN), by="why"),
    "returns": Clause("dusk", (SHOW, "state:Wilderness.take_back")),
    "exhausts": Clause("dusk", (SHOW, "state:Wilderness.take_back")),
    "drawback": Clause("dusk", (SHOW,), by="card"),
    "night_over": Clause("night", ("night:finish_night",)),
    "tie_break": Clause("game_end", ("scoring:end_game",)),
    "over": Clause("game_end", ("scoring:end_game",)),
}
"""Kind of event -> what is to be read about it."""

REASONS = {
    "power_used": Clause("day", ("rules:may_use_power",)),
    "power_banned": Clause("sightings", ("rules:may_use_power", "dusk:is_felt")),
    "own_spot_there": Clause("night", ("state:Wilderness.open_to",)),
    "site_full": Clause("players", ("state:Wilderness.is_full", "board:has_no_room")),
    "encounter_was_there": Clause("night", ("night:allowed_sites",)),
    "not_the_loneliest": Clause("sightings", ("night:allowed_sites",)),
    "sinkhole": Clause("players", ("refusals:_spot_refusals",)),
    "place_first": Clause("night", ("night:night",)),
    "out_of_reach": Clause("verbs", ("verbs:arrows",)),
    "nobody_there": Clause("verbs", ("verbs:arrows", "verbs:groups")),
    "more_elsewhere": Clause("verbs", ("verbs:as_far_as_possible",)),
    "fewer_humans": Clause("dusk", ("state:Wilderness.encounter_sites", "board:most_crowded")),
    "nobody_hides": Clause("dusk", ("state:Wilderness.encounter_sites",)),
}
"""Reason of a refusal -> what is to be read about it."""

WHY_MYTH = {
    "sighting": Clause("dusk", (SCORE,)),
    "hidden": Clause("game_end", ("scoring:hidden_real_deals",)),
    "trait": Clause("traits", ("scoring:trait_count", "scoring:trait_bonus")),
}
"""Where Myth comes from."""


def ids(thing: str) -> tuple[str]:
    """A card by its kind."""
    return (KIND_OF.get(thing) or SIGHTING_OF.get(thing, thing),)


LAW = Law(
    game="cryptids",
    events=TOLD,
    reasons=REASONS,
    own={
        **WHY_MYTH,
        **dict.fromkeys((MOST_MYTH, TIE_BREAK, SHARED), TOLD["over"]),
        **dict.fromkeys(ACTIONS, Clause("verbs", ("verbs:one_of_two", "verbs:arrows"))),
        **dict.fromkeys(POWERS, Clause("verbs", ("rules:use_power", "verbs:all_of"))),
        **dict.fromkeys(SIGHTINGS, Clause("dusk", (SHOW, SCORE))),
        **dict.fromkeys(TRAITS, WHY_MYTH["trait"]),
        **{
            card: Clause("dawn", ("dawn:dawn", FIRST_LINES[facts.manner], *LINES))
            for card, facts in EVENTS.items()
        },
    },
    ids=ids,
    carrier="verbs:one_of_two",
    carried=frozenset(("card",)),
)
