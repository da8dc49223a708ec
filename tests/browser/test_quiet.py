"""No path has an error in the console, a request that fails, or a page that jumps while it loads."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, Route, ViewportSize, expect

from support.browsers import PATIENCE_MS, WITHOUT_WORKER, Person
from support.complaints import Complaints
from support.routes import BY_LINK, EVERYWHERE, halls_and_tournaments, never_visited, waiting_rooms
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
_SHIFTS = """new PerformanceObserver(list => {
  for (const each of list.getEntries()) if (!each.hadRecentInput) window.shifted = (window.shifted ?? 0) + each.value;
}).observe({ type: "layout-shift", buffered: true })"""

# A predicate would be evaluated again and again as text, which the page's own policy forbids.
PAINTED = """new Promise((painted) => {
  new PerformanceObserver((list) => list.getEntriesByName("first-contentful-paint").length && painted(true))
    .observe({ type: "paint", buffered: true });
})"""


def walk(page: Page, complaints: Complaints, paths: list[str], language: str) -> None:
    """Go everywhere; nothing complains."""
    for path in paths:
        page.goto(path)
        page.locator("h1").first.wait_for(state="attached")
        expect(page.locator("html")).to_have_attribute("lang", language)
        complaints.rest()
        assert complaints.heard == [], path


def test_nothing_complains_on_any_path(browser: Browser, server: Server, person: Come) -> None:
    """Every address of the app: as a stranger in English, and as whoever opened tables of every game, in Italian.

    What a stranger sees in Italian is listened to where axe looks at it (test_pages).
    """
    anna = person("Anna")
    opened = [*waiting_rooms(anna), *halls_and_tournaments(anna)]
    assert never_visited([*EVERYWHERE, *BY_LINK, *opened]) == []
    context = browser.new_context(locale="en-GB", base_url=server.url, **WITHOUT_WORKER)
    page = context.new_page()
    page.set_default_timeout(PATIENCE_MS)
    walk(page, Complaints(page), [*EVERYWHERE, *BY_LINK, *opened], "en")
    context.close()
    walk(anna.page, Complaints(anna.page), [f"{server.url}{path}" for path in ("/", *opened, "/profilo")], "it")


class Late:
    """Faces and lists come after the page, as they do on a slow network, however quick this one is."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self.complaints = Complaints(page)
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
        self._page.evaluate("document.fonts.ready")
        self.complaints.rest()
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
    late = Late(anna.page)
    for size in SIZES:
        anna.page.set_viewport_size(size)
        assert late.jumps(f"{anna.url}/t/{table['id']}", ".rack .place, .hand button") < MOST_SHIFT, size
        assert late.jumps(anna.url, "main h1") < MOST_SHIFT, size
    assert late.complaints.heard == []
