"""What is kept about a table beside its log: how it was set up, who sits at it, what was said."""

from enum import StrEnum
from typing import Any

import msgspec


class Role(StrEnum):
    """What somebody is at a table."""

    PLAYER = "player"
    REFEREE = "referee"  # rules on words; also the panel's member, where the referee plays (art. 28)
    DESK = "desk"  # leads a hall, where any number of people play
    SPECTATOR = "spectator"


class Phase(StrEnum):
    """How far a table has come."""

    WAITING = "waiting"  # seats are free
    PLAYING = "playing"
    OVER = "over"
    CLOSED = "closed"  # its creator left before it began


class Aid(StrEnum):
    """What one may look up; a table can keep its players from it while they play."""

    WORDS = "words"  # the judge's opinion, searches, hooks, lists, drills
    ANALYSIS = "analysis"  # what the engine makes of a position


# Instead of seats: all who play in a hall, however many they are.
EVERYONE = (-1,)


class Visitor(msgspec.Struct, frozen=True):
    """Somebody at the door: who they are, and what they want to be called."""

    person: str
    name: str
    owner: str = ""  # of a program: whose account let it in
    is_known: bool = False  # has an account, or is the program of one: can be rated

    @property
    def people(self) -> tuple[str, ...]:
        """Who it is that asks: somebody's program asks for them, too."""
        return (self.person, self.owner) if self.owner else (self.person,)


class BotSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat for a bot: its level, and the name it goes by."""

    level: str
    name: str = ""
    base: str = ""  # the level that one that adapts begins at; not said: in the middle


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """What whoever opens a table chooses. Bots take the last seats."""

    game: str
    rules: str
    seats: int  # none in a hall: whoever comes gets the next one
    options: dict[str, Any] = {}  # of the game, over its usual ones
    bots: tuple[BotSeat, ...] = ()
    public: bool = False  # listed, for anyone to join or to watch
    lesson: bool = False  # a first game, which teaches: against a teacher, and nobody else's business
    tournament: str = ""  # whose game this is, as tournament/round/table; nobody chooses it
    days_per_move: int | None = None  # a correspondence table; None: it is played live
    # Whether players may look things up during the game; not said: where all the others are bots.
    aids: bool | None = None
    rated: bool = False  # whether its result counts for ratings: not said, it is friendly
    # Words for everybody: the bots lay no vulgar ones, nor do hints. What people lay is their own affair.
    family: bool = True
    # Whether one may take moves back against bots alone; not said: wherever that is so.
    take_back: bool | None = None
    mixed: bool = False  # the players' devices mix the bag before the first draw; not said: the server's seal is all
    lexicon: str = ""  # the edition whose words count: a name at first, that very version from then on; none: ours
    announced: str = ""  # of a hall: the public value that goes into the bag, named before anyone knows it


class TableRecord(msgspec.Struct, frozen=True, kw_only=True):
    """A table as the store knows it."""

    id: str  # unguessable: whoever has it may watch
    code: str  # short, to be read aloud: whoever has it may sit down
    referee_code: str | None  # where persons rule: for them
    settings: Settings
    creator: str
    created_at: int
    previous: str | None = None  # the table this one is the rematch of
    phase: Phase = Phase.WAITING
    seq: int = 0
    due_at: int | None = None  # when it wants to be looked at, if nobody does anything
    waits_for: tuple[int, ...] = ()  # the seats that can move things on; of a hall EVERYONE or none


class Member(msgspec.Struct, frozen=True, kw_only=True):
    """A person at a table; spectators come and go and are not kept."""

    table: str
    person: str
    name: str
    role: Role
    seat: int | None  # of a player
    joined_at: int


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """What one command brought about: lines of the table's log, written together or not at all."""

    table: str
    seq: int  # of its first event; there can be one entry only that follows another
    upto: int  # of its last event
    at: int  # when it was written, by the server's clock
    idempotency_key: str | None  # the sender and their key for the command; None: the table itself did it
    lines: str


class Head(msgspec.Struct, frozen=True, kw_only=True):
    """How the table stands after an entry."""

    phase: Phase
    due_at: int | None
    waits_for: tuple[int, ...] = ()


class ChatLine(msgspec.Struct, frozen=True, kw_only=True):
    """Something said at a table. What spectators say reaches players when the game is over."""

    table: str
    number: int  # from 1 at each table; given by the store
    person: str
    name: str
    role: Role
    text: str
    at: int


class Mark(msgspec.Struct, frozen=True, kw_only=True):
    """How far a table has come in the store: whoever knows less has missed something."""

    seq: int
    members: int  # how many sit there
    joined_at: int  # when the last of them did
    said: int  # the number of the last thing said
    rematch: str | None = None


class Outage(msgspec.Struct, frozen=True):
    """A time when no server ran, or the one concerned could not serve, which nobody's clock pays for."""

    began: int
    ended: int
