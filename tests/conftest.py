"""Fixtures for every test: the page served as source and as built site. Knows no browser."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.project import ROOT
from tools.serve import serving

SUB_PATH = "/handover/"
LONGEST_FIRST = ("e2e", "drill", "tools", "parity", "browsers", "app", "engine")
"""Folders of tests in the order in which they are run: those with a browser take longest, and many
short files at the end let all processes of a run end at the same time."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with what takes longest."""

    def place(item: pytest.Item) -> int:
        path = item.path.relative_to(ROOT).parts
        folder = path[1] if path[0] == "tests" else ""
        return LONGEST_FIRST.index(folder) if folder in LONGEST_FIRST else len(LONGEST_FIRST)

    items.sort(key=place)


@pytest.fixture(scope="session")
def source_url() -> Iterator[str]:
    """Address of the source tree, as `make play` serves it."""
    subprocess.run([sys.executable, "-m", "tools.manifest"], cwd=ROOT, check=True)
    with serving(ROOT) as url:
        yield url


@pytest.fixture(scope="session")
def snapshot(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project's files, which nobody edits while the tests look at them."""
    folder = tmp_path_factory.mktemp("snapshot") / "project"
    copied = ("app", "art", "engine", "static", "tests", "tools")
    ignored = shutil.ignore_patterns("__pycache__", ".hypothesis")
    for name in copied:
        shutil.copytree(ROOT / name, folder / name, ignore=ignored)
    for name in ("index.html", "manifest.webmanifest", "package.json", "package-lock.json"):
        shutil.copyfile(ROOT / name, folder / name)
    (folder / "node_modules").symlink_to(ROOT / "node_modules")
    return folder


@pytest.fixture(scope="session")
def site_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The built site in a folder of its own, so that nobody rebuilds it meanwhile.

    A whole run (tools/run_tests.py) has built it already, for all its processes.
    """
    if built := os.environ.get("HANDOVER_SITE"):
        return Path(built)
    folder = tmp_path_factory.mktemp("site") / "dist"
    subprocess.run([sys.executable, "-m", "tools.build_site", str(folder)], cwd=ROOT, check=True)
    return folder


@pytest.fixture(scope="session")
def site_url(site_folder: Path) -> Iterator[str]:
    """Address of the built site below a sub-path, precompressed and cached as on a host."""
    with serving(site_folder, SUB_PATH, cached=True) as url:
        yield url
