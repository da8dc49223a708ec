"""A club: servers on one database, people who sit down at tables, and everything that was ever sent to each."""

import asyncio
import itertools
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from typing import Any

import msgspec

from leggio.core.bag import Seal
from leggio.core.chance import Chance, SeededChance
from leggio.core.verdicts import Judge, WordList
from leggio.engine import word_graph
from leggio.engine.bots import Bot
from leggio.engine.bots.levels import level_called
from leggio.engine.duplicate import DuplicateJudge
from leggio.engine.hinting import ADVISER, advised
from leggio.engine.minds import bots_of
from leggio.engine.scarabeo import bot as scarabeo_bots
from leggio.engine.scrabble import bot as scrabble_bots
from leggio.engine.verbum import STYLES
from leggio.engine.verbum import Bot as VerbumBot
from leggio.storage.engine import open_engine
from leggio.storage.event_store import SqlEventStore
from leggio.storage.location import read_url
from leggio.table.attachment import Attachment
from leggio.table.frames import Do, Refused, Say, TableInfo
from leggio.table.hub import Hub
from leggio.table.ports import EventStore
from leggio.table.records import Settings, Visitor
from leggio.table.unserved import Gaps, no_gaps
from support.databases import Database
from support.invented_words import WORDS
from support.online.party_line import PartyLine

_NEVER_MS = 10**9
LIST = WordList(frozenset(WORDS))
_GRAPH = word_graph(WORDS)


class ListedWords:
    """Judges that know the invented words; implements the port Judges."""

    async def settled(self, lexicon: str) -> str | None:
        """There are no editions here."""
        return None if lexicon else ""

    async def judge_of(self, settings: Settings) -> tuple[Judge | None, str]:
        """One list for everybody; in a hall somebody must also know the best plays."""
        return DuplicateJudge(LIST, _GRAPH) if settings.game == "duplicate" else LIST, "inventate"


class BotsHere:
    """Bots that think where the table is: real ones, with few words; implements the port BotRunner."""

    async def want(self, settings: Settings, level: str, seat: int, view: Any) -> Any | None:
        """What the bot does, or whoever gives hints in its place."""
        if level == ADVISER:
            return advised(bots_of(settings.game), lambda each: self._wanted(settings, each, seat, view))
        return self._wanted(settings, level, seat, view)

    def _wanted(self, settings: Settings, level: str, seat: int, view: Any) -> Any | None:
        if settings.game == "verbum":
            return VerbumBot(_GRAPH, STYLES[level]).choose(view)
        bot = Bot(level_called(level), _GRAPH)
        return (scrabble_bots if settings.game == "scrabble" else scarabeo_bots).want(view, seat, bot)


class ClubBags:
    """The same bags in the same order every time: of seven letters drawn at random, one draw in fifty has no play
    with the few invented words, and a test must not fail by chance."""

    def __init__(self) -> None:
        self._opened = itertools.count()

    def seal(self, tiles: str) -> Seal:
        """The next bag."""
        return SeededChance(f"club {next(self._opened)}").seal(tiles)


class Troubles:
    """What went wrong without anybody asking: nothing should."""

    def __init__(self) -> None:
        self.failures: list[tuple[str, BaseException]] = []
        self.outcomes: list[str] = []

    def commanded(self, game: str, outcome: str) -> None:
        """Note how a command ended."""
        self.outcomes.append(outcome)

    def committed(self, seconds: float) -> None:
        """Not of interest here."""

    def broadcast(self, seconds: float, clients: int) -> None:
        """Not of interest here."""

    def thought(self, level: str, seconds: float) -> None:
        """Not of interest here."""

    def failed(self, what: str, error: BaseException) -> None:
        """Keep it for the end of the test."""
        self.failures.append((what, error))


class Person:
    """Somebody at a table: what they were sent, and what they do."""

    def __init__(self, visitor: Visitor, table: str) -> None:
        self.visitor = visitor
        self.table = table
        self.frames: list[dict[str, Any]] = []
        self.view: dict[str, Any] = {}  # the table as this person last saw it
        self.seq = 0  # the last event this person knows of
        self._attachment: Attachment | None = None
        self._keys = itertools.count(1)

    def take(self, frame: bytes) -> None:
        """A frame arrives."""
        read = msgspec.json.decode(frame)
        self.frames.append(read)
        if read["type"] in ("welcome", "update"):
            self.view = read.get("view") or self.view
            self.seq = max(self.seq, read["seq"])

    async def come(self, hub: Hub, after: int | None = None) -> "Person":
        """Connect to a server."""
        attachment = await hub.attach(self.table, self.visitor, self.take, after)
        assert isinstance(attachment, Attachment), attachment
        self._attachment = attachment
        return self

    async def go(self) -> None:
        """Disconnect."""
        await self.attached.detach()
        self._attachment = None

    @property
    def attached(self) -> Attachment:
        """The connection."""
        assert self._attachment is not None
        return self._attachment

    def got(self, kind: str) -> list[dict[str, Any]]:
        """The frames of a kind."""
        return [frame for frame in self.frames if frame["type"] == kind]

    async def do(self, command: str, *, key: str = "", seq: int | None = None, **fields: Any) -> dict[str, Any]:
        """Give a command and wait for the answer."""
        key = key or f"k{next(self._keys)}"
        sent = len(self.frames)
        asked = Do(idempotency_key=key, seq=self.seq if seq is None else seq, command={"command": command, **fields})
        if (under_way := self.attached.do(asked)) is not None:
            await asyncio.shield(under_way)
        return next(frame for frame in self.frames[sent:] if frame["type"] in ("ack", "refused"))

    async def say(self, text: str) -> None:
        """Say something."""
        await self.attached.say(Say(text=text))


class Club:
    """Servers that share a database."""

    def __init__(self, hubs: list[Hub], line: PartyLine, troubles: Troubles) -> None:
        self.hubs = hubs
        self.line = line
        self.troubles = troubles

    @property
    def hub(self) -> Hub:
        """The first server."""
        return self.hubs[0]

    async def set_up(self, settings: Settings, *names: str, referee: str = "") -> list[Person]:
        """A table with these people at it, all connected to the first server."""
        info = expect(await self.hub.create(settings, visitor(names[0])))
        for name in names[1:]:
            expect(await self.hub.join(info.code or "", visitor(name)))
        if referee:
            expect(await self.hub.join(info.referee_code or "", visitor(referee)))
        everyone = [*names, *([referee] if referee else [])]
        return [await Person(visitor(name), info.id).come(self.hub) for name in everyone]


async def come_to_the_desk(hub: Hub, table: str, who: Visitor, name: str = "") -> TableInfo | Refused:
    """Somebody has a personal link to a tournament's desk, made out to their name or to another."""
    hosted = await hub.tournament(table)
    assert not isinstance(hosted, Refused)
    return await hub.come_to_desk(hosted, who, name or who.name)


def visitor(name: str) -> Visitor:
    """Somebody of that name."""
    return Visitor(f"person-{name.lower()}", name)


def expect(answer: TableInfo | Refused) -> TableInfo:
    """A table, not a refusal."""
    assert isinstance(answer, TableInfo), answer
    return answer


def wall_clock() -> int:
    """The real time."""
    return time.time_ns() // 1_000_000


@asynccontextmanager
async def club(
    database: Database,
    servers: int = 1,
    now: Callable[[], int] = wall_clock,
    bot_pace_ms: int = 0,
    gaps: Gaps = no_gaps,
    chance: Chance | None = None,
) -> AsyncIterator[Club]:
    """Servers on one database that start here and stop at the end."""
    engines = [open_engine(read_url(database.url)) for _ in range(servers)]
    stores = [SqlEventStore(engine) for engine in engines]
    try:
        async with club_of(stores, now, bot_pace_ms, gaps, chance) as the_club:
            yield the_club
    finally:
        for store, engine in zip(stores, engines, strict=True):
            await store.close()
            await engine.dispose()


@asynccontextmanager
async def club_of(
    stores: Sequence[EventStore],
    now: Callable[[], int] = wall_clock,
    bot_pace_ms: int = 0,
    gaps: Gaps = no_gaps,
    chance: Chance | None = None,
) -> AsyncIterator[Club]:
    """A server on each of these stores; when they stop, nothing must have gone wrong behind the scenes."""
    line, troubles, bags = PartyLine(), Troubles(), chance or ClubBags()
    hubs = [
        Hub(
            store=store,
            bus=line.bus(),
            judges=ListedWords(),
            bots=BotsHere(),
            now=now,
            gaps=gaps,
            node=f"node-{number}",
            observer=troubles,
            bot_pace_ms=bot_pace_ms,
            chance=lambda: bags,
        )
        for number, store in enumerate(stores)
    ]
    for hub in hubs:  # a busy machine is no outage: tests say themselves who fell, and which store is away
        hub.dependencies.unserved.away_ms = hub.dependencies.signs.fallen_ms = _NEVER_MS
    for hub in hubs:
        await hub.start()
    try:
        yield Club(hubs, line, troubles)
    finally:
        for hub in hubs:
            await hub.close()
    assert not troubles.failures


def at_a_club(
    database: Database, scenario: Callable[[Club], Coroutine[Any, Any, None]], servers: int = 1, **chosen: Any
) -> None:
    """Open a club, let something happen at it, close it."""

    async def opened() -> None:
        async with club(database, servers, **chosen) as the_club:
            await scenario(the_club)

    asyncio.run(opened())


async def until(what: Callable[[], object], patience: float = 10.0) -> None:
    """Wait until something is so."""
    give_up = time.monotonic() + patience
    while not what():
        assert time.monotonic() < give_up, "it never came to pass"
        await asyncio.sleep(0.01)


def scrabble(seats: int = 2, **fields: Any) -> Settings:
    """A table of Scrabble whose first seat starts."""
    options = {"starter": 0, **fields.pop("options", {})}
    return Settings(game="scrabble", rules="figs", seats=seats, options=options, **fields)


def two_letters(player: Person) -> dict[str, Any]:
    """A play that is always possible first: whether it is a word, nobody asks unless it is challenged."""
    rack = player.view["rack"].replace("?", "")
    return {"square": "H8", "direction": "across", "word": rack[:2]}
