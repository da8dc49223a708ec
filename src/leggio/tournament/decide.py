"""What a command comes to at a tournament: the handler of each kind."""

from collections.abc import Callable, Mapping
from typing import Never, cast

from leggio.core.outcome import Accepted, Rejected
from leggio.tournament import closing, commands, entering, opening, pairs, results, rulings, timing
from leggio.tournament.commands import AnyCommand
from leggio.tournament.events import AnyEvent
from leggio.tournament.own_case import refuse_in_own_case
from leggio.tournament.pending_events import PendingEvents
from leggio.tournament.refusals import refuse
from leggio.tournament.state import State

_HANDLERS: Mapping[type[AnyCommand], Callable[[PendingEvents, Never], Rejected | None]] = {
    commands.AppointReferee: opening.appoint_referee,
    commands.AppointPanel: opening.appoint_panel,
    commands.AppointDesk: opening.appoint_desk,
    commands.Waive: opening.waive,
    commands.Enter: entering.enter,
    commands.Amend: entering.amend,
    commands.Withdraw: entering.withdraw,
    commands.Return: entering.come_back,
    commands.Remove: entering.remove,
    commands.Reschedule: pairs.reschedule,
    commands.Pair: pairs.pair,
    commands.FixPair: pairs.fix_pair,
    commands.Swap: pairs.swap,
    commands.SwapStart: pairs.swap_start,
    commands.Unpair: pairs.unpair,
    commands.SetResult: results.set_result,
    commands.SetForfeit: results.set_forfeit,
    commands.ReportResult: results.report,
    commands.Correct: results.correct,
    commands.Challenge: rulings.challenge,
    commands.Rule: rulings.rule,
    commands.GoOn: rulings.go_on,
    commands.Punish: rulings.punish,
    commands.OpenOnline: results.open_online,
    commands.StartClock: timing.start_clock,
    commands.StopClock: timing.stop_clock,
    commands.Close: closing.close,
}


def decide(state: State | None, command: AnyCommand, now: int) -> Accepted[AnyEvent] | Rejected:
    """Decide a command at a moment; a refused one changes nothing."""
    if isinstance(command, commands.Open):
        return refuse("tournament.already") if state else opening.open_tournament(command, now)
    if state is None:
        return refuse("tournament.not_yet")
    if state.closed and not isinstance(command, commands.Correct):
        return refuse("tournament.closed")
    if state.is_revised and (refusal := refuse_in_own_case(state, command)):
        return refusal
    work = PendingEvents(state, now)
    carry_out = cast("Callable[[PendingEvents, AnyCommand], Rejected | None]", _HANDLERS[type(command)])
    return carry_out(work, command) or Accepted(tuple(work.events))
