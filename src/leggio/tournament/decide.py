"""What a command comes to at a tournament: the events it brings about, or a refusal."""

from typing import assert_never

from leggio.core.outcome import Accepted, Rejected
from leggio.tournament import closing, entering, opening, pairs, results, rulings, timing
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
from leggio.tournament.events import AnyEvent
from leggio.tournament.pending_events import PendingEvents
from leggio.tournament.refusals import refuse
from leggio.tournament.state import State


def decide(state: State | None, command: AnyCommand, now: int) -> Accepted[AnyEvent] | Rejected:
    """Decide a command at a moment; a refused one changes nothing."""
    if isinstance(command, Open):
        return refuse("tournament.already") if state else opening.open_tournament(command, now)
    if state is None:
        return refuse("tournament.not_yet")
    if state.closed and not isinstance(command, Correct):
        return refuse("tournament.closed")
    work = PendingEvents(state, now)
    return _carry_out(work, command) or Accepted(tuple(work.events))


def _carry_out(work: PendingEvents, command: AnyCommand) -> Rejected | None:
    match command:
        case AppointReferee():
            return opening.appoint_referee(work, command)
        case AppointPanel():
            return opening.appoint_panel(work, command)
        case AppointDesk():
            return opening.appoint_desk(work, command)
        case Enter():
            return entering.enter(work, command)
        case Amend():
            return entering.amend(work, command)
        case Withdraw():
            return entering.withdraw(work, command)
        case Return():
            return entering.come_back(work, command)
        case Reschedule():
            return pairs.reschedule(work, command)
        case Pair():
            return pairs.pair(work, command)
        case FixPair():
            return pairs.fix_pair(work, command)
        case Swap():
            return pairs.swap(work, command)
        case SwapStart():
            return pairs.swap_start(work, command)
        case Unpair():
            return pairs.unpair(work, command)
        case SetResult():
            return results.set_result(work, command)
        case SetForfeit():
            return results.set_forfeit(work, command)
        case ReportResult():
            return results.report(work, command)
        case Correct():
            return results.correct(work, command)
        case Challenge():
            return rulings.challenge(work, command)
        case Rule():
            return rulings.rule(work, command)
        case Punish():
            return rulings.punish(work, command)
        case OpenOnline():
            return results.open_online(work, command)
        case StartClock():
            return timing.start_clock(work, command)
        case StopClock():
            return timing.stop_clock(work, command)
        case Close():
            return closing.close(work, command)
        case Open():
            return refuse("tournament.already")
        case _:
            assert_never(command)
