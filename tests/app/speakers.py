"""The sentences of every game, for the tests."""

import json
import re
from pathlib import Path

import app.i18n
from app.games.cryptids.sentences import CryptidsSentences
from app.games.inbetween.sentences import InBetweenSentences
from app.games.sentences import Sentences
from app.games.twister.sentences import TwisterSentences
from app.i18n.text import LANGUAGES
from engine.core.view import Choice, Question

FOLDER = Path(app.i18n.__file__).parent
ENGINE = Path(__file__).parents[2] / "engine"
NAMES = ("Anna", "Piotr", "Lea", "Oskar")

CLASSES: dict[str, type[Sentences]] = {
    "inbetween": InBetweenSentences,
    "cryptids": CryptidsSentences,
    "twister": TwisterSentences,
}


def speakers(game: str, names: tuple[str, ...] = NAMES) -> list[Sentences]:
    """A game's sentences in every language."""
    return [CLASSES[game](language, names) for language in LANGUAGES]


def raw(game: str) -> re.Pattern[str]:
    """What must not be left in a sentence: places, keys, ids."""
    return re.compile(rf"\{{[\w.]*\}}|\b{game}\.|\b[a-z]+_[a-z_0-9]+\b")


def messages(game: str, language: str) -> dict[str, str | list[str]]:
    """The catalogue of a game in a language."""
    return json.loads((FOLDER / f"{game}.{language}.json").read_text("utf-8"))["messages"]


def has_any(game: str, language: str, key: str) -> bool:
    """Whether the catalogue has a message, or one of several for it."""
    whole = f"{game}.{key}"
    return any(
        known == whole or known.startswith(f"{whole}.") for known in messages(game, language)
    )


def source(game: str, *names: str) -> str:
    """The rules of a game as they are written, or some files of them."""
    folder = ENGINE / game
    paths = [folder / name for name in names] if names else sorted(folder.glob("*.py"))
    return "".join(path.read_text("utf-8") for path in paths)


def question(
    kind: str, source: str = "", player: int = 0, choices: tuple[Choice, ...] = ()
) -> Question:
    """A question that somebody is asked."""
    return Question(player, kind, source, False, choices)
