"""`leggio db check`: every log audited, and everything beside it; what is wrong, and exit code 1."""

from contextlib import aclosing

import typer
from sqlalchemy.ext.asyncio import AsyncEngine

from leggio.cli.db.database import DatabaseOption, looking_at_database
from leggio.cli.db.progress import watched
from leggio.cli.failure import fail
from leggio.cli.options import LanguageOption
from leggio.cli.speaking import Speaker
from leggio.core.auditing import Finding
from leggio.core.outcome import Rejected
from leggio.speech import FIRST
from leggio.storage.integrity import Progress
from leggio.storage.integrity import check as problems_of
from leggio.storage.problems import Problem


def check(database: DatabaseOption = None, lang: LanguageOption = FIRST) -> None:
    """Audit every game and check the database."""
    say = Speaker(lang)
    so_far = Progress()

    async def look(engine: AsyncEngine) -> int:
        nonlocal so_far
        count = 0
        with watched(say("check.looking")) as status:

            def tell(progress: Progress) -> None:
                nonlocal so_far
                so_far = progress
                status.update(say("check.progress", done=progress.tables, total=progress.total))

            async with aclosing(problems_of(engine, progress=tell)) as problems:
                async for problem in problems:
                    count += 1
                    typer.echo(problem_sentence(problem, say))
        return count

    count = looking_at_database(database, look)
    if count:
        fail(say("check.problems", count=count, tables=so_far.tables, events=so_far.events))
    typer.echo(say("check.sound", tables=so_far.tables, events=so_far.events))


def problem_sentence(problem: Problem, say: Speaker) -> str:
    """Where something is wrong, and what."""
    reason = _reason(problem, say)
    if not problem.table:
        return reason
    if problem.event is None:
        return say("check.at_table", table=problem.table, reason=reason)
    return say("check.at_event", table=problem.table, event=problem.event, reason=reason)


def _reason(problem: Problem, say: Speaker) -> str:
    say = say.of_game(problem.game)
    refusal = problem.detail.get("refusal")
    if isinstance(refusal, Rejected) and not say.knows(refusal.code):
        # A game that has no words at the terminal yet: better its code than nothing.
        return say("check.code", code=refusal.code, article=refusal.article or "-")
    if not say.knows(problem.code):
        return say("check.code", code=problem.code, article="-")
    return say.finding(Finding(problem.event or 0, problem.code, problem.detail), problem.players)
