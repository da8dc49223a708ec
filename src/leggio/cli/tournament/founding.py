"""`new`, `staff`, `calendar`, `close`: a tournament begins, has its people and its calendar, and ends."""

from typing import Annotated

import typer

from leggio.cli.lexicons import edition_named, profile_for
from leggio.cli.options import EditionOption, LanguageOption
from leggio.cli.speaking import Speaker
from leggio.cli.tournament.arguments import ByOption, FileArgument, ReasonOption
from leggio.cli.tournament.book import new_book, open_book
from leggio.cli.tournament.reading import calendar_of, criteria_of
from leggio.lexicon.edition import BUNDLED_NAME, label_for
from leggio.speech import FIRST
from leggio.tournament import Options
from leggio.tournament.commands import AppointDesk, AppointPanel, AppointReferee, Close, Open, Reschedule
from leggio.tournament.opening import rules_named
from leggio.tournament.options import Apart


def new(
    file: FileArgument,
    name: Annotated[str, typer.Option()],
    director: Annotated[str, typer.Option()],
    calendar: Annotated[str, typer.Option()] = "swiss:5",
    rules: Annotated[str, typer.Option()] = "figs",
    criteria: Annotated[str, typer.Option()] = "spread,buchholz,points",
    apart: Annotated[Apart, typer.Option()] = Apart.NOBODY,
    judge_online: Annotated[bool, typer.Option("--judge-online")] = False,
    online: Annotated[list[str] | None, typer.Option()] = None,
    edition: EditionOption = None,
    lang: LanguageOption = FIRST,
) -> None:
    """Open a tournament in a new file."""
    options = Options(
        calendar=calendar_of(calendar),
        criteria=criteria_of(criteria),
        apart=apart,
        judge_online=judge_online,
        online=dict.fromkeys(online or [], True),
    )
    known = rules_named(rules)
    own = edition if known and edition != BUNDLED_NAME else None
    lexicon = label_for(edition_named(own), profile_for(known)) if known and own is not None else ""
    new_book(file, Open(by=director, name=name, rules=known or rules, options=options, lexicon=lexicon))
    typer.echo(Speaker(lang, "tournament")("desk.opened", name=name, file=file, director=director))


def staff(
    file: FileArgument,
    referee: Annotated[str | None, typer.Option()] = None,
    panel: Annotated[list[str] | None, typer.Option()] = None,
    delegate: Annotated[str, typer.Option()] = "",
    desk: Annotated[list[str] | None, typer.Option()] = None,
    lang: LanguageOption = FIRST,
) -> None:
    """Name the referee, the panel, the desk."""
    with open_book(file) as book:
        director = book.state.staff.director
        if referee is not None:
            book.do(AppointReferee(by=director, name=referee))
        if panel is not None or delegate:
            names = book.state.staff.panel if panel is None else tuple(panel)
            book.do(AppointPanel(by=book.state.staff.referee, names=names, delegate=delegate))
        if desk is not None:
            book.do(AppointDesk(by=director, names=tuple(desk)))
    typer.echo(Speaker(lang, "tournament")("desk.done"))


def calendar(
    file: FileArgument,
    stages: Annotated[str, typer.Argument()],
    reason: ReasonOption,
    by: ByOption = None,
    lang: LanguageOption = FIRST,
) -> None:
    """Change what is left of the calendar."""
    with open_book(file) as book:
        book.do(Reschedule(by=by or book.state.staff.director, calendar=calendar_of(stages), reason=reason))
    typer.echo(Speaker(lang, "tournament")("desk.done"))


def close(file: FileArgument, by: ByOption = None, lang: LanguageOption = FIRST) -> None:
    """Close the tournament."""
    with open_book(file) as book:
        book.do(Close(by=by or book.state.staff.director))
    typer.echo(Speaker(lang, "tournament")("desk.done"))
