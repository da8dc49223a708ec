"""The first load of the web app on a slow phone, and the size of a game's scripts; beside another built clone, if any.

    python benchmarks/first_load.py [--runs 5] [--against PATH]

Slow 4G (1.6 Mbit/s, 150 ms) and a processor four times slower, by Chromium's own throttling; the cache is empty each
time, and runs of the two clones alternate. Printed is the median of runs until the first page shows its title, and
until a game against the computer shows its rack.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from statistics import median
from urllib.request import urlopen

from playwright.sync_api import Browser, StorageState, ViewportSize, sync_playwright

ROOT = Path(__file__).parents[1]
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
SLOW_4G = {"offline": False, "latency": 150, "downloadThroughput": 1_600_000 / 8, "uploadThroughput": 750_000 / 8}
PHONE: ViewportSize = {"width": 390, "height": 844}
_SCRIPTS = """() => performance.getEntriesByType("resource").filter(each => /\\.js$/.test(each.name))
  .reduce((sum, each) => sum + each.encodedBodySize, 0)"""
_SETTINGS = {"settings": {"game": "scrabble", "rules": "figs", "seats": 2, "bots": [{"level": "facile"}]}}
_OPEN = """async (body) => {
  const send = (method, path, data) => fetch(path, {method, headers: {"Content-Type": "application/json"},
    body: JSON.stringify(data)}).then(answer => answer.json());
  await send("PUT", "/api/me", {nickname: "Anna"});
  return (await send("POST", "/api/tables", body)).id;
}"""


@contextmanager
def served(clone: Path) -> Iterator[str]:
    """A server of a clone, with its own environment."""
    with tempfile.TemporaryDirectory() as data:
        command = [str(clone / ".venv" / "bin" / "python"), "-m", "leggio", "serve", "--port", "0", "--lang", "en"]
        environment = {**os.environ, "LEGGIO_DATA": data}
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment, cwd=clone) as process:  # noqa: S603
            assert process.stdout is not None
            try:
                url = next(line for line in process.stdout if "http://" in line).split("http://")[1].split()[0]
                _wait_for(f"http://{url.rstrip('/')}")
                yield f"http://{url.rstrip('/')}"
            finally:
                process.terminate()


def _wait_for(url: str) -> None:
    for _ in range(100):
        with suppress(OSError), urlopen(f"{url}/api/games") as answer:  # noqa: S310 - our own server
            answer.read()
            return
        time.sleep(0.1)
    raise TimeoutError(url)


def load(browser: Browser, url: str, path: str, ready: str, storage: StorageState | None = None) -> tuple[float, int]:
    """Seconds until something shows on a slow phone that was never here, and the bytes of the scripts it took."""
    context = browser.new_context(viewport=PHONE, base_url=url, locale="it-IT", storage_state=storage)
    page = context.new_page()
    chromium = context.new_cdp_session(page)
    chromium.send("Network.enable")
    chromium.send("Network.emulateNetworkConditions", SLOW_4G)
    chromium.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    started = time.perf_counter()
    page.goto(path, wait_until="commit")
    page.locator(ready).first.wait_for()
    took = time.perf_counter() - started
    size = int(page.evaluate(_SCRIPTS))
    context.close()
    return took, size


def measure(clones: list[Path], runs: int) -> list[dict[str, float]]:
    """The figures of clones, each run of one beside a run of the other: a busy moment meets both."""
    found = subprocess.run([ROOT / "scripts" / "chromium"], capture_output=True, text=True, check=True)  # noqa: S603
    with ExitStack() as stack, sync_playwright() as playwright:
        urls = [stack.enter_context(served(clone)) for clone in clones]
        browser = playwright.chromium.launch(executable_path=found.stdout.strip(), args=FLAGS)
        seats = [_seat(browser, url) for url in urls]
        homes: list[list[tuple[float, int]]] = [[] for _ in urls]
        games: list[list[tuple[float, int]]] = [[] for _ in urls]
        for _ in range(runs):
            for number, (url, (table, storage)) in enumerate(zip(urls, seats, strict=True)):
                homes[number].append(load(browser, url, "/", "main h1"))
                games[number].append(load(browser, url, f"/t/{table}", ".rack .place", storage))
        browser.close()
    return [_figures(*each) for each in zip(homes, games, strict=True)]


def _seat(browser: Browser, url: str) -> tuple[str, StorageState]:
    """A table against the computer, and what makes a browser its player's."""
    somebody = browser.new_context(base_url=url)
    page = somebody.new_page()
    page.goto("/")
    return str(page.evaluate(_OPEN, _SETTINGS)), somebody.storage_state()


def _figures(homes: list[tuple[float, int]], games: list[tuple[float, int]]) -> dict[str, float]:
    return {
        "home_s": round(median(took for took, _ in homes), 2),
        "home_scripts": homes[-1][1],
        "game_s": round(median(took for took, _ in games), 2),
        "game_scripts": games[-1][1],
    }


def main() -> None:
    """Print the figures of this clone and, if asked, of another with the ratios."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--against", type=Path)
    chosen = parser.parse_args()
    here, *others = measure([ROOT, *([chosen.against.resolve()] if chosen.against else [])], chosen.runs)
    told: dict[str, object] = {"here": here}
    for there in others:
        told |= {"against": there, "ratio": {key: round(here[key] / there[key], 3) for key in here}}
    sys.stdout.write(json.dumps(told, indent=2) + "\n")


if __name__ == "__main__":
    main()
