"""A picture, and the few shapes that all are made of."""

from collections.abc import Iterable
from html import escape
from os import PathLike
from pathlib import Path

SANS = "'Hanken Grotesk','Helvetica Neue',Arial,sans-serif"
TILE_FACE = "Jost,Futura,'Century Gothic','Avenir Next',sans-serif"
# Where the middle of a capital stands above its line, in parts of its size: centred on every renderer alike.
_MIDDLE = 0.355


class Picture(str):
    """An SVG as text; a notebook shows it, `save` writes it."""

    __slots__ = ()

    def _repr_svg_(self) -> str:
        return str(self)

    def save(self, path: str | PathLike[str]) -> None:
        """Write it to a file."""
        Path(path).write_text(self, "utf-8")


def picture(width: float, height: float, title: str, parts: Iterable[str], background: str) -> Picture:
    """A whole picture; the title is for those who cannot see it."""
    shapes = "\n".join(parts)
    return Picture(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {number(width)} {number(height)}" '
        f'width="{number(width)}" height="{number(height)}" role="img">\n'
        f"<title>{told(title)}</title>\n"
        f"{box(0, 0, width, height, background)}\n{shapes}\n</svg>\n"
    )


def box(x: float, y: float, width: float, height: float, fill: str, more: str = "") -> str:
    """A rectangle."""
    place = f'x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(height)}"'
    return f'<rect {place} fill="{fill}"{" " + more if more else ""}/>'


def text(
    x: float,
    y: float,
    content: str,
    size: float,
    fill: str,
    *,
    anchor: str = "middle",
    weight: int = 400,
    face: str = SANS,
) -> str:
    """A line of text whose middle is at this height."""
    baseline = number(y + size * _MIDDLE)
    look = f'font-family="{face}" font-size="{number(size)}" font-weight="{weight}" fill="{fill}"'
    return f'<text x="{number(x)}" y="{baseline}" text-anchor="{anchor}" {look}>{told(content)}</text>'


def told(content: str) -> str:
    """Text of people, as it goes into a picture: nothing of it is markup, and no control character passes."""
    return escape("".join(sign if sign.isprintable() else " " for sign in content))


def number(value: float) -> str:
    """A length without needless digits."""
    return f"{value:.2f}".rstrip("0").rstrip(".")
