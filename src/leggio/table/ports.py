"""What a table needs of the world: a store, a way to reach other servers, bots that think, judges."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, Protocol

import msgspec

from leggio.core.verdicts import Judge
from leggio.table.records import ChatLine, Entry, Head, Mark, Member, Outage, Role, Settings, TableRecord


class StaleError(Exception):
    """Another entry already follows the one this was decided upon. Nothing was written."""


class SeatTakenError(Exception):
    """Somebody else has the seat, or this person has one. Nothing was written."""


class CodeTakenError(Exception):
    """A table already goes by this id or code, or the rematch exists. Nothing was written."""


class StoreUnavailableError(Exception):
    """The store does not answer: whether anything was written is not known. The code says why, as far as one can."""

    def __init__(self, reason: str = "", code: str = "store.unavailable") -> None:
        super().__init__(reason)
        self.code = code


class EventStore(Protocol):
    """Keeps tables for good: what a call has returned from, no crash undoes. Times are milliseconds since 1970."""

    async def create_table(self, table: TableRecord, members: Sequence[Member]) -> None:
        """Keep a new table and those who sit at it; CodeTakenError."""

    async def table(self, table: str) -> TableRecord | None:
        """A table by its id."""

    async def table_by_code(self, code: str) -> tuple[TableRecord, Role] | None:
        """The table somebody may join by this code, and as what."""

    async def rematch_of(self, table: str) -> TableRecord | None:
        """The table that is the rematch of this one."""

    async def public_tables(self, limit: int) -> list[TableRecord]:
        """Tables to join or to watch, the newest first; not those that are over."""

    async def tables_of(self, person: str, limit: int) -> list[TableRecord]:
        """Tables a person sits at, the newest first; not lessons."""

    async def places_in_play(self, people: Sequence[str]) -> list[tuple[TableRecord, Member]]:
        """The places that any of these have at tables in play, all of them; not where the table allows aids."""

    async def members(self, table: str) -> list[Member]:
        """Who sits at a table, in the order of their coming."""

    async def join(self, member: Member) -> None:
        """Seat a person; SeatTakenError. One seat each, one person a seat, one referee."""

    async def leave(self, table: str, person: str) -> None:
        """Free a person's place, if they have one."""

    async def close_table(self, table: str) -> None:
        """Close a table that has not begun: nobody waits for it any more."""

    async def forget_lessons(self, before: int) -> None:
        """Delete the lessons that were begun before a moment, with all that happened there."""

    async def append(self, entry: Entry, head: Head) -> None:
        """Write an entry and how the table stands after it, or neither; StaleError, StoreUnavailableError."""

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """The entries that come after an event, in order."""

    async def marks(self, tables: Sequence[str]) -> Mapping[str, Mark]:
        """How far each of these tables has come, all asked for at once."""

    async def due_tables(self, before: int, limit: int) -> list[str]:
        """Tables that wanted to be looked at before a moment, the longest waiting first."""

    async def say(self, line: ChatLine) -> ChatLine:
        """Keep something said, and number it."""

    async def chat(self, table: str, limit: int) -> list[ChatLine]:
        """The last things said, in order."""

    async def heartbeat(self, node: str, now: int) -> None:
        """Note that a server is alive."""

    async def last_heartbeat(self) -> int | None:
        """When any server was last alive."""

    async def heartbeats(self, since: int) -> Mapping[str, int]:
        """The servers that were alive after a moment, and when each last was, by its own clock."""

    async def record_outage(self, outage: Outage) -> None:
        """Keep a time when no server ran; of several that began at that moment the longest."""

    async def outages(self, since: int) -> list[Outage]:
        """The outages that ended after a moment, in order."""


class Notice(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What servers tell each other about a table: something changed that their clients want to know."""

    table: str
    node: str
    kind: str  # "entry", "seats", "chat", "presence", "rematch", "alive"; "lost": the bus was away for a while
    data: dict[str, Any] = {}


class Bus(Protocol):
    """Reaches every other server. Messages may be lost: each only says where to look in the store."""

    @property
    def is_alone(self) -> bool:
        """Whether there never is another server."""

    @property
    def is_silent(self) -> bool:
        """Whether it is known to carry nothing just now. Where it does, another server may still be cut off from it."""

    def publish(self, notice: Notice) -> None:
        """Tell all the others. Nobody waits for it."""

    async def listen(self, hear: Callable[[Notice], Awaitable[None]]) -> None:
        """Call this for what others tell, until the bus is closed."""

    async def close(self) -> None:
        """Stop listening."""


class BotRunner(Protocol):
    """Lets bots think somewhere else, so that no table waits for them."""

    async def want(self, settings: Settings, level: str, seat: int, view: msgspec.Struct) -> msgspec.Struct | None:
        """The command a bot gives at a table it sees like this; None: there is nothing for it to do."""


class Judges(Protocol):
    """The judges of the games that this server offers."""

    async def settled(self, lexicon: str) -> str | None:
        """The very version of an edition that a new table may choose by its name; None: there is none of that name."""

    async def judge_of(self, settings: Settings) -> tuple[Judge | None, str]:
        """Who judges words at a table like this, and the label of the lexicon; None: nobody can."""
