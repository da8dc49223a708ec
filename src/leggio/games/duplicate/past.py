"""A past event played once more, alone: the same letters on the same boards, against the people who were there."""

from collections.abc import Sequence

import msgspec

from leggio.core.verdicts import Judge
from leggio.games.duplicate.events import Fault, Laid
from leggio.games.duplicate.rules import Master
from leggio.games.duplicate.slips import Assessed, Written, assess
from leggio.games.duplicate.state import Round, State


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


class Made(msgspec.Struct, frozen=True, kw_only=True):
    """A round one has played once more: what one made of it, and what there was."""

    number: int
    points: int  # with the bonus
    bonus: int
    laid: Laid | None
    fault: Fault | None
    top: Laid
    master: Laid
    found: int  # how many found a play as good as the top
    field: int  # how many were playing


class Bout(msgspec.Struct, frozen=True, kw_only=True):
    """The round to play next: the board and the letters as everyone had them."""

    number: int
    board: tuple[str, ...]
    rack: str
    round_ms: int | None


class Replayed(msgspec.Struct, frozen=True, kw_only=True):
    """How far one has come, against what everyone had by then."""

    rounds: int  # that there were
    made: tuple[Made, ...]
    points: int
    top: int  # of the tops so far
    place: int
    field: int  # people, oneself among them
    percentile: int  # in hundredths of a percent
    next: Bout | None


def replayed(state: State, slips: Sequence[Written | None], judge: Judge) -> Replayed:
    """The rounds these slips are for, each in turn, and the round that comes next. Nobody trusts a sum."""
    closed = list(state.rounds)
    made = tuple(_made(state, each, slip, judge) for each, slip in zip(closed, slips, strict=False))
    points = sum(each.points for each in made)
    field = points_after(state, len(made))
    return Replayed(
        rounds=len(closed),
        made=made,
        points=points,
        top=sum(each.top.score for each in made),
        place=place(points, field),
        field=len(field) + 1,
        percentile=percentile(points, field),
        next=_bout(state, closed[len(made)]) if len(made) < len(closed) else None,
    )


def _made(state: State, closed: Round, slip: Written | None, judge: Judge) -> Made:
    tried = attempt(state, closed, slip, judge)
    return Made(
        number=closed.number,
        points=tried.points,
        bonus=tried.bonus,
        laid=tried.assessed.laid if tried.assessed else None,
        fault=tried.assessed.fault if tried.assessed else None,
        top=closed.top[0],
        master=closed.master,
        found=closed.found,
        field=closed.field,
    )


def _bout(state: State, closed: Round) -> Bout:
    return Bout(
        number=closed.number,
        board=tuple(closed.board.rows),
        rack="".join(sorted(closed.rack)),
        round_ms=state.options.round_ms,
    )
