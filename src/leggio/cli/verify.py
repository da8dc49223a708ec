"""`leggio verify LOG`: replay a log, check the bag and every event, print the score sheet; also of a tournament."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from leggio.cli.audited import audited, read_or_fail
from leggio.cli.codes import UNSOUND
from leggio.cli.failure import at_event, fail
from leggio.cli.files import FileError, read_bytes
from leggio.cli.hosting.tellers import teller_of
from leggio.cli.mixing import mixed_at, mixing_of, tell_mixing
from leggio.cli.options import JsonOption, LanguageOption
from leggio.cli.speaking import Speaker
from leggio.cli.tournament.verifying import verify_tournament
from leggio.cli.verifying_many import verify_many
from leggio.notation.log import read_log
from leggio.speech import FIRST
from leggio.tournament.log import is_tournament


def verify(
    logs: Annotated[list[Path], typer.Argument(metavar="LOG...")],
    commitment: Annotated[str | None, typer.Option()] = None,
    share: Annotated[str | None, typer.Option()] = None,
    as_json: JsonOption = False,
    lang: LanguageOption = FIRST,
) -> None:
    """Check a log and print the score sheet; or check many."""
    say = Speaker(lang)
    if len(logs) > 1 or as_json:
        if commitment is not None or share is not None:
            fail(say("verify.one_log"))
        verify_many(logs, as_json=as_json, say=say)
        return
    (log,) = logs
    content = read_bytes(log)
    if not content.strip():
        raise FileError("file.empty", file=log)
    if is_tournament(content):
        verify_tournament(content, lang)
        return
    read = read_or_fail(read_log, content, say)
    teller = teller_of(read.game)
    state = audited(read)
    if commitment is not None and commitment.lower() != state.commitment:
        fail(at_event(1, say("verify.other_seal", commitment=commitment), say), UNSOUND)
    mixing = mixing_of(state)
    if share is not None and not mixing.has(share.lower()):
        fail(at_event(mixed_at(read.events), say("verify.other_share", share=share), say), UNSOUND)
    console = Console(highlight=False, markup=False)
    console.print(teller.sheet(state, console, say))
    console.print()
    for told in teller.end(state, say) if state.ended else [say("verify.unfinished")]:
        console.print(told)
    console.print()
    _report(state.commitment, len(read.events), read.chain, console, say.of_game(read.game.name))
    for told in tell_mixing(mixing, state.players, say):
        console.print(told, soft_wrap=True)


def _report(commitment: str, events: int, chain: str, console: Console, say: Speaker) -> None:
    console.print(Text(say("verify.holds", events=events), style="green"))
    console.print(say("verify.commitment", commitment=commitment), soft_wrap=True)
    console.print(say("verify.chain", chain=chain), soft_wrap=True)
