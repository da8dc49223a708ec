"""Tables, people and entries for tests of the store, with nothing in them that does not matter."""

from itertools import count
from typing import Any

import msgspec

from leggio.table.records import ChatLine, Entry, Head, Member, Phase, Role, Settings, TableRecord

PLAYING = Head(phase=Phase.PLAYING, due_at=None)
SETTINGS = Settings(game="scrabble", rules="figs", seats=2)

_numbers = count(1)


def a_table(**changes: Any) -> TableRecord:
    """A table like no other."""
    number = next(_numbers)
    plain = TableRecord(
        id=f"table-{number}",
        code=f"CODE{number}",
        referee_code=None,
        settings=SETTINGS,
        creator="anna",
        created_at=1_700_000_000_000 + number,
    )
    return msgspec.structs.replace(plain, **changes)


def a_member(table: str, person: str, seat: int | None, **changes: Any) -> Member:
    """A player, or the referee if there is no seat."""
    role = Role.REFEREE if seat is None else Role.PLAYER
    plain = Member(table=table, person=person, name=person.title(), role=role, seat=seat, joined_at=1_700_000_000_000)
    return msgspec.structs.replace(plain, **changes)


def an_entry(table: str, seq: int, events: int = 1, **changes: Any) -> Entry:
    """An entry of some events; the store does not look into its lines."""
    lines = "".join(f'{{"seq":{number}}}\n' for number in range(seq, seq + events))
    plain = Entry(
        table=table, seq=seq, upto=seq + events - 1, at=1_700_000_000_000 + seq, idempotency_key=None, lines=lines
    )
    return msgspec.structs.replace(plain, **changes)


def a_line(table: str, text: str, **changes: Any) -> ChatLine:
    """Something said."""
    plain = ChatLine(table=table, number=0, person="anna", name="Anna", role=Role.PLAYER, text=text, at=1)
    return msgspec.structs.replace(plain, **changes)
