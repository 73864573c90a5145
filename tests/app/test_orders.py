"""Standing orders and draws by agreement: what the table does for its players, visibly."""

import pytest

from app.curtain import EVERYTHING_OPEN, Stance
from app.games import policy
from app.games.policy import Policy
from app.storage import Change, Kept
from engine.core.match import AGREED
from tests.app.tables import Sitting

KIND = "steal"  # Magpies' open question that can be passed


@pytest.fixture
def ordering(monkeypatch):
    set_policy(monkeypatch)


def set_policy(monkeypatch, **cases):
    """Magpies with a question that may be left to a standing order."""
    made = Policy(standing_orders={KIND: 0}, **cases)
    monkeypatch.setattr("app.table.policy_of", lambda _: made)


def asked(sitting, kind=KIND):
    return sum(sitting.match.pending.kind == kind for _ in sitting.play())


def find_seed():
    for seed in range(60):
        if asked(Sitting(seed=seed)) > 1:
            return seed
    raise AssertionError("nobody steals")


def ordered(seed, kind=KIND):
    sitting = Sitting(seed=seed)
    (change,) = sitting.do("order", f"{kind}:pass")
    assert change.entries == []
    return sitting


def test_a_standing_order_passes_instead_of_asking_and_says_so(ordering):
    seed = find_seed()
    sitting = ordered(seed)
    said = 0
    for _ in sitting.play():
        assert sitting.match.pending.kind != KIND
        said += "(standing order)" in sitting.words
    assert len(sitting.table.answered) > 0
    for at, kind in sitting.table.answered:
        assert (sitting.match.choices[at - 1], kind) == ("pass", KIND)
    assert said > 0
    sitting.tap("panel:log")
    assert sitting.words.count("(standing order)") == len(sitting.table.answered)


def test_every_answer_by_order_is_kept_like_a_choice(ordering):
    sitting = ordered(find_seed())
    kept: list[str | int] = []
    stamps = []
    for _ in sitting.play():
        if any(isinstance(effect, Change) for effect in sitting.effects) and (
            not stamps or stamps[-1] != sitting.table.stamp
        ):
            kept += [entry["do"] for entry in sitting.effects[0].entries]
            stamps.append(sitting.table.stamp)
    kept += [entry["do"] for entry in sitting.effects[0].entries]
    assert kept == sitting.match.choices
    assert sitting.table.journal.length == len(kept)


def test_an_order_can_be_taken_back_and_unknown_ones_are_not_given(ordering):
    sitting = ordered(3)
    sitting.do("order", f"{KIND}:ask")
    assert sitting.table.orders == {}
    assert sitting.do("order", "trade:pass") == ()
    assert sitting.table.orders == {}


def test_only_whose_question_it_is_finds_the_order_in_the_menu(ordering):
    sitting = Sitting()
    sitting.tap("reveal")
    sitting.tap("panel:menu")
    sitting.tap(f"order:{KIND}:pass")
    assert sitting.table.orders == {KIND: "pass"}
    sitting.tap("panel:")
    sitting.tap("choose:beg")
    sitting.tap("reveal")
    sitting.tap("panel:menu")
    assert sitting.screen.find(data_act=f"order:{KIND}:ask") == []


def test_an_order_may_be_about_some_cases_only(ordering, monkeypatch):
    seed = find_seed()
    told = set()
    sitting = Sitting(seed=seed)
    for _ in sitting.play():
        if sitting.match.pending.kind == KIND:
            told.add(policy.DEFAULT.case_of(sitting.match.pending))
    refused = min(told)
    set_policy(monkeypatch, order_cases={KIND: tuple(told)})
    sitting = ordered(seed, f"{KIND}/{refused}")
    for _ in sitting.play():
        question = sitting.match.pending
        assert (question.kind, question.source) != (KIND, refused)
    assert len(sitting.table.answered) > 0


def test_cases_are_in_the_menu_while_the_question_is_asked_at_all(ordering, monkeypatch):
    set_policy(monkeypatch, order_cases={KIND: ("ring", "coin")})
    sitting = Sitting()
    sitting.tap("reveal")
    sitting.tap("panel:menu")
    sitting.tap(f"order:{KIND}/ring:pass")
    assert sitting.table.orders == {f"{KIND}/ring": "pass"}
    assert sitting.screen.find(data_act=f"order:{KIND}/coin:pass") != []
    sitting.tap(f"order:{KIND}/ring:ask")
    assert sitting.table.orders == {}
    sitting.tap(f"order:{KIND}:pass")
    assert sitting.screen.find(data_act=f"order:{KIND}/ring:pass") == []
    assert sitting.do("order", f"{KIND}/spoon:pass") == ()


def test_orders_are_remembered_with_the_game(ordering):
    sitting = ordered(find_seed()).finish()
    change = sitting.do("unkept", "x")[0]
    kept = Kept(change.header, change.opening, change.snapshot, change.entries)
    again = Sitting()
    again.do("opened", kept)
    assert again.table.orders == {KIND: "pass"}
    assert again.table.answered == sitting.table.answered
    assert again.table.last_seen == sitting.table.last_seen


@pytest.mark.parametrize(
    "damage",
    [
        {"looked": [1]},
        {"looked": "x", "orders": [1], "answered": {}},
        {"orders": {"steal": "take", "x": 3}, "answered": [[1], ["a", "b"], 7]},
        {"looked": [True, False], "orders": None, "answered": None},
    ],
)
def test_a_header_that_makes_no_sense_is_left_out(damage):
    sitting = Sitting()
    change = sitting.do("unkept", "x")[0]
    kept = Kept(change.header | damage, change.opening, change.snapshot, change.entries)
    sitting.do("opened", kept)
    assert (sitting.table.orders, sitting.table.answered) == ({}, ())
    assert sitting.table.last_seen == (-1, -1)
    assert sitting.screen.attributes["data-screen"] == "cover"


# Draws -----------------------------------------------------------------------------------


def offered():
    sitting = Sitting().play_to(6)
    if sitting.table.curtain.stance is Stance.COVERED:
        sitting.tap("reveal")
    sitting.tap("panel:menu")
    sitting.tap("draw")
    return sitting


def test_a_draw_is_asked_with_no_card_on_the_screen():
    sitting = offered()
    assert sitting.screen.attributes["data-screen"] == "draw"
    assert "data-secret" not in sitting.screen.attributes
    for hand in sitting.match.state.hand:
        for card in hand:
            assert card not in sitting.html


def test_a_draw_needs_everybody():
    sitting = offered()
    assert sitting.tap("agree:0") == ()
    assert sitting.match.pending is not None
    sitting.tap("agree:0")
    sitting.tap("agree:1")
    assert sitting.match.pending is not None
    change, remembered = sitting.tap("agree:0")
    assert change.header["over"] is True
    assert [score.draws for score in remembered.settings.series.scores] == [1]
    assert sitting.match.state.ending == AGREED
    assert sitting.table.curtain == EVERYTHING_OPEN
    assert sitting.screen.attributes["data-screen"] == "over"
    assert "A draw by agreement (house rule)" in sitting.words


def test_an_agreed_draw_is_told_though_the_table_was_just_drawn():
    """No choice is made, yet what everyone may see is not what was worked out before."""
    sitting = offered()
    assert not sitting.table.view(None).ending
    sitting.tap("agree:0")
    sitting.tap("agree:1")
    assert sitting.table.view(None).ending == AGREED
    assert "A draw by agreement (house rule)" in sitting.words


def test_who_says_no_plays_on_under_the_cover():
    sitting = offered()
    sitting.tap("agree:0")
    sitting.tap("panel:")
    assert sitting.screen.attributes["data-screen"] == "cover"
    assert sitting.table.agreeing == ()
    sitting.do("agree", "1")
    sitting.do("agree", "0")
    assert sitting.match.pending is not None


@pytest.mark.parametrize("value", ["", "2", "-1", "x", None])
def test_nobody_else_can_agree(value):
    sitting = offered()
    sitting.tap("agree:0")
    sitting.do("agree", value)
    assert sitting.match.pending is not None


def test_an_agreed_draw_is_found_again_after_a_reload():
    sitting = offered()
    sitting.tap("agree:0")
    change = sitting.tap("agree:1")[0]
    again = Sitting()
    whole = sitting.do("unkept", "x")[0]
    again.do("opened", Kept(change.header, whole.opening, change.snapshot, whole.entries))
    assert again.match.state.ending == AGREED
    assert again.screen.attributes["data-screen"] == "over"
    again.tap("panel:log")
    assert again.words.count("A draw by agreement (house rule)") == 2


def test_a_finished_game_offers_no_draw():
    sitting = Sitting().finish()
    sitting.do("draw")
    assert sitting.table.panel == ""
