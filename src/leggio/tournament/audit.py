"""Checking a whole log: every event against the rules, by deciding it again.

Pairings are checked for what they are worth: each player once, the reasons those of the pair, and nothing less wrong
to be had. Two ways to pair a round that cost the same are both right, so a better matcher never makes an old log wrong.
"""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from leggio.core.auditing import Finding, decide_again
from leggio.core.outcome import Accepted, Rejected
from leggio.tournament import commands, events
from leggio.tournament.checking import is_as_good
from leggio.tournament.commands import AnyCommand
from leggio.tournament.decide import decide
from leggio.tournament.events import CODEC, AnyEvent
from leggio.tournament.evolve import evolve
from leggio.tournament.result import Source
from leggio.tournament.state import State


def audit(log: Sequence[AnyEvent], *, prove_pairings: bool = True) -> State | Finding:
    """The final state if everything holds, else the first thing that does not.

    Without proof a Swiss round has only to pair everyone once, with the right reasons: that it is the best takes a
    second a round in a big field.
    """
    if not log or not isinstance(log[0], events.Opened):
        return Finding(1, "log.no_opening")

    def redo(
        state: State | None, deed: AnyEvent, _following: Sequence[AnyEvent], at: int
    ) -> Accepted[AnyEvent] | Rejected:
        if isinstance(deed, events.RoundPaired) and state is not None and is_as_good(state, deed, proof=prove_pairings):
            return Accepted((deed,))
        return decide(state, command_of(deed), at)

    return decide_again(log, CODEC, find_deed=lambda _log, index: index, redo=redo, evolve=evolve, draws={})


# Commands whose event has every field of theirs.
_COMMANDS: Mapping[type[AnyEvent], type[AnyCommand]] = {
    events.Opened: commands.Open,
    events.RefereeAppointed: commands.AppointReferee,
    events.PanelAppointed: commands.AppointPanel,
    events.DeskAppointed: commands.AppointDesk,
    events.Waived: commands.Waive,
    events.Entered: commands.Enter,
    events.Amended: commands.Amend,
    events.Withdrawn: commands.Withdraw,
    events.Returned: commands.Return,
    events.Removed: commands.Remove,
    events.Rescheduled: commands.Reschedule,
    events.RoundPaired: commands.Pair,
    events.PairFixed: commands.FixPair,
    events.Swapped: commands.Swap,
    events.StartSwapped: commands.SwapStart,
    events.RoundUnpaired: commands.Unpair,
    events.Reported: commands.ReportResult,
    events.Challenged: commands.Challenge,
    events.Ruled: commands.Rule,
    events.RulingVoted: commands.Rule,
    events.RulingCorrected: commands.Rule,
    events.WentOn: commands.GoOn,
    events.Punished: commands.Punish,
    events.OnlineOpened: commands.OpenOnline,
    events.ClockStarted: commands.StartClock,
    events.ClockStopped: commands.StopClock,
    events.Closed: commands.Close,
}


def command_of(deed: AnyEvent) -> AnyCommand:
    """The command behind an event."""
    match deed:
        case events.ResultSet():
            return _result_command(deed)
        case events.ResultCorrected():
            return _correction(deed)
        case events.PanelVoted():
            return replace(deed.motion, by=deed.by)
        case events.ConflictFound():
            # Comes of a report, never alone: with no second one to compare, this is refused.
            return commands.ReportResult(by=deed.by, round=deed.round, table=deed.table, player=0, first=0, second=0)
        case _:
            command = _COMMANDS[type(deed)]
            return command(**{name: getattr(deed, name) for name in command.__struct_fields__})


def _correction(deed: events.ResultCorrected) -> commands.Correct:
    return commands.Correct(
        by=deed.by,
        round=deed.round,
        table=deed.table,
        first=deed.result.first,
        second=deed.result.second,
        winner=deed.result.winner,
        forfeit=not deed.result.was_played,
        reason=deed.reason,
    )


def _result_command(deed: events.ResultSet) -> commands.SetResult | commands.SetForfeit:
    result = deed.result
    if result.source is Source.FORFEIT:
        return commands.SetForfeit(by=deed.by, round=deed.round, table=deed.table, winner=result.winner)
    return commands.SetResult(
        by=deed.by,
        round=deed.round,
        table=deed.table,
        first=result.first,
        second=result.second,
        winner=result.winner,
        source=result.source,
        reference=result.reference,
    )
