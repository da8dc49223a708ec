"""Prices and matchings."""

import pytest

from leggio.tournament.pairing.matching import cheapest_matching, prices


def test_prices_compare_as_levels_do() -> None:
    """Pairing method: however many small wrongs there are, one of the level above is worse."""
    costs = [(0, 1, (1, 0)), (2, 3, (0, 9)), (0, 2, (0, 9)), (1, 3, (0, 9)), (0, 3, (0, 8)), (1, 2, (1, 0))]
    edges = {(one, other): price for one, other, price in prices(costs, pairs=2)}
    assert edges[0, 1] > edges[2, 3] + edges[0, 2]
    assert cheapest_matching(4, prices(costs, pairs=2)) == [(0, 2), (1, 3)]


def test_prices_that_do_not_fit_are_no_answer() -> None:
    """Pairing method: rather an error than a sum that has overflowed."""
    with pytest.raises(ValueError, match="too big"):
        cheapest_matching(2, [(0, 1, 1 << 120)])
