"""The clocks of a system, as a test wants them, and the server's clock over them."""

from leggio.server.steady_clock import SteadyClock

MS = 1_000_000
MIDNIGHT = 1_800_000_000_000


class System:
    """Two clocks that go as a test wants."""

    def __init__(self) -> None:
        self.wall = MIDNIGHT * MS
        self.steady = 5_000 * MS
        self.told: list[tuple[str, int]] = []

    def clock(self) -> SteadyClock:
        """A clock over these."""
        return SteadyClock(
            told=lambda what, ms: self.told.append((what, ms)),
            wall=lambda: self.wall,
            steady=lambda: self.steady,
        )

    def go(self, ms: int, wall: int | None = None) -> None:
        """Time passes, on the wall perhaps otherwise."""
        self.steady += ms * MS
        self.wall += (ms if wall is None else wall) * MS
