"""The leaks seen in other games of this kind (product list, section 6), each as a test."""

from itertools import product

import pytest
from playwright.sync_api import expect

from engine.inbetween.data import CREATURE, TOWN
from tests.browsing import VIEWPORTS
from tests.e2e.hands import BOOT, HIDE, screen
from tests.e2e.inbetween.scan import all_signs, hidden_from, leaks
from tests.e2e.inbetween.tablet import Tablet
from tests.e2e.scan import signs_in
from tests.e2e.titles import open_position
from tests.positions.inbetween import almost_over, busy, quiet, revolver


def is_covered(tablet: Tablet) -> None:
    """The cover is up, and nothing that it hides is left anywhere."""
    expect(screen(tablet.page)).to_have_attribute("data-screen", "cover", timeout=BOOT)
    tablet.check_secrets()


def end_turn(tablet: Tablet) -> None:
    """The shortest turn there is."""
    tablet.choose("rest")
    tablet.choose("end")


def test_the_scan_finds_what_lies_open(evening):
    """Before anything else: what the other tests look for is found where it is."""
    tablet = evening(busy())
    tablet.reveal()
    everything = tablet.everything()
    hand = set(tablet.match.state.hand[TOWN])
    assert hand <= leaks(everything, tablet.match, CREATURE, since=0)
    assert {"Rescue", "Safe House", "card-rescue"} <= signs_in(everything, all_signs())
    tablet.check_secrets()
    # Had the Town no right to see its hand, the same screen would be a leak.
    tablet.match.state.known_to.clear()
    with pytest.raises(AssertionError):
        tablet.check_secrets()


RECORD = """() => {
    window.seen = [];
    const record = () => window.seen.push(document.documentElement.outerHTML);
    new MutationObserver(record).observe(
        document.documentElement,
        { subtree: true, childList: true, attributes: true, characterData: true },
    );
}"""


def test_the_view_behind_the_dialog(evening):
    """Between "End turn" and the cover no state of the page shows the next player's side."""
    tablet = evening(busy())
    tablet.choose("rest")
    tablet.page.evaluate(RECORD)
    tablet.choose("end")
    is_covered(tablet)
    seen = tablet.page.evaluate("window.seen")
    assert seen
    for state_of_page in seen:
        assert leaks(state_of_page, tablet.match, TOWN, since=0) == set()
    # Nor is the board itself to be seen, turned to the next player.
    assert tablet.page.locator("main[data-screen] :is(.board, .dock)").count() == 0


def test_the_blindfold_is_optional_only_where_nothing_is_secret(page, site_url):
    """Hands that are drawn have a cover before them; only face down, across, is there none."""
    tablet = open_position(page, site_url, quiet().match)
    tablet.reveal()
    for seating, hand in product(("pass", "across"), ("up", "down")):
        set_by_menu(tablet, f"seating:{seating}")
        set_by_menu(tablet, f"set:hand:{hand}")
        end_turn(tablet)
        tablet.check_secrets()
        needs_no_cover = (seating, hand) == ("across", "down")
        assert tablet.shown == ("play" if needs_no_cover else "cover")
        assert tablet.seat_shown is None
        if tablet.shown == "cover":
            tablet.reveal()


def set_by_menu(tablet: Tablet, act: str) -> None:
    """Change how the table is set. Where that brings the cover, take the tablet again."""
    tablet.tap("panel:menu")
    tablet.wait(f"[data-act='{act}']")
    tablet.page.locator(f"[data-act='{act}']").click()
    tablet.wait(f"[data-act='{act}'][aria-pressed=true], [data-act=reveal]")
    if tablet.shown == "cover":
        tablet.reveal()
    if tablet.has("panel:"):
        tablet.tap("panel:")
        tablet.page.locator(".sheet").wait_for(state="detached")


def test_a_public_question_needs_no_cover_and_shows_no_hand(evening):
    """The Revolver lies in play: whether to use it is asked in the open, all hands face down."""
    tablet = evening(revolver())
    tablet.reveal()
    tablet.choose("activate")
    assert tablet.match.pending.player == TOWN
    assert tablet.shown == "play"
    assert tablet.seat_shown is None
    tablet.check_secrets()
    for hand in tablet.match.state.hand:
        assert not signs_in(tablet.everything(), hand)
    # The tablet is in somebody's hands, so the question stands upright.
    expect(tablet.page.locator(".dock .why-asked")).to_contain_text("Creature")
    assert tablet.page.locator(".turned").count() == 0
    # Whoever wants to see their hand first gets a cover for it.
    tablet.tap("look")
    is_covered(tablet)
    tablet.reveal()
    assert tablet.seat_shown == TOWN
    tablet.check_secrets()


# Loading drops nobody into a turn ----------------------------------------------------------

SHOW_AGAIN = "() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))"
PUT_AWAY = """() => {
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    return document.querySelector('#table').innerHTML;
}"""


def test_a_loaded_game_drops_nobody_into_a_turn(evening):
    tablet = evening(busy())
    is_covered(tablet)
    tablet.reveal()
    tablet.reload()
    is_covered(tablet)


def test_going_back_drops_nobody_into_a_turn(evening):
    tablet = evening(busy())
    for _ in range(2):
        tablet.reveal()
        tablet.page.go_back()
        is_covered(tablet)
        expect(tablet.page.locator("#lobby")).to_be_hidden()


@pytest.mark.parametrize("leaving", [HIDE, PUT_AWAY], ids=["tab switch", "page cache"])
def test_leaving_the_page_takes_secrets_off_in_that_very_event(evening, leaving):
    tablet = evening(busy())
    tablet.reveal()
    assert tablet.names_cards(tablet.page.evaluate(leaving)) == set()
    is_covered(tablet)


def test_a_page_from_the_cache_comes_back_covered(evening):
    tablet = evening(busy())
    tablet.reveal()
    tablet.page.evaluate(SHOW_AGAIN)
    is_covered(tablet)


def test_a_panel_over_the_table_is_covered_as_well(evening):
    """Whatever is open over the hand, the log with one's own draws above all, goes with it."""
    tablet = evening(busy())
    for panel in ("log", "menu", "rules"):
        tablet.reveal()
        tablet.tap(f"panel:{panel}")
        tablet.wait(".sheet")
        tablet.page.evaluate(HIDE)
        is_covered(tablet)
        # Whoever takes the tablet again finds it open.
        tablet.reveal()
        tablet.wait(".sheet")
        tablet.tap("panel:")
        tablet.page.locator(".sheet").wait_for(state="detached")
        tablet.page.evaluate(HIDE)
        is_covered(tablet)


def test_a_minute_without_touch_drops_nobody_into_a_turn(new_context, site_url):
    page = new_context(reduced_motion="reduce").new_page()
    page.clock.install()
    tablet = open_position(page, site_url, busy().match)
    tablet.reveal()
    page.clock.run_for(50_000)
    assert tablet.shown == "play"
    page.clock.run_for(12_000)
    is_covered(tablet)


def test_peeking_leaves_nothing_behind(evening):
    """Across: held, the hand shows; let go, it is off the page."""
    tablet = evening(quiet())
    tablet.reveal()
    tablet.sit("across")
    tablet.check_secrets()
    eye = tablet.page.locator("[data-act='peek:0']").bounding_box()
    tablet.page.mouse.move(eye["x"] + 20, eye["y"] + 20)
    tablet.page.mouse.down()
    tablet.wait("[data-secret]")
    tablet.check_secrets()
    assert set(tablet.match.state.hand[TOWN]) <= signs_in(tablet.everything(), all_signs())
    tablet.page.wait_for_timeout(400)  # longer than a tap
    tablet.page.mouse.up()
    tablet.page.locator("[data-secret]").wait_for(state="detached")
    tablet.check_secrets()
    # The other one may look at theirs meanwhile, and sees only theirs.
    tablet.peek(1)
    assert tablet.seat_shown == CREATURE
    tablet.check_secrets()


# The cover itself --------------------------------------------------------------------------


def test_the_cover_names_nothing_secret(evening):
    """Two games that differ only in what is secret have the same cover, to the last pixel."""
    hands = [
        {"town": ["safe_house", "curfew", "town_library"], "creature": ["rift_1", "rift_2"]},
        {"town": ["rescue", "camera", "debunk"], "creature": ["feast_1", "ambush_2"]},
    ]
    covers = []
    for dealt in hands:
        tablet = evening(quiet(**dealt))
        is_covered(tablet)
        inside = tablet.page.locator("#table").inner_html()
        tablet.page.mouse.move(0, 0)
        covers.append((inside, tablet.page.screenshot()))
    assert covers[0] == covers[1]


@pytest.mark.parametrize("viewport", VIEWPORTS)
def test_the_cover_covers_the_whole_viewport(evening, viewport):
    tablet = evening(busy())
    size = VIEWPORTS[viewport]
    tablet.page.set_viewport_size(size)
    uncovered = tablet.page.evaluate(
        """({ width, height }) => {
            const cover = document.querySelector("#table > .cover");
            const spots = [];
            for (let x = 0; x < width; x += 13)
                for (let y = 0; y < height; y += 13)
                    if (!cover.contains(document.elementFromPoint(x, y))) spots.push([x, y]);
            return spots;
        }""",
        size,
    )
    assert uncovered == []
    # And it is not a veil: what can be seen through would be in its background.
    background = tablet.page.locator("#table > .cover").evaluate(
        "(cover) => [getComputedStyle(cover).opacity, getComputedStyle(cover).backgroundImage]"
    )
    assert background[0] == "1"
    assert "rgba" not in background[1]
    tablet.page.set_viewport_size(VIEWPORTS["tablet"])


def test_ready_needs_one_tap(evening):
    tablet = evening(busy())
    assert tablet.shown == "cover"
    before = tablet.taps
    tablet.tap("reveal")
    tablet.wait("[data-act='choose:rescue']")
    assert tablet.taps - before == 1
    assert tablet.shown == "play"


def test_ready_needs_one_key(evening):
    tablet = evening(busy())
    expect(tablet.page.locator("[data-act=reveal]")).to_be_focused()
    tablet.page.keyboard.press("Enter")
    tablet.wait("[data-act='choose:rescue']")


# Afterwards --------------------------------------------------------------------------------


def test_a_finished_players_view_does_not_come_round(evening):
    """After the end all is open; the next game of the same people is covered as any other."""
    tablet = evening(almost_over())
    tablet.choose("safe_house")
    tablet.choose("shift:tom:0")
    tablet.check_secrets()
    tablet.leave_playback()
    tablet.wait("#table > main[data-screen=over]")
    hands = [card for hand in tablet.match.state.hand for card in hand]
    assert signs_in(tablet.everything(), hands) == set(hands)
    tablet.page.evaluate(HIDE)
    expect(screen(tablet.page)).to_have_attribute("data-screen", "over")
    tablet.tap("again")
    expect(screen(tablet.page)).to_have_attribute("data-screen", "cover")
    tablet.match = tablet.kept()
    is_covered(tablet)
    tablet.reveal()
    tablet.check_secrets()
    end_turn(tablet)
    is_covered(tablet)


def test_the_recap_shows_nothing_unseen(evening):
    """The other's turn as everybody saw it: cards that were drawn stay unknown at every stop."""
    tablet = evening(busy())
    tablet.choose("prepare")
    tablet.choose("debunk")
    tablet.choose("done")
    tablet.check_secrets()
    tablet.hand_on()
    drawn = hidden_from(tablet.match, CREATURE)
    assert drawn
    assert tablet.take()
    stops = 0
    while True:
        tablet.check_secrets()
        assert signs_in(tablet.everything(), drawn) == set()
        stops += 1
        onward = tablet.page.locator("[data-act='moment:on']:not([aria-disabled=true])")
        onward = onward.or_(tablet.page.locator("[data-act='moment:next']"))
        if onward.count() == 0:
            break
        counted = tablet.page.locator("#table .count").inner_text()
        onward.click()
        expect(tablet.page.locator("#table .count")).not_to_have_text(counted)
    assert stops > 1
    # One tap leads on to one's own turn, and only then is one's own hand drawn.
    tablet.skip_recap()
    assert tablet.seat_shown == CREATURE
    tablet.check_secrets()
