"""Logs that hold: what an audit finds wrong travels as one exception, and becomes a sentence in one place."""

from collections.abc import Sequence

from leggio.cli.failure import SpokenError, at_event
from leggio.cli.speech import Speaker
from leggio.games.scrabble import Finding, State
from leggio.games.scrabble.events import AnyEvent, Opened
from leggio.notation.log import Log


class UnsoundLogError(SpokenError):
    """A log that does not hold: the first thing that is wrong, and the names for its sentence."""

    def __init__(self, finding: Finding, players: tuple[str, ...]) -> None:
        super().__init__(finding)
        self.finding = finding
        self.players = players

    def sentence(self, say: Speaker) -> str:
        """Where the log goes wrong, and how."""
        return at_event(self.finding.event, say.finding(self.finding, self.players), say)


def audited(log: Log) -> State:
    """The table a log leads to."""
    checked: State | Finding = log.game.audit(log.events)
    if isinstance(checked, Finding):
        raise UnsoundLogError(checked, _players(log.events))
    return checked


def _players(events: Sequence[AnyEvent]) -> tuple[str, ...]:
    return events[0].players if isinstance(events[0], Opened) else ()
