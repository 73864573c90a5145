"""Something of ours breaks, in each layer in turn: it is said, and nothing is lost by it."""

import json
from random import Random

import pytest
from playwright.sync_api import Error, expect

from engine.games import load_game
from engine.saves.record import load, parse
from tests.anyone import next_tap
from tests.e2e import anyone
from tests.e2e.anyone import RUN
from tests.e2e.hands import one_choice_in, open_lobby, screen, wait_for_python
from tests.scale import amount

BREAK = """
def broken(*arguments, **keywords):
    raise RuntimeError("no such hedge")
"""
LAYERS = {
    "rules": "import engine.magpies; object.__setattr__(engine.magpies.GAME, 'view', broken)",
    "kernel": "from engine.core.match import Match; Match.view = broken",
    "words": "from app.i18n.text import Text; whole = Text.__call__\n"
    "def torn(text, key, **more):\n"
    "    if key.startswith('log.'): raise RuntimeError('no such hedge')\n"
    "    return whole(text, key, **more)\n"
    "Text.__call__ = torn",
    "presenter": "import app.games.presenter; app.games.presenter.Presenter.render_board = broken",
    "screens": "import app.screens; app.screens.play_screen = broken",
    "panels": "import app.screens.panels; app.screens.panels.log = broken",
    "acts": "import app.controller; app.controller.ACTS['panel'] = broken",
}


@pytest.fixture
def table(page, site_url):
    """A game of Magpies, one choice in, on somebody's screen."""
    return one_choice_in(page, site_url)


@pytest.mark.parametrize("layer", amount([*LAYERS], ["rules", "presenter", "acts"]))
def test_an_error_in_any_layer_of_python_ends_on_its_screen(table, layer):
    table.evaluate(RUN, BREAK + LAYERS[layer])
    # What the rules show is only worked out again after a choice.
    choosing = layer in {"rules", "kernel"}
    table.locator("[data-act^='choose:']" if choosing else "[data-act='panel:log']").first.click()
    expect(screen(table)).to_have_attribute("data-screen", "error")
    expect(table.locator(".reason")).to_have_text("RuntimeError: no such hedge")
    with table.expect_download() as download:
        table.get_by_role("button", name="Download the save").click()
    save = json.loads(download.value.path().read_text("utf-8"))
    assert len(save["choices"]) == 1 + choosing
    table.reload()
    wait_for_python(table)
    table.locator(".save .resume").click()
    expect(screen(table)).to_have_attribute("data-stamp", str(1 + choosing))


RULES = {
    "inbetween": ("rest", "rest"),
    "cryptids": ("power", "use_power"),
    "twister": ("end", "end_turn"),
}
"""A choice of each game, and the function of its rules that carries it out."""


def play_until_offered(page, wanted):
    """Play until that choice can be made for the first time, after at least one other."""
    dice = Random(5)
    while True:
        seen = anyone.look(page)
        if seen["stamp"] and wanted in seen["acts"]:
            return
        act = wanted
        while act == wanted:
            act = next_tap(seen, dice)
        anyone.tap(page, act)


@pytest.mark.parametrize("game", amount([*RULES], ["inbetween"]))
def test_an_error_in_the_middle_of_a_choice_takes_nothing_that_was_chosen_before(
    page, site_url, game
):
    option, rule = RULES[game]
    open_lobby(page, site_url)
    anyone.deal(page, game)
    play_until_offered(page, f"choose:{option}")
    before, stamp = anyone.position(page), anyone.look(page)["stamp"]
    assert len(before[0]) == stamp > 0
    page.evaluate(RUN, f"{BREAK}import engine.{game}.rules\nengine.{game}.rules.{rule} = broken")
    page.evaluate(anyone.PRESS, f"choose:{option}")
    expect(screen(page)).to_have_attribute("data-screen", "error")
    expect(page.locator(".reason")).to_have_text("RuntimeError: no such hedge")
    with page.expect_download() as download:
        page.get_by_role("button", name="Download the save").click()
    save = download.value.path()
    # Whoever mends the rule finds the choice that broke it; until then the save opens before it.
    match, note = load(parse(save.read_text("utf-8")), load_game(game))
    assert (note, match.choices) == ("", [*before[0], option])
    page.locator("[data-act=recover]").click()
    expect(screen(page)).to_have_attribute("data-screen", "cover")
    expect(screen(page)).to_have_attribute("data-stamp", str(stamp))
    assert anyone.position(page) == before
    anyone.leave(page)
    page.locator("#import-file").set_input_files(save)
    expect(screen(page)).to_have_attribute("data-screen", "cover")
    assert anyone.position(page) == before
    page.reload()
    wait_for_python(page)
    page.locator(".save .resume").last.click()
    for _ in anyone.choose(page, option):
        pass
    assert anyone.position(page)[0] == [*before[0], option]


def saves_can_be_had(page):
    """The lobby is there, with the game, and gives it away."""
    expect(page.locator("#lobby")).to_be_visible()
    with page.expect_download() as download:
        page.locator(".save .download").click()
    kept = json.loads(download.value.path().read_text("utf-8"))["kept"]
    assert len(kept["journal"]) == 1


def test_when_nothing_can_be_drawn_the_lobby_says_why(table):
    table.evaluate("() => { window.handover.draw = () => { throw new Error('no ink'); }; }")
    table.locator("[data-act='panel:log']").click()
    expect(table.locator("#notices")).to_contain_text("no ink")
    saves_can_be_had(table)


def test_when_the_store_breaks_the_game_is_still_there_to_be_taken(table):
    table.evaluate(
        """() => {
            const writeText = () => Promise.reject(new Error('rust'));
            window.handover.store = { ...window.handover.store, writeText };
        }"""
    )
    table.evaluate(
        RUN,
        "from js import handover; import __main__; __main__.shell.store._script = handover.store",
    )
    stamp = int(screen(table).get_attribute("data-stamp"))
    table.locator("[data-act^='choose:']").first.click()
    expect(screen(table)).to_have_attribute("data-screen", "error")
    expect(table.locator(".reason")).to_contain_text("rust")
    with table.expect_download() as download:
        table.get_by_role("button", name="Download the save").click()
    save = json.loads(download.value.path().read_text("utf-8"))
    assert len(save["choices"]) == stamp + 1


@pytest.mark.expects_errors
def test_when_the_interpreter_dies_the_lobby_says_so_and_keeps_everything(table):
    # Freeing a long chain of objects exhausts the stack of the interpreter: it is gone for good.
    chain = "chain = None\nfor _ in range(200_000): chain = [chain]\ndel chain"
    with pytest.raises(Error, match="Maximum call stack size exceeded"):
        table.evaluate(RUN, chain)
    expect(table.locator(".failure")).to_be_visible()
    saves_can_be_had(table)
    table.get_by_role("button", name="Try again").click()
    wait_for_python(table)
    table.locator(".save .resume").click()
    expect(screen(table)).to_have_attribute("data-stamp", "1")
