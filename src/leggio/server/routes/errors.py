"""Refusals of tables as answers, and how the description of the API tells of them."""

from typing import TypeVar

import msgspec
from litestar.openapi import ResponseSpec

from leggio.server.security import Problem, ProblemError
from leggio.table.frames import Refused

Found = TypeVar("Found")

# What each code is in HTTP; the rest are 422: understood, and refused.
STATUSES = {
    "code.unknown": 404,
    "log.not_over": 409,
    "rematch.not_over": 409,
    "server.draining": 503,
    "short_words.not_now": 409,
    "store.unavailable": 503,
    "table.begun": 409,
    "table.closed": 409,
    "table.full": 409,
    "table.referee_taken": 409,
    "table.unknown": 404,
}

_ABOUT = {
    400: "The request is not readable.",
    401: "Nobody knows who is asking.",
    403: "Not from there.",
    404: "There is no such thing.",
    409: "Not now.",
    413: "Too large.",
    415: "Not JSON.",
    422: "Understood, and refused.",
    429: "Too many requests.",
    503: "Not available for a moment.",
}


def granted(answer: Found | Refused) -> Found:
    """What a table answered; a refusal is raised."""
    if isinstance(answer, Refused):
        detail = dict(answer.detail)
        field = str(detail.pop("field", ""))
        status = STATUSES.get(answer.code, 0)
        raise ProblemError(answer.code, status=status, article=answer.article, field=field, **detail)
    return answer


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """Answers that a route may give besides the good one; those that any route may give are added."""
    every = {400, 422, 429, 503, *statuses}
    return {status: ResponseSpec(Problem, generate_examples=False, description=_ABOUT[status]) for status in sorted(every)}
