"""Results: from the desk, from both players, from a table online; conflicts are the referee's (art. 46)."""

from leggio.core.letters import is_label
from leggio.core.outcome import Rejected
from leggio.tournament.commands import Correct, OpenOnline, ReportResult, SetForfeit, SetResult
from leggio.tournament.entrant import same_name
from leggio.tournament.events import ConflictFound, OnlineOpened, Reported, ResultCorrected, ResultSet
from leggio.tournament.judging import deciders, may_decide
from leggio.tournament.pairs import game_at
from leggio.tournament.panel import is_carried
from leggio.tournament.pending_events import PendingEvents
from leggio.tournament.refusals import refuse
from leggio.tournament.result import POINTS, Result, Source, Winner, winner_by
from leggio.tournament.rights import bad_reason, not_at_desk, not_director
from leggio.tournament.state import Game, State

LONGEST_REFERENCE = 60


def set_result(work: PendingEvents, command: SetResult) -> Rejected | None:
    """Put a result down where there is none."""
    state = work.state
    game = _open_game(state, command)
    if isinstance(game, Rejected):
        return game
    if refusal := _no_right(state, game, command):
        return refusal
    result = _played(command)
    if isinstance(result, Rejected):
        return result
    if not game.in_conflict or command.source is Source.ONLINE or is_carried(work, command, deciders(state, game)):
        work.record(ResultSet, command, result=result)
    return None


def open_online(work: PendingEvents, command: OpenOnline) -> Rejected | None:
    """One of the two wants to play online: there is one table for it, and its result counts."""
    state = work.state
    game = _open_game(state, command)
    if isinstance(game, Rejected):
        return game
    if not any(same_name(command.by, state.entrants[player - 1].name) for player in game.players):
        return refuse("result.not_yourself", by=command.by)
    if game.online:
        return refuse("online.already", table=command.table)
    if game.reports:
        return refuse("online.reported", table=command.table)
    if not is_label(command.reference, LONGEST_REFERENCE):
        return refuse("result.source")
    work.record(OnlineOpened, command)
    return None


def _no_right(state: State, game: Game, command: SetResult) -> Rejected | None:
    if command.source is Source.ONLINE:
        # The server hands it in from the table itself; the reference says which.
        known = not game.online or game.online == command.reference
        return None if known and is_label(command.reference, LONGEST_REFERENCE) else refuse("result.source")
    if command.source is not Source.DESK or command.reference:
        return refuse("result.source")
    if game.in_conflict:
        return may_decide(state, game, command.by)
    return not_at_desk(state, command.by)


def _played(command: SetResult | Correct) -> Result | Rejected:
    if command.first not in POINTS or command.second not in POINTS:
        return refuse("result.points", least=POINTS[0], most=POINTS[-1])
    if command.winner is Winner.NOBODY:
        return refuse("result.winner")
    source, reference = Source.DESK, ""
    if isinstance(command, SetResult):
        source, reference = command.source, command.reference
    return Result(
        first=command.first,
        second=command.second,
        winner=command.winner or winner_by(command.first, command.second),
        source=source,
        reference=reference,
    )


def set_forfeit(work: PendingEvents, command: SetForfeit) -> Rejected | None:
    """A game one of the two, or neither, came for."""
    state = work.state
    game = _open_game(state, command)
    if isinstance(game, Rejected):
        return game
    if refusal := may_decide(state, game, command.by) if game.in_conflict else not_at_desk(state, command.by):
        return refusal
    if command.winner is Winner.DRAW:
        return refuse("result.winner")
    if not game.in_conflict or is_carried(work, command, deciders(state, game)):
        work.record(ResultSet, command, result=Result(winner=command.winner, source=Source.FORFEIT))
    return None


def report(work: PendingEvents, command: ReportResult) -> Rejected | None:
    """What one of the two says; what both say stands, else the referee is called."""
    state = work.state
    game = _open_game(state, command)
    if isinstance(game, Rejected):
        return game
    if command.player not in game.players:
        return refuse("result.not_at_table", player=command.player, table=command.table)
    if not same_name(command.by, state.entrants[command.player - 1].name):
        return refuse("result.not_yourself", by=command.by)
    if game.in_conflict:
        return refuse("result.conflict", table=command.table)
    if command.first not in POINTS or command.second not in POINTS:
        return refuse("result.points", least=POINTS[0], most=POINTS[-1])
    work.record(Reported, command)
    _compare(work, command)
    return None


def _compare(work: PendingEvents, command: ReportResult) -> None:
    game = work.state.game(command.round, command.table)
    if game is None or len(game.reports) < 2:
        return
    one, other = game.reports
    if (one.first, one.second) != (other.first, other.second):
        work.record(ConflictFound, command)
        return
    winner = winner_by(one.first, one.second)
    work.record(
        ResultSet, command, result=Result(first=one.first, second=one.second, winner=winner, source=Source.PLAYERS)
    )


def correct(work: PendingEvents, command: Correct) -> Rejected | None:
    """Change a result of any round, with the reason; what was paired since stays."""
    state = work.state
    game = game_at(state, command.round, command.table)
    if isinstance(game, Rejected):
        return game
    is_directors = not_director(state, command.by) is None
    if not is_directors and (refusal := may_decide(state, game, command.by)):
        return refusal
    if refusal := bad_reason(command.reason):
        return refusal
    if game.result is None:
        return refuse("result.none", table=command.table, round=command.round)
    result = result_wanted(command)
    if isinstance(result, Rejected):
        return result
    if result == game.result:
        return refuse("result.same", table=command.table)
    if is_directors or is_carried(work, command, deciders(state, game)):
        work.record(ResultCorrected, command, before=game.result, result=result)
    return None


def result_wanted(command: Correct) -> Result | Rejected:
    """The result as a correction would have it."""
    return _forfeited(command) if command.forfeit else _played(command)


def _forfeited(command: Correct) -> Result | Rejected:
    if command.winner is None or command.winner is Winner.DRAW or command.first or command.second:
        return refuse("result.winner")
    return Result(winner=command.winner, source=Source.FORFEIT)


def _open_game(state: State, command: SetResult | SetForfeit | ReportResult | OpenOnline) -> Game | Rejected:
    game = game_at(state, command.round, command.table)
    if isinstance(game, Game) and game.result is not None:
        return refuse("result.already", table=command.table, round=command.round)
    return game
