"""The web app: bytes of script, time to the first board, time of a frame while a tile is dragged over 17 × 17 squares.

Needs Chromium and the built app (`make web`); a server of its own runs meanwhile.
"""

import gzip
import os
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).parents[1]
BUILT = ROOT / "src" / "leggio" / "web"
LOADS = 5
_FETCH = """async ([method, path, body]) => (await fetch(path, {method, headers: {"Content-Type": "application/json"},
  body: JSON.stringify(body)})).json()"""
_FRAMES = """() => { window.frames_ = []; let last = performance.now();
  const tick = now => { window.frames_.push(now - last); last = now; requestAnimationFrame(tick); };
  requestAnimationFrame(tick); }"""


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
        assert process.stdout is not None
        try:
            yield next(word for word in process.stdout.readline().split() if word.startswith("http"))
        finally:
            process.terminate()
            process.wait()


def open_table(page: Page, url: str, game: str, rules: str) -> str:
    """The address of a table with the computer."""
    page.goto(url)
    page.evaluate(_FETCH, ["PUT", "/api/me", {"nickname": "Anna"}])
    settings: dict[str, Any] = {"game": game, "rules": rules, "seats": 2, "bots": [{"level": "principiante"}]}
    settings["options"] = {"starter": 0} | ({"glass_ms": None} if game == "scarabeo" else {})
    table = page.evaluate(_FETCH, ["POST", "/api/tables", {"settings": settings}])
    return f"{url}/t/{table['id']}"


def first_board(page: Page, address: str) -> float:
    """Milliseconds from the request to a board with a rack on the screen."""
    page.goto("about:blank")
    page.goto(address, wait_until="commit")
    page.wait_for_selector(".rack .place")
    return float(page.evaluate("new Promise(done => requestAnimationFrame(() => done(performance.now())))"))


def drag(page: Page) -> list[float]:
    """Milliseconds of each frame while a tile is dragged about the board."""
    board = page.locator(".board-frame").bounding_box()
    assert board is not None
    page.locator(".rack .place").first.hover()
    page.mouse.down()
    page.mouse.move(board["x"] + 50, board["y"] + 50)
    page.evaluate(_FRAMES)
    for step in range(240):
        x = board["x"] + board["width"] * (0.1 + 0.8 * (step % 40) / 40)
        y = board["y"] + board["height"] * (0.1 + 0.8 * (step // 40) / 6)
        page.mouse.move(x, y)
    page.mouse.up()
    return sorted(page.evaluate("window.frames_.slice(1)"))


def main() -> None:
    """Print the figures."""
    scripts = {path.name: len(gzip.compress(path.read_bytes(), 9)) for path in (BUILT / "assets").glob("*.js")}
    print(f"script, compressed, all pages    {sum(scripts.values()) / 1000:6.1f} kB")
    chromium = subprocess.run([ROOT / "scripts" / "chromium"], capture_output=True, text=True, check=True)  # noqa: S603
    with serving() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.stdout.strip(), args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 1280, "height": 800})
        loaded: set[str] = set()
        page.on("response", lambda response: loaded.add(response.url.rpartition("/")[2]))
        address = open_table(page, url, "scarabeo", "scarabeo")
        loaded.clear()
        times = [first_board(page, address) for _ in range(LOADS)]
        print(f"script, compressed, at a table   {sum(scripts.get(name, 0) for name in loaded) / 1000:6.1f} kB")
        print(f"first board                      {times[0]:6.0f} ms, again {statistics.median(times[1:]):.0f} ms")
        frames = drag(page)
        slow = frames[len(frames) * 95 // 100]
        print(f"frame while dragging on 17 × 17  {statistics.median(frames):6.1f} ms, p95 {slow:.1f} ms")
        browser.close()


if __name__ == "__main__":
    main()
