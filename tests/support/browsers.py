"""People at real browsers, for tests: each has a Chromium context of their own and sees what the page sees."""

import json
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import Browser, BrowserContext, Locator, Page, WebSocket, expect, sync_playwright

from leggio.core.board import EMPTY, Direction, Square, parse_square
from leggio.engine.minds import Minds, bots_of

ROOT = Path(__file__).parents[2]
PATIENCE_MS = 60_000
# What a test expects of a page waits as long as what it does there: a page's own patience is not `expect`'s.
expect.set_options(timeout=PATIENCE_MS)
_PAUSE_MS = 25
_NOWHERE = "about:blank"
DESK = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
# As root, as CI is, there is no sandbox; and a browser that only tests asks nobody for updates.
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
# Who is never without a network needs no service worker: it would fetch the whole app for every new person.
WITHOUT_WORKER: dict[str, Any] = {"service_workers": "block"}


@contextmanager
def chromium() -> Iterator[Browser]:
    """The system's Chromium."""
    found = subprocess.run([ROOT / "scripts" / "chromium"], capture_output=True, text=True, check=True)  # noqa: S603
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found.stdout.strip(), args=FLAGS)
        try:
            yield browser
        finally:
            browser.close()


def wait_until_kept(page: Page) -> None:
    """Wait until the worker has all it needs without a network: a page's own promise of it may never be kept."""
    is_kept = "navigator.serviceWorker.getRegistration().then(found => found?.active?.state === 'activated')"
    for _ in range(PATIENCE_MS // _PAUSE_MS):
        if page.evaluate(is_kept):
            return
        page.wait_for_timeout(_PAUSE_MS)
    raise AssertionError("the browser does not keep the app for when there is no network")


class Person:
    """Somebody with a browser of their own: what their page was sent, and what they can do with it."""

    def __init__(self, browser: Browser, url: str, name: str, **context: Any) -> None:
        self.url = url
        self.name = name
        self.has_touch = bool(context.get("has_touch"))
        chosen: dict[str, Any] = {"viewport": DESK, "locale": "it-IT", **WITHOUT_WORKER, **context}
        self.context: BrowserContext = browser.new_context(**chosen)
        self._page: Page = self.context.new_page()
        self._page.set_default_timeout(PATIENCE_MS)
        self.received: list[str] = []
        self.errors: list[str] = []
        self._welcome: dict[str, Any] = {}
        self.view: dict[str, Any] = {}
        self._visit = 0
        self._page.on("websocket", self._listen)
        self._page.on("pageerror", lambda error: self.errors.append(str(error)))
        self._page.on(
            "console", lambda said: self.errors.append(said.text) if "Content Security" in said.text else None
        )
        self.ask("PUT", "/api/me", {"nickname": name})

    @property
    def page(self) -> Page:
        """What they look at: the first page, until they go somewhere else. Who goes to a table at once saves that."""
        if self._page.url == _NOWHERE:
            self._page.goto(self.url)
        return self._page

    def _listen(self, socket: WebSocket) -> None:
        visit = self._visit
        socket.on("framereceived", lambda frame: self._take(str(frame), visit))

    def _take(self, frame: str, visit: int) -> None:
        self.received.append(frame)
        if visit != self._visit:
            return  # of a table that they have left
        read = json.loads(frame)
        if read["type"] == "welcome":
            self._welcome = read
        if read.get("view"):
            self.view = read["view"]

    # --- tables -------------------------------------------------------------------------------------------------

    def ask(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        """A request with their browser's cookie, as its pages make it."""
        headers = {"Origin": self.url}
        response = self.context.request.fetch(
            f"{self.url}{path}", method=method, headers=headers, data=body, timeout=PATIENCE_MS
        )
        answer = response.json()
        assert response.ok, answer
        return answer

    def open(self, game: str, rules: str, seats: int, **more: Any) -> dict[str, Any]:
        """Open a table and go to it."""
        settings = {"game": game, "rules": rules, "seats": seats, **more}
        table: dict[str, Any] = self.ask("POST", "/api/tables", {"settings": settings})
        self.go(table["id"])
        return table

    def join(self, table: dict[str, Any]) -> None:
        """Sit down at a table that waits, and go to it."""
        self.ask("POST", f"/api/tables/{table['id']}/seats", {"code": table["code"]})
        self.go(table["id"])

    def go(self, table: str) -> None:
        """Be at the page of a table; what was seen at another one is forgotten."""
        self._visit += 1
        self._welcome, self.view = {}, {}
        self._page.goto(f"{self.url}/t/{table}")
        self.wait(lambda: bool(self._welcome), "no welcome")

    @property
    def seat(self) -> int:
        """Where they sit."""
        return int(self._welcome["you"]["seat"])

    @property
    def game(self) -> str:
        """What they play."""
        return str(self._welcome["table"]["settings"]["game"])

    def wait(self, condition: Callable[[], bool], what: str = "nothing happened") -> None:
        """Wait until something is so, while the page goes on."""
        for _ in range(PATIENCE_MS // _PAUSE_MS):
            if condition():
                return
            self.page.wait_for_timeout(_PAUSE_MS)
        raise AssertionError(f"{self.name}: {what}; the table is {self.view}")

    def wait_for_seq(self, seq: int) -> None:
        """Wait until the page knows of an event."""
        self.wait(lambda: bool(self.view) and self.view["seq"] >= seq, f"nothing up to {seq}")

    # --- doing things the way people do ---------------------------------------------------------------------------

    def wanted(self, minds: Minds, level: str = "forte") -> dict[str, Any] | None:
        """What the engine would do in their place, from what their page was sent."""
        if (self.view.get("mixing") or {}).get("mixed") is False:
            return None  # devices are at work, not people
        view = msgspec.convert(self.view, bots_of(self.game).view)
        command = minds.want(self.game, level, self.seat, view)
        return None if command is None else dict(msgspec.to_builtins(command))

    def press(self, label: str) -> None:
        """Press a button by its name."""
        self.hit(self.page.get_by_role("button", name=label, exact=True).first)

    def hit(self, target: Locator) -> None:
        """With a finger where there is a touch screen, else with the mouse."""
        if self.has_touch:
            target.tap()
        else:
            target.click()

    def square(self, name: str) -> Any:
        """A square of the board."""
        square = parse_square(name)
        assert square is not None
        return self.page.locator(f"[data-square='{square.row * self.size + square.col}']")

    @property
    def size(self) -> int:
        """How many squares a side of the board has."""
        return len(self.view["board"])

    def type_word(self, square: str, direction: str, word: str) -> None:
        """Click the first free square, turn if need be, and type what is missing; small letters with Shift.

        The cursor passes over what stands there, so nobody types that.
        """
        tiles = self.loose_tiles(square, direction, word)
        first, _ = tiles[0]
        self.page.keyboard.press("Escape")
        self.square(first).click()
        if direction == Direction.DOWN:
            self.square(first).click()
        for _, letter in tiles:
            self.page.keyboard.press(f"Shift+{letter.upper()}" if letter.islower() else letter.lower())

    def loose_tiles(self, square: str, direction: str, word: str) -> list[tuple[str, str]]:
        """The squares a word still needs tiles on, and which."""
        start = parse_square(square) or Square(0, 0)
        where = [start.step(Direction(direction), step) for step in range(len(word))]
        rows = self.view["board"]
        return [(each.name, cell) for each, cell in zip(where, word, strict=True) if rows[each.row][each.col] == EMPTY]

    def tap_word(self, square: str, direction: str, word: str) -> None:
        """Tap each tile and then its square; choose what a jolly stands for."""
        for name, cell in self.loose_tiles(square, direction, word):
            self.rack_tile("?" if cell.islower() else cell).tap()
            self.square(name).tap()
            if cell.islower():
                self.page.get_by_role("dialog").get_by_role("button", name=cell.upper(), exact=True).tap()
            expect(self.square(name).locator(".tile")).to_be_visible()  # a tap's click may come after the tap

    def drag_word(self, square: str, direction: str, word: str) -> None:
        """Drag each tile to its square with the mouse."""
        for name, cell in self.loose_tiles(square, direction, word):
            self.rack_tile("?" if cell.islower() else cell).hover()
            self.page.mouse.down()
            box = self.square(name).bounding_box()
            self.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=4)
            self.page.mouse.up()
            if cell.islower():
                self.page.get_by_role("dialog").get_by_role("button", name=cell.upper(), exact=True).click()
            expect(self.square(name).locator(".tile")).to_be_visible()

    def rack_tile(self, letter: str) -> Any:
        """A tile of the rack."""
        label = "jolly" if letter == "?" else f"{letter},"
        return self.page.locator(f".rack .place[aria-label^='{label}']").first

    def close(self) -> None:
        """Leave; nothing went wrong on the page."""
        self.context.close()
        assert not self.errors, self.errors
