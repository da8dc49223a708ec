"""Figures for Prometheus. Labels come from short closed lists, never from people: their number is bounded."""

from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.platform_collector import PlatformCollector
from prometheus_client.process_collector import ProcessCollector

from leggio.server.collectors import FastCounter, FastHistogram
from leggio.server.logger import log

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"

_OUTCOMES = {
    "accepted": "accepted",
    "repeated": "repeated",
    "table.stale": "stale",
    "store.full": "unavailable",
    "store.read_only": "unavailable",
    "store.unavailable": "unavailable",
    "server.draining": "unavailable",
}
_FAST = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
_SLOW = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)


class Metrics:
    """What one process counts; it is the hub's observer too."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        ProcessCollector(registry=self._registry)
        PlatformCollector(registry=self._registry)
        about = "Commands at tables, by game and outcome."
        self._commands = FastCounter("leggio_commands", about, ("game", "outcome"), self._registry)
        self._requests = self._counter("requests", "Requests, by method and class of status.", "method", "status")
        self._frames_refused = self._counter("frames_refused", "Frames of clients that made no sense, by code.", "code")
        self._commit = self._spread("commit_seconds", "From a command decided to its entry on disk.")
        self._broadcast = self._spread("broadcast_seconds", "From an entry on disk to all its views sent.")
        self._request = self._histogram("request_seconds", "From a request to its answer.", _FAST)
        self._thinking = self._histogram("bot_thinking_seconds", "What a bot takes for a command.", _SLOW, "level")
        self._told = FastCounter("leggio_views_sent", "Views sent to clients.", (), self._registry)
        self._failures = self._counter("failures", "What went wrong that nobody was waiting for.")
        self._sockets = self._gauge("sockets", "Open WebSockets.")
        self._tables = self._gauge("tables_loaded", "Tables in memory.")

    def commanded(self, game: str, outcome: str) -> None:
        """A command was answered; of the many codes only whose turn it was to blame is counted."""
        self._commands.add(game, _OUTCOMES.get(outcome, "refused"))

    def committed(self, seconds: float) -> None:
        """An entry is on disk."""
        self._commit.add(seconds)

    def broadcast(self, seconds: float, clients: int) -> None:
        """Everyone at a table has been sent their view."""
        self._broadcast.add(seconds)
        self._told.add(by=clients)

    def thought(self, level: str, seconds: float) -> None:
        """A bot has made up its mind, waiting for a process to think in included."""
        self._thinking.labels(level).observe(seconds)

    def failed(self, what: str, error: BaseException) -> None:
        """Something went wrong that nobody was waiting for."""
        self._failures.inc()
        log.error("failed", what=what, error=type(error).__name__, exc_info=error)

    def watch_tables(self, count: Callable[[], int]) -> None:
        """Ask for the number of tables in memory whenever figures are read."""
        self._tables.set_function(count)

    def socket_opened(self) -> None:
        """A client came."""
        self._sockets.inc()

    def socket_closed(self) -> None:
        """A client left."""
        self._sockets.dec()

    def frame_refused(self, code: str) -> None:
        """A frame made no sense."""
        self._frames_refused.labels(code).inc()

    def answered(self, method: str, status: int, seconds: float) -> None:
        """A request was answered."""
        self._requests.labels(method if method in _METHODS else "other", f"{status // 100}xx").inc()
        self._request.observe(seconds)

    def exposition(self) -> bytes:
        """All figures, as Prometheus reads them."""
        return generate_latest(self._registry)

    def _counter(self, name: str, about: str, *labels: str) -> Counter:
        return Counter(f"leggio_{name}", about, labels, registry=self._registry)

    def _gauge(self, name: str, about: str) -> Gauge:
        return Gauge(f"leggio_{name}", about, registry=self._registry)

    def _spread(self, name: str, about: str) -> FastHistogram:
        return FastHistogram(f"leggio_{name}", about, _FAST, self._registry)

    def _histogram(self, name: str, about: str, buckets: tuple[float, ...], *labels: str) -> Histogram:
        return Histogram(f"leggio_{name}", about, labels, registry=self._registry, buckets=buckets)


_METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})
