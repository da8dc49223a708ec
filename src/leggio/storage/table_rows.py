"""Records of game tables as rows of the database, and back."""

import msgspec

from leggio.storage.row_mapping import RowMapping
from leggio.storage.transactions import DatabaseRow
from leggio.table.records import ChatLine, Entry, Member, Settings, TableRecord

_read_settings = msgspec.json.Decoder(Settings).decode
_read_seats = msgspec.json.Decoder(tuple[int, ...]).decode

_TABLES = RowMapping(TableRecord)
MEMBERS = RowMapping(Member, {"table": "table_id"})
CHAT = RowMapping(ChatLine, {"table": "table_id"})


def seats_text(seats: tuple[int, ...]) -> str:
    """Seats as they are written."""
    return msgspec.json.encode(seats).decode()


def table_row(table: TableRecord) -> dict[str, object]:
    """A table as it is written."""
    settings = msgspec.json.encode(table.settings).decode()
    copied = {"public": table.settings.public, "aids": table.settings.aids}
    return _TABLES.row(table, settings=settings, **copied, waits_for=seats_text(table.waits_for))


def table_of(row: DatabaseRow) -> TableRecord:
    """A table as it was written."""
    return _TABLES.record(row, settings=_read_settings(row.settings), waits_for=_read_seats(row.waits_for))


def entry_of(row: DatabaseRow) -> Entry:
    """An entry as it was written."""
    return Entry(table=row.table_id, seq=row.seq, upto=row.upto, at=row.at, idempotency_key=row.key, lines=row.lines)
