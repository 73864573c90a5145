"""Random games of Dungeon Twister in words: nothing raw, nothing untold, nothing too long."""

import re
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from random import Random

from app.games.twister.sentences import TwisterSentences
from app.i18n.text import LANGUAGES
from engine.core.event import Event
from engine.core.match import Match
from engine.core.view import Choice, Refusal
from engine.twister import GAME
from engine.twister.data import OPTIONS
from tests.app.speakers import raw
from tests.engine.twister.crowds import crowded

NAMES = ("Anna", "Piotr")
RAW = raw("twister")
BUTTON, LINE, PROMPT, REASON = 110, 150, 90, 150
"""How many letters the screens have room for."""
GAMES, LONGEST = 4, 900
"""Games from the beginning, and how many choices of each are made at most."""
CROWDS, SHORTEST = 40, 100
"""Games from the thick of it, where everything can happen, and their choices."""
SOME = 16
"""Options and refusals are looked at whenever there is a new verb, and at one in so many else:
drawing up a view takes ten times as long as playing on."""

SPOKEN = [TwisterSentences(language, NAMES) for language in LANGUAGES]
english = SPOKEN[0]


class Curious:
    """Plays by chance, but rather what it has done least: most options of a game are steps."""

    def __init__(self) -> None:
        self.dice = Random(1)
        self.done: Counter[str] = Counter()

    def choose(self, options: tuple[str, ...]) -> str:
        """A verb seldom used, then any option of it."""
        verbs = sorted({verb_of(option) for option in options} - {"end"}) or ["end"]
        rarest = min(verbs, key=lambda verb: self.done[verb])
        verb = rarest if self.dice.random() < 0.7 else self.dice.choice(verbs)
        self.done[verb] += 1
        return self.dice.choice([option for option in options if verb_of(option) == verb])


def verb_of(option: str) -> str:
    return option.partition(":")[0]


def games() -> Iterator[tuple[Match, int]]:
    """Positions of random games, each with the length of its log at the one before."""
    player = Curious()
    for seed in range(GAMES):
        options = {name: values[seed % len(values)] for name, values in OPTIONS.items()}
        yield from played(Match.start(GAME, seed, NAMES, options), player, LONGEST)
    for seed in range(CROWDS):
        yield from played(crowded(seed), player, SHORTEST)


def played(match: Match, player: Curious, choices: int) -> Iterator[tuple[Match, int]]:
    """A game before every choice, and where it is left."""
    told = 0
    for _ in range(choices):
        yield match, told
        told = len(match.log)
        if match.pending is None:
            return
        match.choose(player.choose(match.pending.options))
    yield match, told


Said = tuple[str, int, Callable[[TwisterSentences], str]]
"""What is said: what makes it another sentence, how long at most, and by which sentence."""


def lines_of(match: Match, since: int) -> Iterator[Said]:
    """What was told from line `since` of the log on."""
    for entry in match.log[since:]:
        line = partial(TwisterSentences.log_line, event=entry.event)
        listed = sum(len(part) for part in entry.event.args.values() if isinstance(part, list))
        yield shape("log", entry.event.kind, entry.event.args), LINE + 28 * listed, line


def asked_in(match: Match) -> Iterator[Said]:
    """The question of a moment with its options, and what is refused."""
    assert match.pending is not None
    view = match.view(match.pending.player)
    asking = view.question
    assert asking is not None
    for public in (False, True):
        ask = partial(TwisterSentences.ask, question=asking, public=public)
        yield f"ask {asking.kind} {asking.source} {public} {asking.choices[0].id}", PROMPT, ask
    for choice in asking.choices:
        yield (
            option_shape(choice),
            BUTTON,
            partial(TwisterSentences.option, choice=choice, question=asking),
        )
    for refused in view.refused:
        yield refusal_shape(refused), REASON, partial(TwisterSentences.refusal, refused=refused)


def everything() -> Iterator[Said]:
    """All that is said in all these games, again and again."""
    known: set[str] = set()
    for count, (match, since) in enumerate(games()):
        yield from lines_of(match, since)
        if match.pending is None:
            continue
        verbs = {f"{match.pending.kind} {verb_of(option)}" for option in match.pending.options}
        if verbs - known or count % SOME == 0:
            known |= verbs
            yield from asked_in(match)


def shape(group: str, name: str, args: dict[str, object]) -> str:
    """The same for all that differ by pieces and squares alone, which all have names."""
    flags = {key: value if isinstance(value, bool) else bool(value) for key, value in args.items()}
    chosen = [str(args.get(key, "")) for key in ("why", "room", "terrain", "direction", "side")]
    return f"{group} {name} {sorted(flags.items())} {chosen}"


def option_shape(choice: Choice) -> str:
    return shape("option", choice.message.key, choice.message.args)


def refusal_shape(refused: Refusal) -> str:
    return f"{shape('no', refused.reason.key, refused.reason.args)} {refused.rule}"


def test_random_games_are_put_into_words_without_a_rest():
    known: set[str] = set()
    for about, longest, sentence_in in everything():
        if about in known:
            continue
        known.add(about)
        for said in SPOKEN:
            sentence = sentence_in(said)
            if about.startswith("log used"):
                assert sentence == ""
                continue
            assert sentence, about
            assert not RAW.search(sentence), (about, sentence)
            assert len(sentence) <= longest, (about, sentence)
            if about.startswith("log"):
                assert sentence != about.split()[1]
    heard: dict[str, set[str]] = {"log": set(), "no": set(), "option": set()}
    for group, name, *_ in (about.split() for about in known if not about.startswith("ask")):
        heard[group].add(name)
    # What is rare need not have come up, but most of it must.
    assert len(heard["log"]) >= 37, sorted(heard["log"])
    assert len(heard["option"]) >= 32, sorted(heard["option"])
    assert len(heard["no"]) >= 22, sorted(heard["no"])


def test_nothing_that_is_hidden_gets_into_words_for_the_others():
    """What is told of a placement names neither the token nor its kind."""
    match = Match.start(GAME, 3, NAMES, {"placement": "strict"})
    dice = Random(3)
    while match.pending is not None and match.pending.kind != "card":
        match.choose(dice.choice(match.pending.options))
    placed = [entry.event for entry in match.log if entry.event.kind == "placed"]
    assert len(placed) == 20
    for event in placed:
        line = english.log_line(Event(event.kind, event.args))
        assert re.fullmatch(r"(Anna|Piotr) lays a token face down in room [1-8]", line)
