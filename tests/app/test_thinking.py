"""A computer thinks beside the page: it blocks nothing, and what comes too late is dropped.

A strong one thinks in a worker, if there is one (tests/e2e/test_worker.py has a real one).
"""

import asyncio
import json

import pytest

from app import opponents, thinking
from app.seats import Computer
from app.shell import Shell
from app.storage import MemoryStore
from app.study import Study, question_of
from tests.app.test_shell import FakePage
from tests.app.waiting import wait_for
from tests.engine.core.test_match import magpies


class Slow:
    """A thought that waits in slices until it may end."""

    def __init__(self, match, slices=5):
        self.match = match
        self.slices = slices
        self.begun = 0

    def __iter__(self):
        for number in range(self.slices):
            self.begun = number + 1
            yield (number + 1) / self.slices

    @property
    def option(self):
        return self.match.pending.options[0]


@pytest.fixture
def thoughts(monkeypatch):
    """Every thought that was begun; the pauses between them are short."""
    begun = []

    def thought(match, *_):
        begun.append(Slow(match.clone()))
        return begun[-1]

    monkeypatch.setattr(opponents, "thought", thought)
    monkeypatch.setattr(thinking, "PAINTING", 0)
    monkeypatch.setattr(thinking, "LEAST_SECONDS", 0)
    monkeypatch.setattr(thinking, "SLICE_SECONDS", 0)
    return begun


class Bench:
    """A shell in one event loop, so that thoughts go on between taps."""

    def __init__(self, store=None, aside=None):
        self.diary = []
        self.store = store or MemoryStore()
        self.page = FakePage(self.diary)
        self.page.aside = aside
        self.shell = Shell(self.page, self.store)

    def tell(self, name, value="", stamp=-1):
        self.shell.receive(json.dumps({"name": name, "value": value, "stamp": stamp}))

    async def rest(self, times=40):
        for _ in range(times):
            await asyncio.sleep(0)

    async def deal(self, seats=("even:thief", ""), pace="off"):
        self.tell("developer", "yes")
        self.tell("settings", {"recap": "off", "pace": pace})
        wish = {"game": "magpies", "names": ["Mona", "Anna"], "seed": 3, "seats": list(seats)}
        self.tell("start", wish)
        await self.rest(6)

    @property
    def table(self):
        return self.shell.table

    @property
    def choices(self):
        return self.table.match.choices


def test_a_computer_moves_by_itself_until_a_person_is_asked(thoughts):
    async def play():
        bench = Bench()
        await bench.deal()
        await bench.rest(400)
        assert bench.choices
        assert bench.table.match.pending.player == 1
        assert 'data-screen="play"' in bench.page.html

    wait_for(play())
    assert thoughts


def test_its_steps_wait_for_the_screen_that_shows_them(thoughts):
    async def play():
        bench = Bench()
        await bench.deal(pace="normal")
        await bench.rest(400)
        assert len(bench.choices) == 1
        assert bench.table.showing
        assert "data-pace" in bench.page.html
        bench.tell("onward", "", bench.table.stamp)
        await bench.rest(400)
        assert len(bench.choices) == 2 or bench.table.match.pending.player == 1

    wait_for(play())


def test_the_next_thought_begins_while_the_last_step_is_shown(thoughts):
    async def play():
        bench = Bench()
        await bench.deal(pace="normal")
        await bench.rest(400)
        if bench.table.errand:
            assert len(thoughts) == 2

    wait_for(play())


def test_whoever_leaves_is_not_followed_by_a_choice(thoughts):
    async def play():
        bench = Bench()
        await bench.deal()
        bench.tell("leave")
        await bench.rest(200)
        assert bench.table.match is None
        (kept,) = bench.store.games.values()
        assert len(kept.journal) <= 1

    wait_for(play())


def test_a_seat_that_is_taken_over_in_the_middle_of_a_thought_is_a_persons(thoughts):
    async def play():
        bench = Bench()
        await bench.deal()
        before = list(bench.choices)
        bench.tell("seat", "0:")
        await bench.rest(200)
        assert bench.choices == before
        assert bench.table.people == (0, 1)
        bench.tell("seat", "0:easy:thief")
        bench.tell("reveal")  # it is Anna alone now, and she has to say so
        await bench.rest(400)
        assert bench.choices != before

    wait_for(play())


def test_move_now_cuts_a_thought_short(thoughts, monkeypatch):
    def thought(match, *_):
        thoughts.append(Slow(match.clone(), slices=10**9))
        return thoughts[-1]

    monkeypatch.setattr(opponents, "thought", thought)

    async def play():
        bench = Bench()
        await bench.deal(("sharp:thief", ""), pace="normal")
        await bench.rest(100)
        assert bench.choices == []
        assert 0 < bench.page.progressed < 1
        assert 'data-act="hasten"' in bench.page.html
        # Everything else goes on meanwhile.
        bench.tell("panel", "log", bench.table.stamp)
        await bench.rest()
        assert bench.table.panel == "log"
        bench.tell("panel", "", bench.table.stamp)
        bench.tell("hasten", "", bench.table.stamp)
        await bench.rest(100)
        assert len(bench.choices) == 1
        bench.tell("leave")
        await bench.rest()

    wait_for(play())


def test_a_thought_that_fails_does_not_stop_the_game(thoughts, monkeypatch, capsys):
    def thought(*_):
        raise RuntimeError("lost the thread")

    monkeypatch.setattr(opponents, "thought", thought)

    async def play():
        bench = Bench()
        await bench.deal()
        await bench.rest(400)
        assert bench.choices
        assert bench.table.failure is None

    wait_for(play())
    assert "lost the thread" in capsys.readouterr().err


def test_a_device_that_keeps_nothing_lets_computers_play(thoughts):
    class Refusing(MemoryStore):
        async def write(self, change):
            return "QuotaExceededError"

    async def play():
        bench = Bench(Refusing())
        await bench.deal()
        await bench.rest(600)
        assert bench.choices
        assert bench.table.unkept

    wait_for(play())


def test_a_game_read_again_in_the_middle_of_a_thought_comes_to_the_same_choice(monkeypatch):
    monkeypatch.setattr(thinking, "PAINTING", 0)
    monkeypatch.setattr(thinking, "LEAST_SECONDS", 0)

    async def first_choice(store, id):
        bench = Bench(store)
        bench.tell("developer", "yes")
        bench.tell("settings", {"recap": "off", "pace": "normal"})
        bench.tell("resume", id)
        for _ in range(2_000):
            await asyncio.sleep(0.001)
            if bench.choices if bench.table.match else False:
                break
        return bench.choices[0]

    async def play():
        store = MemoryStore()
        bench = Bench(store)
        await bench.deal(pace="normal")
        bench.tell("leave")
        await bench.rest(50)
        (id,) = store.games
        kept = store.games[id]
        one = await first_choice(store, id)
        store.games[id] = kept
        assert one == await first_choice(store, id)

    wait_for(play())


# In a worker -----------------------------------------------------------------------------


class Worker:
    """Somewhere else to think, which answers when it is told to."""

    def __init__(self, *, up=True):
        self.up = up
        self.questions = []
        self.told = []
        self.answer = None

    def is_up(self, question):
        self.told.append("is_up")
        return self.up

    async def think(self, question):
        self.questions.append(question)
        self.answer = asyncio.get_running_loop().create_future()
        return await self.answer

    def hasten(self):
        self.told.append("hasten")

    def drop(self):
        self.told.append("drop")

    def end(self):
        self.told.append("end")


SHARP = ("sharp:thief", "")


def test_a_sharp_computer_thinks_in_the_worker(thoughts):
    async def play():
        bench = Bench(aside=Worker())
        await bench.deal(SHARP)
        await bench.rest(100)
        assert thoughts == []
        assert bench.choices == []
        study = Study()
        bench.page.aside.answer.set_result(study.test(bench.page.aside.questions[0]))
        await bench.rest(100)
        assert len(bench.choices) == 1
        assert "end" not in bench.page.aside.told

    wait_for(play())


def test_the_others_do_not_need_a_worker(thoughts):
    async def play():
        bench = Bench(aside=Worker())
        await bench.deal(("even:thief", ""))
        await bench.rest(200)
        assert bench.choices
        assert bench.page.aside.questions == []
        assert "is_up" not in bench.page.aside.told

    wait_for(play())


def test_until_the_worker_is_up_the_page_thinks_itself(thoughts):
    async def play():
        bench = Bench(aside=Worker(up=False))
        await bench.deal(SHARP)
        await bench.rest(200)
        assert bench.choices
        assert thoughts
        assert "is_up" in bench.page.aside.told

    wait_for(play())


def test_a_worker_that_dies_stops_no_game(thoughts):
    async def play():
        bench = Bench(aside=Worker())
        await bench.deal(SHARP, pace="normal")
        await bench.rest(100)
        bench.page.aside.answer.set_exception(RuntimeError("out of memory"))
        await bench.rest(200)
        assert len(bench.choices) == 1
        assert bench.table.failure is None
        assert thoughts

    wait_for(play())


def test_move_now_reaches_the_worker_once(thoughts):
    async def play():
        bench = Bench(aside=Worker())
        await bench.deal(SHARP)
        await bench.rest(100)
        bench.tell("hasten", "", bench.table.stamp)
        await bench.rest()
        bench.tell("panel", "log", bench.table.stamp)
        await bench.rest()
        assert bench.page.aside.told.count("hasten") == 1

    wait_for(play())


def test_whoever_leaves_ends_the_worker_and_drops_its_answer(thoughts):
    async def play():
        bench = Bench(aside=Worker())
        await bench.deal(SHARP)
        await bench.rest(100)
        bench.tell("leave")
        await bench.rest()
        assert {"drop", "end"} <= set(bench.page.aside.told)

    wait_for(play())


def test_a_study_follows_a_game_and_goes_back_with_it():
    match = record_of_a_game()
    study, sharp = Study(), "sharp:thief"
    for choices in (4, 6, 5, 9):
        now = match.at(choices)
        seat = now.pending.player
        fresh = opponents.thought(now, seat, Computer("sharp", "thief"))
        list(fresh)
        assert study.test(question_of(now, seat, sharp)) == fresh.option


def record_of_a_game():
    """A game of Magpies after ten choices."""
    match = magpies(9)
    for _ in range(10):
        match.choose(match.pending.options[0])
    return match
