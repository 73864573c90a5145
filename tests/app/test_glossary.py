"""One thing has one word: the glossary of each language, held against everything that is said.

`tests/app/glossary/<language>.json` is a list of terms:

    term   the word that we use
    means  what it stands for
    not    patterns of words that we never use for it
    in     the catalogues that speak of it, without their language; "" is the page's own
"""

import json
import re
from pathlib import Path

import pytest

from app.i18n.text import LANGUAGES

CATALOGUES = Path(__file__).parents[2] / "app" / "i18n"
GLOSSARIES = Path(__file__).parent / "glossary"
NO_TEXTS = ("id", "generated", "plural-forms", "language", "inbetween.breaks")
"""What stands in a catalogue and is not read: ids, and where words may be broken."""


def texts(catalogue: str, language: str) -> dict[str, str]:
    """Everything that a catalogue says, by where it stands there."""
    name = f"{catalogue}.{language}.json" if catalogue else f"{language}.json"
    return dict(leaves(json.loads((CATALOGUES / name).read_text("utf-8")), ""))


def leaves(part: object, place: str):
    """Every text in a file of messages or chapters."""
    if isinstance(part, str):
        yield place, part
    elif isinstance(part, dict):
        for key, value in part.items():
            if key not in NO_TEXTS:
                yield from leaves(value, f"{place}/{key}")
    elif isinstance(part, list):
        for number, value in enumerate(part):
            yield from leaves(value, f"{place}/{number}")


def catalogues_of(entry: dict) -> list[str]:
    """The catalogues that a term is about; "*" are all of them."""
    if "*" not in entry["in"]:
        return entry["in"]
    games = {path.stem.rpartition(".")[0] for path in CATALOGUES.glob("*.json")}
    rules = {f"rules/{path.stem.rpartition('.')[0]}" for path in CATALOGUES.glob("rules/*.json")}
    return sorted(games | rules)


def glossary(language: str) -> list[dict]:
    return json.loads((GLOSSARIES / f"{language}.json").read_text("utf-8"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_thing_has_one_word(language):
    wrong = [
        f"{catalogue}{place}: {text!r} has {pattern!r} for {entry['term']!r} ({entry['means']})"
        for entry in glossary(language)
        for catalogue in catalogues_of(entry)
        for place, text in texts(catalogue, language).items()
        for pattern in entry["not"]
        if re.search(pattern, text)
    ]
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_of_the_glossary_is_in_use(language):
    entries = glossary(language)
    assert len(entries) >= 25
    unused = [
        entry["term"]
        for entry in entries
        if not any(
            entry["term"].lower() in text.lower()
            for catalogue in catalogues_of(entry)
            for text in texts(catalogue, language).values()
        )
    ]
    assert unused == []
