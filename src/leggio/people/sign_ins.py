"""Sign-ins, the sessions of browsers: who they bring, since when, and how they are shut out again."""

import msgspec

from leggio.core.outcome import Rejected
from leggio.people.credentials import hashed, new_id, new_secret
from leggio.people.dependencies import PeopleDependencies
from leggio.people.names import nickname_of
from leggio.people.person import ClientOrigin, Identity, Kind, Person, SignIn
from leggio.people.refusals import refuse

MOST_SIGN_INS = 30  # of one person; older ones go
NOTED_EVERY = 10 * 60_000  # that a sign-in or a token was used is written down this often, not at each request


class SignedIn(msgspec.Struct, frozen=True):
    """Somebody came in: who, and the secret for their cookie, which nobody will be able to say again."""

    identity: Identity
    secret: str


class SignIns:
    """Lets browsers in and shuts them out."""

    def __init__(self, dependencies: PeopleDependencies) -> None:
        self._dependencies = dependencies

    async def welcome(self, nickname: str, client: ClientOrigin) -> SignedIn | Rejected:
        """Let somebody in as a new guest."""
        good = nickname_of(nickname)
        if isinstance(good, Rejected):
            return good
        person = Person(id=new_id(self._dependencies.random), nickname=good, kind=Kind.GUEST)
        sign_in, secret = self._new(person.id, client)
        await self._dependencies.store.add_guest(person, sign_in)
        return SignedIn(Identity(person=person, sign_in=sign_in), secret)

    async def begin(self, person: Person, client: ClientOrigin, replacing: SignIn | None) -> SignedIn | None:
        """Let a known person in, with a new secret in the place of the browser's old one; None: they are gone."""
        sign_in, secret = self._new(person.id, client)
        kept = await self._dependencies.store.add_sign_in(sign_in, MOST_SIGN_INS, replacing.hash if replacing else None)
        return SignedIn(Identity(person=person, sign_in=sign_in), secret) if kept else None

    async def identify(self, secret: str) -> Identity | None:
        """Whom a browser's secret brings; None: it was revoked, or is nobody's."""
        identity = await self._dependencies.store.identity_by_sign_in(hashed(secret))
        if identity and identity.sign_in:
            now = self._dependencies.now()
            if now - identity.sign_in.seen_at >= NOTED_EVERY:
                await self._dependencies.store.see_sign_in(identity.sign_in.hash, now)
        return identity

    async def of(self, person: str) -> list[SignIn]:
        """Where a person is signed in, the last used first."""
        return await self._dependencies.store.sign_ins(person)

    async def revoke(self, person: str, sign_in: str) -> Rejected | None:
        """Shut one of a person's browsers out."""
        removed = await self._dependencies.store.remove_sign_in(person, sign_in)
        return None if removed else refuse("sign_in.unknown")

    def _new(self, person: str, client: ClientOrigin) -> tuple[SignIn, str]:
        secret, now = new_secret(self._dependencies.random), self._dependencies.now()
        sign_in = SignIn(
            id=new_id(self._dependencies.random),
            hash=hashed(secret),
            person=person,
            began_at=now,
            seen_at=now,
            client=client,
        )
        return sign_in, secret
