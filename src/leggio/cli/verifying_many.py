"""Many logs checked at once: a line each, or JSON; the exit code is that of the worst."""

from collections.abc import Sequence
from pathlib import Path

import msgspec
import typer

from leggio.cli.audited import UnsoundLogError, audited
from leggio.cli.codes import FAILED, UNSOUND
from leggio.cli.failure import SpokenError
from leggio.cli.files import FileError, read_bytes
from leggio.cli.progress import bar
from leggio.cli.speaking import Speaker
from leggio.core.auditing import Finding
from leggio.notation.chained import LogError
from leggio.notation.errors import NotationError
from leggio.notation.log import read_log
from leggio.tournament.audit import audit
from leggio.tournament.log import is_tournament, read_tournament


class Checked(msgspec.Struct, frozen=True, kw_only=True):
    """What came of one log."""

    file: str
    holds: bool
    game: str = ""
    events: int = 0
    chain: str = ""
    commitment: str = ""
    problem: str = ""  # why it does not hold, or cannot be read
    code: int = 0  # the exit code that it brings


def verify_many(logs: Sequence[Path], *, as_json: bool, say: Speaker) -> None:
    """Check each, whatever the others are."""
    checked: list[Checked] = []
    with bar(say("verify.logs"), total=len(logs)) as advance:
        for path in logs:
            each = _checked(path, say)
            checked.append(each)
            if as_json:
                typer.echo(msgspec.json.encode(each))
            else:
                key = "verify.log_holds" if each.holds else "verify.log_fails"
                typer.echo(say(key, file=each.file, events=each.events, problem=each.problem))
            advance(len(checked), "")
    worst = max(each.code for each in checked)
    if worst:
        raise typer.Exit(worst)


def _checked(path: Path, say: Speaker) -> Checked:
    try:
        content = read_bytes(path)
        if not content.strip():
            raise FileError("file.empty", file=path)
        return _tournament(path, content) if is_tournament(content) else _game(path, content)
    except SpokenError as error:
        return Checked(file=str(path), holds=False, problem=error.sentence(say), code=error.exit_code)
    except NotationError as error:
        reason = say("verify.at_line", line=error.line, reason=say(error.code, **error.detail))
        code = UNSOUND if isinstance(error, LogError) and error.line > 1 else FAILED
        return Checked(file=str(path), holds=False, problem=reason, code=code)


def _game(path: Path, content: bytes) -> Checked:
    log = read_log(content)
    state = audited(log)
    return Checked(
        file=str(path),
        holds=True,
        game=log.game.name,
        events=len(log.events),
        chain=log.chain,
        commitment=state.commitment,
    )


def _tournament(path: Path, content: bytes) -> Checked:
    log = read_tournament(content)
    state = audit(log.events)
    if isinstance(state, Finding):
        raise UnsoundLogError(state, (), "tournament")
    return Checked(file=str(path), holds=True, game="tournament", events=len(log.events), chain=log.chain)
