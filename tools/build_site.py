"""Write the finished static site: `python -m tools.build_site FOLDER`.

The folder gets a small index.html and one versioned folder with everything else. That folder is
named by the hash of its content, so a browser may cache it for ever, and two versions never mix.
Our Python is shipped as one archive of bytecode. Later visits start from a snapshot: the memory
of an interpreter that has already imported it. A service worker beside the page lists every file
with its hash (offline.py). Every file that compresses well also has a .gz and a .br beside it,
for hosts that serve them. The same sources always give the same site.
"""

import argparse
import gzip
import hashlib
import html
import os
import re
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

from app.games.law import law_of
from tools import offline
from tools.manifest import pyscript_json
from tools.project import (
    CACHE,
    ROOT,
    lobby_games,
    make_bytecode,
    pack,
    python_files,
    runtime_manifest,
)

RUNTIME = "static/vendor/pyodide"
CODE = "code.dat"
SNAPSHOT = "snapshot.dat"
# Besides our sources, what the archive and the snapshot depend on.
MADE_BY = (
    *("tools/bytecode.py", "tools/project.py", "tools/snapshot.mjs", "tools/warm.py"),
    *("static/js/archive.mjs", f"{RUNTIME}/stdlib.dat", "package-lock.json"),
)
COMPRESSED_ALREADY = {".dat", ".jpg", ".png", ".webp", ".woff2"}
# The scripts that the page names, that of its worker, and those that are fetched when somebody
# wants to hear sounds or to share a picture. Each is bundled with what it imports.
SCRIPTS = (
    *("static/js/before-paint.js", "static/js/arrival.js", "static/js/lobby.mjs"),
    *("static/js/interpreter.mjs", "static/js/boot.mjs", "static/js/thinker.mjs"),
    *("static/js/sounds.mjs", "static/js/postcard.mjs"),
)
# Not bundled: the runtime, the one module that PyScript and boot.mjs must share, what comes later.
NOT_BUNDLED = ("../vendor/*", "./interpreter.mjs", "./sounds.mjs", "./postcard.mjs")
# Requested before the blocking script stops the browser from reading on. The rest needs no help.
EARLY_SCRIPT = "static/js/before-paint.js"
EARLY_MODULES = (
    "static/js/lobby.mjs",
    "static/js/interpreter.mjs",
    f"{RUNTIME}/manifest.mjs",
    f"{RUNTIME}/pyodide.mjs",
    f"{RUNTIME}/pyodide.asm.mjs",
    "static/js/boot.mjs",
    "static/vendor/pyscript/core.js",
    "static/vendor/pyscript/core-*.js",
)
EARLY_FILES = (f"{RUNTIME}/pyodide.asm.wasm", "app/main.py")


def files_below(folder: Path) -> list[Path]:
    """Every file in the folder, sorted by name."""
    return sorted(path for path in folder.rglob("*") if path.is_file())


def digest_of(folder: Path) -> str:
    """The name of exactly this content: twelve hexadecimal digits."""
    digest = hashlib.sha256()
    for path in files_below(folder):
        content = hashlib.sha256(path.read_bytes()).hexdigest()
        digest.update(f"{path.relative_to(folder).as_posix()} {content}\n".encode())
    return digest.hexdigest()[:12]


def code_archives() -> tuple[Path, Path]:
    """The archive of our own Python and the snapshot; made only if the sources are new."""
    names, games = python_files(), lobby_games()
    digest = hashlib.sha256(" ".join(games).encode())
    for name in [*names, *MADE_BY]:
        content = hashlib.sha256((ROOT / name).read_bytes()).hexdigest()
        digest.update(f"{name} {content}\n".encode())
    archive = CACHE / "code" / f"{digest.hexdigest()}.dat"
    snapshot = archive.with_suffix(".snapshot")
    if not archive.exists() or not snapshot.exists():
        archive.parent.mkdir(parents=True, exist_ok=True)
        # Another build at the same time must not find half a file.
        with tempfile.TemporaryDirectory(dir=CACHE) as folder:
            scratch = Path(folder)
            make_bytecode("code", (scratch / "code.tar").relative_to(ROOT).as_posix(), *names)
            make_snapshot(scratch, games)
            for made, target in (("memory", snapshot), ("code.tar", archive)):
                pack(scratch / made, scratch / "packed")
                (scratch / "packed").rename(target)
    return archive, snapshot


def make_snapshot(folder: Path, games: list[str]) -> None:
    """Import the code in `folder` and write the interpreter's memory to `folder`."""
    library = gzip.decompress((ROOT / RUNTIME / "stdlib.dat").read_bytes())
    (folder / "stdlib.zip").write_bytes(library)
    files = [str(folder / name) for name in ("stdlib.zip", "code.tar", "memory")]
    subprocess.run(["node", "tools/snapshot.mjs", *files, *games], cwd=ROOT, check=True)


def copy_parts(target: Path) -> None:
    """Copy everything that the page loads, laid out as in the project."""
    shutil.copytree(
        ROOT / "static",
        target / "static",
        # The page contains PyScript's settings, so PyScript reads no TOML.
        # Our scripts are bundled below, and the service worker belongs beside the page.
        ignore=shutil.ignore_patterns(".*", "toml-*.js", "js"),
    )
    source = (ROOT / offline.MANIFEST).read_text(encoding="utf-8")
    (target / offline.MANIFEST).write_text(offline.site_manifest(source), encoding="utf-8")
    for name in SCRIPTS:
        write_script(name, target)
    for folder in ("i18n", "puzzles"):
        for path in sorted((ROOT / "app" / folder).rglob("*.json")):
            copy_file(path, target)
    for name in laws():
        copy_file(ROOT / name, target)
    copy_file(ROOT / "app" / "main.py", target)
    for made, name in zip(code_archives(), (CODE, SNAPSHOT), strict=True):
        shutil.copyfile(made, target / RUNTIME / name)
    manifest = runtime_manifest(target / RUNTIME, CODE, SNAPSHOT)
    (target / RUNTIME / "manifest.mjs").write_text(manifest, encoding="utf-8")


def laws() -> list[str]:
    """The files of the engine that people can read; the page fetches one only when asked to."""
    return sorted({file for game in lobby_games() for file in law_of(game).files})


def write_script(name: str, target: Path) -> None:
    """Bundle one of our scripts with everything it imports, without comments."""
    command = ["node_modules/.bin/esbuild", name, f"--outfile={target / name}"]
    if "import" in (ROOT / name).read_text(encoding="utf-8"):
        command += ["--bundle", "--format=esm", *(f"--external:{name}" for name in NOT_BUNDLED)]
    options = ["--minify", "--charset=utf8", "--target=es2022", "--log-level=warning"]
    subprocess.run([*command, *options], cwd=ROOT, check=True)


def copy_file(path: Path, target: Path) -> None:
    """Copy a file of the project to the same place under `target`."""
    destination = target / path.relative_to(ROOT)
    destination.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(path, destination)


def early_links(folder: Path) -> Iterator[str]:
    """Links that make the browser request early what the boot needs first."""
    version = folder.name
    yield f'<link rel="preload" href="./{version}/{EARLY_SCRIPT}" as="script">'
    for pattern in EARLY_MODULES:
        (found,) = folder.glob(pattern)
        href = f"./{version}/{found.relative_to(folder).as_posix()}"
        yield f'<link rel="modulepreload" href="{href}">'
    for name in EARLY_FILES:
        yield f'<link rel="preload" as="fetch" crossorigin href="./{version}/{name}">'


def with_hashes(page: str, site: Path) -> str:
    """The page with the hash of every script and style sheet that it names.

    The service worker checks the other files when it stores them. They have no hash here because
    a fetch with a hash gives nothing until all bytes are there, and the runtime is to be compiled
    while it is loading.
    """

    def checked(tag: re.Match[str]) -> str:
        content = (site / tag["address"]).read_bytes()
        return f'{tag[0][:-1]} integrity="{offline.integrity_of(content)}">'

    scripts = r'<script(?![^>]*type="py")[^>]* src="(?P<address>[^"]+)"[^>]*>'
    links = r'<link rel="(?:stylesheet|(?:module)?preload)" href="(?P<address>[^"]+)"[^>]*>'
    return re.sub(links, checked, re.sub(scripts, checked, page))


def with_version(page: str, version: str) -> str:
    """The page with its version. Only a page with a version has a service worker."""
    page, count = re.subn("<html ", f'<html data-version="{version}" ', page)
    if count != 1:
        raise ValueError("index.html must have exactly one <html …>")
    return page


def site_page(source: str, folder: Path) -> str:
    """The page with all addresses in the versioned folder, without comments."""
    text = re.sub(r"<!--.*?-->\s*", "", source, flags=re.DOTALL)
    text = re.sub(r'((?:href|src)=")\./(?=[^"])', rf"\1./{folder.name}/", text)
    config = html.escape(pyscript_json(folder.name))
    text, count = re.subn(r'(?<= config=")\./pyscript\.toml(?=")', lambda _: config, text)
    if count != 1:
        raise ValueError("index.html must name ./pyscript.toml exactly once")
    first, links = text.index("<script"), "\n".join(early_links(folder))
    return f"{text[:first]}{links}\n{text[first:]}"


def compress(folder: Path) -> None:
    """Put a .gz and a .br beside each file that they make smaller.

    Compressed files are cached by content, because compressing the runtime takes half a minute.
    """
    kept = CACHE / "compressed"
    kept.mkdir(parents=True, exist_ok=True)
    work: dict[Path, Path] = {}
    for path in files_below(folder):
        if path.suffix not in COMPRESSED_ALREADY:
            work[path] = kept / hashlib.sha256(path.read_bytes()).hexdigest()
    missing = [f"{path}\n{target}" for path, target in work.items() if not is_kept(target)]
    if missing:
        command = ["node", "tools/compress.mjs"]
        subprocess.run(command, cwd=ROOT, check=True, input="\n".join(missing), text=True)
    for path, target in work.items():
        for suffix in (".gz", ".br"):
            packed = target.with_suffix(suffix)
            if packed.stat().st_size < path.stat().st_size:
                shutil.copyfile(packed, path.with_name(path.name + suffix))


def is_kept(target: Path) -> bool:
    """Whether both compressed forms are in the cache."""
    return target.with_suffix(".gz").exists() and target.with_suffix(".br").exists()


def write_page(page: str, folder: Path) -> None:
    """Write the page and its service worker beside the versioned folder."""
    site = folder.parent
    page = with_hashes(page, site)
    version = offline.version_of(folder.name, page)
    (site / "index.html").write_text(with_version(page, version), encoding="utf-8")
    worker = offline.worker_text(version, offline.file_list(site))
    (site / offline.WORKER).write_text(worker, encoding="utf-8")


def build(site: Path) -> Path:
    """Replace the folder `site` with a new site; returns its versioned folder."""
    building = site.with_name(f"{site.name}.building-{os.getpid()}")
    parts = building / "parts"
    parts.mkdir(parents=True)
    try:
        copy_parts(parts)
        version = parts.rename(building / digest_of(parts))
        source = (ROOT / "index.html").read_text(encoding="utf-8")
        write_page(site_page(source, version), version)
        compress(building)
        shutil.rmtree(site, ignore_errors=True)
        building.rename(site)
    finally:
        shutil.rmtree(building, ignore_errors=True)
    return site / version.name


def main() -> None:
    """Build the site and print a summary."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, help="where the site goes; its old content is removed")
    folder = parser.parse_args().folder.resolve()
    version = build(folder)
    plain = [path for path in files_below(folder) if path.suffix not in {".gz", ".br"}]
    size = sum(path.stat().st_size for path in plain)
    print(f"{folder.name}/: version {version.name}, {len(plain)} files, {size / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
