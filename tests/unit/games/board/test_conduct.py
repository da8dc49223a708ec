"""Letters drawn for the start."""

from leggio.games.board.conduct import draw_letters


def test_a_jolly_is_drawn_again() -> None:
    """It is no letter; what was drawn is kept, in order."""
    draws: list[tuple[int, str]] = []
    assert draw_letters("A?BCDE", [0, 1], draws) == {0: "A", 1: "B"}
    assert draws == [(0, "A"), (1, "?"), (1, "B")]


def test_a_bag_that_may_not_last_decides_nothing() -> None:
    """No fair bag ties to its last tile; one that does must not break whoever checks it."""
    draws = [(0, "A"), (1, "A")]
    assert draw_letters("AAB", [0, 1], draws) is None
