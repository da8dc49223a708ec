"""`leggio lexicon reports`: the words that people dispute, and an edition that follows them, to read and import."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from sqlalchemy.ext.asyncio import AsyncEngine

from leggio.cli.db.database import DatabaseOption, with_database
from leggio.cli.failure import fail
from leggio.cli.files import write_new
from leggio.cli.lexicons import NoEditionError, shelf
from leggio.cli.options import LanguageOption
from leggio.cli.speaking import Speaker
from leggio.lexicon.amending import amend
from leggio.lexicon.edition import Edition, EditionError, Kind
from leggio.lexicon.reports import Outcome, Report
from leggio.lexicon.vocabulary import Vocabulary
from leggio.speech import FIRST
from leggio.storage.migrate import migrate
from leggio.storage.report_store import SqlReportStore


def reports(
    export: Annotated[Path | None, typer.Option()] = None,
    name: Annotated[str | None, typer.Option()] = None,
    title: Annotated[str, typer.Option()] = "",
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

    async def read(engine: AsyncEngine) -> list[Report]:
        await migrate(engine)
        return await SqlReportStore(engine).all()

    found = with_database(database, read)
    shown = [report for report in found if (report.outcome is not Outcome.OPEN) is decided]
    for report in shown:
        typer.echo(report_line(report, say))
    typer.echo(say("reports.count", count=len(shown)))
    if export:
        _export(export, name, title, [report for report in found if report.outcome is not Outcome.TURNED_AWAY], say)


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


def _export(file: Path, name: str | None, title: str, found: list[Report], say: Speaker) -> None:
    """An edition that follows the reports; over the one of that name, if it is kept here."""
    name = name or file.stem
    try:
        known = shelf().find(name)
        kept = msgspec.structs.replace(known, number=known.number + 1, title=title or known.title)
    except EditionError as error:
        if error.code == "edition.bad_name":
            raise NoEditionError(error) from None
        kept = Edition(name=name, title=title, base=int(Vocabulary().number))
    if kept.kind is Kind.LIST:
        fail(say("reports.onto_list", name=name))
    amendment = amend(kept, found)
    for change in amendment.added:
        typer.echo(str(change))
    for report in amendment.by_hand:
        typer.echo(say("reports.by_hand", line=report_line(report, say)))
    if not amendment.edition.changes:
        fail(say("reports.nothing"))
    write_new(file, amendment.edition.content.encode())
    typer.echo(say("reports.exported", file=file))
