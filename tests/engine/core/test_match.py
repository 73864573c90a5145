"""Matches: going forward, going back, other moments, other worlds."""

import pytest

from engine.core.chance import Dice
from engine.core.decision import Decision
from engine.core.errors import BadSetup, IllegalChoice, ImaginedMatch, UndoBarrier
from engine.core.game import Game
from engine.core.match import Match
from engine.core.state import State
from engine.magpies import GAME


def magpies(seed: int = 0, hands=None, **zones) -> Match:
    """A match with these hands, everything else still in the deck."""
    match = Match.start(GAME, seed, ["ann", "ben", "cid"][: len(hands or [1, 2])])
    state = match.state
    if hands:
        state.deck += [card for hand in state.hand for card in hand]
        state.deck.sort()
        state.forget(state.deck)
        for seat, hand in enumerate(hands):
            state.hand[seat] = list(hand)
            state.learn(hand, seat)
            for card in hand:
                state.deck.remove(card)
    for name, value in zones.items():
        setattr(state, name, value)
    return Match(GAME, match.setup, state)


def play(match: Match, *options: str) -> Match:
    for option in options:
        match.choose(option)
    return match


def finish(match: Match, seed: int = 1) -> Match:
    dice = Dice(seed)
    while match.pending is not None:
        match.choose(dice.one_of(match.pending.options))
    return match


# Going forward -------------------------------------------------------------------


def test_a_match_begins_with_its_first_question():
    match = magpies(hands=[["ring_1", "cat_1"], ["cat_2"]])
    assert match.pending == Decision(0, "act", ("ring_1", "trade", "beg"), "", True)
    assert match.choices == []
    assert match.first_player == 0


def test_an_option_that_is_not_offered_changes_nothing():
    match = magpies(hands=[["ring_1"], ["cat_2"]])
    before = match.state.digest()
    with pytest.raises(IllegalChoice) as error:
        match.choose("spoon_1")
    assert error.value.facts == {"option": "spoon_1", "offered": ("ring_1", "trade", "beg")}
    assert (match.state.digest(), match.choices) == (before, [])


def test_nothing_can_be_chosen_after_the_end():
    match = finish(magpies())
    with pytest.raises(IllegalChoice):
        match.choose("beg")


def test_the_log_says_at_which_choice_things_happened():
    match = play(magpies(hands=[["ring_1"], ["cat_2"]]), "ring_1", "pass")
    told = [(entry.at, entry.event.kind) for entry in match.log]
    assert told == [(0, "turn"), (1, "gathers"), (2, "used")]


def test_where_names_the_rules_that_run():
    match = play(magpies(hands=[["ring_1"], ["cat_2"]]), "ring_1")
    assert match.where() == ["turn", "gather", "may_react"]
    assert finish(match).where() == []


def never_asks(t):
    t.turn += 1
    return
    yield


MUTE = Game(
    name="mute",
    roles=("a", "b"),
    state=State,
    deal=lambda setup: State(setup.seed, 2, setup.options),
    segment=never_asks,
    view=lambda t, player: {},
)


def test_rules_that_never_ask_are_stopped():
    with pytest.raises(RuntimeError, match="mute: no question"):
        Match.start(MUTE, 1)


def test_a_game_has_defaults_for_what_it_does_not_bring():
    state = State(1, 2, {})
    decision = Decision(0, "act", ("beg",))
    assert MUTE.message(state, decision, "beg").key == "act.option"
    assert list(MUTE.refused(state, decision)) == list(MUTE.broken(state)) == []
    assert MUTE.effects == frozenset()
    assert MUTE.kind_of("ring") == "ring"
    assert MUTE.at_random(decision, state) == "beg"
    assert MUTE.who_began(state, State(2, 2, {})) == 0


# Going back ----------------------------------------------------------------------


def test_nothing_to_undo_at_the_start():
    match = magpies()
    assert match.why_not_undo == "start"
    with pytest.raises(UndoBarrier) as error:
        match.undo()
    assert error.value.facts == {"reason": "start"}


def test_undo_takes_back_one_choice_and_its_events():
    match = magpies(hands=[["ring_1", "cat_1", "cat_3"], ["cat_2"]])
    before, told = match.state.digest(), list(match.log)
    play(match, "trade", "ring_1")
    assert match.can_undo
    match.undo()
    assert match.pending is not None
    assert match.pending.kind == "trade"
    match.undo()
    assert (match.state.digest(), match.log, match.choices) == (before, told, [])
    assert match.why_not_undo == "start"


def test_restart_turn_takes_back_all_of_the_turn():
    match = magpies(hands=[["ring_1", "cat_1", "cat_3"], ["cat_2"]])
    before = match.state.digest()
    play(match, "trade", "ring_1")
    match.restart_turn()
    assert match.state.digest() == before
    with pytest.raises(UndoBarrier):
        match.restart_turn()


def test_handing_over_is_a_barrier():
    match = play(magpies(hands=[["ring_1"], ["cat_2"]]), "beg")
    assert match.why_not_undo == "handed"
    with pytest.raises(UndoBarrier):
        match.undo()


def test_a_card_drawn_from_a_shuffled_deck_is_a_barrier_though_the_seed_stood_still():
    match = magpies(hands=[["button_1", "ring_1"], []])
    seed = match.state.seed
    play(match, "button_1")  # nobody can react; draws; the other must beg; dusk asks seat 0
    assert match.state.seed == seed
    assert match.pending is not None
    assert match.pending.player == 0
    assert match.why_not_undo == "shown"


def test_a_reshuffle_is_a_barrier():
    match = magpies(hands=[["button_1", "ring_1"], []])
    state = match.state
    state.discard, state.deck = state.deck, []
    match = Match(GAME, match.setup, state)
    play(match, "button_1")
    assert match.why_not_undo == "luck"


def test_looking_at_a_hand_is_a_barrier():
    match = magpies(hands=[["spoon_1"], ["cat_1"], ["cat_2"]])
    play(match, "spoon_1", "pass", "pass")
    assert match.pending == Decision(0, "look", ("1", "2"), "spoon", False)
    match.choose("1")
    assert match.why_not_undo in ("shown", "handed")
    assert match.state.knows(0, "cat_1")


def test_the_end_is_a_barrier():
    match = finish(magpies())
    assert match.why_not_undo == "over"


def test_undo_can_cross_the_forced_turn_of_another():
    # The other has no card and must beg: nobody learned or decided anything in between.
    match = magpies(hands=[["cat_1"], []])
    before = match.state.digest()
    play(match, "beg")
    assert match.pending is not None
    assert (match.pending.kind, match.pending.player, match.state.turn) == ("roost", 0, 1)
    match.undo()
    assert (match.state.digest(), match.state.turn) == (before, 0)


# Other moments, other worlds -----------------------------------------------------


def test_at_gives_every_moment_of_the_game():
    match = magpies(3)
    digests = [match.state.digest()]
    dice = Dice(9)
    while match.pending is not None:
        match.choose(dice.one_of(match.pending.options))
        digests.append(match.state.digest())
    for n in range(0, len(digests), 7):
        moment = match.at(n)
        assert moment.state.digest() == digests[n]
        assert moment.log == [entry for entry in match.log if entry.at <= n]
    for impossible in (-1, len(match.choices) + 1):
        with pytest.raises(IllegalChoice):
            match.at(impossible)


def test_a_clone_goes_its_own_way():
    match = play(magpies(hands=[["ring_1"], ["cat_2"]]), "ring_1")
    before, told = match.state.digest(), list(match.log)
    twin = match.clone()
    assert (twin.state.digest(), twin.pending, twin.choices) == (before, match.pending, ["ring_1"])
    assert twin.log == match.log
    finish(twin)
    assert (match.state.digest(), match.log, match.choices) == (before, told, ["ring_1"])


def test_a_finished_match_can_be_cloned():
    match = finish(magpies(2))
    twin = match.clone()
    assert twin.pending is None
    assert twin.state.digest() == match.state.digest()


def test_an_imagined_world_looks_the_same_to_the_seat_and_differs_elsewhere():
    match = magpies(5)
    assert match.pending is not None
    seen = match.view(0)
    others = set()
    for seed in range(10):
        world = match.imagine(0, Dice(seed))
        assert world.is_imagined
        assert world.view(0) == seen
        assert world.state.seed != match.state.seed
        others.add(tuple(world.state.hand[1]))
    assert len(others) > 5
    assert not match.is_imagined


def test_an_imagined_world_has_no_past_until_its_next_segment():
    world = magpies(hands=[["cat_1", "ring_1"], ["cat_2", "cat_3"]]).imagine(0, Dice(1))
    for forbidden in (world.clone, world.record, world.last_mark):
        with pytest.raises(ImaginedMatch):
            forbidden()
    world.choose("trade")
    with pytest.raises(ImaginedMatch):
        world.undo()
    assert world.choices == ["trade"]
    play(world, "ring_1", "done")
    assert world.state.turn == 1
    assert world.clone().state.digest() == world.state.digest()


@pytest.mark.parametrize("choices", [[], ["trade"], ["trade", "ring_1"]])
def test_a_glimpse_is_the_position_of_the_imagined_world(choices):
    match = magpies(hands=[["cat_1", "ring_1"], ["cat_2", "cat_3"]])
    play(match, *choices)
    for seed in range(5):
        world = match.imagine(0, Dice(seed)).state
        assert match.glimpse(0, Dice(seed)).digest() == world.digest()


def test_a_match_that_forgets_its_past_plays_on_but_cannot_go_back():
    match = magpies(hands=[["cat_1", "ring_1"], ["cat_2", "cat_3"]])
    world = match.clone()
    world.forget_past()
    for choices in (["trade"], ["ring_1", "done"]):
        play(match, *choices)
        play(world, *choices)
        assert world.state.digest() == match.state.digest()
        assert (world.pending, world.choices) == (match.pending, match.choices)
        for forbidden in (world.undo, world.clone, world.record, world.last_mark):
            with pytest.raises(ImaginedMatch):
                forbidden()
    with pytest.raises(IllegalChoice):
        world.choose("nonsense")


# What is seen --------------------------------------------------------------------


def test_a_secret_question_shows_its_options_to_its_player_only():
    match = magpies(hands=[["ring_1"], ["cat_2"]])
    for seat, ids in [(0, ["ring_1", "trade", "beg"]), (1, []), (None, [])]:
        question = match.view(seat).question
        assert question is not None
        assert (question.player, question.kind) == (0, "act")
        assert [choice.id for choice in question.choices] == ids


def test_an_open_question_shows_its_options_to_all():
    match = play(magpies(hands=[["ring_1"], ["cat_2"]]), "ring_1", "pass")
    for seat in (0, 1, None):
        question = match.view(seat).question
        assert question is not None
        assert [choice.id for choice in question.choices] == ["1", "pass"]


def test_refusals_name_the_rule_and_stay_with_the_decider():
    match = magpies(hands=[["ring_1", "cat_1"], ["cat_2"]], coins=[1, 1])
    refused = match.view(0).refused
    assert [(no.id, no.reason.key, no.rule) for no in refused] == [
        ("cat_1", "magpies.cat_waits", "gather"),
        ("ring_1", "magpies.too_dear", "gather"),
    ]
    assert match.view(1).refused == match.view(None).refused == ()


def test_the_story_leaves_out_what_was_told_to_others():
    match = magpies(7)
    hands = [entry.event.audience for entry in match.log if entry.event.kind == "drew"]
    assert hands == []  # the deal comes before the match of this helper
    match = Match.start(GAME, 7)
    told = [e.event.audience for e in match.story(0) if e.event.kind == "drew"]
    assert told == [(0,)]
    assert [e for e in match.story(None) if e.event.kind == "drew"] == []
    match.choose("beg")
    assert {e.at for e in match.story(0, since=1)} == {1}


def test_after_the_end_everything_is_open():
    match = finish(Match.start(GAME, 11))
    assert match.story(None) == match.log
    for seat in (0, 1, None):
        hand = match.view(seat).table["hand"]
        assert [len(cards["known"]) for cards in hand] == [cards["count"] for cards in hand]


# Setting up ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seed", "names", "options", "what"),
    [
        (-1, None, None, "seed"),
        (1 << 64, None, None, "seed"),
        ("7", None, None, "seed"),
        (True, None, None, "seed"),
        (1, "ab", None, "names"),
        (1, ["a", 2], None, "names"),
        (1, ["a"], None, "players"),
        (1, ["a", "b", "c", "d"], None, "players"),
        (1, ["a", "b" * 41], None, "names"),
        (1, None, ["hedges"], "options"),
        (1, None, {"moats": "1"}, "option"),
        (1, None, {"hedges": "9"}, "hedges"),
    ],
)
def test_a_set_up_that_cannot_be_names_what_is_wrong(seed, names, options, what):
    with pytest.raises(BadSetup) as error:
        Match.start(GAME, seed, names, options)
    assert error.value.facts["what"] == what


def test_options_not_given_take_their_first_value():
    assert Match.start(GAME, 1).setup.options == {"hedges": "3"}
    assert Match.start(GAME, 1).setup.names == ("pica", "hudsonia")


def test_undo_in_the_first_turn_keeps_what_the_deal_told():
    match = Match.start(GAME, 1)
    told = match.log[:]
    assert any(entry.event.kind == "drew" for entry in told)
    match.choose("trade")
    match.undo()
    assert match.log == match.clone().log == match.at(0).log == told
