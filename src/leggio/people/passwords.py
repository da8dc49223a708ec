"""What a password must be, and the port of those who hash it. It is never kept, shown or logged as it was written."""

import unicodedata
from typing import Protocol

from leggio.core.outcome import Rejected
from leggio.people.common_passwords import COMMON_PASSWORDS
from leggio.people.refusals import refuse

SHORTEST_PASSWORD = 10
LONGEST_PASSWORD = 200


class Passwords(Protocol):
    """Hashes passwords slowly, away from whoever has other things to do."""

    async def hash(self, password: str) -> str:
        """A password as it is kept."""

    async def verify(self, kept: str | None, password: str) -> bool:
        """Whether it is the one; with nothing kept it never is, and takes as long to say so."""

    def is_outdated(self, kept: str) -> bool:
        """Whether a password would be hashed in another way today."""


def composed(password: str) -> str:
    """One form for what looks the same: keyboards differ in how they write an accent."""
    return unicodedata.normalize("NFC", password)


def password_refusal(password: str, *names: str, field: str = "password") -> Rejected | None:
    """Why a password is not good enough, if it is not; names are those its owner goes by."""
    if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
        return refuse("password.length", field, shortest=SHORTEST_PASSWORD, longest=LONGEST_PASSWORD)
    plain = composed(password).casefold()
    if any(plain.strip() == name.casefold() for name in names):
        return refuse("password.is_name", field)
    if plain in COMMON_PASSWORDS or len(set(plain)) == 1:
        return refuse("password.common", field)
    return None
