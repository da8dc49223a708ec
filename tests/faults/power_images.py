"""Disks as a loss of power may leave them, from the record of what was written and synced (power_recording.c).

What was synced is there. Of what was written since, any part may be there and any not: sectors of one write apart from
each other, later ones without earlier ones. Names (of new, renamed and deleted files) come in their order, and are sure
once their folder was synced. That is more than most disks and file systems would do to us.
"""

import os
import random
import shutil
import struct
from collections.abc import Iterator
from pathlib import Path

import msgspec

_HEADER = struct.Struct("<BQQI")
SECTORS = (512, 4096)


class Record(msgspec.Struct, frozen=True):
    """Something that a program did."""

    number: int
    kind: str
    file: int
    place: int
    data: bytes


def read_records(path: Path) -> Iterator[Record]:
    """The records in their order; a last one that was cut short is none."""
    content = path.read_bytes()
    place = number = 0
    while place + _HEADER.size <= len(content):
        kind, file, where, length = _HEADER.unpack_from(content, place)
        place += _HEADER.size
        if place + length > len(content):
            return
        yield Record(number, chr(kind), file, where, content[place : place + length])
        place += length
        number += 1


def acknowledgement(text: str) -> bytes:
    """A record of what a client was told, to be appended by whoever told it."""
    data = text.encode()
    return _HEADER.pack(ord("A"), 0, 0, len(data)) + data


class Names(msgspec.Struct):
    """What there was before the first record, by the numbers that records have for files and folders."""

    root: str
    folders: dict[int, str]
    files: dict[str, int]


def names_below(root: Path) -> Names:
    """The names below a folder, now."""
    found = Names(str(root), {}, {})
    for folder, _, files in os.walk(root):
        found.folders[os.stat(folder).st_ino] = folder  # noqa: PTH116 - thousands of them
        for name in files:
            path = f"{folder}/{name}"
            found.files[path] = os.stat(path).st_ino  # noqa: PTH116
    return found


class Disk:
    """What is sure to be on it, and what may be."""

    def __init__(self, base: Path, names: Names) -> None:
        """`base` is a copy of what was there before the first record."""
        self._base = base
        self._root = names.root
        self._folders = names.folders
        self._first = names.files
        self._first_names = {file: path for path, file in names.files.items()}
        self._names = dict(names.files)
        # As programs see it now, and which file a number means by now: that of a deleted one is given to the next.
        self._seen = dict(names.files)
        self._files: dict[int, int] = {}
        self._content: dict[int, bytearray] = {}
        self._written: dict[int, list[Record]] = {}
        self._renamed: list[Record] = []
        self._begun: dict[int, int] = {}
        self.acknowledged: list[str] = []

    @property
    def is_unsynced(self) -> bool:
        """Whether something is on its way. (SQLite's index of what was written ahead never is: it is made anew.)"""
        index = {file for path, file in self._seen.items() if path.endswith("-shm")}
        return any(written for file, written in self._written.items() if file not in index)

    def take(self, record: Record) -> None:
        """Go on by one record."""
        file = self._files.get(record.file, record.file)
        match record.kind:
            case "W" | "T":
                self._written.setdefault(file, []).append(record)
            case "O":
                if self._seen.get(record.data.decode()) != file:
                    self._files[record.file] = file = -record.number - 1
                    self._rename_later(msgspec.structs.replace(record, file=file))
            case "R" | "U" | "L":
                self._rename_later(record)
            case "B":
                self._begun[record.place] = record.number
            case "S":
                self._sync(file, self._begun.pop(record.place, record.number))
            case "A":
                self.acknowledged.append(record.data.decode())
            case _:
                raise ValueError(f"no such record: {record.kind}")

    def _rename_later(self, record: Record) -> None:
        _rename(self._seen, record)
        self._renamed.append(record)

    def _sync(self, file: int, before: int) -> None:
        """What was written to a file, or renamed in a folder, before a moment is sure from now on."""
        if (folder := self._folders.get(file)) is not None:
            sure = [each for each in self._renamed if each.number < before and folder in _folders_of(each)]
            for each in sure:
                _rename(self._names, each)
                self._renamed.remove(each)
            return
        content = self._durable(file)
        pending = self._written.get(file, [])
        for each in pending:
            if each.number < before:
                _apply(content, each, each.data, each.place)
        self._written[file] = [each for each in pending if each.number >= before]

    def _durable(self, file: int) -> bytearray:
        if file not in self._content:
            first = self._first_names.get(file)
            known = self._in(self._base, first) if first else None
            self._content[file] = bytearray(known.read_bytes() if known is not None else b"")
        return self._content[file]

    def lose_power(self, target: Path, chance: random.Random) -> None:
        """One of the disks there may be now, as a folder."""
        shutil.copytree(self._base, target, symlinks=True)
        names = dict(self._names)
        for each in self._renamed[: chance.randint(0, len(self._renamed))]:
            _rename(names, each)
        kept, sector = chance.choice((0.0, 0.1, 0.5, 0.9, 1.0)), chance.choice(SECTORS)
        for path in self._first.keys() - names.keys():
            self._in(target, path).unlink()
        for path, file in names.items():
            if file in self._content or self._written.get(file) or self._first.get(path) != file:
                content = bytearray(self._durable(file))
                for each in self._written.get(file, ()):
                    _keep_some(content, each, kept, sector, chance)
                self._in(target, path).write_bytes(content)

    def _in(self, folder: Path, path: str) -> Path:
        return folder / Path(path).relative_to(self._root)


def _keep_some(content: bytearray, record: Record, kept: float, sector: int, chance: random.Random) -> None:
    if record.kind == "T":
        if chance.random() < kept:
            _apply(content, record, b"", 0)
        return
    start = 0
    while start < len(record.data):
        # Up to the next boundary of a sector: what is within one is written whole or not at all.
        end = min(len(record.data), start + sector - (record.place + start) % sector)
        if chance.random() < kept:
            _apply(content, record, record.data[start:end], record.place + start)
        start = end


def _apply(content: bytearray, record: Record, data: bytes, place: int) -> None:
    if record.kind == "T":
        if record.place < len(content):
            del content[record.place :]
        else:
            content.extend(bytes(record.place - len(content)))
        return
    if len(content) < place:
        content.extend(bytes(place - len(content)))
    content[place : place + len(data)] = data


def _folders_of(record: Record) -> set[str]:
    return {os.path.dirname(path) for path in record.data.decode().split("\0")}  # noqa: PTH120 - as text


def _rename(names: dict[str, int], record: Record) -> None:
    first, _, second = record.data.decode().partition("\0")
    match record.kind:
        case "O":
            names[first] = record.file
        case "U":
            names.pop(first, None)
        case "R" if first in names:
            names[second] = names.pop(first)
        case "L" if first in names:
            names[second] = names[first]
