"""What the store of people does, on SQLite and on PostgreSQL alike."""

import asyncio

import pytest
from sqlalchemy.exc import IntegrityError

from leggio.core.ratelimit import RateLimit
from leggio.people.person import Account, ClientOrigin, Identity, Kind, Person, SignIn, Token
from leggio.people.ports import NameTakenError
from leggio.storage.engine import open_engine
from leggio.storage.location import read_url
from leggio.storage.people_store import SqlPeopleStore
from leggio.table.ports import StoreUnavailableError
from support.databases import Database
from support.people import with_store

LIMIT = RateLimit(capacity=5, refill_ms=50_000)


def a_person(name: str = "anna") -> Person:
    """A guest whose id is their name."""
    return Person(id=name, nickname="è «così» 🂡; --", kind=Kind.GUEST)


def a_sign_in(person: str = "anna", number: int = 1) -> SignIn:
    """One of the sign-ins of a person; later numbers are seen later."""
    return SignIn(
        id=f"{person}-{number}",
        hash=f"hash of {person}-{number}",
        person=person,
        began_at=2**43 + number,
        seen_at=2**43 + number,
        client=ClientOrigin("Firefox, Linux", "203.0.113.0/24"),
    )


def an_account(person: str = "anna", name: str = "Anna") -> Account:
    """The account of a person."""
    return Account(person=person, name=name, password="$hash", opened_at=2**43)  # noqa: S106 — of nobody


def a_token(owner: str = "anna", number: int = 1) -> Token:
    """One of the tokens of an account."""
    return Token(
        id=f"{owner}-token-{number}",
        hash=f"hash of token {owner}-{number}",
        owner=owner,
        program=f"{owner}-program-{number}",
        name="Robot",
        made_at=2**43 + number,
    )


def test_everything_comes_back_as_it_was_kept(database: Database) -> None:
    """Every field survives a restart, whatever letters it holds."""

    async def keep(store: SqlPeopleStore) -> None:
        await store.add_guest(a_person(), a_sign_in())
        await store.open_account(an_account(), ["code 1", "code 2"])
        assert await store.add_token(a_token(), most=3)
        await store.see_token(a_token().hash, 2**44)
        await store.see_sign_in(a_sign_in().hash, 2**44)

    async def look(store: SqlPeopleStore) -> None:
        person = Person(id="anna", nickname=a_person().nickname, kind=Kind.ACCOUNT)
        assert await store.person("anna") == person
        assert await store.account("anna") == await store.account_of("anna") == an_account()
        assert await store.codes_left("anna") == 2
        (sign_in,) = await store.sign_ins("anna")
        assert (sign_in.seen_at, sign_in.client) == (2**44, a_sign_in().client)
        assert await store.identity_by_sign_in(sign_in.hash) == Identity(person=person, sign_in=sign_in)
        (token,) = await store.tokens("anna")
        assert (token.used_at, token.made_at, token.name) == (2**44, a_token().made_at, "Robot")
        program = Person(id=token.program, nickname="Robot", kind=Kind.PROGRAM)
        assert await store.identity_by_token(token.hash) == Identity(person=program, token=token)

    with_store(database, keep)
    with_store(database, look)


def test_nobody_is_nobody(database: Database) -> None:
    """What is not there is not found, and cannot be removed."""

    async def scenario(store: SqlPeopleStore) -> None:
        assert await store.person("nobody") is None
        assert await store.account("") is None
        assert await store.account_of("nobody") is None
        assert await store.identity_by_sign_in("") is None
        assert await store.identity_by_token("") is None
        assert await store.sign_ins("nobody") == []
        assert await store.tokens("nobody") == []
        assert await store.codes_left("nobody") == 0
        assert not await store.use_code("", "code", 1)
        assert not await store.remove_sign_in("nobody", "x")
        assert not await store.remove_token("nobody", "x")
        assert not await store.add_sign_in(a_sign_in("nobody"), keep=5)
        assert not await store.add_token(a_token("nobody"), most=5)

    with_store(database, scenario)


def test_half_a_guest_is_not_kept(database: Database) -> None:
    """A sign-in that clashes leaves no person behind."""

    async def scenario(store: SqlPeopleStore) -> None:
        await store.add_guest(a_person(), a_sign_in())
        clash = SignIn(id="other", hash=a_sign_in().hash, person="bea", began_at=1, seen_at=1, client=ClientOrigin())
        with pytest.raises(IntegrityError):
            await store.add_guest(a_person("bea"), clash)
        assert await store.person("bea") is None

    with_store(database, scenario)


def test_a_name_that_is_taken_leaves_a_guest(database: Database) -> None:
    """By its key, in any capitals; neither codes nor kind are written."""

    async def scenario(store: SqlPeopleStore) -> None:
        for name in ("anna", "bea"):
            await store.add_guest(a_person(name), a_sign_in(name))
        await store.open_account(an_account(), ["code"])
        with pytest.raises(NameTakenError):
            await store.open_account(an_account("bea", "ANNA"), ["code"])
        with pytest.raises(NameTakenError):
            await store.open_account(an_account("anna", "Other"), ["code"])
        bea = await store.person("bea")
        assert bea is not None
        assert bea.kind is Kind.GUEST
        assert await store.codes_left("bea") == 0

    with_store(database, scenario)


def test_a_new_sign_in_replaces_one_and_only_the_newest_stay(database: Database) -> None:
    """Those of other people are left alone."""

    async def scenario(store: SqlPeopleStore) -> None:
        await store.add_guest(a_person("bea"), a_sign_in("bea"))
        await store.add_guest(a_person(), a_sign_in(number=1))
        assert await store.add_sign_in(a_sign_in(number=2), keep=3, replacing=a_sign_in(number=1).hash)
        assert await store.sign_ins("anna") == [a_sign_in(number=2)]
        for number in (3, 4, 5):
            assert await store.add_sign_in(a_sign_in(number=number), keep=3)
        assert [each.id for each in await store.sign_ins("anna")] == ["anna-5", "anna-4", "anna-3"]
        await store.remove_sign_ins("anna", but="anna-4")
        assert [each.id for each in await store.sign_ins("anna")] == ["anna-4"]
        await store.remove_sign_ins("anna")
        assert await store.sign_ins("anna") == []
        assert len(await store.sign_ins("bea")) == 1

    with_store(database, scenario)


def test_tokens_at_once_do_not_pass_the_limit(database: Database) -> None:
    """Ten at the same moment, room for three."""

    async def scenario(store: SqlPeopleStore) -> None:
        await store.add_guest(a_person(), a_sign_in())
        kept = await asyncio.gather(*(store.add_token(a_token(number=number), most=3) for number in range(10)))
        assert sum(kept) == len(await store.tokens("anna")) == 3
        await store.remove_tokens("anna")
        assert await store.tokens("anna") == []
        assert await store.person("anna") is not None

    with_store(database, scenario)


def test_whoever_goes_takes_everything_along(database: Database) -> None:
    """Programs too, and their tokens."""

    async def scenario(store: SqlPeopleStore) -> None:
        await store.add_guest(a_person(), a_sign_in())
        await store.open_account(an_account(), ["code"])
        await store.add_token(a_token(), most=3)
        await store.remove("anna")
        assert await store.person("anna") is None
        assert await store.account("anna") is None
        assert await store.codes_left("anna") == 0
        assert await store.identity_by_sign_in(a_sign_in().hash) is None
        assert await store.identity_by_token(a_token().hash) is None
        assert await store.person(a_token().program) is None

    with_store(database, scenario)


def test_buckets_are_all_taken_from_or_none(database: Database) -> None:
    """An empty one keeps the others full; one put back can be taken again; time refills."""

    async def scenario(store: SqlPeopleStore) -> None:
        small, both = {"small": RateLimit(1, 10_000)}, {"small": RateLimit(1, 10_000), "large": LIMIT}
        assert await store.spend(both, 1_000_000) == 0
        for _ in range(10):
            assert await store.spend(both, 1_000_000) == 10_000
        for _ in range(LIMIT.capacity - 1):
            assert await store.spend({"large": LIMIT}, 1_000_000) == 0
        assert await store.spend({"large": LIMIT}, 1_000_000) == 10_000
        await store.refund(small)
        assert await store.spend(small, 1_000_000) == 0
        assert await store.spend(both, 1_009_999) == 1
        assert await store.spend(both, 1_010_000) == 0
        await store.forget_buckets(1_010_000)
        assert await store.spend(small, 1_010_000) == 10_000

    with_store(database, scenario)


def test_servers_take_from_the_same_buckets(database: Database) -> None:
    """Sixty at once through two engines, from limiter in either order: exactly as many as fit, and nobody is stuck."""

    async def scenario(first: SqlPeopleStore) -> None:
        engine = open_engine(read_url(database.url))
        second = SqlPeopleStore(engine)
        try:
            one, other = {"a": LIMIT, "b": LIMIT}, {"b": LIMIT, "a": LIMIT}
            spent = await asyncio.gather(
                *(
                    store.spend(limiter, 1_000)
                    for _ in range(15)
                    for store in (first, second)
                    for limiter in (one, other)
                )
            )
        finally:
            await engine.dispose()
        assert spent.count(0) == LIMIT.capacity

    with_store(database, scenario)


def test_a_store_that_does_not_answer_says_so(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Nobody listens at the address."""
    nowhere = Database("postgresql://leggio@127.0.0.1:1/leggio")

    async def ask(store: SqlPeopleStore) -> None:
        with pytest.raises(StoreUnavailableError):
            await store.person("anna")
        with pytest.raises(StoreUnavailableError):
            await store.rename("anna", "Bea")

    with_store(nowhere, ask)
