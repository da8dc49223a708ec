"""Disputed words: what people think the judge gets wrong goes to the owner of the server; its outcome, to them."""

import asyncio
from typing import Annotated

import msgspec
from litestar.params import JSONBody

from leggio.core.letters import plain
from leggio.lexicon.agreed import Category
from leggio.lexicon.profiles import Rules
from leggio.lexicon.reports import LONGEST_REASON, Claim, Decider, Outcome, Report, Wanted
from leggio.server.container import wall_clock
from leggio.server.routes.dependencies import AnyRequest, Caller, TheContainer, TheGuard
from leggio.server.routes.lookups import LONGEST_WORD, Consulted, EditionName, known_edition
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
    lexicon: EditionName = ""


class OwnReport(msgspec.Struct, frozen=True, kw_only=True):
    """A word that one disputed, and what became of it."""

    word: str
    rules: Rules
    wanted: Wanted
    claim: Claim
    reason: str
    at: int
    outcome: Outcome
    why: Annotated[str, msgspec.Meta(description="A sentence of whoever decided.")]
    decided_at: int | None
    decided_by: Decider | None
    news: Annotated[bool, msgspec.Meta(description="It was decided since one last looked.")]

    @classmethod
    def of(cls, report: Report) -> "OwnReport":
        """What its own person may read of a report."""
        return cls(
            word=report.word,
            rules=Rules(report.rules),
            wanted=report.wanted,
            claim=report.claim,
            reason=report.reason,
            at=report.at,
            outcome=report.outcome,
            why=report.why,
            decided_at=report.decided_at,
            decided_by=report.decided_by,
            news=report.news,
        )


class ReportNews(msgspec.Struct, frozen=True, kw_only=True):
    """Whether there is anything to look at."""

    decided: Annotated[int, msgspec.Meta(description="Words one disputed that were decided since one last looked.")]


class SeenAsked(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One has seen what was decided up to a moment."""

    upto: Annotated[int, msgspec.Meta(ge=0, lt=2**53, description="The latest `decided_at` that was shown.")]


@routes.post("/reports", "Dispute a word", 401, 404, 409, status_code=204)
async def report_word(
    request: AnyRequest,
    data: JSONBody[ReportAsked],
    person: Caller,
    container: TheContainer,
    consulted: Consulted,
    guard: TheGuard,
) -> None:
    """Tell the owner of the server that a word is missing or should not count. Saying it again replaces it."""
    await guard.count_caller(Act.REPORT, request, person)
    word = " ".join(data.word.split()).lower()
    if not plain(word).isalpha():
        raise ProblemError("find.bad_letters", field="word")
    edition = await known_edition(consulted, data.lexicon)
    opinion = await asyncio.to_thread(consulted.judges.opinion_on, word, data.rules, frozenset(Category), edition)
    if opinion.valid is not data.claim.is_out:
        raise ProblemError("report.claim", field="claim", word=word.upper())
    await container.reports.add(
        Report(
            word=word,
            rules=data.rules.value,
            claim=data.claim,
            reason=" ".join(data.reason.split()),
            lexicon=consulted.judges.lexicon(data.rules.value, edition).label,
            person=person.id,
            name=person.nickname,
            at=wall_clock(),
        )
    )


@routes.get("/reports", "What became of the words one disputed", 401, 409)
async def own_reports(person: Caller, container: TheContainer, consulted: Consulted) -> list[OwnReport]:
    """One's own reports, the latest first. An answer tells about words: whoever plays waits for it."""
    del consulted
    return [OwnReport.of(report) for report in await container.reports.of(person.id)]


@routes.get("/reports/news", "How many were decided since one last looked", 401)
async def report_news(person: Caller, container: TheContainer) -> ReportNews:
    """A figure that tells nothing about words."""
    return ReportNews(decided=await container.reports.unseen(person.id))


@routes.put("/reports/seen", "Have seen what was decided", 401, status_code=204)
async def mark_reports_seen(data: JSONBody[SeenAsked], person: Caller, container: TheContainer) -> None:
    """What was decided until then is no news any more."""
    await container.reports.seen(person.id, data.upto)
