"""Time at the table: what falls due, whom it waits for, overtime, clocks pressed by hand. Art. 25, 27, 31, 36-39."""

from collections.abc import Callable, Iterator

from leggio.core.outcome import Rejected
from leggio.games.board.events import Standing
from leggio.games.common.conduct import Deadline, Work, soonest
from leggio.games.scrabble.commands import ClaimTime, PressClock, TurnBoard, refuse
from leggio.games.scrabble.conduct import TABLE
from leggio.games.scrabble.events import BoardTurned, ClockPressed, Ending, TimeClaimed
from leggio.games.scrabble.state import Phase, State, limit_at, time_allowed, time_left, window_closes


def next_deadline(state: State) -> int | None:
    """When something will fall due if nobody does anything: for whoever keeps the timers."""
    return soonest(state, deadlines)


def waits_for(state: State) -> tuple[int, ...]:
    """The seats that can move things on now; nobody while a person rules, or when the game is over."""
    if state.suspended is not None:
        return ()
    if state.phase is Phase.GATHERING:
        return state.absent
    if state.phase is not Phase.PLAYING:
        return ()
    if state.pending is None:
        return (state.turn,)
    if state.rules.each_may_challenge:
        return state.unanswered
    # Whoever is on turn may move all the same (art. 31).
    return tuple(seat for seat in state.active if seat in state.unanswered or seat == state.turn)


def deadlines(state: State) -> Iterator[Deadline[State]]:
    """What a table waits for: claims made by itself, the window of a pending play, the limit of the game."""
    if state.phase in (Phase.OVER, Phase.RULING) or state.suspended is not None:
        return
    if state.options.auto_claim:
        for seat in state.clock.running:
            allowed = time_allowed(state, seat)
            if allowed is not None and (when := state.clock.reaches(seat, allowed)) is not None:
                yield when, _claim_of(seat)
    limit = limit_at(state)
    if state.pending:
        # The limit waits for the pending play, which was laid in time and may still be challenged; but not for a
        # clock that nobody starts.
        closes = window_closes(state, state.pending)
        if (when := limit if closes is None else closes) is not None:
            yield when, lambda work: TABLE.stand(work, Standing.EXPIRED)
    elif limit is not None:
        yield limit, lambda work: TABLE.end(work, Ending.TIME_LIMIT)


def _claim_of(seat: int) -> Callable[[Work[State]], None]:
    return lambda work: _claimed(work, seat, None)


def claim_time(work: Work[State], command: ClaimTime) -> Rejected | None:
    """Point out used-up time: first the extra minute begins, then the game is lost (art. 37, 39c)."""
    state, against = work.state, command.against
    gathering = state.phase is Phase.GATHERING and command.seat in state.seats and command.seat not in state.absent
    if not gathering and (refusal := TABLE.refuse_seat(state, command.seat)):
        return refusal
    if against not in state.seats:
        return refuse("seat.unknown", seat=against)
    if against == command.seat:
        return refuse("time.own")
    left = time_left(state, against, work.at)
    if left is None:
        return refuse("time.untimed")
    if left > 0 or against in state.resigned:
        return refuse("time.not_used_up", left=left)
    _claimed(work, against, command.seat)
    return None


def _claimed(work: Work[State], against: int, seat: int | None) -> None:
    stage = 1 if work.state.overtime[against] is None else 2
    work.add(TimeClaimed(at=work.at, against=against, stage=stage, seat=seat))
    if stage == 2:
        TABLE.close_pending(work)
        TABLE.end(work, Ending.TIME_LOST)


def turn_board(work: Work[State], command: TurnBoard) -> Rejected | None:
    """The player on turn turns the board before the clock starts (art. 27, current edition)."""
    state = work.state
    if refusal := TABLE.refuse_seat(state, command.seat):
        return refusal
    if not (state.options.clock_by_hand and state.rules.turns_the_board):
        return refuse("clock.automatic")
    if state.turn != command.seat:
        return refuse("board.not_yours", turn=state.turn)
    if state.board_turned:
        return refuse("board.already_turned")
    work.add(BoardTurned(at=work.at, seat=command.seat))
    return None


def press_clock(work: Work[State], command: PressClock) -> Rejected | None:
    """An opponent starts the clock of the player on turn (art. 25, 27)."""
    state = work.state
    if refusal := TABLE.refuse_seat(state, command.seat):
        return refusal
    if not state.options.clock_by_hand:
        return refuse("clock.automatic")
    if state.clock.running:
        return refuse("clock.running")
    if state.turn == command.seat:
        return refuse("clock.not_yours")
    if state.rules.turns_the_board and not state.board_turned:
        return refuse("turn.board_not_turned")
    work.add(ClockPressed(at=work.at, seat=command.seat))
    return None
