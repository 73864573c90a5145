"""What only the screens of Dungeon Twister have: rooms on a phone, rooms that turn, the floor."""

from dataclasses import replace
from functools import partial

import pytest

from app.screens import render_table
from engine.core.match import Match
from engine.twister import GAME
from tests.app.twister.tables import tables_of
from tests.browsing import VIEWPORTS
from tests.e2e import layout
from tests.e2e.drawn import Easel
from tests.e2e.titles import PHONES, open_position
from tests.positions.twister import busy, places


def test_the_wounded_are_recognised_and_the_antimagic_vault_shows_its_walls(page, source_url):
    """A red bar hid who it was; the border of the room lay over the walls at its edges."""
    easel = Easel(page, source_url, "twister")
    story = busy(wounded=["b_prophet", "y_acrobat"])
    (table,) = tables_of(story.match, "pass")
    for size in ("1024x768", "390x844", "1440x900"):
        easel.look_through(size)
        seen = easel.measure("wounded", lambda: render_table(table), LYING)
        assert len(seen["wounded"]) == 2
        for lying in seen["wounded"]:
            assert lying["width"] > 1.4 * lying["height"], size
            assert lying["free"] >= 0.9, size  # of the figure, beside the bandage
        assert seen["border"] >= seen["wall"], size


LYING = """() => {
    const box = (node) => node.getBoundingClientRect();
    const wounded = [...document.querySelectorAll(".stand.wounded .disc")].map((disc) => {
        const figure = box(disc.querySelector(".figure"));
        const bandage = box(disc.querySelector(".bandage"));
        const free = Math.min(1, (bandage.left - figure.left) / figure.width);
        return { width: box(disc).width, height: box(disc).height, free };
    });
    const room = document.querySelector(".room.antimagic");
    const border = parseFloat(getComputedStyle(room, "::after").top);
    return { wounded, border, wall: 7 / 250 * box(room).width };
}"""


def test_a_sheet_breaks_no_word_that_fits(page, source_url):
    """Polish in the largest text: "Żywio-łak ognia", though the whole word has room."""
    at = places("y_acrobat 0.3, b_fire_elemental 7.8, b_ring 7.8, b_prophet 18.6, b_boots 18.6")
    (table,) = tables_of(busy(at=at, wounded=[]).match, "pass")
    easel = Easel(page, source_url, "twister")
    easel.look_through("1024x768", "pl", "huge")
    for piece in ("blue_fire_elemental", "blue_prophet"):
        touched = replace(table, language="pl", selection=piece)
        shown = partial(render_table, touched)
        assert easel.measure(piece, shown, layout.TEXT_FAULTS) == [], piece


@pytest.mark.parametrize("size", ["320x568", "390x844"])
def test_team_cards_have_names_on_the_narrowest_phones(page, source_url, size):
    """Below 380 pixels they were signs alone."""
    easel = Easel(page, source_url, "twister")
    (table,) = tables_of(busy().match, "pass")
    easel.look_through(size)
    names = easel.measure("team", lambda: render_table(table), NAMES)
    assert len(names) == 5
    assert all(name["width"] > 0 and name["height"] > 0 for name in names), names


NAMES = """() => [...document.querySelectorAll(".member-button .name")]
    .map((node) => ({ text: node.textContent, ...node.getBoundingClientRect().toJSON() }))"""


@pytest.mark.parametrize(("size", "least"), [("phone", 66), ("phone in a browser", 50)])
def test_a_phone_brings_a_room_near(evening, size, least):
    """Room, piece, square: three taps; the room stays near, and the whole is one tap away."""
    tablet = evening(busy())
    tablet.reveal()
    tablet.page.set_viewport_size(PHONES[size])
    tablet.tap("select:@5")
    tablet.wait(".dungeon.zoomed")
    tablet.tap("select:yellow_barbarian@5")
    tablet.wait(".stand.touched")
    assert tablet.page.locator(".square.way").first.bounding_box()["width"] >= least
    tablet.change("choose:move:yellow_barbarian:9.7")
    tablet.match.choose("move:yellow_barbarian:9.7")
    assert tablet.kept().state.digest() == tablet.match.state.digest()
    tablet.wait(".dungeon.zoomed .stand.touched")
    tablet.tap("select:@5")
    tablet.page.locator(".stand.touched").wait_for(state="detached")
    tablet.tap("select:")
    tablet.page.locator(".dungeon.zoomed").wait_for(state="detached")


def test_a_phone_touches_who_stands_on_a_line_without_bringing_anything_near(evening):
    tablet = evening(busy())
    tablet.reveal()
    tablet.page.set_viewport_size(PHONES["phone"])
    tablet.tap("select:yellow_courtesan")
    tablet.wait(".stand.touched.courtesan")


def test_a_refused_card_moves_nothing(evening):
    """It moved all cards by 180 pixels, and the next tap missed."""
    match = Match.start(GAME, 5, ("Anna", "Bartek"))
    while match.pending.kind != "card" or match.pending.player == match.state.first:
        wanted = [o for o in ("confirm", "auto", "end") if o in match.pending.options]
        match.choose(wanted[0] if wanted else match.pending.options[0])
    tablet = evening(match)
    tablet.reveal()
    for size in ("tablet", "upright", "phone", "desktop"):
        tablet.page.set_viewport_size(VIEWPORTS[size])
        before = tablet.page.evaluate(CARDS)
        tablet.tap("select:card:5")
        tablet.wait(".reason:not(.none)")
        assert tablet.page.evaluate(CARDS) == before, size
        tablet.tap("select:card:5")
        tablet.wait(".reason.none")


CARDS = """() => [...document.querySelectorAll(".action-card, .board, .dock")]
    .map((node) => Object.values(node.getBoundingClientRect().toJSON()).map(Math.round))"""


# Motion ------------------------------------------------------------------------------------

SPINNING = """() => document.getAnimations()
    .filter((animation) => animation.animationName?.startsWith("turn-"))
    .map((animation) => [animation.effect.target.className, animation.animationName,
        animation.effect.getTiming().duration])"""


def test_the_room_turns_with_everything_on_it(new_context, site_url):
    """For everybody to see, in three times --normal; the pieces go round with it and stay upright.

    Once it has been seen, it does not turn again.
    """
    page = new_context(reduced_motion="no-preference").new_page()
    tablet = open_position(page, site_url, busy().match)
    tablet.reveal()
    tablet.touch("yellow_acrobat")
    tablet.tap("select:yellow_acrobat>rotate/0")
    tablet.wait(".room.ghost")
    tablet.change("choose:rotate:yellow_acrobat:0")
    spinning = page.evaluate(SPINNING)
    turning = {name.split()[0]: way for name, way, _ in spinning}
    assert turning["room"].startswith("turn-cw")
    assert turning["stand"].startswith("turn-cw")
    assert turning["token-button"].startswith("turn-ccw")
    assert {duration for *_, duration in spinning} == {960}
    assert tablet.shown == "playback"
    tablet.leave_playback()
    assert page.evaluate(SPINNING) == []


def test_without_motion_nothing_turns(evening):
    tablet = evening(busy())
    tablet.reveal()
    tablet.touch("yellow_acrobat")
    tablet.tap("select:yellow_acrobat>rotate/0")
    tablet.wait(".room.ghost")
    tablet.change("choose:rotate:yellow_acrobat:0")
    assert tablet.page.evaluate(SPINNING) == []


@pytest.mark.parametrize("size", ["tablet", "upright", "desktop"])
def test_the_first_tap_shows_a_turn_and_the_second_at_the_same_place_pays(evening, size):
    tablet = evening(busy())
    tablet.reveal()
    tablet.page.set_viewport_size(VIEWPORTS[size])
    tablet.touch("yellow_acrobat")
    shows = tablet.page.locator("[data-act='select:yellow_acrobat>rotate/0']").first
    box = shows.bounding_box()
    tablet.page.mouse.click(box["x"] + 20, box["y"] + 20)
    tablet.page.locator(".room.ghost").wait_for()
    pays = tablet.page.locator("[data-act='choose:rotate:yellow_acrobat:0']").first
    assert pays.bounding_box()["x"] == pytest.approx(box["x"], abs=1)
    assert pays.bounding_box()["y"] == pytest.approx(box["y"], abs=1)
    assert tablet.kept().state.digest() == tablet.match.state.digest()
    tablet.page.keyboard.press("Escape")
    tablet.page.locator(".room.ghost").wait_for(state="detached")
    tablet.choose("rotate:yellow_acrobat:0")
    assert tablet.kept().state.digest() == tablet.match.state.digest()


def test_holding_the_floor_button_fades_the_pieces_and_no_longer(evening):
    tablet = evening(busy())
    tablet.reveal()
    faded = "getComputedStyle(document.querySelector('.stand')).opacity"
    box = tablet.page.locator(".see-floor").bounding_box()
    tablet.page.mouse.move(box["x"] + 10, box["y"] + 10)
    tablet.page.mouse.down()
    tablet.page.wait_for_timeout(700)
    assert float(tablet.page.evaluate(faded)) < 0.3
    tablet.page.mouse.up()
    tablet.page.wait_for_timeout(300)
    assert float(tablet.page.evaluate(faded)) == 1
    tablet.tap("select:floor")
    tablet.wait(".dungeon.bare")
    assert float(tablet.page.evaluate(faded)) < 0.3
