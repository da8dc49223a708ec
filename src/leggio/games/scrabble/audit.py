"""Checking a whole log of Scrabble: which verdicts were recorded where, and the command behind each event."""

from collections.abc import Callable, Sequence

from leggio.core.auditing import Finding
from leggio.core.codec import Event
from leggio.core.verdicts import Verdict
from leggio.games.board.audit import board_auditor, play_again
from leggio.games.common.audit import RecordedTable, Redo
from leggio.games.figs import RULE_SETS
from leggio.games.scrabble import commands, events
from leggio.games.scrabble.decide import decide
from leggio.games.scrabble.events import CODEC, AnyEvent
from leggio.games.scrabble.evolve import evolve
from leggio.games.scrabble.options import Arbiter
from leggio.games.scrabble.state import State


class _Recorded(RecordedTable):
    """Chance and judge out of the log itself: they repeat what was recorded."""

    def __init__(self, opened: events.Opened) -> None:
        super().__init__(opened)
        self._arbiter = opened.options.arbiter

    def verdicts(self, deed: Event, following: Sequence[Event]) -> tuple[Verdict, ...]:
        """The verdicts that this deed asked for: they are with it, or in the ruling right after it."""
        self.has_judge = True
        if isinstance(deed, events.Played):
            return deed.verdicts
        if not isinstance(deed, events.Challenged):
            return ()
        if self._arbiter is Arbiter.JUDGE:
            return next((each.verdicts for each in following if isinstance(each, events.Ruled)), ())
        # People may rule at a table that has no judge to ask.
        self.has_judge = bool(deed.opinion)
        return deed.opinion


def _rule(deed: events.Ruled | events.RulingCorrected) -> commands.Rule:
    role = commands.Role.PANEL if deed.arbiter is Arbiter.PANEL else commands.Role.REFEREE
    ruled = {each.word: each.valid for each in deed.verdicts} if isinstance(deed, events.Ruled) else deed.valid
    return commands.Rule(role=role, valid=ruled, name=deed.name)


def _exchange(deed: events.Exchanged) -> commands.Exchange:
    return commands.Exchange(seat=deed.seat, tiles=deed.given)


def _claim(deed: events.TimeClaimed) -> commands.ClaimTime | commands.Tick:
    """A claim of a player; those of the table itself fall due."""
    return commands.Tick() if deed.seat is None else commands.ClaimTime(seat=deed.seat, against=deed.against)


# The command behind each event that shows what somebody did, beside those of every board game.
DEEDS: dict[type[Event], Redo] = {
    events.Opened: commands.Open,
    events.Played: play_again,
    events.Arrived: commands.Arrive,
    events.BoardTurned: commands.TurnBoard,
    events.ClockPressed: commands.PressClock,
    events.Held: commands.Hold,
    events.Challenged: commands.Challenge,
    events.Ruled: _rule,
    events.RulingCorrected: _rule,
    events.Exchanged: _exchange,
    events.CambioSecco: commands.TakeCambioSecco,
    events.TimeClaimed: _claim,
}
MOVES = (events.Passed, events.Exchanged, events.CambioSecco)

audit: Callable[[Sequence[AnyEvent]], State | Finding] = board_auditor(
    CODEC, decide, evolve, rules=RULE_SETS, opened=events.Opened, recorded=_Recorded, commands=DEEDS, moves=MOVES
)
