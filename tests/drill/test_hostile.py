"""Links and files from strangers: refused by name or opened, nothing executed, the page usable.

A thousand of each in the drill. What they are made of: fuzzed saves, huge numbers, deep nests,
markup in every place where a text can be.
"""

import base64
import json
from random import Random

import pytest
from playwright.sync_api import expect

from engine.core.game import load_game
from engine.core.link import to_link
from engine.core.match import Match
from engine.core.record import checksum, dump
from tests.drill.scale import amount
from tests.e2e import anyone
from tests.e2e.hands import BOOT, open_lobby, screen, wait_for_python
from tools.project import lobby_games

LINKS = amount(1_000, 40)
FILES = amount(1_000, 40)
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


def hostile_file(dice: Random) -> str:
    """A file that was not saved by this page."""
    kind = dice.randrange(8)
    data = json.loads(dump(match_of(dice.choice(lobby_games()), dice)))
    if kind == 0:
        deep = dice.choice([100, 10_000, 200_000])
        return dice.choice(["[" * deep, "[" * deep + "]" * deep, '{"a":' * deep + "1" + "}" * deep])
    if kind == 1:
        return dice.choice(["", "null", "3", MARKUP, "\x00PNG\r\n", "{", '"' + "x" * 10_000 + '"'])
    if kind in (2, 3, 4):
        spoil(data, dice)
        if dice.random() < 0.7:
            data["sum"] = checksum(data)  # signed as if it were ours
        return json.dumps(data)
    if kind == 5:
        nest: object = []
        for _ in range(dice.choice([10, 5_000])):
            nest = [nest]
        entry = dice.choice([{"n": 0, "do": "x", "sum": 0}, {"n": nest, "do": nest}, None, nest])
        kept = {"header": dice.choice([{}, nest]), "opening": json.dumps(data), "snapshot": ""}
        return dumps_deep({"kept": {**kept, "journal": [entry] * 3}})
    if kind == 6:
        header = {"id": "ab", "game": "inbetween", "names": [MARKUP, MARKUP], "updated": 1}
        header[dice.choice([*header, "turn", "orders"])] = dice.choice(NASTY)
        kept = {"header": header, "opening": "", "snapshot": MARKUP, "journal": [{}, None, 3]}
        return json.dumps({"all": [kept, None, dice.choice(NASTY)]})
    content = bytearray(json.dumps(data).encode())
    for _ in range(dice.randrange(1, 20)):
        content[dice.randrange(len(content))] = dice.randrange(256)
    return content.decode("utf-8", "replace")


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

SETTLED = """() => {
    const told = document.querySelector('#notices .notice')?.textContent ?? '';
    const table = document.getElementById('table');
    const shown = table.hidden ? '' : table.querySelector('main')?.dataset.screen ?? '';
    return { told, shown, waiting: !document.getElementById('waiting').hidden };
}"""


def outcome(page) -> dict:
    """What the page says in the end."""
    for _ in range(1_000):
        now = page.evaluate(SETTLED)
        if (now["told"] or now["shown"]) and not now["waiting"]:
            return now
        page.wait_for_timeout(10)
    raise AssertionError(f"the page says nothing: {now}")


def back(page, now) -> None:
    """To an empty lobby, ready for the next one."""
    if now["shown"]:
        assert now["shown"] in {"cover", "over"}, now
        page.evaluate("document.querySelector('#table [data-act=leave]').click()")
        expect(page.locator("#lobby")).to_be_visible()
    page.evaluate("document.getElementById('notices').replaceChildren()")


@pytest.fixture
def lobby(page, site_url):
    """A lobby with Python up; a dialogue would be a script of theirs."""
    page.on("dialog", lambda dialog: pytest.fail(f"a dialogue: {dialog.message}"))
    open_lobby(page, site_url, "")
    wait_for_python(page)
    yield page
    assert page.evaluate("window.pwned") is None
    anyone.deal(page, lobby_games()[0])


@pytest.mark.timeout(3_600)
def test_hostile_links(lobby):
    dice = Random(1)
    opened = 0
    for _ in range(LINKS):
        link = hostile_link(dice)
        lobby.evaluate("(link) => { location.hash = link; }", link)
        if lobby.evaluate("location.hash.length") < 2:
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
        buffer = hostile_file(dice).encode("utf-8", "surrogatepass")
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
