"""The distance between two words by its definition: slow, and easy to believe."""

from functools import cache


def distance_between(one: str, other: str) -> int:
    """Damerau-Levenshtein: letters put in, left out, changed; neighbours swapped, with changes between them allowed."""

    @cache
    def first(i: int, j: int) -> int:
        """The distance between the first i letters of one and the first j of the other."""
        if i == 0 or j == 0:
            return i + j
        swaps = (
            first(k - 1, m - 1) + (i - k - 1) + 1 + (j - m - 1)
            for k in range(1, i)
            for m in range(1, j)
            if one[k - 1] == other[j - 1] and one[i - 1] == other[m - 1]
        )
        return min(
            first(i - 1, j) + 1,
            first(i, j - 1) + 1,
            first(i - 1, j - 1) + (one[i - 1] != other[j - 1]),
            *swaps,
        )

    return first(len(one), len(other))
