"""Positions of Dungeon Twister from which tests of the page and pictures begin."""

from tests.engine.twister.story import Story

NAMES = ("Anna", "Bartek")


def named(story: Story) -> Story:
    """The same position, with people at the table."""
    story.match.setup = story.match.setup._replace(names=NAMES)
    return story


def places(text: str) -> dict[str, str]:
    """Where tokens are, from "token square" in one line each or with commas between."""
    return dict(pair.split() for pair in text.replace("\n", ",").split(",") if pair.strip())


def busy(**wishes: object) -> Story:
    """The middle of a game: two rooms face down, fights in reach, things carried."""
    story = {
        "at": places("""
            y_acrobat 4.3, y_barbarian 7.7, y_rope 7.7, y_prophet 6.4
            y_water_elemental 4.6, y_key 5.8, y_courtesan 0.3
            b_fire_elemental 7.8, b_courtesan 7.6, b_magophage 19.7
            b_telekineticist 18.6, b_boots 18.6, b_acrobat 21.3, b_ring 12.9, b_prophet 8.7
        """),
        "wounded": ["b_prophet"],
        "hidden": {2: ["y_magophage", "b_key", "b_barbarian"], 3: ["y_ring", "b_rope"]},
        "rooms": {6: "furnace", 1: "antimagic_vault"},
        "turned": {0: 1, 5: 2, 6: 3},
        "gone": ["y_confusion"],
        "points": (1, 2),
        "card": 4,
        "ap": 4,
    }
    return named(Story(**{**story, **wishes}))


def facing(**wishes: object) -> Story:
    """Two have attacked each other: the attacker chooses a combat card, no Courtesan is near."""
    at = places("""
        y_barbarian 13.9, b_fire_elemental 14.9, y_prophet 2.0, b_acrobat 20.7, y_acrobat 4.4
    """)
    fight = named(Story(**{"at": at, "rooms": {6: "furnace"}, "card": 3, "ap": 3, **wishes}))
    fight.match.choose("attack:yellow_barbarian:blue_fire_elemental")
    return fight


def foreseeing() -> Story:
    """A Prophet looks at a room that lies face down."""
    story = named(
        Story(
            {"y_prophet": "1.0", "y_acrobat": "4.4", "b_acrobat": "20.7"},
            hidden={2: ["y_rope", "b_key", "b_barbarian"]},
        )
    )
    story.match.choose("peek:yellow_prophet:2")
    return story
