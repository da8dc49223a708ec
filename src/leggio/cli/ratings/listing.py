"""`leggio ratings list`: where everybody stands, best first."""

from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text
from sqlalchemy.ext.asyncio import AsyncEngine

from leggio.cli.db.database import DatabaseOption, looking_at_database
from leggio.cli.failure import fail
from leggio.cli.options import LanguageOption
from leggio.cli.speaking import Speaker
from leggio.people.ratings.book import Ranked
from leggio.people.ratings.pools import Pool
from leggio.speech import FIRST
from leggio.speech.printable import printable
from leggio.storage.rating_store import SqlRatingStore


def list_ratings(
    pool: Annotated[str | None, typer.Argument()] = None,
    count: Annotated[int, typer.Option(min=1, max=100_000)] = 20,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    database: DatabaseOption = None,
    lang: LanguageOption = FIRST,
) -> None:
    """Show who has which rating, best first."""
    say = Speaker(lang)

    async def look(engine: AsyncEngine) -> dict[str, list[Ranked]]:
        book = SqlRatingStore(engine)
        return {each.name: await book.best(each, count) for each in await book.pools()}

    try:
        wanted = None if pool is None else Pool.named(pool)
    except ValueError:
        fail(say("ratings.no_pool", pool=pool))
    found = looking_at_database(database, look)
    if wanted is not None:
        found = {wanted.name: found.get(wanted.name, [])}
    if as_json:
        typer.echo(msgspec.json.encode(found))
        return
    if not any(found.values()):
        typer.echo(say("ratings.nobody"))
    console = Console(highlight=False, markup=False)
    for name, ranked in found.items():
        if ranked:
            console.print(Text(name, style="bold"), _table(ranked, say))


def _table(ranked: list[Ranked], say: Speaker) -> Table:
    table = Table(box=None, header_style="dim", padding=(0, 2, 0, 0))
    table.add_column(say("ratings.who"))
    for heading in ("ratings.rating", "ratings.deviation", "ratings.games"):
        table.add_column(say(heading), justify="right")
    for each in ranked:
        glicko = each.standing.glicko
        rating = f"{glicko.rating:.0f}{'?' if each.is_provisional else ''}"
        table.add_row(_name(each, say), rating, f"{glicko.deviation:.0f}", str(each.standing.games))
    return table


def _name(ranked: Ranked, say: Speaker) -> str:
    if ranked.bot is not None:
        return say("ratings.bot", level=ranked.bot.rpartition("-")[2])
    return printable(ranked.name) if ranked.name is not None else say("ratings.gone")
