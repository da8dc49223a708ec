"""Files that people hand in: words, logs. Anything wrong with them becomes a sentence, never a traceback."""

import gzip
from pathlib import Path

from leggio.core.letters import is_word, plain
from leggio.core.verdicts import WordList

LONGEST_WORD = 15


class FileError(Exception):
    """Something about a file that the user should know: the key of a sentence and its data."""

    def __init__(self, key: str, **data: object) -> None:
        super().__init__(key, data)
        self.key = key
        self.data = data


def read_bytes(path: Path) -> bytes:
    """The content of a file."""
    try:
        return path.read_bytes()
    except OSError as error:
        raise FileError("file.unreadable", file=path, cause=error.strerror or error) from None


def write_bytes(path: Path, content: bytes) -> None:
    """Write a file."""
    try:
        path.write_bytes(content)
    except OSError as error:
        raise FileError("file.unwritable", file=path, cause=error.strerror or error) from None


def read_words(path: Path) -> tuple[WordList, int]:
    """A list of words, one a line, plain or gzipped; accents and case do not matter. Also how many there are."""
    content = read_bytes(path)
    try:
        text = (gzip.decompress(content) if content[:2] == b"\x1f\x8b" else content).decode("utf-8-sig")
    except (OSError, EOFError, UnicodeDecodeError) as error:
        raise FileError("file.unreadable", file=path, cause=error) from None
    words = set()
    for number, line in enumerate(text.splitlines(), start=1):
        if not (entry := line.strip()) or entry.startswith("#"):
            continue
        word = plain(entry)
        if not is_word(word) or not 2 <= len(word) <= LONGEST_WORD:
            raise FileError("words.bad_line", file=path, line=number, text=entry[:40])
        words.add(word)
    if not words:
        raise FileError("words.empty", file=path)
    return WordList(frozenset(words)), len(words)
