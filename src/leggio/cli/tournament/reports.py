"""`standings`, `ratings`, `export`: what a tournament has come to."""

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from leggio.cli.files import deliver
from leggio.cli.options import LanguageOption
from leggio.cli.speaking import Speaker
from leggio.cli.tournament.arguments import FileArgument
from leggio.cli.tournament.book import read_book
from leggio.cli.tournament.screens import console, ratings_table, standings_table, teams_table
from leggio.speech import FIRST
from leggio.tournament import standings as standings_of
from leggio.tournament.exporting import Subject, as_csv, as_json
from leggio.tournament.standings.teams import team_standings
from leggio.tournament.tsh import write_tsh


class ExportFormat(StrEnum):
    """What a tournament can be written as."""

    JSON = "json"
    CSV = "csv"
    TSH = "tsh"  # the division file of another program


def standings(
    file: FileArgument,
    group: Annotated[str | None, typer.Option()] = None,
    teams: Annotated[bool, typer.Option("--teams")] = False,
    after: Annotated[int | None, typer.Option()] = None,
    lang: LanguageOption = FIRST,
) -> None:
    """The standings."""
    state = read_book(file)
    say = Speaker(lang, "tournament")
    if teams:
        console().print(teams_table(team_standings(state), say))
        return
    upto = None if after is None else max(0, after)
    console().print(standings_table(state, standings_of(state, group=group, upto=upto), say))


def ratings(file: FileArgument, lang: LanguageOption = FIRST) -> None:
    """Elo and Glicko-2 after the event."""
    console().print(ratings_table(read_book(file), Speaker(lang, "tournament")))


def export(
    file: FileArgument,
    target: Annotated[Path | None, typer.Argument()] = None,
    format: Annotated[  # noqa: A002 - the name of the option
        ExportFormat, typer.Option()
    ] = ExportFormat.JSON,
    subject: Annotated[Subject, typer.Option()] = Subject.STANDINGS,
    group: Annotated[str | None, typer.Option()] = None,
    lang: LanguageOption = FIRST,
) -> None:
    """The whole tournament for other programs."""
    state = read_book(file)
    if format is ExportFormat.CSV:
        content = as_csv(state, subject).encode()
    elif format is ExportFormat.TSH:
        content = write_tsh(state, group).encode()
    else:
        content = as_json(state)
    deliver(content, target, Speaker(lang))
