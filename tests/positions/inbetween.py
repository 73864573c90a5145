"""Positions of InBetween that the tests of the page begin from."""

from engine.inbetween.data import CREATURE
from tests.engine.inbetween.story import Story

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
