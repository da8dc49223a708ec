"""How the server says no: one shape for every error, a stable code, and a sentence in the caller's language."""

from collections.abc import Mapping

import msgspec

from leggio.core.outcome import Rejected

# What each code is in HTTP; the rest are 422: understood, and refused.
STATUSES: Mapping[str, int] = {
    "account.taken": 409,
    "account.already": 409,
    "account.needed": 403,
    "password.wrong": 403,
    "sign_in.wrong": 401,
    "sign_in.wait": 429,
    "sign_in.unknown": 404,
    "recover.wrong": 401,
    "token.unknown": 404,
    "token.too_many": 409,
    "program.forbidden": 403,
    "session.none": 401,
    "session.bad_token": 401,
    "origin.missing": 403,
    "origin.foreign": 403,
    "rate.exceeded": 429,
    "body.not_json": 415,
    "body.unreadable": 400,
    "body.too_large": 413,
    "http.bad_request": 400,
    "http.not_found": 404,
    "http.method": 405,
    "http.unavailable": 503,
    "store.full": 503,
    "store.read_only": 503,
    "store.unavailable": 503,
    "server.busy": 503,
    "server.error": 500,
}
REFUSED = 422

# The field that is wrong, where the code alone says which.
FIELDS: Mapping[str, str] = {
    "settings.bots": "settings.bots",
    "settings.days": "settings.days_per_move",
    "settings.game": "settings.game",
    "settings.level": "settings.bots",
    "settings.rules": "settings.rules",
    "settings.seats": "settings.seats",
}


class Problem(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Why a request was refused. Nothing has changed."""

    code: str  # stable, for programs
    message: str  # for people, in the language asked for
    detail: dict[str, object]  # data of the message
    article: str = ""  # of the rule book, where it has one
    field: str = ""  # of the request, where one is wrong


class ProblemError(Exception):
    """Raised where a request cannot go on; the answer is made of it."""

    def __init__(
        self, code: str, *, status: int = 0, article: str = "", field: str = "", words_of: str = "", **detail: object
    ) -> None:
        super().__init__(code)
        self.code = code
        self.status = status or STATUSES.get(code, REFUSED)
        self.article = article
        self.field = field
        self.words_of = words_of  # the game in whose words it is said
        self.detail = detail

    @property
    def headers(self) -> dict[str, str]:
        """What goes with the answer: when to try again, how to come in."""
        seconds = self.detail.get("retry_after", self.detail.get("seconds"))
        headers = {"Retry-After": str(seconds)} if self.status == 429 and seconds else {}
        if self.status == 401:
            headers["WWW-Authenticate"] = 'Bearer realm="leggio"'
        if self.status == 503:
            headers["Retry-After"] = "2"
        return headers


def problem_of(refusal: Rejected) -> ProblemError:
    """A refusal as the error that answers with it."""
    detail = dict(refusal.detail)
    field = str(detail.pop("field", FIELDS.get(refusal.code, "")))
    return ProblemError(refusal.code, article=refusal.article, field=field, **detail)
