"""`leggio ratings verify`: every rating recomputed from the logs; what is wrong, with its game, and exit code 1."""

from contextlib import aclosing

import typer
from sqlalchemy.ext.asyncio import AsyncEngine

from leggio.cli.db.database import DatabaseOption, looking_at_database
from leggio.cli.db.progress import watched
from leggio.cli.failure import fail
from leggio.cli.options import LanguageOption
from leggio.cli.speaking import Speaker
from leggio.speech import FIRST
from leggio.storage.problems import Problem
from leggio.storage.rating_verification import verify_book


def verify(database: DatabaseOption = None, lang: LanguageOption = FIRST) -> None:
    """Recompute every rating from the logs of the games."""
    say = Speaker(lang)
    games = 0

    async def look(engine: AsyncEngine) -> int:
        count = 0
        with watched(say("ratings.looking")) as status:

            def tell(number: int) -> None:
                nonlocal games
                games = number
                status.update(say("ratings.progress", done=number))

            async with aclosing(verify_book(engine, progress=tell)) as problems:
                async for problem in problems:
                    count += 1
                    typer.echo(_sentence(problem, say))
        return count

    if count := looking_at_database(database, look):
        fail(say("ratings.problems", count=count, games=games))
    typer.echo(say("ratings.sound", games=games))


def _sentence(problem: Problem, say: Speaker) -> str:
    reason = say(problem.code, **problem.detail)
    if not problem.table:
        return reason
    return say("ratings.at_game", number=problem.detail["number"], table=problem.table, reason=reason)
