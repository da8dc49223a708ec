"""How long the way to a client is."""

from leggio.server.sockets.lag import MOST_ALLOWED_MS, Lag


def test_the_median_of_the_last_five() -> None:
    """One slow answer changes little; old ones are forgotten."""
    lag = Lag()
    assert lag.round_trip_ms is None
    assert lag.allowance_ms == 0
    for trip in (900, 900, 40, 60, 50, 2000, 44):
        lag.pong(lag.ping(0), trip)
    assert lag.round_trip_ms == 50
    assert lag.allowance_ms == 25


def test_the_allowance_is_bounded() -> None:
    """A client that answers pings late on purpose gains a quarter of a second, and no more."""
    lag = Lag()
    lag.pong(lag.ping(0), 60_000)
    assert lag.allowance_ms == MOST_ALLOWED_MS


def test_answers_to_nothing() -> None:
    """A number that was not sent, or was answered before, tells nothing."""
    lag = Lag()
    number = lag.ping(0)
    assert not lag.pong(number + 1, 5)
    assert lag.pong(number, 5)
    assert not lag.pong(number, 7)
    assert lag.round_trip_ms == 5


def test_unanswered_pings_are_forgotten() -> None:
    """A client that never answers takes no memory."""
    lag = Lag()
    first = lag.ping(0)
    for _ in range(100):
        lag.ping(1)
    assert not lag.pong(first, 2)
