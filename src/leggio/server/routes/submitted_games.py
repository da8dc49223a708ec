"""Games that people bring to be looked at: of a table of this server, or as text; those that go on are refused."""

import asyncio
import codecs
from typing import Annotated

import msgspec

from leggio.core.auditing import Finding
from leggio.engine.analysis import Record, check_turns, is_log, record_of_gcg, record_of_log
from leggio.notation.errors import NotationError
from leggio.notation.log import read_log
from leggio.server.routes.refusals import granted
from leggio.server.security import ProblemError
from leggio.table.hub import Hub

LONGEST_GAME = 60_000  # characters of a file
MOST_TURNS = 200


class SubmittedGame(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A game that is over: the table where it was played, or a log or GCG as text."""

    table: Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{1,64}$")] | None = None
    text: Annotated[str, msgspec.Meta(max_length=LONGEST_GAME)] | None = None


async def record_of_submitted(game: SubmittedGame, hub: Hub) -> Record:
    """The game turn by turn."""
    if (game.table is None) == (game.text is None):
        raise ProblemError("analysis.one_of", field="text")
    if game.table is not None:
        record = _record_of_ours(granted(await hub.log(game.table)))
    else:
        record = await asyncio.to_thread(record_of_text, game.text or "")
    if not record.is_over:
        raise ProblemError("analysis.not_over", status=409)
    if not 0 < len(record.turns) <= MOST_TURNS:
        raise ProblemError("analysis.turns", field="text", most=MOST_TURNS)
    return record


def _record_of_ours(text: str) -> Record:
    """A game of this server: its log needs no checking."""
    try:
        return record_of_log(read_log(text.encode()))
    except NotationError:
        raise ProblemError("analysis.other_game", status=409) from None


def record_of_text(text: str) -> Record:
    """A game that somebody brings: broken ones are refused with their line."""
    content = text.removeprefix("\ufeff").encode()
    try:
        if not is_log(content):
            # Characters already: marked as UTF-8, whatever encoding its file had, or named, or did not name.
            return record_of_gcg(codecs.BOM_UTF8 + content)
        log = read_log(content)
        check_turns(log)
        finding = log.game.audit(log.events)
    except NotationError as error:
        code = "analysis.other_game" if error.code == "analysis.no_turns" else "analysis.broken"
        data = {name: str(value) for name, value in error.detail.items()}
        raise ProblemError(code, field="text", line=error.line, cause=error.code, data=data) from None
    if isinstance(finding, Finding):
        raise ProblemError("analysis.broken", field="text", line=finding.event + 1, cause=finding.code)
    return record_of_log(log)
