"""The end of a tournament."""

from leggio.core.outcome import Rejected
from leggio.tournament.commands import Close
from leggio.tournament.events import Closed
from leggio.tournament.pending_events import PendingEvents
from leggio.tournament.refusals import refuse
from leggio.tournament.rights import not_director
from leggio.tournament.state import is_open


def close(work: PendingEvents, command: Close) -> Rejected | None:
    """Once every table has its result and every challenge its ruling; the calendar may be cut short (art. 42)."""
    state = work.state
    if refusal := not_director(state, command.by):
        return refusal
    missing = [game.table for one in state.rounds for game in one.games if game.result is None]
    cases = [case.number for case in state.cases if is_open(case)]
    if missing or cases or not state.rounds:
        return refuse("close.unfinished", tables=missing, cases=cases, rounds=len(state.rounds))
    work.record(Closed, command)
    return None
