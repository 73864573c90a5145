"""The board stays readable while one chooses: no target lies over a fact or another target."""

from functools import partial

import pytest
from playwright.sync_api import Page

from app.screens import render_table
from tests.e2e.drawn import Easel, at_most, whole_game

SIZES = ("1024x768", "768x1024", "390x844", "1440x900")
LEAST = 3
"""Pixels by which two things may touch: borders, and squares whose sides are no whole numbers."""

OVERLAPS = f"""() => {{
    const board = document.querySelector("#table .board");
    if (!board || document.querySelector("#table .sheet")) return [];
    const isThere = (node) => node.checkVisibility() && node.getClientRects().length > 0;
    const isTarget = (node) => isThere(node) && getComputedStyle(node).pointerEvents !== "none";
    const acts = ["choose:", "select:", "rearrange:"].map((act) => `[data-act^="${{act}}"]`);
    const targets = [...board.querySelectorAll(acts.join())].filter(isTarget);
    const facts = [...board.querySelectorAll("[data-fact]")].filter(isThere);
    const measured = (node) => [node, node.getBoundingClientRect()];
    const boxes = new Map([...targets, ...facts].map(measured));
    const touches = (one, other) => {{
        const a = boxes.get(one), b = boxes.get(other);
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        return wide > {LEAST} && high > {LEAST};
    }};
    const name = (node) => node.dataset.act ?? `${{node.dataset.fact}} (${{node.className}})`;
    const found = [];
    targets.forEach((target, place) => {{
        for (const other of [...targets.slice(place + 1), ...facts]) {{
            if (target.contains(other) || other.contains(target)) continue;
            if (touches(target, other)) found.push(`${{name(target)}} lies over ${{name(other)}}`);
        }}
    }});
    return found;
}}"""


@pytest.mark.parametrize("seating", ["pass", "across"])
def test_no_target_lies_over_a_fact_or_another_target(page: Page, source_url: str, seating: str):
    easel, found = Easel(page, source_url, "twister"), []
    stops = at_most(1, whole_game("twister", 2, seating, 4))
    sizes = SIZES if seating == "pass" else SIZES[:1]
    for size in sizes:
        easel.look_through(size)
        for kind, table in stops:
            lines = easel.measure(kind, partial(render_table, table), OVERLAPS)
            found += [f"{size}, {kind}: {line}" for line in lines[:3]]
    assert not found, "\n".join(found)
