"""A game that another tab has: looked at, never touched, taken over as the device has it."""

import pytest

from app.controller import ACTS, WATCHING
from tests.app.test_shell import Desk


@pytest.fixture
def watching():
    """A game of Magpies that another tab has, opened here."""
    desk = Desk().start()
    desk.send(("reveal",), ("choose", "trade"), ("leave",))
    (id,) = desk.store.games
    desk.store.elsewhere.add(id)
    return desk.send(("resume", id))


def test_it_is_shown_to_nobody_in_particular(watching):
    assert 'data-screen="watch"' in watching.page.html
    assert "data-secret" not in watching.page.html
    assert "choose:" not in watching.page.html


def test_nothing_in_it_can_be_changed(watching):
    before = dict(watching.store.games)
    watching.diary.clear()
    for name in sorted(set(ACTS) - WATCHING):
        watching.send((name, "trade"))
    watching.send(("reveal",), ("choose", "end"), ("undo",))
    assert watching.store.games == before
    assert "write" not in watching.diary
    assert watching.match.choices == ["trade"]


def test_it_can_be_taken_over_while_the_other_tab_goes_on(watching):
    older = watching.shell.table.stamp - 1
    watching.send(("take_over", "", older))
    assert 'data-screen="cover"' in watching.page.html


def test_it_can_be_taken_over(watching):
    watching.send(("take_over",))
    assert 'data-screen="cover"' in watching.page.html
    watching.send(("reveal",), ("undo",), ("choose", "beg"))
    (kept,) = watching.store.games.values()
    assert [entry["do"] for entry in kept.journal] == ["trade", 1, "beg"]


def test_it_is_followed(watching):
    other = Desk()
    other.store = other.shell.store = watching.store
    (id,) = watching.store.games
    watching.store.elsewhere.clear()
    other.send(("developer", "yes"), ("resume", id), ("reveal",), ("undo",), ("choose", "beg"))
    watching.store.elsewhere.add(id)
    watching.send(("follow", "another"))
    assert watching.match.choices == ["trade"]
    watching.send(("follow", id))
    assert watching.match.choices == ["beg"]
    assert 'data-screen="watch"' in watching.page.html


def test_a_game_that_is_taken_away_is_covered_and_looked_at(watching):
    watching.send(("take_over",), ("reveal",))
    assert "data-secret" in watching.page.html
    watching.send(("lost", "another"))
    assert "data-secret" in watching.page.html
    watching.send(("lost", watching.shell.table.id))
    assert 'data-screen="watch"' in watching.page.html
    assert "data-secret" not in watching.page.html


def test_it_can_be_left(watching):
    watching.send(("leave",))
    assert watching.page.screen == "lobby"
