"""How many frames a client may send: a bucket that fills by itself."""


class Budget:
    """So many at once, so many a second after that. Times are seconds of any one clock."""

    def __init__(self, *, at_once: int, a_second: float, now: float) -> None:
        self._most = float(at_once)
        self._rate = a_second
        self._left = float(at_once)
        self._at = now

    def spend(self, now: float) -> bool:
        """Take one; False if there is none."""
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True
