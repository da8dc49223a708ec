"""Texts and rights that every command has to show."""

from leggio.core.letters import is_label
from leggio.core.outcome import Rejected
from leggio.tournament.refusals import refuse
from leggio.tournament.state import State

LONGEST_REASON = 200


def bad_reason(reason: str) -> Rejected | None:
    """A change of what was decided goes into the log with its reason."""
    return None if is_label(reason, LONGEST_REASON) else refuse("tournament.reason", longest=LONGEST_REASON)


def not_director(state: State, by: str) -> Rejected | None:
    """What is the director's (art. 42)."""
    return None if state.staff.directs(by) else refuse("staff.director_only", by=by, director=state.staff.director)


def not_referee(state: State, by: str) -> Rejected | None:
    """What is the referee's (art. 43)."""
    if not state.staff.referee:
        return refuse("staff.no_referee")
    return None if state.staff.referees(by) else refuse("staff.referee_only", by=by, referee=state.staff.referee)


def not_at_desk(state: State, by: str) -> Rejected | None:
    """What is for those who keep the results."""
    return None if state.staff.keeps_results(by) else refuse("staff.desk_only", by=by)
