"""Pages: the web app if it was built into this installation, else a plain page that says what this is."""

import mimetypes
from collections.abc import Callable
from pathlib import Path

from litestar import HttpMethod, Response, route
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath
from litestar.status_codes import HTTP_200_OK, HTTP_404_NOT_FOUND

from leggio.server.routes.compressed import ASKED_FOR_AGAIN, compressed
from leggio.server.routes.dependencies import AnyRequest
from leggio.server.routes.shell import Shell
from leggio.server.security import ProblemError

PLAIN = Path(__file__).parents[1] / "plain"
# Built by the web app's own tools into the package.
WEB_APP = Path(__file__).parents[2] / "web"
# Files whose names change with what is in them may be kept for ever.
_KEPT_FOR_EVER = "public, max-age=31536000, immutable"
_HASHED = "assets"
_FIRST_PAGE = "index.html"
_METHODS = (HttpMethod.GET, HttpMethod.HEAD)  # who only asks whether a page is there gets no page
# Text gets a third of its size; pictures and faces are compressed already.
_TEXTUAL = ("text/", "application/javascript", "application/json", "application/manifest+json", "image/svg+xml")

Head = Callable[[AnyRequest], str]


def _no_head(_request: AnyRequest) -> str:
    return ""


def pages(web_app: Path = WEB_APP, plain: Path = PLAIN, head: Head = _no_head) -> list[HTTPRouteHandler]:
    """The doors to whichever there is; `head` says what more a first page has in its head."""
    found = finder(web_app, plain, head)

    @route("/", http_method=_METHODS, include_in_schema=False, opt={"unlimited": True})
    async def first_page(request: AnyRequest) -> Response[bytes]:
        """The first page."""
        return found("", request)

    @route("/{path:path}", http_method=_METHODS, include_in_schema=False, opt={"unlimited": True})
    async def page(path: FromPath[str], request: AnyRequest) -> Response[bytes]:
        """A file; an address of the app itself gets its first page, which knows what to show."""
        return found(path.strip("/"), request)

    return [first_page, page]


def finder(
    web_app: Path = WEB_APP, plain: Path = PLAIN, head: Head = _no_head
) -> Callable[[str, AnyRequest], Response[bytes]]:
    """What is given for an address, of whichever there is."""
    root = web_app if (web_app / _FIRST_PAGE).is_file() else plain
    files = {path.relative_to(root).as_posix(): path for path in root.rglob("*") if _is_page(path)}
    shell = Shell(root)

    def found(wanted: str, request: AnyRequest) -> Response[bytes]:
        wanted = "" if wanted == _FIRST_PAGE else wanted
        if wanted in files:
            kind = mimetypes.guess_type(wanted)[0] or "application/octet-stream"
            return _answer(files[wanted].read_bytes(), kind, request, kept=wanted.startswith(f"{_HASHED}/"))
        # Only names that were there at the start are looked up: no path leads anywhere else.
        if wanted and (root is plain or "." in wanted.rpartition("/")[2] or wanted.startswith(("api/", "ws/"))):
            raise ProblemError("http.not_found")
        # Of an address that the app does not know either, it says so itself; search engines read the status.
        answer = _answer(shell.page(f"/{wanted}", head(request)), "text/html", request, kept=False)
        answer.status_code = HTTP_200_OK if shell.knows(f"/{wanted}") else HTTP_404_NOT_FOUND
        return answer

    return found


def _is_page(path: Path) -> bool:
    return path.is_file() and path.suffix not in {".py", ".pyc"}


def _answer(content: bytes, kind: str, request: AnyRequest, *, kept: bool) -> Response[bytes]:
    headers = {"Cache-Control": _KEPT_FOR_EVER if kept else ASKED_FOR_AGAIN}
    if kind.startswith(_TEXTUAL):
        return compressed(content, kind, headers, request)
    return Response(content, media_type=kind, headers=headers)
