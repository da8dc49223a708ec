"""Brackets."""

from leggio.tournament.pairing.knockout import bracket, following, rounds_to_final


def test_the_best_two_can_meet_in_the_final_only() -> None:
    """Final stage: first against last, and halves that keep the first two apart."""
    assert bracket([1, 2, 3, 4]) == [(1, 4), (2, 3)]
    assert bracket([1, 2, 3, 4, 5, 6, 7, 8]) == [(1, 8), (4, 5), (2, 7), (3, 6)]


def test_losers_of_the_semifinals_play_for_the_third_place() -> None:
    """Final stage: winners of neighbouring ties meet; of semifinals the losers too."""
    assert following([(1, 8), (5, 4), (7, 2), (3, 6)], is_semifinal=False) == [(1, 5), (7, 3)]
    assert following([(1, 5), (3, 7)], is_semifinal=True) == [(1, 3), (5, 7)]


def test_rounds_to_the_final() -> None:
    """Final stage: two players one round, four two, eight three."""
    assert [rounds_to_final(each) for each in (2, 4, 8)] == [1, 2, 3]
