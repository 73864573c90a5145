"""What axe finds on a page. Knows no page of ours."""

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page

VIOLATIONS = """async () => {
    const { violations } = await axe.run({ resultTypes: ["violations"] });
    return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`));
}"""


def violations(page: Page) -> list[str]:
    """Every violation of an accessibility rule, as a readable line."""
    if page.evaluate("window.axe === undefined"):
        page.evaluate(AXE_SCRIPT)
    found: list[str] = page.evaluate(VIOLATIONS)
    return found
