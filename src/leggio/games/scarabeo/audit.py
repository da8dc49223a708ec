"""Checking a whole log of Scarabeo: which verdicts were recorded where, and the command behind each event."""

from collections.abc import Callable, Sequence

from leggio.core.auditing import Finding
from leggio.core.codec import Event
from leggio.core.verdicts import Verdict
from leggio.games.board.audit import board_auditor, play_again
from leggio.games.common.audit import RecordedTable, Redo
from leggio.games.scarabeo import commands, events
from leggio.games.scarabeo.decide import decide
from leggio.games.scarabeo.events import CODEC, AnyEvent
from leggio.games.scarabeo.evolve import evolve
from leggio.games.scarabeo.rules import RULE_SETS
from leggio.games.scarabeo.state import State


class _Recorded(RecordedTable):
    """Chance and judge out of the log itself: they repeat what was recorded."""

    def verdicts(self, deed: Event, following: Sequence[Event]) -> tuple[Verdict, ...]:
        """The verdicts that this deed asked for: they are with it, or in the ruling right after it."""
        if isinstance(deed, events.Played):
            return deed.verdicts
        if isinstance(deed, events.Challenged | events.CrossingDoubted):
            rulings = (events.Ruled, events.CrossingRuled)
            return next((each.verdicts for each in following if isinstance(each, rulings)), ())
        return ()


# The command behind each event that shows what somebody did, beside those of every board game.
DEEDS: dict[type[Event], Redo] = {
    events.Opened: commands.Open,
    events.Played: play_again,
    events.ScarabTaken: commands.TakeScarab,
    events.Exchanged: commands.Exchange,
    events.Voted: commands.Vote,
    events.CrossingDoubted: commands.DoubtCrossing,
    events.GlassTurned: commands.TurnGlass,
}
MOVES = (events.ScarabTaken, events.Passed, events.Exchanged)

audit: Callable[[Sequence[AnyEvent]], State | Finding] = board_auditor(
    CODEC, decide, evolve, rules=RULE_SETS, opened=events.Opened, recorded=_Recorded, commands=DEEDS, moves=MOVES
)
