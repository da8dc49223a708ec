"""One client at one table, from the hello to the end of the connection."""

import asyncio
from typing import TYPE_CHECKING

from msgspec.structs import replace

from leggio.table.audience import Client
from leggio.table.chat import say
from leggio.table.frames import Again, Do, Ping, Pong, Refused, Say
from leggio.table.lag import LagMeter
from leggio.table.refusals import refuse

if TYPE_CHECKING:
    from leggio.table.hub import Hub
    from leggio.table.table import Table


class Attachment:
    """What a connected client may do."""

    def __init__(self, hub: "Hub", table: "Table", client: Client) -> None:
        self._hub = hub
        self._table = table
        self._client = client
        self.lag = LagMeter()

    def do(self, frame: Do) -> "asyncio.Task[None] | None":
        """A command of the game; the answer is sent."""
        received_at = self._table.writer.now() - self.lag.allowance_ms
        if self._hub.is_draining:
            self._client.send_frame(replace(refuse("server.draining"), idempotency_key=frame.idempotency_key))
            return None
        return self._table.commands.do(self._client, frame, received_at)

    def say(self, frame: Say) -> "asyncio.Task[None]":
        """Something to be read by the others."""
        return self._table.tasks.start(self._say(frame))

    async def _say(self, frame: Say) -> None:
        if refused := await say(self._table, self._client, frame.text):
            self._client.send_frame(refused)

    def rematch(self) -> "asyncio.Task[None]":
        """The same once more."""
        return self._table.tasks.start(self._rematch())

    async def _rematch(self) -> None:
        answer = await self._hub.rematch(self._table, self._client.visitor)
        self._client.send_frame(answer if isinstance(answer, Refused) else Again(table=answer.id))

    def ping(self) -> None:
        """Measure the way to the client."""
        self._client.send_frame(Ping(n=self.lag.ping(self._hub.dependencies.now()), lag_ms=self.lag.lag_ms))

    def pong(self, frame: Pong) -> None:
        """The client answers."""
        self.lag.pong(frame.n, self._hub.dependencies.now())

    async def detach(self) -> None:
        """The connection is gone."""
        await self._hub.detach(self._table, self._client)
