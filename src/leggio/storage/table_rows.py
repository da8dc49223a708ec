"""Records of game tables as rows of the database, and back."""

import msgspec

from leggio.storage.row_digests import digest_of, with_digests
from leggio.storage.row_mapping import RowMapping
from leggio.storage.transactions import DatabaseRow
from leggio.table.records import ChatLine, Entry, Member, Phase, Settings, TableRecord

_read_settings = msgspec.json.Decoder(Settings).decode
_read_seats = msgspec.json.Decoder(tuple[int, ...]).decode

_TABLES = RowMapping(TableRecord)
MEMBERS = RowMapping(Member, {"table": "table_id"})
CHAT = RowMapping(ChatLine, {"table": "table_id"})


def seats_text(seats: tuple[int, ...]) -> str:
    """Seats as they are written."""
    return msgspec.json.encode(seats).decode()


DUE = "due"  # a rated game, to be entered in the book once it is over


NOBODY = seats_text(())


def table_row(table: TableRecord) -> dict[str, object]:
    """A table as it is written."""
    settings = msgspec.json.encode(table.settings).decode()
    copied = {
        "public": table.settings.public,
        "aids": table.settings.aids,
        "rating": DUE if table.settings.rated else None,
    }
    return with_digests(
        "tables", _TABLES.row(table, settings=settings, **copied, waits_for=seats_text(table.waits_for))
    )


def member_row(member: Member) -> dict[str, object]:
    """Somebody's place as it is written."""
    return with_digests("members", MEMBERS.row(member))


def head_digest(table: str, seq: int, phase: Phase, due_at: int | None, waits_for: str) -> str:
    """What is kept beside the head of a table's log."""
    return digest_of(table, seq, phase.value, due_at, waits_for)


def entry_digest(entry: Entry) -> str:
    """What is kept beside an entry."""
    return digest_of(entry.table, entry.seq, entry.upto, entry.at, entry.idempotency_key, entry.lines)


def table_of(row: DatabaseRow) -> TableRecord:
    """A table as it was written."""
    return _TABLES.record(row, settings=_read_settings(row.settings), waits_for=_read_seats(row.waits_for))


def entry_of(row: DatabaseRow) -> Entry:
    """An entry as it was written."""
    return Entry(table=row.table_id, seq=row.seq, upto=row.upto, at=row.at, idempotency_key=row.key, lines=row.lines)
