"""The time of one table: it passes as at the server, and is never behind the log, whoever's clock wrote that."""

from collections.abc import Callable

from leggio.table.records import Outage


class TableClock:
    """Milliseconds since 1970, ahead of the server's own where another server's clock was."""

    def __init__(self, server: Callable[[], int]) -> None:
        self._server = server
        self.ahead = 0

    def __call__(self) -> int:
        """Now, at this table."""
        return self._server() + self.ahead

    def has_come_to(self, moment: int) -> None:
        """The log tells of this moment: it is later than that from now on."""
        self.ahead += max(0, moment - self())

    def at_table(self, outage: Outage) -> Outage:
        """What the server's clock says of an outage, in the time of the table."""
        return Outage(outage.began + self.ahead, outage.ended + self.ahead)

    def at_server(self, moment: int) -> int:
        """What the server's clock said at a moment of the table."""
        return moment - self.ahead
