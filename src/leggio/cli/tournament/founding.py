"""`new`, `staff`, `calendar`, `close`: a tournament begins, has its people and its calendar, and ends."""

from enum import StrEnum
from typing import Annotated

import typer

from leggio.cli.options import LanguageOption
from leggio.cli.speech import Language, Speaker
from leggio.cli.tournament.arguments import ByOption, FileArgument, ReasonOption
from leggio.cli.tournament.book import new_book, open_book
from leggio.cli.tournament.reading import calendar_of, criteria_of
from leggio.tournament import Options
from leggio.tournament.commands import AppointDesk, AppointPanel, AppointReferee, Close, Open, Reschedule
from leggio.tournament.options import Apart


class ApartChoice(StrEnum):
    """Whom to keep apart."""

    NOBODY = "nobody"
    CLUB = "club"
    TEAM = "team"


def new(
    file: FileArgument,
    name: Annotated[str, typer.Option(help="Il nome del torneo. / The name of the tournament.")],
    director: Annotated[str, typer.Option(help="Il direttore di gara. / The director.")],
    calendar: Annotated[
        str, typer.Option(help="Per esempio swiss:5,koth:2 o robin,final:4. / For instance swiss:5,koth:2.")
    ] = "swiss:5",
    rules: Annotated[str, typer.Option(help="Regolamento. / Rule set.")] = "figs",
    criteria: Annotated[
        str, typer.Option(help="A parità di punti. / Between equals: spread, buchholz, median, direct…")
    ] = "spread,buchholz,points",
    apart: Annotated[
        ApartChoice, typer.Option(help="Chi non si abbina se si può evitare. / Whom to keep apart.")
    ] = ApartChoice.NOBODY,
    lang: LanguageOption = Language.IT,
) -> None:
    """Apri un torneo in un nuovo file. / Open a tournament in a new file."""
    options = Options(calendar=calendar_of(calendar), criteria=criteria_of(criteria), apart=Apart(apart.value))
    new_book(file, Open(by=director, name=name, rules=rules, options=options))
    typer.echo(Speaker(lang, "tournament")("desk.opened", name=name, file=file, director=director))


def staff(
    file: FileArgument,
    referee: Annotated[str | None, typer.Option(help="L'arbitro. / The referee.")] = None,
    panel: Annotated[
        list[str] | None, typer.Option(help="Un membro del collegio, tre volte. / A member of the panel, three times.")
    ] = None,
    desk: Annotated[list[str] | None, typer.Option(help="Chi segna i risultati. / Who puts results down.")] = None,
    lang: LanguageOption = Language.IT,
) -> None:
    """Nomina arbitro, collegio, banco. / Name the referee, the panel, the desk."""
    with open_book(file) as book:
        director = book.state.staff.director
        if referee is not None:
            book.do(AppointReferee(by=director, name=referee))
        if panel is not None:
            book.do(AppointPanel(by=book.state.staff.referee, names=tuple(panel)))
        if desk is not None:
            book.do(AppointDesk(by=director, names=tuple(desk)))
    typer.echo(Speaker(lang, "tournament")("desk.done"))


def calendar(
    file: FileArgument,
    stages: Annotated[str, typer.Argument(help="Tutto il calendario, come in new. / The whole calendar, as in new.")],
    reason: ReasonOption,
    by: ByOption = None,
    lang: LanguageOption = Language.IT,
) -> None:
    """Cambia quel che resta del calendario. / Change what is left of the calendar."""
    with open_book(file) as book:
        book.do(Reschedule(by=by or book.state.staff.director, calendar=calendar_of(stages), reason=reason))
    typer.echo(Speaker(lang, "tournament")("desk.done"))


def close(file: FileArgument, by: ByOption = None, lang: LanguageOption = Language.IT) -> None:
    """Chiudi il torneo. / Close the tournament."""
    with open_book(file) as book:
        book.do(Close(by=by or book.state.staff.director))
    typer.echo(Speaker(lang, "tournament")("desk.done"))
