"""What only the screens of InBetween have; the rest is in tests/e2e/test_screens.py."""

import pytest
from playwright.sync_api import expect

from app.games.inbetween.sentences import InBetweenSentences
from app.i18n.text import LANGUAGES
from engine.inbetween.data import CARDS, CREATURE, TOWN
from tests.browsing import SCREENS, VIEWPORTS
from tests.e2e import layout
from tests.e2e.axe import violations
from tests.e2e.hands import open_lobby, screen, wait_for_python
from tests.positions.inbetween import almost_over, busy, quiet

# axe ---------------------------------------------------------------------------------------


def test_axe_finds_nothing_at_the_set_up(page, site_url):
    open_lobby(page, site_url, "")
    wait_for_python(page)
    page.get_by_role("button", name="InBetween", exact=True).click()
    expect(page.locator("#setup")).to_be_visible()
    assert violations(page) == []


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
    assert tablet.take()
    assert violations(tablet.page) == []


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
    tablet.page.locator(".sheet .line-open").first.click()
    expect(screen(tablet.page)).to_have_attribute("data-screen", "log")
    assert violations(tablet.page) == []


def test_axe_finds_nothing_at_the_end(evening):
    tablet = evening(almost_over())
    tablet.choose("safe_house")
    tablet.choose("shift:tom:0")
    expect(screen(tablet.page)).to_have_attribute("data-screen", "playback")
    assert violations(tablet.page) == []
    tablet.leave_playback()
    expect(screen(tablet.page)).to_have_attribute("data-screen", "over")
    assert violations(tablet.page) == []
    tablet.page.locator("[data-act=replay]").click()
    expect(screen(tablet.page)).to_have_attribute("data-screen", "replay")
    assert violations(tablet.page) == []


# Fingers ------------------------------------------------------------------------------------


def test_what_explains_itself_is_large_enough_for_a_finger_on_every_phone(evening):
    page = evening(busy()).reveal().page
    for size in ("320x568", "390x844", "667x375", "844x390", "590x410", "512x384"):
        page.set_viewport_size(SCREENS[size])
        assert layout.smaller_than(page, 24) == [], size
    page.set_viewport_size(VIEWPORTS["tablet"])


# Texts --------------------------------------------------------------------------------------


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
    said = InBetweenSentences(language)
    printed = {
        facts.kind: (len(said.ability_text(card)) + len(said.name_of(facts.kind)), card)
        for card, facts in CARDS.items()
        if facts.owner == seat
    }
    longest = [card for _, card in sorted(printed.values(), reverse=True)]
    return [longest[5 * hand : 5 * hand + 5] for hand in range(hands)]
