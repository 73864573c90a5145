"""Somebody without a plan: decides what to tap on any table, knowing none of the games.

What can be tapped comes as plain data, so a new game is played as well as the old ones.
tests/app/test_anyone.py holds that all of a game is played that way, and to its end. The hands that
do it on a page are tests/e2e/anyone.py. Knows no browser.
"""

import re
from random import Random
from typing import Any

PLACE = "choose:down:"
"""Lays what lies face down at a place; the page does not say which option that is."""

AGAIN = "moment:again"
"""Begins a playback again."""

EAGER = 0.95
"""How likely something is done with what was touched."""
TEMPTED = 0.6
"""How likely something is touched where only one choice lies open."""
PLAYFUL = 0.8
"""How likely that is a piece: something that stays touched."""
CURIOUS = 0.2
"""How likely something is looked at that only a second tap does."""
PATIENCE = 250
"""After this many choices a player only takes answers that lie open."""


def next_tap(seen: dict[str, Any], dice: Random) -> str:
    """What somebody without a plan would tap; "" if the game is over."""
    acts = [act for act in seen["acts"] if act not in seen["pressed"]]

    def of(*names: str) -> list[str]:
        return [act for act in acts if act.split(":")[0] in names]

    if seen["screen"] == "over":
        return ""
    for act in ("coach:keep", "guide:ok", "reveal", "hand_on", "onward:all", "onward"):
        if act in acts:
            return act
    # What is played back lies over everything else.
    if seen["screen"] == "playback":
        return dice.choice(of("moment"))
    choices, things = of("choose"), of("peek", "select")
    shown = shown_first(things, seen["pressed"])
    if shown and dice.random() < CURIOUS:
        return dice.choice(shown)
    found = about_touched(choices, seen["pressed"])
    if found and dice.random() < EAGER:
        return one_of(found, dice)
    held = [act for act in seen["pressed"] if act.startswith("select:")]
    if held and not choices and dice.random() < EAGER:
        return held[0]  # what is touched hides the choices: let go of it
    if things and (not choices or is_tempted(seen["stamp"], choices, dice)):
        pieces = [act for act in things if act in seen["pieces"]]
        return dice.choice(pieces if pieces and dice.random() < PLAYFUL else things)
    if choices:
        return one_of(choices, dice)
    # Whoever has seen a playback does not want it again.
    if moments := [act for act in of("moment") if act != AGAIN]:
        return dice.choice(moments)
    raise AssertionError(f"nothing to tap on {seen['screen']} among {acts}")


def about_touched(choices: list[str], pressed: list[str]) -> list[str]:
    """The choices that name what is touched: most are offered because it is.

    >>> about_touched(["choose:move:blue_acrobat:15.8", "choose:end"], ["select:blue_acrobat"])
    ['choose:move:blue_acrobat:15.8']
    """
    touched = {name for act in pressed for name in names_in(act)[1:]}
    return [act for act in choices if touched.intersection(names_in(act))]


def shown_first(things: list[str], pressed: list[str]) -> list[str]:
    """What the touched thing could do and shows before it is done.

    >>> shown_first(["select:blue_acrobat>rotate/3", "select:15.8"], ["select:blue_acrobat"])
    ['select:blue_acrobat>rotate/3']
    """
    touched = tuple(f"{act.partition('@')[0]}>" for act in pressed if act.startswith("select:"))
    aims = [act for act in things if touched and act.startswith(touched)]
    return [act for act in aims if "/" in act and "@" not in act.partition(">")[2]]


def is_tempted(stamp: int, choices: list[str], dice: Random) -> bool:
    """Whether to touch something before choosing: the likelier, the fewer choices lie open.

    What can only be reached by touching would never be found without. Late in a game nobody
    looks for it any more, and the game comes to its end.
    """
    return stamp < PATIENCE and dice.random() < TEMPTED ** len(set(choices))


def one_of(choices: list[str], dice: Random) -> str:
    """Any of the choices, each kind equally likely: one attack among thirty moves is not lost.

    >>> one_of(["choose:move:a:1", "choose:move:a:2", "choose:attack:a:b"], Random(4))
    'choose:attack:a:b'
    """
    kind = dice.choice(sorted({names_in(act)[1] for act in choices}))
    return dice.choice([act for act in choices if names_in(act)[1] == kind])


def names_in(act: str) -> list[str]:
    """What an act names, in order: what is done first.

    >>> names_in("select:blue_acrobat>15.8@0")
    ['select', 'blue_acrobat', '15.8', '0']
    """
    return re.split("[:>/@]", act)


def way_to(seen: dict[str, Any], option: str, tried: set[str]) -> str:
    """What to tap on the way to an option: itself, or whatever may lead to it.

    `tried` are the things that were touched in vain for this option; it is added to.
    """
    acts = seen["acts"]
    if f"choose:{option}" in acts:
        return f"choose:{option}"
    for face, act in seen["faces"].items():
        if option.startswith(face):
            return laid(seen, option.removeprefix(face)) if act in seen["pressed"] else str(act)
    for name in ("reveal", "hand_on", "moment", "peek", "select"):
        found = [
            act
            for act in acts
            if act.split(":")[0] == name and act not in tried and act not in seen["pressed"]
            if act != AGAIN
        ]
        if found:
            act = max(found, key=lambda act: likeness(act, option))
            if name in {"peek", "select"}:
                tried.add(act)
            return str(act)
    raise AssertionError(f"no way to {option} on {seen['screen']} among {acts}")


def likeness(act: str, option: str) -> int:
    """How far an act names what the option names: the piece, the square, the manner.

    >>> likeness("select:blue_acrobat>fly", "fly:blue_acrobat:15.8")
    2
    >>> likeness("select:blue_acrobat>15.8@0", "fly:blue_acrobat:15.8")
    1
    >>> likeness("select:blue_acrobat>leave", "move_leave:blue_acrobat:15.8")
    2
    """
    named, wanted = set(names_in(act)), set(names_in(option))
    wanted.update(names_in(option)[0].split("_"))
    return len(named & wanted) - len(named - wanted - {"select", "peek"})


def laid(seen: dict[str, Any], where: str) -> str:
    """What lays the touched thing that lies face down; `where` is the end of its option."""
    return next(act for act in seen["acts"] if act.startswith(PLACE) and act.endswith(where))


def is_made(act: str, option: str) -> bool:
    """Whether this tap, on the way to an option, has chosen it."""
    return act == f"choose:{option}" or act.startswith(PLACE)
