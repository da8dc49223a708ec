"""Berger's tables."""

from collections import Counter
from itertools import combinations

import pytest

from leggio.tournament.pairing.round_robin import pair_round_robin, rounds_of


@pytest.mark.parametrize("count", range(2, 17))
@pytest.mark.parametrize("legs", [1, 2, 3])
def test_everyone_meets_everyone(count: int, legs: int) -> None:
    """Round robin: each pair once a leg, nobody twice in a round, starts and replies within one of each other a leg."""
    players = [10 + each for each in range(count)]
    met: Counter[frozenset[int]] = Counter()
    lead: Counter[int] = Counter()
    for number in range(1, rounds_of(count, legs) + 1):
        paired = pair_round_robin(players, number, legs)
        there = [player for match in paired.matches for player in (match.first, match.second)]
        there += [bye.player for bye in paired.byes]
        assert sorted(there) == players
        for match in paired.matches:
            met[frozenset((match.first, match.second))] += 1
            lead[match.first] += 1
            lead[match.second] -= 1
    assert met == Counter({frozenset(pair): legs for pair in combinations(players, 2)})
    assert max(map(abs, lead.values()), default=0) <= 1


def test_there_is_no_round_after_the_last() -> None:
    """Round robin: a smaller group has nothing to play once it is through."""
    assert not pair_round_robin([1, 2, 3, 4], 4).matches
    assert not pair_round_robin([1], 1).byes
