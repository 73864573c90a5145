"""Sound on the screens: a switch in the bar, the settings in the menu, and the one question.

What is heard and when the question is due, app/sounds.py decides.
"""

from app.i18n.text import Text
from app.node import Node, h
from app.sounds import is_asked, is_asked_on_cover
from app.table import Table
from app.widgets import button, choice, sign

LOUDER = ("quiet", "normal", "loud")
"""The steps of the volume."""


def sound_tool(table: Table, text: Text) -> Node | None:
    """Switches sound on or off in the bar; small screens have it only in the menu.

    It comes once the question was answered: it would be a second one beside it.
    """
    now = table.settings.sound
    if now == "ask":
        return None
    is_on = now == "on"
    name = text("sound.mute" if is_on else "sound.unmute")
    return button(
        f"set:sound:{'off' if is_on else 'on'}",
        sign("sound" if is_on else "silence"),
        class_="tool sound-tool",
        key="sound",
        aria_label=name,
        title=name,
    )


def sound_settings(table: Table, text: Text) -> list[Node | None]:
    """Sound, how loud it is, and vibration on devices that can (static/js/hearing.mjs)."""
    chosen = table.settings
    return [
        switch("sound", chosen.sound == "on", text),
        choice(
            text("menu.volume"),
            [
                (f"set:volume:{way}", text(f"volume.{way}"), "", way == chosen.volume)
                for way in LOUDER
            ],
        )
        if chosen.sound == "on"
        else None,
        h("div", {"class": "buzzing"}, switch("buzz", chosen.buzz == "on", text)),
    ]


def switch(name: str, is_on: bool, text: Text) -> Node:
    """A setting that is on or off."""
    return choice(
        text(f"menu.{name}"),
        [
            (f"set:{name}:{way}", text(f"sound.{way}"), "", is_on == (way == "on"))
            for way in ("on", "off")
        ],
    )


def sound_question(text: Text) -> Node:
    """Whether there shall be sound; either answer is remembered, and nobody is asked again."""
    return h(
        "aside",
        {"class": "about-sound", "key": "sound", "aria-label": text("menu.sound")},
        h("p", {"role": "status"}, sign("sound"), h("span", {}, text("sound.ask"))),
        button("set:sound:on", text("sound.on")),
        button("set:sound:off", text("sound.later"), class_="quiet", data_escape=True),
    )


def asked_about_sound(table: Table, inside: list[Node | None], text: Text) -> list[Node | None]:
    """The screen with the question above it, where it covers nothing, if there are no covers.

    It waits until nobody else has anything to say.
    """
    if table.tip or table.warning or table.panel or table.notices:
        return inside
    is_here = is_asked(table) and not is_asked_on_cover(table)
    return [sound_question(text), *inside] if is_here else inside
