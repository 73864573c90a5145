"""Writes every drawing to static/art: `python -m tools.art`."""

from tools.art import catalogue
from tools.art.cryptids import catalogue as cryptids
from tools.art.twister import catalogue as twister

CATALOGUES = (catalogue, cryptids, twister)
"""What brings a folder and its drawings: one for each game."""


def main() -> None:
    """Write what there is, and say how much it weighs."""
    for part in CATALOGUES:
        part.FOLDER.mkdir(parents=True, exist_ok=True)
        drawings = part.drawings()
        for name, text in drawings.items():
            (part.FOLDER / name).write_text(text, encoding="utf-8")
        total = sum(len(text.encode()) for text in drawings.values())
        print(f"{part.FOLDER.name}: {len(drawings)} drawings, {total:,} bytes")


if __name__ == "__main__":
    main()
