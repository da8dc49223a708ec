"""Prices and matchings."""

import pytest

from leggio.tournament.pairing.matching import cheapest_matching, prices


def test_prices_compare_as_levels_do() -> None:
    """Pairing method: however many small wrongs there are, one of the level above is worse."""
    costs = [(0, 1, (1, 0)), (2, 3, (0, 9)), (0, 2, (0, 9)), (1, 3, (0, 9)), (0, 3, (0, 8)), (1, 2, (1, 0))]
    edges = {(one, other): price for one, other, price in prices(costs, [2, 2])}
    assert edges[0, 1] > edges[2, 3] + edges[0, 2]
    assert cheapest_matching(4, prices(costs, [2, 2])) == [(0, 2), (1, 3)]


def test_only_the_last_level_is_rounded_off() -> None:
    """Pairing method: of a thousand players after sixty rounds, all levels but the last are exact, and prices fit."""
    most = (60, 60, 120, 1, 120, 120**2, 1000, 2 * 60**2, 1000**2)
    times = (500, 1, 1, 500, 500, 500, 1, 500, 500)
    costs = [(0, 1, most), (0, 2, (*most[:-2], most[-2] - 1, most[-1])), (0, 3, (*most[:-1], 0)), (1, 2, (0,) * 9)]
    edges = [price for _, _, price in prices(costs, times)]
    assert edges[0] >= edges[2] > edges[1] > edges[3] == 0
    assert edges[0].bit_length() + (1000).bit_length() <= 124
    assert cheapest_matching(4, [*prices(costs, times), (1, 3, 0), (2, 3, 0)]) in ([(0, 2), (1, 3)], [(0, 3), (1, 2)])


def test_nothing_is_rounded_off_in_fields_there_are() -> None:
    """Pairing method: 500 players after fifteen rounds, most of them at odds: every level is exact."""
    most = (3, 2, 30, 1, 30, 30**2, 500, 2 * 5**2, 500**2)
    times = (250, 1, 1, 250, 250, 250, 1, 250, 250)
    costs = [(0, 1, most), (0, 2, (*most[:-1], most[-1] - 1))]
    one, other = (price for _, _, price in prices(costs, times))
    assert one - other == 1


def test_prices_that_do_not_fit_are_no_answer() -> None:
    """Pairing method: rather an error than a sum that has overflowed."""
    with pytest.raises(ValueError, match="too big"):
        cheapest_matching(2, [(0, 1, 1 << 123)])
