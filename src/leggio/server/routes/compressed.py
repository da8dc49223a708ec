"""Answers that many ask for and that change seldom: compressed once for everybody, and sent once to each."""

import gzip
import hashlib
from functools import lru_cache

from litestar import Response

from leggio.server.routes.dependencies import AnyRequest

ASKED_FOR_AGAIN = "no-cache"
_WORTH_IT = 1000  # bytes


def compressed(content: bytes, kind: str, headers: dict[str, str], request: AnyRequest) -> Response[bytes]:
    """Text as an answer, compressed where the browser takes it and there is enough of it."""
    if len(content) < _WORTH_IT:
        return Response(content, media_type=kind, headers=headers)
    headers = headers | {"Vary": ", ".join(filter(None, (headers.get("Vary"), "Accept-Encoding")))}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(_zipped(content), media_type=kind, headers=headers | {"Content-Encoding": "gzip"})
    return Response(content, media_type=kind, headers=headers)


def unless_known(content: bytes, request: AnyRequest, **headers: str) -> Response[bytes]:
    """JSON as an answer; who has it already is only told so."""
    headers = {"Cache-Control": ASKED_FOR_AGAIN, "ETag": _tag(content), **headers}
    if headers["ETag"] in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers)
    return compressed(content, "application/json", headers, request)


@lru_cache(maxsize=256)
def _zipped(content: bytes) -> bytes:
    return gzip.compress(content, mtime=0)


@lru_cache(maxsize=256)
def _tag(content: bytes) -> str:
    return f'"{hashlib.sha256(content).hexdigest()[:20]}"'
