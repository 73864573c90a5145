"""Takes the pictures of the documentation from the built site:

    python -m tests.e2e.screenshots [part of a name]

A picture is a function that brings a page to a moment; `PICTURES` names them, and each is taken
at the sizes it asks for. Whoever changes a screen takes them again and looks at them.
"""

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from engine.core.match import Match
from tests.browsing import BROWSER_OPTIONS, KNOWS_ALL, VIEWPORTS
from tests.conftest import SUB_PATH
from tests.e2e.hands import open_lobby, wait_for_python
from tests.e2e.tablet import Tablet
from tests.e2e.titles import open_deal, open_position
from tests.engine.inbetween.story import Story
from tests.engine.twister.story import Story as TwisterStory
from tests.positions.cryptids import day, dusk
from tests.positions.inbetween import busy, revolver
from tests.positions.twister import busy as dungeon
from tests.positions.twister import facing
from tools import browser as chromium
from tools.build_site import build
from tools.project import ROOT
from tools.serve import serving

FOLDER = ROOT / "docs" / "screenshots"
ALL = tuple(VIEWPORTS)
NAMES = ("Anna", "Bartek", "Carla", "Dmitri")


class Picture(NamedTuple):
    """A moment, and the sizes at which it is taken."""

    name: str
    bring: Callable[[Page, str], object]
    sizes: tuple[str, ...] = ALL


def lobby(page: Page, url: str) -> None:
    """The three boxes, with Python up."""
    open_lobby(page, url, "")
    wait_for_python(page)


def inbetween(page: Page, url: str, story: Story) -> Tablet:
    """A position of InBetween, in the hands of whoever is asked."""
    story.match.setup = story.match.setup._replace(names=NAMES[:2])
    tablet = open_position(page, url, story.match, "en")
    tablet.reveal()
    return tablet


def inbetween_ghosts(page: Page, url: str) -> None:
    """A card is chosen, and every place for it glows."""
    inbetween(page, url, busy()).choose("evacuation")


def inbetween_circle(page: Page, url: str) -> None:
    """The circle of the box."""
    inbetween(page, url, busy()).tap("picture:circle")
    page.locator(".ring").wait_for()


def inbetween_stage(page: Page, url: str) -> None:
    """A Character turns over."""
    inbetween(page, url, busy().play("safe_house")).choose("shift:timmy:5")


def inbetween_open(page: Page, url: str) -> None:
    """The Town is asked about its Revolver, across the tablet."""
    inbetween(page, url, revolver()).choose("activate")


def cryptids(page: Page, url: str, match: Match) -> Tablet:
    """A position of Twisted Cryptids, in the hands of whoever is asked."""
    match.setup = match.setup._replace(names=NAMES[: match.state.seats])
    tablet = open_position(page, url, match)
    tablet.reveal()
    return tablet


def cryptids_signposts(page: Page, url: str) -> None:
    """A card is chosen, and every way for it is a signpost."""
    tablet = cryptids(page, url, day().match)
    hand = tablet.match.state.hand[0]
    tablet.choose(next(card for card in hand if card.startswith("lure_or_extract")))


def cryptids_dusk(page: Page, url: str) -> None:
    """The Encounter: a Sighting is revealed, and the people who see it are counted."""
    tablet = cryptids(page, url, dusk().match)
    tablet.choose("pass")
    for scene in ("Encounter", "Stack 3", "Ridge Outline", "+1"):
        tablet.tap("moment:next")
        page.locator("#table .headline", has_text=scene).wait_for()


def cryptids_stacks(page: Page, url: str) -> None:
    """Stacks are being built."""
    tablet = open_deal(page, url, "cryptids", 4, seed=3)
    for place in (0, 8, 2, 0, 3):
        tablet.choose(tablet.match.pending.options[place])


def cryptids_around(page: Page, url: str) -> None:
    """A tablet in the middle of four: somebody peeks."""
    tablet = cryptids(page, url, day().match)
    tablet.sit("around")
    tablet.peek(0)


def twister(page: Page, url: str, touched: str = "", story: TwisterStory | None = None) -> None:
    """A position of Dungeon Twister, played in the open, with something touched."""
    position = story or dungeon()
    tablet = open_position(page, url, position.match)
    tablet.reveal()
    for step in filter(None, touched.split()):
        tablet.tap(f"select:{step}")
        page.wait_for_timeout(200)


def twister_reach(page: Page, url: str) -> None:
    """A piece is touched: where it can go, and for how much."""
    twister(page, url)
    # Wherever the squares are: a phone brings them near first.
    page.locator(".member-button", has_text="Barbarian").click()
    page.locator(".piece-sheet").wait_for()


def twister_fight(page: Page, url: str) -> None:
    """A fight is aimed at: both sides, both totals."""
    twister(page, url, "yellow_barbarian yellow_barbarian>blue_fire_elemental")


def twister_ghost(page: Page, url: str) -> None:
    """A room as it would lie."""
    twister(page, url, "yellow_acrobat")
    page.locator("[data-act='select:yellow_acrobat>rotate/0']").first.click()
    page.locator(".room.ghost").wait_for()


def twister_pad(page: Page, url: str) -> None:
    """The attacker looks at the combat cards."""
    twister(page, url, story=facing())
    page.locator("[data-act='peek:0']").click()
    page.locator(".pad-card .value").first.wait_for()


def twister_across(page: Page, url: str) -> None:
    """Two players across from each other."""
    tablet = open_position(page, url, dungeon().match)
    tablet.reveal()
    tablet.sit("across")
    tablet.touch("yellow_barbarian")


def twister_room(page: Page, url: str) -> None:
    """A phone looks at a room."""
    twister(page, url, "@5 yellow_barbarian@5")


PICTURES = [
    Picture("lobby", lobby),
    Picture("inbetween", inbetween_ghosts),
    Picture("inbetween-circle", inbetween_circle, ("tablet",)),
    Picture("inbetween-open", inbetween_open, ("tablet",)),
    Picture("inbetween-stage", inbetween_stage, ("tablet",)),
    Picture("cryptids", cryptids_signposts),
    Picture("cryptids-dusk", cryptids_dusk, ("tablet",)),
    Picture("cryptids-stacks", cryptids_stacks, ("tablet",)),
    Picture("cryptids-around", cryptids_around, ("tablet",)),
    Picture("twister", twister_reach),
    Picture("twister-fight", twister_fight, ("tablet",)),
    Picture("twister-ghost", twister_ghost, ("tablet",)),
    Picture("twister-pad", twister_pad, ("tablet",)),
    Picture("twister-across", twister_across, ("tablet",)),
    Picture("twister-room", twister_room, ("phone",)),
]


def take(browser: Browser, url: str, picture: Picture) -> None:
    """The picture at each of its sizes, on a fresh device."""
    for size in picture.sizes:
        viewport = VIEWPORTS[size]
        context = browser.new_context(
            viewport=viewport, reduced_motion="reduce", locale="en-GB", service_workers="block"
        )
        context.add_init_script(KNOWS_ALL)
        page = context.new_page()
        picture.bring(page, url)
        page.wait_for_timeout(300)
        file = FOLDER / f"{picture.name}-{viewport['width']}x{viewport['height']}.png"
        page.screenshot(path=file)
        context.close()
        print(file.relative_to(ROOT))


def main() -> None:
    """Take all pictures, or those whose names have the given part."""
    wanted = sys.argv[1] if len(sys.argv) > 1 else ""
    with tempfile.TemporaryDirectory() as folder:
        build(Path(folder) / "site")
        with (
            serving(Path(folder) / "site", SUB_PATH, cached=True) as url,
            sync_playwright() as playwright,
        ):
            browser = playwright.chromium.launch(
                executable_path=chromium.find(), args=BROWSER_OPTIONS
            )
            for picture in PICTURES:
                if wanted in picture.name:
                    take(browser, url, picture)
            browser.close()


if __name__ == "__main__":
    main()
