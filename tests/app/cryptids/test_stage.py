"""How Dawn, Dusk and the end are played back: large pictures, few words, one thing at a time."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from app.games.cryptids.scenes import BACK, COUNT, HEADLINE
from app.games.policy import SUMMARY
from app.i18n.text import LANGUAGES
from app.moments import events_told, playback_after
from app.node import Node, to_json
from app.screens import render_table
from app.table import Table
from engine.core.chance import Dice
from engine.core.event import Event
from engine.cryptids.data import SIGHTING_OF, SIGHTINGS
from tests.app.cryptids.sittings import STILL, CryptidsSitting
from tests.app.cryptids.test_reach import positions
from tests.app.reading import drawn_twice, nodes
from tests.engine.cryptids.story import CHASM, LAKE, PARK, RIDGE, RIVER, SWAMP, Story
from tests.positions.cryptids import dawn, dusk, last_night, night, tie

DECOYS, HOAXES = ["scarecrow", "straw_twin", "owl_choir"], ["beaver_parade", "moon_shadow"]
REAL = [["charge", "nap", "pastime"], DECOYS, [*HOAXES, "ridge_outline"]]
NAPS = [["nap", "charge", "pastime"], DECOYS, [*HOAXES, "ridge_outline"]]
THREE = {0: [RIDGE, RIVER, LAKE], 1: [RIDGE, PARK, CHASM], 2: [RIDGE, LAKE, CHASM]}
ALONE = {3: [SWAMP, RIVER, LAKE]}


def whole_dusk() -> Story:
    """The last turn of a Day of four: three reveal a Real Deal, and nobody is asked anything."""
    return dusk(4, stacks={0: REAL, 1: NAPS, 2: REAL}, hideouts=THREE | ALONE)


def whole_dawn(event: str, **people: tuple[int, int, int]) -> Story:
    """The last step of a Night; nothing of the Event that follows is left to anybody."""
    crowd = {RIDGE: (3, 1, 0), RIVER: (0, 4, 1), LAKE: (1, 1, 3), PARK: (1, 1, 1), CHASM: (0, 1, 2)}
    return night(4, step=3, first=1, event=event, people={**crowd, SWAMP: (0, 0, 1), **people})


def staged(story: Story, choice: str, seating: str = "pass") -> CryptidsSitting:
    """A table at which what a choice has led to begins to be played back."""
    sitting = CryptidsSitting.at(story, seating)
    sitting.do("set", "stage:tap")
    sitting.choose(choice)
    assert sitting.table.moment is not None
    return sitting


def scenes(sitting: CryptidsSitting) -> Iterator[tuple[Event, str]]:
    """The last event of each scene and its part, while the scene is on the screen."""
    while True:
        moment = sitting.table.moment
        yield events_told(moment, None)[-1], moment.scene.part
        if moment.is_last:
            return
        sitting.do("moment", "next")


def go_to(sitting: CryptidsSitting, kind: str, part: str = "", number: int = 0) -> Event:
    """Come to a scene of that kind; with a number, to a later one."""
    found = (event for event, of in scenes(sitting) if (event.kind, of) == (kind, part))
    for _ in range(number):
        next(found)
    return next(found)


def kinds_of(node: Node) -> list[str]:
    return node.attributes.get("class", "").split()


def of_class(screen: Node, kind: str) -> list[Node]:
    """Every element of a class."""
    return [node for node in nodes(screen) if kind in kinds_of(node)]


def words(node: Node) -> str:
    """What is read in an element; a long word may be broken."""
    return "".join(node.texts()).replace("\N{SOFT HYPHEN}", "")


def said(sitting: CryptidsSitting) -> list[str]:
    """The words of the scene."""
    (captions,) = sitting.screen.find(key="captions", role="status")
    return [words(line) for line in captions.children]


# Dawn --------------------------------------------------------------------------------

STAKEOUT = "Move 3 Hunters from the Site with the most Hunters to the Site with the fewest Hunters."


def test_dawn_breaks_before_anything_moves():
    """It came without a word."""
    sitting = staged(whole_dawn("hunting_party"), "done")
    (sky,) = of_class(sitting.screen, "sky")
    assert "of-dawn" in kinds_of(sky)
    assert list(sky.texts()) == ["Round 3/5", "Dawn breaks", "Player 3 goes first"]
    assert said(sitting) == ["Dawn breaks", "An Event: Humans move, leave and arrive on their own."]


def test_the_event_comes_large_with_its_three_lines():
    sitting = staged(whole_dawn("hunting_party"), "done")
    go_to(sitting, "event")
    (poster,) = of_class(sitting.screen, "poster")
    (picture,) = of_class(poster, "art")
    assert picture.attributes["src"].endswith("/event-hunting_party.svg")
    assert len(of_class(poster, "event-lines")[0].children) == 3
    assert said(sitting) == ["Event: Hunting Party"]


def test_line_by_line_its_people_walk_over_the_map_and_its_words_are_said():
    sitting = staged(whole_dawn("lone_stakeout"), "done")
    shown = []
    for event, part in scenes(sitting):
        if event.kind in ("moves", "nothing") and not part:
            assert not of_class(sitting.screen, "limelight")
            ways = [kinds_of(one)[1:] for one in of_class(sitting.screen, "walking")]
            figures = [len(one.children) for one in of_class(sitting.screen, "walking")]
            shown.append((said(sitting), ways, figures))
    assert shown[0] == (
        [
            STAKEOUT,
            "3 Hunters: Crystal River → Scenic Swamp",
        ],
        # From Site to Site, along the paths.
        [
            [
                *("of-hunter", "from-crystal_river", "to-scenic_swamp", "legs-3"),
                *("via-witch_ridge", "past-maple_lake"),
            ]
        ],
        [3],
    )
    assert all(line[0].startswith(("Move", "Extract", "Attract")) for line, _, _ in shown)


def test_whoever_is_on_the_way_is_counted_on_arrival():
    """Without motion only what it has become is seen."""
    sitting = staged(whole_dawn("lone_stakeout"), "done")
    go_to(sitting, "moves")
    site = sitting.screen.find(key=SWAMP)[0]
    changing = {words(one.children[0]) + ">" + words(one.children[1]) for one in arriving(site)}
    assert changing == {"0>3", "1>4"}
    source = sitting.screen.find(key=RIVER)[0]
    assert not arriving(source)


def arriving(site: Node) -> list[Node]:
    """Numbers at a Site that change in the middle of a scene."""
    found = of_class(site, "on-arrival")
    assert all([kinds_of(child) for child in one.children] == [["was"], ["is"]] for one in found)
    return found


def test_who_comes_from_the_rest_area_or_goes_there_is_seen_on_the_way():
    sitting = staged(whole_dawn("lone_stakeout"), "done")
    shown = [
        kinds_of(way)[2:4]
        for event, _ in scenes(sitting)
        for way in of_class(sitting.screen, "walking")
        if event.args["verb"] != "move"
    ]
    assert shown == [["from-maple_lake", "to-rest"], ["from-rest", "to-crystal_river"]]


def test_what_an_event_asks_is_asked_after_it_was_seen():
    sitting = staged(dawn(), "done")
    kinds = [(event.kind, part) for event, part in scenes(sitting)]
    assert kinds == [("phase", HEADLINE), ("event", "")]
    sitting.tap("moment:")
    assert sitting.match.pending.kind == "event"


# Dusk --------------------------------------------------------------------------------


def test_dusk_falls_and_the_crowded_site_is_lit():
    sitting = staged(whole_dusk(), "pass")
    (sky,) = of_class(sitting.screen, "sky")
    assert "of-dusk" in kinds_of(sky)
    go_to(sitting, "encounter")
    (wild,) = of_class(sitting.screen, "wild")
    assert "shows-encounter" in kinds_of(wild)
    (lit,) = of_class(sitting.screen, "met")
    assert lit.attributes["key"] == RIDGE
    assert said(sitting) == [
        "Encounter: Witch Ridge, 6 Humans",
        "Hiding there: Player 2, Player 3 and Player 1",
    ]


def test_dusk_that_ends_in_a_tie_is_announced_before_anybody_is_asked():
    sitting = staged(tie(), "pass")
    assert [(event.kind, part) for event, part in scenes(sitting)] == [("phase", HEADLINE)]
    assert said(sitting)[0] == "Dusk falls"
    sitting.tap("moment:")
    assert sitting.match.pending.kind == "encounter"


def test_nothing_tells_what_lies_face_down_before_it_is_turned_over():
    sitting = staged(whole_dusk(), "pass")
    event = go_to(sitting, "reveals", BACK)
    kind = SIGHTING_OF[event.args["card"]]
    (back,) = of_class(sitting.screen, "back-art")
    assert back.attributes["src"].endswith("/back.svg")
    assert kind == "nap"
    assert "Nap" not in sitting.words
    assert kind not in sitting.html
    assert said(sitting) == ["Player 2: what lies on top of Stack 1?"]


def test_a_sighting_is_turned_over_large_from_its_back():
    sitting = staged(whole_dusk(), "pass")
    go_to(sitting, "reveals")
    (card,) = of_class(sitting.screen, "flips")
    back, face = card.children
    assert kinds_of(back) == ["back-side"]
    (picture,) = of_class(face, "glimpsed")
    assert picture.attributes["src"].endswith("/sighting-nap.svg")
    assert [words(one) for one in face.children[1:]] == ["Real Deal", "Nap"]
    (each,) = of_class(sitting.screen, "each")
    assert [words(one) for one in each.children] == ["+2", "−1", "0"]
    assert said(sitting)[0] == "Player 2: Nap (Real Deal)"


def test_the_people_are_counted_one_by_one_and_the_sums_appear_one_after_the_other():
    sitting = staged(whole_dusk(), "pass")
    event = go_to(sitting, "reveals", COUNT)
    assert event.args["site"] == RIDGE
    (tally,) = of_class(sitting.screen, "summed")
    heads = [len(of_class(one, "heads")[0].children) for one in tally.children]
    assert heads == [2, 1, 3]
    steps = [[kind for kind in kinds_of(one) if "step" in kind] for one in tally.children]
    assert steps == [["step-0"], ["step-1"], []]
    sums = [words(of_class(one, "times")[0]) for one in tally.children]
    assert sums == ["2 × +2", "1 × −1", "3 × 0"]
    (total,) = of_class(sitting.screen, "stamp")
    assert words(total) == "+327 → 30"


def test_the_myth_flies_to_its_player_who_has_it_when_it_lands():
    sitting = staged(whole_dusk(), "pass")
    go_to(sitting, "reveals", COUNT)
    before = myth_of(sitting, 1)
    moving = [node.attributes.get("data-move", "") for node in nodes(sitting.screen)]
    event = go_to(sitting, "myth")
    assert before == "27"
    (number,) = of_class(player(sitting, 1), "on-landing")
    assert [words(one) for one in number.children] == ["27", "30"]
    (chip,) = of_class(player(sitting, 1), "flown")
    assert moving.count(chip.attributes["data-from"]) == 1
    assert words(chip) == f"+{event.args['amount']}"


def player(sitting: CryptidsSitting, seat: int) -> Node:
    (found,) = sitting.screen.find(key=f"player-{seat}")
    return found


def myth_of(sitting: CryptidsSitting, seat: int) -> str:
    (number,) = of_class(player(sitting, seat), "number")
    return words(number)


@pytest.mark.parametrize("seats", [3, 4])
def test_around_a_tablet_it_flies_to_its_player_s_edge(seats):
    spots = {**THREE, **ALONE} if seats == 4 else THREE
    stacks = {0: REAL, 1: NAPS, 2: REAL}
    sitting = staged(dusk(seats, stacks=stacks, hideouts=spots), "pass", STILL[seats])
    event = go_to(sitting, "myth")
    (edge,) = sitting.screen.find(key=f"edge-{event.args['who']}")
    assert len(of_class(edge, "flown")) == 1
    chips = [of_class(sitting.screen.find(key=f"edge-{seat}")[0], "flown") for seat in range(seats)]
    assert sum(map(len, chips)) == 1


def test_the_price_of_a_real_deal_is_stamped_on_it():
    sitting = staged(whole_dusk(), "pass")
    go_to(sitting, "drawback")
    (stamp,) = of_class(sitting.screen, "stamp")
    assert words(stamp) == "Draw to 3"
    assert said(sitting)[0] == "Player 2: Draw to 3"


def test_people_that_a_sighting_lures_walk_as_well():
    """If nothing is left to choose."""
    lures = [
        ["beaver_parade", "nap", "charge"],
        DECOYS,
        ["moon_shadow", "pastime", "ridge_outline"],
    ]
    hideouts = {0: [LAKE, RIVER, CHASM], 1: [PARK, CHASM, RIDGE]}
    people = {RIDGE: (1, 0, 0), LAKE: (0, 3, 1)}
    sitting = staged(dusk(2, people=people, stacks={0: lures}, hideouts=hideouts), "pass")
    go_to(sitting, "moves")
    (way,) = of_class(sitting.screen, "walking")
    assert kinds_of(way)[1:4] == ["of-hiker", f"from-{RIDGE}", f"to-{LAKE}"]
    assert said(sitting) == ["Beaver Parade", "Player 1 lures 1 Hiker: Witch Ridge → Maple Lake"]


# What it came to ---------------------------------------------------------------------


def rows(sitting: CryptidsSitting) -> list[list[str]]:
    """The table of a summary, row by row."""
    (body,) = [node for node in nodes(sitting.screen) if node.tag == "tbody"]
    return [[words(cell) for cell in row.children] for row in body.children]


def test_the_night_s_gains_are_summed_up_the_best_first():
    sitting = staged(whole_dusk(), "pass")
    go_to(sitting, "phase", SUMMARY)
    assert rows(sitting) == [
        ["Player 2", "Nap", "+3", "30"],
        ["Player 1", "Charge", "−1", "42"],
        ["Player 3", "Charge", "−1", "4"],
        ["Player 4", "Not at the Encounter", "–", "5"],
    ]
    assert said(sitting) == [
        "Player 2 +3 · Player 1 −1 · Player 3 −1",
        "Now it is Night: Hiding Spots are placed or moved, cards discarded and drawn.",
    ]


def test_what_was_gained_before_a_question_is_summed_up_as_well():
    sitting = staged(dusk(), "pass")
    sums = 0
    dice = Random(1)
    while not sums:
        sums += sum(part == SUMMARY for _, part in scenes(sitting))
        if not sums:
            sitting.choose(dice.choice(sitting.match.pending.options))
    assert len(sitting.match.choices) > 1
    shown = [row[1] for row in rows(sitting) if row[2] != "–"]
    told = [entry.event for entry in sitting.match.story(None)]
    names = [SIGHTING_OF[one.args["card"]] for one in told if one.kind == "reveals"]
    assert len(shown) == len(names) == 2


def test_the_last_night_is_called_so():
    sitting = staged(
        dusk(4, stacks={0: REAL, 1: NAPS, 2: REAL}, hideouts=THREE | ALONE, round=5), "pass"
    )
    go_to(sitting, "phase", SUMMARY)
    assert said(sitting)[1].startswith("Now it is the last Night")


# The end -----------------------------------------------------------------------------


def test_the_end_is_announced_and_begins_with_the_lowest_myth():
    sitting = staged(last_night(3), "done")
    assert said(sitting) == [
        "Final scoring",
        "Hidden Real Deals and Traits come to light, lowest Myth first.",
    ]
    order = [
        event.args["who"] for event, part in scenes(sitting) if event.kind == "myth" and not part
    ]
    assert list(dict.fromkeys(order)) == [2, 1, 0]


def test_each_hidden_real_deal_opens_large_then_the_trait_with_the_level_that_was_reached():
    sitting = staged(last_night(3), "done")
    hidden = go_to(sitting, "myth")
    assert SIGHTINGS[SIGHTING_OF[hidden.args["card"]]].type == "real_deal"
    (card,) = of_class(sitting.screen, "flips")
    assert "late" in kinds_of(card)
    assert words(of_class(sitting.screen, "stamp")[0]) == "+75 → 12"
    trait = go_to(sitting, "myth", number=3)
    assert trait.args["why"] == "trait"
    (reached,) = of_class(sitting.screen, "reached")
    assert words(reached) == "0 revealed: 13 Myth"
    (portrait,) = of_class(of_class(sitting.screen, "poster")[0], "plate")
    assert portrait.children[0].attributes["src"].endswith("/loveland_frog.svg")


def test_nobody_has_won_before_everything_was_counted():
    sitting = staged(last_night(3), "done")
    for _, part in scenes(sitting):
        winners = [one for one in of_class(sitting.screen, "player") if "winner" in kinds_of(one)]
        assert bool(winners) == (part == SUMMARY)


def test_the_ranking_comes_before_the_end_screen():
    sitting = staged(last_night(3), "done")
    go_to(sitting, "over", SUMMARY)
    assert rows(sitting) == [
        ["Player 1", "43", "+21", "+13", "77"],
        ["Player 2", "27", "+21", "+13", "61"],
        ["Player 3", "5", "+21", "+13", "39"],
    ]
    assert "best" in kinds_of(of_class(sitting.screen, "nth-0")[0])
    assert said(sitting)[0] == "Player 1 wins with the most Myth."
    sitting.tap("moment:")
    (screen,) = sitting.screen.find(data_screen="over")
    assert screen.find(key="score-sheet")


def test_a_tie_shows_whose_hiding_spots_draw_more_humans():
    hideouts = {0: [RIVER, CHASM, LAKE], 1: [RIDGE, PARK, CHASM]}
    story = night(2, round=5, step=1, first=1, hideouts=hideouts, myth={0: 20, 1: 20})
    sitting = staged(story, "done")
    go_to(sitting, "tie_break")
    (poster,) = of_class(sitting.screen, "of-tie")
    assert "decide" in words(poster)
    (ahead,) = of_class(poster, "ahead")
    (ranked, *_) = [
        row for event, part in scenes(sitting) if part == SUMMARY for row in rows(sitting)
    ]
    assert words(ahead).startswith(ranked[0])
    assert len(of_class(poster, "contest")[0].children) == 2


# Everywhere --------------------------------------------------------------------------


STORIES = {
    "dawn": lambda: (whole_dawn("lone_stakeout"), "done"),
    "dusk": lambda: (whole_dusk(), "pass"),
    "end": lambda: (last_night(3), "done"),
}


def tables_of(name: str) -> list[Table]:
    """The table at each scene of a story."""
    sitting = staged(*STORIES[name]())
    return [sitting.table for _ in scenes(sitting)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", STORIES)
def test_every_scene_has_its_words_in_every_language(name, language):
    for table in tables_of(name):
        screen = render_table(replace(table, language=language))
        assert "cryptids." not in " ".join(screen.texts())
        (captions,) = screen.find(key="captions", role="status")
        assert words(captions)


@pytest.mark.parametrize("name", STORIES)
def test_nothing_is_drawn_twice_in_a_scene(name):
    for table in tables_of(name):
        assert drawn_twice(render_table(table)) == []


@pytest.mark.parametrize("name", ["dawn", "dusk"])
@pytest.mark.parametrize("reader", range(4))
def test_the_stage_is_the_same_in_every_world_that_a_watcher_cannot_tell_apart(name, reader):
    """Nothing on it comes from a hidden hand, Stack, deck or Trait."""
    differed = 0
    for number, table in enumerate(tables_of(name)):
        world = table.match.imagine(reader, Dice(number))
        differed += world.state.digest() != table.match.state.digest()
        moment = table.moment._replace(match=world)
        again = replace(table, match=world, moment=moment)
        assert to_json(render_table(again)) == to_json(render_table(table))
    assert differed >= 3


def test_neither_does_it_in_a_whole_game_whoever_watches():
    """Whatever happens, with questions in the middle of a Dusk."""
    seen = 0
    for match in positions(4):
        moment = playback_after(match)
        for place in range(len(moment.stops) if moment is not None else 0):
            table = Table(match=match, id="staged", moment=moment.go_to(place, match))
            world = match.imagine(seen % 3, Dice(seen))
            again = replace(table, match=world, moment=table.moment._replace(match=world))
            assert to_json(render_table(again)) == to_json(render_table(table))
            seen += 1
    assert seen > 40


def test_a_playback_shows_nobodys_secrets():
    """It is drawn from what everybody may know, whoever holds the tablet."""
    sitting = staged(whole_dusk(), "pass")
    state = sitting.match.state
    for _ in scenes(sitting):
        html = sitting.html
        for seat in range(4):
            for card in state.hand[seat]:
                assert card not in html
            for stack in state.stack[seat]:
                for card in stack:
                    assert f'"{card}"' not in html
            assert f"help:{state.trait[seat][0]}" not in html


def test_nothing_can_be_chosen_while_a_playback_is_on():
    sitting = staged(whole_dusk(), "pass")
    before = len(sitting.match.choices)
    for option in sitting.match.pending.options:
        sitting.do("choose", option)
    assert len(sitting.match.choices) == before
