"""The compiled lexicon: one file that judge and engine map into memory, shared between processes.

    magic, format, length and checksum of the header | header (JSON) | sections, each at a multiple of 64

The `graph` section is the kernel's word graph. The `entries` section is text, sorted: stem, part, entry; it is
searched by halves where it lies, so that opening the file reads next to nothing.
"""

import mmap
import os
import struct
import tempfile
import zlib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Self

import msgspec

MAGIC = b"LEGGIOLX"
FORMAT = 1
ALIGNMENT = 64
# Sorts after any letter of a stem.
_AFTER_ALL = b"~"
_PREAMBLE = struct.Struct("<8sIII")


class StaleLexiconError(Exception):
    """The file is damaged, of another format, or made from something else: build it anew."""


class Section(msgspec.Struct, frozen=True):
    """Where a section lies, and its checksum."""

    offset: int
    length: int
    checksum: int


class Header(msgspec.Struct, frozen=True):
    """What a compiled lexicon is of."""

    key: str
    profile: str
    edition: str
    sections: dict[str, Section]


class CompiledLexicon:
    """An open file: its header, and the entries by stem."""

    def __init__(self, path: Path, header: Header, mapped: mmap.mmap) -> None:
        self.path = path
        self.header = header
        self._mapped = mapped
        entries = header.sections["entries"]
        self._start, self._end = entries.offset, entries.offset + entries.length

    @classmethod
    def open(cls, path: Path, key: str) -> Self:
        """Map a file, after making sure that it is whole and made from what `key` stands for."""
        try:
            with path.open("rb") as file:
                mapped = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        except (OSError, ValueError) as error:
            raise StaleLexiconError(str(path)) from error
        header = _header_of(mapped)
        if header is None or header.key != key or not _is_whole(header, mapped):
            mapped.close()
            raise StaleLexiconError(str(path))
        return cls(path, header, mapped)

    def beginning(self, word: str) -> Iterator[tuple[str, str, str]]:
        """Stem, part and line of every entry whose stem begins the word, the shortest stems first."""
        low, high = self._start, self._end
        for length in range(len(word) + 1):
            stem = word[:length].encode()
            # Longer stems lie among those that begin alike: the search narrows as it goes.
            low = self._first(stem, low, high)
            high = self._first(stem + _AFTER_ALL, low, high)
            if low == high:
                return
            yield from self._of_stem(stem + b"\t", low, high)

    def _of_stem(self, beginning: bytes, position: int, end: int) -> Iterator[tuple[str, str, str]]:
        while position < end:
            stop = self._mapped.find(b"\n", position, end)
            line = self._mapped[position:stop]
            # A tab comes before any letter: the entries of a stem are the first of those that begin with it.
            if not line.startswith(beginning):
                return
            stem, part, text = line.decode().split("\t", 2)
            yield stem, part, text
            position = stop + 1

    def all_entries(self) -> Iterator[tuple[str, str]]:
        """The part and the line of every entry, sorted by stem."""
        for line in self._mapped[self._start : self._end].decode().splitlines():
            _, part, text = line.split("\t", 2)
            yield part, text

    def _first(self, wanted: bytes, low: int, high: int) -> int:
        """Where the first line of a stretch lies that is not before `wanted`."""
        while low < high:
            middle = (low + high) // 2
            begin = self._mapped.rfind(b"\n", low, middle) + 1 or low
            end = self._mapped.find(b"\n", middle, self._end)
            if self._mapped[begin:end] < wanted:
                low = end + 1
            else:
                high = begin
        return low


def write(path: Path, *, key: str, profile: str, edition: str, sections: Mapping[str, bytes]) -> None:
    """Write a compiled file in one go: readers see the old one or the new one, never half of it."""
    # The header's length changes with the offsets it holds: give it room, then fill it up with spaces.
    room = 512
    offset = -(-(_PREAMBLE.size + room) // ALIGNMENT) * ALIGNMENT
    placed: dict[str, Section] = {}
    for name, content in sections.items():
        placed[name] = Section(offset, len(content), zlib.crc32(content))
        offset = -(-(offset + len(content)) // ALIGNMENT) * ALIGNMENT
    header = msgspec.json.encode(Header(key, profile, edition, placed)).ljust(room)
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=path.name, suffix=".part")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(_PREAMBLE.pack(MAGIC, FORMAT, len(header), zlib.crc32(header)) + header)
            for section, content in sections.items():
                file.write(b"\0" * (placed[section].offset - file.tell()) + content)
        # A temporary file is its maker's alone; a lexicon is for everyone on the machine.
        Path(name).chmod(0o644)
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def _header_of(mapped: mmap.mmap) -> Header | None:
    if len(mapped) < _PREAMBLE.size:
        return None
    magic, version, length, checksum = _PREAMBLE.unpack_from(mapped)
    content = mapped[_PREAMBLE.size : _PREAMBLE.size + length]
    if magic != MAGIC or version != FORMAT or zlib.crc32(content) != checksum:
        return None
    return msgspec.json.decode(content, type=Header)


def _is_whole(header: Header, mapped: mmap.mmap) -> bool:
    """Whether the sections are all there; the graph has a checksum of its own, which the kernel verifies."""
    for name, section in header.sections.items():
        if section.offset + section.length > len(mapped):
            return False
        content = memoryview(mapped)[section.offset : section.offset + section.length]
        if name != "graph" and zlib.crc32(content) != section.checksum:
            return False
    return True
