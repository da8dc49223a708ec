"""Checking a whole log: every event against the rules, by deciding it again.

Pairings are checked for what they are worth: each player once, the reasons those of the pair, and nothing less wrong
to be had. Two ways to pair a round that cost the same are both right, so a better matcher never makes an old log wrong.
"""

from collections.abc import Sequence
from typing import assert_never

from leggio.core.auditing import Finding, decide_again
from leggio.core.outcome import Accepted, Rejected
from leggio.tournament.checking import is_as_good
from leggio.tournament.commands import (
    Amend,
    AnyCommand,
    AppointDesk,
    AppointPanel,
    AppointReferee,
    Challenge,
    Close,
    Correct,
    Enter,
    FixPair,
    Open,
    OpenOnline,
    Pair,
    Punish,
    ReportResult,
    Reschedule,
    Return,
    Rule,
    SetForfeit,
    SetResult,
    StartClock,
    StopClock,
    Swap,
    SwapStart,
    Unpair,
    Withdraw,
)
from leggio.tournament.decide import decide
from leggio.tournament.events import (
    CODEC,
    Amended,
    AnyEvent,
    Challenged,
    ClockStarted,
    ClockStopped,
    Closed,
    ConflictFound,
    DeskAppointed,
    Entered,
    OnlineOpened,
    Opened,
    PairFixed,
    PanelAppointed,
    Punished,
    RefereeAppointed,
    Reported,
    Rescheduled,
    ResultCorrected,
    ResultSet,
    Returned,
    RoundPaired,
    RoundUnpaired,
    Ruled,
    StartSwapped,
    Swapped,
    Withdrawn,
)
from leggio.tournament.evolve import evolve
from leggio.tournament.result import Source
from leggio.tournament.state import State


def audit(events: Sequence[AnyEvent], *, prove_pairings: bool = True) -> State | Finding:
    """The final state if everything holds, else the first thing that does not.

    Without proof a Swiss round has only to pair everyone once, with the right reasons: that it is the best takes a
    second a round in a big field.
    """
    if not events or not isinstance(events[0], Opened):
        return Finding(1, "log.no_opening")

    def redo(
        state: State | None, deed: AnyEvent, _following: Sequence[AnyEvent], at: int
    ) -> Accepted[AnyEvent] | Rejected:
        if isinstance(deed, RoundPaired) and state is not None and is_as_good(state, deed, proof=prove_pairings):
            return Accepted((deed,))
        return decide(state, command_of(deed), at)

    return decide_again(events, CODEC, find_deed=lambda _events, index: index, redo=redo, evolve=evolve, draws={})


def command_of(deed: AnyEvent) -> AnyCommand:
    """The command behind an event."""
    by = deed.by
    match deed:
        case Opened():
            return Open(by=by, name=deed.name, rules=deed.rules, options=deed.options)
        case RefereeAppointed():
            return AppointReferee(by=by, name=deed.name)
        case PanelAppointed():
            return AppointPanel(by=by, names=deed.names)
        case DeskAppointed():
            return AppointDesk(by=by, names=deed.names)
        case Entered():
            return Enter(by=by, entries=deed.entries)
        case Amended():
            return Amend(by=by, player=deed.player, entry=deed.entry)
        case Withdrawn():
            return Withdraw(by=by, player=deed.player, reason=deed.reason)
        case Returned():
            return Return(by=by, player=deed.player)
        case Rescheduled():
            return Reschedule(by=by, calendar=deed.calendar, reason=deed.reason)
        case RoundPaired():
            return Pair(by=by)
        case PairFixed():
            return FixPair(by=by, first=deed.first, second=deed.second, reason=deed.reason)
        case Swapped():
            return Swap(by=by, round=deed.round, one=deed.one, other=deed.other, reason=deed.reason)
        case StartSwapped():
            return SwapStart(by=by, round=deed.round, table=deed.table, reason=deed.reason)
        case RoundUnpaired():
            return Unpair(by=by, reason=deed.reason)
        case Reported():
            return ReportResult(
                by=by, round=deed.round, table=deed.table, player=deed.player, first=deed.first, second=deed.second
            )
        case ResultSet():
            return _result_command(deed)
        case ConflictFound():
            # Comes of a report, never alone: with no second one to compare, this is refused.
            return ReportResult(by=by, round=deed.round, table=deed.table, player=0, first=0, second=0)
        case ResultCorrected():
            return Correct(
                by=by,
                round=deed.round,
                table=deed.table,
                first=deed.result.first,
                second=deed.result.second,
                winner=deed.result.winner,
                forfeit=not deed.result.was_played,
                reason=deed.reason,
            )
        case Challenged():
            return Challenge(
                by=by, round=deed.round, table=deed.table, player=deed.player, words=deed.words, opinion=deed.opinion
            )
        case Ruled():
            return Rule(by=by, case=deed.case, valid=deed.valid)
        case Punished():
            return Punish(by=by, player=deed.player, sanction=deed.sanction, points=deed.points, reason=deed.reason)
        case OnlineOpened():
            return OpenOnline(by=by, round=deed.round, table=deed.table, reference=deed.reference)
        case ClockStarted():
            return StartClock(by=by, minutes=deed.minutes)
        case ClockStopped():
            return StopClock(by=by)
        case Closed():
            return Close(by=by)
        case _:
            assert_never(deed)


def _result_command(deed: ResultSet) -> SetResult | SetForfeit:
    result = deed.result
    if result.source is Source.FORFEIT:
        return SetForfeit(by=deed.by, round=deed.round, table=deed.table, winner=result.winner)
    return SetResult(
        by=deed.by,
        round=deed.round,
        table=deed.table,
        first=result.first,
        second=result.second,
        winner=result.winner,
        source=result.source,
        reference=result.reference,
    )
