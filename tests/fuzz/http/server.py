"""A real server that lets everybody ask as often as they like: what is tried is what lies behind the limits.

Run by itself it is the command `leggio`, but for the limits: python -m fuzz.http.server serve
"""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import cast

from support.servers import Server, serving

ENOUGH = 1_000_000
TESTS = Path(__file__).parents[2]


@contextmanager
def unlimited(data: Path) -> Iterator[Server]:
    """Such a server, which thinks little."""
    given = {"PYTHONPATH": str(TESTS), "LEGGIO_ANALYSIS_EFFORT": "quick", "LEGGIO_THINKING": "0"}
    with serving(data, program=__name__, **given) as server:
        yield server


def _main() -> None:
    from leggio.cli.main import main
    from leggio.core.ratelimit import RateLimit
    from leggio.server.security.ratelimit import BY_ADDRESS, BY_PERSON, Act

    for limits in (BY_ADDRESS, BY_PERSON):
        # Nowhere else is it written to.
        cast("dict[Act, RateLimit]", limits).update(dict.fromkeys(limits, RateLimit(capacity=ENOUGH, refill_ms=ENOUGH)))
    main()


if __name__ == "__main__":
    _main()
