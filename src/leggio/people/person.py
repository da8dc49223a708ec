"""Who somebody is, and how they came in."""

from enum import StrEnum

import msgspec


class Kind(StrEnum):
    """What a person is to the server."""

    GUEST = "guest"  # a nickname, kept by one browser
    ACCOUNT = "account"  # a name and a password: can come back from anywhere
    PROGRAM = "program"  # comes in with a token that an account gave it


class Person(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who can sit at a table. Others see the nickname and the kind; the id is random and says nothing."""

    id: str
    nickname: str
    kind: Kind


class ClientOrigin(msgspec.Struct, frozen=True):
    """Where a request comes from, already shortened: enough to recognise one's own devices by, no more."""

    device: str = ""
    address: str = ""


class SignIn(msgspec.Struct, frozen=True, kw_only=True):
    """A browser that is let in as a person. The secret in its cookie is kept nowhere, only its hash."""

    id: str  # to speak of it; opens nothing
    hash: str
    person: str
    began_at: int
    seen_at: int
    client: ClientOrigin


class Token(msgspec.Struct, frozen=True, kw_only=True):
    """What lets a program in. It plays as a person of its own, whose nickname is the token's name."""

    id: str
    hash: str
    owner: str  # the account that gave it
    program: str  # the person the program is
    name: str
    made_at: int
    used_at: int | None = None


class Account(msgspec.Struct, frozen=True, kw_only=True):
    """What lets a person come back from anywhere."""

    person: str
    name: str
    password: str  # hashed
    opened_at: int


class Identity(msgspec.Struct, frozen=True, kw_only=True):
    """A person, and what let them in: one of the two is given."""

    person: Person
    sign_in: SignIn | None = None
    token: Token | None = None

    @property
    def credential(self) -> str:
        """The hash of what let them in."""
        let_in = self.sign_in or self.token
        return let_in.hash if let_in else ""
