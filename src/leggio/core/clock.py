"""Clocks as pure functions of `now`: milliseconds of any epoch, handed in from outside."""

from leggio.core.record import Record


class Clock(Record, frozen=True):
    """Time used by each seat up to `since`, and whose time has been running from then on."""

    used: tuple[int, ...]
    running: tuple[int, ...] = ()
    since: int = 0

    def spent(self, seat: int, now: int) -> int:
        """Time this seat has used by now."""
        return self.used[seat] + (max(0, now - self.since) if seat in self.running else 0)

    def run(self, seats: tuple[int, ...], now: int) -> "Clock":
        """Stop every clock and let those of these seats run."""
        used = tuple(self.spent(seat, now) for seat in range(len(self.used)))
        return Clock(used, seats, now)

    def stop(self, now: int) -> "Clock":
        """Stop every clock."""
        return self.run((), now)

    def reaches(self, seat: int, spent: int) -> int | None:
        """When this seat will have used that much time; None while its clock stands still."""
        if seat not in self.running:
            return None
        return self.since + max(0, spent - self.used[seat])


def new_clock(seats: int, now: int) -> Clock:
    """Clocks of all seats at zero, standing still."""
    return Clock((0,) * seats, (), now)
