"""Results."""

from leggio.games.duplicate.commands import Resign
from leggio.games.duplicate.standings import percent_of, rank, shared_places, standings
from support.duplicate.halls import in_round


def test_points_share_of_the_top_and_distance_from_it() -> None:
    """Custom of Duplicate: a result is told as points, as a percentage of the top and as a negative against it."""
    game = in_round("Anna", "Bea", "Carlo", "Dino")
    game.hand_in(1, "8D", "MICIO")
    game.hand_in(0, "8F", "MICIO")
    game.hand_in(3, "H4", "MICIO")
    game.close()
    game.do(Resign(seat=2))
    lines = [
        (each.place, each.player, each.points, each.percent, each.negative, each.left) for each in standings(game.state)
    ]
    assert lines == [
        (1, "Bea", 22, 10_000, 0, False),
        (1, "Dino", 22, 10_000, 0, False),
        (3, "Anna", 16, 7273, -6, False),
        (4, "Carlo", 0, 0, -22, True),
    ]
    assert [each.player for each in standings(game.state, 2)] == ["Bea", "Dino"]


def test_equal_points_share_the_better_place() -> None:
    """Custom of Duplicate: two firsts, then a third."""
    ranking = rank([5, 9, 9, 5, 1])
    assert ranking.order == (1, 2, 0, 3, 4)
    assert ranking.places == (3, 1, 1, 3, 5)
    assert shared_places(ranking) == ((1, 2), (0, 3), (4,))
    assert shared_places(rank([])) == ()


def test_percentages_are_rounded_to_the_nearest_hundredth() -> None:
    """Integers, the same everywhere; before the first round there is no top to speak of; below zero too."""
    assert (percent_of(2, 3), percent_of(1, 3), percent_of(1, 8)) == (6667, 3333, 1250)
    assert percent_of(0, 0) == 0
    assert percent_of(-5, 100) == -500
