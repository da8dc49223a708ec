"""Who comes where at the end of a game."""

from collections.abc import Sequence


def places(scores: Sequence[int], resigned: Sequence[int], lost: int | None = None) -> tuple[tuple[int, ...], ...]:
    """Seats best first, equal scores together.

    Who resigned comes after everyone who stayed; of those, whoever lost whatever their score comes last.
    """

    def rank(seat: int) -> tuple[int, bool, int]:
        # Among those who resigned, whoever stayed longer is placed higher.
        left = resigned.index(seat) - len(resigned) if seat in resigned else 0
        return (left, False, 0) if left else (0, seat != lost, scores[seat])

    seats = range(len(scores))
    ranks = sorted({rank(seat) for seat in seats}, reverse=True)
    return tuple(tuple(seat for seat in seats if rank(seat) == each) for each in ranks)
