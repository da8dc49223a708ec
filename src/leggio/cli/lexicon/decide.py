"""`leggio lexicon decide`: what becomes of words that people dispute, and why; whoever reported them reads it."""

import time
from typing import Annotated

import typer
from sqlalchemy.ext.asyncio import AsyncEngine

from leggio.cli.db.database import DatabaseOption, with_database
from leggio.cli.failure import fail
from leggio.cli.options import LanguageOption
from leggio.cli.speaking import Speaker
from leggio.lexicon.profiles import Rules
from leggio.lexicon.reports import LONGEST_REASON, Claim, Decider, Outcome, Report
from leggio.speech import FIRST
from leggio.storage.migrate import migrate
from leggio.storage.report_store import SqlReportStore


def decide(
    words: Annotated[list[str], typer.Argument()],
    accept: Annotated[bool, typer.Option("--accept/--turn-away")],
    why: Annotated[str, typer.Option()] = "",
    claim: Annotated[Claim | None, typer.Option()] = None,
    rules: Annotated[Rules | None, typer.Option()] = None,
    database: DatabaseOption = None,
    lang: LanguageOption = FIRST,
) -> None:
    """Decide on words that people dispute."""
    say = Speaker(lang)
    sentence = " ".join(why.split())
    if not sentence and not accept:
        fail(say("reports.why_not"))
    if len(sentence) > LONGEST_REASON:
        fail(say("reports.long", most=LONGEST_REASON))
    outcome = Outcome.ACCEPTED if accept else Outcome.TURNED_AWAY

    async def carry_out(engine: AsyncEngine) -> int:
        await migrate(engine)
        inbox = SqlReportStore(engine)
        found = [each for each in await inbox.all() if claim in (None, each.claim) and rules in (None, each.rules)]
        chosen = [each for word in words for each in _of_word(word, found, say, one_claim=accept)]
        return await inbox.decide(chosen, outcome, sentence, Decider.OWNER, time.time_ns() // 1_000_000)

    typer.echo(say("reports.decided", count=with_database(database, carry_out)))


def _of_word(word: str, found: list[Report], say: Speaker, *, one_claim: bool) -> list[Report]:
    """What people say of a word; only one claim of theirs can be accepted."""
    chosen = [each for each in found if each.word == word.lower()]
    if not chosen:
        fail(say("reports.none", word=word.lower()))
    claims = list(dict.fromkeys(each.claim.value for each in chosen))
    if one_claim and len(claims) > 1:
        fail(say("reports.several", word=word.lower(), claims=claims))
    return chosen
