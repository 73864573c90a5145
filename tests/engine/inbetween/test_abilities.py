"""Every ability is printed, says what it does, and what is ruled on it has a test.

That each has a story is tested for all games in tests/engine/test_every_rule_has_a_test.py.
"""

import re

from engine.inbetween.abilities import ABILITIES
from engine.inbetween.data import AWARENESS, CHARACTERS, KINDS, PEOPLE
from tests.engine.test_every_rule_has_a_test import all_tests_of

EDITION_ROWS = (1, 2, 3, 6, 8, 14, 17)
"""The differences between the rulebooks that have an effect."""
RULED = "bob bob_group carl earl jayne mandi max mina julie natalie richard rodney sam scott"


def test_every_printed_ability_is_there_and_no_other():
    faces = {f"{who}_{side}" for who in PEOPLE for side in ("human", "creature")}
    levels = {ability for side in AWARENESS for ability in side}
    assert set(ABILITIES) == set(KINDS) | faces | levels
    assert {face.ability for who in PEOPLE for face in CHARACTERS[who].faces} == faces


def test_every_ability_says_what_it_does():
    assert [what for what, ability in ABILITIES.items() if not ability.__doc__] == []


def test_every_ruling_on_a_character_has_a_test():
    names = " ".join(
        name for name, _ in all_tests_of("inbetween") if name.startswith("test_character")
    )
    for who in [*RULED.split(), "timmy", "tom", "lance", "jeremy"]:
        assert re.search(rf"(test_character|and)_{who}", names), who


def test_every_difference_between_the_rulebooks_has_a_test():
    names = [name for name, _ in all_tests_of("inbetween")]
    for row in EDITION_ROWS:
        assert any(name.startswith(f"test_edition_row_{row}_") for name in names), row
