"""What those who sit in a case may not do while it is not settled, whatever else they are (art. 28, 45).

A case is a challenge, or two reports that differ. Who plays in it has no hand in it: not in the ruling, not in the
result, not in who decides.
"""

from collections.abc import Iterator

from leggio.core.outcome import Rejected
from leggio.tournament.commands import (
    Amend,
    AnyCommand,
    AppointPanel,
    AppointReferee,
    Correct,
    ReportResult,
    SetForfeit,
    SetResult,
    Swap,
    SwapStart,
    Unpair,
)
from leggio.tournament.judging import case_at, referee_plays, sits_at
from leggio.tournament.refusals import refuse
from leggio.tournament.result import Source
from leggio.tournament.state import Game, State, can_be_put_right, is_open


def refuse_in_own_case(state: State, command: AnyCommand) -> Rejected | None:
    """Why somebody may not do this because of a case, if they may not."""
    match command:
        case AppointReferee() | AppointPanel():
            return _staff(state, command)
        case Amend() | Unpair():
            return _own(state, command.by)
        case Swap():
            return _touched(state, command.round, command.one, command.other)
        case SwapStart():
            game = state.game(command.round, command.table)
            return _touched(state, command.round, *(game.players if game else ()))
        case SetResult() | SetForfeit() | Correct() | ReportResult():
            return _result(state, command)
        case _:
            return None


def is_in_own_case(state: State, name: str) -> bool:
    """Whether this person sits in a case that is not settled."""
    return any(sits_at(state, game, name) for _, game in _unsettled(state))


def _unsettled(state: State) -> Iterator[tuple[int, Game]]:
    """Games with a case whose outcome may still change, with their rounds."""
    pending = {(case.round, case.table) for case in state.cases if is_open(case) or can_be_put_right(case)}
    for one in state.rounds:
        for game in one.games:
            if game.in_conflict or (one.number, game.table) in pending:
                yield one.number, game


def _own(state: State, by: str) -> Rejected | None:
    for number, game in _unsettled(state):
        if sits_at(state, game, by):
            return refuse("case.own", round=number, table=game.table)
    return None


def _staff(state: State, command: AppointReferee | AppointPanel) -> Rejected | None:
    """While a case of the referee's own game is not settled nobody changes who decides; in others not its two."""
    names = (command.by, command.name) if isinstance(command, AppointReferee) else (command.by,)
    for number, game in _unsettled(state):
        if referee_plays(state, game) or any(sits_at(state, game, name) for name in names):
            return refuse("staff.case_open", round=number, table=game.table)
    return None


def _touched(state: State, number: int, *players: int) -> Rejected | None:
    """The two of a case stay where they are until it is settled."""
    for where, game in _unsettled(state):
        if where == number and set(players) & set(game.players):
            return refuse("pair.case_open", table=game.table)
    return None


def _result(state: State, command: SetResult | SetForfeit | Correct | ReportResult) -> Rejected | None:
    game = state.game(command.round, command.table)
    if game is None or (isinstance(command, SetResult) and command.source is Source.ONLINE):
        return None  # what a table online has come to, nobody chose
    is_waiting = case_at(state, command.round, command.table) is not None
    if isinstance(command, ReportResult):
        return refuse("result.case_open", table=command.table) if is_waiting else None
    concerned = isinstance(command, Correct) or is_waiting or game.in_conflict
    if concerned and sits_at(state, game, command.by):
        return refuse("case.own", round=command.round, table=command.table)
    return None
