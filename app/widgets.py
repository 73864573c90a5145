"""Small parts that many screens and presenters use: seat tokens, signs, buttons, messages."""

from collections.abc import Sequence
from functools import cache

from app.i18n.text import Text
from app.node import Child, Node, h
from app.settings import Settings
from app.table import Notice

SHAPES = (
    ("circle", {"cx": "20", "cy": "20", "r": "15"}),
    ("rect", {"x": "6.5", "y": "6.5", "width": "27", "height": "27", "rx": "3"}),
    ("path", {"d": "M20 4l16 28H4z"}),
    ("path", {"d": "M20 3l17 17-17 17L3 20z"}),
)
"""A shape for each seat: colour is never the only sign. As in static/icons/seat-*.svg."""

SHAPES_OF = {
    "inbetween": (
        ("path", {"d": "M20 4l17 15h-5v17H8V19H3z"}),
        ("path", {"d": "M3 8c11 6 23 6 34 0-1 13-6 23-17 29C9 31 4 21 3 8z"}),
    ),
}
"""Shapes of a game's own: the Town is a house, the Creature a maw."""

SIGNS = {
    "menu": "M3 6h18M3 12h18M3 18h18",
    "undo": "M9 5L4 10l5 5M4 10h10a6 6 0 010 12h-3",
    "log": "M6 3h12v18H6zM9 8h6M9 12h6M9 16h4",
    "close": "M5 5l14 14M19 5L5 19",
    "rules": "M12 6c-2-2-5-2-8-1v14c3-1 6-1 8 1 2-2 5-2 8-1V5c-3-1-6-1-8 1zM12 6v14",
    "size": "M2 19l4-10 4 10M3.3 16h5.4M11 19l5.5-14L22 19M13 14h7",
    "sound": "M4 9.5h4l5-4.5v14l-5-4.5H4zM16.5 9a4 4 0 010 6M19 6a8 8 0 010 12",
    "silence": "M4 9.5h4l5-4.5v14l-5-4.5H4zM16.5 9.5l5 5M21.5 9.5l-5 5",
    "eye": "M2 12c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7zM12 9a3 3 0 100 6 3 3 0 000-6z",
    "back": "M15 5l-7 7 7 7",
    "on": "M9 5l7 7-7 7",
    "turn-back": "M19 5l-7 7 7 7M12 5l-7 7 7 7",
    "turn-on": "M5 5l7 7-7 7M12 5l7 7-7 7",
    "first": "M18 5l-7 7 7 7M6 5v14",
    "last": "M6 5l7 7-7 7M18 5v14",
    "play": "M8 5l11 7-11 7z",
    "legend": "M8.5 9a3.5 3.5 0 115 3.2c-1 .6-1.5 1.2-1.5 2.6M12 17.4v.6M12 2a10 10 0 100 20"
    "a10 10 0 000-20z",
    "course": "M3 20h18M3 16l5-6 4 4 8-9",
    "done": "M4 13l5 5L20 6",
    "picture": "M3 5h18v14H3zM3 16l5-5 4 4 3-3 6 5M15.5 8.5v.1",
    "pause": "M9 5v14M15 5v14",
    "pace-calm": "M3 18a9 9 0 0118 0M12 18l-6-4",
    "pace-normal": "M3 18a9 9 0 0118 0M12 18v-7",
    "pace-quick": "M3 18a9 9 0 0118 0M12 18l6-4",
    "hand": "M8 3h11v14H8zM8 7H5v14h11v-4",
    "round": "M4 11a8 8 0 0114-4l2 2M20 4v5h-5M20 13a8 8 0 01-14 4l-2-2M4 20v-5h5",
}
"""Line drawings for the buttons of the bar."""


def token(seat: int, game: str = "") -> Node:
    """The sign of a seat; its colour comes from the game's style sheet."""
    tag, form = SHAPES_OF.get(game, SHAPES)[seat]
    return h(
        "svg",
        {"class": f"token seat-{seat}", "viewBox": "0 0 40 40", "aria-hidden": "true"},
        h(tag, dict(form)),
    )


def sign(name: str) -> Node:
    """A small line drawing."""
    return h(
        "svg",
        {"class": "sign", "viewBox": "0 0 24 24", "aria-hidden": "true"},
        h("path", {"d": SIGNS[name]}),
    )


def button(act: str | None, *children: Child, **attributes: object) -> Node:
    """A button that sends an intent; `class_` and `aria_label` become what they look like."""
    named = {name.rstrip("_").replace("_", "-"): value for name, value in attributes.items()}
    return h("button", {"type": "button", "data-act": act, "key": act, **named}, *children)


def law_link(question: str, words: str, text: Text) -> Node:
    """What was said, as a quiet way to the rule behind it."""
    return button(
        f"panel:law:{question}",
        words,
        h("span", {"class": "unseen"}, f" {text('law.ask')}"),
        h("b", {"aria-hidden": "true"}, "§"),
        class_="law-link",
        title=text("law.ask"),
    )


def dots() -> Node:
    """Three dots that move, as decoration."""
    drawn = [h("i", {"key": number}) for number in range(3)]
    return h("span", {"class": "thinking", "aria-hidden": "true"}, drawn)


def choice(title: str, ways: list[tuple[str, str, str, bool]]) -> Node:
    """One of a few, side by side: (act, label, spoken name, whether it is the one)."""
    return h(
        "div",
        {"class": "choice", "role": "group", "aria-label": title, "key": title},
        h("span", {"class": "what", "aria-hidden": "true"}, title),
        h(
            "span",
            {"class": "ways"},
            [
                button(
                    act,
                    label,
                    aria_label=name or None,
                    aria_pressed="true" if chosen else "false",
                )
                for act, label, name, chosen in ways
            ],
        ),
    )


def shortcut(settings: Settings, letter: str) -> dict[str, str]:
    """The attributes of a button that answers to a single key, unless they are switched off."""
    if settings.keys != "on":
        return {}
    return {"data_key": letter, "aria_keyshortcuts": letter}


def messages(notices: Sequence[Notice], text: Text) -> Node | None:
    """What the players have to be told now; what does not last floats, and moves nothing."""
    if not notices:
        return None
    return h(
        "div",
        {"class": "messages", "key": "messages", "role": "status"},
        [
            h(
                "p",
                {"class": notice_class(notice), "key": notice.key},
                text(notice.key, **notice.arguments),
            )
            for notice in notices
        ],
    )


def notice_class(notice: Notice) -> str:
    """How a notice looks, and whether it floats."""
    states = ["notice", "lasting" if notice.lasting else "passing"]
    return " ".join([*states, "calm"] if notice.calm else states)


@cache
def face(character: str) -> Node:
    """The face of a computer's character, as decoration."""
    source = f"./static/icons/opponent-{character}.svg"
    return h("img", {"class": "opponent", "src": source, "alt": "", "width": 48, "height": 48})


# Drawings of the games (static/art/<game>); they carry no words: the screen says what one means.


def named(name: str, *drawn: Child) -> list[Node]:
    """The inside of a button: its name for those who hear, what is drawn for those who see."""
    return [
        h("span", {"class": "unseen"}, name),
        h("span", {"class": "seen", "aria-hidden": "true"}, drawn),
    ]


def address(game: str, name: str) -> str:
    """Where a drawing of a game lies."""
    return f"./static/art/{game}/{name}.svg"


@cache
def picture(game: str, name: str, kind: str, width: int, height: int) -> Node:
    """A drawing of a game, as decoration."""
    return h(
        "img",
        {
            "class": kind,
            "src": address(game, name),
            "alt": "",
            "width": width,
            "height": height,
            "draggable": "false",
        },
    )


@cache
def sprite(game: str, sheet: str, name: str, kind: str) -> Node:
    """One drawing of a sheet, in the colour of the text around it."""
    return h(
        "svg",
        {"class": kind, "viewBox": "0 0 24 24", "width": 24, "height": 24, "aria-hidden": "true"},
        h("use", {"href": f"{address(game, sheet)}#{name}"}),
    )
