"""Records as rows of the database, and back."""

import msgspec

from leggio.storage.transactions import DatabaseRow
from leggio.table.records import ChatLine, Entry, Member, Phase, Role, Settings, TableRecord

_read_settings = msgspec.json.Decoder(Settings).decode
_read_seats = msgspec.json.Decoder(tuple[int, ...]).decode


def seats_text(seats: tuple[int, ...]) -> str:
    """Seats as they are written."""
    return msgspec.json.encode(seats).decode()


def table_row(table: TableRecord) -> dict[str, object]:
    """A table as it is written."""
    return {
        "id": table.id,
        "code": table.code,
        "referee_code": table.referee_code,
        "settings": msgspec.json.encode(table.settings).decode(),
        "public": table.settings.public,
        "creator": table.creator,
        "created_at": table.created_at,
        "previous": table.previous,
        "phase": table.phase.value,
        "seq": table.seq,
        "due_at": table.due_at,
        "waits_for": seats_text(table.waits_for),
    }


def table_of(row: DatabaseRow) -> TableRecord:
    """A table as it was written."""
    return TableRecord(
        id=row.id,
        code=row.code,
        referee_code=row.referee_code,
        settings=_read_settings(row.settings),
        creator=row.creator,
        created_at=row.created_at,
        previous=row.previous,
        phase=Phase(row.phase),
        seq=row.seq,
        due_at=row.due_at,
        waits_for=_read_seats(row.waits_for),
    )


def member_row(member: Member) -> dict[str, object]:
    """A member as they are written."""
    return {
        "table_id": member.table,
        "person": member.person,
        "name": member.name,
        "role": member.role.value,
        "seat": member.seat,
        "joined_at": member.joined_at,
    }


def member_of(row: DatabaseRow) -> Member:
    """A member as they were written."""
    return Member(
        table=row.table_id,
        person=row.person,
        name=row.name,
        role=Role(row.role),
        seat=row.seat,
        joined_at=row.joined_at,
    )


def entry_of(row: DatabaseRow) -> Entry:
    """An entry as it was written."""
    return Entry(table=row.table_id, seq=row.seq, upto=row.upto, at=row.at, idempotency_key=row.key, lines=row.lines)


def chat_line_of(row: DatabaseRow) -> ChatLine:
    """Something said, as it was written."""
    return ChatLine(
        table=row.table_id,
        number=row.number,
        person=row.person,
        name=row.name,
        role=Role(row.role),
        text=row.text,
        at=row.at,
    )
