"""People and what lets them in as rows of the database, and back."""

from leggio.people.person import Account, ClientOrigin, Kind, Person, SignIn, Token
from leggio.storage.row_mapping import RowMapping
from leggio.storage.transactions import DatabaseRow

ACCOUNTS = RowMapping(Account)
TOKENS = RowMapping(Token)
_SIGN_INS = RowMapping(SignIn)


def person_of(row: DatabaseRow, person: str | None = None) -> Person:
    """A person as they were written; the id may be found under another name."""
    return Person(id=person or row.id, nickname=row.nickname, kind=Kind(row.kind))


def sign_in_row(sign_in: SignIn) -> dict[str, object]:
    """A sign-in as it is written."""
    return {
        "hash": sign_in.hash,
        "id": sign_in.id,
        "person": sign_in.person,
        "began_at": sign_in.began_at,
        "seen_at": sign_in.seen_at,
        "device": sign_in.client.device,
        "address": sign_in.client.address,
    }


def sign_in_of(row: DatabaseRow) -> SignIn:
    """A sign-in as it was written."""
    return _SIGN_INS.record(row, client=ClientOrigin(row.device, row.address))
