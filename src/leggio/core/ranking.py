"""Who comes where at the end of a game."""

from collections.abc import Sequence


def places(scores: Sequence[int], resigned: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    """Seats best first, equal scores together; who resigned comes after everyone who stayed."""

    def rank(seat: int) -> tuple[int, int]:
        # Among those who resigned, whoever stayed longer is placed higher.
        left = resigned.index(seat) - len(resigned) if seat in resigned else 0
        return (left, 0) if left else (0, scores[seat])

    seats = range(len(scores))
    ranks = sorted({rank(seat) for seat in seats}, key=lambda each: (each[0] == 0, each[0], each[1]), reverse=True)
    return tuple(tuple(seat for seat in seats if rank(seat) == each) for each in ranks)
