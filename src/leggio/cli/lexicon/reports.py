"""`leggio lexicon reports`: the words that people dispute, and an amended copy of the vocabulary to read and check."""

from pathlib import Path
from typing import Annotated

import typer
from sqlalchemy.ext.asyncio import AsyncEngine

from leggio.cli.db.database import DatabaseOption, with_database
from leggio.cli.failure import fail
from leggio.cli.files import unwritable
from leggio.cli.options import LanguageOption
from leggio.cli.speaking import Speaker
from leggio.lexicon.amending import amend
from leggio.lexicon.reports import Outcome, Report
from leggio.lexicon.vocabulary import BUNDLED
from leggio.speech import FIRST
from leggio.storage.migrate import migrate
from leggio.storage.report_store import SqlReportStore


def reports(
    export: Annotated[Path | None, typer.Option()] = None,
    dismiss: Annotated[list[str] | None, typer.Option()] = None,
    decided: Annotated[bool, typer.Option("--decided")] = False,
    database: DatabaseOption = None,
    lang: LanguageOption = FIRST,
) -> None:
    """Show the words that people dispute."""
    say = Speaker(lang)
    if dismiss:
        _dismiss(dismiss, database, say)
        return
    if export and export.exists():
        fail(say("reports.exists", directory=export))

    async def read(engine: AsyncEngine) -> list[Report]:
        await migrate(engine)
        return await SqlReportStore(engine).all()

    found = with_database(database, read)
    shown = [report for report in found if (report.outcome is not Outcome.OPEN) is decided]
    for report in shown:
        typer.echo(report_line(report, say))
    typer.echo(say("reports.count", count=len(shown)))
    if export:
        _export(export, [report for report in found if report.outcome is not Outcome.TURNED_AWAY], say)


def report_line(report: Report, say: Speaker) -> str:
    """A report in one line: the word, what somebody thinks of it and why, and what became of it."""
    claim = say(f"claim.{report.claim.value}")
    code = "reports.out" if report.claim.is_out else "reports.in"
    line = say(code, word=report.word, rules=report.rules, claim=claim, name=report.name)
    outcome = "" if report.outcome is Outcome.OPEN else f"→ {say(f'reports.{report.outcome.value}')} {report.why}"
    return " ".join(part for part in (line, report.reason, outcome.rstrip()) if part)


def _dismiss(words: list[str], database: str | None, say: Speaker) -> None:
    async def drop(engine: AsyncEngine) -> int:
        await migrate(engine)
        inbox = SqlReportStore(engine)
        return sum([await inbox.dismiss(word.lower()) for word in words])

    typer.echo(say("reports.dismissed", count=with_database(database, drop)))


def _export(directory: Path, found: list[Report], say: Speaker) -> None:
    try:
        amendment = amend(BUNDLED, directory, found)
    except OSError as error:
        raise unwritable(directory, error) from None
    for line in amendment.removed:
        typer.echo(f"- {line}")
    for line in amendment.added:
        typer.echo(f"+ {line}")
    for report in amendment.by_hand:
        typer.echo(say("reports.by_hand", line=report_line(report, say)))
    typer.echo(say("reports.exported", directory=directory))
