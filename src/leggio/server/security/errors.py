"""Whatever goes wrong, as an answer: one shape, a sentence in the caller's language, and nothing of our insides."""

import logging
from collections.abc import Callable

from litestar import Response
from litestar.exceptions import (
    HTTPException,
    MethodNotAllowedException,
    NotFoundException,
    ValidationException,
)

from leggio.server.security.argon import TooBusyError
from leggio.server.security.body import LARGEST_BODY
from leggio.server.security.client import AnyRequest, speech_of
from leggio.server.security.problems import Problem, ProblemError
from leggio.server.security.validation import problem_of_form
from leggio.server.sentences import sentence
from leggio.table.ports import StoreUnavailableError

logger = logging.getLogger("leggio.server")


def answer_to(request: AnyRequest, problem: ProblemError) -> Response[Problem]:
    """The answer that says what is wrong."""
    detail = {**problem.detail, "field": problem.field}
    content = Problem(
        code=problem.code,
        message=sentence(problem.code, speech_of(request), detail, problem.article, problem.words_of),
        detail=problem.detail,
        article=problem.article,
        field=problem.field,
    )
    return Response(
        content,
        status_code=problem.status,
        headers={**problem.headers, "Vary": "Accept-Language"},
        media_type="application/json",
    )


def on_problem(request: AnyRequest, error: ProblemError) -> Response[Problem]:
    """What our own code refused."""
    return answer_to(request, error)


def on_http_error(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    """What the framework refused."""
    answer = answer_to(request, _translated(error))
    for name, value in (error.headers or {}).items():
        answer.set_header(name, value)
    return answer


def _translated(error: HTTPException) -> ProblemError:
    if isinstance(error, ValidationException):
        return problem_of_form(error)
    if isinstance(error, NotFoundException):
        return ProblemError("http.not_found")
    if isinstance(error, MethodNotAllowedException):
        return ProblemError("http.method")
    if error.status_code == 413:
        return ProblemError("body.too_large", most=LARGEST_BODY)
    if error.status_code == 400:
        unreadable = error.__cause__ is not None  # what could not be decoded is the cause
        return ProblemError("body.unreadable" if unreadable else "http.bad_request")
    if error.status_code >= 500:
        return ProblemError("http.unavailable" if error.status_code == 503 else "server.error")
    return ProblemError("http.bad_request", status=error.status_code)


def on_deep_nesting(request: AnyRequest, _: RecursionError) -> Response[Problem]:
    """JSON so deep that no reader gets to its ground."""
    return answer_to(request, ProblemError("body.unreadable"))


def on_store_down(request: AnyRequest, error: StoreUnavailableError) -> Response[Problem]:
    """The store does not answer."""
    logger.error("the store does not answer", exc_info=error)
    return answer_to(request, ProblemError(error.code))


def on_too_busy(request: AnyRequest, _: TooBusyError) -> Response[Problem]:
    """Too many passwords at once."""
    return answer_to(request, ProblemError("server.busy"))


def on_bug(request: AnyRequest, error: Exception) -> Response[Problem]:
    """A fault of ours: told in the log, not to the caller."""
    logger.error("unexpected error", exc_info=error)
    return answer_to(request, ProblemError("server.error"))


HANDLERS: dict[int | type[Exception], Callable[..., Response[Problem]]] = {
    ProblemError: on_problem,
    HTTPException: on_http_error,
    RecursionError: on_deep_nesting,
    StoreUnavailableError: on_store_down,
    TooBusyError: on_too_busy,
    Exception: on_bug,
}
