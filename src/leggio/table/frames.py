"""What a client and a table say to each other: the messages of the protocol, one JSON object each.

docs/protocol.md and the TypeScript types are made from these classes: a change here is a change of the protocol.
"""

from typing import Any

import msgspec

from leggio.table.descriptions import GameDescription, RulesDescription
from leggio.table.records import Phase, Role, Settings

VERSION = 1

# Sizes beyond which a message is refused unread.
LONGEST_FRAME = 8192
LONGEST_KEY = 64
LONGEST_CHAT = 300


class ClientFrame(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type"):
    """Anything a client says."""


class Hello(ClientFrame, frozen=True, kw_only=True, tag="hello"):
    """The first message: the version the client speaks, and the last event it knows, to be told what it missed."""

    version: int
    after: int | None = None


class Do(ClientFrame, frozen=True, kw_only=True, tag="do"):
    """A command of the game, without the seat, which the table knows; `seq` is the event it was decided upon."""

    idempotency_key: str = msgspec.field(name="key")
    seq: int
    command: dict[str, Any]


class Say(ClientFrame, frozen=True, kw_only=True, tag="say"):
    """Something for the others to read."""

    text: str


class Rematch(ClientFrame, frozen=True, kw_only=True, tag="rematch"):
    """The same once more, when the game is over."""


class Pong(ClientFrame, frozen=True, kw_only=True, tag="pong"):
    """The answer to a ping, at once: it is how the table measures the way."""

    n: int


AnyClientFrame = Hello | Do | Say | Rematch | Pong


class ServerFrame(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type"):
    """Anything the table says."""


class SeatInfo(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A seat: who has it, and whether they are there."""

    name: str | None = None  # None: it is free
    bot: str | None = None  # the level of a bot
    present: bool = False


class TableInfo(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A table as anyone may see it who has its id; codes only for those who may give them away."""

    id: str
    settings: Settings
    phase: Phase
    seats: tuple[SeatInfo, ...]
    created_at: int
    referee: str | None = None
    watching: int = 0
    code: str | None = None
    referee_code: str | None = None
    rematch: str | None = None  # where the same people play again
    previous: str | None = None  # the table this one is the rematch of
    late: bool = False  # servers do not hear each other: what others do there is told with a delay
    your_turn: bool = False  # the table waits for whoever asked
    desk: tuple[str, ...] = ()  # who leads a hall, for those who do
    claimed: tuple[int, ...] = ()  # in a tournament: the players who are somebody's already
    name: str | None = None  # what whoever asked goes by here


class You(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What the table takes the client for."""

    role: Role
    seat: int | None = None


class Told(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An event as one person may know it: secrets are left out, the rest is as in the log."""

    seq: int
    event: str
    data: dict[str, Any]


class Said(ServerFrame, frozen=True, kw_only=True, tag="said"):
    """Something somebody said."""

    number: int
    name: str
    role: Role
    seat: int | None = None
    text: str
    at: int


class Welcome(ServerFrame, frozen=True, kw_only=True, tag="welcome"):
    """The answer to hello: everything needed to draw the table.

    `missed` has the events since the one the client named; None where it is too far behind and must take the view as
    it is.
    """

    version: int
    table: TableInfo
    game: GameDescription | None = None  # what is played here; None where a tournament is run
    rules: RulesDescription | None = None  # with every figure that a page needs
    you: You
    seq: int
    now: int
    view: Any = None  # of the game; None before it begins
    missed: tuple[Told, ...] | None = None
    chat: tuple[Said, ...] = ()


class Update(ServerFrame, frozen=True, kw_only=True, tag="update"):
    """Something happened: the events, and the table after them."""

    seq: int
    now: int
    events: tuple[Told, ...]
    view: Any


class Ack(ServerFrame, frozen=True, kw_only=True, tag="ack"):
    """The command with this idempotency key happened, for good; `seq` is the last event it brought about."""

    idempotency_key: str = msgspec.field(name="key")
    seq: int


class Refused(ServerFrame, frozen=True, kw_only=True, tag="refused"):
    """It did not happen and nothing changed: a stable code, the article, data for a sentence, where the table is."""

    code: str
    idempotency_key: str | None = msgspec.field(name="key", default=None)
    article: str = ""
    detail: dict[str, Any] = {}
    seq: int = 0


class TableChanged(ServerFrame, frozen=True, kw_only=True, tag="table"):
    """Somebody sat down, came or went; or there is a rematch."""

    table: TableInfo


class Again(ServerFrame, frozen=True, kw_only=True, tag="again"):
    """To whoever wants a rematch: it is there, and they sit at it; it begins once everyone has come."""

    table: str


class Ping(ServerFrame, frozen=True, kw_only=True, tag="ping"):
    """To be answered with a pong of the same number, at once."""

    n: int
    lag_ms: int | None = None  # what the table has measured for this client


class Draining(ServerFrame, frozen=True, kw_only=True, tag="draining"):
    """The server goes down for a moment: clocks stand still, come back."""


class Turn(ServerFrame, frozen=True, kw_only=True, tag="turn"):
    """To those who follow all their tables at once: this one waits for them, or no longer does."""

    table: str
    your_turn: bool


AnyServerFrame = Welcome | Update | Ack | Refused | Said | TableChanged | Again | Ping | Draining | Turn
