"""What a command comes to in a hall: the handler of each kind."""

from collections.abc import Callable
from typing import TypeVar

from leggio.core.chance import Chance
from leggio.core.finding import PlayFinder, finder_of
from leggio.core.letters import is_label
from leggio.core.outcome import Accepted, Rejected
from leggio.core.verdicts import Judge
from leggio.games.common.commands import Command
from leggio.games.common.decide import Decide, Handler, decider
from leggio.games.common.opening import LONGEST_NAME
from leggio.games.common.work import Work
from leggio.games.duplicate import commands, desk, ending, opening, rounds, slipping, timing
from leggio.games.duplicate.commands import AnyCommand
from leggio.games.duplicate.conduct import HALL
from leggio.games.duplicate.events import AnyEvent
from leggio.games.duplicate.evolve import evolve
from leggio.games.duplicate.refusals import refuse
from leggio.games.duplicate.state import State

CommandT = TypeVar("CommandT", bound=Command)


def _judged(handle: Callable[[Work[State], CommandT, Judge], Rejected | None]) -> Handler[State]:
    """What carries out a command that needs words judged."""

    def carry_out(work: Work[State], command: CommandT) -> Rejected | None:
        return refuse("open.no_judge") if work.judge is None else handle(work, command, work.judge)

    return carry_out


def _found(handle: Callable[[Work[State], CommandT, PlayFinder], Rejected | None]) -> Handler[State]:
    """What carries out a command that needs the best plays."""

    def carry_out(work: Work[State], command: CommandT) -> Rejected | None:
        finder = finder_of(work.judge)
        return refuse("open.no_finder") if finder is None else handle(work, command, finder)

    return carry_out


_decide: Decide[State, AnyCommand, AnyEvent] = decider(
    HALL,
    evolve,
    timing.deadlines,
    {
        commands.Join: opening.join,
        commands.Register: opening.join,
        commands.Resign: opening.leave,
        commands.Remove: opening.leave,
        commands.HandIn: _judged(slipping.hand_in),
        commands.EnterSlip: _judged(slipping.enter_slip),
        commands.Correct: _judged(slipping.correct),
        commands.Remark: desk.remark,
        commands.Draw: _found(rounds.draw),
        commands.ReplaceDraw: _found(rounds.draw),
        commands.CloseRound: _found(rounds.close_round),
        commands.Start: rounds.start,
        commands.StopWatch: desk.stop_watch,
        commands.RunWatch: desk.run_watch,
        commands.Extend: desk.extend,
        commands.Warn: desk.warn,
        commands.Penalise: desk.penalise,
        commands.EndGame: ending.end_game,
    },
    opening=opening.open_hall,
    begin=lambda _: None,
)


def decide(
    state: State | None, command: AnyCommand, judge: Judge | None, chance: Chance, now: int
) -> Accepted[AnyEvent] | Rejected:
    """Decide a command at a moment; a judge that is a PlayFinder too says what the best plays are."""
    if state is not None and isinstance(command, commands.DeskCommand) and not _can_be_shown(command.name):
        return refuse("desk.name", longest=LONGEST_NAME)
    return _decide(state, command, judge, chance, now)


def _can_be_shown(name: str) -> bool:
    return not name or is_label(name, LONGEST_NAME)
