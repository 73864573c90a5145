"""The helpers by which a rule asks."""

import pytest

from engine.core.decision import (
    Decision,
    each_in_secret,
    may_pick,
    may_react,
    pick,
    pick_some,
    resolve,
)
from engine.core.state import State


def ask(asking, *answers):
    """Run a rule with these answers; what it asked and what it came to."""
    asked = []
    replies = iter(answers)
    try:
        decision = next(asking)
        while True:
            asked.append(decision)
            decision = asking.send(next(replies))
    except StopIteration as end:
        return asked, end.value


def test_pick_asks_for_one_of_several():
    asked, answer = ask(pick(1, "shift", ["mina", "sam"], source="feast"), "sam")
    assert asked == [Decision(1, "shift", ("mina", "sam"), "feast", False)]
    assert answer == "sam"


def test_pick_answers_a_forced_choice_itself():
    assert ask(pick(0, "shift", ["mina"])) == ([], "mina")


def test_pick_from_nothing_is_none():
    assert ask(pick(0, "shift", [])) == ([], None)


@pytest.mark.parametrize(("answer", "outcome"), [("mina", "mina"), ("pass", None)])
def test_may_pick_can_be_declined_even_when_there_is_only_one(answer, outcome):
    asked, chosen = ask(may_pick(0, "flip", ["mina"]), answer)
    assert asked[0].options == ("mina", "pass")
    assert chosen == outcome


def test_may_pick_from_nothing_is_not_asked():
    assert ask(may_pick(0, "flip", [])) == ([], None)


def test_pick_some_offers_done_once_the_least_is_reached():
    asked, chosen = ask(
        pick_some(0, "discard", ["a", "b", "c"], most=3, least=1, hush=True), "b", "done"
    )
    assert [decision.options for decision in asked] == [("a", "b", "c"), ("a", "c", "done")]
    assert all(decision.hush for decision in asked)
    assert chosen == ["b"]


def test_pick_some_stops_at_the_most():
    asked, chosen = ask(pick_some(0, "discard", ["a", "b", "c"], most=2), "a", "c")
    assert len(asked) == 2
    assert chosen == ["a", "c"]


def test_pick_some_takes_what_there_is_when_there_is_too_little():
    assert ask(pick_some(0, "discard", ["a"], most=2, least=2)) == ([], ["a"])


def test_may_react_is_asked_in_secret_even_if_nothing_can_be_done():
    asked, answer = ask(may_react(1, "scare", [], hush=True), "pass")
    assert asked == [Decision(1, "scare", ("pass",), "", True)]
    assert answer is None


def test_may_react_in_the_open_is_asked_only_if_something_can_be_done():
    assert ask(may_react(1, "revolver", [])) == ([], None)
    asked, answer = ask(may_react(1, "revolver", ["revolver"]), "revolver")
    assert asked[0].options == ("revolver", "pass")
    assert answer == "revolver"


def test_each_in_secret_keeps_answers_sealed_until_all_have_answered():
    state = State(1, 3, {})
    asking = each_in_secret(state, [0, 2], "roost", lambda _: ("elm", "oak"))
    assert next(asking) == Decision(0, "roost", ("elm", "oak"), "", True)
    asking.send("oak")
    assert state.sealed == [["oak", "elm", "oak"], [], []]
    learned = state.learned
    with pytest.raises(StopIteration) as end:
        asking.send("elm")
    assert end.value.value == ["oak", None, "elm"]
    assert state.sealed == [[], [], []]
    assert state.learned > learned


def test_resolve_takes_effects_that_ask_and_effects_that_do_not():
    def asks():
        assert (yield Decision(0, "a", ("x",))) == "x"

    assert ask(resolve(asks()), "x")[0] == [Decision(0, "a", ("x",))]
    assert ask(resolve(None)) == ([], None)
