"""Optional rules: offered in the set-up panel by name, explained, and kept in the save."""

import json

from playwright.sync_api import Page, expect

from tests.e2e.hands import BOOT, open_lobby, screen


def kept_options(page: Page) -> dict[str, str]:
    """The options in the save of the only game on the device."""
    text = page.evaluate(
        "async () => { const [game] = await handover.store.list();"
        " return handover.store.readText(game.id); }"
    )
    opening = json.loads(json.loads(text)["opening"])
    return opening["setup"]["options"]


def set_up(page: Page, url: str, *values: str) -> None:
    open_lobby(page, url, "?lang=it")
    page.get_by_role("button", name="InBetween", exact=True).click()
    if values:
        page.get_by_text("Regole opzionali").click()
    for value in values:
        page.locator(f"#setup-variants [value={value}]").check()
    page.locator("#setup-start").click()
    expect(screen(page)).to_have_attribute("data-screen", "cover", timeout=BOOT)


def test_the_options_chosen_are_dealt_and_kept(page: Page, site_url: str):
    set_up(page, site_url, "polish", "stays")
    assert kept_options(page) == {"edition": "polish", "hiding": "stays"}


def test_whoever_leaves_them_closed_plays_by_the_defaults(page: Page, site_url: str):
    set_up(page, site_url)
    assert kept_options(page) == {"edition": "english", "hiding": "discarded"}


def test_each_option_is_explained_in_the_readers_language(page: Page, site_url: str):
    open_lobby(page, site_url, "?lang=pl")
    page.get_by_role("button", name="InBetween", exact=True).click()
    page.get_by_text("Zasady opcjonalne").click()
    expect(page.locator("#setup-variants .variant")).to_have_count(5)
    expect(page.locator("#setup-variants")).to_contain_text("Wydanie instrukcji")


def test_a_game_without_options_shows_none(page: Page, site_url: str):
    open_lobby(page, site_url)
    page.get_by_role("button", name="Magpies", exact=True).click()
    expect(page.locator("#setup-start")).to_be_visible()
    expect(page.locator("#setup-variants")).to_be_hidden()
