"""Screens of InBetween as they are drawn, without Python in the browser: what fits where.

What holds for every screen of a whole game is in tests/e2e/test_every_size.py.
"""

from dataclasses import replace
from functools import partial

import pytest

from app.controller import handle
from app.effects import Intent
from app.games.inbetween.cards import LONG
from app.games.inbetween.sentences import InBetweenSentences
from app.i18n.text import LANGUAGES
from app.node import to_json
from app.screens import render_table
from app.settings import DEFAULTS
from app.table import Table
from engine.inbetween.data import CARDS, CREATURE, TOWN
from engine.saves.record import dump
from tests.app.evenings import tap
from tests.browsing import SCREENS
from tests.e2e import layout
from tests.e2e.drawn import Easel
from tests.e2e.inbetween.moments import LONG_NAMES
from tests.e2e.inbetween.test_screens import hands_of_the_longest
from tests.positions.inbetween import busy, quiet
from tests.scale import amount

TABLETS = ("1024x768", "768x1024", "1440x900")
SETTINGS = DEFAULTS.after("hint", "seen").after("stage", "off")


@pytest.fixture
def easel(page, source_url):
    return Easel(page, source_url, "inbetween")


def taken(story, *acts, names=("Anna", "Bartek"), language="en"):
    """The table after whoever is asked has taken the tablet, and after these taps.

    Nothing is staged there.
    """
    story.match.setup = story.match.setup._replace(names=names)
    table = handle(Table(), Intent("import", dump(story.match), fresh=5, now=1000)).table
    table = replace(table, language=language, settings=SETTINGS)
    for act in ("reveal", *acts):
        table = tap(table, act)
    return table


def measured(easel, table, script, name=""):
    """What a script finds where a table is drawn."""
    kind = f"{name} {table.language} {table.selection} {len(table.match.choices)} {table.curtain}"
    return easel.measure(kind, partial(render_table, table), script)


# Turning over ------------------------------------------------------------------------------

TURNED = """async ([before, after]) => {
    const { draw } = await import("./static/js/render.mjs");
    const host = document.querySelector("#table");
    host.replaceChildren();
    draw(host, JSON.parse(before));
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    for (const motion of host.getAnimations({ subtree: true })) motion.finish();
    draw(host, JSON.parse(after));
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    const stand = host.querySelector(".stand[data-move=timmy]");
    const motions = stand.getAnimations({ subtree: true });
    for (const motion of motions) motion.pause();
    const faces = [...stand.querySelectorAll(".character")];
    const turn = (node) => getComputedStyle(node).rotate.split(" ").at(-1);
    const angle = (node) => Math.abs(parseFloat(turn(node)) || 0);
    const seen = [0, 100, 165, 175, 240, 339].map((time) => {
        for (const motion of motions) motion.currentTime = time;
        return faces.map((face) => {
            if (angle(face) > 90) throw new Error(`seen from behind at ${time}`);
            const side = face.querySelector(".portrait").src.match(/timmy-(\\w+)/)[1];
            return angle(face) < 89.9 ? side : "";
        }).filter(Boolean).join();
    });
    const buttons = stand.querySelectorAll("[data-act='select:timmy']").length;
    const hidden = faces.filter((face) => face.inert && face.ariaHidden === "true").length;
    for (const motion of motions) motion.finish();
    await Promise.all(motions.map(({ finished }) => finished));
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    return { seen, buttons, hidden, left: stand.querySelectorAll(".character").length };
}"""
"""Which face of Timmy is seen at which time, what can be tapped meanwhile, and what is left."""


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_card_turns_over_with_its_old_face_and_opens_with_the_new_one(
    new_context, source_url, motion
):
    easel = Easel(new_context(reduced_motion=motion).new_page(), source_url, "inbetween")
    table = taken(busy(), "choose:evacuation")
    before = to_json(render_table(table))
    after = to_json(render_table(tap(table, "choose:shift:timmy:5")))
    found = easel.page.evaluate(TURNED, [before, after])
    human, creature = ["human"] * 3, ["creature"] * 3
    # Whoever wants no motion has the new face at once.
    assert found["seen"] == ([*human, *creature] if motion != "reduce" else [*creature, *creature])
    assert found == {
        "seen": found["seen"],
        "buttons": 1,
        "hidden": 1 if motion != "reduce" else 0,
        "left": 1,
    }


# The board ---------------------------------------------------------------------------------

OFF_THE_MARK = """() => {
    const found = [];
    for (const person of document.querySelectorAll(".ropes .person")) {
        const stand = person.querySelector(".stand");
        const notch = Number(stand.className.match(/notch-(\\d)/)[1]);
        const rope = person.getBoundingClientRect(), card = stand.getBoundingClientRect();
        const style = getComputedStyle(person, "::after");
        const isUpright = parseFloat(style.height) > parseFloat(style.width);
        const isTurned = isUpright && !document.querySelector(".bottom-1");
        const along = (isTurned ? 9.5 - notch : notch + 0.5) / 10;
        const [mark, middle] = isUpright
            ? [
                rope.top + parseFloat(style.top) + parseFloat(style.height) * along,
                (card.top + card.bottom) / 2,
            ]
            : [
                rope.left + parseFloat(style.left) + parseFloat(style.width) * along,
                (card.left + card.right) / 2,
            ];
        if (Math.abs(mark - middle) < 1.5) continue;
        found.push(`${stand.dataset.move}: ${mark} ${middle}`);
    }
    return found;
}"""
"""Cards whose middle lies on no mark of their rope, or on the mark of another notch."""


@pytest.mark.parametrize("seat", [TOWN, CREATURE])
def test_every_notch_has_its_mark_on_the_rope(easel, seat):
    table = taken(busy(active=seat))
    for size in ("1024x768", "768x1024", "390x844", "844x390"):
        easel.look_through(size)
        assert measured(easel, table, OFF_THE_MARK) == [], size


TURN_CHIP = """() => {
    const chip = document.querySelector(".bar .turn"), letters = document.createRange();
    letters.selectNodeContents(chip);
    const { left, right } = chip.getBoundingClientRect(), ink = letters.getBoundingClientRect();
    return Math.min(ink.left - left, right - ink.right);
}"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_number_of_a_late_turn_keeps_clear_of_the_border(easel, language):
    story = quiet()
    story.match.state.turn = 163
    table = taken(story, language=language)
    for size in ("1024x768", "1180x820", "1440x900"):
        easel.look_through(size)
        assert measured(easel, table, TURN_CHIP) >= 8, size


@pytest.mark.parametrize("language", amount(LANGUAGES, ("pl",)))
def test_long_names_break_inside_no_word(easel, language):
    tables = {
        "turn": taken(busy(), names=LONG_NAMES, language=language),
        "card": taken(busy(), "choose:evacuation", names=LONG_NAMES, language=language),
        "circle": taken(busy(), "picture:circle", names=LONG_NAMES, language=language),
    }
    for size in SCREENS:
        easel.look_through(size, language)
        for name, table in tables.items():
            assert measured(easel, table, layout.TEXT_FAULTS, name) == [], (size, name)


# Panels and hands --------------------------------------------------------------------------

CLIPPED = """() => [...document.querySelectorAll(".about-text, .about > .face, .answer")]
    .filter((part) => part.checkVisibility())
    .filter((part) => part.scrollHeight > part.clientHeight + 1)
    .map((part) => part.className)"""
BOARD = """() => {
    const { top, bottom } = document.querySelector(".ropes").getBoundingClientRect();
    return [Math.round(top), Math.round(bottom)];
}"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_panel_about_somebody_is_whole_beside_a_chosen_card(easel, language):
    for size in (*TABLETS, "390x844"):
        easel.look_through(size, language)
        for who in ("bob", "natalie", "timmy"):
            table = taken(busy(), "choose:evacuation", f"select:{who}", language=language)
            assert measured(easel, table, CLIPPED) == [], (size, who)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", amount(["large", "huge"], ["huge"]))
def test_the_panel_about_somebody_is_whole_in_larger_text_on_tablets(easel, text, language):
    for who in amount(["bob", "natalie", "timmy", "mina", "tom"], ["bob", "mina"]):
        for before in ((), ("choose:evacuation",)):
            table = taken(busy(), *before, f"select:{who}", language=language)
            for size in TABLETS:
                easel.look_through(size, language, text)
                assert measured(easel, table, CLIPPED, text) == [], (size, who, before)


def test_the_panel_about_somebody_shifts_no_board(easel):
    for hand in (["evacuation", "debunk"], ["evacuation", "debunk", "rescue", "curfew"]):
        played = taken(busy(town=hand), "choose:evacuation")
        touched = tap(played, "select:bob")
        for size in TABLETS:
            easel.look_through(size)
            name = " ".join(hand)
            assert measured(easel, touched, BOARD, name) == measured(easel, played, BOARD, name)


@pytest.mark.parametrize("seat", [TOWN, CREATURE])
def test_whole_texts_of_five_cards_on_a_phone_on_its_side(easel, seat):
    for language in LANGUAGES:
        for hand in hands_of_the_longest(seat, language, 1):
            held = {"creature": hand} if seat == CREATURE else {"town": hand}
            table = taken(quiet(active=seat, **held), language=language)
            for size in ("844x390", "932x430"):
                easel.look_through(size, language)
                assert measured(easel, table, SHOWN, str(hand)) == len(hand), (size, language)
                assert measured(easel, table, layout.CUT_CARDS, str(hand)) == []
                assert measured(easel, table, layout.TEXT_FAULTS, str(hand)) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seat", [TOWN, CREATURE])
def test_six_cards_upright_are_whole(easel, seat, language):
    """Short texts have a picture above them; a name of two lines needs room beside it."""
    said = InBetweenSentences(language)
    letters = {
        facts.kind: (len(said.ability_text(card)), card)
        for card, facts in CARDS.items()
        if facts.owner == seat and len(said.ability_text(card)) <= LONG
    }
    hand = [card for _, card in sorted(letters.values(), reverse=True)][:6]
    spare = [card for card, facts in CARDS.items() if facts.owner == seat and card not in hand]
    hand += [card for card in spare if CARDS[card].kind in letters][: 6 - len(hand)]
    held = {"creature": hand} if seat == CREATURE else {"town": hand}
    table = taken(quiet(active=seat, **held), language=language)
    easel.look_through("768x1024", language)
    for name, shown in (("hand", table), ("played", tap(table, f"choose:{hand[0]}"))):
        assert measured(easel, shown, layout.CUT_CARDS, name) == []
        assert measured(easel, shown, layout.TEXT_FAULTS, name) == []


SHOWN = """() => [...document.querySelectorAll(".play-card .text")]
    .filter((text) => text.checkVisibility()).length"""


COVERED = """() => {
    const edge = document.querySelector(".edge.peeking").getBoundingClientRect();
    const covered = (node) => {
        const { top, bottom } = node.getBoundingClientRect();
        return Math.min(bottom, edge.bottom) - Math.max(top, edge.top) > 1;
    };
    const parts = document.querySelectorAll(".side, .strip, .ropes .character");
    return [...parts].filter(covered).map((node) => node.className);
}"""


@pytest.mark.parametrize("seat", [TOWN, CREATURE])
def test_a_hand_of_five_that_is_peeked_at_across_covers_nothing(easel, seat):
    for language in LANGUAGES:
        (hand,) = hands_of_the_longest(seat, language, 1)
        held = {"creature": hand} if seat == CREATURE else {"town": hand}
        table = taken(
            quiet(active=seat, **held), "seating:across", f"peek:{seat}", language=language
        )
        for size in TABLETS:
            easel.look_through(size, language)
            assert measured(easel, table, COVERED, str(hand)) == [], (size, language)
            assert measured(easel, table, layout.CUT_CARDS, str(hand)) == [], (size, language)


READ_ON_THE_BOARD = ".side :is(h2, .step, .energy, .piles), .strip, .ropes .character"


@pytest.mark.parametrize("count", [6, 7, 8])
@pytest.mark.parametrize("seat", [TOWN, CREATURE])
def test_a_large_hand_that_is_peeked_at_upright_covers_nothing_that_one_reads(easel, seat, count):
    """It reaches into its owner's bar, where everything makes room for it."""
    covered = COVERED.replace(".side, .strip, .ropes .character", READ_ON_THE_BOARD)
    for language in LANGUAGES:
        hand = wordiest(seat, language, count)
        held = {"creature": hand} if seat == CREATURE else {"town": hand}
        table = taken(
            quiet(active=seat, **held), "seating:across", f"peek:{seat}", language=language
        )
        easel.look_through("768x1024", language)
        for script in (covered, layout.CUT_CARDS, layout.TEXT_FAULTS):
            assert measured(easel, table, script, str(hand)) == [], language


def wordiest(seat: int, language: str, count: int) -> list[str]:
    """The cards of a side with the longest texts."""
    said = InBetweenSentences(language)
    own = [card for card, facts in CARDS.items() if facts.owner == seat]
    return sorted(own, key=lambda card: len(said.ability_text(card)))[-count:]
