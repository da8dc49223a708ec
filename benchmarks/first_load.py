"""The first load of the web app on a slow phone, and the size of a game's scripts; beside another built clone, if any.

    python benchmarks/first_load.py [--runs 5] [--against PATH]

Slow 4G (1.6 Mbit/s, 150 ms) and a processor four times slower, by Chromium's own throttling; the cache is
empty each time. Printed is the median of runs until the first page shows its title, and until a game against the
computer shows its rack.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
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


def measure(clone: Path, runs: int) -> dict[str, float]:
    """The figures of one clone."""
    found = subprocess.run([ROOT / "scripts" / "chromium"], capture_output=True, text=True, check=True)  # noqa: S603
    with served(clone) as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found.stdout.strip(), args=FLAGS)
        somebody = browser.new_context(base_url=url)
        page = somebody.new_page()
        page.goto("/")
        table = page.evaluate(_OPEN, _SETTINGS)
        storage = somebody.storage_state()
        homes = [load(browser, url, "/", "main h1") for _ in range(runs)]
        games = [load(browser, url, f"/t/{table}", ".rack .place", storage) for _ in range(runs)]
        browser.close()
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
    here = measure(ROOT, chosen.runs)
    told: dict[str, object] = {"here": here}
    if chosen.against:
        there = measure(chosen.against.resolve(), chosen.runs)
        told |= {"against": there, "ratio": {key: round(here[key] / there[key], 3) for key in here}}
    sys.stdout.write(json.dumps(told, indent=2) + "\n")


if __name__ == "__main__":
    main()
