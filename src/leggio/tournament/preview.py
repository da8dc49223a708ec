"""What a correction would change, before anyone makes it."""

import msgspec

from leggio.core.outcome import Rejected
from leggio.tournament.commands import Correct
from leggio.tournament.decide import decide
from leggio.tournament.events import ResultCorrected
from leggio.tournament.evolve import evolve
from leggio.tournament.result import Result
from leggio.tournament.results import result_wanted
from leggio.tournament.standings.ranking import Line, standings
from leggio.tournament.state import State


class Move(msgspec.Struct, frozen=True):
    """A player whose line changes."""

    before: Line
    after: Line


class Preview(msgspec.Struct, frozen=True, kw_only=True):
    """The result before and after, the lines that change, and the rounds that were paired since and stay."""

    before: Result
    after: Result
    moves: tuple[Move, ...]
    kept_rounds: tuple[int, ...]


def preview(state: State, command: Correct) -> Preview | Rejected:
    """What would change; or why the correction would be refused."""
    outcome = decide(state, command, state.now)
    if isinstance(outcome, Rejected):
        return outcome
    result, game = result_wanted(command), state.game(command.round, command.table)
    if isinstance(result, Rejected) or game is None or game.result is None:
        raise ValueError("a correction that was accepted has a result before and after")
    # Of a panel that votes it may be the first vote only: what is seen is what it would come to.
    corrected = evolve(
        state,
        ResultCorrected(
            at=state.now,
            by=command.by,
            round=command.round,
            table=command.table,
            before=game.result,
            result=result,
            reason=command.reason,
        ),
    )
    then = {line.number: line for line in standings(state)}
    moves = [Move(then[line.number], line) for line in standings(corrected) if _seen(line) != _seen(then[line.number])]
    return Preview(
        before=game.result,
        after=result,
        moves=tuple(moves),
        kept_rounds=tuple(range(command.round + 1, len(state.rounds) + 1)),
    )


def _seen(line: Line) -> tuple[int, ...]:
    """What people look at: a Buchholz that moves nobody is no news."""
    return line.place, line.score, line.spread, line.points, line.wins, line.draws, line.losses, line.forfeits
