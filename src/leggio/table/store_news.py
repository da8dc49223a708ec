"""News by the store, where the bus does not bring them: what other servers did is looked for, and people are told so.

One look is one question for all tables that somebody here looks at, however many they are.
"""

import asyncio
import random

from leggio.table.chat import catch_up_chat
from leggio.table.dependencies import Dependencies
from leggio.table.peers import Peers
from leggio.table.records import Mark
from leggio.table.signs import KNOWN_MS
from leggio.table.table import Table
from leggio.table.table_cache import TableCache

CALM_S = 1.0  # between two looks at who lives, while the bus brings the news
SHORTEST_S = 0.25  # between two looks for news
LONGEST_S = 1.0
_FAILED_S = 5.0  # at most, where the store does not answer either
_BACK_OFF = 1.5
_JITTER = 0.2  # so that servers do not all ask at once


class StoreNews:
    """Looks into the store, seldom while all servers hear each other, often while they do not."""

    def __init__(self, dependencies: Dependencies, tables: TableCache, peers: Peers) -> None:
        self._dependencies = dependencies
        self._tables = tables
        self._peers = peers
        self._pause = CALM_S
        self._was_silent = False

    async def keep_looking(self) -> None:
        """Look, for as long as there may be other servers."""
        while not self._dependencies.bus.is_alone:
            await asyncio.sleep(self._pause * random.uniform(1 - _JITTER, 1))  # noqa: S311 - no secret
            try:
                await self.look()
            except Exception as error:  # noqa: BLE001 - the store may come back
                self._dependencies.observer.failed("news", error)
                self._pause = min(_FAILED_S, self._pause * 2)

    async def look(self) -> None:
        """Once: find out whether the bus is silent, and read what it did not tell."""
        is_silent = await self._is_silent()
        found = 0
        if is_silent or self._was_silent:  # once more when it is over: what was told before may be lost
            found = await self._take_news()
        self._say_so(late=is_silent and self._was_silent)  # a moment's silence is none
        if not is_silent:
            self._pause = CALM_S
        elif found or not self._was_silent:
            self._pause = SHORTEST_S
        else:
            self._pause = min(LONGEST_S, self._pause * _BACK_OFF)
        self._was_silent = is_silent

    async def _is_silent(self) -> bool:
        dependencies = self._dependencies
        others = dict(await dependencies.store.heartbeats(dependencies.now() - KNOWN_MS))
        others.pop(dependencies.node, None)
        dependencies.not_before(max((at for at in others.values() if at < dependencies.now() + KNOWN_MS), default=0))
        dependencies.signs.see(others, dependencies.now())
        if dependencies.bus.is_silent:
            return True
        now = asyncio.get_running_loop().time()
        self._peers.see(others, now)
        return self._peers.is_one_unheard(now)

    async def _take_news(self) -> int:
        """Take in what is new; at how many tables something was."""
        watched = {table.record.id: table for table in self._tables if len(table.audience)}
        marks = await self._dependencies.store.marks(tuple(watched)) if watched else {}
        news = [(watched[table], mark) for table, mark in marks.items() if _is_new(watched[table], mark)]
        for table, mark in news:
            table.tasks.start(_take(table, mark))
        return len(news)

    def _say_so(self, *, late: bool) -> None:
        if late or self._was_silent:
            for table in self._tables:
                table.presence.news_are_late(late=late)


def _has_other_members(table: Table, mark: Mark) -> bool:
    return (mark.members, mark.joined_at) != (len(table.members), max((m.joined_at for m in table.members), default=0))


def _is_new(table: Table, mark: Mark) -> bool:
    is_rematch = mark.rematch is not None and table.presence.rematch is None
    return mark.seq > table.seq or mark.said > table.said or is_rematch or _has_other_members(table, mark)


async def _take(table: Table, mark: Mark) -> None:
    if _has_other_members(table, mark):
        await table.seats_changed(publish=False)
    if mark.seq > table.seq:
        await table.catch_up()
    if mark.said > table.said:
        await catch_up_chat(table)
    if mark.rematch is not None and table.presence.rematch is None:
        table.presence.has_rematch(mark.rematch, publish=False)
