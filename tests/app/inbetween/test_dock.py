"""The dock of InBetween: the hand, the card in play, verbs and what they say."""

import pytest

from app.curtain import Stance
from app.games.presenter import Context, present
from app.i18n.text import Text
from app.moments import events_at
from engine.inbetween.data import CARDS, CREATURE, TOWN
from tests.app.inbetween.test_screens import (
    asked_in_the_open,
    classed,
    screen_of,
    story,
    told_by,
)
from tests.app.reading import acts


def test_ones_own_hand_can_be_played():
    screen = screen_of(story())
    assert [act for act in acts(screen) if act.startswith("choose:")] == [
        "choose:evacuation",
        "choose:safe_house",
        "choose:wake_up_call",
        "choose:prepare",
        "choose:rest",
    ]


def test_a_card_that_cannot_be_paid_for_can_still_be_played():
    told = story(energy=(0, 4))
    (card,) = screen_of(told).find(data_act="choose:wake_up_call")
    assert "dear" in card.attributes["class"].split()
    told.play("safe_house")
    told.play(next(option for option in told.options if option.startswith("token:")))
    screen = screen_of(told)
    assert "choose:activate" not in acts(screen)
    assert "choose:end" in acts(screen)
    cost = CARDS["safe_house"].cost
    assert f"costs {cost} Energy; you have 0" in told_by(classed(screen, "verbs")[0])


def test_the_card_in_play_lies_apart_from_the_hand():
    screen = screen_of(story().play("safe_house"))
    (played,) = classed(screen, "played")
    assert "Safe House" in told_by(played)
    assert not [act for act in acts(classed(screen, "tray")[0]) if act.startswith("choose:")]


def test_the_card_in_play_is_put_back_and_another_one_takes_its_place():
    (tray,) = classed(screen_of(story().play("safe_house")), "tray")
    assert acts(tray) == ["restart", "instead:evacuation", "instead:wake_up_call"]
    # What was used of Awareness before would be taken back as well.
    told = story().play("awareness_2").play("safe_house")
    (tray,) = classed(screen_of(told), "tray")
    assert {act.partition(":")[0] for act in acts(tray)} == {"help"}


def test_once_a_card_has_done_something_it_stays_in_play():
    told = story().play("safe_house")
    told.play(next(option for option in told.options if option.startswith("token:")))
    (tray,) = classed(screen_of(told), "tray")
    assert {act.partition(":")[0] for act in acts(tray)} == {"help"}


def test_awareness_abilities_lie_behind_one_tap():
    told = story()
    (opener,) = screen_of(told).find(data_act="select:awareness")
    assert "glowing" in opener.attributes["class"]
    screen = screen_of(told, selection="awareness")
    cards = classed(screen, "insight")
    assert [card.tag for card in cards] == ["button"] * 3 + ["div"] * 2
    assert "You need Awareness level 4 and are at 3" in told_by(cards[3])


def test_the_ending_verb_comes_last():
    told = story().play("safe_house")
    told.play(next(option for option in told.options if option.startswith("token:")))
    (verbs,) = classed(screen_of(told), "verbs")
    assert acts(verbs) == ["choose:activate", "choose:end"]


def test_with_an_empty_hand_the_hint_speaks_of_no_card():
    (hint,) = classed(screen_of(story(town=[])), "nudge")
    assert told_by(hint) == "Your hand is empty: Prepare to draw cards, or Rest."


@pytest.mark.parametrize(
    ("level", "played", "told"),
    [
        (0, (), "level 0: how to raise it"),
        (2, (), "one ability, once"),
        (2, ("awareness_2",), "already used"),
    ],
)
def test_the_way_to_awareness_says_what_it_offers_now(level, played, told):
    position = story(awareness=(level, 0)).play(*played)
    (opener,) = screen_of(position).find(data_act="select:awareness")
    assert told in told_by(opener)
    assert ("glowing" in opener.attributes["class"]) == (told == "one ability, once")


@pytest.mark.parametrize(
    ("seat", "states"),
    [(TOWN, "Alert, Guarded or Secured"), (CREATURE, "Nervous, Terrified or Devoured")],
)
def test_what_lies_behind_awareness_says_when_it_rises(seat, states):
    position = story(active=seat, awareness=(0, 0))
    assert "Tap a card" in told_by(classed(screen_of(position), "nudge")[0])
    (hint,) = classed(screen_of(position, selection="awareness"), "nudge")
    assert states in told_by(hint)


@pytest.mark.parametrize(
    ("count", "height"), [(3, "as-few"), (5, ""), (7, "as-many")], ids=["few", "some", "many"]
)
def test_what_lies_open_is_as_high_as_the_cards_were(count, height):
    """A panel never shifts the board."""
    hand = ["safe_house", "rescue", "curfew", "debunk", "evacuation", "town_library", "roadblock"]
    position = story(town=hand[:count])
    (tray,) = classed(screen_of(position, selection="bob"), "tray")
    looks = {look for look in tray.attributes["class"].split() if look.startswith("as-")}
    assert looks == ({height} if height else set())


def test_verbs_say_what_they_give_now():
    told = story()
    screen = screen_of(told)
    (prepare,) = screen.find(data_act="choose:prepare")
    assert "discard, draw up to 5" in told_by(prepare)
    told.play("safe_house")
    told.play(next(option for option in told.options if option.startswith("token:")))
    screen = screen_of(told)
    (activate,) = screen.find(data_act="choose:activate")
    assert "leaves you 5 Energy" in told_by(activate)
    (end,) = screen.find(data_act="choose:end")
    assert "then Mina is activated" in told_by(end)


def test_a_refusal_is_quiet_and_the_end_of_a_turn_is_not_a_danger():
    screen = screen_of(asked_in_the_open(), Stance.ASKING)
    (refusal,) = screen.find(data_act="choose:pass")
    assert "refusing" in refusal.attributes["class"].split()
    screen = screen_of(story().play("rest"))
    (end,) = screen.find(data_act="choose:end")
    assert "ending" in end.attributes["class"].split()


def test_a_choice_that_was_none_is_told_and_nothing_offers_to_take_it_back():
    told = story(active=CREATURE, creature=["paranoia_1"], awareness=(0, 0), equipment=[])
    told.activate("paranoia_1")
    assert told.asked == (CREATURE, "finish")
    match = told.match
    context = Context(
        match.view(CREATURE),
        Text("en"),
        events=tuple(events_at(match, CREATURE, len(match.choices))),
        barred=match.why_not_undo or "",
    )
    presenter = present(context)
    assert presenter.prompt() == "All done? End your turn."
    hint = told_by(presenter.answers()[0])
    assert "Town discards" in hint
    assert hint.endswith("Only one choice was possible.")


def test_there_is_always_a_line_that_says_what_to_tap():
    told = story()
    assert "Tap a card to play it" in told_by(classed(screen_of(told), "nudge")[0])
    told.play("safe_house")
    assert "marked places" in told_by(classed(screen_of(told), "nudge")[0])


@pytest.mark.parametrize("gear", ["revolver", "walkie_talkie"])
def test_a_standing_order_is_offered_once_there_is_something_to_ask_about(gear):
    for equipment, offered in (([], False), ([gear], True)):
        screen = screen_of(story(equipment=equipment), panel="menu")
        assert bool(screen.find(data_act=f"order:{gear}:pass")) == offered
