"""Digests kept beside rows, so that whatever is changed after it was written is found: by a disk, or by a hand.

They are no seal: whoever can write the database can write its digests, too. What a game proves to its players is the
chain of its log (docs/log.md); these find damage in what the chain does not cover.
"""

from collections.abc import Mapping
from hashlib import blake2b

import msgspec

# By table and column of a digest: the columns it covers, in this order for ever.
COVERED: dict[str, dict[str, tuple[str, ...]]] = {
    "tables": {
        "digest": ("id", "code", "referee_code", "settings", "creator", "created_at", "previous"),
        "head_digest": ("id", "seq", "phase", "due_at", "waits_for"),
    },
    "members": {"digest": ("table_id", "person", "name", "role", "seat", "joined_at")},
    "entries": {"digest": ("table_id", "seq", "upto", "at", "key", "lines")},
    # Not the number, which the database gives: that they are all there is seen by counting.
    "chat": {"digest": ("table_id", "person", "name", "role", "text", "at")},
}


def digest_of(*values: object) -> str:
    """The digest of these values: numbers, text, nothing."""
    return blake2b(msgspec.json.encode(values), digest_size=16).hexdigest()


def digests_of(table: str, row: Mapping[str, object]) -> dict[str, str]:
    """The digests of a row, as it is written or as it was read."""
    return {name: digest_of(*(row[column] for column in columns)) for name, columns in COVERED[table].items()}


def with_digests(table: str, row: dict[str, object]) -> dict[str, object]:
    """A row as it is written."""
    return row | digests_of(table, row)
