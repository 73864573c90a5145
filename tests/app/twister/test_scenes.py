"""What everybody sees, scene by scene, before the next question; no scene is ahead of itself."""

from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from app.curtain import Curtain, Stance
from app.games.policy import SUMMARY
from app.games.twister.rewind import rewound
from app.games.twister.scenes import (
    FACING,
    FALLS,
    FIRST,
    LEAVES,
    POINTS,
    SECOND,
    TIE,
    TOTALS,
    scenes_of,
)
from app.i18n.text import LANGUAGES
from app.moments import LOG, PLAYBACK, events_at, moment_at, playback_after
from app.node import Node, to_json
from app.screens import render_table
from app.table import Table
from engine.core.chance import Dice
from engine.core.match import Match
from engine.twister.state import Dungeon
from engine.twister.view import table_view
from tests.app.reading import acts, nodes
from tests.app.tables import Sitting
from tests.app.twister.tables import positions, tables_of
from tests.engine.twister.crowds import crowded
from tests.engine.twister.story import Story
from tests.positions.twister import busy, named

FIGHT = [FACING, FIRST, SECOND, TOTALS, FALLS, SUMMARY]
TIED = [FACING, FIRST, SECOND, TOTALS, TIE, SUMMARY]
DUEL = {"y_barbarian": "5.1", "b_barbarian": "6.1", "y_acrobat": "2.0", "b_acrobat": "20.0"}
ATTACK = "attack:y_barbarian:b_barbarian"


def events_of(match: Match) -> list:
    """What everybody saw of the last choice."""
    return events_at(match, None, len(match.choices))


def parts(match: Match) -> list[str]:
    """The parts of the scenes of the last choice."""
    return [scene.part for scene in scenes_of(events_of(match))]


def stages(match: Match, seating: str = "pass", **more: Any) -> list[Table]:
    """The table at each scene of the last choice."""
    moment = playback_after(match)
    assert moment is not None
    (table,) = tables_of(match, seating)[:1]
    table = replace(table, **more)
    return [replace(table, moment=moment._replace(place=n)) for n in range(len(moment.stops))]


def pages(match: Match, **more: Any) -> list[Node]:
    """The screen of each scene of the last choice."""
    return [render_table(table) for table in stages(match, **more)]


def of_class(screen: Node, *wanted: str) -> list[Node]:
    """The elements that have all these classes."""
    return [n for n in nodes(screen) if set(wanted) <= set(n.attributes.get("class", "").split())]


def text_of(*found: Node) -> str:
    return " ".join(text for node in found for text in node.texts())


def told(screen: Node) -> str:
    """The words of a scene."""
    return " / ".join(" ".join(node.texts()) for node in screen.find(key="captions"))


def beaten(first: int = 5, second: int = 2, **wishes: Any) -> Match:
    """Right after a fight between two Barbarians."""
    return named(Story(DUEL, **wishes)).fight(ATTACK, first, second).match


def killed(**wishes: Any) -> Match:
    """Right after a fight in which a wounded Prophet dies: two points for the Barbarian."""
    at = {"y_barbarian": "5.1", "b_prophet": "6.1", "b_acrobat": "20.0"}
    story = named(Story(at, wounded=["b_prophet"], **wishes))
    return story.fight("attack:y_barbarian:b_prophet", 5, 2).match


def gone_out(**wishes: Any) -> Match:
    """Right after somebody has carried a wounded friend out of the dungeon."""
    at = {"y_barbarian": "18.3", "y_courtesan": "18.3", "b_acrobat": "9.0", "y_acrobat": "4.3"}
    story = named(Story(at, wounded=["y_courtesan"], **wishes))
    return story.play("move:y_barbarian:21.2").match


# What is staged ----------------------------------------------------------------------------


def after(at: dict[str, str], *choices: str, **wishes: Any) -> Match:
    return Story(at, **wishes).play(*choices).match


STAGED = {
    "a room is opened": (
        lambda: after(
            {"y_acrobat": "0.3", "b_acrobat": "21.3"},
            "reveal:y_acrobat:0",
            hidden={0: ["y_rope", "b_prophet"]},
        ),
        [("reveals", "")],
    ),
    "a room turns": (
        lambda: busy().play("rotate:y_acrobat:0").match,
        [("rotates", "")],
    ),
    "rooms change places": (
        lambda: after(
            {"y_prophet": "8.2", "w_inversion": "8.2", "b_acrobat": "20.0"}, "invert:y_prophet:2"
        ),
        [("out", "")],
    ),
    "a scroll becomes a rope": (
        lambda: after(
            {"y_prophet": "8.2", "w_reconstruction": "8.2", "b_acrobat": "20.0"},
            "rebuild:y_prophet:y_rope",
            gone=["y_rope"],
        ),
        [("out", "")],
    ),
    "an enemy is charmed": (
        lambda: after(
            {"y_prophet": "19.3", "w_charm": "19.3", "b_fire_elemental": "16.1"},
            "charm:y_prophet:b_fire_elemental",
        ),
        [("out", "")],
    ),
    "a scroll is found": (
        lambda: after({"y_acrobat": "1.6"}, "search:y_acrobat"),
        [("searches", "")],
    ),
    "Confusion is read": (
        lambda: after(
            {"y_prophet": "5.1", "y_confusion": "5.1", "b_acrobat": "6.1"},
            "attack:y_prophet:b_acrobat",
            "use:y_prophet",
        ),
        [("out", "")],
    ),
    "somebody falls into a pit": (
        lambda: after(
            {"y_prophet": "16.4", "y_ring": "16.4", "b_barbarian": "17.4", "y_acrobat": "16.3"},
            "push:y_prophet:b_barbarian",
        ),
        [("dies", FALLS), ("scores", POINTS)],
    ),
    "somebody leaves with a friend": (
        gone_out,
        [("saved", LEAVES), ("scores", POINTS)],
    ),
    "a fight wounds": (
        beaten,
        list(zip([None, "cards", "cards", "cards", "wounded", "wounded"], FIGHT, strict=True)),
    ),
    "a fight kills": (
        killed,
        # The Barbarian's hatred counts before the cards lie open.
        list(zip(["used", "cards", "cards", "cards", "scores", "scores"], FIGHT, strict=True)),
    ),
    "a fight is tied": (
        lambda: beaten(3, 3),
        list(zip([None, "cards", "cards", "cards", "tie", "tie"], TIED, strict=True)),
    ),
    "a fight without any choice": (
        lambda: after(DUEL, ATTACK, hands={0: [0], 1: [0]}),
        list(zip(["attacks", "cards", "cards", "cards", "tie", "tie"], TIED, strict=True)),
    ),
    "a walk": (lambda: busy().play("move:y_barbarian:9.7").match, []),
    "a turn ends": (lambda: busy().play("end").match, []),
    "an attack, before its cards": (lambda: after(DUEL, ATTACK), []),
}


@pytest.mark.parametrize("what", STAGED)
def test_what_is_staged(what):
    """Each scene by the last event that has happened, and by its part."""
    play, expected = STAGED[what]
    events = events_of(play())
    found = [
        (events[scene.told - 1].kind if scene.told else None, scene.part)
        for scene in scenes_of(events)
    ]
    assert found == expected


def test_every_fight_has_as_many_scenes():
    """Their number stands in the bar: it must not tell how a fight ends."""
    counts = {len(parts(match)) for match in (beaten(), beaten(3, 3), beaten(0, 5), killed())}
    assert counts == {6}


def test_what_happens_often_is_short_and_a_point_is_the_longer_the_later_it_comes():
    for what in ("a room is opened", "a room turns", "a scroll is found"):
        (scene,) = scenes_of(events_of(STAGED[what][0]()))
        assert scene.lasts <= 2_200
    lasting = [scenes_of(events_of(gone_out(points=(n, 3))))[-1].lasts for n in range(5)]
    assert lasting == sorted(lasting)
    assert lasting[-1] - lasting[0] >= 1_000


def test_without_a_stage_nothing_is_played_back():
    sitting = playing(busy(), stage="off")
    sitting.do("choose", "rotate:yellow_acrobat:0")
    assert sitting.table.moment is None
    assert sitting.screen.attributes["data-screen"] == "play"


# The table as it was -----------------------------------------------------------------------


class Steps:
    """Copies of the dungeon from just before each event was told and from just after it.

    Points are scored before that is told, and combat cards are used up after they are.
    """

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.before: list[Dungeon] = []
        self.after: list[Dungeon] = []
        tell = Dungeon.tell

        def noting(t: Dungeon, kind: str, **facts: Any) -> None:
            self.before.append(t.copy())
            tell(t, kind, **facts)
            self.after.append(t.copy())

        monkeypatch.setattr(Dungeon, "tell", noting)

    def forget(self) -> None:
        self.before.clear()
        self.after.clear()

    def then(self, told: int, last: Dungeon) -> dict:
        """What everybody sees of the table when so many events have been told."""
        now = self.after[told - 1] if told else self.before[0]
        soon = self.before[told] if told < len(self.before) else last
        if not {now.fight.get("attacker"), now.fight.get("target")} <= now.at.keys():
            now.fight = {}  # nobody can be drawn in by somebody who has just died
        table = table_view(now, None)
        for seat, player in enumerate(table["players"]):
            player["combat"], player["used"] = len(soon.fighting[seat]), len(soon.used[seat])
        return table


def quarrelsome(match: Match, dice: Random) -> str:
    """An option for who rather fights than does anything else, and rather anything than walk."""
    asked = match.pending.options
    attacks = [option for option in asked if option.startswith("attack:")]
    dull = ("move", "move_leave", "throw", "end")
    deeds = [option for option in asked if option.split(":")[0] not in dull]
    wanted = attacks if attacks and dice.random() < 0.5 else deeds
    return dice.choice(wanted if wanted and dice.random() < 0.8 else asked)


def seen(table: dict, *, fighting: bool) -> dict:
    """What a scene shows of a table; who fights is known only as long as they do."""
    found = {
        "tokens": table["tokens"],
        "slots": table["slots"],
        "dead": sorted(table["out"]["dead"]),
        "points": [player["vp"] for player in table["players"]],
        "cards": [(player["combat"], player["used"]) for player in table["players"]],
    }
    if fighting:
        found["fight"] = {name: table["combat"][name] for name in ("sides", "totals", "by")}
    return found


@pytest.mark.parametrize("seed", [2, 3, 4, 9])
def test_each_scene_shows_the_table_as_it_was_then(seed, monkeypatch):
    steps, kinds = Steps(monkeypatch), Counter()
    match, dice = crowded(seed), Random(seed)
    while match.pending is not None and len(match.choices) < 90:
        steps.forget()
        match.choose(quarrelsome(match, dice))
        events = events_of(match)
        for scene in scenes_of(events):
            shown = rewound(match.view(None), events[scene.told :]).table
            true = steps.then(scene.told, match.state)
            facing = scene.part == FACING
            assert seen(shown, fighting=facing) == seen(true, fighting=facing), scene
            kinds[scene.part] += 1
    assert kinds[FACING] == kinds[SUMMARY] >= 2
    assert kinds[FALLS] >= 2


def test_the_used_cards_that_are_listed_are_put_back_as_well(monkeypatch):
    steps = Steps(monkeypatch)
    match = beaten(used_cards="list")
    events = events_of(match)
    shown = rewound(match.view(None), events).table
    true = table_view(steps.before[-len(events)], None)
    for name in ("hand", "used_list"):
        assert [p[name] for p in shown["players"]] == [p[name] for p in true["players"]]


# No scene is ahead of itself ---------------------------------------------------------------


def test_before_the_cards_are_turned_the_page_is_the_same_whatever_they_are():
    """Not a number, not a word, not even the time that the scene stays."""
    cards = [(5, 2), (2, 5), (0, 0), (3, 3), (0, 6), (6, 0)]
    facing = {to_json(pages(beaten(*laid))[0]) for laid in cards}
    assert len(facing) == 1


def test_before_the_second_card_is_turned_the_page_depends_on_the_first_alone():
    seconds = (0, 1, 2, 3, 4, 5, 6)
    for first in (0, 3):
        turned = {to_json(pages(beaten(first, second))[1]) for second in seconds}
        assert len(turned) == 1


def test_the_sums_are_there_when_both_cards_lie_open_and_the_winner_after_that():
    match = beaten()
    facing, first, second, totals, falls, summary = pages(match)
    assert told(facing) == "Yellow Barbarian attacks Blue Barbarian"
    assert told(first) == "Anna turns over a 5"
    assert told(second) == "Anna turns over a 5 Bartek turns over a 2"
    assert told(totals) == "Anna: 3 + 5 = 8 · Bartek: 3 + 2 = 5"
    for page in (facing, first, second):
        assert not of_class(page, "duel-total", "known")
    for page in (facing, first, second, totals):
        assert not of_class(page, "winner")
        assert not of_class(page, "duelist", "wounded")
    for page in (falls, summary):
        assert of_class(page, "duel-side", "winner", "seat-0")
        assert of_class(page, "duelist", "wounded")
    assert told(falls) == "Blue Barbarian is wounded"
    assert told(summary) == "Anna: 3 + 5 = 8 · Bartek: 3 + 2 = 5 Anna wins the fight"


def test_the_attackers_card_is_turned_first():
    story = named(Story(DUEL, active=1))
    match = story.fight("attack:b_barbarian:y_barbarian", 4, 1).match
    assert told(pages(match)[1]) == "Bartek turns over a 4"


def test_the_sums_count_up_from_the_strength_to_the_total():
    totals = pages(beaten())[3]
    wheels = [[int(text) for text in wheel.texts()] for wheel in of_class(totals, "wheel")]
    assert wheels == [[3, 4, 5, 6, 7, 8], [3, 4, 5]]


def test_a_tie_has_its_own_scene_and_wounds_nobody():
    *_, totals, tie, summary = pages(beaten(3, 3))
    assert "A tie" not in told(totals)
    assert told(tie) == "A tie: nothing happens"
    for page in (tie, summary):
        assert text_of(*of_class(page, "outcome")) == "A tie: nothing happens"
        assert not of_class(page, "wounded")


def test_the_dead_fade_and_the_point_flies_with_them():
    match = killed(points=(1, 3))
    before, falls, summary = pages(match)[3:]
    assert not of_class(before, "vp", "new")
    assert text_of(*of_class(before, "race")).endswith("1 : 3 /5")
    assert of_class(falls, "duelist", "dead")
    assert len(of_class(falls, "vp", "new")) == 2
    for page in (falls, summary):
        assert text_of(*of_class(page, "gained")) == "+2"
    assert told(falls) == (
        "Blue Prophet is eliminated Anna: +1 VP for the Barbarian’s hatred of magic, 3 in all"
    )


def test_all_who_fight_are_there_with_their_strength():
    story = busy().play("attack:y_barbarian:b_fire_elemental", "join", "fight:4", "fight:2")
    facing = pages(story.match)[0]
    labels = [side.attributes["aria-label"] for side in of_class(facing, "duel-side")]
    assert labels == [
        "Anna: Yellow Barbarian, 3 without a card",
        "Bartek: Blue Fire Elemental, Blue Courtesan, 2 without a card",
    ]


def test_looking_back_at_a_fight_later_shows_no_duel():
    """Used combat cards may not be looked up again."""
    match = beaten()
    fought = len(match.choices)
    match.choose(next(o for o in match.pending.options if o.startswith("move:")))
    moment = moment_at(match, LOG, [fought], fought)
    (table,) = tables_of(match, "pass")
    screen = render_table(replace(table, moment=moment))
    assert not of_class(screen, "scene")
    assert "=" not in told(screen)


# Leaving and scoring -----------------------------------------------------------------------


def test_whoever_leaves_walks_out_with_the_friend_before_the_point_is_counted():
    leaves, points = pages(gone_out(points=(2, 2)))
    assert len(of_class(leaves, "walker")) == 2
    assert (
        told(leaves)
        == "Yellow Barbarian leaves the dungeon Yellow Courtesan is carried out and saved"
    )
    assert not of_class(leaves, "vp", "new")
    assert text_of(*of_class(points, "points-won")) == "+1"
    assert len(of_class(points, "vp", "new")) == 1


@pytest.mark.parametrize(
    ("points", "enough"), [((3, 2), False), ((4, 2), True), ((4, 4), True), ((4, 5), False)]
)
def test_the_point_that_decides_says_so(points, enough):
    *_, scored = pages(gone_out(points=points))
    assert bool(of_class(scored, "scores", "enough")) is enough
    assert ("Enough to win" in text_of(scored)) is enough


def test_a_fight_that_decides_says_so_in_the_end():
    *_, falls, summary = pages(killed(points=(3, 2)))
    assert text_of(*of_class(falls, "outcome")) == "Anna wins the fight"
    assert text_of(*of_class(summary, "outcome")).startswith("Enough to win")


# Rooms -------------------------------------------------------------------------------------


def test_a_room_turns_up_and_lies_clear():
    (page,) = pages(STAGED["a room is opened"][0]())
    (room,) = of_class(page, "room", "reveals", "slot-0")
    assert of_class(room, "lid")
    assert len(of_class(room, "lid")[0].find(class_="back seat-0")) == 1
    assert not of_class(page, "spot")
    assert not of_class(page, "room-act")
    assert not of_class(page, "way")


def test_both_rooms_of_a_pair_are_pointed_out_and_the_one_that_turns_goes_round():
    (page,) = pages(busy().play("rotate:y_acrobat:0").match)
    pointed = of_class(page, "room", "pointed", "rotates")
    slots = [{"slot-0", "slot-6"} & set(room.attributes["class"].split()) for room in pointed]
    assert slots == [{"slot-0"}, {"slot-6"}]
    assert all(of_class(room, "gear-mark") for room in pointed)
    assert [bool(of_class(room, "turn-sign")) for room in pointed] == [True, False]
    assert [("spun-cw" in room.attributes["class"]) for room in pointed] == [True, False]


def test_a_room_whose_twin_lies_face_down_is_pointed_out_alone():
    match = after({"y_acrobat": "4.1", "b_acrobat": "20.0"}, "rotate:y_acrobat:0", closed=[6])
    (page,) = pages(match)
    alone = len(of_class(page, "room", "pointed"))
    twin = match.view(None).table["slots"][0]["twin"]
    assert alone == (1 if twin < 0 else 2)


def test_rooms_that_change_places_come_from_where_they_were_with_all_that_is_on_them():
    (page,) = pages(STAGED["rooms change places"][0]())
    rooms = of_class(page, "room", "pointed", "shifted")
    assert [
        next(c for c in room.attributes["class"].split() if c.startswith("was-")) for room in rooms
    ] == ["was-right", "was-left"]
    (prophet,) = of_class(page, "stand", "prophet")
    assert {"shifted", "was-left"} <= set(prophet.attributes["class"].split())


# Going on ----------------------------------------------------------------------------------


def playing(story: Story, seating: str = "pass", **settings: str) -> Sitting:
    """A table at which that position is played in the open."""
    sitting = Sitting(game="twister", seating=seating)
    asked = story.match.pending.player
    for name, value in settings.items():
        sitting.do("set", f"{name}:{value}")
    still = sitting.table.manner.needs_no_cover
    curtain = Curtain(Stance.DOWN if still else Stance.ASKING, asked)
    sitting.table = replace(sitting.table, match=story.match, curtain=curtain)
    return sitting


def fight_on(sitting: Sitting, *cards: int) -> None:
    """Both lay their combat cards."""
    for card in cards:
        asked = sitting.match.pending.player
        sitting.table = replace(sitting.table, curtain=Curtain(Stance.DOWN, asked))
        sitting.do("choose", f"fight:{card}")


def test_a_tap_on_the_scene_goes_on_up_to_the_summary():
    sitting = playing(named(Story(DUEL)))
    sitting.do("choose", "attack:yellow_barbarian:blue_barbarian")
    fight_on(sitting, 5, 2)
    for place in range(5):
        assert sitting.table.moment.place == place
        (board,) = sitting.screen.find(key="board")
        assert of_class(board, "scene")
        sitting.do(*board.attributes["data-act"].split(":"))
    assert sitting.table.moment.is_summary
    (board,) = sitting.screen.find(key="board")
    assert "data-act" not in board.attributes
    assert {"moment:", "moment:again"} <= set(acts(sitting.screen))


@pytest.mark.parametrize("what", [what for what, (_, found) in STAGED.items() if found])
def test_a_scene_lies_over_the_board_and_nothing_there_can_be_touched(what):
    for screen in pages(STAGED[what][0](), seating="across"):
        (board,) = screen.find(key="board")
        assert "scene" in board.children[-1].attributes["class"].split()
        assert not any(acts(part) for part in board.children)
        assert not [act for act in acts(screen) if act.startswith(("select:", "choose:"))]


def test_nothing_can_be_chosen_while_a_room_turns_and_the_piece_stays_touched():
    sitting = playing(busy())
    sitting.do("select", "yellow_acrobat@0")
    sitting.do("choose", "rotate:yellow_acrobat:0")
    assert sitting.table.moment.purpose == PLAYBACK
    made = len(sitting.match.choices)
    sitting.do("choose", "end")
    assert len(sitting.match.choices) == made
    assert not of_class(sitting.screen, "zoomed")
    sitting.do("moment", "")
    assert sitting.table.selection == "yellow_acrobat@0"
    assert of_class(sitting.screen, "zoomed")


def test_across_both_edges_have_the_words():
    for screen in pages(killed(), seating="across"):
        near, far = (
            next(n for n in nodes(screen) if n.attributes.get("key") == f"edge-{seat}")
            for seat in range(2)
        )
        assert told(near) == told(far) != ""


def test_a_fight_between_computers_is_played_back_as_well():
    sitting = Sitting(game="twister", played_by=["", "even"])
    match = named(Story(DUEL)).match
    match.choose("attack:yellow_barbarian:blue_barbarian")
    match.choose("fight:4")
    sitting.table = replace(sitting.table, match=match, curtain=Curtain(Stance.WAITING, 1))
    sitting.computer_moves("fight:1")
    assert not sitting.table.showing
    assert sitting.table.moment.purpose == PLAYBACK
    sitting.do("moment", "")
    assert sitting.match.pending.player == 0


# Secrets -----------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(3))
def test_no_scene_depends_on_what_its_reader_cannot_know(seed):
    """Whatever a seat cannot know is dealt again: the nodes of every scene stay the same."""
    checked = Counter()
    for match in positions(seed, 150, placement=("quick", "strict")[seed % 2]):
        moment = playback_after(match)
        if moment is None:
            continue
        for table in stages(match, ("pass", "across")[seed % 2]):
            shown = to_json(render_table(table))
            for reader in range(2):
                world = match.imagine(reader, Dice(len(match.choices)))
                dealt = table.moment._replace(match=world)
                again = render_table(replace(table, match=world, moment=dealt))
                assert to_json(again) == shown
            checked[table.moment.scene.part] += 1
    assert checked[""] >= 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_a_scene_is_missing(language):
    for play, found in STAGED.values():
        for screen in pages(play(), language=language) if found else ():
            assert not [text for text in screen.texts() if text.startswith("twister.")]


def test_a_scene_is_the_same_whoever_holds_the_tablet():
    match = beaten()
    tables = stages(match)
    for table in tables:
        others = [replace(table, curtain=Curtain(Stance.ASKING, seat)) for seat in range(2)]
        drawn = {to_json(of_class(render_table(other), "scene")[0]) for other in others}
        assert len(drawn) == 1
