"""Rated games in a store, between people with accounts and computers."""

from collections.abc import Sequence

from sqlalchemy.ext.asyncio import AsyncEngine

from leggio.people.person import Account, ClientOrigin, Kind, Person, SignIn
from leggio.storage.event_store import SqlEventStore
from leggio.storage.people_store import SqlPeopleStore
from leggio.table.records import BotSeat, Head, Phase, Settings
from support.kept_games import entries_of
from support.table_records import a_member, a_table


async def open_accounts(engine: AsyncEngine, *names: str) -> None:
    """People whose id is their name."""
    store = SqlPeopleStore(engine)
    for name in names:
        sign_in = SignIn(id=name, hash=f"hash of {name}", person=name, began_at=1, seen_at=1, client=ClientOrigin())
        await store.add_guest(Person(id=name, nickname=name.title(), kind=Kind.GUEST), sign_in)
        account = Account(person=name, name=name, password="$hash", opened_at=1)  # noqa: S106 - of nobody
        await store.open_account(account, ["a code"])


async def keep_rated_game(
    store: SqlEventStore, seed: int, people: Sequence[str], *, bots: Sequence[str] = (), over: bool = True
) -> str:
    """A game of two at a rated table that they played to its end; its id."""
    settings = Settings(
        game="scrabble", rules="figs", seats=2, rated=True, bots=tuple(BotSeat(level=level) for level in bots)
    )
    table = a_table(id=f"rated-{seed:03}", settings=settings)
    await store.create_table(table, [a_member(table.id, person, seat) for seat, person in enumerate(people)])
    entries = entries_of(table.id, seed)
    for entry in entries if over else entries[:2]:
        is_last = over and entry is entries[-1]
        await store.append(entry, Head(phase=Phase.OVER if is_last else Phase.PLAYING, due_at=None))
    return table.id
