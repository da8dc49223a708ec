"""From bytes to numbered lines: which encoding, and where lines end."""

import codecs
import re

from leggio.notation.errors import NotationError

ENCODING = "character-encoding"

_DECLARED = re.compile(rb"[\r\n]*#character-encoding(?!\S)[ \t]*([^\r\n]*)", re.IGNORECASE)
_BREAK = re.compile(r"\r\n|\n\r|\r|\n")
_UTF_8 = ("utf-8", "utf8")
_LATIN_1 = ("iso-8859-1", "iso8859-1", "iso_8859-1", "latin-1", "latin1")


def numbered_lines(content: bytes) -> list[tuple[int, str]]:
    """The lines of a file and their numbers from 1, without the one that names the encoding."""
    marked = content.startswith(codecs.BOM_UTF8)
    body = content.removeprefix(codecs.BOM_UTF8)
    declared = _DECLARED.match(body)
    # Neither a mark nor a name: the oldest files, which are ISO-8859-1.
    utf_8 = (declared is not None and _names_utf_8(declared)) or marked
    text = _decode(body) if utf_8 else body.decode("latin-1")
    lines = list(enumerate(_BREAK.split(text), start=1))
    naming = next(number for number, line in lines if line) if declared else 0
    return [(number, line) for number, line in lines if number != naming]


def _names_utf_8(declared: re.Match[bytes]) -> bool:
    name = declared[1].decode("latin-1").strip()
    if name.lower() not in _UTF_8 + _LATIN_1:
        line = _count_lines(declared[0].decode("latin-1"))
        raise NotationError(line, "gcg.unknown_encoding", encoding=name[:40])
    return name.lower() in _UTF_8


def _decode(body: bytes) -> str:
    try:
        return body.decode("utf-8")
    except UnicodeDecodeError as error:
        good = body[: error.start].decode("utf-8")
        raise NotationError(_count_lines(good), "gcg.bad_encoding", byte=body[error.start]) from None


def _count_lines(text: str) -> int:
    return len(_BREAK.findall(text)) + 1
