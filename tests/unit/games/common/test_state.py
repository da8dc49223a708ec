"""Who sits where, who is still in the game, and who comes next."""

import msgspec

from leggio.games.common.state import Seating


class Table(Seating, frozen=True):
    """Four seats, of which some resigned."""

    players: tuple[str, ...]
    resigned: tuple[int, ...] = ()


def test_whoever_resigned_is_passed_over() -> None:
    """Turn order skips them, and they are nobody's opponents."""
    table = Table(("Anna", "Bea", "Carla", "Dora"), resigned=(1, 0))
    assert tuple(table.seats) == (0, 1, 2, 3)
    assert table.active == (2, 3)
    assert table.after(3) == 2
    assert table.opponents(2) == (3,)


def test_seating_writes_no_field_of_its_own_where_nobody_mixes_the_bag() -> None:
    """Such states are written in the order of their own fields, as they always were."""
    assert msgspec.json.encode(Table(("Anna",))) == b'{"players":["Anna"],"resigned":[]}'
