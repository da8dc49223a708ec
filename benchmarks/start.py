"""How long `leggio serve` takes from a cold shell to its first answer, with a lexicon that is compiled."""

import argparse
import os
import socket
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path

import httpx

from leggio.lexicon import open_lexicon


def first_answer(data: Path, cache: Path) -> tuple[float, float]:
    """Seconds until the first answer, and those of the processor among them."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    began = time.perf_counter()
    command = [sys.executable, "-m", "leggio", "serve", "--port", str(port)]
    environment = {**os.environ, "LEGGIO_DATA": str(data), "LEGGIO_CACHE": str(cache), "LEGGIO_LOG_LEVEL": "error"}
    with subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL) as server:  # noqa: S603 - our own command
        try:
            with httpx.Client(base_url=f"http://127.0.0.1:{port}") as client:
                while True:
                    with suppress(httpx.TransportError):
                        assert client.get("/api/games").status_code == 200
                        break
                    time.sleep(0.005)
            taken = time.perf_counter() - began
            ticks = Path(f"/proc/{server.pid}/stat").read_text("ascii").rpartition(") ")[2].split()
            return taken, (int(ticks[11]) + int(ticks[12])) / os.sysconf("SC_CLK_TCK")
        finally:
            server.terminate()


def main(arguments: list[str] | None = None) -> None:
    """The first start makes the database; the others find it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=7)
    runs = parser.parse_args(arguments).runs
    cache = Path(os.environ.get("LEGGIO_CACHE") or Path(__file__).parents[1] / "build" / "test-lexicons")
    open_lexicon(cache)
    with tempfile.TemporaryDirectory() as folder:
        made = first_answer(Path(folder), cache)
        again = [first_answer(Path(folder), cache) for _ in range(runs)]
    print(f"first start, database made: {made[0]:.2f} s ({made[1]:.2f} s of the processor)")
    best = min(again)
    median = sorted(again)[runs // 2]
    print(f"later starts: best {best[0]:.2f} s ({best[1]:.2f} s of the processor), median {median[0]:.2f} s")


if __name__ == "__main__":
    main()
