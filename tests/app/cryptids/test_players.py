"""The players beside the map, and what the panel below them says of the Encounter."""

import pytest

from app.games.cryptids import forecast, site
from app.games.cryptids.board import Board
from app.games.cryptids.dock import about_player
from app.games.cryptids.seats import description, myth, rail
from app.games.presenter import Context
from app.i18n.text import LANGUAGES, Text
from engine.cryptids.data import SIGHTINGS, SITES
from tests.engine.cryptids.story import CHASM, LAKE, PARK, RIDGE, RIVER, SWAMP, Story


def tops(*kinds: str) -> list[list[str]]:
    """Three Stacks with these Sightings on top."""
    rest = [kind for kind in SIGHTINGS if kind not in kinds]
    return [[kind, *rest[2 * n : 2 * n + 2]] for n, kind in enumerate(kinds)]


# Myth --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("amount", "lit", "coins"),
    [
        (0, 0, []),
        (1, 1, []),
        (9, 9, []),
        (10, 0, ["10"]),
        (30, 0, ["30"]),
        (57, 7, ["30", "10", "10"]),
    ],
)
def test_the_myth_track_lights_as_many_of_its_nine_spaces_as_the_pawn_has_gone(amount, lit, coins):
    drawn = myth(Board(Context(Story(3, myth={0: amount}).view(0), Text("en"))), 0)
    (spaces,) = drawn.find(class_="spaces")
    assert [node.attributes["class"] for node in spaces.children] == ["on"] * lit + [""] * (9 - lit)
    found = [node for coin in ("30", "10") for node in drawn.find(class_=f"coin of-{coin}")]
    assert ["".join(node.texts()) for node in found] == coins


# Bans --------------------------------------------------------------------------------

ALONE = {0: [RIVER, LAKE, SWAMP], 1: [RIDGE, PARK, LAKE], 2: [RIDGE, PARK, CHASM]}
TODAY = {"en": "No Power this Day", "it": "Niente Potere oggi", "pl": "Dziś bez Mocy"}
NEXT = {"en": "No Power next Day", "it": "Niente Potere domani", "pl": "Jutro bez Mocy"}
THIS_DAY = {
    "en": "No Cryptid Power during this Day.",
    "it": "Niente Potere Criptide durante questo Giorno.",
    "pl": "Tego Dnia nie można użyć Mocy.",
}
NEXT_DAY = {
    "en": "No Cryptid Power during the next Day.",
    "it": "Niente Potere Criptide durante il prossimo Giorno.",
    "pl": "Następnego Dnia nie można użyć Mocy.",
}


def charged() -> Story:
    """The first player has revealed a Charge, and it is Night."""
    stacks = {0: tops("charge", "nap", "pastime")}
    s = Story(3, phase="dusk", people={RIVER: (0, 5, 0)}, hideouts=ALONE, stacks=stacks)
    assert s.t.phase == "night"
    return s


def said_of(s: Story, language: str) -> tuple[str, str]:
    """What rail and dock say of the first player."""
    board = Board(Context(s.view(1), Text(language)))
    return description(board, 0), " ".join(about_player(board, 0).texts())


@pytest.mark.parametrize("language", LANGUAGES)
def test_at_night_a_ban_is_of_the_next_day(language):
    in_rail, in_dock = said_of(charged(), language)
    assert NEXT[language] in in_rail
    assert NEXT[language] in in_dock
    assert NEXT_DAY[language] in in_dock


@pytest.mark.parametrize("phase", ["dawn", "day"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_in_its_own_round_a_ban_is_of_this_day(language, phase):
    # All Sites are empty, so the First Player is asked where Researchers arrive.
    s = Story(3, phase=phase, event="hunting_party", people={}, drawback={0: "no_power"})
    assert s.t.phase == phase
    in_rail, in_dock = said_of(s, language)
    assert TODAY[language] in in_rail
    assert TODAY[language] in in_dock
    assert THIS_DAY[language] in in_dock


# The Encounter -----------------------------------------------------------------------


def met() -> Story:
    """A Hunter was scared away from the Encounter: another Site has more Humans now."""
    hideouts = {0: [RIVER, LAKE, SWAMP], 1: [RIVER, PARK, LAKE], 2: [RIDGE, PARK, CHASM]}
    stacks = {seat: tops("straw_twin", "nap", "charge") for seat in (0, 1)}
    people = {RIVER: (0, 4, 0), PARK: (4, 0, 0)}
    s = Story(3, phase="dusk", people=people, hideouts=hideouts, stacks=stacks)
    s.play(RIVER, f"scare:{RIVER}:{RIDGE}:hunter_1")
    assert s.asked == (1, "arrow")
    return s


@pytest.mark.parametrize(
    ("language", "title", "told"),
    [
        ("en", "Encounter", "Crystal River 3 Humans"),
        ("it", "Incontro", "Fiume Cristallo 3 Umani"),
        ("pl", "Spotkanie", "Kryształowa Rzeka 3 Ludzi"),
    ],
)
def test_at_dusk_the_panel_tells_of_the_encounter_and_of_no_lead(language, title, told):
    board = Board(Context(met().view(2), Text(language)))
    panel = forecast.forecast(board)
    assert panel.attributes["aria-label"] == title
    assert " ".join(" ".join(forecast.where(board).texts()).split()) == told


def test_at_dusk_the_encounter_is_and_does_not_would_be():
    s = met()
    english = Text("en")
    assert "the Encounter is here" in site.description(Board(Context(s.view(2), english)), RIVER)
    own = " ".join(forecast.told(Board(Context(s.view(1), english))))
    assert "and the Encounter is there" in own
    assert "would be there" not in own


def test_before_dusk_the_panel_tells_the_lead():
    s = Story(3, people={RIVER: (0, 4, 0), PARK: (3, 0, 0)}, hideouts=ALONE)
    board = Board(Context(s.view(2), Text("en")))
    assert forecast.forecast(board).attributes["aria-label"] == "If Dusk fell now"
    assert [*forecast.where(board).texts()][-1] == "4 Humans · ahead by 1"


def test_many_tied_sites_are_called_by_one_word_each():
    s = Story(3, people={RIVER: (1, 0, 0), RIDGE: (0, 1, 0), LAKE: (0, 0, 1)}, hideouts=ALONE)
    board = Board(Context(s.view(2), Text("en")))
    assert "River, Ridge and Lake" in [*forecast.where(board).texts()]


# Names -------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_site_has_a_word_that_is_part_of_its_name(language):
    board = Board(Context(Story(3).view(0), Text(language)))
    for place in SITES:
        assert board.sentences.short_name(place) in board.name_of(place).split()


def test_only_a_name_that_was_typed_may_be_shortened():
    view = Story(3).view(0)
    board = Board(Context(view._replace(names=("Player 1", "", "Maksymiliana")), Text("en")))
    assert [board.is_named(seat) for seat in range(3)] == [False, False, True]
    shortened = [
        node.attributes.get("data-typed") for node in rail(board).find(class_="player-name")
    ]
    assert shortened == [None, None, "yes"]
