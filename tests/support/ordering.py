"""The order of tests when several processes share them: what takes long begins first, at each of them.

xdist gives every process a run of tests, as many as the others, and who is done takes from the end of another's. So
each gets some of the files that start servers and browsers, and quick tests after them: those are passed on in the end.
"""

from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest

# Where tests wait for servers, browsers and databases, or play thousands of games. The slowest first.
SLOW = ("server", "browser", "property", "parity", "unit/storage", "unit/test_benchmarks.py", "unit/paper", "unit/site")
_TESTS = Path(__file__).parents[1]


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Deal the slow files out, and fill up with quick tests."""
    processes: int = getattr(config, "workerinput", {}).get("workercount", 1)
    if processes > 1:
        items[:] = dealt(items, processes)


def dealt(items: list[pytest.Item], processes: int) -> list[pytest.Item]:
    """All tests, in runs for so many processes."""
    files: dict[Path, list[pytest.Item]] = {}
    for item in items:
        files.setdefault(item.path, []).append(item)
    slow = sorted((path for path in files if _slowness(path) < len(SLOW)), key=_slowness)
    quick = iter([item for path, held in files.items() if path not in set(slow) for item in held])
    hands: list[list[pytest.Item]] = [[] for _ in range(processes)]
    for number, path in enumerate(slow):
        hands[number % processes] += files[path]
    order: list[pytest.Item] = []
    for hand, size in zip(hands, _sizes(len(items), processes), strict=True):
        order += hand[:size]
        order += islice(quick, max(0, size - len(hand)))
    given = set(map(id, order))
    return order + [item for item in items if id(item) not in given]  # where nearly all are slow


def _slowness(path: Path) -> int:
    """Its place among the slow ones; quick tests come after all of them."""
    name = path.relative_to(_TESTS).as_posix() if path.is_relative_to(_TESTS) else ""
    return next((place for place, slow in enumerate(SLOW) if name == slow or name.startswith(f"{slow}/")), len(SLOW))


def _sizes(tests: int, processes: int) -> Iterator[int]:
    """How many tests xdist gives to each process at first."""
    for remaining in range(processes, 0, -1):
        size = tests // remaining
        tests -= size
        yield size
