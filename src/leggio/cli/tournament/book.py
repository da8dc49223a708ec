"""The log of a tournament on disk: read, checked, and written to by one command at a time."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from io import FileIO
from pathlib import Path

from leggio.cli.audited import UnsoundLogError
from leggio.cli.failure import SpokenError
from leggio.cli.files import FileError, read_bytes, write_new
from leggio.cli.lock import take_lock
from leggio.cli.mending import cut_to, open_to_go_on, whole_lines, write_whole
from leggio.cli.speaking import Speaker
from leggio.cli.tournament.words import refusal_sentence
from leggio.core.auditing import Finding
from leggio.core.outcome import Rejected
from leggio.tournament import State, audit, decide, evolve
from leggio.tournament.commands import AnyCommand, Open
from leggio.tournament.log import TournamentLog, TournamentWriter, read_tournament, write_tournament


class RefusedDeedError(SpokenError):
    """A command the rules refuse; nothing was written."""

    def __init__(self, refusal: Rejected, state: State | None) -> None:
        super().__init__(refusal)
        self.refusal = refusal
        self.state = state

    def sentence(self, say: Speaker) -> str:
        """Why."""
        return refusal_sentence(self.refusal, self.state, say.of_game("tournament"))


class DeskError(SpokenError):
    """Something about what was typed: the key of a sentence and its data."""

    def __init__(self, key: str, **data: object) -> None:
        super().__init__(key, data)
        self.key = key
        self.data = data

    def sentence(self, say: Speaker) -> str:
        """The sentence of the key."""
        return say.of_game("tournament")(self.key, **self.data)


class Book:
    """A tournament that is open for writing."""

    def __init__(self, path: Path, file: FileIO, log: TournamentLog, state: State) -> None:
        self.state = state
        self._path = path
        self._file = file
        self._writer = TournamentWriter(seq=len(log.events), chain=log.chain)

    def do(self, command: AnyCommand) -> State:
        """Carry a command out; what it brought about is on disk, in one write, before anyone is told."""
        outcome = decide(self.state, command, now())
        if isinstance(outcome, Rejected):
            raise RefusedDeedError(outcome, self.state)
        lines = "".join(self._writer.line(event) for event in outcome.events)
        write_whole(self._file, self._path, lines.encode())
        for event in outcome.events:
            self.state = evolve(self.state, event)
        return self.state


def now() -> int:
    """The moment, in milliseconds."""
    return time.time_ns() // 1_000_000


def new_book(path: Path, command: Open) -> None:
    """Begin a log, never over another file."""
    outcome = decide(None, command, now())
    if isinstance(outcome, Rejected):
        raise RefusedDeedError(outcome, None)
    write_new(path, write_tournament(outcome.events).encode())


def read_book(path: Path) -> State:
    """The tournament a log leads to."""
    return read_log_and_state(path)[1]


def read_log_and_state(path: Path) -> tuple[TournamentLog, State]:
    """A log, and the tournament it leads to."""
    log = read_tournament(read_bytes(path))
    return log, _checked(log)


@contextmanager
def open_book(path: Path) -> Iterator[Book]:
    """A log to go on with; nobody else may until it is closed."""
    file = open_to_go_on(path)
    with file:
        if not take_lock(file):
            raise FileError("file.in_use", file=path)
        log, state = _mended(file, path)
        yield Book(path, file, log, state)


def _mended(file: FileIO, path: Path) -> tuple[TournamentLog, State]:
    """The log without what a crash cut short: nobody was told of it."""
    lines = whole_lines(file, path)
    log = read_tournament(b"".join(lines))
    checked = audit(log.events, prove_pairings=False)
    if isinstance(checked, Finding) and checked.code == "log.cut_short":
        del lines[1 + checked.detail["whole"] :]
        log = read_tournament(b"".join(lines))
    state = _checked(log)
    cut_to(file, path, lines)
    return log, state


def _checked(log: TournamentLog) -> State:
    state = audit(log.events, prove_pairings=False)
    if isinstance(state, Finding):
        raise UnsoundLogError(state, (), "tournament")
    return state
