"""No path has an error in the console, a request that fails, or a page that jumps while it loads."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, Response, Route, ViewportSize, expect

from support.browsers import Person
from support.servers import Server

Come = Callable[..., Person]
MOST_SHIFT = 0.05
SIZES: tuple[ViewportSize, ...] = (
    {"width": 390, "height": 844},
    {"width": 768, "height": 1024},
    {"width": 1280, "height": 800},
)
# The first page, and those with much to read or to choose.
STILL = ("/", "/regole", "/regole/scarabeo", "/regole/verbum", "/nuovo", "/giudice", "/impara", "/studio")
# What is asked for and is not there: the answer says so, and the page in words.
ASKED_FOR = ("/api/codes/ZZZZZZ", "/api/tables/00000000000000000000000000", "/api/study/questions", "/replay")
_NOT_OURS = ("Failed to load resource", "blocked by Playwright")
_SHIFTS = """new PerformanceObserver(list => {
  for (const each of list.getEntries()) if (!each.hadRecentInput) window.shifted = (window.shifted ?? 0) + each.value;
}).observe({ type: "layout-shift", buffered: true })"""

# A predicate would be evaluated again and again as text, which the page's own policy forbids.
PAINTED = """new Promise((painted) => {
  new PerformanceObserver((list) => list.getEntriesByName("first-contentful-paint").length && painted(true))
    .observe({ type: "paint", buffered: true });
})"""


class Complaints:
    """What a page's console and its requests complain of."""

    def __init__(self, page: Page) -> None:
        self.heard: list[str] = []
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.heard.append(str(error)))
        page.on("requestfailed", lambda request: self.heard.append(f"failed: {request.url} {request.failure}"))
        page.on("response", self._look)

    def _hear(self, said: ConsoleMessage) -> None:
        # Chromium itself writes a line for every answer that is an error: those are looked at one by one.
        # Whoever is never without a network has no service worker, which is Playwright's doing.
        if said.type in ("error", "warning") and not any(each in said.text for each in _NOT_OURS):
            self.heard.append(f"{said.text} at {said.location}")

    def _look(self, answer: Response) -> None:
        path = answer.url.split("?")[0]
        if answer.status >= 400 and not path.endswith((*ASKED_FOR, "/niente")):  # that page is none
            self.heard.append(f"{answer.status}: {answer.url}")


def walk(page: Page, complaints: Complaints, paths: list[str], language: str) -> None:
    """Go everywhere; nothing complains."""
    for path in paths:
        page.goto(path)
        page.locator("h1").first.wait_for(state="attached")
        expect(page.locator("html")).to_have_attribute("lang", language)
        page.wait_for_load_state("networkidle")
        assert complaints.heard == [], path


class Late:
    """Faces and lists come after the page, as they do on a slow network, however quick this one is."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._held: list[Route] | None = []
        page.add_init_script(_SHIFTS)
        for late in ("**/*.woff2", "**/api/tables", "**/api/me/tables", "**/api/who"):
            page.route(late, self._take)

    def _take(self, route: Route) -> None:
        if self._held is None:
            route.continue_()
        else:
            self._held.append(route)

    def jumps(self, path: str, ready: str) -> float:
        """How much a page moves once it shows."""
        self._held = []
        self._page.goto(path, wait_until="commit")
        self._page.locator(ready).first.wait_for()
        self._page.evaluate(PAINTED)
        held, self._held = self._held, None
        for each in held:
            each.continue_()
        self._page.wait_for_load_state("networkidle")
        self._page.evaluate("document.fonts.ready")
        return float(self._page.evaluate("window.shifted ?? 0"))


@pytest.mark.parametrize("size", SIZES, ids=["390", "768", "1280"])
def test_pages_do_not_jump(browser: Browser, server: Server, size: ViewportSize) -> None:
    """What one reads stays where it is while the rest comes (layout shift under 0.05)."""
    context = browser.new_context(viewport=size, locale="it-IT", base_url=server.url, service_workers="block")
    late = Late(context.new_page())
    jumps = {path: late.jumps(path, "main h1") for path in STILL}
    assert {path: jump for path, jump in jumps.items() if jump >= MOST_SHIFT} == {}
    context.close()


@pytest.mark.parametrize(("game", "rules"), [("scrabble", "figs"), ("scarabeo", "scarabeo"), ("verbum", "verbum")])
def test_a_game_does_not_jump(person: Come, game: str, rules: str) -> None:
    """From the skeleton to the board with rack and buttons; nor does home, where it waits for one from now on."""
    anna = person("Anna")
    table = anna.ask(
        "POST", "/api/tables", {"settings": {"game": game, "rules": rules, "seats": 2, "bots": [{"level": "facile"}]}}
    )
    anna.page.locator(".mine").wait_for()  # one's games are remembered for the next time
    late, complaints = Late(anna.page), Complaints(anna.page)
    for size in SIZES:
        anna.page.set_viewport_size(size)
        assert late.jumps(f"{anna.url}/t/{table['id']}", ".rack .place, .hand button") < MOST_SHIFT, size
        assert late.jumps(anna.url, "main h1") < MOST_SHIFT, size
    assert complaints.heard == []
