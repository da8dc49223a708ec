"""Rules as the engine wants them."""

import pytest

from leggio.engine.registry import rules_of


@pytest.mark.parametrize(
    ("rules", "rack", "cost"),
    [("figs", "MZ", 11), ("figs", "M?", 3), ("figs-previous", "M?", 10), ("scarabeo", "M?", 32), ("figs", "", 0)],
)
def test_what_a_rack_costs_at_the_end(rules: str, rack: str, cost: int) -> None:
    """Art. 40 of either edition; Scarabeo art. 30, 33."""
    assert rules_of(rules).left_over(rack) == cost


@pytest.mark.parametrize(("rules", "gained"), [("figs", 22), ("figs-previous", 11), ("scarabeo", 20)])
def test_what_going_out_gains_on_the_other(rules: str, gained: int) -> None:
    """Art. 40: only the present edition credits them as well; Scarabeo art. 33-34."""
    assert rules_of(rules).gained_going_out("MZ") == gained


@pytest.mark.parametrize(("rules", "tiles"), [("figs", 7), ("scarabeo", 6)])
def test_the_fewest_tiles_with_a_prize(rules: str, tiles: int) -> None:
    """Art. 13; Scarabeo art. 25-27."""
    assert rules_of(rules).prize_tiles == tiles


@pytest.mark.parametrize(("rules", "cost"), [("figs", 4), ("scarabeo", 0)])
def test_what_a_phoney_costs_beside_its_points(rules: str, cost: int) -> None:
    """Art. 30; Scarabeo has no penalties (art. 13)."""
    assert rules_of(rules).phoney_costs(20) == cost
