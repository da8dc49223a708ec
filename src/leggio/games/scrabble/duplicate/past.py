"""A past event played once more, alone: the same letters on the same boards, against the people who were there."""

from collections.abc import Sequence

import msgspec

from leggio.core.verdicts import Judge
from leggio.games.scrabble.duplicate.options import Master
from leggio.games.scrabble.duplicate.slips import Assessed, Written, assess
from leggio.games.scrabble.duplicate.state import Round, State


class Attempt(msgspec.Struct, frozen=True):
    """A slip written long after the round."""

    assessed: Assessed | None  # None: nothing was handed in
    bonus: int = 0

    @property
    def points(self) -> int:
        """What it makes."""
        laid = self.assessed.laid if self.assessed else None
        return (laid.score if laid else 0) + self.bonus


def attempt(state: State, closed: Round, written: Written | None, judge: Judge) -> Attempt:
    """What a slip would have made in that round: alone with the best play, the bonus too."""
    if written is None:
        return Attempt(None)
    assessed = assess(state.rules, closed.board, closed.rack, written, judge)
    return Attempt(assessed, closed.bonus if assessed.laid and _is_alone(state, closed, assessed.laid.score) else 0)


def _is_alone(state: State, closed: Round, score: int) -> bool:
    field = max((slip.score for slip in closed.slips.values()), default=0)
    is_best = state.options.master is Master.BEST_SLIP or score >= closed.top[0].score
    return closed.field + 1 >= state.options.solo_from and is_best and score > field


def points_after(state: State, rounds: int) -> tuple[int, ...]:
    """What everyone had after so many rounds, without penalties: a field to compare oneself with on the way."""
    closed = list(state.rounds)[:rounds]
    return tuple(sum(each.points(seat) for each in closed) for seat in range(len(state.roll)))


def percentile(points: int, field: Sequence[int]) -> int:
    """The share of a field one leaves behind, equal points by half: in hundredths of a percent, halves up."""
    if not field:
        return 10_000
    halves = sum(2 * (points > each) + (points == each) for each in field)
    return (10_000 * halves + len(field)) // (2 * len(field))


def place(points: int, field: Sequence[int]) -> int:
    """Where one would have come."""
    return 1 + sum(each > points for each in field)
