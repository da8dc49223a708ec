"""The log of a game on disk: every event is there, synced, before anyone sees what it led to."""

import os
from collections.abc import Iterable
from io import FileIO
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from leggio.cli.audited import UnsoundLogError, audited
from leggio.cli.files import FileError, discard, unwritable
from leggio.cli.lock import take_lock
from leggio.cli.mending import cut_to, open_to_go_on, whole_lines, write_whole
from leggio.core.codec import Event
from leggio.notation.errors import NotationError
from leggio.notation.log import Log, LogWriter, read_header, read_log

SCRABBLE = "scrabble"


class Journal:
    """Appends events to one file, which nobody else may append to until the journal is closed."""

    def __init__(self, path: Path, writer: LogWriter, file: FileIO | None = None) -> None:
        self.path = path
        self._writer = writer
        self._file = file  # None: not made yet

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Let others have the log."""
        if self._file is not None:
            self._file.close()

    def append(self, events: Iterable[Event]) -> None:
        """Write events for good: what one command brought about goes in one write."""
        text = "".join(self._writer.line(event) for event in events)
        if not text:
            return
        if self._file is not None:
            write_whole(self._file, self.path, text.encode())
            return
        self._file = self._create()
        try:
            write_whole(self._file, self.path, (self._writer.header + text).encode())
        except FileError:
            discard(self.path)
            raise

    def _create(self) -> FileIO:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            # Unbuffered: what could not be written must not be tried again when the file is closed.
            file = FileIO(self.path, "x+b", opener=_for_its_owner)
        except FileExistsError:
            raise FileError("file.game_exists", file=self.path) from None
        except OSError as error:
            raise unwritable(self.path, error) from None
        _hold(file, self.path)
        return file

    @classmethod
    def prepare(cls, path: Path, game: str = SCRABBLE) -> "Journal":
        """A log to be: the file is made with its first events, never over an existing one."""
        try:
            exists = path.exists()
        except OSError as error:
            raise unwritable(path, error) from None
        if exists:
            raise FileError("file.game_exists", file=path)
        return cls(path, LogWriter(game))

    @classmethod
    def resume(cls, path: Path, game: str = SCRABBLE) -> tuple["Journal", Any]:
        """An existing log of a game to go on with, and the table of that game it leads to."""
        file = open_to_go_on(path)
        try:
            # The lock comes first: what is read now nobody else is writing.
            _hold(file, path)
            log, state = _mended(file, path, game)
        except BaseException:
            file.close()
            raise
        return cls(path, LogWriter(game, seq=len(log.events), chain=log.chain), file), state


def game_of(path: Path) -> str:
    """Which game a log is of; of a file that is no log, the one whose journal says what is wrong with it."""
    try:
        with path.open("rb") as file:
            return read_header(file.readline()).name
    except (OSError, NotationError):
        return SCRABBLE


def _for_its_owner(path: str, flags: int) -> int:
    """The log of a game that is on has everybody's letters in it."""
    return os.open(path, flags, 0o600)


def _hold(file: FileIO, path: Path) -> None:
    if not take_lock(file):
        file.close()
        raise FileError("file.in_use", file=path)


def _mended(file: FileIO, path: Path, game: str) -> tuple[Log, Any]:
    """The log without what a crash cut short: the events of one command are shown only once all are on disk."""
    lines = whole_lines(file, path)
    log = read_log(b"".join(lines))
    if log.game.name != game:
        raise FileError("file.other_game", file=path, game=log.game.name)
    try:
        state = audited(log)
    except UnsoundLogError as error:
        if error.finding.code != "log.cut_short":
            raise
        del lines[1 + error.finding.detail["whole"] :]
        log = read_log(b"".join(lines))
        state = audited(log)
    cut_to(file, path, lines)
    return log, state
