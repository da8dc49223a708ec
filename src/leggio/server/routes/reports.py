"""Disputed words: what somebody thinks the judge gets wrong goes to an inbox that the owner of the server reads."""

import asyncio
from typing import Annotated

import msgspec
from litestar.params import JSONBody

from leggio.core.letters import plain
from leggio.lexicon.agreed import Category
from leggio.lexicon.profiles import Rules
from leggio.lexicon.reports import LONGEST_REASON, Claim, Report
from leggio.server.container import wall_clock
from leggio.server.routes.dependencies import AnyRequest, Caller, TheContainer, TheGuard
from leggio.server.routes.lookups import LONGEST_WORD, Consulted
from leggio.server.routes.routing import RouteGroup
from leggio.server.security import ProblemError
from leggio.server.security.ratelimit import Act

routes = RouteGroup("words")


class ReportAsked(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A word that the judge gets wrong, what it is instead, and why one thinks so."""

    word: Annotated[str, msgspec.Meta(max_length=LONGEST_WORD)]
    claim: Claim
    reason: Annotated[str, msgspec.Meta(max_length=LONGEST_REASON)] = ""
    rules: Rules = Rules.FIGS


@routes.post("/reports", "Dispute a word", 401, 409, status_code=204)
async def report_word(
    request: AnyRequest,
    data: JSONBody[ReportAsked],
    person: Caller,
    container: TheContainer,
    consulted: Consulted,
    guard: TheGuard,
) -> None:
    """Tell the owner of the server that a word is missing or should not count. Saying it again replaces it."""
    guard.count_caller(Act.REPORT, request, person)
    word = " ".join(data.word.split()).lower()
    if not plain(word).isalpha():
        raise ProblemError("find.bad_letters", field="word")
    opinion = await asyncio.to_thread(consulted.judges.opinion_on, word, data.rules, frozenset(Category))
    if opinion.valid is not data.claim.is_out:
        raise ProblemError("report.claim", field="claim", word=word.upper())
    await container.reports.add(
        Report(
            word=word,
            rules=data.rules.value,
            claim=data.claim,
            reason=" ".join(data.reason.split()),
            lexicon=consulted.judges.lexicon(data.rules.value).label,
            person=person.id,
            name=person.nickname,
            at=wall_clock(),
        )
    )
