"""pyscript.toml is complete, and PyScript reads it as Python does."""

import json
import subprocess
import tomllib

from tools.manifest import pyscript_json, pyscript_toml
from tools.project import ROOT, VENDOR, python_files

SETTINGS = (ROOT / "pyscript.toml").read_text(encoding="utf-8")


def test_every_module_and_catalogue_of_the_page_is_listed():
    expected = {
        f"./{path.relative_to(ROOT).as_posix()}"
        for folder in ("engine", "app")
        for path in (ROOT / folder).rglob("*")
        if path.suffix in {".py", ".json"}
    }
    not_for_the_page = {
        name
        for name in expected
        if name.startswith(("./engine/command/", "./engine/__main__.py", "./app/main.py"))
    }
    files = tomllib.loads(SETTINGS)["files"]
    assert set(files) == expected - not_for_the_page | {"./tests/magpies.py"}


def test_files_keep_their_place():
    files = tomllib.loads(SETTINGS)["files"]
    assert all(source == target for source, target in files.items())


def test_pyscript_reads_what_python_reads():
    (parser,) = (VENDOR / "pyscript").glob("toml-*.js")
    script = f"""
      const {{ parse }} = await import({json.dumps(parser.as_uri())});
      const text = (await import("node:fs")).readFileSync("pyscript.toml", "utf8");
      console.log(JSON.stringify(parse(text)));
    """
    command = ["node", "--input-type=module", "--eval", script]
    result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    assert json.loads(result.stdout) == tomllib.loads(SETTINGS)


def test_the_error_plugin_is_off():
    assert "!error" in tomllib.loads(SETTINGS)["plugins"]
    assert "!error" in json.loads(pyscript_json("0123456789ab"))["plugins"]


def test_the_interpreter_is_ours_in_both():
    address = "./static/vendor/pyodide/pyodide-fast.mjs"
    assert tomllib.loads(SETTINGS)["interpreter"] == address
    site = json.loads(pyscript_json("0123456789ab"))
    assert site["interpreter"] == address.replace("./", "./0123456789ab/")


def test_the_tool_writes_what_is_there():
    assert pyscript_toml(python_files()) == SETTINGS
