"""How many frames a client may send."""

from leggio.server.sockets.budget import Budget


def test_so_many_at_once_and_then_so_many_a_second() -> None:
    """The bucket empties, and fills by itself, to the brim and no further."""
    budget = Budget(at_once=3, a_second=2, now=100)
    assert [budget.spend(100) for _ in range(4)] == [True, True, True, False]
    assert [budget.spend(100.5) for _ in range(2)] == [True, False]
    assert [budget.spend(200) for _ in range(4)] == [True, True, True, False]
