"""Random games of Twisted Cryptids in words: nothing raw, nothing untold, nothing too long."""

import re
from collections.abc import Callable, Iterator
from functools import partial
from random import Random

from app.games.cryptids import words
from app.i18n.text import LANGUAGES, Text
from engine.core.event import Event
from engine.core.match import Match
from engine.cryptids import GAME
from engine.cryptids.data import OPTIONS

NAMES = ("Anna", "Piotr", "Lea", "Oskar")
RAW = re.compile(r"\{\w*\}|\bcryptids\.|\b[a-z]+_[a-z_0-9]+\b")
"""What must not be left in a sentence: places, keys, ids."""
BUTTON, LINE, PROMPT, REASON, ACTION = 85, 130, 100, 200, 40
"""How many letters the screens have room for."""
GAMES = 18

TEXTS = [Text(language) for language in LANGUAGES]


def games() -> Iterator[Match]:
    """Random games of two, three and four, stopping before each choice and after the last."""
    for seed in range(GAMES):
        seats = 2 + seed % 3
        options = {name: values[seed % len(values)] for name, values in OPTIONS.items()}
        match = Match.start(GAME, seed, NAMES[:seats], options)
        dice = Random(seed)
        yield match
        while match.pending is not None:
            match.choose(dice.choice(match.pending.options))
            yield match


Said = tuple[str, object, int, Callable[[Text], str]]
"""What is said: of which question, about what, how long at most, and by which words."""


def said_of(match: Match, since: int) -> Iterator[Said]:
    """Everything that is to be put into words at a moment; the log from line `since` on."""
    for entry in match.log[since:]:
        longest = LINE + ACTION * len(entry.event.args.get("cards", ()))
        yield "", entry.event, longest, partial(words.log_line, entry=entry, names=NAMES)
    if match.pending is None:
        return
    view = match.view(match.pending.player)
    asking, kind = view.question, match.pending.kind
    assert asking is not None
    for public in (False, True):
        ask = partial(words.ask, question=asking, names=NAMES, public=public)
        first = asking.choices[0].id.partition(":")[0]
        yield kind, (asking.source, first, public), PROMPT, ask
    for choice in asking.choices:
        yield kind, choice, BUTTON, partial(words.option, choice=choice, question=asking)
    for refused in view.refused:
        yield kind, refused, REASON, partial(words.refusal, refused=refused)


def test_random_games_are_put_into_words_without_a_rest():
    known: set[str] = set()
    kinds: set[str] = set()
    lines = 0
    for match in games():
        lines = lines if match.choices else 0
        for question_kind, thing, longest, words_of in said_of(match, lines):
            if isinstance(thing, Event):
                kinds.add(thing.kind)
                if thing.kind in words.UNTOLD:
                    assert words_of(TEXTS[0]) == ""
                    continue
            # The same is said again and again; once is enough.
            about = f"{question_kind} {thing}"
            if about not in known:
                known.add(about)
                for text in TEXTS:
                    sentence = words_of(text)
                    assert sentence, about
                    assert not RAW.search(sentence), (about, sentence)
                    assert len(sentence) <= longest, (about, sentence)
                    if isinstance(thing, Event):
                        assert sentence != thing.kind
        lines = len(match.log)
    assert len(kinds) >= 24, sorted(kinds)
