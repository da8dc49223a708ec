"""Take the pictures of the guide to a club evening: the desk, a phone, paper, the clock, the recorder, the site.

    scripts/club_pictures.py     into docs/images/club

Needs Chromium, the built app (`make web`) and poppler's pdftoppm. A server of its own runs meanwhile.
"""

import io
import os
import random
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from PIL import Image, ImageOps
from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parents[1]
IMAGES = ROOT / "docs" / "images" / "club"
COLOURS = 128  # flat drawings need no more
PAPER_DPI = 60
PATIENCE_S = 30
ROSTER = """nome,circolo,elo
Anna Rossi,Pisa,1650
Bea Però,Lodi,1580
Carla Neri,Pisa,1520
Dino Blu,Bari,1490
Elena Verdi,Lodi,1480
Fabio Russo,Pisa,1450
Gina Conti,Bari,1440
Ivo Riva,Lodi,
Lea Costa,Pisa,1390
Mario Fonti,Bari,1350
Nora Galli,Lodi,
Ugo Serra,Pisa,1300
"""
CALENDAR = [{"system": "swiss", "rounds": 4}]
PAPER = ("pairings", "slips", "cards", "sheets", "standings", "minutes")
_FETCH = """async ([method, path, body]) => { const answer = await fetch(path, {method,
  headers: body ? {"Content-Type": "application/json"} : {}, body: body ? JSON.stringify(body) : null});
  return answer.json(); }"""
_SIT = """(id) => new Promise((done) => {
  const socket = new WebSocket(`ws://${location.host}/ws/tables/${id}`, "leggio.1");
  const desk = (window.desk = {socket, view: null, answered: () => {}});
  socket.onopen = () => socket.send(JSON.stringify({type: "hello", version: 1}));
  socket.onmessage = ({data}) => { const frame = JSON.parse(data);
    if (frame.view) desk.view = frame.view;
    if (frame.type === "ping") socket.send(JSON.stringify({type: "pong", n: frame.n}));
    if (frame.type === "welcome") done();
    if (frame.type === "ack" || frame.type === "refused") desk.answered(frame); };
})"""
_DO = """(command) => new Promise((done) => { desk.answered = done;
  desk.socket.send(JSON.stringify({type: "do", key: crypto.randomUUID(), seq: desk.view.seq, command})); })"""


@contextmanager
def serving() -> Iterator[str]:
    """Where a server of our own is."""
    with tempfile.TemporaryDirectory() as data:
        process = subprocess.Popen(
            [sys.executable, "-m", "leggio", "serve", "--port", "0"],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env={**os.environ, "LEGGIO_DATA": data},
        )
        try:
            said = process.stdout.readline() if process.stdout else ""
            yield next(word for word in said.split() if word.startswith("http"))
        finally:
            process.terminate()
            process.wait(PATIENCE_S)


def keep(name: str, picture: Image.Image) -> None:
    """Save a picture, small."""
    IMAGES.mkdir(parents=True, exist_ok=True)
    picture.convert("RGB").quantize(COLOURS, dither=Image.Dither.NONE).save(IMAGES / f"{name}.png", optimize=True)


def shoot(page: Page, name: str) -> None:
    """What a page shows now."""
    page.wait_for_timeout(600)
    keep(name, Image.open(io.BytesIO(page.screenshot())))


class Evening:
    """A tournament with a director: three rounds paired, two of them played."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser = browser
        self.url = url
        self.desk = self.page(width=1280, height=960)
        self.ask("PUT", "/api/me", {"nickname": "Dora"})
        settings = {
            "game": "tournament",
            "rules": "figs",
            "seats": 0,
            "options": {"name": "Serata di club", "calendar": CALENDAR},
        }
        self.table = self.ask("POST", "/api/tables", {"settings": settings})
        self.at = f"/api/tournaments/{self.table['id']}"
        self.ask("POST", f"{self.at}/players", {"csv": ROSTER})
        self.desk.evaluate(_SIT, self.table["id"])
        rng = random.Random(5)  # noqa: S311 - scores for a picture
        self.do({"command": "waive"})
        for number in (1, 2, 3):
            self.do({"command": "pair"})
            for table in range(1, 7 if number < 3 else 3):
                first, second = (rng.randrange(310, 460) for _ in range(2))
                self.do({"command": "set_result", "round": number, "table": table, "first": first, "second": second})

    def page(self, *, width: int, height: int, **more: Any) -> Page:
        """A browser of a size."""
        context = self.browser.new_context(
            viewport={"width": width, "height": height},
            locale="it-IT",
            base_url=self.url,
            reduced_motion="reduce",
            **more,
        )
        page = context.new_page()
        page.goto("/")
        return page

    def ask(self, method: str, path: str, body: dict[str, Any]) -> Any:
        """A request of the director."""
        return self.desk.evaluate(_FETCH, [method, path, body])

    def do(self, command: dict[str, Any]) -> None:
        """A command of the director."""
        answer = self.desk.evaluate(_DO, command)
        if answer["type"] != "ack":
            raise RuntimeError(answer)

    def shoot_pages(self) -> None:
        """The desk, and a player's phone."""
        self.desk.goto(f"/torneo/{self.table['id']}")
        self.desk.get_by_role("heading", name="Serata di club").wait_for()
        shoot(self.desk, "desk")
        phone = self.page(width=390, height=844, has_touch=True, is_mobile=True, device_scale_factor=2)
        phone.goto(f"/j/{self.table['code']}")
        phone.get_by_label("Come ti chiami?").fill("Anna Rossi")
        phone.get_by_role("button", name="Entra").tap()
        phone.get_by_role("heading", name="Tavolo").first.wait_for()
        shoot(phone, "player")

    def shoot_paper(self) -> None:
        """Six sheets side by side."""
        sheets = []
        for sheet in PAPER:
            link = f"http://192.168.1.20:8000/j/{self.table['code']}"
            answer = self.desk.context.request.get(f"{self.at}/paper/{sheet}", params={"link": link, "east": 60})
            if not answer.ok:
                raise RuntimeError(answer.text())
            with tempfile.TemporaryDirectory() as folder:
                pdf = Path(folder) / "sheet.pdf"
                pdf.write_bytes(answer.body())
                command = ["pdftoppm", "-r", str(PAPER_DPI), "-l", "1", "-png", "-singlefile", str(pdf)]
                subprocess.run([*command, str(pdf.with_suffix(""))], check=True, stderr=subprocess.DEVNULL)  # noqa: S603
                sheets.append(ImageOps.expand(Image.open(pdf.with_suffix(".png")).convert("RGB"), 1, "#999"))
        width, height = sheets[0].size
        gap = 16
        whole = Image.new("RGB", (3 * width + 4 * gap, 2 * height + 3 * gap), "#e4dccb")
        for index, picture in enumerate(sheets):
            row, column = divmod(index, 3)
            whole.paste(picture, (gap + column * (width + gap), gap + row * (height + gap)))
        keep("paper", whole)

    def shoot_site(self) -> None:
        """The home page of the event's site."""
        answer = self.desk.context.request.get(f"{self.at}/site", params={"east": 60})
        with tempfile.TemporaryDirectory() as folder:
            zipfile.ZipFile(io.BytesIO(answer.body())).extractall(folder)
            page = self.page(width=1000, height=900)
            page.goto((Path(folder) / "index.html").as_uri())
            shoot(page, "site")

    def shoot_tools(self) -> None:
        """The clock between two players, and the recorder."""
        tablet = self.page(width=600, height=800)
        tablet.goto("/orologio")
        tablet.get_by_role("button", name="Prima di cominciare").click()
        tablet.get_by_label("Nome del giocatore 1").fill("Anna")
        tablet.get_by_label("Nome del giocatore 2").fill("Bea")
        tablet.get_by_role("button", name="Pronti").click()
        tablet.wait_for_timeout(500)
        tablet.keyboard.press("Space")
        tablet.wait_for_timeout(1500)
        tablet.keyboard.press("Space")
        shoot(tablet, "clock")
        page = self.page(width=1180, height=820)
        page.goto("/registra")
        page.get_by_label("Primo giocatore").fill("Anna")
        page.get_by_label("Secondo giocatore").fill("Bea")
        page.get_by_role("button", name="Comincia").click()
        for move in ("casa", "K8 v amore", "G12 o torre"):
            page.get_by_label("Parola o mossa").fill(move)
            page.get_by_role("button", name="Segna ").click()
        page.get_by_label("Parola o mossa").fill("G11 v stile")
        page.get_by_label("Punti annunciati").fill("14")
        shoot(page, "recorder")


def main() -> None:
    """Take them all."""
    found = subprocess.run([ROOT / "scripts" / "chromium"], capture_output=True, text=True, check=True)  # noqa: S603
    with serving() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found.stdout.strip(), args=["--no-sandbox"])
        evening = Evening(browser, url)
        evening.shoot_pages()
        evening.shoot_paper()
        evening.shoot_site()
        evening.shoot_tools()
        browser.close()


if __name__ == "__main__":
    main()
