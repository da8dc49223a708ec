"""Refusals of tables as answers."""

from typing import TypeVar

from leggio.server.security import ProblemError
from leggio.table.frames import Refused

Granted = TypeVar("Granted")

# What each code is in HTTP; the rest are 422: understood, and refused.
STATUSES = {
    "case.entered": 409,
    "case.not_yours": 409,
    "claim.by_link": 409,
    "claim.desk_only": 409,
    "claim.own_case": 409,
    "claim.taken": 409,
    "claim.unclaimed": 409,
    "code.unknown": 404,
    "log.not_over": 409,
    "lookup.at_table": 409,
    "lookup.in_hall": 409,
    "lookup.in_round": 409,
    "online.no_game": 409,
    "online.nobody_rules": 409,
    "rematch.not_over": 409,
    "server.draining": 503,
    "desk_link.another": 409,
    "desk_link.director_only": 409,
    "desk_link.over": 409,
    "desk_link.too_many": 409,
    "desk_link.unknown": 404,
    "hint.none": 409,
    "hint.not_now": 409,
    "short_words.not_now": 409,
    "store.full": 503,
    "store.read_only": 503,
    "store.unavailable": 503,
    "table.begun": 409,
    "table.closed": 409,
    "table.full": 409,
    "table.over": 409,
    "table.referee_taken": 409,
    "table.unknown": 404,
}


def granted(answer: Granted | Refused, game: str = "") -> Granted:
    """What a table answered; a refusal is raised, to be told in the words of a game where one is named."""
    if isinstance(answer, Refused):
        detail = dict(answer.detail)
        field = str(detail.pop("field", ""))
        status = STATUSES.get(answer.code, 0)
        raise ProblemError(answer.code, status=status, article=answer.article, field=field, words_of=game, **detail)
    return answer
