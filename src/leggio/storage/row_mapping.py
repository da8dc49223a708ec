"""Records as rows of the database and back: a field is kept in the column of its name, unless another is named."""

from collections.abc import Mapping
from enum import Enum
from typing import Generic, TypeVar

import msgspec

from leggio.storage.transactions import DatabaseRow

Record = TypeVar("Record", bound=msgspec.Struct)


class RowMapping(Generic[Record]):
    """How one kind of record is kept; what is no number and no text is said each time, as it is written or read."""

    def __init__(self, kind: type[Record], columns: Mapping[str, str] | None = None) -> None:
        self._kind = kind
        self._columns = {field: (columns or {}).get(field, field) for field in kind.__struct_fields__}

    def row(self, record: Record, **written: object) -> dict[str, object]:
        """A record as it is written; columns that are given take the place of its fields, or are added to them."""
        plain = {column: _plain(getattr(record, field)) for field, column in self._columns.items()}
        return plain | written

    def record(self, row: DatabaseRow, **read: object) -> Record:
        """A record as it was written; fields that are given were read in another way."""
        kept = {field: getattr(row, column) for field, column in self._columns.items() if field not in read}
        return msgspec.convert(kept | read, self._kind)


def _plain(value: object) -> object:
    return value.value if isinstance(value, Enum) else value
