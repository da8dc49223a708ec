"""Letters as they are played: the 26 of the extended Italian alphabet, without accents.

A *tile* is one character: a capital letter, or `?` for a jolly. A *cell* is what a board square shows: a
capital letter for a letter tile, a small letter for a jolly standing for it, `.` for an empty square.
"""

import unicodedata

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
JOLLY = "?"

_CELLS = frozenset(ALPHABET + ALPHABET.lower())


def fold(text: str) -> str:
    """Drop accents and keep case: TORRÒ is played T O R R O."""
    if text.isascii():
        return text
    decomposed = unicodedata.normalize("NFD", text)
    return "".join(mark for mark in decomposed if not unicodedata.combining(mark))


def plain(text: str) -> str:
    """The word as a dictionary looks it up: no accents, all capitals."""
    return fold(text).upper()


def without_dots(text: str) -> str:
    """An abbreviation as it is played: S.P.A. is S P A."""
    return text.replace(".", "")


def is_word(text: str) -> bool:
    """Whether every character can stand on a board square."""
    return bool(text) and all(cell in _CELLS for cell in text)


def is_label(text: str, longest: int) -> bool:
    """Whether a text that people chose is fit to be shown and stored: not empty, not too long, no control signs."""
    return 0 < len(text) <= longest and text.isprintable() and not text.isspace()


def tile_of(cell: str) -> str:
    """The tile that shows this cell: a small letter is a jolly."""
    return JOLLY if cell.islower() else cell
