"""What a correction would change, before anyone makes it."""

import msgspec

from leggio.core.outcome import Rejected
from leggio.tournament.commands import Correct
from leggio.tournament.decide import decide
from leggio.tournament.evolve import evolve
from leggio.tournament.result import Result
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
    corrected = state
    for event in outcome.events:
        corrected = evolve(corrected, event)
    then = {line.number: line for line in standings(state)}
    moves = [Move(then[line.number], line) for line in standings(corrected) if _seen(line) != _seen(then[line.number])]
    old, new = (each.game(command.round, command.table) for each in (state, corrected))
    if old is None or new is None or old.result is None or new.result is None:
        raise ValueError("a correction that was accepted has a result before and after")
    return Preview(
        before=old.result,
        after=new.result,
        moves=tuple(moves),
        kept_rounds=tuple(range(command.round + 1, len(state.rounds) + 1)),
    )


def _seen(line: Line) -> tuple[int, ...]:
    """What people look at: a Buchholz that moves nobody is no news."""
    return line.place, line.score, line.spread, line.points, line.wins, line.draws, line.losses, line.forfeits
