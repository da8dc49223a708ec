"""What a page complains of, and when it has come to rest: all it asked for is there, and it asks for nothing more."""

from playwright.sync_api import ConsoleMessage, Page, Request, Response

# What is asked for and is not there: the answer says so, and the page in words.
ASKED_FOR = (
    "/api/codes/ZZZZZZ",
    "/api/tables/00000000000000000000000000",
    "/api/study/questions",
    "/api/editions/leggio.1",
    "/replay",
)
# Frames without a request, one after another: what is drawn asks for what it needs.
QUIET_FRAMES = 4
_LEFT = "net::ERR_ABORTED"  # the browser asked no further: somebody went to another page
_NOT_OURS = ("Failed to load resource", "blocked by Playwright")


class Complaints:
    """What a page's console and its requests complain of."""

    def __init__(self, page: Page) -> None:
        self.heard: list[str] = []
        self._page = page
        self._asked: set[Request] = set()
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.heard.append(str(error)))
        page.on("request", self._ask)
        page.on("requestfinished", self._have)
        page.on("requestfailed", self._fail)
        page.on("response", self._look)

    def rest(self) -> None:
        """Wait until the page has all it asked for, and asks for nothing more when it has drawn that."""
        quiet = 0
        while quiet < QUIET_FRAMES:
            self._page.evaluate("new Promise(requestAnimationFrame)")
            quiet = 0 if self._asked else quiet + 1

    def _ask(self, request: Request) -> None:
        self._asked.add(request)

    def _have(self, request: Request) -> None:
        self._asked.discard(request)

    def _fail(self, request: Request) -> None:
        self._asked.discard(request)
        if request.failure != _LEFT:
            self.heard.append(f"failed: {request.url} {request.failure}")

    def _hear(self, said: ConsoleMessage) -> None:
        # Chromium itself writes a line for every answer that is an error: those are looked at one by one.
        # Whoever is never without a network has no service worker, which is Playwright's doing.
        if said.type in ("error", "warning") and not any(each in said.text for each in _NOT_OURS):
            self.heard.append(f"{said.text} at {said.location}")

    def _look(self, answer: Response) -> None:
        path = answer.url.split("?")[0]
        if answer.status >= 400 and not path.endswith((*ASKED_FOR, "/niente")):  # that page is none
            self.heard.append(f"{answer.status}: {answer.url}")
