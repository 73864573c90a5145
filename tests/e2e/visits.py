"""Visits of a page that may keep things: what is on the device after them. Knows no game."""

from playwright.sync_api import Page

from tests.e2e.hands import open_lobby, wait_for_python

BROKEN = """async () => {
    const broken = [];
    for (const image of document.images) {
        image.loading = 'eager';  // also those that were not looked at yet
        await image.decode().catch(() => broken.push(image.src));
    }
    return broken;
}"""
FILE_SOURCES = """() => {
    const folder = document.querySelector("script[src*='/static/']").src.split('/static/')[0];
    const files = performance.getEntriesByType('resource');
    const ours = files.filter(({ name }) => name.startsWith(folder));
    return [...new Set(ours.map((entry) => entry.workerFinalSourceType))];
}"""


def visit(page: Page, url: str, query: str = "?dev") -> None:
    """A whole visit: until the page is on the device."""
    open_lobby(page, url, query)
    wait_for_python(page)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")


def reload(page: Page) -> None:
    """Load the page again, and wait until intents are carried out."""
    page.reload(wait_until="commit")
    wait_for_python(page)
