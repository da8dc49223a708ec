"""What happens at a table by itself, at its moment."""

from typing import TYPE_CHECKING

from leggio.table.alarm import Alarm
from leggio.table.event_log import Happened
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
        self._alarm = Alarm(table.writer.now, lambda: self._writer.due_at, self._ring)

    def watch(self) -> None:
        """Set the alarm for what falls due now."""
        self._alarm.set()

    def stop(self) -> None:
        """Leave it to another server."""
        self._alarm.stop()

    async def tick(self) -> None:
        """Let what is due happen."""
        async with self._table.lock:
            try:
                happened, is_done = await self._tick()
            except StaleError:
                happened, is_done = await self._table.take_over(), False
            except StoreUnavailableError as error:
                self._table.dependencies.observer.failed("tick", error)
                self._alarm.ring_in(_RETRY_S)
                return
            if happened:
                self._table.announce(happened)
            elif is_done:
                self._alarm.set()
            else:
                self._alarm.ring_in(_RETRY_S)

    async def _tick(self) -> tuple[Happened, bool]:
        """What happened, and whether nothing is due any more; StaleError, StoreUnavailableError."""
        now = self._writer.now()  # first of all: it knows whether there was a gap
        left_out = await self._writer.leave_out_gaps()
        state, due = self._writer.state, self._writer.due_at
        if state is None or due is None or due > now:
            return left_out, True
        command = self._table.host.when_due(self._table.record.settings, state)
        happened = await self._writer.write(command, now, None) if command else []
        return left_out + ([] if isinstance(happened, Refused) else happened), False

    def _ring(self) -> None:
        self._table.tasks.start(self.tick())
