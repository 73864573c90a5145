"""The server behaves like the static hosts the site is for."""

import gzip
import socket
import subprocess
import sys
import urllib.error
import urllib.request

import pytest

from tools.project import ROOT
from tools.serve import first_free, is_free, server_for, serving

VERSION = "0123456789ab"


@pytest.fixture
def folder(tmp_path):
    (tmp_path / VERSION).mkdir()
    (tmp_path / "index.html").write_text("<p>hello</p>")
    (tmp_path / VERSION / "part.mjs").write_text("export {};")
    (tmp_path / VERSION / "part.mjs.gz").write_bytes(gzip.compress(b"export {};"))
    (tmp_path / VERSION / "core.wasm").write_bytes(b"\0asm")
    (tmp_path / VERSION / "stdlib.dat").write_bytes(b"packed")
    return tmp_path


def get(url, **headers):
    with urllib.request.urlopen(urllib.request.Request(url, headers=headers)) as answer:
        return answer.headers, answer.read()


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("", "text/html; charset=utf-8"),
        (f"{VERSION}/part.mjs", "text/javascript; charset=utf-8"),
        (f"{VERSION}/core.wasm", "application/wasm"),
        (f"{VERSION}/stdlib.dat", "application/octet-stream"),
    ],
)
def test_types_are_those_a_page_boots_with(folder, name, kind):
    with serving(folder) as url:
        headers, _ = get(url + name)
    assert headers["Content-Type"] == kind


def test_development_caches_nothing_and_compresses_nothing(folder):
    with serving(folder) as url:
        headers, body = get(f"{url}{VERSION}/part.mjs", **{"Accept-Encoding": "gzip, br"})
    assert headers["Cache-Control"] == "no-cache"
    assert headers["Content-Encoding"] is None
    assert body == b"export {};"


def test_a_host_sends_the_precompressed_file_to_who_takes_it(folder):
    with serving(folder, cached=True) as url:
        packed, body = get(f"{url}{VERSION}/part.mjs", **{"Accept-Encoding": "gzip"})
        plain, whole = get(f"{url}{VERSION}/part.mjs")
    assert packed["Content-Encoding"] == "gzip"
    assert packed["Content-Type"] == "text/javascript; charset=utf-8"
    assert gzip.decompress(body) == whole == b"export {};"
    assert plain["Content-Encoding"] is None


def test_a_host_keeps_the_versioned_folder_for_ever_and_nothing_else(folder):
    with serving(folder, cached=True) as url:
        part, _ = get(f"{url}{VERSION}/part.mjs")
        page, _ = get(url)
    assert part["Cache-Control"] == "public, max-age=31536000, immutable"
    assert page["Cache-Control"] == "no-cache"


def test_a_sub_path_is_all_there_is(folder):
    with serving(folder, "/handover/") as url:
        assert url.endswith("/handover/")
        assert get(url)[1] == b"<p>hello</p>"
        with pytest.raises(urllib.error.HTTPError) as missing:
            get(url.removesuffix("handover/"))
    assert missing.value.code == 404
    missing.value.close()


def test_a_taken_port_gives_way_to_the_next():
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert not is_free(port)
        assert first_free(port) > port


def test_a_port_that_was_asked_for_is_never_exchanged(folder):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        command = [sys.executable, "-m", "tools.serve", str(folder), "--port", port]
        result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=20)
    assert result.returncode == 1
    assert f"port {port} is taken" in result.stderr


def test_a_browser_that_hangs_up_is_no_error(folder, capsys):
    (folder / "large.dat").write_bytes(bytes(20_000_000))
    with serving(folder) as url:
        with urllib.request.urlopen(url + "large.dat") as answer:
            answer.read(10)
        get(url)  # another connection still gets its answer
    assert capsys.readouterr().err == ""


def test_what_really_goes_wrong_is_said(folder, capsys):
    with server_for(folder) as server:
        try:
            raise OSError("the disk is gone")
        except OSError:
            server.handle_error(None, ("127.0.0.1", 0))
    assert "the disk is gone" in capsys.readouterr().err
