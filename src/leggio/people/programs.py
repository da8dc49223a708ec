"""Programs that play, each with an API token of its own, given by an account and taken back by it."""

import msgspec

from leggio.core.outcome import Rejected
from leggio.people.credentials import TOKEN_PREFIX, hashed, new_id, new_token
from leggio.people.dependencies import PeopleDependencies
from leggio.people.names import nickname_of
from leggio.people.person import Identity, Kind, Person, Token
from leggio.people.refusals import refuse
from leggio.people.sign_ins import NOTED_EVERY

MOST_TOKENS = 20  # of one account


class Issued(msgspec.Struct, frozen=True):
    """A new token, and the secret a program sends, which nobody will be able to say again."""

    token: Token
    secret: str


class Programs:
    """Gives tokens and takes them back."""

    def __init__(self, dependencies: PeopleDependencies) -> None:
        self._dependencies = dependencies

    async def issue(self, owner: Person, name: str) -> Issued | Rejected:
        """Let a program in, under a name that others will see."""
        if owner.kind is not Kind.ACCOUNT:
            return refuse("account.needed")
        good = nickname_of(name)
        if isinstance(good, Rejected):
            return refuse(good.code, **{**good.detail, "field": "name"})
        random = self._dependencies.random
        secret = new_token(random)
        token = Token(
            id=new_id(random),
            hash=hashed(secret),
            owner=owner.id,
            program=new_id(random),
            name=good,
            made_at=self._dependencies.now(),
        )
        kept = await self._dependencies.store.add_token(token, MOST_TOKENS)
        return Issued(token, secret) if kept else refuse("token.too_many", most=MOST_TOKENS)

    async def identify(self, secret: str) -> Identity | None:
        """Whom a token brings; None: it was revoked, or is nobody's."""
        if not secret.startswith(TOKEN_PREFIX):
            return None
        identity = await self._dependencies.store.identity_by_token(hashed(secret))
        if identity and identity.token:
            now = self._dependencies.now()
            if now - (identity.token.used_at or 0) >= NOTED_EVERY:
                await self._dependencies.store.see_token(identity.token.hash, now)
        return identity

    async def of(self, owner: str) -> list[Token]:
        """The tokens an account gave."""
        return await self._dependencies.store.tokens(owner)

    async def revoke(self, owner: str, token: str) -> Rejected | None:
        """Shut a program out."""
        return None if await self._dependencies.store.remove_token(owner, token) else refuse("token.unknown")
