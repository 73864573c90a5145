"""Links and files from strangers: refused by name or opened, nothing executed, the page usable.

A thousand of each in the drill. What they are made of: fuzzed saves, huge numbers, huge texts,
deep nests, texts that never end, markup in every place where a text can be. What opens is looked
at as a finger would: the cover is taken away, the log opened.
"""

import base64
import json
import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from engine.core.match import Match
from engine.games import load_game
from engine.saves.link import to_link
from engine.saves.record import checksum, dump
from tests.e2e import anyone
from tests.e2e.hands import BOOT, open_lobby, screen, wait_for_python
from tests.scale import amount
from tools.project import ROOT, lobby_games

LINKS = amount(1_000, 10)
FILES = amount(1_000, 6)
MARKUP = '<img src=x onerror="window.pwned = true"><script>window.pwned = true</script>'
NASTY = [
    *(MARKUP, "javascript:window.pwned=true", "{name}", "__proto__", "\u202e\u0000", "", " "),
    *(-1, 0, 2**31, 2**53 + 1, 10**400, 1e308, True, None, [], {}, [[]], {"": {}}),
]


def match_of(game: str, dice: Random) -> Match:
    """A game by chance, a little way in."""
    rules = load_game(game)
    match = Match.start(rules, dice.getrandbits(64), rules.roles[: rules.fewest])
    for _ in range(dice.randrange(12)):
        if match.pending is None:
            break
        match.choose(dice.choice(match.pending.options))
    return match


# Links ---------------------------------------------------------------------------------------


def hostile_link(dice: Random) -> str:
    """A link that no friend has sent."""
    link = to_link(match_of(dice.choice(lobby_games()), dice))
    parts = link.split(".")
    place = dice.randrange(len(parts))
    kind = dice.randrange(8)
    if kind == 0:
        return dice.choice([MARKUP, "%", "%E0%A4%A", "?", "x" * 9_000, "\U0001f0cf" * 50])
    if kind == 1:
        parts[place] = dice.choice(["9" * 300, "", "-1", MARKUP, "%00", "__proto__", "../.."])
    elif kind == 2:
        noise = base64.urlsafe_b64encode(dice.randbytes(dice.randrange(1, 6_500))).decode()
        parts[6] = noise.rstrip("=")
    elif kind == 3:
        parts[5] = str(dice.randrange(99_999))
    elif kind == 4:
        del parts[place]
    elif kind == 5:
        parts.insert(place, parts[place])
    elif kind == 6:
        dice.shuffle(parts)
    else:
        at = dice.randrange(len(link))
        return link[:at] + dice.choice("._-~%<>\"'&#/ 0aZé") + link[at + 1 :]
    return ".".join(parts)


# Files ---------------------------------------------------------------------------------------


def spoil(data, dice: Random):
    """Put something nasty into one place of a save."""
    node, path = data, []
    while isinstance(node, dict | list) and len(node) and dice.random() < 0.85:
        key = dice.choice(list(node)) if isinstance(node, dict) else dice.randrange(len(node))
        path.append((node, key))
        node = node[key]
    if path:
        parent, key = path[-1]
        parent[key] = dice.choice(NASTY)


def deep(data: Any, dice: Random) -> str:
    """Brackets within brackets, closed or not."""
    depth = dice.choice([100, 10_000, 200_000])
    pieces = ["[" * depth, "[" * depth + "]" * depth, '{"a":' * depth + "1" + "}" * depth]
    return dice.choice(pieces)


def no_save(data: Any, dice: Random) -> str:
    """Something else altogether."""
    return dice.choice(["", "null", "3", MARKUP, "\x00PNG\r\n", "{", '"' + "x" * 10_000 + '"'])


def spoilt(data: Any, dice: Random) -> str:
    """A save with something nasty in one place."""
    spoil(data, dice)
    return signed(data) if dice.random() < 0.7 else json.dumps(data)


def torn(data: Any, dice: Random) -> str:
    """What the lobby downloads, with a journal that is none."""
    nest: object = []
    for _ in range(dice.choice([10, 5_000])):
        nest = [nest]
    entry = dice.choice([{"n": 0, "do": "x", "sum": 0}, {"n": nest, "do": nest}, None, nest])
    kept = {"header": dice.choice([{}, nest]), "opening": json.dumps(data), "snapshot": ""}
    return dumps_deep({"kept": {**kept, "journal": [entry] * 3}})


def all_at_once(data: Any, dice: Random) -> str:
    """A backup of games that are none."""
    header = {"id": "ab", "game": "inbetween", "names": [MARKUP, MARKUP], "updated": 1}
    header[dice.choice([*header, "turn", "orders"])] = dice.choice(NASTY)
    kept = {"header": header, "opening": "", "snapshot": MARKUP, "journal": [{}, None, 3]}
    return json.dumps({"all": [kept, None, dice.choice(NASTY)]})


def overwritten(data: Any, dice: Random) -> str:
    """A save with noise in it."""
    content = bytearray(json.dumps(data).encode())
    for _ in range(dice.randrange(1, 20)):
        content[dice.randrange(len(content))] = dice.randrange(256)
    return content.decode("utf-8", "replace")


def never_closed(data: Any, dice: Random) -> str:
    """A text that never ends: whoever looks for its end from every mark in it looks for ever."""
    return dice.choice(['"', '{"format": 1, "game": "']) + '\\"' * 100_000


def crowded(data: Any, dice: Random) -> str:
    """A snapshot for a thousand million players, which is all there is to go on from."""
    state = data["base"]["state"]
    state["seats"] = dice.choice([10**9, 10**18, -1, 2.5, True])
    data["base"]["digest"] = load_game(data["game"]).state.from_data(state).digest()
    return without_a_replay(data)


def gossiping(data: Any, dice: Random) -> str:
    """A log that no rule has told, which a snapshot brings along."""
    arguments = [{"key": 1}, {"text": 2}, {"self": 3}, {"who": 10**30}, "who", None, [MARKUP]]
    kinds = ["draws", "turn", "card", "key", MARKUP, "", 7, "x" * 100_000]
    at = data["base"]["at"]
    for told in arguments:
        line = [dice.choice([0, at, -1]), dice.choice(kinds), told, dice.choice([None, [0], [99]])]
        data["log"].insert(dice.randrange(len(data["log"]) + 1), line)
    data["log"] += [[at, "draws", {"key": 1}, None], [at, "draws", "who", None]]
    return without_a_replay(data)


def wordy(data: Any, dice: Random) -> str:
    """A save that says three million characters where a word belongs."""
    text = (dice.choice(["x", "<b>", "[{", "7"]) * 3_000_000)[:3_000_000]
    part = dice.choice(["game", "rules", "seed", "seats", "one seat", "options", "choices"])
    if part in {"game", "rules"}:
        data[part] = text
    elif part == "choices":
        data["choices"] = [*data["choices"], text]
    else:
        names = data["setup"]["seats"]
        data["setup"] |= {"one seat": {"seats": [text, *names[1:]]}}.get(part, {part: text})
    return signed(data)


def signed(data: Any) -> str:
    """The save as if it were ours."""
    data["sum"] = checksum(data)
    return json.dumps(data)


def without_a_replay(data: Any) -> str:
    """The save as if it were ours, with a last choice that is not legal: its snapshot counts."""
    data["choices"].append("nonsense")
    return signed(data)


KINDS: tuple[Callable[[Any, Random], str], ...] = (
    *(deep, no_save, spoilt, spoilt, spoilt, torn, all_at_once, overwritten),
    *(never_closed, crowded, gossiping, wordy),
)


def hostile_file(number: int, dice: Random) -> str:
    """A file that was not saved by this page; every kind has its turn."""
    data = json.loads(dump(match_of(dice.choice(lobby_games()), dice)))
    return KINDS[number % len(KINDS)](data, dice)


def dumps_deep(data) -> str:
    """JSON of a nest that the standard library would not follow."""
    if isinstance(data, dict):
        inside = ",".join(f"{json.dumps(key)}:{dumps_deep(value)}" for key, value in data.items())
        return f"{{{inside}}}"
    depth = 0
    while isinstance(data, list) and len(data) == 1:
        data, depth = data[0], depth + 1
    if isinstance(data, list):
        return "[" * depth + "[" + ",".join(map(dumps_deep, data)) + "]" + "]" * depth
    if isinstance(data, dict):
        return "[" * depth + dumps_deep(data) + "]" * depth
    return "[" * depth + json.dumps(data) + "]" * depth


# The page --------------------------------------------------------------------------------------

FROZEN = 60_000
"""Milliseconds after which a page is taken for frozen: a guard against hangs, no measurement."""
LONGEST_REFUSAL = 300
"""Characters: more is not read, and whoever writes the file must not fill the page."""
SETTLED = """() => {
    if (!document.getElementById('waiting').hidden) return null;
    const told = document.querySelector('#notices .notice p')?.textContent ?? '';
    const table = document.getElementById('table');
    const shown = table.hidden ? '' : table.querySelector('main')?.dataset.screen ?? '';
    return told || shown ? { told, shown } : null;
}"""
WORDS = json.loads((ROOT / "app/i18n/en.json").read_text("utf-8"))["messages"]
REFUSALS = ("bad.game", "bad.save", "bad.link", "bad.setup")
TAKEN_OVER = (
    *("saves.imported", "saves.both", "saves.newer"),
    *("saves.unkept", "saves.left", "saves.damaged"),
)
"""What is said of a backup: how many games of it were taken over, and what became of the rest."""


def worded(key: str) -> str:
    """A pattern for a message of the page, whatever stands in its places."""
    return re.sub(r"\\\{\w+\\\}", "(.*)", re.escape(WORDS[key]))


REFUSAL = re.compile("|".join(map(worded, REFUSALS)), re.DOTALL)
BACKUP = re.compile(worded(TAKEN_OVER[0]) + "".join(f"( {worded(key)})?" for key in TAKEN_OVER[1:]))


def outcome(page: Page) -> dict[str, str]:
    """What the page says or shows in the end: a refusal in its own words, or a game."""
    now: dict[str, str] = page.wait_for_function(SETTLED, polling=10, timeout=FROZEN).json_value()
    if not now["shown"]:
        assert is_refusal(now["told"]), now["told"][:1_000]
    return now


def is_refusal(told: str) -> bool:
    """Whether the page has said what is wrong, in one of its own sentences, and briefly."""
    own = REFUSAL.fullmatch(told) or BACKUP.fullmatch(told)
    return own is not None and len(told) < LONGEST_REFUSAL


def look_around(page: Page) -> None:
    """The cover is taken away and the log opened: whatever a game brings along is drawn."""
    while "reveal" in anyone.look(page)["acts"]:
        anyone.tap(page, "reveal")
    seen = anyone.tap(page, "panel:log")
    assert seen["screen"] in {"play", "over"}, seen["words"][:1_000]


def back(page: Page, now: dict[str, str]) -> None:
    """To the lobby, ready for the next one; what has opened is looked at before."""
    if now["shown"]:
        assert now["shown"] in {"cover", "over"}, now
        look_around(page)
        anyone.leave(page)
    page.evaluate("document.getElementById('notices').replaceChildren()")


@pytest.fixture
def lobby(page, site_url):
    """A lobby with Python up; a dialogue would be a script of theirs."""
    dialogues = []

    def note(dialog):
        dialogues.append(dialog.message)
        dialog.dismiss()

    page.on("dialog", note)
    open_lobby(page, site_url, "")
    wait_for_python(page)
    yield page
    page.remove_listener("dialog", note)
    assert dialogues == []
    assert page.evaluate("window.pwned") is None
    anyone.deal(page, lobby_games()[0])


@pytest.mark.timeout(3_600)
def test_hostile_links(lobby):
    dice = Random(1)
    opened = 0
    for _ in range(LINKS):
        link = hostile_link(dice)
        if lobby.evaluate("(link) => (location.hash = link, location.hash.length)", link) < 2:
            continue
        now = outcome(lobby)
        opened += bool(now["shown"])
        back(lobby, now)
    # Most are refused; a changed seed or name may still be a game.
    assert opened < LINKS / 2


@pytest.mark.timeout(3_600)
def test_hostile_files(lobby):
    dice = Random(2)
    for number in range(FILES):
        buffer = hostile_file(number, dice).encode("utf-8", "surrogatepass")
        file = {"name": f"{number}.json", "mimeType": "application/json", "buffer": buffer}
        lobby.locator("#import-file").set_input_files(file)
        back(lobby, outcome(lobby))


def test_markup_in_names_and_logs_is_text(lobby):
    rules = load_game("inbetween")
    match = Match.start(rules, 5, [MARKUP[:40], "<b>B</b>"])
    file = {"name": "save", "mimeType": "application/json", "buffer": dump(match).encode()}
    lobby.locator("#import-file").set_input_files(file)
    expect(screen(lobby)).to_have_attribute("data-screen", "cover", timeout=BOOT)
    expect(screen(lobby)).to_contain_text("<")
    lobby.locator("[data-act=leave]").click()
    expect(lobby.locator(".save")).to_contain_text("<b>B</b>")
    assert lobby.locator(".save b b, #table b, img[src=x]").count() == 0


def test_a_link_over_eight_thousand_characters_is_named(lobby):
    lobby.evaluate("location.hash = 'inbetween.1.2.5..0.' + 'A'.repeat(9_000) + '.5cc41c'")
    expect(lobby.locator("#notices")).to_contain_text("too long")


def test_a_save_over_a_million_characters_opens_and_one_over_the_limit_is_named(lobby):
    rules = load_game("inbetween")
    match = Match.start(rules, 5, rules.roles)
    data = match.record()
    data["log"] = [*data["log"], *[[0, "draws", {"who": 0, "count": 3}, None]] * 30_000]
    data["sum"] = checksum(data)
    content = json.dumps(data)
    assert len(content) > 1_000_000
    file = {"name": "long", "mimeType": "application/json", "buffer": content.encode()}
    lobby.locator("#import-file").set_input_files(file)
    now = outcome(lobby)
    assert now["shown"] == "cover", now
    back(lobby, now)
    file["buffer"] = content.encode() + b" " * 4_000_000
    lobby.locator("#import-file").set_input_files(file)
    assert "too long" in outcome(lobby)["told"]
