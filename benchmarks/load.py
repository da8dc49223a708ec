"""A server under load: tables held at once, a move at each every two seconds, and how long people wait.

    python benchmarks/load.py [--steps 100 500 1000 2000] [--seconds 10] [--stores sqlite postgresql]

A real `leggio serve` on the loopback, and the people in a process of their own, at real WebSockets. For each number of
tables: the time from a move's being sent to its being acknowledged, and to its being on the opponent's screen; the
processor and memory of the server; its commits against those of the bare store, measured in the same run. It goes on to
more tables while 99 moves in a hundred are acknowledged within 100 ms. On PostgreSQL there are two server processes,
and Redis between them. People and server share one machine: what the people cost is printed too.
"""

import argparse
import contextlib
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

FOLDER = Path(__file__).resolve().parent
sys.path.insert(0, str(FOLDER))

import store as bare_store  # noqa: E402 - after the folder is on the path

EVERY = 2.0
BOUND_MS = 100.0
STEPS = (100, 250, 500, 1000, 1500, 2000)


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--steps", type=int, nargs="+", default=STEPS, help="tables held at once")
    parser.add_argument("--seconds", type=float, default=10.0, help="of playing at each step")
    parser.add_argument("--stores", nargs="+", choices=bare_store.STORES, default=bare_store.STORES)
    parser.add_argument("--workers", type=int, default=2, help="server processes on PostgreSQL")
    chosen = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory(prefix="leggio-load-", dir="/var/tmp") as folder:
        for name in chosen.stores:
            if name == "sqlite":
                measure("SQLite, one process", f"sqlite:///{folder}/leggio.db", {}, 1, chosen)
            else:
                with bare_store.private_services(Path(folder)) as services:
                    environment = {
                        "LEGGIO_DATABASE_URL": services["postgresql"],
                        "LEGGIO_REDIS_URL": services["redis"],
                    }
                    title = f"PostgreSQL and Redis, {chosen.workers} processes"
                    measure(title, services["postgresql"], environment, chosen.workers, chosen)


def measure(title: str, url: str, environment: dict[str, str], workers: int, chosen: argparse.Namespace) -> None:
    """One store: its bare commits, then a server on it with more and more tables."""
    with tempfile.TemporaryDirectory(prefix="leggio-load-", dir="/var/tmp") as data:
        database = environment.get("LEGGIO_DATABASE_URL", f"sqlite:///{data}/leggio.db")
        bare = _bare(url, min(1.5, chosen.seconds))
        print(f"\n{title}: bare store {bare:,.0f} commits/s, one at a time")
        print(
            f"{'tables':>7} {'moves/s':>8} {'acknowledged':>22} {'on the screen':>22} {'server':>8} {'a table':>9} "
            f"{'people':>7}  of bare"
        )
        known = {**environment, "LEGGIO_DATABASE_URL": database}
        with _server(Path(data), known, workers) as (address, process), _people(address) as ask:
            _climb(ask, process, bare, chosen)


def _climb(ask: Any, process: int, bare: float, chosen: argparse.Namespace) -> None:
    empty, seated = _memory(process), 0
    for tables in chosen.steps:
        ask(f"seat {tables - seated}")
        seated = tables
        time.sleep(1)
        used, start = _cpu(process), time.perf_counter()
        got = ask(f"play {chosen.seconds}")
        cpu = (_cpu(process) - used) / (time.perf_counter() - start)
        memory = (_memory(process) - empty) / tables
        print(
            f"{tables:>7} {got['moves_a_second']:>8.0f} {_times(got['acked_ms']):>22} {_times(got['shown_ms']):>22} "
            f"{cpu:>7.0%} {memory:>6.0f} kB {got['own_cpu']:>7.0%}  × {got['moves_a_second'] / bare:.2f}",
            flush=True,
        )
        if got["refused"] or got["lost"]:
            print(f"        {got['refused']} moves refused, {got['lost']} sockets lost")
        if got["acked_ms"]["p99"] > BOUND_MS:
            print(f"        beyond {BOUND_MS:.0f} ms: no more tables")
            return


def _times(found: dict[str, float]) -> str:
    return f"p50 {found['p50']:.0f}  p99 {found['p99']:.0f} ms"


def _bare(url: str, seconds: float) -> float:
    bare = bare_store.bare_sqlite if url.startswith("sqlite") else bare_store.bare_postgres
    return bare(url, 1, seconds)


@contextlib.contextmanager
def _server(data: Path, environment: dict[str, str], workers: int) -> Iterator[tuple[str, int]]:
    """A real server on a free port: its address and its process."""
    command = [sys.executable, "-m", "leggio", "serve", "--port", "0", "--workers", str(workers), "--lang", "en"]
    known = {**os.environ, **environment, "LEGGIO_DATA": str(data), "LEGGIO_LOG_LEVEL": "error"}
    process = subprocess.Popen(command, env=known, stdout=subprocess.PIPE, text=True)  # noqa: S603 - our own program
    try:
        assert process.stdout is not None
        for line in process.stdout:
            if found := re.search(r"http://[\w.]+:\d+", line):
                yield found[0], process.pid
                break
        else:
            sys.exit("The server did not start.")
    finally:
        process.terminate()
        process.communicate()


@contextlib.contextmanager
def _people(address: str) -> Iterator[Any]:
    """The process with the people: a function that gives it an order and returns its answer."""
    command = [sys.executable, "-m", "load_bench.clients", address, str(EVERY)]
    process = subprocess.Popen(  # noqa: S603 - our own program
        command, cwd=FOLDER, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert process.stdin is not None
    assert process.stdout is not None
    writing, reading = process.stdin, process.stdout

    def ask(order: str) -> dict[str, Any]:
        writing.write(order + "\n")
        writing.flush()
        answer = reading.readline()
        if not answer:
            sys.exit("The people have gone home.")
        return dict(msgspec.json.decode(answer))

    try:
        yield ask
    finally:
        process.terminate()
        process.communicate()


def _family(process: int) -> list[int]:
    """A process and all that it started."""
    children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return [process, *(each for child in children for each in _family(int(child)))]


def _cpu(process: int) -> float:
    """Seconds of processor that the server has used."""
    ticks = 0
    for each in _family(process):
        fields = Path(f"/proc/{each}/stat").read_text().rpartition(") ")[2].split()
        ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def _memory(process: int) -> float:
    """Kilobytes that the server holds, what its processes share counted once."""
    total = 0.0
    for each in _family(process):
        rollup = Path(f"/proc/{each}/smaps_rollup").read_text()
        total += float(re.search(r"^Pss:\s+(\d+)", rollup, re.MULTILINE)[1])  # type: ignore[index]
    return total


if __name__ == "__main__":
    main()
