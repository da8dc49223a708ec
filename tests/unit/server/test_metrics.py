"""Figures of a server."""

from leggio.server.metrics import Metrics


def test_outcomes_are_few() -> None:
    """Of the many codes of refusals only their kind is counted: the number of figures is bounded."""
    metrics = Metrics()
    for outcome in ("accepted", "table.stale", "store.unavailable", "play.not_connected", "play.gap"):
        metrics.commanded("scrabble", outcome)
    figures = metrics.exposition().decode()
    assert 'leggio_commands_total{game="scrabble",outcome="refused"} 2.0' in figures
    assert 'leggio_commands_total{game="scrabble",outcome="stale"} 1.0' in figures
    assert 'leggio_commands_total{game="scrabble",outcome="unavailable"} 1.0' in figures
    assert "play.gap" not in figures


def test_methods_are_few() -> None:
    """A method that somebody made up is not a figure of its own."""
    metrics = Metrics()
    metrics.answered("BREW", 405, 0.001)
    metrics.answered("GET", 204, 0.001)
    figures = metrics.exposition().decode()
    assert 'leggio_requests_total{method="other",status="4xx"} 1.0' in figures
    assert 'leggio_requests_total{method="GET",status="2xx"} 1.0' in figures
    assert "BREW" not in figures


def test_tables_are_counted_when_asked() -> None:
    """The number is that of the moment."""
    metrics = Metrics()
    tables = ["one"]
    metrics.watch_tables(lambda: len(tables))
    tables.append("two")
    assert "leggio_tables_loaded 2.0" in metrics.exposition().decode()


def test_sockets_come_and_go() -> None:
    """Open ones only."""
    metrics = Metrics()
    metrics.socket_opened()
    metrics.socket_opened()
    metrics.socket_closed()
    assert "leggio_sockets 1.0" in metrics.exposition().decode()
