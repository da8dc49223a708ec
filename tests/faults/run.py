"""People play while things go wrong, history after history, and each is checked; seeds bring the same faults again.

A history that breaks a rule is kept in build/faults, and can be judged again by `scripts/faults check FILE`.
"""

import argparse
import asyncio
import os
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import uvloop

from faults.checker import findings
from faults.history import History, Ok, Seen
from faults.laboratory import run
from faults.machines import Site, one_machine, two_machines
from faults.schedule import KINDS, kinds_of
from support.checked import checked
from support.databases import Database
from support.services import started_services

KEPT = Path(__file__).parents[2] / "build" / "faults"


def main() -> int:
    """Run for as long as was asked; how many rules were broken is the exit code."""
    parser = argparse.ArgumentParser(prog="scripts/faults history", description=__doc__)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--faults", type=kinds_of, default=KINDS, metavar="KIND,KIND", help=", ".join(KINDS))
    parser.add_argument("--minutes", type=float, default=1.0)
    parser.add_argument("--store", choices=("sqlite", "postgres"), default="sqlite")
    parser.add_argument("--workers", type=int, default=2, help="processes of the machine on SQLite")
    parser.add_argument("--round", type=float, default=45.0, help="seconds of a history; then it is checked")
    parser.add_argument("--pace", type=float, default=1.0, help="of the calm between faults; less brings more faults")
    parser.add_argument("--keep", action="store_true", help="keep every history")
    chosen = parser.parse_args()
    return min(uvloop.run(_histories(chosen)), 1)


async def _histories(chosen: argparse.Namespace) -> int:
    # Kills are the most, and come beside all others.
    groups = [group for group in (_those(chosen, "kill"), _others(chosen)) if group]
    counts: Counter[str] = Counter()
    wrong = 0
    number = 0
    with tempfile.TemporaryDirectory(prefix="leggio-faults-") as name:
        async with _site(chosen, Path(name)) as site:
            end = time.monotonic() + 60 * chosen.minutes
            while time.monotonic() < end:
                number += 1
                seed = f"{chosen.seed}.{number}"
                history, nemeses = await run(site, seed, groups, chosen.round, chosen.pace)
                kinds = Counter(kind for nemesis in nemeses for kind in nemesis.struck)
                counts += kinds
                wrong += _told(seed, history, kinds, keep=chosen.keep)
                counts["acknowledged"] += sum(isinstance(record, Ok) for record in history)
                counts["frames"] += sum(isinstance(record, Seen) for record in history)
                _say(f"  so far: {_figures(counts)}")
            faults = site.faults
            audited = await asyncio.to_thread(checked, Database(site.url))
    for fault in faults[:20]:
        _say(f"  a server says: {fault[:400]}")
    _say(f"histories: {number}; {_figures(counts)}; rules broken: {wrong}; db check: {audited.returncode}")
    return wrong + audited.returncode + len(faults)


def _those(chosen: argparse.Namespace, kind: str) -> list[str]:
    return [each for each in chosen.faults if each == kind]


def _others(chosen: argparse.Namespace) -> list[str]:
    return [each for each in chosen.faults if each != "kill" and not (each == "restart" and chosen.store == "sqlite")]


@asynccontextmanager
async def _site(chosen: argparse.Namespace, folder: Path) -> AsyncIterator[Site]:
    if chosen.store == "sqlite":
        async with one_machine(folder, f"sqlite:///{folder}/leggio.db", chosen.workers) as site:
            yield site
        return
    # Flushed as for real users: PostgreSQL is to crash, too.
    services = await asyncio.to_thread(started_services, folder / "services.json", os.getpid(), "--fsync")
    async with two_machines(folder, services.postgresql, owns_store=True) as site:
        yield site


def _told(seed: str, history: History, kinds: Counter[str], *, keep: bool) -> int:
    """Say what came of a history; how many rules it breaks."""
    found = findings(history)
    _say(f"{seed}: {_figures(kinds)}; {len(found)} findings")
    for finding in found[:10]:
        _say(f"  {finding.rule}: {finding.what}"[:600])
    if found or keep:
        history.save(KEPT / f"{seed}.jsonl")
    return len(found)


def _figures(counts: Counter[str]) -> str:
    return ", ".join(f"{count} {name}" for name, count in sorted(counts.items()))


def _say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
