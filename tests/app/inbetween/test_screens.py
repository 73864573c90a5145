"""What stands on the screens of InBetween, for whom, and what does not."""

import re

import pytest

from app.curtain import EVERYTHING_OPEN, Curtain, Stance
from app.games.inbetween.circle import places
from app.games.presenter import Context, present
from app.i18n.text import Text
from app.node import Node, to_html
from app.screens import render_table
from app.table import Table
from engine.inbetween.data import CREATURE, MOST_EQUIPMENT, TOWN
from tests.app.inbetween.test_reach import positions
from tests.app.reading import acts, nodes
from tests.engine.inbetween.story import Story
from tests.positions.inbetween import busy

LANGUAGES = ("en", "it", "pl")


def story(**wishes) -> Story:
    """A position with a bit of everything."""
    laid = {
        "marker": "mina",
        "equipment": ["walkie_talkie"],
        "town": ["evacuation", "safe_house", "wake_up_call"],
        "creature": ["hiding_2", "feast_1"],
    }
    return busy(**{**laid, **wishes})


def screen_of(told: Story, stance: Stance = Stance.OPEN, **wishes: str) -> Node:
    """The screen for whoever is asked."""
    pending = told.match.pending
    curtain = Curtain(stance, pending.player) if pending else EVERYTHING_OPEN
    return render_table(Table(match=told.match, curtain=curtain, **wishes))


def classed(screen: Node, *names: str) -> list[Node]:
    """All elements with these classes."""
    wanted = set(names)
    return [
        node for node in nodes(screen) if wanted <= set(node.attributes.get("class", "").split())
    ]


def told_by(node: Node) -> str:
    return " ".join(node.texts())


def person(screen: Node, who: str) -> Node:
    (button,) = screen.find(data_act=f"select:{who}")
    return button


def name(button: Node) -> str:
    """What a button is called to those who hear the table."""
    return told_by(classed(button, "unseen")[0])


# The ropes ---------------------------------------------------------------------------


def test_there_are_ten_ropes_in_the_order_of_the_circle():
    told = story()
    (folk,) = classed(screen_of(told), "folk")
    assert folk.tag == "ul"
    found = [button.attributes["data-act"] for button in classed(folk, "character")]
    assert found == [f"select:{who}" for who in told.t.circle]


def test_a_person_is_described_for_those_who_hear_the_table():
    label = name(person(screen_of(story()), "mina"))
    assert label == (
        "Mina, Creature dimension, Terrified (2), symbols Kin and Rift, "
        "token Claw, Activity marker here"
    )


def test_people_stand_on_their_notch_with_the_face_that_is_up():
    screen = screen_of(story())
    for who, notch, side in (("mina", 7, "creature"), ("bob", 2, "human"), ("scott", 0, "human")):
        (stand,) = [s for s in classed(screen, "stand") if s.attributes.get("data-move") == who]
        assert f"notch-{notch}" in stand.attributes["class"].split()
        (portrait,) = classed(stand, "portrait")
        assert portrait.attributes["src"].endswith(f"/{who}-{side}.svg")


def test_the_marker_and_its_next_two_stops_are_drawn():
    told = story()
    screen = screen_of(told)
    assert classed(person(screen, "mina"), "walker")
    stops = [told_by(classed(person(screen, who), "coming")[0]) for who in ("bob", "carl")]
    assert stops == ["1st", "2nd"]


def test_what_lies_on_a_person_is_drawn_on_it():
    screen = screen_of(story())
    assert classed(person(screen, "bob"), "attached")
    assert classed(person(screen, "carl"), "coin")
    assert not classed(person(screen, "lance"), "attached")


def test_beyond_each_end_of_the_row_stands_the_neighbour_from_the_other_end():
    echoes = [classed(echo, "stand") for echo in classed(screen_of(story()), "echo")]
    assert [told_by(stand) for (stand,) in echoes] == ["Lance", "Mina"]


def test_lights_and_shadows_count_the_locked():
    screen = screen_of(story())
    assert len(classed(screen, "light-1")) == len(classed(screen, "shadow-1")) == 1
    assert not classed(screen, "light-2")


@pytest.mark.parametrize("active", [TOWN, CREATURE])
def test_the_side_of_whoever_looks_lies_at_the_bottom(active):
    sides = classed(screen_of(story(active=active)), "side")
    assert f"seat-{active}" in sides[-1].attributes["class"].split()


def test_the_line_about_the_marker_tells_what_will_take_place():
    text = Text("en")
    (line,) = classed(screen_of(story()), "caption")
    assert text("inbetween.character.mina.creature") in told_by(line)
    (line,) = classed(screen_of(story(marker="carl")), "caption")
    assert "nothing happens" in told_by(line)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_line_about_the_marker_promises_nothing_after_the_activity_phase(language):
    # Jeremy has driven the marker to Lance, who is Terrified; ruling X6 keeps him silent.
    told = Story(
        marker="jeremy",
        notch={"jeremy": 2, "lance": 7},
        energy=(0, 0),
        equipment=["bicycle"],
    ).play("prepare", "done", "marker:lance")
    assert told.asked == (TOWN, "bicycle")
    (line,) = classed(screen_of(told, language=language), "caption")
    text = Text(language)
    assert told_by(line).split() == f"Lance {text('inbetween.table.sleeps.movement')}".split()
    assert text("inbetween.character.lance.creature") not in told_by(line)


@pytest.mark.parametrize(
    ("equipment", "label", "heard"), [([], "No Equipment", 0), (["bicycle"], "Equipment", 1)]
)
def test_places_without_equipment_are_seen_and_not_read_aloud(equipment, label, heard):
    (gear,) = classed(screen_of(Story(equipment=equipment)), "gear")
    assert gear.attributes["aria-label"] == label
    assert len(gear.children) == MOST_EQUIPMENT
    told = [node for node in gear.children if "aria-hidden" not in node.attributes]
    assert len(told) == heard


# Ghosts ------------------------------------------------------------------------------


def test_a_shift_is_a_ghost_towards_where_it_leads():
    screen = screen_of(story().play("safe_house"))
    (nearer,) = screen.find(data_act="choose:shift:timmy:3")
    (further,) = screen.find(data_act="choose:shift:timmy:5")
    assert "towards-human" in nearer.attributes["class"]
    assert "towards-creature" in further.attributes["class"]
    assert name(nearer) == "Timmy: InBetween → Alert"
    assert told_by(classed(nearer, "seen")[0]) == "Alert"


def test_a_token_is_a_ghost_with_its_symbol():
    screen = screen_of(story().play("safe_house"))
    (ghost,) = screen.find(data_act="choose:token:julie")
    assert name(ghost) == "Home token on Julie"


def test_a_shift_has_the_colour_of_the_side_it_pulls_towards():
    screen = screen_of(story().play("safe_house"))
    for act, looks in {
        "choose:shift:timmy:3": {"pulls", "for-town"},
        "choose:shift:bob:3": {"pulls", "for-creature", "against"},
        "choose:shift:timmy:5": {"flips", "for-creature", "against"},
        "choose:token:julie": {"corner"},
    }.items():
        (ghost,) = screen.find(data_act=act)
        classes = set(ghost.attributes["class"].split())
        assert looks <= classes
        manners = {"pulls", "for-town", "for-creature", "against", "flips", "corner", "harmful"}
        assert classes & manners == looks


def test_what_helps_the_other_side_is_hollow_for_either_player():
    screen = screen_of(story(active=CREATURE, notch={"mina": 7, "bob": 6}).play("feast_1"))
    shifts = [ghost for ghost in classed(screen, "ghost") if "pulls" in ghost.attributes["class"]]
    for ghost in shifts:
        towards_town = "for-town" in ghost.attributes["class"]
        assert ("against" in ghost.attributes["class"]) == towards_town


@pytest.mark.parametrize("seat", [TOWN, CREATURE])
def test_a_flip_that_helps_the_other_side_looks_as_harmful_as_a_shift_that_does(seat):
    hand = {"town": ["safe_house"]} if seat == TOWN else {"creature": ["rift_3"]}
    told = story(active=seat, notch={"timmy": 4, "scott": 5}, **hand)
    told.play("safe_house" if seat == TOWN else "rift_3")
    flips = classed(screen_of(told), "flips")
    assert flips
    for ghost in flips:
        towards_town = "for-town" in ghost.attributes["class"].split()
        against = "against" in ghost.attributes["class"].split()
        assert against == (towards_town != (seat == TOWN))


def test_removing_somebody_for_ever_looks_harmful():
    screen = screen_of(story().activate("evacuation"))
    (ghost,) = screen.find(data_act="choose:remove:bob")
    assert "harmful" in ghost.attributes["class"].split()


def test_whoever_is_moved_to_another_gap_is_lit_and_nobody_else():
    told = story(active=CREATURE, creature=["replacement_1"])
    told.activate("replacement_1").play("lift:bob")
    screen = screen_of(told)
    assert [node.attributes["data-act"] for node in classed(screen, "lifted")] == ["select:bob"]
    assert "aside" not in person(screen, "bob").attributes["class"].split()
    assert "aside" in person(screen, "mina").attributes["class"].split()


@pytest.mark.parametrize("who", ["mina", "lance"])
def test_at_either_end_of_the_row_it_is_clear_who_is_moved(who):
    told = story(active=CREATURE, creature=["replacement_1"])
    told.activate("replacement_1").play(f"lift:{who}")
    (lifted,) = classed(screen_of(told), "lifted")
    assert lifted.attributes["data-act"] == f"select:{who}"


def test_touching_somebody_offers_what_can_be_done_beside_the_card_in_play():
    screen = screen_of(story().play("safe_house"), selection="timmy")
    (tray,) = classed(screen, "tray")
    assert classed(tray, "played")
    (about,) = classed(tray, "about")
    answers = [act for act in acts(about) if act.startswith("choose:")]
    assert answers == ["choose:shift:timmy:3", "choose:shift:timmy:5"]
    (nearer,) = about.find(data_act="choose:shift:timmy:3")
    assert "towards the Town" in told_by(nearer)


def test_the_circle_has_the_same_ghosts_as_the_ropes():
    told = story().play("safe_house")
    as_ropes, as_circle = screen_of(told), screen_of(told, picture="circle")
    ghosts = {act for act in acts(as_ropes) if act.startswith("choose:")}
    assert ghosts == {act for act in acts(as_circle) if act.startswith("choose:")}
    assert classed(as_circle, "ring")
    assert not classed(as_circle, "ropes")


@pytest.mark.parametrize("count", range(5, 11))
def test_no_two_people_share_a_place_of_the_circle(count):
    assert len(set(places(count))) == count


def test_touching_somebody_who_cannot_be_chosen_says_why_and_by_which_rule():
    told = story().play("safe_house")
    assert "choose:shift:earl:8" not in acts(screen_of(told))
    (about,) = classed(screen_of(told, selection="earl"), "about")
    assert "Earl does not have the symbol Home – rulebook, Play a card" in told_by(about)


@pytest.mark.parametrize(("card", "active"), [("abduction_1", CREATURE), ("search_party", TOWN)])
def test_touching_somebody_who_may_be_removed_does_not_say_there_is_no_target(card, active):
    hand = {"creature": [card]} if active == CREATURE else {"town": [card]}
    told = Story(**hand, active=active, notch={"bob": 3, "carl": 6}).activate(card)
    for who in ("bob", "carl"):
        screen = screen_of(told, selection=who)
        assert f"choose:remove:{who}" in acts(screen)
        (about,) = classed(screen, "about")
        assert not classed(about, "reason")


def test_touching_somebody_else_after_a_first_shift_says_that_it_is_the_same_only():
    told = story(awareness=(5, 2)).play("awareness_5", "shift:bob:3")
    (about,) = classed(screen_of(told, selection="scott"), "about")
    assert (
        "Only the same Character may be shifted again: Bob, not Scott – the card’s text"
        in told_by(about)
    )


def test_touching_somebody_shows_both_faces():
    (about,) = classed(screen_of(story(), selection="mina"), "about")
    text = Text("en")
    for side in ("human", "creature"):
        assert text(f"inbetween.character.mina.{side}") in told_by(about)


# Sides and meter ---------------------------------------------------------------------


def test_both_sides_show_their_tracks():
    town, creature = reversed(classed(screen_of(story()), "side"))
    assert "3 of 6. Next level: 4 Energy" in told_by(town)
    assert "2 of 6. Next level: 3 Energy" in told_by(creature)
    (energy,) = classed(town, "energy")
    assert len(classed(energy, "on")) == 6
    assert [told_by(pile).split() for pile in classed(creature, "hand")] == [["Hand", "2"]]
    assert "Walkie Talkie" in told_by(town)
    assert "Shotgun" in told_by(town)


def test_the_meter_tells_all_four_endings():
    (meter,) = classed(screen_of(story()), "meter")
    told = told_by(meter)
    for part in ("Secured 1 of 3", "Devoured 1 of 3", "Town 3, Creature 2", "10 Characters left"):
        assert part in told


def test_a_discard_pile_can_be_looked_through():
    told = story(discard=(["curfew", "reroute"], []))
    (pile,) = screen_of(told).find(data_act="select:discard-0")
    assert told_by(pile).split() == ["Discard", "pile", "2"]
    (opened,) = classed(screen_of(told, selection="discard-0"), "pile-open")
    assert acts(opened) == ["help:reroute", "help:curfew"]


# Secrets -----------------------------------------------------------------------------


def asked_in_the_open() -> Story:
    told = story(active=CREATURE, equipment=["revolver"])
    return told.activate("feast_1")


def test_a_public_question_shows_backs_and_the_card_it_is_about():
    told = asked_in_the_open()
    screen = screen_of(told, Stance.ASKING)
    assert len(classed(screen, "back")) == 3
    assert "choose:revolver" in acts(screen)
    assert "Feast" in told_by(classed(screen, "played")[0])
    for secret in ("evacuation", "safe_house", "wake_up_call", "hiding"):
        assert secret not in to_html(screen)
    for secret in ("Evacuation", "Safe House", "Wake-up Call", "Hiding"):
        assert secret not in to_html(screen)


@pytest.mark.parametrize("seat", [TOWN, CREATURE])
def test_a_seat_never_sees_the_other_hand(seat):
    screen = to_html(screen_of(story(active=seat, discard=((), ()))))
    others = (("hiding_2", "feast_1"), ("evacuation", "safe_house", "wake_up_call"))[seat]
    assert not [card for card in others if card in screen]


def test_with_its_hand_face_down_a_seat_sees_only_backs():
    told = story()
    presenter = present(Context(told.match.view(None), Text("en")))
    dock = Node("div", {}, tuple(filter(None, presenter.answers())))
    assert len(classed(dock, "back")) == 3
    assert not [act for act in acts(dock) if not act.startswith("help:")]


def test_after_the_end_both_hands_lie_open():
    told = story(notch={"scott": 0, "tom": 0, "bob": 1}, cards_on={})
    told.play("safe_house", "shift:bob:0")
    assert told.match.pending is None
    words = told_by(screen_of(told))
    assert "Wake-up Call" in words
    assert "Hiding" in words


# Everywhere --------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_is_in_the_catalogues(language):
    """No key, no unfilled place, no inline style, in a whole game of each language."""
    for match in positions(seed=11):
        curtain = Curtain(Stance.OPEN, match.pending.player)
        for picture, selection in (("", ""), ("circle", match.state.circle[0])):
            wishes = {"language": language, "picture": picture, "selection": selection}
            screen = render_table(Table(match=match, curtain=curtain, **wishes))
            shown = [*screen.texts()]
            for node in nodes(screen):
                assert "style" not in node.attributes
                shown += [node.attributes.get(name, "") for name in ("aria-label", "title")]
            bad = [words for words in shown if re.search(r"inbetween\.|\{\w+\}|[a-z]_[a-z]", words)]
            assert not bad


@pytest.mark.parametrize("language", LANGUAGES)
def test_buttons_have_names(language):
    for node in nodes(screen_of(story().play("safe_house"), language=language)):
        if node.tag == "button":
            assert node.attributes.get("aria-label") or told_by(node).strip(), node
