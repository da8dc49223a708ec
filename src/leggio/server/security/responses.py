"""The error responses of a route, for the description of the API: all of one shape."""

from collections.abc import Mapping

from litestar.openapi.datastructures import ResponseSpec

from leggio.server.security.problems import Problem

_MEANINGS: Mapping[int, str] = {
    204: "Done.",  # to be named where a handler returns Response[None], which would be described as JSON
    400: "The request cannot be read.",
    401: "Nobody knows who sends this, or what was to prove it is wrong.",
    403: "Not for this person, or not from this page.",
    404: "There is no such thing, or it is somebody else's.",
    409: "It clashes with what is there already.",
    413: "The request is too large.",
    415: "The content is not JSON.",
    422: "The request is understood and refused; `field` says where.",
    429: "Too often; `Retry-After` says when to try again.",
    500: "A fault of the server.",
    503: "The server cannot do this right now.",
}
ALWAYS = (400, 429, 500, 503)
WITH_ORIGIN = (403, 415)
WITH_BODY = (413, 422)


def read_errors(*statuses: int) -> dict[int, ResponseSpec]:
    """The errors of a route, with those that any route may answer with."""
    return {
        status: ResponseSpec(Problem if status >= 400 else None, generate_examples=False, description=_MEANINGS[status])
        for status in sorted({*ALWAYS, *statuses})
    }


def write_errors(*statuses: int) -> dict[int, ResponseSpec]:
    """The errors of a route that changes something."""
    return read_errors(*WITH_ORIGIN, *WITH_BODY, *statuses)
