"""What a command comes to at a tournament: the events it brings about, or a refusal."""

from typing import assert_never

from leggio.core.outcome import Accepted, Rejected
from leggio.tournament import closing, commands, entering, opening, pairs, results, rulings, timing
from leggio.tournament.commands import AnyCommand
from leggio.tournament.events import AnyEvent
from leggio.tournament.pending_events import PendingEvents
from leggio.tournament.refusals import refuse
from leggio.tournament.state import State


def decide(state: State | None, command: AnyCommand, now: int) -> Accepted[AnyEvent] | Rejected:
    """Decide a command at a moment; a refused one changes nothing."""
    if isinstance(command, commands.Open):
        return refuse("tournament.already") if state else opening.open_tournament(command, now)
    if state is None:
        return refuse("tournament.not_yet")
    if state.closed and not isinstance(command, commands.Correct):
        return refuse("tournament.closed")
    work = PendingEvents(state, now)
    return _carry_out(work, command) or Accepted(tuple(work.events))


def _carry_out(work: PendingEvents, command: AnyCommand) -> Rejected | None:
    match command:
        case commands.AppointReferee():
            return opening.appoint_referee(work, command)
        case commands.AppointPanel():
            return opening.appoint_panel(work, command)
        case commands.AppointDesk():
            return opening.appoint_desk(work, command)
        case commands.Enter():
            return entering.enter(work, command)
        case commands.Amend():
            return entering.amend(work, command)
        case commands.Withdraw():
            return entering.withdraw(work, command)
        case commands.Return():
            return entering.come_back(work, command)
        case commands.Reschedule():
            return pairs.reschedule(work, command)
        case commands.Pair():
            return pairs.pair(work, command)
        case commands.FixPair():
            return pairs.fix_pair(work, command)
        case commands.Swap():
            return pairs.swap(work, command)
        case commands.SwapStart():
            return pairs.swap_start(work, command)
        case commands.Unpair():
            return pairs.unpair(work, command)
        case commands.SetResult():
            return results.set_result(work, command)
        case commands.SetForfeit():
            return results.set_forfeit(work, command)
        case commands.ReportResult():
            return results.report(work, command)
        case commands.Correct():
            return results.correct(work, command)
        case commands.Challenge():
            return rulings.challenge(work, command)
        case commands.Rule():
            return rulings.rule(work, command)
        case commands.Punish():
            return rulings.punish(work, command)
        case commands.OpenOnline():
            return results.open_online(work, command)
        case commands.StartClock():
            return timing.start_clock(work, command)
        case commands.StopClock():
            return timing.stop_clock(work, command)
        case commands.Close():
            return closing.close(work, command)
        case commands.Open():
            return refuse("tournament.already")
        case _:
            assert_never(command)
