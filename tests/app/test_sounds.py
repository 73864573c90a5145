"""What is heard with a screen: what everyone saw happen, once, and nothing that anybody hides.

The proof is made of two worlds that somebody at the table cannot tell apart. The same choice is
made in both. If everyone sees the same happen, everyone must hear the same.
"""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from app import sounds
from app.acts import playing
from app.curtain import Stance
from app.effects import Intent, Remember
from app.games import sounds as games
from app.games.policy import Scene
from app.settings import DEFAULTS, Settings
from app.sounds import heard_with
from app.table import NEVER, Table
from engine.autoplay.check import as_text
from engine.core.chance import Dice
from engine.core.event import Event
from engine.core.match import Match
from engine.saves.record import dump
from tests.app.tables import Sitting
from tests.engine.test_hidden_information import at_random
from tests.scale import amount
from tests.scripted import Script, script, shortest
from tools.project import lobby_games

LISTENING = DEFAULTS.after("recap", "off").after("sound", "on")


# Two worlds ------------------------------------------------------------------------------


def by_chance(game: str, seed: int, most: int) -> Script:
    """A game in which most choices are made by chance."""
    dealt, dice = Script(game, seed, []), Dice(seed)
    match = dealt.deal()
    while match.pending is not None and len(match.choices) < most:
        match.choose(at_random(match.pending, dice))
    return dealt._replace(choices=match.choices)


def chosen(table: Table, match: Match[Any], option: str) -> Table:
    """The table after a choice in this world."""
    match.choose(option)
    before = replace(table.bare(), match=match)
    return playing.moved(before, Intent("choose", option, fresh=1, now=1_000), option).table


def screens_of(table: Table) -> Iterator[Table]:
    """What is shown after a choice: the scenes of a playback one by one, and then the table."""
    for place in range(len(table.moment.stops) if table.moment else 0):
        yield replace(table, moment=table.moment.go_to(place, table.match))
    yield replace(table, moment=None)


def heard_on(table: Table) -> list[str]:
    """What is heard with each of these screens."""
    return [heard_with(screen) for screen in screens_of(table)]


def told_to_all(table: Table) -> tuple[list[Event], str]:
    """What everyone saw happen with the last choice, and what everyone can see now.

    After the end the story tells secrets as well.
    """
    match = table.match
    story = match.story(None, len(match.choices), own=True)
    now = as_text(match.view(None)) if match.pending is not None else match.state.ending
    return [event for _, event in story if event.audience is None], now


def others(match: Match[Any], option: str, dice: Random) -> Iterator[tuple[Match[Any], str]]:
    """The same choice in a world that its chooser may take for the true one, and another choice."""
    asked = match.pending
    assert asked is not None  # somebody is about to choose
    world = match.imagine(asked.player, Dice(dice.getrandbits(32)))
    if option in world.pending.options:
        yield world, option
    yield match.clone(), dice.choice(asked.options)


def compared(planned: Script, every: int) -> tuple[int, set[str]]:
    """How many pairs of worlds were heard in a game, and all that was heard in the true one."""
    pairs, heard, dice = 0, set[str](), Random(planned.seed)
    match = planned.deal()
    table = Table(match=match, id="two worlds", settings=LISTENING, last_seen=(NEVER,) * 4)
    for left, option in zip(range(len(planned.choices), 0, -1), planned.choices, strict=True):
        now = chosen(table, match.clone(), option)
        said, told = heard_on(now), told_to_all(now)
        heard.update(sound for line in said for sound in line.split()[1:])
        if left == 1 or not dice.randrange(every):
            for world, other in others(match, option, dice):
                elsewhere = chosen(table, world, other)
                if told_to_all(elsewhere) == told:
                    assert heard_on(elsewhere) == said
                    pairs += elsewhere.match.state.digest() != now.match.state.digest()
            for reader in range(len(match.setup.names) if left > 1 else 0):
                # Nor does anybody hear what lies hidden now.
                redealt = now.match.imagine(reader, Dice(left))
                assert heard_on(replace(now, match=redealt)) == said
        table, match = replace(now, moment=None), now.match
    return pairs, heard


@pytest.fixture(params=["as it is", "as loud as can be"])
def loudness(request, monkeypatch) -> str:
    """Either as the games say, or every event with all that it holds would be heard."""
    if request.param == "as loud as can be":
        for name in ("sound_of", "sound_of_look"):
            monkeypatch.setattr(sounds, name, lambda _, *told, **__: repr(told).replace(" ", ""))
        monkeypatch.setattr(sounds, "MOST_SOUNDS", 1_000)
    return request.param


@pytest.fixture
def unsaved(monkeypatch):
    """A world that is only imagined cannot be saved."""
    monkeypatch.setattr(playing, "dump", lambda _: {})


@pytest.mark.usefixtures("unsaved")
@pytest.mark.parametrize("game", lobby_games())
@pytest.mark.parametrize("seed", range(amount(8, 1)))
def test_worlds_that_nobody_can_tell_apart_sound_the_same(game, seed, loudness):
    pairs, heard = compared(by_chance(game, 90 + seed, most=250), every=amount(3, 9))
    assert pairs > 3
    assert len(heard) > 4


@pytest.mark.usefixtures("unsaved")
@pytest.mark.parametrize("game", lobby_games())
def test_nor_does_the_end_tell_anything_by_its_sound(game, loudness):
    pairs, heard = compared(shortest(game), every=amount(2, 4))
    assert pairs > 3
    assert sounds.END in heard


@pytest.mark.parametrize("game", lobby_games())
def test_what_only_one_seat_sees_is_never_heard(game, monkeypatch):
    heard = set[str]()
    for name in ("sound_of", "sound_of_look"):
        monkeypatch.setattr(sounds, name, lambda _, event, *__, **___: heard.add(event.kind) or "x")
    planned = script(game, 3)
    table = Table(match=planned.deal(), settings=LISTENING, last_seen=(NEVER,) * 4)
    for option in planned.choices:
        table = replace(chosen(table, table.match.clone(), option), moment=None)
        heard_on(table)
    told = [event for _, event in table.match.log]
    private = {event.kind for event in told if event.audience is not None}
    public = {event.kind for event in told if event.audience is None}
    assert heard
    assert not heard & (private - public)


# Once ------------------------------------------------------------------------------------


@pytest.fixture
def singing(monkeypatch):
    """The developer's game, which is silent, with a few sounds."""
    known = {"begs": "piece", "gathers": "flip", "draws": "card", "turn": ""}
    monkeypatch.setattr(games, "sounds_of", lambda _: known)


def heard(sitting: Sitting) -> str | None:
    """What the screen lets be heard."""
    return sitting.screen.attributes.get("data-sound")


def begged(**wishes: Any) -> Sitting:
    """A game of Magpies after its first turn."""
    sitting = Sitting(**wishes)
    if sitting.table.curtain.stance is Stance.COVERED:
        sitting.tap("reveal")
    sitting.tap("choose:beg")
    return sitting


@pytest.mark.usefixtures("singing")
def test_a_choice_is_heard_with_its_screen_and_whoever_is_next_is_called():
    sitting = Sitting()
    assert heard(sitting) is None
    sitting.tap("reveal")
    assert heard(sitting) is None
    sitting.tap("choose:beg")
    assert sitting.screen.attributes["data-screen"] == "cover"
    assert heard(sitting) == f"{sitting.table.stamp} piece turn"


@pytest.mark.usefixtures("singing")
def test_whatever_is_opened_or_looked_at_afterwards_is_nothing_new():
    sitting = begged()
    said = heard(sitting)
    sitting.do("set", "recap:on")
    sitting.tap("reveal")
    assert sitting.screen.attributes["data-screen"] == "recap"
    assert heard(sitting) == said
    sitting.tap("reveal")
    for act in ("panel:log", "at:1", "moment:", "panel:menu", "panel:"):
        sitting.do(*act.split(":"))
        assert heard(sitting) == said


@pytest.mark.usefixtures("singing")
def test_what_is_taken_back_is_silent():
    sitting = begged()
    sitting.tap("reveal")
    sitting.do("choose", "trade")
    assert heard(sitting) == f"{sitting.table.stamp}"
    sitting.do("undo")
    assert heard(sitting) is None


@pytest.mark.usefixtures("singing")
def test_a_game_that_is_opened_again_is_silent_until_somebody_chooses():
    sitting = begged()
    other = Sitting()
    other.do("import", dump(sitting.match))
    assert other.match.choices == ["beg"]
    assert heard(other) is None
    other.tap("reveal")
    other.tap("choose:beg")
    assert heard(other) == f"{other.table.stamp} piece turn"


@pytest.mark.usefixtures("singing")
def test_a_tab_that_only_watches_is_silent():
    sitting = begged()
    sitting.do("lost", sitting.table.id)
    assert sitting.screen.attributes["data-screen"] == "watch"
    assert heard(sitting) is None


@pytest.mark.usefixtures("singing")
def test_nobody_is_called_before_a_computer_s_move_was_seen():
    sitting = begged(played_by=["", "even:thief"])
    assert heard(sitting) == f"{sitting.table.stamp} piece"
    sitting.computer_moves("beg")
    assert sitting.table.showing
    assert heard(sitting) == f"{sitting.table.stamp} piece"
    sitting.tap("onward")
    assert heard(sitting) == f"{sitting.table.stamp} piece turn"


@pytest.mark.usefixtures("singing")
def test_the_end_is_heard_even_if_it_is_agreed():
    sitting = Sitting().finish()
    assert heard(sitting).endswith(" end")
    agreed = begged()
    agreed.tap("reveal")
    agreed.do("draw")
    agreed.do("agree", "0")
    agreed.do("agree", "1")
    assert agreed.screen.attributes["data-screen"] == "over"
    assert heard(agreed).endswith(" end")


def test_a_sound_is_said_once_and_the_last_ones_count():
    assert (
        sounds.said("7", ["card", "", "pull", "card", "flip", "devoured"]) == "7 pull flip devoured"
    )
    assert sounds.said("7", []) == "7"


# Playbacks -------------------------------------------------------------------------------


def staged(stage: str = "normal") -> Table:
    """A table of Twisted Cryptids when Dusk has just fallen."""
    planned = shortest("cryptids")
    settings = LISTENING.after("stage", stage)
    table = Table(match=planned.deal(), settings=settings, last_seen=(NEVER,) * 4)
    for option in planned.choices:
        table = chosen(table, table.match, option)
        found = sounds.events_at(table.match, None, len(table.match.choices))
        if "encounter" in {event.kind for event in found}:
            return table
        table = replace(table, moment=None)
    raise AssertionError("no Dusk")


def test_each_scene_of_a_playback_is_heard_when_it_is_shown_and_again_when_it_is_repeated():
    table = staged()
    said = heard_on(table)
    places = [line.split()[0] for line in said]
    scenes = len(table.moment.stops)
    assert places == [*(f"{table.stamp}.{place}" for place in range(scenes)), f"{table.stamp}"]
    assert any("dusk" in line.split() for line in said)
    assert any("sighting" in line.split() for line in said)
    # What was played back is not heard again with the table.
    assert set(said[-1].split()[1:]) <= {sounds.TURN, sounds.END}
    assert [heard_with(screen) for screen in screens_of(table)] == said


def test_without_playbacks_everything_is_heard_at_once_but_not_too_much():
    (said,) = heard_on(staged("off"))
    _, *names = said.split()
    assert 1 < len(names) <= sounds.MOST_SOUNDS


@pytest.mark.parametrize(
    ("known", "expected"),
    [
        ({"x": "own"}, ["own", "", "", ""]),
        ({"x": "own", "x.sums": "sum"}, ["", "sum", "own", ""]),
        ({"x.faces": "face", "x.sums": "sum"}, ["face", "sum", "", ""]),
    ],
    ids=["as a whole", "in parts and as a whole", "in parts"],
)
def test_a_part_of_an_event_may_have_a_sound_of_its_own(monkeypatch, known, expected):
    monkeypatch.setattr(games, "sounds_of", lambda _: known)
    looks = ("faces", "sums", "", "summary")
    event = Event("x", {})
    said = [
        games.sound_of_look("", event, part, is_first=not number)
        for number, part in enumerate(looks)
    ]
    assert said == expected


def test_before_anything_is_told_nothing_is_heard():
    table = staged()
    scenes = (Scene(0, "facing"), *table.moment.scenes)
    assert sounds.of_scene(table.moment._replace(scenes=scenes, place=0)) == []


# The question ----------------------------------------------------------------------------


ASKING = "set:sound:on", "set:sound:off"


def new_here(**wishes: Any) -> Sitting:
    """A table on a device where nobody was ever asked about sound."""
    sitting = Sitting(**wishes)
    sitting.table = replace(sitting.table, settings=sitting.table.settings.after("sound", "ask"))
    return sitting


def is_asked(sitting: Sitting) -> bool:
    """Whether the question stands on the screen, with both its answers."""
    found = [len(sitting.screen.find(data_act=act)) for act in ASKING]
    assert found in ([0, 0], [1, 1])
    return bool(sitting.screen.find(class_="about-sound"))


def test_the_question_comes_on_a_cover_once_a_turn_is_over_and_never_again():
    sitting = new_here()
    assert not is_asked(sitting)
    sitting.do("set", "hint:seen")
    sitting.tap("reveal")
    assert not is_asked(sitting)
    sitting.tap("choose:beg")
    assert sitting.screen.attributes["data-screen"] == "cover"
    assert is_asked(sitting)
    (effect,) = sitting.tap("set:sound:off")
    assert isinstance(effect, Remember)
    assert effect.settings.sound == "off"
    for _ in sitting.play():
        assert not sitting.screen.find(class_="about-sound")


def test_on_a_cover_a_newcomers_hint_goes_first():
    sitting = new_here()
    sitting.tap("reveal")
    sitting.tap("choose:beg")
    assert sitting.screen.find(class_="newcomer")
    assert not is_asked(sitting)


@pytest.mark.parametrize(
    "wishes", [{"played_by": ["", "even:thief"]}, {"seating": "across"}], ids=["alone", "across"]
)
def test_where_there_are_no_covers_it_stands_above_the_table(wishes):
    sitting = new_here(**wishes)
    sitting.do("set", "hint:seen")
    while not is_asked(sitting):
        assert len(sitting.match.choices) < 4
        if sitting.table.curtain.stance is Stance.COVERED:
            sitting.tap("reveal")
        elif sitting.table.curtain.stance is Stance.WAITING:
            sitting.until_a_person_is_asked()
        else:
            sitting.do("choose", "beg")
    assert sitting.screen.attributes["data-screen"] == "play"
    assert sitting.match.choices
    # It lies over nothing: a panel takes its place.
    sitting.do("panel", "log")
    assert not sitting.screen.find(class_="about-sound")


def test_nobody_is_asked_in_a_game_that_was_only_opened():
    sitting = begged()
    other = new_here()
    other.do("set", "hint:seen")
    other.do("import", dump(sitting.match))
    assert other.match.choices
    assert not is_asked(other)


def test_a_game_that_only_computers_play_asks_nobody():
    sitting = new_here(played_by=["even:thief", "even:thief"])
    for _ in range(4):
        sitting.computer_moves("beg")
        assert not is_asked(sitting)
        sitting.do("onward")


def test_every_answer_and_every_step_is_kept_by_the_device():
    for name, value in (("sound", "on"), ("volume", "loud"), ("buzz", "on")):
        (effect,) = Sitting().do("set", f"{name}:{value}")
        assert effect.settings._asdict()[name] == value
    assert Settings.from_data({"sound": "louder", "volume": 11}) == Settings()


# Switches --------------------------------------------------------------------------------


def test_mute_is_one_tap_away_and_the_menu_has_the_rest():
    sitting = Sitting()
    sitting.tap("reveal")
    (tool,) = sitting.screen.find(class_="tool sound-tool")
    assert tool.attributes["aria-label"] == "Turn the sound on"
    sitting.tap(tool.attributes["data-act"])
    assert sitting.table.settings.sound == "on"
    (tool,) = sitting.screen.find(class_="tool sound-tool")
    assert tool.attributes["aria-label"] == "Mute"
    sitting.tap("panel:menu")
    assert "Volume" in sitting.words
    (quiet,) = sitting.screen.find(data_act="set:volume:quiet")
    assert quiet.attributes["aria-pressed"] == "false"
    sitting.tap("set:volume:quiet")
    sitting.tap("set:buzz:on")
    chosen = sitting.table.settings
    assert (chosen.sound, chosen.volume, chosen.buzz) == ("on", "quiet", "on")
    sitting.do("set", "sound:off")
    assert not sitting.screen.find(data_act="set:volume:quiet")


def test_before_the_question_was_answered_the_bar_is_as_it_was():
    sitting = new_here()
    sitting.tap("reveal")
    assert not sitting.screen.find(class_="tool sound-tool")
    sitting.tap("panel:menu")
    (off,) = sitting.screen.find(data_act="set:sound:off")
    assert off.attributes["aria-pressed"] == "true"
