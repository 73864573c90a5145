"""What is to be heard with a screen, decided by what everybody saw happen and by nothing else.

A sound is heard by everyone at the table, so it must tell no secret: in worlds that the listeners
cannot tell apart the sounds are the same (tests/app/test_sounds.py). Only what has just been
chosen is heard. A reload, an undo or an earlier moment is silent. Nothing here draws.
"""

from app.curtain import Stance
from app.games.sounds import sound_of, sound_of_look
from app.moments import Moment, events_at, playback_after
from app.table import NEVER, Table

TURN, END = "turn", "end"
"""Somebody else is asked now; the game has ended. A turn that begins is an event of that name."""

MOST_SOUNDS = 3
"""How many sounds of one screen are heard, the last ones: what comes last matters most."""


def heard_with(table: Table) -> str:
    """The moment on the screen and its sounds, as "18.2 flip devoured"; "" if nothing can be heard.

    The screens of one moment may say it in parts and again: the script plays only what it has not
    played of it (static/js/hearing.mjs).
    """
    if table.match is None or table.watching or table.failure or table.heard_from == NEVER:
        return ""
    scene = table.moment.scene if table.moment else None
    if scene is not None and table.moment is not None:
        return said(f"{table.stamp}.{table.moment.place}", of_scene(table.moment))
    made = ("sounds", table.heard_from, table.settings.stage)
    heard = table.views.once(table.match, made, lambda: of_choice(table))
    return said(str(table.stamp), [*heard, call(table)])


def said(moment: str, sounds: list[str]) -> str:
    """A moment and its last sounds in one line, each of them once."""
    different = list(dict.fromkeys(filter(None, sounds)))
    return " ".join([moment, *different[-MOST_SOUNDS:]])


def of_choice(table: Table) -> list[str]:
    """What the last choice sounds like; nothing if it is played back scene by scene."""
    match = table.match
    assert match is not None  # somebody has chosen
    if table.settings.stage != "off" and playback_after(match) is not None:
        return []
    story = match.story(None, table.heard_from + 1, own=True)
    # After the end the story holds everybody's secrets.
    return [sound_of(match.game.name, event) for _, event in story if event.seen_by(None)]


def of_scene(moment: Moment) -> list[str]:
    """What a scene of a playback sounds like: what has happened since the one before."""
    scene, game = moment.scene, moment.match.game.name
    assert scene is not None  # a playback is made of scenes
    before = moment.scenes[moment.place - 1].told if moment.place else 0
    told = events_at(moment.match, None, moment.at)[: scene.told]
    sounds = [sound_of(game, event) for event in told[before:-1] if event.seen_by(None)]
    shown = told[-1:]
    is_first = scene.told > before
    return sounds + [
        sound_of_look(game, event, scene.part, is_first=is_first)
        for event in shown
        if event.seen_by(None)
    ]


def call(table: Table) -> str:
    """The sound that calls whoever is asked next, or tells that the game is over."""
    match = table.match
    assert match is not None  # somebody has chosen
    asked = match.pending
    if asked is None:
        return END
    # First a computer's move is shown, and new cards are looked at.
    is_later = table.curtain.stance in (Stance.WAITING, Stance.PARTING)
    is_person = table.computer_at(asked.player) is None
    return TURN if is_person and not is_later and asked.player != match.state.chooser else ""


# The question whether anybody wants to hear anything ---------------------------------------


def is_asked(table: Table) -> bool:
    """Whether the one question about sound is due: on a device that was never asked.

    It comes once a turn is over, in a game that people play; a lesson has enough to say.
    """
    if table.settings.sound != "ask" or table.match is None or table.match.pending is None:
        return False
    is_played = table.heard_from != NEVER and bool(table.people) and table.learning is None
    return is_played and table.views.once(table.match, "turns", lambda: turns_begun(table)) > 1


def turns_begun(table: Table) -> int:
    """How many turns players have begun; getting ready is none."""
    assert table.match is not None  # there is a game
    return sum(event.kind == TURN for _, event in table.match.story(None))


def is_asked_on_cover(table: Table) -> bool:
    """Whether it stands on covers, where nobody decides anything, because this table has them."""
    passes = table.solo is None and not table.manner.lies_still
    return is_asked(table) and passes and not table.policy.plays_open
