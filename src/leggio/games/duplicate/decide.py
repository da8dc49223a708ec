"""What a command comes to in a hall: opening it, people who come and go, the desk, and the handler of each kind.

The introduction of the book; art. 42-46; custom.
"""

from collections.abc import Callable
from typing import TypeVar

from leggio.core.chance import Chance
from leggio.core.finding import PlayFinder, finder_of
from leggio.core.letters import is_label
from leggio.core.outcome import Accepted, Rejected
from leggio.core.verdicts import Judge
from leggio.games.common.commands import Command
from leggio.games.common.conduct import Decide, Handler, Work, decider
from leggio.games.common.opening import LONGEST_NAME, open_sealed, refuse_names
from leggio.games.common.state import is_mixing
from leggio.games.duplicate import commands, rounds, slips
from leggio.games.duplicate.commands import (
    Announce,
    AnyCommand,
    Extend,
    Join,
    Open,
    Penalise,
    Register,
    Remark,
    Remove,
    Resign,
    RunWatch,
    StopWatch,
    Warn,
    refuse,
)
from leggio.games.duplicate.events import (
    AnyEvent,
    BagMixed,
    By,
    Extended,
    Joined,
    Left,
    Opened,
    Penalised,
    Remarked,
    Warned,
    WatchRuns,
    WatchStopped,
)
from leggio.games.duplicate.evolve import evolve
from leggio.games.duplicate.rules import MINUTE, MOST_PLAYERS, SECOND, Drawing, find_rules, wrong_option
from leggio.games.duplicate.state import HALL, LONGEST_TEXT, Phase, State, deadlines, refuse_text


def open_hall(command: Open, judge: Judge | None, chance: Chance, now: int) -> Opened | Rejected:
    """Seal the bag; nothing is drawn before the desk says so."""
    rules = find_rules(command.rules, command.rules_version)
    if rules is None:
        return refuse("open.rules", rules=command.rules)
    if len(command.players) > MOST_PLAYERS:
        return refuse("open.names", longest=LONGEST_NAME)
    if refusal := refuse_names(command, refuse):
        return refusal
    if field := wrong_option(command.options, rules):
        return refuse("open.option", field=field)
    if command.contributors:
        return refuse("open.option", field="contributors")
    if command.announced and not _can_be_announced(command):
        return refuse("open.option", field="announced")
    if judge is None:
        return refuse("open.no_judge")
    if finder_of(judge) is None:
        return refuse("open.no_finder")
    tiles, announced = rules.tiles.tiles, command.announced
    return open_sealed(Opened, command, rules, command.options, chance, tiles, now, announced=announced)


def _can_be_announced(command: Open) -> bool:
    """A value goes into a sealed bag, not into one on the desk."""
    return command.options.drawing is Drawing.COMPUTER and is_label(command.announced, LONGEST_TEXT)


def announce(work: Work[State], command: Announce) -> Rejected | None:
    """The public value is known: the bag is mixed with it, once and for all."""
    if work.state.ended is not None or not is_mixing(work.state):
        return refuse("announce.none")
    if refusal := refuse_text(command.value):
        return refusal
    work.add(BagMixed(at=work.at, value=command.value, name=command.name))
    return None


def join(work: Work[State], command: Join | Register) -> Rejected | None:
    """A player comes in, at any time; one who had left gets their seat and their points back."""
    state, player = work.state, command.player.strip()
    if state.phase is Phase.OVER:
        return refuse("game.over")
    if not is_label(player, LONGEST_NAME):
        return refuse("join.name", longest=LONGEST_NAME)
    seat = _seat_of(state, player)
    if seat is None and len(state.roll) >= MOST_PLAYERS:
        return refuse("join.full", most=MOST_PLAYERS)
    if seat is not None and not state.roll[seat].left:
        return refuse("join.taken", player=player)
    by_desk = isinstance(command, Register)
    work.add(
        Joined(
            at=work.at,
            seat=len(state.roll) if seat is None else seat,
            player=player if seat is None else state.roll[seat].name,
            by=By.DESK if by_desk else By.PLAYER,
            name=command.name if isinstance(command, Register) else "",
        )
    )
    return None


def leave(work: Work[State], command: Resign | Remove) -> Rejected | None:
    """A player goes home: the points stay, the rounds to come score 0."""
    seat = command.whom if isinstance(command, Remove) else command.seat
    if refusal := HALL.refuse_seat(work.state, seat):
        return refusal
    by = By.DESK if isinstance(command, Remove) else By.PLAYER
    work.add(Left(at=work.at, seat=seat, by=by, name=command.name if isinstance(command, Remove) else ""))
    return None


def _seat_of(state: State, name: str) -> int | None:
    folded = name.casefold()
    return next((seat for seat, player in enumerate(state.roll) if player.name.casefold() == folded), None)


MOST_POINTS = 10_000
_LONGEST_MS = 60 * MINUTE


def remark(work: Work[State], command: Remark) -> Rejected | None:
    """A player tells the desk something, the others do not hear it."""
    if refusal := HALL.refuse_seat(work.state, command.seat) or refuse_text(command.text):
        return refusal
    work.add(Remarked(at=work.at, seat=command.seat, text=command.text))
    return None


def warn(work: Work[State], command: Warn) -> Rejected | None:
    """Admonish a player."""
    if refusal := _refuse_whom(work, command.whom) or refuse_text(command.text):
        return refusal
    work.add(Warned(at=work.at, seat=command.whom, text=command.text, name=command.name))
    return None


def penalise(work: Work[State], command: Penalise) -> Rejected | None:
    """Take points off a player; a penalty taken back has its points below zero."""
    if refusal := _refuse_whom(work, command.whom) or refuse_text(command.text):
        return refusal
    if not 0 < abs(command.points) <= MOST_POINTS:
        return refuse("points.bad", most=MOST_POINTS)
    penalised = Penalised(at=work.at, seat=command.whom, points=command.points, text=command.text, name=command.name)
    work.add(penalised)
    return None


def _refuse_whom(work: Work[State], whom: int) -> Rejected | None:
    """Who has gone home may still be warned or penalised."""
    refusal = HALL.refuse_seat(work.state, whom)
    return None if refusal and refusal.code == "seat.left" else refusal


def stop_watch(work: Work[State], command: StopWatch) -> Rejected | None:
    """The stopwatch stands still; slips are taken all the same."""
    watch = work.state.watch
    if watch.ends_at is None:
        return refuse("watch.none" if watch.left_ms is None else "watch.stopped")
    work.add(WatchStopped(at=work.at, left_ms=max(0, watch.ends_at - work.at), name=command.name))
    return None


def run_watch(work: Work[State], command: RunWatch) -> Rejected | None:
    """The stopwatch runs again with the time it had left."""
    watch = work.state.watch
    if watch.left_ms is None:
        return refuse("watch.none" if watch.ends_at is None else "watch.running")
    work.add(WatchRuns(at=work.at, ends_at=work.at + watch.left_ms, name=command.name))
    return None


def extend(work: Work[State], command: Extend) -> Rejected | None:
    """More time for everyone; where time was up and the round not closed yet, the round goes on."""
    state = work.state
    timed = state.options.round_ms is not None
    if state.phase not in (Phase.PLAYING, Phase.CHECKING) or not timed:
        return refuse("game.over" if state.phase is Phase.OVER else "watch.none")
    if not SECOND <= command.by_ms <= _LONGEST_MS:
        return refuse("watch.span", least=SECOND, most=_LONGEST_MS)
    work.add(Extended(at=work.at, by_ms=command.by_ms, name=command.name))
    return None


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
    deadlines,
    {
        commands.Announce: announce,
        commands.Join: join,
        commands.Register: join,
        commands.Resign: leave,
        commands.Remove: leave,
        commands.HandIn: _judged(slips.hand_in),
        commands.EnterSlip: _judged(slips.enter_slip),
        commands.Correct: _judged(slips.correct),
        commands.Remark: remark,
        commands.Draw: _found(rounds.draw),
        commands.ReplaceDraw: _found(rounds.draw),
        commands.CloseRound: _found(rounds.close_round),
        commands.Start: rounds.start,
        commands.StopWatch: stop_watch,
        commands.RunWatch: run_watch,
        commands.Extend: extend,
        commands.Warn: warn,
        commands.Penalise: penalise,
        commands.EndGame: rounds.end_game,
    },
    opening=open_hall,
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
