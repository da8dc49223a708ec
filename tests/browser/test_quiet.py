"""No path has an error in the console, a request that fails, or a page that jumps while it loads."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, Response, ViewportSize, expect

from support.browsers import PATIENCE_MS, PHONE, Person
from support.routes import EVERYWHERE, waiting_rooms
from support.servers import Server

Come = Callable[..., Person]
MOST_SHIFT = 0.05
SIZE: ViewportSize = {"width": 390, "height": 844}
# What is asked for and is not there: the answer says so, and the page in words.
ASKED_FOR = ("/api/codes/ZZZZZZ", "/api/tables/00000000000000000000000000")
_SHIFTS = """new PerformanceObserver(list => {
  for (const each of list.getEntries()) if (!each.hadRecentInput) window.shifted = (window.shifted ?? 0) + each.value;
}).observe({ type: "layout-shift", buffered: true })"""


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
        if said.type in ("error", "warning") and "Failed to load resource" not in said.text:
            self.heard.append(f"{said.text} at {said.location}")

    def _look(self, answer: Response) -> None:
        path = answer.url.split("?")[0]
        if answer.status >= 400 and not path.endswith((*ASKED_FOR, "/niente")):  # that page is none
            self.heard.append(f"{answer.status}: {answer.url}")


@pytest.mark.parametrize("language", ["it", "en"])
def test_nothing_complains_on_any_path(browser: Browser, server: Server, person: Come, language: str) -> None:
    """Every page of a stranger, and waiting rooms of every game with their invitations."""
    paths = [*EVERYWHERE, *waiting_rooms(person("Anna"))]
    context = browser.new_context(locale=f"{language}-{language.upper()}", base_url=server.url)
    page = context.new_page()
    page.set_default_timeout(PATIENCE_MS)
    complaints = Complaints(page)
    for path in paths:
        page.goto(path)
        page.locator("h1").first.wait_for(state="attached")
        expect(page.locator("html")).to_have_attribute("lang", language)
        page.wait_for_load_state("networkidle")
        assert complaints.heard == [], path
    context.close()


@pytest.mark.parametrize("path", ["/regole", "/regole/scarabeo", "/regole/verbum", "/nuovo", "/giudice"])
def test_pages_do_not_jump(browser: Browser, server: Server, path: str) -> None:
    """What one reads stays where it is while the rest comes (layout shift under 0.05)."""
    context = browser.new_context(viewport=SIZE, locale="it-IT", base_url=server.url)
    context.add_init_script(_SHIFTS)
    page = context.new_page()
    page.goto(path)
    page.locator("h1").first.wait_for()
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    assert page.evaluate("window.shifted ?? 0") < MOST_SHIFT
    context.close()


@pytest.mark.parametrize(("game", "rules"), [("scrabble", "figs"), ("scarabeo", "scarabeo"), ("verbum", "verbum")])
def test_a_game_does_not_jump(person: Come, game: str, rules: str) -> None:
    """From the skeleton to the board with rack and buttons."""
    anna = person("Anna", viewport=PHONE)
    table = anna.ask(
        "POST", "/api/tables", {"settings": {"game": game, "rules": rules, "seats": 2, "bots": [{"level": "facile"}]}}
    )
    anna.context.add_init_script(_SHIFTS)
    anna.go(table["id"])
    anna.page.locator(".rack .place, .hand button").first.wait_for()
    anna.page.wait_for_load_state("networkidle")
    anna.page.evaluate("document.fonts.ready")
    assert anna.page.evaluate("window.shifted ?? 0") < MOST_SHIFT
