"""Write the hashes of everything that is pinned: `python -m tools.requirements`.

Run it after changing a version. Each pinned version gets the SHA-256 of all its files, for every
platform and every Python, so pip refuses a file that was altered on its way, whichever mirror it
comes from. The files are listed by the index that pip is set up to use; no address is written.
"""

import logging
import re
import sys
from collections.abc import Callable, Iterable, Iterator
from importlib import import_module

from tools.project import ROOT

FILES = (ROOT / "requirements-dev.txt", ROOT / "tools" / "requirements-pyodide.txt")
PIN = re.compile(r"(?P<name>[A-Za-z0-9._-]+)==(?P<version>[A-Za-z0-9.!+_-]+)")

Files = Iterable[tuple[str, str]]
"""Names of files with their SHA-256, "" if the index does not give it."""


def with_hashes(text: str, files_of: Callable[[str], Files]) -> str:
    """The requirements with the hashes of today; comments and the order of lines stay."""
    lines: list[str] = []
    for line in text.splitlines():
        if line.strip().startswith("--hash="):
            continue
        pin = PIN.match(line)
        lines.append(line if pin is None else pinned(pin["name"], pin["version"], files_of))
    return "\n".join(lines) + "\n"


def pinned(name: str, version: str, files_of: Callable[[str], Files]) -> str:
    """One requirement with the hashes of all files of its version."""
    found = [(file, hash) for file, hash in files_of(name) if is_of(file, name, version)]
    if not found:
        raise SystemExit(f"{name} {version}: the index has no file of it")
    hashes: dict[str, str] = {}
    for file, hash in found:
        if not hash:
            raise SystemExit(f"{file}: the index does not give its SHA-256")
        if hashes.setdefault(file, hash) != hash:
            raise SystemExit(f"{file}: two indexes have different files of this name")
    options = sorted({f"    --hash=sha256:{hash}" for hash in hashes.values()})
    return " \\\n".join([f"{name}=={version}", *options])


def is_of(file: str, name: str, version: str) -> bool:
    """Whether a file is a wheel or a source archive of that version.

    >>> is_of("Six_more-1.0-py3-none-any.whl", "six-more", "1.0")
    True
    >>> is_of("six-more-1.0.1.tar.gz", "six-more", "1.0")
    False
    """
    plain = re.sub(r"[-_.]+", "[-_.]+", re.escape(name).replace("\\", ""))
    ending = r"(-.+\.whl|\.tar\.gz|\.zip)"
    return bool(re.fullmatch(f"{plain}-{re.escape(version)}{ending}", file, re.IGNORECASE))


def listed(name: str) -> Iterator[tuple[str, str]]:
    """Every file of a package, as pip finds them: with its settings, mirrors and proxies."""
    # pip has no public interface for this. Only this function depends on how it is made.
    commands = import_module("pip._internal.commands.download")
    pages = import_module("pip._internal.index.collector")
    logging.getLogger("pip").setLevel(logging.ERROR)  # an index that lacks a package is no news
    command = commands.DownloadCommand("download", "")
    options, _ = command.parse_args([name])
    with command.main_context():
        session = command.get_default_session(options)
        collector = command._build_package_finder(options, session)._link_collector
        sources = collector.collect_sources(name, lambda _: ())
        for source in sources.index_urls:
            page = collector.fetch_response(source.link) if source and source.link else None
            for link in pages.parse_links(page) if page else ():
                yield link.filename, (link.hash or "") if link.hash_name == "sha256" else ""


def main() -> None:
    """Rewrite the files that pip reads."""
    for path in FILES:
        text = with_hashes(path.read_text(encoding="utf-8"), listed)
        path.write_text(text, encoding="utf-8")
        print(f"{path.relative_to(ROOT)}: {text.count('--hash=')} files", file=sys.stderr)


if __name__ == "__main__":
    main()
