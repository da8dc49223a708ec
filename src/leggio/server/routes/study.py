"""Drills over REST. The server keeps the question it asked: what is right leaves it only with the grade."""

import secrets

from litestar.params import JSONBody

from leggio.core.outcome import Rejected
from leggio.server.container import wall_clock
from leggio.server.drills import DrillService
from leggio.server.routes.dependencies import AnyRequest, Caller, Known, TheContainer, TheGuard
from leggio.server.routes.lookups import Consulted, ConsultedEngine, known_edition
from leggio.server.routes.routing import RouteGroup
from leggio.server.routes.study_shapes import (
    AnswerAsked,
    Graded,
    MissesAsked,
    MissesKept,
    QuestionAsked,
    StudiedRules,
    StudyProgress,
    StudyQuestion,
)
from leggio.server.routes.submitted_games import record_of_submitted
from leggio.server.security import ProblemError
from leggio.server.security.ratelimit import Act
from leggio.study import Deck, Drill, Question
from leggio.study.practice import Practice

routes = RouteGroup("study", "/api/study")

_ID_BYTES = 12
# Two pages of one person may ask at once: the slower tries again.
_TRIES = 3


@routes.get("", "How one's drills go", 401)
async def study_progress(container: TheContainer, known: Known) -> StudyProgress:
    """The figures of each drill and what is to be reviewed; nothing of either for whoever the server does not know."""
    deck = (await container.study.of(known.person.id)).deck if known else Deck()
    return StudyProgress.of(deck, wall_clock())


@routes.post("/questions", "Be asked something", 401, 404, 409, status_code=200)
async def ask_question(
    request: AnyRequest,
    data: JSONBody[QuestionAsked],
    person: Caller,
    container: TheContainer,
    consulted: Consulted,
    guard: TheGuard,
) -> StudyQuestion:
    """A question, in place of one that was not answered; `study.nothing_due` where nothing is to be reviewed.

    One's own misses are not drawn: they come from one's deck, whatever the game, as they fall due.
    """
    await guard.count_caller(Act.STUDY, request, person)
    drawn = None
    if data.kind is not None and data.kind is not Drill.MISSES:
        edition = await known_edition(consulted, data.lexicon)
        drawn = await consulted.drills.draw(data.kind, data.rules.value, edition)
        if drawn is None:
            raise ProblemError("study.nothing_to_ask", status=404)
    for _ in range(_TRIES):
        practice = await container.study.of(person.id)
        question, practice = (drawn, practice) if drawn else await _overdue(practice, consulted.drills, data.kind)
        asked = practice.asking(question, secrets.token_urlsafe(_ID_BYTES))
        if asked.open and await container.study.keep(person.id, asked, wall_clock()):
            return StudyQuestion(
                id=asked.open.id,
                kind=question.kind,
                rules=StudiedRules(question.rules),
                answering=question.answering,
                prompt=question.prompt,
                review=drawn is None,
            )
    raise ProblemError("study.elsewhere", status=409)


@routes.post("/answers", "Answer it", 401, 409, status_code=200)
async def answer_question(
    request: AnyRequest,
    data: JSONBody[AnswerAsked],
    person: Caller,
    container: TheContainer,
    consulted: Consulted,
    guard: TheGuard,
) -> Graded:
    """The grade, what was right and why. Each question is answered once; what makes no sense does not count."""
    await guard.count_caller(Act.STUDY, request, person)
    practice = await container.study.of(person.id)
    if practice.open is None or practice.open.id != data.question:
        raise ProblemError("study.not_open", status=409, field="question")
    question = await consulted.drills.again(practice.open)
    if question is None:
        raise ProblemError("study.gone", status=409, field="question")
    graded = await consulted.drills.grade(question, data.answer)
    if isinstance(graded, Rejected):
        raise ProblemError(graded.code, field="answer")
    after = practice.answered(question, right=graded.right, now=wall_clock())
    if not await container.study.keep(person.id, after, wall_clock()):
        raise ProblemError("study.elsewhere", status=409)
    return Graded(grade=graded, progress=StudyProgress.of(after.deck, wall_clock()))


@routes.post("/misses", "Practise what was missed in a game", 401, 404, 409, status_code=200)
async def remember_misses(
    request: AnyRequest,
    data: JSONBody[MissesAsked],
    person: Caller,
    container: TheContainer,
    consulted_engine: ConsultedEngine,
    guard: TheGuard,
) -> MissesKept:
    """Cards of a game's misses, due at once: positions in which a player lost eight points or more."""
    await guard.count_caller(Act.ANALYSIS, request, person)
    record = await record_of_submitted(data, container.hub)
    if data.seat >= len(record.players):
        raise ProblemError("study.no_such_player", field="seat")
    misses = await consulted_engine.drills.misses(record, data.seat)
    for _ in range(_TRIES):
        practice = await container.study.of(person.id)
        after = practice.noting(misses, wall_clock())
        if after.deck == practice.deck or await container.study.keep(person.id, after, wall_clock()):
            added = len(after.deck.cards.keys() - practice.deck.cards.keys())
            return MissesKept(found=len(misses), added=added, progress=StudyProgress.of(after.deck, wall_clock()))
    raise ProblemError("study.elsewhere", status=409)


async def _overdue(practice: Practice, drills: DrillService, kind: Drill | None) -> tuple[Question, Practice]:
    """The card that is longest overdue, of one drill or of all; those that can no longer be asked leave the deck."""
    deck = practice.deck
    if kind is not None and not deck.of(kind):
        raise ProblemError("study.nothing_to_ask", status=404)
    for card in deck.due(wall_clock(), kind):
        if question := await drills.again(card):
            return question, Practice(deck, None, practice.version)
        deck = deck.without(card)
    raise ProblemError("study.nothing_due", status=404)
