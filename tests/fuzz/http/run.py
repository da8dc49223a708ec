"""Ask a real server for everything that its API describes, for a while: scripts/fuzz http --seconds 3600 --seed 7."""

import argparse
import secrets
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path

from fuzz.http.asking import Asker
from fuzz.http.server import unlimited
from fuzz.http.world import World
from support.servers import Server

COUNT = 6  # generated requests of an operation and mode in each round
MOST_TOLD = 20  # lines of the server's log


def main() -> int:
    """Round after round, each in a new world; then the table, and 1 if anything was wrong."""
    parser = argparse.ArgumentParser(prog="scripts/fuzz http", description=__doc__)
    parser.add_argument("--seconds", type=int, default=60)
    parser.add_argument("--seed", type=int, default=0, help="0: another one each time")
    parser.add_argument("--round", type=int, default=1, help="the first of them")
    asked = parser.parse_args()
    chance = asked.seed or secrets.randbelow(1_000_000_000)
    say(f"== http, seed {chance}")
    with (
        tempfile.TemporaryDirectory() as folder,
        unlimited(Path(folder)) as server,
        closing(Asker(server.url)) as asker,
    ):
        until = time.monotonic() + asked.seconds
        number = asked.round - 1
        while number < asked.round or time.monotonic() < until:
            number += 1
            known = len(asker.tally.faults)
            one_round(asker, server, f"{chance} {number}", until)
            say(f"round {number}: {asker.tally.calls} calls, {len(asker.tally.faults)} kinds of fault")
            say(*map(str, asker.tally.faults[known:]))
        say(asker.tally.told())
        say(*(f"never reached: {' '.join(each)}" for each in asker.unreached))
        errors = server.faults
        say(*errors[:MOST_TOLD], f"{len(errors)} errors in the server's log")
        return int(bool(asker.tally.faults or errors or asker.unreached))


def one_round(asker: Asker, server: Server, chance: str, until: float) -> None:
    """Everything that should succeed, then each operation by chance, in an order that spoils least."""
    world = World(server)
    for operation, status in asker.walk(world):
        if status // 100 != 2:
            asker.tally.wrong(operation, f"{status} where it should succeed", "")
    for operation in asker.order:
        if time.monotonic() > until:
            break
        asker.explore(world, operation, COUNT, chance)
    asker.pages(world, 5 * COUNT, chance)
    server.closing.close()


def say(*lines: str) -> None:
    """Tell whoever waits."""
    sys.stdout.writelines(f"{line}\n" for line in lines)
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
