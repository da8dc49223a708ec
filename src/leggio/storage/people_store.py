"""The store of people over a database, the same code for SQLite and PostgreSQL."""

from collections.abc import Collection, Mapping, Sequence

from sqlalchemy import ColumnElement, Delete, Select, Table, Update, case, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from leggio.core.ratelimit import RateLimit
from leggio.people.names import name_key
from leggio.people.person import Account, Identity, Kind, Person, SignIn, Token
from leggio.people.ports import NameTakenError
from leggio.storage.people_rows import ACCOUNTS, TOKENS, person_of, sign_in_of, sign_in_row
from leggio.storage.people_schema import accounts, attempts, people, recovery_codes, sign_ins, tokens
from leggio.storage.transactions import DatabaseRow, reading, writing
from leggio.storage.upsert import upsert

_MOST_ASKED = 500  # values in one statement


class _NotNowError(Exception):
    """Undoes a transaction that took from some buckets before it came to an empty one."""


class SqlPeopleStore:
    """Implements leggio.people.ports.PeopleStore; StoreUnavailableError where the database does not answer."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def add_guest(self, person: Person, sign_in: SignIn) -> None:
        """Keep a new guest, and the browser they came with."""
        row = {"id": person.id, "nickname": person.nickname, "kind": person.kind.value, "created_at": sign_in.began_at}
        async with writing(self._engine) as connection:
            await connection.execute(insert(people).values(row))
            await connection.execute(insert(sign_ins).values(sign_in_row(sign_in)))

    async def person(self, person: str) -> Person | None:
        """A person by id."""
        row = await self._first(select(people).where(people.c.id == person))
        return person_of(row) if row else None

    async def rename(self, person: str, nickname: str) -> None:
        """Change a nickname."""
        await self._do(update(people).where(people.c.id == person).values(nickname=nickname))

    async def remove(self, person: str) -> None:
        """Forget a person; the database lets everything of theirs go too."""
        await self._do(delete(people).where(people.c.id == person))

    async def forget_guests(self, unseen_since: int) -> int:
        """Forget guests whom no browser has brought back since then; how many."""
        seen = select(sign_ins.c.hash).where(sign_ins.c.person == people.c.id, sign_ins.c.seen_at >= unseen_since)
        return await self._do(
            delete(people).where(people.c.kind == Kind.GUEST.value, people.c.created_at < unseen_since, ~seen.exists())
        )

    async def open_account(self, account: Account, codes: Sequence[str]) -> None:
        """Make a guest's nickname an account, with hashed codes; NameTakenError."""
        try:
            async with writing(self._engine) as connection:
                await connection.execute(
                    insert(accounts).values(ACCOUNTS.row(account, name_key=name_key(account.name)))
                )
                await connection.execute(
                    update(people).where(people.c.id == account.person).values(kind=Kind.ACCOUNT.value)
                )
                await _write_codes(connection, account.person, codes)
        except IntegrityError:
            raise NameTakenError from None

    async def account(self, name_key: str) -> Account | None:
        """An account by the key of its name."""
        return await self._account(select(accounts).where(accounts.c.name_key == name_key))

    async def account_of(self, person: str) -> Account | None:
        """The account of a person."""
        return await self._account(select(accounts).where(accounts.c.person == person))

    async def _account(self, query: Select[tuple[object, ...]]) -> Account | None:
        row = await self._first(query)
        return ACCOUNTS.record(row) if row else None

    async def set_password(self, person: str, password: str) -> None:
        """Keep another hashed password."""
        await self._do(update(accounts).where(accounts.c.person == person).values(password=password))

    async def set_codes(self, person: str, codes: Sequence[str]) -> None:
        """Put other hashed codes in the place of all there were."""
        async with writing(self._engine) as connection:
            await connection.execute(delete(recovery_codes).where(recovery_codes.c.person == person))
            await _write_codes(connection, person, codes)

    async def use_code(self, person: str, code: str, now: int) -> bool:
        """Use up a hashed code; False: there is none like it, or it was used."""
        of_person = (recovery_codes.c.person == person, recovery_codes.c.hash == code)
        return await self._did(
            update(recovery_codes).where(*of_person, recovery_codes.c.used_at.is_(None)).values(used_at=now)
        )

    async def codes_left(self, person: str) -> int:
        """How many codes are not used yet."""
        unused = recovery_codes.c.used_at.is_(None)
        query = select(func.count()).select_from(recovery_codes).where(recovery_codes.c.person == person, unused)
        async with reading(self._engine) as connection:
            return (await connection.execute(query)).scalar_one()

    async def add_sign_in(self, sign_in: SignIn, keep: int, replacing: str | None = None) -> bool:
        """Keep a sign-in in the place of one by its hash, and only the newest few; False: there is no such person."""
        mine = sign_ins.c.person == sign_in.person
        newest = select(sign_ins.c.hash).where(mine).order_by(sign_ins.c.seen_at.desc(), sign_ins.c.hash).limit(keep)
        try:
            async with writing(self._engine) as connection:
                if replacing:
                    await connection.execute(delete(sign_ins).where(sign_ins.c.hash == replacing))
                await connection.execute(insert(sign_ins).values(sign_in_row(sign_in)))
                await connection.execute(delete(sign_ins).where(mine, sign_ins.c.hash.not_in(newest)))
        except IntegrityError:
            return False
        return True

    async def identity_by_sign_in(self, secret_hash: str) -> Identity | None:
        """Whom a browser's secret lets in."""
        found = await self._with_person(sign_ins, sign_ins.c.person, secret_hash)
        return Identity(person=found[1], sign_in=sign_in_of(found[0])) if found else None

    async def see_sign_in(self, secret_hash: str, now: int) -> None:
        """Note that a sign-in was used."""
        await self._do(update(sign_ins).where(sign_ins.c.hash == secret_hash).values(seen_at=now))

    async def sign_ins(self, person: str) -> list[SignIn]:
        """The sign-ins of a person, the last used first."""
        query = select(sign_ins).where(sign_ins.c.person == person)
        async with reading(self._engine) as connection:
            rows = await connection.execute(query.order_by(sign_ins.c.seen_at.desc(), sign_ins.c.began_at.desc()))
            return [sign_in_of(row) for row in rows]

    async def remove_sign_in(self, person: str, sign_in: str) -> bool:
        """Revoke a sign-in by its id; False: this person has none like it."""
        return await self._did(delete(sign_ins).where(sign_ins.c.person == person, sign_ins.c.id == sign_in))

    async def remove_sign_ins(self, person: str, but: str | None = None) -> None:
        """Revoke all sign-ins of a person, but one by its id."""
        await self._do(delete(sign_ins).where(sign_ins.c.person == person, sign_ins.c.id != (but or "")))

    async def add_token(self, token: Token, most: int) -> bool:
        """Keep a token and the program it lets in; False: its owner is gone or has as many as may be."""
        program = {
            "id": token.program,
            "nickname": token.name,
            "kind": Kind.PROGRAM.value,
            "owner": token.owner,
            "created_at": token.made_at,
        }
        async with writing(self._engine) as connection:
            # Whoever counts the tokens of an account holds its row, so that two at once do not both find room.
            owner = await connection.execute(select(people.c.id).where(people.c.id == token.owner).with_for_update())
            if owner.first() is None:
                return False
            count = select(func.count()).select_from(tokens).where(tokens.c.owner == token.owner)
            if (await connection.execute(count)).scalar_one() >= most:
                return False
            await connection.execute(insert(people).values(program))
            await connection.execute(insert(tokens).values(TOKENS.row(token)))
        return True

    async def identity_by_token(self, token_hash: str) -> Identity | None:
        """Whom a token lets in."""
        found = await self._with_person(tokens, tokens.c.program, token_hash)
        return Identity(person=found[1], token=TOKENS.record(found[0])) if found else None

    async def see_token(self, token_hash: str, now: int) -> None:
        """Note that a token was used."""
        await self._do(update(tokens).where(tokens.c.hash == token_hash).values(used_at=now))

    async def tokens(self, owner: str) -> list[Token]:
        """The tokens an account gave, in the order of giving."""
        query = select(tokens).where(tokens.c.owner == owner).order_by(tokens.c.made_at, tokens.c.id)
        async with reading(self._engine) as connection:
            return [TOKENS.record(row) for row in await connection.execute(query)]

    async def remove_token(self, owner: str, token: str) -> bool:
        """Revoke a token by its id, and forget its program; False: this account gave none like it."""
        return await self._remove_programs(tokens.c.owner == owner, tokens.c.id == token)

    async def remove_tokens(self, owner: str) -> None:
        """Revoke all tokens of an account."""
        await self._remove_programs(tokens.c.owner == owner)

    async def _remove_programs(self, *which: ColumnElement[bool]) -> bool:
        # The token goes with the person it lets in.
        return await self._did(delete(people).where(people.c.id.in_(select(tokens.c.program).where(*which))))

    async def still_standing(self, hashes: Collection[str]) -> frozenset[str]:
        """Those of these hashes by which a browser or a program is still let in."""
        standing: set[str] = set()
        async with reading(self._engine) as connection:
            for start in range(0, len(asked := sorted(hashes)), _MOST_ASKED):
                part = asked[start : start + _MOST_ASKED]
                for table in (sign_ins, tokens):
                    standing.update(await connection.scalars(select(table.c.hash).where(table.c.hash.in_(part))))
        return frozenset(standing)

    async def spend(self, buckets: Mapping[str, RateLimit], now: int) -> int:
        """Take a token from each bucket, at once for all servers; or from none, and how long to wait instead of 0."""
        wait = 0
        try:
            async with writing(self._engine) as connection:
                # In one order for all, so that no two wait for each other.
                for key, limit in sorted(buckets.items()):
                    wait = max(wait, await _spend(connection, key, limit, now))
                if wait:
                    raise _NotNowError  # noqa: TRY301 — leaving the transaction by an error is what undoes it
        except _NotNowError:
            return wait
        return 0

    async def refund(self, buckets: Mapping[str, RateLimit]) -> None:
        """Put back into each one that was taken."""
        full_at = attempts.c.full_at
        async with writing(self._engine) as connection:
            for key, limit in sorted(buckets.items()):
                await connection.execute(
                    update(attempts).where(attempts.c.key == key).values(full_at=full_at - limit.cost)
                )

    async def forget_buckets(self, now: int) -> None:
        """Forget those that are full again."""
        await self._do(delete(attempts).where(attempts.c.full_at <= now))

    async def _first(self, query: Select[tuple[object, ...]]) -> DatabaseRow | None:
        async with reading(self._engine) as connection:
            return (await connection.execute(query)).first()

    async def _do(self, statement: Delete | Update) -> int:
        async with writing(self._engine) as connection:
            return int((await connection.execute(statement)).rowcount)

    async def _did(self, statement: Delete | Update) -> bool:
        return await self._do(statement) > 0

    async def _with_person(
        self, table: Table, person: ColumnElement[str], secret_hash: str
    ) -> tuple[DatabaseRow, Person] | None:
        """A row that lets somebody in, and whom."""
        query = select(table, people.c.nickname, people.c.kind, people.c.id.label("person_id"))
        row = await self._first(query.join(people, people.c.id == person).where(table.c.hash == secret_hash))
        return (row, person_of(row, row.person_id)) if row else None


async def _write_codes(connection: AsyncConnection, person: str, codes: Sequence[str]) -> None:
    await connection.execute(insert(recovery_codes), [{"person": person, "hash": code} for code in codes])


async def _spend(connection: AsyncConnection, key: str, limit: RateLimit, now: int) -> int:
    """Take one in one statement, whoever else does: 0, or how long to wait."""
    full_at = attempts.c.full_at
    taken = await connection.execute(
        upsert(connection, attempts)
        .values(key=key, full_at=now + limit.cost)
        .on_conflict_do_update(
            index_elements=[attempts.c.key],
            set_={"full_at": case((full_at > now, full_at), else_=now) + limit.cost},
            where=full_at <= now + limit.depth,
        )
        .returning(full_at)
    )
    if taken.first() is not None:
        return 0
    kept = (await connection.execute(select(full_at).where(attempts.c.key == key))).scalar()
    return max(1, limit.wait(kept or now, now))
