"""`players`, `withdraw`, `back`, `remove`: who is there."""

from pathlib import Path
from typing import Annotated

import typer

from leggio.cli.failure import complain, fail
from leggio.cli.files import read_bytes
from leggio.cli.options import LanguageOption
from leggio.cli.speaking import Speaker
from leggio.cli.tournament.arguments import ByOption, FileArgument
from leggio.cli.tournament.book import open_book, read_book
from leggio.cli.tournament.reading import player_of
from leggio.cli.tournament.screens import console, players_table
from leggio.speech import FIRST
from leggio.tournament.commands import Enter, Remove, Return, Withdraw
from leggio.tournament.entrant import Entry
from leggio.tournament.roster import read_roster
from leggio.tournament.tsh import SUFFIX as TSH
from leggio.tournament.tsh import read_tsh


def players(
    file: FileArgument,
    roster: Annotated[Path | None, typer.Argument()] = None,
    add: Annotated[str | None, typer.Option()] = None,
    club: Annotated[str, typer.Option()] = "",
    team: Annotated[str, typer.Option()] = "",
    group: Annotated[str, typer.Option()] = "",
    rating: Annotated[int | None, typer.Option()] = None,
    by: ByOption = None,
    lang: LanguageOption = FIRST,
) -> None:
    """Enter players, or show them."""
    say = Speaker(lang, "tournament")
    entries = _of_file(roster, say) if roster else ()
    if add is not None:
        entries += (Entry(name=add, club=club, team=team, group=group, rating=rating),)
    if not entries:
        state = read_book(file)
        console().print(players_table(state, say))
        return
    with open_book(file) as book:
        book.do(Enter(by=by or book.state.staff.director, entries=entries))
        typer.echo(say("desk.entered", count=len(entries), total=len(book.state.listed)))


def _of_file(path: Path, say: Speaker) -> tuple[Entry, ...]:
    content = read_bytes(path)
    roster = read_tsh(content).roster if path.suffix.casefold() == TSH else read_roster(content)
    for problem in roster.problems:
        complain(say("verify.at_line", line=problem.line, reason=say(problem.code, **problem.detail)))
    if roster.problems:
        fail(say("roster.nobody"))
    return roster.entries


def withdraw(
    file: FileArgument,
    player: Annotated[str, typer.Argument()],
    reason: Annotated[str, typer.Option()] = "",
    by: ByOption = None,
    lang: LanguageOption = FIRST,
) -> None:
    """A player leaves."""
    with open_book(file) as book:
        number = player_of(book.state, player)
        book.do(Withdraw(by=by or book.state.staff.director, player=number, reason=reason))
    typer.echo(Speaker(lang, "tournament")("desk.done"))


def back(
    file: FileArgument,
    player: Annotated[str, typer.Argument()],
    by: ByOption = None,
    lang: LanguageOption = FIRST,
) -> None:
    """A player who left comes back."""
    with open_book(file) as book:
        book.do(Return(by=by or book.state.staff.director, player=player_of(book.state, player)))
    typer.echo(Speaker(lang, "tournament")("desk.done"))


def remove(
    file: FileArgument,
    player: Annotated[str, typer.Argument()],
    by: ByOption = None,
    lang: LanguageOption = FIRST,
) -> None:
    """Strike a player off the list whom no round has had."""
    with open_book(file) as book:
        book.do(Remove(by=by or book.state.staff.director, player=player_of(book.state, player)))
    typer.echo(Speaker(lang, "tournament")("desk.done"))
