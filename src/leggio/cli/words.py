"""Word lists: one word a line, plain or gzipped, accents and case do not matter; or a word graph (KWG)."""

import gzip
import hashlib
import re
import unicodedata
import zlib
from pathlib import Path

import msgspec

from leggio.cli.files import FileError, read_bytes, unreadable
from leggio.core.letters import is_word, plain
from leggio.core.verdicts import WordList
from leggio.notation.kwg import KWG, read_kwg

SHORTEST_WORD, LONGEST_WORD = 2, 15
LONGEST_STEM = 40
SHOWN_TEXT = 40

_GZIP = b"\x1f\x8b"
_NOT_IN_LABELS = re.compile(r"[^\w.-]")


class SkippedLine(msgspec.Struct, frozen=True):
    """A line that holds no playable word."""

    number: int
    text: str


class Words(msgspec.Struct, frozen=True):
    """A list as read: its words, the judge they make, the label games record, and what was left out."""

    words: frozenset[str]
    judge: WordList
    label: str
    count: int
    skipped: tuple[SkippedLine, ...] = ()


def read_words(path: Path, longest: int = LONGEST_WORD) -> Words:
    """Read a list. Lines that cannot be played are left out; a list without any word is an error."""
    words = set()
    skipped = []
    for number, line in enumerate(_text(path).splitlines(), start=1):
        if not (entry := line.strip()) or entry.startswith("#"):
            continue
        word = plain(entry)
        if is_word(word) and SHORTEST_WORD <= len(word) <= longest:
            words.add(word)
        else:
            skipped.append(SkippedLine(number, entry[:SHOWN_TEXT]))
    if not words:
        raise FileError("words.empty", file=path, longest=longest)
    listed = frozenset(words)
    return Words(listed, WordList(listed), label_of(path, words), len(words), tuple(skipped))


def label_of(path: Path, words: set[str]) -> str:
    """What a game records of its list: a readable name, and a fingerprint that only the same words have."""
    stem = unicodedata.normalize("NFC", Path(path.name.removesuffix(".gz")).stem)
    fingerprint = hashlib.sha256("\n".join(sorted(words)).encode()).hexdigest()
    return f"{_NOT_IN_LABELS.sub('_', stem[:LONGEST_STEM])}-{fingerprint[:8]}"


def fingerprint_of(label: str) -> str:
    """The part of a label that tells lists apart: files may be renamed."""
    return label.rpartition("-")[2]


def _text(path: Path) -> str:
    content = read_bytes(path)
    if path.suffix.casefold() == KWG:
        return "\n".join(read_kwg(content))
    try:
        return (gzip.decompress(content) if content.startswith(_GZIP) else content).decode("utf-8-sig")
    except (OSError, EOFError, zlib.error, UnicodeDecodeError) as error:
        raise unreadable(path, error) from None
