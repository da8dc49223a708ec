"""`leggio tournament verify`: every event of a tournament decided again, every round paired again."""

import typer

from leggio.cli.audited import UnsoundLogError, read_or_fail
from leggio.cli.files import FileError, read_bytes
from leggio.cli.options import LanguageOption
from leggio.cli.speaking import Speaker
from leggio.cli.tournament.arguments import FileArgument
from leggio.cli.tournament.screens import console, standings_table
from leggio.core.auditing import Finding
from leggio.speech import FIRST
from leggio.tournament import audit, standings
from leggio.tournament.events import ResultCorrected
from leggio.tournament.log import read_tournament


def verify(file: FileArgument, lang: LanguageOption = FIRST) -> None:
    """Check the log of a tournament."""
    content = read_bytes(file)
    if not content.strip():
        raise FileError("file.empty", file=file)
    verify_tournament(content, lang)


def verify_tournament(content: bytes, lang: str) -> None:
    """Say whether a log holds, or which line does not."""
    say = Speaker(lang, "tournament")
    log = read_or_fail(read_tournament, content, say)
    state = audit(log.events)
    if isinstance(state, Finding):
        raise UnsoundLogError(state, (), "tournament")
    console().print(standings_table(state, standings(state), say))
    corrections = sum(isinstance(event, ResultCorrected) for event in log.events)
    counts = {"players": len(state.listed), "rounds": len(state.rounds), "cases": len(state.cases)}
    typer.echo(say("verify.counts", name=state.name, corrections=corrections, **counts))
    typer.echo(say("verify.holds", events=len(log.events)))
    typer.echo(say("verify.chain", chain=log.chain))
