"""What a finger finds on a screen: buttons outside, under others or too small, and scrolling.

Plain measurements in the page, as readable lines; a screen that is right has none.
"""

from playwright.sync_api import Page

SCROLLING = """() => {
    const found = [];
    const page = document.scrollingElement;
    if (page.scrollHeight > innerHeight) found.push("the page scrolls down");
    if (page.scrollWidth > innerWidth) found.push("the page scrolls sideways");
    const parts = "#table > main, #table > main > *, #table .ropes, #table .ground, #table .tray";
    for (const node of document.querySelectorAll(parts)) {
        const { overflowX, overflowY } = getComputedStyle(node);
        const down = node.scrollHeight > node.clientHeight + 1;
        const sideways = node.scrollWidth > node.clientWidth + 1;
        if (down && /auto|scroll/.test(overflowY)) found.push(`${node.className} scrolls down`);
        if (sideways && /auto|scroll/.test(overflowX))
            found.push(`${node.className} scrolls sideways`);
    }
    return found;
}"""

OUT_OF_REACH = """(mayScroll) => {
    const found = [];
    const MIDDLE = [[0.5, 0.5]];
    const ANYWHERE = [0.5, 0.15, 0.85].flatMap((x) => [0.5, 0.15, 0.85].map((y) => [x, y]));
    // What is peeked at or raised lies over everything else until it is let go.
    const find = (name) => document.querySelector(name);
    const part = find("#table .peeking") ?? find("#table .raised") ?? find("#table");
    for (const node of part.querySelectorAll("[data-act]")) {
        const { act } = node.dataset;
        // The legend is in the menu, too.
        const isAnswer = /^(choose|undo|panel(?!:legend)|peek|reveal|look)/.test(act);
        // What only explains itself, a small screen may leave out.
        if (!isAnswer && !node.checkVisibility()) continue;
        if (mayScroll) node.scrollIntoView({ block: "center", inline: "center" });
        const { left, top, right, bottom, width, height } = node.getBoundingClientRect();
        if (!width || !height) {
            found.push(`${act} is not drawn`);
            continue;
        }
        const inside = left > -1 && top > -1 && right < innerWidth + 1 && bottom < innerHeight + 1;
        if (!inside && !mayScroll) found.push(`${act} reaches outside`);
        const at = ([x, y]) => document.elementFromPoint(left + width * x, top + height * y);
        if ((isAnswer ? MIDDLE : ANYWHERE).some((spot) => node.contains(at(spot)))) continue;
        found.push(`${act} lies under ${at([0.5, 0.5])?.outerHTML.slice(0, 90) ?? "nothing"}`);
    }
    return found;
}"""

LARGER_TEXT = f"""() => {{
    const root = document.documentElement;
    const {{ size }} = root.dataset;
    const scrolled = [...document.querySelectorAll("*")]
        .map((node) => [node, node.scrollLeft, node.scrollTop]);
    const found = ["large", "huge"].flatMap((larger) => {{
        root.dataset.size = larger;
        return ({OUT_OF_REACH})(true).map((line) => `${{line}}, in ${{larger}} text`);
    }});
    root.dataset.size = size;
    for (const [node, left, top] of scrolled) node.scrollTo(left, top);
    return found;
}}"""
"""All that the setting does is to name the size (static/settings.mjs)."""

SMALL = """(least) => {
    const found = [];
    for (const node of document.querySelectorAll("#table [data-act]")) {
        if (!node.checkVisibility()) continue;
        let { width, height } = node.getBoundingClientRect();
        // A button may be larger for the finger than for the eye.
        const { position, left, right, top, bottom } = getComputedStyle(node, "::after");
        if (position === "absolute") {
            width -= Math.min(0, parseFloat(left) + parseFloat(right));
            height -= Math.min(0, parseFloat(top) + parseFloat(bottom));
        }
        if (Math.min(width, height) < least - 0.5)
            found.push(`${node.dataset.act}: ${Math.round(width)} x ${Math.round(height)}`);
    }
    return found;
}"""


CUT_CARDS = """() => [...document.querySelectorAll(".play-card")].filter((card) => {
    const text = card.querySelector(".text");
    const letters = document.createRange();
    letters.selectNodeContents(text);
    const edge = Math.min(card.getBoundingClientRect().bottom, text.getBoundingClientRect().bottom);
    return letters.getBoundingClientRect().bottom > edge + 2;
}).map((card) => card.querySelector(".title").textContent)"""


TEXT_FAULTS = """() => {
    const found = new Set();
    const letters = document.createRange();
    const hides = /hidden|clip/, scrolls = /auto|scroll/;
    const say = (what, text, element) => {
        const where = element.closest("[class]")?.getAttribute("class") ?? "";
        found.add(`${what}: "${text.slice(0, 40)}" in .${where.trim().split(/ +/).join(".")}`);
    };
    /** Where the letters are: lines are higher than what is written on them. */
    const inkOf = (element) => {
        const { left, right, top, bottom } = letters.getBoundingClientRect();
        const spare = 0.2 * parseFloat(getComputedStyle(element).fontSize);
        return { left: left + 1, right: right - 1, top: top + spare, bottom: bottom - spare };
    };
    const isWithinWidth = (ink, edge) => ink.left >= edge.left - 1 && ink.right <= edge.right + 1;
    const isWithinHeight = (ink, edge) => ink.top >= edge.top - 1 && ink.bottom <= edge.bottom + 1;
    const isSeen = (element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        !element.closest(".unseen");
    const table = document.querySelector("#table");
    // Most texts are inside the same few boxes.
    const boxes = new Map();
    const boxOf = (element) => {
        if (!boxes.has(element)) {
            const style = getComputedStyle(element);
            const { display, overflowX, overflowY, position, clipPath } = style;
            const isBox = display !== "contents" && display !== "inline";
            boxes.set(element, {
                isHidden: clipPath !== "none",
                isBox,
                goesAcross: isBox && scrolls.test(overflowX),
                goesDown: isBox && scrolls.test(overflowY),
                hidesAcross: isBox && hides.test(overflowX),
                hidesDown: isBox && hides.test(overflowY),
                isFixed: position === "fixed",
                isFloating: position === "absolute",
                edge: isBox ? element.getBoundingClientRect() : null,
            });
        }
        return boxes.get(element);
    };
    // Somebody's own name may be shortened; it is whole in the menu.
    const isShortened = (element) => getComputedStyle(element).textOverflow === "ellipsis";
    const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    // What lies under a sheet is looked at without it.
    const top = table.querySelector(".sheet") ?? table;
    const texts = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
        const node = texts.currentNode, text = node.data.trim(), element = node.parentElement;
        if (!text || !isSeen(element)) continue;
        letters.selectNodeContents(node);
        const ink = inkOf(element);
        if (ink.right <= ink.left) continue;
        let mayGoAcross = false, mayGoDown = false, isHidden = false, isCut = false;
        for (let at = element; at && at !== table.parentElement; at = at.parentElement) {
            const box = boxOf(at);
            isHidden ||= box.isHidden;
            mayGoAcross ||= box.goesAcross;
            mayGoDown ||= box.goesDown;
            isCut ||= box.hidesAcross && !mayGoAcross && !isWithinWidth(ink, box.edge);
            isCut ||= box.hidesDown && !mayGoDown && !isWithinHeight(ink, box.edge);
            if (box.isFixed) break;
        }
        if (isHidden) continue;
        if (isCut && !(isShortened(element) && element.dataset.typed)) say("cut", text, element);
        const isOutside =
            (!mayGoAcross && !isWithinWidth(ink, screen)) ||
            (!mayGoDown && !isWithinHeight(ink, screen));
        if (isOutside) say("off the screen", text, element);
        // A word may be broken only where the text has a hyphen for it.
        const isOneLine = letters.getClientRects().length === 1;
        const words = isOneLine ? [] : node.data.matchAll(/[^\\s\u00ad\\-\u2013\u2014/·→]{2,}/gu);
        for (const word of words) {
            letters.setStart(node, word.index);
            letters.setEnd(node, word.index + word[0].length);
            // The hyphen of a break before it counts as a piece of it.
            const least = node.data[word.index - 1] === "\u00ad" ? 9 : 0.5;
            const pieces = [...letters.getClientRects()].filter((piece) => piece.width > least);
            const lines = new Set(pieces.map((piece) => Math.round(piece.top / 4)));
            const columns = new Set(pieces.map((piece) => Math.round(piece.left / 4)));
            if (lines.size > 1 && columns.size > 1) say("broken", word[0], element);
        }
        const button = element.closest("button");
        let isFloating = false;
        for (let at = element; button && at !== button; at = at.parentElement)
            isFloating ||= boxOf(at).isFloating;
        if (!button || isFloating || isCut) continue;
        const edge = button.getBoundingClientRect();
        if (!isWithinWidth(ink, edge) || !isWithinHeight(ink, edge))
            say("larger than its button", text, element);
    }
    return [...found];
}"""
"""Texts that are cut off, off the screen, broken inside a word, or larger than their button."""


def scrolling(page: Page) -> list[str]:
    """Whatever would have to be scrolled."""
    return page.evaluate(SCROLLING)


def out_of_reach(page: Page, *, may_scroll: bool = False) -> list[str]:
    """Buttons that a finger cannot hit, after scrolling to them if that is allowed."""
    return page.evaluate(OUT_OF_REACH, may_scroll)


def out_of_reach_in_larger_text(page: Page) -> list[str]:
    """Buttons that a finger cannot hit once the text is larger, after scrolling to them."""
    return page.evaluate(LARGER_TEXT)


def smaller_than(page: Page, pixels: int) -> list[str]:
    """Buttons that are smaller than that, either way."""
    return page.evaluate(SMALL, pixels)


def cut_cards(page: Page) -> list[str]:
    """Cards whose text does not fit on them, by name."""
    return page.evaluate(CUT_CARDS)


TOUCHING = 3
"""Pixels by which two things may touch: borders, and squares whose sides are no whole numbers."""

OVERLAPS = f"""() => {{
    const board = document.querySelector("#table .board");
    if (!board || document.querySelector("#table .sheet")) return [];
    const isThere = (node) => node.checkVisibility() && node.getClientRects().length > 0;
    const isTarget = (node) => isThere(node) && getComputedStyle(node).pointerEvents !== "none";
    const acts = ["choose:", "select:", "rearrange:"].map((act) => `[data-act^="${{act}}"]`);
    // Of a dungeon that a small screen has brought near, only a part is shown.
    const near = board.querySelector(".dungeon.zoomed");
    const isShown = (node) => {{
        if (!near?.contains(node)) return true;
        const part = near.getBoundingClientRect(), box = node.getBoundingClientRect();
        const across = box.right > part.left && box.left < part.right;
        return across && box.bottom > part.top && box.top < part.bottom;
    }};
    const targets = [...board.querySelectorAll(acts.join())].filter(isTarget).filter(isShown);
    // A board without a box of its own gives its parts to the screen.
    const whole = board.getClientRects().length ? board : document.documentElement;
    const facts = [...board.querySelectorAll("[data-fact]")].filter(isThere);
    const measured = (node) => [node, node.getBoundingClientRect()];
    const boxes = new Map([...targets, ...facts].map(measured));
    const touches = (one, other) => {{
        const a = boxes.get(one), b = boxes.get(other);
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        return wide > {TOUCHING} && high > {TOUCHING};
    }};
    const name = (node) => node.dataset.act ?? `${{node.dataset.fact}} (${{node.className}})`;
    const found = [];
    targets.forEach((target, place) => {{
        for (const other of [...targets.slice(place + 1), ...facts]) {{
            if (target.contains(other) || other.contains(target)) continue;
            if (touches(target, other)) found.push(`${{name(target)}} lies over ${{name(other)}}`);
        }}
        const {{ left, right, top, bottom }} = boxes.get(target);
        const edge = (target.closest(".ropes, .ring, .ground") ?? whole).getBoundingClientRect();
        const over = Math.max(
            edge.left - left, right - edge.right, edge.top - top, bottom - edge.bottom
        );
        if (over > {TOUCHING} && !near?.contains(target))
            found.push(`${{name(target)}} leaves the board`);
    }});
    return found;
}}"""
"""What can be tapped on the board and leaves it, lies over a fact that one decides by, or over
another target. A fact is marked by `data-fact`; what lies inside a target belongs to it."""
