"""What an event may choose."""

import pytest

from leggio.games.duplicate.rules import RULE_SETS, Drawing, Master, Options, options_for, wrong_option

RULES = RULE_SETS["figs", 1]


def test_the_usual_event() -> None:
    """Customs of Duplicate: 7 letters, 3 minutes with a warning, 2 and 2 up to round 15, solo 10 from 16 players."""
    usual = options_for(RULES)
    assert (usual.letters, usual.round_ms, usual.warning_ms) == (7, 180_000, 30_000)
    assert (usual.early_rounds, usual.early_kinds, usual.late_kinds) == (15, 2, 1)
    assert (usual.solo_bonus, usual.solo_from) == (10, 16)
    assert (usual.master, usual.drawing) == (Master.BEST_SLIP, Drawing.COMPUTER)
    assert wrong_option(usual, RULES) is None
    assert options_for(RULES, round_ms=150_000).round_ms == 150_000


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("letters", 6),
        ("letters", 9),
        ("round_ms", 999),
        ("round_ms", 86_400_001),
        ("warning_ms", -1),
        ("warning_ms", 180_000),
        ("early_rounds", -1),
        ("early_kinds", 4),
        ("late_kinds", -1),
        ("solo_bonus", -1),
        ("solo_from", 0),
        ("most_rounds", 0),
    ],
)
def test_values_without_sense(field: str, value: int) -> None:
    """The field that is wrong is named."""
    assert wrong_option(options_for(RULES, **{field: value}), RULES) == field


def test_no_stopwatch_is_a_choice() -> None:
    """The desk closes each round then."""
    assert wrong_option(Options(round_ms=None), RULES) is None
