"""Dungeon Twister as a screen: axe, fingers, languages, at every size."""

import json
import re
from collections.abc import Iterable

import pytest
from playwright.sync_api import expect

from app.games import present
from app.i18n.text import LANGUAGES, Text
from tests.conftest import VIEWPORTS
from tests.drill.scale import amount
from tests.e2e import layout
from tests.e2e.hands import screen
from tests.e2e.test_access import violations
from tests.e2e.twister.moments import LONG_NAMES, moments_of_play
from tests.e2e.twister.tablet import Tablet, open_position
from tests.positions.twister import busy

FINGER = 42
"""Pixels that a target needs on a tablet: the dungeon has 22 squares in a row."""
TABLETS = ("tablet", "upright")
SIZES = VIEWPORTS | {"phone in a browser": {"width": 390, "height": 664}}
ON_THE_GROUND = re.compile(r"choose:(move|jump|swim|put):|select:(.+>)?(\d+\.\d+|[a-z]+_[a-z_]+) ")
NARROW = 600
"""On screens narrower than this a room is looked at before its squares are touched."""


@pytest.fixture
def evening(long_evening, site_url):
    """Opens positions on one page, one after the other."""

    def sit_down(story, language: str = "en") -> Tablet:
        long_evening.set_viewport_size(VIEWPORTS["tablet"])
        return open_position(long_evening, site_url, story.match, language)

    return sit_down


# axe ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", amount(LANGUAGES, ("pl",)))
def test_axe_finds_nothing_in_play(long_evening, site_url, language):
    for moment, tablet in moments_of_play(long_evening, site_url, language):
        assert violations(tablet.page) == [], moment


# Fingers -----------------------------------------------------------------------------------


@pytest.mark.parametrize("language", amount(LANGUAGES, ("en",)))
def test_nothing_scrolls_and_every_button_can_be_hit(long_evening, site_url, language):
    check_all_sizes(moments_of_play(long_evening, site_url, language))


def test_long_names_push_nothing_away(long_evening, site_url):
    check_all_sizes(moments_of_play(long_evening, site_url, "pl", LONG_NAMES))


def check_all_sizes(moments: Iterable[tuple[str, Tablet]]) -> None:
    """At every size all is in reach without scrolling, and on tablets large enough."""
    for moment, tablet in moments:
        for name, size in SIZES.items():
            if "across" in moment and name == "phone in a browser":
                continue  # too low for two docks and a dungeon
            tablet.page.set_viewport_size(size)
            found = layout.scrolling(tablet.page) + layout.out_of_reach(tablet.page)
            if size["width"] < NARROW:
                found = [line for line in found if not is_on_the_ground(line)]
            if name in TABLETS and not (name == "upright" and "across" in moment):
                found += layout.smaller_than(tablet.page, FINGER)
            assert found == [], (moment, name)
        tablet.page.set_viewport_size(VIEWPORTS["tablet"])


def is_on_the_ground(line: str) -> bool:
    """Whether a line is about a square or a token, which a phone brings near first."""
    return "lies under" in line and bool(ON_THE_GROUND.match(line))


@pytest.mark.parametrize(("size", "least"), [("phone", 66), ("phone in a browser", 50)])
def test_a_phone_brings_a_room_near(evening, size, least):
    """Room, piece, square: three taps; the room stays near, and the whole is one tap away."""
    tablet = evening(busy())
    tablet.reveal()
    tablet.page.set_viewport_size(SIZES[size])
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


@pytest.mark.parametrize("size", ["large", "huge"])
def test_larger_text_loses_no_button(new_context, site_url, size):
    context = new_context(reduced_motion="reduce")
    settings = json.dumps({"size": size, "hint": "seen"})
    context.add_init_script(
        f"if (origin !== 'null') localStorage.setItem('handover.settings', '{settings}')"
    )
    page = context.new_page()
    for moment, tablet in moments_of_play(page, site_url, "pl"):
        assert page.locator("html").get_attribute("data-size") == size
        for name, viewport in VIEWPORTS.items():
            if "across" in moment and viewport["width"] < NARROW:
                continue
            page.set_viewport_size(viewport)
            found = layout.out_of_reach(tablet.page, may_scroll=True)
            if viewport["width"] < NARROW:
                found = [line for line in found if not is_on_the_ground(line)]
            assert found == [], (moment, name)
        page.set_viewport_size(VIEWPORTS["tablet"])


# Motion ------------------------------------------------------------------------------------

SPINNING = """() => document.getAnimations()
    .filter((animation) => animation.animationName?.startsWith("turn-"))
    .map((animation) => [animation.effect.target.className, animation.animationName,
        animation.effect.getTiming().duration])"""


def test_the_room_turns_with_everything_on_it(new_context, site_url):
    """In 450 ms; the pieces on it go round with it and stay upright."""
    page = new_context(reduced_motion="no-preference").new_page()
    tablet = open_position(page, site_url, busy().match)
    tablet.reveal()
    tablet.touch("yellow_acrobat")
    tablet.change("choose:rotate:yellow_acrobat:0")
    spinning = page.evaluate(SPINNING)
    turning = {name.split()[0]: way for name, way, _ in spinning}
    assert turning["room"].startswith("turn-cw")
    assert turning["stand"].startswith("turn-cw")
    assert turning["token-button"].startswith("turn-ccw")
    assert {duration for *_, duration in spinning} == {450}


def test_without_motion_nothing_turns(evening):
    tablet = evening(busy())
    tablet.reveal()
    tablet.touch("yellow_acrobat")
    tablet.change("choose:rotate:yellow_acrobat:0")
    assert tablet.page.evaluate(SPINNING) == []


def test_a_long_press_shows_the_turn_before_it_is_paid(evening):
    tablet = evening(busy())
    tablet.reveal()
    tablet.touch("yellow_acrobat")
    button = tablet.page.locator("[data-act='choose:rotate:yellow_acrobat:0']").first
    box = button.bounding_box()
    tablet.page.mouse.move(box["x"] + 20, box["y"] + 20)
    tablet.page.mouse.down()
    tablet.page.locator(".room.ghost").wait_for()
    tablet.page.mouse.up()
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


# Language ----------------------------------------------------------------------------------


def test_the_language_changes_in_the_middle_of_a_turn(evening):
    """Same position, same question, other words; and the turn goes on."""
    tablet = evening(busy())
    tablet.reveal()
    tablet.touch("yellow_acrobat")
    question = tablet.page.locator(".dock h2")
    digest = tablet.match.state.digest()
    choices = sorted(act for act in tablet.acts if act.startswith("choose:"))
    for language in ("pl", "it"):
        tablet.tap("panel:menu")
        tablet.wait(f"[data-act='language:{language}']")
        tablet.page.locator(f"[data-act='language:{language}']").click()
        expect(tablet.page.locator("html")).to_have_attribute("lang", language)
        tablet.page.keyboard.press("Escape")
        tablet.page.locator(".sheet").wait_for(state="detached")
        view = tablet.match.view(tablet.match.pending.player)
        expect(question).to_have_text(present(view, Text(language)).prompt())
        assert sorted(act for act in tablet.acts if act.startswith("choose:")) == choices
        assert tablet.kept().state.digest() == digest
    tablet.choose("rotate:yellow_acrobat:0")
    tablet.choose("end")
    expect(screen(tablet.page)).to_have_attribute("data-screen", "play")
