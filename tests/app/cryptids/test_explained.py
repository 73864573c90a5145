"""What the table explains by itself: the goal, the legend, help, and what stands on the board."""

import pytest

from app.games.cryptids.arrows import chooser
from app.games.cryptids.board import Board
from app.games.cryptids.cards import power_card, trait_card
from app.games.cryptids.forecast import forecast
from app.games.cryptids.seats import event, piles
from app.games.presenter import Context, present
from app.i18n.text import LANGUAGES, Text
from app.node import Node
from engine.core.view import Choice, Message
from engine.cryptids.data import ACTIONS, POWERS, SIGHTINGS, TRAITS
from tests.app.cryptids.sittings import CryptidsSitting
from tests.app.reading import nodes
from tests.engine.cryptids.story import CHASM, LAKE, PARK, RIDGE, RIVER, SWAMP, Story
from tests.positions.cryptids import dawn, day, dusk, night, tie


def board(story: Story, seat: int | None = 0, language: str = "en") -> Board:
    return Board(Context(story.view(seat), Text(language)))


def words(node: Node | None) -> str:
    return " ".join(node.texts()) if node is not None else ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sign_of_the_legend_has_a_name_and_a_sentence(language):
    presenter = present(Context(day().view(0), Text(language)))
    rows = presenter.legend()
    assert len({row.name for row in rows}) == len(rows) >= 18
    assert all(row.sentence.endswith(".") and "cryptids." not in row.sentence for row in rows)
    assert presenter.goal()


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_about_a_card_explains_its_verbs(language):
    presenter = present(Context(day().view(0), Text(language)))
    effects = {kind: facts.effects for kind, facts in ACTIONS.items()}
    effects |= {who: facts.effects for who, facts in POWERS.items()}
    effects |= {kind: (facts.effect,) for kind, facts in SIGHTINGS.items() if facts.effect}
    for thing, sides in effects.items():
        told = words(presenter.help(thing))
        for effect in sides:
            assert presenter.sentences.say(f"verb.{effect.verb}.text") in told, thing


def test_everything_on_the_table_that_can_be_asked_about_has_an_answer():
    for story in (day(), night(), tie()):
        sitting = CryptidsSitting.at(story)
        sitting.tap("reveal")
        presenter = present(Context(sitting.match.view(0), Text("en")))
        asked = {node.attributes.get("data-help") for node in nodes(sitting.screen)} - {None}
        assert {"badge", "crown", "hideout", "stack", "hand", "power", "myth", "first"} <= asked
        for thing in asked:
            assert presenter.help(str(thing)) is not None, thing


def test_the_discard_pile_and_the_first_player_say_their_names():
    """A flag, boxes and a sign stood there without a word."""
    story = day()
    story.match.state.discard.append("attract_human_1")
    sitting = CryptidsSitting.at(story)
    sitting.tap("reveal")
    (pile,) = sitting.screen.find(key="open-discard")
    assert "Discards" in words(pile)
    assert pile.attributes["data-help"] == "discard"
    sitting.tap("select:seat-0")
    assert "Goes first in every phase" in sitting.words


def test_the_boxes_of_an_event_are_there_only_while_it_is_carried_out():
    shown = board(dawn())
    for done, boxes in ((0, 1), (2, 1), (3, 0)):
        shown.table["event"].update(card="press_trip", lines=done)
        drawn = nodes(event(shown))
        ticks = [node for node in drawn if node.attributes.get("data-help") == "ticks"]
        assert len(ticks) == boxes


def test_a_little_stack_has_a_layer_for_every_sighting_that_is_left():
    shown = board(day())
    for stack, left in zip(shown.player(0)["stacks"], (3, 2, 0), strict=True):
        stack["left"] = left
    drawn = piles(shown, 0)[0]
    layers = [[node for node in stack.children if node.tag == "i"] for stack in drawn.children]
    assert [len(found) for found in layers] == [3, 2, 0]
    assert list(drawn.texts()) == ["1", "2", "3"]


def test_if_dusk_fell_now_is_not_said_when_dusk_has_fallen():
    assert "If Dusk fell now" in words(forecast(board(day())))
    assert "If Dusk fell now" in words(forecast(board(night())))
    settling = tie().play("pass")
    assert settling.match.pending.kind == "encounter"
    assert words(forecast(board(settling))).startswith("Encounter")
    assert forecast(board(night(round=5))) is None
    assert "If Dusk fell now" not in words(forecast(board(dusk().play("pass"))))


def test_an_event_that_asks_lies_in_the_dock_with_the_line_it_asks_about():
    sitting = CryptidsSitting.at(dawn())
    sitting.choose("done")
    sitting.do("moment", "")
    assert sitting.match.pending.kind == "event"
    (card,) = sitting.screen.find(key="about-event")
    assert "Press Trip" in words(card)
    asking = [n for n in nodes(card) if n.attributes.get("aria-current") == "step"]
    (line,) = asking
    assert words(line).startswith("Move 2 Researchers from the Site with the most Researchers")


def test_humans_from_afar_are_told_apart_by_their_sites():
    """Two buttons said the same: "1 Hunter"."""
    people = {RIVER: (0, 3, 0), RIDGE: (1, 1, 0), LAKE: (1, 0, 0), PARK: (1, 0, 0)}
    story = Story(3, phase="dawn", event="fresh_tracks", people={**people, CHASM: (0, 3, 0)})
    touched = Context(story.view(0), Text("en"), selection=f"jump/{SWAMP}")
    asked = words(chooser(Board(touched)))
    assert "Crystal River 3" in asked
    assert "Crooked Chasm 3" in asked


def test_a_power_says_what_it_costs():
    """It was first told by the question which card to discard."""
    story = day()
    card = power_card(board(story), 0, Choice("power", Message("", {})))
    assert "Costs 1 card" in words(card)
    assert "Costs 1 card" not in words(power_card(board(story), 0, None))


@pytest.mark.parametrize(
    ("language", "levels"),
    [
        ("en", ["0 revealed +13 Myth", "1 revealed +6 Myth", "2 revealed 0 Myth"]),
        ("it", ["Ne riveli 0 +13 Mito", "Ne riveli 1 +6 Mito", "Ne riveli 2 0 Mito"]),
        ("pl", ["Ujawnione: 0 +13 Mitu", "Ujawnione: 1 +6 Mitu", "Ujawnione: 2 0 Mitu"]),
    ],
)
def test_the_levels_of_a_trait_say_what_is_counted_and_what_it_brings(language, levels):
    drawn = nodes(trait_card(board(day(), language=language), "earnest"))
    tiers = [node for node in drawn if node.attributes.get("class") == "tier"]
    told = [[words(n) for n in tier.find(class_="full")] for tier in tiers]
    assert sorted(" ".join(parts) for parts in told) == sorted(levels)


def test_before_the_first_question_one_reads_how_myth_is_earned():
    sitting = CryptidsSitting(3, seed=3)
    assert "Draw crowds to your Hiding Spots: at Dusk" in sitting.words
    sitting.tap("reveal")
    (primer,) = sitting.screen.find(key="primer")
    assert "you reveal the top card of that Stack. It earns Myth" in words(primer)
    sitting.tap(f"choose:{sitting.match.pending.options[0]}")
    assert "Its top card is revealed first, at Dusk." in sitting.words
    while sitting.match.pending.kind != "hideout":
        options = sitting.match.pending.options
        sitting.choose("confirm" if "confirm" in options else options[-1])
    assert "At Dusk, the busiest Site with a Hiding Spot counts." in sitting.words


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_a_trait_are_explained_where_one_chooses_it(language):
    """The first question of a game spoke of Hoaxes before anybody had met a Sighting."""
    sitting = CryptidsSitting(3, seed=3)
    sitting.do("language", language)
    sitting.tap("reveal")
    say = present(Context(sitting.match.view(0), Text(language))).sentences.say
    (vocabulary,) = sitting.screen.find(key="vocabulary")
    for kind in ("decoy", "hoax", "silhouette", "real_deal"):
        assert say(f"type.{kind}.text") in words(vocabulary)
        sitting.tap(f"help:{kind}")
        sitting.tap("panel:")


def test_help_about_a_trait_says_what_it_counts():
    presenter = present(Context(day().view(0), Text("en")))
    for trait, facts in TRAITS.items():
        told = words(presenter.help(trait))
        for kind in facts.types:
            assert presenter.sentences.say(f"type.{kind}.text") in told, trait


@pytest.mark.parametrize(
    ("language", "words_of_it"),
    [("en", "Relaxed: +13 so far"), ("it", "Rilassato: finora +13"), ("pl", "na razie +13")],
)
def test_a_trait_says_what_it_is_worth_so_far(language, words_of_it):
    sitting = CryptidsSitting.at(day())
    sitting.tap("reveal")
    sitting.do("language", language)
    sitting.do("select", "stacks")
    (counted,) = [
        node for node in nodes(sitting.screen) if node.attributes.get("class") == "counted"
    ]
    assert words_of_it in words(counted)
