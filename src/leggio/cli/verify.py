"""`leggio verify LOG`: replay a log, check the bag and every event, print the score sheet."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from leggio.cli.failure import fail
from leggio.cli.files import read_bytes
from leggio.cli.options import LanguageOption
from leggio.cli.play.news import tell_end
from leggio.cli.screen import sheet_table
from leggio.cli.speech import Language, Speaker
from leggio.games.scrabble import Finding, State
from leggio.notation.log import LogError, read_log


def verify(
    log: Annotated[Path, typer.Argument(help="Il registro della partita. / The log of a game.")],
    commitment: Annotated[
        str | None, typer.Option(help="Il sigillo pubblicato prima della partita. / The seal published beforehand.")
    ] = None,
    lang: LanguageOption = Language.IT,
) -> None:
    """Verifica un registro e stampa il formulario. / Check a log and print the score sheet."""
    say = Speaker(lang)
    console = Console(highlight=False, markup=False)
    try:
        read = read_log(read_bytes(log))
    except LogError as error:
        # The first line is the header: no event is concerned.
        where = "verify.at_line" if error.line == 1 else "verify.at_event"
        fail(say(where, event=error.line - 1, line=error.line, reason=say(error.code, **error.detail)))
    checked = read.game.audit(read.events)
    if isinstance(checked, Finding):
        fail(say("verify.at_event", event=checked.event, line=checked.event + 1, reason=say.finding(checked)))
    if commitment is not None and commitment.lower() != checked.commitment:
        reason = say("verify.other_seal", commitment=commitment)
        fail(say("verify.at_event", event=1, line=2, reason=reason))
    _report(checked, len(read.events), read.chain, console, say)


def _report(state: State, events: int, chain: str, console: Console, say: Speaker) -> None:
    console.print(sheet_table(state.sheet, state.players, say))
    console.print()
    if state.ended is None:
        console.print(say("verify.unfinished"))
    else:
        for sentence in tell_end(state.ended, state.players, say):
            console.print(sentence)
    console.print()
    console.print(Text(say("verify.holds", events=events), style="green"))
    console.print(say("verify.commitment", commitment=state.commitment), soft_wrap=True)
    console.print(say("verify.chain", chain=chain), soft_wrap=True)
