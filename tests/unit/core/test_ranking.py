"""Places at the end of a game."""

import pytest

from leggio.core.ranking import places


@pytest.mark.parametrize(
    ("scores", "resigned", "ranked"),
    [
        ((10, 20), (), ((1,), (0,))),
        ((10, 10), (), ((0, 1),)),
        ((5, 9, 9, 1), (), ((1, 2), (0,), (3,))),
        ((99, 1), (0,), ((1,), (0,))),
        ((50, 60, 1), (1, 0), ((2,), (0,), (1,))),
        ((-3, -1), (), ((1,), (0,))),
    ],
)
def test_places(scores: tuple[int, ...], resigned: tuple[int, ...], ranked: tuple[tuple[int, ...], ...]) -> None:
    """Best first, equal scores together; who resigned comes last, and who resigned first last of all."""
    assert places(scores, resigned) == ranked
