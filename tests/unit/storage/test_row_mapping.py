"""Records as rows, and back."""

from types import SimpleNamespace
from typing import cast

from leggio.storage.row_mapping import RowMapping
from leggio.storage.transactions import DatabaseRow
from leggio.table.records import Member, Role

MEMBERS = RowMapping(Member, {"table": "table_id"})
ANNA = Member(table="t", person="p", name="Anna", role=Role.PLAYER, seat=1, joined_at=5)


def test_a_record_is_what_was_written() -> None:
    """Fields in the columns of their names, or of others; enumerations by their value."""
    row = MEMBERS.row(ANNA)
    assert row == {"table_id": "t", "person": "p", "name": "Anna", "role": "player", "seat": 1, "joined_at": 5}
    assert type(row["role"]) is str
    assert MEMBERS.record(cast("DatabaseRow", SimpleNamespace(**row))) == ANNA


def test_what_is_given_counts() -> None:
    """Columns are added or replaced, and fields read in another way."""
    row = MEMBERS.row(ANNA, name="{}", extra=1)
    assert (row["name"], row["extra"]) == ("{}", 1)
    assert MEMBERS.record(cast("DatabaseRow", SimpleNamespace(**row)), name="Anna") == ANNA
