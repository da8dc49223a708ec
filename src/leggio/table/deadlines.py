"""What happens at a table by itself, at its moment."""

from typing import TYPE_CHECKING

from leggio.table.alarm import Alarm
from leggio.table.frames import Refused
from leggio.table.ports import StaleError, StoreUnavailableError

if TYPE_CHECKING:
    from leggio.table.table import Table

_RETRY_S = 1.0


class Deadlines:
    """Lets what is due at one table happen."""

    def __init__(self, table: "Table") -> None:
        self._table = table
        self._writer = table.writer
        self._alarm = Alarm(table.dependencies.now, lambda: self._writer.due_at, self._ring)

    def watch(self) -> None:
        """Set the alarm for what falls due now."""
        self._alarm.set()

    def stop(self) -> None:
        """Leave it to another server."""
        self._alarm.stop()

    async def tick(self) -> None:
        """Let what is due happen."""
        async with self._table.lock:
            state, due, now = self._writer.state, self._writer.due_at, self._table.dependencies.now()
            if state is None or due is None or due > now:
                self._alarm.set()
                return
            command = self._table.host.when_due(self._table.record.settings, state)
            try:
                happened = await self._writer.write(command, now, None) if command else []
            except StaleError:
                happened = await self._writer.take_over()
            except StoreUnavailableError as error:
                self._table.dependencies.observer.failed("tick", error)
                self._alarm.ring_in(_RETRY_S)
                return
            if isinstance(happened, Refused) or not happened:
                self._alarm.ring_in(_RETRY_S)
            else:
                self._table.announce(happened)

    def _ring(self) -> None:
        self._table.tasks.start(self.tick())
