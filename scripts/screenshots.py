"""Take the pictures of the web app for the docs: every page on a desk, on a phone, and in the dark.

    scripts/screenshots.py [PAGE…]     into docs/images/web; without names, all of them

Needs Chromium and the built app (`make web`). A server of its own runs meanwhile; at its tables bots play both sides,
so that what is shown is a real game.
"""

import io
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from leggio.cli.lexicons import cache_directory
from leggio.engine.minds import MINDS, Minds

ROOT = Path(__file__).parents[1]
IMAGES = ROOT / "docs" / "images" / "web"
SHAPES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1280, "height": 800}},
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
    "dark": {"viewport": {"width": 1280, "height": 800}, "color_scheme": "dark"},
}
COLOURS = 128  # flat drawings need no more, and files are a third
_FETCH = """async ([method, path, body]) => { const answer = await fetch(path, {method,
  headers: body ? {"Content-Type": "application/json"} : {}, body: body ? JSON.stringify(body) : null});
  return answer.status === 204 ? null : answer.json(); }"""
_DO = """([id, command]) => new Promise((done) => {
  const socket = new WebSocket(`ws://${location.host}/ws/tables/${id}`, "leggio.1");
  socket.onopen = () => socket.send(JSON.stringify({type: "hello", version: 1}));
  socket.onmessage = ({data}) => { const frame = JSON.parse(data);
    if (frame.type === "welcome") {
      if (!command) { socket.close(); done(frame); }
      else socket.send(JSON.stringify({type: "do", key: "k", seq: frame.seq, command}));
    } else if (frame.type === "ack" || frame.type === "refused") { socket.close(); done(frame); } };
})"""


@contextmanager
def serving() -> Iterator[str]:
    """Where a server of our own is."""
    with tempfile.TemporaryDirectory() as data:
        process = subprocess.Popen(
            [sys.executable, "-m", "leggio", "serve", "--port", "0"],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env={**os.environ, "LEGGIO_DATA": data, "LEGGIO_BOT_PACE_MS": "0"},
        )
        try:
            said = process.stdout.readline() if process.stdout else ""
            yield next(word for word in said.split() if word.startswith("http"))
        finally:
            process.terminate()
            process.wait()


class Photographer:
    """Somebody with a name, a browser and a game in progress, who takes pictures."""

    def __init__(self, browser: Browser, url: str, minds: Minds, shape: str) -> None:
        self.url = url
        self.shape = shape
        self.minds = minds
        self.context = browser.new_context(
            locale="it-IT", base_url=url, reduced_motion="reduce", device_scale_factor=1, **SHAPES[shape]
        )
        self.page: Page = self.context.new_page()
        self.page.goto("/")
        self.ask("PUT", "/api/me", {"nickname": "Anna"})

    def ask(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        """A request of the page's own."""
        return self.page.evaluate(_FETCH, [method, path, body])

    def play(self, table: str, game: str, turns: int) -> None:
        """Do what the engine would, for so many turns of one's own."""
        for _ in range(turns * 8):
            welcome = self.page.evaluate(_DO, [table, None])
            view, seat = welcome.get("view"), welcome["you"].get("seat")
            if view is None or view["phase"] == "over":
                return
            if sum(row["seat"] == seat for row in view["sheet"]) >= turns and view["turn"] == seat:
                return
            wanted = self.minds.want(game, "esperto", seat, msgspec.convert(view, MINDS[game].view))
            if wanted is None:
                self.page.wait_for_timeout(150)
                continue
            command = {key: value for key, value in msgspec.to_builtins(wanted).items() if key != "seat"}
            self.page.evaluate(_DO, [table, command])

    def table(self, game: str, rules: str, turns: int, **more: Any) -> str:
        """A table with a game in progress."""
        settings = {"game": game, "rules": rules, "seats": 2, "bots": [{"level": "esperto"}], **more}
        table = str(self.ask("POST", "/api/tables", {"settings": settings})["id"])
        self.play(table, game, turns)
        return table

    def shoot(self, name: str, path: str, ready: str) -> None:
        """A picture of a page once something is on it."""
        self.page.goto(path)
        self.page.locator(ready).first.wait_for()
        self.page.wait_for_timeout(500)  # faces and drawings
        picture = Image.open(io.BytesIO(self.page.screenshot())).convert("RGB")
        file = IMAGES / f"{name}-{self.shape}.png"
        picture.quantize(COLOURS, dither=Image.Dither.NONE).save(file, optimize=True)
        sys.stdout.write(f"{file.relative_to(ROOT)}  {file.stat().st_size / 1000:.0f} kB\n")

    def close(self) -> None:
        """Go home."""
        self.context.close()


def home(who: Photographer) -> None:
    """Home, with a game that waits and an open table."""
    who.table("scarabeo", "scarabeo", 1, options={"glass_ms": None, "challenges": "void"})
    who.shoot("home", "/", ".mine a")


def waiting(who: Photographer) -> None:
    """A table that waits for people."""
    table = who.ask("POST", "/api/tables", {"settings": {"game": "scrabble", "rules": "figs", "seats": 3}})
    who.shoot("waiting", f"/t/{table['id']}", ".qr")
    who.ask("DELETE", f"/api/tables/{table['id']}/seats")


def scrabble(who: Photographer) -> None:
    """A table of Scrabble."""
    table = who.table("scrabble", "figs", 5, options={"challenges": "void"})
    who.shoot("scrabble", f"/t/{table}", ".rack .place")


def scarabeo(who: Photographer) -> None:
    """A table of Scarabeo."""
    table = who.table("scarabeo", "scarabeo", 5, options={"challenges": "void"})
    who.shoot("scarabeo", f"/t/{table}", ".rack .place")


def verbum(who: Photographer) -> None:
    """A table of Verbum."""
    table = who.table("verbum", "verbum", 14, options={"contests": "checked"})
    who.shoot("verbum", f"/t/{table}", ".hand button")


def the_end(who: Photographer) -> None:
    """A game of Verbum that is over."""
    table = who.table("verbum", "verbum", 400, options={"contests": "checked"})
    who.shoot("end", f"/t/{table}", "section.end")


PAGES: dict[str, Callable[[Photographer], None]] = {
    "home": home,
    "new": lambda who: who.shoot("new", "/nuovo", "form"),
    "waiting": waiting,
    "scrabble": scrabble,
    "scarabeo": scarabeo,
    "verbum": verbum,
    "end": the_end,
    "judge": lambda who: who.shoot("judge", "/giudice?parola=portateveli", ".verdict"),
    "judge-invalid": lambda who: who.shoot("judge-invalid", "/giudice?parola=empolese", ".verdict"),
    "account": lambda who: who.shoot("account", "/profilo", "form"),
    "rules": lambda who: who.shoot("rules", "/regole/scarabeo", "article"),
    "rules-verbum": lambda who: who.shoot("rules-verbum", "/regole/verbum", "article"),
}


def main(names: list[str]) -> None:
    """Take them all, or those that are named."""
    IMAGES.mkdir(parents=True, exist_ok=True)
    chromium = subprocess.run([ROOT / "scripts" / "chromium"], capture_output=True, text=True, check=True)  # noqa: S603
    minds = Minds(cache_directory())
    with serving() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.stdout.strip(), args=["--no-sandbox"])
        for shape in SHAPES:
            for name in names or PAGES:
                who = Photographer(browser, url, minds, shape)
                PAGES[name](who)
                who.close()
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
