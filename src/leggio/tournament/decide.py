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
from leggio.tournament.refusals import refuse
from leggio.tournament.state import State
from leggio.tournament.story import Story


def decide(state: State | None, command: AnyCommand, now: int) -> Accepted[AnyEvent] | Rejected:
    """Decide a command at a moment; a refused one changes nothing."""
    if isinstance(command, Open):
        return refuse("tournament.already") if state else opening.open_tournament(command, now)
    if state is None:
        return refuse("tournament.not_yet")
    if state.closed and not isinstance(command, Correct):
        return refuse("tournament.closed")
    story = Story(state, now)
    return _carry_out(story, command) or Accepted(tuple(story.events))


def _carry_out(story: Story, command: AnyCommand) -> Rejected | None:
    match command:
        case AppointReferee():
            return opening.appoint_referee(story, command)
        case AppointPanel():
            return opening.appoint_panel(story, command)
        case AppointDesk():
            return opening.appoint_desk(story, command)
        case Enter():
            return entering.enter(story, command)
        case Amend():
            return entering.amend(story, command)
        case Withdraw():
            return entering.withdraw(story, command)
        case Return():
            return entering.come_back(story, command)
        case Reschedule():
            return pairs.reschedule(story, command)
        case Pair():
            return pairs.pair(story, command)
        case FixPair():
            return pairs.fix_pair(story, command)
        case Swap():
            return pairs.swap(story, command)
        case SwapStart():
            return pairs.swap_start(story, command)
        case Unpair():
            return pairs.unpair(story, command)
        case SetResult():
            return results.set_result(story, command)
        case SetForfeit():
            return results.set_forfeit(story, command)
        case ReportResult():
            return results.report(story, command)
        case Correct():
            return results.correct(story, command)
        case Challenge():
            return rulings.challenge(story, command)
        case Rule():
            return rulings.rule(story, command)
        case Punish():
            return rulings.punish(story, command)
        case OpenOnline():
            return results.open_online(story, command)
        case StartClock():
            return timing.start_clock(story, command)
        case StopClock():
            return timing.stop_clock(story, command)
        case Close():
            return closing.close(story, command)
        case Open():
            return refuse("tournament.already")
        case _:
            assert_never(command)
