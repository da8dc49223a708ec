"""Who may ask the judge and look words up: nobody whose move it is in a live game against people.

A referee may: nobody waits for their move. Games against bots alone, and games by correspondence, whose words are
checked as they are laid, keep nobody from the dictionary.
"""

from leggio.table.hosts.registry import HOSTED
from leggio.table.ports import EventStore
from leggio.table.records import Phase, Role, TableRecord
from leggio.table.seating import is_awaited

LOOKED_AT = 100


async def table_at_move(store: EventStore, person: str) -> str | None:
    """A live table with other people where it is this person's move; None: they may look up what they like."""
    for record in await store.tables_of(person, LOOKED_AT):
        if _is_contest(record):
            members = await store.members(record.id)
            if any(each.person == person and is_awaited(each.seat, record.waits_for) for each in members):
                return record.id
    return None


async def table_in_play(store: EventStore, person: str) -> str | None:
    """A table with other people where this person plays a game that goes on, live or by correspondence."""
    for record in await store.tables_of(person, LOOKED_AT):
        if record.phase is Phase.PLAYING and _is_against_people(record):
            members = await store.members(record.id)
            if any(each.person == person and each.role is Role.PLAYER for each in members):
                return record.id
    return None


def _is_contest(record: TableRecord) -> bool:
    live = record.phase is Phase.PLAYING and record.settings.days_per_move is None
    return live and _is_against_people(record) and bool(record.waits_for)


def _is_against_people(record: TableRecord) -> bool:
    host = HOSTED.get(record.settings.game)
    return host is not None and host.has_opponents(record.settings)
