"""Deeds of a log in words. Results as they came in are in the rounds; here is what somebody decided."""

from leggio.paper.figures import result_text
from leggio.paper.naming import counted, name_of
from leggio.paper.wording import Words
from leggio.tournament import events
from leggio.tournament.commands import Correct, Motion, Punish, SetForfeit
from leggio.tournament.conduct import Sanction
from leggio.tournament.options import Stage
from leggio.tournament.state import State


def deed_text(event: events.AnyEvent, state: State, say: Words, *, disputed: bool) -> str | None:
    """What somebody did; None for what the rounds show. A result counts here if the two players disagreed on it."""
    match event:
        case events.Opened():
            return say("deed.opened")
        case events.RefereeAppointed():
            return say("deed.referee_appointed", name=event.name)
        case events.PanelAppointed():
            told = say("deed.panel_appointed", names=", ".join(event.names))
            return f"{told} {say('deed.delegate', name=event.delegate)}" if event.delegate else told
        case events.Waived():
            return say("deed.waived")
        case events.DeskAppointed():
            return say("deed.desk_appointed", names=", ".join(event.names))
        case events.Entered():
            names = ", ".join(each.name for each in event.entries)
            count = counted("players", len(event.entries), say)
            return say("deed.entered", count=count, round=event.since, names=names)
        case events.Amended():
            return say("deed.amended", number=event.player, name=event.entry.name)
        case events.Withdrawn():
            reason = _reason(event.reason, say)
            return say("deed.withdrawn", name=name_of(state, event.player), round=event.first, reason=reason)
        case events.Returned():
            return say("deed.returned", name=name_of(state, event.player), round=event.first)
        case events.Removed():
            return say("deed.removed", name=name_of(state, event.player))
        case events.Closed():
            return say("deed.closed")
        case (
            events.Reported()
            | events.ClockStarted()
            | events.ClockStopped()
            | events.OnlineOpened()
            | events.WentOn(valid=None)
        ):
            return None
        case (
            events.Rescheduled()
            | events.RoundPaired()
            | events.PairFixed()
            | events.Swapped()
            | events.StartSwapped()
            | events.RoundUnpaired()
        ):
            return _of_rounds(event, state, say)
        case events.ResultSet():
            if not disputed:
                return None
            told = result_text(event.result, say("forfeit"))
            return say("deed.result_set", round=event.round, table=event.table, result=told)
        case _:
            return _of_the_referee(event, state, say)


_RoundDeed = (
    events.Rescheduled
    | events.RoundPaired
    | events.PairFixed
    | events.Swapped
    | events.StartSwapped
    | events.RoundUnpaired
)
_RefereeDeed = (
    events.ConflictFound
    | events.ResultCorrected
    | events.Challenged
    | events.Ruled
    | events.RulingVoted
    | events.RulingCorrected
    | events.WentOn
    | events.PanelVoted
    | events.Punished
)


def _of_rounds(event: _RoundDeed, state: State, say: Words) -> str:
    match event:
        case events.Rescheduled():
            calendar = ", ".join(_stage(each, say) for each in event.calendar)
            return say("deed.rescheduled", calendar=calendar, reason=_reason(event.reason, say))
        case events.RoundPaired():
            names = ", ".join(name_of(state, bye.player) for bye in event.byes)
            return say(
                "deed.round_paired",
                round=event.round,
                system=say(f"system.{event.system}"),
                tables=counted("tables", len(event.matches), say),
                byes=say("deed.byes", names=names) if names else "",
            )
        case events.PairFixed():
            names_of = {"first": name_of(state, event.first), "second": name_of(state, event.second)}
            return say("deed.pair_fixed", **names_of, reason=_reason(event.reason, say))
        case events.Swapped():
            both = {"one": name_of(state, event.one), "other": name_of(state, event.other)}
            return say("deed.swapped", round=event.round, **both, reason=_reason(event.reason, say))
        case events.StartSwapped():
            reason = _reason(event.reason, say)
            return say("deed.start_swapped", round=event.round, table=event.table, reason=reason)
        case events.RoundUnpaired():
            return say("deed.round_unpaired", round=event.round, reason=_reason(event.reason, say))


def _of_the_referee(event: _RefereeDeed, state: State, say: Words) -> str:
    match event:
        case events.ConflictFound():
            return say("deed.conflict_found", round=event.round, table=event.table)
        case events.ResultCorrected():
            return say(
                "deed.result_corrected",
                round=event.round,
                table=event.table,
                before=result_text(event.before, say("forfeit")),
                result=result_text(event.result, say("forfeit")),
                reason=_reason(event.reason, say),
            )
        case events.Challenged():
            return say(
                "deed.challenged",
                case=event.case,
                round=event.round,
                table=event.table,
                name=name_of(state, event.player),
                words=", ".join(event.words),
            )
        case events.Ruled():
            return say("deed.ruled", case=event.case, **_ruling(event.valid, say))
        case events.RulingVoted():
            return say("deed.ruling_voted", case=event.case, words=_ruling(event.valid, say)["words"])
        case events.RulingCorrected():
            return say("deed.ruling_corrected", case=event.case, **_ruling(event.valid, say))
        case events.WentOn():
            return say("deed.went_on", case=event.case, **_ruling(event.valid or {}, say))
        case events.PanelVoted():
            return _motion(event.motion, state, say)
        case events.Punished():
            told = {"name": name_of(state, event.player), "reason": _reason(event.reason, say)}
            if event.sanction is Sanction.POINTS:
                return say("deed.points", points=event.points, **told)
            if event.sanction is Sanction.EXPULSION:
                return say("deed.expulsion", round=event.first, **told)
            return say("deed.warning", **told)


def _ruling(valid: dict[str, bool], say: Words) -> dict[str, str]:
    words = ", ".join(say("deed.valid" if good else "deed.invalid", word=word) for word, good in valid.items())
    return {"words": words, "verdict": say("deed.stands" if all(valid.values()) else "deed.falls")}


def _motion(motion: Motion, state: State, say: Words) -> str:
    if isinstance(motion, Punish):
        name = name_of(state, motion.player)
        return say("deed.voted_sanction", name=name, sanction=say(f"sanction.{motion.sanction}"), points=motion.points)
    if isinstance(motion, SetForfeit) or (isinstance(motion, Correct) and motion.forfeit):
        told = say("forfeit")
    else:
        told = f"{motion.first}-{motion.second}"
    return say("deed.voted_result", round=motion.round, table=motion.table, result=told)


def _stage(stage: Stage, say: Words) -> str:
    system = say(f"system.{stage.system}")
    return f"{system} ({counted('rounds', stage.rounds, say)})" if stage.rounds else system


def _reason(reason: str, say: Words) -> str:
    return say("deed.reason", reason=reason) if reason else "."
