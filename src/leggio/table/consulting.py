"""Who may ask the judge and look words up: nobody whose move it is in a live game against people.

A referee may: nobody waits for their move. Games against bots alone, and games by correspondence, whose words are
checked as they are laid, keep nobody from the dictionary.
"""

from leggio.games.registry import is_hall
from leggio.table.ports import EventStore
from leggio.table.records import Phase, TableRecord

LOOKED_AT = 100


async def table_at_move(store: EventStore, person: str) -> str | None:
    """A live table with other people where it is this person's move; None: they may look up what they like."""
    for record in await store.tables_of(person, LOOKED_AT):
        if _is_contest(record):
            members = await store.members(record.id)
            if any(each.person == person and each.seat in record.waits_for for each in members):
                return record.id
    return None


def _is_contest(record: TableRecord) -> bool:
    settings = record.settings
    people = settings.seats - len(settings.bots)
    among_people = people > 1 or is_hall(settings.game)
    return record.phase is Phase.PLAYING and among_people and settings.days_per_move is None and bool(record.waits_for)
