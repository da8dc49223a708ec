"""The first load of the web app on a slow phone, beside other built clones, if any.

    python benchmarks/first_load.py [--runs 5] [--against PATH …]

Slow 4G (1.6 Mbit/s, 150 ms) and a processor four times slower, by Chromium's own throttling; the cache is empty each
time, and runs of the clones alternate. For the home page, the rules and a game against the computer: seconds until the
title, the heading or the rack shows, until the first and the largest paint, and until nothing is fetched any more (each
the median of the runs); requests, bytes and bytes of script as they travel; and how much the page jumps while it comes
(cumulative layout shift), the most of phone, tablet and desk.
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
from typing import NamedTuple
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
TABLET: ViewportSize = {"width": 768, "height": 1024}
DESK: ViewportSize = {"width": 1280, "height": 800}
_WATCH = """window.shifted = 0; window.largest = 0;
const watch = (type, see) =>
  new PerformanceObserver(list => list.getEntries().forEach(see)).observe({type, buffered: true});
watch("layout-shift", each => { if (!each.hadRecentInput) window.shifted += each.value; });
watch("largest-contentful-paint", each => { window.largest = each.startTime; });"""
_SEEN = """() => {
  const files = performance.getEntriesByType("resource").concat(performance.getEntriesByType("navigation"));
  const bytes = some => some.reduce((sum, each) => sum + each.encodedBodySize, 0);
  return [performance.getEntriesByName("first-contentful-paint")[0].startTime / 1000, window.largest / 1000,
    Math.max(...files.map(each => each.responseEnd)) / 1000, files.length, bytes(files),
    bytes(files.filter(each => /\\.js$/.test(each.name))), window.shifted]; }"""
_SETTINGS = {"settings": {"game": "scrabble", "rules": "figs", "seats": 2, "bots": [{"level": "facile"}]}}
_OPEN = """async (body) => {
  const send = (method, path, data) => fetch(path, {method, headers: {"Content-Type": "application/json"},
    body: JSON.stringify(data)}).then(answer => answer.json());
  await send("PUT", "/api/me", {nickname: "Anna"});
  return (await send("POST", "/api/tables", body)).id;
}"""


class Load(NamedTuple):
    """What one load of a page came to."""

    ready_s: float
    first_paint_s: float
    largest_paint_s: float
    fetched_s: float
    requests: float
    bytes: float
    scripts: float
    shift: float


class Visited(NamedTuple):
    """A page: where it is, what shows once it is ready, and what makes a browser the one who may see it."""

    path: str
    ready: str
    storage: StorageState | None = None


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


def load(browser: Browser, url: str, visited: Visited, size: ViewportSize = PHONE) -> Load:
    """A page on a slow phone that was never here."""
    # The service worker fetches the whole app after the page: that is no part of the page.
    context = browser.new_context(
        viewport=size, base_url=url, locale="it-IT", storage_state=visited.storage, service_workers="block"
    )
    context.add_init_script(_WATCH)
    page = context.new_page()
    chromium = context.new_cdp_session(page)
    chromium.send("Network.enable")
    chromium.send("Network.emulateNetworkConditions", SLOW_4G)
    chromium.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    started = time.perf_counter()
    page.goto(visited.path, wait_until="commit")
    page.locator(visited.ready).first.wait_for()
    took = time.perf_counter() - started
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    seen = Load(took, *page.evaluate(_SEEN))
    context.close()
    return seen


def measure(clones: list[Path], runs: int) -> list[dict[str, dict[str, float]]]:
    """The figures of clones, each run of one beside a run of the others: a busy moment meets all."""
    found = subprocess.run([ROOT / "scripts" / "chromium"], capture_output=True, text=True, check=True)  # noqa: S603
    with ExitStack() as stack, sync_playwright() as playwright:
        urls = [stack.enter_context(served(clone)) for clone in clones]
        browser = playwright.chromium.launch(executable_path=found.stdout.strip(), args=FLAGS)
        visits = [_visits(browser, url) for url in urls]
        loads: list[dict[str, list[Load]]] = [{name: [] for name in each} for each in visits]
        for number in range(runs):
            # Every third run is on a phone, a tablet, a desk: times are alike on all, jumps are not.
            size = (PHONE, TABLET, DESK)[number % 3]
            for url, pages, seen in zip(urls, visits, loads, strict=True):
                for name, visited in pages.items():
                    seen[name].append(load(browser, url, visited, size))
        browser.close()
    return [{name: _figures(each) for name, each in seen.items()} for seen in loads]


def _visits(browser: Browser, url: str) -> dict[str, Visited]:
    """The pages that are measured, with a table against the computer and whoever sits there."""
    somebody = browser.new_context(base_url=url)
    page = somebody.new_page()
    page.goto("/")
    table, storage = page.evaluate(_OPEN, _SETTINGS), somebody.storage_state()
    somebody.close()
    return {
        "home": Visited("/", "main h1"),
        "rules": Visited("/regole", "main h1"),
        "game": Visited(f"/t/{table}", ".rack .place", storage),
    }


def _figures(loads: list[Load]) -> dict[str, float]:
    middle = {name: round(median(getattr(each, name) for each in loads), 3) for name in Load._fields}
    return middle | {"shift": round(max(each.shift for each in loads), 4)}


def _ratios(here: dict[str, float], there: dict[str, float]) -> dict[str, float]:
    return {key: round(here[key] / there[key], 3) for key in here if there[key] and key != "shift"}


def main() -> None:
    """Print the figures of this clone and, if asked, of others with the ratios."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--against", type=Path, nargs="*", default=[])
    chosen = parser.parse_args()
    here, *others = measure([ROOT, *(each.resolve() for each in chosen.against)], chosen.runs)
    told: dict[str, object] = {"here": here}
    for path, there in zip(chosen.against, others, strict=True):
        told[str(path)] = {"figures": there, "ratios": {name: _ratios(here[name], there[name]) for name in here}}
    sys.stdout.write(json.dumps(told, indent=2) + "\n")


if __name__ == "__main__":
    main()
