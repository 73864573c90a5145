"""What the built site needs to work without a network: a service worker and a manifest.

The worker is static/js/service-worker.js, preceded by the list of all files and their hashes.
Only the built site gets one. Nothing here knows how the site is built.
"""

import base64
import hashlib
import json
from pathlib import Path

from tools.project import ROOT

WORKER = "sw.js"
MANIFEST = "manifest.webmanifest"
COMPRESSED = {".gz", ".br"}


def integrity_of(content: bytes) -> str:
    """The hash by which browsers check a file.

    >>> integrity_of(b"")
    'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='
    """
    return "sha256-" + base64.b64encode(hashlib.sha256(content).digest()).decode()


def file_list(site: Path) -> dict[str, str]:
    """The hash of every file of the site, by its address; the page itself is "./"."""
    files = sorted(path for path in site.rglob("*") if path.is_file())
    names = {path: path.relative_to(site).as_posix() for path in files}
    return {
        "./" if name == "index.html" else name: integrity_of(path.read_bytes())
        for path, name in names.items()
        if path.suffix not in COMPRESSED and name != WORKER
    }


def worker_source() -> str:
    """The service worker without its list."""
    return (ROOT / "static" / "js" / "service-worker.js").read_text(encoding="utf-8")


def version_of(folder: str, page: str) -> str:
    """The name of a site: a hash of its versioned folder's name, its page and its worker."""
    named = f"{folder}\n{page}\n{worker_source()}"
    return hashlib.sha256(named.encode()).hexdigest()[:12]


def worker_text(version: str, files: dict[str, str]) -> str:
    """The service worker of that version, for exactly these files."""
    listed = json.dumps(files, indent=0, separators=(",", ":"))
    return f'const VERSION = "{version}";\nconst FILES = {listed};\n{worker_source()}'


def site_manifest(source: str) -> str:
    """The manifest for the versioned folder: the page is one folder up."""
    manifest = json.loads(source)
    for name in ("start_url", "scope"):
        if manifest[name] != "./":
            raise ValueError(f"{MANIFEST}: {name} must be ./")
        manifest[name] = "../"
    return json.dumps(manifest, ensure_ascii=False, separators=(",", ":"))
