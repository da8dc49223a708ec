"""`pair`, `round`, `unpair`, `fix`, `swap`, `start`: rounds, and changes of them by hand."""

from typing import Annotated

import typer

from leggio.cli.options import LanguageOption
from leggio.cli.progress import bar
from leggio.cli.speaking import Speaker
from leggio.cli.tournament.arguments import ByOption, FileArgument, ReasonOption, RoundOption
from leggio.cli.tournament.book import RefusedDeedError, open_book, read_book
from leggio.cli.tournament.reading import player_of
from leggio.cli.tournament.screens import console, round_table
from leggio.speech import FIRST
from leggio.tournament import State
from leggio.tournament.commands import AnyCommand, FixPair, Pair, Swap, SwapStart, Unpair, Waive
from leggio.tournament.opening import not_named
from leggio.tournament.refusals import refuse

WhyOption = Annotated[bool, typer.Option("--why")]
PlayerArgument = Annotated[str, typer.Argument()]


def pair(
    file: FileArgument,
    why: WhyOption = False,
    friendly: Annotated[bool, typer.Option("--friendly")] = False,
    by: ByOption = None,
    lang: LanguageOption = FIRST,
) -> None:
    """Pair the next round."""
    say = Speaker(lang, "tournament")
    with open_book(file) as book:
        director = by or book.state.staff.director
        if friendly and not_named(book.state):
            book.do(Waive(by=director))
            typer.echo(say("desk.waived"))
        with bar(say("desk.pairing")):  # the best pairing of hundreds takes seconds
            state = book.do(Pair(by=director))
    _show(state, len(state.rounds), say, why=why)


def show_round(
    file: FileArgument, number: RoundOption = None, why: WhyOption = False, lang: LanguageOption = FIRST
) -> None:
    """Show a round."""
    state = read_book(file)
    say = Speaker(lang, "tournament")
    if not state.rounds and number is None:
        typer.echo(say("desk.no_rounds"))
        return
    _show(state, number or len(state.rounds), say, why=why)


def _show(state: State, number: int, say: Speaker, *, why: bool) -> None:
    one = state.round(number)
    if one is None:
        raise RefusedDeedError(refuse("round.unknown", round=number), state)
    screen = console()
    screen.print(say("desk.round", round=number, system=say(f"system.{one.system}")))
    screen.print(round_table(state, one, say, why=why))


def unpair(file: FileArgument, reason: ReasonOption, by: ByOption = None, lang: LanguageOption = FIRST) -> None:
    """Take the last round back, if it was not played."""
    with open_book(file) as book:
        book.do(Unpair(by=by or book.state.staff.director, reason=reason))
    typer.echo(Speaker(lang, "tournament")("desk.done"))


def fix(
    file: FileArgument,
    first: PlayerArgument,
    second: PlayerArgument,
    reason: ReasonOption,
    by: ByOption = None,
    lang: LanguageOption = FIRST,
) -> None:
    """Fix a pair of the next round."""
    with open_book(file) as book:
        players = (player_of(book.state, first), player_of(book.state, second))
        director = by or book.state.staff.director
        book.do(FixPair(by=director, first=players[0], second=players[1], reason=reason))
    typer.echo(Speaker(lang, "tournament")("desk.done"))


def swap(
    file: FileArgument,
    one: PlayerArgument,
    other: PlayerArgument,
    reason: ReasonOption,
    by: ByOption = None,
    lang: LanguageOption = FIRST,
) -> None:
    """Swap two players of the last round."""
    with open_book(file) as book:
        state = book.state
        command: AnyCommand = Swap(
            by=by or state.staff.director,
            round=len(state.rounds),
            one=player_of(state, one),
            other=player_of(state, other),
            reason=reason,
        )
        state = book.do(command)
    _show(state, len(state.rounds), Speaker(lang, "tournament"), why=False)


def start(
    file: FileArgument,
    table: Annotated[int, typer.Argument()],
    reason: ReasonOption,
    by: ByOption = None,
    lang: LanguageOption = FIRST,
) -> None:
    """At a table the other one starts."""
    with open_book(file) as book:
        state = book.state
        by = by or state.staff.director
        state = book.do(SwapStart(by=by, round=len(state.rounds), table=table, reason=reason))
    _show(state, len(state.rounds), Speaker(lang, "tournament"), why=False)
