"""What people, bots and the server ask of a table: each command is carried out once, and answered."""

import asyncio
from collections.abc import Mapping
from typing import TYPE_CHECKING

import msgspec

from leggio.games.common.commands import CommitShare, RevealShare
from leggio.games.common.state import Resumed, Suspended
from leggio.table.audience import Client
from leggio.table.event_log import Happened
from leggio.table.frames import LONGEST_KEY, Ack, Do, Refused, You
from leggio.table.ports import StaleError, StoreUnavailableError
from leggio.table.records import Visitor
from leggio.table.refusals import refuse

if TYPE_CHECKING:
    from leggio.table.table import Table

Answer = int | Refused  # the last event that a command brought about, or why it did not


class CommandHandler:
    """The commands of one table, one at a time."""

    def __init__(self, table: "Table") -> None:
        self._table = table
        self._writer = table.writer
        self._in_turn = table.host.conduct.in_turn

    def do(self, client: Client, frame: Do, received_at: int) -> asyncio.Task[None]:
        """Carry out what a client asks: written, then acknowledged, then told to everyone.

        A task of the table's: a client that goes away in the middle does not keep the others from hearing of it.
        """
        return self._table.tasks.start(self._do(client, frame, received_at))

    async def _do(self, client: Client, frame: Do, received_at: int) -> None:
        idempotency_key = frame.idempotency_key
        if not 0 < len(idempotency_key) <= LONGEST_KEY or not idempotency_key.isprintable():
            self._answer(client, refuse("key.bad", longest=LONGEST_KEY), None)
            return
        if refused := await self._told_too_much(client):
            self._answer(client, refused, idempotency_key)
            return
        async with self._table.lock:
            command = self._read(frame.command, client.you, client.visitor.name)
            if isinstance(command, Refused):
                self._answer(client, command, idempotency_key)
                return
            key = f"{client.visitor.person}/{idempotency_key}"
            answer, events = await self.attempt(command, key, frame.seq, received_at)
            self._answer(client, answer, idempotency_key)
            self._table.announce(events)

    async def order(self, visitor: Visitor, raw: Mapping[str, object], idempotency_key: str) -> Answer:
        """Carry out what somebody asks who is not connected."""
        return await asyncio.shield(self._table.tasks.start(self._order(visitor, raw, idempotency_key)))

    async def _order(self, visitor: Visitor, raw: Mapping[str, object], idempotency_key: str) -> Answer:
        async with self._table.lock:
            command = self._read(raw, self._table.you(visitor.person), self._table.name_of(visitor))
            if isinstance(command, Refused):
                return command
            return await self.execute(command, f"{visitor.person}/{idempotency_key}")

    async def carry_out(self, command: msgspec.Struct, idempotency_key: str) -> Answer:
        """Carry out what the server itself has to say at this table."""
        return await asyncio.shield(self._table.tasks.start(self._carry_out(command, idempotency_key)))

    async def _carry_out(self, command: msgspec.Struct, idempotency_key: str) -> Answer:
        async with self._table.lock:
            return await self.execute(command, idempotency_key)

    async def execute(self, command: msgspec.Struct, idempotency_key: str) -> Answer:
        """Carry out a command upon whatever happened last, and tell everyone. Whoever calls holds the lock."""
        now = self._writer.now()
        answer, events = await self.attempt(command, idempotency_key, self._table.seq, now)
        self._table.announce(events)
        return answer

    async def attempt(
        self, command: msgspec.Struct, idempotency_key: str, expected: int, now: int
    ) -> tuple[Answer, Happened]:
        """What a command decided upon event `expected` came to; and all that has happened meanwhile."""
        if self._writer.state is None:
            return refuse("table.not_begun"), []
        done = self._writer.log.done
        if idempotency_key in done:
            return done[idempotency_key], []
        # Shares are not decided upon each other: devices give them all at once.
        in_turn = self._in_turn and not isinstance(command, CommitShare | RevealShare)
        if in_turn and self._is_overtaken(expected):
            return refuse("table.stale", expected=expected), []
        left_out: Happened = []
        try:
            left_out = await self._writer.leave_out_gaps()
            happened = await self._writer.write(command, now, idempotency_key)
        except StaleError:
            others = left_out + await self._table.take_over()
            if idempotency_key not in done and not (in_turn and self._is_overtaken(expected)):
                answer, events = await self.attempt(command, idempotency_key, expected, now)
                return answer, [*others, *events]
            return done.get(idempotency_key, refuse("table.stale", expected=expected)), others
        except StoreUnavailableError as error:
            return refuse(error.code), left_out
        if isinstance(happened, Refused):
            return happened, left_out
        return self._writer.log.seq, left_out + happened

    def _is_overtaken(self, expected: int) -> bool:
        """Whether anything happened since that event but time that was left out."""
        since = self._writer.log.since(expected)
        return since is None or any(not isinstance(event, Suspended | Resumed) for _, event in since)

    async def _told_too_much(self, client: Client) -> Refused | None:
        """Whether what comes of a command would tell somebody about words who plays elsewhere. Before the lock."""
        table = self._table
        await table.look_who_rules()
        if not table.host.tells_words(table.record.settings, client.you.role):
            return None
        return await table.lookups.refused(client.visitor, at=table.record.id)

    def _read(self, raw: Mapping[str, object], you: You, name: str) -> msgspec.Struct | Refused:
        """What somebody asks, as a command in their own name."""
        return self._table.host.read_command(self._table.record.settings, self._writer.state, raw, you, name)

    def _answer(self, client: Client, answer: Answer, idempotency_key: str | None) -> None:
        outcome = answer.code if isinstance(answer, Refused) else "accepted"
        self._table.dependencies.observer.commanded(self._table.host.name, outcome)
        if isinstance(answer, Refused):
            client.send_frame(msgspec.structs.replace(answer, idempotency_key=idempotency_key, seq=self._table.seq))
        else:
            client.send_frame(Ack(idempotency_key=idempotency_key or "", seq=answer))
