"""The log of a game on disk: every event is there, synced, before anyone sees what it led to."""

import os
from collections.abc import Iterable
from pathlib import Path

from leggio.cli.files import FileError, read_bytes, write_bytes
from leggio.games.scrabble import AnyEvent, Finding, State
from leggio.notation.log import LogWriter, read_log

GAME = "scrabble"


class Journal:
    """Appends events to one file."""

    def __init__(self, path: Path, writer: LogWriter) -> None:
        self.path = path
        self._writer = writer

    def append(self, events: Iterable[AnyEvent]) -> None:
        """Write events for good: what one command brought about goes in one write."""
        text = "".join(self._writer.line(event) for event in events)
        if not text:
            return
        try:
            is_new = not self.path.exists()
            if is_new:
                self.path.parent.mkdir(parents=True, exist_ok=True)
            with self.path.open("ab") as file:
                file.write(((self._writer.header if is_new else "") + text).encode())
                file.flush()
                os.fsync(file.fileno())
        except OSError as error:
            raise FileError("file.unwritable", file=self.path, cause=error.strerror or error) from None

    @classmethod
    def prepare(cls, path: Path) -> "Journal":
        """A log to be: the file is made with its first events, never over an existing one."""
        if path.exists():
            raise FileError("file.exists", file=path)
        return cls(path, LogWriter(GAME))

    @classmethod
    def resume(cls, path: Path) -> tuple["Journal", State | Finding]:
        """An existing log to go on with, and the table it leads to, or what is wrong with it."""
        content = read_bytes(path)
        lines = content.splitlines(keepends=True)
        if len(lines) > 2 and not lines[-1].endswith(b"\n"):
            lines.pop()
        log = read_log(b"".join(lines))
        if log.game.name != GAME:
            raise FileError("file.other_game", file=path, game=log.game.name)
        checked: State | Finding = log.game.audit(log.events)
        if isinstance(checked, Finding) and checked.code == "log.cut_short":
            del lines[1 + checked.detail["whole"] :]
            log = read_log(b"".join(lines))
            checked = log.game.audit(log.events)
        if isinstance(checked, State) and content != (whole := b"".join(lines)):
            _mend(path, whole)
        return cls(path, LogWriter(GAME, seq=len(log.events), chain=log.chain)), checked


def _mend(path: Path, whole: bytes) -> None:
    """Drop what a crash cut short: the events of one command are shown only once all of them are on disk."""
    mended = path.with_name(path.name + ".mending")
    write_bytes(mended, whole)
    mended.replace(path)
