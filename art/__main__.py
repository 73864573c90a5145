"""Writes every drawing to static/art: `python -m art`."""

from art.catalogue import GAMES, folder


def main() -> None:
    """Write every game's drawings, and print how many there are and how much they weigh."""
    for game, drawings in GAMES.items():
        folder(game).mkdir(parents=True, exist_ok=True)
        files = drawings()
        for name, text in files.items():
            (folder(game) / name).write_text(text, encoding="utf-8")
        total = sum(len(text.encode()) for text in files.values())
        print(f"{game}: {len(files)} drawings, {total:,} bytes")


if __name__ == "__main__":
    main()
