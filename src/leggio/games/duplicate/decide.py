"""What a command comes to in a hall: the events it brings about, or a refusal."""

from typing import assert_never

from leggio.core.chance import Chance
from leggio.core.finding import PlayFinder, finder_of
from leggio.core.letters import is_label
from leggio.core.outcome import Accepted, Rejected
from leggio.core.verdicts import Judge
from leggio.games.duplicate import desk, ending, house, opening, rounds, slipping, timing
from leggio.games.duplicate.commands import (
    AnyCommand,
    CloseRound,
    Correct,
    DeskCommand,
    Draw,
    EndGame,
    EnterSlip,
    Extend,
    HandIn,
    Join,
    Open,
    Penalise,
    Register,
    Remark,
    Remove,
    ReplaceDraw,
    Resign,
    Resume,
    RunWatch,
    Start,
    StopWatch,
    Suspend,
    Tick,
    Warn,
)
from leggio.games.duplicate.events import AnyEvent
from leggio.games.duplicate.refusals import refuse
from leggio.games.duplicate.seats import LONGEST_NAME
from leggio.games.duplicate.state import State
from leggio.games.duplicate.story import Story

# These need words judged, and those the best plays as well.
_Judged = HandIn | EnterSlip | Correct
_Found = Draw | ReplaceDraw | CloseRound


def decide(
    state: State | None, command: AnyCommand, judge: Judge | None, chance: Chance, now: int
) -> Accepted[AnyEvent] | Rejected:
    """Decide a command at a moment; a judge that is a PlayFinder too says what the best plays are.

    What fell due by then happens first, each thing at its own moment. A refused command changes nothing, not even
    that: it stays due, and comes out the same with the next command or tick.
    """
    if isinstance(command, Open):
        opened = refuse("open.already") if state else opening.open_hall(command, judge, chance, now)
        return opened if isinstance(opened, Rejected) else Accepted(tuple(opened.events))
    if state is None:
        return refuse("open.not_yet")
    if isinstance(command, DeskCommand) and command.name and not is_label(command.name, LONGEST_NAME):
        return refuse("desk.name", longest=LONGEST_NAME)
    story = Story(state, now)
    timing.let_due_happen(story, now)
    if story.state.suspended is not None and not isinstance(command, Resume | Tick):
        return refuse("game.suspended")
    if refusal := _carry_out(story, command, judge):
        return refusal
    timing.let_due_happen(story, now)
    return Accepted(tuple(story.events), story.state)


def _carry_out(story: Story, command: AnyCommand, judge: Judge | None) -> Rejected | None:
    if isinstance(command, _Judged):
        return _judged(story, command, judge) if judge is not None else refuse("open.no_judge")
    if isinstance(command, _Found):
        finder = finder_of(judge)
        return refuse("open.no_finder") if finder is None else _found(story, command, finder)
    return _other(story, command)


def _judged(story: Story, command: _Judged, judge: Judge) -> Rejected | None:
    match command:
        case HandIn():
            return slipping.hand_in(story, command, judge)
        case EnterSlip():
            return slipping.enter_slip(story, command, judge)
        case Correct():
            return slipping.correct(story, command, judge)
        case _:
            assert_never(command)


def _found(story: Story, command: _Found, finder: PlayFinder) -> Rejected | None:
    if isinstance(command, CloseRound):
        return rounds.close_round(story, command, finder)
    return rounds.draw(story, command, finder)


def _other(
    story: Story,
    command: Open
    | Join
    | Register
    | Remark
    | Resign
    | Remove
    | Start
    | StopWatch
    | RunWatch
    | Extend
    | Warn
    | Penalise
    | EndGame
    | Suspend
    | Resume
    | Tick,
) -> Rejected | None:
    match command:
        case Tick():
            return None
        case Join() | Register():
            return opening.join(story, command)
        case Resign() | Remove():
            return opening.leave(story, command)
        case Remark():
            return desk.remark(story, command)
        case Start():
            return rounds.start(story, command)
        case StopWatch():
            return desk.stop_watch(story, command)
        case RunWatch():
            return desk.run_watch(story, command)
        case Extend():
            return desk.extend(story, command)
        case Warn():
            return desk.warn(story, command)
        case Penalise():
            return desk.penalise(story, command)
        case EndGame():
            return ending.end_game(story, command)
        case Suspend():
            return house.suspend(story)
        case Resume():
            return house.resume(story)
        case Open():
            return refuse("open.already")
        case _:
            assert_never(command)
