"""The owner's page over REST: words that people dispute are decided on, and become an edition that tables may choose.

An owner is an account that somebody at the server's own terminal made one (`leggio lexicon owner`). Whoever plays is
told nothing about words, an owner neither.
"""

import asyncio
from typing import Annotated

import msgspec
from litestar.params import JSONBody, PathParameter

from leggio.lexicon.edition import Edition, EditionError, Kind
from leggio.lexicon.edition.content import NAME
from leggio.lexicon.edition.effect import Difference
from leggio.lexicon.reading import Problem
from leggio.lexicon.reports import Decider, Outcome
from leggio.lexicon.vocabulary import Vocabulary, VocabularyError
from leggio.people import Person
from leggio.server.container import Container, wall_clock
from leggio.server.editing import Effect
from leggio.server.routes.dependencies import AnyRequest, Caller, Known, TheContainer
from leggio.server.routes.editions import EditionInfo, WordsChanged
from leggio.server.routes.lookups import Consulted, edition_problem
from leggio.server.routes.owner_shapes import (
    Checked,
    Decided,
    DecisionAsked,
    Disputed,
    Draft,
    DraftAsked,
    LineProblem,
    OfferAsked,
    Ownership,
    TextAsked,
)
from leggio.server.routes.routing import RouteGroup
from leggio.server.security import ProblemError
from leggio.server.security.client import speech_of
from leggio.server.sentences import sentence

routes = RouteGroup("owner", "/api/owner")

MOST_PROBLEMS = 50


@routes.get("", "Does one look after the words", 401)
async def is_owner(known: Known, container: TheContainer) -> Ownership:
    """Whether the owner's page is for whoever asks."""
    return Ownership(owner=known is not None and await container.editions.is_owner(known.person.id))


@routes.get("/reports", "The words that people dispute", 401, 403, 409)
async def all_reports(person: Caller, container: TheContainer, consulted: Consulted) -> list[Disputed]:
    """All of them, the oldest first."""
    del consulted
    await _owner_only(container, person)
    return [Disputed.of(report) for report in await container.reports.all()]


@routes.post("/decisions", "Decide on a disputed word", 401, 403, 404, 409, status_code=200)
async def decide_report(
    data: JSONBody[DecisionAsked], person: Caller, container: TheContainer, consulted: Consulted
) -> Decided:
    """Accept it or turn it away; whoever reported it reads the sentence. Deciding again takes the place of it."""
    del consulted
    await _owner_only(container, person)
    why = " ".join(data.why.split())
    if not why and not data.accept:
        raise ProblemError("owner.why", field="why")
    found = await container.reports.all()
    meant = [each for each in found if (each.word, each.rules) == (data.word, data.rules) and each.claim is data.claim]
    if not meant:
        raise ProblemError("owner.no_report", status=404, field="word", word=data.word)
    others = (each for each in found if each.word == data.word and each.rules == data.rules)
    if data.accept and any(each.outcome is Outcome.ACCEPTED and each.claim is not data.claim for each in others):
        raise ProblemError("owner.one_claim", status=409, field="claim", word=data.word)
    outcome = Outcome.ACCEPTED if data.accept else Outcome.TURNED_AWAY
    return Decided(count=await container.reports.decide(meant, outcome, why, Decider.OWNER, wall_clock()))


@routes.get("/editions", "Every version that is kept", 401, 403)
async def all_editions(person: Caller, container: TheContainer) -> list[EditionInfo]:
    """By name, the newest first; those that are no longer offered too."""
    await _owner_only(container, person)
    return [EditionInfo.of(kept) for kept in await container.editions.all()]


@routes.post("/drafts", "An edition that follows the reports", 401, 403, 409, status_code=200)
async def draft_edition(
    data: JSONBody[DraftAsked], person: Caller, container: TheContainer, consulted: Consulted
) -> Draft:
    """A text with a line for each report that was accepted, over the newest edition of that name; nothing is kept."""
    await _owner_only(container, person)
    kept = await container.editions.newest(data.name)
    if kept is None:
        edition = Edition(name=data.name, title=data.title, base=int(Vocabulary().number))
    elif kept.edition.kind is Kind.LIST:
        raise ProblemError("owner.list", status=409, field="name", name=data.name)
    else:
        title = data.title or kept.edition.title
        edition = msgspec.structs.replace(kept.edition, number=kept.edition.number + 1, title=title)
    found = await container.reports.all()
    made = await asyncio.to_thread(consulted.editing.draft, edition, found)
    by_hand = [Disputed.of(report) for report in made.by_hand]
    return Draft(content=made.edition.content, added=len(made.added), by_hand=by_hand)


@routes.post("/checks", "What an edition would change", 401, 403, 409, status_code=200)
async def check_edition(
    request: AnyRequest, data: JSONBody[TextAsked], person: Caller, container: TheContainer, consulted: Consulted
) -> Checked:
    """What is wrong with a text, line by line, or the words in and out; nothing is kept."""
    await _owner_only(container, person)
    try:
        effect = await asyncio.to_thread(consulted.editing.effect, data.content, data.rules.value)
    except VocabularyError as error:
        return Checked(problems=_told(error.problems, speech_of(request)))
    return Checked(problems=[], changed=_changed(effect), hash=effect.edition.hash)


@routes.post("/editions", "Publish an edition", 401, 403, 409)
async def publish_edition(
    request: AnyRequest, data: JSONBody[TextAsked], person: Caller, container: TheContainer, consulted: Consulted
) -> EditionInfo:
    """Keep a version for ever and offer it to new tables; one with anything wrong in it changes nothing."""
    await _owner_only(container, person)
    try:
        effect = await asyncio.to_thread(consulted.editing.effect, data.content, data.rules.value)
    except VocabularyError as error:
        told = _told(error.problems, speech_of(request))
        first = told[0]
        detail = msgspec.to_builtins(told)
        raise ProblemError(
            "owner.wrong_lines", field="content", count=len(told), line=first.line, cause=first.message, problems=detail
        ) from None
    try:
        await container.editions.keep(effect.edition, wall_clock())
        # Whoever opens the first table should not have to wait for the words.
        reference = await consulted.judges.editions.known(effect.version)
    except EditionError as error:
        raise edition_problem(error, 409, "content") from None
    await asyncio.to_thread(consulted.editing.publish, effect.edition)
    await asyncio.to_thread(consulted.judges.lexicon, data.rules.value, reference)
    return EditionInfo.of(await consulted.judges.editions.find(reference))


@routes.put("/editions/{name:str}", "Offer an edition, or no longer", 401, 403, 404, 422, status_code=204)
async def offer_edition(
    name: Annotated[str, PathParameter(description="An edition's name.", pattern=f"^{NAME.pattern}$")],
    data: JSONBody[OfferAsked],
    person: Caller,
    container: TheContainer,
) -> None:
    """Tables that play by it go on; new ones may choose it, or may not."""
    await _owner_only(container, person)
    if not await container.editions.offer(name, offered=data.offered):
        raise ProblemError("edition.not_here", status=404, field="name", name=name)


async def _owner_only(container: Container, person: Person) -> None:
    if not await container.editions.is_owner(person.id):
        raise ProblemError("owner.only", status=403)


def _changed(effect: Effect) -> WordsChanged:
    return WordsChanged.of(Difference(effect.came, effect.went))


def _told(problems: tuple[Problem, ...], language: str) -> list[LineProblem]:
    return [
        LineProblem(line=each.line, code=each.code, message=sentence(each.code, language, each.detail))
        for each in problems[:MOST_PROBLEMS]
    ]
