"""Leaks seen in other games of this kind (product list, section 6), where Cryptids differs."""

import pytest
from playwright.sync_api import expect

from tests.e2e.cryptids.scan import all_signs, leaks
from tests.e2e.hands import HIDE, screen
from tests.e2e.scan import signs_in
from tests.e2e.titles import open_deal, open_position
from tests.positions.cryptids import dawn, day, dusk, night

STILL = {2: "across", 3: "around", 4: "around"}


def test_the_scan_finds_what_lies_open(evening):
    """Before anything else: what the other tests look for is found where it is."""
    tablet = evening(day())
    tablet.reveal()
    everything = tablet.everything()
    state = tablet.match.state
    assert set(state.hand[0]) <= leaks(everything, tablet.match, 1, since=0)
    tops = {stack[-1] for stack in state.stack[0]}
    tablet.tap("select:stacks")
    tablet.wait(".own-stacks")
    everything = tablet.everything()
    assert tops <= leaks(everything, tablet.match, 1, since=0)
    assert f"help:{state.trait[0][0]}" in leaks(everything, tablet.match, 1, since=0)
    assert {"Owl Choir", "Beaver Parade"} <= signs_in(everything, all_signs())
    tablet.check_secrets()
    # Had the seat no right to see them, the same screen would be a leak.
    state.known_to.clear()
    with pytest.raises(AssertionError):
        tablet.check_secrets()


def test_set_up_is_secret_one_player_after_another(page, site_url):
    """Trait and Stacks of everybody behind covers; nothing of one is there for the next."""
    tablet = open_deal(page, site_url, "cryptids", 3, seed=5)
    for _ in range(3):
        expect(screen(page)).to_have_attribute("data-screen", "cover")
        tablet.check_secrets()
        seat = tablet.match.pending.player
        tablet.reveal()
        tablet.choose(tablet.match.pending.options[0])
        tablet.choose("preset:buried")
        assert tablet.seat_shown == seat
        tablet.check_secrets()
        tablet.choose("confirm")
    tablet.check_secrets()
    assert tablet.match.pending.kind == "hideout"
    assert tablet.seat_shown is None


def test_passing_on_the_cover_shows_nothing(evening):
    """The board, the hand, what could have been played: none of it comes to the page."""
    tablet = evening(day())
    for player in range(4):
        assert tablet.match.pending.player == player
        expect(screen(tablet.page)).to_have_attribute("data-screen", "cover")
        tablet.check_secrets()
        tablet.tap("select:pass")
        tablet.wait("[data-act='choose:pass']")
        assert signs_in(tablet.everything(), all_signs()) == set()
        assert tablet.page.locator("main[data-screen] :is(.board, .dock)").count() == 0
        tablet.change("choose:pass")
        tablet.match.choose("pass")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_edge_shows_its_own_hand_while_it_is_held_and_nothing_after(evening, seats):
    tablet = evening(day(seats))
    tablet.reveal()
    tablet.sit(STILL[seats])
    tablet.check_secrets()
    for seat in range(seats):
        tablet.peek(seat)
        assert tablet.seat_shown == seat
        tablet.check_secrets()
        edge = tablet.page.locator(f"#table .edge.seat-{seat}")
        for card in tablet.match.state.hand[seat]:
            assert edge.locator(f"[data-move={card}]").count() == 1
            assert tablet.page.locator(f"#table [data-move={card}]").count() == 1
        tablet.tap(f"peek:{seat}")
        tablet.wait(f"[data-act='peek:{seat}'][aria-pressed=false]")
        tablet.check_secrets()


def test_leaving_the_page_takes_secrets_off_in_that_very_event(evening):
    tablet = evening(night())
    tablet.reveal()
    assert tablet.names_cards(tablet.page.evaluate(HIDE)) == set()
    expect(screen(tablet.page)).to_have_attribute("data-screen", "cover")
    tablet.check_secrets()


def test_a_playback_is_for_everybody(evening):
    """Whoever ended the Day had a hand on the screen; the playback that follows has none."""
    tablet = evening(dusk())
    tablet.reveal()
    assert tablet.seat_shown == 0
    tablet.choose("pass")
    while tablet.shown == "playback":
        assert tablet.seat_shown is None
        tablet.check_secrets()
        step = "moment:next" if tablet.has("moment:next") else "moment:"
        before = tablet.page.locator("#table .captions").inner_text()
        tablet.tap(step)
        tablet.page.wait_for_function(
            "(before) => document.querySelector('#table .captions')?.innerText !== before",
            arg=before,
        )
    tablet.check_secrets()


def test_a_playback_goes_by_itself_where_motion_is_welcome(new_context, site_url):
    """Dawn costs no tap: the scenes come one after the other, then the next question."""
    page = new_context().new_page()
    page.clock.install()
    tablet = open_position(page, site_url, dawn().match)
    tablet.choose("done")
    expect(screen(page)).to_have_attribute("data-screen", "playback")
    for _ in range(30):
        page.clock.run_for(1_000)
        page.wait_for_timeout(60)
        if tablet.shown != "playback":
            break
    assert tablet.shown in ("play", "cover")
