"""Combat cards, the Prophet's look and placement: nothing of them anywhere for the other."""

import pytest
from playwright.sync_api import expect

from tests.browsing import VIEWPORTS
from tests.e2e.hands import BOOT, HIDE, screen
from tests.e2e.scan import signs_in
from tests.e2e.titles import open_deal
from tests.e2e.twister.scan import leaks, signs_of
from tests.positions.twister import facing, foreseeing

PLACES = """() => [...document.querySelectorAll("#table .pad-card .value")]
    .map((node) => node.textContent)"""


def test_a_pad_shows_its_faces_only_while_it_is_peeked_at(evening):
    tablet = evening(facing())
    tablet.reveal()
    tablet.check_secrets()
    assert tablet.page.evaluate(PLACES) == []
    tablet.peek(0)
    hand = sorted(tablet.match.state.fighting[0])
    assert sorted(map(int, tablet.page.evaluate(PLACES))) == hand
    assert "a face of the pad" in leaks(tablet.everything(), tablet.match, None)
    tablet.tap("peek:0")
    tablet.wait("[data-act='peek:0'][aria-pressed=false]")
    assert tablet.page.evaluate(PLACES) == []
    tablet.check_secrets()


def test_a_pad_is_shuffled_anew_for_everybody_and_after_every_reload(evening):
    tablet = evening(facing())
    tablet.reveal()
    orders = []
    for _ in range(2):
        tablet.peek(0)
        orders.append(tuple(tablet.page.evaluate(PLACES)))
        tablet.reload()
        tablet.reveal()
    assert orders[0] != orders[1]


def test_a_hidden_tab_takes_the_faces_off_the_page(evening):
    tablet = evening(facing())
    tablet.reveal()
    tablet.peek(0)
    tablet.page.evaluate(HIDE)
    expect(screen(tablet.page)).to_have_attribute("data-screen", "cover", timeout=BOOT)
    tablet.check_secrets()


def test_the_locked_card_is_known_to_nobody_until_both_lie(evening):
    tablet = evening(facing())
    tablet.choose("fight:5")
    expect(screen(tablet.page)).to_have_attribute("data-screen", "cover")
    tablet.check_secrets()
    tablet.reveal()
    tablet.check_secrets()
    expect(tablet.page.locator(".slot-card.laid")).to_have_count(1)
    tablet.choose("fight:2")
    expect(screen(tablet.page)).to_have_attribute("data-screen", "playback")
    tablet.check_secrets()
    tablet.leave_playback()
    expect(tablet.page.locator(".fight-news")).to_contain_text("3 + 5 = 8")
    expect(screen(tablet.page)).to_have_attribute("data-screen", "play")
    tablet.check_secrets()


def test_across_both_pads_need_no_cover_and_show_no_face(evening):
    tablet = evening(facing())
    tablet.reveal()
    tablet.sit("across")
    tablet.check_secrets()
    tablet.choose("fight:4")
    tablet.check_secrets()
    expect(screen(tablet.page)).to_have_attribute("data-screen", "play")
    tablet.choose("fight:1")
    tablet.check_secrets()
    tablet.leave_playback()
    tablet.check_secrets()
    assert tablet.match.pending.kind == "act"


@pytest.mark.parametrize("seating", ["pass", "across"])
def test_only_the_prophets_player_looks(evening, seating):
    story = foreseeing()
    slot = int(story.match.pending.source)
    tokens = [token for team in story.match.state.hidden[slot] for token in team]
    tablet = evening(story)
    if seating == "across":
        tablet.reveal()
        tablet.sit("across")
        tablet.reload()
    tablet.check_secrets()
    signs = frozenset().union(*(signs_of(token) for token in tokens))
    assert signs_in(tablet.everything(), signs) == set()
    tablet.reveal()
    tablet.check_secrets()
    assert len(signs_in(tablet.everything(), signs)) >= len(tokens)
    tablet.tap("conceal")
    tablet.wait("#table > main[data-screen=cover]")
    assert signs_in(tablet.everything(), signs) == set()
    tablet.reveal()
    tablet.choose("turn:2")
    assert tablet.match.state.turned[slot] == 2
    assert signs_in(tablet.everything(), signs) == set()


def test_what_one_prepares_the_other_never_sees(long_evening, site_url):
    long_evening.set_viewport_size(VIEWPORTS["tablet"])
    tablet = open_deal(long_evening, site_url, "twister", 2, 7)
    for option in ("auto", "auto", "confirm"):
        tablet.choose(option)
    expect(screen(tablet.page)).to_have_attribute("data-screen", "cover")
    tablet.check_secrets()
    tablet.reveal()
    tablet.check_secrets()
    for option in ("auto", "auto", "confirm"):
        tablet.choose(option)
    tablet.check_secrets()
    assert tablet.match.state.phase == "play"
