"""Rules as the engine wants them."""

import pytest
from msgspec.structs import replace

from leggio.engine.registry import house_of, rules_of
from leggio.games.scarabeo import Game as Scarabeo
from leggio.games.scarabeo.rules import FIRST


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


@pytest.mark.parametrize(("others", "gained"), [(1, 80), (2, 60), (3, 53.333)])
def test_going_out_of_several(others: int, gained: float) -> None:
    """Scarabeo, art. 30, 33-34: the closer gains what all hold, scarabs at thirty, and each loses their own."""
    assert rules_of("scarabeo").gained_on_each("?MZ", others) == pytest.approx(gained, abs=0.01)


@pytest.mark.parametrize(("others", "lost"), [(1, 80), (2, 60), (3, 53.333)])
def test_staying_in_with_several(others: int, lost: float) -> None:
    """Scarabeo, art. 30, 33-34: what one is left with is lost, and one of the others gains it."""
    rules = rules_of("scarabeo")
    assert rules.lost_to_each("?MZ", others) == pytest.approx(lost, abs=0.01)
    assert rules.last_leaves(others).value("?MZ") == pytest.approx(-1000 * lost, abs=2)


def test_choices_of_a_table_change_the_rules() -> None:
    """Scarabeo, art. 15: 2L and 3L for tiles just placed, if the table chose so; nobody chooses what there is not."""
    assert rules_of("scarabeo").letter_premiums_stay
    assert not rules_of("scarabeo", ("letters_placed",)).letter_premiums_stay
    with pytest.raises(KeyError):
        rules_of("figs", ("letters_placed",))


@pytest.mark.parametrize(("rules", "tiles"), [("figs", 7), ("scarabeo", 6)])
def test_the_fewest_tiles_with_a_prize(rules: str, tiles: int) -> None:
    """Art. 13; Scarabeo art. 25-27."""
    assert rules_of(rules).prize_tiles == tiles


@pytest.mark.parametrize(("rules", "cost"), [("figs", 4), ("scarabeo", 0)])
def test_what_a_phoney_costs_beside_its_points(rules: str, cost: int) -> None:
    """Art. 30; Scarabeo has no penalties (art. 13)."""
    assert rules_of(rules).phoney_costs(20) == cost


def test_the_stricter_reading_of_art_5() -> None:
    """Scarabeo, art. 5: a table that chose it, and one of the rules' first version, are played by it."""
    newest = Scarabeo("Anna", "Bea", words="contare").state
    strict = Scarabeo("Anna", "Bea", words="contare", joining="hold").state
    assert [house_of(each) for each in (newest, strict, replace(newest, rules=FIRST))] == [(), ("hold",), ("hold",)]
    assert rules_of("scarabeo", ("hold",)).least_cross_run == rules_of("scarabeo").layout.size


def test_2l_and_3l_as_the_table_chose() -> None:
    """Scarabeo, art. 15: bots, and the analysis of a table's log, count them as its option says."""
    usual, placed = (
        Scarabeo("Anna", "Bea", words="contare", letter_squares=squares).state for squares in ("covered", "placed")
    )
    assert [rules_of("scarabeo", house_of(each)).letter_premiums_stay for each in (usual, placed)] == [True, False]
