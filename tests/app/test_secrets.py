"""What is not on the screen: nothing that the one who looks could not know.

The proof is the re-deal: if everything a seat cannot know is dealt again and the screen stays
the same, letter for letter, then the screen holds no secret.
"""

from dataclasses import replace
from itertools import chain
from random import Random

import pytest

from app.curtain import Stance, cover
from app.node import to_html, to_json
from app.screens import rehearse_table, render_table
from app.table import Table
from engine.core.chance import Dice
from tests.app.reading import acts
from tests.app.tables import Sitting
from tests.scripted import shortest
from tools.project import lobby_games


def redealt(table, player, seed):
    """The same table in a world that this seat cannot tell from the true one."""
    return replace(table, match=table.match.imagine(player, Dice(seed)))


@pytest.mark.parametrize(("seats", "seating"), [(2, "pass"), (3, "pass"), (2, "across")])
@pytest.mark.parametrize("seed", range(6))
def test_no_screen_depends_on_what_its_reader_cannot_know(seats, seating, seed):
    sitting = Sitting(seats, seed=seed, seating=seating)
    seen = set()
    for moment in sitting.play(seed):
        table = sitting.table
        readers = [table.curtain.seat_shown] if table.curtain.is_secret else range(seats)
        for reader in readers:
            again = to_json(render_table(redealt(table, reader, moment)))
            assert again == to_json(render_table(table))
        seen.add(table.curtain.stance)
    assert {Stance.COVERED, Stance.DOWN if seating == "across" else Stance.OPEN} <= seen


@pytest.mark.parametrize("game", lobby_games())
def test_what_is_set_up_behind_the_cover_depends_on_nobodys_secret(game):
    script = shortest(game)
    match = script.deal()
    covers = 0
    for number, choice in enumerate(script.choices):
        if number % 4 == 0:
            table = Table(match=match, id="behind", curtain=cover(match.pending))
            for reader in range(len(match.setup.names)):
                again = to_json(rehearse_table(redealt(table, reader, number)))
                assert again == to_json(rehearse_table(table))
            covers += 1
        match.choose(choice)
    assert covers > 20 or len(script.choices) < 80


@pytest.mark.parametrize("seats", [2, 3])
def test_the_cover_holds_no_card_no_option_and_no_count(seats):
    sitting = Sitting(seats)
    covers = 0
    for _ in sitting.play():
        if sitting.table.curtain.stance is not Stance.COVERED:
            continue
        covers += 1
        state = sitting.match.state
        for card in chain(state.deck, state.discard, *state.hand, *state.nest):
            assert card not in sitting.html
        assert {*acts(sitting.screen)} - {"set:hint:seen", "recap"} == {"reveal", "leave"}
        assert "data-secret" not in sitting.screen.attributes
    assert covers > 10


def test_the_recap_shows_only_what_everybody_saw():
    sitting = Sitting()
    recaps = 0
    for _ in sitting.play():
        if sitting.table.curtain.stance is not Stance.COVERED:
            continue
        sitting.do("recap")
        moment = sitting.table.moment
        for place in range(len(moment.stops) if moment else 0):
            table = replace(sitting.table, moment=moment.go_to(place, sitting.match))
            then = table.moment.match.state
            html = to_html(render_table(table))
            for card in chain(*then.hand):
                assert then.knows(None, card) or f'"{card}"' not in html
            assert "You drew" not in html
            assert "data-secret" not in html
            recaps += 1
        sitting.do("moment", "")
    assert recaps > 5


def test_the_log_tells_each_seat_its_own_draws_and_no_others():
    sitting = Sitting(3)
    sitting.tap("reveal")
    sitting.tap("panel:log")
    (own,) = [e.event.args["cards"] for e in sitting.match.story(0) if e.event.kind == "drew"]
    assert sitting.words.count("You drew") == 1
    for card in own:
        assert sitting.table.match.state.knows(0, card)


def test_hands_lie_face_down_while_a_question_is_asked_in_the_open():
    asked = 0
    for seed in range(12):
        sitting = Sitting(3, seed=seed)
        for _ in sitting.play(seed):
            if sitting.match.pending.hush:
                continue
            # A fresh look at the same question: as it is asked of somebody who is not looking.
            curtain = sitting.table.curtain._replace(stance=Stance.ASKING)
            html = to_html(render_table(replace(sitting.table, curtain=curtain)))
            state = sitting.match.state
            for card in chain(*state.hand):
                assert state.knows(None, card) or card not in html
            assert "data-secret" not in html
            asked += 1
    assert asked > 5


def test_concealing_at_any_moment_leaves_the_cover():
    dice = Random(3)
    sitting = Sitting()
    concealed = 0
    for _ in sitting.play():
        if sitting.table.curtain.is_secret and dice.random() < 0.5:
            seat = sitting.table.curtain.seat
            sitting.do("conceal")
            assert sitting.screen.attributes["data-screen"] == "cover"
            assert sitting.table.curtain.seat == seat
            sitting.tap("reveal")
            concealed += 1
    assert concealed > 5


def test_after_the_end_everything_is_open_and_stays_so():
    sitting = Sitting().finish()
    sitting.do("conceal")
    assert sitting.screen.attributes["data-screen"] == "over"
    assert "All cards are revealed" in sitting.words
