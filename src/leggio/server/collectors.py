"""Counters and histograms for what happens at every move, in the cheapest way: plain numbers of one thread."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Sequence

from prometheus_client.metrics_core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector, CollectorRegistry


class FastCounter(Collector):
    """How often something happened, by labels; those of Prometheus' own library would take a lock each time."""

    def __init__(self, name: str, about: str, labels: Sequence[str], registry: CollectorRegistry) -> None:
        self._name, self._about, self._labels = name, about, labels
        self._counts: Counter[tuple[str, ...]] = Counter()
        registry.register(self)

    def add(self, *values: str, by: int = 1) -> None:
        """It happened once more."""
        self._counts[values] += by

    def collect(self) -> Iterable[Metric]:
        """What was counted."""
        family = CounterMetricFamily(self._name, self._about, labels=self._labels)
        for values, count in sorted(self._counts.items()):
            family.add_metric(values, count)
        if not self._labels and not self._counts:
            family.add_metric((), 0)
        yield family


class FastHistogram(Collector):
    """How long something took: how often up to each of some bounds, and altogether."""

    def __init__(self, name: str, about: str, bounds: Sequence[float], registry: CollectorRegistry) -> None:
        self._name, self._about, self._bounds = name, about, bounds
        self._counts = [0] * (len(bounds) + 1)
        self._sum = 0.0
        registry.register(self)

    def add(self, seconds: float) -> None:
        """Once more."""
        self._counts[bisect_left(self._bounds, seconds)] += 1
        self._sum += seconds

    def collect(self) -> Iterable[Metric]:
        """What was counted, each bound with all below it."""
        buckets, below = [], 0
        for bound, count in zip((*map(str, self._bounds), "+Inf"), self._counts, strict=True):
            below += count
            buckets.append((bound, float(below)))
        family = HistogramMetricFamily(self._name, self._about)
        family.add_metric((), buckets, self._sum)
        yield family
