"""`challenge`, `rule`, `punish`: the referee's desk."""

from typing import Annotated

import typer

from leggio.cli.options import LanguageOption
from leggio.cli.speaking import Speaker
from leggio.cli.tournament.arguments import FileArgument, ReasonOption, RoundOption, RuledByOption
from leggio.cli.tournament.book import DeskError, open_book
from leggio.cli.tournament.reading import player_of
from leggio.speech import FIRST
from leggio.tournament.commands import Challenge, Punish, Rule
from leggio.tournament.conduct import Sanction
from leggio.tournament.state import votes_on
from leggio.tournament.view import view


def challenge(
    file: FileArgument,
    table: Annotated[int, typer.Argument()],
    player: Annotated[str, typer.Argument()],
    words: Annotated[list[str], typer.Argument()],
    number: RoundOption = None,
    lang: LanguageOption = FIRST,
) -> None:
    """A challenge comes to the referee."""
    say = Speaker(lang, "tournament")
    with open_book(file) as book:
        who = player_of(book.state, player)
        by = book.state.entrants[who - 1].name
        number = number or len(book.state.rounds)
        state = book.do(Challenge(by=by, round=number, table=table, player=who, words=tuple(words)))
        case = view(state).cases[-1]
        typer.echo(say("desk.case", case=case.number, deciders=case.deciders or say("role.referee")))


def rule(
    file: FileArgument,
    case: Annotated[int, typer.Argument()],
    valid: Annotated[list[str] | None, typer.Option()] = None,
    invalid: Annotated[list[str] | None, typer.Option()] = None,
    by: RuledByOption = None,
    lang: LanguageOption = FIRST,
) -> None:
    """The ruling on a challenge."""
    say = Speaker(lang, "tournament")
    answers = {**dict.fromkeys(valid or [], True), **dict.fromkeys(invalid or [], False)}
    if not answers:
        raise DeskError("desk.word_unknown")
    with open_book(file) as book:
        state = book.do(Rule(by=by or book.state.staff.referee, case=case, valid=answers))
    ruled = state.cases[case - 1].valid
    if ruled is None:
        typer.echo(say("desk.vote", names=[vote.by for vote in votes_on(state.cases[case - 1])]))
        return
    for word, good in ruled.items():
        typer.echo(f"{word}: {say('desk.valid' if good else 'desk.invalid')}")
    typer.echo(say("desk.play_stands" if all(ruled.values()) else "desk.play_falls"))


def punish(
    file: FileArgument,
    player: Annotated[str, typer.Argument()],
    sanction: Annotated[Sanction, typer.Argument()],
    reason: ReasonOption,
    points: Annotated[int, typer.Option()] = 0,
    by: RuledByOption = None,
    lang: LanguageOption = FIRST,
) -> None:
    """A warning, a penalty, an expulsion."""
    with open_book(file) as book:
        book.do(
            Punish(
                by=by or book.state.staff.referee,
                player=player_of(book.state, player),
                sanction=sanction,
                points=points,
                reason=reason,
            )
        )
    typer.echo(Speaker(lang, "tournament")("desk.done"))
