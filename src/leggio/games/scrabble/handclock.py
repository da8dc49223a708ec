"""Clocks pressed by hand, as over the board: who turns the board, who starts whose time. Art. 25, 27."""

from leggio.core.outcome import Rejected
from leggio.games.common.work import Work
from leggio.games.scrabble.commands import PressClock, TurnBoard
from leggio.games.scrabble.conduct import TABLE
from leggio.games.scrabble.events import BoardTurned, ClockPressed
from leggio.games.scrabble.refusals import refuse
from leggio.games.scrabble.state import State


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
