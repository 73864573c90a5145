"""What is staged of InBetween, when, and what everybody sees of it."""

from collections import Counter
from copy import deepcopy
from dataclasses import replace

import pytest

from app.curtain import EVERYTHING_OPEN, Curtain, Stance
from app.games.inbetween.scenes import MILLISECONDS, as_then, scenes_of
from app.games.inbetween.spotlight import owner_of
from app.i18n.text import LANGUAGES
from app.moments import PLAYBACK, events_at, playback_after
from app.node import Node, to_html, to_json
from app.preload import pictures_of
from app.screens import render_table
from app.settings import DEFAULTS
from app.table import Table
from engine.core.chance import Dice
from engine.core.event import Event
from engine.core.match import Match
from engine.inbetween.data import ALERT, CARDS, CHARACTERS, CREATURE, DEVOURED, TOWN
from engine.inbetween.state import Upsideville
from engine.inbetween.view import table_view
from tests.app.inbetween.test_reach import positions
from tests.app.reading import acts, nodes
from tests.app.tables import Sitting
from tests.engine.inbetween.story import SIX, Story
from tests.positions.inbetween import STAGED, busy, quiet

KINDS = {"flips", "shifts", "awareness", "cancels", "removes", "replaces", "over"}


def staged(story: Story) -> list[str]:
    """The scenes of the last choice: the kind of the event that each shows."""
    events = last_events(story.match)
    return [events[scene.told - 1].kind for scene in scenes_of(events)]


def last_events(match: Match) -> list:
    """What everybody saw happen with the last choice."""
    return events_at(match, None, len(match.choices))


def screen_of(match: Match, place: int = 0, **wishes: object) -> Node:
    """A scene of the last choice on the screen."""
    moment = playback_after(match)
    assert moment is not None
    pending = match.pending
    curtain = Curtain(Stance.OPEN, pending.player) if pending else EVERYTHING_OPEN
    return render_table(
        Table(match=match, curtain=curtain, moment=moment.go_to(place, match), **wishes)
    )


def stage_of(match: Match, place: int = 0, **wishes: object) -> Node:
    """The stage alone."""
    return next(
        node
        for node in nodes(screen_of(match, place, **wishes))
        if "stage" in node.attributes.get("class", "").split()
    )


def words_on(stage: Node) -> str:
    return " ".join(stage.texts())


def pictures_on(stage: Node) -> list[str]:
    """The names of the pictures on a stage, in order."""
    return [
        node.attributes["src"].rpartition("/")[2].removesuffix(".svg")
        for node in nodes(stage)
        if node.tag == "img"
    ]


# What is staged ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("scene", "kind"),
    {
        "flip": "flips",
        "secured": "shifts",
        "devoured": "shifts",
        "awareness": "awareness",
        "cancelled": "cancels",
        "removed": "removes",
        "replaced": "replaces",
    }.items(),
)
def test_a_choice_that_everybody_should_see_is_one_scene(scene, kind):
    assert staged(STAGED[scene]()) == [kind]


def test_a_shift_that_leads_to_no_end_is_not_staged():
    assert staged(busy().play("safe_house", "shift:timmy:3")) == []


def test_somebody_who_gets_free_again_is_not_staged():
    told = busy(town=["wake_up_call"], energy=(9, 4)).activate("wake_up_call")
    assert (told.match.state.notch["earl"], staged(told)) == (DEVOURED - 1, [])


def test_awareness_that_falls_is_not_staged():
    told = busy(active=CREATURE, creature=["paranoia_1"]).activate("paranoia_1").play("awareness")
    assert [event.kind for event in last_events(told.match)].count("awareness") == 1
    assert staged(told) == []


def test_an_awareness_ability_that_is_used_is_staged_only_for_what_it_does():
    told = quiet(awareness=(4, 0)).play("awareness_4")
    assert staged(told) == []
    assert staged(told.play("shift:bob:4")) == ["flips"]


def test_two_flips_of_one_card_come_one_after_the_other():
    """They are two choices, and the second is asked about once the first was seen."""
    told = quiet(active=CREATURE, awareness=(0, 4)).play("awareness_4", "shift:mina:5")
    assert staged(told) == ["flips"]
    assert staged(told.play("shift:carl:5")) == ["flips"]


def test_whoever_is_flipped_and_shifted_by_one_ability_turns_over_first():
    """Carl is the only one to flip, so nobody is asked; he is Alert at once."""
    told = Story(SIX, notch={"jayne": 6, "julie": 6}, awareness=(4, 0)).play("awareness_4")
    (scene,) = scenes_of(last_events(told.match))
    assert told.match.state.notch["carl"] == ALERT
    then = as_then(told.view(None), last_events(told.match)[scene.told :])
    assert then.table["people"]["carl"]["state"] == "in_between"


def test_a_choice_with_two_such_events_has_a_scene_for_each():
    events = [
        Event("awareness", {"who": TOWN, "old": 0, "new": 1, "cause": "carl"}),
        Event("gains", {"who": TOWN, "amount": 2, "cause": "earl_human"}),
        Event("flips", {"who": "bob", "old": 5, "new": 4, "by": TOWN, "cause": "carl_human"}),
    ]
    assert [scene.told for scene in scenes_of(events)] == [1, 3]


@pytest.mark.parametrize("ending", ["secured", "devoured", "awareness", "five_left"])
def test_the_end_of_a_game_is_staged_before_the_end_screen(ending):
    told = STAGED[f"won by {ending}"]()
    assert (told.match.pending, told.match.state.ending) == (None, ending)
    before = ["removes"] if ending == "five_left" else []
    assert staged(told) == [*before, "over"]
    assert scenes_of(last_events(told.match))[-1].told == len(last_events(told.match))


def test_a_draw_after_two_hundred_turns_is_not_staged():
    told = quiet(turn=199).play("rest", "end")
    assert told.match.state.ending == "turn_limit"
    assert staged(told) == []


def test_the_last_scene_of_a_game_is_the_longest_and_what_happens_often_the_shortest():
    assert max(MILLISECONDS, key=MILLISECONDS.__getitem__) == "over"
    assert min(MILLISECONDS, key=MILLISECONDS.__getitem__) == "flips"
    assert set(MILLISECONDS) == KINDS


# What is seen ------------------------------------------------------------------------


def test_a_flip_shows_both_faces_the_old_one_first_and_who_did_it_by_what():
    stage = stage_of(STAGED["flip"]().match)
    faces = [name for name in pictures_on(stage) if name.startswith("timmy")]
    assert faces == ["timmy-human", "timmy-human", "timmy-creature"]
    assert "card-safe_house" in pictures_on(stage)
    for words in ("Timmy", "Creature dimension", "Town", "Safe House"):
        assert words in words_on(stage)


def test_the_second_to_reach_an_end_is_told_so_and_both_are_seen():
    stage = stage_of(STAGED["devoured"]().match)
    assert "Devoured · 2 of 3" in words_on(stage)
    places = [node for node in nodes(stage) if "place" in node.attributes.get("class", "").split()]
    looks = ["place number-0", "place number-1 newest", "place free"]
    assert [place.attributes["class"] for place in places] == looks
    assert pictures_on(places[1]) == ["natalie-creature"]


def test_a_level_of_awareness_is_shown_with_what_it_allows():
    words = words_on(stage_of(STAGED["awareness"]().match))
    assert "Awareness: Level 1" in words
    assert "Draw 3 cards." in words
    assert pictures_on(stage_of(STAGED["awareness"]().match)) == ["carl-human"]


def test_a_level_allows_nothing_once_the_ability_was_used():
    told = quiet(notch={"carl": 3}, awareness=(2, 0), used=(1, 0)).play("rest", "end", "raise")
    words = words_on(stage_of(told.match))
    assert "Awareness: Level 3" in words
    assert "Ability already used" in words


@pytest.mark.parametrize(
    ("level", "words"),
    [(1, "any one of the five Awareness abilities"), (2, "Next level: 3 Energy")],
)
def test_in_the_polish_edition_the_first_level_allows_all_abilities(level, words):
    options = {"edition": "polish"}
    told = quiet(notch={"carl": 3}, awareness=(level - 1, 0), options=options)
    stage = stage_of(told.play("rest", "end", "raise").match)
    assert words in words_on(stage)


def test_a_cancelled_card_is_crossed_out_by_the_revolver():
    stage = stage_of(STAGED["cancelled"]().match)
    assert pictures_on(stage)[:3] == ["card-revolver", "card-hiding", "hole"]
    assert "Hiding the ability is cancelled" in words_on(stage)


def test_whoever_leaves_is_no_longer_among_those_who_are_left():
    (camps,) = [
        node
        for node in nodes(stage_of(STAGED["removed"]().match))
        if node.attributes.get("class") == "camps"
    ]
    assert len(pictures_on(camps)) == 9
    assert not [name for name in pictures_on(camps) if name.startswith("timmy")]


def test_whoever_has_a_new_place_stands_between_the_new_neighbours():
    stage = stage_of(STAGED["replaced"]().match)
    assert pictures_on(stage)[:3] == ["tom-human", "bob-human", "earl-creature"]


def test_before_five_are_counted_the_last_to_leave_is_seen():
    told = STAGED["won by five_left"]()
    first, last = (stage_of(told.match, place) for place in (0, 1))
    assert "Bob leaves the game" in words_on(first)
    assert "Only five" not in words_on(first)
    assert "Only five Characters are left" in words_on(last)


@pytest.mark.parametrize(
    ("cause", "seat"),
    [
        *((card, facts.owner) for card, facts in CARDS.items()),
        *((face.ability, TOWN) for who in CHARACTERS for face in CHARACTERS[who].faces[:1]),
        *((face.ability, CREATURE) for who in CHARACTERS for face in CHARACTERS[who].faces[1:]),
        ("town_awareness_4", TOWN),
        ("creature_awareness_4", CREATURE),
        ("abduction", CREATURE),
    ],
)
def test_whose_deed_it_is_follows_from_its_cause(cause, seat):
    assert owner_of(cause) == seat


def test_the_pictures_of_the_stage_are_loaded_before_it():
    loaded = pictures_of(Table(match=quiet().match))
    for name in ("doorway", "jaw", "hole"):
        assert f"./static/art/inbetween/{name}.svg" in loaded


# When it is seen ---------------------------------------------------------------------


def sitting_at(story: Story, **wishes: str) -> Sitting:
    """A table at a story's position, in the hands of whoever is asked."""
    sitting = Sitting(game="inbetween", **wishes)
    curtain = Curtain(Stance.OPEN, story.match.pending.player)
    sitting.table = replace(sitting.table, match=story.match, curtain=curtain, moment=None)
    return sitting


def test_a_scene_goes_on_by_itself_and_the_screen_is_what_it_was():
    sitting = sitting_at(busy().play("safe_house"))
    before = sitting.table.curtain
    sitting.tap("choose:shift:timmy:5")
    assert sitting.table.moment.purpose == PLAYBACK
    (button,) = [node for node in sitting.screen.find(data_act="moment:") if node.tag == "button"]
    assert int(button.attributes["data-pace"]) >= MILLISECONDS["flips"]
    sitting.do("moment", "")
    assert sitting.screen.attributes["data-screen"] == "play"
    assert sitting.table.curtain == before
    assert "choose:activate" in acts(sitting.screen)


def test_a_staged_choice_is_taken_back_as_before():
    sitting = sitting_at(busy().play("safe_house"))
    digest = sitting.match.state.digest()
    sitting.tap("choose:shift:timmy:5")
    sitting.do("moment", "")
    sitting.tap("undo")
    assert sitting.table.moment is None
    assert sitting.match.state.digest() == digest
    assert "choose:shift:timmy:5" in acts(sitting.screen)


def test_whoever_wants_no_big_moments_sees_the_card_turn_over_on_the_board():
    sitting = sitting_at(busy().play("safe_house"))
    sitting.table = replace(sitting.table, settings=DEFAULTS.after("stage", "off"))
    sitting.tap("choose:shift:timmy:5")
    assert sitting.table.moment is None
    assert sitting.screen.attributes["data-screen"] == "play"


def test_nothing_can_be_chosen_while_a_scene_is_on():
    sitting = sitting_at(busy().play("safe_house"))
    sitting.tap("choose:shift:timmy:5")
    made = len(sitting.match.choices)
    for option in sitting.match.pending.options:
        sitting.do("choose", option)
        assert f"choose:{option}" not in acts(sitting.screen)
    assert len(sitting.match.choices) == made


# Whole games -------------------------------------------------------------------------


class Truth:
    """The public table as it was whenever something had just been told."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.told: list = []
        tell = Upsideville.tell

        def noting(t: Upsideville, kind: str, **facts: object) -> None:
            tell(t, kind, **facts)
            self.told.append((t.events[-1], deepcopy(table_view(t, None)), t.turn, t.active))

        monkeypatch.setattr(Upsideville, "tell", noting)

    def at(self, event):
        return next(
            (table, turn, active) for told, table, turn, active in self.told if told is event
        )


def facts(table: dict) -> dict:
    """What a scene or the bar above it shows of a table."""
    return {
        "circle": table["circle"],
        "people": {
            who: (person["notch"], person["state"], person["dimension"])
            for who, person in table["people"].items()
        },
        "meter": {name: table["meter"][name] for name in METER},
        "awareness": [side["awareness"] for side in table["players"]],
    }


METER = ("secured", "devoured", "awareness", "left", "in_dimension")


@pytest.mark.parametrize("seed", range(8))
def test_each_scene_shows_the_table_as_it_was_then(seed, monkeypatch):
    truth, seen = Truth(monkeypatch), Counter()
    for match in whole_game(seed):
        view, events = match.view(None), last_events(match)
        for scene in scenes_of(events):
            event = events[scene.told - 1]
            shown = as_then(view, events[scene.told :])
            table, turn, active = truth.at(event)
            assert facts(shown.table) == facts(table), event
            assert (shown.turn, shown.active) == (turn, active)
            assert (shown.winners == ()) == (event.kind != "over")
            seen[event.kind] += 1
        truth.told.clear()
    assert seen["flips"] > 3
    assert seen["over"] == 1


def whole_game(seed: int):
    """A random game, choice by choice, to its end."""
    match = None
    for match in positions(seed):
        yield match
    if match is not None:
        yield match


@pytest.mark.parametrize("seed", range(6))
def test_a_scene_depends_on_nothing_that_anybody_hides(seed):
    """All that some seat cannot know is dealt again, and the screen stays the same."""
    looked = 0
    for match in whole_game(seed):
        moment = playback_after(match)
        for place in range(len(moment.stops) if moment is not None else 0):
            screen = to_json(screen_of(match, place))
            for reader in (TOWN, CREATURE):
                world = match.imagine(reader, Dice(seed)) if match.pending else match
                assert to_json(screen_of(world, place)) == screen
            looked += 1
    assert looked > 5


@pytest.mark.parametrize("seating", ["pass", "across"])
@pytest.mark.parametrize("seed", range(3))
def test_nobodys_hand_is_in_the_document_of_a_staged_screen(seed, seating):
    looked = 0
    for match in whole_game(seed):
        moment = playback_after(match)
        if moment is None:
            continue
        html = to_html(screen_of(match, seating=seating))
        for hand in match.state.hand:
            for card in hand:
                assert f'"{card}"' not in html
                assert f":{card}" not in html
        assert "play-card" not in html
        assert 'class="back"' not in html
        looked += 1
    assert looked > 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_on_the_stage_is_in_the_catalogues(language):
    for match in whole_game(11):
        moment = playback_after(match)
        for place in range(len(moment.stops) if moment is not None else 0):
            for words in stage_of(match, place, language=language).texts():
                assert "inbetween." not in words
                assert "{" not in words
                assert "_" not in words
