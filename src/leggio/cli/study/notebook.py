"""Progress on disk: one file, replaced as a whole after every answer; what cannot be read is set aside, never lost."""

import os
from io import FileIO
from pathlib import Path
from types import TracebackType
from typing import Self

import msgspec

from leggio.cli.files import FileError, unreadable, unwritable
from leggio.cli.lock import take_lock
from leggio.study import Deck

FILE = "study.json"
FORMAT, VERSION = "leggio-study", 1


class _Heading(msgspec.Struct):
    format: str
    version: int


class _Page(msgspec.Struct):
    format: str
    version: int
    deck: Deck


class Notebook:
    """The deck of the user of this machine, which one session at a time may write."""

    def __init__(self, path: Path, deck: Deck, lock: FileIO | None = None, damaged: Path | None = None) -> None:
        self.deck = deck
        self.damaged = damaged  # where a file went that could not be read
        self._path = path
        self._lock = lock

    @classmethod
    def open(cls, directory: Path) -> Self:
        """The notebook to write in; FileError for one of a newer Leggio, one open elsewhere, or a disk that refuses."""
        path = directory / FILE
        try:
            directory.mkdir(parents=True, exist_ok=True)
            lock = FileIO(path.with_suffix(".lock"), "a")
        except OSError as error:
            raise unwritable(path, error) from None
        if not take_lock(lock):
            lock.close()
            raise FileError("study.in_use", file=path)
        try:
            deck, damaged = _read(path)
        except FileError:
            lock.close()
            raise
        return cls(path, deck, lock, damaged)

    @classmethod
    def look(cls, directory: Path) -> Self:
        """The notebook to look at: nothing is written, and it may be open elsewhere."""
        path = directory / FILE
        try:
            return cls(path, _decoded(path))
        except msgspec.DecodeError:
            raise FileError("study.unreadable", file=path) from None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._lock is not None:
            self._lock.close()

    def keep(self, deck: Deck) -> None:
        """Put a deck in place of the one before, in one step: a crash leaves the one or the other."""
        self.deck = deck
        beside = self._path.with_suffix(".new")
        page = msgspec.json.format(msgspec.json.encode(_Page(FORMAT, VERSION, deck)), indent=1)
        try:
            with beside.open("wb") as file:
                file.write(page)
                file.flush()
                os.fsync(file.fileno())
            os.replace(beside, self._path)  # noqa: PTH105 - the one call that replaces in one step everywhere
        except OSError as error:
            raise unwritable(self._path, error) from None


def _read(path: Path) -> tuple[Deck, Path | None]:
    try:
        return _decoded(path), None
    except msgspec.DecodeError:
        return Deck(), _set_aside(path)


def _decoded(path: Path) -> Deck:
    """What the file says; an empty deck where there is none."""
    try:
        content = path.read_bytes()
    except FileNotFoundError:
        return Deck()
    except OSError as error:
        raise unreadable(path, error) from None
    heading = msgspec.json.decode(content, type=_Heading)
    if heading.format != FORMAT:
        raise msgspec.DecodeError("another file")
    if heading.version > VERSION:
        raise FileError("study.newer", file=path, version=heading.version)
    return msgspec.json.decode(content, type=_Page).deck


def _set_aside(path: Path) -> Path:
    """Give a damaged file a name that nothing has yet: someone may want to mend it."""
    number = 1
    while (aside := path.with_name(f"{path.stem}.damaged-{number}{path.suffix}")).exists():
        number += 1
    try:
        path.rename(aside)
    except OSError as error:
        raise unwritable(aside, error) from None
    return aside
