"""The built site is complete, minimal, the same every time, and names no machine."""

import gzip
import io
import json
import re
import shutil
import subprocess
import sys
import tarfile

import pytest

from tests.scale import amount
from tools import build_site, offline
from tools.project import python_files


def build(tree, target, **streams):
    """Build the site of another tree than this one, by that tree's own tools."""
    command = [sys.executable, "-m", "tools.build_site", str(target)]
    return subprocess.Popen(command, cwd=tree, **streams)


@pytest.fixture(scope="module")
def site(snapshot, tmp_path_factory):
    """A site built from files that nobody edits meanwhile."""
    # Compressing the runtime takes half a minute; it was done for the other fixtures.
    (snapshot / ".cache").mkdir(exist_ok=True)
    for made in ("compressed", "code"):
        if (build_site.CACHE / made).exists():
            shutil.copytree(build_site.CACHE / made, snapshot / ".cache" / made)
    folder = tmp_path_factory.mktemp("test-site") / "dist"
    process = build(snapshot, folder, stderr=subprocess.PIPE, text=True)
    _, complaints = process.communicate(timeout=240)
    assert (process.returncode, complaints) == (0, "")
    return folder


@pytest.fixture
def version(site):
    """The site's one versioned folder."""
    (folder,) = (path for path in site.iterdir() if path.is_dir())
    return folder


@pytest.fixture
def index(site):
    return (site / "index.html").read_text(encoding="utf-8")


def plain_files(folder):
    return [path for path in build_site.files_below(folder) if path.suffix not in {".gz", ".br"}]


def test_nothing_but_the_page_and_its_worker_is_outside_the_versioned_folder(site, version):
    names = {path.name for path in site.iterdir()}
    packed = {name + suffix for name in ("index.html", "sw.js") for suffix in ("", ".gz", ".br")}
    assert names == {*packed, version.name}


def test_builds_elsewhere_at_once_give_the_same_site(site, version, snapshot, tmp_path):
    """Wherever the sources are, and though none finds its code made before."""
    elsewhere = tmp_path / "elsewhere"
    shutil.copytree(snapshot, elsewhere, symlinks=True)
    shutil.rmtree(elsewhere / ".cache" / "code")
    names = amount(("one", "two"), ("one",))
    builds = [build(elsewhere, tmp_path / name) for name in names]
    assert {process.wait(timeout=240) for process in builds} == {0}
    assert re.fullmatch("[0-9a-f]{12}", version.name)
    files = sorted(path.name for path in site.iterdir())
    for name in names:
        assert sorted(path.name for path in (tmp_path / name).iterdir()) == files
        # It has the hashes of everything else.
        assert (tmp_path / name / "sw.js").read_bytes() == (site / "sw.js").read_bytes()
        page = (tmp_path / name / "index.html").read_bytes()
        assert page == (site / "index.html").read_bytes()


def test_another_content_is_another_name(tmp_path):
    (tmp_path / "rules.txt").write_text("one")
    before = build_site.digest_of(tmp_path)
    (tmp_path / "rules.txt").write_text("two")
    changed = build_site.digest_of(tmp_path)
    (tmp_path / "rules.txt").rename(tmp_path / "renamed.txt")
    assert len({before, changed, build_site.digest_of(tmp_path)}) == 3


def test_the_archive_has_every_module_as_bytecode_and_every_catalogue(version, snapshot):
    content = gzip.decompress((version / build_site.RUNTIME / build_site.CODE).read_bytes())
    with tarfile.open(fileobj=io.BytesIO(content)) as archive:
        names = archive.getnames()
    files = python_files(snapshot)
    assert names == [name + "c" if name.endswith(".py") else name for name in files]
    assert {"engine/magpies/__init__.pyc", "app/i18n/en.json", "engine/core/match.pyc"} <= set(
        names
    )


def test_tracebacks_keep_our_file_names(version, snapshot):
    archive = version / build_site.RUNTIME / build_site.CODE
    shutil.copyfile(archive, snapshot / ".cache" / "probe.dat")
    command = ["node", "tools/pyodide_run.mjs", "tests/tools/filenames.py", ".cache/probe.dat"]
    result = subprocess.run(command, cwd=snapshot, capture_output=True, text=True, check=True)
    pairs = [line.split() for line in result.stdout.splitlines()]
    assert ["engine/core/match.pyc", "engine/core/match.py"] in pairs
    assert all(entry == filename + "c" for entry, filename in pairs)


def test_every_address_in_the_page_exists(site, index):
    addresses = re.findall(r'(?:href|src)="(\./[^"]+)"', index)
    assert len(addresses) > 10
    for address in addresses:
        assert (site / address).is_file(), address


def test_every_address_in_the_page_is_versioned(version, index):
    addresses = re.findall(r'(?:href|src)="(\./[^"]*)"', index)
    assert all(address.startswith(f"./{version.name}/") for address in addresses if address != "./")


def test_sources_stay_at_home_unless_players_can_read_them(version, snapshot):
    names = {path.relative_to(version).as_posix() for path in plain_files(version)}
    laws = set(build_site.laws())
    assert {name for name in names if name.endswith(".py")} == {"app/main.py", *laws}
    assert "engine/inbetween/cards.py" in laws
    for name in laws:
        assert (version / name).read_bytes() == (snapshot / name).read_bytes()
    assert not [name for name in names if name.endswith((".map", ".toml", ".md")) or "/." in name]


def test_our_scripts_have_one_home(snapshot):
    found = {
        path.relative_to(snapshot).parent.as_posix()
        for folder in ("app", "engine", "static")
        for path in (snapshot / folder).rglob("*.*js")
    }
    vendored = {"static/vendor/pyodide", "static/vendor/pyscript"}
    assert found - vendored == {"static/js"}


def test_each_script_of_the_page_is_one_file(version):
    scripts = {path.relative_to(version).as_posix() for path in version.glob("static/js/*js")}
    assert scripts == set(build_site.SCRIPTS)


def test_catalogues_lie_beside_the_scripts_too(version, snapshot):
    for path in (snapshot / "app" / "i18n").glob("*.json"):
        assert (version / "app" / "i18n" / path.name).read_bytes() == path.read_bytes()


def test_compressed_neighbours_hold_the_same_bytes(site):
    packed = list(site.rglob("*.gz"))
    assert len(packed) > 10
    for path in packed:
        assert gzip.decompress(path.read_bytes()) == path.with_suffix("").read_bytes()
        assert path.with_suffix(".br").stat().st_size < path.with_suffix("").stat().st_size


def test_no_file_names_the_machine_that_built_it(site, snapshot):
    machines = [str(folder).encode() for folder in (snapshot, build_site.ROOT)]
    for path in plain_files(site):
        content = path.read_bytes()
        if path.suffix == ".dat":
            content = gzip.decompress(content)
        assert not [machine for machine in machines if machine in content], path


def test_comments_are_not_shipped(index):
    assert "<!--" not in index
    assert index.startswith("<!doctype html>")


def test_a_page_without_its_settings_is_refused(version):
    with pytest.raises(ValueError, match="exactly once"):
        build_site.site_page("<head></head>", version)


def test_scripts_and_styles_of_the_page_carry_their_hashes(site, index):
    tags = re.findall(r"<(?:script|link)[^>]*>", index)
    checked = [tag for tag in tags if re.search(r'rel="(stylesheet|modulepreload)"|<script', tag)]
    checked = [tag for tag in checked if 'type="py"' not in tag]
    assert len(checked) > 10
    for tag in checked:
        address, expected = re.search(r'(?:href|src)="([^"]+)".* integrity="([^"]+)"', tag).groups()
        assert offline.integrity_of((site / address).read_bytes()) == expected


def test_the_worker_lists_every_file_of_the_site_with_its_hash(site):
    worker = (site / "sw.js").read_text("utf-8")
    listed = json.loads(
        re.search(r"^const FILES = (\{.*?\n\});$", worker, re.DOTALL | re.MULTILINE)[1]
    )
    assert listed == offline.file_list(site)
    assert listed["./"] == offline.integrity_of((site / "index.html").read_bytes())
    names = {path.relative_to(site).as_posix() for path in plain_files(site)}
    assert set(listed) - {"./"} == names - {"index.html", "sw.js"}


def test_the_page_and_its_worker_are_of_one_version(site, index):
    worker = (site / "sw.js").read_text("utf-8")
    assert re.search(r'<html data-version="(\w+)"', index)[1] in worker.splitlines()[0]


def test_another_page_or_worker_is_another_version(monkeypatch):
    before = offline.version_of("folder", "page")
    assert before != offline.version_of("folder", "other page")
    assert before != offline.version_of("other folder", "page")
    monkeypatch.setattr(offline, "worker_source", lambda: "other worker")
    assert before != offline.version_of("folder", "page")


def test_the_manifest_finds_the_page_and_its_icons(version):
    manifest = json.loads((version / offline.MANIFEST).read_text("utf-8"))
    assert (version / manifest["start_url"] / "index.html").is_file()
    for icon in manifest["icons"]:
        assert (version / icon["src"]).is_file()
    assert {icon.get("purpose", "any") for icon in manifest["icons"]} == {"any", "maskable"}


def test_a_manifest_that_starts_elsewhere_is_refused():
    with pytest.raises(ValueError, match="start_url"):
        offline.site_manifest('{"start_url": "/", "scope": "./"}')
