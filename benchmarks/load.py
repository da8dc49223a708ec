"""How many tables one server holds: real `leggio serve`, real sockets, a move every two seconds at each table.

    python benchmarks/load.py [--stores sqlite postgresql] [--workers 1 2] [--tables 500 1000 …] [--seconds 60]
    python benchmarks/load.py --spectators 100 1000 5000 [--beside 1000] [--seconds 60]

Two sockets a table. With each step there are more tables, at a server started anew, until a move in a hundred takes a
tenth of a second or longer, to be acknowledged or to reach the opponent's screen, or moves fall behind. Then some
hundred tables move as fast as they are answered: what it commits then is compared with the bare database, measured
before on the same disk with the same settings (benchmarks/store.py). Everything is flushed to disk. All of it is done
with one server process and with several, on either store; on PostgreSQL with Redis. A step takes a minute: boards fill,
and moves cost what they do in the middle of games. Moves made are given beside moves wanted.

With --spectators one table more is watched by so many, who come, look for a moment and leave all at once, again and
again, from a process of their own; what is measured is how long the moves of the other tables take meanwhile, beside
what they take without them, at a server of its own, and the server's memory before, at its most and when all have gone.

The crowd runs on the same machine and takes its share of the cores: the time of players and spectators is given apart.
Figures are of one run on one machine.
"""

import argparse
import itertools
import json
import os
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, wait
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from leggio.lexicon.opening import cache_directory, open_lexicon
from store import BATCH, STORES, bare_postgres, bare_sqlite, private_services

HERE = Path(__file__).resolve().parent
PACE_S = 2.0
SLOW_MS = 100.0
STEPS = (500, 1000, 1500, 2000, 2500, 3000, 4000)
_LOOK_S = 2.0  # between two looks at the server's memory
_TICKS = os.sysconf("SC_CLK_TCK")


class Result(NamedTuple):
    """Of one measurement, over all processes of the crowd."""

    moves: float  # a second
    wanted: float
    acknowledged: tuple[float, float]  # p50, p99 in milliseconds
    shown: tuple[float, float]
    late: int
    lost: int
    refused: int
    crowd_cpu: float  # of one core
    server_cpu: float
    memory: int  # bytes, of all processes of the server


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--stores", nargs="+", choices=STORES, default=STORES)
    parser.add_argument("--tables", nargs="+", type=int, default=STEPS, help="the steps")
    parser.add_argument("--seconds", type=float, default=60.0, help="of measuring, for each step")
    parser.add_argument("--workers", nargs="+", type=int, default=(1, 2), help="server processes")
    parser.add_argument("--hurrying", type=int, default=512, help="tables that move as fast as they are answered")
    parser.add_argument("--crowd", type=int, default=1, help="processes of players")
    parser.add_argument("--spectators", nargs="+", type=int, default=(), help="who come and go at one table")
    parser.add_argument("--beside", type=int, default=1000, help="tables beside the one that is watched")
    # A server drops a table that nobody looks at after a minute.
    parser.add_argument("--forgets", type=float, default=75.0, help="seconds to wait before memory is looked at again")
    parser.add_argument("--folder", type=Path, default=Path("/var/tmp"), help="for databases: on a disk, as a rule")  # noqa: S108 - a directory of our own in it
    chosen = parser.parse_args(arguments)
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # sockets by the thousand, here and there
    open_lexicon(cache_directory())
    print(f"{os.cpu_count()} cores; load of the machine before: {os.getloadavg()[0]:.1f}")
    # Not in memory: what is measured is how long a disk takes, unless others keep that busy.
    with tempfile.TemporaryDirectory(prefix="leggio-load-", dir=chosen.folder) as folder:
        for store, workers in itertools.product(chosen.stores, chosen.workers):
            place = Path(folder) / f"{store}-{workers}"
            place.mkdir()
            if store == "sqlite":
                measure("SQLite", place, {"LEGGIO_DATABASE_URL": f"sqlite:///{place}/l.db"}, workers, chosen)
            else:
                with private_services(place) as addresses:
                    environment = {
                        "LEGGIO_DATABASE_URL": addresses["postgresql"],
                        "LEGGIO_REDIS_URL": addresses["redis"],
                    }
                    measure("PostgreSQL and Redis", place, environment, workers, chosen)


def measure(title: str, place: Path, environment: dict[str, str], workers: int, chosen: argparse.Namespace) -> None:
    """All figures of one store and so many processes."""
    if chosen.spectators:
        measure_spectators(title, place, environment, workers, chosen)
        return
    url = environment["LEGGIO_DATABASE_URL"]
    sqlite = url.startswith("sqlite")
    bare = bare_sqlite if sqlite else bare_postgres
    bare_url = f"sqlite:///{place}/bare.db" if sqlite else url
    alone, together = (bare(bare_url, size, 2.0) for size in (1, BATCH))
    print(f"\n{title}, server processes: {workers}")
    print(f"  bare database: {alone:,.0f} commits a second one by one; {together:,.0f} rows a second, {BATCH} a commit")
    print(
        "  tables moves/s  wanted  acknowledged ms  on the other screen   server CPU   crowd CPU   server memory\n"
        "                             p50     p99      p50        p99       a move      of a core      a table"
    )
    held = 0
    for tables in chosen.tables:
        # Afresh: games come to their end within a step or two, and an end is no load.
        with server(place, environment, workers) as (host, pid), crowds(host, chosen.crowd) as crowd:
            empty = memory_of(pid)
            crowd.add(tables)
            result = crowd.measured(pid, chosen.seconds, play=chosen.seconds, pace=PACE_S)
        show(tables, result, empty)
        if not holds(result):
            break
        held = tables
    print(f"  an empty server: {empty / 1e6:.0f} MB")
    print(f"  held with 99 moves of 100 known within {SLOW_MS:.0f} ms: {held:,} tables, {2 * held:,} sockets")
    with server(place, environment, workers) as (host, pid), crowds(host, chosen.crowd) as crowd:
        crowd.add(chosen.hurrying)
        hurried = crowd.measured(pid, chosen.seconds, hurry=chosen.seconds, tables=chosen.hurrying // chosen.crowd)
        print(
            f"  as fast as {chosen.hurrying} tables are answered: {hurried.moves:,.0f} moves a second"
            f" (server {hurried.server_cpu:.2f} cores, crowd {hurried.crowd_cpu:.2f}),"
            f" × {hurried.moves / alone:.2f} of bare commits one by one, × {hurried.moves / together:.2f} of batches"
        )


def measure_spectators(
    title: str, place: Path, environment: dict[str, str], workers: int, chosen: argparse.Namespace
) -> None:
    """How long moves take at other tables while people come to one and go."""
    print(f"\n{title}, server processes: {workers}; {chosen.beside} tables beside the one that is watched")
    print(
        "  spectators    came    gone refused  moves/s  wanted  acknowledged ms  on the other screen"
        "   CPU, of a core: server players spectators   memory: before  most  after\n"
        "                                                         p50     p99      p50        p99"
    )
    for people in (0, *chosen.spectators):
        show_beside(people, *beside_spectators(people, place, environment, workers, chosen))


def beside_spectators(
    people: int, place: Path, environment: dict[str, str], workers: int, chosen: argparse.Namespace
) -> tuple[dict[str, Any], Result, tuple[int, int, int]]:
    """So many come to one table and go: how many did, the moves of others, memory before, at its most, and after."""
    with server(place, environment, workers) as (host, pid):
        with crowds(host, chosen.crowd) as crowd, crowds(host, 1) as watched, crowds(host, 1) as watching:
            table = watched.add(1)
            crowd.add(chosen.beside)
            if people:
                watching.ask({"gather": people})
            before = memory_of(pid)
            with ThreadPoolExecutor(2) as aside:
                question = {"watch": table, "people": people, "seconds": (chosen.seconds + PACE_S) * bool(people)}
                asked = aside.submit(watching.ask, question)
                playing = aside.submit(watched.ask, {"play": chosen.seconds, "pace": PACE_S})
                result = crowd.measured(pid, chosen.seconds, play=chosen.seconds, pace=PACE_S)
                playing.result()
                churned = asked.result()
            most = max(result.memory, memory_of(pid))
            for each in (crowd, watched):
                each.ask({"leave": True})
        time.sleep(chosen.forgets)
        return churned, result, (before, most, memory_of(pid))


def show_beside(people: int, churned: dict[str, Any], result: Result, memory: tuple[int, int, int]) -> None:
    """A line of the table."""
    before, most, after = (each / 1e6 for each in memory)
    spectators = churned["cpu"] / max(churned["seconds"], 1.0)
    print(
        f"  {people:>10,} {churned['came']:>7,} {churned['gone']:>7,} {churned['refused']:>7,} {made(result)}"
        f" {result.server_cpu:>22.2f} {result.crowd_cpu:>7.2f} {spectators:>10.2f}"
        f" {before:>12.0f} MB {most:>4.0f} MB {after:>4.0f} MB",
        flush=True,
    )


def made(result: Result) -> str:
    """Moves made and wanted, and how long they took to be known."""
    return (
        f"{result.moves:>7,.0f} {result.wanted:>7,.0f} {result.acknowledged[0]:>8.1f} {result.acknowledged[1]:>7.1f}"
        f" {result.shown[0]:>8.1f} {result.shown[1]:>10.1f}"
    )


def holds(result: Result) -> bool:
    """Whether the server keeps up."""
    in_time = max(result.acknowledged[1], result.shown[1]) < SLOW_MS
    return in_time and not result.lost and result.moves > 0.95 * result.wanted


def show(tables: int, result: Result, empty: int) -> None:
    """A line of the table."""
    each = (result.memory - empty) / tables
    cost = result.server_cpu / max(result.moves, 0.01)  # seconds of a core; of very few tables none may have moved
    print(
        f"  {tables:>6} {made(result)} {cost * 1e6:>9,.0f} µs"
        f" {result.crowd_cpu:>12.2f} {each / 1000:>12,.0f} kB"
        + (
            f"   late {result.late}, refused {result.refused}, lost {result.lost}" if result.late or result.lost else ""
        ),
        flush=True,
    )


class Crowds:
    """Processes of players, asked all at once."""

    def __init__(self, processes: list["subprocess.Popen[str]"]) -> None:
        self._processes = processes
        self._tables = 0

    def add(self, tables: int) -> str:
        """Have so many tables altogether; one of them."""
        more, count = tables - self._tables, len(self._processes)
        answers = self._ask([{"add": more // count + (number < more % count)} for number in range(count)])
        self._tables = tables
        return str(answers[0]["first"])

    def ask(self, question: dict[str, Any]) -> dict[str, Any]:
        """Ask all of them the same; what the first one says."""
        return self._ask([question] * len(self._processes))[0]

    def measured(self, server: int, seconds: float, **question: float) -> Result:
        """Let them play, and put together what each of them saw; the server's time over the same while."""
        with ThreadPoolExecutor(1) as aside:
            asked = aside.submit(self._ask, [dict(question)] * len(self._processes))
            if "play" in question:
                time.sleep(PACE_S)  # they fall into step
            before, start = cpu_of(server), time.perf_counter()
            memory = 0
            while not wait([asked], timeout=_LOOK_S).done and time.perf_counter() - start < seconds:
                memory = max(memory, memory_of(server))  # who hurries may be done before
            used = (cpu_of(server) - before) / (time.perf_counter() - start)
            memory = max(memory, memory_of(server))
            answers = asked.result()
        seconds = max(answer["seconds"] for answer in answers)
        acknowledged = sorted(each for answer in answers for each in answer["acknowledged"])
        shown = sorted(each for answer in answers for each in answer["shown"])
        return Result(
            moves=len(acknowledged) / seconds,
            wanted=sum(answer["wanted"] for answer in answers) / seconds,
            acknowledged=percentiles(acknowledged),
            shown=percentiles(shown),
            late=sum(answer["late"] for answer in answers),
            lost=sum(answer["lost"] for answer in answers),
            refused=sum(answer["refused"] for answer in answers),
            crowd_cpu=sum(answer["cpu"] for answer in answers) / seconds,
            server_cpu=used,
            memory=memory,
        )

    def _ask(self, questions: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
        for process, question in zip(self._processes, questions, strict=True):
            assert process.stdin is not None
            process.stdin.write(json.dumps(question) + "\n")
            process.stdin.flush()
        answers = []
        for process in self._processes:
            assert process.stdout is not None
            line = process.stdout.readline()
            if not line:
                sys.exit("The crowd broke up.")
            answers.append(json.loads(line))
        return answers


def percentiles(microseconds: list[int]) -> tuple[float, float]:
    """The middle and the slowest hundredth, in milliseconds."""
    if len(microseconds) < 2:
        return float("inf"), float("inf")
    cuts = statistics.quantiles(microseconds, n=100)
    return cuts[49] / 1000, cuts[98] / 1000


@contextmanager
def server(place: Path, environment: dict[str, str], workers: int) -> Iterator[tuple[str, int]]:
    """`leggio serve` on a free port: its host and port, its process."""
    given = {**os.environ, "LEGGIO_DATA": str(place), "LEGGIO_CACHE": str(cache_directory()), **environment}
    command = [sys.executable, "-m", "leggio", "serve", "--port", "0", "--workers", str(workers), "--lang", "en"]
    with (
        (place / "log").open("w") as log,
        subprocess.Popen(command, env=given, stdout=subprocess.PIPE, stderr=log, text=True) as process,  # noqa: S603
    ):
        try:
            assert process.stdout is not None
            announced = process.stdout.readline()
            address = next((word for word in announced.split() if word.startswith("http://")), None)
            if address is None:
                sys.exit((place / "log").read_text())
            time.sleep(3)  # the lexicon is opened meanwhile, and all processes are there
            yield address.removeprefix("http://"), process.pid
        finally:
            process.terminate()


@contextmanager
def crowds(host: str, count: int) -> Iterator[Crowds]:
    """Processes of players."""
    environment = {**os.environ, "PYTHONPATH": str(HERE)}
    processes = [
        subprocess.Popen(  # noqa: S603 - our own
            [sys.executable, "-m", "crowd", host, str(number)],
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        for number in range(count)
    ]
    try:
        yield Crowds(processes)
    finally:
        for process in processes:
            process.kill()
            process.wait()


def family(pid: int) -> list[int]:
    """A process and all it has started."""
    found = [pid]
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        for child in task.read_text().split():
            found += family(int(child))
    return found


def cpu_of(pid: int) -> float:
    """Seconds of processor time that a process and all it has started have used."""
    used = 0
    for each in family(pid):
        fields = Path(f"/proc/{each}/stat").read_text().rpartition(") ")[2].split()
        used += int(fields[11]) + int(fields[12])
    return used / _TICKS


def memory_of(pid: int) -> int:
    """Bytes in memory, shared pages shared out."""
    lines = [line for each in family(pid) for line in Path(f"/proc/{each}/smaps_rollup").read_text().splitlines()]
    return sum(int(line.split()[1]) * 1024 for line in lines if line.startswith("Pss:"))


if __name__ == "__main__":
    main()
