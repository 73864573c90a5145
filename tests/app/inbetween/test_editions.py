"""Texts at tables that play by another edition, or let Hiding stay: they say what is done there."""

import pytest

from app.games.inbetween.rulebook import CHANGED, chapters
from app.games.inbetween.sentences import InBetweenSentences
from app.games.presenter import Context, present
from app.i18n.text import LANGUAGES, Text
from app.node import Node
from engine.inbetween.data import CREATURE, TOWN
from tests.app.inbetween.test_screens import classed, screen_of, told_by
from tests.engine.inbetween.story import Story

STAYS = {
    "en": "The Activity marker passes over it every time; this card stays there.",
    "it": "Il segnalino Attività lo salta ogni volta; questa carta resta lì.",
    "pl": "Znacznik Aktywności omija ją za każdym razem; ta karta tam zostaje.",
}
RODNEY_MUST = {
    "en": "The Creature sees the Town’s whole hand and must discard 1 card from it.",
    "it": "La Creatura vede tutte le carte in mano alla Città e deve farne scartare 1.",
    "pl": "Istota widzi całą rękę Miasta i musi odrzucić z niej 1 kartę.",
}
ANY_LEVEL = {
    "en": "from level 1 on, you may use any one of the five Awareness abilities",
    "it": "dal livello 1 in poi, puoi usare una qualsiasi delle cinque abilità Consapevolezza",
    "pl": "od poziomu 1, możesz przed swoją akcją użyć dowolnej z pięciu zdolności Świadomości",
}
IF_OF_THE_TOWN = {
    "en": "only Word of Mouth can move it, if it is the Town’s.",
    "it": "solo Passaparola lo sposta, se è della Città.",
    "pl": "tylko Poczta pantoflowa, jeśli jest Miasta.",
}
FROM_THE_SUPPLY = {
    "en": "a played card places it only from the supply",
    "it": "una carta giocata lo piazza solo dalla riserva",
    "pl": "zagrana karta kładzie go tylko z puli",
}

in_all = pytest.mark.parametrize("language", LANGUAGES)


def screen(story: Story, language: str, **wishes: str) -> Node:
    return screen_of(story, language=language, **wishes)


@pytest.mark.parametrize(("card", "hand"), [("hiding_1", "creature"), ("reroute", "town")])
@in_all
def test_a_card_that_stays_says_so_in_the_hand_and_on_a_person(language, card, hand):
    active = CREATURE if hand == "creature" else TOWN
    kind = card.removesuffix("_1")
    once = Text(language)(f"inbetween.card.{kind}.text")
    stays = STAYS[language]
    for hiding, said, unsaid in (("stays", stays, once), ("discarded", once, stays)):
        story = Story(**{hand: [card]}, active=active, hiding=hiding)
        (face,) = screen(story, language).find(data_act=f"choose:{card}")
        assert said in told_by(face)
        assert unsaid not in told_by(face)
        story = Story(cards_on={"carl": [card]}, active=active, hiding=hiding)
        (about,) = classed(screen(story, language, selection="carl"), "about")
        assert said in told_by(about)
        assert unsaid not in told_by(about)


@pytest.mark.parametrize("kind", ["hiding", "reroute"])
@in_all
def test_help_and_gallery_of_a_card_that_stays_say_so(language, kind):
    presenter = present(Context(Story(hiding="stays").view(TOWN), Text(language)))
    assert STAYS[language] in told_by(presenter.help(kind))
    entries = [told_by(entry) for part in presenter.gallery() for entry in part.entries]
    assert sum(STAYS[language] in entry for entry in entries) == 2


def rodney(edition: str, **position: object) -> Story:
    return Story(
        "rodney bob carl earl jayne jeremy julie",
        notch={"rodney": 7, "earl": 7},
        town=["rescue", "curfew"],
        energy=(0, 0),
        active=CREATURE,
        edition=edition,
        **position,
    )


@in_all
def test_rodney_must_discard_in_the_polish_edition_and_says_so(language):
    may = Text(language)("inbetween.character.rodney.creature")
    for edition, said in (("polish", RODNEY_MUST[language]), ("italian", may)):
        (caption,) = classed(screen(rodney(edition), language), "caption")
        assert said in told_by(caption)
        (about,) = classed(screen(rodney(edition), language, selection="rodney"), "about")
        assert said in told_by(about)
        # Earl, who copies him, offers the same.
        copying = rodney(edition, marker="earl").play("prepare", "done")
        (copy,) = screen(copying, language).find(data_act="choose:copy:rodney")
        assert said in told_by(copy)


def test_rodneys_question_asks_for_a_card_where_he_must_discard():
    asked = {
        (language, edition): present(
            Context(rodney(edition).play("prepare", "done").view(CREATURE), Text(language))
        ).prompt()
        for language in LANGUAGES
        for edition in ("english", "polish")
    }
    assert asked == {
        ("en", "english"): "Rodney · You see the Town’s hand. Discard a card from it?",
        ("en", "polish"): "Rodney · You see the Town’s hand. Choose a card to discard from it.",
        ("it", "english"): "Rodney · Vedi la mano della Città. Ne scarti una carta?",
        ("it", "polish"): "Rodney · Vedi la mano della Città. Quale carta ne scarti?",
        ("pl", "english"): "Rodney · Widzisz rękę Miasta. Odrzucasz z niej kartę?",
        ("pl", "polish"): "Rodney · Widzisz rękę Miasta. Którą kartę z niej odrzucasz?",
    }


@in_all
def test_the_awareness_phase_of_the_polish_edition_offers_every_level(language):
    story = Story(awareness=(3, 0), edition="polish").play("awareness_3")
    (moment,) = classed(screen(story, language), "moment")
    assert ANY_LEVEL[language] in told_by(moment)
    story = Story(awareness=(3, 0)).play("awareness_3")
    (moment,) = classed(screen(story, language), "moment")
    assert told_by(moment).endswith(Text(language)("inbetween.phase.awareness.text"))


@in_all
def test_a_token_in_play_stays_in_the_italian_edition_and_its_help_says_so(language):
    for edition, holds in (("italian", True), ("english", False)):
        presenter = present(Context(Story(edition=edition).view(TOWN), Text(language)))
        told = told_by(presenter.help("symbol_token"))
        assert (FROM_THE_SUPPLY[language] in told) == holds
        # No card moves a token of the Creature.
        assert (IF_OF_THE_TOWN[language] in told) == holds


@pytest.mark.parametrize(
    ("option", "value"), [("edition", "italian"), ("edition", "polish"), ("hiding", "stays")]
)
@in_all
def test_a_chapter_that_an_option_changes_ends_with_what_is_otherwise(language, option, value):
    text = Text(language)
    presenter = present(Context(Story(**{option: value}).view(TOWN), text))
    plain = {chapter.id: chapter.paragraphs for chapter in chapters(language)}
    noted = []
    for chapter in presenter.chapters():
        if len(chapter.paragraphs) > len(plain[chapter.id]):
            noted.append(chapter.id)
            (line,) = chapter.paragraphs[-1].lines
            assert text(f"inbetween.setup.{option}") in line
            assert line.endswith(text(f"inbetween.setup.{option}.{value}.text"))
    assert noted == list(CHANGED[value])


def test_the_rules_to_read_tell_the_cards_as_the_table_plays_them():
    told = {
        (language, hiding): "\n".join(
            line
            for chapter in chapters(language, (("hiding", hiding),))
            for part in chapter.paragraphs
            for line in part.lines
        ).count(STAYS[language])
        for language in LANGUAGES
        for hiding in ("discarded", "stays")
    }
    assert told == {
        (language, hiding): 2 if hiding == "stays" else 0
        for language in LANGUAGES
        for hiding in ("discarded", "stays")
    }


def test_a_second_form_is_never_the_name_of_an_option():
    said = InBetweenSentences("en", options={"edition": "polish"})
    assert said.say("setup.edition") == "Rulebook edition"
