"""Figures of every move: as Prometheus' own would count them."""

from hypothesis import given
from hypothesis import strategies as st
from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest

from leggio.server.collectors import FastCounter, FastHistogram

BOUNDS = (0.001, 0.01, 0.1, 1.0)


def figures(registry: CollectorRegistry) -> list[str]:
    """All lines, but for when counting began."""
    lines = generate_latest(registry).decode().splitlines()
    return sorted(line for line in lines if "_created" not in line)


@given(st.lists(st.tuples(st.sampled_from(["scrabble", "verbum"]), st.sampled_from(["accepted", "stale"]))))
def test_counts_by_label(happened: list[tuple[str, str]]) -> None:
    """Whatever happens, in whatever order."""
    ours, theirs = CollectorRegistry(), CollectorRegistry()
    tally = FastCounter("deeds", "What was done.", ("game", "outcome"), ours)
    counter = Counter("deeds", "What was done.", ("game", "outcome"), registry=theirs)
    for game, outcome in happened:
        tally.add(game, outcome)
        counter.labels(game, outcome).inc()
    assert figures(ours) == figures(theirs)


@given(st.lists(st.integers(1, 9)))
def test_counts_without_labels(happened: list[int]) -> None:
    """None yet is a figure too."""
    ours, theirs = CollectorRegistry(), CollectorRegistry()
    tally, counter = FastCounter("views", "Views sent.", (), ours), Counter("views", "Views sent.", registry=theirs)
    for count in happened:
        tally.add(by=count)
        counter.inc(count)
    assert figures(ours) == figures(theirs)


@given(st.lists(st.one_of(st.floats(0, 2), st.sampled_from(BOUNDS))))
def test_times(took: list[float]) -> None:
    """Bounds included, beyond the last one too."""
    ours, theirs = CollectorRegistry(), CollectorRegistry()
    spread = FastHistogram("seconds", "How long.", BOUNDS, ours)
    histogram = Histogram("seconds", "How long.", registry=theirs, buckets=BOUNDS)
    for each in took:
        spread.add(each)
        histogram.observe(each)
    assert figures(ours) == figures(theirs)
