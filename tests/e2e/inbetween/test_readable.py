"""While one chooses, the board stays readable: nothing to tap lies on a fact or on something else.

Every question of a whole game, on four sizes of screens. What is measured are the boxes that are
seen; for a finger a small button may be larger.
"""

import pytest

from app.curtain import Stance
from app.screens import render_table
from tests.e2e.drawn import Easel, whole_game
from tests.scale import amount

SIZES = ("1024x768", "768x1024", "390x844", "1440x900")
SEED = 4

OVERLAPS = """() => {
    const isSeen = (node) =>
        node.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        node.getBoundingClientRect().width > 0;
    const find = (what) => [...document.querySelectorAll(what)].filter(isSeen);
    const targets = find('.board :is([data-act^="choose:"], [data-act^="select:"])');
    const facts = find(".board [data-fact]");
    const name = (node) =>
        node.dataset.act ?? `${node.dataset.fact} of ${node.closest("li")?.dataset.key ?? "?"}`;
    const overlap = (one, other) => {
        const a = one.getBoundingClientRect(), b = other.getBoundingClientRect();
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        return across > 1 && down > 1;
    };
    const found = [];
    targets.forEach((target, place) => {
        for (const other of [...targets.slice(place + 1), ...facts]) {
            if (target.contains(other) || other.contains(target)) continue;
            if (overlap(target, other)) found.push(`${name(target)} lies on ${name(other)}`);
        }
        const a = target.getBoundingClientRect();
        const edge = target.closest(".ropes, .ring")?.getBoundingClientRect();
        if (edge && (a.left < edge.left - 1 || a.right > edge.right + 1 ||
            a.top < edge.top - 1 || a.bottom > edge.bottom + 1))
            found.push(`${name(target)} leaves the board`);
    });
    return found;
}"""


@pytest.mark.timeout(1_200)
@pytest.mark.parametrize("seating", ["pass", "across"])
def test_nothing_to_tap_lies_on_what_one_decides_by(page, source_url, seating):
    easel = Easel(page, source_url, "inbetween")
    asking = [
        (number, stop.table)
        for number, stop in enumerate(whole_game("inbetween", 2, seating, SEED))
        if stop.table.match.pending is not None
        and stop.table.curtain.stance is not Stance.COVERED
        and stop.table.curtain.peeker is None
        and not (stop.table.panel or stop.table.moment)
    ]
    share, found = amount(1, 6), []
    for place, size in enumerate(SIZES):
        if seating == "across" and size == "390x844":
            continue  # nobody lays a phone between two players
        easel.look_through(size)
        for number, table in asking[place % share :: share]:
            lying = easel.measure(str(number), lambda table=table: render_table(table), OVERLAPS)
            found += [f"{size}, {table.match.pending.kind}: {line}" for line in lying]
    assert asking
    assert not found, "\n".join(found)
