"""Logs that hold: what an audit finds wrong travels as one exception, and becomes a sentence in one place."""

from collections.abc import Callable
from typing import Any, TypeVar

from leggio.cli.codes import UNSOUND
from leggio.cli.failure import SpokenError, at_event, fail
from leggio.cli.speaking import Speaker
from leggio.core.auditing import Finding
from leggio.notation.chained import LogError
from leggio.notation.log import Log

AnyLog = TypeVar("AnyLog")


class UnsoundLogError(SpokenError):
    """A log that does not hold: the first thing that is wrong, and the names for its sentence."""

    exit_code = UNSOUND

    def __init__(self, finding: Finding, players: tuple[str, ...], game: str) -> None:
        super().__init__(finding)
        self.finding = finding
        self.players = players
        self.game = game

    def sentence(self, say: Speaker) -> str:
        """Where the log goes wrong, and how."""
        found = say.of_game(self.game).finding(self.finding, self.players)
        return at_event(self.finding.event, found, say)


def read_or_fail(read: Callable[[bytes], AnyLog], content: bytes, say: Speaker) -> AnyLog:
    """A log; of one that cannot be read, the event that is wrong ends the command."""
    try:
        return read(content)
    except LogError as error:
        if error.line == 1:
            raise  # the header: no event is concerned
        fail(at_event(error.line - 1, say(error.code, **error.detail), say), UNSOUND)


def audited(log: Log) -> Any:
    """The table a log leads to."""
    checked = log.game.audit(log.events)
    if isinstance(checked, Finding):
        # Only an opening has players: a log that begins otherwise names nobody.
        raise UnsoundLogError(checked, getattr(log.events[0], "players", ()), log.game.name)
    return checked
