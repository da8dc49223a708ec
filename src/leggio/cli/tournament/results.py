"""`result`, `correct`: results, and corrections after a look at what they change."""

from typing import Annotated

import typer

from leggio.cli.options import LanguageOption
from leggio.cli.speaking import Speaker
from leggio.cli.tournament.arguments import ByOption, FileArgument, ReasonOption, RoundOption
from leggio.cli.tournament.book import RefusedDeedError, open_book
from leggio.cli.tournament.words import name_of, result_text
from leggio.core.outcome import Rejected
from leggio.paper.figures import points
from leggio.speech import FIRST
from leggio.tournament import State, preview
from leggio.tournament.commands import Correct, SetForfeit, SetResult
from leggio.tournament.preview import Preview
from leggio.tournament.result import Winner
from leggio.tournament.state import motions_about

TableArgument = Annotated[int, typer.Argument()]
FirstArgument = Annotated[int, typer.Argument()]
SecondArgument = Annotated[int, typer.Argument()]
WinnerOption = Annotated[Winner | None, typer.Option()]
ForfeitOption = Annotated[bool, typer.Option("--forfeit")]


def result(
    file: FileArgument,
    table: TableArgument,
    first: FirstArgument = 0,
    second: SecondArgument = 0,
    number: RoundOption = None,
    winner: WinnerOption = None,
    forfeit: ForfeitOption = False,
    by: ByOption = None,
    lang: LanguageOption = FIRST,
) -> None:
    """Put a result down."""
    say = Speaker(lang, "tournament")
    with open_book(file) as book:
        state = book.state
        by = by or state.staff.director
        number = number or len(state.rounds)
        if forfeit:
            book.do(SetForfeit(by=by, round=number, table=table, winner=winner or Winner.NOBODY))
        else:
            book.do(SetResult(by=by, round=number, table=table, first=first, second=second, winner=winner))
        _tell(book.state, number, table, say)


def _tell(state: State, number: int, table: int, say: Speaker) -> None:
    if game := state.game(number, table):
        if game.result is None:
            voted = motions_about(state, (number, table))
            typer.echo(say("desk.vote", names=[each.by for each in voted]))
            return
        names = f"{name_of(state, game.first)} - {name_of(state, game.second)}"
        typer.echo(f"{say('desk.table')} {table}: {names} {result_text(game.result, say)}")


def correct(
    file: FileArgument,
    table: TableArgument,
    first: FirstArgument,
    second: SecondArgument,
    reason: ReasonOption,
    number: RoundOption = None,
    winner: WinnerOption = None,
    forfeit: ForfeitOption = False,
    yes: Annotated[bool, typer.Option("--yes")] = False,
    by: ByOption = None,
    lang: LanguageOption = FIRST,
) -> None:
    """Correct a result; without --yes only look."""
    say = Speaker(lang, "tournament")
    with open_book(file) as book:
        state = book.state
        command = Correct(
            by=by or state.staff.director,
            round=number or len(state.rounds),
            table=table,
            first=first,
            second=second,
            winner=winner,
            forfeit=forfeit,
            reason=reason,
        )
        seen = preview(state, command)
        if isinstance(seen, Rejected):
            raise RefusedDeedError(seen, state)
        _tell_preview(state, command, seen, say)
        if yes and (voted := motions_about(book.do(command), (command.round, command.table))):
            typer.echo(say("desk.vote", names=[each.by for each in voted]))
        else:
            typer.echo(say("desk.done" if yes else "desk.confirm"))


def _tell_preview(state: State, command: Correct, seen: Preview, say: Speaker) -> None:
    before, after = result_text(seen.before, say), result_text(seen.after, say)
    typer.echo(say("desk.correction", round=command.round, table=command.table, before=before, after=after))
    for move in seen.moves:
        old, new = move.before, move.after
        typer.echo(
            say(
                "desk.moves",
                name=name_of(state, old.number),
                place=old.place,
                score=points(old.score),
                spread=f"{old.spread:+d}",
                new_place=new.place,
                new_score=points(new.score),
                new_spread=f"{new.spread:+d}",
            )
        )
    if seen.kept_rounds:
        typer.echo(say("desk.kept", rounds=seen.kept_rounds))
