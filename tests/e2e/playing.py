"""A game played by taps, choice by choice, with everything looked at on the way.

Nothing is on the page that whoever looks could not know; every choice is on the device; a reload
goes on where it was; a choice can be taken back.
"""

from random import Random

from engine.saves.record import dump
from tests.e2e.tablet import Tablet
from tests.scale import amount

TREES = amount(0.25, 0.08)
"""How likely what is read aloud is looked through as well; always on the first screen of a kind."""
RECAPS = 0.2
"""How likely somebody looks at the turn before, under the cover."""
UNDONE = 0.05
"""How likely a choice is taken back and made again, where that can be."""


def play(tablet: Tablet, choices: list[str], dice: Random, sit_down: dict[int, str]) -> None:
    """Make these choices by taps, with one reload at any moment after a third of them.

    `sit_down` says after how many choices the tablet is laid down, and how; it is as soon as
    nobody prepares anything in secret any more.
    """
    reload_at = dice.randrange(len(choices) // 3, len(choices))
    seating = ""
    look(tablet, dice)
    for made, choice in enumerate(choices):
        if made == reload_at:
            reload_and_compare(tablet)
        look_around(tablet, dice)
        seating = sit_down.get(made, seating)
        if seating and tablet.can_sit:
            tablet.leave_playback()
            tablet.sit(seating)
            assert tablet.seating == seating
            seating = ""
        tablet.choose(choice)
        if dice.random() < UNDONE and tablet.match.can_undo and tablet.has("undo"):
            tablet.undo()
            tablet.choose(choice)
    assert seating == ""


def look(tablet: Tablet, dice: Random) -> None:
    """Look for secrets in all that the page gives away now."""
    tablet.check_secrets(tree=dice.random() < TREES)


def look_around(tablet: Tablet, dice: Random) -> None:
    """Whatever is on the screen before the next tap, and sometimes what happened before."""
    look(tablet, dice)
    if tablet.shown == "playback":
        tablet.leave_playback()
        look(tablet, dice)
    if tablet.shown != "cover":
        return
    assert tablet.kept().state.digest() == tablet.match.state.digest()
    if tablet.take():
        if dice.random() < RECAPS:
            look(tablet, dice)
        tablet.skip_recap()
    look(tablet, dice)


def reload_and_compare(tablet: Tablet) -> None:
    """A reload resumes under the cover, at the same position, seated and told as before."""
    seated = tablet.seating
    tablet.reload()
    tablet.check_secrets()
    assert tablet.kept().state.digest() == tablet.match.state.digest()
    tablet.reveal()
    assert tablet.seating == seated
    # The page's own memory, not only the device's: the whole save, to the letter.
    assert tablet.export() == dump(tablet.match)
