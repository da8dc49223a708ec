"""Everyone at a table hears what happens there, each what they may know; who watches a hall, a few times a second."""

import asyncio
import time
from collections.abc import Iterator

from leggio.core.machine import MachineState
from leggio.table.audience import Audience, Client, encode
from leggio.table.delivery import Delivery
from leggio.table.dependencies import Dependencies
from leggio.table.event_log import Happened
from leggio.table.event_writer import EventWriter
from leggio.table.frames import VERSION, Said, TableInfo, Told, Update, Welcome, You
from leggio.table.hosts.host import Host, Place

# In a hall slips come by the hundred: those who lead and watch hear of them together.
_TOGETHER_S = 0.25


class Broadcaster:
    """What is sent to the clients of one table."""

    def __init__(
        self, dependencies: Dependencies, host: Host, writer: EventWriter, audience: Audience, delivery: Delivery
    ) -> None:
        self._dependencies = dependencies
        self._host = host
        self._machine = host.machine
        self._writer = writer
        self._audience = audience
        self._delivery = delivery
        self._put_off: Happened = []  # what those without a seat have not been told yet
        self._timer: asyncio.TimerHandle | None = None

    def welcome(self, client: Client, table: TableInfo, after: int | None, chat: tuple[Said, ...]) -> None:
        """Everything a client needs to draw the table; from now on it hears what happens."""
        self.describe(client, table, after, chat)
        self._audience.add(client)

    def describe(self, client: Client, table: TableInfo, after: int | None, chat: tuple[Said, ...]) -> None:
        """Everything a client needs to draw the table, as what they are there now."""
        now, state, log = self._writer.now(), self._writer.state, self._writer.log
        missed = None if after is None else log.since(after)
        place = self._host.place_of(client.sees)
        game, rules = self._host.describe(table.settings, state)
        client.send_frame(
            Welcome(
                version=VERSION,
                table=table,
                game=game,
                rules=rules,
                you=client.you,
                seq=log.seq,
                now=now,
                view=None if state is None else self._machine.view(state, place, now),
                missed=None if missed is None else self._redacted(state, place, self._concerning(client.you, missed)),
                chat=chat,
            )
        )

    def broadcast(self, events: Happened) -> None:
        """Something happened. Those with a seat hear of it at once, the others too, unless it concerns one player."""
        self._send(events, seated=True)
        self._put_off += events
        if any(self._machine.concerns(event) is None for _, event in events):
            self._catch_watchers_up()
        elif self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(_TOGETHER_S, self._catch_watchers_up)

    def stop(self) -> None:
        """Nobody is there to be told any more."""
        if self._timer:
            self._timer.cancel()
            self._timer = None

    def _catch_watchers_up(self) -> None:
        self.stop()
        events, self._put_off = self._put_off, []
        self._send(events, seated=False)

    def _send(self, events: Happened, *, seated: bool) -> None:
        """Send what happened to those with a seat or to those without, each what concerns them."""
        if not (places := self._audience.by_place(seated=seated)):
            return
        started = time.perf_counter()
        told = 0
        for frame, clients in self._updates(places, events):
            told += len(clients)
            self._delivery.send(frame, clients)
        if told:
            self._dependencies.observer.broadcast(time.perf_counter() - started, told)

    def _updates(self, places: dict[You, list[Client]], events: Happened) -> Iterator[tuple[bytes, list[Client]]]:
        """What is sent to whom: one frame for each view. In a tournament all players see the same."""
        state, seq, now = self._writer.state, self._writer.log.seq, self._writer.now()
        seeing: dict[Place, tuple[Happened, list[Client]]] = {}
        for you, clients in places.items():
            if concerning := self._concerning(you, events):
                seeing.setdefault(self._host.place_of(you), (concerning, []))[1].extend(clients)
        views = self._machine.views(state, seeing, now)
        for (place, (concerning, clients)), view in zip(seeing.items(), views, strict=True):
            yield encode(Update(seq=seq, now=now, events=self._redacted(state, place, concerning), view=view)), clients

    def _redacted(self, state: MachineState | None, place: Place, events: Happened) -> tuple[Told, ...]:
        """Events as somebody at this place may know them."""
        redact = self._machine.redact
        known = [(seq, redact(state, event, place)) for seq, event in events]
        return tuple([Told(seq=seq, event=name, data=data) for seq, (name, data) in known])

    def _concerning(self, you: You, events: Happened) -> Happened:
        """The events that change what this place sees: those who lead or watch see everything."""
        if you.seat is None:
            return events
        concerns = self._machine.concerns
        return [(seq, event) for seq, event in events if concerns(event) in (None, you.seat)]
