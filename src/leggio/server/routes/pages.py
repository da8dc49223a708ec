"""Pages: the web app if it was built into this installation, else a plain page that says what this is."""

import mimetypes
from pathlib import Path

from litestar import Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from leggio.server.security import ProblemError

PLAIN = Path(__file__).parents[1] / "plain"
# Built by the web app's own tools into the package.
WEB_APP = Path(__file__).parents[2] / "web"
# Files whose names change with what is in them may be kept for ever.
_KEPT_FOR_EVER = "public, max-age=31536000, immutable"
_ASKED_FOR_AGAIN = "no-cache"
_HASHED = "assets"


def pages(web_app: Path = WEB_APP, plain: Path = PLAIN) -> list[HTTPRouteHandler]:
    """The doors to whichever there is."""
    root = web_app if (web_app / "index.html").is_file() else plain
    files = {path.relative_to(root).as_posix(): path for path in root.rglob("*") if _is_page(path)}

    def found(wanted: str) -> Response[bytes]:
        if wanted not in files:
            # Only names that were there at the start are looked up: no path leads anywhere else.
            if root is plain or "." in wanted.rpartition("/")[2] or wanted.startswith(("api/", "ws/")):
                raise ProblemError("http.not_found")
            wanted = "index.html"
        return _file(files[wanted], kept=wanted.startswith(f"{_HASHED}/"))

    @get("/", include_in_schema=False, opt={"unlimited": True})
    async def first_page() -> Response[bytes]:
        """The first page."""
        return found("index.html")

    @get("/{path:path}", include_in_schema=False, opt={"unlimited": True})
    async def page(path: FromPath[str]) -> Response[bytes]:
        """A file; an address of the app itself gets its first page, which knows what to show."""
        return found(path.strip("/"))

    return [first_page, page]


def _is_page(path: Path) -> bool:
    return path.is_file() and path.suffix not in {".py", ".pyc"}


def _file(path: Path, *, kept: bool) -> Response[bytes]:
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    charset = "; charset=utf-8" if kind == "application/javascript" else ""  # to text the framework adds it
    headers = {"Cache-Control": _KEPT_FOR_EVER if kept else _ASKED_FOR_AGAIN}
    return Response(path.read_bytes(), media_type=f"{kind}{charset}", headers=headers)
