"""Accounts: opening one, coming back to it, changing its password, leaving for good."""

import msgspec

from leggio.core.outcome import Rejected
from leggio.people.credentials import code_as_kept, new_codes
from leggio.people.dependencies import PeopleDependencies
from leggio.people.names import account_name_of, name_key
from leggio.people.passwords import composed, password_refusal
from leggio.people.person import Account, ClientOrigin, Identity, Kind, Person
from leggio.people.ports import NameTakenError
from leggio.people.refusals import refuse
from leggio.people.sign_in_limits import SignInAttempt
from leggio.people.sign_ins import SignedIn, SignIns


class Opened(msgspec.Struct, frozen=True):
    """A new account, the browser let in anew, and the codes to write down, which nobody will be able to say again."""

    signed_in: SignedIn
    codes: tuple[str, ...]


class Accounts:
    """Opens accounts and lets their owners back in. A home is the part of an address that limits count by."""

    def __init__(self, dependencies: PeopleDependencies, sign_ins: SignIns) -> None:
        self._dependencies = dependencies
        self._store = dependencies.store
        self._passwords = dependencies.passwords
        self._sign_ins = sign_ins

    async def open(self, identity: Identity, name: str, password: str, client: ClientOrigin) -> Opened | Rejected:
        """Make an account of a guest: the same person, with a name to come back by."""
        guest = identity.person
        if guest.kind is not Kind.GUEST:
            return refuse("account.already" if guest.kind is Kind.ACCOUNT else "program.forbidden")
        good = account_name_of(name)
        if isinstance(good, Rejected):
            return good
        if refusal := password_refusal(password, good, guest.nickname):
            return refusal
        if await self._store.account(name_key(good)):
            return refuse("account.taken", "name")  # before a hash is paid for
        codes = new_codes(self._dependencies.random)
        account = Account(
            person=guest.id,
            name=good,
            password=await self._passwords.hash(composed(password)),
            opened_at=self._dependencies.now(),
        )
        try:
            await self._store.open_account(account, [code_as_kept(code) for code in codes])
        except NameTakenError:
            return refuse("account.taken", "name")
        person = msgspec.structs.replace(guest, kind=Kind.ACCOUNT)
        signed_in = await self._sign_ins.begin(person, client, replacing=identity.sign_in)
        return Opened(signed_in, codes) if signed_in else refuse("account.needed")

    async def sign_in(
        self, name: str, password: str, home: str, client: ClientOrigin, before: Identity | None
    ) -> SignedIn | Rejected:
        """Let the owner of an account in; the browser's sign-in of before goes."""
        attempt = SignInAttempt(self._store, name, home)
        if refusal := await attempt.pay(self._dependencies.now()):
            return refusal
        account = await self._account(name)
        if not await self._verified(account, password) or account is None:
            return refuse("sign_in.wrong")
        await attempt.was_right()
        return await self._let_in(account, client, before) or refuse("sign_in.wrong")

    async def recover(
        self, name: str, code: str, password: str, home: str, client: ClientOrigin, before: Identity | None
    ) -> SignedIn | Rejected:
        """Let in whoever has a code, with a new password; all other browsers and programs are shut out."""
        if refusal := password_refusal(password, name):
            return refusal
        attempt = SignInAttempt(self._store, name, home)
        if refusal := await attempt.pay(self._dependencies.now()):
            return refusal
        account = await self._account(name)
        # The same question to the store whether there is such an account or not.
        person = account.person if account else ""
        if not await self._store.use_code(person, code_as_kept(code), self._dependencies.now()) or account is None:
            return refuse("recover.wrong")
        await attempt.was_right()
        await self._store.set_password(person, await self._passwords.hash(composed(password)))
        await self._store.remove_sign_ins(person)
        await self._store.remove_tokens(person)
        return await self._let_in(account, client, before) or refuse("recover.wrong")

    async def change_password(self, identity: Identity, current: str, new: str, home: str) -> Rejected | None:
        """Keep another password; all other browsers are shut out."""
        account = await self._confirmed(identity, current, home, field="current")
        if isinstance(account, Rejected):
            return account
        if refusal := password_refusal(new, account.name, identity.person.nickname, field="new"):
            return refusal
        await self._store.set_password(account.person, await self._passwords.hash(composed(new)))
        await self._store.remove_sign_ins(account.person, but=identity.sign_in.id if identity.sign_in else None)
        return None

    async def renew_codes(self, identity: Identity, password: str, home: str) -> tuple[str, ...] | Rejected:
        """Ten new codes; those of before are worth nothing any more."""
        account = await self._confirmed(identity, password, home)
        if isinstance(account, Rejected):
            return account
        codes = new_codes(self._dependencies.random)
        await self._store.set_codes(account.person, [code_as_kept(code) for code in codes])
        return codes

    async def close(self, identity: Identity, password: str, home: str) -> Rejected | None:
        """Forget an account and all that belongs to it. Games that were played stay, under the nickname."""
        account = await self._confirmed(identity, password, home)
        if isinstance(account, Rejected):
            return account
        await self._store.remove(account.person)
        return None

    async def of(self, person: Person) -> Account | None:
        """The account of a person, if they have one."""
        return await self._store.account_of(person.id) if person.kind is Kind.ACCOUNT else None

    async def codes_left(self, person: Person) -> int:
        """How many recovery codes are not used yet."""
        return await self._store.codes_left(person.id)

    async def _account(self, name: str) -> Account | None:
        # A name that no account can have is looked for all the same, as the name of nobody.
        good = account_name_of(name)
        return await self._store.account("" if isinstance(good, Rejected) else name_key(good))

    async def _verified(self, account: Account | None, password: str) -> bool:
        """Whether it is the password of the account; it is hashed anew if that is done in another way by now."""
        right = await self._passwords.verify(account.password if account else None, composed(password))
        if right and account and self._passwords.is_outdated(account.password):
            await self._store.set_password(account.person, await self._passwords.hash(composed(password)))
        return right

    async def _let_in(self, account: Account, client: ClientOrigin, before: Identity | None) -> SignedIn | None:
        person = await self._store.person(account.person)
        replacing = before.sign_in if before else None
        return await self._sign_ins.begin(person, client, replacing) if person else None

    async def _confirmed(
        self, identity: Identity, password: str, home: str, field: str = "password"
    ) -> Account | Rejected:
        """The account of somebody who proves once more to be its owner."""
        if identity.person.kind is Kind.PROGRAM:
            return refuse("program.forbidden")
        account = await self.of(identity.person)
        if account is None:
            return refuse("account.needed")
        attempt = SignInAttempt(self._store, account.name, home)
        if refusal := await attempt.pay(self._dependencies.now()):
            return refusal
        if not await self._verified(account, password):
            return refuse("password.wrong", field)
        await attempt.was_right()
        return account
