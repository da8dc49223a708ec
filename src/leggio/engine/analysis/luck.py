"""Luck of the draw: the best that could be done with the rack drawn, against the mean of racks that might have been."""

import random
from array import array

from leggio.core.tiles import take
from leggio.engine.leaves import trained_leaves
from leggio.engine.record import Turn
from leggio.kernel import BoardPosition, best_many


def luck_of(
    turn: Turn, position: BoardPosition, rules: str, unseen: str, draws: int, seed: int, threads: int
) -> float | None:
    """Points more than the mean draw would have given; None where nothing was drawn, or nobody knows what."""
    if not turn.is_whole or turn.kept is None:
        return None
    drawn = take(turn.rack, turn.kept)
    if not drawn:
        return None
    chance = random.Random(f"leggio-luck-1 {seed} {turn.number}")  # noqa: S311 - samples, no secret
    pool = sorted(unseen + drawn)
    racks = [turn.rack, *(turn.kept + "".join(chance.sample(pool, len(drawn))) for _ in range(draws))]
    worth = _worth(position, racks, rules if turn.bag else "", threads)
    return round(worth[0] - sum(worth[1:]) / draws, 2)


def worth_of_a_new_rack(
    turn: Turn, position: BoardPosition, rules: str, unseen: str, draws: int, seed: int, threads: int
) -> float:
    """What the best play is worth on average once all tiles went back and as many were drawn (art. 35)."""
    chance = random.Random(f"leggio-secco-1 {seed} {turn.number}")  # noqa: S311 - samples, no secret
    pool = sorted(unseen + turn.rack)
    racks = ["".join(chance.sample(pool, len(turn.rack))) for _ in range(draws)]
    return round(sum(_worth(position, racks, rules, threads)) / draws, 2)


def _worth(position: BoardPosition, racks: list[str], leaves_of: str, threads: int) -> list[float]:
    """The best play of each rack, in points with what it leaves; without any, nothing."""
    leaves = trained_leaves(leaves_of) if leaves_of else None
    equities, _, places, *_ = best_many([position] * len(racks), racks, 1, leaves, threads)
    lengths = places[3::5]  # row, column, down, length, tiles laid
    return [equity / 1000 if length else 0.0 for equity, length in zip(array("q", equities), lengths, strict=True)]
