"""The shell: saved before drawn, errors on a screen, nothing lost."""

import asyncio
import json

import pytest

from app import shell as shell_module
from app.games.presenter import Presenter
from app.node import to_html
from app.shell import Shell
from app.storage import GoneElsewhere, MemoryStore
from engine.magpies import GAME
from tests.app.waiting import wait_for


class FakePage:
    """Writes down what the page is told."""

    aside = None

    def __init__(self, diary):
        self.diary = diary
        self.html = ""
        self.told: list[str] = []
        self.screen = ""
        self.files: list[tuple[str, str]] = []
        self.clipboard = ""
        self.may_copy = True
        self.pictures: list[dict[str, object]] = []
        self.may_draw = True

    def read(self, tree):
        self.coming = to_html(tree)

    def draw(self):
        self.html = self.coming
        self.diary.append("draw")

    def show(self, screen, game=""):
        self.screen = screen

    def tell(self, message, calm):
        self.told.append(message)

    def speak(self, language):
        self.diary.append(f"speak {language}")

    def remember(self, settings):
        self.diary.append(f"remember {settings}")

    def download(self, name, content):
        self.files.append((name, content))

    async def send_picture(self, content):
        self.pictures.append(json.loads(content))
        return self.may_draw

    async def copy(self, content):
        self.clipboard = content
        return self.may_copy

    def clear_link(self):
        self.diary.append("clear link")

    def address(self):
        return "http://localhost/handover/"

    async def source(self, file):
        return await self.sources(file)

    def prepare(self, pictures):
        self.diary.append(f"prepare {len(pictures)}")

    def progress(self, done):
        self.progressed = done

    def rehearse(self, tree):
        self.diary.append(f"rehearse {tree.attributes['data-screen']}")


class DiaryStore(MemoryStore):
    """A store that writes down when it was written to, and can refuse."""

    def __init__(self, diary):
        super().__init__()
        self.diary = diary
        self.refusal = ""

    async def write(self, change):
        await asyncio.sleep(0)
        self.diary.append("write")
        await super().write(change)
        return self.refusal


class Desk:
    """A shell with a fake page and a store in memory."""

    def __init__(self):
        self.diary: list[str] = []
        self.page = FakePage(self.diary)
        self.store = DiaryStore(self.diary)
        self.shell = Shell(self.page, self.store)

    def send(self, *intents):
        """Let the page send these, all at once, and wait until everything is done."""

        async def all_of_them():
            for name, *rest in intents:
                value = rest[0] if rest else ""
                stamp = rest[1] if len(rest) > 1 else -1
                message = json.dumps({"name": name, "value": value, "stamp": stamp})
                self.shell.receive(message)
            while self.shell.is_busy:
                await asyncio.sleep(0)

        wait_for(all_of_them())
        return self

    def start(self):
        wish = {"game": "magpies", "names": ["Anna", "Bartek"], "seed": 3}
        return self.send(("developer", "yes"), ("start", wish))

    @property
    def match(self):
        return self.shell.table.match


def test_every_choice_is_on_the_device_before_its_screen():
    desk = Desk().start()
    desk.send(("reveal",))
    desk.diary.clear()
    desk.send(("choose", "beg"))
    assert desk.diary == ["write", "draw"]


def test_the_screen_is_made_while_the_device_writes(monkeypatch):
    desk = Desk().start()
    desk.send(("reveal",))
    desk.diary.clear()
    write, make = desk.store.write, shell_module.render_table

    def begin(change):
        desk.diary.append("begin to write")
        return write(change)

    def noted(table):
        desk.diary.append("make")
        return make(table)

    desk.store.write = begin
    monkeypatch.setattr(shell_module, "render_table", noted)
    desk.send(("choose", "beg"))
    assert desk.diary == ["begin to write", "make", "write", "draw"]


def test_pictures_are_loaded_in_a_quiet_moment_and_nothing_is_drawn_for_it():
    desk = Desk()
    desk.send(("start", {"game": "inbetween", "names": ["Anna", "Bartek"], "seed": 3}))
    desk.diary.clear()
    desk.send(("prepare",))
    (prepared,) = desk.diary
    assert prepared.startswith("prepare ")
    assert int(prepared.split()[1]) > 40  # 18 Characters with two faces, and the cards
    assert Desk().send(("prepare",)).diary == []


def test_behind_the_cover_the_table_is_set_up_and_nothing_is_drawn_for_it():
    desk = Desk().start()
    desk.diary.clear()
    desk.send(("rehearse",))
    assert desk.diary == ["rehearse play"]


@pytest.mark.parametrize("seen", ["reveal", "leave"])
def test_without_a_cover_nothing_is_set_up(seen):
    desk = Desk().start()
    desk.send((seen,))
    desk.diary.clear()
    desk.send(("rehearse",))
    assert desk.diary == []


@pytest.mark.parametrize("unasked", ["prepare", "rehearse"])
def test_what_nobody_asked_for_may_fail_without_a_word(monkeypatch, unasked):
    def broken(*_):
        raise RuntimeError("no such hedge")

    desk = Desk().start()
    desk.diary.clear()
    monkeypatch.setattr(Presenter, "render_board", broken)
    desk.send((unasked,))
    assert desk.diary == []
    desk.send(("reveal",))
    assert desk.shell.table.failure.reason == "RuntimeError: no such hedge"


def test_intents_are_carried_out_in_the_order_they_came():
    desk = Desk().start()
    desk.send(("reveal",), ("choose", "trade"), ("undo",), ("choose", "beg"))
    assert desk.match.choices == ["beg"]
    (kept,) = desk.store.games.values()
    assert [entry["do"] for entry in kept.journal] == ["trade", 1, "beg"]


def test_a_double_tap_counts_once():
    desk = Desk().start()
    desk.send(("reveal",))
    desk.send(("choose", "trade", 0), ("choose", "trade", 0))
    assert desk.match.choices == ["trade"]


def test_the_page_is_left_and_found_again_at_every_choice():
    desk = Desk().start()
    dice = iter(range(10_000))
    while desk.match.pending is not None:
        digest, id = desk.match.state.digest(), desk.shell.table.id
        desk.shell = Shell(desk.page, desk.store)
        desk.send(("developer", "yes"), ("resume", id))
        assert desk.match.state.digest() == digest
        assert 'data-screen="cover"' in desk.page.html
        options = desk.match.pending.options
        # The first tap shows what is new, the second one ends that.
        desk.send(("reveal",), ("reveal",), ("choose", options[next(dice) % len(options)]))
    assert 'data-screen="over"' in desk.page.html


def test_a_refused_save_shows_a_banner_and_the_game_goes_on():
    desk = Desk()
    desk.store.refusal = "SecurityError"
    desk.start()
    assert "SecurityError" in desk.page.html
    desk.send(("reveal",), ("choose", "beg"))
    assert desk.match.choices == ["beg"]
    assert "SecurityError" in desk.page.html
    # Somebody has made room meanwhile.
    desk.store.refusal = ""
    desk.send(("reveal",), ("choose", desk.match.pending.options[0]))
    assert "SecurityError" not in desk.page.html


def test_a_game_gone_on_elsewhere_is_left():
    desk = Desk().start()
    desk.send(("reveal",))

    async def refuse(change):
        raise GoneElsewhere(change.header["id"])

    desk.store.write = refuse
    desk.send(("choose", "beg"))
    assert desk.page.screen == "lobby"
    assert "another tab" in desk.page.told[0]


def test_an_error_in_the_rules_reaches_a_screen_and_the_game_is_found_again(monkeypatch):
    desk = Desk().start()
    desk.send(("reveal",))

    def broken(*arguments):
        raise RuntimeError("no such hedge")

    with monkeypatch.context() as broken_rules:
        broken_rules.setitem(vars(GAME), "view", broken)
        desk.send(("choose", "trade"))
        assert 'data-screen="error"' in desk.page.html
        assert "RuntimeError: no such hedge" in desk.page.html
    desk.send(("export",))
    assert json.loads(desk.page.files[0][1])["choices"] == ["trade"]
    desk.send(("recover",))
    assert 'data-screen="cover"' in desk.page.html
    assert desk.match.choices == ["trade"]


def test_when_even_the_error_screen_fails_the_lobby_says_so(monkeypatch):
    desk = Desk().start()

    def broken(table):
        raise RuntimeError("no ink")

    monkeypatch.setattr(shell_module, "render_table", broken)
    desk.send(("reveal",))
    assert desk.page.screen == "lobby"
    assert desk.page.told == ["RuntimeError: no ink"]


def test_a_link_goes_to_the_clipboard_with_the_pages_address():
    desk = Desk().start()
    desk.send(("reveal",), ("share",))
    assert desk.page.clipboard.startswith("http://localhost/handover/#magpies.")
    assert "Copied" in desk.page.html


def test_a_link_that_cannot_be_copied_is_shown():
    desk = Desk().start()
    desk.page.may_copy = False
    desk.send(("reveal",), ("share",))
    assert desk.page.clipboard in desk.page.html


def ended():
    """A desk at which a game has ended."""
    desk = Desk().start()
    return desk.send(("draw",), ("agree", "0"), ("agree", "1"))


def test_a_picture_of_the_end_is_handed_to_the_page():
    desk = ended()

    async def until_it_is_there():
        desk.shell.receive(json.dumps({"name": "postcard", "value": "", "stamp": -1}))
        while not desk.page.pictures:
            await asyncio.sleep(0)

    wait_for(until_it_is_there())
    (card,) = desk.page.pictures
    assert card["title"] == "A draw"
    assert card["players"] == ["Anna", "Bartek"]
    assert "could not draw" not in desk.page.html


def test_a_picture_that_cannot_be_drawn_is_told():
    desk = ended()
    desk.page.may_draw = False

    async def until_it_is_told():
        desk.shell.receive(json.dumps({"name": "postcard", "value": "", "stamp": -1}))
        while "could not draw the picture" not in desk.page.html:
            await asyncio.sleep(0)

    wait_for(until_it_is_told())


def test_a_shared_link_opens_on_another_device():
    desk = Desk().start()
    desk.send(("reveal",), ("choose", "beg"), ("reveal",), ("share",))
    other = Desk().send(("developer", "yes"), ("link", desk.page.clipboard.split("#")[1]))
    assert other.match.state.digest() == desk.match.state.digest()
    assert 'data-screen="cover"' in other.page.html
    assert "clear link" in other.diary


@pytest.mark.parametrize("language", ["it", "pl"])
def test_a_language_chosen_at_the_table_reaches_the_lobby(language):
    desk = Desk().start()
    desk.send(("language", language, 0))
    assert f"speak {language}" in desk.diary


def test_leaving_clears_the_table():
    desk = Desk().start()
    desk.send(("reveal",), ("leave",))
    assert desk.page.screen == "lobby"
    assert "Anna" not in desk.page.html
