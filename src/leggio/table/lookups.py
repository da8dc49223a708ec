"""Who may be told about words: the one question behind every way to an opinion, a search, a hint or an analysis.

Nobody who plays against people is, until the game is over, on turn or not; nor a player of a tournament while a round
of theirs is on, at whatever board (art. 24, 28). A table may allow it, and everyone sees so before they sit down.
Referees and spectators do not play and may ask; but somebody who sits at another table meanwhile is held by that one.
"""

from typing import TYPE_CHECKING

from leggio.core.outcome import Rejected
from leggio.table.dependencies import Dependencies
from leggio.table.frames import Refused
from leggio.table.hosts.host import Host
from leggio.table.hosts.registry import HOSTED
from leggio.table.records import Aid, Member, TableRecord, Visitor
from leggio.table.refusals import by_the_rules
from leggio.table.seating import players

if TYPE_CHECKING:
    from leggio.table.table_cache import TableCache


class Lookups:
    """Asks every table in play at which somebody has a place, however many they are."""

    def __init__(self, dependencies: Dependencies, tables: "TableCache") -> None:
        self._dependencies = dependencies
        self._tables = tables

    async def refused(
        self, visitor: Visitor, aid: Aid = Aid.WORDS, *, word: str | None = None, at: str = ""
    ) -> Refused | None:
        """Why they may not, with the table that keeps them from it; None: they may.

        `word` is all they ask about, if it is one word: a game may have opened it to a look. `at` is the table whose
        own rules give the answer, to whom they say: it keeps nobody from that, nor do the games of its tournament.
        """
        for record, member in await self._dependencies.store.places_in_play(visitor.people):
            host = HOSTED.get(record.settings.game)  # none, if its game is no longer installed
            if host is None or _is_at(record, at) or not host.closes(record.settings, aid):
                continue
            if held := await self._held(host, record, member, word):
                return held
        return None

    async def _held(self, host: Host, record: TableRecord, member: Member, word: str | None) -> Refused | None:
        state = None
        if host.holds_by_state(word):
            table = await self._tables.table(record.id)
            state = table.writer.state if table else None
        held = host.hold(member, state, word, self._dependencies.now())
        return await self._told(held, record, member) if held else None

    async def _told(self, held: Rejected, record: TableRecord, member: Member) -> Refused:
        """With what a sentence needs: which table it is, and who the others there are."""
        names = players(record.settings, await self._dependencies.store.members(record.id)) or ()
        others = [name for seat, name in enumerate(names) if seat != member.seat]
        detail = {"table": record.id, "game": record.settings.game, "others": others, **held.detail}
        return by_the_rules(Rejected(held.code, held.article, detail))


def _is_at(record: TableRecord, at: str) -> bool:
    return bool(at) and (record.id == at or record.settings.tournament.startswith(f"{at}/"))
