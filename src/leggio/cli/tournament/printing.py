"""`print`: paper for the hall, as PDF."""

from datetime import datetime, tzinfo
from pathlib import Path
from typing import Annotated

import typer

from leggio.cli.dictionaries import lexicon_recorded
from leggio.cli.files import write_new
from leggio.cli.options import LanguageOption
from leggio.cli.speaking import Speaker
from leggio.cli.tournament.arguments import FileArgument
from leggio.cli.tournament.book import DeskError, RefusedDeedError, read_log_and_state
from leggio.paper.handouts import Sheet
from leggio.paper.tournaments import Order, handout
from leggio.speech import FIRST
from leggio.tournament import State
from leggio.tournament.refusals import refuse
from leggio.tournament.state import Round

_LONGEST_LINK = 500


def print_sheets(
    file: FileArgument,
    sheet: Annotated[Sheet, typer.Argument()],
    out: Annotated[Path, typer.Option()],
    number: Annotated[int | None, typer.Option("--round")] = None,
    link: Annotated[str, typer.Option()] = "",
    large: Annotated[bool, typer.Option("--large")] = False,
    lang: LanguageOption = FIRST,
) -> None:
    """Print what the hall needs, as PDF."""
    if len(link) > _LONGEST_LINK:
        raise DeskError("print.link", longest=_LONGEST_LINK)
    log, state = read_log_and_state(file)
    named = sheet is Sheet.SHEETS and number is not None
    order = Order(
        state=state,
        one=_round(state, number) if sheet.is_of_a_round or named else None,
        log=lambda: log,
        lexicon=lambda: lexicon_recorded(state.lexicon or "", state.rules, Speaker(lang, "tournament")),
        language=lang,
        zone=zone_here(),
        link=link,
        large=large,
    )
    write_new(out, handout(sheet, order))
    typer.echo(Speaker(lang)("export.written", file=out))


def _round(state: State, number: int | None) -> Round:
    if number is None and not state.rounds:
        raise DeskError("desk.no_rounds")
    found = state.round(len(state.rounds) if number is None else number)
    if found is None:
        raise RefusedDeedError(refuse("round.unknown", round=number), state)
    return found


def zone_here() -> tzinfo | None:
    """The time zone of this computer, which stands in the hall."""
    return datetime.now().astimezone().tzinfo
