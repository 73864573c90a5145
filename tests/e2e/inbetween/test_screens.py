"""Every screen of InBetween: for axe and for fingers, at four sizes, in three languages."""

import json
from collections.abc import Iterable

import pytest
from playwright.sync_api import expect

from app.games import present
from app.games.inbetween.words import ability_text, name_of
from app.i18n.text import LANGUAGES, Text
from engine.inbetween.data import CARDS, CREATURE, TOWN
from tests.conftest import VIEWPORTS
from tests.drill.scale import amount
from tests.e2e import layout
from tests.e2e.hands import open_lobby, screen, wait_for_python
from tests.e2e.inbetween.moments import LONG_NAMES, moments_of_play
from tests.e2e.inbetween.tablet import Tablet, open_position
from tests.e2e.test_access import violations
from tests.positions.inbetween import almost_over, busy, quiet

FINGER = 44
"""Pixels that a target needs on a tablet."""
TABLETS = ("tablet", "upright")


@pytest.fixture
def evening(long_evening, site_url):
    """Opens positions on one page, one after the other."""

    def sit_down(story, language: str = "en") -> Tablet:
        long_evening.set_viewport_size(VIEWPORTS["tablet"])
        return open_position(long_evening, site_url, story.match, language)

    return sit_down


# axe ---------------------------------------------------------------------------------------


def test_axe_finds_nothing_at_the_set_up(settled, site_url):
    open_lobby(settled, site_url, "")
    wait_for_python(settled)
    settled.get_by_role("button", name="InBetween", exact=True).click()
    expect(settled.locator("#setup")).to_be_visible()
    assert violations(settled) == []


def test_axe_finds_nothing_around_a_turn(evening):
    """The cover, the start with its first hint, a person and the abilities touched, the recap."""
    tablet = evening(quiet(awareness=(2, 0)))
    assert violations(tablet.page) == []
    tablet.reveal()
    assert violations(tablet.page) == []
    for touched in ("select:mina", "select:awareness", "picture:circle"):
        tablet.tap(touched)
        tablet.page.wait_for_timeout(50)
        assert violations(tablet.page) == [], touched
    tablet.choose("rest")
    tablet.choose("end")
    tablet.recap()
    assert violations(tablet.page) == []


@pytest.mark.parametrize("language", amount(LANGUAGES, ("pl",)))
def test_axe_finds_nothing_in_play(long_evening, site_url, language):
    for moment, tablet in moments_of_play(long_evening, site_url, language):
        assert violations(tablet.page) == [], moment


def test_axe_finds_nothing_on_sheets(evening):
    tablet = evening(busy())
    tablet.choose("rest")
    for opener, shown in (
        ("help:energy", ".sheet .explained"),
        ("panel:gallery", ".sheet .gallery"),
        ("panel:gallery:people", ".sheet .person-entry"),
        ("panel:rules", ".sheet .contents"),
        ("panel:rules:equipment", ".sheet .reader"),
        ("panel:menu", ".sheet .menu"),
        ("panel:log", ".sheet .lines"),
    ):
        way_on = tablet.page.locator(f".sheet [data-act='{opener}']")
        if way_on.count() == 0:
            tablet.page.keyboard.press("Escape")
            tablet.page.locator(".sheet").wait_for(state="detached")
        tablet.page.locator(f"#table [data-act='{opener}']").last.click()
        expect(tablet.page.locator(shown).first).to_be_visible()
        assert violations(tablet.page) == [], opener
    tablet.page.locator(".sheet .line").first.click()
    expect(screen(tablet.page)).to_have_attribute("data-screen", "log")
    assert violations(tablet.page) == []


def test_axe_finds_nothing_at_the_end(evening):
    tablet = evening(almost_over())
    tablet.choose("safe_house")
    tablet.choose("shift:tom:0")
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
        for name, size in VIEWPORTS.items():
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
            page.set_viewport_size(viewport)
            assert layout.out_of_reach(tablet.page, may_scroll=True) == [], (moment, name)
        page.set_viewport_size(VIEWPORTS["tablet"])


# Language ----------------------------------------------------------------------------------


def test_the_language_changes_in_the_middle_of_a_turn(evening):
    """Same position, same question, other words; and the turn goes on."""
    tablet = evening(busy())
    tablet.choose("evacuation")
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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seat", "hands"), [(TOWN, 2), (CREATURE, 1)])
def test_the_longest_texts_fit_on_their_cards(evening, seat, hands, language):
    for hand in hands_of_the_longest(seat, language, hands):
        held = {"creature": hand} if seat == CREATURE else {"town": hand}
        tablet = evening(quiet(active=seat, **held), language)
        tablet.reveal()
        for size in ("tablet", "upright", "desktop"):
            tablet.page.set_viewport_size(VIEWPORTS[size])
            tablet.page.wait_for_timeout(80)
            assert tablet.page.locator(".play-card").count() == len(hand)
            assert layout.cut_cards(tablet.page) == [], size


def hands_of_the_longest(seat: int, language: str, hands: int) -> list[list[str]]:
    """The cards of a side with the most words on them, name and all, five at a time."""
    text = Text(language)
    printed = {
        facts.kind: (len(ability_text(text, card)) + len(name_of(text, facts.kind)), card)
        for card, facts in CARDS.items()
        if facts.owner == seat
    }
    longest = [card for _, card in sorted(printed.values(), reverse=True)]
    return [longest[5 * hand : 5 * hand + 5] for hand in range(hands)]
