"""pyscript.toml is complete, and PyScript reads it as Python does."""

import json
import re
import subprocess
import sys
import tomllib

import pytest

from tools.manifest import pyscript_json
from tools.project import ROOT, VENDOR


@pytest.fixture(scope="module")
def text(snapshot):
    """What the tool writes for the project."""
    subprocess.run([sys.executable, "-m", "tools.manifest"], cwd=snapshot, check=True)
    return (snapshot / "pyscript.toml").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def settings(text):
    return tomllib.loads(text)


def test_every_module_and_catalogue_of_the_page_is_listed(settings, snapshot):
    expected = {
        f"./{path.relative_to(snapshot).as_posix()}"
        for folder in ("engine", "app")
        for path in (snapshot / folder).rglob("*")
        if path.suffix in {".py", ".json"}
    }
    others = ("./engine/command/", "./engine/__main__.py", "./app/main.py")
    page = {name for name in expected if not name.startswith(others)}
    assert set(settings["files"]) == page
    assert {"./engine/core/match.py", "./app/table.py", "./app/i18n/pl.json"} <= page


def test_files_keep_their_place(settings):
    assert all(source == target for source, target in settings["files"].items())


def test_pyscript_reads_what_python_reads(text, settings):
    (parser,) = (VENDOR / "pyscript").glob("toml-*.js")
    script = f"""
      const {{ parse }} = await import({json.dumps(parser.as_uri())});
      console.log(JSON.stringify(parse({json.dumps(text)})));
    """
    command = ["node", "--input-type=module", "--eval", script]
    result = subprocess.run(command, capture_output=True, text=True, check=True)
    assert json.loads(result.stdout) == settings


def test_the_error_plugin_is_off(settings):
    assert "!error" in settings["plugins"]
    assert "!error" in json.loads(pyscript_json("0123456789ab"))["plugins"]


def test_the_plugins_are_off_for_the_interpreter_that_we_do_not_use(settings):
    page = (ROOT / "index.html").read_text("utf-8")
    config = re.search(r"<mpy-config[^>]*>(.*)</mpy-config>", page)
    assert json.loads(config[1])["plugins"] == settings["plugins"]


def test_the_interpreter_is_ours_in_both(settings):
    address = "./static/js/interpreter.mjs"
    assert settings["interpreter"] == address
    site = json.loads(pyscript_json("0123456789ab"))
    assert site["interpreter"] == address.replace("./", "./0123456789ab/")


def test_an_unchanged_file_keeps_its_date(text, snapshot):
    before = (snapshot / "pyscript.toml").stat().st_mtime_ns
    subprocess.run([sys.executable, "-m", "tools.manifest"], cwd=snapshot, check=True)
    assert (snapshot / "pyscript.toml").stat().st_mtime_ns == before
