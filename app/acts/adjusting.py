"""Adjusting the table: seating, settings, language, the developer's entry."""

from dataclasses import replace

from app import curtain
from app.acts.saving import header
from app.effects import Intent, Remember, Speak, Step, Tell
from app.i18n.text import LANGUAGES
from app.settings import CHOICES, Settings
from app.storage import Change
from app.table import SEATINGS, Notice, Table


def change_seating(table: Table, intent: Intent) -> Step:
    """Change how the tablet travels."""
    match = table.match
    if match is None or len(match.setup.names) not in SEATINGS.get(intent.value, ()):
        return Step(table)
    table = replace(table, seating=intent.value)
    table = replace(table, curtain=curtain.adapt(table.curtain, table.manner))
    return Step(table, (Change(header(table, intent), []),))


def remember(table: Table, intent: Intent) -> Step:
    """The page opens and says which settings this device has kept."""
    return Step(replace(table, settings=Settings.from_data(intent.value)))


def change_setting(table: Table, intent: Intent) -> Step:
    """Change a setting permanently: `value` is "size:large"."""
    name, _, value = str(intent.value).partition(":")
    settings = table.settings.after(name, value)
    if value not in CHOICES.get(name, ()):
        return Step(table)
    table = replace(table, settings=settings)
    table = replace(table, curtain=curtain.adapt(table.curtain, table.manner))
    return Step(table, (Remember(settings),))


def speak(table: Table, intent: Intent) -> Step:
    """Change the language; everything else stays as it is."""
    if intent.value not in LANGUAGES:
        notice = Notice("bad.language", {"language": str(intent.value)[:20]})
        return Step(replace(table, notice=notice), (Tell(notice),))
    # The lobby sends this intent, too. Telling it what it has just said would start a loop.
    told = () if intent.stamp < 0 else (Speak(intent.value),)
    return Step(replace(table, language=intent.value), told)


def develop(table: Table, intent: Intent) -> Step:
    """Switch the developer's games on or off."""
    return Step(replace(table, developer=bool(intent.value)))
