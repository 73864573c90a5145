"""Writes every drawing to static/art: `python -m tools.art`."""

from tools.art.catalogue import FOLDER, drawings


def main() -> None:
    """Write what there is, and say how much it weighs."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    total = 0
    for name, text in drawings().items():
        (FOLDER / name).write_text(text, encoding="utf-8")
        total += len(text.encode())
    print(f"{len(drawings())} drawings, {total:,} bytes")


if __name__ == "__main__":
    main()
