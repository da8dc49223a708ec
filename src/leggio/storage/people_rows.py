"""People and what lets them in as rows of the database, and back."""

from leggio.people.person import Account, ClientOrigin, Kind, Person, SignIn, Token
from leggio.storage.transactions import DatabaseRow


def person_of(row: DatabaseRow, person: str | None = None) -> Person:
    """A person as they were written; the id may be found under another name."""
    return Person(id=person or row.id, nickname=row.nickname, kind=Kind(row.kind))


def account_row(account: Account, name_key: str) -> dict[str, object]:
    """An account as it is written."""
    return {
        "person": account.person,
        "name": account.name,
        "name_key": name_key,
        "password": account.password,
        "opened_at": account.opened_at,
    }


def account_of(row: DatabaseRow) -> Account:
    """An account as it was written."""
    return Account(person=row.person, name=row.name, password=row.password, opened_at=row.opened_at)


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
    return SignIn(
        id=row.id,
        hash=row.hash,
        person=row.person,
        began_at=row.began_at,
        seen_at=row.seen_at,
        client=ClientOrigin(row.device, row.address),
    )


def token_row(token: Token) -> dict[str, object]:
    """A token as it is written."""
    return {
        "hash": token.hash,
        "id": token.id,
        "owner": token.owner,
        "program": token.program,
        "name": token.name,
        "made_at": token.made_at,
        "used_at": token.used_at,
    }


def token_of(row: DatabaseRow) -> Token:
    """A token as it was written."""
    return Token(
        id=row.id,
        hash=row.hash,
        owner=row.owner,
        program=row.program,
        name=row.name,
        made_at=row.made_at,
        used_at=row.used_at,
    )
