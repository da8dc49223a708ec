"""`leggio lexicon owner`: the accounts that look after the words of a server, in the browser."""

import time
from typing import Annotated

import typer
from sqlalchemy.ext.asyncio import AsyncEngine

from leggio.cli.db.database import DatabaseOption, with_database
from leggio.cli.failure import fail
from leggio.cli.options import LanguageOption
from leggio.cli.speaking import Speaker
from leggio.people.names import name_key
from leggio.speech import FIRST
from leggio.storage.edition_store import Owner, SqlEditionStore
from leggio.storage.migrate import migrate
from leggio.storage.people_store import SqlPeopleStore


def owner(
    account: Annotated[str | None, typer.Argument()] = None,
    remove: Annotated[bool, typer.Option("--remove")] = False,
    database: DatabaseOption = None,
    lang: LanguageOption = FIRST,
) -> None:
    """Say which account looks after the words of a server."""
    say = Speaker(lang)

    async def carry_out(engine: AsyncEngine) -> list[Owner]:
        await migrate(engine)
        store = SqlEditionStore(engine)
        if account is not None:
            found = await SqlPeopleStore(engine).account(name_key(account))
            if found is None:
                fail(say("owner.no_account", name=account))
            if not remove:
                await store.appoint(found.person, time.time_ns() // 1_000_000)
            elif not await store.dismiss(found.person):
                fail(say("owner.none", name=account))
        return await store.owners()

    owners = with_database(database, carry_out)
    for each in owners:
        typer.echo(each.name)
    typer.echo(say("owner.count", count=len(owners)))
