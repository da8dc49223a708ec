"""Logs that hold: what an audit finds wrong travels as one exception, and becomes a sentence in one place."""

from typing import Any

from leggio.cli.failure import SpokenError, at_event
from leggio.cli.speaking import Speaker
from leggio.core.auditing import Finding
from leggio.notation.log import Log


class UnsoundLogError(SpokenError):
    """A log that does not hold: the first thing that is wrong, and the names for its sentence."""

    def __init__(self, finding: Finding, players: tuple[str, ...], game: str) -> None:
        super().__init__(finding)
        self.finding = finding
        self.players = players
        self.game = game

    def sentence(self, say: Speaker) -> str:
        """Where the log goes wrong, and how."""
        found = say.of_game(self.game).finding(self.finding, self.players)
        return at_event(self.finding.event, found, say)


def audited(log: Log) -> Any:
    """The table a log leads to."""
    checked = log.game.audit(log.events)
    if isinstance(checked, Finding):
        # Only an opening has players: a log that begins otherwise names nobody.
        raise UnsoundLogError(checked, getattr(log.events[0], "players", ()), log.game.name)
    return checked
