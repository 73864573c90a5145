"""From drawings to the files of a game: every name of its data gets a picture."""

from collections.abc import Callable, Iterable, Mapping


def drawn_by(*functions: Callable[[], str]) -> dict[str, str]:
    """The pictures that these functions draw, each by the name of its function."""
    return {draw.__name__: draw() for draw in functions}


def pictures(
    names: Iterable[str], own: Mapping[str, str], plain: Callable[[str], str]
) -> dict[str, str]:
    """Name -> its own picture or, if nobody has drawn one, the plain picture.

    >>> pictures(["camera", "sirens"], {"camera": "<svg/>"}, "plain {}".format)
    {'camera': '<svg/>', 'sirens': 'plain sirens'}
    """
    return {name: own[name] if name in own else plain(name) for name in names} | dict(own)


def named(prefix: str, drawings: Mapping[str, str]) -> dict[str, str]:
    """The same drawings by file name.

    >>> named("card-", {"camera": "<svg/>"})
    {'card-camera.svg': '<svg/>'}
    """
    return {f"{prefix}{name}.svg": drawing for name, drawing in drawings.items()}
