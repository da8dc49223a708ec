"""Take the pictures of the web app for the docs: every page on a desk, on a phone, and in the dark.

    scripts/screenshots.py [PAGE…]     into docs/images/web; without names, all of them

Needs Chromium and the built app (`make web`). A server of its own runs meanwhile; at its tables bots play both sides,
so that what is shown is a real game. The smallest phone and large print are taken too, into build/screenshots: only to
be looked at.
"""

import io
import os
import subprocess
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
from hall_scenes import Someone, club_evening, duplicate_evening
from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from leggio.engine.minds import Minds, bots_of
from leggio.lexicon.opening import cache_directory

ROOT = Path(__file__).parents[1]
IMAGES = ROOT / "docs" / "images" / "web"
LOOKED_AT = ROOT / "build" / "screenshots"
DESK = {"width": 1280, "height": 800}
PHONE: dict[str, Any] = {"has_touch": True, "is_mobile": True, "device_scale_factor": 2}
SHAPES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": DESK},
    "phone": {"viewport": {"width": 390, "height": 844}, **PHONE},
    "dark": {"viewport": DESK, "color_scheme": "dark"},
    "small": {"viewport": {"width": 320, "height": 568}, **PHONE},
    "small-dark": {"viewport": {"width": 320, "height": 568}, "color_scheme": "dark", **PHONE},
    "side": {"viewport": {"width": 740, "height": 360}, **PHONE},
    "large": {"viewport": DESK},
}
SHOWN = ("desktop", "phone", "dark")
LARGE_PRINT = """localStorage.setItem("leggio.preferences", '{"large": true}')"""
COLOURS = 128  # flat drawings need no more, and files are a third
PATIENCE_S = 30
_FETCH = """async ([method, path, body]) => { const answer = await fetch(path, {method,
  headers: body ? {"Content-Type": "application/json"} : {}, body: body ? JSON.stringify(body) : null});
  return answer.status === 204 ? null : answer.json(); }"""
# One socket for a whole game: how many one may open in a minute is limited.
_SIT = """(id) => new Promise((done, fail) => {
  const socket = new WebSocket(`ws://${location.host}/ws/tables/${id}`, "leggio.1");
  const table = (window.table = {socket, view: null, seat: null, answered: () => {}});
  const send = (frame) => socket.send(JSON.stringify(frame));
  socket.onopen = () => send({type: "hello", version: 1});
  socket.onclose = () => fail(new Error("not let in"));
  socket.onmessage = ({data}) => { const frame = JSON.parse(data);
    if (frame.view) table.view = frame.view;
    if (frame.type === "ping") send({type: "pong", n: frame.n});
    if (frame.type === "welcome") { table.seat = frame.you.seat; done(); }
    if (frame.type === "ack" || frame.type === "refused") table.answered(frame); };
})"""
_DO = """(command) => new Promise((done) => { table.answered = done; setTimeout(done, 10000);
  const key = crypto.randomUUID();
  table.socket.send(JSON.stringify({type: "do", key, seq: table.view.seq, command})); })"""


@contextmanager
def serving() -> Iterator[str]:
    """Where a server of our own is."""
    with tempfile.TemporaryDirectory() as data:
        process = subprocess.Popen(
            [sys.executable, "-m", "leggio", "serve", "--port", "0"],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env={**os.environ, "LEGGIO_DATA": data, "LEGGIO_BOT_PACE_MS": "0", "LEGGIO_ANALYSIS_EFFORT": "quick"},
        )
        give_up = threading.Timer(PATIENCE_S, process.kill)  # its end is the end of the line we wait for
        give_up.start()
        try:
            said = process.stdout.readline() if process.stdout else ""
            give_up.cancel()
            yield next(word for word in said.split() if word.startswith("http"))
        finally:
            process.terminate()
            process.wait(PATIENCE_S)


class Photographer:
    """Somebody with a name, tables where they play, and cameras of every shape."""

    def __init__(self, browser: Browser, url: str, minds: Minds) -> None:
        self.minds = minds
        self._browser = browser
        self._url = url
        context = browser.new_context(base_url=url)
        self._page: Page = context.new_page()
        self._page.goto("/")
        self.ask("PUT", "/api/me", {"nickname": "Anna"})
        cookies = context.storage_state()
        self._cameras = {shape: self._camera(shape, cookies) for shape in SHAPES}

    def _camera(self, shape: str, cookies: Any) -> Page:
        context = self._browser.new_context(
            locale="it-IT", base_url=self._url, reduced_motion="reduce", storage_state=cookies, **SHAPES[shape]
        )
        if shape == "large":
            context.add_init_script(LARGE_PRINT)
        return context.new_page()

    def ask(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        """A request of one's own."""
        return self._page.evaluate(_FETCH, [method, path, body])

    def other_opens(self, settings: dict[str, Any]) -> Any:
        """Somebody else opens a table."""
        page = self._browser.new_context(base_url=self._url).new_page()
        page.goto("/")
        page.evaluate(_FETCH, ["PUT", "/api/me", {"nickname": "Bea"}])
        table = page.evaluate(_FETCH, ["POST", "/api/tables", {"settings": settings}])
        page.context.close()
        return table

    def table(self, game: str, rules: str, turns: int, **more: Any) -> str:
        """A table with a game in progress: one has had so many turns and is on again, or it is over."""
        settings = {"game": game, "rules": rules, "seats": 2, "bots": [{"level": "esperto"}], **more}
        table = str(self.ask("POST", "/api/tables", {"settings": settings})["id"])
        self._page.evaluate(_SIT, table)
        self._play(game, turns)
        self._page.evaluate("() => { table.socket.onclose = null; table.socket.close(); }")
        return table

    def _play(self, game: str, turns: int) -> None:
        for _ in range(turns * 20):
            view, seat = self._page.evaluate("() => [table.view, table.seat]")
            if view["phase"] == "over":
                return
            if sum(row["seat"] == seat for row in view["sheet"]) >= turns and view["turn"] == seat:
                return
            wanted = self.minds.want(game, "esperto", seat, msgspec.convert(view, bots_of(game).view))
            if wanted is None:
                self._page.wait_for_timeout(60)
                continue
            command = {key: value for key, value in msgspec.to_builtins(wanted).items() if key != "seat"}
            self._page.evaluate(_DO, command)

    @property
    def self_in_halls(self) -> Someone:
        """Oneself, to be somebody in a hall: its director, its desk, a player."""
        return Someone(self._page)

    def someone(self, name: str) -> Someone:
        """Somebody else, for a hall."""
        return Someone.called(self._browser, self._url, name)

    def shoot(self, name: str, path: str, ready: str, then: Callable[[Page], None] | None = None) -> None:
        """Pictures of a page once something is on it, and perhaps something was done."""
        for shape, page in self._cameras.items():
            page.goto(path)
            page.locator(ready).first.wait_for()
            if then:
                then(page)
            page.wait_for_timeout(500)  # faces and drawings
            picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
            file = (IMAGES if shape in SHOWN else LOOKED_AT) / f"{name}-{shape}.png"
            picture.quantize(COLOURS, dither=Image.Dither.NONE).save(file, optimize=True)
            sys.stdout.write(f"{file.relative_to(ROOT)}  {file.stat().st_size / 1000:.0f} kB\n")


def home(who: Photographer) -> None:
    """Home, with a game that waits and an open table."""
    who.table("scarabeo", "scarabeo", 1, options={"glass_ms": None, "challenges": "void"})
    who.other_opens({"game": "verbum", "rules": "verbum", "seats": 4, "public": True})
    who.shoot("home", "/", ".mine a")


def waiting(who: Photographer) -> None:
    """A table that waits for people."""
    table = who.ask("POST", "/api/tables", {"settings": {"game": "scrabble", "rules": "figs", "seats": 3}})
    who.shoot("waiting", f"/t/{table['id']}", ".qr")
    who.ask("DELETE", f"/api/tables/{table['id']}/seats")


def joining(who: Photographer) -> None:
    """What somebody sees who comes with a code."""
    table = who.other_opens({"game": "scarabeo", "rules": "scarabeo", "seats": 3, "bots": [{"level": "medio"}]})
    who.shoot("join", f"/j/{table['code']}", "form")


def scrabble(who: Photographer) -> None:
    """A table of Scrabble."""
    table = who.table("scrabble", "figs", 6, options={"challenges": "void"})
    who.shoot("scrabble", f"/t/{table}", ".rack .place")


def scarabeo(who: Photographer) -> None:
    """A table of Scarabeo for three."""
    bots = [{"level": "esperto"}, {"level": "forte"}]
    table = who.table("scarabeo", "scarabeo", 4, seats=3, bots=bots, options={"challenges": "void"})
    who.shoot("scarabeo", f"/t/{table}", ".rack .place")


def verbum(who: Photographer) -> None:
    """A table of Verbum."""
    table = who.table(
        "verbum", "verbum", 8, seats=3, bots=[{"level": "esperto"}, {"level": "medio"}], options={"contests": "checked"}
    )
    who.shoot("verbum", f"/t/{table}", ".hand button")


def the_end(who: Photographer) -> None:
    """A game of Scrabble that is over, its seal checked."""
    table = who.table("scrabble", "figs", 100, options={"challenges": "void"})
    verify = "button:has-text('Verifica il sacchetto')"
    who.shoot("end", f"/t/{table}", "section.end", lambda page: page.locator(verify).click())


def the_count(who: Photographer) -> None:
    """A game of Verbum that is over."""
    table = who.table("verbum", "verbum", 400, options={"contests": "checked"})
    who.shoot("end-verbum", f"/t/{table}", "section.end")


def looking_back(who: Photographer) -> None:
    """A game of Scrabble that is over, some turns into it."""
    table = who.table("scrabble", "figs", 100, options={"challenges": "void"})

    def on(page: Page) -> None:
        for _ in range(8):
            page.keyboard.press("ArrowRight")

    who.shoot("analysis", f"/analisi?tavolo={table}", ".report", on)


def study_verdict(who: Photographer) -> None:
    """An answer to a drill on enclitics, explained."""
    who.shoot("study-verdict", "/studio/enclitiche", ".asked h2", _not_known)


def _not_known(page: Page) -> None:
    page.get_by_role("button", name="Non lo so").click()
    page.locator(".verdict").wait_for()
    page.locator("main").scroll_into_view_if_needed()


def tournament_desk(who: Photographer) -> None:
    """A tournament one directs, its referee's desk with a challenge, its public page and the screen of the hall."""
    director = who.self_in_halls
    info = club_evening(who.someone, director)
    director.do(command="start_clock", minutes=55)
    at = f"/torneo/{info['id']}"
    who.shoot("tournament-desk", at, ".rounds li")
    who.shoot("tournament-referee", at, ".parts", lambda page: _part(page, "Arbitro"))
    who.shoot("tournament", at, ".parts", lambda page: _part(page, "Turni e classifica"))
    who.shoot("tournament-screen", f"{at}?schermo", ".tables li")
    director.leave()


def _part(page: Page, name: str) -> None:
    page.locator(".parts label", has_text=name).click()
    page.mouse.move(0, 0)


def tournament_player(who: Photographer) -> None:
    """A tournament one plays in."""
    me = who.self_in_halls
    info = club_evening(who.someone, who.someone("Dora"), player=me)
    who.shoot("tournament-player", f"/torneo/{info['id']}", ".game")
    me.leave()


def duplicate_desk(who: Photographer) -> None:
    """A Duplicate one leads, the screen of its hall, and when it is over."""
    desk = who.self_in_halls
    info = duplicate_evening(who.someone, desk)
    at = f"/t/{info['id']}"
    who.shoot("duplicate-desk", at, "main h2")
    who.shoot("duplicate-screen", f"{at}?schermo", ".letters")
    desk.do(command="close_round")
    desk.do(command="end_game")
    who.shoot("duplicate-over", at, "section.rounds li")
    who.shoot("duplicate-replay", f"/duplicato/{info['id']}/rigioca", ".rack .place")
    desk.leave()


def duplicate_player(who: Photographer) -> None:
    """A Duplicate one plays in."""
    me = who.self_in_halls
    info = duplicate_evening(who.someone, who.someone("Dora"), player=me)
    who.shoot("duplicate-player", f"/t/{info['id']}", ".rack .place")
    me.leave()


PAGES: dict[str, Callable[[Photographer], None]] = {
    # First: once it is their turn at a table against people, the judge does not answer them.
    "judge": lambda who: who.shoot("judge", "/giudice?parola=portateveli", ".verdict"),
    "judge-invalid": lambda who: who.shoot("judge-invalid", "/giudice?parola=empolese", ".verdict"),
    "home": home,
    "new": lambda who: who.shoot("new", "/nuovo", "form"),
    "waiting": waiting,
    "join": joining,
    "scrabble": scrabble,
    "scarabeo": scarabeo,
    "verbum": verbum,
    "end": the_end,
    "end-verbum": the_count,
    "tournament": tournament_desk,
    "duplicate": duplicate_desk,
    "analysis": looking_back,
    "study-verdict": study_verdict,
    "study-endgame": lambda who: who.shoot("study-endgame", "/studio/finali", ".rack .place"),
    "study": lambda who: who.shoot("study", "/studio", "ul .tiles"),
    "account": lambda who: who.shoot("account", "/profilo", "form"),
    "rules": lambda who: who.shoot("rules", "/regole/scarabeo", "article"),
    "rules-verbum": lambda who: who.shoot("rules-verbum", "/regole/verbum", "article"),
    # Last: whoever plays in a hall or in a tournament's round is told about words no more.
    "duplicate-player": duplicate_player,
    "tournament-player": tournament_player,
}


def main(names: list[str]) -> None:
    """Take them all, or those that are named."""
    for folder in (IMAGES, LOOKED_AT):
        folder.mkdir(parents=True, exist_ok=True)
    chromium = subprocess.run([ROOT / "scripts" / "chromium"], capture_output=True, text=True, check=True)  # noqa: S603
    minds = Minds(cache_directory())
    with serving() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.stdout.strip(), args=["--no-sandbox"])
        who = Photographer(browser, url, minds)
        for name in names or PAGES:
            PAGES[name](who)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
