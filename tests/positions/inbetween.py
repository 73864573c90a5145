"""Positions of InBetween that the tests of the page begin from."""

from collections.abc import Callable

from engine.inbetween.data import CREATURE
from tests.engine.inbetween.story import SIX, Story

ROW = "mina bob carl timmy julie natalie scott tom earl lance"


def busy(**wishes) -> Story:
    """A bit of everything: tokens, Equipment, a card on somebody, both hands full."""
    laid = {
        "circle": ROW,
        "notch": {"mina": 7, "bob": 2, "natalie": 8, "scott": 0, "earl": 9, "tom": 1, "timmy": 4},
        "marker": "carl",
        "energy": (6, 4),
        "awareness": (3, 2),
        "token": {"home": "carl", "claw": "mina"},
        "equipment": ["flashlight"],
        "cards_on": {"bob": ["shotgun"]},
        "town": ["evacuation", "safe_house", "wake_up_call", "debunk", "rescue"],
        "creature": ["hiding_2", "feast_1", "rift_3", "paranoia_1", "ambush_4"],
    }
    return Story(**{**laid, **wishes})


def quiet(**wishes) -> Story:
    """Nothing but two hands: the Activity marker lies on somebody InBetween."""
    laid = {
        "circle": ROW,
        "marker": "carl",
        "energy": (5, 5),
        "town": ["safe_house", "curfew", "town_library"],
        "creature": ["paranoia_1", "hiding_2", "rift_3"],
    }
    return Story(**{**laid, **wishes})


def revolver() -> Story:
    """The Creature has paid for a card, and the Town's Revolver may stop it."""
    story = quiet(active=CREATURE, equipment=["revolver"])
    story.play("hiding_2")
    return story.play(next(option for option in story.options if option.startswith("token:")))


def almost_over() -> Story:
    """The Town needs one pull to win; it has the card for it."""
    return quiet(
        notch={"mina": 0, "bob": 0, "tom": 1},
        token={"home": "tom"},
        town=["safe_house", "curfew", "rescue"],
    )


STAGED: dict[str, Callable[[], Story]] = {
    "flip": lambda: busy().play("safe_house", "shift:timmy:5"),
    "secured": lambda: busy(token={"home": "tom"}).play("safe_house", "shift:tom:0"),
    "devoured": lambda: busy(active=CREATURE).activate("feast_1").play("shift:natalie:9"),
    "awareness": lambda: quiet(notch={"carl": 3}).play("rest", "end", "raise"),
    "cancelled": lambda: revolver().play("activate", "revolver"),
    "removed": lambda: busy().activate("evacuation").play("remove:timmy"),
    "replaced": lambda: (
        busy(active=CREATURE, creature=["replacement_1"])
        .activate("replacement_1")
        .play("lift:bob", "behind:tom")
    ),
    "won by secured": lambda: almost_over().play("safe_house", "shift:tom:0"),
    "won by devoured": lambda: (
        busy(active=CREATURE, notch={"mina": 9, "natalie": 8, "earl": 9})
        .activate("feast_1")
        .play("shift:natalie:9")
    ),
    "won by awareness": lambda: quiet(notch={"carl": 3}, awareness=(5, 0), energy=(9, 5)).play(
        "rest", "end", "raise"
    ),
    "won by five_left": lambda: (
        Story(SIX, town=["evacuation"]).activate("evacuation").play("remove:bob")
    ),
}
"""Stories of which the last choice is staged."""
