"""Twisted Cryptids as a screen: axe, fingers, languages, at every size."""

import json
from collections.abc import Iterable

import pytest
from playwright.sync_api import expect

from app.games import present
from app.i18n.text import LANGUAGES, Text
from tests.conftest import VIEWPORTS
from tests.drill.scale import amount
from tests.e2e import layout
from tests.e2e.cryptids.moments import LONG_NAMES, card, moments_of_play
from tests.e2e.cryptids.tablet import Tablet, open_position
from tests.e2e.hands import screen
from tests.e2e.test_access import violations
from tests.positions.cryptids import day, last_night

FINGER = 44
"""Pixels that a target needs on a tablet."""
TABLETS = ("tablet", "upright")
SIZES = VIEWPORTS | {"phone in a browser": {"width": 390, "height": 664}}


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


def test_axe_finds_nothing_at_the_end(evening):
    tablet = evening(last_night())
    tablet.choose("done")
    expect(screen(tablet.page)).to_have_attribute("data-screen", "playback")
    assert violations(tablet.page) == []
    tablet.leave_playback()
    expect(screen(tablet.page)).to_have_attribute("data-screen", "over")
    assert violations(tablet.page) == []
    tablet.page.locator("[data-act=replay]").click()
    expect(screen(tablet.page)).to_have_attribute("data-screen", "replay")
    assert violations(tablet.page) == []


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
            if "around" in moment and size["width"] < 700:
                continue  # four hands around a phone do not see it
            tablet.page.set_viewport_size(size)
            found = layout.scrolling(tablet.page) + layout.out_of_reach(tablet.page)
            if name in TABLETS:
                found += layout.smaller_than(tablet.page, FINGER)
            assert found == [], (moment, name)
        tablet.page.set_viewport_size(VIEWPORTS["tablet"])


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
            if "around" in moment and viewport["width"] < 700:
                continue
            page.set_viewport_size(viewport)
            assert layout.out_of_reach(tablet.page, may_scroll=True) == [], (moment, name)
        page.set_viewport_size(VIEWPORTS["tablet"])


# Language ----------------------------------------------------------------------------------


def test_the_language_changes_in_the_middle_of_a_turn(evening):
    """Same position, same question, other words; and the turn goes on."""
    tablet = evening(day())
    tablet.choose(card(tablet, "lure_or_extract"))
    question = tablet.page.locator(".dock h2")
    digest = tablet.match.state.digest()
    choices = sorted(act for act in tablet.acts if act.startswith("choose:"))
    prompts = {prompt_in(tablet, "en")}
    for language in ("pl", "it"):
        tablet.tap("panel:menu")
        tablet.wait(f"[data-act='language:{language}']")
        tablet.page.locator(f"[data-act='language:{language}']").click()
        expect(tablet.page.locator("html")).to_have_attribute("lang", language)
        tablet.page.keyboard.press("Escape")
        tablet.page.locator(".sheet").wait_for(state="detached")
        expect(question).to_have_text(prompt_in(tablet, language))
        prompts.add(prompt_in(tablet, language))
        assert sorted(act for act in tablet.acts if act.startswith("choose:")) == choices
        assert tablet.kept().state.digest() == digest
    assert len(prompts) == len(LANGUAGES)
    tablet.choose(next(option for option in tablet.match.pending.options if ":" in option))
    tablet.choose("end")
    expect(screen(tablet.page)).to_have_attribute("data-screen", "cover")


def prompt_in(tablet: Tablet, language: str) -> str:
    """How the question that stands is worded in a language."""
    view = tablet.match.view(tablet.match.pending.player)
    return present(view, Text(language)).prompt()
