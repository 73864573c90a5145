"""The screens of every title: for axe and for fingers, at every size, in every language.

What only one title has is in the test_screens.py of its own folder.
"""

from collections.abc import Callable, Iterable
from functools import partial

import pytest
from playwright.sync_api import expect

from app.games.presenter import Context, present
from app.i18n.text import LANGUAGES, Text
from tests.browsing import VIEWPORTS
from tests.e2e import layout
from tests.e2e.axe import violations
from tests.e2e.cryptids.moments import card
from tests.e2e.hands import screen
from tests.e2e.tablet import Tablet
from tests.e2e.titles import TITLES, Opener, Title
from tests.positions.cryptids import day
from tests.positions.inbetween import busy
from tests.positions.twister import busy as dungeon
from tests.scale import amount

TABLETS = ("tablet", "upright")


@pytest.mark.timeout(1_200)
@pytest.mark.parametrize("language", amount(LANGUAGES, ("pl",)))
@pytest.mark.parametrize("title", TITLES)
def test_every_moment_is_accessible_and_in_reach_at_every_size(evening, title, language):
    """axe finds nothing, nothing scrolls, every button can be hit, and larger text loses none."""
    moments = TITLES[title].moments(partial(evening, language=language))
    for number, (moment, tablet) in enumerate(moments):
        if number % amount(1, 2):
            continue
        assert violations(tablet.page) == [], moment
        for size in some_of(TITLES[title].sizes, number):
            assert faults_of(tablet, TITLES[title], moment, size) == [], (moment, size)
            assert lost_in_larger_text(tablet, TITLES[title], moment, size) == [], (moment, size)
        tablet.page.set_viewport_size(VIEWPORTS["tablet"])


@pytest.mark.timeout(1_200)
@pytest.mark.parametrize("title", TITLES)
def test_long_names_push_nothing_away(evening, title):
    named = partial(evening, language="pl", names=TITLES[title].long_names)
    for number, (moment, tablet) in enumerate(TITLES[title].moments(named)):
        if number % amount(1, 3):
            continue
        for size in some_of(TITLES[title].sizes, number):
            assert faults_of(tablet, TITLES[title], moment, size) == [], (moment, size)
        tablet.page.set_viewport_size(VIEWPORTS["tablet"])


def some_of(sizes: Iterable[str], number: int) -> list[str]:
    """The sizes at which one moment after the other is looked at; in every run a fourth of them."""
    share = amount(1, 4)
    return [*sizes][number % share :: share]


def faults_of(tablet: Tablet, title: Title, moment: str, size: str) -> list[str]:
    """What a finger would find wrong with a moment on a screen of that size."""
    if not title.is_shown(moment, size, False):
        return []
    tablet.page.set_viewport_size(title.sizes[size])
    found = layout.scrolling(tablet.page) + layout.out_of_reach(tablet.page)
    if size in TABLETS and not title.is_tight(moment, size):
        found += layout.smaller_than(tablet.page, title.finger)
    return title.without_excused(found, size)


def lost_in_larger_text(tablet: Tablet, title: Title, moment: str, size: str) -> list[str]:
    """Buttons that a finger cannot reach once the text is larger, on a screen of that size."""
    if size not in VIEWPORTS or not title.is_shown(moment, size, True):
        return []
    tablet.page.set_viewport_size(title.sizes[size])
    return title.without_excused(layout.out_of_reach_in_larger_text(tablet.page), size)


def test_escape_closes_what_was_opened_last(evening):
    """A Site is touched, and the menu lies over it: the menu goes first."""
    tablet = evening(day()).reveal()
    tablet.tap("select:witch_ridge")
    tablet.wait("[data-escape]")
    tablet.tap("panel:menu")
    tablet.wait(".sheet")
    for left in (1, 0):
        tablet.page.keyboard.press("Escape")
        expect(tablet.page.locator("#table [data-escape]")).to_have_count(left)
        expect(tablet.page.locator(".sheet")).to_have_count(0)


# Language ----------------------------------------------------------------------------------


def mid_turn_of_inbetween(sit_down: Opener) -> Tablet:
    """A card is played; it waits for its place."""
    tablet = sit_down(busy())
    tablet.choose("evacuation")
    return tablet


def mid_turn_of_cryptids(sit_down: Opener) -> Tablet:
    """A card is played; it waits for an arrow."""
    tablet = sit_down(day())
    tablet.choose(card(tablet, "lure_or_extract"))
    return tablet


def mid_turn_of_twister(sit_down: Opener) -> Tablet:
    """A piece is touched that can turn a room."""
    tablet = sit_down(dungeon())
    tablet.reveal()
    tablet.touch("yellow_acrobat")
    return tablet


MID_TURN: dict[str, tuple[Callable[[Opener], Tablet], str, str]] = {
    "inbetween": (mid_turn_of_inbetween, ":", "cover"),
    "cryptids": (mid_turn_of_cryptids, ":", "cover"),
    "twister": (mid_turn_of_twister, "rotate:yellow_acrobat:0", "play"),
}
"""How to get into the middle of a turn, what is in the name of an option that goes on with it, and
the screen after its end."""


def prompt_in(tablet: Tablet, language: str) -> str:
    """How the question that stands is worded in a language."""
    view = tablet.match.view(tablet.match.pending.player)
    return present(Context(view, Text(language))).prompt()


@pytest.mark.parametrize("title", MID_TURN)
def test_the_language_changes_in_the_middle_of_a_turn(evening, title):
    """Same position, same question, other words; and the turn goes on."""
    begin, onward, shown_after = MID_TURN[title]
    tablet = begin(evening)
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
    tablet.choose_any(onward)
    tablet.choose("end")
    expect(screen(tablet.page)).to_have_attribute("data-screen", shown_after)
