"""Disputed words: what somebody thinks the judge gets wrong goes to an inbox that the owner of the server reads."""

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import Request, post
from litestar.di import NamedDependency
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody

from leggio.core.letters import plain
from leggio.lexicon.reports import LONGEST_REASON, Claim, Report
from leggio.lexicon.verbum import Category
from leggio.server.routes.consulting import Consulted
from leggio.server.routes.given import Caller
from leggio.server.routes.words import LONGEST_WORD, Rules
from leggio.server.security import ProblemError
from leggio.server.security.answers import answers_to_change
from leggio.server.security.gate import Gate
from leggio.server.security.ratelimit import Act
from leggio.server.world import wall_clock

AnyRequest = Request[Any, Any, Any]


class ReportAsked(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A word that the judge gets wrong, what it is instead, and why one thinks so."""

    word: Annotated[str, msgspec.Meta(max_length=LONGEST_WORD)]
    claim: Claim
    reason: Annotated[str, msgspec.Meta(max_length=LONGEST_REASON)] = ""
    rules: Rules = Rules.FIGS


@post("/api/reports", tags=["words"], status_code=204, summary="Dispute a word", responses=answers_to_change(401, 409))
async def report_word(
    request: AnyRequest, data: JSONBody[ReportAsked], person: Caller, consulted: Consulted, gate: NamedDependency[Gate]
) -> None:
    """Tell the owner of the server that a word is missing or should not count. Saying it again replaces it."""
    gate.count(Act.REPORT, request)
    gate.count(Act.REPORT, request, person)
    word = " ".join(data.word.split()).lower()
    if not plain(word).isalpha():
        raise ProblemError("find.bad_letters", field="word")
    opinion = await asyncio.to_thread(consulted.judges.opinion_on, word, data.rules.value, frozenset(Category))
    if opinion.valid is not data.claim.is_out:
        raise ProblemError("report.claim", field="claim", word=word.upper())
    await consulted.reports.add(
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


REPORT_ROUTES: list[HTTPRouteHandler] = [report_word]
