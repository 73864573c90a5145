"""What pip installs is pinned by version and by hash, wherever pip is told to look for it."""

import re

import pytest

from tools.requirements import FILES, with_hashes

WHEEL, SOURCE = ("six-1.0-py3-none-any.whl", "b" * 64), ("six-1.0.tar.gz", "a" * 64)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_every_requirement_is_pinned_with_hashes_and_no_address(path):
    text = path.read_text("utf-8")
    assert "://" not in text
    plain = re.sub(r"#.*", "", text).replace("\\\n", " ")
    requirements = [line for line in plain.splitlines() if line.strip()]
    assert requirements
    for line in requirements:
        assert re.fullmatch(r"[\w.-]+==[\w.]+( +--hash=sha256:[0-9a-f]{64})+", line), line[:80]


def test_new_hashes_replace_the_old_ones_and_comments_stay():
    files = [SOURCE, WHEEL, ("six-1.0.1.tar.gz", "c" * 64), ("six-more-1.0.tar.gz", "d" * 64)]
    text = "# Why.\nsix==1.0 \\\n    --hash=sha256:old\n\n# The end.\n"
    hashed = f"six==1.0 \\\n    --hash=sha256:{'a' * 64} \\\n    --hash=sha256:{'b' * 64}\n"
    assert with_hashes(text, lambda _: files) == f"# Why.\n{hashed}\n# The end.\n"


@pytest.mark.parametrize(
    ("files", "problem"),
    [
        ([], "no file"),
        ([SOURCE, (WHEEL[0], "")], "does not give its SHA-256"),
        ([WHEEL, (WHEEL[0], "c" * 64)], "different files"),
    ],
)
def test_what_cannot_be_trusted_is_refused(files, problem):
    with pytest.raises(SystemExit, match=problem):
        with_hashes("six==1.0\n", lambda _: files)
