"""Pages: the web app if it was built into this installation, else a plain page that says what this is."""

import json
import mimetypes
import re
from collections.abc import Callable
from pathlib import Path

from litestar import HttpMethod, Response, route
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath
from litestar.status_codes import HTTP_200_OK, HTTP_404_NOT_FOUND

from leggio.server.routes.compressed import ASKED_FOR_AGAIN, compressed
from leggio.server.routes.dependencies import AnyRequest
from leggio.server.security import ProblemError

PLAIN = Path(__file__).parents[1] / "plain"
# Built by the web app's own tools into the package.
WEB_APP = Path(__file__).parents[2] / "web"
# Files whose names change with what is in them may be kept for ever.
_KEPT_FOR_EVER = "public, max-age=31536000, immutable"
_HASHED = "assets"
_ADDRESSES = "addresses.json"
_METHODS = (HttpMethod.GET, HttpMethod.HEAD)  # who only asks whether a page is there gets no page
# Text gets a third of its size; pictures and faces are compressed already.
_TEXTUAL = ("text/", "application/javascript", "application/json", "application/manifest+json", "image/svg+xml")


def pages(web_app: Path = WEB_APP, plain: Path = PLAIN) -> list[HTTPRouteHandler]:
    """The doors to whichever there is."""
    found = finder(web_app, plain)

    @route("/", http_method=_METHODS, include_in_schema=False, opt={"unlimited": True})
    async def first_page(request: AnyRequest) -> Response[bytes]:
        """The first page."""
        return found("index.html", request)

    @route("/{path:path}", http_method=_METHODS, include_in_schema=False, opt={"unlimited": True})
    async def page(path: FromPath[str], request: AnyRequest) -> Response[bytes]:
        """A file; an address of the app itself gets its first page, which knows what to show."""
        return found(path.strip("/"), request)

    return [first_page, page]


def finder(web_app: Path = WEB_APP, plain: Path = PLAIN) -> Callable[[str, AnyRequest], Response[bytes]]:
    """What is given for an address, of whichever there is."""
    root = web_app if (web_app / "index.html").is_file() else plain
    files = {path.relative_to(root).as_posix(): path for path in root.rglob("*") if _is_page(path)}
    known = _addresses(root)

    def found(wanted: str, request: AnyRequest) -> Response[bytes]:
        if wanted not in files:
            # Only names that were there at the start are looked up: no path leads anywhere else.
            if root is plain or "." in wanted.rpartition("/")[2] or wanted.startswith(("api/", "ws/")):
                raise ProblemError("http.not_found")
            # Of an address that the app does not know either, it says so itself; search engines read the status.
            status = HTTP_200_OK if known.fullmatch(f"/{wanted}") else HTTP_404_NOT_FOUND
            return _file(files["index.html"], request, kept=False, status=status)
        return _file(files[wanted], request, kept=wanted.startswith(f"{_HASHED}/"))

    return found


def _is_page(path: Path) -> bool:
    return path.is_file() and path.suffix not in {".py", ".pyc"}


def _addresses(root: Path) -> re.Pattern[str]:
    """The addresses of the app, as its build wrote them down; any where it did not."""
    written = root / _ADDRESSES
    if not written.is_file():
        return re.compile(".*")
    paths: list[str] = json.loads(written.read_text("utf-8"))
    return re.compile("|".join(re.sub(r":\w+", "[^/]+", path) for path in paths))


def _file(path: Path, request: AnyRequest, *, kept: bool, status: int = HTTP_200_OK) -> Response[bytes]:
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    headers = {"Cache-Control": _KEPT_FOR_EVER if kept else ASKED_FOR_AGAIN}
    content = path.read_bytes()
    if kind.startswith(_TEXTUAL):
        answer = compressed(content, kind, headers, request)
        answer.status_code = status
        return answer
    return Response(content, media_type=kind, headers=headers)
