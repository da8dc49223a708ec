"""`leggio lexicon offer`: the editions that a server's tables may choose; a running one needs no restart."""

import time
from pathlib import Path
from typing import Annotated

import typer
from sqlalchemy.ext.asyncio import AsyncEngine

from leggio.cli.db.database import DatabaseOption, with_database
from leggio.cli.failure import fail
from leggio.cli.lexicons import NoEditionError, edition_in, edition_named
from leggio.cli.options import LanguageOption
from leggio.cli.speaking import Speaker
from leggio.lexicon.edition import EditionError
from leggio.speech import FIRST
from leggio.storage.edition_store import KeptEdition, SqlEditionStore
from leggio.storage.migrate import migrate


def offer(
    edition: Annotated[str | None, typer.Argument()] = None,
    withdraw: Annotated[str | None, typer.Option()] = None,
    database: DatabaseOption = None,
    lang: LanguageOption = FIRST,
) -> None:
    """Offer an edition to the tables of a server, or withdraw it."""
    say = Speaker(lang)
    given = None
    if edition is not None:
        path = Path(edition)
        given = edition_in(path) if path.is_file() else edition_named(edition)
        if given is None:
            fail(say("offer.plain_list", file=path))

    async def carry_out(engine: AsyncEngine) -> list[KeptEdition]:
        await migrate(engine)
        store = SqlEditionStore(engine)
        if given is not None:
            await store.keep(given, time.time_ns() // 1_000_000)
        if withdraw is not None and not await store.offer(withdraw, offered=False):
            fail(say("offer.unknown", name=withdraw))
        return await store.offered()

    try:
        offered = with_database(database, carry_out)
    except EditionError as error:
        raise NoEditionError(error) from None
    for kept in offered:
        each = kept.edition
        typer.echo(say("offer.line", name=each.name, number=each.number, title=each.title or "-", hash=each.hash))
    typer.echo(say("offer.count", count=len(offered)))
