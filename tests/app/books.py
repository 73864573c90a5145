"""The rules to read, for the tests."""

from app.games.book import Chapter
from app.games.cryptids import rulebook as cryptids
from app.games.inbetween import rulebook as inbetween
from app.games.twister import rulebook as twister

BOOKS = {
    "inbetween": inbetween.chapters,
    "cryptids": cryptids.chapters,
    "twister": twister.chapters,
}


def chapters(game: str, language: str) -> tuple[Chapter, ...]:
    """All chapters of a game."""
    return BOOKS[game](language)


def lines_of(game: str, language: str, *ids: str) -> list[str]:
    """Every line of the rules, or of some chapters."""
    return [
        line
        for chapter in chapters(game, language)
        if not ids or chapter.id in ids
        for part in chapter.paragraphs
        for line in part.lines
    ]
