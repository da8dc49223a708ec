"""A request of the wrong form: the field that is wrong, by the name that the caller gave it, and how."""

import re

from litestar.exceptions import ValidationException

from leggio.core.validation import Wrong, wrong_in
from leggio.server.security.problems import ProblemError

CODES = {"missing": "request.missing", "unknown": "request.unknown", "wrong": "request.wrong"}
BODY = "data"  # what handlers call it
_ABSENT = re.compile(r"Missing required \w+ parameter '(?P<name>[^']+)'")


def problem_of_form(error: ValidationException) -> ProblemError:
    """The first thing that is wrong, as far as the framework tells."""
    first = error.extra[0] if isinstance(error.extra, list) and error.extra else None
    if isinstance(first, dict):
        key = str(first.get("key", ""))
        wrong = wrong_in(str(first.get("message", "")), "" if key == BODY else key)
    else:
        absent = _ABSENT.search(error.detail)
        wrong = Wrong(absent["name"], "missing") if absent else Wrong("")
    # Of a field that nobody named there is only this to say: the whole has not the right form.
    return ProblemError(CODES[wrong.how] if wrong.field else "request.body", field=wrong.field)
