"""What people depend on: a store that keeps them."""

from collections.abc import Collection, Mapping, Sequence
from typing import Protocol

from leggio.core.ratelimit import RateLimit
from leggio.people.person import Account, Identity, Person, SignIn, Token


class NameTakenError(Exception):
    """An account goes by this name, or this person has one already. Nothing was written."""


class PeopleStore(Protocol):
    """Keeps people for good. Times are milliseconds since 1970. One that does not answer raises an error of its own."""

    async def add_guest(self, person: Person, sign_in: SignIn) -> None:
        """Keep a new guest, and the browser they came with."""

    async def person(self, person: str) -> Person | None:
        """A person by id."""

    async def rename(self, person: str, nickname: str) -> None:
        """Change a nickname."""

    async def remove(self, person: str) -> None:
        """Forget a person, with their account, sign-ins, codes, tokens and programs."""

    async def forget_guests(self, unseen_since: int) -> int:
        """Forget guests whom no browser has brought back since then; how many."""

    async def open_account(self, account: Account, codes: Sequence[str]) -> None:
        """Make a guest's nickname an account, with hashed codes; NameTakenError."""

    async def account(self, name_key: str) -> Account | None:
        """An account by the key of its name."""

    async def account_of(self, person: str) -> Account | None:
        """The account of a person."""

    async def set_password(self, person: str, password: str) -> None:
        """Keep another hashed password."""

    async def set_codes(self, person: str, codes: Sequence[str]) -> None:
        """Put other hashed codes in the place of all there were."""

    async def use_code(self, person: str, code: str, now: int) -> bool:
        """Use up a hashed code; False: there is none like it, or it was used."""

    async def codes_left(self, person: str) -> int:
        """How many codes are not used yet."""

    async def add_sign_in(self, sign_in: SignIn, keep: int, replacing: str | None = None) -> bool:
        """Keep a sign-in in the place of one by its hash, and only the newest few; False: there is no such person."""

    async def identity_by_sign_in(self, secret_hash: str) -> Identity | None:
        """Whom a browser's secret lets in."""

    async def see_sign_in(self, secret_hash: str, now: int) -> None:
        """Note that a sign-in was used."""

    async def sign_ins(self, person: str) -> list[SignIn]:
        """The sign-ins of a person, the last used first."""

    async def remove_sign_in(self, person: str, sign_in: str) -> bool:
        """Revoke a sign-in by its id; False: this person has none like it."""

    async def remove_sign_ins(self, person: str, but: str | None = None) -> None:
        """Revoke all sign-ins of a person, but one by its id."""

    async def add_token(self, token: Token, most: int) -> bool:
        """Keep a token and the program it lets in; False: its owner has as many as may be."""

    async def identity_by_token(self, token_hash: str) -> Identity | None:
        """Whom a token lets in."""

    async def see_token(self, token_hash: str, now: int) -> None:
        """Note that a token was used."""

    async def tokens(self, owner: str) -> list[Token]:
        """The tokens an account gave, in the order of giving."""

    async def remove_token(self, owner: str, token: str) -> bool:
        """Revoke a token by its id; False: this account gave none like it."""

    async def remove_tokens(self, owner: str) -> None:
        """Revoke all tokens of an account."""

    async def still_standing(self, hashes: Collection[str]) -> frozenset[str]:
        """Those of these hashes by which a browser or a program is still let in."""

    async def spend(self, buckets: Mapping[str, RateLimit], now: int) -> int:
        """Take a token from each bucket, at once for all servers; or from none, and how long to wait instead of 0."""

    async def refund(self, buckets: Mapping[str, RateLimit]) -> None:
        """Put back into each one that was taken."""

    async def forget_buckets(self, now: int) -> None:
        """Forget those that are full again."""
